# Coal Country in het Nederlands. Attributen zijn grammatica: de vorm van een woord op een plaats die er een vraagt.

cc-title = Coal Country
cc-tagline = Zet negen opzichters in het geheim in, verkoop tegen een goede prijs en stel de inspecteur tevreden.

## Voorzieningen, marktblokjes, gebouwen, tegels

cc-type-wood = hout
    .the = het hout
cc-type-water = water
    .the = het water
cc-type-electricity = stroom
    .the = de stroom
cc-colour-green = groen
    .het = groene
cc-colour-red = rood
    .het = rode
cc-colour-white = wit
    .het = witte
cc-gauge-low = −1
cc-gauge-even = 0
cc-gauge-high = +1
cc-building-school = school
cc-building-tailor = kleermaker
cc-building-coal-shed = kolenschuur
cc-building-mess-hall = kantine
cc-building-village-store = dorpswinkel
cc-building-doctors-office = dokterspraktijk
cc-building-tavern = kroeg
cc-building-church = kerk
cc-row-top = nieuwe rij
cc-row-bottom = oude rij
cc-shape-dead-end = doodlopend
cc-shape-straight = recht
cc-shape-bend = bocht
cc-shape-tee = T-stuk
cc-shape-cross = kruising
# $coal (tekst): wat een invloed van 1 tot 4 delft
cc-tile = { $number }, { $shape }, kolen { $coal }
    .a = een { $number } ({ $shape }, kolen { $coal })
cc-tile-entrance = ingang, kolen { $coal }
    .a = de ingang (kolen { $coal })
cc-side-n = N
cc-side-e = O
cc-side-s = Z
cc-side-w = W
cc-turn-0 = zoals hij ligt
cc-turn-1 = een kwartslag gedraaid
cc-turn-2 = een halve slag gedraaid
cc-turn-3 = driekwart gedraaid
cc-fees = { $count ->
    [one] 1 heffing
   *[other] { $count } heffingen
}
cc-fees-less = { $count ->
    [one] −1 heffing
   *[other] −{ $count } heffingen
}
cc-dollars = { $count } dollar
    .for = voor { $count } dollar
    .pays = betaalt { $count } dollar
cc-no-dollars = 0 dollar
    .for = gratis
    .pays = kan niets betalen
cc-paid = betaalt { $dollars }
cc-received = ontvangt { $dollars }
cc-unchanged = betaalt en ontvangt niets
cc-coal = { $count ->
    [one] 1 stuk steenkool
   *[other] { $count } kolen
}
cc-no-coal = geen kolen
cc-refuse = { $count ->
    [one] 1 afvalblokje
   *[other] { $count } afvalblokjes
}
cc-no-refuse = geen afval
cc-value = een { $value }
cc-bundle = { $count } { $type }
cc-token = { $space } ({ $value })

## Plaatsen voor opzichters: op zichzelf, en waar iets is

cc-space-broker = kolenmakelaars
    .at = bij de kolenmakelaars
cc-space-market = voorzieningenmarkt, alleen
    .at = alleen op de voorzieningenmarkt
cc-space-tandem = voorzieningenmarkt, tandem
    .at = in een tandem op de voorzieningenmarkt
cc-space-construction = bouwbedrijf
    .at = bij het bouwbedrijf
cc-space-refuse = afvalhoop
    .at = bij de afvalhoop
cc-space-storage = opslag
    .at = in de opslag
cc-space-village-store = dorpswinkel
    .at = in de dorpswinkel
cc-space-doctors-office = dokterspraktijk
    .at = in de dokterspraktijk
cc-space-tavern = kroeg
    .at = in de kroeg
cc-space-church = kerk
    .at = in de kerk
cc-space-entrance = ingang
    .at = bij de ingang
cc-space-cell-up = { $up ->
    [1] vak boven de ingang
   *[other] vak { $up } stappen boven de ingang
}
    .at = { $up ->
        [1] op het vak boven de ingang
       *[other] op het vak { $up } stappen boven de ingang
    }
cc-space-cell-left = { $across ->
    [1] vak links van de ingang
   *[other] vak { $across } stappen links van de ingang
}
    .at = { $across ->
        [1] op het vak links van de ingang
       *[other] op het vak { $across } stappen links van de ingang
    }
cc-space-cell-right = { $across ->
    [1] vak rechts van de ingang
   *[other] vak { $across } stappen rechts van de ingang
}
    .at = { $across ->
        [1] op het vak rechts van de ingang
       *[other] op het vak { $across } stappen rechts van de ingang
    }
cc-space-cell-left-up = vak { $across } naar links en { $up } omhoog vanaf de ingang
    .at = op het vak { $across } naar links en { $up } omhoog vanaf de ingang
cc-space-cell-right-up = vak { $across } naar rechts en { $up } omhoog vanaf de ingang
    .at = op het vak { $across } naar rechts en { $up } omhoog vanaf de ingang

## Stappen van een ronde, en wat er gevraagd wordt

cc-step-setup = Opzetten
cc-step-placing = Opzichters plaatsen
cc-step-villages = Gebied 1: dorp
cc-step-mining = Gebied 2: mijn
cc-step-selling = Gebied 3: kolenmakelaars
cc-step-expanding = Gebied 4: vergunningen
cc-step-supplying = Gebied 5: voorzieningenmarkt
cc-step-constructing = Gebied 6: bouwbedrijf
cc-step-tidying = Gebied 7: afvalhoop en opslag
cc-step-reporting = Kwartaalverslag
cc-step-restocking = Einde van de ronde
cc-step-opening = Einde van de ronde
cc-step-finished = Het spel is afgelopen.
cc-ask-order = De beginvolgorde wordt getrokken.
cc-ask-cube = Er wordt een marktblokje getrokken.
cc-ask-building = Er wordt een gebouw opengelegd.
cc-ask-turn-up = Er wordt een tegel van het vergunningenkantoor opengelegd.
cc-ask-tile = Er wordt een tegel van het vergunningenkantoor getrokken.
cc-ask-place = Plaats in het geheim een opzichter, of sluit af.
cc-ask-place-more = Plaats in het geheim een opzichter.
cc-ask-place-all = Al je opzichters zijn geplaatst: sluit af, of neem er een terug.
cc-ask-next = Plaats één opzichter gedekt, of pas voor de rest van deze ronde.
cc-ask-swap = In de dorpswinkel mag je een opgeslagen blokje ruilen voor een andere soort (hoogstens { $cubes }), of stoppen.
cc-ask-bless-must = Kies de mijnwerker die je kerk helpt: hij delft ook wat een 1 zou delven.
cc-ask-bless = Kies de mijnwerker die je kerk helpt: hij delft ook wat een 1 zou delven. Of stop.
cc-ask-sell = Verkoop kolen voor { $price } per stuk (marktprijs { $market } { $adjust } voor invloed { $value }). Je hebt { $coal }.
cc-ask-side = Plaats { $space } van het inkomstenspoor is bezet. Zet je marker erboven, op { $above }, of eronder, op { $below }.
cc-ask-permit = Kies een opzichter die naast je mijn wacht, en dan de maat van zijn nieuwe tegel.
cc-ask-lay = Je hebt { $tile-a } getrokken. Leg die tegel { $cell-at }, of boven op een tegel van jou naast dat vak.
cc-ask-lay-only = Je hebt { $tile-a } getrokken. Leg die tegel { $cell-at }.
cc-ask-take = Koop hoogstens { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
} voor { $fees } ({ $dollars }) per stuk.
cc-ask-install = Leg één blokje { $type } dat je net kocht op een tegel, of stop om het op te slaan.
cc-ask-build = Koop een gebouw met invloed { $value }, of stop; dat kost niets.
cc-ask-clear = Ruim hoogstens { $cubes ->
    [one] 1 afvalblokje
   *[other] { $cubes } afvalblokjes
} op.
cc-ask-store = Leg een opgeslagen blokje op een tegel (hoogstens { $cubes }), of stop.
cc-ask-keep = Je hebt nog { $coal }. Je kolenschuur mag er hoogstens { $most } bewaren; de rest gaat verloren.
cc-wait-finished = Je hebt het plaatsen afgesloten.
cc-wait-placing = { $count ->
    [one] { $seats } plaatst nog.
   *[other] { $seats } plaatsen nog.
}

## Waar geld vandaan komt en heen gaat

cc-source-start = startgeld
cc-source-sales = verkochte kolen
cc-source-penalties = boetes
cc-source-permits = vergunningen
cc-source-utilities = voorzieningen
cc-source-buildings = gebouwen
cc-source-inspection = inspectie

## Wat er gebeurde: een regel van het verslag. $seat is wie handelde

cc-order-drawn = { $seat } krijgt plaats { $place } van de beginvolgorde.
cc-cube-drawn = Er wordt een { $cube } marktblokje getrokken.
cc-cube-stays = Het laatste, { $cube-het } marktblokje blijft en is het eerste van de nieuwe ronde.
cc-bag-refilled = { $cubes ->
    [one] Er gaat 1 gebruikt marktblokje terug in de zak.
   *[other] Er gaan { $cubes } gebruikte marktblokjes terug in de zak.
}
cc-building-shown = Het bouwbedrijf biedt nu een { $building } aan.
cc-building-removed = De { $building } in de oude rij gaat uit het spel.
cc-building-aged = De { $building } schuift naar de oude rij.
cc-pile-shuffled = De gebouwen die uit het spel waren, worden geschud tot een nieuwe trekstapel van { $tiles }.
cc-tile-shown = In het vergunningenkantoor wordt { $tile-a } opengelegd.
cc-tile-drawn = { $seat } trekt { $tile-a }.
cc-gauge-set = De markt van deze ronde staat op { $gauge }.
cc-price-set = De kolenvoorraad bevat { $stock }, en de marktprijs van kolen is { $price }.
cc-market-cleared = De voorzieningenmarkt geeft { $cubes } { $type } terug aan de algemene voorraad.
cc-market-stocked = Op de voorzieningenmarkt komt er { $cubes } { $type } bij.
cc-round-began = Ronde { $round } begint.
cc-placed = { $seat } plaatst een opzichter { $space-at }.
cc-placed-value = { $seat } plaatst een { $value } { $space-at }.
cc-withdrawn = { $seat } neemt de { $value } { $space-at } terug.
cc-committed = { $seat } is klaar met plaatsen.
cc-passed = { $seat } past.
cc-unplaced = { $seat } laat { $hand } ongeplaatst.
cc-tandem-split = Van { $seat } staat er maar één opzichter op de tandemplaatsen; hij telt als een opzichter alleen.
cc-opened = { $seat } heeft opzichters { $space-at } geplaatst.
cc-opened-item = { $space-at }
cc-revealed = { $seat } toont een { $value } { $space-at }.
cc-penalty = { $seat } is een boete van { $fees } schuldig en { $dollars-pays }.
    .more = is een boete van { $fees } schuldig en { $dollars-pays }
cc-rested = De { $value } van { $seat } rust uit in de dokterspraktijk.
cc-idle = De { $value } van { $seat } is te zwak om { $space-at } iets te bereiken.
cc-tavern-active = De kroeg van { $seat } helpt deze ronde kopers en verkopers.
cc-church-active = De kerk van { $seat } kan deze ronde een mijnwerker helpen.
cc-church-helped = De kerk van { $seat } geeft de mijnwerker { $space-at } { $coal } extra.
    .more = de kerk voegt { $space-at } { $coal } toe
cc-church-declined = { $seat } ziet af van de hulp van de kerk.
cc-swapped = { $seat } ruilt { $out } voor { $wanted }.
cc-store-left = { $seat } is klaar in de dorpswinkel.
cc-tile-mined = { $seat } delft { $coal } met de { $value } { $space-at } en laat { $refuse } achter.
cc-produced = De voorziene tegels van { $seat } leveren vanzelf { $coal }.
cc-mined = { $seat } krijgt in totaal { $coal }.
    .head = { $seat } krijgt { $coal }
    .more = krijgt { $coal }
cc-sold = { $seat } verkoopt { $coal } à { $price } voor { $dollars }.
cc-sold-none = { $seat } verkoopt geen kolen.
cc-marker-moved = De inkomsten van { $seat } staan nu op { $earnings }; een heffing kost { $fee }.
cc-permit-paid = { $seat } neemt { $dollars-for } een vergunning { $number }, { $space-at }.
    .more = neemt { $dollars-for } een vergunning { $number }, { $space-at }
cc-permit-declined = { $seat } neemt geen vergunning voor de opzichter { $space-at }.
cc-permit-none = Het vergunningenkantoor heeft geen tegels meer, dus gaat de opzichter van { $seat } { $space-at } zonder tegel naar huis.
cc-tile-covered = { $seat } bedekt { $tile-a } { $space-at } en krijgt { $refuse }.
cc-tile-laid = { $seat } legt { $tile-a } { $space-at }, { $turned }.
cc-bought = { $seat } koopt { $cubes } { $dollars-for }.
    .more = koopt { $cubes } { $dollars-for }
cc-bought-none = { $seat } koopt geen voorzieningen.
cc-installed = { $seat } legt { $type } { $cell-at }.
cc-install-declined = { $seat } houdt { $type-the } in de opslag.
cc-built = { $seat } bouwt { $dollars-for } een { $building } uit de { $row }.
    .more = bouwt { $dollars-for } een { $building } uit de { $row }
cc-built-none = { $seat } koopt geen gebouw.
cc-built-enough = { $seat } koopt geen gebouwen meer.
cc-built-over = { $seat } heeft de { $building } overbouwd en krijgt { $refuse }.
cc-denied = { $seat } koopt { $dollars-for } een tweede { $building } uit de { $row }, die uit het spel gaat.
cc-cleared = { $seat } ruimt { $cubes } op.
cc-storage-left = { $seat } is klaar in de opslag.
cc-reported = { $seat } meldt { $dollars } in kas.
cc-coal-kept = De kolenschuur van { $seat } bewaart { $coal }.
cc-coal-lost = { $seat } raakt { $coal } kwijt.
cc-inspection = Bij { $seat } vindt de inspecteur { $missing ->
    [one] 1 ontbrekende voorziening
   *[other] { $missing } ontbrekende voorzieningen
}, { $refuse }, { $tunnels ->
    [one] 1 open tunnel
   *[other] { $tunnels } open tunnels
}, { $stored ->
    [one] 1 opgeslagen blokje
   *[other] { $stored } opgeslagen blokjes
} en { $buildings ->
    [one] 1 gebouw
   *[other] { $buildings } gebouwen
}.
cc-inspected = De inspectie bij { $seat } komt uit op { $fees }. { $seat } { $dollars }.

## Het verloop: rondes, wat er in een beurt gedaan is, groepen punten

cc-round = ronde { $round }
cc-round-of = ronde { $round } van { $rounds }
cc-deed-opened = { $count ->
    [one] 1 opzichter geplaatst
   *[other] { $count } opzichters geplaatst
}
cc-deed-opened-space = { $count } { $space }
cc-area-mine = in en naast de mijn
cc-area-broker = bij de kolenmakelaars
cc-area-market = op de voorzieningenmarkt
cc-area-construction = bij het bouwbedrijf
cc-area-village = in het dorp
cc-area-refuse = bij de afvalhoop
cc-area-storage = in de opslag
cc-deed-sold = { $count ->
    [one] 1 kolenverkoop
   *[other] { $count } kolenverkopen
}
cc-deed-built = { $count ->
    [one] 1 gebouw gebouwd
   *[other] { $count } gebouwen gebouwd
}
cc-deed-denied = { $count ->
    [one] 1 gebouw uit het spel genomen
   *[other] { $count } gebouwen uit het spel genomen
}
cc-deed-permit-paid = { $count ->
    [one] 1 vergunning genomen
   *[other] { $count } vergunningen genomen
}
cc-deed-tile-laid = { $count ->
    [one] 1 tegel gelegd
   *[other] { $count } tegels gelegd
}
cc-deed-bought = { $count ->
    [one] 1 aankoop van voorzieningen
   *[other] { $count } aankopen van voorzieningen
}
cc-deed-installed = { $count ->
    [one] 1 voorziening aangelegd
   *[other] { $count } voorzieningen aangelegd
}
cc-deed-cleared = { $count } keer afval opgeruimd

## Waarom een zet niet kan

cc-why-not-in-hand = { $left ->
    [0] Al je opzichters zijn geplaatst. Je kunt er een terugnemen.
   *[other] Je hebt geen { $value } meer in de hand.
}
cc-why-space-taken = Er staat al een opzichter van jou { $space-at }.
cc-why-market-full = Er staan al twee opzichters van jou op de voorzieningenmarkt.
cc-why-tandem-or-not = Op de voorzieningenmarkt staan je opzichters alleen of als tandem, niet allebei.
cc-why-no-building = In je dorp staat geen zichtbare { $space }.
cc-why-not-connected = Er loopt geen tunnel van de ingang naar de tegel { $space-at }.
cc-why-not-adjacent = Naast het { $space } ligt geen tegel van jou.
cc-why-keep-for-broker = Bewaar je laatste opzichter voor de kolenmakelaars, want in ronde 1 moet je verkopen.
cc-why-keep-for-tandem = Bewaar een opzichter om je tandem compleet te maken.
cc-why-broker-owed = In ronde 1 moet je eerst een opzichter bij de kolenmakelaars plaatsen.
cc-why-tandem-owed = Je tandem mist zijn tweede opzichter; zet er een bij of neem de eerste terug.
cc-why-no-token = Je hebt daar niet zo'n opzichter.
cc-why-not-sealed = In dit spel plaats je om beurten. Niets wordt teruggenomen, en wie klaar is, past.
cc-why-not-in-turns = In dit spel plaatst iedereen tegelijk, dus je sluit af in plaats van te passen.
cc-why-nothing-stored = Je hebt geen { $type } opgeslagen.
cc-why-supply = In de algemene voorraad is geen { $type } meer.
cc-why-no-miner = Daar staat geen mijnwerker van jou.
cc-why-coal = Je hebt maar { $have }.
cc-why-must-sell = In ronde 1 moet je minstens 1 stuk steenkool verkopen.
cc-why-nothing-below = Onder deze plaats is er geen vrij.
cc-why-no-foreman = Er wacht geen opzichter van jou { $space-at }.
cc-why-stack-empty = De stapel met vergunning { $number } is leeg.
cc-why-dollars = Dit kost { $needed }; je hebt { $have }.
cc-why-not-beside = De tegel komt op het vak van de opzichter of op een tegel ernaast, niet { $space-at }.
cc-why-entrance = De ingang kan niet bedekt worden.
cc-why-same-turned = Zo gedraaid ziet de tegel er hetzelfde uit; kies de kleinere draai.
cc-why-over-limit = Je mag hier niet meer dan { $limit } nemen.
cc-why-not-in-market = Zoveel ligt er niet op de voorzieningenmarkt.
cc-why-wrong-type = Beslis eerst wat er met { $asked-the } gebeurt.
cc-why-no-tile = Je hebt geen tegel { $space-at }.
cc-why-has-cube = Er ligt al { $type } { $space-at }.
cc-why-not-on-display = In die rij ligt geen { $building }.
cc-why-closed = Het bouwbedrijf is gesloten.
cc-why-holds = Je hebt al een { $building }, zichtbaar of overbouwd.
cc-why-not-held = Je kunt een { $building } alleen uit het spel kopen als je er al een hebt.
cc-why-no-vacant-site = Je dorp heeft geen vrije bouwplek meer.
cc-why-nothing-to-cover = In je dorp staat geen { $site } om te overbouwen.
cc-why-refuse = Je kunt er nu niet meer dan { $most } opruimen.
cc-why-shed = Je kolenschuur kan er nu niet meer dan { $most } bewaren.
cc-why-not-in-bag = Daarvan is er geen meer om te trekken.
cc-why-no-such-seat = Deze marker is al getrokken.

## Zetten, zoals ze in een lijst staan

cc-move-place = Plaats een { $value } { $space-at }
cc-move-commit = Sluit het plaatsen af
cc-move-pass = Pas
cc-move-swap = Ruil { $out } voor { $wanted }
cc-move-church = De kerk helpt de mijnwerker { $cell-at }
cc-move-above = Zet de marker erboven
cc-move-below = Zet de marker eronder
cc-move-permit = Vergunning { $number } voor de opzichter { $cell-at }
cc-move-decline = Geen vergunning { $cell-at }
cc-move-lay = Leg de tegel { $cell-at }, { $turned }
cc-move-take = Koop { $cubes }
cc-move-take-none = Koop niets
cc-move-install = Leg { $type } { $cell-at }
cc-move-build = Koop een { $building } uit de { $row } en overbouw de { $site }
cc-move-build-vacant = Koop een { $building } uit de { $row }
cc-move-deny = Koop een tweede { $building } uit de { $row }, om die uit het spel te nemen
cc-move-clear = Ruim { $cubes } op
cc-move-clear-none = Ruim niets op
cc-move-stop = Stop
cc-move-order = { $seat } is de volgende in de beginvolgorde
cc-move-cube = Trek een { $cube } marktblokje
cc-move-building = Leg een { $building } open
cc-move-tile = Trek { $tile-a }
cc-move-sell = Verkoop { $coal }
cc-move-sell-none = Verkoop niets
cc-move-keep = Bewaar { $coal }
cc-move-keep-none = Bewaar niets
cc-move-withdraw = Neem de { $value } { $space-at } terug

## Waar een plaats, een gebouw of een zet voor dient

cc-about-broker = Deze opzichter verkoopt kolen. Een zwakke verkoopt vroeg en goedkoop, een sterke laat en voor 1 dollar meer.
cc-about-market = Een opzichter alleen koopt hoogstens zoveel blokjes als zijn invloed; de sterkste koopt het eerst.
cc-about-tandem = Twee opzichters samen kopen vroeg, met hun som, maar slechts zoveel blokjes als de sterkste van de twee.
cc-about-construction = Deze opzichter mag een gebouw kopen. Koopt hij er geen, dan kost dat niets.
cc-about-refuse = Deze opzichter ruimt hoogstens zoveel afvalblokjes op als zijn invloed.
cc-about-storage = Deze opzichter legt hoogstens zoveel opgeslagen blokjes op tegels als zijn invloed.
cc-about-cell = Op een verbonden tegel delft een opzichter kolen; op een leeg vak naast je mijn haalt hij een vergunning voor een nieuwe tegel.
cc-about-school = Met een school legt je opzichter in de opslag één blokje meer op tegels, tot hoogstens 4.
cc-about-tailor = Met een kleermaker telt je 0 overal als een 1, tot de kleermaker overbouwd wordt.
cc-about-coal-shed = Met een kolenschuur mag je aan het einde van een ronde tot 5 kolen bewaren.
cc-about-mess-hall = Met een kantine ruimt je opzichter bij de afvalhoop één blokje meer op, tot hoogstens 4.
cc-about-village-store = Een opzichter in de dorpswinkel mag hoogstens zoveel opgeslagen blokjes als zijn invloed ruilen voor andere soorten uit de algemene voorraad.
cc-about-doctors-office = Een opzichter in de dokterspraktijk rust uit; hij doet niets en kost niets.
cc-about-tavern = Met een 4 in de kroeg hebben je kopers en verkopers deze ronde 1 invloed meer.
cc-about-church = Met een 3 of een 4 in de kerk mag een van je mijnwerkers ook nog delven wat een 1 zou delven, zonder extra afval.
cc-about-lay = De tegel komt op het vak van de opzichter of boven op een tegel van jou ernaast, gedraaid zoals je wilt; tunnels hoeven niet aan te sluiten.
cc-about-stop = Je laat het hierbij.
cc-about-withdraw = Zolang je niet hebt afgesloten, heeft niemand je opzichters gezien en mag je je bedenken.

## Opties van een tafel

cc-option-rounds = Lengte
cc-option-rounds-about = Het spel duurt 6 rondes, of 8 als je lang wilt spelen.
cc-option-rounds-6 = 6 rondes
cc-option-rounds-8 = 8 rondes
cc-option-reformed = A Reformed Industry (hervormd)
cc-option-reformed-about = In deze variant schommelen prijzen niet meer met de markt, leveren mijnen niets vanzelf, en is de inspecteur streng.
cc-option-amok = An Industry Amok (losgeslagen)
cc-option-amok-about = In deze variant worden opzichters om beurten geplaatst, liggen vergunningen open en zijn ze goedkoper, en doen alle gebouwen mee.
cc-option-starting-money = Startgeld
cc-option-starting-money-about = Iedereen begint met niets, of met 20 dollar.
cc-option-starting-money-0 = niets
cc-option-starting-money-20 = 20 dollar
cc-option-entrance-toppable = Ingang mag bedekt worden
cc-option-entrance-toppable-about = Een nieuwe tegel mag ook boven op de ingang.
cc-option-influence-zero-mines = Wat een 0 delft
cc-option-influence-zero-mines-about = Een mijnwerker met invloed 0 delft niets, of 1 stuk steenkool.
cc-option-influence-zero-mines-0 = niets
cc-option-influence-zero-mines-1 = 1 stuk steenkool
cc-option-market-recycle = Gebruikte marktblokjes
cc-option-market-recycle-about = Gebruikte marktblokjes gaan terug in de zak als die leeg is, of na elke ronde.
cc-option-market-recycle-when-bag-empty = als de zak leeg is
cc-option-market-recycle-every-round = na elke ronde
cc-option-utility-supply-limited = Voorzieningen zijn beperkt
cc-option-utility-supply-limited-about = Van elke voorziening zijn er alleen de blokjes uit de doos; zonder deze regel raakt de voorraad nooit op.
cc-option-tavern-affects-permits = Kroeg helpt bij vergunningen
cc-option-tavern-affects-permits-about = De kroeg geeft ook 1 invloed aan opzichters die een vergunning halen.
cc-option-penalty-uses-effective-influence = Boetes naar echte invloed
cc-option-penalty-uses-effective-influence-about = Boetes tellen de invloed met kleermaker en kroeg; zonder deze regel telt het gedrukte getal.
cc-option-place-after-purchase = Leggen wat gekocht is
cc-option-place-after-purchase-about = Van elke gekochte soort mag één blokje meteen op een tegel, na elke aankoop of maar één keer per ronde.
cc-option-place-after-purchase-per-purchase = na elke aankoop
cc-option-place-after-purchase-once-per-round = één keer per ronde
cc-option-church-half-yield = Kerk op een tegel die niet volledig voorzien is
cc-option-church-half-yield-about = De kolen van de mijnwerker en die van de kerk worden elk apart gehalveerd, of eerst opgeteld.
cc-option-church-half-yield-each-part-separately = elk deel apart
cc-option-church-half-yield-sum-then-halve = de som wordt gehalveerd
cc-option-permit-cost-evaluated = Wanneer de buren tellen
cc-option-permit-cost-evaluated-about = Of een vergunning duur is, blijkt als de opzichter aan de beurt komt, of als hij geplaatst wordt.
cc-option-permit-cost-evaluated-when-resolved = als hij aan de beurt komt
cc-option-permit-cost-evaluated-when-placed = als hij geplaatst wordt
cc-option-closed-company-sells-display = Gesloten bedrijf verkoopt wat er ligt
cc-option-closed-company-sells-display-about = Is de stapel van het bouwbedrijf op, dan zijn de gebouwen die openliggen nog te koop.
cc-option-refuse-only-if-coal-mined = Afval alleen met kolen
cc-option-refuse-only-if-coal-mined-about = Een mijnwerker die niets delft, laat geen afval achter; zonder deze regel wel.
cc-option-buildings-per-construction-foreman = Gebouwen per opzichter
cc-option-buildings-per-construction-foreman-about = Een opzichter bij het bouwbedrijf mag 1 gebouw kopen, of 2.
cc-option-buildings-per-construction-foreman-1 = 1 gebouw
cc-option-buildings-per-construction-foreman-2 = 2 gebouwen
cc-option-amok-pass-is-final = Passen is definitief
cc-option-amok-pass-is-final-about = Waar om beurten geplaatst wordt, doet wie past niet meer mee; zonder deze regel mag je terugkomen nadat een ander heeft geplaatst.
cc-option-final-tie = Laatste beslissing bij gelijkspel
cc-option-final-tie-about = Bij evenveel geld en tegels wordt de overwinning gedeeld, of winnen de hoogste gemelde inkomsten.
cc-option-final-tie-shared = gedeelde overwinning
cc-option-final-tie-earnings = hoogste inkomsten
cc-option-cash-shown-to-others = Kas ligt open
cc-option-cash-shown-to-others-about = Iedereen ziet ieders kas.

## De stand in woorden

cc-cell = { $what }
cc-cell-hidden = verborgen
cc-cell-off-track = naast het spoor
cc-cell-face-down = gedekt
cc-cell-connected = verbonden
cc-cell-cut-off = afgesneden
cc-line-reformed = Variant: A Reformed Industry (hervormd)
cc-line-amok = Variant: An Industry Amok (losgeslagen)
cc-line-order = Volgorde naar inkomsten: { $order }
cc-line-finished = Klaar met plaatsen: { $seats }
cc-line-owes-broker = In ronde 1 moet er een naar de kolenmakelaars.
cc-line-owes-tandem = Een tandem heeft twee opzichters nodig: zet de tweede erbij of neem de eerste terug.
cc-line-unplaced-free = Wie in je hand blijft, kost nu niets: je hebt geen geld.
cc-line-unplaced = { $count ->
    [one] Wie in je hand blijft, kost { $wanted }
   *[other] De { $count } in je hand kosten { $wanted }
} ({ $fees }).
cc-line-unplaced-all = { $count ->
    [one] Wie in je hand blijft, zou { $wanted } kosten
   *[other] De { $count } in je hand zouden { $wanted } kosten
}; je hebt { $dollars }: dat betaal je, meer niet.
cc-line-openings = Zoals hij ligt, is hij open naar { $sides }; draaien gaat met de klok mee.
cc-line-must-sell = In ronde 1 moet je er minstens 1 verkopen.
cc-line-none-sold = Niets verkopen kost { $fees } ({ $dollars }).
cc-line-none-bought = Niets kopen kost { $fees } ({ $dollars }).
cc-line-none-cleared = Niets opruimen kost { $fees } ({ $dollars }).
cc-line-none-stored = Niets leggen kost { $fees } ({ $dollars }).
cc-line-cubes = Marktblokjes: { $cubes }. Markt: { $gauge }. Het laatste blokje blijft voor de volgende ronde.
cc-line-coal-price = Kolen kosten { $price } = { $base } { $steps } voor { $stock } kolen in voorraad { $market } markt
cc-line-coal-floor = Kolen kosten { $price }, minder kan niet; { $base } { $steps } voor { $stock } kolen in voorraad { $market } markt zou lager zijn
cc-line-utility-price = Een blokje voorziening kost { $fees } = { $base } { $market } markt
cc-line-incentive-price = Een aanmoediging kost { $fees } = { $base } { $market } markt
cc-line-incentives = Een vergunning vraagt één aanmoediging voor elk getal boven de invloed van de opzichter; naast een tegel die niet volledig voorzien is, zoveel als haar getal.
cc-line-incentives-amok = Een vergunning vraagt één aanmoediging voor elk getal boven de invloed van de opzichter.
cc-line-building-price = Een gebouw kost zijn getal in heffingen, − 1 in de oude rij, { $market } markt, minstens 1
cc-line-foreman-price = Met invloed 0 of 1 verkoopt een opzichter voor 1 dollar minder en bouwt hij voor 1 heffing meer, met 3 of meer andersom.
cc-line-pile = Gebouwen in de trekstapel: { $tiles }
cc-line-village = Dorp: { $buildings }; vrije bouwplekken: { $vacant }
cc-line-covered = Overbouwd: { $buildings }
cc-line-hand = Opzichters in de hand: { $values }
cc-line-in-hand = Opzichters in de hand: { $count }
cc-line-secret = Opzichters worden achter het scherm geplaatst.
cc-line-placed = Geplaatste opzichters: { $foremen }
cc-line-yield = De mijn zou vanzelf { $alone } kolen leveren en { $mined } door je mijnwerkers.
cc-line-tavern = De kroeg geeft kopers en verkopers deze ronde 1 invloed.
cc-line-church = De kerk kan deze ronde een mijnwerker helpen.
cc-line-inspection = Een inspectie zou nu tellen: { $missing } voor ontbrekende voorzieningen { $refuse } voor afval { $tunnels } voor open tunnels { $stored } voor opgeslagen blokjes { $buildings } voor gebouwen = { $fees }; het bedrijf { $dollars }
cc-head-prices = Prijzen
cc-head-utilities = Voorzieningen
cc-head-utility = Voorziening
cc-head-market = Markt
cc-head-supply = Algemene voorraad
cc-head-permits = Vergunningenkantoor
cc-head-number = Getal
cc-head-left = Tegels
cc-head-top-tile = Bovenste tegel
cc-head-offers = Wat vergunningen { $name } kosten
cc-head-foreman = Opzichter
cc-head-influence = Invloed
cc-head-permit = Vergunning { $number }
cc-head-decline = Geen
cc-head-construction = Bouwbedrijf
cc-head-building = Gebouw
cc-head-row = Rij
cc-head-market-price = Marktprijs
cc-head-your-price = Prijs voor de koper
cc-head-companies = Bedrijven
cc-head-company = Bedrijf
cc-head-cash = Kas
cc-head-earnings = Inkomsten
cc-head-fee = Heffing
cc-head-coal = Kolen
cc-head-refuse = Afval
cc-head-wood = Hout
cc-head-water = Water
cc-head-electricity = Stroom
cc-head-company-of = Bedrijf van { $name }
cc-head-cell = Vak
cc-head-tile = Tegel
cc-head-openings = Openingen
cc-head-unfinished = Open
cc-head-installed = Voorzieningen
cc-head-state = Toestand

## Korte opschriften voor een tekening

cc-short-reformed = Reformed
cc-short-amok = Amok
cc-short-round = ronde { $round }/{ $rounds }
cc-short-fees = { $count }h
cc-short-dollars = ${ $count }
cc-short-wood = H
cc-short-water = W
cc-short-electricity = S
cc-short-coal-price = Kolen
cc-short-stockpile = voorraad ({ $count } kolen)
cc-short-market = markt
cc-short-floor = minstens 1
cc-short-cubes = Marktblokjes
cc-short-utilities = Voorzieningenmarkt
cc-short-a-cube = { $fees } per stuk
cc-short-supply = voorraad
cc-short-permits = Vergunningen
cc-short-an-incentive = aanmoediging { $fees }
cc-short-new-row = Nieuwe gebouwen
cc-short-old-row = Oude gebouwen
cc-short-pile = stapel
cc-short-track = Inkomsten
cc-short-off-track = naast het spoor
cc-short-place = Plaats een opzichter
cc-short-mine = delven
cc-short-expand = uitbreiden
cc-short-here = op { $cell }
cc-short-on-top = boven op { $cell } (afval +{ $refuse })
cc-short-cash = kas
cc-short-earnings = inkomsten
cc-short-fee = heffing
cc-short-coal = kolen
cc-short-refuse = afval
cc-short-storage = opslag
cc-short-village = dorp
cc-short-covered = overbouwd
cc-short-hand = hand
cc-short-placed = geplaatst
cc-short-placing = plaatst opzichters achter het scherm
cc-short-committed = is klaar met plaatsen
cc-short-tiles = tegels
cc-short-missing = ontbrekende voorzieningen
cc-short-tunnels = open tunnels
cc-short-buildings = gebouwen
cc-short-yield = te verwachten kolen: { $alone } vanzelf, { $mined } gedolven
cc-short-in-hand = { $count ->
    [one] 1 opzichter in de hand
   *[other] { $count } opzichters in de hand
}
cc-short-inspection = inspectie nu
cc-legend = ▲3 opzichter, ▲? gedekt · ─│ tunnel · ┄┊ afgesneden · ○ open · ┤ tegen een gesloten zijde
cc-legend-coal = H hout · W water · S stroom · 2h heffingen · ! kroeg of kerk werkt deze ronde
cc-legend-more = Op een tegel: voorzieningen, getal (⌂ ingang), naam (e2n1: 2 oost, 1 noord), kolen bij 1 2 3 4

## De regels, in eigen woorden

cc-rule-1 = Twee tot vier bedrijven spelen 6 rondes, of 8 in een lang spel. Spreek eerst af of je een variant gebruikt: A Reformed Industry, An Industry Amok, of allebei.
cc-rule-2 = In het begin staat de kalender op ronde 1, is de kolenvoorraad leeg, staat de markt op 0 en kosten kolen 10 dollar.
cc-rule-3 = De 36 mijntegels liggen naar hun getal, 1 tot 4, in vier geschudde gedekte stapels in het vergunningenkantoor.
cc-rule-4 = Per speler worden een school, een kleermaker, een kolenschuur en een kantine met alle andere gebouwen geschud. Zoveel als er spelers zijn, komen open in de nieuwe rij; de rest is de trekstapel, en de oude rij is leeg.
cc-rule-5 = Je begint met negen opzichters (één 0 en van 1 tot 4 telkens twee), twee inkomstenmarkers, een dorp, en een mijningang waarop een hout, een water en een stroom liggen. Geld heb je niet.
cc-rule-6 = De inkomstenmarkers worden een voor een getrokken, en dat is de beginvolgorde. De tweede marker van elke speler wacht op de honderdtallen.
cc-rule-7 = Voor ronde 1 worden vier marktblokjes getrokken. Het teken van hun som is de markt: −1, 0 of +1. Kolen kosten 10 dollar, zoveel meer of minder.
cc-rule-8 = Op de voorzieningenmarkt komen van elk van de drie soorten zoveel blokjes als er spelers zijn, plus 1, plus de markt.
cc-rule-9 = Een groen blokje telt +1, een rood −1, een wit 0. Het gaat er alleen om of de som boven, op of onder 0 ligt: +3 is niet beter dan +1.
cc-rule-10 = Het vierde blokje van een ronde wordt het eerste van de volgende, en er komen drie nieuwe bij. Zo ken je altijd een kwart van de komende markt.
cc-rule-11 = De andere drie blokjes blijven buiten de zak. Pas als die leeg is, gaan alle gebruikte terug, behalve die al in de nieuwe ronde liggen.
cc-rule-12 = Kosten en boetes worden in heffingen geteld. Wat een heffing jou kost, hangt af van je eigen inkomsten; hetzelfde kan dus voor iedere speler iets anders kosten.
cc-rule-13 = Verkoop je kolen, dan stijgen je kas en je inkomsten evenveel. Koop je iets of betaal je een boete, dan daalt alleen je kas.
cc-rule-14 = De heffing wordt afgelezen op het moment dat je betaalt: een goede verkoop maakt alles wat daarna komt in dezelfde ronde duurder.
cc-rule-15 = Twee markers staan nooit op dezelfde plaats van het inkomstenspoor. Zou de jouwe op een andere komen, dan kies je de eerstvolgende vrije plaats erboven of eronder; je kas verandert niet. Onder 0 is er niets.
cc-rule-16 = Markers beginnen naast het spoor; dat telt als inkomsten van 0 en een heffing van 5 dollar. Ze komen erop met je eerste verkoop, of bij het eerste kwartaalverslag.
cc-rule-17 = Je kunt alleen kopen wat je helemaal kunt betalen. Is een boete hoger dan wat je hebt, dan betaal je alles, en de rest wordt kwijtgescholden.
cc-rule-18 = Je kas ligt achter je scherm.
cc-rule-19 = Iedereen plaatst tegelijk opzichters, met het getal naar beneden, elk op een vrije plaats die voor hem openstaat. Tot je afsluit, mag je ze terugnemen.
cc-rule-20 = Je mag opzichters thuislaten. Als iedereen klaar is, worden die getoond en betaal je zoveel heffingen als hun invloed samen is, voordat er iets anders gebeurt.
cc-rule-21 = In ronde 1 moet iedereen een opzichter bij de kolenmakelaars plaatsen, en minstens 1 stuk steenkool verkopen als er iets te verkopen is en de prijs boven 0 ligt.
cc-rule-22 = In je eigen dorp kan een opzichter in een dorpswinkel, dokterspraktijk, kroeg of kerk, telkens één. In blijvende en in overbouwde gebouwen kan er geen.
cc-rule-23 = Op elk van je tegels die met de ingang verbonden is, en op de ingang zelf, kan één opzichter delven.
cc-rule-24 = Bij de kolenmakelaars mag je één opzichter hebben.
cc-rule-25 = Om uit te breiden gaat een opzichter op een leeg vak dat een zijde deelt met een van je tegels, verbonden of niet, één per vak. Tunnels spelen daarbij geen rol, en onder de onderste rij komt niets.
cc-rule-26 = Op de voorzieningenmarkt mag je één opzichter alleen hebben, twee alleen, of twee als tandem. Anderen zien welke van de drie het is, maar niet de getallen.
cc-rule-27 = Bij het bouwbedrijf mag je één opzichter hebben.
cc-rule-28 = Bij je afvalhoop mag je één opzichter hebben, ook als die leeg is.
cc-rule-29 = In je opslag mag je één opzichter hebben, ook als die leeg is.
cc-rule-30 = Andere plaatsen zijn er niet. De borden van andere spelers zijn voor jou gesloten.
cc-rule-31 = Zeven gebieden volgen op elkaar: dorp, mijn, kolenmakelaars, vergunningen, voorzieningenmarkt, bouwbedrijf, afvalhoop en opslag. De opzichters worden per gebied omgedraaid, voor alle spelers samen, en gaan naar huis als ze gebruikt zijn.
cc-rule-32 = In de dorpswinkel ruilt een opzichter hoogstens zoveel van je opgeslagen blokjes als zijn invloed, één voor één, voor soorten naar keuze uit de algemene voorraad, nooit uit de markt.
cc-rule-33 = Een gedrukte 4 zet deze ronde de kroeg aan het werk, een invloed van 3 of meer de kerk. Zwakkere opzichters bereiken daar niets, en bij de dokter rust een opzichter alleen uit.
cc-rule-34 = In het dorp kost een opzichter nooit een boete.
cc-rule-35 = Een verbonden tegel met alle drie voorzieningen levert vanzelf wat een 1 er zou delven, zonder afval, of er nu een opzichter op staat of niet.
cc-rule-36 = Een opzichter delft wat de tegel bij zijn invloed aangeeft, of de helft daarvan, naar beneden afgerond, als er een voorziening ontbreekt. Dat komt bij wat de tegel vanzelf levert.
cc-rule-37 = Een tegel waar een voorziening ontbreekt, levert vanzelf niets. Een tegel die niet verbonden is, levert helemaal niets, ook niet met alle drie.
cc-rule-38 = Werkt de kerk, dan mag je een van je mijnwerkers ook laten krijgen wat een 1 op zijn tegel zou delven, net zo gehalveerd als er een voorziening ontbreekt. Meer afval geeft dat niet. Je mag er ook van afzien.
cc-rule-39 = Elke opzichter die minstens 1 stuk steenkool heeft gedolven, laat één afvalblokje op je hoop achter.
cc-rule-40 = De kolen gaan naar hun eigenaars en tellen mee in de kolenvoorraad. Kolen en afval raken nooit op.
cc-rule-41 = De verkoper met de laagste invloed verkoopt het eerst. Bij gelijke invloed gaan de hoogste inkomsten voor.
cc-rule-42 = De marktprijs van kolen is 10 dollar, min 1 voor elk vol tiental in de kolenvoorraad, veranderd door de markt, en minstens 1. Daarna krijgt een verkoper met invloed 0 of 1 er 1 minder, een met 3 of meer 1 meer. Een prijs van 0 kan dus voorkomen.
cc-rule-43 = Je verkoopt zoveel van je kolen als je wilt, alles voor één prijs. Pas daarna daalt de voorraad en verandert de prijs voor de volgende verkoper.
cc-rule-44 = Je kas en je inkomsten stijgen met de prijs maal het aantal.
cc-rule-45 = Een verkoper die niets verkoopt, ook bij gebrek aan kolen, kost zoveel heffingen als zijn invloed. Bij een prijs van 0 kost hij niets.
cc-rule-46 = Kolen die je houdt, blijven tot het einde van de ronde in de voorraad en drukken zo de prijs voor wie na jou verkoopt.
cc-rule-47 = Voor vergunningen zijn de spelers om beurten aan zet, naar inkomsten zoals die na de verkoop zijn. Telkens gebruik je een van je wachtende opzichters naar keuze, tot ze allemaal gebruikt zijn.
cc-rule-48 = Je kiest een getal waarvan de stapel niet leeg is en betaalt. Dan trek je de tegel, bekijkt hem, en beslist waar hij komt en hoe hij gedraaid wordt.
cc-rule-49 = Een aanmoediging kost 2 heffingen, veranderd door de markt.
cc-rule-50 = Zijn al je tegels naast het vak van de opzichter volledig voorzien, dan heb je één aanmoediging nodig voor elk getal boven zijn invloed. Is er ook maar één niet voorzien, dan zijn het er zoveel als het getal. Het telt zoals het is wanneer hij aan de beurt komt.
cc-rule-51 = Een opzichter die geen tegel neemt, kost zoveel heffingen als zijn invloed, ook als je er het geld niet voor hebt. Alleen als alle vier stapels leeg zijn, kost hij niets.
cc-rule-52 = De tegel komt op het vak van de opzichter, gedraaid zoals je wilt. De tunnels hoeven niet bij de buren aan te sluiten.
cc-rule-53 = In plaats daarvan mag je hem boven op een van je tegels naast dat vak leggen, maar niet op de ingang. Je krijgt zoveel afval als het getal van de bedekte tegel, en zijn voorzieningen gaan mee naar de nieuwe.
cc-rule-54 = Na elke tegel wordt opnieuw bekeken wat verbonden is. Door een tegel te bedekken kun je andere afsnijden; hun voorzieningen blijven liggen.
cc-rule-55 = Een nieuwe tegel heeft geen voorzieningen, tenzij hij een andere bedekt, en wordt pas in de volgende ronde gedolven.
cc-rule-56 = De sterkste koopt het eerst voorzieningen. Een tandem telt met zijn som, en bij gelijke stand gaan de hoogste inkomsten voor.
cc-rule-57 = Een opzichter koopt hoogstens zoveel blokjes als zijn invloed, van alle soorten die er liggen; een tandem slechts zoveel als de sterkste van de twee.
cc-rule-58 = Een blokje kost 2 heffingen, veranderd door de markt.
cc-rule-59 = Meteen na een aankoop mag je van elke soort die je net kocht één blokje op een verbonden tegel leggen waar het ontbreekt. De rest gaat naar je opslag. Elke aankoop telt apart.
cc-rule-60 = Op een tegel ligt van elke soort hoogstens één blokje.
cc-rule-61 = Een koper die niets neemt, kost zoveel heffingen als zijn invloed, een tandem zoveel als zijn som, tenzij de markt leeg is. Een 0 kan niets kopen en kost niets.
cc-rule-62 = Blokjes op een tegel blijven waar ze zijn, tenzij de tegel bedekt wordt.
cc-rule-63 = Bij het bouwbedrijf kiest de sterkste het eerst; bij gelijke invloed gaan de hoogste inkomsten voor. Elke opzichter mag één gebouw kopen.
cc-rule-64 = Een gebouw kost zijn getal in heffingen, 1 minder in de oude rij, veranderd door de markt, en minstens 1. Daarna betaalt een opzichter met invloed 0 of 1 er 1 meer, een met 3 of meer 1 minder; het kan dus gratis zijn.
cc-rule-65 = Het gebouw komt op een vrije bouwplek van je dorp of over een van je gebouwen heen. Dat werkt dan niet meer, en je krijgt zoveel afval als zijn getal.
cc-rule-66 = Je kunt elk gebouw maar één keer hebben, en overbouwde tellen mee. Wat overbouwd is, kan nooit opnieuw gebouwd worden.
cc-rule-67 = Je mag er toch een kopen dat je al hebt, zodat een ander het niet krijgt: het gaat uit het spel.
cc-rule-68 = Geen gebouw kopen kost niets. Hier kan een opzichter zonder werk gratis staan.
cc-rule-69 = Blijvende gebouwen werken meteen: kleermaker, school en kantine al in gebied 7 van dezelfde ronde, de kolenschuur al aan het einde ervan.
cc-rule-70 = Een opzichter bij de afvalhoop ruimt hoogstens zoveel blokjes op als zijn invloed; met een kantine één meer, tot hoogstens 4.
cc-rule-71 = Een opzichter in de opslag legt hoogstens zoveel opgeslagen blokjes als zijn invloed op verbonden tegels waar ze ontbreken; met een school één meer, tot hoogstens 4.
cc-rule-72 = Verplaatst zo'n opzichter niets, ook omdat er niets te verplaatsen is, dan kost hij zoveel heffingen als zijn invloed. Afval van deze ronde kan meteen opgeruimd worden.
cc-rule-73 = Ronde 2, 4, 6 en 8 eindigen met een kwartaalverslag: naar inkomsten toont elke speler zijn echte kas en zet zijn marker daarop. Meestal dalen de inkomsten, en de heffingen mee.
cc-rule-74 = Alle kolen die over zijn, gaan verloren, behalve hoogstens 5 die een kolenschuur mag bewaren; naar inkomsten kiezen de eigenaars hoeveel. Die tellen nog mee in de kolenvoorraad.
cc-rule-75 = Er worden nieuwe marktblokjes getrokken, en de markt en de kolenprijs veranderen.
cc-rule-76 = Op de voorzieningenmarkt komen nieuwe blokjes bij wat er nog ligt, zolang de voorraad strekt: van elke soort zijn er 47 in het spel.
cc-rule-77 = De oude rij gebouwen gaat uit het spel, de nieuwe rij wordt de oude, en er worden zoveel nieuwe gebouwen opengelegd als er spelers zijn.
cc-rule-78 = Is de trekstapel op, dan komen er geen gebouwen meer bij; wat openligt, blijft te koop tot het weg moet.
cc-rule-79 = De kalender gaat verder, en iedereen heeft weer alle negen opzichters.
cc-rule-80 = Na de laatste ronde komt gewoon het verslag, en dan de inspectie. Verder gebeurt er niets van het einde van een ronde.
cc-rule-81 = De inspecteur telt 1 heffing voor elke voorziening die op een zichtbare tegel ontbreekt, 1 voor elk afvalblokje en 2 voor elke open tunnel. Elk opgeslagen blokje haalt er 1 af, elk zichtbaar gebouw 2.
cc-rule-82 = Een tunnel is open als hij op een leeg vak of op het dorp uitkomt. Hij is af als hij op een andere opening aansluit of tegen de gesloten zijde van een van je tegels loopt. Elke opening telt apart.
cc-rule-83 = De tunnel van de ingang naar het dorp is altijd af. Elke andere tunnel die uit de onderste rij naar beneden loopt, blijft voorgoed open, tenzij zijn tegel bedekt wordt.
cc-rule-84 = Komt de inspectie boven 0 uit, dan betaal je zoveel heffingen, maar nooit meer dan je hebt; komt ze eronder, dan ontvang je ze. Je heffing is die na het laatste verslag.
cc-rule-85 = Wie het meeste geld heeft, wint. Bij gelijke stand wie de meeste tegels gelegd heeft, bedekte ook. Is dat ook gelijk, dan wordt de overwinning gedeeld.
cc-rule-86 = In A Reformed Industry zijn er geen marktblokjes. De markt is altijd 0: voor kolen, aanmoedigingen, voorzieningen, gebouwen en nieuwe blokjes op de voorzieningenmarkt.
cc-rule-87 = In A Reformed Industry levert geen tegel iets vanzelf. Een volledig voorziene tegel geeft zijn mijnwerker nog altijd alles.
cc-rule-88 = In A Reformed Industry gaat terug wat nog op de voorzieningenmarkt ligt, voordat ze weer gevuld wordt.
cc-rule-89 = In A Reformed Industry telt de inspecteur alles voor 2: ontbrekende voorzieningen, afval en open tunnels tegen je, opgeslagen blokjes en gebouwen voor je.
cc-rule-90 = In A Reformed Industry is een tunnel die tegen een gesloten zijde loopt nog open. Alleen een andere opening maakt hem af.
cc-rule-91 = In A Reformed Industry werkt de kerk nog.
cc-rule-92 = In An Industry Amok worden opzichters om beurten geplaatst, naar inkomsten, telkens één, gedekt. Wie past, is klaar; in ronde 1 moet er eerst een bij de kolenmakelaars staan. Een halve tandem telt als één opzichter alleen.
cc-rule-93 = In An Industry Amok ligt de bovenste tegel van elke stapel vergunningen open.
cc-rule-94 = In An Industry Amok vraagt een vergunning altijd één aanmoediging voor elk getal boven de invloed van de opzichter, of de buren nu voorzien zijn of niet.
cc-rule-95 = In An Industry Amok doen alle 24 gebouwen mee. Is de trekstapel leeg, dan worden de gebouwen die uit het spel gingen als nieuwe stapel geschud.
cc-rule-96 = Beide varianten gaan samen: geen markt, een aanmoediging van 2 heffingen, en altijd één voor elk getal boven de invloed van de opzichter.
cc-rule-97 = Werkt de kroeg, dan hebben je opzichters bij de kolenmakelaars, op de voorzieningenmarkt en bij het bouwbedrijf deze ronde 1 invloed meer, voor volgorde, aantallen, prijzen en boetes. In een tandem hebben ze dat allebei. Voor mijnwerkers, vergunningen, afvalhoop en opslag geldt het niet.
cc-rule-98 = Zolang je kleermaker niet overbouwd is, telt je 0 overal als een 1.

## Hoofdstukken van de regels

cc-chapter-a-reformed-industry = A Reformed Industry
cc-chapter-an-industry-amok = An Industry Amok
cc-chapter-both-variants = Beide varianten
cc-chapter-coal-brokers = Kolenmakelaars
cc-chapter-construction-company = Bouwbedrijf
cc-chapter-economy = Economie
cc-chapter-end-of-game = Einde van het spel
cc-chapter-end-of-round = Einde van een ronde
cc-chapter-market-cubes = Marktblokjes
cc-chapter-permits = Vergunningen
cc-chapter-placement = Plaatsen
cc-chapter-refuse-and-storage = Afval en opslag
cc-chapter-reveal = Onthullen
cc-chapter-utility-market = Voorzieningenmarkt
cc-chapter-village-tiles = Dorpstegels

## Midden in een zet, en wat een einde opgeeft

cc-picked-place-my-foreman = Waar gaat de { $count } heen?
cc-picked-place-space = Kies de opzichter die { $space-at } werkt.
cc-picked-place-my-cell = Kies de opzichter die { $space-at } werkt.
cc-picked-swap-my-stored = Kies wat je voor { $type-the } krijgt.
cc-picked-permit-my-cell = Kies een maat tegel voor de opzichter { $cell-at }, of zie ervan af.
cc-picked-permit-permit = Kies de opzichter die een vergunning voor een { $count } krijgt.
cc-picked-decline-my-cell = De opzichter { $cell-at } kan geen vergunning betalen: hij moet ervan afzien.
cc-picked-lay-my-cell = Leg de tegel { $cell-at } zoals getoond, of draai hem.
cc-picked-install-my-stored = Kies de tegel voor { $type-the }.
cc-picked-install-my-cell = Kies wat { $cell-at } wordt gelegd.
cc-picked-build-building = Kies het bouwterrein voor de { $building }.
cc-picked-deny-building = Je hebt al een { $building }: een tweede gaat uit het spel.
cc-forfeit-permit = Ervan afzien kost je { $fees } ({ $dollars }).
cc-forfeit-church = De kerk helpt deze ronde niemand.
cc-forfeit-building = Je opzichter gaat zonder gebouw naar huis.

## Wat een zet zou veranderen: regels van een vooruitblik

cc-change-cash = Kas ($)
cc-change-dug = Kolen die je deze ronde delft
cc-change-left-refuse = Afval dat je opzichters achterlaten
cc-change-to-buy = Voorzieningen die je kunt kopen
cc-change-permits = Opzichters die op een vergunning wachten
cc-change-to-clear = Afval dat je hoogstens mag opruimen
cc-change-to-install = Opgeslagen blokjes die je hoogstens mag plaatsen
cc-change-coal = Kolen
cc-change-refuse = Afval
cc-change-coming-coal = Kolen na het delven
cc-change-coming-refuse = Afval aan het einde van de ronde
cc-change-fee = Heffing ($)
cc-change-earnings = Inkomstenspoor
cc-change-stored = Blokjes in de opslag
cc-change-full-tiles = Tegels met alle voorzieningen
cc-change-buildings = Gebouwen in het dorp
cc-change-tiles = Gelegde tegels in de mijn
cc-change-open-ends = Onafgewerkte gangen
cc-change-in-hand = Opzichters in de hand
cc-change-unplaced = Boete voor overgebleven opzichters ($)
cc-change-inspection = Kosten van een inspectie nu ($)
cc-change-broker = Kolen brengen zo’n { $price } per stuk op; wat anderen delven, verandert dat
cc-change-permit-free = Een nieuwe tegel van elke maat is hier gratis
cc-change-permit-partly = Een nieuwe tegel is { $sizes ->
    [1] in maat 1
   *[other] tot maat { $sizes }
} gratis; maat 4 kost { $most }
cc-change-permit-price = Een nieuwe tegel kost { $least } in maat 1, { $most } in maat 4
cc-change-connected = Verbonden met de ingang: hier kan gedolven worden
cc-change-cut-off = Niet verbonden met de ingang: geen kolen
cc-change-permit-paid = Vergunning { $number } { $dollars-for }
cc-change-permit-declined = Geen vergunning voor deze opzichter
cc-change-tile-laid = Nieuw in de mijn: { $tile }
cc-change-supplied = Tegel compleet: elke ronde vanzelf { $alone }, en een 4 delft er { $mined }
cc-change-supplied-cut-off = Tegel compleet, maar er loopt geen gang van hier naar de ingang
cc-change-lacking = Mist nog { $types }; tot dan delven opzichters hier maar de helft
cc-change-install-declined = Blijft in de opslag: { $type }
cc-change-swapped = { $wanted } in plaats van { $out }
cc-change-built-school = Legt 1 blokje meer uit de opslag op tegels, tot 4
cc-change-built-tailor = Je 0 telt overal als een 1
cc-change-built-coal-shed = Bewaart tot 5 onverkochte kolen voor de volgende ronde
cc-change-built-mess-hall = Ruimt 1 afvalblokje meer op, tot 4
cc-change-built-village-store = Een opzichter daar ruilt opgeslagen blokjes voor andere soorten
cc-change-built-doctors-office = Een opzichter daar rust uit en kost niets
cc-change-built-tavern = Een 4 daar geeft je kopers en verkopers 1 invloed meer
cc-change-built-church = Met een 3 of 4 daar delft een mijnwerker ook wat een 1 zou delven
cc-change-built-over = Overbouwd: { $building }
cc-change-built-none = Er wordt geen gebouw gekocht
cc-change-denied = Gaat uit het spel: { $building }
cc-change-bought-none = Er worden geen voorzieningen gekocht
cc-change-sold-none = Er worden geen kolen verkocht
cc-change-penalty = Boete: { $fees }
cc-change-cleared = Opgeruimd: { $cubes }
cc-change-coal-lost = Onverkocht verloren: { $coal }
cc-change-church-helped = { $coal } meer { $space-at }
cc-change-church-declined = De kerk helpt geen mijnwerker
cc-change-committed = Je opzichters staan voor deze ronde
cc-change-passed = Deze ronde geen opzichters meer
cc-change-building = Mag een gebouw kopen, nu vanaf { $dollars }; niets kopen kost niets
cc-change-building-free = Mag een gebouw kopen, nu zelfs gratis; niets kopen kost niets
cc-change-no-building = Er is geen gebouw te koop dat jij kunt kopen
cc-change-pair = Samen kopen ze met invloed { $value }
cc-change-half-pair = Een tandem heeft een tweede opzichter nodig
cc-change-useful = Blokjes voor tegels die ze missen
cc-change-village-store = Ruilt opgeslagen blokjes voor andere soorten, tot zijn invloed
cc-change-doctors-office = Rust uit, doet niets en kost niets
cc-change-tavern = Kopers en verkopers hebben deze ronde 1 invloed meer
cc-change-church = Een van je mijnwerkers delft ook wat een 1 zou delven
cc-reason-cash = Dat levert { $count } dollar op.
cc-reason-dug = Zo delf je deze ronde { $count } kolen meer.
cc-reason-to-buy = Zo kun je voorzieningen kopen: een tegel met alle drie geeft vanzelf kolen.
cc-reason-to-install = Zo komen er blokjes uit je opslag op je tegels.
cc-reason-to-clear = Zo kun je { $count } afval opruimen, ook wat je mijnwerkers deze ronde achterlaten.
cc-reason-refuse = Daarna heb je { $count } afval minder.
cc-reason-fee = Elke heffing kost je dan { $count } dollar minder.
cc-reason-full-tiles = Zo heeft een tegel alle voorzieningen.
cc-reason-buildings = Zo komt er een gebouw in je dorp.
cc-reason-tiles = Zo wordt je mijn groter.
cc-reason-permit-paid = Zo krijg je een tegel voor je mijn.
cc-reason-lacking = Zo voorzie je een tegel van je mijn.
cc-reason-unplaced = Zo bespaar je { $count } dollar boete.
cc-reason-broker = Zo verkoop je je kolen. Zonder opzichter hier kun je deze ronde niets verkopen.
cc-reason-permit-free = Zo bereid je een nieuwe tegel voor: een grotere mijn geeft elke ronde meer kolen.
cc-reason-permit-partly = Zo bereid je een nieuwe tegel voor: een grotere mijn geeft elke ronde meer kolen.
cc-reason-permit-price = Zo bereid je een nieuwe tegel voor: een grotere mijn geeft elke ronde meer kolen.
cc-reason-pair = Samen komen ze op { $value }, dus ze kopen eerder dan zwakkere opzichters.
cc-reason-building = Een gebouw helpt elke ronde en scheelt je { $fees } aan het eind.
cc-reason-building-free = Een gebouw helpt elke ronde en scheelt je { $fees } aan het eind.
cc-reason-useful = Zo koop je { $count ->
    [one] een blokje dat een van je tegels mist
   *[other] { $count } blokjes die je tegels missen
}.
cc-reason-church-helped = Dat delft { $coal } meer.
cc-reason-tavern = Zo zijn al je kopers en verkopers deze ronde 1 sterker.
cc-reason-church = Zo mag een van je mijnwerkers ook delven wat een 1 zou delven.
cc-reason-village-store = Zo kun je opgeslagen blokjes ruilen voor wat je tegels missen.
cc-reason-doctors-office = Hij rust daar uit: dat kost niets en bespaart je zijn boete.
cc-reason-sold-none = Je inkomsten blijven zoals ze zijn, en je heffing stijgt niet.
cc-reason-permit-declined = Zo bespaar je je de onafgewerkte gangen van een nieuwe tegel.
cc-reason-built-none = Zo hou je je geld voor wat nog komt.
cc-reason-install-declined = Zo blijft het blokje in je opslag voor een andere tegel.
cc-reason-committed = De computer ziet geen betere plek voor wie je in de hand hebt.
cc-chance-order = De startvolgorde wordt geloot
cc-chance-market = Er wordt een marktblokje getrokken
cc-chance-company = Er wordt een gebouw opengelegd
cc-chance-permit-1 = Er wordt een tegel van maat 1 getrokken
cc-chance-permit-2 = Er wordt een tegel van maat 2 getrokken
cc-chance-permit-3 = Er wordt een tegel van maat 3 getrokken
cc-chance-permit-4 = Er wordt een tegel van maat 4 getrokken
cc-hidden-opened = De opzichters van allen worden getoond: waar ze staan en wie niet geplaatst is
cc-hidden-unplaced = De opzichters die anderen niet hebben geplaatst, worden getoond
cc-hidden-revealed = { $count ->
    [one] Er wordt een verborgen opzichter omgedraaid
   *[other] Er worden { $count } verborgen opzichters omgedraaid
}
