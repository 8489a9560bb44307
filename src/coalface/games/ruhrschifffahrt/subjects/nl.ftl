# What the things on a table of Ruhrschifffahrt are and do, in Dutch.

## The frame, time and order

score-track = Scorespoor
    .does = Toont hoeveel punten iedereen heeft. Wie voorbij het eind komt, gaat verder: het spoor groeit, hier tot 60.
seat = Speler
    .does = Van wie dit bord is, met plaats en punten. Kleur en vorm zijn gelijk voor alle stukken van een speler.
turn = Vak van het rondespoor
    .does = Een van twaalf rondes. De tekens zeggen wat er aan het begin gebeurt, het schild waar zwarte dobbelstenen in deze ronde terugkeren, de vlag welk land uitvoert.
coat = Wapen
    .does = Zwarte dobbelstenen die in deze ronde de vervoersweg verlaten, keren terug naar een opslagplaats van dit gebied.
country = Landfiche
    .does = Het noemt de kolom van de haven die in deze ronde uitvoert. Het wordt pas bij het begin van de ronde omgedraaid.
turn-order = Volgorde
    .does = In elke fase is de aak die het verst stroomopwaarts ligt eerst, dan de volgende stroomafwaarts. Een vinkje betekent: al geweest.
phase-event = Fase 1: gebeurtenis
    .does = Wat het rondespoor voor deze ronde toont, gebeurt voor iedereen.
phase-marker = Fase 2: water of vraag
    .does = Er wordt één fiche uit de zak getrokken: het legt daalders op plaatsen die kolen willen, of verandert de waterstand.
phase-option = Fase 3: startplaats
    .does = Iedereen kiest een speciale optie, of geen, en een opslagplaats met een dobbelsteen om van te starten.
phase-sale = Fase 4: verkoop
    .does = Elke aak brengt haar dobbelsteen stroomafwaarts en verkoopt hem. Eén oog wordt een steentje op je bord, de andere daalders.
phase-progress = Fase 5: vooruitgang
    .does = Je neemt elk vooruitgangsfiche waarvoor je nu de steentjes hebt.
phase-purchase = Fase 6: aankopen
    .does = Bouw sluizen en pakhuizen, verschuif pakhuizen in de haven, betaal schulden terug: alles wat je kunt betalen en waarvoor je fiches hebt.
phase-export = Fase 7: uitvoer
    .does = Pakhuizen in de kolom van het land van deze ronde leveren punten op. Daarna gaan daalders boven de grens terug.
bag = Zak
    .does = Fiches die nog getrokken kunnen worden, één per ronde. Ook hindernissen die voor sluizen wijken gaan erin. Is er nog maar één over, dan moet iedereen een sluis bouwen.

## The river

storage = Opslagplaats
    .does = Een startplaats: een aak die hier begint, brengt deze dobbelsteen naar het doel van de opslagplaats, twee plaatsen stroomafwaarts. Stroomafwaarts erheen is gratis, stroomopwaarts moet je slepen.
storage-pilot = Opslagplaats voor loodsen
    .does = Ze heeft geen gewone vaart. Je kunt hier alleen met een loodsoptie starten.
price = Weg naar deze start
    .does = De optie die nodig is om hier te starten, en haar prijs in daalders.
die-black = Zwarte kolen
    .does = Een dobbelsteen zwarte kolen; iedereen mag hem vervoeren. Bij verkoop wordt één oog een steentje op je bord, de andere daalders. Daarna wacht hij op de vervoersweg.
die-white = Witte kolen
    .does = Een dobbelsteen witte kolen uit de Mark. Je mag hem vervoeren zodra je het fiche Graafschap Mark hebt.
obstacle = Hindernis
    .does = Een dobbelsteen die hier langs gaat, verliest één oog, één keer per vaart. Wie er een sluis bouwt, krijgt de punten op het schild.
lock = Sluis
    .does = Elke aak vaart hier door zonder een oog te verliezen, wie de sluis ook bouwde. Ze staat op de plaats van een hindernis en blijft tot het eind.
city = Stad
    .does = Koopt kolen: een verkoop hier brengt een steentje voor steden. De plaatsen eronder zijn voor pakhuizen: de meest linkse vrije prijs geldt. Elke verkoop hier brengt elke pakhuiseigenaar een daalder.
works-forge = Smederij
    .does = Koopt kolen: een verkoop hier brengt een steentje voor nijverheid. Een vraagfiche kan daalders op alle smederijen van de rivier leggen.
works-hammer = Hamermolen
    .does = Koopt kolen: een verkoop hier brengt een steentje voor nijverheid. Een vraagfiche kan daalders op alle hamermolens van de rivier leggen.
works-gun = Geweerfabriek
    .does = Koopt kolen: een verkoop hier brengt een steentje voor nijverheid. Een vraagfiche kan daalders op alle geweerfabrieken van de rivier leggen.
demand = Vraag
    .does = Daalders voor wie hier het eerst verkoopt. Er liggen er nooit meer dan twee.
port = Haven van Ruhrort
    .does = Het eind van de rivier, alleen met een loods te bereiken. Een verkoop hier brengt een daalder meer en verhoogt de uitvoerwaarde. Om weg te komen moet je slepen.
barge = Aak
    .does = Elke speler heeft er een. Ze vervoert één dobbelsteen per ronde, en waar ze ligt bepaalt de volgorde.
territory = Gebied
    .does = De rivier loopt door vier gebieden. De Mark heeft witte kolen, de andere zwarte. Wapens en vraagfiches noemen gebieden.
trip = Vaart
    .does = De weg die een dobbelsteen zou gaan, van zijn opslagplaats tot waar hij wordt verkocht.

## Options and the transport track

area-options = Speciale opties
    .does = Bij je startplaats kies je er een of geen, betaalt de prijs en gebruikt haar meteen. Volgende ronde zijn ze weer allemaal vrij.
option-none = Geen optie
    .does = Je start stroomafwaarts van je aak en maakt de gewone vaart. Het kost niets.
option-transport = Vervoer
    .does = Zet een dobbelsteen van een pijlvak van de vervoersweg op een lege opslagplaats. Je mag daar starten, of elders.
option-supply = Aanvoer
    .does = Eén dobbelsteen op een opslagplaats krijgt er twee ogen bij. Het zwarte fiche Aanvoer is nodig.
option-wage = Loon
    .does = Je krijgt twee daalders. Het zwarte fiche Loon is nodig, en maar één speler per ronde kan het krijgen.
option-hauling = Slepen
    .does = Paarden trekken je aak stroomopwaarts, naar een opslagplaats met een dobbelsteen.
option-hauling_transport = Slepen en vervoer
    .does = Je aak gaat stroomopwaarts naar een lege opslagplaats, en daar komt een dobbelsteen van de vervoersweg.
option-pilot = Loods
    .does = Je aak mag overal stroomafwaarts verkopen, ook in de haven. Hoog of laag water sluit deze optie.
option-transport_pilot = Vervoer en loods
    .does = Beide ineen: breng een dobbelsteen van de vervoersweg en verkoop overal stroomafwaarts.
option-hauling_pilot = Slepen en loods
    .does = Beide ineen: ga stroomopwaarts naar een dobbelsteen en verkoop overal stroomafwaarts daarvan.
fee = Prijs
    .does = Wat de optie kost in daalders. Kun je niet betalen, dan ga je ervoor in de schuld.
area-track = Vervoersweg
    .does = Verkochte dobbelstenen wachten hier. De weg wordt in het spel twee keer beter; het teken rechts zegt wanneer.
box = Vak van de vervoersweg
    .does = Verkochte dobbelstenen wachten hier; die bij de pijl kun je met vervoer terughalen. Een nieuwe komt er bovenaan bij; is de kolom vol, dan keert die bij de pijl vanzelf naar de rivier terug.

## Depots and port

area-depots = Kolendepots
    .does = Eén per gebied. Pakhuizen hier scoren meteen, en aan het eind voor alle vier depots en voor de meerderheid in elk.
depot = Kolendepot
    .does = Een pakhuis hier scoort meteen, en aan het eind nog eens voor wie er de meeste heeft. Bouw voor de meest linkse vrije prijs; je hebt het zwarte fiche Kolendepot nodig, en meer in één depot mag.
area-export = Uitvoergebied
    .does = Pakhuizen in deze kolommen scoren als hun land uitvoert. De getallen rechts zijn de uitvoerwaarde.
export-value = Uitvoerwaarde
    .does = Wat een pakhuis oplevert als zijn land uitvoert. Verkopen in Ruhrort verhogen haar, elke uitvoer verlaagt haar.
position-bonus = Plaats in de kolom
    .does = Punten meer of minder dan de uitvoerwaarde: het bovenste pakhuis levert het meest op.
column = Kolom van een land
    .does = Een pakhuis hier scoort als dit land uitvoert; het bovenste scoort het meest. Het komt op de bovenste vrije plaats voor de prijs die daar staat, één per speler. Later mag het naar een andere kolom.

## My board

thalers = Daalders
    .does = Geld van verkopen. Tijdens een ronde mag je er zoveel hebben als je wilt, maar aan het eind hoogstens { $limit }.
pool = Pakhuizen in je voorraad
    .does = Die kun je nu bouwen. Andere wachten op je eerste sluis, op Graafschap Mark of op het rondespoor.
coming = Pakhuizen die nog komen
    .does = Ze komen in je voorraad met je eerste sluis, met het fiche Graafschap Mark of in een latere ronde.
debt = Schuld
    .does = Elke lening zet hier een pakhuis en geeft je { $loan } daalders. Haar in fase 6 terugbetalen kost { $repay }; elke schuld aan het eind kost { $debt } punten.
chosen = Optie van deze ronde
    .does = De speciale optie die voor deze ronde is gekozen.
development = Ontwikkeling
    .does = Elke verkoop legt een steentje in het vak van haar kolen en koper. Steentjes leveren vooruitgangsfiches op; is een vak vol, dan krijg je een daalder meer.
progress = Vooruitgangsfiches
    .does = Rechten en cadeaus die je met combinaties van steentjes verdient. De tekens op een fiche zijn de steentjes die het vraagt; vale ontbreken je nog.
marker-lock = Sluisbouw
    .does = Eén keer per ronde mag je een sluis bouwen op de plaats van een hindernis.
marker-supply = Aanvoer
    .does = Je mag de speciale optie Aanvoer nemen: één dobbelsteen op een opslagplaats krijgt er twee ogen bij.
marker-essen_warehouse = Pakhuis Essen
    .does = Eén keer per ronde mag je een pakhuis bouwen in Kettwig, Werden of Steele.
marker-wage = Loon
    .does = Je mag de speciale optie Loon nemen, als niemand haar deze ronde heeft: je krijgt twee daalders.
marker-port = Haven Ruhrort
    .does = Eén keer per ronde mag je een pakhuis in het uitvoergebied bouwen.
marker-coal_depot = Kolendepot
    .does = Eén keer per ronde mag je een pakhuis in een kolendepot bouwen.
marker-mark = Graafschap Mark
    .does = Vanaf nu mag je witte kolen vervoeren, en meteen komen er twee pakhuizen in je voorraad.
marker-mark_warehouse = Pakhuis Mark
    .does = Eén keer per ronde mag je een pakhuis bouwen in Hattingen, Blankenstein of Witten.
marker-coal_hauler = Kolensleper
    .does = Eén keer per spel krijgt een dobbelsteen op een opslagplaats er drie ogen bij, in je stap van fase 3 of 4.
marker-hauling_action = Sleepactie
    .does = Eén keer per spel neem je een sleepoptie zonder de prijs te betalen.
marker-inn = Herberg
    .does = Eén keer per spel: daalders of punten, naar keuze. Ongebruikte herbergen tellen aan het eind.
marker-warehouse = Pakhuis
    .does = Eén keer per spel een goedkoop pakhuis in een stad of in de haven. In Mülheim kun je alleen zo bouwen.
marker-ruhraake = Ruhraak
    .does = Punten aan het eind, en dubbel zoveel als je aak dan in Ruhrort ligt.
marker-mayor = Burgemeester
    .does = Aan het eind een punt voor elke daalder, als je geen schuld hebt.
marker-ruhrtalbahn = Ruhrtalbahn
    .does = Aan het eind een punt voor elk van je pakhuizen in steden.
warehouses-built = Gebouwde pakhuizen
    .does = Waar deze speler pakhuizen heeft. In steden brengen ze een daalder bij elke verkoop daar, in de haven punten bij elke uitvoer.
