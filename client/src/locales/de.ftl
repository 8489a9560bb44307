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
place-here = Hier einsetzen
you = du
computer = Computer
skip-to-content = Zum Inhalt
skip-to-asking = Zur aktuellen Frage
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
lost-note = Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.

## Hereinkommen

gate-welcome = Willkommen am Tisch
gate-invited = Einladung
gate-note = Ein Name genügt.
gate-with-account = Ich habe ein Konto
gate-as-guest = Nur mit einem Namen hereinkommen
door-title = { $count ->
    [4] Vier Brettspiele
   *[other] Brettspiele
} über Kohle und Eisenbahn, spielbar im Browser
door-what = Allein gegen einen Computergegner oder mit Freunden über einen Link. Kostenlos, ohne Konto, ohne Installation.
door-first = „Jetzt spielen“ beginnt { $game } gegen einen freundlichen Gegner.
door-enter = Mit einem Namen hereinkommen
door-enter-note = Sieh deine Tische, stelle ein Spiel genau ein oder setze dich an einen Tisch, der allen offensteht. Mit einem Konto behältst du überall deinen Namen und deine Plätze.
invitation-title = { $host } lädt dich zu { $game } ein
invitation-plays = { $host } spielt { $game }
invitation-who = Wer bist du?
invitation-begun = Die Partie läuft schon. Du kannst zuschauen.
take-seat = Platz nehmen
only-watch = Nur zuschauen
seats-taken = { $taken } von { $count } Plätzen besetzt
you-are = Du spielst als { $name }.
change-name = Namen ändern
name-asked = Die anderen sehen dich als „{ $name }“. Wie heißt du?
options-usual = Wie in der Spielregel
switched-on = ja
switched-off = nein
clock-own = Mit eigener Uhr
spectators-yes = Wer den Link hat, darf zuschauen
spectators-no = Keine
your-name = Dein Name
your-name-or-none = Dein Name, wenn du magst
login = Anmeldename
password = Passwort
come-in = Hereinkommen
log-in = Anmelden
log-out = Abmelden

## Die Lobby

hello = Hallo, { $name }
create-table = Tisch eröffnen
play-now = Jetzt spielen
with-friends = Mit Freunden
play-with-friends = Mit Freunden spielen
friends-which = Welches Spiel spielst du mit Freunden?
friends-note = Du bekommst sofort einen Link und einen QR-Code zum Teilen.
shelf-first = Wähle ein Spiel
open-record = Partie öffnen
game = Spiel
all-games = Alle Spiele
my-tables = Meine Tische
open-tables = Tische, die allen offenstehen
past-tables = { $count ->
    [one] 1 früherer Tisch
   *[other] { $count } frühere Tische
}
shelf = Spiele
players-between = { $from }–{ $to } Personen
players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
rules = Regeln
table-of = Tisch von { $name }
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
seats-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
game-over = Die Partie ist zu Ende
table-closed = Dieser Tisch ist geschlossen
spectators-behind = Die Partie hat begonnen; Zuschauer sehen sie etwas später
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
more-settings = Weitere Absprachen
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
player-number = Spieler { $number }
waits-note = Das Spiel beginnt, wenn alle Plätze besetzt sind.
start-game = Spiel beginnen

## Vor dem Spiel

no-such-table = An diesen Tisch kommst du nicht
waiting-title = Warten auf Spieler.
waiting-in = Du bist dabei. Wir warten, bis { $name } beginnt.
waiting-note = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
waiting-early = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind. Ab { $count } Leuten kannst du auch ohne die anderen beginnen.
waiting-host = { $name } beginnt das Spiel, oder es beginnt von selbst, sobald alle Plätze besetzt sind.
seat-came = { $name } hat sich gesetzt.
while-waiting = Während du wartest
seat-free = frei
present = anwesend
away = abwesend
invite-link = Link zu diesem Tisch
start-with-bots = Jetzt beginnen, Computer nehmen die freien Plätze ein
invite-others = Noch jemanden einladen
invite-friends = Lade deine Freunde ein
share-link = Link senden
copy-link = Link kopieren
link-copied = Link kopiert
share-text = Spiel { $game } mit mir:
share-note = Sende den Link oder lass ein Telefon den Code lesen. Wer ihn öffnet, bekommt einen freien Platz.
share-local = Freunde an anderen Geräten erreichen diesen Link noch nicht. Warum?
share-local-why = Dieser Server antwortet nur auf diesem Gerät. Starte ihn mit --host 0.0.0.0, dann können Freunde in deinem Netz den Link öffnen.
qr-code = Der Link als QR-Code
start-with-those = { $count ->
    [one] Allein beginnen
   *[other] Mit diesen { $count } Spielern beginnen
}
get-up = Platz verlassen
sealed = Die Ziehungen sind versiegelt:

## Der Tisch

tab-board = Plan
tab-mine = Meins
tab-others = Andere
tab-everyone = Alle
tab-log = Verlauf
tab-moves = Züge
tab-position = Stellung
tab-scores = Stand
places = Teile des Tisches
side = Andere, Verlauf und Chat
menu = Menü
undo = Rückgängig
undo-lesson = In einer Lektion nimmst du einen gemachten Zug nicht zurück; eine erst begonnene Wahl schon.
hint = Tipp
thinking = Denkt nach …
esc-takes-back = Esc nimmt zurück
moves-open = { $count ->
    [one] 1 Zug möglich
   *[other] { $count } Züge möglich
}
since-your-turn = { $count ->
    [one] Zug seit deinem
   *[other] Züge seit deinem
}
since-at = Seit deinem Zug: { $at } von { $count }
seeing-again = Was seit deinem Zug geschah
since-about = Zeigt dir noch einmal der Reihe nach, was die anderen seit deinem Zug getan haben.
to-the-present = Zurück zum Spiel
to-move = am Zug
place = { $place }.
place-shared = { $shared ->
    [yes] gleichauf{" "}
   *[no] {""}
}{ $place }.
points-unit = { $unit ->
    [dollars] Dollar
   *[points] { $count ->
        [one] Punkt
       *[other] Punkte
    }
}
points-secret = Geheim bis zum Schluss
total = Summe
seat-column = Spieler
source = Quelle
score-sheet = { $unit ->
    [dollars] Woher das Geld kommt
   *[points] Woher die Punkte kommen
}
score-track = Punkteleiste: { $words }
then-choose = { $count ->
    [one] Danach: 1 Möglichkeit
   *[other] Danach: { $count } Möglichkeiten
}
not-now = Jetzt nicht möglich
# Something else is asked before this could be chosen.
not-now-first = Jetzt ist etwas anderes gefragt: „{ $question }“
not-this = Dieses geht jetzt nicht

## Verlauf und Chat

log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
log-empty = Noch ist nichts geschehen
log-empty-note = Hier steht später jeder Zug.
your-last-turn = dein letzter Zug
turn-together = Alle wählen gleichzeitig
turn-table = Der Tisch wird vorbereitet
turn-refilled = Der Spielplan wird aufgefüllt
steps-of = Schritte: { $name }
round-scored = { $round }: Wertung
game-scored = { $round }: Wertung, auch zum Spielende
turn-and-scoring = Zug und Wertung zusammen
earlier-turns = Frühere Züge
chat-empty = Noch keine Nachrichten
chat-empty-note = Was du schreibst, liest nur dieser Tisch.
say-something = Schreib etwas
muted = Der Gastgeber hat dich stumm geschaltet
spectators = Zuschauer
you-watch = Du schaust zu

## Die Textansicht

your-moves = Deine Züge
moves-count = { $count }
filter-moves = Einen Zug suchen
move-keys = Tippe die Nummer eines Zugs, um von überall auf der Seite zu ihm zu gehen. In der Liste: Pfeiltasten zum Blättern, Buchstaben zum Suchen, Enter zum Ziehen.
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
paused = Der Gastgeber hat die Partie angehalten.
undo-asked = { $name } möchte diesen Zug zurücknehmen: „{ $move }“
undo-asked-own = Du möchtest diesen Zug zurücknehmen: „{ $move }“
undo-asked-hidden = { $name } möchte eine verdeckte Entscheidung zurücknehmen.
undo-others-own = Auch deine späteren Züge entfallen dann.
undo-others = Auch spätere Züge von { $names } entfallen dann.
undo-refused = { $name } ist nicht einverstanden: Der Zug von { $asker } bleibt.
undo-refused-own = { $name } ist nicht einverstanden: Dein Zug bleibt.
undo-lapsed = Das Spiel ist weitergegangen: Deine Bitte um Rücknahme ist hinfällig.
really = { $move }?
keep-playing = Weiterspielen
taken-here = Noch einmal wählen legt es zurück.
undo-learned = Seither bekannt:
undo-waiting = Warten auf { $names }
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen
stand-in-plays = Ein Computer spielt für dich.
play-again-myself = Ich bin zurück

## Hinweise

hint-title = Was der Baron täte
hint-changes = Was sich ändert
hint-changes-all = Was das alles zusammen ändert
hint-alike = Deine Aussicht auf den Sieg: { $after }.
hint-chances = Deine Aussicht auf den Sieg: { $after } mit diesem Zug, { $average } mit einem durchschnittlichen.
hint-after = Zuerst, weil nichts anderes geht: { $moves }
hint-then = Was darauf folgen sollte
hint-another = Einen anderen Zug zeigen
hint-first = Zurück zum ersten Vorschlag
delta-then = Danach: { $what }
preview-more = Details
play-it = Zug machen
play-first = Ersten Schritt machen
# $count (Zahl) der Züge
play-all = Diese { $count } Züge machen

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
unmute = Wieder schreiben lassen
remove = Entfernen
close-table = Tisch beenden …
close-table-sure = Ja, für alle beenden
confirm-moves = Züge bestätigen
confirm-auto = Auf Touchscreens zweimal tippen
confirm-on = Immer zweimal wählen
confirm-off = Nie, ein Klick genügt
motion = Figuren bewegen sich
sound = Ein Klopfen, wenn ich am Zug bin
notify = Eine Nachricht, wenn ich am Zug bin
hot-seat-cover = Vorhang zwischen Spielern an einem Bildschirm

## Das Ende, und zurückblicken

wins-ahead = { $unit ->
    [dollars] { $points } Dollar vor { $name }
   *[points] { $points ->
        [one] 1 Punkt vor { $name }
       *[other] { $points } Punkte vor { $name }
    }
}
you-win = Du gewinnst mit { $unit ->
    [dollars] { $points } Dollar
   *[points] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
}
wins = { $count ->
    [one] { $names } gewinnt mit { $unit ->
        [dollars] { $points } Dollar
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
   *[other] { $names } teilen sich den Sieg mit je { $unit ->
        [dollars] { $points } Dollar
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
}
standing = Endstand
score-over-time = { $unit ->
    [dollars] Geld im Verlauf
   *[points] Spielstand im Verlauf
}
score-chart = Spielstand im Verlauf. Am Ende { $summary }.
replay = Nachspielen
replay-of = { $game } nachspielen
record = Verlauf herunterladen
verify = Ziehungen prüfen
verified = Alle { $draws } Ziehungen folgen aus dem Siegel.
not-verified = Die Ziehungen folgen nicht aus dem Siegel: { $problem }
play-again = Noch einmal
to-the-rematch = Zur nächsten Partie
look-at-board = Den Tisch ansehen
no-replay = Diese Partie kann nicht gezeigt werden
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
line-of = Zeile { $line } von { $last }
beginning = Der Anfang
eyes = Wessen Sicht
eyes-spectator = Als Zuschauer
eyes-of = Als { $name }
eyes-open = Alles offen
link-to-move = Link zu diesem Moment
turning-points = Wendepunkte
chart-rings = Die Ringe sind Wendepunkte.
chart-leads = Wähle im Diagramm einen Moment, um ihn nachzuspielen.
lead-pair = { $source } { $one } gegen { $other }
lead-from = Der Vorsprung vor { $name } kam von: { $sources }.
lead-against = { $name } hatte mehr bei: { $sources }.
no-turning-point = Die Führung hat nie gewechselt.
to-this-moment = Diesen Moment nachspielen
source-parts = { $source } im Einzelnen
turns = Züge
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
round-to = Gehe zu
seat-on = Nächster Zug von { $name }
replay-keys = Pfeile: ein Zug. Mit Umschalt: ein Schritt. Bild auf und ab: eine Runde. Pos1 und Ende: Anfang und Schluss. 1 bis 4: der nächste Zug dieser Person.
this-turn = Dieser Zug
turn-number = Zug { $number } von { $count }
step-number = Schritt { $number } von { $count }
replay-speed = Tempo
all-boards = Was alle vor sich haben
play-on = Von hier weiterspielen
play-on-note = Ein neuer Tisch beginnt in diesem Moment: Du spielst { $name }, Computer die anderen. Ziehungen werden ab hier neu versiegelt.
to-the-table = Zum Tisch

## Regeln

rule-number = Regel { $rule }
rules-of = Regeln von { $game }
search-rules = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
no-rule-found = Dazu gibt es keine Regel
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
about-what-text = Ein Tisch für Brettspiele rund um Kohle und Eisenbahn. Spiele mit Freunden oder gegen Computerspieler, auf einem Server, den jeder betreiben kann.
about-titles = Titel
about-titles-text = Coalface ist ein unabhängiges Projekt und wird von den Verlagen und Autoren der Spiele weder herausgegeben noch empfohlen noch unterstützt. Die Titel gehören ihren Verlagen und sagen nur, um welche Spiele es geht. Bilder, Texte oder Regelhefte der Verlage sind nicht enthalten; jede Zeichnung und jeder Satz hier ist von uns.
about-rules = Regeln
about-rules-text = Jede Regel hat eine Nummer und einen eigenen Satz. Eine Ablehnung nennt die Regel, auf der sie beruht. Wo ein Regelheft etwas offenlässt, steht unsere Lesart in einer Liste.
about-components = Material
about-components-text = Jede Zahl auf einer Karte oder einem Feld trägt ihre Quelle: das Regelheft, eine öffentliche Lesung der Teile, eine Rekonstruktion oder eine Lesart. Sätze haben Versionen; ein laufendes Spiel behält den Satz, mit dem es begann.
about-draws = Faire Ziehungen
about-draws-text = Vor einem Spiel versiegelt der Server ein Geheimnis und zeigt das Siegel; jeder Spieler fügt eine eigene Zahl hinzu. Daraus folgen alle Ziehungen. Am Ende wird das Geheimnis genannt, und ein Knopf prüft jede Ziehung.
about-bots = Computerspieler
about-bots-text = Sie wissen, was ein Mensch auf diesem Platz wüsste, und sonst nichts.
about-privacy = Privatsphäre
about-privacy-text = Von einem Gast bleibt nur ein Name in einem Cookie. Diese Seite lädt nichts von anderswo.
about-face = Schrift
about-face-text = Noto Sans, unter der SIL Open Font License.
new-since = neu

## Lektionen

learn = Lernen
learn-game = { $game } lernen
learn-note = Eine Lektion ist der Anfang einer echten Partie: Du machst die Züge, ein Gedanke nach dem anderen. Ein Konto brauchst du nicht.
learn-none = Es gibt noch keine Lektionen.
learn-begin = Beginnen
learn-resume = Weitermachen
learn-again = Von vorn
learner-name = Gast
minutes = { $count ->
    [one] 1 Minute
   *[other] etwa { $count } Minuten
}
lesson = Lektion
lesson-next = Nächste Lektion: { $lesson }
lesson-chapter = { $at } von { $count }
lesson-chapters = Kapitel
lesson-go-on = Weiter
lesson-over = Die Lektion ist zu Ende, die Partie geht weiter. Du bist dran!
learner-mode = Namen an den Zeichen
learner-auto = In meiner ersten Partie jedes Spiels
learner-on = Immer, dazu Phasen und Punkte in Worten
learner-off = Nie
names-note = Neben den Symbolen stehen Wörter, bis du eine Partie beendet hast.
names-hide = Ausblenden
sign-key = Zeichen auf dem Spielplan
first-game = Eine erste Partie mit Begleitung
coach = Begleitung
coach-ask = Was tut man hier?
coach-waits = { $name } entscheidet.
points-from = für { $name }: { $source }

## What things are

explain = Was ist das?
tab-explain = Erklären
explain-hint = Klicke oder tippe auf etwas Umrandetes und lies, was es ist.
tip-more = was das ist
tip-stays = hält das offen, mit den Regeln
explain-end = Fertig
explain-all = Was ist was
explain-search = Nach etwas suchen
explain-found = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}

## Überblick und Buch

overview = Überblick
overview-of = { $game } in drei Minuten
overview-minutes = { $count ->
    [one] Eine Minute zu lesen. Jedes Bild ist unser Spielplan, gezeichnet aus einer echten Partie.
   *[other] { $count } Minuten zu lesen. Jedes Bild ist unser Spielplan, gezeichnet aus einer echten Partie.
}
overview-none = Dieses Spiel hat noch keinen Überblick. Seine Regeln stehen hier:
overview-on = Mehr lernen
overview-learn = Spielend lernen
overview-next = Mehr brauchst du für eine erste Partie nicht. Die Lektion führt dich hindurch, Zug um Zug.
overview-goal = Worum es geht
overview-turn = So wird gespielt
overview-points = Woher die Punkte kommen
overview-end = So endet es
rule-show = Zeig es auf dem Spielplan
rule-shown = Regel { $rule } auf dem Spielplan
rule-overview = Im Überblick: { $step }
rule-play = Spiel das in der Lektion: { $chapter }
rule-example = Beispiel: { $title }
rule-ruling = Wie wir das lesen (englisch)
