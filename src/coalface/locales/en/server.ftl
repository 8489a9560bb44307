# Words of the server, in English: why something is not done.

story-taken-back = { $name } takes back a move.
story-taken-back-with = { $name } takes back a move; later moves of { $others } are undone with it.
guest = Guest { $number }
anonymous = someone
webhook-your-turn = It is your turn at { $title }: { $link }
refused-unreadable = The server does not understand this message.
refused-not-found = There is nothing here.
refused-failed = Something went wrong. Look how things stand before you try again.
refused-no-database = The server cannot reach its database at the moment. Everything that was confirmed is safe; the rest shows as soon as the database answers.
refused-too-fast = That was too fast. Please wait a moment.
refused-foreign = This request comes from another site.
refused-other-host = This server does not answer to that name. Its host can add the name by COALFACE_HOSTS.
refused-only-host = Only the host of this server may see this.
refused-unhealthy = The server cannot write to its database.
refused-unknown-you = Please enter a name first.
refused-new-session = You have come in again.
refused-bad-name = This cannot be a name.
refused-account-already = You have an account already.
refused-login-taken = This login is taken.
refused-wrong-login = Login or password is wrong.
refused-wrong-code = This code is wrong, used or too old.
refused-unknown-table = There is no such table.
refused-unknown-record = There is no such record.
refused-unknown-game = There is no such game.
refused-unknown-line = This game has no such line.
refused-unknown-bot = There is no such computer player.
refused-unknown-seat = This table has no such seat.
refused-unknown-person = Nobody of that name is at this table.
refused-unknown-move = There is no such move.
refused-bad-game = This game cannot be played like that.
refused-bad-record = This record cannot be used.
refused-bad-components = This component file cannot be played with.
refused-bad-webhook = This address cannot be used for a webhook.
refused-holiday-limit = { $left ->
    [one] You have 1 day of holiday left this year; the limit is { $limit }.
   *[other] You have { $left } days of holiday left this year; the limit is { $limit }.
}
refused-webhooks-off = This server calls no webhooks.
refused-not-host = Only the host may do this.
refused-not-your-seat = This is not your seat.
refused-not-seated = You do not sit at this table.
refused-seated-already = You sit at this table already.
refused-seat-taken = This seat is taken.
refused-not-open = This game has begun already.
refused-not-playing = No game is being played at this table.
refused-not-over = The game is not over yet.
refused-no-spectators = This table has no spectators.
refused-paused = The host has paused the game.
refused-stale = The position has changed in the meantime.
refused-lesson-other = The rules allow this. In this lesson, do what it asks for: “Show me” points at it.
refused-unknown-lesson = There is no such lesson.
refused-unknown-scene = There is no such picture.
refused-stand-in = A computer player plays this seat. Take it back first.
refused-out-of-time = Your time has run out twice; the computer plays this seat to the end.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-sealed = Hidden choices are being made or have been opened. They cannot be taken back.
refused-undo-closed = Nothing can be taken back now.
refused-muted = The host has muted you at this table.
refused-hints-off = There are no hints at this table.
refused-no-hint = There is no hint here.
refused-no-hello = The client did not say hello.
refused-other-version = This page is out of date. Please load it again.
refused-too-many-windows = You have too many windows at this table: at most { $most } can be open. This one was closed.
refused-restart = The server is being restarted.

## The story of a game that is over

turning-lead = { $when }: { $done } This puts { $name } in the lead ({ $points }).
turning-lead-plain = { $when }: { $name } takes the lead ({ $points }).
turning-lead-final = { $when }: { $done } This puts { $name } in the lead for good ({ $points }).
turning-lead-final-plain = { $when }: { $name } takes the lead for good ({ $points }).
turning-fall = { $when }: { $done } This leaves { $name } in the lead.
turning-fall-plain = { $when }: { $name } gets into the lead, as { $other } falls back.
turning-fall-final = { $when }: { $done } This leaves { $name } in the lead for good.
turning-fall-final-plain = { $when }: { $name } gets into the lead for good, as { $other } falls back.
turning-gain = { $when }: { $done } This is the best turn of the game ({ $points }).
turning-gain-plain = { $when }: { $name } has the best turn of the game ({ $points }).
turning-gain-stated = { $when }: { $done } This is the best turn of the game.
turning-ahead = { $count ->
    [one] 1 point ahead
   *[other] { $count } points ahead
}
turning-ahead-dollars = ${ $count } ahead
turning-gained = { $count ->
    [one] 1 point
   *[other] { $count } points
}
turning-gained-dollars = earned ${ $count }
turning-scoring = { $round }: scoring
turning-final = Final scoring
turning-turn = Turn { $number }

## Chapters of the rules

chapter-end = End of the game
chapter-mining = Mining
chapter-order = Order
chapter-players = Number of players
chapter-setup = Set-up

## Component files of one's own

components-not-text = The file is not text in UTF-8.
components-at = Line { $line }: { $words }
components-unknown-key = There is no key “{ $name }” in the table [{ $table }].
components-unknown-table = There is no table [{ $name }].
components-missing-key = The key “{ $name }” is missing in the table [{ $table }].
components-missing-table = The table [{ $name }] is missing.
components-meant = Did you mean “{ $meant }”?
components-known = Possible are: { $known }
components-wrong-kind = “{ $name }” in the table [{ $table }] should be { $right }, but it is { $got }.
components-kind-table = a table
components-kind-list = a list
components-kind-text = text in quotes
components-kind-switch = true or false
components-kind-number = a whole number
components-or = or
components-more = { $count ->
    [one] One more thing is wrong.
   *[other] { $count } more things are wrong.
}

## After a guided game: $source (text), $mine and $others (numbers)

remark-well = What you did well: { $source }. It brought you { $mine } points, and the best of the others { $others }.
remark-next = One thing to try next time: { $source }. It brought you { $mine } points, and the best of the others { $others }.
remark-well-dollars = What you did well: { $source }. It brought you { $mine } dollars, and the best of the others { $others }.
remark-next-dollars = One thing to try next time: { $source }. It brought you { $mine } dollars, and the best of the others { $others }.
