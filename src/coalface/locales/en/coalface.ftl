# Words of the program that every game shares, in English.

## Lists, numbers, points

# $first, $next (text)
list-next = { $first }, { $next }
# $first, $last (text)
list-last = { $first } and { $last }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

## Seats and who sits there

seat = Player { $number }
chance = chance
bot-random = random
bot-random-about = plays any legal move
bot-greedy = greedy
bot-greedy-about = looks one move ahead and takes what seems best
bot-friendly = friendly
bot-friendly-about = easy: plays sensibly, but not always its best move
bot-apprentice = apprentice
bot-apprentice-about = thinks briefly and looks little further than its own move
bot-hewer = hewer
bot-hewer-about = thinks a little and looks a few turns ahead
bot-foreman = foreman
bot-foreman-about = thinks ahead and takes your answers into account
bot-baron = baron
bot-baron-about = thinks longest and plays strongest

## Starting and going on

welcome = Welcome to { $game }. Type ? for help.
new-game = New game of { $game }: { $seats }.
# $line (number): moves already made
resumed = Game resumed from { $file }, after { $line ->
    [one] 1 move
   *[other] { $line } moves
}.
your-turn = Your turn, { $name }.
turn-of = { $name } to move.
goodbye = Goodbye. Glück auf!

## Prompts

prompt-move = Your move (1–{ $count }, or ? for help):
prompt-seat-ready = Pass the keyboard to { $name }, then press Enter.
prompt-overwrite = { $file } exists already. Replace it?
yes-letter = y
no-letter = n

## Commands: the word to type, and what it does

command-help = help
command-help-about = Show this list.
command-why = why
command-why-about = why MOVE: say whether a move is possible now, and by which rule. ? followed by a space or a move does the same.
command-rule = rule
command-rule-about = rule NUMBER: read a rule.
command-what = what
command-what-about = what THING: what something on the table is and does. what: everything that can be asked about.
command-moves = moves
command-moves-about = List the moves you can make now.
command-board = board
command-board-about = board: show the position again. board text: in words. board 2: what player 2 has.
command-log = log
command-log-about = Show what happened last.
command-score = score
command-score-about = Show the scores and where they come from.
command-hint = hint
command-hint-about = Ask the computer for a move.
command-undo = undo
command-undo-about = Take back your last move, as long as nothing new has been seen since.
command-save = save
command-save-about = save FILE: save the game. You can go on later.
command-quit = quit
command-quit-about = Leave the game; it is saved.

help-intro = Type the number of a move, or spell it as it is shown. You can also type:
help-width = The drawn board needs a window of { $columns } columns; a narrower one shows the position in words.
heading-moves = Moves
heading-source = From
heading-points = Points

## Answers to commands

hint-line = Hint: { $move }
undone = Taken back: { $move }
undo-nothing = There is nothing to take back.
undo-barrier = This cannot be taken back: something new has been seen since.
undo-others = This cannot be taken back: another player has moved since.
saved = Game saved in { $file }.
saved-interrupted = Interrupted. The game is saved in { $file }; go on with: { $command }
move-possible = This move is possible now.
# $reason (text), $rule (text)
move-refused = Not possible: { $reason } ({ $rule })
rule-line = { $rule }: { $sentence }

## Reasons every game shares

not-now = Something else is asked now.
not-your-turn = It is not your turn.
game-over = The game is over.

## The end

winner = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winner-tiebreak = { $name } wins on the tie-break, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winners-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
score-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
winner-dollars = { $name } wins with ${ $points }.
winner-tiebreak-dollars = { $name } wins on the tie-break, with ${ $points }.
winners-shared-dollars = { $names } share the victory with ${ $points } each.
score-line-dollars = { $name }: ${ $points }
record-saved = The record of this game is in { $file }.

## Errors: what was typed

unknown-input = I do not understand “{ $input }”. Type ? for help.
unknown-move = There is no move or space “{ $input }”; “{ $command }” lists the moves.
unknown-rule = There is no rule “{ $input }”.
unknown-subject = There is nothing called “{ $input }” on this table.
subjects-named = You can ask about: { $names }.
subject-line = { $name }: { $does } ({ $rules })
ambiguous-input = “{ $input }” can mean several moves: { $moves }.
number-out-of-range = Type a number from 1 to { $count }.
input-ended = The input has ended.
bot-failed = { $name } cannot go on: { $reason }
bot-illegal = { $name } chose { $move }, which is not a legal move.

## Errors: how the program was started

unknown-game = There is no game “{ $input }”. You can choose { $known }.
unknown-bot = There is no computer player “{ $input }”. You can choose { $known }.
wrong-seats = { $game } cannot be played with { $count ->
    [one] 1 player
   *[other] { $count } players
}. Possible: { $known }.

## Errors: files

file-unwritable = { $file } cannot be written: { $reason }

## At the terminal

none = none
unknown = unknown
go-on-with = Go on with: { $command }
about-line = { $move }. { $about }
moves-brief = “{ $command }” lists all moves in words.
moves-on-board = The numbers on the board are your moves; “{ $command }” lists them in words.
log-more = { $count ->
    [one] … and 1 line before that; “{ $command }” shows it.
   *[other] … and { $count } lines before that; “{ $command }” shows them.
}
undo-learned = Everyone saw: { $what }
undo-learned-hidden = { $who } saw something that you did not.
hint-none = The computer has no hint here: { $reason }
only-move = Only one move is possible; Enter makes it.
type-something = Type a number from 1 to { $count }, or ? for help.
bots-only = Nobody sits at the keyboard; the computer players play on.
ask-game = Which game? You can choose { $known }.
unfinished = An unfinished game is saved; go on with it by: { $command }
resume-none = No unfinished game is saved.
resume-other-game = { $file } is a game of { $game }.
resume-fixed = A saved game keeps its options, its components and its seed; leave -o, --components and --seed out.
resume-seats = { $file } is a game for { $count } seats; as many must be named.
resume-own-bot = The file names the computer player { $name }, which may be anyone's. Say yourself who plays: --seats { $seats }
not-saved = The game is not saved.
total = total
in-words = text
# A cell of a table that holds a number, or a name
cell-count = { $count }
cell-text = { $text }
cell-seat = { $seat }
cell-held = { $seat }: { $count }
cell-counted = { $count } × { $thing }


## What a move would change: rows of a preview

change-hidden = Something hidden is revealed
change-chance = Chance decides what comes next
change-turn = { $name } is next
change-line = { $what }: { $amount }, from { $before } to { $after }
change-other = { $name }, { $row }
reason-later = It pays off later: looking ahead, the computer expects more from it than from “{ $other }”.
reason-rated = { $reason } Looking ahead, the computer rates it above “{ $other }”.
reason-unlike = { $reason } “{ $other }” does not.
reason-way = There are other ways to do this; looking ahead, the computer prefers this one.
reason-only = All other moves come to the same, or to less.
reason-forced = Nothing else is possible here.
reason-close = It pays off later: looking ahead, the computer expects almost as much from it as from its first proposal.
reason-lower = It pays off later, but looking ahead the computer expects less from it than from its first proposal.
reason-differs = “{ $other }” would leave you worse off: { $label } { $others } instead of { $own }.
reason-planned = { $reason } This counts what should follow.
outlook-lost = very small
outlook-behind = small
outlook-less = rather small
outlook-even = even
outlook-more = rather good
outlook-ahead = good
outlook-won = very good
change-then = Then: { $what }
