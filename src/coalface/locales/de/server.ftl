# Wörter des Servers, auf Deutsch: warum etwas nicht geschieht.

story-taken-back = { $name } nimmt einen Zug zurück.
story-taken-back-with = { $name } nimmt einen Zug zurück; damit entfallen auch spätere Züge von { $others }.
guest = Gast { $number }
anonymous = jemand
webhook-your-turn = Du bist am Zug bei { $title }: { $link }
refused-unreadable = Der Server versteht diese Nachricht nicht.
refused-not-found = Hier ist nichts.
refused-failed = Etwas ging schief. Sieh nach, wie es steht, bevor du es noch einmal versuchst.
refused-no-database = Der Server erreicht seine Datenbank gerade nicht. Alles, was bestätigt wurde, ist gespeichert; der Rest zeigt sich, sobald die Datenbank wieder antwortet.
refused-too-fast = Das war zu schnell. Bitte kurz warten.
refused-foreign = Diese Anfrage kommt von einer anderen Seite.
refused-other-host = Auf diesen Namen hört der Server nicht. Der Gastgeber kann den Namen mit COALFACE_HOSTS hinzufügen.
refused-only-host = Das darf nur der Gastgeber dieses Servers sehen.
refused-unhealthy = Der Server kann nicht in seine Datenbank schreiben.
refused-unknown-you = Bitte gib zuerst einen Namen ein.
refused-new-session = Du bist neu hereingekommen.
refused-bad-name = Das kann kein Name sein.
refused-account-already = Du hast schon ein Konto.
refused-login-taken = Dieser Anmeldename ist vergeben.
refused-wrong-login = Anmeldename oder Passwort stimmt nicht.
refused-wrong-code = Dieser Code ist falsch, benutzt oder zu alt.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-record = Diese Aufzeichnung gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-unknown-line = Diese Zeile gibt es in der Partie nicht.
refused-unknown-bot = Diesen Computerspieler gibt es nicht.
refused-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-unknown-person = Diese Person ist nicht an diesem Tisch.
refused-unknown-move = Diesen Zug gibt es nicht.
refused-bad-game = So lässt sich dieses Spiel nicht spielen.
refused-bad-record = Diese Aufzeichnung ist nicht brauchbar.
refused-bad-components = Mit dieser Materialdatei kann nicht gespielt werden.
refused-bad-webhook = Diese Adresse kann kein Webhook sein.
refused-holiday-limit = { $left ->
    [one] Du hast dieses Jahr noch 1 Tag Urlaub; die Grenze liegt bei { $limit }.
   *[other] Du hast dieses Jahr noch { $left } Tage Urlaub; die Grenze liegt bei { $limit }.
}
refused-webhooks-off = Dieser Server ruft keine Webhooks auf.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-open = Diese Partie hat schon begonnen.
refused-not-playing = An diesem Tisch läuft keine Partie.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
refused-paused = Der Gastgeber hat die Partie angehalten.
refused-stale = Die Stellung hat sich inzwischen geändert.
refused-lesson-other = Die Regeln erlauben das. Tu in dieser Lektion, worum sie bittet: „Zeig es mir“ weist darauf.
refused-unknown-lesson = Diese Lektion gibt es nicht.
refused-unknown-scene = Dieses Bild gibt es nicht.
refused-stand-in = Ein Computerspieler spielt auf diesem Platz. Nimm den Platz erst zurück.
refused-out-of-time = Deine Zeit ist zweimal abgelaufen; der Computer spielt diesen Platz zu Ende.
refused-undo-nothing = Es gibt nichts von dir zurückzunehmen.
refused-undo-sealed = Verdeckte Entscheidungen werden gerade getroffen oder sind schon aufgedeckt. Sie lassen sich nicht zurücknehmen.
refused-undo-closed = Jetzt lässt sich nichts zurücknehmen.
refused-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
refused-hints-off = An diesem Tisch gibt es keine Tipps.
refused-no-hint = Hier gibt es keinen Tipp.
refused-no-hello = Der Client hat sich nicht gemeldet.
refused-other-version = Diese Seite ist veraltet. Bitte neu laden.
refused-too-many-windows = Du hast zu viele Fenster an diesem Tisch: Höchstens { $most } können offen sein. Dieses wurde geschlossen.
refused-restart = Der Server wird neu gestartet.

## Die Geschichte eines beendeten Spiels

turning-lead = { $when }: { $done } Damit geht { $name } in Führung ({ $points }).
turning-lead-plain = { $when }: { $name } geht in Führung ({ $points }).
turning-lead-final = { $when }: { $done } Damit geht { $name } endgültig in Führung ({ $points }).
turning-lead-final-plain = { $when }: { $name } geht endgültig in Führung ({ $points }).
turning-fall = { $when }: { $done } Dadurch kommt { $name } in Führung.
turning-fall-plain = { $when }: { $name } kommt in Führung, weil { $other } zurückfällt.
turning-fall-final = { $when }: { $done } Dadurch kommt { $name } endgültig in Führung.
turning-fall-final-plain = { $when }: { $name } kommt endgültig in Führung, weil { $other } zurückfällt.
turning-gain = { $when }: { $done } Das ist der beste Zug der Partie ({ $points }).
turning-gain-plain = { $when }: { $name } hat den besten Zug der Partie ({ $points }).
turning-gain-stated = { $when }: { $done } Das ist der beste Zug der Partie.
turning-ahead = { $count ->
    [one] 1 Punkt Vorsprung
   *[other] { $count } Punkte Vorsprung
}
turning-ahead-dollars = ${ $count } Vorsprung
turning-gained = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
turning-gained-dollars = ${ $count } eingenommen
turning-scoring = { $round }: Wertung
turning-final = Schlusswertung
turning-turn = Zug { $number }

## Kapitel der Regeln

chapter-end = Spielende
chapter-mining = Fördern
chapter-order = Reihenfolge
chapter-players = Spielerzahl
chapter-setup = Vorbereitung

## Eigene Materialdateien

components-not-text = Die Datei ist kein Text in UTF-8.
components-at = Zeile { $line }: { $words }
components-unknown-key = Die Tabelle [{ $table }] kennt keinen Schlüssel „{ $name }“.
components-unknown-table = Eine Tabelle [{ $name }] gibt es nicht.
components-missing-key = In der Tabelle [{ $table }] fehlt der Schlüssel „{ $name }“.
components-missing-table = Die Tabelle [{ $name }] fehlt.
components-meant = War „{ $meant }“ gemeint?
components-known = Möglich sind: { $known }
components-wrong-kind = „{ $name }“ in der Tabelle [{ $table }] muss { $right } sein, ist aber { $got }.
components-kind-table = eine Tabelle
components-kind-list = eine Liste
components-kind-text = Text in Anführungszeichen
components-kind-switch = true oder false
components-kind-number = eine ganze Zahl
components-or = oder
components-more = { $count ->
    [one] Eine weitere Angabe ist falsch.
   *[other] { $count } weitere Angaben sind falsch.
}

## After a guided game: $source (text), $mine and $others (numbers)

remark-well = Das ist dir gelungen: { $source }. Es brachte dir { $mine } Punkte, dem Besten der anderen { $others }.
remark-next = Versuch nächstes Mal mehr davon: { $source }. Es brachte dir { $mine } Punkte, dem Besten der anderen { $others }.
remark-well-dollars = Das ist dir gelungen: { $source }. Es brachte dir { $mine } Dollar, dem Besten der anderen { $others }.
remark-next-dollars = Versuch nächstes Mal mehr davon: { $source }. Es brachte dir { $mine } Dollar, dem Besten der anderen { $others }.
