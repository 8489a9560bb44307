# De rondleiding door Coal Country in het Nederlands.

cc-tour-goal-title = Coal Country
cc-tour-goal = Je leidt een kolenbedrijf: delf, verkoop, breid uit, en houd de inspecteur tevreden. Na zes rondes wint het meeste geld.
cc-tour-asking-title = Wat er gevraagd wordt
cc-tour-asking = Deze regel zegt wat er gevraagd wordt. Wat je mag kiezen, licht op; { $touch ->
    [yes] tik erop
   *[no] wijs het aan
} en je leest wat het kost en oplevert.
cc-tour-hand-title = Negen opzichters
cc-tour-hand = Iedereen plaatst tegelijk opzichters, gedekt: één 0 en van 1 tot 4 elk twee. Wie overblijft, kost heffingen. Tot je klaar bent, mag je ze terugnemen.
cc-tour-mine-title = Je mijn
cc-tour-mine = Een opzichter op een tegel delft wat de tabel daar voor zijn getal toont, de helft als een voorziening ontbreekt. Tunnels moeten de tegel met de ingang verbinden. Wie delft, laat afval achter.
cc-tour-brokers-title = Kolenmakelaars
cc-tour-brokers = Het laagste getal verkoopt eerst, alles tegen één prijs. Wie na jou verkoopt, vindt een kleinere voorraad en dus een betere prijs; een hoger getal krijgt ook meer.
cc-tour-price-title = De kolenprijs
cc-tour-price = 10 dollar, min 1 voor elke volle tien kolen in de voorraad, veranderd door de markt. Kolen die je niet verkoopt, drukken de prijs voor wie na jou komt, en gaan aan het einde van de ronde verloren als geen kolenschuur ze bewaart.
cc-tour-earnings-title = Inkomsten en heffingen
cc-tour-earnings = Verkopen verhogen je inkomsten, en daarmee wat één heffing je kost. Om de ronde zet het kwartaalverslag je inkomsten op je echte kas.
cc-tour-permits-title = Vergunningen
cc-tour-permits = Een opzichter op een leeg vak van je mijn haalt een vergunning: kies een getal, betaal, trek de tegel en draai hem zoals je wilt.
cc-tour-utilities-title = Voorzieningenmarkt
cc-tour-utilities = De sterkste koopt eerst: hout, water, stroom. Een tegel met alle drie levert kolen, ook zonder opzichter.
cc-tour-construction-title = Bouwbedrijf
cc-tour-construction = Gebouwen voor je dorp helpen elke ronde. Niets kopen kost niets: hier kan een opzichter zonder werk staan.
cc-tour-inspection-title = De inspectie
cc-tour-inspection = Aan het einde kosten ontbrekende voorzieningen, afval en open tunnels heffingen; opgeslagen blokjes en gebouwen halen er iets af. Ruim op tijd op.
cc-tour-others-title = De anderen
cc-tour-others = Hier zie je dat ze geplaatst hebben, niet wat. Hun mijnen liggen open; hun kas is verborgen.
cc-tour-hint-title = Terugnemen en tip
cc-tour-hint = Wat je deed, kun je terugnemen, vrij zolang niemand er iets van te weten is gekomen. De tip zegt wat de sterkste computerspeler zou doen.
cc-tour-log-title = Wat er gebeurd is
cc-tour-log = Elke zet staat hier, met de regel één klik verder. Wat sinds je laatste beurt veranderde, is op het bord gemerkt en kan vanuit de regel bovenaan opnieuw getoond worden.
cc-tour-menu-title = Dat is alles
cc-tour-menu = In het menu vind je de regels, de tekstweergave, en deze rondleiding opnieuw. Glück auf!
