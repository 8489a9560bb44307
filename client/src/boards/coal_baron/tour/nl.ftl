# De rondleiding door Coal Baron in het Nederlands.

cb-tour-goal-title = Coal Baron
cb-tour-goal = Je leidt een mijn. Koop tunneltegels met steenkool, haal de steenkool omhoog, vul er bestellingen mee en lever ze af. Na drie shifts winnen de meeste punten.
cb-tour-asking-title = Wat er gevraagd wordt
cb-tour-asking = Deze regel zegt wie aan de beurt is en wat er gevraagd wordt. Wat je mag kiezen, licht op; { $touch ->
    [yes] tik erop en je leest wat het kost en oplevert. Tik je nog eens, dan is het gekozen.
   *[no] wijs het aan en je leest wat het kost en oplevert.
}
cb-tour-workers-title = Je werkers
cb-tour-workers = Een beurt is één actie: stuur werkers naar één vak. Een leeg vak kost 1 werker; een bezet vak één meer dan er staan, en die gaan naar de kantine.
cb-tour-pit-title = Je put
cb-tour-pit = Tegels uit de fabriek brengen steenkool mee en maken je tunnels langer. Een ontginningsvak geeft werkstappen: met elke stap gaat de kooi naar een niveau, laad je één blokje, of los je er één aan de oppervlakte, op een bestelling of in je opslag.
cb-tour-orders-title = Je bestellingen
cb-tour-orders = Elke plaats wil een blokje van haar kleur. Een volbrachte bestelling levert punten op als je haar aflevert, op het vak van haar voertuig. Na elke shift geeft de klok punten voor alles wat tot dan is afgeleverd.
cb-tour-help-title = Dat is alles
cb-tour-help = Ongedaan maken en Tip staan naast de vraag. { $touch ->
    [yes] Lang drukken
   *[no] Het vraagteken
} verklaart elk onderdeel van het bord. In het menu vind je de regels en deze rondleiding nog eens. Veel geluk onder de grond!
