# The tour of Coal Baron in English.

cb-tour-goal-title = Coal Baron
cb-tour-goal = You run a pit. Buy tunnel tiles with coal, bring the coal up, fill orders with it and deliver them. After three shifts the most points win.
cb-tour-asking-title = What is asked
cb-tour-asking = This line says whose turn it is and what is asked. What you may choose is lit on the board; { $touch ->
    [yes] a tap on it says what it costs and gives, a second tap chooses it.
   *[no] pointing at it says what it costs and gives.
}
cb-tour-workers-title = Your workers
cb-tour-workers = A turn is one action: send workers to one space. An empty space takes 1 worker; one with workers takes one more than stand there, and those go to the canteen.
cb-tour-pit-title = Your pit
cb-tour-pit = Tiles from the factory come with coal and make your tunnels longer. A mining space gives work steps: each moves the cage to any level, loads one cube, or unloads one at the surface, onto an order or into your storage.
cb-tour-orders-title = Your orders
cb-tour-orders = Each spot wants a cube of its colour. A full order scores when you deliver it, on the space of its vehicle. After each shift the clock gives points for all that was delivered so far.
cb-tour-help-title = That is all
cb-tour-help = Undo and Hint stand beside the question. { $touch ->
    [yes] A long press
   *[no] The question mark
} explains any piece of the board. The menu has the rules and this tour again. Good luck underground!
