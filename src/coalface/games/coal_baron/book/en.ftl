# The book of Coal Baron: short, in our own words. Numbers of examples come from the engine.

overview-goal = Coal for your customers
    .text = You run a coal mine. Customers want coal: each order card shows how many cubes of which colour, and the vehicle that fetches them. You buy tunnels, bring coal up with your cage, fill orders and deliver them. Most points after three shifts win.
overview-worker = One space a turn
    .text = Your turn is one action: put workers on a space and do at once what it says. An empty space costs one worker. On a space that is taken you need one more than stand there; those go to the canteen. The bank is always open: one worker, one Mark.
overview-factory = Buy tunnels
    .text = At the minecart factory you buy a tunnel tile for Marks. It goes into your pit at the level of its colour, and every minecart on it brings a cube of coal, free of charge. Yellow lies high and is cheap, black lies deep and is dear.
overview-mining = Bring up the coal
    .text = A mining space gives work steps. One step moves the cage to another level, loads one cube, or at the surface puts one cube on an order or into your storage. Is a colour missing? Any two cubes fill a spot instead.
overview-delivery = Deliver
    .text = An order whose spots are all full scores nothing until you deliver it. A worker at a vehicle delivers all your full orders of that vehicle together: you score their points at once.
overview-new = New orders, fresh money
    .text = Take a new order that lies open, or look at five in secret and keep one. Money spaces pay the Marks they show. You may have any number of orders, but those left at the end cost points.
overview-clock = The shift clock
    .text = Delivered orders score by themselves. After each shift the clock also rewards whoever has most: after the first shift most coal of each colour, after the second also most coal by each vehicle, after the third also most empty minecarts. Earlier deliveries count every time, so the clock pays more and more.
overview-shift = The end of a shift
    .text = Nobody passes: you play until you have no worker left. When all are used the shift is scored, and everyone takes back all workers. Whoever has most workers standing at the factory begins the next shift.
overview-final = The last count
    .text = After the third shift five Marks are worth 1 point, and so are three cubes. Every order you did not deliver costs 1, and for every tile that your light or dark side has more than the other you lose 2. Then most points win.

example-two-for-one = Two cubes for a black one
    .text = Anna has { $had } cubes in her cage at the surface, none of them black, and { $steps } work steps left. Her order wants one black cube. She puts two others on the spot, for a step each: { $left ->
        [one] one step is
       *[other] { $left } steps are
    } left, and { $stored ->
        [0] no cube
        [one] one cube
       *[other] { $stored } cubes
    } in the cage. The spot counts as black, now and in every scoring.
example-shift = Scoring the third shift
    .text = Yellow coal: Rosa has delivered most and scores { $yellow_first }, Jan has second most and scores { $yellow_second }. Grey coal: Anna and Jan share first place, so they score { $grey } and { $grey_too }, and nobody is second. Black coal: Rosa scores { $black } as the first; Anna and Jan share second place, { $black_second } and { $black_too }. So it goes on round the clock:
