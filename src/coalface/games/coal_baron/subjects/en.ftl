# What the things on a table of Coal Baron are and do, in English.

## The frame

score-track = Score track
    .does = Where everyone stands in points. Points come from deliveries, from the shift clock and from the end of the game.
seat = Player
    .does = Whose pit this is, with place and points. Colour and shape are the same for all pieces of a player.
points-report = What the shift brought
    .does = The majorities of the shift that has just ended: who counted most of what, and the points for it.
choice = Cards or tiles to choose from
    .does = Take one of what lies here. In the draft everyone takes in turn; from a draw you may also keep none.

## Worker spaces

area-factory = Minecart factory
    .does = Buy tunnel tiles here: each brings minecarts full of coal. Most workers here at the end of a shift also make you the next starting player.
area-mining = Mining
    .does = Each number is how many work steps you get: move the cage, load coal, unload it onto orders or into your storage.
area-delivery = Delivery
    .does = Deliver all your complete orders of one vehicle and score their points.
area-money = Money
    .does = Each space pays the number of Marks it shows. The Bank always takes exactly one worker.
area-order = New order
    .does = Take the order card of a space into your outstanding orders.
area-canteen = Canteen
    .does = Workers that were pushed off a space rest here. They come back to their owners when the next shift begins.
area-supply = Coal supply
    .does = Cubes for new minecarts come from here, and delivered ones return. If a colour runs out, other colours may take its place.
space = Worker space
    .does = Costs one worker if it is empty, otherwise one more than stand there; those go to the canteen.
space-factory = Buy a tunnel tile
    .does = Pay the Marks shown at the tile. It goes into your pit on the side it shows, with a cube of coal in each minecart.
space-factory-draw = Look at tiles
    .does = Look secretly at the top tiles of the stack. Buy one or none; put the rest back on top or at the bottom.
space-mining = Work steps
    .does = The number is the most steps you may take now in your pit. Steps that you do not use are lost.
space-delivery = Deliver
    .does = All your complete orders with this vehicle are delivered: you score them, and their coal returns to the supply.
space-money = Marks
    .does = You receive the number of Marks that the space shows.
space-bank = Bank
    .does = One worker here brings a little money. It never gets dearer, nobody is pushed away, and it is always open.
space-order = Take an order
    .does = The card becomes one of your outstanding orders. You may have any number, but each one left at the end costs a point.
space-order-draw = Look at orders
    .does = Look secretly at the top cards of the stack. Keep one or none; put the rest back on top or at the bottom.
locked = Locked space
    .does = With fewer than four players some spaces do not exist. This one is out of the game.
price = Price in workers
    .does = How many workers you need here now: one more than stand there, your own included.
workers = Workers on a space
    .does = They belong to one player and stay until someone pushes them off or the shift ends. A dashed circle is an empty space.
tile-stack = Stack of tunnel tiles
    .does = New tiles for the factory come from here. When it is empty, spaces stay empty.
order-stack = Stack of orders
    .does = New order cards come from here. When it is empty, spaces stay empty.
tile = Tunnel tile
    .does = Its colour says on which level it goes, lantern or moon on which side. Each minecart comes with one cube and is never filled again.
tile-price = Price of the tile
    .does = The Marks that this tile costs.

## The shift clock

clock = Shift clock
    .does = After each shift majorities are scored: the first third after shift I, two thirds after II, all after III. The hand shows the present shift.
clock-coal = Majority of a coal
    .does = Whoever has most spots of this colour on delivered orders scores the points; where there are two numbers, the next scores the second.
clock-vehicle = Majority of a vehicle
    .does = Whoever has delivered most spots with this vehicle scores the points; where there are two numbers, the next scores the second.
clock-carts = Majority of empty minecarts
    .does = Whoever has most empty minecarts of this colour scores the points; where there are two numbers, the next scores the second.

## My pit

crew = Workers
    .does = Those you can still send out in this shift. When everyone has run out, the shift ends.
marks = Marks
    .does = Money for tunnel tiles. At the end every full five are worth a point.
balance = Tunnel balance
    .does = At the end your tunnel tiles on both sides are compared. Each tile that one side has more costs points; this is how it would be now.
cage = Cage
    .does = The lift of your pit. It holds five cubes of any colours, moves to any level in one step, and stays where it is until you mine again.
level = Level of the pit
    .does = Its tunnels hold minecarts of one colour. Coal is loaded from here while the cage stands at this level.
lift = Move the cage
    .does = One work step, however far.
cart = Minecart
    .does = Its cube can be loaded into the cage. Once empty it stays empty, and then counts on the shift clock.
coal = Coal cube
    .does = Goes from a minecart by the cage onto an order spot of its colour, or into your storage. Cubes you still have at the end are worth a little.
spot = Spot of an order
    .does = Wants one cube of its colour. Any two other cubes may stand in, for two work steps.
side-light = Light side
    .does = Tunnel tiles with a lantern lie here. It should have as many tiles as the dark side.
side-dark = Dark side
    .does = Tunnel tiles without a lantern lie here. It should have as many tiles as the light side.
empty-carts = Empty minecarts
    .does = How many minecarts of this level hold no cube. After the last shift whoever has most of a colour scores.
steps = Work steps left
    .does = One dot for each step you may still take in this action.
order = Order card
    .does = Fill all its spots, then deliver it with its vehicle for the points in the corner. Each order left at the end costs a point.
orders = Outstanding orders
    .does = Your open orders. Complete ones still have to be delivered; each one left at the end costs a point.
complete = Complete orders
    .does = Orders whose spots are all filled. They wait for a delivery.
storage = Private coal storage
    .does = A cube put here needs no place in the cage. Later it goes onto an order for one step, wherever the cage is.
delivered = Delivered orders
    .does = They lie face down and count in every shift scoring, again and again. You may look at your own.
