# Het boek van Ruhrschifffahrt: kort, in eigen woorden. Getallen van voorbeelden komen uit de engine.

overview-goal = Kolen de Ruhr af
    .text = Je vaart met je aak kolen de Ruhr af en verkoopt ze aan bedrijven, steden en in de haven. Met de opbrengst bouw je sluizen en pakhuizen, en die leveren punten op. Na twaalf ronden winnen de meeste punten.
overview-marker = Wat de ronde brengt
    .text = Een ronde begint met haar gebeurtenis en een fiche uit de zak. Vraag legt een daalder bij sommige kopers: wie daar het eerst verkoopt, neemt hem. Hoog of laag water sluit deze ronde de loodsen. In elke fase handelt het eerst wie het verst stroomopwaarts ligt.
overview-option = Optie en start
    .text = Kies een optie of geen, en een opslagplaats waar je aak laadt. Stroomafwaarts is gratis; stroomopwaarts moeten paarden je slepen, tegen betaling. Met een loods verkoop je overal stroomafwaarts, vervoer haalt een dobbelsteen van de vervoersweg terug, enzovoort.
overview-sale = Varen en verkopen
    .text = Een dobbelsteen staat voor kolen, zijn ogen zijn de kwaliteit. Zonder loods vaar je naar het doel van de opslagplaats, twee plaatsen stroomafwaarts. Passeer je een hindernis, dan verliest de dobbelsteen één oog, één keer per vaart. Voor de verkoop leg je een steentje op je bord en neem je één daalder minder dan de dobbelsteen ogen heeft. Dan gaat hij naar de vervoersweg.
overview-progress = Vooruitgang
    .text = Steentjes tonen wat je aan wie verkocht hebt. Bepaalde combinaties leveren vooruitgangsfiches op: het recht om sluizen of pakhuizen te bouwen, witte kolen te varen, loon te nemen. Zwarte zijn van jou alleen, van de witte zijn er te weinig voor iedereen.
overview-purchases = Bouwen
    .text = Elk recht geldt één keer per ronde. Een sluis neemt een hindernis weg, voor iedereen en voorgoed. Pakhuizen staan in steden, waar elke verkoop je dan een daalder oplevert, in kolendepots of in de haven.
overview-points = Punten en uitvoer
    .text = Een sluis levert 2 punten op, in de Mark 3, een pakhuis 2. Vanaf ronde 4 noemt elke ronde een land: pakhuizen in zijn kolom van de haven leveren de uitvoerwaarde op, bovenaan iets meer, onderaan minder. Verkopen in de haven verhogen die waarde, de waardering verlaagt ze.
overview-time = Twaalf ronden
    .text = Het rondespoor brengt heffingen en geschenken, nieuwe pakhuizen en duurdere sluizen. Verkochte kolen komen over de vervoersweg terug, en die wordt korter als wegen rails worden. Geen geld? Een lening kost je een pakhuis tot je haar terugbetaalt.
overview-end = Het einde
    .text = Na ronde 12 tellen pakhuizen in veel steden of in alle kolendepots, en de meerderheid in een depot. Ook sommige witte fiches leveren punten op. Elke schuld kost 2. Dan winnen de meeste punten.

example-sale = Een vaart langs een hindernis
    .text = De dobbelsteen op de opslagplaats toont { $pips } ogen. Onderweg ligt een hindernis, dus er blijven { $left } over. { $token ->
        [one] Eén daarvan wordt een steentje
       *[other] { $token } daarvan worden steentjes
    } op Anna’s bord, de rest zijn daalders; en bij de smederij { $lay ->
        [one] lag één daalder
       *[other] lagen { $lay } daalders
    } vraag. Samen neemt ze { $thaler } daalders.
example-export = Op tijd gebouwd
    .text = In deze ronde is Nederland genoemd, en de uitvoerwaarde is { $value }. Rosa bouwt net op tijd in die kolom. Haar pakhuis staat bovenaan, waar het iets meer oplevert: { $points } punten. Dan gaat het uitvoerfiche voor haar pakhuis één terug, naar een waarde van { $now }.
