# Was der Client selbst sagt, auf Deutsch. Was ein Spiel sagt, kommt vom Server.

## Überall

loading = Der Tisch wird gedeckt …
offline = Der Server ist nicht erreichbar.
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
send = Senden
choose = Wählen
you = du
computer = Computer
chance = Zufall
skip-to-content = Zum Inhalt
skip-to-asking = Zu dem, was gefragt ist
pages = Seiten
tables = Tische
about = Über
language = Sprache
theme = Farbschema
theme-light = Hell
theme-dark = Dunkel
theme-to-light = Zum hellen Farbschema
theme-to-dark = Zum dunklen Farbschema
as-the-system = Wie das System
to-the-tables = Zu den Tischen
lost-title = Hier ist nichts
lost-note = Die Adresse ist vielleicht vertippt, oder was hier war, ist fort.

## Hereinkommen

gate-welcome = Willkommen am Tisch
gate-invited = Du bist an einen Tisch eingeladen
gate-note = Ein Name genügt.
gate-with-account = Ich habe ein Konto
gate-as-guest = Nur mit einem Namen hereinkommen
your-name = Dein Name
login = Anmeldename
password = Passwort
come-in = Hereinkommen
log-in = Anmelden
log-out = Abmelden

## Die Lobby

hello = Hallo, { $name }
create-table = Tisch eröffnen
play-now = Jetzt spielen
open-record = Partie öffnen
game = Spiel
all-games = Alle Spiele
my-tables = Meine Tische
open-tables = Tische, an die jeder darf
past-tables = { $count ->
    [one] 1 früherer Tisch
   *[other] { $count } frühere Tische
}
no-table = Noch kein Tisch
no-table-note = Eröffne einen, oder beginne gegen den Computer.
shelf = Spiele
players-between = { $from }–{ $to } Personen
rules = Regeln
table-of = Tisch von { $name }
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
seats-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
game-over = Das Spiel ist aus
table-closed = Dieser Tisch ist geschlossen
spectators-behind = Das Spiel hat begonnen; Zuschauer sehen es etwas später
look = Ansehen
look-back = Zurückblicken
go-on = Weiter
sit-down = Hinsetzen
watch = Zuschauen

## Ein neuer Tisch

players = Spieler
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich ({ $name })
seat-same-screen = Jemand an diesem Bildschirm
seat-anyone = Frei für alle
seat-bot = Computer: { $level }
name-of-player = Name dieses Spielers
who-may-come = Wer darf kommen
by-link = Wer den Link hat
open-to-all = Jeder
options = Optionen
house-rules = Hausregeln
house-rules-changed = { $count ->
    [0] keine gewählt
    [one] 1 gewählt
   *[other] { $count } gewählt
}
some-reconstructed = Einige gedruckte Werte dieses Spiels sind rekonstruiert.
all-known = Alle gedruckten Werte dieses Spiels sind aus der Anleitung oder aus öffentlichen Quellen bekannt.
where-from = Woher die Werte kommen
own-components = Eigenes Material
own-components-note = Wer die Schachtel besitzt, kann gedruckte Werte in einer Datei berichtigen und damit spielen.
own-components-host = Dieser Server legt Tische dieses Spiels mit einer Datei des Betreibers an, wenn du keine andere wählst.
printed-set = Gedruckten Satz herunterladen
choose-file = Materialdatei
components-too-large = Diese Datei ist zu groß für eine Materialdatei.
components-checking = Die Datei wird geprüft.
components-fine = { $count ->
    [0] Diese Datei ist der gedruckte Satz { $base }.
    [one] Mit dieser Datei kann gespielt werden. Ein Wert weicht vom gedruckten Satz { $base } ab:
   *[other] Mit dieser Datei kann gespielt werden. { $count } Werte weichen vom gedruckten Satz { $base } ab:
}
components-warnings = Bitte sieh dir diese Punkte an; spielen kannst du trotzdem:
components-value = Wert
components-printed = Gedruckt
components-own = Deiner
components-more-changes = { $count ->
    [one] und einer mehr
   *[other] und { $count } mehr
}
table-own-components = An diesem Tisch wird mit eigenem Material eines Besitzers gespielt.
clock = Uhr
pace-none = Keine Uhr
pace-live-5 = Live: 5 Minuten, dazu 5 Sekunden je Entscheidung
pace-live-10 = Live: 10 Minuten, dazu 10 Sekunden je Entscheidung
pace-live-25 = Live: 25 Minuten, dazu 15 Sekunden je Entscheidung
pace-days-1 = Fernpartie: 1 Tag, dazu 8 Stunden je Entscheidung
pace-days-3 = Fernpartie: 3 Tage, dazu 12 Stunden je Entscheidung
pace-days-7 = Fernpartie: 7 Tage, dazu 1 Tag je Entscheidung
more-settings = Mehr Abmachungen
agree-undo = Züge dürfen zurückgenommen werden
agree-undo-note = Frei, solange niemand etwas erfahren hat; sonst werden die anderen gefragt.
agree-hints = Tipps
agree-hints-note = Jeder darf fragen, was der stärkste Computerspieler täte.
agree-memory = Gedächtnishilfe
agree-memory-note = Der Tisch zeigt, was ein Spieler mit vollkommenem Gedächtnis wüsste.
agree-spectators = Zuschauer
agree-spectators-note = Wer den Link hat, darf zuschauen.
spectator-delay = Zuschauer sehen das Spiel
delay = { $minutes ->
    [0] sofort
    [one] 1 Minute später
   *[other] { $minutes } Minuten später
}
stand-in = Wer für jemanden spielt, der geht
hot-seat-note = Mehrere Spieler an diesem Bildschirm: Zwischen ihren Zügen fällt ein Vorhang.
waits-note = Das Spiel beginnt, wenn alle Plätze besetzt sind.
start-game = Spiel beginnen

## Vor dem Spiel

no-such-table = Du kannst nicht an diesen Tisch
waiting-title = Warten auf Spieler.
waiting-note = Das Spiel beginnt, wenn alle Plätze besetzt sind.
seat-free = frei
present = da
away = fort
invite-link = Link zu diesem Tisch
start-with-bots = Jetzt beginnen, Computer nehmen die freien Plätze
get-up = Aufstehen
sealed = Die Ziehungen sind versiegelt:

## Der Tisch

tab-board = Plan
tab-mine = Meins
tab-others = Andere
tab-log = Verlauf
tab-moves = Züge
tab-position = Stellung
tab-scores = Stand
places = Teile des Tisches
side = Andere, Verlauf und Gespräch
menu = Menü
undo = Zurück
hint = Tipp
thinking = Denkt nach …
esc-takes-back = Esc nimmt zurück
moves-open = { $count ->
    [one] 1 Zug möglich
   *[other] { $count } Züge möglich
}
since-your-turn = seit deinem Zug
seeing-again = Was seit deinem Zug geschah
to-the-present = Zum Jetzt
to-move = am Zug
place = { $place }.
points-place = Punkte · { $place }.
points-unit = Punkte
points-secret = Geheim bis zum Schluss
total = Summe
seat-column = Spieler
source = Quelle
score-sheet = Woher die Punkte kommen
score-track = Punkteleiste: { $words }
then-choose = { $count ->
    [one] Dann wählen: 1 Weg weiter
   *[other] Dann wählen: { $count } Wege weiter
}
not-now = Jetzt nicht möglich

## Verlauf und Gespräch

log = Verlauf
chat = Gespräch
log-and-chat = Verlauf und Gespräch
log-empty = Noch ist nichts geschehen
log-empty-note = Jeder Zug wird hier aufgezählt.
your-last-turn = dein letzter Zug
chat-empty = Noch hat niemand gesprochen
chat-empty-note = Was du schreibst, liest nur dieser Tisch.
say-something = Sag etwas
muted = Der Gastgeber hat dich stumm geschaltet
spectators = Zuschauer

## Die Textansicht

your-moves = Deine Züge
moves-count = { $count }
filter-moves = Einen Zug suchen
move-keys = Pfeile oder eine Zahl gehen zu einem Zug, Buchstaben suchen, Enter macht ihn.
no-move-fits = Kein Zug passt. Esc zeigt alle.
why-not = Warum nicht …?
wait-note = Deine Züge erscheinen hier, wenn du am Zug bist.

## Balken

line-lost = Verbindung verloren. Neuer Versuch in { $seconds } s. Deine Wahl bleibt erhalten.
line-back = Wieder verbunden.
line-open = Verbunden.
line-not-open = Nicht verbunden.
try-now = Jetzt versuchen
not-done = Nicht möglich: { $reason }
paused = Der Gastgeber hat das Spiel angehalten.
undo-asked = { $name } möchte zurücknehmen: { $move }
undo-learned = Seither bekannt:
undo-waiting = Warten auf { $names }
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen
stand-in-plays = Ein Computer spielt für dich.
play-again-myself = Ich bin zurück

## Hinweise

hint-title = Was der Baron täte
hint-note = Wie viel der Suche auf jeden Zug fiel, und was die Stellung danach wert ist.
hint-share = Anteil der Suche
hint-line = { $share } % der Suche · Wert { $value } %
play-it = Machen

## Die Führung

tour = Führung durch dieses Spiel
tour-offer = Neu bei { $game }? Eine kurze Führung zeigt, was wo ist.
tour-show = Zeig es mir
tour-not-now = Jetzt nicht
tour-step = { $at } von { $count }
tour-end = Führung beenden
tour-back = Zurück
tour-next = Weiter
tour-done = Zum Spiel

## Der Vorhang

hot-seat-cover-title = Gib den Bildschirm an { $name }
hot-seat-cover-note = Der Tisch bleibt verborgen, bis der nächste Spieler da ist.
hot-seat-cover-open = Ich bin { $name }

## Das Menü eines Tisches

show-end = Ergebnis zeigen
view = Ansicht
view-board = Plan
view-text = Text
journal = Mein Verlauf
my-seat = Mein Platz
let-bot-play = Einen Computer für { $name } spielen lassen
play-again-as = { $name } wieder selbst spielen
preferences = Einstellungen
fair-draws = Faire Ziehungen
fair-draws-note = Alle Ziehungen folgen aus einem Geheimnis, das vor dem Spiel versiegelt wurde und am Ende geöffnet wird. Dies ist das Siegel:
host = Als Gastgeber
pause = Pause
go-on-all = Weiter
mute = Stumm schalten
unmute = Sprechen lassen
remove = Entfernen
close-table = Tisch beenden …
close-table-sure = Ja, für alle beenden
confirm-moves = Wählen
confirm-auto = Zwei Gesten auf Touchscreens
confirm-on = Immer zwei Gesten
confirm-off = Immer eine Geste
motion = Figuren bewegen sich
sound = Ein Klopfen, wenn ich am Zug bin
notify = Eine Nachricht, wenn ich am Zug bin
hot-seat-cover = Vorhang zwischen Spielern an einem Bildschirm

## Das Ende, und zurückblicken

wins = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten
}
standing = Endstand
score-over-time = Punkte im Verlauf
score-chart = Punkte im Verlauf. Am Ende { $summary }.
replay = Nachspielen
replay-of = { $game } nachspielen
record = Partie
verify = Ziehungen prüfen
verified = Alle { $draws } Ziehungen folgen aus dem Siegel.
not-verified = Die Ziehungen folgen nicht aus dem Siegel: { $problem }
play-again = Noch einmal
to-the-rematch = Zum nächsten Spiel
look-at-board = Den Tisch ansehen
no-replay = Dieses Spiel kann nicht gezeigt werden
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
line-of = Zeile { $line } von { $last }
beginning = Der Anfang
eyes = Mit wessen Augen
eyes-spectator = Als Zuschauer
eyes-of = Als { $name }
eyes-open = Alles offen
link-to-move = Link zu diesem Moment
play-on = Von hier weiterspielen
play-on-note = Ein neuer Tisch beginnt in diesem Moment: Du spielst { $name }, Computer die anderen. Ziehungen werden ab hier neu versiegelt.
to-the-table = Zum Tisch

## Regeln

rules-of = Regeln von { $game }
search-rules = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
no-rule-found = Keine Regel sagt das
chapters = Kapitel
sources-note = Unter jeder Regel steht, wer sie nennt: die Anleitung, eine öffentliche Quelle, eine Rekonstruktion oder eine Festlegung von uns, wo die Anleitung etwas offenlässt. Die Zahlen auf Plänen, Karten und Plättchen stammen von dort, wo diese Tabelle sagt. Was rekonstruiert ist, passt zu allem, was bekannt ist, und kann doch vom gedruckten Material abweichen; wer die Schachtel besitzt, kann es mit einer Datei berichtigen.
rule-from = Quelle: { $sources }.
rule-option = Eine andere Lesart ist wählbar: { $options }.
source-table = Werte
source-remark = Anmerkung
from-rulebook = Anleitung
from-public = öffentliche Quelle
from-reconstruction = Rekonstruktion
from-ruling = unsere Festlegung

## Ich

me = Ich
holiday = Urlaub
holiday-until = bis { DATETIME($date, day: "numeric", month: "long") }
holiday-note = Die Uhren von Fernpartien ruhen so lange.
holiday-left = Dieses Jahr hast du noch { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
} von { $limit }.
webhook = Webhook
webhook-note = Eine Adresse, die aufgerufen wird, wenn du in einer Fernpartie am Zug bist. Lass sie leer, wenn du keine willst.
days = { $days ->
    [0] kein Urlaub
    [one] 1 Tag
   *[other] { $days } Tage
}
account = Konto
account-note = Mit Anmeldename und Passwort kommst du überall herein und behältst deine Plätze.
account-as = Du kommst als { $login } herein.
become-account = Konto anlegen
old-password = Altes Passwort
new-password = Neues Passwort
change-password = Passwort ändern
end-sessions = Meine anderen Sitzungen beenden
sessions-ended = Deine anderen Sitzungen sind beendet.
delete-me = Mich löschen …
delete-sure = Ja, endgültig löschen

## Über

about-what = Was dies ist
about-what-text = Ein Tisch für Brettspiele um Kohle und Schiene. Spiele mit Freunden oder gegen Computerspieler, auf einem Server, den jeder betreiben kann.
about-titles = Titel
about-titles-text = Coalface ist ein unabhängiges Projekt, von den Verlagen und Autoren der Spiele weder gemacht noch empfohlen noch unterstützt. Die Titel gehören ihren Verlagen und sagen nur, um welche Spiele es geht. Bild, Text oder Regelheft eines Verlags ist nicht enthalten; jede Zeichnung und jeder Satz hier ist von uns.
about-rules = Regeln
about-rules-text = Jede Regel hat eine Nummer und einen eigenen Satz. Eine Ablehnung nennt die Regel, auf der sie beruht. Wo ein Regelheft etwas offenlässt, steht unsere Lesart in einer Liste.
about-components = Material
about-components-text = Jede Zahl auf einer Karte oder einem Feld trägt ihre Quelle: das Regelheft, eine öffentliche Lesung der Teile, eine Rekonstruktion oder eine Lesart. Sätze haben Versionen; ein laufendes Spiel behält den Satz, mit dem es begann.
about-draws = Faire Ziehungen
about-draws-text = Vor einem Spiel versiegelt der Server ein Geheimnis und zeigt das Siegel; jeder Spieler fügt eine eigene Zahl hinzu. Daraus folgen alle Ziehungen. Am Ende wird das Geheimnis genannt, und ein Knopf prüft jede Ziehung.
about-bots = Computerspieler
about-bots-text = Sie wissen, was ein Mensch auf diesem Platz wüsste, und sonst nichts.
about-privacy = Privatsphäre
about-privacy-text = Ein Name in einem Cookie ist alles, was von einem Gast bleibt. Diese Seite lädt nichts von anderswo.
about-face = Schrift
about-face-text = Noto Sans, unter der SIL Open Font License.
new-since = neu
