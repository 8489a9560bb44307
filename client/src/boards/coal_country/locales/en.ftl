# The drawn board of Coal Country in English. Signs are short; sentences come from the server.

## Pieces

cc-type-wood = wood
cc-type-water = water
cc-type-electricity = electricity
cc-colour-green = green market cube, plus 1
cc-colour-red = red market cube, minus 1
cc-colour-white = white market cube, 0
cc-foreman = foreman { $value }
cc-foreman-hidden = foreman, face down
cc-building-school = School
cc-building-tailor = Tailor
cc-building-coal-shed = Coal shed
cc-building-mess-hall = Mess hall
cc-building-village-store = Village store
cc-building-doctors-office = Doctor’s office
cc-building-tavern = Tavern
cc-building-church = Church
cc-effect-school = install 1 more
cc-effect-tailor = your 0 is a 1
cc-effect-coal-shed = keep up to 5 coal
cc-effect-mess-hall = refuse −1 more
cc-effect-village-store = swap cubes
cc-effect-doctors-office = a rest, no fee
cc-effect-tavern = needs a 4: trade +1
cc-effect-church = needs a 3: mine more

## The course of a round

cc-course = The course of the round
cc-area-placing = Placement
cc-area-village = Village
cc-area-mines = Mines
cc-area-brokers = Brokers
cc-area-permits = Permits
cc-area-utilities = Utilities
cc-area-construction = Building
cc-area-tidying = Refuse, storage
cc-area-end = End of round
cc-order-placing = all at once
cc-order-village = all at once
cc-order-mines = all at once
cc-order-brokers = lowest influence first; equal: higher earnings first
cc-order-permits = in earnings order, one foreman at a time
cc-order-utilities = highest influence first
cc-order-construction = highest influence first
cc-order-tidying = in earnings order
cc-order-end = reports, coal, market, buildings
cc-turned-over = Turned over
cc-nothing-yet = nothing yet
cc-close = Close

## The desk

cc-places = Parts of the desk
cc-jump-utilities = Utilities
cc-jump-construction = Building
cc-jump-brokers = Brokers
cc-jump-permits = Permits
cc-jump-price = Price
cc-jump-earnings = Earnings
cc-earnings = Earnings
cc-fee-by-column = fee by column
cc-fee-of = fee ${ $fee }
cc-fee-yours = fee ${ $fee } · yours
cc-earned = { $name } { $earned }, fee ${ $fee }
cc-calendar = Calendar
cc-bag = Bag
cc-gauge-now = gauge { $gauge }
cc-reformed-note = no market cubes
cc-roll = this cube stays for the next round
cc-report = report
cc-price = Price and stockpile
cc-price-note = −$1 per { $coal } coal
cc-price-words = Coal ${ $price } = { $sum }. Stockpile { $stock }, gauge { $gauge }.
cc-market-price = market price
cc-in-stock = coal in stock
cc-no-gauge = no gauge
cc-least = the least
cc-brokers = Coal brokers
cc-you = You
cc-lowest-first = lowest sells first
cc-permits = Permits
cc-incentive-note = incentive { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}
cc-incentive-now = incentive ${ $dollars }
cc-now = = ${ $dollars }
cc-permit-words = Permits of size { $number }: { $left } left
cc-left = { $count } left
cc-free = free
cc-dollars = ${ $dollars }
cc-permit-rule = A size up to the foreman’s number is free if all tiles beside are full.
cc-permit-amok = Size less influence, in incentives. Top tiles lie open.
cc-utilities = Utility market
cc-cube-note = { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
} a cube
cc-space-market = Utility market, alone
cc-space-tandem = Utility market, tandem
cc-individual = alone
cc-tandem = tandem
cc-cubes-of = { $count } { $type }
cc-buy-for = Buy { $count } for ${ $dollars }
cc-buy-nothing = Buy nothing
cc-cash-left = ${ $dollars } left
cc-supply = supply
cc-supply-words = General supply: { $count } { $type }
cc-construction = Construction company
cc-in-pile = { $count } in the pile
cc-row-top = new row
cc-row-bottom = old row
cc-building-words = { $building }, { $row }, { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}: { $effect }
cc-you-hold = you hold it
cc-sold = sold
cc-empty = empty
cc-one-building = 1 building
cc-low-row = old row: −1 fee, then gone

## My place

cc-your-mine = Your mine: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
cc-mine-of = Mine of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
cc-to-village = to the village
cc-unfinished = unfinished tunnel
cc-fit = whole mine
cc-cell-open = Open cell { $where }: { $price }, { $rest }
cc-cell-idle = Open cell { $where }
cc-cell-tile = Tile of size { $number } { $where }, coal { $coal }
cc-cell-entrance = Entrance, coal { $coal }
cc-where-up = { $up ->
    [1] above the entrance
   *[other] { $up } steps above the entrance
}
cc-where-left = { $across ->
    [1] left of the entrance
   *[other] { $across } steps left of the entrance
}
cc-where-right = { $across ->
    [1] right of the entrance
   *[other] { $across } steps right of the entrance
}
cc-where-left-up = { $across } left and { $up } up from the entrance
cc-where-right-up = { $across } right and { $up } up from the entrance
cc-new-tile = New tile
cc-sizes-free = size { $sizes } free
cc-fees-range = { $from }–{ $to } fees
cc-full-price = full price
cc-free-up-to = size up to his
cc-his-number = number: free
cc-size-four = size 4: { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}
cc-full-beside = full tile beside
cc-place-in-order = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in earnings order
cc-cash = Cash
cc-only-you = only you see this
cc-coal = Coal
cc-fee = Fee
cc-foremen = Foremen
cc-in-hand = { $count } in hand
cc-if-commit = If you finish now
cc-outlook = So far
cc-coal-sum = { $stored } kept + { $alone } by itself + { $mined } mined
cc-coal-unit = coal
cc-cubes-to-buy = Cubes to buy
cc-up-to = up to { $count }
cc-fees = { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}
cc-fees-now = { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}, ${ $dollars } now
cc-to-install = Cubes to install
cc-unplaced = Unplaced
cc-unplaced-sum = { $sum } = { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}, ${ $dollars }
cc-unplaced-all = you pay what you have
cc-unplaced-free = no money, no fine
cc-unplaced-short = { $fees ->
    [one] 1 fee
   *[other] { $fees } fees
}, ${ $dollars }
cc-owes-broker = Round 1: one to the coal brokers
cc-owes-broker-short = one to the brokers
cc-commit = Finish: { $placed } of { $total }
cc-decline = Decline
cc-keep-stored = Keep in storage
cc-pass = Pass
cc-committed-you = You have finished
cc-still-places = { $name } is still placing
cc-acts-now = { $name } acts now
cc-you-act-now = You act now
cc-landing = to space { $space }: fee ${ $fee }
cc-comes-later = then { $name }, influence { $influence }
cc-you-come-later = then you, influence { $influence }
cc-inspection = Inspection
cc-inspection-now = Inspection now
cc-inspection-fees = an inspection now: { $fees ->
    [one] { $shown } fee
   *[other] { $shown } fees
}
cc-inspection-pays = costs you ${ $dollars }
cc-inspection-gets = brings you ${ $dollars }
cc-inspection-pays-over = cost you ${ $dollars }
cc-inspection-gets-over = brought you ${ $dollars }
cc-inspection-all = took all you had
cc-inspection-sum = missing { $missing } + refuse { $refuse } + tunnels { $tunnels }, stored { $stored }, buildings { $buildings }
cc-village = Village
cc-village-note = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}, { $fees } fees
cc-free-site = free site
cc-covered = built over: { $buildings }
cc-refuse = Refuse
cc-storage = Storage
cc-clears = −{ $count }
cc-installs = up to { $count }
cc-clear-words = Remove { $count ->
    [one] 1 refuse cube
   *[other] { $count } refuse cubes
}
cc-stored-words = Storage: { $count } { $type }

## Selling

cc-price-sum = Market price: { $sum } = ${ $price } (base, { $stock } coal in stock, market; at least $1), then the foreman.
cc-sellers = Sellers
cc-seller-done = done
cc-seller-now = sells now
cc-seller-later = waits
cc-sold-for = for ${ $dollars }
cc-you-choose = you choose
cc-at-stock = at stock { $stock }
cc-how-much = How much do you sell?
cc-one-price = one price for all: ${ $price }
cc-one-less = One less
cc-one-more = One more
cc-of-coal = of { $coal } coal
cc-sell-none = None
cc-sell-least = 1
cc-keep-shed = Keep { $coal } in the shed
cc-sell-all = All { $coal }
cc-what-it-does = What it does
cc-your-fee = Your fee
cc-fee-at-once = already for permits
cc-stock = Stock
cc-then-gets = then { $name } gets ${ $price }
cc-sell-nothing = Sell nothing
cc-sell-for = Sell { $coal } for ${ $dollars }

## The coal shed

cc-keep = Your coal shed
cc-keep-note = You have { $coal } coal left. How much do you keep, up to { $most }? The rest is lost.
cc-keep-nothing = Keep nothing
cc-keep-so-much = Keep { $coal } coal

## Laying a tile

cc-lay = Your new tile
cc-lay-where = Point at the foreman’s cell, or at a tile beside it to cover it.
cc-open-ends = { $count ->
    [one] end left open
   *[other] ends left open
}
cc-cut-off = cut off
cc-lay-turn = Choose how it is turned.
cc-lay-one = It is the same however it is turned.
cc-lay-over = Covers a size { $number }: +{ $number } refuse, its cubes stay. Choose how it is turned.
cc-turned = Turned by { $quarters ->
    [one] 1 quarter
   *[other] { $quarters } quarters
}

## The others

cc-tiles = { $count ->
    [one] Tile
   *[other] Tiles
}
cc-stored = Stored
cc-buildings = { $count ->
    [one] Building
   *[other] Buildings
}
cc-committed = finished
cc-passed = passed
cc-placing = placing
cc-off-track = off the track
cc-earnings-short = earned { $earned }
cc-mine-note = { $full } of { $tiles } full, { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
}
cc-no-buildings = no buildings
cc-hidden-values = Face down: { $values }
cc-cash-hidden = Cash is behind the screen
