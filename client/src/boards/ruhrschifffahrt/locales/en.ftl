# The drawn board of Ruhrschifffahrt in English. Signs are short; sentences come from the server.

## Coal, territories, spaces

rs-coal-black = black
rs-coal-white = white
rs-territory-mark = Mark
rs-territory-essen = Essen
rs-territory-werden = Werden
rs-territory-broich = Broich
rs-kind-storage = Storage
rs-kind-obstacle = Obstacle
rs-kind-lock = Lock
rs-kind-city = City
rs-kind-port = Port
rs-kind-forge = Forge
rs-kind-hammer = Hammer mill
rs-kind-gun = Gun factory
rs-column-belgium = Belgium
rs-column-netherlands = Netherlands
rs-column-rhineland = Rhineland
rs-column-short-belgium = Bel
rs-column-short-netherlands = Ned
rs-column-short-rhineland = Rhi

## The river

rs-river = The Ruhr, from upriver to the port
# What a space is called, then how it stands now
rs-words = { $called } { $now }
rs-now-storage = { $name } in { $territory }, { $pips ->
    [0] empty
   *[other] { $coal } die { $pips }
}, { $target ->
    [none] only with a pilot
   *[other] trip to { $target }
}
# Where the trip from a storage leads
rs-target = { $kind ->
    [forge] the { $name } forge
    [hammer] the { $name } hammer mill
    [gun] the { $name } gun factory
    [port] the port of { $name }
   *[other] { $name }
}
rs-now-way = { $thing }. Start here: { $option }, { $fee ->
    [0] free
    [one] 1 Thaler
   *[other] { $fee } Thalers
}
# In the list of moves: a trip, with the option that leads there
rs-trip-from = Start from { $name }
rs-trip-column = Option
rs-trip-option = { $option }, { $fee ->
    [0] free
    [one] 1 Thaler
   *[other] { $fee } Thalers
}
rs-now-obstacle = { $name } in { $territory }, a lock scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
rs-now-lock = { $name } in { $territory }, built for { $points ->
    [one] 1 point
   *[other] { $points } points
}
rs-now-works = { $name }{ $thalers ->
    [0] {""}
    [one] , 1 Thaler lies there
   *[other] , { $thalers } Thalers lie there
}
rs-now-city = { $name }, { $thalers ->
    [0] no Thaler lies there
    [one] 1 Thaler lies there
   *[other] { $thalers } Thalers lie there
}; warehouses: { $owners ->
    [none] none
   *[other] { $owners }
}; { $price ->
    [0] full
   *[other] the next for { $price } Thalers
}
rs-now-place = { $name }; warehouses: { $owners ->
    [none] none
   *[other] { $owners }
}; { $price ->
    [0] full
   *[other] the next for { $price } Thalers
}
rs-now-shift = Your warehouse in the { $column } column: shifting costs { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}
# On a button, for what has been pointed at
rs-do-start = Start here
rs-do-sell = Sell here
rs-do-lock = Build the lock
rs-do-build = Build here
rs-do-set = Set it here
# Whose something is, and how many
rs-owner = { $name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-now-exports = It exports in this turn
rs-now-territory = { $name }: { $coal ->
    [white] white coal
   *[black] black coal
}
rs-now-port = { $name }; barges: { $barges ->
    [none] none
   *[other] { $barges }
}
rs-port-more = each sale +1 Thaler
rs-barge-of = Barge of { $name }
rs-name = { $kind } { $name }
rs-free = free

## Turn and phases

rs-places = Parts of the board
rs-jump-river = River
rs-jump-options = Options
rs-jump-track = Track
rs-jump-depots = Depots
rs-jump-export = Export
rs-jump-turns = Turns
rs-turns = Turn track
rs-phases = Phases of the turn
rs-phase-event = Event
rs-phase-marker = Water, demand
rs-phase-option = Start space
rs-phase-sale = Sale
rs-phase-progress = Progress
rs-phase-purchase = Purchases
rs-phase-export = Export
rs-order = Order of play
rs-going-done = { $name } has acted
rs-going-now = { $name } acts now
rs-going-later = { $name } comes later
rs-turn-now = acts now
rs-turn-moved = moved
rs-turn-before = before you
rs-turn-after = after you
rs-effect-start-player = a start player is drawn
rs-effect-levy = everyone pays 1 Thaler or 1 point
rs-effect-switch = dice move to the next part of the transport track
rs-effect-warehouse = everyone gets a warehouse
rs-effect-gift = everyone gets 1 Thaler or 1 point
rs-effect-better-track = dice on the transport track +1
rs-effect-fewer-dice = dice leave the game
rs-effect-country = export to a country
rs-effect-locks = locks may be built
rs-effect-dear-locks = locks cost more
rs-effect-dear-options = options with a fee cost 1 more
rs-effect-last-turn = no marker, wage, supply or export
rs-coat = Black dice return to { $territory }
rs-country-down = Country face down; left: { $left }
rs-country-hidden = Country face down
rs-country-up = Country: { $country }

## Special options

rs-open = { $count } open, { $free } free
rs-options = Special options
rs-options-note = one or none, with the start space
rs-pilots-closed = Water level: pilots closed
rs-fee = Fee in Thalers
rs-now-option = { $fee ->
    [0] no fee
    [one] fee: 1 Thaler
   *[other] fee: { $fee } Thalers
}{ $owners ->
    [none] {""}
   *[other] , chosen by { $owners }
}
rs-words-option = { $name } { $fee ->
    [0] free
    [one] 1 Thaler
   *[other] { $fee } Thalers
}{ $owners ->
    [none] {""}
   *[other] , chosen by { $owners }
}
rs-option-none = no option
rs-option-pilot = pilot
rs-option-transport = transport
rs-option-wage = wage
rs-option-supply = supply
rs-option-hauling = hauling
rs-option-transport-pilot = transport and pilot
rs-option-hauling-pilot = hauling and pilot
rs-option-hauling-transport = hauling and transport
rs-card-none = No option
rs-card-pilot = Pilot
rs-card-transport = Transport
rs-card-wage = Wage
rs-card-supply = Supply
rs-card-hauling = Hauling
rs-card-transport-pilot = Transport, pilot
rs-card-hauling-pilot = Hauling, pilot
rs-card-hauling-transport = Hauling, transport

## Transport track, depots, export

rs-track = Transport
rs-track-brickearth = Brickearth
rs-track-paved = Paved
rs-track-rails = Rails
rs-track-next = { $part } now, { $name } from turn { $turn }
rs-track-leaving = Leaves the transport track: die { $pips }, { $coal }
rs-words-box = Transport track, { $coal }, box { $box }: { $pips ->
    [0] empty
   *[other] die { $pips }
}
rs-depots = Coal depots
rs-words-depot = Coal depot { $territory } { $prices }; warehouses: { $owners ->
    [none] none
   *[other] { $owners }
}
rs-depot-of = { $territory } depot{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-export = Export
rs-export-track = A warehouse that exports scores { $points ->
    [one] 1 point
   *[other] { $points } points
} now
rs-bonus = Points more or less by place
rs-words-column = { $short } { $price }, export to { $country }; warehouses from the top: { $owners ->
    [none] none
   *[other] { $owners }
}

## My board

rs-standing = { $shared ->
    [yes] joint{" "}
   *[no] {""}
}{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}{ $shared ->
    [yes] {""}
   *[no] {" "}of { $seats }
} · { $score ->
    [one] 1 point
   *[other] { $score } points
}
rs-thalers = Thalers
rs-at-most = { $count } at most
rs-too-many = { $count } will be given back
rs-warehouses = Warehouses
rs-in-pool = { $count } in pool
rs-coming-lock = { $count } with your first lock
rs-coming-mark = { $count } with Grafschaft Mark
rs-coming-turns = { $count } on the turn track, the next in turn { $turn }
rs-to-come = { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
} to come
rs-debt = Debt
rs-repay = repay { $thalers }
rs-count-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rs-words-debt = { $count ->
    [0] No debt
    [one] 1 debt: repay { $thalers } Thalers
   *[other] { $count } debts: repay { $thalers } Thalers each
}
rs-chosen = This turn: { $option }
rs-development = Development
rs-of = { $count } of { $all }
rs-full = full: all pips paid
rs-token-coming = +1 with this sale
rs-area-black-industry = Black to industry
rs-area-black-city = Black to a city
rs-area-ruhrort = Port Ruhrort
rs-area-white-industry = White to industry
rs-area-white-city = White to a city
rs-area-white-ruhrort = White to Ruhrort
rs-progress = Progress
rs-progress-note = { $black } of 8 black, { $white } of 7 white
rs-marker-key-black = black: once a turn
rs-marker-key-white = white: once a game, first come
rs-marker-ready = earned
rs-marker-scores = at the end
rs-marker-used = used
rs-marker-spent = turned over
rs-marker-blank = too late
rs-marker-gone = none left
rs-marker-open = { $count } to go
rs-marker-due = phase 5
rs-now-marker-due = All its tokens are there: it comes in phase 5 of this turn
rs-marker-coming = this sale
rs-copies = · { $count }×
rs-black-lock = Lock
rs-black-supply = Supply
rs-black-essen-warehouse = Essen warehouse
rs-black-wage = Wage
rs-black-port = Port Ruhrort
rs-black-coal-depot = Coal depot
rs-black-mark = Grafschaft Mark
rs-black-mark-warehouse = Mark warehouse
rs-white-coal-hauler = Coal hauler
rs-white-hauling-action = Hauling action
rs-white-inn = Inn
rs-white-warehouse = Warehouse
rs-white-ruhraake = Ruhraake
rs-white-mayor = Mayor
rs-white-ruhrtalbahn = Ruhrtal­bahn

## Legend and bag

rs-bag = Bag { $count }
rs-legend = What is what
rs-legend-open = What is what; { $count } markers in the bag
rs-close = Close
rs-legend-storage = Coal storage: start here
rs-legend-pilot = Storage only with a pilot
rs-legend-obstacle = Obstacle: the die loses 1 pip; below it the points for a lock
rs-legend-lock = Lock: free passage
rs-legend-city = City with prices of warehouses
rs-legend-forge = Forge
rs-legend-hammer = Hammer mill
rs-legend-gun = Gun factory
rs-legend-thaler = Demand: Thalers for the next seller
rs-legend-bag = { $count ->
    [one] 1 marker in the bag
   *[other] { $count } markers in the bag
}
rs-legend-drawn = One is drawn every turn, except in the last. It brings demand to cities or industries, or high or low water, which closes the pilots. Whoever builds a lock puts its obstacle into the bag.
rs-legend-left = Still in the bag or on the river:
rs-face-forge = Demand of all forges
rs-face-hammer = Demand of all hammer mills
rs-face-gun = Demand of all gun factories
rs-face-industry-mark = Demand of the industries of Mark
rs-face-industry-essen = Demand of the industries of Essen
rs-face-industry-werden = Demand of the industries of Werden
rs-face-industry-broich = Demand of the industries of Broich
rs-face-city-mark = Demand of the cities of Mark
rs-face-city-essen = Demand of the cities of Essen
rs-face-city-werden = Demand of the cities of Werden
rs-face-city-broich = Demand of the cities of Broich
rs-face-high-water = High water
rs-face-high-water-minus = High water, dice on storages −1
rs-face-high-water-plus = High water, dice on storages +1
rs-face-low-water = Low water
rs-face-low-water-minus = Low water, dice on storages −1
rs-face-low-water-plus = Low water, dice on storages +1

## The others

rs-fact-thalers = { $count ->
    [one] Thaler
   *[other] Thalers
}
rs-fact-pool = Pool
rs-fact-debt = { $count ->
    [one] Debt
   *[other] Debts
}
rs-fact-tokens = { $count ->
    [one] Token
   *[other] Tokens
}
rs-fact-markers = { $count ->
    [one] Marker
   *[other] Markers
}
