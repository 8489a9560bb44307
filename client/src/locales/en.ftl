# What the client itself says, in English. What a game says comes from the server.

## Everywhere

loading = Setting the table …
offline = The server cannot be reached.
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
send = Send
choose = Choose
place-here = Place here
you = you
computer = Computer
skip-to-content = Skip to the content
skip-to-asking = Skip to what is asked
pages = Pages
tables = Tables
about = About
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-to-light = To the light theme
theme-to-dark = To the dark theme
as-the-system = As the system
to-the-tables = To the tables
lost-title = There is nothing here
lost-note = The address may be mistyped, or what was here is gone.

## Coming in

gate-welcome = Welcome to the table
gate-invited = Invitation
gate-note = A name is all you need.
gate-with-account = I have an account
gate-as-guest = Come in with a name only
door-title = { $count ->
    [4] Four board games
   *[other] Board games
} about coal and railways, to play in your browser
door-what = Alone against a computer player, or with friends by a link. Free, without an account, with nothing to install.
door-first = “Play now” starts { $game } against one friendly opponent.
door-enter = Come in with a name
door-enter-note = See your tables, set up a game in detail, or join one that is open to all. With an account you keep your name and your seats everywhere.
invitation-title = { $host } invites you to { $game }
invitation-plays = { $host } plays { $game }
invitation-who = Who are you?
invitation-begun = This game has begun. You can watch it.
take-seat = Take a seat
only-watch = Watch only
seats-taken = { $taken } of { $count } seats taken
you-are = You play as { $name }.
change-name = Change the name
name-asked = The others see you as “{ $name }”. What is your name?
options-usual = As printed in the rulebook
switched-on = yes
switched-off = no
clock-own = With a clock of its own
spectators-yes = Whoever has the link may watch
spectators-no = None
your-name = Your name
your-name-or-none = Your name, if you like
login = Login
password = Password
come-in = Come in
log-in = Log in
log-out = Log out

## The lobby

hello = Hello, { $name }
create-table = Create table
play-now = Play now
with-friends = With friends
play-with-friends = Play with friends
friends-which = Which game will you play with friends?
friends-note = You get a link and a QR code to share, at once.
shelf-first = Choose a game
open-record = Open a record
game = Game
all-games = All games
my-tables = My tables
open-tables = Tables anyone may join
past-tables = { $count ->
    [one] 1 past table
   *[other] { $count } past tables
}
shelf = Games
players-between = { $from }–{ $to } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
rules = Rules
table-of = Table of { $name }
your-turn = Your turn
turn-of = { $name } to move
seats-open = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}
game-over = The game is over
table-closed = This table is closed
spectators-behind = The game has begun; spectators see it a little later
look = Look
look-back = Look back
go-on = Continue
sit-down = Sit down
watch = Watch

## A new table

players = Players
seats = Seats
seat-number = Seat { $number }
seat-me = Me ({ $name })
seat-same-screen = Someone at this screen
seat-anyone = Open to anyone
seat-bot = Computer: { $level }
name-of-player = Name of this player
who-may-come = Who may come
by-link = Whoever has the link
open-to-all = Anyone
options = Options
house-rules = House rules
house-rules-changed = { $count ->
    [0] none chosen
    [one] 1 chosen
   *[other] { $count } chosen
}
some-reconstructed = Some printed values of this game are reconstructed.
all-known = All printed values of this game are known from its rulebook or from public readings.
where-from = Where the values come from
own-components = Components of my own
own-components-note = Whoever owns the box can correct printed values in a file and play with it.
own-components-host = This server makes tables of this game with a file of its host, unless you choose another.
printed-set = Download the printed set
choose-file = Component file
components-too-large = This file is too large to be a component file.
components-checking = The file is being checked.
components-fine = { $count ->
    [0] This file is the printed set { $base }.
    [one] The file can be played with. One value differs from the printed set { $base }:
   *[other] The file can be played with. { $count } values differ from the printed set { $base }:
}
components-warnings = Please look at these points; you can play nevertheless:
components-value = Value
components-printed = Printed
components-own = Yours
components-more-changes = { $count ->
    [one] and one more
   *[other] and { $count } more
}
table-own-components = This table plays with components of an owner's own.
clock = Clock
pace-none = No clock
pace-live-5 = Live: 5 minutes, and 5 seconds more with each decision
pace-live-10 = Live: 10 minutes, and 10 seconds more with each decision
pace-live-25 = Live: 25 minutes, and 15 seconds more with each decision
pace-days-1 = By correspondence: 1 day, and 8 hours more with each decision
pace-days-3 = By correspondence: 3 days, and 12 hours more with each decision
pace-days-7 = By correspondence: 7 days, and 1 day more with each decision
more-settings = More to agree on
agree-undo = Moves can be taken back
agree-undo-note = Freely while nobody has learned anything; otherwise the others are asked.
agree-hints = Hints
agree-hints-note = Everyone may ask what the strongest computer player would do.
agree-memory = Memory aid
agree-memory-note = The table shows what a player with perfect memory would know.
agree-spectators = Spectators
agree-spectators-note = Whoever has the link may watch.
spectator-delay = Spectators see the game
delay = { $minutes ->
    [0] at once
    [one] 1 minute later
   *[other] { $minutes } minutes later
}
stand-in = Who plays for a player who leaves
hot-seat-note = Several players at this screen: a curtain falls between their turns.
player-number = Player { $number }
waits-note = The game begins when every seat is taken.
start-game = Start the game

## Before the game

no-such-table = You cannot come to this table
waiting-title = Waiting for players.
waiting-in = You are in. Waiting for { $name } to begin.
waiting-note = The game begins by itself when every seat is taken.
waiting-early = The game begins by itself when every seat is taken. As soon as { $count } are here, you can start without the others.
waiting-host = { $name } begins the game, or it begins by itself when every seat is taken.
seat-came = { $name } has taken a seat.
while-waiting = While you wait
seat-free = free
present = here
away = away
invite-link = Link to this table
start-with-bots = Start now, computers take the free seats
invite-others = Invite others too
invite-friends = Invite your friends
share-link = Send the link
copy-link = Copy the link
link-copied = Link copied
share-text = Come and play { $game } with me:
share-note = Send the link, or let a phone read the code. Whoever opens it takes a free seat.
share-local = Friends on other computers cannot reach this link yet. Why?
share-local-why = This server answers only on this machine. Start it with --host 0.0.0.0, and friends in your network can open the link.
qr-code = The link as a QR code
start-with-those = { $count ->
    [one] Start alone
   *[other] Start with these { $count } players
}
get-up = Leave my seat
sealed = The draws are sealed:

## The table

tab-board = Board
tab-mine = My area
tab-others = Others
tab-everyone = Everyone
tab-log = Log
tab-moves = Moves
tab-position = Position
tab-scores = Scores
places = Places of the table
side = Others, log and chat
menu = Menu
undo = Undo
undo-lesson = In a lesson a move that is made is not taken back; a choice that is only begun is.
hint = Hint
thinking = Thinking …
esc-takes-back = Esc takes back
moves-open = { $count ->
    [one] 1 move possible
   *[other] { $count } moves possible
}
since-your-turn = { $count ->
    [one] turn since yours
   *[other] turns since yours
}
since-at = Since your turn: { $at } of { $count }
seeing-again = What happened since your turn
since-about = Shows you again, one by one, what the others have done since your turn.
to-the-present = To the present
to-move = to move
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-shared = { $shared ->
    [yes] joint{" "}
   *[no] {""}
}{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
points-unit = { $unit ->
    [dollars] { $count ->
        [one] dollar
       *[other] dollars
    }
   *[points] { $count ->
        [one] point
       *[other] points
    }
}
points-secret = Secret until the end
total = Total
seat-column = Player
source = Source
score-sheet = { $unit ->
    [dollars] Where the money came from
   *[points] Where the points came from
}
score-track = Score track: { $words }
then-choose = { $count ->
    [one] Then choose: 1 way to go on
   *[other] Then choose: { $count } ways to go on
}
not-now = Not possible now
# Something else is asked before this could be chosen.
not-now-first = Something else is asked now: “{ $question }”
not-this = Not this one now

## Log and chat

log = Log
chat = Chat
log-and-chat = Log and chat
log-empty = Nothing has happened yet
log-empty-note = Every move will be listed here.
your-last-turn = your last turn
turn-together = All choose at once
turn-table = The table is prepared
turn-refilled = The board is refilled
steps-of = Steps: { $name }
round-scored = { $round }: scoring
game-scored = { $round }: scoring, also for the end of the game
turn-and-scoring = Turn and scoring together
earlier-turns = Earlier turns
chat-empty = No messages yet
chat-empty-note = Only this table reads what you write.
say-something = Say something
muted = The host has muted you
spectators = Spectators
you-watch = You are watching

## The text view

your-moves = Your moves
moves-count = { $count }
filter-moves = Find a move
move-keys = Type the number of a move to go to it, from anywhere on the page. In the list: arrow keys to move, letters to search, Enter to make the move.
no-move-fits = No move fits. Esc shows all.
why-not = Why not …?
wait-note = Your moves appear here when it is your turn.

## Bars

line-lost = Connection lost. Trying again in { $seconds } s. Your choice is kept.
line-back = Connected again.
line-open = Connected.
line-not-open = Not connected.
try-now = Try now
not-done = Not possible: { $reason }
paused = The host has paused the game.
undo-asked = { $name } asks to take back this move: “{ $move }”
undo-asked-own = You ask to take back this move: “{ $move }”
undo-asked-hidden = { $name } asks to take back a hidden decision.
undo-others-own = Your later moves would be undone too.
undo-others = Later moves of { $names } would be undone too.
undo-refused = { $name } does not agree: the move of { $asker } stays.
undo-refused-own = { $name } does not agree: your move stays.
undo-lapsed = The game has gone on: your request to take back is closed.
really = { $move }?
keep-playing = Go on playing
taken-here = Choose it again to put it back.
undo-learned = Known since:
undo-waiting = Waiting for { $names }
agree = Agree
refuse = Refuse
withdraw = Withdraw
stand-in-plays = A computer plays your seat.
play-again-myself = I am back

## Hints

hint-title = What the baron would do
hint-changes = What it changes
hint-changes-all = What all of this changes
hint-alike = Your chance to win: { $after }.
hint-chances = Your chance to win: { $after } with this move, { $average } with the average one.
hint-after = First, as nothing else is possible: { $moves }
hint-then = What should follow
hint-another = Show another move
hint-first = Back to the first proposal
delta-then = Then: { $what }
preview-more = Details
play-it = Play it
play-first = Play the first step
# $count (number) of moves
play-all = Play these { $count } moves

## The tour

tour = Tour of this game
tour-offer = New to { $game }? A short tour shows what is where.
tour-show = Show me
tour-not-now = Not now
tour-step = { $at } of { $count }
tour-end = End the tour
tour-back = Back
tour-next = Next
tour-done = To the game

## The cover of a hot seat

hot-seat-cover-title = Pass the screen to { $name }
hot-seat-cover-note = The table is hidden until the next player is here.
hot-seat-cover-open = I am { $name }

## The menu of a table

show-end = Show the result
view = View
view-board = Board
view-text = Text
journal = My journal
my-seat = My seat
let-bot-play = Let a computer play for { $name }
play-again-as = Play { $name } myself again
preferences = Preferences
fair-draws = Fair draws
fair-draws-note = All draws follow from a secret that was sealed before the game and is opened at its end. This is the seal:
host = As the host
pause = Pause
go-on-all = Go on
mute = Mute
unmute = Let speak
remove = Remove
close-table = End this table …
close-table-sure = Yes, end it for everyone
confirm-moves = Confirm moves
confirm-auto = Tap twice on touch screens
confirm-on = Always choose twice
confirm-off = Never: one click is enough
motion = Pieces move
sound = A knock when it is my turn
notify = A notification when it is my turn
hot-seat-cover = Curtain between players at one screen

## The end, and looking back

wins-ahead = { $unit ->
    [dollars] ${ $points } ahead of { $name }
   *[points] { $points ->
        [one] 1 point ahead of { $name }
       *[other] { $points } points ahead of { $name }
    }
}
you-win = You win with { $unit ->
    [dollars] ${ $points }
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
wins = { $count ->
    [one] { $names } wins with { $unit ->
        [dollars] ${ $points }
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
   *[other] { $names } share the victory with { $unit ->
        [dollars] ${ $points }
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    } each
}
standing = Standing
score-over-time = { $unit ->
    [dollars] Money over time
   *[points] Score over time
}
score-chart = Score over time. At the end { $summary }.
replay = Replay
replay-of = Replay of { $game }
record = Download the record
verify = Check the draws
verified = All { $draws } draws follow from the seal.
not-verified = The draws do not follow from the seal: { $problem }
play-again = Play again
to-the-rematch = To the next game
look-at-board = Look at the table
no-replay = This game cannot be shown
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
line-of = Line { $line } of { $last }
beginning = The beginning
eyes = Through whose eyes
eyes-spectator = As a spectator
eyes-of = As { $name }
eyes-open = Everything open
link-to-move = Link to this moment
turning-points = Turning points
chart-rings = The rings are turning points.
chart-leads = Choose a moment in the chart to replay it.
lead-pair = { $source } { $one } against { $other }
lead-from = The lead over { $name } came from: { $sources }.
lead-against = { $name } had more from: { $sources }.
no-turning-point = Nobody took the lead from anyone.
to-this-moment = Replay this moment
source-parts = { $source } in detail
turns = Turns
turn-back = One turn back
turn-on = One turn on
round-to = Go to
seat-on = Next turn of { $name }
replay-keys = Arrows: one turn. With Shift: one step. Page up and down: one round. Home and End: beginning and end. 1 to 4: the next turn of that player.
this-turn = This turn
turn-number = move { $number } of { $count }
step-number = step { $number } of { $count }
replay-speed = Speed
all-boards = Everyone’s boards
play-on = Play on from here
play-on-note = A new table begins at this moment: you play { $name }, computers the others. Draws from here on are sealed again.
to-the-table = To the table

## Rules

rule-number = Rule { $rule }
rules-of = Rules of { $game }
search-rules = Search in the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
no-rule-found = No rule says so
chapters = Chapters
sources-note = Each rule says below it who states it: the rulebook, a public source, a reconstruction, or a ruling of ours where the rulebook leaves something open. The numbers on boards, cards and tiles come from where this table says. What is reconstructed fits every fact that is known, and may still differ from the printed pieces; an owner of the box can correct it with a file.
rule-from = Source: { $sources }.
rule-option = Another reading can be chosen: { $options }.
source-table = Values
source-remark = Remark
from-rulebook = rulebook
from-public = public reading
from-reconstruction = reconstruction
from-ruling = our ruling

## Me

me = Me
holiday = Holiday
holiday-until = until { DATETIME($date, day: "numeric", month: "long") }
holiday-note = Correspondence clocks rest meanwhile.
holiday-left = { $left ->
    [one] 1 day
   *[other] { $left } days
} left of { $limit } this year.
webhook = Webhook
webhook-note = An address that is called when it is your turn at a correspondence table. Leave it empty for none.
days = { $days ->
    [0] no holiday
    [one] 1 day
   *[other] { $days } days
}
account = Account
account-note = With a login and a password you can come in anywhere and keep your seats.
account-as = You come in as { $login }.
become-account = Make it an account
old-password = Old password
new-password = New password
change-password = Change the password
end-sessions = End my other sessions
sessions-ended = Your other sessions are ended.
delete-me = Delete me …
delete-sure = Yes, delete me for good

## About

about-what = What this is
about-what-text = One table for coal-and-rail board games. Play with friends or against computer players, on a server that anyone can run.
about-titles = Titles
about-titles-text = Coalface is an independent project, not made, endorsed or supported by the publishers or authors of the games. The titles belong to their publishers and only say which games these are. No art, text or rulebook of a publisher is included; every drawing and sentence here is our own.
about-rules = Rules
about-rules-text = Every rule has an id and a sentence of our own. A refusal names the rule it rests on. Where a rulebook leaves something open, our reading is listed as a ruling.
about-components = Components
about-components-text = Each number on a card or a space carries its source: the rulebook, a public reading of the pieces, a reconstruction, or a ruling. Sets are versioned; a running game keeps the set it began with.
about-draws = Fair draws
about-draws-text = Before a game the server seals a secret and shows its seal; each player adds a number of their own. All draws follow from these. At the end the secret is told, and a button checks every draw.
about-bots = Computer players
about-bots-text = They know what a person in that seat would know and nothing else.
about-privacy = Privacy
about-privacy-text = A name in a cookie is all that is kept of a guest. This page loads nothing from anywhere but this server.
about-face = Typeface
about-face-text = Noto Sans, under the SIL Open Font License.
new-since = new

## Lessons

learn = Learn
learn-game = Learn { $game }
learn-note = A lesson is the beginning of a real game: you make the moves, one idea at a time. No account is needed.
learn-none = There are no lessons yet.
learn-begin = Begin
learn-resume = Go on
learn-again = From the beginning
learner-name = Guest
minutes = { $count ->
    [one] 1 minute
   *[other] about { $count } minutes
}
lesson = Lesson
lesson-next = Next lesson: { $lesson }
lesson-chapter = { $at } of { $count }
lesson-chapters = Chapters
lesson-go-on = Go on
lesson-over = The lesson is over, and the game goes on. Your turn!
learner-mode = Names beside signs
learner-auto = In my first game of each
learner-on = Always, and phases and points in words
learner-off = Never
names-note = Words stand beside the symbols until you have finished a game.
names-hide = Hide
sign-key = Signs on the board
first-game = A first game with a coach
coach = Coach
coach-ask = What do people do here?
coach-waits = { $name } decides.
points-from = for { $name }: { $source }

## What things are

explain = What is this?
tab-explain = Explain
explain-hint = Click or tap anything that is outlined to learn what it is.
tip-more = what this is
tip-stays = keeps this open, with its rules
explain-end = Done
explain-all = What is what
explain-search = Search for a thing
explain-found = { $count ->
    [one] 1 thing
   *[other] { $count } things
}

## Overview and book

overview = Overview
overview-of = { $game } in three minutes
overview-minutes = { $count ->
    [one] One minute to read. Every picture is our board, drawn from a real game.
   *[other] { $count } minutes to read. Every picture is our board, drawn from a real game.
}
overview-none = This game has no overview yet. Its rules are here:
overview-on = Learn more
overview-learn = Learn by playing
overview-next = That is all you need for a first game. The lesson takes you through it, move by move.
overview-goal = What it is about
overview-turn = How it is played
overview-points = Where points come from
overview-end = How it ends
rule-show = Show me on the board
rule-shown = Rule { $rule } on the board
rule-overview = In the overview: { $step }
rule-play = Play this in the lesson: { $chapter }
rule-example = Example: { $title }
rule-ruling = How we read it
