# What the things on a table of Coal Country are and do, in Dutch.

## Earnings and fees

seat = Maatschappij
    .does = Van wie deze maatschappij is. Kleur en vorm zijn gelijk voor alle stukken van een speler.
earnings-track = Inkomstenspoor
    .does = Verkopen zetten je fiche hoger. Hoe hoger het staat, hoe meer één heffing je kost, en alles wordt in heffingen betaald. Een kwartaalverslag zet het op je echte kas.
fee = Heffing
    .does = Wat één heffing je op dit moment kost. Ze volgt uit je inkomsten; hetzelfde kan elke speler dus iets anders kosten.
cash = Kas
    .does = Je echte geld, achter je scherm. De meeste kas na de inspectie wint.
earnings = Inkomsten
    .does = Wat anderen van je succes zien: ze stijgen met verkopen en dalen alleen bij een kwartaalverslag.

## The course of a round

course-placing = Plaatsen
    .does = Iedereen plaatst tegelijk opzichters, met verborgen getallen. Wie in de hand blijft, kost heffingen.
course-village = Dorp
    .does = Opzichters op dorpsgebouwen doen hun werk.
course-mines = Mijnen
    .does = Voorziene tegels leveren vanzelf kolen, en opzichters op tegels delven meer. Delven laat afval achter.
course-brokers = Makelaars
    .does = Kolen worden verkocht, de zwakste opzichter eerst. De prijs stijgt als de voorraad slinkt.
course-permits = Vergunningen
    .does = Opzichters op open vakken kopen tegels en leggen ze, op volgorde van inkomsten.
course-utilities = Voorzieningen
    .does = Opzichters op de markt kopen blokjes hout, water en stroom, de sterkste eerst.
course-construction = Bouwen
    .does = Opzichters bij het bouwbedrijf kopen gebouwen, de sterkste eerst.
course-tidying = Afval en opslag
    .does = Opzichters ruimen afval op en plaatsen opgeslagen voorzieningen.
course-end = Einde van de ronde
    .does = Verslagen, verlies van onverkochte kolen, een nieuwe markt en nieuwe gebouwen.
area-report = Wat hier gebeurde
    .does = De opzichters die hier zijn omgedraaid, en wat ervan kwam.

## The office

area-calendar = Kalender
    .does = De rondes van het spel, en de marktblokjes van deze ronde. Het laatste blokje blijft voor de volgende, dus een deel van haar markt is bekend.
round = Ronde
    .does = Een van de rondes van het spel; de gemarkeerde wordt nu gespeeld.
report = Kwartaalverslag
    .does = Aan het einde van deze ronde toont iedereen de echte kas, en de fiches gaan daarheen.
market-cube = Marktblokje
    .does = Groen telt +1, rood −1, wit 0. Alleen of de som boven, op of onder 0 is, telt.
roll = Blijft voor de volgende ronde
    .does = Dit blokje wordt het eerste van de markt van de volgende ronde.
area-price = Prijs van kolen
    .does = Hij daalt een dollar per tien kolen in de voorraad, en de markt verandert hem met één.
gauge = Marktmeter
    .does = Boven 0 zijn kolen en aankopen één duurder, onder 0 goedkoper.
price = Marktprijs
    .does = Wat één kool nu oplevert, vóór de invloed van de verkoper. Nooit onder 1.
stockpile = Kolenvoorraad
    .does = Alle kolen die de maatschappijen hebben. Hoe meer, hoe lager de prijs.
area-brokers = Kolenmakelaars
    .does = Een opzichter hier verkoopt je kolen. Lage invloed verkoopt eerst, hoge invloed krijgt een betere prijs.
broker-price = Prijs naar invloed
    .does = Hoe de invloed van de verkoper de prijs van elke kool verandert.
area-permits = Vergunningenloket
    .does = Tegels voor je mijn, op maat gesorteerd. De invloed van je opzichter betaalt maten tot zijn getal; daarboven betaal je aanmoedigingen.
permit = Stapel tegels
    .does = Tegels van één maat, gedekt. Grotere leveren meer kolen. Om er een te krijgen, plaats je een opzichter op een open vak van je mijn; in gebied 4 toont elke stapel zijn prijs.
area-utilities = Voorzieningenmarkt
    .does = Blokjes voor je tegels. Een opzichter koopt tot zijn invloed; twee als tandem komen eerder, maar kopen niet meer dan de sterkste.
market = Blokjes te koop
    .does = Wat er van deze soort nog is tot de ronde eindigt.
supply = Algemene voorraad
    .does = Blokjes buiten de markt. Alleen de dorpswinkel ruilt ermee.
area-construction = Bouwbedrijf
    .does = Gebouwen voor je dorp. De bovenste rij is nieuw; de onderste is een heffing goedkoper en vertrekt na deze ronde.
building-sold = Lege plaats
    .does = Hier is een gebouw gekocht, of er is er nog geen gekomen.
building-cost = Prijs in heffingen
    .does = Wat het gebouw kost, in heffingen en, waar getoond, nu in jouw dollars. Invloed kan er één aan veranderen.
building-school = School
    .does = Een opzichter in je opslag plaatst één blokje meer.
building-tailor = Kleermaker
    .does = Je opzichter 0 telt overal als 1.
building-coal-shed = Kolenschuur
    .does = Bewaart een paar onverkochte kolen voor de volgende ronde.
building-mess-hall = Kantine
    .does = Een opzichter bij je afvalhoop ruimt één blokje meer op.
building-village-store = Dorpswinkel
    .does = Een opzichter daar ruilt opgeslagen blokjes voor andere soorten.
building-doctors-office = Dokterspraktijk
    .does = Een opzichter rust hier en kost niets.
building-tavern = Kroeg
    .does = Met een 4 hier hebben je opzichters bij makelaars, markt en bouw deze ronde één invloed meer.
building-church = Kerk
    .does = Met 3 of meer hier krijgt een van je delvers ook wat een 1 op zijn tegel zou delven.

## Foremen

foreman = Opzichter
    .does = Het getal is zijn invloed. Je hebt er negen; elk werkt per ronde op één plaats. Wie in de hand blijft, kost zoveel heffingen als zijn getal.
space = Plaats voor een opzichter
    .does = Zet hier een opzichter terwijl iedereen plaatst. Hij wordt omgedraaid als dit deel aan de beurt is.
space-broker = Plaats bij de kolenmakelaars
    .does = Een opzichter hier verkoopt deze ronde je kolen. Verkoopt hij niets, dan kost hij heffingen.
space-construction = Plaats bij het bouwbedrijf
    .does = Een opzichter hier mag één gebouw kopen. Niets kopen kost niets.
space-market = Plaats op de voorzieningenmarkt
    .does = Een opzichter alleen koopt tot zoveel blokjes als zijn invloed. Niets kopen kost heffingen.
space-tandem = Tandem
    .does = Twee opzichters samen: hun som bepaalt wie eerst koopt, de sterkste hoeveel blokjes.
space-refuse = Plaats bij de afvalhoop
    .does = Een opzichter hier ruimt tot zoveel afval op als zijn invloed.
space-storage = Plaats in de opslag
    .does = Een opzichter hier plaatst tot zoveel opgeslagen blokjes als zijn invloed.

## My mine

tile = Mijnschachttegel
    .does = Een opzichter hier delft wat de tabel onderaan voor zijn invloed toont, de helft als er een voorziening ontbreekt. Tunnels moeten haar met de ingang verbinden.
tile-number = Maat van de tegel
    .does = Van 1 tot 4; hamers zijn de ingang. Grotere tegels leveren meer op en zijn duurder.
yield = Wat ze oplevert
    .does = Boven de invloed van een opzichter, onder de kolen die hij hier met alle drie voorzieningen delft.
alone = Vanzelf
    .does = Met alle drie voorzieningen levert deze tegel elke ronde zoveel kolen zonder opzichter. ½ betekent dat er een ontbreekt: delven levert de helft.
unfinished = Open tunnel
    .does = Een open einde. Bij de inspectie kost elk heffingen; een tegel die aansluit, maakt het af.
cut-off = Afgesneden
    .does = Geen tunnel leidt van hier naar de ingang. De tegel levert niets op.
cell = Open vak
    .does = Een opzichter hier koopt een tegel bij het loket en legt die hier. De tekst zegt welke maten gratis zijn en wat meer zou kosten.
cube = Voorziening
    .does = Hout, water of stroom. Een tegel heeft van elk één nodig om alles en vanzelf op te leveren; een leeg kader ontbreekt.
coal = Kolen
    .does = Wat je hebt gedolven en niet verkocht. Onverkochte kolen zijn aan het einde van de ronde weg.
outlook = Als je nu afsluit
    .does = Wat je opzichters zo zouden opleveren, en wat die in je hand zouden kosten.
queue = Wie er nog komt
    .does = Wiens opzichters in dit deel wachten, op volgorde, en wat er gedaan is.
inspection = Inspectie
    .does = Wat de inspecteur zou tellen als het spel nu eindigde: ontbrekende voorzieningen, afval en open tunnels tegen je, opgeslagen blokjes en gebouwen voor je.
refuse = Afval
    .does = Elke opzichter die delft laat er een achter. Elk kost een heffing bij de inspectie.
storage = Opslag
    .does = Blokjes die gekocht en niet geplaatst zijn. Elk scheelt een heffing bij de inspectie.
village = Dorp
    .does = Je gebouwen. Elk zichtbaar gebouw scheelt heffingen bij de inspectie. Sommige kunnen een opzichter hebben.
site = Vrij terrein
    .does = Ruimte voor nog een gebouw.
choice = Kolen die je houdt
    .does = Je kolenschuur bewaart wat kolen voor de volgende ronde. De rest gaat verloren.
new-tile = Nieuwe tegel
    .does = Draai hem zoals je wilt en leg hem. Er wordt alleen gedolven waar de tunnels naar de ingang leiden; een tunnel die in de aarde eindigt, kost een heffing bij de inspectie.
sale = Verkoop
    .does = Je verkoopt zoveel als je wilt voor één prijs. Kas en inkomsten stijgen, en met je inkomsten kan je heffing meteen stijgen.
sellers = Verkopers
    .does = Iedereen met een opzichter bij de makelaars, op volgorde van verkoop, met de prijs die elk krijgt.
placing-state = Heeft geplaatst
    .does = Of deze speler klaar is met opzichters plaatsen.
mine = Mijn
    .does = Gelegde tegels, hoeveel er volledig voorzien zijn, en open einden die de inspectie zou tellen.
hidden-values = Nog verborgen getallen
    .does = Welke getallen de gedekte opzichters van deze speler nog kunnen hebben.
