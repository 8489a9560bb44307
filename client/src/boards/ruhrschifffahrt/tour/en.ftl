# The tour of Ruhrschifffahrt in English.

rs-tour-goal-title = Ruhrschifffahrt
rs-tour-goal = You carry coal down the Ruhr and sell it. Each sale helps you earn progress markers; with them you build locks and warehouses, and those score. Twelve turns.
rs-tour-asking-title = What is asked
rs-tour-asking = This line says whose turn it is and what is asked. What you may choose is lit; { $touch ->
    [yes] a tap on it
   *[no] pointing at it
} says what it costs and where it leads.
rs-tour-turn-title = Turns and phases
rs-tour-turn = Every turn has the same phases: event, a marker from the bag, option and start space, sale, progress, purchases, export. The track shows what each turn brings.
rs-tour-river-title = The river
rs-tour-river = From upriver on the left down to the port. Storages hold coal dice; start at one, without another barge, with a die you may carry. Downriver is free; upriver needs horses.
rs-tour-options-title = Special options
rs-tour-options = With your start space you may take one option: a pilot to sell anywhere downriver, hauling to go upriver, transport to bring a die back. Some cost Thalers.
rs-tour-sale-title = The sale
rs-tour-sale = Without a pilot the barge sells two spaces downriver. Passing obstacles costs the die 1 pip. You take one Thaler fewer than its pips, and what demand lies there.
rs-tour-area-title = What a sale leaves
rs-tour-area = Each sale puts a token in the area of your board for this coal and this buyer. Combinations of tokens earn progress markers, which are yours for good.
rs-tour-progress-title = Progress
rs-tour-progress = Black markers are your own and allow things: locks, warehouses, white coal. White ones are few, work once, and go to whoever is first.
rs-tour-purchases-title = Purchases
rs-tour-purchases = In phase 6 you spend Thalers: a lock scores 2 or 3 points, a warehouse in a city, a depot or the port 2. With your warehouse in a city every sale there pays you 1 Thaler.
rs-tour-export-title = Export
rs-tour-export = From turn 4 on each turn names a country. Warehouses in its column of the port score the export value, the first place 1 more, the third 1 less.
rs-tour-others-title = The order of play
rs-tour-others = Whoever lies farthest upriver goes first. The others keep their places here, and each card says who has moved and who comes after you.
rs-tour-hint-title = Undo and hint
rs-tour-hint = What you did can be taken back, freely as long as nobody has learned anything from it. The hint says what the strongest computer player would do.
rs-tour-log-title = What has happened
rs-tour-log = Every move stands here, with its rule a click away. What changed since your last turn is marked on the board and can be shown again from the line above.
rs-tour-menu-title = That is all
rs-tour-menu = The menu has the rules, the text view, and this tour again. Glück auf!
