# Het boek van Coal Baron: kort, in eigen woorden. Getallen van voorbeelden komen uit de engine.

overview-goal = Kolen voor je klanten
    .text = Je leidt een mijn. Klanten willen kolen: elke bestellingskaart toont hoeveel blokjes van welke kleur, en het voertuig dat ze ophaalt. Je koopt tunnels, haalt kolen met je kooi naar boven, vult bestellingen en levert ze af. Na drie shifts winnen de meeste punten.
overview-worker = Eén vak per beurt
    .text = Je beurt is één actie: zet werkers op een vak en doe meteen wat het zegt. Een leeg vak kost één werker. Op een bezet vak heb je er één meer nodig dan er staan; die gaan naar de kantine. De bank is altijd open: één werker, één Mark.
overview-factory = Tunnels kopen
    .text = In de mijnkarfabriek koop je voor Mark een tunneltegel. Ze komt in je put op het niveau van haar kleur, en elke mijnkar erop brengt gratis een blokje kolen mee. Geel ligt hoog en is goedkoop, zwart ligt diep en is duur.
overview-mining = Kolen naar boven halen
    .text = Een ontginningsvak geeft werkstappen. Eén stap verplaatst de kooi naar een ander niveau, laadt één blokje, of legt aan de oppervlakte één blokje op een bestelling of in je opslag. Ontbreekt een kleur? Twee blokjes naar keuze vullen een plaats ook.
overview-delivery = Afleveren
    .text = Een bestelling waarvan alle plaatsen vol zijn, levert nog niets op: pas de aflevering telt. Een werker bij een voertuig levert al je complete bestellingen met dat voertuig samen af, en je krijgt hun punten meteen.
overview-new = Nieuwe bestellingen, vers geld
    .text = Neem een open bestelling, of bekijk er in het geheim vijf en houd er één. Geldvakken betalen de Mark die ze tonen. Je mag zoveel bestellingen hebben als je wilt, maar wat aan het einde over is, kost punten.
overview-clock = De shiftklok
    .text = Afgeleverde bestellingen geven hun punten. Na elke shift beloont de klok ook wie het meeste heeft: na de eerste de meeste kolen van elke kleur, na de tweede ook de meeste per voertuig, na de derde ook de meeste lege mijnkarren. Eerdere leveringen tellen elke keer mee, dus de klok betaalt steeds meer.
overview-shift = Het einde van een shift
    .text = Niemand past: je speelt tot je geen werker meer hebt. Zijn ze allemaal ingezet, dan wordt de shift gewaardeerd en neemt iedereen zijn werkers terug. Wie de meeste werkers in de fabriek heeft staan, begint de volgende shift.
overview-final = De eindwaardering
    .text = Na de derde shift zijn vijf Mark 1 punt waard, en drie blokjes ook. Elke niet afgeleverde bestelling kost 1, en voor elke tegel die je heldere of donkere kant meer heeft dan de andere verlies je 2. Dan winnen de meeste punten.

example-two-for-one = Twee blokjes voor een zwart blokje
    .text = Anna heeft { $had } blokjes in haar kooi aan de oppervlakte, geen ervan zwart, en nog { $steps } werkstappen. Haar bestelling wil één zwart blokje. Ze legt twee andere op de plaats, voor een stap per stuk: er { $left ->
        [one] is nog één stap over
       *[other] zijn nog { $left } stappen over
    }, en er { $stored ->
        [0] ligt geen blokje
        [one] ligt één blokje
       *[other] liggen { $stored } blokjes
    } meer in de kooi. De plaats telt als zwart, nu en in elke waardering.
example-shift = De waardering van de derde shift
    .text = Gele kolen: Rosa heeft de meeste afgeleverd en krijgt { $yellow_first }, Jan is tweede en krijgt { $yellow_second }. Grijze kolen: Anna en Jan delen de eerste plaats en krijgen { $grey } en { $grey_too }, en tweede is niemand. Zwarte kolen: Rosa krijgt als eerste { $black }; Anna en Jan delen de tweede plaats, { $black_second } en { $black_too }. Zo gaat het de hele klok rond:
