# The lessons of Coal Baron: one idea at a time, in short sentences.

cb-lesson-first = The first shift
cb-lesson-first-about = Dig coal, fill orders and score: you play one shift, step by step, and can then play on.

cb-lesson-first-chapter-goal = What it is about
cb-lesson-first-welcome = Welcome to your coal mine! Customers order coal. You dig tunnels to it, bring it up and deliver it. There are three shifts. Whoever has most points after the third one wins.
cb-lesson-first-points = Points come from two sources. Each order you deliver scores its printed points at once. And after each shift this clock rewards whoever has delivered most of something.
cb-lesson-first-order = These are your orders. The coloured spots show the coal that is wanted. The number is what the order is worth. The picture is the vehicle that must take it away.
cb-lesson-first-draft = Everyone takes three orders before the first shift. You have two, and you pick the third. Take the engine order: it wants 1 black cube and is worth 5 points.
cb-lesson-first-draft-other = Also black, also 5 points. But let us take the engine order here: you will see how its black spot can be filled.

cb-lesson-first-chapter-factory = Workers and the factory
cb-lesson-first-turn = You have 18 workers for this shift. In your turn you do exactly one thing: put workers on one space of the board, and its action happens at once. Then Rosa has her turn.
cb-lesson-first-pit = This is your pit. It has four levels: yellow, brown, grey and black coal, from the top down. The carts on them hold your coal. You begin with one cube of each colour.
cb-lesson-first-factory = Your truck order wants 2 yellow, and you have 1. More coal comes only with new tunnels, from the factory. Put a worker on the tile with two yellow carts.
cb-lesson-first-factory-other = You could buy that one. But your truck order wants yellow: take the tile with two yellow carts.
cb-lesson-first-factory-mining = You will mine soon. First get more yellow coal from the factory.
cb-lesson-first-bought = The tile lies on your yellow level, and both carts came full. You paid 2 Marks. One cart costs 1 Mark if it is yellow, 2 if brown, 3 if grey, 4 if black. Carts are filled only this once.
cb-lesson-first-sides = Tiles with lanterns go to the left, the light side, the others to the right. At the end of the game each tile that one side has more than the other costs you 2 points.

cb-lesson-first-chapter-workers = A space that is taken
cb-lesson-first-rosa-mines = Now it is Rosa's turn. Watch what she does: she puts a worker on the space for mining with 10 steps.
cb-lesson-first-occupied = Rosa's worker stands on mining 10. A space is never closed by that. It only gets dearer: you need one worker more than stand there.
cb-lesson-first-oust = You want 10 steps too. Put 2 workers there: Rosa's goes to the canteen until the shift is over, and that is no loss for her.
cb-lesson-first-oust-six = Mining 6 is free and costs 1 worker. But 6 steps are too few for our plan: take mining 10, with 2 workers.

cb-lesson-first-chapter-mining = Mining
cb-lesson-first-steps = You have 10 work steps. Each of these is one step: move the cage to another level, load one cube, put one cube on an order. Do them in any order you like.
cb-lesson-first-down = The cage hangs in the shaft, at the surface. Send it down to the brown level. However far it goes, that is one step.
cb-lesson-first-down-other = The cage may go there. But your barrow order wants brown: go to the brown level.
cb-lesson-first-load = The cage is at the brown level, so it can load brown carts. Load the brown cube.
cb-lesson-first-load-other = Load first: the brown cube is right beside the cage.
cb-lesson-first-up = Now up to the yellow level, on the way to the surface.
cb-lesson-first-up-other = The cage may go there. But yellow coal is still missing: go to the yellow level.
cb-lesson-first-load-yellow = Load a yellow cube. It may come from either side of the shaft.
cb-lesson-first-load-yellow-other = Not yet: load more yellow coal while you are here.
cb-lesson-first-load-more = The truck order wants two. Load another yellow cube.
cb-lesson-first-load-third = The cage has room for five cubes. Take the third yellow one too: you will find a use for it.
cb-lesson-first-surface = 6 steps are done, 4 are left. Bring the cage up to the surface.
cb-lesson-first-surface-other = Only at the surface can cubes leave the cage. Go all the way up.
cb-lesson-first-fill = At the surface, cubes go from the cage to your orders, each on a spot of its colour. Choose the brown cube, then the brown spot of the barrow order.
cb-lesson-first-fill-store = You may keep cubes in your storage for later. But this one is wanted now: put the brown cube on the barrow order.
cb-lesson-first-fill-pair = You may do that, and we will come to it. First put the brown cube on its brown spot.
cb-lesson-first-fill-yellow = Well done. Now a yellow cube on the truck order.
cb-lesson-first-fill-last = And one more, with your last step.

cb-lesson-first-chapter-delivery = Delivery
cb-lesson-first-filled = Two orders are full. They are worth nothing yet: an order scores only when you deliver it. A yellow cube is left in the cage, and it stays there for the next time.
cb-lesson-first-rosa-delivers = Rosa has filled an order too. She delivers it by carriage.
cb-lesson-first-deliver = Your turn. Only vehicles for which you have a full order are open. Put a worker on the delivery space with the truck.
cb-lesson-first-deliver-other = That would deliver your barrow order. It comes next: begin with the truck.
cb-lesson-first-delivered = 3 points for you! A delivery takes all your full orders of that vehicle at once. The cubes go back to the supply. The card stays with you, face down, for the scoring of the shift.
cb-lesson-first-rosa-factory = Rosa goes to the factory. She buys two brown carts for 4 Marks.
cb-lesson-first-deliver-again = Now deliver the barrow order. You know how.

cb-lesson-first-chapter-pair = Two for one
cb-lesson-first-rosa-money = Rosa needs money. Her space pays 6 Marks.
cb-lesson-first-pair = Your engine order wants black, and black coal lies deepest. There is another way: any two cubes may fill a spot of any colour. They cost two steps, one each.
cb-lesson-first-pair-mine = One cube is in the cage already. You need one more. Put a worker on mining 6, which nobody has taken.
cb-lesson-first-pair-ten = Mining 10 holds two workers of yours, so it would cost 3. For this, 6 steps are enough: take mining 6.
cb-lesson-first-pair-down = Send the cage to the grey level.
cb-lesson-first-pair-load = Load the grey cube.
cb-lesson-first-pair-up = Up to the surface again.
cb-lesson-first-pair-spot = Neither cube is black. Choose “Two cubes for one”, then the black spot of the engine order.
cb-lesson-first-pair-pay = Choose the first cube.
cb-lesson-first-pair-second = And the second one.
cb-lesson-first-stop = The black spot is full. One step is left, and you have no use for it. Steps that you do not use are lost: stop mining.
cb-lesson-first-rosa-order = Rosa takes a new order from the board.
cb-lesson-first-deliver-engine = Deliver the engine order: 5 points, although no black coal was in it. It even counts as black.

cb-lesson-first-chapter-money = New orders and money
cb-lesson-first-rosa-money-again = Rosa takes money again.
cb-lesson-first-new-order = You have no order left. A worker on a space with an order takes the card below it, and a new card comes from the stack. Take one of the two that are free.
cb-lesson-first-order-draw = There you look at five cards of the stack in secret and may keep one. Good to know! For now take a card that lies open.
cb-lesson-first-order-taken = Rosa stands there, so this card would cost 2 workers. Take one of the two that are free.
cb-lesson-first-rosa-buys = At a space with a 5 you look at five cards or tiles of the stack in secret and take one or none. The rest goes back, on top or at the bottom. Rosa buys a yellow tile.
cb-lesson-first-money = Money buys tunnels. Take the 6 Marks: Rosa stands there with 1 worker, so it costs you 2.
cb-lesson-first-money-bank = The bank is always open: 1 worker, 1 Mark, as often as you like. It is the last resort. Take the 6 Marks instead.
cb-lesson-first-money-four = That costs 2 workers as well, and pays less. Take the 6 Marks.

cb-lesson-first-chapter-shift = The end of a shift
cb-lesson-first-play-on = So it goes on, turn by turn, until nobody has a worker left. We play the rest of the shift for you. Meanwhile Rosa delivers one more order.
cb-lesson-first-no-pass = Rosa has no workers any more, and you have one. You cannot pass: whoever has a worker must use it. Those without are skipped.
cb-lesson-first-last-worker = Send your last worker to the bank. It is always open and pays 1 Mark. Then the shift is over.

cb-lesson-first-chapter-scoring = Scoring
cb-lesson-first-scoring = The shift is over, and the clock was scored. After the first shift it asks four times: who has delivered most yellow coal, most brown, grey, black? Spots on delivered orders count.
cb-lesson-first-majority = You were ahead in yellow (2 points) and black (5), Rosa in brown (3) and grey (4). With two players only the first scores; with more there are points for the second. In a tie all who are tied score.
cb-lesson-first-later-shifts = After the second shift the vehicles score too: most coal delivered by barrow, carriage, truck, engine. After the third also the empty carts in your pit. Earlier deliveries count every time.
cb-lesson-first-next-shift = All workers come back; coal, money and orders stay as they are. The player with most workers at the factory begins the next shift. That was Rosa.
cb-lesson-first-final = At the very end: 1 point for 5 Marks, 1 point for 3 cubes that you still have, minus 1 for each order that you did not deliver, minus 2 for each tile too many on one side.
cb-lesson-first-end = Now you know the rules. This is a real game: shift two begins, Rosa moves first, and then you decide alone. You can stop at any time. Good luck!

## The coach: the phase in words, and what people do here

cb-coach-draft = Before the first shift: everyone takes three orders.
cb-coach-draft-why = People like orders whose coal they already have: one cube of each colour waits in your pit. Orders of one vehicle can be delivered together, with a single worker.
cb-coach-place = Your turn: place workers on one space, and it happens at once.
cb-coach-place-why = Most turns follow one chain: buy a tunnel with the coal you lack, mine it, fill an order, deliver. Do the next step of that chain. A space that is taken costs one worker more, so look for free ones first. Money is for when nothing else can be paid.
cb-coach-pay = Two for one: choose which cubes you give.
cb-coach-pay-why = People give the cubes that no other order of theirs wants.
cb-coach-fill = Mining: bring cubes from the cage to your orders.
cb-coach-fill-why = A cube on a spot of its own colour costs one step. Fill orders that get complete first: only complete ones can be delivered. What fits nowhere can stay in the cage until next time.
cb-coach-mining = Mining: each move of the cage, each cube loaded or unloaded is one step.
cb-coach-mining-why = Every ride costs a step however far it is. So people load several cubes on the way, the deepest first, and keep enough steps to get up and to fill the orders.
cb-coach-shortage = The supply has run out of this colour.
cb-coach-shortage-why = Another cube is better than none: any two cubes can stand in for one that you lack. An empty cart may count after the third shift.
cb-coach-keep-tile = You look at five tiles, and may buy one.
cb-coach-keep-tile-why = People take the colour that their orders want, and look at the side: tiles should be balanced between light and dark at the end.
cb-coach-keep-order = You look at five orders, and may keep one.
cb-coach-keep-order-why = An order that you can fill with coal you have is worth more than a big one that you cannot. An order left at the end costs a point.
cb-coach-keep-none = You look at cards of a stack.
cb-coach-keep-none-why = You can pay for none of them now. Put them back; you have seen what comes.
cb-coach-return = Put the rest back, on top or at the bottom.
cb-coach-return-why = On top comes what you would like to see again soon, at the bottom what you do not want the others to get.
