# What the things on a table of Coal Baron are and do, in Dutch.

## The frame

score-track = Scorespoor
    .does = Waar iedereen staat in punten. Punten komen van afleveringen, van de shiftklok en van het einde van het spel.
seat = Speler
    .does = Van wie deze put is, met plaats en punten. Kleur en vorm zijn gelijk voor alle stukken van een speler.
points-report = Wat de shift opbracht
    .does = De meerderheden van de shift die net voorbij is: wie het meest van iets telde, en de punten daarvoor.
choice = Kaarten of tegels om uit te kiezen
    .does = Neem er een van. In de keuze vooraf neemt iedereen om de beurt; van een trekking mag je er ook geen houden.

## Worker spaces

area-factory = Mijnkarfabriek
    .does = Koop hier tunneltegels: elk brengt mijnkarren vol steenkool. Wie hier aan het einde van een shift de meeste werkers heeft, wordt startspeler.
area-mining = Ontginning
    .does = Elk getal is hoeveel werkstappen je krijgt: de kooi verplaatsen, kolen laden, lossen op bestellingen of in je opslag.
area-delivery = Aflevering
    .does = Lever al je complete bestellingen van één voertuig af en krijg hun punten.
area-money = Geld
    .does = Elk vak betaalt het aantal marken dat het toont. De bank neemt altijd precies één werker.
area-order = Nieuwe bestelling
    .does = Neem de bestellingskaart van een vak bij je openstaande bestellingen.
area-canteen = Kantine
    .does = Werkers die van een vak zijn verdreven, rusten hier. Ze komen terug bij het begin van de volgende shift.
area-supply = Steenkoolvoorraad
    .does = Blokjes voor nieuwe mijnkarren komen hiervandaan, afgeleverde keren terug. Is een kleur op, dan mogen andere kleuren haar plaats innemen.
space = Werkersveld
    .does = Kost één werker als het leeg is, anders één meer dan er staan; die gaan naar de kantine.
space-factory = Een tunneltegel kopen
    .does = Betaal de Marken die bij de tegel staan. Ze komt in je put aan de kant die ze toont, met een blokje steenkool in elke mijnkar.
space-factory-draw = Tegels bekijken
    .does = Bekijk heimelijk de bovenste tegels van de stapel. Koop er een of geen; leg de rest bovenop of onderop terug.
space-mining = Werkstappen
    .does = Het getal is het hoogste aantal stappen dat je nu in je put mag doen. Ongebruikte stappen vervallen.
space-delivery = Afleveren
    .does = Al je complete bestellingen met dit voertuig worden afgeleverd: je krijgt de punten, en de steenkool gaat terug naar de voorraad.
space-money = Marken
    .does = Je krijgt het aantal marken dat het vak toont.
space-bank = Bank
    .does = Eén werker hier brengt een beetje geld op. Ze wordt nooit duurder, niemand wordt verdreven, en ze is altijd open.
space-order = Een bestelling nemen
    .does = De kaart wordt een van je openstaande bestellingen. Je mag er zoveel hebben als je wilt, maar elke aan het einde kost een punt.
space-order-draw = Bestellingen bekijken
    .does = Bekijk heimelijk de bovenste kaarten van de stapel. Houd er een of geen; leg de rest bovenop of onderop terug.
locked = Gesloten vak
    .does = Met minder dan vier spelers bestaan sommige vakken niet. Dit vak doet niet mee.
price = Prijs in werkers
    .does = Hoeveel werkers je hier nu nodig hebt: één meer dan er staan, ook als het je eigen zijn.
workers = Werkers op een vak
    .does = Ze zijn van één speler en blijven tot iemand ze verdrijft of de shift eindigt. Een gestippelde cirkel is een leeg vak.
tile-stack = Stapel tunneltegels
    .does = Nieuwe tegels voor de fabriek komen hiervandaan. Is hij op, dan blijven vakken leeg.
order-stack = Stapel bestellingen
    .does = Nieuwe bestellingskaarten komen hiervandaan. Is hij op, dan blijven vakken leeg.
tile = Tunneltegel
    .does = De kleur zegt op welk niveau ze komt, lantaarn of maan aan welke kant. Elke mijnkar komt met één blokje en wordt nooit meer gevuld.
tile-price = Prijs van de tegel
    .does = De marken die deze tegel kost.

## The shift clock

clock = Shiftklok
    .does = Na elke shift worden meerderheden gewaardeerd: het eerste derde na shift I, twee derde na II, alles na III. De wijzer toont de huidige shift.
clock-coal = Meerderheid van een kool
    .does = Wie de meeste plaatsen van deze kleur op afgeleverde bestellingen heeft, krijgt de punten; staan er twee getallen, dan krijgt de volgende het tweede.
clock-vehicle = Meerderheid van een voertuig
    .does = Wie de meeste plaatsen met dit voertuig heeft afgeleverd, krijgt de punten; staan er twee getallen, dan krijgt de volgende het tweede.
clock-carts = Meerderheid van lege mijnkarren
    .does = Wie de meeste lege mijnkarren van deze kleur heeft, krijgt de punten; staan er twee getallen, dan krijgt de volgende het tweede.

## My pit

crew = Werkers
    .does = Die kun je in deze shift nog inzetten. Als iedereen ze op heeft, eindigt de shift.
marks = Marken
    .does = Geld voor tunneltegels. Aan het einde is elke volle vijf een punt waard.
balance = Tunnelbalans
    .does = Aan het einde worden je tunneltegels aan beide kanten vergeleken. Elke tegel die één kant meer heeft, kost punten; zo zou het nu zijn.
cage = Kooi
    .does = Ze haalt de kolen uit je put. Er passen vijf blokjes van elke kleur in, ze gaat in één stap naar elk niveau, en blijft waar ze is tot je weer ontgint.
level = Niveau van de put
    .does = De tunnels bevatten mijnkarren van één kleur. Van hier wordt geladen zolang de kooi op dit niveau staat.
lift = De kooi verplaatsen
    .does = Eén werkstap, hoe ver ook.
cart = Mijnkar
    .does = Het blokje kan in de kooi worden geladen. Eenmaal leeg blijft ze leeg, en telt dan op de shiftklok.
coal = Steenkoolblokje
    .does = Gaat van een mijnkar met de kooi naar een plaats van zijn kleur op een bestelling, of naar je opslag. Blokjes die je aan het einde nog hebt, zijn een beetje waard.
spot = Plaats van een bestelling
    .does = Vraagt één blokje van haar kleur. Twee willekeurige andere blokjes mogen invallen, voor twee werkstappen.
side-light = Heldere kant
    .does = Tunneltegels met een lantaarn liggen hier. Deze kant zou evenveel tegels moeten hebben als de donkere.
side-dark = Donkere kant
    .does = Tunneltegels zonder lantaarn liggen hier. Deze kant zou evenveel tegels moeten hebben als de heldere.
empty-carts = Lege mijnkarren
    .does = Hoeveel mijnkarren van dit niveau geen blokje hebben. Wie na de laatste shift de meeste van een kleur heeft, krijgt punten.
steps = Werkstappen over
    .does = Eén stip voor elke stap die je in deze actie nog mag doen.
order = Bestellingskaart
    .does = Vul alle plaatsen en lever haar dan met haar voertuig af voor de punten in de hoek. Elke bestelling aan het einde kost een punt.
orders = Openstaande bestellingen
    .does = Je open bestellingen. Complete moeten nog worden afgeleverd; elke die overblijft, kost een punt.
complete = Complete bestellingen
    .does = Bestellingen waarvan alle plaatsen gevuld zijn. Ze wachten op een aflevering.
storage = Eigen kolenopslag
    .does = Een blokje hier heeft geen plaats in de kooi nodig. Later gaat het voor één stap naar een bestelling, waar de kooi ook is.
delivered = Afgeleverde bestellingen
    .does = Ze liggen gedekt en tellen bij elke shiftwaardering opnieuw. Je eigen mag je bekijken.
