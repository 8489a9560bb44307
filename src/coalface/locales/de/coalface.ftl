# Wörter des Programms, die alle Spiele teilen, auf Deutsch.

## Listen, Zahlen, Punkte

# $first, $next (Text)
list-next = { $first }, { $next }
# $first, $last (Text)
list-last = { $first } und { $last }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}

## Plätze und wer dort sitzt

seat = Spieler { $number }
chance = Zufall
bot-random = zufällig
bot-random-about = macht irgendeinen erlaubten Zug
bot-greedy = gierig
bot-greedy-about = schaut einen Zug voraus und nimmt, was am besten aussieht
bot-friendly = freundlich
bot-friendly-about = leicht: spielt vernünftig, aber nicht immer den besten Zug
bot-apprentice = Lehrling
bot-apprentice-about = überlegt kurz und schaut kaum über den eigenen Zug hinaus
bot-hewer = Hauer
bot-hewer-about = überlegt ein wenig und schaut einige Züge voraus
bot-foreman = Steiger
bot-foreman-about = denkt voraus und rechnet mit deinen Antworten
bot-baron = Baron
bot-baron-about = überlegt am längsten und spielt am stärksten

## Anfangen und weiterspielen

welcome = Willkommen bei { $game }. Mit ? bekommst du Hilfe.
new-game = Neue Partie { $game }: { $seats }.
# $line (Zahl): Züge, die schon gemacht sind
resumed = Partie aus { $file } fortgesetzt, nach { $line ->
    [one] 1 Zug
   *[other] { $line } Zügen
}.
your-turn = Du bist am Zug, { $name }.
turn-of = { $name } ist am Zug.
goodbye = Bis bald. Glück auf!

## Eingabeaufforderungen

prompt-move = Dein Zug (1–{ $count } oder ? für Hilfe):
prompt-seat-ready = Gib { $name } die Tastatur, dann weiter mit der Eingabetaste.
prompt-overwrite = { $file } gibt es schon. Ersetzen?
yes-letter = j
no-letter = n

## Befehle: das Wort, das du tippst, und was es tut

command-help = hilfe
command-help-about = Zeigt diese Liste.
command-why = warum
command-why-about = warum ZUG: sagt, ob ein Zug jetzt möglich ist und nach welcher Regel. ? mit einem Feld oder einem Zug dahinter tut dasselbe.
command-rule = regel
command-rule-about = regel NUMMER: zeigt eine Regel.
command-what = was
command-what-about = was DING: was etwas auf dem Tisch ist und tut. was: alles, wonach du fragen kannst.
command-moves = züge
command-moves-about = Zeigt die Züge, die du jetzt machen kannst.
command-board = plan
command-board-about = plan: zeigt die Stellung noch einmal. plan text: in Worten. plan 2: was Spieler 2 hat.
command-log = verlauf
command-log-about = Zeigt, was zuletzt geschehen ist.
command-score = punkte
command-score-about = Zeigt die Punkte und woher sie kommen.
command-hint = tipp
command-hint-about = Fragt den Computer nach einem Zug.
command-undo = zurück
command-undo-about = Nimmt deinen letzten Zug zurück, solange seither nichts Neues zu sehen war.
command-save = speichern
command-save-about = speichern DATEI: speichert die Partie. Du kannst später weiterspielen.
command-quit = ende
command-quit-about = Verlässt die Partie; sie wird gespeichert.

help-intro = Tippe die Nummer eines Zuges oder schreib ihn so, wie er dasteht. Außerdem kannst du tippen:
help-width = Der gezeichnete Plan braucht ein Fenster mit { $columns } Spalten; ein schmaleres zeigt die Stellung in Worten.
heading-moves = Züge
heading-source = Wofür
heading-points = Punkte

## Antworten auf Befehle

hint-line = Tipp: { $move }
undone = Zurückgenommen: { $move }
undo-nothing = Es gibt nichts zurückzunehmen.
undo-barrier = Das lässt sich nicht zurücknehmen: Seither war etwas Neues zu sehen.
undo-others = Das lässt sich nicht zurücknehmen: Jemand anders hat seither gezogen.
saved = Die Partie ist in { $file } gespeichert.
saved-interrupted = Abgebrochen. Die Partie ist in { $file } gespeichert; weiter geht es mit: { $command }
move-possible = Dieser Zug ist jetzt möglich.
# $reason (Text), $rule (Text)
move-refused = Nicht möglich: { $reason } ({ $rule })
rule-line = { $rule }: { $sentence }

## Gründe, die alle Spiele teilen

not-now = Jetzt ist etwas anderes gefragt.
not-your-turn = Du bist nicht am Zug.
game-over = Die Partie ist zu Ende.

## Das Ende

winner = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
winner-tiebreak = { $name } gewinnt bei Gleichstand, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
winners-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
score-line = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
winner-dollars = { $name } gewinnt mit { $points } Dollar.
winner-tiebreak-dollars = { $name } gewinnt nach Gleichstand, mit { $points } Dollar.
winners-shared-dollars = { $names } teilen sich den Sieg mit je { $points } Dollar.
score-line-dollars = { $name }: { $points } Dollar
record-saved = Der Verlauf dieser Partie steht in { $file }.

## Fehler: was getippt wurde

unknown-input = „{ $input }“ verstehe ich nicht. Mit ? bekommst du Hilfe.
unknown-move = Es gibt keinen Zug und kein Feld „{ $input }“; „{ $command }“ zeigt die Züge.
unknown-rule = Es gibt keine Regel „{ $input }“.
unknown-subject = Auf diesem Tisch heißt nichts „{ $input }“.
subjects-named = Du kannst fragen nach: { $names }.
subject-line = { $name }: { $does } ({ $rules })
ambiguous-input = „{ $input }“ kann mehrere Züge bedeuten: { $moves }.
number-out-of-range = Tippe eine Zahl von 1 bis { $count }.
input-ended = Es kommt keine Eingabe mehr.
bot-failed = { $name } kann nicht weiter: { $reason }
bot-illegal = { $name } wählte { $move }; das ist kein erlaubter Zug.

## Fehler: wie das Programm gestartet wurde

unknown-game = Es gibt kein Spiel „{ $input }“. Zur Wahl stehen { $known }.
unknown-bot = Es gibt keinen Computerspieler „{ $input }“. Zur Wahl stehen { $known }.
wrong-seats = { $game } lässt sich nicht mit { $count ->
    [one] 1 Spieler
   *[other] { $count } Spielern
} spielen. Möglich: { $known }.

## Fehler: Dateien

file-unwritable = { $file } lässt sich nicht schreiben: { $reason }

## Im Terminal

none = keine
unknown = unbekannt
go-on-with = Weiter geht es mit: { $command }
about-line = { $move }. { $about }
moves-brief = „{ $command }“ zeigt alle Züge in Worten.
moves-on-board = Die Nummern auf dem Plan sind deine Züge; „{ $command }“ zeigt sie in Worten.
log-more = { $count ->
    [one] … und davor noch 1 Zeile; „{ $command }“ zeigt sie.
   *[other] … und davor noch { $count } Zeilen; „{ $command }“ zeigt sie.
}
undo-learned = Alle haben gesehen: { $what }
undo-learned-hidden = { $who } hat etwas gesehen, das du nicht kennst.
hint-none = Der Computer hat hier keinen Tipp: { $reason }
only-move = Nur ein Zug ist möglich; die Eingabetaste macht ihn.
type-something = Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
bots-only = Niemand sitzt an der Tastatur; die Computerspieler spielen weiter.
ask-game = Welches Spiel? Zur Wahl stehen { $known }.
unfinished = Eine unvollendete Partie ist gespeichert; weiter geht sie mit: { $command }
resume-none = Es ist keine unvollendete Partie gespeichert.
resume-other-game = { $file } ist eine Partie { $game }.
resume-fixed = Eine gespeicherte Partie behält ihre Optionen, ihr Material und ihren Startwert; lass -o, --components und --seed weg.
resume-seats = { $file } ist eine Partie für { $count } Plätze; nenne ebenso viele.
resume-own-bot = Die Datei nennt den Computerspieler { $name }, der von irgendwem sein kann. Sage selbst, wer spielt: --seats { $seats }
not-saved = Die Partie ist nicht gespeichert.
total = Summe
in-words = text
# A cell of a table that holds a number, or a name
cell-count = { $count }
cell-text = { $text }
cell-seat = { $seat }
cell-held = { $seat }: { $count }
cell-counted = { $count } × { $thing }


## Was ein Zug ändern würde: Zeilen einer Vorschau

change-hidden = Etwas Verborgenes wird aufgedeckt
change-chance = Der Zufall entscheidet, was folgt
change-turn = { $name } ist an der Reihe
change-line = { $what }: { $amount }, von { $before } auf { $after }
change-other = { $name } – { $row }
reason-later = Er zahlt sich später aus: Auf lange Sicht verspricht sich der Computer davon mehr als von „{ $other }“.
reason-rated = { $reason } Auf lange Sicht hält der Computer diesen Zug für besser als „{ $other }“.
reason-unlike = { $reason } Bei „{ $other }“ ist das nicht so.
reason-way = Das geht auch anders; auf lange Sicht zieht der Computer diesen Weg vor.
reason-only = Alle anderen Züge führen zum selben oder zu weniger.
reason-forced = Hier geht nichts anderes.
reason-close = Er zahlt sich später aus: Auf lange Sicht verspricht sich der Computer davon fast so viel wie von seinem ersten Vorschlag.
reason-lower = Er zahlt sich später aus, aber auf lange Sicht verspricht sich der Computer davon weniger als von seinem ersten Vorschlag.
reason-differs = Mit „{ $other }“ stündest du schlechter da: { $label } { $others } statt { $own }.
reason-planned = { $reason } Was folgen sollte, zählt darin mit.
outlook-lost = sehr gering
outlook-behind = gering
outlook-less = eher gering
outlook-even = ausgeglichen
outlook-more = eher gut
outlook-ahead = gut
outlook-won = sehr gut
change-then = Danach: { $what }
