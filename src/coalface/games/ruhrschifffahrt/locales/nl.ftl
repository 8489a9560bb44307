# Ruhrschifffahrt 1769-1890 in het Nederlands. Attributen zijn grammatica, zoals in de andere bestanden.

rs-title = Ruhrschifffahrt 1769–1890
rs-tagline = Vaar met een aak de Ruhr af, verkoop kolen en bouw onderweg sluizen en pakhuizen.

## Steenkool, gebieden, steden, nijverheid

rs-coal-black = zwart
    .infl = zwarte
rs-coal-white = wit
    .infl = witte
rs-coal-black-letter = Z
rs-coal-white-letter = W
rs-territory-mark = Mark
rs-territory-essen = Essen
rs-territory-werden = Werden
rs-territory-broich = Broich
rs-city-witten = Witten
    .at = in Witten
rs-city-blankenstein = Blankenstein
    .at = in Blankenstein
rs-city-hattingen = Hattingen
    .at = in Hattingen
rs-city-steele = Steele
    .at = in Steele
rs-city-werden = Werden
    .at = in Werden
rs-city-kettwig = Kettwig
    .at = in Kettwig
rs-city-muelheim = Mülheim
    .at = in Mülheim
rs-kind-city = stad
rs-kind-forge = smederij
rs-kind-hammer = hamermolen
rs-kind-gun = geweerfabriek
rs-kind-port = haven
# $label (tekst): de gedrukte naam
rs-label = { $label }
rs-storage = { $label }
rs-obstacle = sluis { $label }
rs-space-forge = smederij { $label }
    .at = bij smederij { $label }
rs-space-hammer = hamermolen { $label }
    .at = bij hamermolen { $label }
rs-space-gun = geweerfabriek { $label }
    .at = bij geweerfabriek { $label }
rs-space-port = haven van { $label }
    .at = in de haven van { $label }
rs-column-belgium = België
    .the = België
rs-column-netherlands = Nederland
    .the = Nederland
rs-column-rhineland = Rijnland
    .the = het Rijnland

## Velden van het spelersbord, vooruitgangsfiches

rs-area-black-industry = zwarte kolen aan nijverheid
rs-area-black-city = zwarte kolen aan steden
rs-area-ruhrort = kolen naar Ruhrort
rs-area-white-industry = witte kolen aan nijverheid
rs-area-white-city = witte kolen aan steden
rs-area-black-ruhrort = zwarte kolen naar Ruhrort
rs-area-white-ruhrort = witte kolen naar Ruhrort
rs-black-lock = sluizenbouw
rs-black-supply = aanvoer
rs-black-essen-warehouse = pakhuis Essen
rs-black-wage = loon
rs-black-port = haven Ruhrort
rs-black-coal-depot = kolendepot
rs-black-mark = graafschap Mark
rs-black-mark-warehouse = pakhuis Mark
rs-white-coal-hauler = kolensleper
rs-white-hauling-action = sleepactie
rs-white-inn = herberg
rs-white-warehouse = pakhuis
rs-white-ruhraake = Ruhraak
rs-white-mayor = burgemeester
rs-white-ruhrtalbahn = Ruhrtalbahn

## Speciale opties

rs-option-none = geen optie
rs-option-pilot = loods
rs-option-transport = vervoer
rs-option-wage = loon
rs-option-supply = aanvoer
rs-option-hauling = slepen
rs-option-transport-pilot = vervoer en loods
rs-option-hauling-pilot = slepen en loods
rs-option-hauling-transport = slepen en vervoer

## Wat er op de hindernis- en vraagfiches staat

rs-face-forge = vraag bij alle smederijen
rs-face-hammer = vraag bij alle hamermolens
rs-face-gun = vraag bij alle geweerfabrieken
rs-face-industry-mark = vraag bij de nijverheid van Mark
rs-face-industry-essen = vraag bij de nijverheid van Essen
rs-face-industry-werden = vraag bij de nijverheid van Werden
rs-face-industry-broich = vraag bij de nijverheid van Broich
rs-face-city-mark = vraag in de steden van Mark
rs-face-city-essen = vraag in de steden van Essen
rs-face-city-werden = vraag in de steden van Werden
rs-face-city-broich = vraag in de steden van Broich
rs-face-high-water = hoogwater
rs-face-high-water-minus = hoogwater, dobbelstenen op opslagplaatsen −1
rs-face-high-water-plus = hoogwater, dobbelstenen op opslagplaatsen +1
rs-face-low-water = laagwater
rs-face-low-water-minus = laagwater, dobbelstenen op opslagplaatsen −1
rs-face-low-water-plus = laagwater, dobbelstenen op opslagplaatsen +1

## Fasen, wat er gevraagd wordt, en wat een ronde brengt

rs-phase-event = Fase 1: gebeurtenis
rs-phase-marker = Fase 2: waterstand en vraag
rs-phase-option = Fase 3: optie en startplaats
rs-phase-sale = Fase 4: varen en verkopen
rs-phase-progress = Fase 5: vooruitgang
rs-phase-purchase = Fase 6: aankopen
rs-phase-export = Fase 7: uitvoer
rs-phase-inn = Na de laatste ronde: ongebruikte herbergen
rs-phase-end = Het spel is afgelopen.
rs-ask-first = Wie begint?
rs-ask-marker = Er wordt een fiche uit de zak getrokken.
rs-ask-country = Het land van deze ronde wordt omgedraaid.
rs-ask-levy = De heffing van { $year } met een daalder of met een punt betalen?
rs-ask-levy-thaler = Betaal de heffing van { $year } met een daalder.
rs-ask-levy-vp = Betaal de heffing van { $year } met een punt.
rs-ask-gift = Een daalder of een punt nemen als geschenk van { $year }?
rs-ask-remove = Kies een dobbelsteen die door de gebeurtenis van { $year } het spel verlaat.
rs-ask-return = Kies de opslagplaats voor de { $coal-infl } dobbelsteen van waarde { $pips } die van de vervoersweg komt.
rs-ask-return-only = Zet de { $coal-infl } dobbelsteen van waarde { $pips } die van de vervoersweg komt op opslagplaats { $storage }.
rs-ask-option = Kies een startplaats, met of zonder optie.
rs-ask-option-must = Kies een startplaats en de optie die erheen leidt.
rs-ask-option-none = Kies een startplaats; nu is geen optie mogelijk.
rs-ask-option-action = Gebruik de sleepactie om een startplaats te bereiken.
rs-ask-bring = Kies de opslagplaats voor de { $coal-infl } dobbelsteen van waarde { $pips } van de vervoersweg.
rs-ask-bring-either = Kies de opslagplaats voor een dobbelsteen van de vervoersweg, zwart van waarde { $black } of wit van waarde { $white }.
rs-ask-improve = Kies de dobbelsteen die door de aanvoer beter wordt.
rs-ask-start = Kies de opslagplaats waar je aak vertrekt.
rs-ask-start-only = Vertrek van opslagplaats { $storage }, de enige binnen bereik.
rs-ask-sell = Kies waar je aak haar kolen verkoopt.
rs-ask-sell-only = Verkoop je kolen { $space-at }.
rs-ask-forced-lock = Bouw een sluis; deze ronde moet iedereen dat.
rs-ask-second-lock = Bouw gratis een tweede sluis, of laat het bij één.
rs-ask-buy = Je kunt { $purchases }, of stoppen.
rs-ask-inn = Kies wat de herberg je geeft.
rs-ask-white = Je mag ook je witte { $count ->
    [one] fiche
   *[other] fiches
} { $marker } gebruiken.
rs-purchase-lock = een sluis bouwen
rs-purchase-warehouse = een pakhuis bouwen
rs-purchase-lock-or-warehouse = een sluis of een pakhuis bouwen
rs-purchase-shift = een pakhuis verschuiven
rs-purchase-repay = een schuld aflossen
rs-purchase-inn = de herberg gebruiken
rs-effect-start-player = een startspeler wordt geloot
rs-effect-levy = iedereen betaalt 1 daalder of 1 punt
rs-effect-switch = dobbelstenen gaan naar het volgende deel van de vervoersweg
rs-effect-warehouse = iedereen krijgt een pakhuis
rs-effect-gift = iedereen krijgt 1 daalder of 1 punt
rs-effect-better-track = dobbelstenen op de vervoersweg +1
rs-effect-fewer-dice = dobbelstenen verlaten het spel
rs-effect-country = uitvoer naar een land
rs-effect-locks = er mogen sluizen gebouwd worden
rs-effect-dear-locks = sluizen worden duurder
rs-effect-dear-options = betaalde opties kosten 1 meer
rs-effect-last-turn = geen fiche, loon, aanvoer of uitvoer

## Waar punten vandaan komen

rs-source-locks = sluizen
rs-source-cities = pakhuizen in steden
rs-source-depots = pakhuizen in depots
rs-source-port = pakhuizen in de haven
rs-source-export = uitvoer
rs-source-gift = geschenken
rs-source-inn = herberg
rs-source-levy = heffing
rs-source-hardship = geldnood
rs-source-essen-set = alle drie de steden van Essen
    .the = pakhuizen in alle drie de steden van Essen
rs-source-mark-set = alle drie de steden van Mark
    .the = pakhuizen in alle drie de steden van Mark
rs-source-all-cities = alle zeven steden
    .the = pakhuizen in alle zeven steden
rs-source-all-depots = alle vier de depots
    .the = pakhuizen in alle vier de depots
rs-source-majorities = meerderheden in depots
    .the = meerderheden in depots
rs-source-mayor = burgemeester
    .the = de burgemeester
rs-source-ruhrtalbahn = Ruhrtalbahn
    .the = de Ruhrtalbahn
rs-source-ruhraake = Ruhraak
    .the = de Ruhraak
rs-source-debt = schulden

## Wat er gebeurde: een regel van het logboek. $seat is wie het deed

rs-start-drawn = { $seat } is de eerste startspeler.
rs-turn-began = Ronde { $turn } begint, in het jaar { $year }. Zwarte dobbelstenen die van de vervoersweg komen, keren nu terug naar { $territory }.
rs-turn-last = In deze laatste ronde wordt er geen fiche getrokken, kan niemand loon of aanvoer kiezen, en wordt er niets uitgevoerd.
rs-locks-allowed = Vanaf nu mogen er sluizen gebouwd worden, voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} per sluis.
rs-locks-dearer = Vanaf nu kost een sluis { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}.
rs-options-dearer = Vanaf nu kost elke optie die niet gratis is { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} meer.
rs-levy-thaler = { $seat } betaalt { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} heffing.
rs-levy-vp = { $seat } betaalt de heffing met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
rs-gift-thaler = { $seat } neemt { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} als geschenk.
rs-gift-vp = { $seat } neemt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} als geschenk.
rs-warehouse-received = { $seat } krijgt { $warehouses ->
    [one] 1 pakhuis
   *[other] { $warehouses } pakhuizen
}.
rs-track-switched = De dobbelstenen gaan naar het volgende deel van de vervoersweg, dat { $black ->
    [one] 1 vak
   *[other] { $black } vakken
} voor zwarte en { $white } voor witte dobbelstenen heeft.
rs-track-better = { $dice ->
    [0] Geen enkele dobbelsteen op de vervoersweg krijgt er een oog bij.
    [one] 1 dobbelsteen op de vervoersweg krijgt er 1 oog bij.
   *[other] { $dice } dobbelstenen op de vervoersweg krijgen er elk 1 oog bij.
}
rs-die-removed = { $seat } haalt de { $coal-infl } dobbelsteen van waarde { $pips } op opslagplaats { $storage } uit het spel.
rs-die-removed-box = { $seat } haalt de { $coal-infl } dobbelsteen van waarde { $pips } in vak { $box } van de vervoersweg uit het spel.
rs-country-turned = Deze ronde worden er kolen uitgevoerd naar { $column-the }.
rs-marker-drawn = Het fiche “{ $face }” wordt uit de zak getrokken.
rs-demand-placed = Er komt 1 daalder te liggen { $space-at }.
rs-pilots-banned = Deze ronde kan niemand een optie met loods kiezen.
rs-storages-better = { $dice ->
    [0] Geen enkele dobbelsteen op een opslagplaats krijgt er een oog bij.
    [one] 1 dobbelsteen op een opslagplaats krijgt er 1 oog bij.
   *[other] { $dice } dobbelstenen op opslagplaatsen krijgen er elk 1 oog bij.
}
rs-storages-worse = { $dice ->
    [0] Geen enkele dobbelsteen op een opslagplaats verliest een oog.
    [one] 1 dobbelsteen op een opslagplaats verliest 1 oog.
   *[other] { $dice } dobbelstenen op opslagplaatsen verliezen elk 1 oog.
}
rs-locks-forced = Er zit nog maar één fiche in de zak, dus moet iedereen deze ronde een sluis bouwen.
rs-option-skipped = { $seat } kiest geen optie.
    .head = { $seat } neemt geen optie
rs-option-chosen = { $seat } kiest de optie { $option } { $thalers ->
    [0] zonder kosten
    [one] voor 1 daalder
   *[other] voor { $thalers } daalders
}.
    .head = { $seat } neemt { $option }{ $thalers ->
        [0] {""}
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
rs-option-free = { $seat } gebruikt de sleepactie voor { $option }, zonder kosten.
    .head = { $seat } gebruikt de sleepactie voor { $option }
rs-loan-taken = { $seat } leent { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} op een pakhuis uit de voorraad.
    .head = { $seat } leent { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    }
rs-loan-hard = { $seat } leent { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} op het pakhuis van ronde { $turn } en verliest { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
rs-fee-waived = { $seat } kan { $thalers ->
    [one] 1 daalder niet betalen; die wordt
   *[other] { $thalers } daalders niet betalen; die worden
} kwijtgescholden, en dat kost { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
rs-wage-paid = { $seat } krijgt { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} loon.
rs-die-brought = { $seat } brengt de dobbelsteen van waarde { $pips } uit het pijlvak naar opslagplaats { $storage }.
    .head = { $seat } brengt een dobbelsteen van waarde { $pips } naar { $storage }
rs-die-supplied = { $seat } verbetert de dobbelsteen op opslagplaats { $storage } met de aanvoer tot { $pips }.
    .head = { $seat } verhoogt de dobbelsteen op { $storage } naar { $pips }
rs-die-hauled = { $seat } verbetert de dobbelsteen op opslagplaats { $storage } met de kolensleper tot { $pips }.
    .head = { $seat } verhoogt de dobbelsteen op { $storage } naar { $pips }
rs-inn-thaler = { $seat } neemt in de herberg { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}.
    .head = { $seat } neemt { $thalers ->
        [one] 1 daalder
       *[other] { $thalers } daalders
    } in de herberg
rs-inn-vp = { $seat } krijgt in de herberg { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
    .head = { $seat } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in de herberg
rs-barge-started = { $seat } laadt bij opslagplaats { $storage }.
    .head = { $seat } begint bij { $storage }
    .more = begint bij { $storage }
rs-die-worse = De { $coal-infl } dobbelsteen van { $seat } verliest 1 oog bij een hindernis en is nu { $pips } waard.
rs-coal-sold = { $seat } verkoopt { $space-at } { $coal-infl } kolen van waarde { $pips }.
    .head = { $seat } verkoopt { $coal-infl } kolen { $pips } { $space-at }
rs-token-placed = { $seat } plaatst een steentje voor { $area }.
rs-thalers-earned = De verkoop levert { $thalers ->
    [0] geen daalders
    [one] 1 daalder
   *[other] { $thalers } daalders
} op.
    .more = { $thalers ->
        [0] geen daalders
        [one] +1 daalder
       *[other] +{ $thalers } daalders
    }
rs-demand-taken = { $thalers ->
    [one] Daarbij komt de daalder die { $space-at } lag
   *[other] Daarbij komen de { $thalers } daalders die { $space-at } lagen
}.
    .more = { $thalers ->
        [one] +1 daalder
       *[other] +{ $thalers } daalders
    } vraag
rs-city-paid = Het pakhuis van { $seat } { $space-at } brengt { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} op.
rs-port-sold = De aak meert af aan ligplaats { $berth }; de haven betaalt { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} extra.
    .more = ligplaats { $berth }, { $thalers ->
        [one] +1 daalder
       *[other] +{ $thalers } daalders
    } van de haven
rs-export-raised = Het uitvoerfiche gaat { $steps ->
    [one] 1 plaats
   *[other] { $steps } plaatsen
} naar rechts; de waarde is nu { $points }.
rs-export-lowered = Het uitvoerfiche gaat { $steps ->
    [one] 1 plaats
   *[other] { $steps } plaatsen
} naar links; de waarde is nu { $points }.
rs-die-tracked = De { $coal-infl } dobbelsteen van waarde { $pips } gaat naar de vervoersweg.
rs-die-returned = { $seat } zet de dobbelsteen van waarde { $pips } die van de vervoersweg komt op opslagplaats { $storage }.
    .head = { $seat } zet de dobbelsteen van waarde { $pips } van de vervoersweg op { $storage }
rs-black-earned = { $seat } verdient het zwarte fiche { $marker }.
    .head = { $seat } verdient { $marker }
    .more = verdient { $marker }
rs-white-earned = { $seat } verdient het witte fiche { $marker }.
    .head = { $seat } verdient { $marker }
    .more = verdient { $marker }
rs-white-blank = { $seat } komt te laat voor het witte fiche { $marker } en krijgt een blanco fiche.
rs-white-used = { $seat } gebruikt het witte fiche { $marker } en draait het om.
    .head = { $seat } gebruikt { $marker }
rs-lock-built = { $seat } bouwt { $obstacle } { $thalers ->
    [0] zonder kosten
    [one] voor 1 daalder
   *[other] voor { $thalers } daalders
}, krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en legt het hindernisfiche in de zak.
    .head = { $seat } bouwt { $obstacle }{ $thalers ->
        [0] {""}
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
    .more = bouwt { $obstacle }{ $thalers ->
        [0] {""}
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
rs-lock-one = { $seat } laat het bij één sluis.
rs-city-built = { $seat } bouwt een pakhuis in { $city } voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} en krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
    .head = { $seat } bouwt in { $city }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
    .more = bouwt in { $city }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
rs-depot-built = { $seat } bouwt een pakhuis in het kolendepot van { $territory } voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} en krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
    .head = { $seat } bouwt in het kolendepot van { $territory }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
    .more = bouwt in het kolendepot van { $territory }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
rs-port-built = { $seat } bouwt een pakhuis in de havenkolom { $column } voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} en krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
    .head = { $seat } bouwt in de haven, { $column }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
    .more = bouwt in de haven, { $column }{ $thalers ->
        [one] , −1 daalder
       *[other] , −{ $thalers } daalders
    }
rs-port-shifted = { $seat } verschuift een pakhuis van de havenkolom { $column } naar de havenkolom { $to } voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}.
rs-debt-repaid = { $seat } lost een schuld af voor { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}.
rs-purchases-done = { $seat } is klaar met kopen.
rs-export-scored = { $seat } krijgt { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
} voor uitvoer naar { $column-the }.
rs-thalers-returned = { $seat } geeft { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} terug en houdt er { $most }.
rs-end-scored = { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $source-the }.
rs-end-debt = { $seat } verliest { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
} voor { $debts ->
    [one] 1 schuld
   *[other] { $debts } schulden
}.

## Het verloop: rondes, wat er in een beurt gedaan is, groepen punten

rs-round = ronde { $round }
rs-round-of = ronde { $round } van { $rounds }
rs-deed-coal-sold = { $count ->
    [one] 1 kolenverkoop
   *[other] { $count } kolenverkopen
}
rs-deed-lock-built = { $count ->
    [one] 1 sluis gebouwd
   *[other] { $count } sluizen gebouwd
}
rs-deed-city-built = { $count ->
    [one] 1 pakhuis in een stad gebouwd
   *[other] { $count } pakhuizen in steden gebouwd
}
rs-deed-depot-built = { $count ->
    [one] 1 pakhuis in een kolendepot gebouwd
   *[other] { $count } pakhuizen in kolendepots gebouwd
}
rs-deed-port-built = { $count ->
    [one] 1 pakhuis in de haven gebouwd
   *[other] { $count } pakhuizen in de haven gebouwd
}
rs-deed-black-earned = { $count ->
    [one] 1 zwart fiche verdiend
   *[other] { $count } zwarte fiches verdiend
}
rs-deed-white-earned = { $count ->
    [one] 1 wit fiche verdiend
   *[other] { $count } witte fiches verdiend
}
rs-deed-die-brought = { $count ->
    [one] 1 dobbelsteen naar een opslagplaats gebracht
   *[other] { $count } dobbelstenen naar opslagplaatsen gebracht
}
rs-deed-debt-repaid = { $count ->
    [one] 1 schuld afgelost
   *[other] { $count } schulden afgelost
}
rs-deed-loan-taken = { $count ->
    [one] 1 lening genomen
   *[other] { $count } leningen genomen
}
rs-deed-loan-hard = { $count ->
    [one] 1 lening genomen die punten kost
   *[other] { $count } leningen genomen die punten kosten
}
rs-sources-warehouses = pakhuizen
rs-sources-events = gebeurtenissen en herberg
rs-sources-sets = volledige steden en depots
rs-sources-bonuses = witte fiches

## Waarom een zet niet kan

rs-why-no-such-seat = Er zitten maar { $players } spelers aan tafel.
rs-why-no-such-marker = Zo'n fiche zit niet meer in de zak en ligt niet meer op de rivier.
rs-why-no-such-country = Van dit land is geen fiche meer over.
rs-why-no-thaler = Je hebt geen daalder om mee te betalen.
rs-why-no-point = Je hebt geen punt om mee te betalen.
rs-why-no-die = Daar ligt geen dobbelsteen.
rs-why-coal-not-asked = Er hoeft geen { $coal-infl } dobbelsteen meer uit het spel.
rs-why-needs-black = Je hebt het zwarte fiche { $marker } nog niet. Daarvoor heb je { $needs } nodig.
rs-need-black-industry = { $count ->
    [one] 1 verkoop van zwarte kolen aan nijverheid
   *[other] { $count } verkopen van zwarte kolen aan nijverheid
}
rs-need-black-city = { $count ->
    [one] 1 verkoop van zwarte kolen aan een stad
   *[other] { $count } verkopen van zwarte kolen aan steden
}
rs-need-ruhrort = { $count ->
    [one] 1 verkoop in Ruhrort
   *[other] { $count } verkopen in Ruhrort
}
rs-need-white-industry = { $count ->
    [one] 1 verkoop van witte kolen aan nijverheid
   *[other] { $count } verkopen van witte kolen aan nijverheid
}
rs-need-white-city = { $count ->
    [one] 1 verkoop van witte kolen aan een stad
   *[other] { $count } verkopen van witte kolen aan steden
}
rs-need-white-ruhrort = { $count ->
    [one] 1 verkoop van witte kolen in Ruhrort
   *[other] { $count } verkopen van witte kolen in Ruhrort
}
rs-why-wage-taken = Iemand anders heeft deze ronde al voor loon gekozen.
rs-why-last-turn = In de laatste ronde kun je { $option } niet kiezen.
rs-why-pilot-banned = Door de waterstand kan deze ronde geen enkele optie met loods.
rs-why-track-empty = Er wacht geen dobbelsteen op de vervoersweg.
rs-why-first-turn = In de eerste ronde kan slepen niet, want je aak is nog niet op de rivier.
rs-why-must-haul = Je aak ligt in Ruhrort, dus heb je een optie met slepen nodig.
rs-why-no-start = Als je { $option } kiest, heb je geen startplaats.
rs-why-too-dear = Dit kost { $needed ->
    [one] 1 daalder
   *[other] { $needed } daalders
}; je hebt er { $have ->
    [0] geen
   *[other] { $have }
} en kunt niet genoeg lenen.
rs-why-not-cheapest = Je kunt helemaal niet betalen en moet de goedkoopste optie nemen; deze kost { $needed ->
    [one] 1 daalder
   *[other] { $needed } daalders
}.
rs-why-needs-white = Hiervoor heb je het witte fiche { $marker } nodig, nog niet omgedraaid.
rs-why-storage-taken = Op opslagplaats { $storage } ligt al een dobbelsteen.
rs-why-column-empty = Er ligt geen { $coal-infl } dobbelsteen in een pijlvak.
rs-why-leaves-no-start = Met de dobbelsteen op opslagplaats { $storage } zou je geen startplaats hebben.
rs-why-barge-there = Bij opslagplaats { $storage } ligt al een andere aak.
rs-why-no-white-coal = Witte kolen mag je alleen vervoeren met het fiche { $marker }. Daarvoor heb je nog { $needs } nodig.
rs-why-pilot-only = Van opslagplaats { $storage } vertrek je alleen met een loods.
rs-why-needs-hauling = Opslagplaats { $storage } ligt stroomopwaarts, dus heb je een optie met slepen nodig.
rs-why-not-upriver = Slepen gaat stroomopwaarts, en opslagplaats { $storage } ligt niet stroomopwaarts.
rs-why-not-the-target = Zonder loods kan je aak alleen { $space-at } verkopen.
rs-why-not-downriver = Je kunt { $space-at } niet verkopen, want je aak ligt verder stroomafwaarts.
rs-why-wrong-territory = De dobbelsteen keert terug naar een lege opslagplaats van { $territory }.
rs-why-other-coal = Een { $coal-infl } dobbelsteen hoort niet op deze opslagplaats.
rs-why-lock-stands = De { $obstacle } is al gebouwd.
rs-why-no-locks-yet = Sluizen mogen pas vanaf ronde 2 gebouwd worden.
rs-why-black-used = Het zwarte fiche { $marker } heb je deze ronde al gebruikt.
rs-why-thalers = Dit kost { $needed ->
    [one] 1 daalder
   *[other] { $needed } daalders
}; je hebt er { $have ->
    [0] geen
   *[other] { $have }
}.
rs-why-no-warehouse = Je hebt geen pakhuis in je voorraad.
rs-why-one-a-city = Je hebt al een pakhuis in { $city }.
rs-why-city-full = In { $city } is geen plaats meer.
rs-why-only-by-white = In Mülheim kun je alleen met het witte fiche pakhuis bouwen.
rs-why-depot-full = Het kolendepot van { $territory } is vol.
rs-why-column-full = De havenkolom { $column } is vol.
rs-why-one-a-column = Je hebt al een pakhuis in de havenkolom { $column }.
rs-why-port-most = Je mag in de haven hoogstens { $warehouses ->
    [one] 1 pakhuis
   *[other] { $warehouses } pakhuizen
} hebben.
rs-why-none-to-shift = Je hebt geen pakhuis in de havenkolom { $column }.
rs-why-no-debt = Je hebt geen schuld.
rs-why-forced-first = Eerst moet je de verplichte sluis bouwen.

## Zetten, zoals ze in een lijst staan

rs-move-first = { $seat } begint
rs-move-marker = Trek het fiche “{ $face }”
rs-move-country = Draai { $column } om
rs-move-levy-thaler = Betaal de heffing met { $count ->
    [one] 1 daalder
   *[other] { $count } daalders
}
rs-move-levy-vp = Betaal de heffing met { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
rs-move-gift-thaler = Neem { $count ->
    [one] 1 daalder
   *[other] { $count } daalders
}
rs-move-gift-vp = Neem { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
rs-move-remove = Haal de dobbelsteen op { $storage } uit het spel
rs-move-remove-box = Haal de { $coal-infl } dobbelsteen in vak { $box } van de vervoersweg uit het spel
rs-move-no-option = Kies geen optie
rs-move-option = Kies { $option }
rs-move-hauling-action = Gebruik de sleepactie voor { $option }
rs-move-bring = Breng de dobbelsteen uit het pijlvak naar { $storage }
rs-move-supply = Verbeter de dobbelsteen op { $storage }
rs-move-start = Vertrek van { $storage }
rs-move-coal-hauler = Verbeter de dobbelsteen op { $storage } met de kolensleper
rs-move-inn-thaler = Neem { $count ->
    [one] 1 daalder
   *[other] { $count } daalders
} in de herberg
rs-move-inn-vp = Neem { $count ->
    [one] 1 punt
   *[other] { $count } punten
} in de herberg
rs-move-sell = Verkoop { $space-at }
rs-move-return = Zet de dobbelsteen terug op { $storage }
rs-move-lock = Bouw { $obstacle }
rs-move-one-lock = Laat het bij één sluis
rs-move-city = Bouw een pakhuis in { $city }
rs-move-city-cheap = Bouw een pakhuis in { $city } met het witte fiche
rs-move-depot = Bouw een pakhuis in het kolendepot van { $territory }
rs-move-port = Bouw een pakhuis in de havenkolom { $column }
rs-move-port-cheap = Bouw een pakhuis in de havenkolom { $column } met het witte fiche
rs-move-shift = Verschuif een pakhuis van de havenkolom { $column } naar de havenkolom { $to }
rs-move-repay = Los een schuld af
rs-move-done = Stop met kopen

## De stelling in woorden

rs-cell = { $what }
rs-cell-pilot = alleen met loods
rs-cell-dice = { $dice }
rs-cell-free = gratis
rs-cell-nobody = niemand
rs-cell-no-die = geen
rs-cell-obstacle = hindernis
rs-cell-lock = sluis gebouwd
rs-line-turn = Ronde { $turn } van 12, het jaar { $year }
rs-line-effects = Deze ronde: { $effects }
rs-line-effects-next = Volgende ronde: { $effects }
rs-line-coat = Zwarte dobbelstenen keren terug naar { $territory }.
rs-line-order = Speelvolgorde: { $order }
rs-line-banned = Deze ronde zijn er geen loodsen.
rs-line-forced = Iedereen moet deze ronde een sluis bouwen.
rs-line-lock-cost = Een sluis kost { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}.
rs-line-export = Uitvoerwaarde: { $points }
rs-line-country = Deze ronde worden er kolen uitgevoerd naar { $column-the }.
rs-line-bag = Fiches in de zak: { $markers }
rs-line-means = Daalders: { $thalers }; pakhuizen in voorraad: { $pool }; schulden: { $debt }
rs-line-black = Zwarte fiches: { $markers }
rs-line-white = Witte fiches: { $markers }
rs-line-used = Deze ronde gebruikt: { $markers }
rs-line-spent = Omgedraaid: { $markers }
rs-line-blank = Blanco: { $markers }
rs-line-thirty = Heeft het fiche 30+.
rs-head-options = Speciale opties
rs-head-option = Optie
rs-head-fee = Kosten
rs-head-chosen = Gekozen door
rs-head-storages = Opslagplaatsen, van stroomopwaarts
rs-head-storage = Opslagplaats
rs-head-territory = Gebied
rs-head-die = Dobbelsteen
rs-head-trip = Gewone vaart
rs-head-barge = Aak
rs-head-track = Vervoersweg
rs-head-coal = Kolen
rs-head-boxes = Vakken
rs-head-dice = Dobbelstenen, vanaf het pijlvak
rs-head-gone = Uit het spel
rs-head-spaces = Verkoopplaatsen, van stroomopwaarts
rs-head-space = Plaats
rs-head-demand = Daalders daar
rs-head-warehouses = Pakhuizen
rs-head-locks = Sluizen en hindernissen
rs-head-lock = Sluis
rs-head-points = Punten
rs-head-state = Toestand
rs-head-depots = Kolendepots
rs-head-port = Haven Ruhrort
rs-head-column = Uitvoerkolom
rs-head-markers = Fiches
rs-head-marker = Fiche
rs-head-left = Over
rs-head-players = Spelers
rs-head-player = Speler
rs-head-thalers = Daalders
rs-head-pool = Pakhuizen in voorraad
rs-head-to-come = Pakhuizen die nog komen
rs-head-debt = Schulden
rs-head-locks-built = Gebouwde sluizen
rs-head-needs = Wat de vooruitgangsfiches vragen
rs-head-needs-marker = Fiche
rs-head-earned = Verdiend door
rs-head-board = Bord van { $name }
rs-head-area = Verkochte kolen
rs-head-tokens = Steentjes

## Korte opschriften voor een tekening

rs-short-turn = ronde { $turn }/12, { $year }
rs-short-vp = { $count } P
rs-short-thalers = { $count }D
rs-short-pool = voorraad
rs-short-debt = schuld
rs-short-locks = sluizen
rs-short-lock-box = sluisvak
rs-short-mark-box = Markvak
rs-short-depots = Kolendepots
rs-short-port = Haven: uitvoer
rs-short-track = Vervoersweg
rs-short-gone = weg
rs-short-now = Deze ronde
rs-short-bag = Zak
rs-short-white-left = Witte fiches over
rs-short-coming = Komt nog
rs-short-lock-cost = Sluis
rs-short-area-black-industry = Zn
rs-short-area-black-city = Zs
rs-short-area-ruhrort = R
rs-short-area-white-industry = Wn
rs-short-area-white-city = Ws
rs-short-area-white-ruhrort = Wr
rs-short-needs-black = Steentjes voor zwarte fiches
rs-short-needs-white = Steentjes voor witte fiches
rs-short-kind-forge = smid
rs-short-kind-hammer = hamer
rs-short-kind-gun = geweer
rs-short-black = zwart
rs-short-white = wit
rs-short-used = gebruikt
rs-short-spent = omgedraaid
rs-short-blank = blanco
rs-short-away = nog niet op de rivier
rs-legend = (▲) aak · [▲··]3 pakhuizen, volgende prijs · Z3 steen · ≋ hindernis · ╫ sluis · ◎ loods · ⚑ nu
rs-legend-more = D daalders · ▸ pijlvak, deze ronde · Zn/Zs zwart aan nijverheid/steden · R Ruhrort · Wn/Ws wit
rs-legend-turns = ⌂ pakhuis · ± daalder/punt · ⇄ nieuwe weg · ≡ sluizen · ↑ duurder · + weg beter · − stenen · ? land

## De regels, in onze eigen woorden

rs-rule-1 = Je begint met een spelersbord, een aak, één pakhuis in je voorraad, geen daalders en geen punten.
rs-rule-2 = Van je andere pakhuizen wachten er twee in het sluisvak, twee in het Markvak en telkens één op ronde 6, 7, 9, 10 en 11 van het rondespoor.
rs-rule-3 = Iedereen heeft dezelfde acht zwarte vooruitgangsfiches, waarvan er in het begin nog geen verdiend is: pakhuis Essen, pakhuis Mark, kolendepot, sluizenbouw, haven Ruhrort, graafschap Mark, loon en aanvoer.
rs-rule-4 = Van elk wit vooruitgangsfiche is er één minder dan er spelers zijn: 3 met vier spelers, 2 met drie, 1 met twee.
rs-rule-5 = De acht landfiches worden geschud en gedekt neergelegd, één op elk van de ronden 4 tot en met 11.
rs-rule-6 = Het uitvoerfiche begint helemaal links op het uitvoerspoor, waar de waarde 1 is. Het spel begint met ronde 1.
rs-rule-7 = De 20 hindernis- en vraagfiches worden gedekt geschud. Op elk van de 14 hindernisplaatsen komt er één; de andere 6 gaan in de zak.
rs-rule-8 = De dobbelstenen met kolen staan op de opslagplaatsen; hoeveel, waar en met hoeveel ogen hangt af van het aantal spelers.
rs-rule-9 = Het spel is voor twee tot vier en duurt twaalf ronden. Als variant, vooraf afgesproken, blijven de twee fiches met een ster in de doos: van de 18 fiches gaan er 14 op de rivier en 4 in de zak.
rs-rule-10 = Een ronde heeft zeven fasen: gebeurtenis, fiche, optie en startplaats, varen en verkopen, vooruitgang, aankopen, uitvoer en opruimen.
rs-rule-11 = In elke fase is de speler wiens aak het verst stroomopwaarts ligt als eerste aan zet. De anderen volgen, stroomafwaarts.
rs-rule-12 = De volgorde wordt bij het begin van elke fase opnieuw van de aken afgelezen en geldt dan voor die hele fase. Meestal verandert ze na fase 3 en na fase 4.
rs-rule-13 = Liggen er meerdere aken bij dezelfde stad of nijverheid, dan telt wie er het eerst was als het verst stroomafwaarts. In de haven neemt wie eerst aankomt de ligplaats die het verst stroomafwaarts ligt.
rs-rule-14 = Het toeval wijst de startspeler van ronde 1 aan. Omdat er nog geen aak op de rivier is, gaan fase 1 tot en met 3 van die ronde vanaf daar met de klok mee.
rs-rule-15 = Vanaf ronde 2 mogen er sluizen gebouwd worden.
rs-rule-16 = In ronde 3 betaalt iedereen 1 daalder of verliest 1 punt, naar keuze uit wat hij heeft. Heb je geen van beide, dan neem je een lening en betaal je daarvan.
rs-rule-17 = In ronde 4 gaan alle dobbelstenen van de leemweg opzij naar de straatweg, in ronde 8 van daar naar het spoor.
rs-rule-18 = Vanaf ronde 5 kost een sluis 3 daalders.
rs-rule-19 = In ronde 6, 7, 9, 10 en 11 neem je je pakhuis van het rondespoor in je voorraad, tenzij het al voor een schuld is weggegaan.
rs-rule-20 = In ronde 6 en 10 neemt iedereen bovendien 1 daalder of 1 punt, in speelvolgorde.
rs-rule-21 = Vanaf ronde 7 kost elke optie die niet gratis is 1 daalder meer.
rs-rule-22 = In ronde 9 krijgt elke dobbelsteen op de vervoersweg er 1 oog bij, tot hoogstens 6. Dobbeldobbelstenen op opslagplaatsen krijgen niets.
rs-rule-23 = In ronde 11 verlaten dobbelstenen het spel: 1 zwarte met twee spelers, 1 zwarte en 1 witte met drie, 2 zwarte en 1 witte met vier. Wie het verst stroomafwaarts ligt, kiest de eerste, de volgende stroomopwaarts de tweede, enzovoort; elke dobbelsteen op een opslagplaats of op de vervoersweg mag, zolang zijn kleur nog gevraagd is.
rs-rule-24 = In ronde 4 tot en met 11 wordt het landfiche van de ronde omgedraaid. Het noemt de kolom van de haven die deze ronde uitvoert.
rs-rule-25 = Elke ronde toont het wapen van een gebied. Zwarte dobbelstenen die in deze ronde van de vervoersweg komen, keren daarheen terug.
rs-rule-26 = In ronde 12 wordt er geen fiche getrokken, kan niemand loon of aanvoer kiezen, en is er geen uitvoer.
rs-rule-27 = In ronde 1 tot en met 11 wordt blind één fiche uit de zak getrokken. Het doet zijn werk en verlaat dan het spel.
rs-rule-28 = Een vraagfiche legt 1 daalder op elke plaats die het noemt: alle nijverheid van een gebied, alle nijverheid van één soort op de hele rivier, of alle steden van een gebied.
rs-rule-29 = Op een plaats liggen nooit meer dan 2 daalders vraag; wat te veel zou zijn, wordt niet gelegd. De daalders blijven liggen tot er iemand verkoopt.
rs-rule-30 = Hoog- en laagwater sluiten deze ronde de drie opties met loods. Twee van de waterfiches veranderen ook elke dobbelsteen op een opslagplaats met één oog, nooit boven 6 of onder 1; dobbelstenen op de vervoersweg veranderen niet.
rs-rule-31 = Blijft er na het trekken precies één fiche in de zak over, dan moet iedereen in fase 6 van deze ronde een sluis bouwen, vóór al het andere.
rs-rule-32 = Mocht de zak leeg zijn, dan wordt er geen fiche getrokken en gebeurt er niets.
rs-rule-33 = In fase 3 kiest elke speler op zijn beurt een speciale optie en een opslagplaats om te vertrekken, voert meteen uit wat de optie zegt, betaalt de kosten en verzet zijn aak.
rs-rule-34 = Je mag ook zonder speciale optie spelen.
rs-rule-35 = Je startplaats is een opslagplaats met een dobbelsteen die je mag vervoeren, en er mag geen andere aak liggen.
rs-rule-36 = In het begin mag je alleen zwarte kolen vervoeren, uit Essen, Werden en Broich. Met het fiche graafschap Mark mag je ook witte kolen uit Mark vervoeren.
rs-rule-37 = Stroomafwaarts naar je startplaats varen is gratis. Om van een opslagplaats stroomopwaarts te vertrekken, heb je een van de drie opties met slepen nodig. In ronde 1 komen de aken van buiten en is slepen niet nodig.
rs-rule-38 = Ligt je aak in Ruhrort, dan moet je een optie met slepen nemen; elk van de drie mag.
rs-rule-39 = Drie opslagplaatsen hebben geen gewone vaart. Daar mag je alleen met een optie met loods vertrekken.
rs-rule-40 = Aan het einde van fase 3 moet je een dobbelsteen kunnen afleveren. Een optie waarmee je geen startplaats zou hebben, mag je niet kiezen; er is er altijd één die wel kan.
rs-rule-41 = Loon en aanvoer vragen hun zwarte fiche. Loon mag per ronde maar door één speler gekozen worden, elke andere optie door zoveel spelers als willen.
rs-rule-42 = Kun je de kosten niet uit je daalders betalen, dan maak je er schuld voor.
rs-rule-43 = Loods, gratis: in fase 4 mag je aak naar elke verkoopplaats stroomafwaarts. Alleen zo bereikt ze Ruhrort.
rs-rule-44 = Vervoer, gratis: neem de dobbelsteen uit een pijlvak en zet hem, met zijn ogen, op een lege opslagplaats: een zwarte buiten Mark, een witte in Mark. Daarna sluit de kolom aan.
rs-rule-45 = Je hoeft niet de dobbelsteen te nemen die je hebt laten vervoeren: je mag vertrekken van elke vrije dobbelsteen stroomafwaarts.
rs-rule-46 = Vervoer kun je niet kiezen zolang de hele vervoersweg leeg is. Liggen er in beide kolommen dobbelstenen, dan kies jij de kolom. Je mag een witte laten brengen, ook als je hem niet mag vervoeren.
rs-rule-47 = Loon, gratis: je krijgt 2 daalders van de bank.
rs-rule-48 = Aanvoer, gratis: één dobbelsteen op een opslagplaats naar keuze krijgt er 2 ogen bij, tot hoogstens 6. Er mag een andere aak bij liggen.
rs-rule-49 = Slepen, 1 daalder, vanaf ronde 7 dan 2: paarden trekken je aak stroomopwaarts, naar een opslagplaats met een dobbelsteen.
rs-rule-50 = Vervoer en loods, 1 daalder, vanaf ronde 7 dan 2: beide opties in één.
rs-rule-51 = Slepen en loods, 2 daalders, vanaf ronde 7 dan 3: beide opties in één.
rs-rule-52 = Slepen en vervoer, 2 daalders, vanaf ronde 7 dan 3: je aak gaat stroomopwaarts naar een lege opslagplaats, en daar komt de dobbelsteen uit een pijlvak. Je moet die mogen vervoeren, en een opslagplaats waarvoor een loods nodig is kan niet.
rs-rule-53 = Slepen gaat altijd echt stroomopwaarts. In ronde 1 kan het niet.
rs-rule-54 = Bij hoog- en laagwater zijn alle drie de opties met loods gesloten, ook met het witte fiche sleepactie.
rs-rule-55 = In ronde 1 tot en met 3 dient de leemweg, in ronde 4 tot en met 7 de straatweg, in ronde 8 tot en met 12 het spoor. Vanaf ronde 4 hebben zwarte en witte dobbelstenen elk hun eigen kolom.
rs-rule-56 = Een verkochte dobbelsteen gaat naar het laagste vrije vak van zijn kolom. In een lege kolom is dat het pijlvak.
rs-rule-57 = Is de kolom vol, dan zakken alle dobbelstenen één vak: de laagste gaat eruit en de nieuwe komt bovenaan. De ogen veranderen daarbij niet.
rs-rule-58 = Een zwarte dobbelsteen die eruit gaat, komt op een lege opslagplaats van het gebied waarvan de ronde het wapen toont; de startspeler kiest welke. Is daar niets leeg, dan mag het elke lege opslagplaats buiten Mark zijn.
rs-rule-59 = Een witte dobbelsteen die eruit gaat, komt op een lege opslagplaats in Mark, naar keuze van de startspeler.
rs-rule-60 = In fase 4 is de startspeler wie bij het begin van de fase het verst stroomopwaarts lag. Een opslagplaats is leeg zodra haar dobbelsteen met een aak vertrokken is.
rs-rule-61 = Als de weg verandert, blijft elke dobbelsteen in zijn rij. Rijen die de kortere weg niet heeft, vallen weg, de oudste dobbelsteen eerst; de dobbelsteen in het pijlvak keert dus altijd terug, ook uit een kolom die niet vol was.
rs-rule-62 = Voor een lening leg je een pakhuis uit je voorraad op een van je vier schuldvakken en neem je 2 daalders. Je mag er meer tegelijk nemen als de kosten dat vragen, en wat overblijft houd je.
rs-rule-63 = Lenen mag je alleen voor de kosten van een optie, voor de heffing van ronde 3 als je niets anders hebt, en voor een verplichte sluis; nooit voor aankopen.
rs-rule-64 = Je mag voor een dure optie lenen, ook als er een goedkopere mogelijk is, zolang je voorraad en je schuldvakken het toelaten.
rs-rule-65 = Moet je lenen met een lege voorraad, dan gaat je eerstvolgende pakhuis van het rondespoor naar het schuldvak. Je neemt 2 daalders, verliest 2 punten en krijgt dat pakhuis later niet meer.
rs-rule-66 = Kan zelfs dat niet, dan neem je de goedkoopste optie die mogelijk is, betaal je wat je hebt en verlies je 2 punten; de rest wordt je kwijtgescholden.
rs-rule-67 = Schulden los je af in fase 6, voor 3 daalders elk. Het pakhuis keert terug in je voorraad en mag meteen gebouwd worden.
rs-rule-68 = In fase 4 brengt elke aak, van stroomopwaarts af, haar dobbelsteen naar een verkoopplaats en verkoopt hem. Weigeren kan niet.
rs-rule-69 = De gewone vaart gaat naar het doel van de opslagplaats, twee plaatsen stroomafwaarts. Een hindernis telt als plaats, met of zonder sluis.
rs-rule-70 = Met een loods mag je naar elke stad, elke nijverheid of de haven, als die stroomafwaarts ligt.
rs-rule-71 = Vaart je aak langs minstens één hindernisfiche, dan verliest de dobbelsteen 1 oog, één keer voor de hele vaart. Sluizen kosten niets.
rs-rule-72 = Een dobbelsteen zakt nooit onder 1 oog.
rs-rule-73 = Op één plaats mogen zoveel aken verkopen als er komen.
rs-rule-74 = Bij een verkoop plaats je een steentje in het vak van je bord dat bij de kolen en de koper hoort; Ruhrort heeft één vak voor beide soorten kolen. Daarbij neem je één daalder minder dan de dobbelsteen ogen heeft.
rs-rule-75 = Is dat vak vol, dan plaats je geen steentje maar neem je zoveel daalders als de dobbelsteen ogen heeft.
rs-rule-76 = Wie als eerste op een plaats verkoopt, neemt alle daalders vraag die er liggen.
rs-rule-77 = Bij elke verkoop in een stad neemt iedereen met een pakhuis daar 1 daalder van de bank, ook de verkoper.
rs-rule-78 = Een verkoop in Ruhrort brengt 1 daalder extra op. Het uitvoerfiche gaat dan naar rechts: 1 plaats bij een dobbelsteen van 1 tot en met 3, 2 plaatsen bij 4 tot en met 6, maar niet voorbij het einde.
rs-rule-79 = De eerste aak die in een ronde Ruhrort bereikt, neemt ligplaats 1, het verst stroomafwaarts; de volgende neemt ligplaats 2, enzovoort.
rs-rule-80 = Na de verkoop gaat de dobbelsteen naar de vervoersweg, met de ogen die hij nog heeft.
rs-rule-81 = Tijdens een ronde mag je zoveel daalders hebben als je wilt, en de bank raakt nooit leeg.
rs-rule-82 = In fase 5 neemt iedereen elk vooruitgangsfiche waarvan hij de combinatie van steentjes heeft. De steentjes blijven liggen en tellen voor elk aantal fiches. De eerste kunnen in ronde 2 verdiend worden.
rs-rule-83 = Zwarte fiches zijn van jezelf. Witte worden genomen zolang er zijn, één van elke soort per speler; wie te laat komt, krijgt een blanco fiche, dat niets doet.
rs-rule-84 = De speelvolgorde beslist wie het laatste fiche krijgt: wie na de verkoop het verst stroomopwaarts ligt.
rs-rule-85 = Verdien je graafschap Mark, dan gaan de twee pakhuizen uit je Markvak meteen naar je voorraad.
rs-rule-86 = Een nieuw fiche kun je vanaf fase 6 van dezelfde ronde gebruiken.
rs-rule-87 = Wit fiche kolensleper: één keer krijgt een dobbelsteen op een opslagplaats naar keuze er 3 ogen bij, tot hoogstens 6. Je gebruikt het in je stap van fase 3, of van fase 4 voordat je aak vaart.
rs-rule-88 = Wit fiche sleepactie: één keer neem je een van de drie opties met slepen zonder kosten, als je optie van de ronde.
rs-rule-89 = Wit fiche herberg: één keer 3 daalders of 2 punten, in je stap van fase 3, 4 of 6 of aan het einde van het spel. Schulden maken niet uit.
rs-rule-90 = Wit fiche pakhuis: één keer kost een pakhuis in een stad of in de haven 2 daalders. In Mülheim is dit de enige manier om te bouwen; elders heb je nog altijd het zwarte fiche nodig, en dat is dan voor deze ronde gebruikt.
rs-rule-91 = Wit fiche Ruhraak: aan het einde 2 punten, of 4 als je aak in Ruhrort ligt.
rs-rule-92 = Wit fiche burgemeester: aan het einde 1 punt voor elk van je daalders, maar alleen als je geen schuld hebt.
rs-rule-93 = Wit fiche Ruhrtalbahn: aan het einde 1 punt voor elk van je pakhuizen in de zeven steden. Haven en depots tellen niet mee.
rs-rule-94 = In fase 6 doet elke speler op zijn beurt al zijn aankopen, in willekeurige volgorde. Elk zwart fiche dient hoogstens één keer.
rs-rule-95 = Sluis: betaal 2 daalders, vanaf ronde 5 dan 3, en leg een hindernisfiche van de rivier naar keuze in de zak. Een sluis in Mark levert 3 punten op, elke andere 2. Waar je aak ligt, maakt niet uit.
rs-rule-96 = Bij je eerste sluis krijg je de twee pakhuizen uit je sluisvak.
rs-rule-97 = Een pakhuis in een stad komt uit je voorraad, kost de prijs van de meest linkse vrije plaats en levert 2 punten op. Je mag er in elke stad één hebben.
rs-rule-98 = Een pakhuis in een kolendepot gaat net zo en levert 2 punten op, maar je mag er in één depot meerdere hebben.
rs-rule-99 = Een pakhuis in de haven komt op de bovenste vrije plaats van een kolom waarin je er nog geen hebt en levert 2 punten op. Het eerste in de hele haven kost 3 daalders, de twee volgende 4, alle andere 5. Je mag er twee hebben.
rs-rule-100 = Voor 2 daalders mag je een van je pakhuizen in de haven verschuiven naar de bovenste vrije plaats van een andere kolom waarin je er geen hebt. De kolom die het verlaat, sluit aan. Dit mag zo vaak als je het kunt betalen.
rs-rule-101 = Schulden aflossen hoort bij fase 6.
rs-rule-102 = Zonder pakhuis in je voorraad kun je nog sluizen bouwen, verschuiven en schulden aflossen, maar verder niets.
rs-rule-103 = Een verplichte sluis komt eerst, voor de gewone prijs, en vraagt geen fiche. Ze telt als je sluis van deze ronde. Zo nodig leen je ervoor; kan ook dat niet, dan verlies je 2 punten en wordt de rest kwijtgescholden. Is er geen hindernis meer, dan vervalt de plicht.
rs-rule-104 = In ronde 4 tot en met 11 levert elk pakhuis in de kolom van het land van de ronde de uitvoerwaarde op: op de eerste plaats 1 meer, op de tweede gewoon, op de derde 1 minder.
rs-rule-105 = Daarna gaat het uitvoerfiche één plaats naar links voor elk pakhuis in die kolom, maar niet voorbij het begin. Ook een pakhuis dat niets opleverde telt.
rs-rule-106 = In ronde 12 wordt er niets uitgevoerd.
rs-rule-107 = Aan het einde van een ronde gaan de gekozen opties en het loodsverbod terug.
rs-rule-108 = Daarna worden te veel daalders teruggegeven, en begint de volgende ronde.
rs-rule-109 = Na ronde 12 komen eerst de herbergen die niet gebruikt zijn; dan volgt de eindwaardering.
rs-rule-110 = Pakhuizen in alle drie de steden van Essen (Kettwig, Werden, Steele) leveren aan het einde 1 punt op, die in alle drie de steden van Mark (Hattingen, Blankenstein, Witten) nog 1.
rs-rule-111 = Pakhuizen in al die zes steden en in Mülheim leveren 3 punten meer op, samen 5.
rs-rule-112 = Pakhuizen in alle vier de kolendepots leveren aan het einde 2 punten op.
rs-rule-113 = Elk kolendepot geeft aan het einde 1 punt aan wie er meer pakhuizen heeft dan ieder ander. Gelijkstand geeft niets.
rs-rule-114 = Burgemeester, Ruhrtalbahn en Ruhraak tellen aan het einde.
rs-rule-115 = Elke schuld die aan het einde overblijft, kost 2 punten.
rs-rule-116 = Een stand zakt nooit onder 0.
rs-rule-117 = Wie de meeste punten heeft, wint. Bij gelijkstand wordt de overwinning gedeeld.
rs-rule-118 = Voorbij 30 punten gaat de schijf opnieuw rond, en de speler neemt zijn fiche 30+.
rs-rule-119 = Aan het einde van elke ronde, ook van de laatste, geef je daalders boven de 10 terug. Ook voor de burgemeester tellen er niet meer dan 10.
rs-rule-120 = Met twee spelers zijn er 6 zwarte en 4 witte dobbelstenen, en één exemplaar van elk wit fiche.
rs-rule-121 = Met twee spelers mag wie in ronde 2 tot en met 5 een sluis bouwt, er telkens twee bouwen voor de prijs van één. Beide leveren punten op.
rs-rule-122 = Met twee spelers gaat er in ronde 11 1 zwarte dobbelsteen uit, naar keuze van wie het verst stroomafwaarts ligt.
rs-rule-123 = Met drie spelers zijn er 7 zwarte en 5 witte dobbelstenen, en twee exemplaren van elk wit fiche.
rs-rule-124 = Met drie spelers mag je bij je allereerste sluis, en alleen dan, een tweede bouwen voor dezelfde prijs. Beide leveren punten op.
rs-rule-125 = Met drie spelers gaan er in ronde 11 1 zwarte en 1 witte dobbelsteen uit, naar keuze van de twee spelers die het verst stroomafwaarts liggen.
rs-rule-126 = Met vier spelers zijn er 8 zwarte en 6 witte dobbelstenen en drie exemplaren van elk wit fiche, en gaan er in ronde 11 2 zwarte dobbelstenen en 1 witte uit.
rs-rule-127 = Sluizen en pakhuizen vragen hun zwarte fiche, dat per ronde één keer dient: pakhuis Essen voor Kettwig, Werden en Steele, pakhuis Mark voor Hattingen, Blankenstein en Witten, kolendepot voor elk depot, sluizenbouw voor een sluis, haven Ruhrort voor de haven. Loon en aanvoer openen hun optie, en graafschap Mark de witte kolen.
rs-rule-128 = Kolensleper, sleepactie, herberg en pakhuis werken elk één keer per spel en worden dan omgedraaid. Ruhraak, burgemeester en Ruhrtalbahn tellen één keer, aan het einde.

## Opties van een tafel

rs-option-eighteen-markers = 18 fiches
rs-option-eighteen-markers-about = De twee fiches met een ster blijven in de doos: van de 18 fiches gaan er 14 op de rivier en 4 in de zak.

## Hoofdstukken van de regels

rs-chapter-debt = Schuld
rs-chapter-demand = Vraag
rs-chapter-event = Gebeurtenissen
rs-chapter-export = Export
rs-chapter-options = Speciale opties
rs-chapter-progress = Vooruitgang
rs-chapter-purchases = Aankopen
rs-chapter-sale = Verkoop
rs-chapter-track = Vervoersweg

## Midden in een zet, en wat een einde opgeeft

rs-picked-hauling-action-my-white-hauling-action = Kies de optie die de sleepactie gebruikt.
rs-picked-coal-hauler-my-white-coal-hauler = Kies de dobbelsteen die de kolensleper verbetert.
rs-picked-inn-my-white-inn = Daalders of punten van de herberg?
rs-picked-city-cheap-my-white-warehouse = Kies waar het witte fiche een pakhuis bouwt.
rs-picked-port-cheap-my-white-warehouse = Kies de havenkolom waar het witte fiche een pakhuis bouwt.
rs-picked-shift-my-column = Verschuif je pakhuis uit de kolom { $column }: kies de nieuwe kolom.
rs-forfeit-lock = Je bouwt geen tweede sluis.
rs-forfeit-last = Het is de laatste ronde, en je kunt nog voor punten bouwen.

## Wat een zet zou veranderen: regels van een vooruitblik

rs-change-vp = Punten
rs-change-thaler = Daalders
rs-change-thaler-sale = { $count ->
    [one] Daalders voor de dobbelsteen
   *[other] Daalders: { $parts }
}
rs-part-loan = +{ $count } geleend
rs-part-fee = −{ $count } voor { $option }
rs-part-wage = +{ $count } als loon
rs-part-die = +{ $count } voor de dobbelsteen
rs-part-token = −{ $count } voor het steentje
rs-part-demand = +{ $count } van de vraag
rs-part-warehouse = +{ $count } voor je pakhuis
rs-part-port = +{ $count } voor de haven
rs-change-tokens = Steentjes op het bord
rs-change-token = Steentje: { $area }
rs-change-missing = Nog nodige steentjes voor { $marker }
rs-change-debt = Aantal schulden
rs-change-pool = Pakhuizen in voorraad
rs-change-trip-pips = Verkoop { $space-at }, voorbij { $obstacles ->
    [one] een hindernis
   *[other] { $obstacles } hindernissen: samen 1 oog
}
rs-change-trip-whole = Verkoop { $space-at } voor { $pips }, zonder verlies
rs-change-trip-least = Verkoop { $space-at } voor 1: lager wordt het niet
rs-change-coal-sold = Verkocht { $space-at }, waarde { $pips }
rs-change-export-raised = De uitvoer levert nu { $points } op
rs-change-export-value = Wat de uitvoer oplevert
rs-change-export-lowered = Na deze uitvoer levert een pakhuis dat uitvoert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
rs-change-white-blank = Te laat voor { $marker }: een blanco fiche
rs-change-white-used = Omgedraaid: { $marker }
rs-change-option-chosen = Je optie: { $option }
rs-change-option-skipped = Geen optie, geen kosten
rs-change-die-brought = Dobbelsteen met waarde { $pips } naar { $storage }
rs-change-no-start-upriver = Daar kun je niet starten: stroomopwaarts, alleen met slepen
rs-change-no-start-downriver = Daar kun je niet starten: slepen gaat alleen stroomopwaarts
rs-change-no-start-white = Daar kun je niet starten: witte kolen vragen het fiche graafschap Mark
rs-change-no-start-pilot = Daar kun je niet starten: alleen met een loods
rs-change-die-supplied = Waarde van de dobbelsteen op { $storage }
rs-change-die-removed = Uit het spel: { $coal-infl } dobbelsteen met waarde { $pips }
rs-change-lock-built = Gebouwd: { $obstacle }
rs-change-lock-one = Maar één sluis
rs-change-city-built = Pakhuis in { $city }
rs-change-depot-built = Pakhuis in het depot van { $territory }
rs-change-port-built = Pakhuis in de haven: { $column }
rs-change-port-shifted = Pakhuis van { $column } naar { $to }
rs-change-purchases-done = Je aankopen eindigen
rs-change-thaler-city = Daalders voor een pakhuis { $space-at }
rs-change-token-none = Geen steentje: { $area } is vol, dus alle ogen worden betaald
rs-change-token-earns = Steentje: { $area }; verdient { $markers }
rs-change-debt-loan = Schulden: { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} geleend; elke schuld kost { $repay } daalders terugbetaling of aan het eind { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rs-change-loan-hard = De voorraad is leeg: lenen op het pakhuis van ronde { $turn } kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rs-change-loan-hard-vp = Punten: de voorraad is leeg, dus de lening neemt het pakhuis van ronde { $turn }
rs-change-fee-waived = Niets meer om op te lenen: { $thalers ->
    [one] 1 daalder wordt
   *[other] { $thalers } daalders worden
} kwijtgescholden voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rs-change-fee-waived-vp = Punten: niets meer om op te lenen, { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
} van de kosten kwijtgescholden
rs-change-trip-pips-best = Beste van je { $count } verkopen: { $space-at }; { $obstacles ->
    [one] een hindernis kost de dobbelsteen 1 oog
   *[other] { $obstacles } hindernissen kosten de dobbelsteen samen maar 1 oog
}
rs-change-trip-whole-best = Beste van je { $count } verkopen: { $space-at } zonder verlies, waarde { $pips }
rs-change-trip-least-best = Beste van je { $count } verkopen: { $space-at }; geen hindernis verlaagt waarde 1
rs-change-markers-earned = { $count ->
    [one] Vooruitgangsfiche:
   *[other] { $count } vooruitgangsfiches:
} { $markers }
rs-change-gain = { $debts ->
    [0] Daalders
   *[other] Daalders na terugbetaling van nieuwe schulden
}
rs-change-vp-end = Punten na de eindwaardering
rs-change-vp-export = Punten, met de uitvoer van deze ronde
rs-change-vp-exported = Uitvoer van deze ronde: punten
rs-reason-vp = Dat levert meteen { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op.
rs-reason-markers-earned = Zo verdien je { $count ->
    [one] het vooruitgangsfiche { $markers }
   *[other] { $count } vooruitgangsfiches: { $markers }
}.
rs-reason-token-earns = Zo verdien je { $count ->
    [one] het vooruitgangsfiche { $markers }
   *[other] { $count } vooruitgangsfiches: { $markers }
}.
rs-reason-thaler-sale = De vaart levert { $amount ->
    [one] 1 daalder
   *[other] { $amount } daalders
} op.
rs-reason-gain = Dat levert { $count ->
    [one] 1 daalder
   *[other] { $count } daalders
} op.
rs-reason-missing = Zo kom je dichter bij een vooruitgangsfiche.
rs-reason-token = Zo komt er een steentje op je bord.
rs-reason-debt = Zo ben je van { $count ->
    [one] een schuld
   *[other] { $count } schulden
} af.
rs-reason-pool = Zo krijg je { $count ->
    [one] een pakhuis
   *[other] { $count } pakhuizen
} om te bouwen.
rs-reason-die-supplied = Zo wordt een dobbelsteen meer waard.
rs-reason-die-brought = Zo komt een dobbelsteen waar je die kunt laden.
rs-chance-first = De startspeler wordt geloot
rs-chance-markers = Er wordt een fiche uit de zak getrokken
rs-chance-countries = Er wordt een land opengelegd
