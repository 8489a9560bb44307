# The drawn board of German Railroads in English. Signs are short; sentences come from the server.

## Colours, lines, places

gr-colour-black = black
gr-colour-gray = gray
gr-colour-brown = brown
gr-colour-natural = natural
gr-colour-white = white
gr-letter-black = K
gr-letter-gray = G
gr-letter-brown = B
gr-letter-natural = N
gr-letter-white = W
gr-railroad-TS = Vladivostok
gr-railroad-SP = St. Petersburg
gr-railroad-KI = Kiev
gr-railroad-MU = München
gr-railroad-DR = Dresden
gr-railroad-NU = Nürnberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlin
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt

## The main board

gr-places = Parts of the board
gr-jump-track = Tracks
gr-jump-works = Build
gr-jump-industry = Industry
gr-jump-aux = Auxiliary
gr-jump-engineer = Engineers
gr-jump-order = Order
gr-jump-emil = Emil
gr-jump-coal = Coal
gr-group-track = Tracks
gr-group-works = Locomotives, factories
gr-group-industry = Industry
gr-group-aux = Auxiliary
gr-group-order = Next order
gr-last-round = Last round
gr-engineers = Engineers
gr-engineer = engineer
gr-cards = ? cards
gr-coal = Coal
gr-foundry = foundry
gr-foundries = Foundries
gr-foundry-pile = foundries in the pile
gr-boilerman = boilerman
gr-boilerman-for = a locomotive or factory gets stronger
gr-hire = hire
gr-nobody = nobody
gr-coming = to come
gr-rounds-left = { $count ->
    [0] last round
    [one] 1 round left
   *[other] { $count } rounds left
}
gr-lowest-first = lowest first
gr-returned = given back
gr-always-open = always open
gr-this-round-only = this round
gr-coins-note = coins
gr-left = { $count } left
gr-locked = locked
gr-nth = { $place ->
    [1] 1st
   *[other] 2nd
}
gr-any = any
gr-or = or
gr-pass-points = points for passing
gr-passed = passed
gr-end-pile = { $count } end bonus cards in the pile
gr-stands = { $count } of { $name }
gr-with-coins = can be paid with coins
gr-emil = Emil
gr-emil-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
gr-emil-grows = one more at { $points ->
    [one] 1 point
   *[other] { $points } points
}
gr-emil-taken = Tiles
gr-emil-tiles = tiles he took
gr-emil-may = may still be drawn
gr-emil-drawn = drawn

## My board

gr-your-board = Your board
gr-standing = { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $place ->
    [0] { "" }
    [1] { " · " }1st
    [2] { " · " }2nd
    [3] { " · " }3rd
   *[other] { " · " }{ $place }th
}
gr-this-round = This round
gr-this-round-note = what you would score if the round ended now
gr-now = you: { $score } if the round ended now
gr-workers = Workers
gr-coins = Coins
gr-count-workers = { $count ->
    [one] Worker
   *[other] Workers
}
gr-count-coins = { $count ->
    [one] Coin
   *[other] Coins
}
gr-count-engineers = { $count ->
    [one] Engineer
   *[other] Engineers
}
gr-no-workers = no workers left
gr-black-worker = the black worker
gr-tokens = ? tokens
gr-of = { $count } of { $all }
gr-used = used
gr-values = Points per space
gr-end-bonus = End bonus
gr-value-now = now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gr-goal-now = { $goal }; now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gr-only-you = only for you
gr-hidden-cards = hidden cards
gr-locomotives = Locomotives
gr-signals = signals received
gr-industry = Industry
gr-gap-empty = empty gap
gr-marker-from = marker on { $place }
gr-marker-to = marker to { $place }
gr-factory-in = factory { $number } in gap { $gap }
gr-next = next
gr-marker-next = Marker on { $place }, next: { $next }.
gr-marker-end = Marker on { $place }, the end.
gr-income = Income
gr-no-engineers = no engineers yet
gr-no-income = no income yet
gr-no-foundries = no foundries yet
gr-reach = reach
gr-reach-to = reach { $count }
gr-of-stars = stars { $count }
gr-of-medal = medal { $count }
gr-met = met
gr-needs = needs { $colour }
gr-needs-loco = needs { $colour } and reach
gr-step-to = { $colour } to { $place }
gr-loco = locomotive { $number }
gr-loco-manned = locomotive { $number } with a boilerman
gr-slot-free = free place for a locomotive
gr-extension = extension { $name }

## What is asked

gr-tasks = What you have done and still have to do
gr-asked = What you can do now
gr-done = done
gr-done-before = { $count } done
gr-due-now = now
gr-due-next = next
gr-due-may = optional
gr-on-mine = on your board
gr-on-board = on the main board
gr-pay-with = Pay with
gr-for-count = for { $count }
gr-for-workers = { $count ->
    [one] for 1 worker
   *[other] for { $count } workers
}
gr-pay-black = with the black worker
gr-pay-coin = a coin in place of a worker
gr-pay-coin-black = a coin in place of a worker, and the black worker
gr-pay-2coins = 2 coins in place of workers
gr-pay-2coins-black = 2 coins in place of workers, and the black worker
gr-pay-3coins = 3 coins in place of workers
gr-in-hand = in hand
gr-give-back = give back
gr-as-loco = locomotive
gr-as-factory = factory
gr-offer-bonus = Take a start bonus
gr-bonus-for-coin = a coin can stand in for a worker
gr-bonus-for-adv = black opens the other colours
gr-bonus-for-ind = towards factories and points
gr-bonus-for-dbl = doubles a space of the main line
gr-bonus-for-coal = pays for foundries
gr-offer-extension = Lay one extension; it stays for good
gr-offer-income = Take an income marker
gr-offer-foundry = Take a foundry
gr-offer-card = Take a ? card
gr-offer-pile = Keep one end bonus card
gr-offer-token = Choose a ? token
gr-offer-copy = Copy an engineer
gr-offer-boilerman = Also possible: a boilerman
gr-each-use = each use

## End bonus cards

gr-end-factories = { $each ->
    [one] 1 point
   *[other] { $each } points
} a factory
gr-end-engineers = { $each ->
    [one] 1 point
   *[other] { $each } points
} an engineer
gr-end-end_stations = { $each ->
    [one] 1 point
   *[other] { $each } points
} an end station
gr-end-gray_brown = { $each ->
    [one] 1 point
   *[other] { $each } points
} a space of gray and brown
gr-end-black = { $each ->
    [one] 1 point
   *[other] { $each } points
} a space of black
gr-end-signals = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $counts } signals
gr-end-doublers = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $counts } doublers
gr-end-qtokens = { $each ->
    [one] 1 point
   *[other] { $each } points
} a ? token used
gr-end-extra_engineer = one more engineer
gr-end-top_locos = { $most } highest locomotives
gr-end-extra_workers = { $each ->
    [one] 1 point
   *[other] { $each } points
} an additional worker

## Scoring

gr-scored = Round { $round } scored
gr-source-stars = Stars
gr-source-medal = Medal
gr-source-industry = Industry
gr-sum = Sum

## Effects in words

gr-fx-step-black = { $count ->
    [one] 1 black step
   *[other] { $count } black steps
}
gr-fx-step-gray = { $count ->
    [one] 1 gray step
   *[other] { $count } gray steps
}
gr-fx-step-brown = { $count ->
    [one] 1 brown step
   *[other] { $count } brown steps
}
gr-fx-step-natural = { $count ->
    [one] 1 natural step
   *[other] { $count } natural steps
}
gr-fx-step-white = { $count ->
    [one] 1 white step
   *[other] { $count } white steps
}
gr-fx-step-any = { $count ->
    [one] 1 step of any colour
   *[other] { $count } steps of any colour
}
gr-fx-step-bg = { $count ->
    [one] 1 black or gray step
   *[other] { $count } black or gray steps
}
gr-fx-step-distinct = { $count ->
    [one] 1 step of a different colour
   *[other] { $count } steps of different colours
}
gr-fx-catch = gray up to behind black
gr-fx-ind = { $count ->
    [one] 1 industry step
   *[other] { $count } industry steps
}
gr-fx-loco = locomotive
gr-fx-fac = factory
gr-fx-lof = locomotive or factory
gr-fx-dbl = { $count ->
    [one] doubler
   *[other] { $count } doublers
}
gr-fx-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
gr-fx-coal = { $count } coal
gr-fx-pts = { $count ->
    [one] 1 point
   *[other] { $count } points
}
gr-fx-pts-engsum = points for the sum of your engineers
gr-fx-pts-toploco = points for your { $count } highest locomotives
gr-fx-temp = { $count } turquoise workers
gr-fx-order = place { $count } in turn order
gr-fx-unlock-gray = gray unlocked
gr-fx-unlock-brown = brown unlocked
gr-fx-unlock-natural = natural unlocked
gr-fx-unlock-white = white unlocked
gr-fx-worker = a new worker
gr-fx-q = a ? token
gr-fx-signal = { $count ->
    [one] signal
   *[other] { $count } signals
}
gr-fx-star = { $count ->
    [one] 1 point
   *[other] { $count } points
} every round
gr-fx-x2 = this line counts double
gr-fx-medal = place for the medal
gr-fx-income = income marker
gr-fx-marker0 = additional industry marker
gr-fx-marker2 = second industry marker
gr-fx-endbonus = end bonus card
gr-fx-qcard = ? card
gr-fx-reuse1 = use a space with 1 piece again
gr-fx-reuse2 = use a space with 1 or 2 pieces again
gr-fx-usefac = one of your factories works
gr-fx-startbonus = { $count ->
    [one] 1 start bonus card
   *[other] { $count } start bonus cards
}
gr-fx-hire = engineer on the hiring space
gr-fx-takeeng = engineer { $count }
gr-fx-copyeng = action of another engineer
gr-fx-putmedal = medal
gr-fx-reval-base = revaluation
gr-fx-reval-german = German revaluation
gr-fx-blackworker = the black worker
gr-fx-loco9 = locomotive 9
gr-fx-takefac-coal = coal factory
gr-fx-coalsteps = two black for each coal, up to { $count }
gr-fx-foundry = foundry
gr-fx-boilerman = boilerman

## What things say of themselves

gr-explained-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
gr-explained-cost = costs { $cost }
gr-explained-engineer = engineer { $number }
gr-explained-unlock = { $colour } comes free when { $need } reaches space { $place }
gr-explained-industry = { $points ->
    [one] 1 point
   *[other] { $points } points
} in every scoring
gr-explained-value = { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} a space
