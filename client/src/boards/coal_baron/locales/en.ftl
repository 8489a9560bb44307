# The drawn board of Coal Baron in English. Signs are short; sentences come from the server.

## Coal: colour and letter

cb-colour-yellow = yellow
cb-colour-brown = brown
cb-colour-grey = grey
cb-colour-black = black
cb-letter-yellow = Y
cb-letter-brown = B
cb-letter-grey = G
cb-letter-black = K

## The game board

cb-districts = Parts of the board
cb-factory = Minecart factory
cb-mining = Mining
cb-delivery = Delivery
cb-money = Money
cb-new-order = New order
cb-canteen = Canteen
cb-canteen-note = back next shift
cb-supply = Coal supply
cb-bank = Bank
cb-bank-note = Bank: always 1 worker
cb-jump-factory = Factory
cb-jump-mining = Mining
cb-jump-delivery = Delivery
cb-jump-money = Money
cb-jump-order = Orders
cb-jump-clock = Clock
cb-in-stack = { $count } in the stack
cb-look-tiles = Buy one tile or none
cb-look-orders = Keep one order or none
cb-draw-tiles = look at { $count }, buy 0 or 1
cb-draw-orders = look at { $count }, take 0 or 1
cb-no-tile = no tile
cb-no-order = no order
cb-locked = locked
cb-steps = { $count ->
    [one] step
   *[other] steps
}
cb-marks = { $count ->
    [one] Mark
   *[other] Marks
}
cb-vehicle-barrow = Barrow
cb-vehicle-carriage = Carriage
cb-vehicle-truck = Truck
cb-vehicle-engine = Engine
cb-costs-workers = workers it takes:
cb-workers-of = { $count ->
    [one] 1 worker of { $name }
   *[other] { $count } workers of { $name }
}
cb-tile-words = { $carts ->
    [one] Tile: 1 { $colour } cart
   *[other] Tile: { $carts } { $colour } carts
}, { $side ->
    [light] light
   *[dark] dark
} side, { $price ->
    [one] 1 Mark
   *[other] { $price } Marks
}

## Clock and scoring

cb-clock = Shift clock
cb-clock-words = Shift clock, shift { $shift } of III
cb-clock-coal = { $colour } coal on delivered orders
cb-clock-carts = empty { $colour } minecarts
cb-clock-two = { $what }: { $first ->
    [one] 1 point
   *[other] { $first } points
} for the most, { $second } for the next
cb-clock-one = { $what }: { $first ->
    [one] 1 point
   *[other] { $first } points
} for the most
cb-clock-mine = { $points }. You have { $count }
cb-clock-other = { $line }, { $name } { $count }
cb-show-scoring = What the last shift scored
cb-shift-scored = Shift { $shift } scored
cb-scored-coal = { $colour } coal
cb-scored-carts = empty { $colour } carts
cb-sum = Points

## Draft and draw spaces

cb-draft = The draft
cb-draft-mine = Take an order card
cb-draft-note = three each, one at a time
cb-looks-tiles = { $name } looks at tunnel tiles
cb-looks-orders = { $name } looks at order cards
cb-put-back = Put the rest back
cb-only-you = only you see these
cb-any-order = in any order
cb-as-they-lie = Put back in this order

## What is mine

cb-your-pit = Your pit
cb-pit-of = Pit of { $name }
cb-standing = { $shared ->
    [yes] joint{" "}
   *[no] {""}
}{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} · { $score ->
    [one] 1 point
   *[other] { $score } points
}
cb-workers = Workers
cb-of = { $count } of { $all }
cb-marks-head = Marks
cb-balance = Tunnel balance
cb-cage = Cage
cb-cage-loaded = { $level ->
    [0] Cage, surface
   *[other] Cage, level { $level }
}
cb-caged = { $count } of { $all }
cb-at-surface = at the surface
cb-cage-to-surface = Cage to the surface
cb-cage-to-level = Cage to level { $level }
cb-at-yellow = level 1, yellow
cb-at-brown = level 2, brown
cb-at-grey = level 3, grey
cb-at-black = level 4, black
cb-light = Light
cb-dark = Dark
cb-light-side = Light side
cb-dark-side = Dark side
cb-empty-carts = { $count } empty
cb-steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
cb-miner-left = { $count } left
cb-vp = points
cb-count-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cb-count-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Marks
}
cb-outstanding = Outstanding orders
cb-outstanding-note = { $count } · { $points } { $value ->
    [one] point
   *[other] points
} each at the end
cb-no-orders = No outstanding orders. Take one at New order.
cb-no-orders-yet = No orders yet. You take your first ones now.
cb-fact-workers = { $count ->
    [one] Worker
   *[other] Workers
}
cb-fact-marks = { $count ->
    [one] Mark
   *[other] Marks
}
cb-fact-orders = { $count ->
    [one] Order
   *[other] Orders
}
cb-fact-complete = Complete
cb-complete = complete
cb-to-fill = { $count } to fill
cb-two-for-one = Two for one: two cubes fill one spot
cb-storage = Storage
cb-delivered = Delivered
cb-look-delivered = Look at your delivered orders
