# Wat de client zelf zegt, in het Nederlands. Wat een spel zegt, komt van de server.

## Overal

loading = De tafel wordt gedekt …
offline = De server is niet bereikbaar.
close = Sluiten
cancel = Annuleren
save = Bewaren
saved = Bewaard.
copy = Kopiëren
copied = Gekopieerd
send = Versturen
choose = Kiezen
place-here = Plaats hier
you = jij
computer = Computer
skip-to-content = Naar de inhoud
skip-to-asking = Naar de vraag van nu
pages = Pagina’s
tables = Tafels
about = Over
language = Taal
theme = Thema
theme-light = Licht
theme-dark = Donker
theme-to-light = Naar het lichte thema
theme-to-dark = Naar het donkere thema
as-the-system = Zoals het systeem
to-the-tables = Naar de tafels
lost-title = Hier is niets
lost-note = Misschien is het adres verkeerd getypt, of bestaat de pagina niet meer.

## Binnenkomen

gate-welcome = Welkom aan tafel
gate-invited = Uitnodiging
gate-note = Een naam is alles wat je nodig hebt.
gate-with-account = Ik heb een account
gate-as-guest = Met alleen een naam binnenkomen
door-title = { $count ->
    [4] Vier bordspellen
   *[other] Bordspellen
} over kolen en spoorwegen, te spelen in je browser
door-what = Alleen tegen een computerspeler, of met vrienden via een link. Gratis, zonder account, zonder iets te installeren.
door-first = ‘Nu spelen’ begint { $game } tegen één vriendelijke tegenstander.
door-enter = Kom binnen met een naam
door-enter-note = Bekijk je tafels, stel een spel in detail samen, of ga zitten aan een tafel die voor iedereen open is. Met een account houd je overal je naam en je plaatsen.
invitation-title = { $host } nodigt je uit voor { $game }
invitation-plays = { $host } speelt { $game }
invitation-who = Wie ben je?
invitation-begun = Dit spel is begonnen. Je kunt toekijken.
take-seat = Neem plaats
only-watch = Alleen toekijken
seats-taken = { $taken } van { $count } plaatsen bezet
you-are = Je speelt als { $name }.
change-name = Naam wijzigen
name-asked = De anderen zien je als “{ $name }”. Hoe heet je?
options-usual = Zoals in de spelregels
switched-on = ja
switched-off = nee
clock-own = Met een eigen klok
spectators-yes = Wie de link heeft, mag toekijken
spectators-no = Geen
your-name = Je naam
your-name-or-none = Je naam, als je wilt
login = Gebruikersnaam
password = Wachtwoord
come-in = Binnenkomen
log-in = Inloggen
log-out = Uitloggen

## De lobby

hello = Hallo, { $name }
create-table = Tafel maken
play-now = Nu spelen
with-friends = Met vrienden
play-with-friends = Met vrienden spelen
friends-which = Welk spel ga je met vrienden spelen?
friends-note = Je krijgt meteen een link en een QR-code om te delen.
shelf-first = Kies een spel
open-record = Partij openen
game = Spel
all-games = Alle spellen
my-tables = Mijn tafels
open-tables = Tafels waar iedereen mag aanschuiven
past-tables = { $count ->
    [one] 1 eerdere tafel
   *[other] { $count } eerdere tafels
}
shelf = Spellen
players-between = { $from }–{ $to } spelers
players-exactly = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
rules = Regels
table-of = Tafel van { $name }
your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
seats-open = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
game-over = Het spel is afgelopen
table-closed = Deze tafel is gesloten
spectators-behind = Het spel is begonnen; toeschouwers zien het iets later
look = Bekijken
look-back = Terugkijken
go-on = Verder
sit-down = Aanschuiven
watch = Toekijken

## Een nieuwe tafel

players = Spelers
seats = Plaatsen
seat-number = Plaats { $number }
seat-me = Ik ({ $name })
seat-same-screen = Iemand aan dit scherm
seat-anyone = Vrij voor iedereen
seat-bot = Computer: { $level }
name-of-player = Naam van deze speler
who-may-come = Wie mag komen
by-link = Wie de link heeft
open-to-all = Iedereen
options = Opties
house-rules = Huisregels
house-rules-changed = { $count ->
    [0] geen gekozen
    [one] 1 gekozen
   *[other] { $count } gekozen
}
some-reconstructed = Sommige gedrukte waarden van dit spel zijn gereconstrueerd.
all-known = Alle gedrukte waarden van dit spel zijn bekend uit de spelregels of uit openbare bronnen.
where-from = Waar de waarden vandaan komen
own-components = Eigen onderdelen
own-components-note = Wie de doos bezit, kan gedrukte waarden in een bestand verbeteren en daarmee spelen.
own-components-host = Deze server maakt tafels van dit spel met een bestand van de beheerder, tenzij je een ander kiest.
printed-set = Gedrukte set downloaden
choose-file = Onderdelenbestand
components-too-large = Dit bestand is te groot voor een onderdelenbestand.
components-checking = Het bestand wordt gecontroleerd.
components-fine = { $count ->
    [0] Dit bestand is de gedrukte set { $base }.
    [one] Met dit bestand kan worden gespeeld. Eén waarde wijkt af van de gedrukte set { $base }:
   *[other] Met dit bestand kan worden gespeeld. { $count } waarden wijken af van de gedrukte set { $base }:
}
components-warnings = Let op deze punten; spelen kan toch:
components-value = Waarde
components-printed = Gedrukt
components-own = Van jou
components-more-changes = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
table-own-components = Aan deze tafel wordt met eigen onderdelen van een bezitter gespeeld.
clock = Klok
pace-none = Geen klok
pace-live-5 = Live: 5 minuten, plus 5 seconden per beslissing
pace-live-10 = Live: 10 minuten, plus 10 seconden per beslissing
pace-live-25 = Live: 25 minuten, plus 15 seconden per beslissing
pace-days-1 = Per correspondentie: 1 dag, plus 8 uur per beslissing
pace-days-3 = Per correspondentie: 3 dagen, plus 12 uur per beslissing
pace-days-7 = Per correspondentie: 7 dagen, plus 1 dag per beslissing
more-settings = Meer afspraken
agree-undo = Zetten mogen terug
agree-undo-note = Vrij zolang niemand iets te weten kwam; anders wordt het de anderen gevraagd.
agree-hints = Tips
agree-hints-note = Iedereen mag vragen wat de sterkste computerspeler zou doen.
agree-memory = Geheugensteun
agree-memory-note = De tafel toont wat een speler met een volmaakt geheugen zou weten.
agree-spectators = Toeschouwers
agree-spectators-note = Wie de link heeft, mag toekijken.
spectator-delay = Toeschouwers zien het spel
delay = { $minutes ->
    [0] meteen
    [one] 1 minuut later
   *[other] { $minutes } minuten later
}
stand-in = Wie speelt voor wie weggaat
hot-seat-note = Meerdere spelers aan dit scherm: tussen hun beurten valt een gordijn.
player-number = Speler { $number }
waits-note = Het spel begint als alle plaatsen bezet zijn.
start-game = Spel beginnen

## Voor het spel

no-such-table = Je kunt niet aan deze tafel komen
waiting-title = Wachten op spelers.
waiting-in = Je doet mee. We wachten tot { $name } begint.
waiting-note = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
waiting-early = Het spel begint vanzelf zodra alle plaatsen bezet zijn. Met { $count } kun je ook beginnen zonder op de anderen te wachten.
waiting-host = { $name } begint het spel, of het begint vanzelf zodra elke plaats bezet is.
seat-came = { $name } is gaan zitten.
while-waiting = Terwijl je wacht
seat-free = vrij
present = aanwezig
away = afwezig
invite-link = Link naar deze tafel
start-with-bots = Begin nu, computers nemen de vrije plaatsen
invite-others = Nog iemand uitnodigen
invite-friends = Nodig je vrienden uit
share-link = Link versturen
copy-link = Link kopiëren
link-copied = Link gekopieerd
share-text = Kom { $game } met me spelen:
share-note = Verstuur de link, of laat een telefoon de code lezen. Wie hem opent, krijgt een vrije plaats.
share-local = Vrienden op andere apparaten kunnen deze link nog niet openen. Waarom?
share-local-why = Deze server antwoordt alleen op dit apparaat. Start hem met --host 0.0.0.0, dan kunnen vrienden in je netwerk de link openen.
qr-code = De link als QR-code
start-with-those = { $count ->
    [one] Alleen beginnen
   *[other] Begin met deze { $count } spelers
}
get-up = Plaats verlaten
sealed = De trekkingen zijn verzegeld:

## De tafel

tab-board = Bord
tab-mine = Van mij
tab-others = Anderen
tab-everyone = Iedereen
tab-log = Verslag
tab-moves = Zetten
tab-position = Stelling
tab-scores = Stand
places = Delen van de tafel
side = Anderen, verslag en chat
menu = Menu
undo = Ongedaan maken
undo-lesson = In een les neem je een gedane zet niet terug; een keuze die pas begonnen is wel.
hint = Tip
thinking = Denkt na …
esc-takes-back = Esc neemt terug
moves-open = { $count ->
    [one] 1 zet mogelijk
   *[other] { $count } zetten mogelijk
}
since-your-turn = { $count ->
    [one] beurt sinds de jouwe
   *[other] beurten sinds de jouwe
}
since-at = Sinds je beurt: { $at } van { $count }
seeing-again = Wat er sinds je beurt gebeurde
since-about = Laat je nog eens een voor een zien wat de anderen sinds je beurt hebben gedaan.
to-the-present = Terug naar het spel
to-move = aan de beurt
place = { $place }e
place-shared = { $shared ->
    [yes] gedeeld{" "}
   *[no] {""}
}{ $place }e
points-unit = { $unit ->
    [dollars] dollar
   *[points] { $count ->
        [one] punt
       *[other] punten
    }
}
points-secret = Geheim tot het einde
total = Totaal
seat-column = Speler
source = Bron
score-sheet = { $unit ->
    [dollars] Waar het geld vandaan komt
   *[points] Waar de punten vandaan komen
}
score-track = Scorespoor: { $words }
then-choose = { $count ->
    [one] Daarna: 1 mogelijkheid
   *[other] Daarna: { $count } mogelijkheden
}
not-now = Nu niet mogelijk
# Something else is asked before this could be chosen.
not-now-first = Nu wordt iets anders gevraagd: ‘{ $question }’
not-this = Deze kan nu niet

## Verslag en chat

log = Verslag
chat = Chat
log-and-chat = Verslag en chat
log-empty = Er is nog niets gebeurd
log-empty-note = Elke zet komt hier te staan.
your-last-turn = je laatste beurt
turn-together = Iedereen kiest tegelijk
turn-table = De tafel wordt klaargelegd
turn-refilled = Het bord wordt aangevuld
steps-of = Stappen: { $name }
round-scored = { $round }: puntentelling
game-scored = { $round }: puntentelling, ook voor het einde van het spel
turn-and-scoring = Beurt en puntentelling samen
earlier-turns = Eerdere beurten
chat-empty = Nog geen berichten
chat-empty-note = Wat je schrijft, leest alleen deze tafel.
say-something = Zeg iets
muted = De gastheer heeft je gedempt
spectators = Toeschouwers
you-watch = Je kijkt toe

## De tekstweergave

your-moves = Jouw zetten
moves-count = { $count }
filter-moves = Zoek een zet
move-keys = Typ het nummer van een zet om erheen te gaan, waar je ook bent op de pagina. In de lijst: pijltjes om te bladeren, letters om te zoeken, Enter om de zet te doen.
no-move-fits = Geen zet past. Esc toont alles.
why-not = Waarom niet …?
wait-note = Je zetten verschijnen hier als je aan de beurt bent.

## Balken

line-lost = Verbinding kwijt. Nieuwe poging over { $seconds } s. Je keuze blijft bewaard.
line-back = Weer verbonden.
line-open = Verbonden.
line-not-open = Niet verbonden.
try-now = Nu proberen
not-done = Niet mogelijk: { $reason }
paused = De gastheer heeft het spel stilgelegd.
undo-asked = { $name } wil deze zet terugnemen: ‘{ $move }’
undo-asked-own = Je vraagt om deze zet terug te nemen: ‘{ $move }’
undo-asked-hidden = { $name } wil een verborgen beslissing terugnemen.
undo-others-own = Jouw latere zetten vervallen dan ook.
undo-others = Latere zetten van { $names } vervallen dan ook.
undo-refused = { $name } gaat niet akkoord: de zet van { $asker } blijft staan.
undo-refused-own = { $name } gaat niet akkoord: je zet blijft staan.
undo-lapsed = Het spel is verdergegaan: je verzoek om terug te nemen is vervallen.
really = { $move }?
keep-playing = Verder spelen
taken-here = Kies het nog eens om het terug te leggen.
undo-learned = Sindsdien bekend:
undo-waiting = Wachten op { $names }
agree = Akkoord
refuse = Weigeren
withdraw = Intrekken
stand-in-plays = Een computer speelt voor jou.
play-again-myself = Ik ben terug

## Hints

hint-title = Wat de baron zou doen
hint-changes = Wat er verandert
hint-changes-all = Wat dit alles samen verandert
hint-alike = Je kans om te winnen: { $after }.
hint-chances = Je kans om te winnen: { $after } met deze zet, { $average } met een gemiddelde zet.
hint-after = Eerst, want iets anders kan niet: { $moves }
hint-then = Wat daarop moet volgen
hint-another = Een andere zet tonen
hint-first = Terug naar het eerste voorstel
delta-then = Daarna: { $what }
preview-more = Details
play-it = Zet doen
play-first = De eerste stap doen
# $count (getal) van zetten
play-all = Deze { $count } zetten doen

## De rondleiding

tour = Rondleiding door dit spel
tour-offer = Nieuw bij { $game }? Een korte rondleiding laat zien wat waar is.
tour-show = Laat zien
tour-not-now = Nu niet
tour-step = { $at } van { $count }
tour-end = Rondleiding beëindigen
tour-back = Terug
tour-next = Verder
tour-done = Naar het spel

## Het gordijn

hot-seat-cover-title = Geef het scherm aan { $name }
hot-seat-cover-note = De tafel blijft verborgen tot de volgende speler er is.
hot-seat-cover-open = Ik ben { $name }

## Het menu van een tafel

show-end = Uitslag tonen
view = Weergave
view-board = Bord
view-text = Tekst
journal = Mijn verslag
my-seat = Mijn plaats
let-bot-play = Laat een computer spelen voor { $name }
play-again-as = Speel { $name } weer zelf
preferences = Voorkeuren
fair-draws = Eerlijke trekkingen
fair-draws-note = Alle trekkingen volgen uit een geheim dat voor het spel verzegeld is en aan het eind opengaat. Dit is het zegel:
host = Als gastheer
pause = Pauze
go-on-all = Verder
mute = Dempen
unmute = Niet meer dempen
remove = Verwijderen
close-table = Tafel opheffen …
close-table-sure = Ja, voor iedereen opheffen
confirm-moves = Zetten bevestigen
confirm-auto = Twee keer tikken op aanraakschermen
confirm-on = Altijd twee keer kiezen
confirm-off = Nooit: één klik is genoeg
motion = Stukken bewegen
sound = Een klop als ik aan de beurt ben
notify = Een melding als ik aan de beurt ben
hot-seat-cover = Gordijn tussen spelers aan één scherm

## Het einde, en terugkijken

wins-ahead = { $unit ->
    [dollars] { $points } dollar meer dan { $name }
   *[points] { $points ->
        [one] 1 punt meer dan { $name }
       *[other] { $points } punten meer dan { $name }
    }
}
you-win = Je wint met { $unit ->
    [dollars] { $points } dollar
   *[points] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
wins = { $count ->
    [one] { $names } wint met { $unit ->
        [dollars] { $points } dollar
       *[points] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
   *[other] { $names } delen de overwinning met elk { $unit ->
        [dollars] { $points } dollar
       *[points] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
}
standing = Eindstand
score-over-time = { $unit ->
    [dollars] Verloop van het geld
   *[points] Verloop van de stand
}
score-chart = Verloop van de stand. Aan het eind { $summary }.
replay = Naspelen
replay-of = { $game } naspelen
record = Verloop downloaden
verify = Trekkingen nagaan
verified = Alle { $draws } trekkingen volgen uit het zegel.
not-verified = De trekkingen volgen niet uit het zegel: { $problem }
play-again = Nog een keer
to-the-rematch = Naar het volgende spel
look-at-board = De tafel bekijken
no-replay = Dit spel kan niet getoond worden
to-start = Naar het begin
to-end = Naar het eind
step-back = Een stap terug
step-on = Een stap verder
play = Afspelen
line-of = Regel { $line } van { $last }
beginning = Het begin
eyes = Door wiens ogen
eyes-spectator = Als toeschouwer
eyes-of = Als { $name }
eyes-open = Alles open
link-to-move = Link naar dit moment
turning-points = Keerpunten
chart-rings = De ringen zijn keerpunten.
chart-leads = Kies in de grafiek een moment om het na te spelen.
lead-pair = { $source } { $one } tegen { $other }
lead-from = De voorsprong op { $name } kwam van: { $sources }.
lead-against = { $name } had meer bij: { $sources }.
no-turning-point = Niemand nam iemand de leiding af.
to-this-moment = Dit moment naspelen
source-parts = { $source } in detail
turns = Beurten
turn-back = Eén beurt terug
turn-on = Eén beurt verder
round-to = Ga naar
seat-on = Volgende beurt van { $name }
replay-keys = Pijlen: één beurt. Met Shift: één stap. Page up en down: één ronde. Home en End: begin en einde. 1 tot 4: de volgende beurt van die speler.
this-turn = Deze beurt
turn-number = beurt { $number } van { $count }
step-number = stap { $number } van { $count }
replay-speed = Snelheid
all-boards = De borden van iedereen
play-on = Vanaf hier verder spelen
play-on-note = Een nieuwe tafel begint op dit moment: jij speelt { $name }, computers de anderen. Trekkingen worden vanaf hier opnieuw verzegeld.
to-the-table = Naar de tafel

## Regels

rule-number = Regel { $rule }
rules-of = Regels van { $game }
search-rules = Zoek in de regels
rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
no-rule-found = Daar is geen regel over
chapters = Hoofdstukken
sources-note = Onder elke regel staat wie haar noemt: het regelboek, een openbare bron, een reconstructie, of een uitspraak van ons waar het regelboek iets openlaat. De getallen op borden, kaarten en tegels komen van waar deze tabel zegt. Wat gereconstrueerd is, past bij alles wat bekend is, en kan toch afwijken van het gedrukte materiaal; wie de doos bezit, kan het met een bestand verbeteren.
rule-from = Bron: { $sources }.
rule-option = Een andere lezing is te kiezen: { $options }.
source-table = Waarden
source-remark = Opmerking
from-rulebook = regelboek
from-public = openbare bron
from-reconstruction = reconstructie
from-ruling = onze uitspraak

## Ik

me = Ik
holiday = Vakantie
holiday-until = tot { DATETIME($date, day: "numeric", month: "long") }
holiday-note = Correspondentieklokken staan dan stil.
holiday-left = Dit jaar heb je nog { $left ->
    [one] 1 dag
   *[other] { $left } dagen
} van { $limit }.
webhook = Webhook
webhook-note = Een adres dat wordt aangeroepen als je aan de beurt bent aan een correspondentietafel. Laat het leeg als je er geen wilt.
days = { $days ->
    [0] geen vakantie
    [one] 1 dag
   *[other] { $days } dagen
}
account = Account
account-note = Met een gebruikersnaam en een wachtwoord kun je overal binnenkomen en houd je je plaatsen.
account-as = Je komt binnen als { $login }.
become-account = Account maken
old-password = Oud wachtwoord
new-password = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
end-sessions = Mijn andere sessies beëindigen
sessions-ended = Je andere sessies zijn beëindigd.
delete-me = Mij verwijderen …
delete-sure = Ja, voorgoed verwijderen

## Over

about-what = Wat dit is
about-what-text = Eén tafel voor bordspellen over kolen en sporen. Speel met vrienden of tegen computerspelers, op een server die iedereen kan draaien.
about-titles = Titels
about-titles-text = Coalface is een zelfstandig project, niet gemaakt, aanbevolen of gesteund door de uitgevers of auteurs van de spellen. De titels zijn van hun uitgevers en zeggen alleen om welke spellen het gaat. Er zit geen beeld, tekst of regelboek van een uitgever in; elke tekening en elke zin hier is van onszelf.
about-rules = Regels
about-rules-text = Elke regel heeft een nummer en een eigen zin. Een weigering noemt de regel waarop ze berust. Waar een regelboek iets openlaat, staat onze lezing in een lijst.
about-components = Materiaal
about-components-text = Elk getal op een kaart of veld draagt zijn bron: het regelboek, een openbare lezing van de stukken, een reconstructie of een eigen lezing. Sets hebben versies; een lopend spel houdt de set waarmee het begon.
about-draws = Eerlijke trekkingen
about-draws-text = Voor een spel verzegelt de server een geheim en toont het zegel; elke speler voegt een eigen getal toe. Daaruit volgen alle trekkingen. Aan het eind wordt het geheim verteld en gaat een knop elke trekking na.
about-bots = Computerspelers
about-bots-text = Zij weten wat een mens op die plaats zou weten, en verder niets.
about-privacy = Privacy
about-privacy-text = Een naam in een cookie is alles wat van een gast bewaard wordt. Deze pagina laadt niets van elders.
about-face = Letter
about-face-text = Noto Sans, onder de SIL Open Font License.
new-since = nieuw

## Lessen

learn = Leren
learn-game = { $game } leren
learn-note = Een les is het begin van een echt spel: jij doet de zetten, één gedachte tegelijk. Een account is niet nodig.
learn-none = Er zijn nog geen lessen.
learn-begin = Beginnen
learn-resume = Verdergaan
learn-again = Vanaf het begin
learner-name = Gast
minutes = { $count ->
    [one] 1 minuut
   *[other] ongeveer { $count } minuten
}
lesson = Les
lesson-next = Volgende les: { $lesson }
lesson-chapter = { $at } van { $count }
lesson-chapters = Hoofdstukken
lesson-go-on = Verder
lesson-over = De les is voorbij, en het spel gaat door. Jij bent aan de beurt!
learner-mode = Namen bij tekens
learner-auto = In mijn eerste partij van elk spel
learner-on = Altijd, en fasen en punten in woorden
learner-off = Nooit
names-note = Er staan woorden bij de symbolen tot je een partij hebt uitgespeeld.
names-hide = Verbergen
sign-key = Tekens op het bord
first-game = Een eerste spel met begeleiding
coach = Begeleiding
coach-ask = Wat doe je hier meestal?
coach-waits = { $name } beslist.
points-from = voor { $name }: { $source }

## What things are

explain = Wat is dit?
tab-explain = Uitleg
explain-hint = Klik of tik op iets met een rand om te lezen wat het is.
tip-more = wat dit is
tip-stays = houdt dit open, met de regels
explain-end = Klaar
explain-all = Wat is wat
explain-search = Zoek een ding
explain-found = { $count ->
    [one] 1 ding
   *[other] { $count } dingen
}

## Overzicht en boek

overview = Overzicht
overview-of = { $game } in drie minuten
overview-minutes = { $count ->
    [one] Een minuut lezen. Elk plaatje is ons bord, getekend uit een echt spel.
   *[other] { $count } minuten lezen. Elk plaatje is ons bord, getekend uit een echt spel.
}
overview-none = Dit spel heeft nog geen overzicht. De regels staan hier:
overview-on = Meer leren
overview-learn = Leer al spelend
overview-next = Meer heb je voor een eerste spel niet nodig. De les leidt je erdoorheen, zet voor zet.
overview-goal = Waar het om gaat
overview-turn = Zo wordt er gespeeld
overview-points = Waar de punten vandaan komen
overview-end = Zo loopt het af
rule-show = Laat het op het bord zien
rule-shown = Regel { $rule } op het bord
rule-overview = In het overzicht: { $step }
rule-play = Speel dit in de les: { $chapter }
rule-example = Voorbeeld: { $title }
rule-ruling = Hoe wij dit lezen (Engels)
