# The lessons of Ruhrschifffahrt: one idea at a time, in short sentences.

rs-lesson-first = The first trips
rs-lesson-first-about = Carry coal down the Ruhr, build locks and a warehouse, sell in the port: you play four turns, step by step, and can then play on.

rs-lesson-first-chapter-trip = A trip and a sale
rs-lesson-first-welcome = Welcome aboard! You carry coal down the Ruhr with your barge and sell it. The money pays for locks and warehouses, and those bring points. After twelve turns most points win.
rs-lesson-first-river = This is the Ruhr. It flows from the county of Mark at the top down to the port of Ruhrort. On it lie storages with coal, and those who buy it: cities and industry (forges, hammer mills, gun factories). Obstacles lie in between.
rs-lesson-first-dice = Coal is a die. It is never rolled: its pips say how good the coal is. This one has 4 pips. For now you may carry only black coal.
rs-lesson-first-demand = In every turn a marker is drawn from the bag. This one is demand: a Thaler lies on each forge. Whoever sells there first gets it as well.
rs-lesson-first-option = First you choose an option. A pilot would let you sail as far as you like. You need none now: choose no option.
rs-lesson-first-option-pilot = A pilot is useful, and free. But let us make a plain trip first: choose no option.
rs-lesson-first-start = Now the storage where your barge starts. Without a pilot each has one target, two spaces down the river: point at a storage, and the river shows its trip. Take the one with 4 pips, Gewalt: it leads to a forge.
rs-lesson-first-start-other = That would be a fine trip too. But the die with 4 pips at Gewalt leads to a forge, where a Thaler is waiting.
rs-lesson-first-rosa-starts = Rosa needs a storage that no barge stands at. She takes the next one down the river.
rs-lesson-first-sell = Whoever is farthest up the river acts first: you. On the way lies an obstacle, so your coal loses 1 pip, once on a trip. Sell it at the Rellinghausen forge.
rs-lesson-first-sold = 3 pips are left. 1 of them became a token here: you have sold black coal to industry. The other 2 became Thalers, and the Thaler on the forge is yours as well.
rs-lesson-first-rosa-sells = Rosa sells at a hammer mill. Then the second turn begins with a new marker.

rs-lesson-first-chapter-progress = Progress
rs-lesson-first-order = In each phase whoever is farthest up the river is first. That is you. A start space down the river is free; going back up costs a fee.
rs-lesson-first-progress = These are your progress markers: rights that you earn with tokens. Lock building needs one sale of black coal to industry and one to a city. The city is missing.
rs-lesson-first-city = So you sell to a city now. A plain trip will do: choose no option.
rs-lesson-first-city-option = You do not need that for our plan. Choose no option.
rs-lesson-first-city-start = The trip from the storage Pörtingssiepen leads to the city of Werden. Start there.
rs-lesson-first-city-start-other = From there you would not get to Werden. Start at Pörtingssiepen.
rs-lesson-first-rosa-pilot = Rosa takes a pilot: her barge may sell at any place down the river. In a turn with high or low water there are no pilots.
rs-lesson-first-city-sell = Your coal has 3 pips and passes an obstacle again. Sell it in Werden.
rs-lesson-first-rosa-mulheim = Rosa sails past Saarn and sells in Mülheim.

rs-lesson-first-chapter-locks = Locks
rs-lesson-first-earned = Industry and a city: you have earned lock building. Such a black marker stays yours, and you may use it once in every turn. White ones serve once in the game, and there are few of them.
rs-lesson-first-lock = A lock takes away an obstacle, for everyone and for good. It costs 2 Thalers and brings 2 points, 3 in the Mark. Build the lock at Horst: your next trip will pass it.
rs-lesson-first-lock-other = You may build there too. But your next trip will pass Horst: build that one.
rs-lesson-first-lock-done = You have 4 Thalers, and locks bring points. Build the lock at Horst.
rs-lesson-first-second = With two players a second lock is free with the first, in turns 2 to 5. Build one in the Mark, far up the river, for 3 points. Witten, for example.
rs-lesson-first-second-other = A lock in the Mark brings 3 points instead of 2. Take Witten.
rs-lesson-first-second-one = It is free now: take a second lock, in the Mark.
rs-lesson-first-bag = 5 points! With your first lock you also got two warehouses that you can build later. The obstacles that you removed go into the bag, to be drawn as demand or high water.
rs-lesson-first-rosa-locks = Rosa has earned lock building too. She builds two locks near the port.

rs-lesson-first-chapter-loan = A loan
rs-lesson-first-levy = The turn track brings events. In turn 3 everybody pays 1 Thaler or 1 point. You decide: pay the Thaler.
rs-lesson-first-levy-vp = Points win the game. Keep them for now and pay the Thaler.
rs-lesson-first-track = Coal that was sold comes back. It moves along this transport track, from box to box, and then to a storage again. The lowest box holds the die that you sold first.
rs-lesson-first-haul = Up the river there is no black coal left. Horses can haul your barge up to an empty storage, with that die: choose hauling and transport. It costs 2 Thalers, and you have 1.
rs-lesson-first-haul-other = We want to go up the river with the die of the track: choose hauling and transport.
rs-lesson-first-borrowed = You took a loan: one of your warehouses went to a debt space, and you got 2 Thalers. Now choose Eiberg, far up the river. From there the trip goes to Steele.
rs-lesson-first-borrowed-other = The die can go there as well. But from Eiberg you pass your own lock at Horst: choose Eiberg.
rs-lesson-first-rosa-port = Rosa takes a pilot again. She wants to go to the port of Ruhrort, which nobody reaches without one.
rs-lesson-first-steele = Sell your coal in Steele. You pass Horst, but its lock is built: no pip is lost.

rs-lesson-first-chapter-warehouses = Warehouses
rs-lesson-first-marker = The second city brought you the next marker: Essen warehouse. You may now build a warehouse in Steele, Werden or Kettwig, once a turn.
rs-lesson-first-warehouse = You have 3 Thalers. A warehouse in Steele costs 3, brings 2 points, and 1 Thaler whenever anybody sells there. Or pay back the loan, for 3; each loan costs 2 points at the end. Choose.
rs-lesson-first-warehouse-city = A fine place too. Here build in Steele, or pay back the loan.
rs-lesson-first-warehouse-lock = One more lock would bring points as well. But try something new: a warehouse in Steele, or the loan.
rs-lesson-first-warehouse-done = You have 3 Thalers: build in Steele, or pay back the loan.

rs-lesson-first-chapter-port = The port and the export
rs-lesson-first-rosa-builds = Rosa builds a warehouse in the port. In turn 4 the transport track becomes shorter, so the oldest die goes back to a storage.
rs-lesson-first-pilot = Now you sell in the port yourself. Nobody gets there without a pilot, and a pilot costs nothing: choose it.
rs-lesson-first-pilot-other = Without a pilot no trip reaches the port, and you have no Thaler for a dearer option. Choose the pilot.
rs-lesson-first-port-start = With a pilot you may start anywhere down the river. Take the coal with 3 pips: start at Pauline.
rs-lesson-first-port-start-other = That coal has only 2 pips. Start at Pauline, where 3 are.
rs-lesson-first-rosa-hauls = Rosa's barge lies in the port, and there is no coal below it. She must have it hauled up the river, and takes a loan for that.
rs-lesson-first-port-sell = With a pilot every buyer down the river is open to you. Sail past them all and sell in the port of Ruhrort.
rs-lesson-first-port-sell-other = That sale would be possible. But let us export: sell in Ruhrort.
rs-lesson-first-port-sold = An obstacle took 1 pip, 2 were left: 1 became your token for the port, the other 1 Thaler. The port always pays 1 Thaler more, so you have 2.
rs-lesson-first-export = Your sale moved the export marker on by 1 space; coal of 4 pips or more moves it by 2. From turn 4 on each turn names a country: every warehouse in its column scores the value under the marker, 1 more at the top, 1 less at the bottom. Then the marker goes back.
rs-lesson-first-white = Up here in the Mark lies white coal. Nobody may carry it yet: for you these storages are closed.
rs-lesson-first-white-marker = The marker Grafschaft Mark opens them: two sales of black coal to industry and two to cities. One sale to industry is all you lack. With white coal you earn the markers that no black coal brings.
rs-lesson-first-end = After turn 12 warehouses in all three cities of Essen or of the Mark, in all four coal depots, and most warehouses in a depot bring points. Each debt costs 2 points.
rs-lesson-first-play-on = Rosa sells in Saarn. Your sale in the port has earned two markers: Wage, and Port Ruhrort, with which you may build there. From here on you play alone, and your 2 Thalers would pay for a lock. Have a good trip!

## The coach: the phase in words, and what people do here

rs-coach-levy = A levy: a Thaler or a point.
rs-coach-levy-why = Thalers are rare in the beginning, points are easily won back with a lock. But who has no points pays in Thalers.
rs-coach-gift = A gift: a Thaler or a point.
rs-coach-gift-why = People take the Thaler if it pays for something this turn, otherwise the point.
rs-coach-remove = A die leaves the game.
rs-coach-remove-why = People remove one that helps the others more than themselves.
rs-coach-option = Choose an option, or none; then where your barge starts.
rs-coach-option-why = Look at the tokens that you need for the next progress marker, find the place that buys so, then the option that takes you there. Without one each storage leads to one place, two spaces on; a pilot sails anywhere down the river.
rs-coach-coal = Coal for the storages.
rs-coach-coal-why = People put it where their own barge starts, or will start next.
rs-coach-start = Choose the storage where your barge starts.
rs-coach-start-why = A good die brings more Thalers, but the place where you sell it brings the token. Point at a storage to see the whole trip.
rs-coach-sell = Carry your coal, and sell it.
rs-coach-sell-why = People look for demand Thalers and for the token that completes a progress marker. Ruhrort always pays a Thaler more.
rs-coach-return = A die comes back: choose its storage.
rs-coach-return-why = You are first, so you choose. People put it where they can reach it next turn and others cannot.
rs-coach-second = A second lock, free with the first.
rs-coach-second-why = It scores as well, so people take it, one in the Mark for three points.
rs-coach-buy = Purchases: locks, warehouses, loans.
rs-coach-buy-why = Warehouses in cities pay a Thaler whenever somebody sells there, in the port they score with the export. Each black marker works once a turn. Ten Thalers are the most that you can keep.
rs-coach-white = A white marker may be used.
rs-coach-white-why = It works once in the game. People use it when it decides something, or at the end.
