# Das Buch zu German Railroads: kurz, in eigenen Worten. Zahlen der Beispiele kommen aus der Engine.

overview-goal = Strecken, die immer wieder zahlen
    .text = Auf deinem Tableau wachsen drei Strecken und eine Industrie. Nach jeder Runde wird alles wieder gewertet, was du gebaut hast; was du früh tust, zahlt sich also oft aus. Nach der letzten Runde gewinnen die meisten Punkte.
overview-worker = Arbeiter auf den gemeinsamen Plan
    .text = In deinem Zug setzt du Arbeiter auf ein freies Feld und tust, was es sagt; dann ist es bis zum Ende der Runde besetzt. Eine Münze kann für einen Arbeiter einspringen. Nur das Feld für einen schwarzen oder grauen Schritt ist nie besetzt.
overview-tracks = Gleise legen
    .text = Ein Schritt rückt ein Gleis ein Feld weiter. Schwarz geht voran und bringt nichts, doch auf der Hauptstrecke schaltet es bessere Farben frei: Grau, Braun, Natur, Weiß. Jede Farbe bleibt hinter der vorigen. Je besser die Farbe auf einem Feld, desto mehr zählt es.
overview-locomotives = Lokomotiven bauen
    .text = Gleise zählen nur so weit, wie deine Lokomotiven fahren: Die Reichweite einer Strecke ist die Summe ihrer Nummern. Du bekommst immer die niedrigste Nummer, die noch da ist; wer wartet, bekommt vielleicht eine größere. Eine ersetzte Lokomotive wandert auf eine andere Strecke.
overview-industry = Fabriken und Industrie
    .text = Eine umgedrehte Lokomotive ist eine Fabrik: Sie füllt eine Lücke deiner Industrieleiste. Industrieschritte rücken deinen Marker weiter; eine Fabrik, die er erreicht, wirkt einmal, und wo der Marker steht, bringt er in jeder Runde Punkte.
overview-engineers = Ingenieure
    .text = Ein Ingenieur je Runde kann für eine Münze angeheuert werden. Von da an ist er ein Feld nur für dich, und wer am Ende die meisten hat, bekommt viele Punkte. Andere auf der Leiste dienen allen je einmal.
overview-scoring = Die Wertung einer Runde
    .text = Jede Strecke zählt Feld für Feld, so weit die Reichweite geht, mit der besten Farbe dort: Grau 1, Braun 2, Natur 4, Weiß 7. Verdoppler verdoppeln die ersten Felder der Hauptstrecke. Dann kommen Sterne und Industrie. Es beginnt mit wenigen Punkten und endet mit vielen.
overview-specials = Was am Weg liegt
    .text = An den Strecken warten Sonderfelder: neue Arbeiter, Signale für mehr Schritte, Sterne, Verdopplung, und Fragezeichen, für die du eines deiner Plättchen nutzt. Die meisten verlangen ein schwarzes oder graues Gleis, manche eine Lokomotive, die sie erreicht.
overview-round = Das Ende einer Runde
    .text = Wer nichts mehr hat, passt; je weiter hinten du in der Reihenfolge bist, desto mehr Punkte bringt das. Haben alle gepasst, wird gewertet, die Arbeiter kommen heim, und die Ingenieure rücken um einen weiter. Wer den ersten Platz genommen hat, beginnt die nächste Runde.
overview-end = Das Ende des Spiels
    .text = Nach der letzten Wertung werden die Spielendekarten aufgedeckt und gewertet. Die meisten Ingenieure bringen 40 Punkte, die zweitmeisten 20. Dann gewinnen die meisten Punkte.
overview-modules = Russland, Kohle und Emil
    .text = Auf den russischen Tableaus, mit denen die Lektionen beginnen, ist jede Strecke schon ganz; auf den deutschen, die oben zu sehen sind, endet eine Strecke am Bahnhof, bis du sie verlängerst. Kohle bringt Gießereien und Heizer, und Emil ist ein Gegner für eine Person. Jedes hat eine eigene kurze Lektion.

example-scoring = Drei Strecken, drei Summen
    .text = Hauptstrecke: Rosa hat Grau auf { $main_gray ->
        [one] einem Feld
       *[other] { $main_gray } Feldern
    } und darüber { $main_doublers ->
        [one] einen Verdoppler
       *[other] { $main_doublers } Verdoppler
    }: { $main } Punkte. Zweite Strecke: Eine Reichweite von { $second_reach } deckt alle { $second_gray } grauen Felder: { $second } Punkte. Dritte Strecke: Schwarz steht auf { $third_black }, aber die Reichweite ist { $third_reach }; Grau geht bis { $third_gray } und bringt { $third } Punkte, die Sterne in Reichweite bringen { $stars } dazu, die nichts verdoppelt.
example-extension = An einem Bahnhof
    .text = Annas schwarzes Gleis steht auf Feld { $from } der Strecke Nürnberg-Fürth. Mit einem Schritt auf Feld { $to } erreicht es den Bahnhof Würzburg. Sie muss sofort einen Streckenausbau wählen; sein erstes Feld ist der Bahnhof selbst, darum bekommt sie gleich, was dieses Feld zeigt.
