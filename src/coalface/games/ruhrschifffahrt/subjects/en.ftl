# What the things on a table of Ruhrschifffahrt are and do, in English.

## The frame, time and order

score-track = Score track
    .does = Shows how many points everyone has. Whoever passes the end goes on: the track grows, here to 60.
seat = Player
    .does = Whose board this is, with place and points. Colour and shape are the same for all pieces of a player.
turn = Space of the turn track
    .does = One of twelve turns. The signs say what happens when it begins, the shield where black dice return in this turn, the flag which country exports.
coat = Coat of arms
    .does = Black dice that leave the transport track in this turn return to a storage of this territory.
country = Country marker
    .does = It names the column of the port that exports in this turn. It is turned up only when the turn begins.
turn-order = Order of play
    .does = In every phase the barge farthest upriver acts first, then the next one downriver. A tick means: has acted.
phase-event = Phase 1: event
    .does = What the turn track shows for this turn happens to everyone.
phase-marker = Phase 2: water or demand
    .does = One marker is drawn from the bag: it lays Thalers on places that want coal, or changes the water level.
phase-option = Phase 3: start space
    .does = Everyone chooses a special option, or none, and a storage with a die to start from.
phase-sale = Phase 4: sale
    .does = Each barge carries its die downriver and sells it. One pip becomes a token on your board, the others Thalers.
phase-progress = Phase 5: progress
    .does = You take every progress marker whose tokens you have now.
phase-purchase = Phase 6: purchases
    .does = Build locks and warehouses, shift warehouses in the port, pay back debts: all you can pay and have markers for.
phase-export = Phase 7: export
    .does = Warehouses in the column of this turn’s country score. Then Thalers above the limit are given back.
bag = Bag
    .does = Markers that can still be drawn, one a turn. Obstacles that are removed by locks go in here too. When only one is left, everyone must build a lock.

## The river

storage = Coal storage
    .does = A start space: a barge that begins here carries this die to the target of the storage, two spaces downriver. Going downriver to it is free, upriver needs hauling.
storage-pilot = Storage for pilots
    .does = It has no standard trip. You can start here only with a pilot option.
price = Way to this start
    .does = The option that is needed to start here, and its fee in Thalers.
die-black = Black coal
    .does = A die of black coal; anyone may carry it. When it is sold, one pip becomes a token on your board, the others Thalers. Then it waits on the transport track.
die-white = White coal
    .does = A die of white coal from Mark. You may carry it once you have the marker Grafschaft Mark.
obstacle = Obstacle
    .does = A die that passes here loses one pip, once a trip. Whoever builds a lock in its place scores the points on the shield.
lock = Lock
    .does = Every barge passes here without losing a pip, whoever built the lock. It stands in place of an obstacle and stays to the end.
city = City
    .does = Buys coal: a sale here brings a token for cities. The places below are for warehouses: the leftmost free price is paid. Each sale here brings every owner of a warehouse a Thaler.
works-forge = Forge
    .does = Buys coal: a sale here brings a token for industry. A demand marker may lay Thalers on all forges of the river.
works-hammer = Hammer mill
    .does = Buys coal: a sale here brings a token for industry. A demand marker may lay Thalers on all hammer mills of the river.
works-gun = Gun factory
    .does = Buys coal: a sale here brings a token for industry. A demand marker may lay Thalers on all gun factories of the river.
demand = Demand
    .does = Thalers for whoever sells here next. No more than two lie on a space.
port = Port of Ruhrort
    .does = The end of the river, reached only with a pilot. A sale here brings one Thaler more and raises the export value. To leave you must haul.
barge = Barge
    .does = Every player has one. It carries one die a turn, and where it lies decides the order of play.
territory = Territory
    .does = The river crosses four of them. Mark has white coal, the others black. Coats of arms and demand markers name territories.
trip = Trip
    .does = The way a die would take, from its storage to where it is sold.

## Options and the transport track

area-options = Special options
    .does = With your start space you choose one of these or none, pay its fee and use it at once. Next turn all are open again.
option-none = No option
    .does = You start downriver of your barge and make the standard trip. It costs nothing.
option-transport = Transport
    .does = Set a die from an arrow box of the transport track on an empty storage. You may start from it, or from another.
option-supply = Supply
    .does = One die on any storage gains two pips. It needs the black marker Supply.
option-wage = Wage
    .does = You receive two Thalers. It needs the black marker Wage, and only one player a turn can have it.
option-hauling = Hauling
    .does = Horses pull your barge upriver, to a storage with a die.
option-hauling_transport = Hauling and transport
    .does = Your barge goes upriver to an empty storage, and a die from the transport track is set there.
option-pilot = Pilot
    .does = Your barge may sell at any place downriver, even in the port. High or low water closes it.
option-transport_pilot = Transport and pilot
    .does = Both in one: bring a die from the transport track, and sell anywhere downriver.
option-hauling_pilot = Hauling and pilot
    .does = Both in one: go upriver to a die, and sell anywhere downriver of it.
fee = Fee
    .does = What the option costs in Thalers. If you cannot pay, you go into debt for it.
area-track = Transport track
    .does = Dice that were sold wait here. The track gets better twice in the game; the sign at the right says when.
box = Box of the transport track
    .does = Sold dice wait here, and the one at the arrow can be brought back with transport. A new die goes in at the top; when the column is full, the one at the arrow returns to the river by itself.

## Depots and port

area-depots = Coal depots
    .does = One for each territory. Warehouses here score at once, and at the end for all four depots and for the majority in each.
depot = Coal depot
    .does = A warehouse here scores at once, and again at the end for whoever has most. Build for the leftmost free price; you need the black marker Coal depot, and may have several in one depot.
area-export = Export area
    .does = Warehouses in these columns score when their country exports. The numbers at the right are the export value.
export-value = Export value
    .does = What a warehouse scores when its country exports. Sales in Ruhrort raise it, every export lowers it.
position-bonus = Place in the column
    .does = Points more or less than the export value: the topmost warehouse earns most.
column = Column of a country
    .does = A warehouse here scores when this country exports; the topmost scores most. Build on the topmost free place for the number on it, one for each player. Later it may be shifted to another column.

## My board

thalers = Thalers
    .does = Money from sales. You may hold any number during a turn, but at its end { $limit } at most.
pool = Warehouses in your pool
    .does = These can be built now. Others wait for your first lock, for Grafschaft Mark, or on the turn track.
coming = Warehouses to come
    .does = They join your pool with your first lock, with the marker Grafschaft Mark, or in a later turn.
debt = Debt
    .does = Each loan puts a warehouse here and gives you { $loan } Thalers. Paying it back in phase 6 costs { $repay }; every debt left at the end costs { $debt } points.
chosen = Option of this turn
    .does = The special option chosen for this turn.
development = Development
    .does = Every sale puts a token into the area of its coal and buyer. Tokens earn progress markers; in a full area you get one Thaler more instead.
progress = Progress markers
    .does = Rights and gifts that you earn with combinations of tokens. The signs on a marker are the tokens it needs; faded ones you still lack.
marker-lock = Lock building
    .does = Once a turn you may build a lock in place of any obstacle.
marker-supply = Supply
    .does = You may take the special option Supply: one die on any storage gains two pips.
marker-essen_warehouse = Essen warehouse
    .does = Once a turn you may build a warehouse in Kettwig, Werden or Steele.
marker-wage = Wage
    .does = You may take the special option Wage, if nobody has it this turn: you receive two Thalers.
marker-port = Port Ruhrort
    .does = Once a turn you may build a warehouse in the export area.
marker-coal_depot = Coal depot
    .does = Once a turn you may build a warehouse in a coal depot.
marker-mark = Grafschaft Mark
    .does = From now on you may carry white coal, and two warehouses join your pool at once.
marker-mark_warehouse = Mark warehouse
    .does = Once a turn you may build a warehouse in Hattingen, Blankenstein or Witten.
marker-coal_hauler = Coal hauler
    .does = Once a game a die on a storage gains three pips, in your step of phase 3 or 4.
marker-hauling_action = Hauling action
    .does = Once a game you take a hauling option without its fee.
marker-inn = Inn
    .does = Once a game: Thalers or points, as you choose. Unused inns count at the end.
marker-warehouse = Warehouse
    .does = Once a game a cheap warehouse in a city or in the port. In Mülheim there is no other way to build.
marker-ruhraake = Ruhraake
    .does = Points at the end, and twice as many if your barge then lies in Ruhrort.
marker-mayor = Mayor
    .does = At the end a point for each of your Thalers, if you have no debt.
marker-ruhrtalbahn = Ruhrtalbahn
    .does = At the end a point for each of your warehouses in cities.
warehouses-built = Warehouses built
    .does = Where this player has warehouses. In cities they earn a Thaler with each sale there, in the port points with each export.
