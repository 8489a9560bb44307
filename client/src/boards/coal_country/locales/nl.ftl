# Het getekende bord van Coal Country in het Nederlands. Opschriften zijn kort; zinnen komen van de server.

## Stukken

cc-type-wood = hout
cc-type-water = water
cc-type-electricity = stroom
cc-colour-green = groen marktblokje, plus 1
cc-colour-red = rood marktblokje, min 1
cc-colour-white = wit marktblokje, 0
cc-foreman = opzichter { $value }
cc-foreman-hidden = opzichter, gedekt
cc-building-school = School
cc-building-tailor = Kleermaker
cc-building-coal-shed = Kolenschuur
cc-building-mess-hall = Kantine
cc-building-village-store = Dorpswinkel
cc-building-doctors-office = Dokterspraktijk
cc-building-tavern = Kroeg
cc-building-church = Kerk
cc-effect-school = 1 meer plaatsen
cc-effect-tailor = je 0 telt als 1
cc-effect-coal-shed = bewaart tot 5 kolen
cc-effect-mess-hall = afval nog 1 minder
cc-effect-village-store = blokjes ruilen
cc-effect-doctors-office = rust, geen kosten
cc-effect-tavern = met een 4: handel +1
cc-effect-church = met een 3: meer delven

## Het verloop van een ronde

cc-course = Het verloop van de ronde
cc-area-placing = Plaatsen
cc-area-village = Dorp
cc-area-mines = Mijnen
cc-area-brokers = Makelaars
cc-area-permits = Vergunning
cc-area-utilities = Voorziening
cc-area-construction = Bouwen
cc-area-tidying = Afval, opslag
cc-area-end = Rondeslot
cc-order-placing = allen tegelijk
cc-order-village = allen tegelijk
cc-order-mines = allen tegelijk
cc-order-brokers = laagste invloed eerst; gelijk: hoogste inkomsten eerst
cc-order-permits = op volgorde van inkomsten, een opzichter per keer
cc-order-utilities = hoogste invloed eerst
cc-order-construction = hoogste invloed eerst
cc-order-tidying = op volgorde van inkomsten
cc-order-end = verslagen, kolen, markt, gebouwen
cc-turned-over = Omgedraaid
cc-nothing-yet = nog niets
cc-close = Sluiten

## Het bureau

cc-places = Delen van het bureau
cc-jump-utilities = Markt
cc-jump-construction = Bouwen
cc-jump-brokers = Makelaars
cc-jump-permits = Loket
cc-jump-price = Prijs
cc-jump-earnings = Inkomen
cc-earnings = Inkomsten
cc-fee-by-column = heffing per kolom
cc-fee-of = heffing ${ $fee }
cc-fee-yours = heffing ${ $fee } · van jou
cc-earned = { $name } { $earned }, heffing ${ $fee }
cc-calendar = Kalender
cc-bag = Zak
cc-gauge-now = meter { $gauge }
cc-reformed-note = geen marktblokjes
cc-roll = dit blokje blijft voor de volgende ronde
cc-report = verslag
cc-price = Prijs en voorraad
cc-price-note = −$1 per { $coal } kolen
cc-price-words = Kolen ${ $price } = { $sum }. Voorraad { $stock }, meter { $gauge }.
cc-market-price = marktprijs
cc-in-stock = kolen in voorraad
cc-no-gauge = geen meter
cc-least = minimum
cc-brokers = Kolenmakelaars
cc-you = Jij
cc-lowest-first = laagste verkoopt eerst
cc-permits = Vergunningen
cc-incentive-note = aanmoediging { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}
cc-incentive-now = aanmoediging ${ $dollars }
cc-now = = ${ $dollars }
cc-permit-words = Vergunningen maat { $number }: nog { $left }
cc-left = nog { $count }
cc-free = gratis
cc-dollars = ${ $dollars }
cc-permit-rule = Een maat tot het getal van de opzichter is gratis als alle tegels ernaast vol zijn.
cc-permit-amok = Maat min invloed, in aanmoedigingen. Bovenste tegels liggen open.
cc-utilities = Voorzieningenmarkt
cc-cube-note = { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
} elk
cc-space-market = Voorzieningenmarkt, alleen
cc-space-tandem = Voorzieningenmarkt, tandem
cc-individual = alleen
cc-tandem = tandem
cc-cubes-of = { $count } { $type }
cc-buy-for = Koop er { $count } voor ${ $dollars }
cc-buy-nothing = Niets kopen
cc-cash-left = nog ${ $dollars }
cc-supply = voorraad
cc-supply-words = Algemene voorraad: { $count } { $type }
cc-construction = Bouwbedrijf
cc-in-pile = { $count } in de stapel
cc-row-top = nieuwe rij
cc-row-bottom = oude rij
cc-building-words = { $building }, { $row }, { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}: { $effect }
cc-you-hold = heb je al
cc-sold = verkocht
cc-empty = leeg
cc-one-building = 1 gebouw
cc-low-row = oude rij: −1 heffing, dan weg

## Mijn plaats

cc-your-mine = Jouw mijn: { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}
cc-mine-of = Mijn van { $name }: { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}
cc-to-village = naar het dorp
cc-unfinished = open tunnel
cc-fit = hele mijn
cc-cell-open = Open vak { $where }: { $price }, { $rest }
cc-cell-idle = Open vak { $where }
cc-cell-tile = Tegel van maat { $number } { $where }, kolen { $coal }
cc-cell-entrance = Ingang, kolen { $coal }
cc-where-up = { $up ->
    [1] boven de ingang
   *[other] { $up } stappen boven de ingang
}
cc-where-left = { $across ->
    [1] links van de ingang
   *[other] { $across } stappen links van de ingang
}
cc-where-right = { $across ->
    [1] rechts van de ingang
   *[other] { $across } stappen rechts van de ingang
}
cc-where-left-up = { $across } naar links en { $up } omhoog vanaf de ingang
cc-where-right-up = { $across } naar rechts en { $up } omhoog vanaf de ingang
cc-new-tile = Nieuwe tegel
cc-sizes-free = maat { $sizes } gratis
cc-fees-range = { $from }–{ $to } heffingen
cc-full-price = volle prijs
cc-free-up-to = maat tot zijn
cc-his-number = getal: gratis
cc-size-four = maat 4: { $fees } heff.
cc-full-beside = volle tegel ernaast
cc-place-in-order = { $place }e in inkomsten
cc-cash = Kas
cc-only-you = alleen jij ziet dit
cc-coal = Kolen
cc-fee = Heffing
cc-foremen = Opzichters
cc-in-hand = { $count } in de hand
cc-if-commit = Als je nu afsluit
cc-outlook = Tot nu toe
cc-coal-sum = { $stored } hier + { $alone } vanzelf + { $mined } gedolven
cc-coal-unit = kolen
cc-cubes-to-buy = Blokjes kopen
cc-up-to = tot { $count }
cc-fees = { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}
cc-fees-now = { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}, nu ${ $dollars }
cc-to-install = Blokjes plaatsen
cc-unplaced = Niet geplaatst
cc-unplaced-sum = { $sum } = { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}, ${ $dollars }
cc-unplaced-all = je betaalt wat je hebt
cc-unplaced-free = geen geld, geen boete
cc-unplaced-short = { $fees ->
    [one] 1 heffing
   *[other] { $fees } heffingen
}, ${ $dollars }
cc-owes-broker = Ronde 1: een naar de makelaars
cc-owes-broker-short = een naar de makelaars
cc-commit = Sluit af: { $placed } van { $total }
cc-decline = Afzien
cc-keep-stored = In de opslag houden
cc-pass = Passen
cc-committed-you = Je hebt afgesloten
cc-still-places = { $name } plaatst nog
cc-acts-now = { $name } is nu aan zet
cc-you-act-now = Jij bent nu aan zet
cc-landing = naar plaats { $space }: heffing ${ $fee }
cc-comes-later = dan { $name }, invloed { $influence }
cc-you-come-later = dan jij, invloed { $influence }
cc-inspection = Inspectie
cc-inspection-now = Inspectie nu
cc-inspection-fees = een inspectie nu: { $fees ->
    [one] { $shown } heffing
   *[other] { $shown } heffingen
}
cc-inspection-pays = kost je ${ $dollars }
cc-inspection-gets = levert ${ $dollars } op
cc-inspection-pays-over = kostte je ${ $dollars }
cc-inspection-gets-over = leverde ${ $dollars } op
cc-inspection-all = kostte je alles wat je had
cc-inspection-sum = ontbreekt { $missing } + afval { $refuse } + tunnels { $tunnels }, opslag { $stored }, gebouwen { $buildings }
cc-village = Dorp
cc-village-note = { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}, { $fees } heffingen
cc-free-site = vrije plek
cc-covered = overbouwd: { $buildings }
cc-refuse = Afval
cc-storage = Opslag
cc-clears = −{ $count }
cc-installs = tot { $count }
cc-clear-words = Ruim { $count ->
    [one] 1 afvalblokje
   *[other] { $count } afvalblokjes
} op
cc-stored-words = Opslag: { $count } { $type }

## Verkopen

cc-price-sum = Marktprijs: { $sum } = ${ $price } (basis, { $stock } kolen in voorraad, markt; minstens $1), dan de opzichter.
cc-sellers = Verkopers
cc-seller-done = klaar
cc-seller-now = verkoopt nu
cc-seller-later = wacht
cc-sold-for = voor ${ $dollars }
cc-you-choose = jij kiest
cc-at-stock = bij voorraad { $stock }
cc-how-much = Hoeveel verkoop je?
cc-one-price = één prijs voor alles: ${ $price }
cc-one-less = Een minder
cc-one-more = Een meer
cc-of-coal = van { $coal } kolen
cc-sell-none = Niets
cc-sell-least = 1
cc-keep-shed = Houd { $coal } in de schuur
cc-sell-all = Alle { $coal }
cc-what-it-does = Wat het doet
cc-your-fee = Jouw heffing
cc-fee-at-once = al voor vergunningen
cc-stock = Voorraad
cc-then-gets = dan krijgt { $name } ${ $price }
cc-sell-nothing = Verkoop niets
cc-sell-for = Verkoop { $coal } voor ${ $dollars }

## De kolenschuur

cc-keep = Je kolenschuur
cc-keep-note = Van je kolen zijn er nog { $coal }. Hoeveel bewaar je er, hoogstens { $most }? De rest gaat verloren.
cc-keep-nothing = Bewaar niets
cc-keep-so-much = { $coal ->
    [one] Bewaar 1 stuk steenkool
   *[other] Bewaar { $coal } kolen
}

## Een tegel leggen

cc-lay = Je nieuwe tegel
cc-lay-where = Wijs het vak van de opzichter aan, of een tegel ernaast om die te bedekken.
cc-open-ends = { $count ->
    [one] eind blijft open
   *[other] einden blijven open
}
cc-cut-off = afgesneden
cc-lay-turn = Kies hoe hij gedraaid ligt.
cc-lay-one = Gedraaid is hij altijd gelijk.
cc-lay-over = Bedekt een maat { $number }: +{ $number } afval, de blokjes blijven. Kies hoe hij gedraaid ligt.
cc-turned = { $quarters ->
    [one] 1 kwartslag
   *[other] { $quarters } kwartslagen
} gedraaid

## De anderen

cc-tiles = { $count ->
    [one] Tegel
   *[other] Tegels
}
cc-stored = Opslag
cc-buildings = { $count ->
    [one] Gebouw
   *[other] Gebouwen
}
cc-committed = afgesloten
cc-passed = gepast
cc-placing = plaatst
cc-off-track = nog geen inkomsten
cc-earnings-short = inkomsten { $earned }
cc-mine-note = { $full } van { $tiles } vol, { $ends ->
    [one] 1 open einde
   *[other] { $ends } open einden
}
cc-no-buildings = geen gebouwen
cc-hidden-values = Gedekt: { $values }
cc-cash-hidden = De kas is achter het scherm
