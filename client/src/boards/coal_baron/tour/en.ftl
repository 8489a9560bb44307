# The tour of Coal Baron in English.

cb-tour-goal-title = Coal Baron
cb-tour-goal = You run a pit. Buy tunnel tiles with coal, bring the coal up, fill orders with it and deliver them. After three shifts the most points win.
cb-tour-asking-title = What is asked
cb-tour-asking = This line says whose turn it is and what is asked. What you may choose is lit on the board; { $touch ->
    [yes] a tap on it
   *[no] pointing at it
} says what it costs and gives.
cb-tour-workers-title = Your workers
cb-tour-workers = A turn is one action: send workers to one space. An empty space takes 1 worker; one with workers takes one more than stand there, and those go to the canteen.
cb-tour-factory-title = Minecart factory
cb-tour-factory = Here you buy a tunnel tile: 1 Mark for each yellow cart, 2 brown, 3 grey, 4 black. It comes with coal in its carts. Most workers here at the end of a shift make you the starting player.
cb-tour-pit-title = Your pit
cb-tour-pit = Four levels, one for each colour, a light and a dark side. Keep the two sides even: at the end every tile that one side has more costs 2 points.
cb-tour-mining-title = Mining
cb-tour-mining = The number is how many work steps you get. A step moves the cage to any level, loads one cube, or unloads one at the surface, onto an order or into your storage.
cb-tour-orders-title = Your orders
cb-tour-orders = Each spot wants a cube of its colour; any two cubes can stand in for one. A full order waits until you deliver it. Orders left at the end cost 1 point each.
cb-tour-delivery-title = Delivery
cb-tour-delivery = One space for each vehicle. You deliver all your full orders with that vehicle and score their points at once.
cb-tour-money-title = Money
cb-tour-money = Money spaces pay what they show. The bank always takes one worker and pays 1 Mark.
cb-tour-new-order-title = New orders
cb-tour-new-order = Here you take an order that lies open, or look at five from the stack and keep one or none.
cb-tour-clock-title = Shift clock
cb-tour-clock = After each shift the most of something scores: coal delivered by colour, from shift II by vehicle too, in shift III also your empty carts. What you delivered counts again each time.
cb-tour-others-title = The others
cb-tour-others = Their pits, orders and money are open; open a card to see all of it. Only what they delivered lies face down.
cb-tour-hint-title = Undo and hint
cb-tour-hint = What you did can be taken back, freely as long as nobody has learned anything from it. The hint says what the strongest computer player would do.
cb-tour-log-title = What has happened
cb-tour-log = Every move stands here, with its rule a click away. What changed since your last turn is marked on the board and can be shown again from the line above.
cb-tour-menu-title = That is all
cb-tour-menu = The menu has the rules, the score sheet, the text view, and this tour again. Glück auf!
