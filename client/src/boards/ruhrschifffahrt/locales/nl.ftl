# Het getekende bord van Ruhrschifffahrt in het Nederlands. Borden zijn kort; zinnen komen van de server.

## Kolen, gebieden, plaatsen

rs-coal-black = zwart
rs-coal-white = wit
rs-territory-mark = Mark
rs-territory-essen = Essen
rs-territory-werden = Werden
rs-territory-broich = Broich
rs-kind-storage = Opslagplaats
rs-kind-obstacle = Hindernis
rs-kind-lock = Sluis
rs-kind-city = Stad
rs-kind-port = Haven
rs-kind-forge = Smederij
rs-kind-hammer = Hamermolen
rs-kind-gun = Geweerfabriek
rs-column-belgium = België
rs-column-netherlands = Nederland
rs-column-rhineland = Rijnland
rs-column-short-belgium = Bel
rs-column-short-netherlands = Ned
rs-column-short-rhineland = Rijn

## De rivier

rs-river = De Ruhr, van bovenstrooms tot de haven
# Hoe een plaats heet, dan hoe het er nu voor staat
rs-words = { $called } { $now }
rs-now-storage = { $name } ({ $territory }), { $pips ->
    [0] leeg
   *[other] dobbelsteen { $coal } { $pips }
}, { $target ->
    [none] alleen met een loods
   *[other] vaart naar { $target }
}
# Where the trip from a storage leads
rs-target = { $kind ->
    [forge] smederij { $name }
    [hammer] hamermolen { $name }
    [gun] geweerfabriek { $name }
    [port] de haven van { $name }
   *[other] { $name }
}
rs-now-way = { $thing }. Start hier: { $option }, { $fee ->
    [0] gratis
    [one] 1 daalder
   *[other] { $fee } daalders
}
# In de lijst van zetten: een tocht, met de optie die erheen leidt
rs-trip-from = Vertrek van { $name }
rs-trip-column = Optie
rs-trip-option = { $option }, { $fee ->
    [0] gratis
    [one] 1 daalder
   *[other] { $fee } daalders
}
rs-now-obstacle = { $name } ({ $territory }), een sluis levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
rs-now-lock = { $name } ({ $territory }), gebouwd voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rs-now-works = { $name }{ $thalers ->
    [0] {""}
    [one] , er ligt 1 daalder
   *[other] , er liggen { $thalers } daalders
}
rs-now-city = { $name }, { $thalers ->
    [0] er ligt geen daalder
    [one] er ligt 1 daalder
   *[other] er liggen { $thalers } daalders
}; pakhuizen: { $owners ->
    [none] geen
   *[other] { $owners }
}; { $price ->
    [0] vol
   *[other] het volgende voor { $price } daalders
}
rs-now-place = { $name }; pakhuizen: { $owners ->
    [none] geen
   *[other] { $owners }
}; { $price ->
    [0] vol
   *[other] het volgende voor { $price } daalders
}
rs-now-shift = Je pakhuis in de kolom { $column }: verschuiven kost { $thalers ->
    [one] 1 daalder
   *[other] { $thalers } daalders
}
# Op een knop, voor wat aangewezen is
rs-do-start = Hier vertrekken
rs-do-sell = Hier verkopen
rs-do-lock = Sluis bouwen
rs-do-build = Hier bouwen
rs-do-set = Hier leggen
# Van wie iets is, en hoeveel
rs-owner = { $name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-now-exports = Hierheen wordt deze ronde uitgevoerd
rs-now-territory = { $name }: { $coal ->
    [white] witte kolen
   *[black] zwarte kolen
}
rs-now-port = { $name }; aken: { $barges ->
    [none] geen
   *[other] { $barges }
}
rs-port-more = verkoop +1 daalder
rs-barge-of = Aak van { $name }
rs-name = { $kind } { $name }
rs-free = gratis

## Ronde en fasen

rs-places = Delen van het bord
rs-jump-river = Rivier
rs-jump-options = Opties
rs-jump-track = Weg
rs-jump-depots = Depots
rs-jump-export = Uitvoer
rs-jump-turns = Rondes
rs-turns = Rondespoor
rs-phases = Fasen van de ronde
rs-phase-event = Gebeurtenis
rs-phase-marker = Water, vraag
rs-phase-option = Start
rs-phase-sale = Verkoop
rs-phase-progress = Vooruitgang
rs-phase-purchase = Aankopen
rs-phase-export = Uitvoer
rs-order = Volgorde
rs-going-done = { $name } is geweest
rs-going-now = { $name } is nu aan de beurt
rs-going-later = { $name } komt nog
rs-turn-now = nu aan de beurt
rs-turn-moved = is geweest
rs-turn-before = vóór jou
rs-turn-after = na jou
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
rs-coat = Zwarte dobbelstenen keren terug naar { $territory }
rs-country-down = Land nog dicht; over: { $left }
rs-country-hidden = Land nog dicht
rs-country-up = Land: { $country }

## Speciale opties

rs-open = { $count } open, { $free } gratis
rs-options = Speciale opties
rs-options-note = één of geen, bij de startplaats
rs-pilots-closed = Waterstand: loodsen dicht
rs-fee = Kosten in daalders
rs-now-option = { $fee ->
    [0] geen prijs
    [one] prijs: 1 daalder
   *[other] prijs: { $fee } daalders
}{ $owners ->
    [none] {""}
   *[other] ; gekozen: { $owners }
}
rs-words-option = { $name } { $fee ->
    [0] gratis
    [one] 1 daalder
   *[other] { $fee } daalders
}{ $owners ->
    [none] {""}
   *[other] ; gekozen: { $owners }
}
rs-option-none = geen optie
rs-option-pilot = loods
rs-option-transport = vervoer
rs-option-wage = loon
rs-option-supply = aanvoer
rs-option-hauling = slepen
rs-option-transport-pilot = vervoer en loods
rs-option-hauling-pilot = slepen en loods
rs-option-hauling-transport = slepen en vervoer
rs-card-none = Geen optie
rs-card-pilot = Loods
rs-card-transport = Vervoer
rs-card-wage = Loon
rs-card-supply = Aanvoer
rs-card-hauling = Slepen
rs-card-transport-pilot = Vervoer, loods
rs-card-hauling-pilot = Slepen, loods
rs-card-hauling-transport = Slepen, vervoer

## Vervoersweg, depots, uitvoer

rs-track = Vervoer
rs-track-brickearth = Leemweg
rs-track-paved = Verharde weg
rs-track-rails = Rails
rs-track-next = Nu { $part }, vanaf ronde { $turn } { $name }
rs-track-leaving = Verlaat de vervoersweg: dobbelsteen { $pips }, { $coal }
rs-words-box = Vervoersweg, { $coal }, vak { $box }: { $pips ->
    [0] leeg
   *[other] dobbelsteen { $pips }
}
rs-depots = Kolendepots
rs-words-depot = Kolendepot { $territory } { $prices }; pakhuizen: { $owners ->
    [none] geen
   *[other] { $owners }
}
rs-depot-of = depot { $territory }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-export = Uitvoer
rs-export-track = Een pakhuis dat uitvoert levert nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
rs-bonus = Punten meer of minder per plaats
rs-words-column = { $short } { $price }, uitvoer naar { $country }; pakhuizen van boven: { $owners ->
    [none] geen
   *[other] { $owners }
}

## Mijn bord

rs-standing = { $shared ->
    [yes] gedeeld{" "}
   *[no] {""}
}{ $place }e · { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
rs-thalers = Daalders
rs-at-most = hoogstens { $count }
rs-too-many = { $count } gaan terug
rs-warehouses = Pakhuizen
rs-in-pool = { $count } in voorraad
rs-coming-lock = { $count } bij je eerste sluis
rs-coming-mark = { $count } bij graafschap Mark
rs-coming-turns = { $count } op het rondespoor, de volgende in ronde { $turn }
rs-to-come = nog { $count ->
    [one] 1 pakhuis
   *[other] { $count } pakhuizen
} te krijgen
rs-debt = Schuld
rs-repay = aflossen { $thalers }
rs-count-vp = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
rs-words-debt = { $count ->
    [0] Geen schuld
    [one] 1 schuld: aflossen { $thalers } daalders
   *[other] { $count } schulden: aflossen { $thalers } daalders per schuld
}
rs-chosen = Deze ronde: { $option }
rs-development = Ontwikkeling
rs-of = { $count } van { $all }
rs-full = vol: alle ogen betaald
rs-token-coming = +1 met deze verkoop
rs-area-black-industry = Zwart, nijverheid
rs-area-black-city = Zwart, stad
rs-area-ruhrort = Haven Ruhrort
rs-area-white-industry = Wit, nijverheid
rs-area-white-city = Wit, stad
rs-area-white-ruhrort = Wit, Ruhrort
rs-progress = Vooruitgang
rs-progress-note = { $black } van 8 zwart, { $white } van 7 wit
rs-marker-key-black = zwart: eens per ronde
rs-marker-key-white = wit: eens per spel, wie eerst komt
rs-marker-ready = verdiend
rs-marker-scores = einde
rs-marker-used = gebruikt
rs-marker-spent = omgedraaid
rs-marker-blank = te laat
rs-marker-gone = op
rs-marker-open = nog { $count }
rs-marker-due = fase 5
rs-now-marker-due = Alle nodige steentjes zijn er: het komt in fase 5 van deze ronde
rs-marker-coming = deze vaart
rs-copies = · { $count }×
rs-black-lock = Sluis
rs-black-supply = Aanvoer
rs-black-essen-warehouse = Pakhuis Essen
rs-black-wage = Loon
rs-black-port = Haven Ruhrort
rs-black-coal-depot = Kolendepot
rs-black-mark = Graafschap Mark
rs-black-mark-warehouse = Pakhuis Mark
rs-white-coal-hauler = Kolen­sleper
rs-white-hauling-action = Sleepactie
rs-white-inn = Herberg
rs-white-warehouse = Pakhuis
rs-white-ruhraake = Ruhraak
rs-white-mayor = Burge­meester
rs-white-ruhrtalbahn = Ruhrtal­bahn

## Legenda en zak

rs-bag = Zak { $count }
rs-legend = Wat is wat
rs-legend-open = Wat is wat; { $count } fiches in de zak
rs-close = Sluiten
rs-legend-storage = Opslagplaats: start hier
rs-legend-pilot = Opslagplaats, alleen met loods
rs-legend-obstacle = Hindernis: de dobbelsteen verliest 1 oog; eronder de punten voor een sluis
rs-legend-lock = Sluis: vrije doorvaart
rs-legend-city = Stad met prijzen van pakhuizen
rs-legend-forge = Smederij
rs-legend-hammer = Hamermolen
rs-legend-gun = Geweerfabriek
rs-legend-thaler = Vraag: daalders voor de volgende verkoper
rs-legend-bag = { $count ->
    [one] 1 fiche in de zak
   *[other] { $count } fiches in de zak
}
rs-legend-drawn = Elke ronde wordt er een getrokken, behalve in de laatste. Het brengt vraag naar steden of nijverheid, of hoog- of laagwater, en dan zijn de loodsen dicht. Wie een sluis bouwt, doet de hindernis in de zak.
rs-legend-left = Nog in de zak of op de rivier:
rs-face-forge = Vraag van alle smederijen
rs-face-hammer = Vraag van alle hamermolens
rs-face-gun = Vraag van alle geweerfabrieken
rs-face-industry-mark = Vraag van de nijverheid van Mark
rs-face-industry-essen = Vraag van de nijverheid van Essen
rs-face-industry-werden = Vraag van de nijverheid van Werden
rs-face-industry-broich = Vraag van de nijverheid van Broich
rs-face-city-mark = Vraag van de steden van Mark
rs-face-city-essen = Vraag van de steden van Essen
rs-face-city-werden = Vraag van de steden van Werden
rs-face-city-broich = Vraag van de steden van Broich
rs-face-high-water = Hoogwater
rs-face-high-water-minus = Hoogwater, dobbelstenen op opslagplaatsen −1
rs-face-high-water-plus = Hoogwater, dobbelstenen op opslagplaatsen +1
rs-face-low-water = Laagwater
rs-face-low-water-minus = Laagwater, dobbelstenen op opslagplaatsen −1
rs-face-low-water-plus = Laagwater, dobbelstenen op opslagplaatsen +1

## De anderen

rs-fact-thalers = { $count ->
    [one] Daalder
   *[other] Daalders
}
rs-fact-pool = Voorraad
rs-fact-debt = { $count ->
    [one] Schuld
   *[other] Schulden
}
rs-fact-tokens = { $count ->
    [one] Steentje
   *[other] Steentjes
}
rs-fact-markers = { $count ->
    [one] Fiche
   *[other] Fiches
}
