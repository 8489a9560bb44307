# The book of Ruhrschifffahrt: short, in our own words. Numbers of examples come from the engine.

overview-goal = Coal down the Ruhr
    .text = You carry coal down the river Ruhr with your barge and sell it to workshops, cities and in the port. What you earn builds locks and warehouses, and those bring points. Most points after twelve turns win.
overview-marker = What the turn brings
    .text = A turn begins with its event and a marker from the bag. Demand lays a Thaler on some buyers: whoever sells there first takes it. High or low water closes the pilots for this turn. In every phase the barge farthest upriver acts first.
overview-option = Option and start
    .text = Choose an option, or none, and a storage where your barge loads. Down the river is free; up the river horses must haul you, for a fee. A pilot lets you sell anywhere below, transport brings a die back from the track, and so on.
overview-sale = Sail and sell
    .text = A die is coal, its pips are its quality. Without a pilot you sail to the storage’s own target, two spaces down the river. If you pass an obstacle the die loses one pip, once a trip. For the sale you place a token on your board and take one Thaler fewer than the die has pips. Then the die goes to the transport track.
overview-progress = Progress
    .text = Tokens show what you have sold to whom. Certain combinations earn progress markers: rights to build locks or warehouses, to carry white coal, to draw a wage. Black markers are yours alone, of the white ones there are too few for all.
overview-purchases = Build
    .text = Each right serves once a turn. A lock takes an obstacle away, for everyone and for good. Warehouses stand in cities, where every sale then pays you a Thaler, in coal depots or in the port.
overview-points = Points and export
    .text = A lock brings 2 points, 3 in the Mark, a warehouse 2. From turn 4 on each turn names a country: warehouses in its column of the port score the export value, a little more at the top and less below. Sales in the port raise that value, scoring lowers it.
overview-time = Twelve turns
    .text = The turn track brings levies and gifts, new warehouses and dearer locks. Sold coal comes back on the transport track, which grows shorter as roads turn into rails. Short of money? A loan costs you a warehouse until you pay it back.
overview-end = The end
    .text = After turn 12 warehouses in many cities or in all coal depots score, and having most in a depot. Some white markers score too. Every debt costs 2 points. Then most points win.

example-sale = A trip past an obstacle
    .text = The die at the storage shows { $pips } pips. On the way lies an obstacle, so { $left } are left. { $token ->
        [one] One of them becomes a token
       *[other] { $token } of them become tokens
    } on Anna’s board, the rest are Thalers; and { $lay ->
        [one] a Thaler of demand lay
       *[other] { $lay } Thalers of demand lay
    } at the forge. So she takes { $thaler } Thalers in all.
example-export = Built in time
    .text = The Netherlands are named this turn, and the export value is { $value }. Rosa builds in their column just in time. Her warehouse stands at the top, where it scores a little more: { $points } points. Then the marker goes back by one for her warehouse, to a value of { $now }.
