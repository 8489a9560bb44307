# German Railroads und Russian Railroads auf Deutsch. Attribute sind Grammatik, wie in den anderen Dateien.

## Titel, Strecken, Farben

gr-title = German Railroads
gr-tagline = Lege Gleise in fünf Farben, nimm Lokomotiven und Industrie dazu und punkte jede Runde mehr.
gr-alone = Du spielst gegen Emil, einen Stapel Karten: Er nimmt dir Felder weg, auch Lokomotiven und Ingenieure, und punktet nicht. Dein Ziel sind so viele Punkte wie möglich.
gr-title-russian = Russian Railroads
# Eine Gleisfarbe; .letter zeigt sie in einer Zeichnung
gr-colour-black = schwarz
    .letter = S
    .e = schwarze
    .en = schwarzen
    .er = schwarzer
    .es = schwarzes
gr-colour-gray = grau
    .letter = G
    .e = graue
    .en = grauen
    .er = grauer
    .es = graues
gr-colour-brown = braun
    .letter = B
    .e = braune
    .en = braunen
    .er = brauner
    .es = braunes
gr-colour-natural = natur
    .letter = N
    .e = naturfarbene
    .en = naturfarbenen
    .er = naturfarbener
    .es = naturfarbenes
gr-colour-white = weiß
    .letter = W
    .e = weiße
    .en = weißen
    .er = weißer
    .es = weißes
gr-letter = { $colour-letter }
gr-railroad-ts = Transsib
gr-railroad-sp = Petersburg
gr-railroad-ki = Kiev
gr-railroad-mu = München
gr-railroad-dr = Dresden
gr-railroad-nu = Nürnberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlin
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt
gr-slot = { $railroad }
gr-slot-main = { $railroad }, Platz { $number }
gr-gap = Lücke { $number }
gr-tile-loco = die Lokomotive auf { $slot }
    .dat = der Lokomotive auf { $slot }
gr-tile-factory = die Fabrik in { $gap }
    .dat = der Fabrik in { $gap }
gr-place = Feld { $points }
    .dat = Feld { $points }
gr-place-gap = { $gap }
    .dat = { $gap }
gr-place-blank = das Feld ohne Zahl
    .dat = dem Feld ohne Zahl
gr-revaluation-none = wie gedruckt
    .acc = die gedruckten Werte
gr-revaluation-base = der Aufwerter des Grundspiels
    .acc = den Aufwerter des Grundspiels
gr-revaluation-german = der deutsche Aufwerter
    .acc = den deutschen Aufwerter
gr-emil = Emil
gr-means-income = einen Einkommensmarker nutzen
gr-means-foundry = eine Gießerei nutzen
gr-means-boilerman = einen Heizer nehmen
gr-means-close = die eben genutzte Gießerei schließen

## Was auf Feldern steht

gr-pieces-workers = { $count } Arbeiter
gr-pieces-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
gr-pieces-black = den schwarzen Arbeiter
gr-pay-plain = Arbeiter allein
gr-pay-black = Arbeiter, darunter den schwarzen
gr-pay-coin = eine Münze statt eines Arbeiters
gr-pay-coin-black = eine Münze statt eines Arbeiters und den schwarzen Arbeiter
gr-pay-2coins = 2 Münzen statt Arbeitern
gr-pay-2coins-black = 2 Münzen statt Arbeitern und den schwarzen Arbeiter
gr-pay-3coins = 3 Münzen statt Arbeitern

## Aktionsfelder

gr-space-black2 = 2 schwarze Schritte
gr-space-black3 = 3 schwarze Schritte
gr-space-gray2 = 2 graue Schritte
gr-space-gray3 = 3 graue Schritte
gr-space-brown1 = 1 brauner Schritt
gr-space-brown2 = 2 braune Schritte
gr-space-natural1 = 1 naturfarbener Schritt
gr-space-natural2 = 2 naturfarbene Schritte
gr-space-white1 = 1 weißer Schritt
gr-space-white2 = 2 weiße Schritte
gr-space-any2 = 2 Schritte beliebiger Farbe
gr-space-bg1 = 1 schwarzer oder grauer Schritt
gr-space-loco1 = Lokomotive oder Fabrik
gr-space-loco2 = Lokomotive oder Fabrik (2 Arbeiter)
gr-space-loco3 = Lokomotive und Fabrik
gr-space-ind1 = 1 Industrieschritt
gr-space-ind2 = 2 Industrieschritte
gr-space-ind1black1 = 1 Industrie-, 1 schwarzer Schritt
gr-space-doubler = Verdoppler
gr-space-coins2 = 2 Münzen
gr-space-temp = 2 türkise Arbeiter
gr-space-order1 = Erster der Reihenfolge
gr-space-order2 = Zweiter der Reihenfolge
gr-space-eng-hire = Ingenieur anheuern
gr-space-last-round = 3 Industrieschritte, letzte Runde
gr-space-coal-take = 1 Kohle
gr-space-coal-foundry = Gießerei und 1 Kohle
gr-space-coal-combined = Kohle oder Gießerei
gr-emil-card-engineer = öffentlicher Ingenieur
gr-strip-hire = Anheuerfeld
gr-strip-strip-1 = Leistenfeld 1
gr-strip-strip-2 = Leistenfeld 2
gr-strip-strip-3 = Leistenfeld 3
gr-strip-strip-4 = Leistenfeld 4
gr-strip-strip-5 = Leistenfeld 5
gr-strip-strip-6 = Leistenfeld 6

## Wirkungen, Teil für Teil

gr-effect = { $parts }
gr-effect-either = { $first } oder { $last }
gr-part-step = { $count ->
    [one] 1 { $colour-er } Schritt
   *[other] { $count } { $colour-e } Schritte
}
gr-part-any = { $count ->
    [one] 1 Schritt beliebiger Farbe
   *[other] { $count } Schritte beliebiger Farbe
}
gr-part-bg = { $count ->
    [one] 1 schwarzer oder grauer Schritt
   *[other] { $count } schwarze oder graue Schritte
}
gr-part-distinct = { $count ->
    [one] 1 Schritt einer noch nicht benutzten Farbe
   *[other] { $count } Schritte verschiedener Farben
}
gr-part-catch = ein graues Gleis bis direkt hinter das schwarze
gr-part-run = weitere graue Schritte auf der Strecke { $railroad }
gr-part-industry = { $count ->
    [one] 1 Industrieschritt
   *[other] { $count } Industrieschritte
}
gr-part-loco = { $count ->
    [one] 1 Lokomotive
   *[other] { $count } Lokomotiven
}
gr-part-factory = { $count ->
    [one] 1 Fabrik
   *[other] { $count } Fabriken
}
gr-part-either = { $count ->
    [one] 1 Lokomotive oder Fabrik
   *[other] { $count } Lokomotiven oder Fabriken
}
gr-part-doubler = { $count } Verdoppler
gr-part-question = { $count } ?-Plättchen
gr-part-signal = { $count ->
    [one] 1 Signal
   *[other] { $count } Signale
}
gr-part-card = { $count ->
    [one] 1 ?-Karte
   *[other] { $count } ?-Karten
}
gr-part-end-bonus = { $count ->
    [one] 1 Spielendekarte
   *[other] { $count } Spielendekarten
}
gr-part-income = { $count } Einkommensmarker
gr-part-foundry = { $count ->
    [one] 1 Gießerei
   *[other] { $count } Gießereien
}
gr-part-copy = die Aktion eines anderen Ingenieurs
gr-part-use-factory = eine deiner Fabriken arbeitet
gr-part-engineer-sum = Punkte für die Summe der Zahlen deiner Ingenieure
gr-part-top = { $count ->
    [one] Punkte für deine höchste Lokomotive
   *[other] Punkte für deine { $count } höchsten Lokomotiven
}
gr-part-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
gr-part-coal-steps = 2 schwarze Schritte je Kohle, bis zu { $count } Kohle
gr-part-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
gr-part-coal = { $count } Kohle
gr-part-temp = { $count ->
    [one] 1 türkiser Arbeiter
   *[other] { $count } türkise Arbeiter
}
gr-part-order = Platz { $count } der Reihenfolge
gr-part-unlock = { $what-e } Gleise werden frei
gr-part-worker = ein neuer Arbeiter
gr-part-marker = der zusätzliche Industriemarker
gr-part-again = ein Feld mit einer eigenen Figur noch einmal
gr-part-again-two = ein Feld mit einer oder zwei eigenen Figuren noch einmal
gr-part-start-bonus = { $count ->
    [one] 1 zufällige Startbonuskarte
   *[other] { $count } zufällige Startbonuskarten
}
gr-part-hire = der Ingenieur auf dem Anheuerfeld
gr-part-engineer = Ingenieur { $what }
gr-part-medal = die Medaille
gr-part-revalue = { $what }
gr-part-second-marker = ein zweiter Industriemarker
gr-part-black-worker = der schwarze Arbeiter
gr-part-loco9 = die besondere Lokomotive #9
gr-part-coal-factory = die Kohlenfabrik
gr-gives-star = { $points ->
    [one] 1 Punkt in jeder Wertung
   *[other] { $points } Punkte in jeder Wertung
}
gr-gives-double = die Punkte dieser Strecke zählen doppelt
gr-gives-medal = Platz für die Medaille, die in jeder Wertung { $points } Punkte bringt
gr-engineer = Ingenieur { $number } ({ $effect })
gr-foundry = Gießerei { $number } ({ $effect })
gr-factory = Fabrik { $number } ({ $effect })
gr-factory-coal = Kohlenfabrik ({ $effect })
gr-locos = #{ $number } ×{ $count }
gr-extension = { $size } Felder, { $cells }
gr-special = { $gives } auf Feld { $space } ({ $colour })
gr-special-loco = { $gives } auf Feld { $space } ({ $colour } und Reichweite)
gr-end-bonus-factories = Fabriken (je { $points } Punkte)
gr-end-bonus-engineers = Ingenieure (je { $points } Punkte)
gr-end-bonus-end-stations = Endbahnhöfe ({ $points } Punkte für jede von Schwarz vollendete Strecke)
gr-end-bonus-gray-brown = graue und braune Gleise ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Feld)
gr-end-bonus-black = schwarze Gleise ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Feld)
gr-end-bonus-signals = erhaltene Signale ({ $steps })
gr-end-bonus-doublers = Verdoppler ({ $steps })
gr-end-bonus-qtokens = benutzte ?-Plättchen (je { $points } Punkte)
gr-end-bonus-extra-engineer = ein Ingenieur mehr für die Mehrheit
gr-end-bonus-top-locos = die Zahlen deiner vier höchsten Lokomotiven
gr-end-bonus-extra-workers = zusätzliche Arbeiter (je { $points } Punkte)

## Woher Punkte kommen

gr-source-railroad = Strecke { $railroad }
    .for = für die Strecke { $railroad }
gr-source-stars = Sternfelder
    .for = für Sternfelder
gr-source-medal = Medaille
    .for = für die Medaille
gr-source-industry = Industrie
    .for = für die Industrie
gr-source-passing = Passen
    .for = fürs Passen
gr-source-actions = Aktionen
    .for = durch eine Aktion
gr-source-end-bonus = Spielendekarten
    .for = für eine Spielendekarte
gr-source-majority = Mehrheit der Ingenieure
    .for = für die Mehrheit der Ingenieure

## Was geschah: eine Zeile des Protokolls. $seat ist, wer handelte

gr-points-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $source-for }.
gr-emil-grew = Emil bekommt einen Arbeiter mehr und hat jetzt { $workers }.
gr-emil-passed = Emil passt.
gr-emil-drew = Emil zieht die Karte „{ $card }“ { $used ->
    [0] und kann sie nicht nutzen.
   *[1] und nutzt sie.
}
gr-emil-took = Emil nimmt { $factory ->
    [0] Lokomotive #{ $number }
    [1] Fabrik { $number }
   *[2] die Kohlenfabrik
} aus dem Spiel.
    .more = nimmt { $factory ->
       [0] Lokomotive #{ $number }
       [1] Fabrik { $number }
      *[2] die Kohlenfabrik
    } aus dem Spiel
gr-emil-placed = Emil setzt { $pieces } auf das Feld „{ $space }“.
gr-emil-shuffled = Emils Karten werden gemischt; er hat { $workers } Arbeiter.
gr-emil-hired = Emil heuert { $engineer } an.
    .more = heuert { $engineer } an
gr-signal-received = { $seat } erhält ein Signal.
gr-signal-used = { $way ->
    [0] { $seat } nutzt ein Signal für 1 schwarzen Schritt und 1 Schritt beliebiger Farbe.
   *[1] { $seat } nutzt ein Signal und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
}
gr-points-taken = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $what }.
gr-resolved-engineers = die Zahlen der Ingenieure
gr-resolved-top = { $count ->
    [one] die höchste Lokomotive
   *[other] die { $count } höchsten Lokomotiven
}
gr-part-chosen = { $seat } wählt „{ $part }“.
gr-doubler-placed = { $seat } legt { $count } Verdoppler.
gr-coins-taken = { $seat } nimmt { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}.
gr-coal-taken = { $seat } nimmt { $count } Kohle.
gr-workers-hired = { $seat } nimmt { $count ->
    [one] 1 türkisen Arbeiter
   *[other] { $count } türkise Arbeiter
} für diese Runde.
gr-medal-put = { $seat } legt die Medaille auf ihren Platz.
gr-tracks-revalued = { $seat } nimmt { $table-acc } und wertet die Gleise von nun an danach.
gr-marker-added = { $seat } setzt einen weiteren Industriemarker auf Feld 0.
gr-marker-declined = { $seat } nimmt den zusätzlichen Industriemarker nicht.
gr-worker-black = { $seat } nimmt den schwarzen Arbeiter.
gr-colour-unlocked = { $seat } darf von nun an { $colour-e } Gleise benutzen.
gr-worker-joined = { $seat } bekommt einen neuen Arbeiter.
gr-engineer-hired = { $seat } heuert { $engineer } an.
gr-engineer-left = Niemand hat { $engineer } angeheuert; er verlässt das Spiel.
gr-engineer-dealt = Auf dem { $place } liegt { $engineer }.
gr-engineer-copied = { $seat } kopiert { $engineer }.
gr-factory-wanted = { $seat } baut eine Fabrik{ $source ->
    [2] .
   *[3] , keine Lokomotive.
}
gr-factory-turned = { $seat } dreht Lokomotive #{ $number } des Vorrats zur Fabrik um{ $source ->
    [2] .
   *[3] { " " }und nimmt keine Lokomotive.
}
gr-factory-taken = { $seat } nimmt { $number } aus dem Vorrat.
gr-factory-built = { $seat } baut { $number } in { $gap }.
gr-factory-replaced = { $seat } ersetzt { $old } in { $gap } durch { $number }{ $boilerman ->
    [0] .
   *[1] ; ihr Heizer verlässt das Spiel.
}
gr-factory-used = { $seat } lässt { $number } in { $gap } arbeiten.
gr-space-reached = { $seat } erfüllt das Sonderfeld { $space } der Strecke { $railroad } mit der Wirkung „{ $gives }“.
gr-lane-reached = { $seat } erreicht { $place } der Industrieleiste mit der Wirkung „{ $gives }“.
gr-track-moved = { $seat } baut auf der Strecke { $railroad } das { $colour-e } Gleis bis Feld { $space }{ $source ->
    [0] .
    [1] { " " }(beliebige Farbe).
    [2] { " " }(schwarz oder grau).
    [3] { " " }(verschiedene Farben).
   *[4] { " " }(bis zum schwarzen Gleis).
}
gr-branch-chosen = { $seat } baut weiter nach { $branch }.
gr-extension-laid = { $seat } legt bei { $station } den Streckenausbau „{ $extension }“.
gr-loco-taken = { $seat } nimmt Lokomotive #{ $number }{ $source ->
    [0] .
   *[1] , keine Fabrik.
}
gr-loco-placed = { $seat } setzt Lokomotive #{ $number } auf die Strecke { $slot }{ $replaced ->
    [0] .
   *[1] , wo ihr #{ $replaced } weicht.
}
gr-loco-returned = { $seat } gibt Lokomotive #{ $number } zurück, die { $fate ->
    [0] als Fabrik im Vorrat liegt.
    [1] als Fabrik im Vorrat liegt; ihr Heizer verlässt das Spiel.
    [2] das Spiel verlässt.
   *[3] mit ihrem Heizer das Spiel verlässt.
}
gr-marker-moved = { $seat } zieht einen Industriemarker auf { $place }.
gr-endbonus-removed = Eine Spielendekarte geht ungesehen zurück in die Schachtel.
gr-endbonus-drawn = { $seat } zieht eine Spielendekarte.
gr-endbonus-card = Deine neue Spielendekarte ist „{ $card }“.
gr-endbonus-looked = { $seat } sieht die Spielendekarten durch.
gr-endbonus-seen = Im Stapel liegt „{ $card }“.
gr-endbonus-kept = { $seat } behält eine Spielendekarte.
gr-endbonus-scored = { $seat } deckt die Spielendekarte „{ $card }“ auf, die { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringt.
gr-space-repeated = { $seat } nutzt das Feld „{ $space }“ noch einmal.
gr-repeat-declined = { $seat } nutzt kein Feld noch einmal.
gr-token-used = { $seat } nutzt das ?-Plättchen „{ $token }“.
gr-card-taken = { $seat } nimmt die ?-Karte „{ $card }“.
gr-coal-burnt = { $seat } verheizt 1 Kohle in der Kohlenfabrik für 2 schwarze Schritte.
gr-income-taken = { $seat } nimmt den Einkommensmarker „{ $income }“.
gr-income-used = { $seat } nutzt den Einkommensmarker „{ $income }“.
gr-foundry-taken = { $seat } nimmt { $foundry }.
gr-foundry-shown = Die nächste offene Gießerei ist { $foundry }.
gr-foundry-used = { $seat } legt { $coal } Kohle auf { $foundry }.
gr-foundry-closed = { $seat } schließt { $foundry }, die ein Heizer wird; die Kohle darauf geht in den Vorrat.
gr-boilerman-taken = { $seat } nimmt einen Heizer für { $coal } Kohle.
gr-boilerman-put = { $seat } stellt den Heizer zu { $tile-dat }.
gr-placed = { $seat } setzt { $pieces } auf das Feld „{ $space }“.
gr-passed = { $seat } passt.
gr-order-set = { $seat } ist Nummer { $place } der Reihenfolge.
gr-relocated = { $seat } versetzt { $pieces } vom Reihenfolgefeld auf das Feld „{ $space }“.
gr-relocation-declined = { $seat } lässt den Arbeiter auf dem Reihenfolgefeld stehen.
gr-turn-ended = { $seat } beendet den Zug.
gr-rest-lost = { $seat } kann den Rest der Aktion nicht ausführen; er verfällt.
gr-round-began = Runde { $round } beginnt.
gr-round-last = Das ist die letzte Runde{ $alone ->
    [0] ; ein Feld für 3 Industrieschritte tritt an die Stelle der Reihenfolgefelder.
   *[1] .
}
gr-round-cleared = Alle Arbeiter gehen heim{ $coins ->
    [0] .
    [1] , und 1 Münze geht von den Feldern in den Vorrat.
   *[2] , und { $coins } Münzen gehen von den Feldern in den Vorrat.
}
gr-engineers-moved = { $count ->
    [one] Auf der Leiste rückt 1 Ingenieur ein Feld weiter.
   *[other] Auf der Leiste rücken { $count } Ingenieure ein Feld weiter.
}
gr-bonus-taken = { $seat } nimmt die Startbonuskarte „{ $bonus }“.
gr-bonus-drawn = { $seat } zieht die Startbonuskarte „{ $bonus }“.

## Der Verlauf: Runden, was in einem Zug getan wurde, Gruppen von Punkten

gr-round = Runde { $round }
gr-round-of = Runde { $round } von { $rounds }
gr-deed-track-moved = { $count ->
    [one] 1 Gleisschritt
   *[other] { $count } Gleisschritte
}
gr-deed-track-moved-colour = { $count ->
    [one] 1 { $colour-er } Gleisschritt
   *[other] { $count } { $colour-e } Gleisschritte
}
gr-deed-track-moved-place = { $railroad } { $space }
gr-deed-loco-placed = { $count ->
    [one] 1 Lokomotive gesetzt
   *[other] { $count } Lokomotiven gesetzt
}
gr-deed-loco-placed-place = Lokomotive #{ $number }: { $slot }
gr-deed-factory-built-place = { $number }, { $gap }
gr-deed-factory-replaced-place = { $number }, { $gap }
gr-deed-engineer-hired-place = { $engineer }
gr-deed-factory-built = { $count ->
    [one] 1 Fabrik gebaut
   *[other] { $count } Fabriken gebaut
}
gr-deed-factory-replaced = { $count ->
    [one] 1 Fabrik ersetzt
   *[other] { $count } Fabriken ersetzt
}
gr-deed-factory-used = { $count ->
    [one] 1 Fabrik in Betrieb
   *[other] { $count } Fabriken in Betrieb
}
gr-deed-engineer-hired = { $count ->
    [one] 1 Ingenieur angeheuert
   *[other] { $count } Ingenieure angeheuert
}
gr-deed-marker-moved = { $count ->
    [one] 1 Industrieschritt
   *[other] { $count } Industrieschritte
}
gr-deed-token-used = { $count } ?-Plättchen genutzt
gr-deed-signal-used = { $count ->
    [one] 1 Signal genutzt
   *[other] { $count } Signale genutzt
}
gr-deed-passed = Passen
gr-sources-railroads = Strecken

## Warum ein Zug nicht geht

gr-why-closed-space = Das Feld „{ $space }“ gibt es mit dieser Spielerzahl nicht, oder nicht in dieser Runde.
gr-why-occupied = Auf dem Feld „{ $space }“ steht schon jemand.
gr-why-too-few-workers = Das kostet { $needed } Arbeiter, und du hast { $have ->
    [0] keinen
   *[1] { $have }
}.
gr-why-too-few-coins = Das kostet { $needed ->
    [one] 1 Münze
   *[other] { $needed } Münzen
}, und du hast { $have ->
    [0] keine
   *[1] { $have }
}.
gr-why-wrong-payment = Das Feld „{ $space }“ kann man so nicht bezahlen.
gr-why-no-black-worker = Du hast den schwarzen Arbeiter nicht zur Hand.
gr-why-not-complete = { $needed ->
    [0] Du könntest diese Aktion nicht vollständig ausführen
   *[other] Nur { $possible } von { $needed } { $colour-en } Schritten { $possible ->
        [one] ist
       *[other] sind
    } möglich{ $behind ->
        [0] { "" }
       *[1] , denn { $colour-e } Gleise bleiben hinter { $before-en }
    }
}.
gr-why-no-such-engineer = Du kannst { $engineer } nicht nutzen, denn er gehört dir nicht und liegt nicht mit der hellen Seite oben.
gr-why-own-pawn = Du stehst schon auf diesem Platz der Reihenfolge.
gr-why-both-order-spaces = Du hast schon den anderen Platz der Reihenfolge beansprucht.
gr-why-still-owed = Tu zuerst, was deine Aktion verlangt.
gr-why-not-pending = Nichts von dem, was du bekommen hast, erlaubt das jetzt.
gr-why-colour-locked = Du darfst noch keine { $colour-en } Gleise benutzen.
gr-why-not-on-railroad = Die Strecke { $railroad } nimmt kein { $colour-es } Gleis.
gr-why-no-room = Auf der Strecke { $railroad } ist kein Platz für einen weiteren { $colour-en } Schritt.
gr-why-no-piece = Du hast kein { $colour-es } Gleis mehr.
gr-why-would-strand = Nach diesem Schritt könntest du deine Aktion nicht beenden.
gr-why-wrong-colour = Dieser Schritt darf kein { $colour-er } sein.
gr-why-no-tile = Ein solches Plättchen liegt nicht im Vorrat.
gr-why-not-lower = Die Lokomotive dort ist nicht niedriger als die in deiner Hand.
gr-why-slot-free = Solange ein Platz frei ist, darfst du keine Lokomotive zurückgeben.
gr-why-same-slot = Auf beiden Plätzen liegt das Gleiche; nimm den ersten.
gr-why-no-marker = Dort steht keiner deiner Industriemarker.
gr-why-empty-gap = Die nächste Lücke hat noch keine Fabrik.
gr-why-no-doubler = Es ist kein Platz für einen Verdoppler, oder es gibt keinen mehr.
gr-why-no-token = Du hast dieses ?-Plättchen schon benutzt.
gr-why-card-taken = Diese ?-Karte ist nicht da, oder jemand hat sie genommen.
gr-why-card-not-complete = Du könntest diese ?-Karte nicht vollständig ausführen.
gr-why-no-income = Für dich gibt es keinen Einkommensmarker dieser Art.
gr-why-income-spent = Dieser Einkommensmarker ist umgedreht, oder es ist nicht die Zeit dafür.
gr-why-not-your-foundry = Du kannst { $foundry } hier nicht haben.
gr-why-foundry-spent = Du hast { $foundry } in dieser Runde schon benutzt, oder es ist nicht die Zeit dafür.
gr-why-too-little-coal = Das kostet mehr Kohle, als du hast, und du hast { $have ->
    [0] keine
   *[1] { $have }
}.
gr-why-boiler-spent = Das Heizerfeld ist in dieser Runde schon benutzt, oder es ist nicht die Zeit dafür.
gr-why-no-boilerman = Es ist kein Heizer zu haben.
gr-why-no-place-for-boilerman = Es gibt keine Lokomotive oder Fabrik ohne Heizer für ihn.
gr-why-not-just-used = Nur eine eben benutzte Gießerei kann geschlossen werden.
gr-why-no-such-extension = Dieser Streckenausbau ist weg oder hat die falsche Größe.
gr-why-cannot-repeat = Das Feld „{ $space }“ kann nicht noch einmal genutzt werden.
gr-why-cannot-copy = Du kannst { $engineer } nicht kopieren.
gr-why-no-factory = Du hast dort keine Fabrik.
gr-why-not-one-worker = Ein Arbeiter von einem Reihenfolgefeld kann nicht auf das Feld „{ $space }“.
gr-why-no-bonus-card = Diese Startbonuskarte ist schon genommen oder nicht im Spiel.
gr-why-not-in-pile = Diese Karte ist nicht im Stapel.
gr-why-not-in-draw = Das kann jetzt nicht gezogen werden.
gr-why-must-choose = Du musst eines wählen.
gr-why-no-such-part = Diese Wahl gibt es nicht.
gr-why-token-taken = Ein anderer Spieler hat dieses ?-Plättchen schon genutzt.

## Züge, wie sie in einer Liste stehen

gr-move-deal-engineer = { $engineer } auf die Leiste legen
gr-move-deal-order = { $seat } ist als Nächster in der Reihenfolge
gr-move-deal-foundry = { $foundry } aufdecken
gr-move-draw-bonus = Die Startbonuskarte „{ $bonus }“ ziehen
gr-move-emil = Emil zieht die Karte „{ $card }“
gr-move-deal-end-bonus = Die Spielendekarte „{ $card }“ ziehen
gr-move-bonus = Die Startbonuskarte „{ $bonus }“ nehmen
gr-move-place = { $space } für { $cost }
gr-move-place-coal = 1 Kohle, aber keine Gießerei, für { $cost }
gr-move-place-coal-coin = 1 Kohle und eine Gießerei für { $cost }
gr-move-pass = Für diese Runde passen
gr-move-end-turn = Zug beenden
gr-move-income = Den Einkommensmarker „{ $income }“ nutzen
gr-move-foundry = Kohle auf { $foundry } legen
gr-move-boiler = Für Kohle einen Heizer nehmen
gr-move-close = Die eben benutzte Gießerei schließen
gr-move-step-colour = Ein { $colour-er } Schritt auf der Strecke { $railroad }
gr-move-step-any = Ein { $colour-er } Schritt auf der Strecke { $railroad } (beliebige Farbe)
gr-move-step-bg = Ein { $colour-er } Schritt auf der Strecke { $railroad } (schwarz oder grau)
gr-move-step-distinct = Ein { $colour-er } Schritt auf der Strecke { $railroad } (verschiedene Farben)
gr-move-step-catch = Ein { $colour-er } Schritt auf der Strecke { $railroad } (bis zum schwarzen Gleis)
gr-move-build-loco-loco = Lokomotive bauen
gr-move-build-either-loco = Lokomotive bauen, keine Fabrik
gr-move-build-factory-factory = Fabrik bauen
gr-move-build-either-factory = Fabrik bauen, keine Lokomotive
gr-move-industry = Den Industriemarker von { $place-dat } weiterziehen
gr-move-resolve-doubler = Einen Verdoppler auf die Hauptstrecke legen
gr-move-resolve-points = Die wartenden Punkte nehmen
gr-move-resolve-engineers = Punkte für die Zahlen deiner Ingenieure
gr-move-resolve-top1 = Punkte für deine höchste Lokomotive
gr-move-resolve-top2 = Punkte für deine 2 höchsten Lokomotiven
gr-move-resolve-top3 = Punkte für deine 3 höchsten Lokomotiven
gr-move-resolve-top4 = Punkte für deine 4 höchsten Lokomotiven
gr-move-choose = „{ $part }“ wählen von { $what }
gr-move-choose-none = Nummer { $number } wählen von { $what }
gr-move-signal-steps = Das Signal für 1 schwarzen Schritt und 1 Schritt beliebiger Farbe nutzen
gr-move-signal-points = Das Signal für Punkte nutzen
gr-move-burn = 1 Kohle verheizen für 2 schwarze Schritte
gr-move-token = Das ?-Plättchen „{ $token }“ nutzen
gr-move-card = Die ?-Karte „{ $card }“ nehmen
gr-move-take-income = Den Einkommensmarker „{ $income }“ nehmen
gr-move-take-foundry = { $foundry } nehmen
gr-move-copy = { $engineer } kopieren
gr-move-work = Die Fabrik in { $gap } arbeiten lassen
gr-move-skip = Darauf verzichten
gr-move-branch = Weiterbauen nach { $way }
gr-move-extension = Bei { $station } legen: { $extension }
gr-move-marker-take = Den zusätzlichen Industriemarker nehmen
gr-move-marker-leave = Den zusätzlichen Industriemarker liegen lassen
gr-move-loco = Auf die Strecke { $slot } setzen
gr-move-give-back = Lokomotive zurückgeben
gr-move-turn-lowest = Die niedrigste Lokomotive zur Fabrik umdrehen
gr-move-take-factory = { $number } nehmen
gr-move-replace = Die Fabrik in { $gap } ersetzen
gr-move-again = Das Feld „{ $space }“ noch einmal nutzen
gr-move-boilerman = Den Heizer zu { $tile-dat } stellen
gr-move-relocate = Den Arbeiter auf das Feld „{ $space }“ versetzen
gr-move-keep = Die Spielendekarte „{ $card }“ behalten

## Was gefragt wird

gr-ask-start-bonus = Nimm eine Startbonuskarte.
gr-ask-turn = Setze Arbeiter auf ein Feld, oder passe.
gr-ask-resolve = Führe aus, was du bekommen hast.
gr-ask-first = Wähle, was du zuerst tust.
gr-ask-means = Du kannst noch { $means }, oder deinen Zug beenden.
gr-line-gained = Führe aus, was du bekommen hast: { $parts }.
gr-do-step = { $count ->
    [one] Bewege ein { $colour-es } Gleis (noch 1 Schritt).
   *[other] Bewege ein { $colour-es } Gleis (noch { $count } Schritte).
}
gr-do-any = { $count ->
    [one] Bewege ein Gleis beliebiger Farbe (noch 1 Schritt).
   *[other] Bewege ein Gleis beliebiger Farbe (noch { $count } Schritte).
}
gr-do-bg = { $count ->
    [one] Bewege ein schwarzes oder graues Gleis (noch 1 Schritt).
   *[other] Bewege ein schwarzes oder graues Gleis (noch { $count } Schritte).
}
gr-do-distinct = { $count ->
    [one] Bewege ein Gleis einer noch nicht bewegten Farbe (noch 1 Schritt).
   *[other] Bewege ein Gleis einer noch nicht bewegten Farbe (noch { $count } Schritte).
}
gr-do-catch = Wähle das graue Gleis, das bis direkt hinter das schwarze rückt.
gr-do-run = Bewege das graue Gleis auf der Strecke { $railroad } weiter.
gr-do-industry = { $count ->
    [one] Bewege einen Industriemarker (noch 1 Schritt).
   *[other] Bewege einen Industriemarker (noch { $count } Schritte).
}
gr-do-loco = { $count ->
    [one] Nimm eine Lokomotive.
   *[other] Nimm eine Lokomotive (insgesamt { $count }).
}
gr-do-factory = { $count ->
    [one] Nimm eine Fabrik.
   *[other] Nimm eine Fabrik (insgesamt { $count }).
}
gr-do-either = { $count ->
    [one] Nimm eine Lokomotive oder eine Fabrik.
   *[other] Nimm eine Lokomotive oder eine Fabrik (insgesamt { $count }).
}
gr-do-doubler = { $count ->
    [one] Lege einen Verdoppler.
   *[other] Lege Verdoppler (insgesamt { $count }).
}
gr-do-question = { $count ->
    [one] Wähle eines deiner ?-Plättchen.
   *[other] Wähle eines deiner ?-Plättchen (insgesamt { $count }).
}
gr-do-signal = { $count ->
    [one] Wähle Schritte oder Punkte für das Signal.
   *[other] Wähle Schritte oder Punkte für ein Signal (insgesamt { $count }).
}
gr-do-card = { $count ->
    [one] Nimm eine ?-Karte.
   *[other] Nimm eine ?-Karte (insgesamt { $count }).
}
gr-do-income = { $count ->
    [one] Nimm einen Einkommensmarker.
   *[other] Nimm einen Einkommensmarker (insgesamt { $count }).
}
gr-do-foundry = { $count ->
    [one] Nimm eine Gießerei.
   *[other] Nimm eine Gießerei (insgesamt { $count }).
}
gr-do-copy = Wähle den Ingenieur, dessen Aktion du benutzt.
gr-do-use-factory = Wähle, welche deiner Fabriken arbeitet.
gr-ask-hand = Wohin kommt Lokomotive #{ $number }?
gr-ask-give-back = Gib Lokomotive #{ $number } zurück: Keine von deinen ist niedriger.
gr-ask-factory = Welche Fabrik baust du?
gr-ask-replace = Alle Lücken sind voll. Welche Fabrik macht Platz für { $number }?
gr-ask-branch = Baust du nach Hamburg oder nach Berlin? Die Wahl gilt für immer.
gr-ask-extension = Dein schwarzes Gleis erreicht { $station }. Wähle einen Streckenausbau.
gr-ask-marker = Nimmst du den zusätzlichen Industriemarker?
gr-ask-again = Welches Feld nutzt du noch einmal?
gr-ask-boilerman = Wo arbeitet der Heizer?
gr-ask-relocate = Dein Arbeiter darf das Reihenfolgefeld verlassen. Versetze ihn, oder verzichte.
gr-ask-keep = Welche Spielendekarte behältst du?

## Die Stellung in Worten

gr-cell = { $what }
gr-list-next = { $first }; { $next }
gr-cell-hired = im Dienst von { $owner }
gr-cell-on-card = auf seiner ?-Karte
gr-cell-announced = { $place }, angekündigt
gr-cell-needs = { $colour }
gr-cell-needs-loco = { $colour } und Reichweite
gr-cell-received = erhalten
gr-cell-counts = zählt jetzt
gr-cell-empty = keine Medaille
gr-cell-open = noch nicht
gr-cell-boilerman = ja
gr-cell-no-boilerman = nein
gr-line-over = Das Spiel ist vorbei.
gr-line-last-round = Das ist die letzte Runde.
gr-line-order = Reihenfolge: { $order }
gr-line-passed = Gepasst: { $seats }
gr-line-start-bonus = Was sie zeigt, bekommst du sofort.
gr-line-then = Danach: { $parts }.
gr-line-owed = Noch auszuführen: { $parts }.
gr-line-offered = Du darfst nutzen: { $parts }.
gr-line-means = Vorher kannst du { $means }.
gr-line-or-end = Oder beende deinen Zug und verzichte darauf.
gr-line-open-foundry = Du darfst { $foundry } schließen.
gr-line-engineers = Auf dem Anheuerfeld für eine Münze; helle Seite oben für alle; die anderen rücken nach jeder Runde weiter.
gr-line-locomotives = Lokomotiven im Vorrat: { $tiles }
gr-line-factories = Zurückgegebene Fabriken: { $tiles }
gr-line-doublers-left = Verdoppler im Vorrat: { $count }
gr-line-cards = ?-Karten: { $cards }
gr-line-end-pile = Spielendekarten im Stapel: { $count }
gr-line-end-hidden = Von diesen Karten weißt du nicht, wo jede liegt: { $cards }
gr-line-bonuses = Startbonuskarten: { $cards }
gr-line-turquoise = Die türkisen Arbeiter sind bei { $seat }.
gr-line-income-left = Einkommensmarker im Vorrat: { $markers }
gr-line-marker-left = Der zusätzliche Industriemarker ist noch da.
gr-line-display = Offene Gießereien: { $foundries }
gr-line-foundry-pile = Gießereien im Stapel: { $count }
gr-line-boiler = Heizerfeld: { $coal } Kohle, neben deiner Aktion, einmal je Runde für alle zusammen
gr-line-boiler-used = In dieser Runde hat { $seat } das Heizerfeld benutzt.
gr-line-emil-workers = Arbeiter: { $workers } von { $total }
gr-line-emil-grows = Er bekommt einen Arbeiter mehr, sobald du { $points } Punkte hast.
gr-line-emil-passed = Er hat gepasst.
gr-line-emil-deck = Karten, die noch kommen, { $count }: { $cards }
gr-line-emil-engineers = Ingenieure: { $engineers }
gr-line-emil-tiles = Plättchen, die er nahm: { $tiles }
gr-line-next-scoring = Wenn die Runde jetzt endete: { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}, { $total } insgesamt
gr-line-have = Arbeiter zur Hand: { $workers }; Münzen: { $coins }
gr-line-coal = Kohle: { $count }
gr-line-black-worker-1 = Der schwarze Arbeiter ist zur Hand.
gr-line-black-worker-2 = Der schwarze Arbeiter ist eingesetzt.
gr-line-aside = Noch zu verdienende Arbeiter: { $count }
gr-line-colours = Freie Farben: { $colours }
gr-line-doublers = Verdoppler auf der Hauptstrecke: { $count }
gr-line-revaluation = Werte der Gleise: { $table }
gr-line-branch = Baut nach { $branch }
gr-line-tokens = Übrige ?-Plättchen: { $tokens }
gr-line-hired = Eigene Ingenieure: { $engineers }
gr-line-income = Einkommensmarker: { $markers }
gr-line-income-used = In dieser Runde benutzte Einkommensmarker: { $markers }
gr-line-foundries = Eigene Gießereien: { $foundries }
gr-line-foundries-used = In dieser Runde benutzte eigene Gießereien: { $foundries }
gr-line-signals = Erhaltene Signale: { $count }
gr-line-end-bonus = Spielendekarten, verdeckt: { $count }
gr-line-end-bonus-cards = Spielendekarten: { $cards }
gr-line-end-bonus-value = Spielendekarten, jetzt wert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gr-line-markers = Industriemarker auf: { $places }
gr-line-industry = Die Marker bringen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
gr-line-blocked = Die Leiste endet bei { $place }: Dort ist noch keine Fabrik.
gr-head-spaces = Aktionsfelder
gr-head-space = Feld
gr-head-cost = Gedruckte Kosten
gr-head-taken = Besetzt von
gr-head-engineers = Ingenieure
gr-head-place = Wo
gr-head-engineer = Ingenieur
gr-head-supply = Vorrat
gr-head-extensions = Streckenausbauten
gr-head-station = Bahnhof
gr-head-extension = Streckenausbau
gr-head-coal = Kohle
gr-head-emil = Emil
gr-head-player = Tableau von { $name }
gr-head-railroad = Strecke
gr-head-locomotives = Loks
gr-head-reach = Reichw.
gr-head-black = Schw.
gr-head-gray = Grau
gr-head-brown = Braun
gr-head-natural = Nat.
gr-head-white = Weiß
gr-head-scores = Zählt
gr-head-stars = Sterne
gr-head-specials = Sonderfelder von { $name }
gr-head-needs = Braucht
gr-head-gives = Gibt
gr-head-state = Stand
gr-head-industry = Industrie von { $name }
gr-head-gap = Lücke
gr-head-factory = Fabrik
gr-head-boilerman = Heizer

## Wirkungen in wenigen Buchstaben, für eine Zeichnung

gr-brief-step = { $count }{ $colour-letter }
gr-brief-any = { $count } bel.
gr-brief-bg = { $count } S/G
gr-brief-distinct = { $count } versch.
gr-brief-catch = G bis S
gr-brief-run = G: { $railroad }
gr-brief-industry = { $count } Ind.
gr-brief-loco = Lok
gr-brief-factory = Fabr.
gr-brief-either = Lok/Fabr.
gr-brief-doubler = { $count } Verd.
gr-brief-question = ?
gr-brief-signal = { $count ->
    [one] Signal
   *[other] { $count } Signale
}
gr-brief-card = ?-Karte
gr-brief-end-bonus = Spielende
gr-brief-income = Einkommen
gr-brief-foundry = Gießerei
gr-brief-copy = Kopie Ing.
gr-brief-use-factory = Fabr. arb.
gr-brief-engineer-sum = Σ Ing.
gr-brief-top = Σ Top { $count }
gr-brief-points = { $count } P
gr-brief-coal-steps = +2S/Kohle
gr-brief-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
gr-brief-coal = { $count } Kohle
gr-brief-temp = { $count } türk.
gr-brief-order = Platz { $count }
gr-brief-unlock = +{ $what-letter }
gr-brief-worker = +Arb.
gr-brief-marker = +Marker
gr-brief-again = wiederh. 1
gr-brief-again-two = 1–2 nochmal
gr-brief-start-bonus = { $count } Startb.
gr-brief-hire = anheuern
gr-brief-engineer = Ing. { $what }
gr-brief-medal = Medaille
gr-brief-revalue = Werte
gr-brief-second-marker = 2. Marker
gr-brief-black-worker = schw. Arb.
gr-brief-loco9 = Lok #9
gr-brief-coal-factory = Kohlenfabr.

## Kurze Beschriftungen für eine Zeichnung

gr-sign-worker = A
gr-sign-coin = M
gr-sign-black = s
gr-short-round = Runde { $round }/{ $rounds }
gr-short-points = { $count } P
gr-short-passed = passt
gr-short-tracks = Gleise
gr-short-locos = Lokomotiven
gr-short-industry = Industrie
gr-short-aid = Hilfe
gr-short-order = Reihenfolge
gr-short-last = Letzte Runde
gr-short-engineers = Ingenieure
gr-short-own = eigene
gr-short-coal = Kohle
gr-short-boiler = Heizer
gr-short-combined = 1 Kohle, { $coin }:+Gieß.
gr-short-supply = Vorrat
gr-short-factories = Fabriken
gr-short-doublers = Verdoppler
gr-short-cards = ?-Karten
gr-short-end-pile = Spielende
gr-short-income = Einkommen
gr-short-foundries = Gießereien
gr-short-tokens = ?-Plättchen
gr-short-signals = Signale
gr-short-reach = Reichw.
gr-short-now = zählt
gr-short-values = Werte
gr-short-markers = Industrie
gr-short-workers = { $count } Arbeiter
gr-short-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
gr-short-coals = { $count } Kohle
gr-short-black-worker = + schwarz
gr-short-to-earn = noch { $count } zu verdienen
gr-short-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
gr-short-grows = +1 Arbeiter bei { $points } P
gr-short-coming = kommt noch
gr-legend = S schwarz · G grau · B braun · N natur · W weiß · ═ Reichweite · ² Verdoppler · A Arbeiter · M Münze
gr-legend-coal = ? Plättchen · ! Signal · *3 Punkte je Wertung · x2 doppelt · (M) Medaille · +w Arbeiter · ° Reichw.
gr-legend-more = [W] Bahnhof · 2> Industrie · 2$ Münzen · L/F Lok/Fabrik · ↻ Einkommen · +m ● Marker · [3+] Heizer

## Optionen und Hausregeln

gr-option-board = Spielertableaus
gr-option-board-about = Für die erste Partie nimm die russischen Tableaus: drei durchgehende Strecken, die Transsib und die nach Petersburg und Kiev. Auf den deutschen teilt sich München, Bahnhöfe halten eine Strecke auf, bis du sie ausbaust, und Einkommensmarker bringen einmal je Runde etwas.
gr-option-board-german = deutsche
gr-option-board-russian = russische
gr-option-coal = Kohlemodul
gr-option-coal-about = Für alle, die das Spiel kennen: Kohle befeuert Gießereien, das sind zusätzliche Aktionen, und bringt Heizer, die Lokomotiven und Fabriken stärker machen. Das Spiel dauert eine Runde weniger.
gr-option-new-parts = Neue Ingenieure und ?-Plättchen
gr-option-new-parts-about = Mehr Abwechslung, kaum mehr Regeln: Neue Ingenieure können auftauchen, jeder hat ein ?-Plättchen mehr, und es gibt eine ?-Karte mehr.
gr-option-any2-two-coins = Zwei Münzen für zwei beliebige Schritte
gr-option-any2-two-coins-about = Das Feld für zwei Schritte beliebiger Farbe darf mit zwei Münzen bezahlt werden.
gr-option-end-bonus = Spielendekarte
gr-option-end-bonus-about = Wer eine Spielendekarte bekommt, sieht den Stapel durch und wählt eine aus, oder zieht die oberste.
gr-option-end-bonus-choose = eine auswählen
gr-option-end-bonus-draw = die oberste ziehen
gr-option-order-coin-moves = Münzen auf Reihenfolgefeldern versetzen
gr-option-order-coin-moves-about = Eine Münze auf einem Reihenfolgefeld darf nach der Runde wie ein Arbeiter versetzt werden.
gr-option-pass-points = Punkte fürs Passen
gr-option-pass-points-about = Sie richten sich nach deinem Platz in der Reihenfolge der Runde oder nach dem Platz, der dir zu Beginn zugeteilt wurde.
gr-option-pass-points-position = nach der Reihenfolge der Runde
gr-option-pass-points-dealt = nach dem Platz vom Beginn
gr-option-emil-tiles = Plättchen, die Emil nimmt
gr-option-emil-tiles-about = Auf dem Feld für Lokomotive und Fabrik nimmt Emil, gegen den du allein spielst, zwei Plättchen oder eines.
gr-option-emil-tiles-two = zwei Plättchen
gr-option-emil-tiles-one = ein Plättchen
gr-option-emil-engineer = Was ein Ingenieur Emil kostet
gr-option-emil-engineer-about = Für den öffentlichen Ingenieur zahlt Emil, gegen den du allein spielst, die aufgedruckten Arbeiter oder immer einen.
gr-option-emil-engineer-printed = die aufgedruckten Arbeiter
gr-option-emil-engineer-one = immer einen Arbeiter
gr-option-medal-track = Was die Medaille braucht
gr-option-medal-track-about = Die Medaille zählt, wenn das Gleis, das die Komponenten nennen, ihr Feld erreicht hat, in Komponentensatz 2 das graue, oder das schwarze Gleis genügt.
gr-option-medal-track-printed = das gedruckte Gleis
gr-option-medal-track-black = das schwarze Gleis
gr-option-emil-blocks = Was Emil besetzt
gr-option-emil-blocks-about = Emil, gegen den du allein spielst, besetzt Felder, deren Aktion du ausführen könntest, oder nur solche, die du auch bezahlen könntest.
gr-option-emil-blocks-possible = was du ausführen könntest
gr-option-emil-blocks-payable = was du ausführen und bezahlen könntest
gr-option-emil-tie = Gleich viele Ingenieure wie Emil
gr-option-emil-tie-about = Hast du so viele Ingenieure wie Emil, gegen den du allein spielst, entscheidet die höchste Zahl über die Mehrheit, oder du bist Erster.
gr-option-emil-tie-number = die höchste Zahl entscheidet
gr-option-emil-tie-player = du bist Erster
gr-option-extra-tokens = Neue ?-Plättchen
gr-option-extra-tokens-about = Von den neuen ?-Plättchen haben alle je eines, oder es gibt von jedem eines für alle zusammen, und wer zuerst kommt, nutzt es.
gr-option-extra-tokens-each = von jedem eines für alle einzeln
gr-option-extra-tokens-shared = von jedem eines für alle zusammen
gr-option-refused-order-coin-moves = Allein gibt es keine Reihenfolge: Diese Hausregel braucht mindestens zwei Spieler.
gr-option-refused-pass-points = Allein bringt das Passen keine Punkte: Diese Hausregel braucht mindestens zwei Spieler.
gr-option-refused-emil-tiles = Emil spielt nur gegen einen einzelnen Spieler, nimmt an diesem Tisch also keine Plättchen.
gr-option-refused-emil-engineer = Emil spielt nur gegen einen einzelnen Spieler, nutzt an diesem Tisch also keinen Ingenieur.
gr-option-refused-emil-blocks = Emil spielt nur gegen einen einzelnen Spieler, besetzt an diesem Tisch also nichts.
gr-option-refused-emil-tie = Emil spielt nur gegen einen einzelnen Spieler, an diesem Tisch gibt es also keinen Gleichstand mit ihm.
gr-option-refused-extra-tokens = Allein gibt es niemanden, mit dem du Plättchen teilst: Diese Hausregel braucht mindestens zwei Spieler.

## Die Regeln von Russian Railroads, in eigenen Worten

rr-rule-1 = Es spielen eine bis vier Personen. Zu zweit und allein gilt die eine Seite des Spielplans, zu dritt und viert die andere; manche Felder gibt es nur auf einer Seite. Alle beginnen mit 0 Punkten.
rr-rule-2 = Die fünf ?-Karten liegen offen. Auf dreien liegt, was man mit ihnen gewinnt: der schwarze Arbeiter, die besondere Lokomotive #9 und Ingenieur 1 mit einer Münze.
rr-rule-3 = Von den zehn Spielendekarten gehen zwei ungesehen zurück in die Schachtel. Die anderen acht bilden den verdeckten Stapel.
rr-rule-4 = Im Vorrat sind von jeder Zahl von 2 bis 9 so viele Lokomotiven, wie Spieler dabei sind; allein so viele wie zu zweit.
rr-rule-5 = Es gibt 20 Verdoppler und nicht mehr. Münzen gehen nie aus. Zu dritt und viert stehen die beiden türkisen Arbeiter auf ihrem Feld.
rr-rule-6 = Ingenieure A und B werden getrennt gemischt. Von rechts, beginnend mit dem Anheuerfeld, kommen erst die A-, dann die B-Ingenieure auf die Leiste; die übrigen gehen ungesehen zurück. Liegende Felder zeigen die helle, stehende die dunkle Seite.
rr-rule-7 = Du beginnst mit einem schwarzen Gleis auf Feld 1 aller drei Strecken, Lokomotive #1 auf der Hauptstrecke, einem Industriemarker auf Feld 0, deinen Arbeitern und Münzen und sieben ?-Plättchen. Zwei weitere Arbeiter warten, bis du sie verdienst.
rr-rule-8 = Die Reihenfolgekarten werden zufällig verteilt: Sie sagen, wer beginnt und wer folgt.
rr-rule-9 = Vor dem ersten Zug nehmen alle außer dem ersten Spieler eine Startbonuskarte, der letzte zuerst, und bekommen sofort, was sie zeigt. Jede Karte kann nur einmal genommen werden.
rr-rule-10 = Die Spieler machen der Reihe nach je einen Zug, immer wieder, bis alle gepasst haben. In einem Zug nutzt du genau ein Feld, oder du passt; danach hast du in dieser Runde keine Züge mehr.
rr-rule-11 = Setze so viele deiner Arbeiter auf ein freies Feld, wie es zeigt, nicht mehr und nicht weniger. Dann ist das Feld bis zum Ende der Runde gesperrt, auch für dich.
rr-rule-12 = Das Feld für einen schwarzen oder grauen Schritt ist nie gesperrt: Alle dürfen es beliebig oft nutzen.
rr-rule-13 = Eine Münze darf jeden Arbeiter ersetzen. Eine Münze, die ein Feld selbst verlangt, muss eine Münze sein. Du zahlst nie mehr als den Preis. Das Feld für zwei Schritte beliebiger Farbe kann also mit zwei Münzen bezahlt werden, wenn keine Hausregel es verbietet.
rr-rule-14 = Eingesetzte Münzen sind am Ende der Runde weg. Münzen, die du noch hast, behältst du.
rr-rule-15 = Was andere auch hätten nutzen können, muss ganz geschehen: Ein Feld, einen öffentlichen Ingenieur oder eine ?-Karte darfst du nur wählen, wenn du alles davon ausführen kannst.
rr-rule-16 = Was dir allein gehört, darfst du teilweise ausführen oder lassen: Fabriken, eigene Ingenieure, ?-Plättchen und Sonderfelder. Was nicht geht, verfällt.
rr-rule-17 = Ob du eine Aktion ganz ausführen kannst, wird vor dem Einsetzen beurteilt, ohne was du unterwegs bekämst. Solche Gewinne darfst du dann dazwischen nutzen.
rr-rule-18 = Was du in einem Zug bekommst, darfst du in beliebiger Reihenfolge nutzen, aber nur in diesem Zug: Nichts lässt sich aufheben.
rr-rule-19 = Zwei Dinge können nicht warten: eine Lokomotive in der Hand mit allem, was sie ersetzt, und die Wahl eines Feldes, das noch einmal genutzt wird.
rr-rule-20 = Eine gewonnene Spielendekarte wählst du am Ende des Zuges aus.
rr-rule-21 = Alles ist offen außer den Spielendekarten: denen der Spieler, dem Stapel und den beiden weggelegten.
rr-rule-22 = Ein Schritt rückt ein Gleis ein Feld weiter. Die Schritte einer Aktion darfst du beliebig auf die Strecken verteilen.
rr-rule-23 = Auf einer Strecke bleibt jede Farbe hinter der vorigen: Grau hinter Schwarz, Braun hinter Grau, Natur hinter Braun, Weiß hinter Natur. Gleise teilen sich nie ein Feld und springen nicht.
rr-rule-24 = Der erste Schritt einer Farbe auf einer Strecke führt auf Feld 1; die Farbe davor muss also schon weiter sein.
rr-rule-25 = Kein Gleis geht über das letzte Feld hinaus, und jede Strecke nimmt nur ihre Farben: auf dem russischen Tableau die Transsib alle fünf, Petersburg kein Weiß, Kiev weder Natur noch Weiß.
rr-rule-26 = Dein schwarzes Gleis auf der Hauptstrecke gibt die anderen Farben frei, für immer und auf allen Strecken: auf dem russischen Tableau Grau bei Feld 2, Braun bei 6, Natur bei 10, Weiß bei 15. Einen Schritt gibt das noch nicht.
rr-rule-27 = Eine Farbe, die für dich nicht frei ist, kannst du nicht nutzen, weder auf ihren Feldern noch für einen Schritt beliebiger Farbe. Mehrere Schritte beliebiger Farbe dürfen verschieden sein.
rr-rule-28 = Auf dem Feld für einen schwarzen oder grauen Schritt sagst du, welcher von beiden es ist.
rr-rule-29 = Eine neue Lokomotive ist immer die mit der niedrigsten Zahl im Vorrat.
rr-rule-30 = Sie kommt auf einen freien Platz einer Strecke oder ersetzt eine niedrigere eigene Lokomotive. Die verdrängte wird sofort ebenso gesetzt, und so weiter; welche du ersetzt, wählst du selbst.
rr-rule-31 = Solange einer deiner Plätze leer ist, darfst du keine Lokomotive zurückgeben. Sind alle vier voll, wird die übrige umgedreht und liegt als Fabrik im Vorrat.
rr-rule-32 = Mit vollen Plätzen darfst du die Lokomotive in der Hand jederzeit zurückgeben, auch die neue; du musst es, wenn keine eigene niedriger ist.
rr-rule-33 = Fabrik 1 erscheint nur, wenn eine Lokomotive #1 zurückgegeben wurde.
rr-rule-34 = Die Reichweite einer Strecke ist die Summe der Zahlen ihrer Lokomotiven; zwei passen auf die Hauptstrecke, eine auf jede andere. Ohne Lokomotive ist sie 0.
rr-rule-35 = Erfüllt eine Lokomotive die Bedingung eines Sonderfeldes, bekommst du den Vorteil sofort.
rr-rule-36 = Sind die Lokomotiven aufgebraucht, gibt es nur noch zurückgegebene Fabriken; ist nichts mehr da, sind die Felder nutzlos. Das Feld für beides verlangt beides; ein im ersten Teil zurückgegebenes Plättchen zählt für den zweiten.
rr-rule-37 = Für eine Fabrik drehst du die niedrigste Lokomotive des Vorrats um oder nimmst eine beliebige zurückgegebene Fabrik.
rr-rule-38 = Fabriken füllen die fünf Lücken deiner Industrieleiste von links nach rechts. Eine sechste ersetzt eine beliebige; die alte geht in den Vorrat.
rr-rule-39 = Ein Marker auf einer ersetzten Fabrik bleibt stehen. Die neue Fabrik arbeitet erst, wenn ein Marker zu ihr kommt.
rr-rule-40 = Auf dem Feld für Lokomotive und Fabrik wählst du die Reihenfolge; eine im ersten Teil zurückgegebene Lokomotive darf deine Fabrik werden.
rr-rule-41 = Ein Industrieschritt rückt einen deiner Industriemarker einen Platz weiter. Eine Lücke ohne Fabrik hält ihn auf. Mehrere deiner Marker dürfen auf einem Platz stehen.
rr-rule-42 = Ein Marker, der auf eine Fabrik kommt, lässt sie einmal arbeiten, jetzt. Kommt später ein anderer, arbeitet sie wieder.
rr-rule-43 = Der erste deiner Marker auf dem Feld ohne Zahl lässt dich ein ?-Plättchen nutzen. Das letzte Feld gibt ein Signal, einmal.
rr-rule-44 = Ein Feld mit Industrieschritten ist nur nutzbar, wenn alle Schritte gehen; eine leere Lücke vor deinem einzigen Marker schließt sie alle.
rr-rule-45 = Fabrik 1 gibt Punkte: die Summe der Zahlen deiner Ingenieure, nie unter 0.
rr-rule-46 = Fabrik 8 gibt Punkte: die Zahlen deiner zwei höchsten Lokomotiven.
rr-rule-47 = Ein Verdoppler kommt über das am weitesten links liegende freie der ersten acht Felder deiner Hauptstrecke und bleibt. Liegen acht, oder ist keiner mehr da, gibt es nichts zu legen.
rr-rule-48 = Dieses Feld gibt zwei Münzen aus dem Vorrat.
rr-rule-49 = Die zwei türkisen Arbeiter gehören dir ab deinem nächsten Zug, nur in dieser Runde; dann kehren sie auf ihr Feld zurück. Sie zählen in allem als Arbeiter.
rr-rule-50 = Um ein Feld noch einmal zu nutzen, wähle eines, auf dem in dieser Runde genau ein Arbeiter oder eine Münze von dir steht; die Aktion ist umsonst, und der schwarze Arbeiter hilft wieder, wenn er dort steht. Du darfst weder das Feld wählen, das du gerade nutzt, noch ein Reihenfolgefeld, noch eines, das eine Münze verlangt oder selbst wiederholt. Auf dem Feld für einen schwarzen oder grauen Schritt zählt jedes Einsetzen für sich. Darfst du mehrmals wiederholen, etwa mit einem Heizer, so darfst du dasselbe Feld wieder wählen. Nur ein Ingenieur, der kopiert oder Fabriken arbeiten lässt und in einem Zug schon wiederholt wurde, kann nicht noch einmal durch eine Fabrik wiederholt werden, die ein Ingenieur arbeiten ließ.
rr-rule-51 = Ingenieure mit der hellen Seite oben sind Felder für alle, einmal je Runde, zum aufgedruckten Preis. Ein Leistenfeld ohne Ingenieur bietet nichts.
rr-rule-52 = Für eine Münze nimmst du den Ingenieur vom Anheuerfeld, für immer. In einer Runde kann nur einer angeheuert werden.
rr-rule-53 = Ein eigener Ingenieur ist ein Feld für dich allein, einmal je Runde zum gedruckten Preis, ab deinem nächsten Zug.
rr-rule-54 = Du darfst beliebig viele Ingenieure anheuern; alle zählen am Ende für die Mehrheit.
rr-rule-55 = Ingenieur 14 tut, was der Ingenieur eines anderen oder ein öffentlicher tut, ohne dessen Preis. Kopieren oder Wiederholen lässt sich nicht kopieren.
rr-rule-56 = Ingenieur 10 rückt ein graues Gleis mindestens ein Feld vor und höchstens bis direkt hinter das schwarze. Jedes Sonderfeld unterwegs gilt als erreicht.
rr-rule-57 = Ein Arbeiter oder eine Münze unter dem ersten oder zweiten Platz beansprucht diesen für die nächste Runde. Den Platz, auf dem du stehst, darfst du nicht beanspruchen, und nicht beide.
rr-rule-58 = Zu zweit kann nur der erste Platz beansprucht werden, auch vom ersten Spieler, um es zu bleiben.
rr-rule-59 = Wenn alle gepasst haben, wird Erster, wer den ersten Platz beansprucht hat, und Zweiter, wer den zweiten. Die anderen behalten ihre Ordnung. Hat niemand den ersten Platz beansprucht und der Erste den zweiten, ändert sich nichts.
rr-rule-60 = Zum neuen Platz gehört seine Reihenfolgekarte, die sagt, was das Passen bringt.
rr-rule-61 = Dann darf der Arbeiter unter dem zweiten Platz und danach der unter dem ersten auf ein freies Feld gehen, das einen Arbeiter und keine Münze kostet, und dessen Aktion ausführen. Reihenfolgefelder zählen nicht, nichts darf dazukommen, und er darf auch bleiben.
rr-rule-62 = Eine Münze auf einem Reihenfolgefeld wird nicht versetzt, wenn keine Hausregel es erlaubt.
rr-rule-63 = So gewonnene Münzen und Arbeiter sind ab der nächsten Runde nutzbar; türkise Arbeiter gehen sofort zurück.
rr-rule-64 = Ein Sonderfeld ist erfüllt, wenn ein Gleis seiner Farbe es erreicht oder überschritten hat und, wo es eine Lokomotive zeigt, auch die Reichweite der Strecke so weit geht. Was zuerst kam, ist gleich.
rr-rule-65 = Was einmal kommt, kommt einmal und bleibt dein, auch wenn die Lokomotive geht. Sterne, Verdopplung und Medaille werden in jeder Wertung neu geprüft.
rr-rule-66 = Ein neuer Arbeiter ist einer der zwei beiseitegestellten; du kannst ihn schon in dieser Runde nutzen. Mehr als zwei gibt es nicht.
rr-rule-67 = Ein Signal gibt einen schwarzen Schritt und einen Schritt beliebiger freier Farbe, in beliebiger Folge, oder 10 Punkte. Jedes Signal zählt für seine Spielendekarte.
rr-rule-68 = Für ein ? wählst du eines deiner unbenutzten ?-Plättchen und bekommst sofort, was es zeigt. Jedes dient einmal; ist keines übrig, geschieht nichts.
rr-rule-69 = Die Kiev-Medaille liegt auf ihrem Platz und bringt 20 Punkte in jeder Wertung, in der das graue Gleis und die Reichweite dieses Feld decken. Als Hausregel, und mit Komponentensatz 1, genügt das schwarze Gleis.
rr-rule-70 = Mit dem Aufwerter des Grundspiels zählen deine Felder Braun 3, Natur 6, Weiß 10; Grau bleibt bei 1.
rr-rule-71 = Der zweite Industriemarker beginnt auf Feld 0; dann hast du zwei Industrieschritte für einen von beiden. Beide zählen.
rr-rule-72 = Dieses Plättchen hat zwei Teile: Sieh den Stapel der Spielendekarten durch und behalte heimlich eine, und nimm eine der ?-Karten. Ist eines aus, gilt nur das andere. Als Hausregel wird die oberste Karte blind gezogen.
rr-rule-73 = Jede ?-Karte gibt es einmal. Du darfst eine Karte nur nehmen, wenn du alles davon ausführen kannst.
rr-rule-74 = Der schwarze Arbeiter ist ein Arbeiter mehr für den Rest des Spiels. Wo schwarze Gleise bewegt werden, bringt er einen schwarzen Schritt mehr, den du lassen darfst. Schritte beliebiger Farbe zählen nicht.
rr-rule-75 = Du darfst in jedem Zug passen, auch mit übrigen Arbeitern. Steht dir kein Feld offen, musst du.
rr-rule-76 = Wer passt, bekommt sofort Punkte nach dem Platz in der Reihenfolge dieser Runde: nichts als Erster, 2 als Zweiter, 3 als Dritter, 4 als Vierter. Als Hausregel zählt der Platz vom Anfang.
rr-rule-77 = Wenn alle gepasst haben, wird die neue Reihenfolge bestimmt, Arbeiter verlassen die Reihenfolgefelder, alle werten, die Felder werden geräumt, und die Ingenieure rücken weiter; dann beginnt die nächste Runde.
rr-rule-78 = In einer Wertung zählt jeder jede Strecke, dann Sterne und Medaille, dann die Industrie.
rr-rule-79 = Jedes Feld einer Strecke zählt, so weit Reichweite und schwarzes Gleis beide gehen, mit der besten Farbe, die darauf oder dahinter steht: Schwarz 0, Grau 1, Braun 2, Natur 4, Weiß 7. Ein Verdoppler verdoppelt sein Feld, ein erfülltes x2 die ganze Strecke.
rr-rule-80 = Alle erfüllten Sternfelder werden addiert. Verdoppler und x2 betreffen Sterne und Medaille nicht.
rr-rule-81 = Jeder Industriemarker zählt die Zahl seines Feldes; auf einer Fabrik oder einem Feld ohne Zahl die letzte davor.
rr-rule-82 = Dann gehen die Arbeiter heim, die türkisen auf ihr Feld und Münzen auf Feldern in den Vorrat. Gleise, Lokomotiven und Verdoppler bleiben.
rr-rule-83 = Ein Ingenieur, den niemand angeheuert hat, verlässt das Spiel. Die anderen rücken ein Feld nach rechts; das leere Ende zeigt, wie viele Runden bleiben.
rr-rule-84 = In der letzten Runde tritt ein Feld für drei Industrieschritte an die Stelle der Reihenfolgefelder; danach ändert sich die Reihenfolge nicht mehr.
rr-rule-85 = Nach der letzten Wertung werden die Spielendekarten aufgedeckt und gewertet.
rr-rule-86 = Dann bringen die meisten Ingenieure 40 Punkte und die zweitmeisten 20. Bei Gleichstand entscheidet die höchste Zahl unter den Ingenieuren. Wer keinen Ingenieur angeheuert hat, bekommt nichts, auch nicht mit der Spielendekarte, die als Ingenieur zählt.
rr-rule-87 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
rr-rule-88 = Zu dritt spielt man sechs Runden, mit je sechs Arbeitern und einer Münze, drei Lokomotiven von jeder Zahl und sechs Ingenieuren.
rr-rule-89 = Zu zweit fehlen Felder: zwei schwarze Schritte, zwei graue Schritte, das teurere Lokomotivfeld, Industrie mit schwarzem Schritt, türkise Arbeiter, der zweite Platz, der zweite öffentliche Ingenieur. Sechs Runden, je sechs Arbeiter und zwei Münzen, zwei Lokomotiven von jeder Zahl; die Mehrheit bringt weiter 40 und 20.
rr-rule-90 = Die Teile einer Wirkung darfst du in beliebiger Folge und Schritt für Schritt gemischt ausführen, wenn keine Regel sagt, was zuerst kommt. Steht „oder“ dazwischen, wählst du eines.

## Die Regeln der deutschen Tableaus

gr-rule-1 = Die deutschen Tableaus ersetzen die russischen. Neben dem Spielplan liegen 18 Streckenausbauten, acht Einkommensmarker und ein zusätzlicher Industriemarker; alles andere bleibt gleich.
gr-rule-2 = Die Strecken heißen München, das ist die Hauptstrecke, Dresden und Nürnberg-Fürth. Du beginnst mit Schwarz auf Feld 1 jeder Strecke und Lokomotive #1 auf München.
gr-rule-3 = München hat zwei Lokomotiven und die Verdoppler über den Feldern 1 bis 8; die anderen Strecken haben je eine Lokomotive.
gr-rule-4 = Schwarz auf München gibt Grau bei Feld 2 frei und Braun bei 6; Natur und Weiß folgen auf den Zweigen.
gr-rule-5 = Geht dein schwarzes Gleis von Feld 8 auf 9 von München, wählst du Hamburg oder Berlin, auch mitten in einer Aktion. Die Wahl gilt für immer, und alle deine Farben folgen ihr.
gr-rule-6 = Berlin ist kürzer und gibt früher naturfarbene Gleise und ein ?. Hamburg ist länger, und nur dort bekommst du Weiß.
gr-rule-7 = Am Ende von Hamburg wird Weiß frei, und du darfst es sofort zwei Schritte bewegen, soweit Platz ist.
gr-rule-8 = Naturfarbene Gleise dürfen auf alle drei Strecken, aber du hast nur zwei. Einmal gelegt, bleiben sie; Weiß auf München braucht Natur auf München.
gr-rule-9 = Hannover auf der Strecke Dresden beginnt ein Stück von 3 Feldern; auf der Strecke Nürnberg-Fürth beginnt Würzburg eines von 4 und Frankfurt eines von 2.
gr-rule-10 = Erreicht dein schwarzes Gleis einen Bahnhof, musst du einen der übrigen Streckenausbauten der passenden Größe wählen und dort hinlegen. Sein erstes Feld ist der Bahnhof selbst; dein schwarzes Gleis steht also schon darauf.
gr-rule-11 = Übrige Schritte gehen sofort auf dem neuen Streckenausbau weiter.
gr-rule-12 = Die Sonderfelder eines Streckenausbaus zählen wie gedruckte, sobald er liegt.
gr-rule-13 = Solange der Streckenausbau nicht liegt, kommt kein Gleis auf sein Stück. Streckenausbauten werden nie getauscht oder zurückgegeben.
gr-rule-14 = Von jeder Größe gibt es sechs Streckenausbauten, alle haben also eine Wahl; sie ist für alle sichtbar.
gr-rule-15 = Auf dem deutschen Tableau liegt die Kiev-Medaille auf Feld 5 von Dresden.
gr-rule-16 = Industrieschritte, Münzen, eine Lokomotive oder Fabrik von einem Sonderfeld kommen einmal, wenn die Bedingung erfüllt ist, und nicht wieder in Wertungen.
gr-rule-17 = Den zusätzlichen Industriemarker darf nehmen, wessen schwarzes Gleis sein Feld erreicht; er beginnt auf Industriefeld 0. Steht dann ein eigener Marker auf 0, ist die Gelegenheit vorbei.
gr-rule-18 = Ein Einkommensfeld lässt dich einen der übrigen Einkommensmarker nehmen, welchen du willst. Du darfst mehrere haben.
gr-rule-19 = Jeder Einkommensmarker kann einmal je Runde genutzt werden, auch in der Runde, in der du ihn nahmst.
gr-rule-20 = Nutze Einkommensmarker in deinem eigenen Zug neben der Aktion: davor, danach oder zwischen anderen Wirkungen, auch mehrere, auch wenn nur ein Teil geht.
gr-rule-21 = Nach dem Passen, während Arbeiter die Reihenfolgefelder verlassen und in Wertungen ist kein Einkommensmarker nutzbar. Ein benutzter wird umgedreht.
gr-rule-22 = Nach der Wertung werden alle Einkommensmarker wieder aufgedeckt.
gr-rule-23 = Wie viele Arbeiterfelder du auch erreichst, du bekommst nicht mehr als zwei zusätzliche Arbeiter deiner Farbe.
gr-rule-24 = Die Sterne von Nürnberg-Fürth und seinen Streckenausbauten werden wie die von Kiev addiert.
gr-rule-25 = Endbahnhöfe sind Feld 9 von Dresden, Feld 9 von Nürnberg-Fürth und das letzte Feld deines Zweiges von München.
gr-rule-26 = Deutsche Tableaus und Kohle lassen sich zusammen spielen; dann gelten die Runden des Kohlemoduls. Zum Lernen nimmt man erst die deutschen Tableaus, dann Kohle auf den russischen, dann beides.

## Die Regeln des Kohlemoduls

gc-rule-1 = Mit Kohle ist das Spiel eine Runde kürzer: sechs Runden zu viert, sonst fünf. Es gibt einen Ingenieur weniger, und das linke Ende der Leiste bleibt leer.
gc-rule-2 = Der Kohleplan hat zu dritt und viert drei Felder, allein und zu zweit zwei.
gc-rule-3 = Die zwölf Gießereien werden verdeckt gemischt; zwei liegen offen neben dem Stapel.
gc-rule-4 = Alle beginnen mit einer Kohle und einer Münze mehr als sonst. Eine Startbonuskarte mit einer Kohle kommt dazu.
gc-rule-5 = Du darfst beliebig viel Kohle haben, und sie geht nie aus.
gc-rule-6 = Das Kohlefeld gibt eine Kohle für einen Arbeiter. Es ist ein Feld wie jedes andere: Eine Münze darf ihn ersetzen, es kann noch einmal genutzt werden, und ein Arbeiter von einem Reihenfolgefeld darf dorthin.
gc-rule-7 = Für eine Münze, nie für einen Arbeiter, nimmst du eine der offenen Gießereien und eine Kohle. Dann wird vom Stapel aufgefüllt, solange er reicht.
gc-rule-8 = Allein und zu zweit dient ein Feld für beides, zusammen einmal je Runde: Ein Arbeiter dort bringt eine Kohle, eine Münze eine Gießerei und eine Kohle.
gc-rule-9 = Das Heizerfeld und deine Gießereien kosten Kohle statt Arbeiter und kommen neben deiner Aktion: davor, danach oder dazwischen, mehrere in einem Zug, auch mit Kohle aus demselben Zug.
gc-rule-10 = Jede deiner Gießereien arbeitet einmal je Runde. Das Heizerfeld dient einmal je Runde für alle zusammen.
gc-rule-11 = Nach dem Passen, während Arbeiter die Reihenfolgefelder verlassen, und in Wertungen sind sie nicht nutzbar. Nach der Wertung geht die Kohle darauf in den Vorrat.
gc-rule-12 = Für zwei Kohle nimmst du die oberste Gießerei des verdeckten Stapels, ohne sie anzusehen, als Heizer und stellst ihn zu einer eigenen Lokomotive oder Fabrik ohne Heizer. Diese Gießerei ist aus dem Spiel.
gc-rule-13 = Eine Lokomotive mit Heizer zählt eins mehr, für alles: Reichweite, Sonderfelder, Ersetzen, Punkte. Jede nimmt einen Heizer.
gc-rule-14 = Der Heizer bleibt bei seinem Plättchen und zieht mit ihm um. Geht es in den Vorrat zurück, verlässt er das Spiel.
gc-rule-15 = Heizer zählen beim Vergleich von Lokomotiven mit: Eine #4 kann eine #3 mit Heizer nicht ersetzen.
gc-rule-16 = Eine Fabrik mit Heizer leistet mehr: Eine mit einer Fähigkeit arbeitet zweimal, eine mit mehreren tut eine davon noch einmal, eine Punktefabrik gibt einen Punkt mehr, die Kohlenfabrik einen schwarzen Schritt mehr. Du musst nicht alles nutzen.
gc-rule-17 = Eine eigene Gießerei kostet jedes Mal zwei Kohle und darf auch genutzt werden, wenn nicht alles geht. Die in der Auslage sind nicht nutzbar.
gc-rule-18 = Gießerei 2 baut eine Lokomotive oder eine Fabrik; Gießerei 4 nur eine Fabrik.
gc-rule-19 = Gießerei 7 lässt dich ein Feld noch einmal nutzen, auf dem in dieser Runde eine oder zwei deiner Figuren stehen, höchstens eine davon eine Münze. Es darf kein Feld sein, das eine Münze verlangt, und kein Reihenfolgefeld.
gc-rule-20 = Die Gießereien 8 und 12 geben Punkte: die Zahl deiner höchsten Lokomotive.
gc-rule-21 = Direkt nach dem Nutzen einer Gießerei, und nur dann, darfst du sie schließen: Sie wird Heizer bei einer Lokomotive oder Fabrik ohne Heizer, und ihre Aktion ist für immer weg.
gc-rule-22 = Du kannst eine Gießerei nicht schließen, wenn keines deiner Plättchen einen Heizer aufnehmen kann.
gc-rule-23 = Die Kohlenfabrik kommt von ihrer ?-Karte und wird wie jede Fabrik gebaut. Wann immer sie arbeitet, gibt sie zwei schwarze Schritte, und für jede von bis zu drei Kohle zwei weitere.
gc-rule-24 = Ein anderer Marker oder der Fabrikingenieur lässt die Kohlenfabrik wieder arbeiten. Einmal ersetzt, liegt sie im Vorrat, als niedrigste Fabrik.
gc-rule-25 = Kohle ist am Ende nichts wert. Zur Kohle passen der Bergbauingenieur, das Plättchen für vier Kohle und die Karte mit der Kohlenfabrik.

## Die Regeln für einen Spieler gegen Emil

gs-rule-1 = Allein spielst du auf der Seite für zwei, mit beliebigen Modulen, aber ohne Reihenfolge, Startbonuskarten und Feld der letzten Runde. Du beginnst mit 5 Münzen, mit Kohle 6 und einer Kohle. Das Feld für zwei Münzen ist gesperrt.
gs-rule-2 = Emil hat sechs Arbeiter, zwei weitere, die warten, und 16 Karten, mit Kohle 17. Er macht keine Punkte.
gs-rule-3 = Es gibt sechs Runden, mit Kohle fünf. Für jede werden alle Karten Emils neu gemischt.
gs-rule-4 = Emil beginnt jede Runde; dann geht es abwechselnd.
gs-rule-5 = In seinem Zug zieht Emil Karten, bis eine brauchbar ist, und besetzt ihr Feld mit so vielen Arbeitern, wie es kostet. Alle gezogenen Karten werden abgelegt.
gs-rule-6 = Eine Karte ist unbrauchbar, wenn Emil zu wenige Arbeiter dafür hat.
gs-rule-7 = Eine Karte ist unbrauchbar, wenn ihr Feld besetzt ist.
gs-rule-8 = Eine Karte ist unbrauchbar, wenn du das Feld nicht nutzen könntest, weil die Farbe nicht frei ist, die Aktion nicht ganz geht oder dort kein Ingenieur liegt. Wie viele Arbeiter und Münzen du hast, ist gleich. Als Hausregel übergeht Emil auch, was du nicht bezahlen könntest.
gs-rule-9 = Münzen, die Emil braucht, kommen aus dem Vorrat.
gs-rule-10 = Emil führt keine Aktionen aus, bis auf zwei: Auf einem Lokomotivfeld nimmt er die niedrigste Lokomotive weg, sonst die niedrigste Fabrik, und auf dem Feld für beides zwei Plättchen; auf dem Anheuerfeld nimmt er den Ingenieur. Als Hausregel nimmt er nur ein Plättchen.
gs-rule-11 = Plättchen, die Emil nimmt, sind aus dem Spiel. Seine Ingenieure zählen für die Mehrheit und sonst für nichts.
gs-rule-12 = Mit der Ingenieurkarte besetzt Emil den öffentlichen Ingenieur, für die Arbeiter, die er kostet. Als Hausregel kostet es ihn immer einen Arbeiter.
gs-rule-13 = Mit der Kohlekarte setzt Emil einen Arbeiter auf das Kohlefeld und bekommt keine Kohle.
gs-rule-14 = Emil passt, wenn er am Zug ist und keine Karte oder keinen Arbeiter mehr hat. Dann machst du allein weiter, so viele Züge du willst.
gs-rule-15 = Erreichst du 50 Punkte, bekommt Emil einen siebten Arbeiter, bei 150 einen achten, sofort; hat er nicht gepasst, kann er ihn in dieser Runde nutzen.
gs-rule-16 = Wenn du passt, endet die Runde sofort, was Emil auch übrig hat. Du wertest, die Arbeiter gehen heim, die Ingenieure rücken weiter.
gs-rule-17 = Allein bringt das Passen keine Punkte.
gs-rule-18 = Am Ende bekommst du 40 für die Mehrheit, oder 20, wenn Emil mehr Ingenieure hat und du mindestens einen. Bei gleich vielen entscheidet die höchste Zahl; als Hausregel bist du dann Erster.
gs-rule-19 = Ingenieur 14 darf einen Ingenieur Emils kopieren.
gs-rule-20 = Allein spielst du um möglichst viele Punkte.
gs-rule-21 = Gehen Emil beim Ziehen die Karten aus, besetzt er in diesem Zug nichts; in seinem nächsten Zug passt er.

## Die Regeln der neuen Teile

gn-rule-1 = Die neuen Teile passen zu allen Tableaus und Modulen; die mit Kohle nur zur Kohle. Die neuen ?-Karten liegen bei den anderen.
gn-rule-2 = Neue Ingenieure werden in den Stapel ihres Buchstabens gemischt. Keine Zahl liegt zu Beginn zweimal auf der Leiste: Ein solcher Ingenieur kommt beiseite, und der nächste wird ausgelegt.
gn-rule-3 = Ein neuer Ingenieur gibt drei graue Schritte für einen Arbeiter.
gn-rule-4 = Ein anderer gibt einen schwarzen, einen grauen und einen braunen Schritt für eine Münze.
gn-rule-5 = Der Bergbauingenieur gibt zwei Kohle für einen Arbeiter; er ist nur mit Kohle dabei.
gn-rule-6 = Der Fabrikingenieur, Zahl −10, kostet zwei Arbeiter: Eine deiner Fabriken arbeitet, als wäre eben ein Marker zu ihr gekommen, auch mit ihrem Heizer; Marker bewegen sich nicht.
gn-rule-7 = Seine −10 zählt mit, wenn die Zahlen deiner Ingenieure summiert werden, zusammen aber nie unter 0. Für die Mehrheit ist er ein Ingenieur.
gn-rule-8 = Der Startbonusingenieur kostet einen Arbeiter: Zwei verschiedene Startbonuskarten werden gezogen, du bekommst beide, und sie gehen zurück. Was nicht geht, verfällt.
gn-rule-9 = Alle bekommen ein ?-Plättchen für vier Münzen dazu, und mit Kohle noch eines für vier Kohle. Als Hausregel gibt es von jedem eines für alle zusammen, und wer zuerst kommt, nutzt es.
gn-rule-10 = Der deutsche Aufwerter liegt auf seiner ?-Karte: Grau zählt 2, Braun 3, Natur 7, Weiß 8. Er geht nie mit dem Aufwerter des Grundspiels zusammen; wer den einen hat, kann den anderen nicht nehmen.
gn-rule-11 = Die ?-Karte mit der Kohlenfabrik gibt zwei Kohle, und die Fabrik wird sofort gebaut.
gn-rule-12 = Teile der kleinen Erweiterungen, etwa Lokomotiven #10, sind nicht in diesem Spiel.

## Kapitel der Regeln

gr-chapter-auxiliary = Kleinere Gewinne
gr-chapter-coal = Kohle
gr-chapter-engineers = Ingenieure
gr-chapter-germany = Deutschland
gr-chapter-industry = Industrie
gr-chapter-locomotives = Lokomotiven und Fabriken
gr-chapter-new-parts = Neue Teile
gr-chapter-parts = Bestandteile
gr-chapter-passing = Passen
gr-chapter-round = Rundenende
gr-chapter-solo = Ein Spieler
gr-chapter-specials = Besondere Effekte
gr-chapter-tracks = Gleise
gr-chapter-turns = Züge

## Mitten im Zug, und was ein Ende aufgibt

gr-picked-place-pay-black = Zahle mit dem schwarzen Arbeiter: Wähle das Feld.
gr-picked-place-pay-coin = Zahle 1 Münze statt 1 Arbeiter: Wähle das Feld.
gr-picked-place-pay-coin-black = Zahle 1 Münze statt 1 Arbeiter und den schwarzen Arbeiter: Wähle das Feld.
gr-picked-place-pay-2coins = Zahle 2 Münzen statt 2 Arbeitern: Wähle das Feld.
gr-picked-place-pay-2coins-black = Zahle 2 Münzen statt 2 Arbeitern und den schwarzen Arbeiter: Wähle das Feld.
gr-picked-place-pay-3coins = Zahle 3 Münzen statt 3 Arbeitern: Wähle das Feld.
gr-picked-place-space = Wähle, wie du „{ $space }“ bezahlst.
gr-picked-step-effect-step = Wähle das Gleis, das einen Schritt weiterrückt.
gr-picked-step-my-track = Wähle den Schritt, der dieses Gleis weiterrückt.
gr-picked-build-effect-build-either = Lokomotive oder Fabrik?
gr-picked-build-supply = Wähle, womit du baust.
gr-picked-choose-effect-choose = Wähle eines davon.
gr-picked-choose-part = Wähle den Effekt, zu dem das gehört.
gr-picked-signal-effect-signal = Schritte oder Punkte für das Signal?
gr-picked-signal-way = Wähle das Signal, das du einsetzt.
gr-forfeit-workers = { $count ->
    [one] 1 Arbeiter bleibt bis zur nächsten Runde untätig.
   *[other] { $count } Arbeiter bleiben bis zur nächsten Runde untätig.
}
gr-forfeit-parts = Es verfällt: { $parts }.
gr-forfeit-relocate = Dein Arbeiter bleibt auf dem Reihenfolgefeld.
gr-forfeit-again = Du nutzt kein Feld noch einmal.
gr-forfeit-marker = Du verzichtest auf den zusätzlichen Industriemarker.

## Was ein Zug ändern würde: Zeilen einer Vorschau

gr-change-score = Punkte
gr-change-round-points = Punkte, wenn die Runde jetzt endete
gr-change-workers = Verfügbare Arbeiter
gr-change-coins = Münzen
gr-change-coal = Kohle
gr-change-doublers = Verdoppler
gr-change-signals = Signale
gr-change-end-bonus = Spielendekarten
gr-change-card-value = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
gr-change-reach = { $railroad }: Reichweite { $before } → { $after }
gr-change-beyond-reach = Dort noch keine Punkte: Die Reichweite ist { $reach }
gr-change-track-moved = { $railroad }: { $colour } bis Feld { $space }
gr-change-space-reached = { $railroad }, Feld { $space }: { $gives }
gr-change-lane-reached = Industrie, { $place }: { $gives }
gr-change-loco-taken = Lokomotive #{ $number } auf der Hand
gr-change-loco-placed = Lokomotive #{ $number }: { $slot }
gr-change-loco-returned = Lokomotive #{ $number } verlässt dein Tableau
gr-change-factory-wanted = Du baust eine Fabrik
gr-change-factory-turned = Lokomotive #{ $number } aus dem Vorrat wird deine Fabrik
gr-change-factory-taken = Auf der Hand: { $number }
gr-change-factory-built = In { $gap }: { $number }
gr-change-factory-replaced = { $gap }: { $number } statt { $old }
gr-change-factory-used = In Betrieb: { $number }
gr-change-marker-moved = Industriemarker auf { $place }
gr-change-marker-added = Ein zweiter Industriemarker
gr-change-marker-declined = Kein weiterer Industriemarker
gr-change-worker-black = Der schwarze Arbeiter gehört dir
gr-change-worker-joined = Jede Runde ein Arbeiter mehr
gr-change-workers-hired = Türkise Arbeiter: { $count }
gr-change-engineer-hired = Deiner, ab jetzt einmal je Runde: { $engineer }
gr-change-engineer-copied = Kopiert: { $engineer }
gr-change-branch-chosen = Deine Strecke führt nach { $branch }
gr-change-extension-space = Weiter hinten: { $cell }
gr-change-industry-step = Schritt { $number }: Marker auf { $place }; die Industrie zählt dann { $points }
gr-change-industry-marker = Marker auf { $before-dat }: weiter auf { $place }; die Industrie zählt dann { $points }
gr-change-extension-laid = Ein Streckenausbau bei { $station }, endgültig
gr-change-medal-put = Die Medaille liegt auf ihrem Platz
gr-change-tracks-revalued = Gleise zählen nach { $table }
gr-change-token-used = ?-Plättchen: { $token }
gr-change-card-taken = ?-Karte: { $card }
gr-change-income-taken = Einkommensmarker: { $income }
gr-change-income-used = In dieser Runde genutzt: { $income }
gr-change-foundry-taken = Deine: { $foundry }
gr-change-foundry-used = Kohle für { $foundry }: { $coal }
gr-change-foundry-closed = Wird ein Heizer: { $foundry }
gr-change-boilerman-taken = Ein Heizer für { $coal } Kohle
gr-change-boilerman-put = Ein Heizer bei { $tile-dat }
gr-change-order-claimed = Dein Platz in der nächsten Runde: { $place } (jetzt { $now })
gr-change-coin-for-foundry = Eine Münze statt des Arbeiters bringt auch eine Gießerei
gr-change-space-repeated = Noch einmal: { $space }
gr-change-repeat-declined = Kein Feld noch einmal
gr-change-relocated = Versetzt auf: { $space }
gr-change-relocation-declined = Der Arbeiter bleibt, wo er ist
gr-change-part-chosen = Gewählt: { $part }
gr-change-passed = Keine Aktion mehr in dieser Runde
gr-change-turn-ended = Dein Zug endet
gr-change-rest-lost = Der Rest der Aktion verfällt
gr-change-round-cleared = Die Runde endet und wird gewertet
gr-reason-score = Das bringt sofort { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
gr-reason-round-points = Die Runde bringt dann { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
gr-reason-space-reached = Das erreicht ein Sonderfeld.
gr-reason-lane-reached = Das erreicht eine Wirkung der Industrieleiste.
gr-reason-engineer-hired = Ab jetzt hast du jede Runde ein Feld, das dir niemand nehmen kann.
gr-reason-doublers = Das verdoppelt den Wert weiterer Gleise.
gr-reason-loco-placed = Das trägt eine Strecke weiter.
gr-reason-factory-built = Das öffnet deiner Industrie den Weg.
gr-reason-marker-moved = Deine Industrie kommt höheren Punkten näher.
gr-reason-track-moved = Das bringt ein Gleis seinem nächsten Feld näher.
gr-reason-end-bonus = Das bringt dir eine Spielendekarte: Punkte, wenn das Spiel aus ist.
gr-reason-coins = Das bringt { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}.
gr-reason-coal = Das bringt { $count } Kohle.
gr-reason-workers-hired = Das gibt dir in dieser Runde zwei Arbeiter mehr.
gr-chance-engineers = Ein Ingenieur wird gezogen
gr-chance-order = Die Reihenfolge wird gelost
gr-chance-foundries = Eine Gießerei wird aufgedeckt
gr-chance-start-bonus = Eine Startbonuskarte wird gezogen
gr-chance-emil = Emil zieht eine Karte
gr-chance-end-bonus = Eine Spielendekarte wird gezogen
gr-hidden-endbonus-seen = Du siehst die Spielendekarten im Stapel und wählst eine
gr-hidden-endbonus-card = Du bekommst eine Spielendekarte zu sehen
gr-hidden-endbonus-drawn = Eine Spielendekarte wird gezogen
gr-hidden-endbonus-scored = Das Spiel endet: Alle Spielendekarten werden aufgedeckt und gewertet
gr-hidden-engineer-dealt = Die Ingenieure der nächsten Runde werden aufgedeckt
gr-hidden-foundry-shown = Die nächste Gießerei wird aufgedeckt
gr-hidden-order-set = Die Reihenfolge der nächsten Runde steht fest
gr-hidden-emil-drew = Emil zieht eine Karte
gr-hidden-bonus-drawn = Eine Startbonuskarte wird gezogen
