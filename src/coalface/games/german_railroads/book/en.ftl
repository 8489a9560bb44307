# The book of German Railroads: short, in our own words. Numbers of examples come from the engine.

overview-goal = Railroads that pay again and again
    .text = On your own board three railroads and an industry grow. After every round all that you have built scores again, so what you do early pays often. After the last round most points win.
overview-worker = Workers to the common board
    .text = In your turn you put workers on one free space and do what it says; then it is blocked until the round ends. A coin can stand in for a worker. Only the space for one black or gray step is never blocked.
overview-tracks = Lay tracks
    .text = A step moves one track one space on. Black goes first and scores nothing, but on the main line it sets better colours free: gray, brown, natural, white. Each colour stays behind the one before it. The better the colour on a space, the more it scores.
overview-locomotives = Build locomotives
    .text = Tracks count only as far as your locomotives run: the reach of a railroad is the sum of their numbers. You always get the lowest number that is left, so waiting can bring a bigger one. A locomotive you replace moves on to another railroad.
overview-industry = Factories and industry
    .text = A locomotive turned over is a factory: it fills a gap in your industry track. Industry steps move your marker along; a factory that it reaches works once, and where the marker stands it scores in every round.
overview-engineers = Engineers
    .text = One engineer a round can be hired for a coin. From then on he is a space for you alone, and whoever has most engineers at the end scores well. Others on the strip serve everybody once.
overview-scoring = The scoring of a round
    .text = Each railroad counts space by space, as far as the reach goes, with the best colour there: gray 1, brown 2, natural 4, white 7. Doublers double the first spaces of the main line. Then come stars and the industry. It begins with a few points and ends with many.
overview-specials = Things along the line
    .text = Special spaces wait along the railroads: new workers, signals for more steps, stars, doubling, and question marks, for which you use one of your tokens. Most want a black or gray track there, some a locomotive that reaches them.
overview-round = The end of a round
    .text = Whoever has nothing left passes; the later you are in turn order, the more points that brings. When all have passed, everybody scores, workers come home, and the engineers move on by one. Whoever claimed first place begins the next round.
overview-end = The end of the game
    .text = After the last scoring your end bonus cards are shown and scored. Most engineers bring 40 points, second most 20. Then most points win.
overview-modules = Russia, Coal and Emil
    .text = On the Russian boards, where the lessons begin, every railroad is whole; on the German ones shown above, stations stop a line until you extend it. Coal brings foundries and boilermen, and Emil is an opponent for one. Each has a short lesson of its own.

example-scoring = Three railroads, three sums
    .text = Main line: Rosa has gray on { $main_gray ->
        [one] one space
       *[other] { $main_gray } spaces
    } and { $main_doublers ->
        [one] a doubler
       *[other] { $main_doublers } doublers
    } above it: { $main } points. Second line: a reach of { $second_reach } covers all { $second_gray } gray spaces: { $second } points. Third line: black stands on { $third_black }, but the reach is { $third_reach }; gray goes as far as { $third_gray } and brings { $third } points, and the stars within reach { $stars } more, which nothing doubles.
example-extension = Reaching a station
    .text = Anna’s black track stands on space { $from } of the line from Nürnberg-Fürth. With a step to space { $to } it reaches the station of Würzburg. She must choose an extension at once; its first space is the station itself, so she gets what that space shows right away.
