# Coal Baron in English. Attributes are grammar: { $level-to } is the argument $level in the form
# that the attribute .to of its own message gives. Each language has the forms it needs.

cb-title = Coal Baron
cb-tagline = Drive tunnels, wind the cage, and deliver coal before others take the orders.

## Coal: colour and letter

cb-coal-y = yellow
cb-coal-r = brown
cb-coal-g = grey
cb-coal-k = black
cb-coal-y-letter = Y
cb-coal-r-letter = B
cb-coal-g-letter = G
cb-coal-k-letter = K
# $count (number) of one colour; $coal (coal)
cb-cubes = { $count ->
    [one] 1 { $coal } cube
   *[other] { $count } { $coal } cubes
}
cb-cube = a { $coal } cube

## Counted things

cb-count-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
cb-count-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}
cb-count-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cb-count-steps = { $count ->
    [one] 1 work step
   *[other] { $count } work steps
}
cb-count-tiles = { $count ->
    [one] 1 tunnel tile
   *[other] { $count } tunnel tiles
}

## Terms of the rulebook

cb-term-board = game board
cb-term-shift = shift
cb-term-shift-clock = shift clock
cb-term-shift-hand = shift hand
cb-term-shift-scoring = shift scoring
cb-term-final-scoring = final scoring
cb-term-scoring-marker = scoring marker
cb-term-starting-player = starting player
cb-term-worker = { $count ->
    [one] worker
   *[other] workers
}
cb-term-worker-space = { $count ->
    [one] worker space
   *[other] worker spaces
}
cb-term-worker-supply = worker supply
cb-term-canteen = canteen
cb-term-bank = bank
cb-term-lock = lock tile
cb-term-factory = minecart factory
cb-term-minecart = { $count ->
    [one] minecart
   *[other] minecarts
}
cb-term-tile = { $count ->
    [one] tunnel tile
   *[other] tunnel tiles
}
cb-term-mining = mining
cb-term-step = { $count ->
    [one] work step
   *[other] work steps
}
cb-term-delivery = delivery
cb-term-money = money
cb-term-new-order = new order
cb-term-order = { $count ->
    [one] order
   *[other] orders
}
cb-term-card = { $count ->
    [one] order card
   *[other] order cards
}
cb-term-spot = { $count ->
    [one] order spot
   *[other] order spots
}
cb-term-outstanding = outstanding orders
cb-term-delivered = delivered orders
cb-term-pit = pit
cb-term-cage = pit cage
cb-term-storage = private coal storage
cb-term-cube = { $count ->
    [one] coal cube
   *[other] coal cubes
}
cb-term-supply = general supply
cb-term-stack = face-down stack
cb-term-mark = { $count ->
    [one] Mark
   *[other] Marks
}
cb-term-vp = { $count ->
    [one] point
   *[other] points
}
cb-term-score = score
cb-term-balance = tunnel balance
cb-term-majority = majority
cb-term-tie = tie
cb-term-locked = locked
cb-term-free = free
cb-term-empty = empty
cb-term-complete = complete

## Levels and sides of the pit, ends of a stack

cb-level-0 = surface
    .to = to the surface
    .at = at the surface
cb-level-1 = yellow level
    .to = to the yellow level
    .at = at the yellow level
cb-level-2 = brown level
    .to = to the brown level
    .at = at the brown level
cb-level-3 = grey level
    .to = to the grey level
    .at = at the grey level
cb-level-4 = black level
    .to = to the black level
    .at = at the black level
cb-side-light = light side
cb-side-dark = dark side
cb-end-top = on top
    .stack = on top of the stack
cb-end-bottom = at the bottom
    .stack = at the bottom of the stack
cb-origin-cage = cage
    .from = from the cage
cb-origin-storage = storage
    .from = from storage
cb-pile-tile = tile stack
    .thing = tile
    .things = tiles
cb-pile-order = order stack
    .thing = card
    .things = cards

## Vehicles

cb-vehicle-barrow = barrow
    .a = a barrow
cb-vehicle-carriage = carriage
    .a = a carriage
cb-vehicle-truck = truck
    .a = a truck
cb-vehicle-engine = engine
    .a = an engine

## Tunnel tiles and order cards, put together from their parts

# $coal (coal), $carts (number), $side (side)
cb-tile = { $coal } tunnel tile ({ $carts ->
    [one] 1 minecart
   *[other] { $carts } minecarts
}, { $side })
    .a = a { cb-tile }
# $tile (tile), $marks (number)
cb-tile-price = { $tile } for { $marks ->
    [one] 1 Mark
   *[other] { $marks } Marks
}
# $vehicle (vehicle), $vp (number), $spots (spots)
cb-card = { $vehicle } order ({ $spots }, { $vp ->
    [one] 1 point
   *[other] { $vp } points
})
    .a = { $vehicle-a } order ({ $spots }, { $vp ->
        [one] 1 point
       *[other] { $vp } points
    })
# $count (number), $coal (coal)
cb-spots = { $count } { $coal }
cb-spots-each = one cube of each colour
# $cubes (cubes), $points (number)
cb-lack = the one for { $points ->
    [one] 1 point
   *[other] { $points } points
} still needs { $cubes }
# $coal (coal), $before (number), $after (number)
cb-tally = { $coal } { $before } → { $after }

## Worker spaces

cb-space-factory-1 = Factory 1
cb-space-factory-2 = Factory 2
cb-space-factory-3 = Factory 3
cb-space-factory-4 = Factory 4
cb-space-factory-5 = Factory 5
cb-space-factory-6 = Factory 6
cb-space-factory-7 = Factory 7
cb-space-factory-8 = Factory 8
cb-space-factory-draw = Factory draw
cb-space-mining-4 = Mining 4
cb-space-mining-6 = Mining 6
cb-space-mining-8 = Mining 8
cb-space-mining-10 = Mining 10
cb-space-delivery-barrow = Barrow delivery
cb-space-delivery-carriage = Carriage delivery
cb-space-delivery-truck = Truck delivery
cb-space-delivery-engine = Engine delivery
cb-space-money-3 = Money 3
cb-space-money-4 = Money 4
cb-space-money-5 = Money 5
cb-space-money-6 = Money 6
cb-space-order-1 = New order 1
cb-space-order-2 = New order 2
cb-space-order-3 = New order 3
cb-space-order-4 = New order 4
cb-space-order-draw = Order draw
cb-space-bank = Bank

cb-about-factory = Buy the tile on this space. It comes with its coal and goes into your pit.
cb-about-factory-draw = Look at the top five tiles of the stack and buy one of them or none.
# $count (number)
cb-about-mining = Take up to { $count ->
    [one] 1 work step
   *[other] { $count } work steps
} in your pit: each move of the cage, each cube you load and each you unload or store is one.
# $vehicle (vehicle)
cb-about-delivery = Deliver all your complete { $vehicle } orders.
# $count (number)
cb-about-money = Receive { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}.
cb-about-order = Take the order card below this space.
cb-about-order-draw = Look secretly at the top five order cards of the stack and keep one of them or none.
cb-about-bank = One worker for what the Bank pays. Always possible, nobody is ousted.
cb-about-canteen = Ousted workers wait here until the shift is over. You cannot choose it.

## Phases, and what the player is asked

cb-shift-1 = shift I
cb-shift-2 = shift II
cb-shift-3 = shift III
cb-phase-draft = Draft
# $number (number) of $rounds (number)
cb-ask-draft = Take your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} of { $rounds } orders.
cb-ask-turn = Choose a worker space or the bank.
cb-ask-mining-lower = { $count ->
    [one] 1 work step left. Lower the cage, or stop.
   *[other] { $count } work steps left. Lower the cage, or stop.
}
cb-ask-mining-unload = { $count ->
    [one] 1 work step left. Unload, or lower the cage.
   *[other] { $count } work steps left. Unload, or lower the cage.
}
cb-ask-mining-stored = { $count ->
    [one] 1 work step left. Use stored coal, or lower the cage.
   *[other] { $count } work steps left. Use stored coal, or lower the cage.
}
cb-ask-mining-load = { $count ->
    [one] 1 work step left. Load, or move the cage.
   *[other] { $count } work steps left. Load, or move the cage.
}
cb-ask-mining-move = { $count ->
    [one] 1 work step left. Move the cage, or stop.
   *[other] { $count } work steps left. Move the cage, or stop.
}
cb-note-mining = One step moves the cage, or loads or unloads one cube.
cb-ask-pair = Choose where the { $count ->
    [one] second
   *[other] first
} of two cubes of any colour for the { $card } comes from.
cb-phase-draw-tiles = Tiles drawn
cb-ask-draw-tiles = Buy one of these tiles, or none.
cb-phase-draw-orders = Order cards drawn
cb-ask-draw-orders = Keep one of these cards, or none.
cb-ask-end = Where in the stack does the rest go?
cb-ask-return = Which one goes back next? The first you choose lies highest.
cb-ask-shortage = { $count ->
    [one] 1 { $coal } minecart is
   *[other] { $count } { $coal } minecarts are
} still without coal. Choose a cube of another colour, or leave them empty.
cb-phase-over = Game over

## Shift clock

cb-element-1 = yellow coal
cb-element-2 = brown coal
cb-element-3 = grey coal
cb-element-4 = black coal
cb-element-5 = barrows
cb-element-6 = carriages
cb-element-7 = trucks
cb-element-8 = engines
cb-element-9 = empty yellow minecarts
cb-element-10 = empty brown minecarts
cb-element-11 = empty grey minecarts
cb-element-12 = empty black minecarts

## Where points come from

cb-score-orders = delivered orders
# $shift (shift), $element (element)
cb-score-element = { $shift }: { $element }
# $count (number): so many are worth a point
cb-score-marks = Marks left ({ $count ->
    [one] 1 Mark
   *[other] { $count } Marks
} a point)
# $count (number): so many are worth a point
cb-score-coal = coal left anywhere ({ $count ->
    [one] 1 cube
   *[other] { $count } cubes
} a point)
cb-score-outstanding = outstanding orders
cb-score-balance = tunnel imbalance

## What happened: a line of the log. $seat is who acted

cb-tile-shown = The { $space } space now offers { $tile-a }.
cb-start-drawn = { $seat } is the first starting player.
cb-draft-shown = The draft now offers { $card-a }.
cb-card-shown = The { $space } space now offers { $card-a }.
cb-card-drafted = { $seat } takes { $card-a }.
cb-workers-placed = { $seat } places { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} on { $space }.
cb-workers-ousted = { $workers ->
    [one] 1 worker of { $seat } has
   *[other] { $workers } workers of { $seat } have
} to leave { $space } for the canteen.
cb-bank-visited = { $seat } sends a worker to the bank and receives { $marks ->
    [one] 1 Mark
   *[other] { $marks } Marks
}.
cb-money-received = { $seat } receives { $marks ->
    [one] 1 Mark
   *[other] { $marks } Marks
}.
    .more = receives { $marks ->
       [one] 1 Mark
      *[other] { $marks } Marks
    }
cb-tile-bought = { $seat } buys { $tile-a } for { $marks ->
    [one] 1 Mark
   *[other] { $marks } Marks
}.
    .more = buys { $tile-a } for { $marks ->
       [one] 1 Mark
      *[other] { $marks } Marks
    }
cb-carts-filled = { $seat } gets { $cubes ->
    [one] 1 { $coal } cube
   *[other] { $cubes } { $coal } cubes
} with the tile.
cb-cart-substituted = { $seat } puts a { $coal } cube in a { $cart } minecart.
cb-carts-left = { $seat } leaves { $carts ->
    [one] 1 { $cart } minecart
   *[other] { $carts } { $cart } minecarts
} empty.
cb-cage-moved = { $seat } moves the cage { $level-to }.
cb-coal-loaded = { $seat } loads a { $coal } cube.
cb-coal-placed = { $seat } puts a { $coal } cube { $origin-from } on the { $card }.
cb-pair-begun = { $seat } fills a { $coal } spot of the { $card } with two cubes.
cb-pair-paid = { $seat } gives a { $coal } cube { $origin-from } for the { $card }.
cb-coal-stored = { $seat } stores a { $coal } cube.
cb-mining-stopped = { $seat } stops mining and gives up { $steps ->
    [one] 1 work step
   *[other] { $steps } work steps
}.
cb-order-delivered = { $seat } delivers the { $card } and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $cubes ->
    [one] 1 cube goes
   *[other] { $cubes } cubes go
} back to the supply.
cb-order-taken = { $seat } takes { $card-a }.
    .more = takes { $card-a }
cb-space-empty = The stack has run out, so the { $space } space stays empty.
cb-looked = { $seat } looks at the top { $count ->
    [one] { $pile-thing }
   *[other] { $count } { $pile-things }
} of the stack.
cb-drawn = { $seat } draws { $pile-thing } { $number } of { $count }.
cb-looked-tile = { $seat } sees { $tile-a }.
cb-looked-tile-item = { $tile-a }
cb-looked-card = { $seat } sees { $card-a }.
cb-looked-card-item = { $card-a }
cb-kept-none = { $seat } takes none of the { $pile-things }.
cb-returned = { $seat } puts { $count ->
    [one] 1 { $pile-thing }
   *[other] { $count } { $pile-things }
} back { $end-stack }.
cb-returned-next = { $seat } puts back { $pile-thing } { $number } of { $count }.
cb-returned-tile = { $seat } puts back { $tile-a }.
cb-returned-tile-item = { $tile-a }
cb-returned-card = { $seat } puts back { $card-a }.
cb-returned-card-item = { $card-a }
cb-shift-ended = Shift { $shift ->
    [1] I
    [2] II
   *[3] III
} is over and is scored.
cb-element-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $element }.
cb-shift-began = Shift { $shift ->
    [1] I
    [2] II
   *[3] III
} begins, and all workers come back. { $seat } is the starting player.
cb-end-marks = { $seat } trades { $marks ->
    [one] 1 Mark
   *[other] { $marks } Marks
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cb-end-coal = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left over.
cb-end-orders = { $seat } loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
} for { $orders ->
    [one] 1 outstanding order
   *[other] { $orders } outstanding orders
}.
cb-end-balance = { $seat } loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
} because one side of the pit has { $tiles ->
    [one] 1 tunnel tile
   *[other] { $tiles } tunnel tiles
} more than the other.

## The course of the game: rounds, what was done in a turn, groups of sources

cb-round = shift { $round ->
    [1] I
    [2] II
   *[3] III
}
cb-round-of = shift { $round ->
    [1] I
    [2] II
   *[3] III
} of { $rounds ->
    [1] I
    [2] II
   *[3] III
}
cb-deed-order-delivered = { $count ->
    [one] 1 order delivered
   *[other] { $count } orders delivered
}
cb-deed-order-taken = { $count ->
    [one] 1 order taken
   *[other] { $count } orders taken
}
cb-deed-tile-bought = { $count ->
    [one] 1 tunnel tile bought
   *[other] { $count } tunnel tiles bought
}
cb-deed-coal-placed = { $count ->
    [one] 1 cube put on an order
   *[other] { $count } cubes put on orders
}
cb-deed-pair-paid = { $count } cubes put on orders, two for one
cb-deed-coal-stored = { $count ->
    [one] 1 cube stored
   *[other] { $count } cubes stored
}
cb-deed-coal-loaded = { $count ->
    [one] 1 cube loaded
   *[other] { $count } cubes loaded
}
cb-deed-bank-visited = { $count ->
    [one] 1 worker sent to the bank
   *[other] { $count } workers sent to the bank
}
cb-sources-shift-1 = scoring of shift I
cb-sources-shift-2 = scoring of shift II
cb-sources-shift-3 = scoring of shift III

## Why a move is not possible

cb-why-locked = The { $space } space is locked with { $players } players.
cb-why-workers = You need { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
} here; you have { $have }.
cb-why-no-tile = There is no tile on the { $space } space.
cb-why-marks = This tile costs { $needed ->
    [one] 1 Mark
   *[other] { $needed } Marks
}; you have { $have }.
cb-why-no-card = There is no card below the { $space } space.
cb-why-stack = The { $pile } is empty.
cb-why-nothing-complete = { $orders ->
    [0] You have no { $vehicle } order.
   *[other] You have no complete { $vehicle } order; { $lacks }.
}
cb-why-same-level = The cage is already { $level-at }.
cb-why-not-at-tunnel = The cage is at the surface, where no minecart stands.
cb-why-cage-full = The cage is full with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
cb-why-no-cube-at-level = No minecart { $level-at } holds a { $coal } cube.
cb-why-not-at-surface = The cage has to be at the surface; it is { $level-at }.
cb-why-no-cube-in-cage = There is no { $coal } cube in the cage.
cb-why-no-cube-in-storage = There is no { $coal } cube in your storage.
cb-why-not-your-order = The { $card } is not one of your outstanding orders.
cb-why-no-free-spot = The { $card } has no free { $coal } spot.
cb-why-pair-steps = Two cubes for one spot take two work steps; you have { $have } left.
cb-why-pair-cubes = Two for one takes two cubes; you have { $have } at hand.
cb-why-not-in-draft = The { $card } is not in the draft.
cb-why-supply = There is no { $coal } cube in the supply.
cb-why-not-looked-at = This is not among those you are looking at.
cb-why-kept-tile = This tile costs { $needed ->
    [one] 1 Mark
   *[other] { $needed } Marks
}; you have only { $have }.
cb-why-not-in-stack = The stack holds no such piece.
cb-why-no-such-seat = Only { $players } players sit at this table.

## Moves, as they stand in a list

cb-move-first = { $seat } begins
cb-move-draw-tile = The stack gives { $tile-a }
cb-move-draw-order = The stack gives { $card-a }
cb-move-draft = Take the { $card }
cb-move-place = { $space }
cb-move-cage = Move the cage { $level-to }
cb-move-load = Load a { $coal } cube
cb-move-fill = Put a { $coal } cube { $origin-from } on the { $card }
cb-move-store = Store a { $coal } cube
cb-move-pair = Put any two cubes on a { $coal } spot of the { $card }
cb-move-pay = Give a { $coal } cube { $origin-from }
cb-move-stop = Stop mining
cb-move-substitute = Put a { $coal } cube in a minecart
cb-move-leave-empty = Leave all remaining minecarts empty
cb-move-keep-tile = Buy the { $tile }
cb-move-keep-order = Keep the { $card }
cb-move-keep-none = Keep none of them
cb-move-return = Put the rest { $end }
cb-move-return-tile = Put back the { $tile }
cb-move-return-order = Put back the { $card }

## The position in words

cb-line-start = { $seat } is the starting player.
cb-line-supply = General supply: { $cubes }
cb-line-tile-stack = Tile stack: { $count }
cb-line-order-stack = Order stack: { $count }
cb-known-top = Number { $place } from the top of the { $pile } is { $faces-a }.
cb-known-top-some = Numbers { $first } to { $last } from the top of the { $pile } are, in unknown order, { $faces }.
cb-known-bottom = Number { $place } from the bottom of the { $pile } is { $faces-a }.
cb-known-bottom-some = Numbers { $first } to { $last } from the bottom of the { $pile } are, in unknown order, { $faces }.
cb-line-hand = { $seat } has drawn { $count ->
    [one] 1 { $pile-thing }
   *[other] { $count } { $pile-things }
}.
cb-line-hand-placed = { $count ->
    [one] 1 of them is
   *[other] { $count } of them are
} already in order to go back.
cb-line-marks = Marks: { $marks }
cb-line-workers = Workers: { $supply } in supply, { $canteen } in the canteen, { $bank } at the bank
cb-line-cage = Cage, { $level-at }: { $cubes }
cb-line-storage = Private coal storage: { $cubes }
cb-line-balance = Tunnel tiles: { $light } on the light side, { $dark } on the dark side
cb-line-delivered = Delivered orders: { $count }
cb-line-delivered-cards = Delivered orders: { $cards }
cb-heading-pit = Pit of { $seat }
cb-heading-orders = Outstanding orders of { $seat }
cb-heading-stacks = Supply and stacks
cb-col-space = Space
cb-col-price = Costs
cb-col-there = Workers there
cb-col-offer = Offers
cb-col-element = Element
cb-col-shift = From
cb-col-first = First
cb-col-second = Second
cb-col-leader = Leads
cb-col-level = Level
cb-col-carts = Minecarts
cb-col-cubes = Cubes on them
cb-col-empty = Empty
cb-col-light = Light tiles
cb-col-dark = Dark tiles
cb-col-order = Order
cb-col-filled = Filled
cb-col-free = Free spots

## Short labels for a drawing

cb-short-workers = { $count }w
cb-short-marks = { $count }M
cb-short-locked = locked
cb-short-draw = draw 5
cb-short-cage = Cage
cb-short-storage = Storage
cb-short-supply = Supply
cb-short-tiles = Tiles
cb-short-orders = Orders
cb-short-delivered = Delivered
cb-short-light = light
cb-short-dark = dark
cb-short-start = starts
cb-short-canteen = canteen
cb-clock-coal = coal delivered
cb-clock-vehicles = by vehicle
cb-clock-carts = empty minecarts
cb-legend = ■ cube · □ free or empty · ☼ light side · ☾ dark side · w workers · M Marks · * leads
cb-legend-coal = Y yellow · B brown · G grey · K black
cb-legend-more = ↑ known top of a stack · ↓ known bottom · (…) in unknown order · ✓ complete, or put in order

## The rules, in words of our own

cb-rule-1 = The game is for two to four and lasts exactly three shifts. Then the highest number of points wins.
cb-rule-2 = With 2 players seven worker spaces are locked, with 3 players three, with 4 none. A locked space does not exist in this game: it takes no worker and shows no tile or card.
cb-rule-3 = There are 16 coal cubes of each colour, in one general supply that everybody sees. Bank notes never run out.
cb-rule-4 = The 48 tunnel tiles are shuffled into a stack, face down. Every tile space of the minecart factory that is not locked gets one face up: 6, 7 or 8 tiles with 2, 3 or 4 players. The draw space has none.
cb-rule-5 = At the start the shift hand points at I, and the scoring marker waits on the first circle of the shift clock.
cb-rule-6 = You start with a pit, an empty pit cage at the surface and one cube of each colour. Each cube lies in the minecart of its colour that is printed on the pit.
cb-rule-7 = The starting cubes come out of the 16 of each colour. So 14, 13 or 12 of each are left in the supply with 2, 3 or 4 players.
cb-rule-8 = You have 18, 15 or 13 workers with 2, 3 or 4 players. They wait in your worker supply.
cb-rule-9 = Every score starts at 0.
cb-rule-10 = You start with 10, 9 or 8 Marks with 2, 3 or 4 players.
cb-rule-11 = Chance decides who is the first starting player.
cb-rule-12 = The 44 order cards are shuffled into a stack, face down. For the draft 7, 10 or 13 of them lie face up with 2, 3 or 4 players.
cb-rule-13 = The draft has three rounds. In each, everyone takes one card, counter-clockwise, beginning to the right of the starting player; the order never reverses, so the starting player always picks last. Your three cards lie face up among your outstanding orders.
cb-rule-14 = The card that nobody took goes on the rightmost order space. The stack fills the other order spaces that are not locked: 3 cards are on display with 2 players, otherwise 4.
cb-rule-15 = A shift begins with the starting player, and turns pass clockwise.
cb-rule-16 = Your turn is exactly one action: either occupy one worker space and do what it says, or send one worker to the bank.
cb-rule-17 = You may choose a space only if you can carry out its action now and your supply holds enough workers for it.
cb-rule-18 = An empty space costs 1 worker. A space with workers on it costs one worker more than stand there, no more and no fewer.
cb-rule-19 = First the workers on the space go to the canteen, then yours take their place, then the action happens. So all workers on a space belong to one player.
cb-rule-20 = You may oust your own workers. They count towards the price like any others, and they go to the canteen, not back to your supply.
cb-rule-21 = The canteen has room for any number of workers. You cannot choose it, and workers there do nothing until the shift is over.
cb-rule-22 = The bank takes exactly 1 worker a turn and pays exactly 1 Mark, however many workers are there already. Nobody is ousted, and you may go there even if other spaces are open to you.
cb-rule-23 = You cannot pass. As long as you have a worker you must act, and the bank is always open.
cb-rule-24 = If you have no workers left, you are skipped until the shift ends. The others play on, and the last one with workers takes turn after turn.
cb-rule-25 = The shift ends when all worker supplies are empty and the last action is finished, refill included.
cb-rule-26 = On a factory space with a tile you have to buy that tile. For each of its minecarts you pay 1 Mark if yellow, 2 if brown, 3 if grey, 4 if black.
cb-rule-27 = You cannot choose a factory space if you cannot pay for its tile or if there is no tile on it.
cb-rule-28 = A tile you buy comes with coal, free of charge: for each of its minecarts you take one cube of its colour from the supply at once.
cb-rule-29 = A tile goes to the level of its colour and to the side it shows: light if it has lanterns, dark if not. You have no choice, and any number of tiles fits there.
cb-rule-30 = At the end of the turn the stack gives the empty tile space a new tile, face up.
cb-rule-31 = If the tile stack is empty, the tile space stays empty. Tiles are never shuffled again, and none ever leaves a pit.
cb-rule-32 = A minecart is filled only once, when you buy its tile. New coal comes only with new tiles.
cb-rule-33 = On the draw space of the factory you look at the top five tiles of the stack. You may buy one at the normal price; the others go back face down in any order you like, all on top or all at the bottom.
cb-rule-34 = You may put back everything you drew. That too is a complete action, so you may choose the draw space even with 0 Marks.
cb-rule-35 = Of the tiles you draw you may keep at most one, and only if you can pay for it.
cb-rule-36 = What you put back stays together: all on top or all at the bottom, never some here and some there.
cb-rule-37 = If fewer than five are left in the stack, you look at all of them; if none are left, you cannot choose the draw space. Nothing on display is refilled. This holds for tiles and for order cards.
cb-rule-38 = If the supply has too few cubes of the tile's colour, the ones it has are placed first. On each minecart left over you may put one cube of any other colour, or leave it empty. The price and the level stay the same, and a shortage never keeps you from buying.
cb-rule-39 = A minecart keeps its own colour, whatever cube was in it, and a cube keeps its own too. When empty minecarts are scored, the colour of the minecart counts.
cb-rule-40 = The number of a mining space is the most work steps you can take. You may mix and repeat them as you like; steps you do not use are lost.
cb-rule-41 = You may always choose a mining space, and you may stop at any time, even before the first step.
cb-rule-42 = Down: the cage goes to any lower tunnel level. This is one work step, however deep.
cb-rule-43 = Up: the cage goes to any higher tunnel level or to the surface. This is one work step, however far.
cb-rule-44 = If you move the cage, it has to end on another level.
cb-rule-45 = Load: while the cage is at a tunnel level, one cube goes from a minecart of that level, on either side, to a free place in the cage. This is one work step.
cb-rule-46 = The cage has room for five cubes of any colours.
cb-rule-47 = Unload: while the cage is at the surface, one cube goes from it to a free spot of the cube's colour on one of your outstanding orders. This is one work step.
cb-rule-48 = Two for one: any two cubes, of one colour or of two, can fill a spot in place of the matching cube. This takes two work steps.
cb-rule-49 = The two cubes are placed as a pair, in one mining action with at least two work steps left. Each may come from the cage, if it is at the surface, or from your private coal storage. One of them may even have the right colour.
cb-rule-50 = A spot filled with two cubes is still one spot of its printed colour, both for completing the order and for every majority.
cb-rule-51 = Store: while the cage is at the surface, one cube goes from it to your private coal storage, which holds any number. This is one work step.
cb-rule-52 = You may store coal whenever the cage is at the surface, even if one of your orders could take the cube.
cb-rule-53 = From storage: one cube goes from your private coal storage to a free spot of its colour on one of your outstanding orders, for one work step. Two for one works here as well.
cb-rule-54 = To use coal from your storage it does not matter where the cage is.
cb-rule-55 = Coal makes no other moves: not from the cage to a minecart, not from storage to the cage, and not off an order. A cube on an order stays there until delivery.
cb-rule-56 = The cage keeps its level and its cubes between turns and between shifts.
cb-rule-57 = A complete order does not deliver itself. It stays outstanding until you deliver it.
cb-rule-58 = You may choose a delivery space only if you have a complete outstanding order with its vehicle. Complete means that every spot is filled.
cb-rule-59 = You deliver all your complete orders with that vehicle and may not hold any back. Incomplete orders and other vehicles stay as they are.
cb-rule-60 = For each delivered order you score its points at once. All cubes on it, pairs too, go back to the supply, and the card is laid face down before you.
cb-rule-61 = You receive as many Marks as the space shows.
cb-rule-62 = You have to take the card below the space. It lies face up among your outstanding orders, and you may have any number of those.
cb-rule-63 = Then the order space gets a new card from the stack, face up. If the stack is empty, it stays empty.
cb-rule-64 = You cannot choose an order space that has no card.
cb-rule-65 = On the draw space for orders you look secretly at the top five cards of the stack and keep one or none. A card you keep lies face up among your outstanding orders; the others go back face down in any order you like, all on top or all at the bottom.
cb-rule-66 = Everyone can see all money, scores, workers, pits, cages, coal, private storages and outstanding orders, and the tiles and orders on display.
cb-rule-67 = Delivered orders lie face down: everyone sees how many you have, but what they show only at a shift scoring. You may look at your own at any time.
cb-rule-68 = Only you see what you draw on a draw space. The others learn what you kept, how many you put back, and whether on top or at the bottom.
cb-rule-69 = When a shift ends, all orders delivered since the start of the game are shown. Outstanding orders do not count, even complete ones.
cb-rule-70 = The shift clock is scored in order: elements 1 to 4 after shift I, 1 to 8 after shift II, 1 to 12 after shift III.
cb-rule-71 = Orders you delivered in an earlier shift count again in every later scoring.
cb-rule-72 = Elements 1 to 4 count the spots of one colour on your delivered orders, elements 5 to 8 all spots on your delivered orders with one vehicle. It is spots that count, not cards and not cubes.
cb-rule-73 = Elements 9 to 12 count the minecarts of one colour in your pit that hold no cube, on tiles as well as the printed ones.
cb-rule-74 = The highest count earns the first value of the element, the next highest its second value.
cb-rule-75 = If players tie for first, each of them gets the first value and nobody gets the second.
cb-rule-76 = If players tie for second, each of them gets the second value.
cb-rule-77 = With 2 players the second value is never given. If you tie for first, you both get the first value.
cb-rule-78 = A count of 0 never scores, neither as first nor as second.
cb-rule-79 = To score for empty minecarts (elements 9 to 12) you need at least one of that colour. You need not have delivered anything.
cb-rule-80 = After shifts I and II the player with most workers on the spaces of the minecart factory becomes the starting player.
cb-rule-81 = Each worker standing there now counts, those on the draw space too. Workers in the canteen or anywhere else do not.
cb-rule-82 = In a tie the marker goes to the tied player who comes first, clockwise after the old starting player. The old starting player comes last, so never keeps it in a tie.
cb-rule-83 = If nobody has a worker in the factory, the player to the left of the old starting player becomes the starting player.
cb-rule-84 = The old starting player keeps the marker only with more workers in the factory than anyone else.
cb-rule-85 = For the next shift the scoring marker goes back to the first circle, the shift hand moves on, delivered orders are turned face down, and everyone takes back all their workers, from the canteen and the bank too.
cb-rule-86 = Everything else stays as it is between shifts: tiles, orders on display, stacks, money, cages, coal and your orders.
cb-rule-87 = After the scoring of shift III there is no new shift: the final scoring follows.
cb-rule-88 = At the end you trade every full 5 Marks for 1 point; this is compulsory. The 0 to 4 Marks left over count only in a tie.
cb-rule-89 = At the end every full 3 cubes are worth 1 point. All your cubes count together: in minecarts, cage, storage and outstanding orders.
cb-rule-90 = At the end every outstanding order costs you 1 point, complete or not. The cubes on it still count as coal.
cb-rule-91 = Tunnel balance: at the end compare your tunnel tiles on the light and on the dark side, all levels together. Every tile that one side has more costs you 2 points.
cb-rule-92 = For the balance tiles count, not minecarts. A single level need not be balanced, and what is printed on the pit is not a tile.
cb-rule-93 = Whoever has most points wins. In a tie, whoever has most Marks left over wins; if that is equal too, the victory is shared.
cb-rule-94 = A score may pass 100, and penalties may take it down, even below 0.
cb-rule-95 = Money may not be hidden.
cb-rule-96 = Money never runs out; the notes are only a means of counting.
cb-rule-97 = If tiles or order cards run out, empty spaces stay empty. If coal runs short, you may fill the minecarts with other colours or leave them empty.

## Chapters of the rules

cb-chapter-delivery = Delivery
cb-chapter-factory = Minecart factory
cb-chapter-information = Open and hidden
cb-chapter-money = Money
cb-chapter-next-shift = Next shift
cb-chapter-notes = Notes
cb-chapter-order = Orders
cb-chapter-shift-scoring = Scoring of a shift
cb-chapter-turn = A turn

## In the middle of a move, and what an ending gives up

cb-picked-fill-my-cage = Put the { $coal } cube on an order, or into the storage.
cb-picked-fill-my-storage = Put the { $coal } cube from the storage on an order.
cb-picked-fill-my-spot = Take the { $coal } cube from the cage or from the storage?
cb-picked-store-my-cage = Put the { $coal } cube into the storage.
cb-picked-store-my-storage = Which cube of the cage goes into the storage?
cb-picked-pair-button-pair = Choose a spot: any two of your cubes fill it instead of one of its colour (2 work steps).
cb-picked-pair-button-pair-name = Two cubes for one
cb-forfeit-steps = { $count ->
    [one] 1 work step is lost.
   *[other] { $count } work steps are lost.
}
cb-forfeit-carts = { $count ->
    [one] 1 minecart stays empty.
   *[other] { $count } minecarts stay empty.
}
cb-forfeit-tiles = You buy none of the tiles you looked at.
cb-forfeit-orders = You keep none of the cards you looked at.

## What a move would change: rows of a preview

cb-change-score = Points
cb-change-complete = Orders ready to deliver
cb-change-to-fill = Spots still to fill
cb-change-marks = Marks
cb-change-end-marks = Traded at the end: { $marks } Marks for { $points ->
    [one] 1 point
   *[other] { $points } points
}
cb-change-workers = Workers
cb-change-caged = Cubes in the cage
cb-change-stored = Cubes in storage
cb-change-in-reach = { $count ->
    [0] No matching cube reaches your orders with it
    [one] Enough to put 1 matching cube on your orders
   *[other] Enough to put { $count } matching cubes on your orders
}
cb-change-coal-wanted = { $count ->
    [0] None of your orders wants { $coal } coal
    [one] Your orders want 1 { $coal } cube
   *[other] Your orders want { $count } { $coal } cubes
}
cb-change-cubes = Cubes on minecarts
cb-change-steps = Work steps left
cb-change-balance = Points for tunnel balance at the end
cb-change-by-barrow = Spots delivered by barrow (for majorities)
cb-change-by-carriage = Spots delivered by carriage (for majorities)
cb-change-by-truck = Spots delivered by truck (for majorities)
cb-change-by-engine = Spots delivered by engine (for majorities)
cb-change-of-yellow = Yellow spots delivered (for majorities)
cb-change-of-brown = Brown spots delivered (for majorities)
cb-change-of-grey = Grey spots delivered (for majorities)
cb-change-of-black = Black spots delivered (for majorities)
cb-change-of-coal = Spots delivered (for majorities): { $tallies }
cb-change-orders-delivered = Orders delivered: { $count }
cb-change-order-delivered = Delivered: { $card }
cb-change-delivered-points = Points on orders you have delivered
cb-change-order-points = Points on your orders
cb-change-order-cubes = Cubes in your pit that your orders ask for
cb-change-order-taken = New order: { $card }
cb-change-order-coal = Coal at hand for it: { $have } of { $spots ->
    [one] 1 cube
   *[other] { $spots } cubes
}{ $wanted ->
    [0] {""}
    [one] {" "}(1 more is wanted by another order)
   *[other] {" "}({ $wanted } more are wanted by other orders)
}
cb-change-coal-placed = { $coal } cube on: { $card }
cb-change-pair-begun = Two cubes for one spot: { $card }
cb-change-tile-bought = New, with coal: { $tile }
cb-change-workers-ousted = Ousted to the canteen: { $workers }
cb-change-own-ousted = Your workers sent to the canteen: { $workers }
cb-change-cage-moved = Cage { $level-to }
cb-change-cart-substituted = { $coal } cube in a { $cart } minecart
cb-change-carts-left = Minecarts left empty: { $carts }
cb-change-mining-stopped = Work steps given up: { $steps }
cb-change-kept-none = Nothing is taken
cb-change-looked = To look at from the { $pile }: { $count }; you choose one or none
cb-change-returned = Put back { $end-stack }: { $count }
cb-change-returned-tile = Back to the stack: { $tile }
cb-change-returned-card = Back to the stack: { $card }
cb-change-shift-ended = The shift ends and is scored
cb-reason-delivered-points = It scores { $count ->
    [one] 1 point
   *[other] { $count } points
} at once.
cb-reason-score = The shift ends with it, and its scoring brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
cb-reason-order-delivered = It delivers { $count ->
    [one] an order
   *[other] { $count } orders
} now.
cb-reason-complete = It makes { $count ->
    [one] an order
   *[other] { $count } orders
} ready to deliver.
cb-reason-coal-placed = It fills a spot of the { $card }.
cb-reason-order-points = It gets you an order worth { $count } points.
cb-reason-order-cubes = Your pit already has { $count ->
    [one] a cube
   *[other] { $count } cubes
} that this order asks for.
cb-reason-order-taken = It secures { $card-a } before others take it.
cb-reason-tile-bought = It digs a tunnel that brings coal at once: { $tile }.
cb-reason-caged = It loads { $count ->
    [one] a cube
   *[other] { $count } cubes
} for the way up.
cb-reason-stored = It saves { $count ->
    [one] a cube
   *[other] { $count } cubes
} for later orders.
cb-reason-steps = It gives you { $count ->
    [one] a work step
   *[other] { $count } work steps
} in your pit.
cb-reason-marks = It brings { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}.
cb-reason-cage-moved = It takes the cage { $level-to }, where you need it next.
cb-reason-looked = You see the top { $pile-things } and may keep the best of them.
cb-reason-mining-stopped = The steps that are left would not help you now.
cb-reason-kept-none = None of these { $pile-things } is worth having now.
cb-reason-returned = It decides when someone sees these { $pile-things } again: on top soon, at the bottom late.
cb-reason-returned-tile = The order only matters to whoever looks at this stack next.
cb-reason-returned-card = The order only matters to whoever looks at this stack next.
cb-chance-first = The starting player is drawn
cb-chance-tiles = A new tunnel tile takes the free place
cb-chance-orders = A new order card takes the free place
cb-hidden-draft-shown = { $count ->
    [one] A new order card is laid out
   *[other] { $count } new order cards are laid out
}
cb-hidden-card-shown = { $count ->
    [one] A new order card takes the free place
   *[other] { $count } new order cards are laid out on the board
}
cb-hidden-tile-shown = { $count ->
    [one] A new tunnel tile takes the free place
   *[other] { $count } new tunnel tiles are laid out on the board
}
cb-hidden-looked-card = Order cards to look at: { $count }; you choose one or none
cb-hidden-looked-tile = Tunnel tiles to look at: { $count }; you choose one or none
