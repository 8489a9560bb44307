# The tour of Coal Country in English.

cc-tour-goal-title = Coal Country
cc-tour-goal = You run a coal company: dig, sell, expand, and keep the inspector content. After six rounds the most money wins.
cc-tour-asking-title = What is asked
cc-tour-asking = This line says what is asked. What you may choose is lit; { $touch ->
    [yes] a tap on it
   *[no] pointing at it
} says what it costs and gives.
cc-tour-hand-title = Nine foremen
cc-tour-hand = Everyone places foremen at the same time, face down: one 0 and two each of 1 to 4. Foremen left out cost fees. Until you finish you may take any back.
cc-tour-mine-title = Your mine
cc-tour-mine = A foreman on a tile digs what its table shows for his number, half of it if a utility is missing. Tunnels must join the tile to the entrance. Each one who digs leaves refuse.
cc-tour-brokers-title = Coal brokers
cc-tour-brokers = The lowest number sells first, all at one price. Whoever sells after you meets a smaller stockpile and so a better price; a higher number also gets more.
cc-tour-price-title = The price of coal
cc-tour-price = $10, minus 1 for every full ten coal in the stockpile, changed by the market. Coal you do not sell lowers the price for those after you, and is lost when the round ends unless a coal shed keeps it.
cc-tour-earnings-title = Earnings and fees
cc-tour-earnings = Sales raise your earnings, and with them what one fee costs you. Every second round the report sets your earnings to your real cash.
cc-tour-permits-title = Permits
cc-tour-permits = A foreman on an empty cell of your mine gets a permit: choose a number, pay the incentives, draw the tile and turn it as you like.
cc-tour-utilities-title = Utility market
cc-tour-utilities = The strongest buys first: wood, water, electricity. A tile with all three yields coal even without a foreman.
cc-tour-construction-title = Construction company
cc-tour-construction = Buildings for your village help every round. Buying none costs nothing, so a foreman without work can stand here.
cc-tour-inspection-title = The inspection
cc-tour-inspection = At the end missing utilities, refuse and unfinished tunnels cost fees; stored cubes and buildings take some off. Tidy up in time.
cc-tour-others-title = The others
cc-tour-others = Here you see that they have placed, not what. Their mines are open; their cash is hidden.
cc-tour-hint-title = Undo and hint
cc-tour-hint = What you did can be taken back, freely as long as nobody has learned anything from it. The hint says what the strongest computer player would do.
cc-tour-log-title = What has happened
cc-tour-log = Every move stands here, with its rule a click away. What changed since your last turn is marked on the board and can be shown again from the line above.
cc-tour-menu-title = That is all
cc-tour-menu = The menu has the rules, the text view, and this tour again. Glück auf!
