# Coal Country in English. Attributes are grammar: the form of a word in a place that needs one.

cc-title = Coal Country
cc-tagline = Place nine foremen in secret, sell at a good price, and satisfy the inspector.

## Utilities, market cubes, buildings, tiles

cc-type-wood = wood
cc-type-water = water
cc-type-electricity = electricity
cc-colour-green = green
cc-colour-red = red
cc-colour-white = white
cc-gauge-low = −1
cc-gauge-even = 0
cc-gauge-high = +1
cc-building-school = school
cc-building-tailor = tailor
cc-building-coal-shed = coal shed
cc-building-mess-hall = mess hall
cc-building-village-store = village store
cc-building-doctors-office = doctor's office
cc-building-tavern = tavern
cc-building-church = church
cc-row-top = new row
cc-row-bottom = old row
cc-shape-dead-end = dead end
cc-shape-straight = straight
cc-shape-bend = bend
cc-shape-tee = tee
cc-shape-cross = crossing
# $coal (text): what the influences 1 to 4 mine
cc-tile = { $number }, { $shape }, coal { $coal }
    .a = a { $number } ({ $shape }, coal { $coal })
cc-tile-entrance = entrance, coal { $coal }
    .a = the entrance (coal { $coal })
cc-side-n = N
cc-side-e = E
cc-side-s = S
cc-side-w = W
cc-turn-0 = as it is
cc-turn-1 = turned a quarter
cc-turn-2 = turned by half
cc-turn-3 = turned three quarters
cc-fees = { $count ->
    [one] 1 fee
   *[other] { $count } fees
}
cc-fees-less = { $count ->
    [one] −1 fee
   *[other] −{ $count } fees
}
cc-dollars = ${ $count }
    .for = for ${ $count }
    .pays = pays ${ $count }
cc-no-dollars = $0
    .for = free of charge
    .pays = can pay nothing
cc-paid = pays { $dollars }
cc-received = receives { $dollars }
cc-unchanged = pays and receives nothing
cc-coal = { $count } coal
cc-no-coal = no coal
cc-refuse = { $count ->
    [one] 1 refuse cube
   *[other] { $count } refuse cubes
}
cc-no-refuse = no refuse
cc-value = a { $value }
cc-bundle = { $count } { $type }
cc-token = { $space } ({ $value })

## Spaces for foremen: as such, and where something is

cc-space-broker = coal brokers
    .at = at the coal brokers
cc-space-market = utility market, alone
    .at = alone in the utility market
cc-space-tandem = utility market, tandem
    .at = in tandem in the utility market
cc-space-construction = construction company
    .at = at the construction company
cc-space-refuse = refuse pile
    .at = at the refuse pile
cc-space-storage = utility storage
    .at = in the utility storage
cc-space-village-store = village store
    .at = in the village store
cc-space-doctors-office = doctor's office
    .at = in the doctor's office
cc-space-tavern = tavern
    .at = in the tavern
cc-space-church = church
    .at = in the church
cc-space-entrance = entrance
    .at = at the entrance
cc-space-cell-up = { $up ->
    [1] cell above the entrance
   *[other] cell { $up } steps above the entrance
}
    .at = { $up ->
        [1] above the entrance
       *[other] on the cell { $up } steps above the entrance
    }
cc-space-cell-left = { $across ->
    [1] cell left of the entrance
   *[other] cell { $across } steps left of the entrance
}
    .at = { $across ->
        [1] left of the entrance
       *[other] on the cell { $across } steps left of the entrance
    }
cc-space-cell-right = { $across ->
    [1] cell right of the entrance
   *[other] cell { $across } steps right of the entrance
}
    .at = { $across ->
        [1] right of the entrance
       *[other] on the cell { $across } steps right of the entrance
    }
cc-space-cell-left-up = cell { $across } left and { $up } up from the entrance
    .at = on the cell { $across } left and { $up } up from the entrance
cc-space-cell-right-up = cell { $across } right and { $up } up from the entrance
    .at = on the cell { $across } right and { $up } up from the entrance

## Steps of a round, and what is asked

cc-step-setup = Setting up
cc-step-placing = Foremen are placed
cc-step-villages = Area 1: village
cc-step-mining = Area 2: mine
cc-step-selling = Area 3: coal brokers
cc-step-expanding = Area 4: permits
cc-step-supplying = Area 5: utility market
cc-step-constructing = Area 6: construction company
cc-step-tidying = Area 7: refuse pile and storage
cc-step-reporting = Quarterly report
cc-step-restocking = End of the round
cc-step-opening = End of the round
cc-step-finished = The game is over.
cc-ask-order = The starting order is drawn.
cc-ask-cube = A market cube is drawn.
cc-ask-building = A building is turned up.
cc-ask-turn-up = A tile of the permit office is turned up.
cc-ask-tile = A tile of the permit office is drawn.
cc-ask-place = Place a foreman in secret, or finish.
cc-ask-place-more = Place a foreman in secret.
cc-ask-place-all = All your foremen are placed: finish, or take one back.
cc-ask-next = Place one foreman face down, or pass for the rest of this round.
cc-ask-swap = In the village store you may swap a stored cube for another type ({ $cubes } at most), or stop.
cc-ask-bless-must = Choose the miner whom your church helps: he also digs what a 1 would.
cc-ask-bless = Choose the miner whom your church helps: he also digs what a 1 would. Or stop.
cc-ask-sell = Sell coal at { $price } apiece (market price { $market } { $adjust } for influence { $value }). You have { $coal }.
cc-ask-side = Space { $space } of the earnings track is taken. Put your marker above, on { $above }, or below, on { $below }.
cc-ask-permit = Choose a foreman who waits beside your mine, then the size of his new tile.
cc-ask-lay = You drew { $tile-a }. Lay it { $cell-at }, or on top of one of your tiles beside that cell.
cc-ask-lay-only = You drew { $tile-a }. Lay it { $cell-at }.
cc-ask-take = Buy up to { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} at { $fees } ({ $dollars }) each.
cc-ask-install = Install one { $type } cube you just bought, or stop to keep it in storage.
cc-ask-build = Buy a building with influence { $value }, or stop; that costs nothing.
cc-ask-clear = Remove up to { $cubes ->
    [one] 1 refuse cube
   *[other] { $cubes } refuse cubes
}.
cc-ask-store = Install a stored cube ({ $cubes } at most), or stop.
cc-ask-keep = You have { $coal } left. Your coal shed may keep { $most } at most; the rest is lost.
cc-wait-finished = You have finished placing.
cc-wait-placing = { $count ->
    [one] { $seats } is still placing.
   *[other] { $seats } are still placing.
}

## Where money comes from and goes to

cc-source-start = starting money
cc-source-sales = coal sold
cc-source-penalties = penalties
cc-source-permits = permits
cc-source-utilities = utilities
cc-source-buildings = buildings
cc-source-inspection = inspection

## What happened: a line of the log. $seat is who acted

cc-order-drawn = { $seat } gets place { $place } of the starting order.
cc-cube-drawn = A { $cube } market cube is drawn.
cc-cube-stays = The last market cube, { $cube }, stays and is the first of the new round.
cc-bag-refilled = { $cubes ->
    [one] 1 used market cube goes
   *[other] { $cubes } used market cubes go
} back into the bag.
cc-building-shown = The construction company now offers a { $building }.
cc-building-removed = The { $building } in the old row leaves the game.
cc-building-aged = The { $building } moves to the old row.
cc-pile-shuffled = The buildings that had left the game are shuffled as a new draw pile of { $tiles }.
cc-tile-shown = In the permit office { $tile-a } is turned up.
cc-tile-drawn = { $seat } draws { $tile-a }.
cc-gauge-set = The market of this round stands at { $gauge }.
cc-price-set = The stockpile holds { $stock }, and the market price of coal is { $price }.
cc-market-cleared = The utility market gives { $cubes } { $type } back to the general supply.
cc-market-stocked = The utility market receives { $cubes } { $type }.
cc-round-began = Round { $round } begins.
cc-placed = { $seat } places a foreman { $space-at }.
cc-placed-value = { $seat } places a { $value } { $space-at }.
cc-withdrawn = { $seat } takes back the { $value } { $space-at }.
cc-committed = { $seat } has finished placing.
cc-passed = { $seat } passes.
cc-unplaced = { $seat } leaves { $hand } unplaced.
cc-tandem-split = A single foreman of { $seat } stands on the tandem spaces and counts as one alone.
cc-opened = { $seat } has placed foremen { $space-at }.
cc-opened-item = { $space-at }
cc-revealed = { $seat } shows a { $value } { $space-at }.
cc-penalty = { $seat } owes a penalty of { $fees } and { $dollars-pays }.
    .more = owes a penalty of { $fees } and { $dollars-pays }
cc-rested = The { $value } of { $seat } rests in the doctor's office.
cc-idle = The { $value } of { $seat } is too weak to achieve anything { $space-at }.
cc-tavern-active = The tavern of { $seat } helps buyers and sellers this round.
cc-church-active = The church of { $seat } can help a miner this round.
cc-church-helped = The church of { $seat } gives the miner { $space-at } { $coal } more.
    .more = the church adds { $coal } { $space-at }
cc-church-declined = { $seat } does without the help of the church.
cc-swapped = { $seat } swaps { $out } for { $wanted }.
cc-store-left = { $seat } has finished in the village store.
cc-tile-mined = { $seat } mines { $coal } with the { $value } { $space-at } and leaves { $refuse }.
cc-produced = The supplied tiles of { $seat } yield { $coal } by themselves.
cc-mined = { $seat } gets { $coal } in all.
    .head = { $seat } gets { $coal }
    .more = gets { $coal }
cc-sold = { $seat } sells { $coal } at { $price } apiece for { $dollars }.
cc-sold-none = { $seat } sells no coal.
cc-marker-moved = The earnings of { $seat } now stand at { $earnings }; a fee costs { $fee }.
cc-permit-paid = { $seat } takes a permit { $number } { $dollars-for }, { $space-at }.
    .more = takes a permit { $number } { $dollars-for }, { $space-at }
cc-permit-declined = { $seat } takes no permit for the foreman { $space-at }.
cc-permit-none = The permit office has no tiles left, so the foreman of { $seat } { $space-at } goes home without one.
cc-tile-covered = { $seat } covers { $tile-a } { $space-at } and gets { $refuse }.
cc-tile-laid = { $seat } lays { $tile-a } { $space-at }, { $turned }.
cc-bought = { $seat } buys { $cubes } { $dollars-for }.
    .more = buys { $cubes } { $dollars-for }
cc-bought-none = { $seat } buys no utilities.
cc-installed = { $seat } installs { $type } { $cell-at }.
cc-install-declined = { $seat } keeps the { $type } in storage.
cc-built = { $seat } builds a { $building } from the { $row } { $dollars-for }.
    .more = builds a { $building } from the { $row } { $dollars-for }
cc-built-none = { $seat } buys no building.
cc-built-enough = { $seat } buys no more buildings.
cc-built-over = { $seat } has built over the { $building } and gets { $refuse }.
cc-denied = { $seat } buys a second { $building } from the { $row } { $dollars-for }, which leaves the game.
cc-cleared = { $seat } removes { $cubes }.
cc-storage-left = { $seat } has finished at the storage.
cc-reported = { $seat } reports { $dollars } in cash.
cc-coal-kept = The coal shed of { $seat } keeps { $coal }.
cc-coal-lost = { $seat } loses { $coal } left unsold.
cc-inspection = The inspector finds at the company of { $seat } { $missing ->
    [one] 1 utility missing
   *[other] { $missing } utilities missing
}, { $refuse }, { $tunnels ->
    [one] 1 unfinished tunnel
   *[other] { $tunnels } unfinished tunnels
}, { $stored ->
    [one] 1 stored cube
   *[other] { $stored } stored cubes
} and { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}.
cc-inspected = The inspection of { $seat } comes to { $fees }. { $seat } { $dollars }.

## The course of the game: rounds, what was done in a turn, groups of sources

cc-round = round { $round }
cc-round-of = round { $round } of { $rounds }
cc-deed-opened = { $count ->
    [one] 1 foreman placed
   *[other] { $count } foremen placed
}
cc-deed-opened-space = { $count } { $space }
cc-area-mine = in and beside the mine
cc-area-broker = at the coal brokers
cc-area-market = in the utility market
cc-area-construction = at the construction company
cc-area-village = in the village
cc-area-refuse = at the refuse pile
cc-area-storage = in the utility storage
cc-deed-sold = { $count ->
    [one] 1 sale of coal
   *[other] { $count } sales of coal
}
cc-deed-built = { $count ->
    [one] 1 building built
   *[other] { $count } buildings built
}
cc-deed-denied = { $count ->
    [one] 1 building taken out of the game
   *[other] { $count } buildings taken out of the game
}
cc-deed-permit-paid = { $count ->
    [one] 1 permit taken
   *[other] { $count } permits taken
}
cc-deed-tile-laid = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
}
cc-deed-bought = { $count ->
    [one] 1 purchase of utilities
   *[other] { $count } purchases of utilities
}
cc-deed-installed = { $count ->
    [one] 1 utility installed
   *[other] { $count } utilities installed
}
cc-deed-cleared = { $count ->
    [one] refuse removed once
   *[other] refuse removed { $count } times
}

## Why a move is not possible

cc-why-not-in-hand = { $left ->
    [0] All your foremen are placed. You can take one back.
   *[other] You have no { $value } left in your hand.
}
cc-why-space-taken = One of your foremen already stands { $space-at }.
cc-why-market-full = Two of your foremen already stand in the utility market.
cc-why-tandem-or-not = In the utility market your foremen go alone or as a tandem, not both.
cc-why-no-building = You have no { $space } in your village that is not built over.
cc-why-not-connected = No tunnel leads from the entrance to the tile { $space-at }.
cc-why-not-adjacent = None of your tiles lies beside the { $space }.
cc-why-keep-for-broker = Keep your last foreman for the coal brokers, because in round 1 you have to sell.
cc-why-keep-for-tandem = Keep a foreman to complete your tandem.
cc-why-broker-owed = In round 1 you must first place a foreman at the coal brokers.
cc-why-tandem-owed = Your tandem lacks its second foreman; add one or take the first back.
cc-why-no-token = You have no such foreman there.
cc-why-not-sealed = In this game foremen are placed in turns. None is taken back, and you finish by passing.
cc-why-not-in-turns = In this game everyone places at once, so you finish instead of passing.
cc-why-nothing-stored = You have no { $type } in storage.
cc-why-supply = The general supply has no { $type } left.
cc-why-no-miner = None of your miners stands there.
cc-why-coal = You have only { $have }.
cc-why-must-sell = In round 1 you must sell at least 1 coal.
cc-why-nothing-below = Below this space none is free.
cc-why-no-foreman = None of your foremen waits { $space-at }.
cc-why-stack-empty = The stack of permits { $number } is empty.
cc-why-dollars = This costs { $needed }; you have { $have }.
cc-why-not-beside = The tile goes on the foreman's cell or on a tile beside it, not { $space-at }.
cc-why-entrance = The entrance cannot be covered.
cc-why-same-turned = Turned like this the tile looks the same as before; choose the smaller turn.
cc-why-over-limit = You may take no more than { $limit } here.
cc-why-not-in-market = The utility market does not have that many.
cc-why-wrong-type = First decide about the { $asked } you bought.
cc-why-no-tile = You have no tile { $space-at }.
cc-why-has-cube = There already is { $type } { $space-at }.
cc-why-not-on-display = There is no { $building } in that row.
cc-why-closed = The construction company has closed.
cc-why-holds = You already have a { $building }, visible or built over.
cc-why-not-held = You can buy a { $building } out of the game only if you already have one.
cc-why-no-vacant-site = Your village has no free site left.
cc-why-nothing-to-cover = There is no { $site } in your village to build over.
cc-why-refuse = You can remove no more than { $most } now.
cc-why-shed = Your coal shed can keep no more than { $most } now.
cc-why-not-in-bag = There is none left to draw.
cc-why-no-such-seat = This marker has been drawn already.

## Moves, as they stand in a list

cc-move-place = Place a { $value } { $space-at }
cc-move-commit = Finish placing
cc-move-pass = Pass
cc-move-swap = Swap { $out } for { $wanted }
cc-move-church = The church helps the miner { $cell-at }
cc-move-above = Put the marker above
cc-move-below = Put the marker below
cc-move-permit = Permit { $number } for the foreman { $cell-at }
cc-move-decline = Decline a permit { $cell-at }
cc-move-lay = Lay the tile { $cell-at }, { $turned }
cc-move-take = Buy { $cubes }
cc-move-take-none = Buy nothing
cc-move-install = Install { $type } { $cell-at }
cc-move-build = Buy a { $building } from the { $row } and build over the { $site }
cc-move-build-vacant = Buy a { $building } from the { $row }
cc-move-deny = Buy a second { $building } from the { $row }, to take it out of the game
cc-move-clear = Remove { $cubes }
cc-move-clear-none = Remove nothing
cc-move-stop = Stop
cc-move-order = { $seat } is next in the starting order
cc-move-cube = Draw a { $cube } market cube
cc-move-building = Turn up a { $building }
cc-move-tile = Draw { $tile-a }
cc-move-sell = Sell { $coal }
cc-move-sell-none = Sell nothing
cc-move-keep = Keep { $coal }
cc-move-keep-none = Keep nothing
cc-move-withdraw = Take back the { $value } { $space-at }

## What a space, a building or a move is for

cc-about-broker = This foreman sells coal. A weak one sells early and cheaply, a strong one late and for $1 more.
cc-about-market = A foreman alone buys up to his influence in cubes; the strongest buys first.
cc-about-tandem = Two foremen together buy early, by their sum, but only as many cubes as the stronger one.
cc-about-construction = This foreman may buy a building. If he buys none, it costs nothing.
cc-about-refuse = This foreman removes up to his influence in refuse cubes.
cc-about-storage = This foreman installs up to his influence in stored cubes.
cc-about-cell = On a connected tile a foreman mines coal; on an open cell beside your mine he gets a permit for a new tile.
cc-about-school = With a school your foreman in the storage installs one cube more, up to 4.
cc-about-tailor = With a tailor your 0 counts as a 1 everywhere, until the tailor is built over.
cc-about-coal-shed = With a coal shed you may keep up to 5 coal at the end of a round.
cc-about-mess-hall = With a mess hall your foreman at the refuse pile removes one cube more, up to 4.
cc-about-village-store = A foreman in the village store may swap up to his influence in stored cubes for other types from the general supply.
cc-about-doctors-office = A foreman in the doctor's office rests; he does nothing and costs nothing.
cc-about-tavern = With a 4 in the tavern your buyers and sellers have 1 more influence this round.
cc-about-church = With a 3 or 4 in the church one of your miners may also dig what a 1 would, without more refuse.
cc-about-lay = The tile goes on the foreman's cell or on top of one of your tiles beside it, turned as you like; tunnels need not meet.
cc-about-stop = You leave it at that.
cc-about-withdraw = Until you finish, nobody has seen your foremen, and you may change your mind.

## Options of a table

cc-option-rounds = Length
cc-option-rounds-about = The game lasts 6 rounds, or 8 if you want a long one.
cc-option-rounds-6 = 6 rounds
cc-option-rounds-8 = 8 rounds
cc-option-reformed = A Reformed Industry
cc-option-reformed-about = In this variant prices no longer sway with the market, mines yield nothing by themselves, and the inspector is strict.
cc-option-amok = An Industry Amok
cc-option-amok-about = In this variant foremen are placed in turns, permits lie face up and are cheaper, and all buildings are in play.
cc-option-starting-money = Starting money
cc-option-starting-money-about = Everyone starts with nothing, or with $20.
cc-option-starting-money-0 = nothing
cc-option-starting-money-20 = $20
cc-option-entrance-toppable = Entrance can be covered
cc-option-entrance-toppable-about = A new tile may also be laid on top of the entrance.
cc-option-influence-zero-mines = What a 0 mines
cc-option-influence-zero-mines-about = A miner with influence 0 digs nothing, or 1 coal.
cc-option-influence-zero-mines-0 = nothing
cc-option-influence-zero-mines-1 = 1 coal
cc-option-market-recycle = Used market cubes
cc-option-market-recycle-about = Used market cubes return to the bag when it is empty, or after every round.
cc-option-market-recycle-when-bag-empty = when the bag is empty
cc-option-market-recycle-every-round = after every round
cc-option-utility-supply-limited = Utilities are limited
cc-option-utility-supply-limited-about = Each utility has only the cubes of the box; without this the supply never runs out.
cc-option-tavern-affects-permits = Tavern helps with permits
cc-option-tavern-affects-permits-about = The tavern also gives 1 influence to foremen who get permits.
cc-option-penalty-uses-effective-influence = Penalties by real influence
cc-option-penalty-uses-effective-influence-about = Penalties count influence with tailor and tavern; without this they count the printed number.
cc-option-place-after-purchase = Installing what was bought
cc-option-place-after-purchase-about = One cube of each type bought may be installed at once, after every purchase or only once a round.
cc-option-place-after-purchase-per-purchase = after every purchase
cc-option-place-after-purchase-once-per-round = once a round
cc-option-church-half-yield = Church on a tile without full supply
cc-option-church-half-yield-about = The miner's coal and the church's are halved one by one, or added first.
cc-option-church-half-yield-each-part-separately = each part by itself
cc-option-church-half-yield-sum-then-halve = the sum is halved
cc-option-permit-cost-evaluated = When neighbours are looked at
cc-option-permit-cost-evaluated-about = Whether a permit is dear is settled when the foreman acts, or when he is placed.
cc-option-permit-cost-evaluated-when-resolved = when he acts
cc-option-permit-cost-evaluated-when-placed = when he is placed
cc-option-closed-company-sells-display = Closed company sells what it shows
cc-option-closed-company-sells-display-about = With its pile used up the construction company still sells the buildings on display.
cc-option-refuse-only-if-coal-mined = Refuse only with coal
cc-option-refuse-only-if-coal-mined-about = A miner who digs nothing leaves no refuse; without this he does.
cc-option-buildings-per-construction-foreman = Buildings for each foreman
cc-option-buildings-per-construction-foreman-about = A foreman at the construction company may buy 1 building, or 2.
cc-option-buildings-per-construction-foreman-1 = 1 building
cc-option-buildings-per-construction-foreman-2 = 2 buildings
cc-option-amok-pass-is-final = Passing is final
cc-option-amok-pass-is-final-about = Where foremen are placed in turns, whoever passes is out; without this you may come back in after someone else places.
cc-option-final-tie = Last tie-break
cc-option-final-tie-about = With equal money and tiles the victory is shared, or goes to the higher reported earnings.
cc-option-final-tie-shared = shared victory
cc-option-final-tie-earnings = higher earnings
cc-option-cash-shown-to-others = Cash lies open
cc-option-cash-shown-to-others-about = Everyone sees everyone's cash.

## The position in words

cc-cell = { $what }
cc-cell-hidden = hidden
cc-cell-off-track = off the track
cc-cell-face-down = face down
cc-cell-connected = connected
cc-cell-cut-off = cut off
cc-line-reformed = Variant: A Reformed Industry
cc-line-amok = Variant: An Industry Amok
cc-line-order = Earnings order: { $order }
cc-line-finished = Finished placing: { $seats }
cc-line-owes-broker = In round 1 one must go to the coal brokers.
cc-line-owes-tandem = A tandem needs two foremen: add the second, or take the first back.
cc-line-unplaced-free = Those left in hand cost nothing now: you have no money.
cc-line-unplaced = { $count ->
    [one] The one left in hand costs { $wanted }
   *[other] The { $count } left in hand cost { $wanted }
} ({ $fees }).
cc-line-unplaced-all = { $count ->
    [one] The one left in hand would cost { $wanted }
   *[other] The { $count } left in hand would cost { $wanted }
}; you have { $dollars }: you pay that and no more.
cc-line-openings = As it is, it opens to { $sides }; it is turned clockwise.
cc-line-must-sell = In round 1 you must sell at least 1.
cc-line-none-sold = Selling none costs { $fees } ({ $dollars }).
cc-line-none-bought = Buying none costs { $fees } ({ $dollars }).
cc-line-none-cleared = Removing none costs { $fees } ({ $dollars }).
cc-line-none-stored = Installing none costs { $fees } ({ $dollars }).
cc-line-cubes = Market cubes: { $cubes }. Market: { $gauge }. The last cube stays for the next round.
cc-line-coal-price = Coal costs { $price } = { $base } { $steps } for { $stock } coal in stock { $market } market
cc-line-coal-floor = Coal costs { $price }, the least there is; { $base } { $steps } for { $stock } coal in stock { $market } market would be lower
cc-line-utility-price = A utility cube costs { $fees } = { $base } { $market } market
cc-line-incentive-price = An incentive costs { $fees } = { $base } { $market } market
cc-line-incentives = A permit needs one incentive for each number above the foreman's influence; beside a tile without full supply it needs as many as its number.
cc-line-incentives-amok = A permit needs one incentive for each number above the foreman's influence.
cc-line-building-price = A building costs its number in fees, − 1 in the old row, { $market } market, at least 1
cc-line-foreman-price = With influence 0 or 1 a foreman sells for $1 less and builds for 1 fee more, with 3 or more the other way round.
cc-line-pile = Buildings in the draw pile: { $tiles }
cc-line-village = Village: { $buildings }; free sites: { $vacant }
cc-line-covered = Built over: { $buildings }
cc-line-hand = Foremen in hand: { $values }
cc-line-in-hand = Foremen in hand: { $count }
cc-line-secret = Foremen are placed behind the screen.
cc-line-placed = Foremen placed: { $foremen }
cc-line-yield = The mine would yield { $alone } coal by itself and { $mined } by your miners.
cc-line-tavern = The tavern gives 1 influence to buyers and sellers this round.
cc-line-church = The church can help a miner this round.
cc-line-inspection = An inspection now would count: { $missing } for missing utilities { $refuse } for refuse { $tunnels } for unfinished tunnels { $stored } for stored cubes { $buildings } for buildings = { $fees }; the company { $dollars }
cc-head-prices = Prices
cc-head-utilities = Utilities
cc-head-utility = Utility
cc-head-market = Market
cc-head-supply = General supply
cc-head-permits = Permit office
cc-head-number = Number
cc-head-left = Tiles
cc-head-top-tile = Top tile
cc-head-offers = What permits cost { $name }
cc-head-foreman = Foreman
cc-head-influence = Influence
cc-head-permit = Permit { $number }
cc-head-decline = No permit
cc-head-construction = Construction company
cc-head-building = Building
cc-head-row = Row
cc-head-market-price = Market price
cc-head-your-price = Buyer's price
cc-head-companies = Companies
cc-head-company = Company
cc-head-cash = Cash
cc-head-earnings = Earnings
cc-head-fee = Fee
cc-head-coal = Coal
cc-head-refuse = Refuse
cc-head-wood = Wood
cc-head-water = Water
cc-head-electricity = Electricity
cc-head-company-of = Company of { $name }
cc-head-cell = Cell
cc-head-tile = Tile
cc-head-openings = Openings
cc-head-unfinished = Unfinished
cc-head-installed = Utilities
cc-head-state = State

## Short labels for a drawing

cc-short-reformed = Reformed
cc-short-amok = Amok
cc-short-round = round { $round }/{ $rounds }
cc-short-fees = { $count }f
cc-short-dollars = ${ $count }
cc-short-wood = W
cc-short-water = A
cc-short-electricity = E
cc-short-coal-price = Coal
cc-short-stockpile = stock ({ $count } coal)
cc-short-market = market
cc-short-floor = at least 1
cc-short-cubes = Market cubes
cc-short-utilities = Utility market
cc-short-a-cube = { $fees } each
cc-short-supply = supply
cc-short-permits = Permits
cc-short-an-incentive = incentive { $fees }
cc-short-new-row = New buildings
cc-short-old-row = Old buildings
cc-short-pile = pile
cc-short-track = Earnings
cc-short-off-track = off the track
cc-short-place = Place a foreman
cc-short-mine = mine
cc-short-expand = expand
cc-short-here = on { $cell }
cc-short-on-top = on top of { $cell } (refuse +{ $refuse })
cc-short-cash = cash
cc-short-earnings = earnings
cc-short-fee = fee
cc-short-coal = coal
cc-short-refuse = refuse
cc-short-storage = storage
cc-short-village = village
cc-short-covered = built over
cc-short-hand = hand
cc-short-placed = placed
cc-short-placing = is placing foremen behind the screen
cc-short-committed = has finished placing
cc-short-tiles = tiles
cc-short-missing = utilities missing
cc-short-tunnels = unfinished tunnels
cc-short-buildings = buildings
cc-short-yield = coal expected: { $alone } by itself, { $mined } by miners
cc-short-in-hand = { $count ->
    [one] 1 foreman in hand
   *[other] { $count } foremen in hand
}
cc-short-inspection = inspection now
cc-legend = ▲3 foreman, ▲? face down · ─│ tunnel · ┄┊ cut off · ○ unfinished · ┤ against a closed side
cc-legend-coal = W wood · A water · E electricity · 2f fees · ! tavern or church at work this round
cc-legend-more = On a tile: utilities, number (⌂ entrance), name (e2n1: 2 east, 1 north), coal for 1 2 3 4

## The rules, in words of our own

cc-rule-1 = Two to four companies play 6 rounds, or 8 in a long game. Agree first whether to use a variant: A Reformed Industry, An Industry Amok, or both.
cc-rule-2 = At the start the calendar shows round 1, the coal stockpile is empty, the market stands at 0 and coal at $10.
cc-rule-3 = The 36 mineshaft tiles are sorted by their numbers 1 to 4 into four shuffled stacks, face down in the permit office.
cc-rule-4 = One school, tailor, coal shed and mess hall for each player are shuffled together with all the other buildings. As many as there are players go face up into the new row; the rest is the draw pile, and the old row is empty.
cc-rule-5 = You start with nine foremen (one 0 and two each of 1 to 4), two earnings markers, a village, and a mine entrance that carries one wood, one water and one electricity. You have no money.
cc-rule-6 = The earnings markers are drawn one by one, and that is the starting order. The second marker of each player waits for the hundreds.
cc-rule-7 = Four market cubes are drawn for round 1. The sign of their sum is the market: −1, 0 or +1. Coal costs $10, changed by that much.
cc-rule-8 = The utility market receives as many cubes of each of the three types as there are players, plus 1, plus the market.
cc-rule-9 = A green cube counts +1, a red one −1, a white one 0. Only whether the sum is above, at or below 0 matters, so a sum of +3 is no better than +1.
cc-rule-10 = The fourth cube of a round becomes the first of the next, and three new ones are drawn. So you always know a quarter of the coming market.
cc-rule-11 = The other three cubes stay out of the bag. Only when it is empty do all used ones return, except those that already lie in the new round.
cc-rule-12 = Costs and penalties are counted in fees. What one fee costs you depends on your own earnings, so the same thing can cost each player something else.
cc-rule-13 = When you sell coal, your cash and your earnings rise alike. When you buy or pay a penalty, only your cash falls.
cc-rule-14 = The fee is read at the moment you pay: a good sale makes everything after it in the same round dearer.
cc-rule-15 = No two markers share a space of the earnings track. If yours would land on another, you choose the next free space above or below; your cash stays as it is. There is nothing below 0.
cc-rule-16 = Markers begin off the track, which counts as earnings of 0 and a fee of $5. They enter with your first sale, or at the first quarterly report.
cc-rule-17 = You can only buy what you can pay in full. If a penalty is more than you have, you pay all you have and the rest is forgiven.
cc-rule-18 = Your cash lies behind your screen.
cc-rule-19 = Everyone places foremen at the same time, number side down, each on a free space that is open to them. Until you finish, you may take any of them back.
cc-rule-20 = You may leave foremen out. When all have finished, those are shown, and you pay as many fees as their influence adds up to, before anything else happens.
cc-rule-21 = In round 1 everyone must place a foreman at the coal brokers, and must sell at least 1 coal if there is any to sell and the price is above 0.
cc-rule-22 = In your own village a foreman can go on a village store, doctor's office, tavern or church, one on each. Permanent buildings and buildings under others take none.
cc-rule-23 = One foreman can go on each of your tiles that is connected with the entrance, and on the entrance itself, to mine there.
cc-rule-24 = You may have one foreman at the coal brokers.
cc-rule-25 = To expand, a foreman goes on an empty cell that shares an edge with one of your tiles, connected or not, one on each cell. Tunnels do not matter for that, and nothing goes below the bottom row.
cc-rule-26 = In the utility market you may have one foreman alone, two alone, or two as a tandem. Others see which of these it is, but not the numbers.
cc-rule-27 = You may have one foreman at the construction company.
cc-rule-28 = You may have one foreman at your refuse pile, even if it is empty.
cc-rule-29 = You may have one foreman in your utility storage, even if it is empty.
cc-rule-30 = There are no other spaces. The boards of other players are closed to you.
cc-rule-31 = Seven areas follow each other: village, mine, coal brokers, permits, utility market, construction company, refuse pile and storage. Foremen are turned over area by area, for all players together, and go home when they have been used.
cc-rule-32 = In the village store a foreman swaps up to as many of your stored cubes as his influence, one for one, for any types of the general supply, never of the market.
cc-rule-33 = A printed 4 makes the tavern work for this round, influence 3 or more the church. Weaker foremen achieve nothing there, and at the doctor's a foreman just rests.
cc-rule-34 = In the village no foreman ever costs a penalty.
cc-rule-35 = A connected tile with all three utilities yields what a 1 would mine there, by itself and without refuse, whether a foreman stands on it or not.
cc-rule-36 = A foreman mines what the tile shows for his influence, or half of it, rounded down, if a utility is missing. This comes on top of what the tile yields by itself.
cc-rule-37 = A tile that lacks a utility yields nothing by itself. A tile that is not connected yields nothing at all, not even with all three.
cc-rule-38 = If the church works, you may let one of your miners also get what a 1 would mine on his tile, halved like the rest if a utility is missing. That makes no more refuse. You may also do without.
cc-rule-39 = Each foreman who mined at least 1 coal leaves one refuse cube on your pile.
cc-rule-40 = The coal goes to its owners and counts in the stockpile. Coal and refuse never run out.
cc-rule-41 = The seller with the lowest influence sells first. Among equals the higher earnings go first.
cc-rule-42 = The market price of coal is $10, minus 1 for every full ten coal in the stockpile, changed by the market, and at least 1. After that a seller with influence 0 or 1 gets 1 less, one with 3 or more 1 more. So a price of 0 can happen.
cc-rule-43 = You sell as much of your coal as you like, all at one price. Only then does the stockpile shrink and the price change for the next seller.
cc-rule-44 = Your cash and your earnings rise by the price times the amount.
cc-rule-45 = A seller who sells nothing, even for want of coal, costs as many fees as his influence. At a price of 0 he costs nothing.
cc-rule-46 = Coal you keep stays in the stockpile until the round ends, and so lowers the price for those who sell after you.
cc-rule-47 = For permits players take turns in earnings order, as it is after the sales. Each time you use one of your waiting foremen, whichever you like, until all have been used.
cc-rule-48 = You choose a number whose stack is not empty and pay. Then you draw the tile, look at it, and decide where it goes and how it is turned.
cc-rule-49 = An incentive costs 2 fees, changed by the market.
cc-rule-50 = If all your tiles beside the foreman's cell are fully supplied, you need one incentive for each number above his influence. If even one of them is not, you need as many as the number says. What counts is how things stand when he acts.
cc-rule-51 = A foreman who takes no tile costs as many fees as his influence, even if you lack the money for one. Only if all four stacks are empty does he cost nothing.
cc-rule-52 = The tile goes on the foreman's cell, turned as you like. Its tunnels need not meet those of its neighbours.
cc-rule-53 = Instead you may lay it on top of one of your tiles beside that cell, but not on the entrance. You get as much refuse as the number of the covered tile, and its utilities move up to the new one.
cc-rule-54 = After each tile it is checked again which ones are connected. Covering a tile can cut others off; their utilities stay on them.
cc-rule-55 = A new tile has no utilities, unless it covers another, and is not mined before the next round.
cc-rule-56 = The strongest buys utilities first. A tandem counts with its sum, and among equals the higher earnings go first.
cc-rule-57 = A foreman buys up to as many cubes as his influence, of any types on the market; a tandem only as many as the stronger of the two.
cc-rule-58 = A utility cube costs 2 fees, changed by the market.
cc-rule-59 = Right after a purchase you may install one cube of each type you just bought on connected tiles that lack it. All others go to your storage. Each purchase counts by itself.
cc-rule-60 = A tile holds one cube of each type.
cc-rule-61 = A buyer who takes nothing costs as many fees as his influence, a tandem as many as its sum, unless the market is empty. A 0 can buy nothing and costs nothing.
cc-rule-62 = Installed cubes stay where they are, unless their tile is covered.
cc-rule-63 = The strongest chooses first at the construction company; among equals the higher earnings go first. Each foreman may buy one building.
cc-rule-64 = A building costs its number in fees, 1 less in the old row, changed by the market, and at least 1. Then a foreman with influence 0 or 1 pays 1 more, one with 3 or more pays 1 less, which can make it free.
cc-rule-65 = The building goes on a free site of your village or over one of your buildings. The one below stops working, and you get as much refuse as its number.
cc-rule-66 = You can have each building only once, and covered ones count. What has been built over can never be built again.
cc-rule-67 = You may still buy one that you have, so that nobody else gets it: it leaves the game.
cc-rule-68 = Buying no building costs nothing. This is where a foreman without work can stand for free.
cc-rule-69 = Permanent buildings work at once: tailor, school and mess hall in the same round's area 7, the coal shed at the end of the same round.
cc-rule-70 = A foreman at the refuse pile removes up to as many cubes as his influence; with a mess hall one more, up to 4.
cc-rule-71 = A foreman in the storage installs up to as many stored cubes as his influence on connected tiles that lack them; with a school one more, up to 4.
cc-rule-72 = If such a foreman moves nothing, even because there is nothing to move, he costs as many fees as his influence. Refuse of this round can be removed at once.
cc-rule-73 = Rounds 2, 4, 6 and 8 end with a quarterly report: in the order of earnings, each player shows the real cash and moves the marker there. Mostly earnings fall, and fees with them.
cc-rule-74 = All coal that is left is lost, but for up to 5 that a coal shed may keep; in the order of earnings its owners choose how much. Kept coal still counts in the stockpile.
cc-rule-75 = New market cubes are drawn, and the market and the price of coal change.
cc-rule-76 = The utility market receives new cubes on top of what is left, as long as there are any: 47 of each type are in the game.
cc-rule-77 = The old row of buildings leaves the game, the new row becomes the old one, and as many new buildings as there are players are turned up.
cc-rule-78 = When the draw pile is used up, no more buildings come; those on display are still for sale until they have to leave.
cc-rule-79 = The calendar moves on, and everyone has all nine foremen again.
cc-rule-80 = After the last round there is a report as usual, and then the inspection. Nothing else of the end of a round is done.
cc-rule-81 = The inspector counts 1 fee for each utility missing on a visible tile, 1 for each refuse cube and 2 for each unfinished tunnel. Each stored cube takes off 1, and each visible building 2.
cc-rule-82 = A tunnel is unfinished if its opening faces an empty cell or the village. It is finished if it meets another opening or runs into the closed side of one of your tiles. Each opening counts by itself.
cc-rule-83 = The tunnel from the entrance to the village is always finished. Any other tunnel that leads down from the bottom row stays unfinished for good, unless its tile is covered.
cc-rule-84 = If the inspection adds up to more than 0, you pay so many fees, but no more than you have; if to less, you receive them. Your fee is the one after the last report.
cc-rule-85 = Whoever has most money wins. In a tie, whoever has laid more mineshaft tiles, covered ones too. If that is equal, the victory is shared.
cc-rule-86 = A Reformed Industry has no market cubes. The market is always 0: for coal, incentives, utilities, buildings, and for new cubes on the utility market.
cc-rule-87 = In A Reformed Industry no tile yields anything by itself. A supplied tile still gives its miner the full amount.
cc-rule-88 = In A Reformed Industry what is left on the utility market goes back before it is filled again.
cc-rule-89 = In A Reformed Industry the inspector counts 2 for everything: missing utilities, refuse and unfinished tunnels against you, stored cubes and buildings for you.
cc-rule-90 = In A Reformed Industry a tunnel that runs into a closed side is unfinished. Only another opening finishes it.
cc-rule-91 = In A Reformed Industry the church still works.
cc-rule-92 = In An Industry Amok foremen are placed in turns, one each in earnings order, face down. Passing ends it for you; in round 1 you need one at the coal brokers first. Half a tandem counts as a foreman alone.
cc-rule-93 = In An Industry Amok the top tile of each permit stack lies face up.
cc-rule-94 = In An Industry Amok a permit always needs one incentive for each number above the foreman's influence, supplied neighbours or not.
cc-rule-95 = In An Industry Amok all 24 buildings are used. When the draw pile is empty, those that left the game are shuffled as a new one.
cc-rule-96 = Both variants can be played together: no market, an incentive of 2 fees, and always one for each number above the foreman's influence.
cc-rule-97 = If the tavern works, your foremen at the coal brokers, in the utility market and at the construction company have 1 more influence this round, for order, amounts, prices and penalties. In a tandem both have it. Miners, permits, refuse pile and storage do not.
cc-rule-98 = As long as your tailor is not built over, your 0 counts as a 1 everywhere.

## Chapters of the rules

cc-chapter-a-reformed-industry = A Reformed Industry
cc-chapter-an-industry-amok = An Industry Amok
cc-chapter-both-variants = Both variants
cc-chapter-coal-brokers = Coal brokers
cc-chapter-construction-company = Construction company
cc-chapter-economy = Economy
cc-chapter-end-of-game = End of the game
cc-chapter-end-of-round = End of a round
cc-chapter-market-cubes = Market cubes
cc-chapter-permits = Permits
cc-chapter-placement = Placement
cc-chapter-refuse-and-storage = Refuse and storage
cc-chapter-reveal = Reveal
cc-chapter-utility-market = Utility market
cc-chapter-village-tiles = Village tiles

## In the middle of a move, and what an ending gives up

cc-picked-place-my-foreman = Where does the { $count } go?
cc-picked-place-space = Choose the foreman who works { $space-at }.
cc-picked-place-my-cell = Choose the foreman who works { $space-at }.
cc-picked-swap-my-stored = Choose what you get for the { $type }.
cc-picked-permit-my-cell = Choose a size of tile for the foreman { $cell-at }, or none.
cc-picked-permit-permit = Choose the foreman who gets a permit for a { $count }.
cc-picked-decline-my-cell = The foreman { $cell-at } can pay for no permit: he must decline.
cc-picked-lay-my-cell = Lay the tile { $cell-at } as it is shown, or turn it.
cc-picked-install-my-stored = Choose the tile that gets the { $type }.
cc-picked-install-my-cell = Choose what is installed { $cell-at }.
cc-picked-build-building = Choose the site for the { $building }.
cc-picked-deny-building = You have a { $building } already: a second one leaves the game.
cc-forfeit-permit = Declining costs you { $fees } ({ $dollars }).
cc-forfeit-church = The church helps nobody in this round.
cc-forfeit-building = Your foreman goes home without a building.

## What a move would change: rows of a preview

cc-change-cash = Cash ($)
cc-change-dug = Coal you would mine this round
cc-change-left-refuse = Refuse your foremen would leave
cc-change-to-buy = Utilities you could buy
cc-change-permits = Foremen waiting for a permit
cc-change-to-clear = Refuse you may remove, at most
cc-change-to-install = Stored cubes you may install, at most
cc-change-coal = Coal
cc-change-refuse = Refuse
cc-change-coming-coal = Coal after mining
cc-change-coming-refuse = Refuse at the end of the round
cc-change-fee = Fee ($)
cc-change-earnings = Earnings track
cc-change-stored = Utilities in storage
cc-change-full-tiles = Tiles with all utilities
cc-change-buildings = Buildings in the village
cc-change-tiles = Tiles laid in the mine
cc-change-open-ends = Unfinished tunnels
cc-change-in-hand = Foremen in hand
cc-change-unplaced = Fine for foremen left over ($)
cc-change-inspection = Cost of an inspection now ($)
cc-change-broker = Coal sells at about { $price } apiece; what others mine changes it
cc-change-permit-free = A new tile of any size is free here
cc-change-permit-partly = A new tile is free { $sizes ->
    [1] in size 1
   *[other] up to size { $sizes }
}; size 4 costs { $most }
cc-change-permit-price = A new tile costs { $least } in size 1, { $most } in size 4
cc-change-connected = Connected with the entrance: it can be mined
cc-change-cut-off = Not connected with the entrance: it gives no coal
cc-change-permit-paid = Permit { $number } { $dollars-for }
cc-change-permit-declined = No permit for this foreman
cc-change-tile-laid = New in the mine: { $tile }
cc-change-supplied = Tile complete: each round { $alone } by itself, and a 4 mines { $mined }
cc-change-supplied-cut-off = Tile complete, but no tunnel leads from it to the entrance
cc-change-lacking = Still lacks { $types }; until then foremen mine only half there
cc-change-install-declined = Stays in storage: { $type }
cc-change-swapped = { $wanted } in place of { $out }
cc-change-built-school = Installs 1 cube more from the storage, up to 4
cc-change-built-tailor = Your 0 counts as a 1 everywhere
cc-change-built-coal-shed = Keeps up to 5 unsold coal for the next round
cc-change-built-mess-hall = Removes 1 refuse cube more from the pile, up to 4
cc-change-built-village-store = A foreman there swaps stored cubes for other types
cc-change-built-doctors-office = A foreman there rests and costs nothing
cc-change-built-tavern = A 4 there gives your buyers and sellers 1 more influence
cc-change-built-church = A 3 or 4 there lets a miner also dig what a 1 would
cc-change-built-over = Built over: { $building }
cc-change-built-none = No building is bought
cc-change-denied = Leaves the game: { $building }
cc-change-bought-none = No utilities are bought
cc-change-sold-none = No coal is sold
cc-change-penalty = Penalty: { $fees }
cc-change-cleared = Removed: { $cubes }
cc-change-coal-lost = Lost unsold: { $coal }
cc-change-church-helped = { $coal } more { $space-at }
cc-change-church-declined = The church helps no miner
cc-change-committed = Your foremen are placed for this round
cc-change-passed = No more foremen this round
cc-change-building = May buy a building, now from { $dollars }; buying none costs nothing
cc-change-building-free = May buy a building, now free of charge; buying none costs nothing
cc-change-no-building = No building that you could buy is on offer
cc-change-pair = Together they buy with influence { $value }
cc-change-half-pair = A tandem needs a second foreman
cc-change-useful = Cubes for tiles that lack them
cc-change-village-store = Swaps stored cubes for other types, up to his influence
cc-change-doctors-office = Rests, does nothing and costs nothing
cc-change-tavern = Buyers and sellers get 1 more influence this round
cc-change-church = One of your miners may also dig what a 1 would
cc-reason-cash = It brings { $count } dollars.
cc-reason-dug = It mines { $count } more coal this round.
cc-reason-to-buy = It lets you buy utilities: a tile with all three gives coal by itself.
cc-reason-to-install = It brings cubes from your storage to your tiles.
cc-reason-to-clear = It lets you remove { $count } refuse, also what your miners leave this round.
cc-reason-refuse = It leaves you with { $count } refuse less.
cc-reason-fee = Every fee is then { $count ->
    [one] a dollar
   *[other] { $count } dollars
} cheaper for you.
cc-reason-full-tiles = It completes the utilities of a tile.
cc-reason-buildings = It adds a building to your village.
cc-reason-tiles = It makes your mine larger.
cc-reason-permit-paid = It gets you a tile for your mine.
cc-reason-lacking = It supplies a tile of your mine.
cc-reason-unplaced = It spares you a fine of { $count } dollars.
cc-reason-broker = It sells your coal. Without a foreman here you could sell none this round.
cc-reason-permit-free = It prepares a new tile: a bigger mine gives more coal in every round.
cc-reason-permit-partly = It prepares a new tile: a bigger mine gives more coal in every round.
cc-reason-permit-price = It prepares a new tile: a bigger mine gives more coal in every round.
cc-reason-pair = Together they come to { $value }, so they buy before weaker foremen.
cc-reason-building = A building helps in every round and saves you { $fees } at the end.
cc-reason-building-free = A building helps in every round and saves you { $fees } at the end.
cc-reason-useful = It buys { $count ->
    [one] a cube that one of your tiles lacks
   *[other] { $count } cubes that your tiles lack
}.
cc-reason-church-helped = It digs { $coal } more.
cc-reason-tavern = It makes all your buyers and sellers stronger by 1 this round.
cc-reason-church = It lets one of your miners also dig what a 1 would.
cc-reason-village-store = It can swap stored cubes for those that your tiles lack.
cc-reason-doctors-office = He rests there: that costs nothing and spares you his fine.
cc-reason-sold-none = Your earnings stay as they are, and your fee does not rise.
cc-reason-permit-declined = It spares you the unfinished tunnels of a new tile.
cc-reason-built-none = It keeps your money for what comes next.
cc-reason-install-declined = It keeps the cube in your storage for another tile.
cc-reason-committed = The computer sees no better place for those in hand.
cc-chance-order = The starting order is drawn
cc-chance-market = A market cube is drawn
cc-chance-company = A building is turned up
cc-chance-permit-1 = A tile of size 1 is drawn
cc-chance-permit-2 = A tile of size 2 is drawn
cc-chance-permit-3 = A tile of size 3 is drawn
cc-chance-permit-4 = A tile of size 4 is drawn
cc-hidden-opened = Everyone's foremen come to light: where they stand, who was not placed
cc-hidden-unplaced = The foremen that others have not placed come to light
cc-hidden-revealed = { $count ->
    [one] A hidden foreman is turned over
   *[other] { $count } hidden foremen are turned over
}
