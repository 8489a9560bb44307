# The book of Coal Country: short, in our own words. Numbers of examples come from the engine.

overview-goal = A mine, a village, a market
    .text = You run a mining company. Your mine grows tile by tile, your village stands in front of it, and all companies sell on the same market. There are no points: after the last round and the inspection most money wins.
overview-placing = Send out your foremen
    .text = Everybody has nine foremen with influence 0 to 4. All place at the same time, numbers hidden: on mine tiles, at the brokers, on cells beside the mine, at the markets. Whoever stays in your hand costs fees. Then the areas are worked through, one after the other, and foremen show their numbers there.
overview-mining = Mine
    .text = A foreman on a tile mines what it shows for his influence. A tile with wood, water and electricity also gives some coal by itself; if one is missing, its foreman mines only half. Only tiles connected with the entrance count, and every foreman who mined leaves refuse behind.
overview-selling = Sell
    .text = The more coal lies in the common stockpile, the lower the price. The weakest seller comes first. Each sale empties the stockpile, so those who wait may get more. Foremen of 3 or 4 get $1 more a piece, 0 or 1 get $1 less.
overview-permits = Dig on
    .text = A foreman beside your mine takes a new tile. If its neighbours have all three utilities, numbers up to his influence are free. Anything above must be paid in incentives, and beside an unsupplied tile everything must.
overview-utilities = Supply your tiles
    .text = At the utility market the strongest buys first: as many cubes of wood, water and electricity as his influence. Right away you may put one of each kind on your tiles; the rest goes to your storage.
overview-building = Build, tidy up
    .text = Then buildings for your village are bought, the strongest first. Each can do something, and each pleases the inspector. Last, foremen carry away refuse and install cubes from the storage.
overview-fees = Money and fees
    .text = All costs are counted in fees, and what a fee costs you depends on your earnings: the more you sold, the dearer everything becomes. So money comes from coal sold at a good price, and from not wasting it: foremen who do nothing cost fees too.
overview-round = From round to round
    .text = Coal that nobody sold is lost. New market cubes make prices rise or fall; you know one of the four beforehand. In every second round a report sets your earnings back to the money you really have, and with them your fee.
overview-inspection = The inspection
    .text = After the last round the inspector comes. Missing utilities and refuse cost 1 fee each, unfinished tunnels 2. Stored cubes give 1 back, buildings 2. Then whoever has most money wins.

example-price = Who waits sells dearer
    .text = { $stock } coal lie in the stockpile, so the market price is ${ $first }. Rosa sent a { $rosa }, the weakest seller, and comes first: she earns ${ $rosa_earned }. Her coal leaves the stockpile, the price rises, and Anna’s stronger foreman gets a dollar more apiece: as much coal brings her ${ $anna_earned }.
example-permit = The same tile, two prices
    .text = An incentive is { $incentive } fees, and a fee costs Anna ${ $fee }. To the left of the entrance all neighbours are supplied: there a foreman of influence two takes a tile of number two for { $free } fees and one of number three for { $cheap }. To the right he would stand beside a tile without utilities: there the same number three costs { $dear } fees.
example-inspection = What the inspector would say now
    .text = Missing utilities cost Anna { $missing } fees, refuse { $refuse }, unfinished tunnels { $tunnels }. Her building counts { $buildings }. That makes { $fees } fees of ${ $fee } each: ${ $dollars }.
