# Woorden van de server, in het Nederlands: waarom iets niet gebeurt.

story-taken-back = { $name } neemt een zet terug.
story-taken-back-with = { $name } neemt een zet terug; daarmee vervallen ook latere zetten van { $others }.
guest = Gast { $number }
anonymous = iemand
webhook-your-turn = Je bent aan de beurt bij { $title }: { $link }
refused-unreadable = De server begrijpt dit bericht niet.
refused-not-found = Hier is niets.
refused-failed = Er ging iets mis. Kijk eerst hoe het ervoor staat en probeer het dan nog eens.
refused-no-database = De server kan zijn database op dit moment niet bereiken. Alles wat bevestigd is, is bewaard; de rest blijkt zodra de database weer antwoordt.
refused-too-fast = Dat ging te snel. Wacht even.
refused-foreign = Dit verzoek komt van een andere site.
refused-other-host = Deze server luistert niet naar die naam. De gastheer kan de naam toevoegen met COALFACE_HOSTS.
refused-only-host = Alleen de gastheer van deze server mag dit zien.
refused-unhealthy = De server kan niet naar zijn database schrijven.
refused-unknown-you = Geef eerst een naam op.
refused-new-session = Je bent opnieuw binnengekomen.
refused-bad-name = Dit kan geen naam zijn.
refused-account-already = Je hebt al een account.
refused-login-taken = Deze gebruikersnaam is al bezet.
refused-wrong-login = Gebruikersnaam of wachtwoord klopt niet.
refused-wrong-code = Deze code is onjuist, gebruikt of te oud.
refused-unknown-table = Zo’n tafel is er niet.
refused-unknown-record = Zo’n partijverslag is er niet.
refused-unknown-game = Zo’n spel is er niet.
refused-unknown-line = Deze partij heeft niet zo’n regel.
refused-unknown-bot = Zo’n computerspeler is er niet.
refused-unknown-seat = Deze tafel heeft niet zo’n plaats.
refused-unknown-person = Die persoon zit niet aan deze tafel.
refused-unknown-move = Zo’n zet is er niet.
refused-bad-game = Zo kan dit spel niet gespeeld worden.
refused-bad-record = Dit partijverslag is niet bruikbaar.
refused-bad-components = Met dit onderdelenbestand kan niet worden gespeeld.
refused-bad-webhook = Dit adres kan geen webhook zijn.
refused-holiday-limit = { $left ->
    [one] Je hebt dit jaar nog 1 dag vakantie; de grens is { $limit }.
   *[other] Je hebt dit jaar nog { $left } dagen vakantie; de grens is { $limit }.
}
refused-webhooks-off = Deze server roept geen webhooks aan.
refused-not-host = Alleen de gastheer mag dit doen.
refused-not-your-seat = Dit is niet jouw plaats.
refused-not-seated = Je zit niet aan deze tafel.
refused-seated-already = Je zit al aan deze tafel.
refused-seat-taken = Deze plaats is bezet.
refused-not-open = Deze partij is al begonnen.
refused-not-playing = Er is geen partij gaande aan deze tafel.
refused-not-over = De partij is nog niet afgelopen.
refused-no-spectators = Deze tafel laat geen toeschouwers toe.
refused-paused = De gastheer heeft de partij stilgelegd.
refused-stale = De stelling is intussen veranderd.
refused-lesson-other = De regels staan dit toe. Doe in deze les wat ze vraagt: ‘Laat zien’ wijst het aan.
refused-unknown-lesson = Deze les bestaat niet.
refused-unknown-scene = Deze afbeelding bestaat niet.
refused-stand-in = Een computerspeler speelt op deze plaats. Neem de plaats eerst terug.
refused-out-of-time = Je tijd is twee keer verstreken; de computer speelt deze plaats tot het einde.
refused-undo-nothing = Er is niets van jou om terug te nemen.
refused-undo-sealed = Er worden geheime keuzes gemaakt of ze zijn al geopend. Die kun je niet terugnemen.
refused-undo-closed = Er valt nu niets terug te nemen.
refused-muted = De gastheer heeft je aan deze tafel het zwijgen opgelegd.
refused-hints-off = Aan deze tafel zijn er geen tips.
refused-no-hint = Hier is geen tip.
refused-no-hello = De client heeft zich niet gemeld.
refused-other-version = Deze pagina is verouderd. Laad de pagina opnieuw.
refused-too-many-windows = Je hebt te veel vensters aan deze tafel: er kunnen er hoogstens { $most } open zijn. Dit venster is gesloten.
refused-restart = De server wordt opnieuw gestart.

## Het verhaal van een afgelopen spel

turning-lead = { $when }: { $done } Daarmee neemt { $name } de leiding ({ $points }).
turning-lead-plain = { $when }: { $name } neemt de leiding ({ $points }).
turning-lead-final = { $when }: { $done } Daarmee neemt { $name } definitief de leiding ({ $points }).
turning-lead-final-plain = { $when }: { $name } neemt definitief de leiding ({ $points }).
turning-fall = { $when }: { $done } Daardoor komt { $name } aan de leiding.
turning-fall-plain = { $when }: { $name } komt aan de leiding, omdat { $other } terugvalt.
turning-fall-final = { $when }: { $done } Daardoor komt { $name } definitief aan de leiding.
turning-fall-final-plain = { $when }: { $name } komt definitief aan de leiding, omdat { $other } terugvalt.
turning-gain = { $when }: { $done } Dit is de beste beurt van het spel ({ $points }).
turning-gain-plain = { $when }: { $name } heeft de beste beurt van het spel ({ $points }).
turning-gain-stated = { $when }: { $done } Dit is de beste beurt van het spel.
turning-ahead = { $count ->
    [one] 1 punt voorsprong
   *[other] { $count } punten voorsprong
}
turning-ahead-dollars = ${ $count } voorsprong
turning-gained = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
turning-gained-dollars = ${ $count } verdiend
turning-scoring = { $round }: puntentelling
turning-final = Eindwaardering
turning-turn = Beurt { $number }

## Hoofdstukken van de regels

chapter-end = Einde van het spel
chapter-mining = Ontginning
chapter-order = Volgorde
chapter-players = Aantal spelers
chapter-setup = Voorbereiding

## Eigen onderdelenbestanden

components-not-text = Het bestand is geen tekst in UTF-8.
components-at = Regel { $line }: { $words }
components-unknown-key = De tabel [{ $table }] kent geen sleutel “{ $name }”.
components-unknown-table = Een tabel [{ $name }] bestaat niet.
components-missing-key = In de tabel [{ $table }] ontbreekt de sleutel “{ $name }”.
components-missing-table = De tabel [{ $name }] ontbreekt.
components-meant = Bedoel je “{ $meant }”?
components-known = Mogelijk zijn: { $known }
components-wrong-kind = “{ $name }” in de tabel [{ $table }] moet { $right } zijn, maar is { $got }.
components-kind-table = een tabel
components-kind-list = een lijst
components-kind-text = tekst tussen aanhalingstekens
components-kind-switch = true of false
components-kind-number = een geheel getal
components-or = of
components-more = { $count ->
    [one] Er is nog één ding fout.
   *[other] Er zijn nog { $count } dingen fout.
}

## After a guided game: $source (text), $mine and $others (numbers)

remark-well = Dit deed je goed: { $source }. Het bracht jou { $mine } punten, en de beste van de anderen { $others }.
remark-next = Probeer de volgende keer meer hiervan: { $source }. Het bracht jou { $mine } punten, en de beste van de anderen { $others }.
remark-well-dollars = Dit deed je goed: { $source }. Het bracht jou { $mine } dollar, en de beste van de anderen { $others }.
remark-next-dollars = Probeer de volgende keer meer hiervan: { $source }. Het bracht jou { $mine } dollar, en de beste van de anderen { $others }.
