# Coal Baron in het Nederlands. Attributen zijn grammatica: { $coal-infl } is het argument $coal in
# de vorm die het attribuut .infl van zijn eigen bericht geeft. Elke taal heeft de vormen die ze nodig heeft.

cb-title = Coal Baron
cb-tagline = Graaf tunnels, bedien de kooi en lever kolen af voordat anderen de bestellingen pakken.

## Steenkool: kleur en letter

cb-coal-y = geel
    .infl = gele
cb-coal-r = bruin
    .infl = bruine
cb-coal-g = grijs
    .infl = grijze
cb-coal-k = zwart
    .infl = zwarte
cb-coal-y-letter = Ge
cb-coal-r-letter = Br
cb-coal-g-letter = Gr
cb-coal-k-letter = Zw
# $count (getal) van één kleur; $coal (steenkool)
cb-cubes = { $count ->
    [one] 1 { $coal } blokje
   *[other] { $count } { $coal-infl } blokjes
}
cb-cube = een { $coal } blokje

## Getelde dingen

cb-count-workers = { $count ->
    [one] 1 werker
   *[other] { $count } werkers
}
cb-count-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Mark
}
cb-count-vp = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
cb-count-steps = { $count ->
    [one] 1 werkstap
   *[other] { $count } werkstappen
}
cb-count-tiles = { $count ->
    [one] 1 tunneltegel
   *[other] { $count } tunneltegels
}

## Termen van het spel

cb-term-board = speelbord
cb-term-shift = shift
cb-term-shift-clock = shiftklok
cb-term-shift-hand = shiftwijzer
cb-term-shift-scoring = shiftwaardering
cb-term-final-scoring = eindwaardering
cb-term-scoring-marker = scorepion
cb-term-starting-player = startspeler
cb-term-worker = { $count ->
    [one] werker
   *[other] werkers
}
cb-term-worker-space = { $count ->
    [one] werkervak
   *[other] werkervakken
}
cb-term-worker-supply = werkervoorraad
cb-term-canteen = kantine
cb-term-bank = bank
cb-term-lock = slottegel
cb-term-factory = mijnkarfabriek
cb-term-minecart = { $count ->
    [one] mijnkar
   *[other] mijnkarren
}
cb-term-tile = { $count ->
    [one] tunneltegel
   *[other] tunneltegels
}
cb-term-mining = ontginning
cb-term-step = { $count ->
    [one] werkstap
   *[other] werkstappen
}
cb-term-delivery = aflevering
cb-term-money = geld
cb-term-new-order = nieuwe bestelling
cb-term-order = { $count ->
    [one] bestelling
   *[other] bestellingen
}
cb-term-card = { $count ->
    [one] bestellingskaart
   *[other] bestellingskaarten
}
cb-term-spot = { $count ->
    [one] bestellingsplaats
   *[other] bestellingsplaatsen
}
cb-term-outstanding = openstaande bestellingen
cb-term-delivered = afgeleverde bestellingen
cb-term-pit = put
cb-term-cage = putkooi
cb-term-storage = private steenkoolopslag
cb-term-cube = { $count ->
    [one] steenkoolblokje
   *[other] steenkoolblokjes
}
cb-term-supply = algemene voorraad
cb-term-stack = gedekte stapel
cb-term-mark = { $count ->
    [one] Mark
   *[other] Marken
}
cb-term-vp = { $count ->
    [one] punt
   *[other] punten
}
cb-term-score = stand
cb-term-balance = tunnelbalans
cb-term-majority = meerderheid
cb-term-tie = gelijkstand
cb-term-locked = op slot
cb-term-free = vrij
cb-term-empty = leeg
cb-term-complete = volbracht

## Niveaus en kanten van de put, uiteinden van een stapel

cb-level-0 = oppervlakte
    .to = naar de oppervlakte
    .at = aan de oppervlakte
cb-level-1 = geel niveau
    .to = naar het gele niveau
    .at = op het gele niveau
cb-level-2 = bruin niveau
    .to = naar het bruine niveau
    .at = op het bruine niveau
cb-level-3 = grijs niveau
    .to = naar het grijze niveau
    .at = op het grijze niveau
cb-level-4 = zwart niveau
    .to = naar het zwarte niveau
    .at = op het zwarte niveau
cb-side-light = lichte kant
cb-side-dark = donkere kant
cb-end-top = bovenop
    .stack = boven op de stapel
cb-end-bottom = onderaan
    .stack = onderaan de stapel
cb-origin-cage = kooi
    .uit = uit de kooi
cb-origin-storage = opslag
    .uit = uit de opslag
cb-pile-tile = tegelstapel
    .ding = tegel
    .dingen = tegels
cb-pile-order = kaartenstapel
    .ding = kaart
    .dingen = kaarten

## Voertuigen

cb-vehicle-barrow = kruiwagen
cb-vehicle-carriage = koets
cb-vehicle-truck = vrachtwagen
cb-vehicle-engine = locomotief

## Tunneltegels en bestellingskaarten, samengesteld uit hun delen

# $coal (steenkool), $carts (getal), $side (kant)
cb-tile = { $coal-infl } tunneltegel ({ $carts ->
    [one] 1 mijnkar
   *[other] { $carts } mijnkarren
}, { $side })
    .een = een { cb-tile }
# $tile (tegel), $marks (getal)
cb-tile-price = { $tile } voor { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
# $vehicle (voertuig), $vp (getal), $spots (plaatsen)
cb-card = { $vehicle }bestelling ({ $spots }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
})
    .een = een { cb-card }
# $count (getal), $coal (steenkool)
cb-spots = { $count } { $coal-infl }
cb-spots-each = één blokje van elke kleur
# $cubes (blokjes), $points (getal)
cb-lack = die voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} heeft nog { $cubes } nodig
# $coal (coal), $before (number), $after (number)
cb-tally = { $coal } { $before } → { $after }

## Werkervakken

cb-space-factory-1 = Fabriek 1
cb-space-factory-2 = Fabriek 2
cb-space-factory-3 = Fabriek 3
cb-space-factory-4 = Fabriek 4
cb-space-factory-5 = Fabriek 5
cb-space-factory-6 = Fabriek 6
cb-space-factory-7 = Fabriek 7
cb-space-factory-8 = Fabriek 8
cb-space-factory-draw = Tegelstapel
cb-space-mining-4 = Ontginning 4
cb-space-mining-6 = Ontginning 6
cb-space-mining-8 = Ontginning 8
cb-space-mining-10 = Ontginning 10
cb-space-delivery-barrow = Aflevering per kruiwagen
cb-space-delivery-carriage = Aflevering per koets
cb-space-delivery-truck = Aflevering per vrachtwagen
cb-space-delivery-engine = Aflevering per locomotief
cb-space-money-3 = Geld 3
cb-space-money-4 = Geld 4
cb-space-money-5 = Geld 5
cb-space-money-6 = Geld 6
cb-space-order-1 = Nieuwe bestelling 1
cb-space-order-2 = Nieuwe bestelling 2
cb-space-order-3 = Nieuwe bestelling 3
cb-space-order-4 = Nieuwe bestelling 4
cb-space-order-draw = Kaartstapel
cb-space-bank = Bank

cb-about-factory = Koop de tegel op dit vak. Je krijgt er de steenkool bij en legt de tegel in je put.
cb-about-factory-draw = Bekijk de bovenste vijf tegels van de stapel en koop er één of geen.
# $count (getal)
cb-about-mining = Doe hoogstens { $count ->
    [one] 1 werkstap
   *[other] { $count } werkstappen
} in je put: elke rit van de kooi en elk blokje dat je laadt, lost of opslaat, is er één.
# $vehicle (voertuig)
cb-about-delivery = Lever al je volbrachte bestellingen per { $vehicle } af.
# $count (getal)
cb-about-money = Ontvang { $count ->
    [one] 1 Mark
   *[other] { $count } Mark
}.
cb-about-order = Neem de bestellingskaart onder dit vak.
cb-about-order-draw = Bekijk in het geheim de bovenste vijf bestellingskaarten van de stapel en houd er één of geen.
cb-about-bank = Eén werker voor wat de bank betaalt. Kan altijd, niemand wordt verjaagd.
cb-about-canteen = Hier wachten verjaagde werkers tot de shift voorbij is. Je kunt de kantine niet kiezen.

## Fasen, en wat de speler gevraagd wordt

cb-shift-1 = shift I
cb-shift-2 = shift II
cb-shift-3 = shift III
cb-phase-draft = Kaarten kiezen
# $number (getal) van $rounds (getal)
cb-ask-draft = Neem je { $number }e van { $rounds } bestellingen.
cb-ask-turn = Kies een werkervak of de bank.
cb-ask-mining-lower = { $count ->
    [one] Nog 1 werkstap. Laat de kooi zakken of stop.
   *[other] Nog { $count } werkstappen. Laat de kooi zakken of stop.
}
cb-ask-mining-unload = { $count ->
    [one] Nog 1 werkstap. Los, of laat de kooi zakken.
   *[other] Nog { $count } werkstappen. Los, of laat de kooi zakken.
}
cb-ask-mining-stored = { $count ->
    [one] Nog 1 werkstap. Gebruik kolen uit de opslag, of laat de kooi zakken.
   *[other] Nog { $count } werkstappen. Gebruik kolen uit de opslag, of laat de kooi zakken.
}
cb-ask-mining-load = { $count ->
    [one] Nog 1 werkstap. Laad, of verplaats de kooi.
   *[other] Nog { $count } werkstappen. Laad, of verplaats de kooi.
}
cb-ask-mining-move = { $count ->
    [one] Nog 1 werkstap. Verplaats de kooi of stop.
   *[other] Nog { $count } werkstappen. Verplaats de kooi of stop.
}
cb-note-mining = Eén stap verplaatst de kooi, of laadt of lost één blokje.
cb-ask-pair = Kies waar het { $count ->
    [one] tweede
   *[other] eerste
} van twee blokjes van welke kleur ook voor de { $card } vandaan komt.
cb-phase-draw-tiles = Getrokken tegels
cb-ask-draw-tiles = Koop een van deze tegels, of geen.
cb-phase-draw-orders = Getrokken bestellingskaarten
cb-ask-draw-orders = Houd een van deze kaarten, of geen.
cb-ask-end = Waar in de stapel komt de rest?
cb-ask-return = Welke leg je nu terug? De eerste komt bovenop.
cb-ask-shortage = { $count ->
    [one] 1 { $coal-infl } mijnkar heeft
   *[other] { $count } { $coal-infl } mijnkarren hebben
} nog geen steenkool. Kies een blokje van een andere kleur, of laat ze leeg.
cb-phase-over = Einde van het spel

## Shiftklok

cb-element-1 = gele steenkool
cb-element-2 = bruine steenkool
cb-element-3 = grijze steenkool
cb-element-4 = zwarte steenkool
cb-element-5 = kruiwagens
cb-element-6 = koetsen
cb-element-7 = vrachtwagens
cb-element-8 = locomotieven
cb-element-9 = lege gele mijnkarren
cb-element-10 = lege bruine mijnkarren
cb-element-11 = lege grijze mijnkarren
cb-element-12 = lege zwarte mijnkarren

## Waar punten vandaan komen

cb-score-orders = afgeleverde bestellingen
# $shift (shift), $element (element)
cb-score-element = { $shift }: { $element }
# $count (getal): zoveel zijn een punt waard
cb-score-marks = overgebleven Marken ({ $count } Mark per punt)
# $count (getal): zoveel zijn een punt waard
cb-score-coal = overgebleven steenkool, waar ook ({ $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
} per punt)
cb-score-outstanding = openstaande bestellingen
cb-score-balance = tunnelonbalans

## Wat er gebeurde: een regel van het verslag. $seat is wie iets deed

cb-tile-shown = Het vak { $space } biedt nu { $tile-een } aan.
cb-start-drawn = { $seat } is de eerste startspeler.
cb-draft-shown = Om uit te kiezen komt er { $card-een } bij.
cb-card-shown = Het vak { $space } biedt nu { $card-een } aan.
cb-card-drafted = { $seat } neemt { $card-een }.
cb-workers-placed = { $seat } zet { $workers ->
    [one] 1 werker
   *[other] { $workers } werkers
} op { $space }.
cb-workers-ousted = { $workers ->
    [one] 1 werker van { $seat } moet
   *[other] { $workers } werkers van { $seat } moeten
} van { $space } naar de kantine.
cb-bank-visited = { $seat } stuurt een werker naar de bank en ontvangt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}.
cb-money-received = { $seat } ontvangt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}.
    .more = ontvangt { $marks ->
       [one] 1 Mark
      *[other] { $marks } Mark
    }
cb-tile-bought = { $seat } koopt { $tile-een } voor { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}.
    .more = koopt { $tile-een } voor { $marks ->
       [one] 1 Mark
      *[other] { $marks } Mark
    }
cb-carts-filled = { $seat } krijgt { $cubes ->
    [one] 1 { $coal } blokje
   *[other] { $cubes } { $coal-infl } blokjes
} bij de tegel.
cb-cart-substituted = { $seat } legt een { $coal } blokje in een { $cart-infl } mijnkar.
cb-carts-left = { $seat } laat { $carts ->
    [one] 1 { $cart-infl } mijnkar
   *[other] { $carts } { $cart-infl } mijnkarren
} leeg.
cb-cage-moved = { $seat } verplaatst de kooi { $level-to }.
cb-coal-loaded = { $seat } laadt een { $coal } blokje.
cb-coal-placed = { $seat } legt een { $coal } blokje { $origin-uit } op de { $card }.
cb-pair-begun = { $seat } vult een { $coal-infl } plaats van de { $card } met twee blokjes.
cb-pair-paid = { $seat } geeft een { $coal } blokje { $origin-uit } voor de { $card }.
cb-coal-stored = { $seat } slaat een { $coal } blokje op.
cb-mining-stopped = { $seat } stopt met ontginnen; { $steps ->
    [one] 1 werkstap vervalt
   *[other] { $steps } werkstappen vervallen
}.
cb-order-delivered = { $seat } levert de { $card } af en krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; { $cubes ->
    [one] 1 blokje gaat
   *[other] { $cubes } blokjes gaan
} terug naar de voorraad.
cb-order-taken = { $seat } neemt { $card-een }.
    .more = neemt { $card-een }
cb-space-empty = De stapel is op; het vak { $space } blijft leeg.
cb-looked = { $seat } bekijkt de bovenste { $count ->
    [one] { $pile-ding }
   *[other] { $count } { $pile-dingen }
} van de stapel.
cb-drawn = { $seat } trekt { $pile-ding } { $number } van { $count }.
cb-looked-tile = { $seat } ziet { $tile-een }.
cb-looked-tile-item = { $tile-een }
cb-looked-card = { $seat } ziet { $card-een }.
cb-looked-card-item = { $card-een }
cb-kept-none = { $seat } neemt geen enkele { $pile-ding }.
cb-returned = { $seat } legt { $count ->
    [one] 1 { $pile-ding }
   *[other] { $count } { $pile-dingen }
} { $end-stack } terug.
cb-returned-next = { $seat } legt { $pile-ding } { $number } van { $count } terug.
cb-returned-tile = { $seat } legt { $tile-een } terug.
cb-returned-tile-item = { $tile-een }
cb-returned-card = { $seat } legt { $card-een } terug.
cb-returned-card-item = { $card-een }
cb-shift-ended = Shift { $shift ->
    [1] I
    [2] II
   *[3] III
} is voorbij en wordt gewaardeerd.
cb-element-scored = { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $element }.
cb-shift-began = Shift { $shift ->
    [1] I
    [2] II
   *[3] III
} begint en alle werkers keren terug. { $seat } is startspeler.
cb-end-marks = { $seat } ruilt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} in voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
cb-end-coal = { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $cubes ->
    [one] 1 overgebleven blokje
   *[other] { $cubes } overgebleven blokjes
}.
cb-end-orders = { $seat } verliest { $lost ->
    [one] 1 punt
   *[other] { $lost } punten
} voor { $orders ->
    [one] 1 openstaande bestelling
   *[other] { $orders } openstaande bestellingen
}.
cb-end-balance = { $seat } verliest { $lost ->
    [one] 1 punt
   *[other] { $lost } punten
} omdat de ene kant van de put { $tiles ->
    [one] 1 tunneltegel
   *[other] { $tiles } tunneltegels
} meer heeft dan de andere.

## Het verloop: rondes, wat er in een beurt gedaan is, groepen punten

cb-round = shift { $round ->
    [1] I
    [2] II
   *[3] III
}
cb-round-of = shift { $round ->
    [1] I
    [2] II
   *[3] III
} van { $rounds ->
    [1] I
    [2] II
   *[3] III
}
cb-deed-order-delivered = { $count ->
    [one] 1 bestelling afgeleverd
   *[other] { $count } bestellingen afgeleverd
}
cb-deed-order-taken = { $count ->
    [one] 1 bestelling genomen
   *[other] { $count } bestellingen genomen
}
cb-deed-tile-bought = { $count ->
    [one] 1 tunneltegel gekocht
   *[other] { $count } tunneltegels gekocht
}
cb-deed-coal-placed = { $count ->
    [one] 1 blokje op een bestelling gelegd
   *[other] { $count } blokjes op bestellingen gelegd
}
cb-deed-pair-paid = { $count } blokjes op bestellingen gelegd, twee voor één
cb-deed-coal-stored = { $count ->
    [one] 1 blokje opgeslagen
   *[other] { $count } blokjes opgeslagen
}
cb-deed-coal-loaded = { $count ->
    [one] 1 blokje geladen
   *[other] { $count } blokjes geladen
}
cb-deed-bank-visited = { $count ->
    [one] 1 werker naar de bank gestuurd
   *[other] { $count } werkers naar de bank gestuurd
}
cb-sources-shift-1 = waardering van shift I
cb-sources-shift-2 = waardering van shift II
cb-sources-shift-3 = waardering van shift III

## Waarom een zet niet kan

cb-why-locked = Het vak { $space } is op slot met { $players } spelers.
cb-why-workers = Je hebt hier { $needed ->
    [one] 1 werker
   *[other] { $needed } werkers
} nodig; je hebt er { $have }.
cb-why-no-tile = Er ligt geen tegel op het vak { $space }.
cb-why-marks = Deze tegel kost { $needed ->
    [one] 1 Mark
   *[other] { $needed } Mark
}; je hebt er { $have }.
cb-why-no-card = Er ligt geen kaart onder het vak { $space }.
cb-why-stack = De { $pile } is leeg.
cb-why-nothing-complete = { $orders ->
    [0] Je hebt geen bestelling per { $vehicle }.
   *[other] Je hebt geen volbrachte bestelling per { $vehicle }; { $lacks }.
}
cb-why-same-level = De kooi is al { $level-at }.
cb-why-not-at-tunnel = De kooi is aan de oppervlakte; daar staat geen mijnkar.
cb-why-cage-full = De kooi is vol met { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}.
cb-why-no-cube-at-level = In geen enkele mijnkar { $level-at } ligt een { $coal } blokje.
cb-why-not-at-surface = De kooi moet aan de oppervlakte zijn; ze is { $level-at }.
cb-why-no-cube-in-cage = Er ligt geen { $coal } blokje in de kooi.
cb-why-no-cube-in-storage = Er ligt geen { $coal } blokje in je opslag.
cb-why-not-your-order = De { $card } is geen openstaande bestelling van jou.
cb-why-no-free-spot = Op de { $card } is geen { $coal-infl } plaats vrij.
cb-why-pair-steps = Twee blokjes voor één plaats kosten twee werkstappen; je hebt er nog { $have }.
cb-why-pair-cubes = Voor twee voor één heb je twee blokjes nodig; je hebt er { $have } bij de hand.
cb-why-not-in-draft = De { $card } ligt er niet om uit te kiezen.
cb-why-supply = Er is geen { $coal } blokje meer in de voorraad.
cb-why-not-looked-at = Deze hoort niet bij wat je bekijkt.
cb-why-kept-tile = Deze tegel kost { $needed ->
    [one] 1 Mark
   *[other] { $needed } Mark
}; je hebt er maar { $have }.
cb-why-not-in-stack = Zoiets ligt niet meer in de stapel.
cb-why-no-such-seat = Er zitten maar { $players } spelers aan deze tafel.

## Zetten, zoals ze in een lijst staan

cb-move-first = { $seat } begint
cb-move-draw-tile = De stapel geeft { $tile-een }
cb-move-draw-order = De stapel geeft { $card-een }
cb-move-draft = Neem de { $card }
cb-move-place = { $space }
cb-move-cage = Verplaats de kooi { $level-to }
cb-move-load = Laad een { $coal } blokje
cb-move-fill = Leg een { $coal } blokje { $origin-uit } op de { $card }
cb-move-store = Sla een { $coal } blokje op
cb-move-pair = Leg twee blokjes naar keuze op een { $coal-infl } plaats van de { $card }
cb-move-pay = Geef een { $coal } blokje { $origin-uit }
cb-move-stop = Stop met ontginnen
cb-move-substitute = Leg een { $coal } blokje in een mijnkar
cb-move-leave-empty = Laat alle resterende mijnkarren leeg
cb-move-keep-tile = Koop de { $tile }
cb-move-keep-order = Houd de { $card }
cb-move-keep-none = Neem er geen
cb-move-return = Leg de rest { $end }
cb-move-return-tile = Leg de { $tile } terug
cb-move-return-order = Leg de { $card } terug

## De stand van het spel in woorden

cb-line-start = { $seat } is startspeler.
cb-line-supply = Algemene voorraad: { $cubes }
cb-line-tile-stack = Tegelstapel: { $count }
cb-line-order-stack = Kaartenstapel: { $count }
cb-known-top = Nummer { $place } van boven in de { $pile } is { $faces-een }.
cb-known-top-some = De nummers { $first } tot { $last } van boven in de { $pile } zijn, in onbekende volgorde, { $faces }.
cb-known-bottom = Nummer { $place } van onder in de { $pile } is { $faces-een }.
cb-known-bottom-some = De nummers { $first } tot { $last } van onder in de { $pile } zijn, in onbekende volgorde, { $faces }.
cb-line-hand = { $seat } heeft { $count ->
    [one] 1 { $pile-ding }
   *[other] { $count } { $pile-dingen }
} getrokken.
cb-line-hand-placed = Daarvan { $count ->
    [one] ligt er al 1
   *[other] liggen er al { $count }
} op volgorde om terug te gaan.
cb-line-marks = Marken: { $marks }
cb-line-workers = Werkers: { $supply } in voorraad, { $canteen } in de kantine, { $bank } in de bank
cb-line-cage = Kooi, { $level-at }: { $cubes }
cb-line-storage = Private steenkoolopslag: { $cubes }
cb-line-balance = Tunneltegels: { $light } aan de lichte kant, { $dark } aan de donkere kant
cb-line-delivered = Afgeleverde bestellingen: { $count }
cb-line-delivered-cards = Afgeleverde bestellingen: { $cards }
cb-heading-pit = Put van { $seat }
cb-heading-orders = Openstaande bestellingen van { $seat }
cb-heading-stacks = Voorraad en stapels
cb-col-space = Vak
cb-col-price = Kosten
cb-col-there = Werkers daar
cb-col-offer = Biedt
cb-col-element = Element
cb-col-shift = Vanaf
cb-col-first = Eerste
cb-col-second = Tweede
cb-col-leader = Voorop
cb-col-level = Niveau
cb-col-carts = Mijnkarren
cb-col-cubes = Blokjes erin
cb-col-empty = Leeg
cb-col-light = Tegels licht
cb-col-dark = Tegels donker
cb-col-order = Bestelling
cb-col-filled = Gevuld
cb-col-free = Vrije plaatsen

## Korte opschriften voor een tekening

cb-short-workers = { $count }w
cb-short-marks = { $count }M
cb-short-locked = op slot
cb-short-draw = trek 5
cb-short-cage = Kooi
cb-short-storage = Opslag
cb-short-supply = Voorraad
cb-short-tiles = Tegels
cb-short-orders = Kaarten
cb-short-delivered = Afgeleverd
cb-short-light = licht
cb-short-dark = donker
cb-short-start = begint
cb-short-canteen = kantine
cb-clock-coal = steenkool
cb-clock-vehicles = per voertuig
cb-clock-carts = lege mijnkarren
cb-legend = GE blokje · ge vrij of leeg · ☼ lichte kant · ☾ donkere kant · w werkers · M Marken · * voorop
cb-legend-coal = GE geel · BR bruin · GR grijs · ZW zwart
cb-legend-more = ↑ wat je boven op een stapel kent · ↓ en onderaan · (…) in onbekende volgorde · ✓ volbracht, of op volgorde

## De regels, in onze eigen woorden

cb-rule-1 = Twee tot vier spelers spelen precies drie shifts. Wie daarna de meeste punten heeft, wint.
cb-rule-2 = Met 2 spelers zijn zeven werkervakken op slot, met 3 spelers drie, met 4 geen enkel. Een vak dat op slot is, bestaat in dit spel niet: er komt geen werker, geen tegel en geen kaart.
cb-rule-3 = Er zijn 16 steenkoolblokjes van elke kleur, in één algemene voorraad die iedereen ziet. Bankbiljetten raken nooit op.
cb-rule-4 = De 48 tunneltegels worden geschud tot een gedekte stapel. Op elk tegelvak van de mijnkarfabriek dat niet op slot is, komt er één open te liggen: 6, 7 of 8 tegels met 2, 3 of 4 spelers. Het trekvak krijgt geen tegel.
cb-rule-5 = In het begin wijst de shiftwijzer naar I en staat de scorepion op de eerste cirkel van de shiftklok.
cb-rule-6 = Je begint met een put, een lege putkooi aan de oppervlakte en één blokje van elke kleur. Elk blokje ligt in de mijnkar van zijn kleur die op de put gedrukt is.
cb-rule-7 = De startblokjes gaan van de 16 per kleur af. Zo blijven er 14, 13 of 12 van elke kleur in de voorraad met 2, 3 of 4 spelers.
cb-rule-8 = Je hebt 18, 15 of 13 werkers met 2, 3 of 4 spelers. Ze staan klaar in je werkervoorraad.
cb-rule-9 = Iedereen begint met 0 punten.
cb-rule-10 = Je begint met 10, 9 of 8 Mark met 2, 3 of 4 spelers.
cb-rule-11 = Het toeval bepaalt wie de eerste startspeler is.
cb-rule-12 = De 44 bestellingskaarten worden geschud tot een gedekte stapel. Om uit te kiezen liggen er 7, 10 of 13 open met 2, 3 of 4 spelers.
cb-rule-13 = De kaarten worden in drie rondes gekozen. In elke ronde neemt iedereen één kaart, tegen de klok in, te beginnen rechts van de startspeler; de volgorde keert nooit om, dus de startspeler kiest steeds als laatste. Je drie kaarten liggen open bij je openstaande bestellingen.
cb-rule-14 = De kaart die niemand nam, komt op het meest rechtse bestellingsvak. De andere bestellingsvakken die niet op slot zijn, worden van de stapel gevuld: er liggen 3 kaarten open met 2 spelers, anders 4.
cb-rule-15 = Een shift begint bij de startspeler en de beurt gaat met de klok mee.
cb-rule-16 = Je beurt is precies één actie: je bezet één werkervak en doet wat het zegt, of je stuurt één werker naar de bank.
cb-rule-17 = Je mag een vak alleen kiezen als je de actie ervan nu kunt uitvoeren en er genoeg werkers in je voorraad zijn.
cb-rule-18 = Een leeg vak kost 1 werker. Een bezet vak kost één werker meer dan er staan, niet meer en niet minder.
cb-rule-19 = Eerst gaan de werkers op het vak naar de kantine, dan komen de jouwe erop, dan volgt de actie. Alle werkers op een vak zijn dus van één speler.
cb-rule-20 = Je mag je eigen werkers verjagen. Ze tellen gewoon mee voor de prijs en gaan naar de kantine, niet terug naar je voorraad.
cb-rule-21 = In de kantine passen alle werkers. Je kunt haar niet kiezen, en wie er staat, doet niets meer tot de shift voorbij is.
cb-rule-22 = De bank neemt per beurt precies 1 werker en betaalt precies 1 Mark, hoeveel werkers er ook al staan. Niemand wordt verjaagd, en je mag ernaartoe, ook als andere vakken mogelijk zijn.
cb-rule-23 = Passen kan niet. Zolang je een werker hebt, moet je iets doen, en de bank is altijd open.
cb-rule-24 = Heb je geen werkers meer, dan word je overgeslagen tot de shift voorbij is. De anderen spelen door, en wie als laatste werkers heeft, is beurt na beurt aan zet.
cb-rule-25 = De shift eindigt als alle werkervoorraden leeg zijn en de laatste actie af is, het aanvullen inbegrepen.
cb-rule-26 = Op een fabrieksvak met een tegel moet je die tegel kopen. Je betaalt voor elke mijnkar erop 1 Mark als ze geel is, 2 als ze bruin is, 3 als ze grijs is, 4 als ze zwart is.
cb-rule-27 = Je kunt een fabrieksvak niet kiezen als je de tegel niet kunt betalen of als er geen tegel ligt.
cb-rule-28 = Bij een gekochte tegel krijg je meteen gratis steenkool: voor elke mijnkar erop één blokje van haar kleur uit de voorraad.
cb-rule-29 = De tegel gaat naar het niveau van zijn kleur en naar de kant die hij toont: licht met lantaarns, donker zonder. Je hebt geen keus, en er is plaats voor elk aantal tegels.
cb-rule-30 = Aan het einde van de beurt komt op het lege tegelvak een nieuwe tegel van de stapel, open.
cb-rule-31 = Is de stapel tegels op, dan blijft het tegelvak leeg. Tegels worden nooit opnieuw geschud, en geen tegel verlaat ooit een put.
cb-rule-32 = Een mijnkar wordt maar één keer gevuld, wanneer je haar tegel koopt. Nieuwe steenkool komt alleen met nieuwe tegels.
cb-rule-33 = Op het trekvak van de fabriek bekijk je de bovenste vijf tegels van de stapel. Je mag er één kopen voor de gewone prijs; de andere gaan gedekt terug in een volgorde naar keuze, allemaal bovenop of allemaal onderaan.
cb-rule-34 = Je mag alles terugleggen wat je trok. Ook dat is een volledige actie, dus je mag het trekvak zelfs met 0 Mark kiezen.
cb-rule-35 = Van de getrokken tegels mag je er hoogstens één houden, en alleen als je die kunt betalen.
cb-rule-36 = Wat je teruglegt, blijft bij elkaar: alles bovenop of alles onderaan, nooit een deel hier en een deel daar.
cb-rule-37 = Liggen er minder dan vijf in de stapel, dan bekijk je ze allemaal; is de stapel leeg, dan kun je het trekvak niet kiezen. Er wordt daarna niets aangevuld. Dit geldt voor tegels en voor bestellingskaarten.
cb-rule-38 = Zijn er te weinig blokjes van de kleur van de tegel, dan worden eerst de blokjes geplaatst die er wel zijn. Op elke mijnkar die overblijft, mag je één blokje van een andere kleur leggen, of je laat ze leeg. Prijs en niveau veranderen niet, en een tekort belet je nooit te kopen.
cb-rule-39 = Een mijnkar houdt haar eigen kleur, welk blokje er ook in lag, en een blokje houdt de zijne. Bij de waardering van lege mijnkarren telt de kleur van de mijnkar.
cb-rule-40 = Het getal van een ontginningsvak is het hoogste aantal werkstappen. Je mag ze mengen en herhalen zoals je wilt; wat je niet gebruikt, vervalt.
cb-rule-41 = Je mag een ontginningsvak altijd kiezen en op elk moment stoppen, zelfs voor de eerste stap.
cb-rule-42 = Omlaag: de kooi gaat naar een lager tunnelniveau naar keuze. Dat is één werkstap, hoe diep ook.
cb-rule-43 = Omhoog: de kooi gaat naar een hoger tunnelniveau naar keuze of naar de oppervlakte. Dat is één werkstap, hoe ver ook.
cb-rule-44 = Verplaats je de kooi, dan moet ze op een ander niveau uitkomen.
cb-rule-45 = Laden: staat de kooi op een tunnelniveau, dan gaat één blokje uit een mijnkar van dat niveau, aan welke kant ook, naar een vrije plaats in de kooi. Dat is één werkstap.
cb-rule-46 = In de kooi passen vijf blokjes, in welke kleuren ook.
cb-rule-47 = Lossen: staat de kooi aan de oppervlakte, dan gaat één blokje uit de kooi naar een vrije plaats van zijn kleur op een van je openstaande bestellingen. Dat is één werkstap.
cb-rule-48 = Twee voor één: in plaats van het juiste blokje mogen twee willekeurige blokjes een plaats vullen, van dezelfde of van verschillende kleur. Dat kost twee werkstappen.
cb-rule-49 = De twee blokjes leg je als paar, binnen dezelfde ontginning en met nog minstens twee werkstappen over. Elk komt uit de kooi, als die aan de oppervlakte staat, of uit je private steenkoolopslag. Eén ervan mag zelfs de juiste kleur hebben.
cb-rule-50 = Een plaats met twee blokjes is nog steeds één plaats van de gedrukte kleur, zowel om de bestelling te volbrengen als voor elke meerderheid.
cb-rule-51 = Opslaan: staat de kooi aan de oppervlakte, dan gaat één blokje uit de kooi naar je private steenkoolopslag, waar alles in past. Dat is één werkstap.
cb-rule-52 = Je mag steenkool opslaan zodra de kooi aan de oppervlakte staat, ook als een van je bestellingen het blokje kan gebruiken.
cb-rule-53 = Uit de opslag: één blokje gaat uit je private steenkoolopslag naar een vrije plaats van zijn kleur op een van je openstaande bestellingen, voor één werkstap. Ook hier kan twee voor één.
cb-rule-54 = Om steenkool uit je opslag te gebruiken, maakt het niet uit waar de kooi staat.
cb-rule-55 = Andere wegen heeft steenkool niet: niet van de kooi naar een mijnkar, niet van de opslag naar de kooi en niet van een bestelling af. Een blokje op een bestelling blijft daar tot de aflevering.
cb-rule-56 = De kooi houdt haar niveau en haar blokjes, tussen de beurten en tussen de shifts.
cb-rule-57 = Een volbrachte bestelling levert zichzelf niet af. Ze blijft openstaan tot jij haar aflevert.
cb-rule-58 = Je mag een afleveringsvak alleen kiezen als je een volbrachte openstaande bestelling met dat voertuig hebt. Volbracht is ze als elke plaats gevuld is.
cb-rule-59 = Je levert al je volbrachte bestellingen met dat voertuig af en mag er geen achterhouden. Niet volbrachte bestellingen en andere voertuigen blijven zoals ze zijn.
cb-rule-60 = Voor elke afgeleverde bestelling krijg je meteen haar punten. Alle blokjes erop, ook paren, gaan terug naar de voorraad, en de kaart komt gedekt voor je te liggen.
cb-rule-61 = Je krijgt zoveel Marken als het vak aangeeft.
cb-rule-62 = Je moet de kaart onder het vak nemen. Ze ligt open bij je openstaande bestellingen, en daarvan mag je er zoveel hebben als je wilt.
cb-rule-63 = Daarna komt op het bestellingsvak een nieuwe kaart van de stapel, open. Is de stapel op, dan blijft het leeg.
cb-rule-64 = Je kunt een bestellingsvak zonder kaart niet kiezen.
cb-rule-65 = Op het trekvak voor bestellingen bekijk je in het geheim de bovenste vijf kaarten van de stapel en houd je er één of geen. Een kaart die je houdt, ligt open bij je openstaande bestellingen; de andere gaan gedekt terug in een volgorde naar keuze, allemaal bovenop of allemaal onderaan.
cb-rule-66 = Iedereen ziet al het geld, de stand, de werkers, putten, kooien, steenkool, private opslag en openstaande bestellingen, en de tegels en bestellingen die open liggen.
cb-rule-67 = Afgeleverde bestellingen liggen gedekt: iedereen ziet hoeveel je er hebt, maar wat erop staat alleen bij een shiftwaardering. Je eigen kaarten mag je altijd bekijken.
cb-rule-68 = Alleen jij ziet wat je op een trekvak trekt. De anderen zien wat je houdt, hoeveel je teruglegt en of dat bovenop of onderaan is.
cb-rule-69 = Als een shift eindigt, worden alle bestellingen getoond die sinds het begin van het spel zijn afgeleverd. Openstaande bestellingen tellen niet mee, ook volbrachte niet.
cb-rule-70 = De shiftklok wordt op volgorde gewaardeerd: element 1 tot 4 na shift I, 1 tot 8 na shift II, 1 tot 12 na shift III.
cb-rule-71 = Wat je in een eerdere shift hebt afgeleverd, telt bij elke latere waardering opnieuw mee.
cb-rule-72 = Element 1 tot 4 telt de plaatsen van één kleur op je afgeleverde bestellingen, element 5 tot 8 alle plaatsen op je afgeleverde bestellingen met één voertuig. Het gaat om plaatsen, niet om kaarten en niet om blokjes.
cb-rule-73 = Element 9 tot 12 telt de mijnkarren van één kleur in je put waar geen blokje in ligt, zowel op tegels als gedrukt.
cb-rule-74 = Het hoogste aantal levert de eerste waarde van het element op, het op één na hoogste de tweede waarde.
cb-rule-75 = Bij gelijkstand op de eerste plaats krijgen alle betrokken spelers de eerste waarde en krijgt niemand de tweede.
cb-rule-76 = Bij gelijkstand op de tweede plaats krijgen alle betrokken spelers de tweede waarde.
cb-rule-77 = Met 2 spelers wordt de tweede waarde nooit gegeven. Staan jullie samen eerste, dan krijgen jullie allebei de eerste waarde.
cb-rule-78 = Een aantal van 0 levert nooit iets op, niet als eerste en niet als tweede.
cb-rule-79 = Om voor lege mijnkarren te scoren (element 9 tot 12) heb je er minstens één van die kleur nodig. Afgeleverd hoef je niets te hebben.
cb-rule-80 = Na shift I en II wordt de speler met de meeste werkers op de vakken van de mijnkarfabriek startspeler.
cb-rule-81 = Elke werker die er dan staat telt, ook op het trekvak. Werkers in de kantine of ergens anders tellen niet.
cb-rule-82 = Bij gelijkstand gaat de startspelerfiche naar de betrokken speler die met de klok mee het eerst na de oude startspeler komt. De oude startspeler komt als laatste en houdt de fiche bij gelijkstand dus nooit.
cb-rule-83 = Heeft niemand een werker in de fabriek, dan wordt de speler links van de oude startspeler startspeler.
cb-rule-84 = De oude startspeler houdt de startspelerfiche alleen met meer werkers in de fabriek dan ieder ander.
cb-rule-85 = Voor de volgende shift gaat de scorepion terug naar de eerste cirkel, schuift de shiftwijzer door, worden afgeleverde bestellingen weer gedekt, en neemt iedereen al zijn werkers terug, ook uit de kantine en de bank.
cb-rule-86 = Al het andere blijft tussen twee shifts zoals het is: tegels, open bestellingen, stapels, geld, kooien, steenkool en je eigen bestellingen.
cb-rule-87 = Na de waardering van shift III komt er geen nieuwe shift: de eindwaardering volgt.
cb-rule-88 = Op het einde ruil je elke volle 5 Mark in voor 1 punt; dat is verplicht. De 0 tot 4 Mark die overblijven, tellen alleen bij gelijkstand.
cb-rule-89 = Op het einde is elk drietal blokjes 1 punt waard. Al je blokjes tellen samen: in mijnkarren, kooi, opslag en openstaande bestellingen.
cb-rule-90 = Op het einde kost elke openstaande bestelling je 1 punt, volbracht of niet. De blokjes erop tellen wel mee als steenkool.
cb-rule-91 = Tunnelbalans: vergelijk op het einde je tunneltegels aan de lichte en aan de donkere kant, alle niveaus samen. Elke tegel die de ene kant meer heeft, kost je 2 punten.
cb-rule-92 = Voor de balans tellen tegels, geen mijnkarren. Een los niveau hoeft niet in balans te zijn, en wat op de put gedrukt is, is geen tegel.
cb-rule-93 = Wie de meeste punten heeft, wint. Bij gelijkstand wint wie de meeste Marken overhoudt; is ook dat gelijk, dan wordt de overwinning gedeeld.
cb-rule-94 = Een stand kan boven 100 uitkomen en door strafpunten dalen, zelfs onder 0.
cb-rule-95 = Geld mag je niet verbergen.
cb-rule-96 = Geld raakt nooit op; de biljetten dienen alleen om te tellen.
cb-rule-97 = Raken tegels of bestellingskaarten op, dan blijven lege vakken leeg. Is er te weinig steenkool, dan mag je de mijnkarren met andere kleuren vullen of leeg laten.

## Hoofdstukken van de regels

cb-chapter-delivery = Aflevering
cb-chapter-factory = Mijnkarfabriek
cb-chapter-information = Open en verborgen
cb-chapter-money = Geld
cb-chapter-next-shift = Volgende shift
cb-chapter-notes = Aantekeningen
cb-chapter-order = Bestellingen
cb-chapter-shift-scoring = Waardering van een shift
cb-chapter-turn = Een beurt

## Midden in een zet, en wat een einde opgeeft

cb-picked-fill-my-cage = Leg het { $coal-infl } blokje op een bestelling, of in de opslag.
cb-picked-fill-my-storage = Leg het { $coal-infl } blokje uit de opslag op een bestelling.
cb-picked-fill-my-spot = Neem je het { $coal-infl } blokje uit de kooi of uit de opslag?
cb-picked-store-my-cage = Leg het { $coal-infl } blokje in de opslag.
cb-picked-store-my-storage = Welk blokje van de kooi gaat in de opslag?
cb-picked-pair-button-pair = Kies een plaats: twee van je blokjes, van welke kleur ook, vullen haar in plaats van één van haar kleur (2 werkstappen).
cb-picked-pair-button-pair-name = Twee blokjes voor één
cb-forfeit-steps = { $count ->
    [one] 1 werkstap vervalt.
   *[other] { $count } werkstappen vervallen.
}
cb-forfeit-carts = { $count ->
    [one] 1 mijnkar blijft leeg.
   *[other] { $count } mijnkarren blijven leeg.
}
cb-forfeit-tiles = Je koopt geen van de tegels die je hebt bekeken.
cb-forfeit-orders = Je houdt geen van de kaarten die je hebt bekeken.

## Wat een zet zou veranderen: regels van een vooruitblik

cb-change-score = Punten
cb-change-complete = Leverbare bestellingen
cb-change-to-fill = Nog te vullen plaatsen
cb-change-marks = Marken
cb-change-end-marks = Aan het einde ingeruild: { $marks } Mark voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
cb-change-workers = Werkers
cb-change-caged = Blokjes in de kooi
cb-change-stored = Blokjes in de opslag
cb-change-in-reach = { $count ->
    [0] Geen passend blokje komt zo op je bestellingen
    [one] Genoeg om 1 passend blokje op je bestellingen te leggen
   *[other] Genoeg om { $count } passende blokjes op je bestellingen te leggen
}
cb-change-coal-wanted = { $count ->
    [0] Geen van je bestellingen vraagt { $coal-infl } steenkool
    [one] Je bestellingen vragen 1 { $coal } blokje
   *[other] Je bestellingen vragen { $count } { $coal-infl } blokjes
}
cb-change-cubes = Blokjes op mijnkarren
cb-change-steps = Werkstappen over
cb-change-balance = Punten voor de tunnelbalans aan het einde
cb-change-by-barrow = Plaatsen afgeleverd per kruiwagen (voor meerderheden)
cb-change-by-carriage = Plaatsen afgeleverd per koets (voor meerderheden)
cb-change-by-truck = Plaatsen afgeleverd per vrachtwagen (voor meerderheden)
cb-change-by-engine = Plaatsen afgeleverd per locomotief (voor meerderheden)
cb-change-of-yellow = Gele plaatsen afgeleverd (voor meerderheden)
cb-change-of-brown = Bruine plaatsen afgeleverd (voor meerderheden)
cb-change-of-grey = Grijze plaatsen afgeleverd (voor meerderheden)
cb-change-of-black = Zwarte plaatsen afgeleverd (voor meerderheden)
cb-change-of-coal = Plaatsen afgeleverd (voor meerderheden): { $tallies }
cb-change-orders-delivered = Afgeleverde bestellingen: { $count }
cb-change-order-delivered = Afgeleverd: { $card }
cb-change-delivered-points = Punten op je afgeleverde bestellingen
cb-change-order-points = Punten op je bestellingen
cb-change-order-cubes = Blokjes in je put die je bestellingen vragen
cb-change-order-taken = Nieuwe bestelling: { $card }
cb-change-order-coal = Steenkool die er al voor is: { $have } van { $spots ->
    [one] 1 blokje
   *[other] { $spots } blokjes
}{ $wanted ->
    [0] {""}
    [one] {" "}(nog 1 is nodig voor een andere bestelling)
   *[other] {" "}(nog { $wanted } zijn nodig voor andere bestellingen)
}
cb-change-coal-placed = { $coal } blokje op: { $card }
cb-change-pair-begun = Twee blokjes voor één plaats: { $card }
cb-change-tile-bought = Nieuw, met steenkool: { $tile }
cb-change-workers-ousted = Naar de kantine verjaagd: { $workers }
cb-change-own-ousted = Jouw werkers naar de kantine: { $workers }
cb-change-cage-moved = Kooi { $level-to }
cb-change-cart-substituted = { $coal } blokje in een { $cart-infl } mijnkar
cb-change-carts-left = Mijnkarren blijven leeg: { $carts }
cb-change-mining-stopped = Opgegeven werkstappen: { $steps }
cb-change-kept-none = Er wordt niets genomen
cb-change-looked = Te bekijken van de { $pile }: { $count }; je kiest er een of geen
cb-change-returned = Teruggelegd { $end-stack }: { $count }
cb-change-returned-tile = Terug naar de stapel: { $tile }
cb-change-returned-card = Terug naar de stapel: { $card }
cb-change-shift-ended = De shift eindigt en wordt gewaardeerd
cb-reason-delivered-points = Dat levert meteen { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op.
cb-reason-score = Daarmee eindigt de shift, en de waardering levert jou { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op.
cb-reason-order-delivered = Zo lever je nu { $count ->
    [one] een bestelling
   *[other] { $count } bestellingen
} af.
cb-reason-complete = Zo kun je daarna { $count ->
    [one] een bestelling
   *[other] { $count } bestellingen
} afleveren.
cb-reason-coal-placed = Zo vul je een plaats van de { $card }.
cb-reason-order-points = Zo krijg je een bestelling van { $count } punten.
cb-reason-order-cubes = In je put { $count ->
    [one] ligt al een blokje
   *[other] liggen al { $count } blokjes
} waar deze bestelling om vraagt.
cb-reason-order-taken = Zo heb je { $card-een } voordat anderen die nemen.
cb-reason-tile-bought = Zo open je een tunnel die meteen steenkool levert: { $tile }.
cb-reason-caged = Zo laad je { $count ->
    [one] een blokje
   *[other] { $count } blokjes
} voor de weg omhoog.
cb-reason-stored = Zo bewaar je { $count ->
    [one] een blokje
   *[other] { $count } blokjes
} voor latere bestellingen.
cb-reason-steps = Zo krijg je { $count ->
    [one] een werkstap
   *[other] { $count } werkstappen
} in je put.
cb-reason-marks = Dat levert { $count ->
    [one] 1 Mark
   *[other] { $count } Mark
} op.
cb-reason-cage-moved = Zo gaat de kooi { $level-to }, waar je haar nodig hebt.
cb-reason-looked = Je ziet de bovenste { $pile-dingen } en mag de beste houden.
cb-reason-mining-stopped = De overige stappen brengen je nu niets.
cb-reason-kept-none = Geen van deze { $pile-dingen } is nu de moeite waard.
cb-reason-returned = Dit bepaalt wanneer iemand deze { $pile-dingen } weer ziet: boven gauw, onder pas laat.
cb-reason-returned-tile = De volgorde telt alleen voor wie deze stapel hierna bekijkt.
cb-reason-returned-card = De volgorde telt alleen voor wie deze stapel hierna bekijkt.
cb-chance-first = De startspeler wordt geloot
cb-chance-tiles = Er komt een nieuwe tunneltegel op de vrije plaats
cb-chance-orders = Er komt een nieuwe bestellingskaart op de vrije plaats
cb-hidden-draft-shown = { $count ->
    [one] Er komt een nieuwe bestellingskaart open te liggen
   *[other] Er komen { $count } nieuwe bestellingskaarten open te liggen
}
cb-hidden-card-shown = { $count ->
    [one] Er komt een nieuwe bestellingskaart op de vrije plaats
   *[other] Er komen { $count } nieuwe bestellingskaarten op het bord
}
cb-hidden-tile-shown = { $count ->
    [one] Er komt een nieuwe tunneltegel op de vrije plaats
   *[other] Er komen { $count } nieuwe tunneltegels op het bord
}
cb-hidden-looked-card = Te bekijken bestellingskaarten: { $count }; je kiest er een of geen
cb-hidden-looked-tile = Te bekijken tunneltegels: { $count }; je kiest er een of geen
