# De rondleiding door Coal Baron in het Nederlands.

cb-tour-goal-title = Coal Baron
cb-tour-goal = Je leidt een mijn. Koop tunneltegels met steenkool, haal de steenkool omhoog, vul er bestellingen mee en lever ze af. Na drie shifts winnen de meeste punten.
cb-tour-asking-title = Wat er gevraagd wordt
cb-tour-asking = Deze regel zegt wie aan de beurt is en wat er gevraagd wordt. Wat je mag kiezen, licht op; { $touch ->
    [yes] tik erop
   *[no] wijs het aan
} en je leest wat het kost en oplevert.
cb-tour-workers-title = Je werkers
cb-tour-workers = Een beurt is één actie: stuur werkers naar één vak. Een leeg vak kost 1 werker; een bezet vak één meer dan er staan, en die gaan naar de kantine.
cb-tour-factory-title = Mijnkarfabriek
cb-tour-factory = Hier koop je een tunneltegel: 1 Mark per gele kar, 2 bruin, 3 grijs, 4 zwart. Er ligt steenkool in de karren. Wie hier aan het einde van een shift de meeste werkers heeft, wordt startspeler.
cb-tour-pit-title = Je put
cb-tour-pit = Vier niveaus, één per kleur, een lichte en een donkere kant. Houd de kanten gelijk: aan het einde kost elke tegel die één kant meer heeft 2 punten.
cb-tour-mining-title = Ontginning
cb-tour-mining = Het getal is hoeveel werkstappen je krijgt. Met een stap gaat de kooi naar een ander niveau, laad je één blokje, of los je er één aan de oppervlakte: op een bestelling of in je opslag.
cb-tour-orders-title = Je bestellingen
cb-tour-orders = Elke plaats wil een blokje van haar kleur; twee willekeurige blokjes kunnen er één vervangen. Een volbrachte bestelling wacht tot je haar aflevert. Elke bestelling die aan het einde overblijft, kost 1 punt.
cb-tour-delivery-title = Aflevering
cb-tour-delivery = Voor elk voertuig één vak. Je levert al je volbrachte bestellingen met dat voertuig af en krijgt meteen hun punten.
cb-tour-money-title = Geld
cb-tour-money = Geldvakken betalen wat erop staat. De bank neemt altijd één werker en betaalt 1 Mark.
cb-tour-new-order-title = Nieuwe bestellingen
cb-tour-new-order = Hier neem je een bestelling die openligt, of je bekijkt er vijf van de stapel en houdt er één of geen.
cb-tour-clock-title = Shiftklok
cb-tour-clock = Na elke shift scoort wie van iets het meeste heeft: afgeleverde steenkool per kleur, vanaf shift II ook per voertuig, in shift III ook je lege karren. Wat je afleverde, telt telkens opnieuw.
cb-tour-others-title = De anderen
cb-tour-others = Hun putten, bestellingen en geld liggen open; open een kaart om alles te zien. Alleen wat ze afleverden, ligt gedekt.
cb-tour-hint-title = Ongedaan maken en hint
cb-tour-hint = Wat je deed, kun je terugnemen, vrij zolang niemand er iets van heeft geleerd. De hint zegt wat de sterkste computerspeler zou doen.
cb-tour-log-title = Wat er gebeurd is
cb-tour-log = Elke zet staat hier, met de regel één klik verder. Wat sinds je laatste beurt veranderde, is op het bord gemarkeerd en kan vanuit de regel bovenaan opnieuw getoond worden.
cb-tour-menu-title = Dat is alles
cb-tour-menu = In het menu vind je de regels, het scoreblad, de tekstweergave, en deze rondleiding opnieuw. Glück auf!
