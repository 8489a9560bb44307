# The lessons of Coal Country: one idea at a time, in short sentences.

cc-lesson-first = The first round
cc-lesson-first-about = Mine coal, sell it and dig on: you play one round, step by step, and can then play on.

cc-lesson-first-chapter-goal = What it is about
cc-lesson-first-welcome = Welcome! You run a small coal mine with a village in front of it. You mine coal, sell it and spend the money on a bigger mine. After six rounds whoever has most money wins.
cc-lesson-first-mine = This is the entrance, your first mine tile. The three cubes on it are wood, water and electricity. A tile with all three gives coal by itself in every round, as much as a foreman of 1 would mine there: this one gives 2.
cc-lesson-first-foremen = These are your nine foremen. The number is a foreman's influence, from 0 to 4. You send them out in every round, and they all come home afterwards. Nobody is paid.

cc-lesson-first-chapter-placing = Placing in secret
cc-lesson-first-place-mine = All players place at the same time, face down. Nobody sees numbers until they are used. Choose a 4 and put it on your entrance: a 4 mines 5 coal there.
cc-lesson-first-place-mine-weaker = That foreman would mine less. The higher the influence, the more coal: send a 4.
cc-lesson-first-place-mine-first = That space comes later. First send a 4 to your entrance.
cc-lesson-first-not-yet = Not yet: there is more for your foremen to do this round.
cc-lesson-first-place-broker = Coal is sold at the coal brokers. Each player may send one foreman there, and in round 1 must. Send a 3: the price is $1 better for a 3 or a 4.
cc-lesson-first-place-broker-other = He could sell too, but we want a 3 here: it sells late and for $1 more.
cc-lesson-first-place-north = The empty cells beside your mine are for new tiles. Put a 2 on the cell above the entrance. He will get a permit for a tile of size 2 without paying.
cc-lesson-first-place-east = One more tile: put a 3 on the cell to the right of the entrance.
cc-lesson-first-place-market = New tiles need wood, water and electricity, from the utility market: as many cubes as the foreman has influence. Two foremen in tandem add up to come first, but the stronger alone says how many cubes. Send your other 4 alone.
cc-lesson-first-place-market-pair = The two joined spaces are for a pair of foremen. One alone is enough now: take a single space.
cc-lesson-first-place-construction = The construction company sells buildings for your village. Send a 2. If you then do not want to buy, that costs nothing.
cc-lesson-first-place-refuse = Whoever mines leaves refuse behind. Put a 1 on your refuse pile: he will carry one cube of it away.
cc-lesson-first-commit = A 0 and a 1 are left. For foremen in hand you pay their influence in fees, but in round 1 nobody has money yet. You are done: finish placing.
cc-lesson-first-commit-more = There is nothing useful left for him this round. Finish placing.

cc-lesson-first-chapter-selling = Coal and its price
cc-lesson-first-mined = Rosa has finished too. Now the areas are used one after the other, from 1 to 7. Your village is empty, so the mines begin: your tile gave 2 coal by itself, your 4 mined 5. That makes 7, and one refuse cube: every foreman who mines leaves one, coal that comes by itself none.
cc-lesson-first-price = Rosa has 7 coal as well, so 14 lie in the common stockpile. Coal costs $10, and $1 less for every full ten pieces in the stockpile. The price now: $9.
cc-lesson-first-rosa-sells = At the brokers the lowest influence sells first. Rosa sent a 2: she sells her 7 coal at $9 each and has $63.
cc-lesson-first-sell = Her coal has left the stockpile, so the price is $10 again, and your 3 adds $1. Sell all your coal: what is left is lost at the end of the round.
cc-lesson-first-sell-less = You may sell fewer. But unsold coal is lost at the end of the round: sell all 7.
cc-lesson-first-sold = $77! This track shows what you have earned. It also sets your fee: the more you earned, the more one fee costs you. For you a fee is now $8, at the beginning it was $5. All costs are counted in fees.

cc-lesson-first-chapter-permits = A bigger mine
cc-lesson-first-permit = Now new tiles, highest earnings first: you. Your 2 stands beside a tile that has all three cubes. So sizes up to his influence are free; each size more would cost an incentive of 2 fees. Choose size 2.
cc-lesson-first-lay = You drew a straight tunnel. Lay it so that it meets the tunnel of the entrance. Only tiles that are connected to the entrance can be mined.
cc-lesson-first-lay-turned = Laid like this it would not meet the entrance. Turn it: its tunnel must run up and down.
cc-lesson-first-rosa-digs = Rosa also has a foreman beside her mine. She takes a tile of size 3.
cc-lesson-first-permit-three = Your 3 stands beside the entrance only, which has all its cubes. Take size 3, again for nothing.
cc-lesson-first-permit-four = Size 4 is one more than his influence: that would cost an incentive of 2 fees, $16. Take size 3.
cc-lesson-first-permit-smaller = That would be free too. But bigger tiles give more coal: take size 3.
cc-lesson-first-permit-decline = A foreman who takes no tile costs fees. Take size 3, it is free.
cc-lesson-first-lay-tee = This tile has three tunnels. Lay it so that one of them meets the entrance and none runs down to the village.
cc-lesson-first-lay-tee-other = Better: one tunnel to the left, to the entrance, and the closed side down.
cc-lesson-first-tunnels = Two of its tunnels end in nothing. Remember them: at the end of the game each unfinished tunnel costs 2 fees.

cc-lesson-first-chapter-utilities = Wood, water, electricity
cc-lesson-first-take = At the utility market the highest influence buys first: you. A cube costs 2 fees now, $16 for you. Who buys nothing here, or sells nothing at the brokers, pays his influence in fees. Buy one of each kind.
cc-lesson-first-take-none = A foreman who buys nothing costs fees. Buy one of each kind.
cc-lesson-first-take-other = A tile needs one cube of each kind. Buy exactly one of each.
cc-lesson-first-install = Right after a purchase you may put one cube of each kind on your tiles. Put the wood on the tile above the entrance.
cc-lesson-first-install-water = Now the water, on the same tile.
cc-lesson-first-install-power = And the electricity, on the same tile.
cc-lesson-first-install-other = Put all three on the same tile, the one above the entrance: a tile with one or two cubes gives nothing by itself.
cc-lesson-first-install-stop = The cube would go to your storage. Put it on the tile above the entrance right away.
cc-lesson-first-supplied = This tile is supplied. From the next round on it gives 2 coal by itself. A foreman on a tile that lacks a cube mines only half. Cubes left in your storage can be installed later, by a foreman whom you place there.
cc-lesson-first-rosa-supplies = Rosa buys three cubes for her new tile. At the construction company her 4 comes first, but she has little money left and buys nothing.

cc-lesson-first-chapter-village = The village
cc-lesson-first-build = Your turn: the highest influence has chosen first. The school costs 1 fee, $8; a 3 or 4 would pay 1 less, a 0 or 1 pays 1 more. Each building saves 2 fees at the end of the game. What you build over stops working and leaves refuse. Buy the school.
cc-lesson-first-build-stop = You need not buy. But a building for $8 is a good deal: take the school.
cc-lesson-first-clear = Last, your foreman on the refuse pile. Remove the cube: refuse costs a fee each at the end of the game.
cc-lesson-first-clear-none = A foreman who moves nothing costs fees. Remove the cube.

cc-lesson-first-chapter-inspection = Reports and the inspection
cc-lesson-first-round-over = That was a whole round. All foremen are back, new cubes and buildings have come. Four market cubes are drawn for every round: with more green than red, coal, cubes and incentives cost more, with more red less.
cc-lesson-first-shed = One of the new buildings is a coal shed. Its owner may keep up to 5 unsold coal at the end of a round, to sell it later at a better price. Whoever has none loses all unsold coal.
cc-lesson-first-report = After rounds 2, 4 and 6 there is a report: your earnings are set to the money that you really have. Who has spent a lot has lower fees afterwards.
cc-lesson-first-inspection = After the last round the inspector comes. You pay 1 fee for each missing cube on a tile, 1 for each refuse cube, 2 for each unfinished tunnel. You get back 1 for each stored cube, 2 for each building.
cc-lesson-first-inspection-mine = Today that would be 9 fees: 3 cubes are missing on this tile, 4 tunnels are unfinished, one of them at the entrance, and the school counts 2 in your favour.
cc-lesson-first-repair = Begin with the tunnel at the left of the entrance. A tile of size 1 has one tunnel and closes it. Put a 1 on the cell to the left of the entrance: for him size 1 is free.
cc-lesson-first-repair-other = For size 1 an influence of 1 is enough. Keep the others for more important work.
cc-lesson-first-repair-first = That is a good idea too, but first send a 1 to the cell at the left of the entrance.
cc-lesson-first-play-on = Rosa has placed her foremen and is waiting. From here on you play alone: place the rest, sell your coal, and watch the inspection. Good luck!

## The coach: the phase in words, and what people do here

cc-coach-place = Place foremen in secret, then finish.
cc-coach-place-why = People begin with a 4 in a mine that has all its cubes and one foreman at the brokers, a 3 or better. Then tiles and cubes for the next round. Foremen left in hand cost their influence in fees, a 0 costs nothing.
cc-coach-swap = Village store: exchange stored cubes.
cc-coach-swap-why = People exchange what they have twice for the kind that a tile still lacks.
cc-coach-church = The church helps one of your miners.
cc-coach-church-why = It adds what a 1 would mine there, so people choose the tile that gives most to a 1.
cc-coach-sell = Coal brokers: sell your coal.
cc-coach-sell-why = What is not sold is lost, unless you have a coal shed. So people sell all. It raises earnings, and with them your fee.
cc-coach-side = Your earnings marker meets another: above or below?
cc-coach-side-why = Below often keeps your fee lower. Above brings you earlier in the order of permits.
cc-coach-permit = Permits: choose the size of a new tile.
cc-coach-permit-why = Up to the foreman's influence a size is free, if all tiles beside his cell have their cubes. Bigger tiles give more coal and leave more tunnels to finish. A foreman without a tile costs fees.
cc-coach-lay = Lay the tile that you drew.
cc-coach-lay-why = One tunnel must meet your mine, or the tile gives nothing. People turn the others towards tiles of their own, and none down to the village: open tunnels cost fees at the end.
cc-coach-take = Utility market: buy cubes.
cc-coach-take-why = A tile works by itself only with one cube of each kind. People buy what makes one tile whole, rather than something for each.
cc-coach-install = Put cubes on your tiles.
cc-coach-install-why = People complete one tile before they begin another, the one that gives most coal first.
cc-coach-build = Construction company: buy a building, or none.
cc-coach-build-why = Each building saves two fees at the end, and the early ones help for many rounds. Not buying costs nothing.
cc-coach-clear = Refuse pile: remove cubes.
cc-coach-clear-why = Each cube costs a fee at the end, so people remove as many as the foreman can.
cc-coach-keep = Coal shed: keep coal for the next round.
cc-coach-keep-why = Stored coal keeps the price low in the next round, also for the others. People keep it when the price is bad now.
cc-coach-stop = Nothing more to do here.
cc-coach-stop-why = Finish, and the next area comes.
