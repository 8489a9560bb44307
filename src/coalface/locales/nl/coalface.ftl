# Woorden van het programma die alle spellen delen, in het Nederlands.

## Lijsten, getallen, punten

# $first, $next (tekst)
list-next = { $first }, { $next }
# $first, $last (tekst)
list-last = { $first } en { $last }
points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}

## Plaatsen en wie er zit

seat = Speler { $number }
chance = toeval
bot-random = willekeurig
bot-random-about = doet zomaar een geldige zet
bot-greedy = gretig
bot-greedy-about = kijkt één zet vooruit en kiest wat het beste lijkt
bot-friendly = vriendelijk
bot-friendly-about = makkelijk: speelt verstandig, maar niet altijd de beste zet
bot-apprentice = leerling
bot-apprentice-about = denkt kort na en kijkt weinig verder dan de eigen zet
bot-hewer = houwer
bot-hewer-about = denkt even na en kijkt een paar beurten vooruit
bot-foreman = opzichter
bot-foreman-about = denkt vooruit en houdt rekening met jouw antwoorden
bot-baron = baron
bot-baron-about = denkt het langst na en speelt het sterkst

## Beginnen en verdergaan

welcome = Welkom bij { $game }. Typ ? voor hulp.
new-game = Nieuwe partij { $game }: { $seats }.
# $line (getal): zetten die al gedaan zijn
resumed = Partij hervat uit { $file }, na { $line ->
    [one] 1 zet
   *[other] { $line } zetten
}.
your-turn = Jij bent aan de beurt, { $name }.
turn-of = { $name } is aan de beurt.
goodbye = Tot ziens. Glück auf!

## Vragen om invoer

prompt-move = Je zet (1–{ $count }, of ? voor hulp):
prompt-seat-ready = Geef het toetsenbord aan { $name } en druk dan op Enter.
prompt-overwrite = { $file } bestaat al. Vervangen?
yes-letter = j
no-letter = n

## Opdrachten: het woord dat je typt, en wat het doet

command-help = hulp
command-help-about = Toon deze lijst.
command-why = waarom
command-why-about = waarom ZET: zegt of een zet nu mogelijk is, en volgens welke regel. ? gevolgd door een vak of een zet doet hetzelfde.
command-rule = regel
command-rule-about = regel NUMMER: lees een regel.
command-what = wat
command-what-about = wat DING: wat iets op tafel is en doet. wat: alles waarnaar je kunt vragen.
command-moves = zetten
command-moves-about = Toon de zetten die je nu kunt doen.
command-board = bord
command-board-about = bord: toon de stand opnieuw. bord tekst: in woorden. bord 2: wat speler 2 heeft.
command-log = verslag
command-log-about = Toon wat er het laatst gebeurde.
command-score = stand
command-score-about = Toon de punten en waar ze vandaan komen.
command-hint = tip
command-hint-about = Vraag de computer om een zet.
command-undo = terug
command-undo-about = Neem je laatste zet terug, zolang er sindsdien niets nieuws te zien was.
command-save = bewaar
command-save-about = bewaar BESTAND: bewaar de partij. Je kunt later verdergaan.
command-quit = einde
command-quit-about = Verlaat de partij; die wordt bewaard.

help-intro = Typ het nummer van een zet, of schrijf hem zoals hij er staat. Verder kun je typen:
help-width = Het getekende bord vraagt een venster van { $columns } kolommen; een smaller venster toont de stand in woorden.
heading-moves = Zetten
heading-source = Waarvoor
heading-points = Punten

## Antwoorden op opdrachten

hint-line = Tip: { $move }
undone = Teruggenomen: { $move }
undo-nothing = Er is niets om terug te nemen.
undo-barrier = Deze zet kan niet teruggenomen worden: er is sindsdien iets nieuws te zien geweest.
undo-others = Deze zet kan niet teruggenomen worden: een andere speler heeft sindsdien een zet gedaan.
saved = De partij is bewaard in { $file }.
saved-interrupted = Onderbroken. De partij is bewaard in { $file }; ga verder met: { $command }
move-possible = Deze zet is nu mogelijk.
# $reason (tekst), $rule (tekst)
move-refused = Niet mogelijk: { $reason } ({ $rule })
rule-line = { $rule }: { $sentence }

## Redenen die alle spellen delen

not-now = Nu wordt iets anders gevraagd.
not-your-turn = Je bent niet aan de beurt.
game-over = De partij is afgelopen.

## Het einde

winner = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
winner-tiebreak = { $name } wint de gelijkstand, met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
winners-shared = { $names } delen de overwinning met elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
score-line = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
winner-dollars = { $name } wint met { $points } dollar.
winner-tiebreak-dollars = { $name } wint na een gelijke stand, met { $points } dollar.
winners-shared-dollars = { $names } delen de overwinning met elk { $points } dollar.
score-line-dollars = { $name }: { $points } dollar
record-saved = Het verloop van deze partij staat in { $file }.

## Fouten: wat er getypt is

unknown-input = Ik begrijp “{ $input }” niet. Typ ? voor hulp.
unknown-move = Er is geen zet of vak “{ $input }”; “{ $command }” toont de zetten.
unknown-rule = Er is geen regel “{ $input }”.
unknown-subject = Op deze tafel heet niets “{ $input }”.
subjects-named = Je kunt vragen naar: { $names }.
subject-line = { $name }: { $does } ({ $rules })
ambiguous-input = “{ $input }” kan verschillende zetten betekenen: { $moves }.
number-out-of-range = Typ een getal van 1 tot en met { $count }.
input-ended = Er komt geen invoer meer.
bot-failed = { $name } kan niet verder: { $reason }
bot-illegal = { $name } koos { $move }; dat is geen toegestane zet.

## Fouten: hoe het programma gestart is

unknown-game = Er is geen spel “{ $input }”. Je kunt kiezen uit { $known }.
unknown-bot = Er is geen computerspeler “{ $input }”. Je kunt kiezen uit { $known }.
wrong-seats = { $game } kun je niet spelen met { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}. Mogelijk: { $known }.

## Fouten: bestanden

file-unwritable = { $file } kan niet geschreven worden: { $reason }

## In de terminal

none = geen
unknown = onbekend
go-on-with = Ga verder met: { $command }
about-line = { $move }. { $about }
moves-brief = “{ $command }” toont alle zetten in woorden.
moves-on-board = De nummers op het bord zijn je zetten; “{ $command }” toont ze in woorden.
log-more = { $count ->
    [one] … en daarvoor nog 1 regel; “{ $command }” toont die.
   *[other] … en daarvoor nog { $count } regels; “{ $command }” toont ze.
}
undo-learned = Iedereen zag: { $what }
undo-learned-hidden = { $who } zag iets wat jij niet zag.
hint-none = De computer heeft hier geen tip: { $reason }
only-move = Er is maar één zet mogelijk; met Enter doe je die.
type-something = Typ een getal van 1 tot en met { $count }, of ? voor hulp.
bots-only = Niemand zit aan het toetsenbord; de computerspelers spelen verder.
ask-game = Welk spel? Je kunt kiezen uit { $known }.
unfinished = Er is nog een onvoltooide partij; ga ermee verder met: { $command }
resume-none = Er is geen onvoltooide partij bewaard.
resume-other-game = { $file } is een partij { $game }.
resume-fixed = Een bewaarde partij houdt haar opties, onderdelen en startgetal; laat -o, --components en --seed weg.
resume-seats = { $file } is een partij voor { $count } plaatsen; noem er evenveel.
resume-own-bot = Het bestand noemt de computerspeler { $name }, die van iedereen kan zijn. Zeg zelf wie er speelt: --seats { $seats }
not-saved = De partij is niet bewaard.
total = totaal
in-words = tekst
# A cell of a table that holds a number, or a name
cell-count = { $count }
cell-text = { $text }
cell-seat = { $seat }
cell-held = { $seat }: { $count }
cell-counted = { $count } × { $thing }


## Wat een zet zou veranderen: regels van een vooruitblik

change-hidden = Er wordt iets verborgens onthuld
change-chance = Het toeval bepaalt wat volgt
change-turn = { $name } is aan de beurt
change-line = { $what }: { $amount }, van { $before } naar { $after }
change-other = Voor { $name }: { $row }
reason-later = Hij betaalt zich later uit: vooruitkijkend verwacht de computer er meer van dan van “{ $other }”.
reason-rated = { $reason } Vooruitkijkend vindt de computer deze zet beter dan “{ $other }”.
reason-unlike = { $reason } Bij “{ $other }” is dat niet zo.
reason-way = Dit kan ook anders; vooruitkijkend geeft de computer de voorkeur aan deze manier.
reason-only = Alle andere zetten leiden tot hetzelfde, of tot minder.
reason-forced = Iets anders kan hier niet.
reason-close = Hij betaalt zich later uit: vooruitkijkend verwacht de computer er bijna evenveel van als van zijn eerste voorstel.
reason-lower = Hij betaalt zich later uit, maar vooruitkijkend verwacht de computer er minder van dan van zijn eerste voorstel.
reason-differs = Met “{ $other }” zou je slechter af zijn: { $label } { $others } in plaats van { $own }.
reason-planned = { $reason } Wat erna hoort, telt daarin mee.
outlook-lost = heel klein
outlook-behind = klein
outlook-less = vrij klein
outlook-even = gelijk verdeeld
outlook-more = vrij goed
outlook-ahead = goed
outlook-won = heel goed
change-then = Daarna: { $what }
