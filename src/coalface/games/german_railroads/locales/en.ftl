# German Railroads and Russian Railroads in English. Attributes are grammar, as in the other files.

## Title, railroads, colours

gr-title = German Railroads
gr-tagline = Lay tracks of five colours, add locomotives and industry, and score more every round.
gr-alone = You play against Emil, a deck of cards: he takes spaces from you, locomotives and engineers too, and scores nothing. Your aim is the highest score you can reach.
gr-title-russian = Russian Railroads
# A colour of track; .letter is how a drawing shows it
gr-colour-black = black
    .letter = K
gr-colour-gray = gray
    .letter = G
gr-colour-brown = brown
    .letter = B
gr-colour-natural = natural
    .letter = N
gr-colour-white = white
    .letter = W
gr-letter = { $colour-letter }
gr-railroad-ts = Vladivostok
gr-railroad-sp = St. Petersburg
gr-railroad-ki = Kiev
gr-railroad-mu = München
gr-railroad-dr = Dresden
gr-railroad-nu = Nürnberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlin
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt
gr-slot = { $railroad }
gr-slot-main = { $railroad }, slot { $number }
gr-gap = gap { $number }
gr-tile-loco = the locomotive on { $slot }
gr-tile-factory = the factory in { $gap }
gr-place = space { $points }
gr-place-gap = { $gap }
gr-place-blank = the space without a number
gr-revaluation-none = as printed
gr-revaluation-base = the base revaluation marker
gr-revaluation-german = the German revaluation marker
gr-emil = Emil
gr-means-income = use an income marker
gr-means-foundry = fire up a foundry
gr-means-boilerman = take a boilerman
gr-means-close = close the foundry you have just used

## What stands on spaces

gr-pieces-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
gr-pieces-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
gr-pieces-black = the black worker
gr-pay-plain = workers only
gr-pay-black = with the black worker
gr-pay-coin = a coin in place of a worker
gr-pay-coin-black = a coin in place of a worker, and the black worker
gr-pay-2coins = 2 coins in place of workers
gr-pay-2coins-black = 2 coins in place of workers, and the black worker
gr-pay-3coins = 3 coins in place of workers

## Action spaces

gr-space-black2 = 2 black steps
gr-space-black3 = 3 black steps
gr-space-gray2 = 2 gray steps
gr-space-gray3 = 3 gray steps
gr-space-brown1 = 1 brown step
gr-space-brown2 = 2 brown steps
gr-space-natural1 = 1 natural step
gr-space-natural2 = 2 natural steps
gr-space-white1 = 1 white step
gr-space-white2 = 2 white steps
gr-space-any2 = 2 steps of any colour
gr-space-bg1 = 1 black or gray step
gr-space-loco1 = locomotive or factory
gr-space-loco2 = locomotive or factory (2 workers)
gr-space-loco3 = locomotive and factory
gr-space-ind1 = 1 industry step
gr-space-ind2 = 2 industry steps
gr-space-ind1black1 = 1 industry and 1 black step
gr-space-doubler = doubler
gr-space-coins2 = 2 coins
gr-space-temp = 2 turquoise workers
gr-space-order1 = first in turn order
gr-space-order2 = second in turn order
gr-space-eng-hire = hire an engineer
gr-space-last-round = 3 industry steps, last round
gr-space-coal-take = 1 coal
gr-space-coal-foundry = foundry and 1 coal
gr-space-coal-combined = coal or foundry
gr-emil-card-engineer = public engineer
gr-strip-hire = hiring space
gr-strip-strip-1 = strip space 1
gr-strip-strip-2 = strip space 2
gr-strip-strip-3 = strip space 3
gr-strip-strip-4 = strip space 4
gr-strip-strip-5 = strip space 5
gr-strip-strip-6 = strip space 6

## Effects, part by part

gr-effect = { $parts }
gr-effect-either = { $first } or { $last }
gr-part-step = { $count ->
    [one] 1 { $colour } step
   *[other] { $count } { $colour } steps
}
gr-part-any = { $count ->
    [one] 1 step of any colour
   *[other] { $count } steps of any colour
}
gr-part-bg = { $count ->
    [one] 1 black or gray step
   *[other] { $count } black or gray steps
}
gr-part-distinct = { $count ->
    [one] 1 step of a colour not used yet
   *[other] { $count } steps of different colours
}
gr-part-catch = one gray track up to right behind the black one
gr-part-run = more gray steps on the { $railroad } line
gr-part-industry = { $count ->
    [one] 1 industry step
   *[other] { $count } industry steps
}
gr-part-loco = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}
gr-part-factory = { $count ->
    [one] 1 factory
   *[other] { $count } factories
}
gr-part-either = { $count ->
    [one] 1 locomotive or factory
   *[other] { $count } locomotives or factories
}
gr-part-doubler = { $count ->
    [one] 1 doubler
   *[other] { $count } doublers
}
gr-part-question = { $count ->
    [one] 1 ? token
   *[other] { $count } ? tokens
}
gr-part-signal = { $count ->
    [one] 1 signal
   *[other] { $count } signals
}
gr-part-card = { $count ->
    [one] 1 ? card
   *[other] { $count } ? cards
}
gr-part-end-bonus = { $count ->
    [one] 1 end bonus card
   *[other] { $count } end bonus cards
}
gr-part-income = { $count ->
    [one] 1 income marker
   *[other] { $count } income markers
}
gr-part-foundry = { $count ->
    [one] 1 foundry
   *[other] { $count } foundries
}
gr-part-copy = the action of another engineer
gr-part-use-factory = one of your factories works
gr-part-engineer-sum = points for the sum of your engineers’ numbers
gr-part-top = { $count ->
    [one] points for your highest locomotive
   *[other] points for your { $count } highest locomotives
}
gr-part-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
gr-part-coal-steps = 2 black steps per coal, up to { $count } coal
gr-part-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
gr-part-coal = { $count } coal
gr-part-temp = { $count ->
    [one] 1 turquoise worker
   *[other] { $count } turquoise workers
}
gr-part-order = place { $count } in turn order
gr-part-unlock = { $what } tracks become available
gr-part-worker = a new worker
gr-part-marker = the additional industry marker
gr-part-again = a space with one own piece once more
gr-part-again-two = a space with one or two own pieces once more
gr-part-start-bonus = { $count ->
    [one] 1 start bonus card by chance
   *[other] { $count } start bonus cards by chance
}
gr-part-hire = the engineer on the hiring space
gr-part-engineer = engineer { $what }
gr-part-medal = the medal
gr-part-revalue = { $what }
gr-part-second-marker = a second industry marker
gr-part-black-worker = the black worker
gr-part-loco9 = the special locomotive #9
gr-part-coal-factory = the coal factory
gr-gives-star = { $points ->
    [one] 1 point in every scoring
   *[other] { $points } points in every scoring
}
gr-gives-double = the points of this railroad count twice
gr-gives-medal = slot for the medal, worth { $points } points in every scoring
gr-engineer = engineer { $number } ({ $effect })
gr-foundry = foundry { $number } ({ $effect })
gr-factory = factory { $number } ({ $effect })
gr-factory-coal = coal factory ({ $effect })
gr-locos = #{ $number } ×{ $count }
gr-extension = { $size } spaces, { $cells }
gr-special = { $gives } on space { $space } ({ $colour })
gr-special-loco = { $gives } on space { $space } ({ $colour } and reach)
gr-end-bonus-factories = factories ({ $points } points each)
gr-end-bonus-engineers = engineers ({ $points } points each)
gr-end-bonus-end-stations = end stations ({ $points } points for each railroad that black has finished)
gr-end-bonus-gray-brown = gray and brown tracks ({ $points ->
    [one] 1 point
   *[other] { $points } points
} per space)
gr-end-bonus-black = black tracks ({ $points ->
    [one] 1 point
   *[other] { $points } points
} per space)
gr-end-bonus-signals = signals received ({ $steps })
gr-end-bonus-doublers = doublers ({ $steps })
gr-end-bonus-qtokens = ? tokens used ({ $points } points each)
gr-end-bonus-extra-engineer = one more engineer for the majority
gr-end-bonus-top-locos = the numbers of your four highest locomotives
gr-end-bonus-extra-workers = additional workers ({ $points } points each)

## Where points come from

gr-source-railroad = { $railroad } line
    .for = for the { $railroad } line
gr-source-stars = star spaces
    .for = for star spaces
gr-source-medal = medal
    .for = for the medal
gr-source-industry = industry
    .for = for industry
gr-source-passing = passing
    .for = for passing
gr-source-actions = actions
    .for = with an action
gr-source-end-bonus = end bonus cards
    .for = for an end bonus card
gr-source-majority = engineer majority
    .for = for the engineer majority

## What happened: a line of the log. $seat is who acted

gr-points-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} { $source-for }.
gr-emil-grew = Emil gets another worker and now has { $workers }.
gr-emil-passed = Emil passes.
gr-emil-drew = Emil draws the card “{ $card }” { $used ->
    [0] and cannot use it.
   *[1] and uses it.
}
gr-emil-took = Emil takes { $factory ->
    [0] locomotive #{ $number }
    [1] factory { $number }
   *[2] the coal factory
} out of the game.
    .more = takes { $factory ->
       [0] locomotive #{ $number }
       [1] factory { $number }
      *[2] the coal factory
    } out of the game
gr-emil-placed = Emil places { $pieces } on the space “{ $space }”.
gr-emil-shuffled = Emil’s cards are shuffled; he has { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
gr-emil-hired = Emil hires { $engineer }.
    .more = hires { $engineer }
gr-signal-received = { $seat } receives a signal.
gr-signal-used = { $way ->
    [0] { $seat } uses a signal for 1 black step and 1 step of any colour.
   *[1] { $seat } uses a signal and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
}
gr-points-taken = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $what }.
gr-resolved-engineers = the numbers of the engineers
gr-resolved-top = { $count ->
    [one] the highest locomotive
   *[other] the { $count } highest locomotives
}
gr-part-chosen = { $seat } chooses “{ $part }”.
gr-doubler-placed = { $seat } places { $count ->
    [one] 1 doubler
   *[other] { $count } doublers
}.
gr-coins-taken = { $seat } takes { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
gr-coal-taken = { $seat } takes { $count } coal.
gr-workers-hired = { $seat } takes { $count ->
    [one] 1 turquoise worker
   *[other] { $count } turquoise workers
} for this round.
gr-medal-put = { $seat } lays the medal on its slot.
gr-tracks-revalued = { $seat } takes { $table } and scores tracks by it from now on.
gr-marker-added = { $seat } puts another industry marker on space 0.
gr-marker-declined = { $seat } does not take the additional industry marker.
gr-worker-black = { $seat } takes the black worker.
gr-colour-unlocked = { $seat } may use { $colour } tracks from now on.
gr-worker-joined = { $seat } gets a new worker.
gr-engineer-hired = { $seat } hires { $engineer }.
gr-engineer-left = Nobody hired { $engineer }, who leaves the game.
gr-engineer-dealt = On the { $place } lies { $engineer }.
gr-engineer-copied = { $seat } copies { $engineer }.
gr-factory-wanted = { $seat } builds a factory{ $source ->
    [2] .
   *[3] , not a locomotive.
}
gr-factory-turned = { $seat } turns locomotive #{ $number } of the supply into a factory{ $source ->
    [2] .
   *[3] , not taking a locomotive.
}
gr-factory-taken = { $seat } takes { $number } from the supply.
gr-factory-built = { $seat } builds { $number } in { $gap }.
gr-factory-replaced = { $seat } replaces { $old } in { $gap } by { $number }{ $boilerman ->
    [0] .
   *[1] ; its boilerman leaves the game.
}
gr-factory-used = { $seat } lets { $number } in { $gap } work.
gr-space-reached = { $seat } fulfils special space { $space } of the { $railroad } line, with the effect “{ $gives }”.
gr-lane-reached = { $seat } reaches { $place } of the industry track, with the effect “{ $gives }”.
gr-track-moved = { $seat } moves the { $colour } track on the { $railroad } line to space { $space }{ $source ->
    [0] .
    [1] { " " }(any colour).
    [2] { " " }(black or gray).
    [3] { " " }(different colours).
   *[4] { " " }(up to the black track).
}
gr-branch-chosen = { $seat } builds on towards { $branch }.
gr-extension-laid = { $seat } lays the extension “{ $extension }” at { $station }.
gr-loco-taken = { $seat } takes locomotive #{ $number }{ $source ->
    [0] .
   *[1] , not a factory.
}
gr-loco-placed = { $seat } places locomotive #{ $number } at { $slot }{ $replaced ->
    [0] .
   *[1] , where it takes the place of #{ $replaced }.
}
gr-loco-returned = { $seat } gives locomotive #{ $number } back, which { $fate ->
    [0] lies in the supply as a factory.
    [1] lies in the supply as a factory; its boilerman leaves the game.
    [2] leaves the game.
   *[3] leaves the game with its boilerman.
}
gr-marker-moved = { $seat } moves an industry marker to { $place }.
gr-endbonus-removed = One end bonus card goes back to the box unseen.
gr-endbonus-drawn = { $seat } draws an end bonus card.
gr-endbonus-card = Your new end bonus card is “{ $card }”.
gr-endbonus-looked = { $seat } looks through the end bonus cards.
gr-endbonus-seen = In the pile lies “{ $card }”.
gr-endbonus-kept = { $seat } keeps an end bonus card.
gr-endbonus-scored = { $seat } reveals the end bonus card “{ $card }”, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gr-space-repeated = { $seat } uses the space “{ $space }” once more.
gr-repeat-declined = { $seat } uses no space once more.
gr-token-used = { $seat } uses the ? token “{ $token }”.
gr-card-taken = { $seat } takes the ? card “{ $card }”.
gr-coal-burnt = { $seat } burns 1 coal in the coal factory for 2 black steps.
gr-income-taken = { $seat } takes the income marker “{ $income }”.
gr-income-used = { $seat } uses the income marker “{ $income }”.
gr-foundry-taken = { $seat } takes { $foundry }.
gr-foundry-shown = The next foundry to lie face up is { $foundry }.
gr-foundry-used = { $seat } puts { $coal } coal into { $foundry }.
gr-foundry-closed = { $seat } closes { $foundry }, which becomes a boilerman; the coal on it goes to the supply.
gr-boilerman-taken = { $seat } takes a boilerman for { $coal } coal.
gr-boilerman-put = { $seat } puts the boilerman beside { $tile }.
gr-placed = { $seat } places { $pieces } on the space “{ $space }”.
gr-passed = { $seat } passes.
gr-order-set = { $seat } is number { $place } in turn order.
gr-relocated = { $seat } moves { $pieces } from the order space to the space “{ $space }”.
gr-relocation-declined = { $seat } leaves the worker on the order space.
gr-turn-ended = { $seat } ends the turn.
gr-rest-lost = { $seat } cannot do the rest of the action, and it is lost.
gr-round-began = Round { $round } begins.
gr-round-last = This is the last round{ $alone ->
    [0] ; one space for 3 industry steps takes the place of the order spaces.
   *[1] .
}
gr-round-cleared = All workers go home{ $coins ->
    [0] .
    [1] , and 1 coin goes from the spaces to the supply.
   *[2] , and { $coins } coins go from the spaces to the supply.
}
gr-engineers-moved = { $count ->
    [one] On the strip 1 engineer moves one space on.
   *[other] On the strip { $count } engineers move one space on.
}
gr-bonus-taken = { $seat } takes the start bonus card “{ $bonus }”.
gr-bonus-drawn = { $seat } draws the start bonus card “{ $bonus }”.

## The course of the game: rounds, what was done in a turn, groups of sources

gr-round = round { $round }
gr-round-of = round { $round } of { $rounds }
gr-deed-track-moved = { $count ->
    [one] 1 track step
   *[other] { $count } track steps
}
gr-deed-track-moved-colour = { $count ->
    [one] 1 { $colour } track step
   *[other] { $count } { $colour } track steps
}
gr-deed-track-moved-place = { $railroad } { $space }
gr-deed-loco-placed = { $count ->
    [one] 1 locomotive placed
   *[other] { $count } locomotives placed
}
gr-deed-loco-placed-place = locomotive #{ $number }: { $slot }
gr-deed-factory-built-place = { $number }, { $gap }
gr-deed-factory-replaced-place = { $number }, { $gap }
gr-deed-engineer-hired-place = { $engineer }
gr-deed-factory-built = { $count ->
    [one] 1 factory built
   *[other] { $count } factories built
}
gr-deed-factory-replaced = { $count ->
    [one] 1 factory replaced
   *[other] { $count } factories replaced
}
gr-deed-factory-used = { $count ->
    [one] 1 factory at work
   *[other] { $count } factories at work
}
gr-deed-engineer-hired = { $count ->
    [one] 1 engineer hired
   *[other] { $count } engineers hired
}
gr-deed-marker-moved = { $count ->
    [one] 1 industry step
   *[other] { $count } industry steps
}
gr-deed-token-used = { $count ->
    [one] 1 ? token used
   *[other] { $count } ? tokens used
}
gr-deed-signal-used = { $count ->
    [one] 1 signal used
   *[other] { $count } signals used
}
gr-deed-passed = passing
gr-sources-railroads = railroads

## Why a move is not possible

gr-why-closed-space = The space “{ $space }” is not there with this number of players, or not in this round.
gr-why-occupied = Someone already stands on the space “{ $space }”.
gr-why-too-few-workers = This takes { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}, and you have { $have ->
    [0] none
   *[1] { $have }
}.
gr-why-too-few-coins = This takes { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
}, and you have { $have ->
    [0] none
   *[1] { $have }
}.
gr-why-wrong-payment = The space “{ $space }” cannot be paid for in this way.
gr-why-no-black-worker = You do not have the black worker at hand.
gr-why-not-complete = { $needed ->
    [0] You could not carry out all of this action
   *[other] Only { $possible } of { $needed } { $colour } steps { $possible ->
        [one] is
       *[other] are
    } possible{ $behind ->
        [0] { "" }
       *[1] , as { $colour } stays behind { $before }
    }
}.
gr-why-no-such-engineer = You cannot use { $engineer }, who is neither yours nor lies light side up.
gr-why-own-pawn = You already are in this place of the turn order.
gr-why-both-order-spaces = You have claimed the other place of the turn order.
gr-why-still-owed = First do what your action demands.
gr-why-not-pending = Nothing that you have gained allows this now.
gr-why-colour-locked = You cannot use { $colour } tracks yet.
gr-why-not-on-railroad = The line { $railroad } takes no { $colour } track.
gr-why-no-room = On the { $railroad } line there is no room for another { $colour } step.
gr-why-no-piece = You have no { $colour } track left.
gr-why-would-strand = After this step you could not finish your action.
gr-why-wrong-colour = This step cannot be { $colour }.
gr-why-no-tile = The supply has no such tile.
gr-why-not-lower = The locomotive there is not lower than the one in your hand.
gr-why-slot-free = While a slot is free you may not give a locomotive back.
gr-why-same-slot = Both slots hold the same; choose the first.
gr-why-no-marker = None of your industry markers stands there.
gr-why-empty-gap = The next gap has no factory yet.
gr-why-no-doubler = There is no room for a doubler, or none is left.
gr-why-no-token = You have used this ? token already.
gr-why-card-taken = This ? card is not there, or someone has taken it.
gr-why-card-not-complete = You could not carry out all of this ? card.
gr-why-no-income = There is no income marker of this kind for you.
gr-why-income-spent = This income marker is turned over, or this is not the time for it.
gr-why-not-your-foundry = You cannot have { $foundry } here.
gr-why-foundry-spent = You have used { $foundry } in this round already, or this is not the time for it.
gr-why-too-little-coal = This takes more coal than you have, and you have { $have ->
    [0] none
   *[1] { $have }
}.
gr-why-boiler-spent = The boilerman space has been used this round, or this is not the time for it.
gr-why-no-boilerman = No boilerman can be had.
gr-why-no-place-for-boilerman = There is no locomotive or factory without a boilerman for him.
gr-why-not-just-used = Only a foundry that you have just used can be closed.
gr-why-no-such-extension = This extension is gone, or it has the wrong size.
gr-why-cannot-repeat = The space “{ $space }” cannot be used once more.
gr-why-cannot-copy = You cannot copy { $engineer }.
gr-why-no-factory = You have no factory there.
gr-why-not-one-worker = A worker from an order space cannot go to the space “{ $space }”.
gr-why-no-bonus-card = This start bonus card has been taken, or is not in the game.
gr-why-not-in-pile = This card is not in the pile.
gr-why-not-in-draw = This cannot be drawn now.
gr-why-must-choose = You have to choose one.
gr-why-no-such-part = There is no such choice.
gr-why-token-taken = Another player has taken this ? token.

## Moves, as they stand in a list

gr-move-deal-engineer = Lay { $engineer } on the strip
gr-move-deal-order = Make { $seat } next in turn order
gr-move-deal-foundry = Turn up { $foundry }
gr-move-draw-bonus = Draw the start bonus card “{ $bonus }”
gr-move-emil = Emil draws the card “{ $card }”
gr-move-deal-end-bonus = Draw the end bonus card “{ $card }”
gr-move-bonus = Take the start bonus card “{ $bonus }”
gr-move-place = { $space } for { $cost }
gr-move-place-coal = 1 coal, but no foundry, for { $cost }
gr-move-place-coal-coin = 1 coal and a foundry for { $cost }
gr-move-pass = Pass for this round
gr-move-end-turn = End your turn
gr-move-income = Use the income marker “{ $income }”
gr-move-foundry = Fire up { $foundry }
gr-move-boiler = Take a boilerman for coal
gr-move-close = Close the foundry you have just used
gr-move-step-colour = A { $colour } step on the { $railroad } line
gr-move-step-any = A { $colour } step on the { $railroad } line (any colour)
gr-move-step-bg = A { $colour } step on the { $railroad } line (black or gray)
gr-move-step-distinct = A { $colour } step on the { $railroad } line (different colours)
gr-move-step-catch = A { $colour } step on the { $railroad } line (up to the black track)
gr-move-build-loco-loco = Build a locomotive
gr-move-build-either-loco = Build a locomotive, not a factory
gr-move-build-factory-factory = Build a factory
gr-move-build-either-factory = Build a factory, not a locomotive
gr-move-industry = Move the industry marker on from { $place }
gr-move-resolve-doubler = Place a doubler on your main line
gr-move-resolve-points = Take the points that wait
gr-move-resolve-engineers = Points for the numbers of your engineers
gr-move-resolve-top1 = Points for your highest locomotive
gr-move-resolve-top2 = Points for your 2 highest locomotives
gr-move-resolve-top3 = Points for your 3 highest locomotives
gr-move-resolve-top4 = Points for your 4 highest locomotives
gr-move-choose = Choose “{ $part }” of { $what }
gr-move-choose-none = Choose number { $number } of { $what }
gr-move-signal-steps = Use the signal for 1 black step and 1 step of any colour
gr-move-signal-points = Use the signal for points
gr-move-burn = Burn 1 coal for 2 black steps
gr-move-token = Use the ? token “{ $token }”
gr-move-card = Take the ? card “{ $card }”
gr-move-take-income = Take the income marker “{ $income }”
gr-move-take-foundry = Take { $foundry }
gr-move-copy = Copy { $engineer }
gr-move-work = Let the factory in { $gap } work
gr-move-skip = Do without
gr-move-branch = Build on towards { $way }
gr-move-extension = Lay at { $station }: { $extension }
gr-move-marker-take = Take the additional industry marker
gr-move-marker-leave = Leave the additional industry marker
gr-move-loco = Place it at { $slot }
gr-move-give-back = Give the locomotive back
gr-move-turn-lowest = Turn the lowest locomotive into a factory
gr-move-take-factory = Take { $number }
gr-move-replace = Replace the factory in { $gap }
gr-move-again = Use the space “{ $space }” once more
gr-move-boilerman = Put the boilerman beside { $tile }
gr-move-relocate = Move the worker to the space “{ $space }”
gr-move-keep = Keep the end bonus card “{ $card }”

## What is asked

gr-ask-start-bonus = Take a start bonus card.
gr-ask-turn = Put workers on a space, or pass.
gr-ask-resolve = Carry out what you have gained.
gr-ask-first = Choose what to do first.
gr-ask-means = You may still { $means }, or end your turn.
gr-line-gained = Carry out what you have gained: { $parts }.
gr-do-step = { $count ->
    [one] Move a { $colour } track (1 step to go).
   *[other] Move a { $colour } track ({ $count } steps to go).
}
gr-do-any = { $count ->
    [one] Move a track of any colour (1 step to go).
   *[other] Move a track of any colour ({ $count } steps to go).
}
gr-do-bg = { $count ->
    [one] Move a black or gray track (1 step to go).
   *[other] Move a black or gray track ({ $count } steps to go).
}
gr-do-distinct = { $count ->
    [one] Move a track of a colour not moved yet (1 step to go).
   *[other] Move a track of a colour not moved yet ({ $count } steps to go).
}
gr-do-catch = Choose the gray track that goes up to right behind the black one.
gr-do-run = Move the gray track on the { $railroad } line further.
gr-do-industry = { $count ->
    [one] Move an industry marker (1 step to go).
   *[other] Move an industry marker ({ $count } steps to go).
}
gr-do-loco = { $count ->
    [one] Take a locomotive.
   *[other] Take a locomotive ({ $count } in all).
}
gr-do-factory = { $count ->
    [one] Take a factory.
   *[other] Take a factory ({ $count } in all).
}
gr-do-either = { $count ->
    [one] Take a locomotive or a factory.
   *[other] Take a locomotive or a factory ({ $count } in all).
}
gr-do-doubler = { $count ->
    [one] Place a doubler.
   *[other] Place doublers ({ $count } in all).
}
gr-do-question = { $count ->
    [one] Choose one of your ? tokens.
   *[other] Choose one of your ? tokens ({ $count } in all).
}
gr-do-signal = { $count ->
    [one] Choose steps or points for the signal.
   *[other] Choose steps or points for a signal ({ $count } in all).
}
gr-do-card = { $count ->
    [one] Take a ? card.
   *[other] Take a ? card ({ $count } in all).
}
gr-do-income = { $count ->
    [one] Take an income marker.
   *[other] Take an income marker ({ $count } in all).
}
gr-do-foundry = { $count ->
    [one] Take a foundry.
   *[other] Take a foundry ({ $count } in all).
}
gr-do-copy = Choose the engineer whose action you use.
gr-do-use-factory = Choose which of your factories works.
gr-ask-hand = Where does locomotive #{ $number } go?
gr-ask-give-back = Give locomotive #{ $number } back: none of yours is lower.
gr-ask-factory = Which factory do you build?
gr-ask-replace = All gaps are full. Which factory makes way for { $number }?
gr-ask-branch = Do you build towards Hamburg or Berlin? The choice is final.
gr-ask-extension = Your black track reaches { $station }. Choose an extension.
gr-ask-marker = Do you take the additional industry marker?
gr-ask-again = Which space do you use once more?
gr-ask-boilerman = Where does the boilerman work?
gr-ask-relocate = Your worker may leave the order space. Move him, or do without.
gr-ask-keep = Which end bonus card do you keep?

## The position in words

gr-cell = { $what }
gr-list-next = { $first }; { $next }
gr-cell-hired = hired by { $owner }
gr-cell-on-card = on its ? card
gr-cell-announced = { $place }, announced
gr-cell-needs = { $colour }
gr-cell-needs-loco = { $colour } and reach
gr-cell-received = received
gr-cell-counts = counts now
gr-cell-empty = no medal there
gr-cell-open = not yet
gr-cell-boilerman = yes
gr-cell-no-boilerman = no
gr-line-over = The game is over.
gr-line-last-round = This is the last round.
gr-line-order = Turn order: { $order }
gr-line-passed = Passed: { $seats }
gr-line-start-bonus = You get at once what it shows.
gr-line-then = Then: { $parts }.
gr-line-owed = Still to be done: { $parts }.
gr-line-offered = You may use: { $parts }.
gr-line-means = Before that you may { $means }.
gr-line-or-end = Or end your turn and do without it.
gr-line-open-foundry = You may close { $foundry }.
gr-line-engineers = On the hiring space for a coin; light side up for everyone; the others move on after each round.
gr-line-locomotives = Locomotives in the supply: { $tiles }
gr-line-factories = Factories given back: { $tiles }
gr-line-doublers-left = Doublers in the supply: { $count }
gr-line-cards = ? cards: { $cards }
gr-line-end-pile = End bonus cards in the pile: { $count }
gr-line-end-hidden = Where each of these lies you do not know: { $cards }
gr-line-bonuses = Start bonus cards: { $cards }
gr-line-turquoise = The turquoise workers are with { $seat }.
gr-line-income-left = Income markers in the supply: { $markers }
gr-line-marker-left = The additional industry marker is still there.
gr-line-display = Foundries face up: { $foundries }
gr-line-foundry-pile = Foundries in the pile: { $count }
gr-line-boiler = Boilerman space: { $coal } coal, besides your action, once a round for all together
gr-line-boiler-used = The boilerman space was used this round by { $seat }.
gr-line-emil-workers = Workers: { $workers } of { $total }
gr-line-emil-grows = He gets another worker when you have { $points } points.
gr-line-emil-passed = He has passed.
gr-line-emil-deck = Cards still to come, { $count }: { $cards }
gr-line-emil-engineers = Engineers: { $engineers }
gr-line-emil-tiles = Tiles he took: { $tiles }
gr-line-next-scoring = If the round ended now: { $points ->
    [one] 1 point more
   *[other] { $points } points more
}, { $total } in all
gr-line-have = Workers at hand: { $workers }; coins: { $coins }
gr-line-coal = Coal: { $count }
gr-line-black-worker-1 = The black worker is at hand.
gr-line-black-worker-2 = The black worker is placed.
gr-line-aside = Workers still to be earned: { $count }
gr-line-colours = Colours available: { $colours }
gr-line-doublers = Doublers on the main line: { $count }
gr-line-revaluation = Values of the tracks: { $table }
gr-line-branch = Builds towards { $branch }
gr-line-tokens = ? tokens left: { $tokens }
gr-line-hired = Own engineers: { $engineers }
gr-line-income = Income markers: { $markers }
gr-line-income-used = Income markers used this round: { $markers }
gr-line-foundries = Own foundries: { $foundries }
gr-line-foundries-used = Own foundries used this round: { $foundries }
gr-line-signals = Signals received: { $count }
gr-line-end-bonus = End bonus cards, face down: { $count }
gr-line-end-bonus-cards = End bonus cards: { $cards }
gr-line-end-bonus-value = End bonus cards, worth now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gr-line-markers = Industry markers on: { $places }
gr-line-industry = The markers score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
gr-line-blocked = The track ends at { $place }: no factory there yet.
gr-head-spaces = Action spaces
gr-head-space = Space
gr-head-cost = Printed cost
gr-head-taken = Taken by
gr-head-engineers = Engineers
gr-head-place = Where
gr-head-engineer = Engineer
gr-head-supply = Supply
gr-head-extensions = Railroad extensions
gr-head-station = Station
gr-head-extension = Extension
gr-head-coal = Coal
gr-head-emil = Emil
gr-head-player = Board of { $name }
gr-head-railroad = Railroad
gr-head-locomotives = Locos
gr-head-reach = Reach
gr-head-black = Black
gr-head-gray = Gray
gr-head-brown = Brown
gr-head-natural = Nat.
gr-head-white = White
gr-head-scores = Scores
gr-head-stars = Stars
gr-head-specials = Special spaces of { $name }
gr-head-needs = Needs
gr-head-gives = Gives
gr-head-state = State
gr-head-industry = Industry of { $name }
gr-head-gap = Gap
gr-head-factory = Factory
gr-head-boilerman = Boilerman

## Effects in few letters, for a drawing

gr-brief-step = { $count }{ $colour-letter }
gr-brief-any = { $count } any
gr-brief-bg = { $count } K/G
gr-brief-distinct = { $count } diff.
gr-brief-catch = G up to K
gr-brief-run = G: { $railroad }
gr-brief-industry = { $count } ind.
gr-brief-loco = loco
gr-brief-factory = fact.
gr-brief-either = loco/fact.
gr-brief-doubler = { $count ->
    [one] 1 doubler
   *[other] { $count } doublers
}
gr-brief-question = ?
gr-brief-signal = { $count ->
    [one] signal
   *[other] { $count } signals
}
gr-brief-card = ? card
gr-brief-end-bonus = end bonus
gr-brief-income = income
gr-brief-foundry = foundry
gr-brief-copy = copy eng.
gr-brief-use-factory = fact. works
gr-brief-engineer-sum = Σ eng.
gr-brief-top = Σ top { $count }
gr-brief-points = { $count } P
gr-brief-coal-steps = +2K/coal
gr-brief-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
gr-brief-coal = { $count } coal
gr-brief-temp = { $count } turq.
gr-brief-order = place { $count }
gr-brief-unlock = +{ $what-letter }
gr-brief-worker = +worker
gr-brief-marker = +marker
gr-brief-again = repeat 1
gr-brief-again-two = repeat 1–2
gr-brief-start-bonus = { $count } start b.
gr-brief-hire = hire
gr-brief-engineer = eng. { $what }
gr-brief-medal = medal
gr-brief-revalue = new values
gr-brief-second-marker = 2nd marker
gr-brief-black-worker = black worker
gr-brief-loco9 = loco #9
gr-brief-coal-factory = coal fact.

## Short labels for a drawing

gr-sign-worker = w
gr-sign-coin = c
gr-sign-black = b
gr-short-round = round { $round }/{ $rounds }
gr-short-points = { $count } P
gr-short-passed = passed
gr-short-tracks = Tracks
gr-short-locos = Locomotives
gr-short-industry = Industry
gr-short-aid = Support
gr-short-order = Turn order
gr-short-last = Last round
gr-short-engineers = Engineers
gr-short-own = own
gr-short-coal = Coal
gr-short-boiler = boilerman
gr-short-combined = 1 coal; { $coin }: +foundry
gr-short-supply = Supply
gr-short-factories = factories
gr-short-doublers = doublers
gr-short-cards = ? cards
gr-short-end-pile = end bonus
gr-short-income = income
gr-short-foundries = foundries
gr-short-tokens = ? tokens
gr-short-signals = signals
gr-short-reach = reach
gr-short-now = scores
gr-short-values = values
gr-short-markers = industry
gr-short-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
gr-short-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
gr-short-coals = { $count } coal
gr-short-black-worker = + black
gr-short-to-earn = { $count } more to earn
gr-short-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
gr-short-grows = +1 worker at { $points } P
gr-short-coming = still to come
gr-legend = K black · G gray · B brown · N natural · W white track · ═ reach · ² doubler · w worker · c coin
gr-legend-coal = ? token · ! signal · *3 points each scoring · x2 doubled · (M) medal · +w worker · ° also reach
gr-legend-more = [W] station · 2> industry · 2$ coins · L/F loco/factory · ↻ income · +m ● marker · [3+] boilerman

## Options and house rules

gr-option-board = Player boards
gr-option-board-about = For a first game take the Russian boards: three whole railroads, to Vladivostok, St. Petersburg and Kiev. On the German ones München forks, stations stop a railroad until you extend it, and income markers pay once a round.
gr-option-board-german = German
gr-option-board-russian = Russian
gr-option-coal = Coal module
gr-option-coal-about = For players who know the game: coal fires foundries, which are extra actions, and hires boilermen, who make locomotives and factories stronger. The game is one round shorter.
gr-option-new-parts = New engineers and ? tokens
gr-option-new-parts-about = More variety, hardly more rules: new engineers may turn up, everyone has one more ? token, and there is one more ? card.
gr-option-any2-two-coins = Two coins for any two steps
gr-option-any2-two-coins-about = The space for two steps of any colour may be paid with two coins.
gr-option-end-bonus = End bonus card
gr-option-end-bonus-about = Who gains an end bonus card looks through the pile and chooses one, or draws the top one.
gr-option-end-bonus-choose = choose one
gr-option-end-bonus-draw = draw the top one
gr-option-order-coin-moves = Coins on order spaces move
gr-option-order-coin-moves-about = A coin on an order space may be moved after the round as a worker may.
gr-option-pass-points = Points for passing
gr-option-pass-points-about = They go by your place in the turn order of the round, or by the place you were dealt at the start.
gr-option-pass-points-position = by the turn order of the round
gr-option-pass-points-dealt = by the place dealt at the start
gr-option-emil-tiles = Tiles that Emil takes
gr-option-emil-tiles-about = On the space for a locomotive and a factory Emil, against whom you play alone, takes two tiles or one.
gr-option-emil-tiles-two = two tiles
gr-option-emil-tiles-one = one tile
gr-option-emil-engineer = What an engineer costs Emil
gr-option-emil-engineer-about = For the public engineer Emil, against whom you play alone, pays the workers printed on it or always one.
gr-option-emil-engineer-printed = the printed workers
gr-option-emil-engineer-one = always one worker
gr-option-medal-track = What the medal needs
gr-option-medal-track-about = The medal scores when the track that the components print has reached its space, which is the gray one in component set 2, or the black track is enough.
gr-option-medal-track-printed = the track that is printed
gr-option-medal-track-black = the black track
gr-option-emil-blocks = What Emil blocks
gr-option-emil-blocks-about = Emil, against whom you play alone, blocks spaces whose action you could do, or only those that you could also pay for.
gr-option-emil-blocks-possible = what you could do
gr-option-emil-blocks-payable = what you could do and pay for
gr-option-emil-tie = As many engineers as Emil
gr-option-emil-tie-about = If you have as many engineers as Emil, against whom you play alone, the highest number decides the majority, or you are first.
gr-option-emil-tie-number = the highest number decides
gr-option-emil-tie-player = you are first
gr-option-extra-tokens = New ? tokens
gr-option-extra-tokens-about = Of the new ? tokens everyone has one of each, or there is one of each for all and whoever comes first uses it.
gr-option-extra-tokens-each = one of each for everyone
gr-option-extra-tokens-shared = one of each for all
gr-option-refused-order-coin-moves = Alone there is no turn order: this house rule needs two players or more.
gr-option-refused-pass-points = Alone nobody scores for passing: this house rule needs two players or more.
gr-option-refused-emil-tiles = Emil plays only against a single player, so he takes no tiles at this table.
gr-option-refused-emil-engineer = Emil plays only against a single player, so he uses no engineer at this table.
gr-option-refused-emil-blocks = Emil plays only against a single player, so he blocks nothing at this table.
gr-option-refused-emil-tie = Emil plays only against a single player, so there are no ties with him at this table.
gr-option-refused-extra-tokens = Alone there is nobody to share tokens with: this house rule needs two players or more.

## The rules of Russian Railroads, in words of our own

rr-rule-1 = One to four can play. Two players and the solo game use one side of the main board, three and four the other; some spaces exist on one side only. All scores begin at 0.
rr-rule-2 = The five ? cards lie face up. On three of them lie their prizes: the black worker, the special locomotive #9, and engineer 1 with a coin.
rr-rule-3 = Of the ten end bonus cards two go back to the box unseen. The other eight are the face-down pile.
rr-rule-4 = The supply holds as many locomotives of each number from 2 to 9 as there are players; with one player as with two.
rr-rule-5 = There are 20 doublers and no more. Coins never run out. With three or four players the two turquoise workers stand on their space.
rr-rule-6 = Engineers A and B are shuffled apart. From the right, beginning with the hiring space, first the A engineers are laid on the strip, then the B engineers; those left over go back unseen. Flat spaces show the light side, upright ones the dark side.
rr-rule-7 = You begin with a black track on space 1 of all three railroads, locomotive #1 on the main line, an industry marker on space 0, your workers and coins, and seven ? tokens. Two more of your workers wait until you earn them.
rr-rule-8 = Turn order cards are dealt by chance: they say who begins, and who follows.
rr-rule-9 = Before the first turn everyone but the first player takes a start bonus card, the last player first, and gets at once what it shows. Each card can be taken once.
rr-rule-10 = Players take one turn each in turn order, round and round, until all have passed. In a turn you use exactly one space, or you pass; after passing you have no more turns in this round.
rr-rule-11 = Put as many of your workers on a free space as it shows, no more and no fewer. The space is then blocked until the round ends, for you as well.
rr-rule-12 = The space for one black or gray step is never blocked: anyone may use it as often as they like.
rr-rule-13 = A coin may stand in for any worker. A coin that a space itself asks for must be a coin. You never pay more than the cost. The space for two steps of any colour may thus be paid with two coins, unless a house rule forbids it.
rr-rule-14 = Coins that you have placed are gone when the round ends. Coins that you still hold are yours to keep.
rr-rule-15 = What others could also have used must be done in full: you may choose a space, a public engineer or a ? card only if you can carry out all of it.
rr-rule-16 = What is yours alone may be done in part or left: factories, your own engineers, ? tokens and special spaces. What cannot be done is lost.
rr-rule-17 = Whether you can do all of an action is judged before you place, without what you might gain on the way. Such gains may then be used in between.
rr-rule-18 = What you gain in a turn you may use in any order, but only in this turn: nothing can be saved.
rr-rule-19 = Two things cannot wait: a locomotive in your hand, with all it replaces, and the choice of a space to use once more.
rr-rule-20 = An end bonus card that you gain is chosen at the end of the turn.
rr-rule-21 = Everything is open but the end bonus cards: those that players hold, the pile, and the two that were put away.
rr-rule-22 = A step moves one track one space on. The steps of an action may be split among the railroads as you like.
rr-rule-23 = On a railroad each colour stays behind the one before it: gray behind black, brown behind gray, natural behind brown, white behind natural. Tracks never share a space or jump.
rr-rule-24 = The first step of a colour on a railroad enters space 1, so the colour before it must have moved on.
rr-rule-25 = No track goes past the last space, and each railroad takes only its own colours: on the Russian board all five towards Vladivostok, no white towards St. Petersburg, neither natural nor white towards Kiev.
rr-rule-26 = Your black track on the main line sets the other colours free, for good and for all railroads: on the Russian board gray at space 2, brown at 6, natural at 10, white at 15. That gives no step yet.
rr-rule-27 = A colour that is not free for you cannot be used, neither on its own spaces nor for a step of any colour. Several steps of any colour may differ.
rr-rule-28 = On the space for a black or gray step you say which of the two it is.
rr-rule-29 = A new locomotive is always the one with the lowest number in the supply.
rr-rule-30 = It goes to a free slot of any railroad, or takes the place of a lower locomotive of yours. The one that makes way is placed the same way at once, and so on; which one you replace is up to you.
rr-rule-31 = As long as one of your slots is empty, you may not give a locomotive back. With all four full, the one left over is turned and lies in the supply as a factory.
rr-rule-32 = With all slots full you may give back the locomotive in your hand at any moment, even the new one; you must if no own locomotive is lower.
rr-rule-33 = Factory 1 appears only when a locomotive #1 has been given back.
rr-rule-34 = The reach of a railroad is the sum of the numbers of its locomotives; two fit on the main line, one on each other. Without a locomotive it is 0.
rr-rule-35 = If a locomotive completes the condition of a special space, you get its advantage at once.
rr-rule-36 = When the locomotives have run out, only factories that were given back can be taken; with nothing left the spaces are of no use. The space for both needs both; a tile given back in the first part counts for the second.
rr-rule-37 = For a factory you either turn the lowest locomotive of the supply, or take any factory that was given back.
rr-rule-38 = Factories fill the five gaps of your industry track from left to right. A sixth replaces any of them; the old one goes to the supply.
rr-rule-39 = A marker on a factory that is replaced stays there. The new factory works only when a marker comes to it.
rr-rule-40 = On the space for a locomotive and a factory you choose the order; a locomotive given back in the first part may be your factory.
rr-rule-41 = An industry step moves one of your industry markers one place on. A gap without a factory stops it. Several of your markers may share a place.
rr-rule-42 = A marker that moves onto a factory lets it work once, now. Another marker that comes later lets it work again.
rr-rule-43 = The first of your markers on the space without a number lets you use a ? token. The last space gives a signal, once.
rr-rule-44 = A space with industry steps can be used only if all its steps are possible; an empty gap ahead of your only marker closes them all.
rr-rule-45 = Factory 1 gives points: the sum of the numbers of your engineers, never below 0.
rr-rule-46 = Factory 8 gives points: the numbers of your two highest locomotives.
rr-rule-47 = A doubler goes above the leftmost free space of the first eight of your main line, and stays. With eight placed, or none left, there is nothing to place.
rr-rule-48 = This space gives two coins from the supply.
rr-rule-49 = The two turquoise workers are yours from your next turn on, for this round only; then they return to their space. They count as workers in every way.
rr-rule-50 = To use a space once more, choose one on which exactly one worker or coin of yours stands this round; its action is free, and the black worker helps again if he stands there. You cannot choose the space you are using, an order space, one that asks for a coin, or one that itself repeats. On the space for a black or gray step every placement counts by itself. If you may repeat several times, as with a boilerman, you may choose the same space again. Only an engineer who copies or sets factories to work, once repeated in a turn, cannot be repeated again by a factory that an engineer set to work.
rr-rule-51 = Engineers with their light side up are spaces for everyone, once a round, at the cost printed on them. A strip space without an engineer offers nothing.
rr-rule-52 = For one coin you take the engineer from the hiring space, for good. Only one can be hired in a round.
rr-rule-53 = An engineer of your own is a space for you alone, once a round at its printed cost, from your next turn on.
rr-rule-54 = You may hire as many engineers as you like; they all count for the majority at the end.
rr-rule-55 = Engineer 14 does what another player’s engineer or a public one does, without its cost. Copying or repeating cannot be copied.
rr-rule-56 = Engineer 10 moves one gray track at least one space and at most to the space right behind the black track. Every special space on the way counts as reached.
rr-rule-57 = A worker or coin under first or second place claims that place for the next round. You may not claim the place you are in, nor both.
rr-rule-58 = With two players only first place can be claimed, and the first player may claim it too, to stay first.
rr-rule-59 = After all have passed, whoever claimed first place becomes first, and whoever claimed second place second. The others keep their order. If nobody claimed first place and the first player claimed second, nothing changes.
rr-rule-60 = With your new place you take its turn order card, which says what passing brings.
rr-rule-61 = Then the worker under second place, and after that the one under first place, may move to a free space that costs one worker and no coin, and do its action. Order spaces are out, nothing may be added, and you may also stay.
rr-rule-62 = A coin on an order space does not move, unless a house rule allows it.
rr-rule-63 = Coins and workers gained by such a move can be used from the next round on; turquoise workers go back at once.
rr-rule-64 = A special space is fulfilled when a track of its colour has reached or passed it and, where it shows a locomotive, the reach of the railroad goes as far. Which came first does not matter.
rr-rule-65 = What comes once comes once, and stays yours even if the locomotive leaves. Stars, doubling and medal are looked at again in every scoring.
rr-rule-66 = A new worker is one of the two you had set aside; he can be used in this round already. There are no more than two.
rr-rule-67 = A signal gives one black step and one step of any free colour, in any order, or 10 points. Every signal counts for its end bonus card.
rr-rule-68 = For a ? you choose one of your unused ? tokens and get what it shows at once. Each serves once; with none left nothing happens.
rr-rule-69 = The Kiev medal lies on its slot and brings 20 points in every scoring in which the gray track and the reach cover that space. As a house rule, and with component set 1, the black track is enough.
rr-rule-70 = With the base revaluation marker your spaces of brown are worth 3, of natural 6, of white 10; gray stays at 1.
rr-rule-71 = The second industry marker starts on space 0; then you have two industry steps for either marker. Both score.
rr-rule-72 = This token has two parts: look through the pile of end bonus cards and secretly keep one, and take one of the ? cards. If one of them has run out, only the other is done. As a house rule the top card is drawn unseen.
rr-rule-73 = There is one of each ? card. You may take a card only if you can carry out all of it.
rr-rule-74 = The black worker is one worker more for the rest of the game. Placed where black tracks move, he brings one more black step, which you may leave. Steps of any colour do not count.
rr-rule-75 = You may pass in any turn, even with workers left. If no space is open to you, you must.
rr-rule-76 = When you pass you score at once by your place in this round’s turn order: nothing for the first, 2 for the second, 3 for the third, 4 for the fourth. As a house rule the place dealt at the start counts.
rr-rule-77 = When all have passed, the new turn order is set, workers leave the order spaces, everyone scores, the spaces are cleared, the engineers move on, and the next round begins.
rr-rule-78 = In a scoring everyone scores each railroad, then stars and medal, then industry.
rr-rule-79 = Each space of a railroad counts, as far as both reach and black track go, with the best colour that stands on it or beyond: black 0, gray 1, brown 2, natural 4, white 7. A doubler doubles its space, a fulfilled x2 the whole railroad.
rr-rule-80 = All fulfilled star spaces add up. Neither doublers nor x2 touch stars or the medal.
rr-rule-81 = Each industry marker scores the number of its space; on a factory or a space without a number it scores the last number before.
rr-rule-82 = Then workers go home, turquoise ones to their space, and coins on spaces to the supply. Tracks, locomotives and doublers stay.
rr-rule-83 = An engineer whom nobody hired leaves the game. The others move one space to the right; the empty end shows how many rounds are left.
rr-rule-84 = In the last round one space for three industry steps takes the place of the order spaces; after it the order no longer changes.
rr-rule-85 = After the last scoring the end bonus cards are revealed and scored.
rr-rule-86 = Then most engineers score 40 points and second most 20. In a tie the highest number among the engineers decides. Whoever has hired no engineer gets nothing, even with the end bonus card that counts as one.
rr-rule-87 = The highest score wins. Equal scores share the victory.
rr-rule-88 = Three players play six rounds, with six workers and one coin each, three locomotives of each number and six engineers.
rr-rule-89 = With two players some spaces are missing: two black steps, two gray steps, the dearer locomotive space, industry with a black step, turquoise workers, second place, the second public engineer. Six rounds, six workers and two coins each, two locomotives of each number; the majority still pays 40 and 20.
rr-rule-90 = The parts of an effect may be done in any order and mixed step by step, unless a rule says what comes first. Where parts are joined by “or”, you choose one.

## The rules of the German boards

gr-rule-1 = The German boards take the place of the Russian ones. Beside the main board lie 18 railroad extensions, eight income markers and one additional industry marker; all else stays the same.
gr-rule-2 = The railroads are called München, which is the main line, Dresden and Nürnberg-Fürth. You begin with black on space 1 of each and locomotive #1 on München.
gr-rule-3 = München has two locomotives and the doublers above spaces 1 to 8; the other railroads have one locomotive each.
gr-rule-4 = Black on München sets gray free at space 2 and brown at 6; natural and white follow on the branches.
gr-rule-5 = When your black track goes from space 8 to 9 of München, you choose Hamburg or Berlin, even in the middle of an action. The choice is final, and all your colours follow it.
gr-rule-6 = Berlin is shorter and gives natural tracks and a ? earlier. Hamburg is longer, and only there can you get white.
gr-rule-7 = At the end of Hamburg white becomes free and you may move it two steps at once, as far as there is room.
gr-rule-8 = Natural tracks may be used on all three railroads, but you have only two. Once they lie, they stay; white on München needs natural on München.
gr-rule-9 = Hannover on the Dresden line begins an area of 3 spaces; on the line Nürnberg-Fürth Würzburg begins one of 4 and Frankfurt one of 2.
gr-rule-10 = When your black track reaches a station, you must choose one of the extensions of the right size that are left and lay it there. Its first space is the station itself, so your black track already stands on it.
gr-rule-11 = Steps that are left go on over the new extension at once.
gr-rule-12 = The special spaces of an extension count like printed ones, from the moment it lies there.
gr-rule-13 = Until the extension lies there, no track enters its area. Extensions are never exchanged or given back.
gr-rule-14 = There are six extensions of each size, so everyone has a choice; it is open to all.
gr-rule-15 = On the German board the Kiev medal lies on space 5 of Dresden.
gr-rule-16 = Industry steps, coins, a locomotive or a factory from a special space come once, when its condition is met, and not again in scorings.
gr-rule-17 = The additional industry marker may be taken by whoever’s black track reaches its space, and starts on industry space 0. If a marker of yours stands on 0 then, the chance is gone.
gr-rule-18 = An income space lets you take one of the income markers that are left, whichever you like. You may have several.
gr-rule-19 = Each income marker can be used once a round, in the round you took it too.
gr-rule-20 = Use income markers in your own turn besides your action: before it, after it or between other effects, several if you like, even if only a part can be done.
gr-rule-21 = After you have passed, while workers leave the order spaces, and in scorings no income marker can be used. A used one is turned over.
gr-rule-22 = After the scoring all income markers are turned face up again.
gr-rule-23 = However many worker spaces you reach, you get no more than two additional workers of your colour.
gr-rule-24 = The stars of Nürnberg-Fürth and its extensions add up like those of Kiev.
gr-rule-25 = End stations are space 9 of Dresden, space 9 of Nürnberg-Fürth, and the last space of your branch of München.
gr-rule-26 = German boards and Coal can be played together; then the rounds of the Coal module apply. To learn the game take the German boards first, then Coal on the Russian ones, then both.

## The rules of the Coal module

gc-rule-1 = Coal makes the game one round shorter: six rounds with four players, five with fewer. There is one engineer fewer, and the left end of the strip stays empty.
gc-rule-2 = The coal board has three spaces with three or four players, two spaces with one or two.
gc-rule-3 = The twelve foundries are shuffled face down; two are turned face up beside the pile.
gc-rule-4 = Everyone begins with one coal, and one coin more than usual. A start bonus card with one coal joins the others.
gc-rule-5 = You may hold any amount of coal, and it never runs out.
gc-rule-6 = The coal space gives one coal for one worker. It is a space like any other: a coin may stand in, it can be used once more, and a worker from an order space may go there.
gc-rule-7 = For a coin, never a worker, you take one of the face-up foundries and one coal. Then the display is filled up from the pile, as long as it lasts.
gc-rule-8 = With one or two players one space does both, once a round in all: a worker there brings one coal, a coin a foundry and one coal.
gc-rule-9 = The boilerman space and your foundries cost coal, not workers, and are used besides your action: before, after or between, several in one turn, with coal from the same turn too.
gc-rule-10 = Each of your foundries works once a round. The boilerman space serves once a round for all players together.
gc-rule-11 = They cannot be used after passing, while workers leave the order spaces, or in scorings. After the scoring the coal on them goes to the supply.
gc-rule-12 = For two coal you take the top foundry of the face-down pile, without looking, as a boilerman and put him beside a locomotive or factory of yours that has none. That foundry is out of the game.
gc-rule-13 = A locomotive with a boilerman counts one more, for everything: reach, special spaces, replacing, points. Each takes one boilerman.
gc-rule-14 = The boilerman stays with his tile and moves with it. When the tile goes back to the supply he leaves the game.
gc-rule-15 = Boilermen count when locomotives are compared: a #4 cannot replace a #3 with a boilerman.
gc-rule-16 = A factory with a boilerman does more: one with a single ability works twice, one with several does one of them once more, one that gives points gives one more, the coal factory one more black step. You need not use it all.
gc-rule-17 = A foundry of yours costs two coal each time and may be used even if not all of it can be done. Those in the display cannot be used.
gc-rule-18 = Foundry 2 builds a locomotive or a factory; foundry 4 a factory only.
gc-rule-19 = Foundry 7 lets you use a space once more on which one or two of your pieces stand this round, at most one of them a coin. It may not be a space that asks for a coin, nor an order space.
gc-rule-20 = Foundries 8 and 12 give points: the number of your highest locomotive.
gc-rule-21 = Right after using a foundry, and at no other time, you may close it: it becomes a boilerman beside a locomotive or factory without one, and its action is gone for good.
gc-rule-22 = You cannot close a foundry if none of your tiles can take a boilerman.
gc-rule-23 = The coal factory comes from its ? card and is built like any factory. Whenever it works it gives two black steps, and for each of up to three coal two more.
gc-rule-24 = Another marker or the factory engineer lets the coal factory work again. Once replaced it lies in the supply, where it is the lowest factory.
gc-rule-25 = Coal is worth nothing at the end. With Coal the mining engineer, the token for four coal and the card with the coal factory are good company.

## The rules for one player against Emil

gs-rule-1 = Alone you play on the side for two, with any modules, but without turn order, start bonus cards and last-round space. You begin with 5 coins, with Coal 6 and one coal. The space for two coins is closed.
gs-rule-2 = Emil has six workers, two more that wait, and 16 cards, with Coal 17. He scores nothing.
gs-rule-3 = There are six rounds, with Coal five. All of Emil’s cards are shuffled again for each.
gs-rule-4 = Emil begins every round; then you take turns.
gs-rule-5 = In his turn Emil draws cards until one is of use, and occupies its space with as many workers as it takes. All drawn cards are put away.
gs-rule-6 = A card is of no use if Emil has too few workers left for it.
gs-rule-7 = A card is of no use if its space is occupied.
gs-rule-8 = A card is of no use if you could not use the space, because the colour is not free, the action is not possible in full or no engineer is there. How many workers and coins you have does not matter. As a house rule Emil also passes over what you could not pay for.
gs-rule-9 = Coins that Emil needs come from the supply.
gs-rule-10 = Emil does no actions, with two exceptions: on a locomotive space he takes the lowest locomotive away, or else the lowest factory, and two tiles on the space for both; on the hiring space he takes the engineer. As a house rule he takes one tile only.
gs-rule-11 = Tiles that Emil takes are out of the game. His engineers count for the majority and for nothing else.
gs-rule-12 = With the engineer card Emil occupies the public engineer, for the workers it costs. As a house rule it always costs him one worker.
gs-rule-13 = With the coal card Emil puts one worker on the coal space and gets no coal.
gs-rule-14 = Emil passes when it is his turn and he has no card or no worker left. Then you go on alone for as many turns as you like.
gs-rule-15 = When your score reaches 50 Emil gets a seventh worker, at 150 an eighth, at once; if he has not passed, he can use it in this round.
gs-rule-16 = When you pass, the round ends at once, whatever Emil has left. You score, the workers go home, the engineers move on.
gs-rule-17 = Alone, passing brings no points.
gs-rule-18 = At the end you score 40 for the majority, or 20 if Emil has more engineers than you and you have at least one. With equally many the highest number decides; as a house rule you are then first.
gs-rule-19 = Engineer 14 may copy an engineer of Emil’s.
gs-rule-20 = Alone you play for the highest score you can reach.
gs-rule-21 = If his cards run out while Emil draws, he occupies nothing in this turn; at his next turn he passes.

## The rules of the new parts

gn-rule-1 = The new parts go with any boards and modules; those that show coal only with Coal. The new ? cards lie beside the others.
gn-rule-2 = New engineers are shuffled into the stack of their letter. No number lies on the strip twice at the start: such an engineer is put aside and the next one dealt.
gn-rule-3 = One new engineer gives three gray steps for a worker.
gn-rule-4 = Another gives a black, a gray and a brown step for a coin.
gn-rule-5 = The mining engineer gives two coal for a worker; he plays only with Coal.
gn-rule-6 = The factory engineer, number −10, costs two workers: one of your factories works as if a marker had just come to it, with its boilerman too; markers do not move.
gn-rule-7 = His −10 counts when the numbers of your engineers are summed up, but never below 0 in all. For the majority he is one engineer.
gn-rule-8 = The start-bonus engineer costs one worker: two different start bonus cards are drawn by chance, you get both, and they go back. What cannot be done is lost.
gn-rule-9 = Everyone gets one more ? token for four coins, and with Coal another for four coal. As a house rule there is one of each for all, and whoever comes first uses it.
gn-rule-10 = The German revaluation lies on its ? card: gray counts 2, brown 3, natural 7, white 8. It never goes together with the base marker; whoever has one cannot take the other.
gn-rule-11 = The ? card with the coal factory gives two coal, and the factory is built at once.
gn-rule-12 = Parts of the small expansions, such as locomotives #10, are not in this game.

## Chapters of the rules

gr-chapter-auxiliary = Smaller gains
gr-chapter-coal = Coal
gr-chapter-engineers = Engineers
gr-chapter-germany = Germany
gr-chapter-industry = Industry
gr-chapter-locomotives = Locomotives and factories
gr-chapter-new-parts = New parts
gr-chapter-parts = Parts
gr-chapter-passing = Passing
gr-chapter-round = End of a round
gr-chapter-solo = One player
gr-chapter-specials = Special effects
gr-chapter-tracks = Tracks
gr-chapter-turns = Turns

## In the middle of a move, and what an ending gives up

gr-picked-place-pay-black = Pay with the black worker: choose the space.
gr-picked-place-pay-coin = Pay 1 coin in place of 1 worker: choose the space.
gr-picked-place-pay-coin-black = Pay 1 coin in place of 1 worker, and the black worker: choose the space.
gr-picked-place-pay-2coins = Pay 2 coins in place of 2 workers: choose the space.
gr-picked-place-pay-2coins-black = Pay 2 coins in place of 2 workers, and the black worker: choose the space.
gr-picked-place-pay-3coins = Pay 3 coins in place of 3 workers: choose the space.
gr-picked-place-space = Choose how you pay for “{ $space }”.
gr-picked-step-effect-step = Choose the track that moves one step.
gr-picked-step-my-track = Choose the step that moves this track.
gr-picked-build-effect-build-either = Locomotive or factory?
gr-picked-build-supply = Choose what builds it.
gr-picked-choose-effect-choose = Choose one of these.
gr-picked-choose-part = Choose the effect that this is a part of.
gr-picked-signal-effect-signal = Steps or points for the signal?
gr-picked-signal-way = Choose the signal that you use.
gr-forfeit-workers = { $count ->
    [one] 1 worker stays idle until the next round.
   *[other] { $count } workers stay idle until the next round.
}
gr-forfeit-parts = You lose: { $parts }.
gr-forfeit-relocate = Your worker stays on the order space.
gr-forfeit-again = You use no space once more.
gr-forfeit-marker = You do without the additional industry marker.

## What a move would change: rows of a preview

gr-change-score = Points
gr-change-round-points = Points if the round ended now
gr-change-workers = Workers at hand
gr-change-coins = Coins
gr-change-coal = Coal
gr-change-doublers = Doublers
gr-change-signals = Signals
gr-change-end-bonus = End bonus cards
gr-change-card-value = Now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gr-change-reach = { $railroad }: reach { $before } → { $after }
gr-change-beyond-reach = No points there yet: the reach is { $reach }
gr-change-track-moved = { $railroad }: { $colour } to space { $space }
gr-change-space-reached = { $railroad }, space { $space }: { $gives }
gr-change-lane-reached = Industry, { $place }: { $gives }
gr-change-loco-taken = Locomotive #{ $number } in hand
gr-change-loco-placed = Locomotive #{ $number }: { $slot }
gr-change-loco-returned = Locomotive #{ $number } leaves your board
gr-change-factory-wanted = You build a factory
gr-change-factory-turned = Locomotive #{ $number } of the supply becomes your factory
gr-change-factory-taken = In hand: { $number }
gr-change-factory-built = { $gap }: { $number }
gr-change-factory-replaced = { $gap }: { $number } in place of { $old }
gr-change-factory-used = At work: { $number }
gr-change-marker-moved = Industry marker to { $place }
gr-change-marker-added = A second industry marker
gr-change-marker-declined = No further industry marker
gr-change-worker-black = The black worker is yours
gr-change-worker-joined = One worker more each round
gr-change-workers-hired = Turquoise workers: { $count }
gr-change-engineer-hired = Yours, to use once a round from now on: { $engineer }
gr-change-engineer-copied = Copied: { $engineer }
gr-change-branch-chosen = Your line goes to { $branch }
gr-change-extension-space = Further on: { $cell }
gr-change-industry-step = Step { $number }: marker to { $place }; industry then scores { $points }
gr-change-industry-marker = Marker on { $before }: next { $place }; industry then scores { $points }
gr-change-extension-laid = An extension at { $station }, for good
gr-change-medal-put = The medal lies on its slot
gr-change-tracks-revalued = Tracks score by { $table }
gr-change-token-used = ? token: { $token }
gr-change-card-taken = ? card: { $card }
gr-change-income-taken = Income marker: { $income }
gr-change-income-used = Used this round: { $income }
gr-change-foundry-taken = Yours: { $foundry }
gr-change-foundry-used = Coal for { $foundry }: { $coal }
gr-change-foundry-closed = Becomes a boilerman: { $foundry }
gr-change-boilerman-taken = A boilerman for { $coal } coal
gr-change-boilerman-put = A boilerman beside { $tile }
gr-change-order-claimed = Your place in the next round: { $place } (now { $now })
gr-change-coin-for-foundry = A coin in the worker’s place brings a foundry too
gr-change-space-repeated = Once more: { $space }
gr-change-repeat-declined = No space once more
gr-change-relocated = Moves to: { $space }
gr-change-relocation-declined = The worker stays where he is
gr-change-part-chosen = Chosen: { $part }
gr-change-passed = No more actions this round
gr-change-turn-ended = Your turn ends
gr-change-rest-lost = The rest of the action is lost
gr-change-round-cleared = The round ends and is scored
gr-reason-score = It scores { $count ->
    [one] 1 point
   *[other] { $count } points
} at once.
gr-reason-round-points = The round then scores { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
gr-reason-space-reached = It reaches a special space.
gr-reason-lane-reached = It reaches an effect of the industry track.
gr-reason-engineer-hired = From now on you have a space every round that nobody can take from you.
gr-reason-doublers = It doubles the value of more tracks.
gr-reason-loco-placed = It carries a railroad farther.
gr-reason-factory-built = It opens the way for your industry.
gr-reason-marker-moved = Your industry comes nearer to higher points.
gr-reason-track-moved = It carries a track towards its next space.
gr-reason-end-bonus = It gets you an end bonus card: points when the game is over.
gr-reason-coins = It brings { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
gr-reason-coal = It brings { $count } coal.
gr-reason-workers-hired = It gives you two more workers this round.
gr-chance-engineers = An engineer is drawn
gr-chance-order = The turn order is drawn
gr-chance-foundries = A foundry is turned up
gr-chance-start-bonus = A start bonus card is drawn
gr-chance-emil = Emil draws a card
gr-chance-end-bonus = An end bonus card is drawn
gr-hidden-endbonus-seen = You see the end bonus cards in the pile and choose one
gr-hidden-endbonus-card = You get to see an end bonus card
gr-hidden-endbonus-drawn = An end bonus card is drawn
gr-hidden-endbonus-scored = The game ends: all end bonus cards are turned up and scored
gr-hidden-engineer-dealt = The engineers of the next round are turned up
gr-hidden-foundry-shown = The next foundry is turned up
gr-hidden-order-set = The turn order of the next round is set
gr-hidden-emil-drew = Emil draws a card
gr-hidden-bonus-drawn = A start bonus card is drawn
