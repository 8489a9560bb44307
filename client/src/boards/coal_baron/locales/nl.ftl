# Het getekende bord van Coal Baron in het Nederlands. Borden zijn kort; zinnen komen van de server.

## Steenkool: kleur en letter

cb-colour-yellow = geel
cb-colour-brown = bruin
cb-colour-grey = grijs
cb-colour-black = zwart
cb-letter-yellow = Ge
cb-letter-brown = Br
cb-letter-grey = Gr
cb-letter-black = Zw

## Het speelbord

cb-districts = Delen van het bord
cb-factory = Mijnkarfabriek
cb-mining = Ontginning
cb-delivery = Aflevering
cb-money = Geld
cb-new-order = Nieuwe bestelling
cb-canteen = Kantine
cb-canteen-note = volgende shift terug
cb-supply = Steenkool
cb-bank = Bank
cb-bank-note = Bank: altijd 1 werker
cb-jump-factory = Fabriek
cb-jump-mining = Ontginnen
cb-jump-delivery = Afleveren
cb-jump-money = Geld
cb-jump-order = Bestellen
cb-jump-clock = Klok
cb-in-stack = { $count } op de stapel
cb-look-tiles = Koop één tegel of geen
cb-look-orders = Houd één bestelling of geen
cb-draw-tiles = bekijk { $count }, koop 0 of 1
cb-draw-orders = bekijk { $count }, neem 0 of 1
cb-no-tile = geen tegel
cb-no-order = geen kaart
cb-locked = op slot
cb-steps = { $count ->
    [one] stap
   *[other] stappen
}
cb-marks = { $count ->
    [one] Mark
   *[other] Mark
}
cb-vehicle-barrow = Krui­wagen
cb-vehicle-carriage = Koets
cb-vehicle-truck = Vracht­wagen
cb-vehicle-engine = Loco­motief
cb-costs-workers = werkers nodig:
cb-workers-of = { $count ->
    [one] 1 werker van { $name }
   *[other] { $count } werkers van { $name }
}
cb-tile-words = { $carts ->
    [one] Tegel: 1 kar, { $colour }
   *[other] Tegel: { $carts } karren, { $colour }
}, { $side ->
    [light] lichte
   *[dark] donkere
} kant, { $price ->
    [one] 1 Mark
   *[other] { $price } Mark
}

## Klok en waardering

cb-clock = Shiftklok
cb-clock-words = Shiftklok, shift { $shift } van III
cb-clock-coal = steenkool op afgeleverde bestellingen, { $colour }
cb-clock-carts = lege mijnkarren, { $colour }
cb-clock-two = { $what }: { $first ->
    [one] 1 punt
   *[other] { $first } punten
} voor de meeste, { $second } voor de volgende
cb-clock-one = { $what }: { $first ->
    [one] 1 punt
   *[other] { $first } punten
} voor de meeste
cb-clock-mine = { $points }. Jij hebt er { $count }
cb-clock-other = { $line }, { $name } { $count }
cb-show-scoring = Wat de vorige shift opbracht
cb-shift-scored = Shift { $shift } gewaardeerd
cb-scored-coal = { $colour }
cb-scored-carts = lege karren, { $colour }
cb-sum = Punten

## Keuze vooraf en trekvakken

cb-draft = De keuze vooraf
cb-draft-mine = Neem een bestellingskaart
cb-draft-note = ieder drie, om de beurt één
cb-looks-tiles = { $name } bekijkt tunneltegels
cb-looks-orders = { $name } bekijkt bestellingen
cb-put-back = Leg de rest terug
cb-only-you = alleen jij ziet deze
cb-any-order = in volgorde naar keuze
cb-as-they-lie = In deze volgorde terug

## Wat van mij is

cb-your-pit = Jouw put
cb-pit-of = Put van { $name }
cb-standing = { $shared ->
    [yes] gedeeld{" "}
   *[no] {""}
}{ $place }e · { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
cb-workers = Werkers
cb-of = { $count } van { $all }
cb-marks-head = Mark
cb-balance = Tunnelbalans
cb-cage = Kooi
cb-cage-loaded = { $level ->
    [0] Kooi, boven
   *[other] Kooi, niveau { $level }
}
cb-caged = { $count } van { $all }
cb-at-surface = bovengronds
cb-cage-to-surface = Kooi naar de oppervlakte
cb-cage-to-level = Kooi naar niveau { $level }
cb-at-yellow = niveau 1, geel
cb-at-brown = niveau 2, bruin
cb-at-grey = niveau 3, grijs
cb-at-black = niveau 4, zwart
cb-light = Licht
cb-dark = Donker
cb-light-side = Licht
cb-dark-side = Donker
cb-empty-carts = { $count } leeg
cb-steps-left = { $count ->
    [one] nog 1 stap
   *[other] nog { $count } stappen
}
cb-miner-left = nog { $count }
cb-vp = punten
cb-count-vp = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
cb-count-marks = { $count ->
    [one] 1 Mark
   *[other] { $count } Mark
}
cb-outstanding = Openstaande bestellingen
cb-outstanding-note = { $count } · einde: elk { $points } { $value ->
    [one] punt
   *[other] punten
}
cb-no-orders = Geen openstaande bestellingen. Neem er een bij Nieuwe bestelling.
cb-no-orders-yet = Nog geen bestellingen. Je neemt nu je eerste.
cb-fact-workers = { $count ->
    [one] Werker
   *[other] Werkers
}
cb-fact-marks = { $count ->
    [one] Mark
   *[other] Mark
}
cb-fact-orders = { $count ->
    [one] Bestelling
   *[other] Bestellingen
}
cb-fact-complete = Volbracht
cb-complete = volbracht
cb-to-fill = nog { $count }
cb-two-for-one = Twee voor één: twee blokjes vullen één plaats
cb-storage = Opslag
cb-delivered = Afgeleverd
cb-look-delivered = Bekijk je afgeleverde bestellingen
