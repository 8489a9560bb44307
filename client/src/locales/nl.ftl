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
you = jij
computer = Computer
chance = Toeval
skip-to-content = Naar de inhoud
skip-to-asking = Naar wat er gevraagd wordt
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
lost-note = Het adres is misschien verkeerd getypt, of wat hier was is weg.

## Binnenkomen

gate-welcome = Welkom aan tafel
gate-invited = Je bent uitgenodigd aan een tafel
gate-note = Een naam is alles wat je nodig hebt.
gate-with-account = Ik heb een account
gate-as-guest = Met alleen een naam binnenkomen
your-name = Je naam
login = Gebruikersnaam
password = Wachtwoord
come-in = Binnenkomen
log-in = Inloggen
log-out = Uitloggen

## De lobby

hello = Hallo, { $name }
create-table = Tafel maken
play-now = Nu spelen
open-record = Verslag openen
game = Spel
all-games = Alle spellen
my-tables = Mijn tafels
open-tables = Tafels waar iedereen mag aanschuiven
past-tables = { $count ->
    [one] 1 eerdere tafel
   *[other] { $count } eerdere tafels
}
no-table = Nog geen tafel
no-table-note = Maak er een, of begin tegen de computer.
shelf = Spellen
players-between = { $from }–{ $to } spelers
rules = Regels
table-of = Tafel van { $name }
your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
seats-open = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
game-over = Het spel is uit
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
waits-note = Het spel begint als alle plaatsen bezet zijn.
start-game = Spel beginnen

## Voor het spel

no-such-table = Je kunt niet aan deze tafel komen
waiting-title = Wachten op spelers.
waiting-note = Het spel begint als alle plaatsen bezet zijn.
seat-free = vrij
present = aanwezig
away = weg
invite-link = Link naar deze tafel
start-with-bots = Nu beginnen, computers nemen de vrije plaatsen
get-up = Opstaan
sealed = De trekkingen zijn verzegeld:

## De tafel

tab-board = Bord
tab-mine = Van mij
tab-others = Anderen
tab-log = Verslag
tab-moves = Zetten
tab-position = Stelling
tab-scores = Stand
places = Delen van de tafel
side = Anderen, verslag en gesprek
menu = Menu
undo = Terug
hint = Tip
thinking = Denkt na …
esc-takes-back = Esc neemt terug
moves-open = { $count ->
    [one] 1 zet mogelijk
   *[other] { $count } zetten mogelijk
}
since-your-turn = sinds je beurt
seeing-again = Wat er sinds je beurt gebeurde
to-the-present = Naar nu
to-move = aan de beurt
place = { $place }e
points-place = punten · { $place }e
points-unit = punten
points-secret = Geheim tot het einde
total = Totaal
seat-column = Speler
source = Bron
score-sheet = Waar de punten vandaan komen
score-track = Scorespoor: { $words }
then-choose = { $count ->
    [one] Kies dan: 1 vervolg
   *[other] Kies dan: { $count } vervolgen
}
not-now = Nu niet mogelijk

## Verslag en gesprek

log = Verslag
chat = Gesprek
log-and-chat = Verslag en gesprek
log-empty = Er is nog niets gebeurd
log-empty-note = Elke zet komt hier te staan.
your-last-turn = je laatste beurt
chat-empty = Nog niemand sprak
chat-empty-note = Wat je schrijft, leest alleen deze tafel.
say-something = Zeg iets
muted = De gastheer heeft je het zwijgen opgelegd
spectators = Toeschouwers

## De tekstweergave

your-moves = Jouw zetten
moves-count = { $count }
filter-moves = Zoek een zet
move-keys = Pijlen of een getal gaan naar een zet, letters zoeken, Enter doet hem.
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
undo-asked = { $name } wil terugnemen: { $move }
undo-learned = Sindsdien bekend:
undo-waiting = Wachten op { $names }
agree = Akkoord
refuse = Weigeren
withdraw = Intrekken
stand-in-plays = Een computer speelt voor jou.
play-again-myself = Ik ben terug

## Hints

hint-title = Wat de baron zou doen
hint-note = Hoeveel van het zoeken naar elke zet ging, en wat de stelling dan waard is.
hint-share = Deel van het zoeken
hint-line = { $share } % van het zoeken · waarde { $value } %
play-it = Doen

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
mute = Het zwijgen opleggen
unmute = Laten spreken
remove = Verwijderen
close-table = Tafel opheffen …
close-table-sure = Ja, voor iedereen opheffen
confirm-moves = Kiezen
confirm-auto = Twee gebaren op aanraakschermen
confirm-on = Altijd twee gebaren
confirm-off = Altijd één gebaar
motion = Stukken bewegen
sound = Een klop als ik aan de beurt ben
notify = Een melding als ik aan de beurt ben
hot-seat-cover = Gordijn tussen spelers aan één scherm

## Het einde, en terugkijken

wins = { $count ->
    [one] { $names } wint met { $points } punten
   *[other] { $names } delen de overwinning met elk { $points } punten
}
standing = Eindstand
score-over-time = Verloop van de stand
score-chart = Verloop van de stand. Aan het eind { $summary }.
replay = Naspelen
replay-of = { $game } naspelen
record = Partij
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
play-on = Vanaf hier verder spelen
play-on-note = Een nieuwe tafel begint op dit moment: jij speelt { $name }, computers de anderen. Trekkingen worden vanaf hier opnieuw verzegeld.
to-the-table = Naar de tafel

## Regels

rules-of = Regels van { $game }
search-rules = Zoek in de regels
rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
no-rule-found = Geen regel zegt dat
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
