# The tour of German Railroads in English.

gr-tour-goal-title = German Railroads
gr-tour-goal = You build three railroads and an industry. They score after every round, more each time; after the last round the most points win.
gr-tour-asking-title = What is asked
gr-tour-asking = This line says whose turn it is and what is asked; steps you still owe stand here. What you may choose is lit; { $touch ->
    [yes] a tap on it
   *[no] pointing at it
} says what it costs and gives.
gr-tour-spaces-title = A turn
gr-tour-spaces = Put as many workers on a free space as it shows and do what it says. It is then blocked until the round ends. A coin may stand in for a worker.
gr-tour-tracks-title = Tracks
gr-tour-tracks = A step moves one colour one space on. Gray stays behind black, brown behind gray, and so on. Black on the main line sets the other colours free.
gr-tour-reach-title = Locomotives and reach
gr-tour-reach = A railroad scores as far as its locomotives reach: the sum of their numbers. The better the colour of track there, the more each space is worth.
gr-tour-works-title = Locomotives and factories
gr-tour-works = A new locomotive is always the lowest in the supply. Turned over it is a factory for your industry.
gr-tour-industry-title = Industry
gr-tour-industry = Industry steps move your marker on and score each round. A gap needs a factory; when the marker comes to one, it works once.
gr-tour-specials-title = Special spaces
gr-tour-specials = Reach them with the track they show, and some with a locomotive too: new workers, signals, ? tokens, stars, doubling.
gr-tour-engineers-title = Engineers
gr-tour-engineers = Light ones are spaces for everyone. For a coin you hire the one at the end, for good. Most engineers score 40 at the end, second most 20.
gr-tour-order-title = Turn order
gr-tour-order = A worker here claims a place for the next round, and may go on to another space afterwards. Passing scores by your place: later places get more.
gr-tour-others-title = The others
gr-tour-others = Their lanes in small; open a card to see all. Only end bonus cards are hidden.
gr-tour-hint-title = Undo and hint
gr-tour-hint = What you did can be taken back, freely as long as nobody has learned anything from it. The hint says what the strongest computer player would do.
gr-tour-log-title = What has happened
gr-tour-log = Every move stands here, with its rule a click away. What changed since your last turn is marked on the board and can be shown again from the line above.
gr-tour-menu-title = That is all
gr-tour-menu = The menu has the rules, the text view, and this tour again. Glück auf!
