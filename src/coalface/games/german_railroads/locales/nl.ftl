# German Railroads en Russian Railroads in het Nederlands. Attributen zijn grammatica, zoals in de andere bestanden.

## Titel, spoorlijnen, kleuren

gr-title = German Railroads
gr-tagline = Leg sporen in vijf kleuren, voeg locomotieven en industrie toe en scoor elke ronde meer.
gr-alone = Je speelt tegen Emil, een stapel kaarten: hij pakt velden van je af, ook locomotieven en ingenieurs, en scoort niet. Je doel is een zo hoog mogelijke score.
gr-title-russian = Russian Railroads
# Een kleur spoor; .letter is hoe een tekening haar toont
gr-colour-black = zwart
    .letter = Z
    .infl = zwarte
gr-colour-gray = grijs
    .letter = G
    .infl = grijze
gr-colour-brown = bruin
    .letter = B
    .infl = bruine
gr-colour-natural = naturel
    .letter = N
    .infl = naturel
gr-colour-white = wit
    .letter = W
    .infl = witte
gr-letter = { $colour-letter }
gr-railroad-ts = Vladivostok
gr-railroad-sp = Sint-Petersburg
gr-railroad-ki = Kiev
gr-railroad-mu = München
gr-railroad-dr = Dresden
gr-railroad-nu = Neurenberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlijn
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt
gr-slot = { $railroad }
gr-slot-main = { $railroad }, plaats { $number }
gr-gap = gat { $number }
gr-tile-loco = de locomotief op { $slot }
gr-tile-factory = de fabriek in { $gap }
gr-place = veld { $points }
gr-place-gap = { $gap }
gr-place-blank = het veld zonder getal
gr-revaluation-none = zoals gedrukt
gr-revaluation-base = het opwaardeerfiche van het basisspel
gr-revaluation-german = het Duitse opwaardeerfiche
gr-emil = Emil
gr-means-income = een inkomstenfiche gebruiken
gr-means-foundry = een gieterij opstoken
gr-means-boilerman = een stoker nemen
gr-means-close = de zojuist gebruikte gieterij sluiten

## Wat op velden staat

gr-pieces-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
gr-pieces-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
gr-pieces-black = de zwarte arbeider
gr-pay-plain = alleen arbeiders
gr-pay-black = met de zwarte arbeider
gr-pay-coin = een munt in plaats van een arbeider
gr-pay-coin-black = een munt in plaats van een arbeider, en de zwarte arbeider
gr-pay-2coins = 2 munten in plaats van arbeiders
gr-pay-2coins-black = 2 munten in plaats van arbeiders, en de zwarte arbeider
gr-pay-3coins = 3 munten in plaats van arbeiders

## Actievelden

gr-space-black2 = 2 zwarte stappen
gr-space-black3 = 3 zwarte stappen
gr-space-gray2 = 2 grijze stappen
gr-space-gray3 = 3 grijze stappen
gr-space-brown1 = 1 bruine stap
gr-space-brown2 = 2 bruine stappen
gr-space-natural1 = 1 naturel stap
gr-space-natural2 = 2 naturel stappen
gr-space-white1 = 1 witte stap
gr-space-white2 = 2 witte stappen
gr-space-any2 = 2 stappen van een kleur naar keuze
gr-space-bg1 = 1 zwarte of grijze stap
gr-space-loco1 = locomotief of fabriek
gr-space-loco2 = locomotief of fabriek (2 arbeiders)
gr-space-loco3 = locomotief en fabriek
gr-space-ind1 = 1 industriestap
gr-space-ind2 = 2 industriestappen
gr-space-ind1black1 = 1 industrie- en 1 zwarte stap
gr-space-doubler = verdubbelaar
gr-space-coins2 = 2 munten
gr-space-temp = 2 turquoise arbeiders
gr-space-order1 = eerste in de beurtvolgorde
gr-space-order2 = tweede in de beurtvolgorde
gr-space-eng-hire = ingenieur aannemen
gr-space-last-round = 3 industriestappen, laatste ronde
gr-space-coal-take = 1 kool
gr-space-coal-foundry = gieterij en 1 kool
gr-space-coal-combined = kolen of gieterij
gr-emil-card-engineer = openbare ingenieur
gr-strip-hire = aanneemveld
gr-strip-strip-1 = strookveld 1
gr-strip-strip-2 = strookveld 2
gr-strip-strip-3 = strookveld 3
gr-strip-strip-4 = strookveld 4
gr-strip-strip-5 = strookveld 5
gr-strip-strip-6 = strookveld 6

## Effecten, deel voor deel

gr-effect = { $parts }
gr-effect-either = { $first } of { $last }
gr-part-step = { $count ->
    [one] 1 { $colour-infl } stap
   *[other] { $count } { $colour-infl } stappen
}
gr-part-any = { $count ->
    [one] 1 stap van een kleur naar keuze
   *[other] { $count } stappen van een kleur naar keuze
}
gr-part-bg = { $count ->
    [one] 1 zwarte of grijze stap
   *[other] { $count } zwarte of grijze stappen
}
gr-part-distinct = { $count ->
    [one] 1 stap van een nog niet gebruikte kleur
   *[other] { $count } stappen van verschillende kleuren
}
gr-part-catch = één grijs spoor tot vlak achter het zwarte
gr-part-run = meer grijze stappen op de lijn { $railroad }
gr-part-industry = { $count ->
    [one] 1 industriestap
   *[other] { $count } industriestappen
}
gr-part-loco = { $count ->
    [one] 1 locomotief
   *[other] { $count } locomotieven
}
gr-part-factory = { $count ->
    [one] 1 fabriek
   *[other] { $count } fabrieken
}
gr-part-either = { $count ->
    [one] 1 locomotief of fabriek
   *[other] { $count } locomotieven of fabrieken
}
gr-part-doubler = { $count ->
    [one] 1 verdubbelaar
   *[other] { $count } verdubbelaars
}
gr-part-question = { $count ->
    [one] 1 ?-fiche
   *[other] { $count } ?-fiches
}
gr-part-signal = { $count ->
    [one] 1 sein
   *[other] { $count } seinen
}
gr-part-card = { $count ->
    [one] 1 ?-kaart
   *[other] { $count } ?-kaarten
}
gr-part-end-bonus = { $count ->
    [one] 1 eindbonuskaart
   *[other] { $count } eindbonuskaarten
}
gr-part-income = { $count ->
    [one] 1 inkomstenfiche
   *[other] { $count } inkomstenfiches
}
gr-part-foundry = { $count ->
    [one] 1 gieterij
   *[other] { $count } gieterijen
}
gr-part-copy = de actie van een andere ingenieur
gr-part-use-factory = een van je fabrieken werkt
gr-part-engineer-sum = punten voor de som van de getallen van je ingenieurs
gr-part-top = { $count ->
    [one] punten voor je hoogste locomotief
   *[other] punten voor je { $count } hoogste locomotieven
}
gr-part-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
gr-part-coal-steps = twee zwarte stappen per kool, hoogstens { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}
gr-part-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
gr-part-coal = { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}
gr-part-temp = { $count ->
    [one] 1 turquoise arbeider
   *[other] { $count } turquoise arbeiders
}
gr-part-order = plaats { $count } in de beurtvolgorde
gr-part-unlock = { $what-infl } sporen komen vrij
gr-part-worker = een nieuwe arbeider
gr-part-marker = het extra industriefiche
gr-part-again = een veld met één eigen stuk nog een keer
gr-part-again-two = een veld met één of twee eigen stukken nog een keer
gr-part-start-bonus = { $count ->
    [one] 1 willekeurige startbonuskaart
   *[other] { $count } willekeurige startbonuskaarten
}
gr-part-hire = de ingenieur op het aanneemveld
gr-part-engineer = ingenieur { $what }
gr-part-medal = de medaille
gr-part-revalue = { $what }
gr-part-second-marker = een tweede industriefiche
gr-part-black-worker = de zwarte arbeider
gr-part-loco9 = de bijzondere locomotief #9
gr-part-coal-factory = de kolenfabriek
gr-gives-star = { $points ->
    [one] 1 punt bij elke waardering
   *[other] { $points } punten bij elke waardering
}
gr-gives-double = de punten van deze lijn tellen dubbel
gr-gives-medal = plaats voor de medaille, goed voor { $points } punten bij elke waardering
gr-engineer = ingenieur { $number } ({ $effect })
gr-foundry = gieterij { $number } ({ $effect })
gr-factory = fabriek { $number } ({ $effect })
gr-factory-coal = kolenfabriek ({ $effect })
gr-locos = #{ $number } ×{ $count }
gr-extension = { $size } velden, { $cells }
gr-special = { $gives } op veld { $space } ({ $colour })
gr-special-loco = { $gives } op veld { $space } ({ $colour } en bereik)
gr-end-bonus-factories = fabrieken ({ $points } punten per stuk)
gr-end-bonus-engineers = ingenieurs ({ $points } punten per stuk)
gr-end-bonus-end-stations = eindstations ({ $points } punten voor elke lijn die zwart heeft voltooid)
gr-end-bonus-gray-brown = grijze en bruine sporen ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
} per veld)
gr-end-bonus-black = zwarte sporen ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
} per veld)
gr-end-bonus-signals = ontvangen seinen ({ $steps })
gr-end-bonus-doublers = verdubbelaars ({ $steps })
gr-end-bonus-qtokens = gebruikte ?-fiches ({ $points } punten per stuk)
gr-end-bonus-extra-engineer = één ingenieur meer voor de meerderheid
gr-end-bonus-top-locos = de getallen van je vier hoogste locomotieven
gr-end-bonus-extra-workers = extra arbeiders ({ $points } punten per stuk)

## Waar punten vandaan komen

gr-source-railroad = lijn { $railroad }
    .for = met de lijn { $railroad }
gr-source-stars = sterrenvelden
    .for = met sterrenvelden
gr-source-medal = medaille
    .for = met de medaille
gr-source-industry = industrie
    .for = met de industrie
gr-source-passing = passen
    .for = voor het passen
gr-source-actions = acties
    .for = met een actie
gr-source-end-bonus = eindbonuskaarten
    .for = met een eindbonuskaart
gr-source-majority = meerderheid aan ingenieurs
    .for = voor de meerderheid aan ingenieurs

## Wat er gebeurde: een regel van het verslag. $seat is wie handelde

gr-points-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} { $source-for }.
gr-emil-grew = Emil krijgt er een arbeider bij en heeft er nu { $workers }.
gr-emil-passed = Emil past.
gr-emil-drew = Emil trekt de kaart “{ $card }” { $used ->
    [0] en kan er niets mee.
   *[1] en gebruikt haar.
}
gr-emil-took = Emil neemt { $factory ->
    [0] locomotief #{ $number }
    [1] fabriek { $number }
   *[2] de kolenfabriek
} uit het spel.
    .more = neemt { $factory ->
       [0] locomotief #{ $number }
       [1] fabriek { $number }
      *[2] de kolenfabriek
    } uit het spel
gr-emil-placed = Emil plaatst { $pieces } op het veld “{ $space }”.
gr-emil-shuffled = Emils kaarten worden geschud; hij heeft { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
}.
gr-emil-hired = Emil neemt { $engineer } aan.
    .more = neemt { $engineer } aan
gr-signal-received = { $seat } krijgt een sein.
gr-signal-used = { $way ->
    [0] { $seat } gebruikt een sein voor 1 zwarte stap en 1 stap van een kleur naar keuze.
   *[1] { $seat } gebruikt een sein en scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
}
gr-points-taken = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $what }.
gr-resolved-engineers = de getallen van de ingenieurs
gr-resolved-top = { $count ->
    [one] de hoogste locomotief
   *[other] de { $count } hoogste locomotieven
}
gr-part-chosen = { $seat } kiest “{ $part }”.
gr-doubler-placed = { $seat } legt { $count ->
    [one] 1 verdubbelaar
   *[other] { $count } verdubbelaars
}.
gr-coins-taken = { $seat } neemt { $count ->
    [one] 1 munt
   *[other] { $count } munten
}.
gr-coal-taken = { $seat } neemt { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}.
gr-workers-hired = { $seat } neemt { $count ->
    [one] 1 turquoise arbeider
   *[other] { $count } turquoise arbeiders
} voor deze ronde.
gr-medal-put = { $seat } legt de medaille op haar plaats.
gr-tracks-revalued = { $seat } neemt { $table } en telt de sporen voortaan naar die waarden.
gr-marker-added = { $seat } zet nog een industriefiche op veld 0.
gr-marker-declined = { $seat } neemt het extra industriefiche niet.
gr-worker-black = { $seat } neemt de zwarte arbeider.
gr-colour-unlocked = { $seat } mag van nu af { $colour-infl } sporen gebruiken.
gr-worker-joined = { $seat } krijgt een nieuwe arbeider.
gr-engineer-hired = { $seat } neemt { $engineer } aan.
gr-engineer-left = Niemand nam { $engineer } aan; die verlaat het spel.
gr-engineer-dealt = Op het { $place } ligt { $engineer }.
gr-engineer-copied = { $seat } kopieert { $engineer }.
gr-factory-wanted = { $seat } bouwt een fabriek{ $source ->
    [2] .
   *[3] , geen locomotief.
}
gr-factory-turned = { $seat } draait locomotief #{ $number } uit de voorraad om tot fabriek{ $source ->
    [2] .
   *[3] { " " }en neemt geen locomotief.
}
gr-factory-taken = { $seat } neemt { $number } uit de voorraad.
gr-factory-built = { $seat } bouwt { $number } in { $gap }.
gr-factory-replaced = { $seat } vervangt { $old } in { $gap } door { $number }{ $boilerman ->
    [0] .
   *[1] ; de stoker ervan verlaat het spel.
}
gr-factory-used = { $seat } laat { $number } in { $gap } werken.
gr-space-reached = { $seat } vervult het bijzondere veld { $space } van de lijn { $railroad }, met het effect “{ $gives }”.
gr-lane-reached = { $seat } bereikt { $place } van de industriebaan, met het effect “{ $gives }”.
gr-track-moved = { $seat } legt het { $colour-infl } spoor op de lijn { $railroad } door tot veld { $space }{ $source ->
    [0] .
    [1] { " " }(kleur naar keuze).
    [2] { " " }(zwart of grijs).
    [3] { " " }(verschillende kleuren).
   *[4] { " " }(tot het zwarte spoor).
}
gr-branch-chosen = { $seat } bouwt verder richting { $branch }.
gr-extension-laid = { $seat } legt bij { $station } de uitbreiding “{ $extension }”.
gr-loco-taken = { $seat } neemt locomotief #{ $number }{ $source ->
    [0] .
   *[1] , geen fabriek.
}
gr-loco-placed = { $seat } plaatst locomotief #{ $number } op de lijn { $slot }{ $replaced ->
    [0] .
   *[1] , waar #{ $replaced } plaatsmaakt.
}
gr-loco-returned = { $seat } geeft locomotief #{ $number } terug, die { $fate ->
    [0] als fabriek in de voorraad komt.
    [1] als fabriek in de voorraad komt; de stoker ervan verlaat het spel.
    [2] het spel verlaat.
   *[3] met haar stoker het spel verlaat.
}
gr-marker-moved = { $seat } zet een industriefiche op { $place }.
gr-endbonus-removed = Eén eindbonuskaart gaat ongezien terug in de doos.
gr-endbonus-drawn = { $seat } trekt een eindbonuskaart.
gr-endbonus-card = Je nieuwe eindbonuskaart is “{ $card }”.
gr-endbonus-looked = { $seat } bekijkt de eindbonuskaarten.
gr-endbonus-seen = In de stapel ligt “{ $card }”.
gr-endbonus-kept = { $seat } houdt een eindbonuskaart.
gr-endbonus-scored = { $seat } toont de eindbonuskaart “{ $card }”, goed voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
gr-space-repeated = { $seat } gebruikt het veld “{ $space }” nog een keer.
gr-repeat-declined = { $seat } gebruikt geen veld nog een keer.
gr-token-used = { $seat } gebruikt het ?-fiche “{ $token }”.
gr-card-taken = { $seat } neemt de ?-kaart “{ $card }”.
gr-coal-burnt = { $seat } verstookt 1 kool in de kolenfabriek voor 2 zwarte stappen.
gr-income-taken = { $seat } neemt het inkomstenfiche “{ $income }”.
gr-income-used = { $seat } gebruikt het inkomstenfiche “{ $income }”.
gr-foundry-taken = { $seat } neemt { $foundry }.
gr-foundry-shown = De volgende open gieterij is { $foundry }.
gr-foundry-used = { $seat } legt { $coal ->
    [one] 1 kool
   *[other] { $coal } kolen
} in { $foundry }.
gr-foundry-closed = { $seat } sluit { $foundry }, die een stoker wordt; de kolen erop gaan naar de voorraad.
gr-boilerman-taken = { $seat } neemt een stoker voor { $coal ->
    [one] 1 kool
   *[other] { $coal } kolen
}.
gr-boilerman-put = { $seat } zet de stoker bij { $tile }.
gr-placed = { $seat } plaatst { $pieces } op het veld “{ $space }”.
gr-passed = { $seat } past.
gr-order-set = { $seat } is nummer { $place } in de beurtvolgorde.
gr-relocated = { $seat } verplaatst { $pieces } van het volgordeveld naar het veld “{ $space }”.
gr-relocation-declined = { $seat } laat de arbeider op het volgordeveld staan.
gr-turn-ended = { $seat } beëindigt de beurt.
gr-rest-lost = { $seat } kan de rest van de actie niet uitvoeren; die vervalt.
gr-round-began = Ronde { $round } begint.
gr-round-last = Dit is de laatste ronde{ $alone ->
    [0] ; één veld voor 3 industriestappen komt in de plaats van de volgordevelden.
   *[1] .
}
gr-round-cleared = Alle arbeiders gaan naar huis{ $coins ->
    [0] .
    [1] , en 1 munt gaat van de velden naar de voorraad.
   *[2] , en { $coins } munten gaan van de velden naar de voorraad.
}
gr-engineers-moved = { $count ->
    [one] Op de strook schuift 1 ingenieur één veld op.
   *[other] Op de strook schuiven { $count } ingenieurs één veld op.
}
gr-bonus-taken = { $seat } neemt de startbonuskaart “{ $bonus }”.
gr-bonus-drawn = { $seat } trekt de startbonuskaart “{ $bonus }”.

## Het verloop: rondes, wat er in een beurt gedaan is, groepen punten

gr-round = ronde { $round }
gr-round-of = ronde { $round } van { $rounds }
gr-deed-track-moved = { $count ->
    [one] 1 spoorstap
   *[other] { $count } spoorstappen
}
gr-deed-track-moved-colour = { $count ->
    [one] 1 { $colour-infl } spoorstap
   *[other] { $count } { $colour-infl } spoorstappen
}
gr-deed-track-moved-place = { $railroad } { $space }
gr-deed-loco-placed = { $count ->
    [one] 1 locomotief geplaatst
   *[other] { $count } locomotieven geplaatst
}
gr-deed-loco-placed-place = locomotief #{ $number }: { $slot }
gr-deed-factory-built-place = { $number }, { $gap }
gr-deed-factory-replaced-place = { $number }, { $gap }
gr-deed-engineer-hired-place = { $engineer }
gr-deed-factory-built = { $count ->
    [one] 1 fabriek gebouwd
   *[other] { $count } fabrieken gebouwd
}
gr-deed-factory-replaced = { $count ->
    [one] 1 fabriek vervangen
   *[other] { $count } fabrieken vervangen
}
gr-deed-factory-used = { $count ->
    [one] 1 fabriek aan het werk
   *[other] { $count } fabrieken aan het werk
}
gr-deed-engineer-hired = { $count ->
    [one] 1 ingenieur aangenomen
   *[other] { $count } ingenieurs aangenomen
}
gr-deed-marker-moved = { $count ->
    [one] 1 industriestap
   *[other] { $count } industriestappen
}
gr-deed-token-used = { $count ->
    [one] 1 ?-fiche gebruikt
   *[other] { $count } ?-fiches gebruikt
}
gr-deed-signal-used = { $count ->
    [one] 1 sein gebruikt
   *[other] { $count } seinen gebruikt
}
gr-deed-passed = passen
gr-sources-railroads = lijnen

## Waarom een zet niet kan

gr-why-closed-space = Het veld “{ $space }” is er niet met dit aantal spelers, of niet in deze ronde.
gr-why-occupied = Op het veld “{ $space }” staat al iemand.
gr-why-too-few-workers = Dit kost { $needed ->
    [one] 1 arbeider
   *[other] { $needed } arbeiders
}, en je hebt { $have ->
    [0] geen
   *[1] er { $have }
}.
gr-why-too-few-coins = Dit kost { $needed ->
    [one] 1 munt
   *[other] { $needed } munten
}, en je hebt { $have ->
    [0] geen
   *[1] er { $have }
}.
gr-why-wrong-payment = Het veld “{ $space }” kun je zo niet betalen.
gr-why-no-black-worker = Je hebt de zwarte arbeider niet bij de hand.
gr-why-not-complete = { $needed ->
    [0] Je zou deze actie niet helemaal kunnen uitvoeren
   *[other] Slechts { $possible } van de { $needed } { $colour-infl } stappen { $possible ->
        [one] is
       *[other] zijn
    } mogelijk{ $behind ->
        [0] { "" }
       *[1] , want { $colour-infl } sporen blijven achter { $before-infl }
    }
}.
gr-why-no-such-engineer = Je kunt { $engineer } niet gebruiken; die is niet van jou en ligt niet met de lichte kant boven.
gr-why-own-pawn = Je staat al op deze plaats in de beurtvolgorde.
gr-why-both-order-spaces = Je hebt de andere plaats in de beurtvolgorde al opgeëist.
gr-why-still-owed = Doe eerst wat je actie voorschrijft.
gr-why-not-pending = Niets van wat je hebt gekregen staat dit nu toe.
gr-why-colour-locked = Je kunt nog geen { $colour-infl } sporen gebruiken.
gr-why-not-on-railroad = De lijn { $railroad } neemt geen { $colour } spoor.
gr-why-no-room = Op de lijn { $railroad } is geen plaats voor nog een { $colour-infl } stap.
gr-why-no-piece = Je hebt geen { $colour } spoor meer.
gr-why-would-strand = Na deze stap zou je je actie niet kunnen afmaken.
gr-why-wrong-colour = Deze stap kan niet { $colour } zijn.
gr-why-no-tile = Zo’n tegel ligt niet in de voorraad.
gr-why-not-lower = De locomotief daar is niet lager dan die in je hand.
gr-why-slot-free = Zolang er een plaats vrij is, mag je geen locomotief teruggeven.
gr-why-same-slot = Op beide plaatsen ligt hetzelfde; kies de eerste.
gr-why-no-marker = Daar staat geen industriefiche van jou.
gr-why-empty-gap = Het volgende gat heeft nog geen fabriek.
gr-why-no-doubler = Er is geen plaats voor een verdubbelaar, of ze zijn op.
gr-why-no-token = Je hebt dit ?-fiche al gebruikt.
gr-why-card-taken = Deze ?-kaart is er niet, of iemand heeft haar genomen.
gr-why-card-not-complete = Je zou deze ?-kaart niet helemaal kunnen uitvoeren.
gr-why-no-income = Er is voor jou geen inkomstenfiche van deze soort.
gr-why-income-spent = Dit inkomstenfiche is omgedraaid, of dit is niet het moment.
gr-why-not-your-foundry = Je kunt { $foundry } hier niet krijgen.
gr-why-foundry-spent = Je hebt { $foundry } deze ronde al gebruikt, of dit is niet het moment.
gr-why-too-little-coal = Dit kost meer kolen dan je hebt, en je hebt { $have ->
    [0] geen
   *[1] er { $have }
}.
gr-why-boiler-spent = Het stokersveld is deze ronde al gebruikt, of dit is niet het moment.
gr-why-no-boilerman = Er is geen stoker te krijgen.
gr-why-no-place-for-boilerman = Er is geen locomotief of fabriek zonder stoker voor hem.
gr-why-not-just-used = Alleen een gieterij die je net hebt gebruikt kan dicht.
gr-why-no-such-extension = Deze uitbreiding is weg, of heeft de verkeerde maat.
gr-why-cannot-repeat = Het veld “{ $space }” kan niet nog een keer worden gebruikt.
gr-why-cannot-copy = Je kunt { $engineer } niet kopiëren.
gr-why-no-factory = Je hebt daar geen fabriek.
gr-why-not-one-worker = Een arbeider van een volgordeveld kan niet naar het veld “{ $space }”.
gr-why-no-bonus-card = Deze startbonuskaart is al genomen, of is niet in het spel.
gr-why-not-in-pile = Deze kaart zit niet in de stapel.
gr-why-not-in-draw = Dit kan nu niet worden getrokken.
gr-why-must-choose = Je moet er een kiezen.
gr-why-no-such-part = Die keuze is er niet.
gr-why-token-taken = Een andere speler heeft dit ?-fiche al gebruikt.

## Zetten, zoals ze in een lijst staan

gr-move-deal-engineer = { $engineer } op de strook leggen
gr-move-deal-order = { $seat } komt nu in de beurtvolgorde
gr-move-deal-foundry = { $foundry } openleggen
gr-move-draw-bonus = De startbonuskaart “{ $bonus }” trekken
gr-move-emil = Emil trekt de kaart “{ $card }”
gr-move-deal-end-bonus = De eindbonuskaart “{ $card }” trekken
gr-move-bonus = De startbonuskaart “{ $bonus }” nemen
gr-move-place = { $space } voor { $cost }
gr-move-place-coal = 1 kool, maar geen gieterij, voor { $cost }
gr-move-place-coal-coin = 1 kool en een gieterij voor { $cost }
gr-move-pass = Passen voor deze ronde
gr-move-end-turn = Je beurt beëindigen
gr-move-income = Het inkomstenfiche “{ $income }” gebruiken
gr-move-foundry = { $foundry } opstoken
gr-move-boiler = Een stoker nemen voor kolen
gr-move-close = De net gebruikte gieterij sluiten
gr-move-step-colour = Een { $colour-infl } stap op de lijn { $railroad }
gr-move-step-any = Een { $colour-infl } stap op de lijn { $railroad } (kleur naar keuze)
gr-move-step-bg = Een { $colour-infl } stap op de lijn { $railroad } (zwart of grijs)
gr-move-step-distinct = Een { $colour-infl } stap op de lijn { $railroad } (verschillende kleuren)
gr-move-step-catch = Een { $colour-infl } stap op de lijn { $railroad } (tot het zwarte spoor)
gr-move-build-loco-loco = Een locomotief bouwen
gr-move-build-either-loco = Een locomotief bouwen, geen fabriek
gr-move-build-factory-factory = Een fabriek bouwen
gr-move-build-either-factory = Een fabriek bouwen, geen locomotief
gr-move-industry = Het industriefiche verder zetten vanaf { $place }
gr-move-resolve-doubler = Een verdubbelaar op je hoofdlijn leggen
gr-move-resolve-points = De klaarliggende punten nemen
gr-move-resolve-engineers = Punten voor de getallen van je ingenieurs
gr-move-resolve-top1 = Punten voor je hoogste locomotief
gr-move-resolve-top2 = Punten voor je 2 hoogste locomotieven
gr-move-resolve-top3 = Punten voor je 3 hoogste locomotieven
gr-move-resolve-top4 = Punten voor je 4 hoogste locomotieven
gr-move-choose = “{ $part }” kiezen van { $what }
gr-move-choose-none = Nummer { $number } kiezen van { $what }
gr-move-signal-steps = Het sein gebruiken voor 1 zwarte stap en 1 stap van een kleur naar keuze
gr-move-signal-points = Het sein gebruiken voor punten
gr-move-burn = 1 kool verstoken voor 2 zwarte stappen
gr-move-token = Het ?-fiche “{ $token }” gebruiken
gr-move-card = De ?-kaart “{ $card }” nemen
gr-move-take-income = Het inkomstenfiche “{ $income }” nemen
gr-move-take-foundry = { $foundry } nemen
gr-move-copy = { $engineer } kopiëren
gr-move-work = De fabriek in { $gap } laten werken
gr-move-skip = Ervan afzien
gr-move-branch = Verder bouwen richting { $way }
gr-move-extension = Bij { $station } leggen: { $extension }
gr-move-marker-take = Het extra industriefiche nemen
gr-move-marker-leave = Het extra industriefiche laten liggen
gr-move-loco = Op de lijn { $slot } plaatsen
gr-move-give-back = De locomotief teruggeven
gr-move-turn-lowest = De laagste locomotief tot fabriek omdraaien
gr-move-take-factory = { $number } nemen
gr-move-replace = De fabriek in { $gap } vervangen
gr-move-again = Het veld “{ $space }” nog een keer gebruiken
gr-move-boilerman = De stoker bij { $tile } zetten
gr-move-relocate = De arbeider verplaatsen naar het veld “{ $space }”
gr-move-keep = De eindbonuskaart “{ $card }” houden

## Wat er gevraagd wordt

gr-ask-start-bonus = Neem een startbonuskaart.
gr-ask-turn = Zet arbeiders op een veld, of pas.
gr-ask-resolve = Voer uit wat je hebt gekregen.
gr-ask-first = Kies wat je eerst doet.
gr-ask-means = Je kunt nog { $means }, of je beurt beëindigen.
gr-line-gained = Voer uit wat je hebt gekregen: { $parts }.
gr-do-step = { $count ->
    [one] Verschuif een { $colour } spoor (nog 1 stap).
   *[other] Verschuif een { $colour } spoor (nog { $count } stappen).
}
gr-do-any = { $count ->
    [one] Verschuif een spoor van een kleur naar keuze (nog 1 stap).
   *[other] Verschuif een spoor van een kleur naar keuze (nog { $count } stappen).
}
gr-do-bg = { $count ->
    [one] Verschuif een zwart of grijs spoor (nog 1 stap).
   *[other] Verschuif een zwart of grijs spoor (nog { $count } stappen).
}
gr-do-distinct = { $count ->
    [one] Verschuif een spoor van een nog niet verschoven kleur (nog 1 stap).
   *[other] Verschuif een spoor van een nog niet verschoven kleur (nog { $count } stappen).
}
gr-do-catch = Kies het grijze spoor dat tot vlak achter het zwarte opschuift.
gr-do-run = Verschuif het grijze spoor op de lijn { $railroad } verder.
gr-do-industry = { $count ->
    [one] Verschuif een industriefiche (nog 1 stap).
   *[other] Verschuif een industriefiche (nog { $count } stappen).
}
gr-do-loco = { $count ->
    [one] Neem een locomotief.
   *[other] Neem een locomotief (in totaal { $count }).
}
gr-do-factory = { $count ->
    [one] Neem een fabriek.
   *[other] Neem een fabriek (in totaal { $count }).
}
gr-do-either = { $count ->
    [one] Neem een locomotief of een fabriek.
   *[other] Neem een locomotief of een fabriek (in totaal { $count }).
}
gr-do-doubler = { $count ->
    [one] Leg een verdubbelaar.
   *[other] Leg verdubbelaars (in totaal { $count }).
}
gr-do-question = { $count ->
    [one] Kies een van je ?-fiches.
   *[other] Kies een van je ?-fiches (in totaal { $count }).
}
gr-do-signal = { $count ->
    [one] Kies stappen of punten voor het sein.
   *[other] Kies stappen of punten voor een sein (in totaal { $count }).
}
gr-do-card = { $count ->
    [one] Neem een ?-kaart.
   *[other] Neem een ?-kaart (in totaal { $count }).
}
gr-do-income = { $count ->
    [one] Neem een inkomstenfiche.
   *[other] Neem een inkomstenfiche (in totaal { $count }).
}
gr-do-foundry = { $count ->
    [one] Neem een gieterij.
   *[other] Neem een gieterij (in totaal { $count }).
}
gr-do-copy = Kies de ingenieur wiens actie je gebruikt.
gr-do-use-factory = Kies welke van je fabrieken werkt.
gr-ask-hand = Waar komt locomotief #{ $number }?
gr-ask-give-back = Geef locomotief #{ $number } terug: geen van de jouwe is lager.
gr-ask-factory = Welke fabriek bouw je?
gr-ask-replace = Alle gaten zijn vol. Welke fabriek maakt plaats voor { $number }?
gr-ask-branch = Bouw je richting Hamburg of Berlijn? De keuze is voorgoed.
gr-ask-extension = Je zwarte spoor bereikt { $station }. Kies een uitbreiding.
gr-ask-marker = Neem je het extra industriefiche?
gr-ask-again = Welk veld gebruik je nog een keer?
gr-ask-boilerman = Waar gaat de stoker werken?
gr-ask-relocate = Je arbeider mag het volgordeveld verlaten. Verplaats hem, of zie ervan af.
gr-ask-keep = Welke eindbonuskaart houd je?

## De stelling in woorden

gr-cell = { $what }
gr-list-next = { $first }; { $next }
gr-cell-hired = bij { $owner } in dienst
gr-cell-on-card = op zijn ?-kaart
gr-cell-announced = { $place }, aangekondigd
gr-cell-needs = { $colour }
gr-cell-needs-loco = { $colour } en bereik
gr-cell-received = gekregen
gr-cell-counts = telt nu
gr-cell-empty = geen medaille
gr-cell-open = nog niet
gr-cell-boilerman = ja
gr-cell-no-boilerman = nee
gr-line-over = Het spel is afgelopen.
gr-line-last-round = Dit is de laatste ronde.
gr-line-order = Beurtvolgorde: { $order }
gr-line-passed = Gepast: { $seats }
gr-line-start-bonus = Wat erop staat, krijg je meteen.
gr-line-then = Daarna: { $parts }.
gr-line-owed = Nog te doen: { $parts }.
gr-line-offered = Je mag gebruiken: { $parts }.
gr-line-means = Daarvoor kun je { $means }.
gr-line-or-end = Of beëindig je beurt en zie ervan af.
gr-line-open-foundry = Je mag { $foundry } sluiten.
gr-line-engineers = Op het aanneemveld voor een munt; lichte kant boven voor iedereen; de anderen schuiven na elke ronde op.
gr-line-locomotives = Locomotieven in de voorraad: { $tiles }
gr-line-factories = Teruggegeven fabrieken: { $tiles }
gr-line-doublers-left = Verdubbelaars in de voorraad: { $count }
gr-line-cards = ?-kaarten: { $cards }
gr-line-end-pile = Eindbonuskaarten in de stapel: { $count }
gr-line-end-hidden = Van deze kaarten weet je niet waar elk ligt: { $cards }
gr-line-bonuses = Startbonuskaarten: { $cards }
gr-line-turquoise = De turquoise arbeiders zijn bij { $seat }.
gr-line-income-left = Inkomstenfiches in de voorraad: { $markers }
gr-line-marker-left = Het extra industriefiche is er nog.
gr-line-display = Open gieterijen: { $foundries }
gr-line-foundry-pile = Gieterijen in de stapel: { $count }
gr-line-boiler = Stokersveld: { $coal ->
    [one] 1 kool
   *[other] { $coal } kolen
}, naast je actie, één keer per ronde voor allen samen
gr-line-boiler-used = Het stokersveld is deze ronde gebruikt door { $seat }.
gr-line-emil-workers = Arbeiders: { $workers } van { $total }
gr-line-emil-grows = Hij krijgt er een arbeider bij zodra je { $points } punten hebt.
gr-line-emil-passed = Hij heeft gepast.
gr-line-emil-deck = Kaarten die nog komen, { $count }: { $cards }
gr-line-emil-engineers = Ingenieurs: { $engineers }
gr-line-emil-tiles = Tegels die hij nam: { $tiles }
gr-line-next-scoring = Als de ronde nu eindigde: { $points ->
    [one] 1 punt meer
   *[other] { $points } punten meer
}, { $total } in totaal
gr-line-have = Arbeiders bij de hand: { $workers }; munten: { $coins }
gr-line-coal = Kolen: { $count }
gr-line-black-worker-1 = De zwarte arbeider is bij de hand.
gr-line-black-worker-2 = De zwarte arbeider is geplaatst.
gr-line-aside = Nog te verdienen arbeiders: { $count }
gr-line-colours = Vrije kleuren: { $colours }
gr-line-doublers = Verdubbelaars op de hoofdlijn: { $count }
gr-line-revaluation = Waarden van de sporen: { $table }
gr-line-branch = Bouwt richting { $branch }
gr-line-tokens = Resterende ?-fiches: { $tokens }
gr-line-hired = Eigen ingenieurs: { $engineers }
gr-line-income = Inkomstenfiches: { $markers }
gr-line-income-used = Deze ronde gebruikte inkomstenfiches: { $markers }
gr-line-foundries = Eigen gieterijen: { $foundries }
gr-line-foundries-used = Deze ronde gebruikte eigen gieterijen: { $foundries }
gr-line-signals = Ontvangen seinen: { $count }
gr-line-end-bonus = Eindbonuskaarten, gedekt: { $count }
gr-line-end-bonus-cards = Eindbonuskaarten: { $cards }
gr-line-end-bonus-value = Eindbonuskaarten, nu waard: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gr-line-markers = Industriefiches op: { $places }
gr-line-industry = De fiches leveren { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
gr-line-blocked = De baan eindigt bij { $place }: daar is nog geen fabriek.
gr-head-spaces = Actievelden
gr-head-space = Veld
gr-head-cost = Gedrukte kosten
gr-head-taken = Bezet door
gr-head-engineers = Ingenieurs
gr-head-place = Waar
gr-head-engineer = Ingenieur
gr-head-supply = Voorraad
gr-head-extensions = Spooruitbreidingen
gr-head-station = Station
gr-head-extension = Uitbreiding
gr-head-coal = Kolen
gr-head-emil = Emil
gr-head-player = Bord van { $name }
gr-head-railroad = Lijn
gr-head-locomotives = Loc’s
gr-head-reach = Bereik
gr-head-black = Zwart
gr-head-gray = Grijs
gr-head-brown = Bruin
gr-head-natural = Nat.
gr-head-white = Wit
gr-head-scores = Telt
gr-head-stars = Ster.
gr-head-specials = Bijzondere velden van { $name }
gr-head-needs = Vraagt
gr-head-gives = Geeft
gr-head-state = Stand
gr-head-industry = Industrie van { $name }
gr-head-gap = Gat
gr-head-factory = Fabriek
gr-head-boilerman = Stoker

## Effecten in weinig letters, voor een tekening

gr-brief-step = { $count }{ $colour-letter }
gr-brief-any = { $count } elke
gr-brief-bg = { $count } Z/G
gr-brief-distinct = { $count } versch.
gr-brief-catch = G tot Z
gr-brief-run = G: { $railroad }
gr-brief-industry = { $count } ind.
gr-brief-loco = loc
gr-brief-factory = fabr.
gr-brief-either = loc/fabr.
gr-brief-doubler = { $count } verdubb.
gr-brief-question = ?
gr-brief-signal = { $count ->
    [one] sein
   *[other] { $count } seinen
}
gr-brief-card = ?-kaart
gr-brief-end-bonus = eindbonus
gr-brief-income = inkomsten
gr-brief-foundry = gieterij
gr-brief-copy = kopie ing.
gr-brief-use-factory = fabr. werkt
gr-brief-engineer-sum = Σ ing.
gr-brief-top = Σ top { $count }
gr-brief-points = { $count } P
gr-brief-coal-steps = +2Z/kool
gr-brief-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
gr-brief-coal = { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}
gr-brief-temp = { $count } turq.
gr-brief-order = plaats { $count }
gr-brief-unlock = +{ $what-letter }
gr-brief-worker = +arb.
gr-brief-marker = +fiche
gr-brief-again = herhaal 1
gr-brief-again-two = 1–2 nogmaals
gr-brief-start-bonus = { $count } startb.
gr-brief-hire = aannemen
gr-brief-engineer = ing. { $what }
gr-brief-medal = medaille
gr-brief-revalue = waarden
gr-brief-second-marker = 2e fiche
gr-brief-black-worker = zwarte arb.
gr-brief-loco9 = loc #9
gr-brief-coal-factory = kolenfabr.

## Korte opschriften voor een tekening

gr-sign-worker = a
gr-sign-coin = m
gr-sign-black = z
gr-short-round = ronde { $round }/{ $rounds }
gr-short-points = { $count } P
gr-short-passed = past
gr-short-tracks = Sporen
gr-short-locos = Locomotieven
gr-short-industry = Industrie
gr-short-aid = Hulp
gr-short-order = Beurtvolgorde
gr-short-last = Laatste ronde
gr-short-engineers = Ingenieurs
gr-short-own = eigen
gr-short-coal = Kolen
gr-short-boiler = stoker
gr-short-combined = 1 kool, { $coin }:+gieterij
gr-short-supply = Voorraad
gr-short-factories = fabrieken
gr-short-doublers = verdubbelaars
gr-short-cards = ?-kaarten
gr-short-end-pile = eindbonus
gr-short-income = inkomsten
gr-short-foundries = gieterijen
gr-short-tokens = ?-fiches
gr-short-signals = seinen
gr-short-reach = bereik
gr-short-now = telt
gr-short-values = waarden
gr-short-markers = industrie
gr-short-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
gr-short-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
gr-short-coals = { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}
gr-short-black-worker = + zwart
gr-short-to-earn = nog { $count } te verdienen
gr-short-deck = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
gr-short-grows = +1 arbeider bij { $points } P
gr-short-coming = komt nog
gr-legend = Z zwart · G grijs · B bruin · N naturel · W wit spoor · ═ bereik · ² dubbel · a arbeider · m munt
gr-legend-coal = ? fiche · ! sein · *3 punten per waardering · x2 dubbel · (M) medaille · +w arbeider · ° ook bereik
gr-legend-more = [W] station · 2> industrie · 2$ munten · L/F loc/fabriek · ↻ inkomsten · +m ● fiche · [3+] stoker

## Opties en huisregels

gr-option-board = Spelersborden
gr-option-board-about = Neem voor een eerste partij de Russische borden: drie hele lijnen, naar Vladivostok, Sint-Petersburg en Kiev. Op de Duitse vertakt München zich, houden stations een lijn tegen tot je haar uitbreidt, en leveren inkomstenfiches één keer per ronde iets op.
gr-option-board-german = Duits
gr-option-board-russian = Russisch
gr-option-coal = Kolenmodule
gr-option-coal-about = Voor wie het spel kent: kolen stoken gieterijen op, dat zijn extra acties, en leveren stokers op, die locomotieven en fabrieken sterker maken. Het spel duurt een ronde korter.
gr-option-new-parts = Nieuwe ingenieurs en ?-fiches
gr-option-new-parts-about = Meer afwisseling, nauwelijks meer regels: er kunnen nieuwe ingenieurs opduiken, iedereen heeft een ?-fiche meer, en er is een ?-kaart meer.
gr-option-any2-two-coins = Twee munten voor twee vrije stappen
gr-option-any2-two-coins-about = Het veld voor twee stappen van een kleur naar keuze mag met twee munten worden betaald.
gr-option-end-bonus = Eindbonuskaart
gr-option-end-bonus-about = Wie een eindbonuskaart krijgt, bekijkt de stapel en kiest er een, of trekt de bovenste.
gr-option-end-bonus-choose = er een kiezen
gr-option-end-bonus-draw = de bovenste trekken
gr-option-order-coin-moves = Munten op volgordevelden verplaatsen
gr-option-order-coin-moves-about = Een munt op een volgordeveld mag na de ronde worden verplaatst zoals een arbeider.
gr-option-pass-points = Punten voor het passen
gr-option-pass-points-about = Ze gaan naar je plaats in de beurtvolgorde van de ronde, of naar de plaats die je aan het begin kreeg.
gr-option-pass-points-position = naar de beurtvolgorde van de ronde
gr-option-pass-points-dealt = naar de plaats van het begin
gr-option-emil-tiles = Tegels die Emil neemt
gr-option-emil-tiles-about = Op het veld voor een locomotief en een fabriek neemt Emil, tegen wie je alleen speelt, twee tegels of één.
gr-option-emil-tiles-two = twee tegels
gr-option-emil-tiles-one = één tegel
gr-option-emil-engineer = Wat een ingenieur Emil kost
gr-option-emil-engineer-about = Voor de openbare ingenieur betaalt Emil, tegen wie je alleen speelt, de gedrukte arbeiders of altijd één.
gr-option-emil-engineer-printed = de gedrukte arbeiders
gr-option-emil-engineer-one = altijd één arbeider
gr-option-medal-track = Wat de medaille nodig heeft
gr-option-medal-track-about = De medaille telt als het spoor dat de componenten noemen haar veld heeft bereikt, in componentenset 2 het grijze, of het zwarte spoor is genoeg.
gr-option-medal-track-printed = het gedrukte spoor
gr-option-medal-track-black = het zwarte spoor
gr-option-emil-blocks = Wat Emil bezet
gr-option-emil-blocks-about = Emil, tegen wie je alleen speelt, bezet velden waarvan je de actie zou kunnen doen, of alleen die je ook zou kunnen betalen.
gr-option-emil-blocks-possible = wat je zou kunnen doen
gr-option-emil-blocks-payable = wat je zou kunnen doen en betalen
gr-option-emil-tie = Evenveel ingenieurs als Emil
gr-option-emil-tie-about = Heb je evenveel ingenieurs als Emil, tegen wie je alleen speelt, dan beslist het hoogste getal over de meerderheid, of jij bent eerste.
gr-option-emil-tie-number = het hoogste getal beslist
gr-option-emil-tie-player = jij bent eerste
gr-option-extra-tokens = Nieuwe ?-fiches
gr-option-extra-tokens-about = Van de nieuwe ?-fiches heeft iedereen er een van elk, of er is van elk één voor allen samen en wie het eerst komt, gebruikt het.
gr-option-extra-tokens-each = van elk één voor iedereen
gr-option-extra-tokens-shared = van elk één voor allen samen
gr-option-refused-order-coin-moves = Alleen is er geen beurtvolgorde: deze huisregel vraagt twee spelers of meer.
gr-option-refused-pass-points = Alleen scoort niemand voor het passen: deze huisregel vraagt twee spelers of meer.
gr-option-refused-emil-tiles = Emil speelt alleen tegen één speler, dus aan deze tafel neemt hij geen tegels.
gr-option-refused-emil-engineer = Emil speelt alleen tegen één speler, dus aan deze tafel gebruikt hij geen ingenieur.
gr-option-refused-emil-blocks = Emil speelt alleen tegen één speler, dus aan deze tafel bezet hij niets.
gr-option-refused-emil-tie = Emil speelt alleen tegen één speler, dus aan deze tafel sta je nooit met hem gelijk.
gr-option-refused-extra-tokens = Alleen is er niemand om fiches mee te delen: deze huisregel vraagt twee spelers of meer.

## De regels van Russian Railroads, in eigen woorden

rr-rule-1 = Je speelt met één tot vier spelers. Twee spelers en het solospel gebruiken de ene kant van het hoofdbord, drie en vier de andere; sommige velden staan maar op één kant. Alle scores beginnen op 0.
rr-rule-2 = De vijf ?-kaarten liggen open. Op drie ervan ligt wat je ermee wint: de zwarte arbeider, de bijzondere locomotief #9, en ingenieur 1 met een munt.
rr-rule-3 = Van de tien eindbonuskaarten gaan er twee ongezien terug in de doos. De andere acht vormen de gedekte stapel.
rr-rule-4 = De voorraad heeft van elk nummer van 2 tot 9 zoveel locomotieven als er spelers zijn; met één speler evenveel als met twee.
rr-rule-5 = Er zijn 20 verdubbelaars en niet meer. Munten raken nooit op. Met drie of vier spelers staan de twee turquoise arbeiders op hun veld.
rr-rule-6 = Ingenieurs A en B worden apart geschud. Van rechts, te beginnen met het aanneemveld, komen eerst de A-ingenieurs op de strook, dan de B-ingenieurs; de rest gaat ongezien terug. Liggende velden tonen de lichte kant, staande de donkere.
rr-rule-7 = Je begint met een zwart spoor op veld 1 van alle drie de lijnen, locomotief #1 op de hoofdlijn, een industriefiche op veld 0, je arbeiders en munten, en zeven ?-fiches. Nog twee van je arbeiders wachten tot je ze verdient.
rr-rule-8 = De beurtvolgordekaarten worden willekeurig gedeeld: zij bepalen wie begint en wie volgt.
rr-rule-9 = Vóór de eerste beurt neemt iedereen behalve de eerste speler een startbonuskaart, de laatste speler het eerst, en krijgt meteen wat erop staat. Elke kaart kan één keer worden genomen.
rr-rule-10 = De spelers zijn om beurten aan zet, in de beurtvolgorde en steeds opnieuw, tot iedereen heeft gepast. In een beurt gebruik je precies één veld, of je past; na het passen heb je in deze ronde geen beurten meer.
rr-rule-11 = Zet zoveel van je arbeiders op een vrij veld als het toont, niet meer en niet minder. Daarna is het veld geblokkeerd tot het einde van de ronde, ook voor jezelf.
rr-rule-12 = Het veld voor één zwarte of grijze stap is nooit geblokkeerd: iedereen mag het zo vaak gebruiken als hij wil.
rr-rule-13 = Een munt mag elke arbeider vervangen. Een munt die een veld zelf vraagt, moet een munt zijn. Je betaalt nooit meer dan de prijs. Het veld voor twee stappen van een kleur naar keuze kan dus met twee munten worden betaald, tenzij een huisregel dat verbiedt.
rr-rule-14 = Munten die je hebt geplaatst, zijn weg als de ronde eindigt. Munten die je nog hebt, mag je houden.
rr-rule-15 = Wat anderen ook hadden kunnen gebruiken, moet helemaal: een veld, een openbare ingenieur of een ?-kaart mag je alleen kiezen als je alles ervan kunt uitvoeren.
rr-rule-16 = Wat alleen van jou is, mag gedeeltelijk of helemaal niet: fabrieken, je eigen ingenieurs, ?-fiches en bijzondere velden. Wat niet kan, vervalt.
rr-rule-17 = Of je een hele actie kunt uitvoeren, wordt vóór het plaatsen bekeken, zonder wat je onderweg zou krijgen. Zulke winst mag je daarna tussendoor gebruiken.
rr-rule-18 = Wat je in een beurt krijgt, mag je in elke volgorde gebruiken, maar alleen in deze beurt: niets kan worden bewaard.
rr-rule-19 = Twee dingen kunnen niet wachten: een locomotief in je hand, met alles wat zij vervangt, en de keuze van een veld om nog een keer te gebruiken.
rr-rule-20 = Een eindbonuskaart die je krijgt, kies je aan het einde van de beurt.
rr-rule-21 = Alles is openbaar behalve de eindbonuskaarten: die van de spelers, de stapel en de twee die zijn weggelegd.
rr-rule-22 = Een stap schuift één spoor één veld op. De stappen van een actie mag je vrij over de lijnen verdelen.
rr-rule-23 = Op een lijn blijft elke kleur achter de vorige: grijs achter zwart, bruin achter grijs, naturel achter bruin, wit achter naturel. Sporen delen nooit een veld en springen niet.
rr-rule-24 = De eerste stap van een kleur op een lijn komt op veld 1; de kleur ervoor moet dus al verder zijn.
rr-rule-25 = Geen spoor gaat voorbij het laatste veld, en elke lijn neemt alleen haar eigen kleuren: op het Russische bord alle vijf naar Vladivostok, geen wit naar Sint-Petersburg, naturel noch wit naar Kiev.
rr-rule-26 = Je zwarte spoor op de hoofdlijn maakt de andere kleuren vrij, voorgoed en voor alle lijnen: op het Russische bord grijs bij veld 2, bruin bij 6, naturel bij 10, wit bij 15. Een stap geeft dat nog niet.
rr-rule-27 = Een kleur die voor jou niet vrij is, kun je niet gebruiken, niet op haar eigen velden en niet voor een stap van een kleur naar keuze. Heb je meer van zulke stappen, dan mogen hun kleuren verschillen.
rr-rule-28 = Op het veld voor een zwarte of grijze stap zeg jij welke van de twee het is.
rr-rule-29 = Een nieuwe locomotief is altijd die met het laagste nummer in de voorraad.
rr-rule-30 = Zij komt op een vrije plaats van een lijn, of neemt de plaats in van een lagere locomotief van jou. Die plaats moest maken, wordt meteen net zo geplaatst, enzovoort; welke je vervangt, kies je zelf.
rr-rule-31 = Zolang een van je plaatsen leeg is, mag je geen locomotief teruggeven. Zijn alle vier vol, dan wordt de overgebleven locomotief omgedraaid en ligt als fabriek in de voorraad.
rr-rule-32 = Met alle plaatsen vol mag je de locomotief in je hand op elk moment teruggeven, ook de nieuwe; je moet het als geen eigen locomotief lager is.
rr-rule-33 = Fabriek 1 verschijnt alleen als een locomotief #1 is teruggegeven.
rr-rule-34 = Het bereik van een lijn is de som van de nummers van haar locomotieven; twee passen op de hoofdlijn, één op elke andere. Zonder locomotief is het 0.
rr-rule-35 = Maakt een locomotief de voorwaarde van een bijzonder veld compleet, dan krijg je het voordeel meteen.
rr-rule-36 = Zijn de locomotieven op, dan kun je alleen teruggegeven fabrieken nemen; is er niets meer, dan zijn de velden nutteloos. Het veld voor beide vraagt beide; een tegel die in het eerste deel terugkomt, telt voor het tweede.
rr-rule-37 = Voor een fabriek draai je de laagste locomotief van de voorraad om, of neem je een fabriek die is teruggegeven.
rr-rule-38 = Fabrieken vullen de vijf gaten van je industriebaan van links naar rechts. Een zesde vervangt er een naar keuze; de oude gaat naar de voorraad.
rr-rule-39 = Een fiche op een fabriek die wordt vervangen, blijft staan. De nieuwe fabriek werkt pas als er een fiche op komt.
rr-rule-40 = Op het veld voor een locomotief en een fabriek kies je de volgorde; een locomotief die je in het eerste deel teruggeeft, mag je fabriek worden.
rr-rule-41 = Een industriestap zet een van je industriefiches één plaats verder. Een gat zonder fabriek houdt het tegen. Meer fiches van jou mogen op één plaats staan.
rr-rule-42 = Een fiche dat op een fabriek komt, laat haar één keer werken, nu. Een ander fiche dat later komt, laat haar opnieuw werken.
rr-rule-43 = Het eerste van je fiches op het veld zonder getal laat je een ?-fiche gebruiken. Het laatste veld geeft een sein, één keer.
rr-rule-44 = Een veld met industriestappen kun je alleen gebruiken als al die stappen kunnen; een leeg gat vóór je enige fiche sluit ze allemaal.
rr-rule-45 = Fabriek 1 geeft punten: de som van de getallen van je ingenieurs, nooit onder 0.
rr-rule-46 = Fabriek 8 geeft punten: de nummers van je twee hoogste locomotieven.
rr-rule-47 = Een verdubbelaar komt boven het meest linkse vrije veld van de eerste acht van je hoofdlijn, en blijft. Met acht geplaatst, of als ze op zijn, valt er niets te leggen.
rr-rule-48 = Dit veld geeft twee munten uit de voorraad.
rr-rule-49 = De twee turquoise arbeiders zijn van jou vanaf je volgende beurt, alleen deze ronde; dan gaan ze terug naar hun veld. Ze tellen in alles als arbeiders.
rr-rule-50 = Om een veld nog een keer te gebruiken, kies je er een waarop deze ronde precies één arbeider of munt van jou staat; de actie is gratis, en de zwarte arbeider helpt weer als hij daar staat. Je mag niet het veld kiezen dat je gebruikt, geen volgordeveld, geen veld dat een munt vraagt en geen veld dat zelf herhaalt. Op het veld voor een zwarte of grijze stap telt elke plaatsing apart. Mag je meer keren herhalen, zoals met een stoker, dan mag je hetzelfde veld opnieuw kiezen. Alleen een ingenieur die kopieert of fabrieken laat werken en in een beurt al is herhaald, kan niet opnieuw worden herhaald door een fabriek die een ingenieur liet werken.
rr-rule-51 = Ingenieurs met de lichte kant boven zijn velden voor iedereen, één keer per ronde, voor de prijs die erop staat. Een strookveld zonder ingenieur biedt niets.
rr-rule-52 = Voor één munt neem je de ingenieur van het aanneemveld, voorgoed. Per ronde kan er maar één worden aangenomen.
rr-rule-53 = Een eigen ingenieur is een veld voor jou alleen, één keer per ronde voor de gedrukte prijs, vanaf je volgende beurt.
rr-rule-54 = Je mag zoveel ingenieurs aannemen als je wilt; ze tellen allemaal voor de meerderheid aan het eind.
rr-rule-55 = Ingenieur 14 doet wat de ingenieur van een ander of een openbare doet, zonder diens prijs. Kopiëren of herhalen kan niet worden gekopieerd.
rr-rule-56 = Ingenieur 10 schuift één grijs spoor minstens één veld op en hoogstens tot vlak achter het zwarte spoor. Elk bijzonder veld onderweg telt als bereikt.
rr-rule-57 = Een arbeider of munt onder de eerste of tweede plaats eist die plaats op voor de volgende ronde. De plaats waar je staat mag je niet opeisen, en beide ook niet.
rr-rule-58 = Met twee spelers kan alleen de eerste plaats worden opgeëist, ook door de eerste speler, om eerste te blijven.
rr-rule-59 = Als iedereen heeft gepast, wordt wie de eerste plaats opeiste eerste, en wie de tweede opeiste tweede. De anderen houden hun volgorde. Eiste niemand de eerste plaats op en de eerste speler de tweede, dan verandert er niets.
rr-rule-60 = Bij je nieuwe plaats hoort haar beurtvolgordekaart, die zegt wat passen oplevert.
rr-rule-61 = Dan mag de arbeider onder de tweede plaats, en daarna die onder de eerste, naar een vrij veld dat één arbeider en geen munt kost, en daar de actie doen. Volgordevelden doen niet mee, er mag niets bij, en blijven staan mag ook.
rr-rule-62 = Een munt op een volgordeveld verplaatst niet, tenzij een huisregel het toestaat.
rr-rule-63 = Munten en arbeiders die je zo krijgt, kun je vanaf de volgende ronde gebruiken; turquoise arbeiders gaan meteen terug.
rr-rule-64 = Een bijzonder veld is vervuld als een spoor van zijn kleur het heeft bereikt of gepasseerd en, waar het een locomotief toont, het bereik van de lijn ook zo ver gaat. Wat het eerst kwam, maakt niet uit.
rr-rule-65 = Wat één keer komt, komt één keer, en blijft van jou ook als de locomotief vertrekt. Sterren, verdubbeling en medaille worden bij elke waardering opnieuw bekeken.
rr-rule-66 = Een nieuwe arbeider is een van de twee die je apart had; je kunt hem deze ronde al gebruiken. Meer dan twee zijn er niet.
rr-rule-67 = Een sein geeft één zwarte stap en één stap van een vrije kleur naar keuze, in elke volgorde, of 10 punten. Elk sein telt voor zijn eindbonuskaart.
rr-rule-68 = Voor een ? kies je een ongebruikt ?-fiche en krijg je meteen wat erop staat. Elk dient één keer; is er geen meer, dan gebeurt er niets.
rr-rule-69 = De medaille van Kiev ligt op haar plaats en geeft 20 punten bij elke waardering waarin het grijze spoor en het bereik dat veld dekken. Als huisregel, en met componentenset 1, is het zwarte spoor genoeg.
rr-rule-70 = Met het opwaardeerfiche van het basisspel zijn je velden bruin 3 waard, naturel 6, wit 10; grijs blijft 1.
rr-rule-71 = Het tweede industriefiche begint op veld 0; dan heb je twee industriestappen voor een van beide. Allebei tellen ze.
rr-rule-72 = Dit fiche heeft twee delen: bekijk de stapel eindbonuskaarten en houd er heimelijk een, en neem een van de ?-kaarten. Is een ervan op, dan telt alleen het andere. Als huisregel wordt de bovenste kaart blind getrokken.
rr-rule-73 = Van elke ?-kaart is er één. Je mag een kaart alleen nemen als je alles ervan kunt uitvoeren.
rr-rule-74 = De zwarte arbeider is een arbeider extra voor de rest van het spel. Geplaatst waar zwarte sporen bewegen, geeft hij een extra zwarte stap, die je mag laten. Stappen van een kleur naar keuze tellen niet.
rr-rule-75 = Je mag in elke beurt passen, ook met arbeiders over. Staat geen veld voor je open, dan moet het.
rr-rule-76 = Als je past, scoor je meteen naar je plaats in de beurtvolgorde van deze ronde: niets voor de eerste, 2 voor de tweede, 3 voor de derde, 4 voor de vierde. Als huisregel telt de plaats van het begin.
rr-rule-77 = Als iedereen heeft gepast, wordt de nieuwe beurtvolgorde bepaald, verlaten arbeiders de volgordevelden, scoort iedereen, worden de velden opgeruimd en schuiven de ingenieurs op; dan begint de volgende ronde.
rr-rule-78 = Bij een waardering scoort iedereen elke lijn, dan sterren en medaille, dan de industrie.
rr-rule-79 = Elk veld van een lijn telt, zo ver als bereik en zwart spoor allebei gaan, met de beste kleur die erop of verder staat: zwart 0, grijs 1, bruin 2, naturel 4, wit 7. Een verdubbelaar verdubbelt zijn veld, een vervulde x2 de hele lijn.
rr-rule-80 = Alle vervulde sterrenvelden tellen op. Verdubbelaars en x2 raken sterren en medaille niet.
rr-rule-81 = Elk industriefiche scoort het getal van zijn veld; op een fabriek of een veld zonder getal het laatste getal ervoor.
rr-rule-82 = Dan gaan de arbeiders naar huis, de turquoise naar hun veld, en munten op velden naar de voorraad. Sporen, locomotieven en verdubbelaars blijven.
rr-rule-83 = Een ingenieur die niemand aannam, verlaat het spel. De anderen schuiven één veld naar rechts; het lege eind toont hoeveel rondes er nog zijn.
rr-rule-84 = In de laatste ronde komt één veld voor drie industriestappen in de plaats van de volgordevelden; daarna verandert de volgorde niet meer.
rr-rule-85 = Na de laatste waardering worden de eindbonuskaarten getoond en geteld.
rr-rule-86 = Dan leveren de meeste ingenieurs 40 punten op en de op een na meeste 20. Bij gelijke stand beslist het hoogste getal onder de ingenieurs. Wie geen ingenieur heeft aangenomen, krijgt niets, ook niet met de eindbonuskaart die voor een ingenieur telt.
rr-rule-87 = De hoogste score wint. Gelijke scores delen de overwinning.
rr-rule-88 = Drie spelers spelen zes rondes, met zes arbeiders en één munt ieder, drie locomotieven van elk nummer en zes ingenieurs.
rr-rule-89 = Met twee spelers ontbreken velden: twee zwarte stappen, twee grijze stappen, het duurdere locomotiefveld, industrie met een zwarte stap, turquoise arbeiders, de tweede plaats, de tweede openbare ingenieur. Zes rondes, zes arbeiders en twee munten ieder, twee locomotieven van elk nummer; de meerderheid geeft nog steeds 40 en 20.
rr-rule-90 = De delen van een effect mag je in elke volgorde en stap voor stap door elkaar doen, tenzij een regel zegt wat eerst komt. Staat er “of” tussen, dan kies je er een.

## De regels van de Duitse borden

gr-rule-1 = De Duitse borden komen in de plaats van de Russische. Naast het hoofdbord liggen 18 spooruitbreidingen, acht inkomstenfiches en één extra industriefiche; al het andere blijft gelijk.
gr-rule-2 = De lijnen heten München, de hoofdlijn, Dresden en Neurenberg-Fürth. Je begint met zwart op veld 1 van elke lijn en locomotief #1 op München.
gr-rule-3 = München heeft twee locomotieven en de verdubbelaars boven veld 1 tot 8; de andere lijnen hebben elk één locomotief.
gr-rule-4 = Zwart op München maakt grijs vrij bij veld 2 en bruin bij 6; naturel en wit volgen op de takken.
gr-rule-5 = Gaat je zwarte spoor van veld 8 naar 9 van München, dan kies je Hamburg of Berlijn, ook midden in een actie. De keuze is voorgoed, en al je kleuren volgen haar.
gr-rule-6 = Berlijn is korter en geeft eerder naturel sporen en een ?. Hamburg is langer, en alleen daar kun je wit krijgen.
gr-rule-7 = Aan het eind van Hamburg komt wit vrij en mag je het meteen twee stappen zetten, zover er plaats is.
gr-rule-8 = Naturel sporen mogen op alle drie de lijnen, maar je hebt er maar twee. Eenmaal gelegd blijven ze; wit op München vraagt naturel op München.
gr-rule-9 = Hannover op de lijn Dresden begint een stuk van 3 velden; op de lijn Neurenberg-Fürth begint Würzburg er een van 4 en Frankfurt een van 2.
gr-rule-10 = Bereikt je zwarte spoor een station, dan moet je een van de overgebleven uitbreidingen van de juiste maat kiezen en daar leggen. Het eerste veld ervan is het station zelf; je zwarte spoor staat er dus al op.
gr-rule-11 = Overgebleven stappen gaan meteen verder over de nieuwe uitbreiding.
gr-rule-12 = De bijzondere velden van een uitbreiding tellen als gedrukte, vanaf het moment dat zij er ligt.
gr-rule-13 = Zolang de uitbreiding er niet ligt, komt geen spoor op dat stuk. Uitbreidingen worden nooit geruild of teruggegeven.
gr-rule-14 = Er zijn zes uitbreidingen van elke maat, dus iedereen heeft keus; wat je kiest, ziet iedereen.
gr-rule-15 = Op het Duitse bord ligt de medaille van Kiev op veld 5 van Dresden.
gr-rule-16 = Industriestappen, munten, een locomotief of een fabriek van een bijzonder veld komen één keer, als de voorwaarde vervuld is, en niet nog eens bij waarderingen.
gr-rule-17 = Het extra industriefiche mag worden genomen door wie met zijn zwarte spoor het veld bereikt, en begint op industrieveld 0. Staat er dan een fiche van jou op 0, dan is de kans voorbij.
gr-rule-18 = Een inkomstenveld laat je een van de overgebleven inkomstenfiches nemen, welk je maar wilt. Je mag er meer hebben.
gr-rule-19 = Elk inkomstenfiche kan één keer per ronde worden gebruikt, ook in de ronde waarin je het nam.
gr-rule-20 = Gebruik inkomstenfiches in je eigen beurt naast je actie: ervoor, erna of tussen andere effecten, meer als je wilt, ook als maar een deel kan.
gr-rule-21 = Nadat je hebt gepast, terwijl arbeiders de volgordevelden verlaten en bij waarderingen kun je geen inkomstenfiche gebruiken. Een gebruikt fiche wordt omgedraaid.
gr-rule-22 = Na de waardering worden alle inkomstenfiches weer opengelegd.
gr-rule-23 = Hoeveel arbeidersvelden je ook bereikt, je krijgt er niet meer dan twee arbeiders van je kleur bij.
gr-rule-24 = De sterren van Neurenberg-Fürth en zijn uitbreidingen tellen op zoals die van Kiev.
gr-rule-25 = Eindstations zijn veld 9 van Dresden, veld 9 van Neurenberg-Fürth, en het laatste veld van jouw tak van München.
gr-rule-26 = Duitse borden en kolen kunnen samen; dan gelden de rondes van de kolenmodule. Om het spel te leren neem je eerst de Duitse borden, dan kolen op de Russische, dan beide.

## De regels van de kolenmodule

gc-rule-1 = Met kolen is het spel een ronde korter: zes rondes met vier spelers, vijf met minder. Er is een ingenieur minder, en het linkereind van de strook blijft leeg.
gc-rule-2 = Het kolenbord heeft drie velden met drie of vier spelers, twee velden met één of twee.
gc-rule-3 = De twaalf gieterijen worden gedekt geschud; twee worden naast de stapel opengelegd.
gc-rule-4 = Iedereen begint met één kool, en één munt meer dan anders. Er komt een startbonuskaart met één kool bij.
gc-rule-5 = Je mag zoveel kolen hebben als je wilt, en ze raken nooit op.
gc-rule-6 = Het kolenveld geeft één kool voor één arbeider. Het is een veld als elk ander: een munt mag ook, het kan nog een keer worden gebruikt, en een arbeider van een volgordeveld mag erheen.
gc-rule-7 = Voor een munt, nooit een arbeider, neem je een van de open gieterijen en één kool. Daarna wordt uit de stapel aangevuld, zolang die er is.
gc-rule-8 = Met één of twee spelers doet één veld beide, samen één keer per ronde: een arbeider daar geeft één kool, een munt een gieterij en één kool.
gc-rule-9 = Het stokersveld en je gieterijen kosten kolen, geen arbeiders, en komen naast je actie: ervoor, erna of ertussen, meer in één beurt, ook met kolen van dezelfde beurt.
gc-rule-10 = Elk van je gieterijen werkt één keer per ronde. Het stokersveld dient één keer per ronde voor alle spelers samen.
gc-rule-11 = Ze zijn niet te gebruiken na het passen, terwijl arbeiders de volgordevelden verlaten, of bij waarderingen. Na de waardering gaan de kolen erop naar de voorraad.
gc-rule-12 = Voor twee kolen neem je de bovenste gieterij van de gedekte stapel, zonder te kijken, als stoker en zet je hem bij een locomotief of fabriek van jou zonder stoker. Die gieterij is uit het spel.
gc-rule-13 = Een locomotief met stoker telt één meer, voor alles: bereik, bijzondere velden, vervangen, punten. Elk neemt één stoker.
gc-rule-14 = De stoker blijft bij zijn tegel en gaat mee. Gaat de tegel terug naar de voorraad, dan verlaat hij het spel.
gc-rule-15 = Stokers tellen mee als locomotieven worden vergeleken: een #4 kan een #3 met stoker niet vervangen.
gc-rule-16 = Een fabriek met stoker doet meer: een met één vermogen werkt twee keer, een met meer doet er één nog een keer, een die punten geeft geeft er één meer, de kolenfabriek één zwarte stap meer. Je hoeft niet alles te gebruiken.
gc-rule-17 = Een eigen gieterij kost telkens twee kolen en mag ook als niet alles kan. Die in de uitstalling kun je niet gebruiken.
gc-rule-18 = Gieterij 2 bouwt een locomotief of een fabriek; gieterij 4 alleen een fabriek.
gc-rule-19 = Gieterij 7 laat je een veld nog een keer gebruiken waarop deze ronde één of twee stukken van jou staan, hoogstens één ervan een munt. Het mag geen veld zijn dat een munt vraagt, en geen volgordeveld.
gc-rule-20 = Gieterij 8 en 12 geven punten: het nummer van je hoogste locomotief.
gc-rule-21 = Meteen na het gebruik van een gieterij, en op geen ander moment, mag je haar sluiten: ze wordt een stoker bij een locomotief of fabriek zonder stoker, en haar actie is voorgoed weg.
gc-rule-22 = Je kunt een gieterij niet sluiten als geen van je tegels een stoker kan krijgen.
gc-rule-23 = De kolenfabriek komt van haar ?-kaart en wordt gebouwd als elke fabriek. Telkens als ze werkt, geeft ze twee zwarte stappen, en voor elk van hoogstens drie kolen nog twee.
gc-rule-24 = Een ander fiche of de fabrieksingenieur laat de kolenfabriek opnieuw werken. Eenmaal vervangen ligt ze in de voorraad, als laagste fabriek.
gc-rule-25 = Kolen zijn aan het eind niets waard. Bij kolen horen de mijningenieur, het fiche voor vier kolen en de kaart met de kolenfabriek.

## De regels voor één speler tegen Emil

gs-rule-1 = Alleen speel je op de kant voor twee, met alle modules naar keuze, maar zonder beurtvolgorde, startbonuskaarten en veld van de laatste ronde. Je begint met 5 munten, met kolen 6 en één kool. Het veld voor twee munten is gesloten.
gs-rule-2 = Emil heeft zes arbeiders, nog twee die wachten, en 16 kaarten, met kolen 17. Hij scoort niets.
gs-rule-3 = Er zijn zes rondes, met kolen vijf. Voor elke ronde worden al Emils kaarten opnieuw geschud.
gs-rule-4 = Emil begint elke ronde; daarna wisselen jullie elkaar af.
gs-rule-5 = In zijn beurt trekt Emil kaarten tot er een bruikbaar is, en bezet dat veld met zoveel arbeiders als het kost. Alle getrokken kaarten gaan weg.
gs-rule-6 = Een kaart is onbruikbaar als Emil er te weinig arbeiders voor heeft.
gs-rule-7 = Een kaart is onbruikbaar als haar veld bezet is.
gs-rule-8 = Een kaart is onbruikbaar als jij het veld niet zou kunnen gebruiken, omdat de kleur niet vrij is, de actie niet helemaal kan of er geen ingenieur ligt. Hoeveel arbeiders en munten je hebt, maakt niet uit. Als huisregel slaat Emil ook over wat je niet zou kunnen betalen.
gs-rule-9 = Munten die Emil nodig heeft, komen uit de voorraad.
gs-rule-10 = Emil doet geen acties, op twee na: op een locomotiefveld neemt hij de laagste locomotief weg, of anders de laagste fabriek, en twee tegels op het veld voor beide; op het aanneemveld neemt hij de ingenieur. Als huisregel neemt hij maar één tegel.
gs-rule-11 = Tegels die Emil neemt, zijn uit het spel. Zijn ingenieurs tellen voor de meerderheid en verder nergens voor.
gs-rule-12 = Met de ingenieurskaart bezet Emil de openbare ingenieur, voor de arbeiders die deze kost. Als huisregel kost het hem altijd één arbeider.
gs-rule-13 = Met de kolenkaart zet Emil één arbeider op het kolenveld en krijgt hij geen kolen.
gs-rule-14 = Emil past als hij aan de beurt is en geen kaart of geen arbeider meer heeft. Daarna ga jij alleen door, zoveel beurten als je wilt.
gs-rule-15 = Bereikt je score 50, dan krijgt Emil een zevende arbeider, bij 150 een achtste, meteen; heeft hij nog niet gepast, dan kan hij hem deze ronde gebruiken.
gs-rule-16 = Als je past, eindigt de ronde meteen, wat Emil ook over heeft. Jij telt, de arbeiders gaan naar huis, de ingenieurs schuiven op.
gs-rule-17 = Alleen levert passen geen punten op.
gs-rule-18 = Aan het eind krijg je 40 voor de meerderheid, of 20 als Emil meer ingenieurs heeft en jij minstens één. Bij evenveel beslist het hoogste getal; als huisregel ben jij dan eerste.
gs-rule-19 = Ingenieur 14 mag een ingenieur van Emil kopiëren.
gs-rule-20 = Alleen speel je om een zo hoog mogelijke score.
gs-rule-21 = Raken zijn kaarten op terwijl Emil trekt, dan bezet hij deze beurt niets; in zijn volgende beurt past hij.

## De regels van de nieuwe onderdelen

gn-rule-1 = De nieuwe onderdelen passen bij alle borden en modules; die met kolen alleen bij kolen. De nieuwe ?-kaarten liggen bij de andere.
gn-rule-2 = Nieuwe ingenieurs worden in de stapel van hun letter geschud. Geen getal ligt aan het begin twee keer op de strook: zo’n ingenieur gaat opzij en de volgende wordt gedeeld.
gn-rule-3 = Eén nieuwe ingenieur geeft drie grijze stappen voor een arbeider.
gn-rule-4 = Een andere geeft een zwarte, een grijze en een bruine stap voor een munt.
gn-rule-5 = De mijningenieur geeft twee kolen voor een arbeider; hij doet alleen met kolen mee.
gn-rule-6 = De fabrieksingenieur, getal −10, kost twee arbeiders: een van je fabrieken werkt alsof er net een fiche op kwam, ook met haar stoker; fiches bewegen niet.
gn-rule-7 = Zijn −10 telt mee als de getallen van je ingenieurs worden opgeteld, maar nooit onder 0 samen. Voor de meerderheid is hij één ingenieur.
gn-rule-8 = De startbonusingenieur kost één arbeider: er worden twee verschillende startbonuskaarten getrokken, je krijgt ze beide, en ze gaan terug. Wat niet kan, vervalt.
gn-rule-9 = Iedereen krijgt er een ?-fiche voor vier munten bij, en met kolen nog een voor vier kolen. Als huisregel is er van elk één voor allen samen, en wie het eerst komt, gebruikt het.
gn-rule-10 = De Duitse opwaardering ligt op haar ?-kaart: grijs telt 2, bruin 3, naturel 7, wit 8. Ze gaat nooit samen met het fiche van het basisspel; wie het ene heeft, kan het andere niet nemen.
gn-rule-11 = De ?-kaart met de kolenfabriek geeft twee kolen, en de fabriek wordt meteen gebouwd.
gn-rule-12 = Onderdelen van de kleine uitbreidingen, zoals locomotieven #10, zitten niet in dit spel.

## Hoofdstukken van de regels

gr-chapter-auxiliary = Kleinere opbrengsten
gr-chapter-coal = Kolen
gr-chapter-engineers = Ingenieurs
gr-chapter-germany = Duitsland
gr-chapter-industry = Industrie
gr-chapter-locomotives = Locomotieven en fabrieken
gr-chapter-new-parts = Nieuwe onderdelen
gr-chapter-parts = Onderdelen
gr-chapter-passing = Passen
gr-chapter-round = Einde van een ronde
gr-chapter-solo = Eén speler
gr-chapter-specials = Bijzondere effecten
gr-chapter-tracks = Spoor
gr-chapter-turns = Beurten

## Midden in een zet, en wat een einde opgeeft

gr-picked-place-pay-black = Betaal met de zwarte arbeider: kies het veld.
gr-picked-place-pay-coin = Betaal 1 munt in plaats van 1 arbeider: kies het veld.
gr-picked-place-pay-coin-black = Betaal 1 munt in plaats van 1 arbeider, en de zwarte arbeider: kies het veld.
gr-picked-place-pay-2coins = Betaal 2 munten in plaats van 2 arbeiders: kies het veld.
gr-picked-place-pay-2coins-black = Betaal 2 munten in plaats van 2 arbeiders, en de zwarte arbeider: kies het veld.
gr-picked-place-pay-3coins = Betaal 3 munten in plaats van 3 arbeiders: kies het veld.
gr-picked-place-space = Kies hoe je “{ $space }” betaalt.
gr-picked-step-effect-step = Kies het spoor dat een stap opschuift.
gr-picked-step-my-track = Kies de stap die dit spoor opschuift.
gr-picked-build-effect-build-either = Locomotief of fabriek?
gr-picked-build-supply = Kies waarmee je bouwt.
gr-picked-choose-effect-choose = Kies een van deze.
gr-picked-choose-part = Kies het effect waar dit bij hoort.
gr-picked-signal-effect-signal = Stappen of punten voor het sein?
gr-picked-signal-way = Kies het sein dat je gebruikt.
gr-forfeit-workers = { $count ->
    [one] 1 arbeider blijft tot de volgende ronde werkloos.
   *[other] { $count } arbeiders blijven tot de volgende ronde werkloos.
}
gr-forfeit-parts = Dit vervalt: { $parts }.
gr-forfeit-relocate = Je arbeider blijft op het volgordeveld.
gr-forfeit-again = Je gebruikt geen veld nog een keer.
gr-forfeit-marker = Je ziet af van het extra industriefiche.

## Wat een zet zou veranderen: regels van een vooruitblik

gr-change-score = Punten
gr-change-round-points = Punten als de ronde nu eindigde
gr-change-workers = Beschikbare arbeiders
gr-change-coins = Munten
gr-change-coal = Kolen
gr-change-doublers = Verdubbelaars
gr-change-signals = Seinen
gr-change-end-bonus = Eindbonuskaarten
gr-change-card-value = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard
gr-change-reach = { $railroad }: bereik { $before } → { $after }
gr-change-beyond-reach = Daar nog geen punten: het bereik is { $reach }
gr-change-track-moved = { $railroad }: { $colour } tot veld { $space }
gr-change-space-reached = { $railroad }, veld { $space }: { $gives }
gr-change-lane-reached = Industriebaan, { $place }: { $gives }
gr-change-loco-taken = Locomotief #{ $number } in de hand
gr-change-loco-placed = Locomotief #{ $number }: { $slot }
gr-change-loco-returned = Locomotief #{ $number } verlaat je bord
gr-change-factory-wanted = Je bouwt een fabriek
gr-change-factory-turned = Locomotief #{ $number } uit de voorraad wordt je fabriek
gr-change-factory-taken = In de hand: { $number }
gr-change-factory-built = In de { $gap }: { $number }
gr-change-factory-replaced = { $gap }: { $number } in plaats van { $old }
gr-change-factory-used = Aan het werk: { $number }
gr-change-marker-moved = Industriefiche naar { $place }
gr-change-marker-added = Een tweede industriefiche
gr-change-marker-declined = Geen extra industriefiche
gr-change-worker-black = De zwarte arbeider is van jou
gr-change-worker-joined = Elke ronde een arbeider meer
gr-change-workers-hired = Turkooizen arbeiders: { $count }
gr-change-engineer-hired = Van jou, vanaf nu eens per ronde: { $engineer }
gr-change-engineer-copied = Gekopieerd: { $engineer }
gr-change-branch-chosen = Je lijn gaat naar { $branch }
gr-change-extension-space = Verderop: { $cell }
gr-change-industry-step = Stap { $number }: fiche naar { $place }; industrie telt dan { $points }
gr-change-industry-marker = Fiche op { $before }: hierna { $place }; industrie telt dan { $points }
gr-change-extension-laid = Een uitbreiding bij { $station }, voorgoed
gr-change-medal-put = De medaille ligt op haar plaats
gr-change-tracks-revalued = Sporen tellen volgens { $table }
gr-change-token-used = ?-fiche: { $token }
gr-change-card-taken = ?-kaart: { $card }
gr-change-income-taken = Inkomstenfiche: { $income }
gr-change-income-used = Deze ronde gebruikt: { $income }
gr-change-foundry-taken = Van jou: { $foundry }
gr-change-foundry-used = Kolen voor { $foundry }: { $coal }
gr-change-foundry-closed = Wordt een stoker: { $foundry }
gr-change-boilerman-taken = Een stoker voor { $coal } kolen
gr-change-boilerman-put = Een stoker bij { $tile }
gr-change-order-claimed = Je plaats in de volgende ronde: { $place } (nu { $now })
gr-change-coin-for-foundry = Een munt in plaats van de arbeider levert ook een gieterij op
gr-change-space-repeated = Nog een keer: { $space }
gr-change-repeat-declined = Geen veld nog een keer
gr-change-relocated = Gaat naar: { $space }
gr-change-relocation-declined = De arbeider blijft staan
gr-change-part-chosen = Gekozen: { $part }
gr-change-passed = Deze ronde geen acties meer
gr-change-turn-ended = Je beurt eindigt
gr-change-rest-lost = De rest van de actie vervalt
gr-change-round-cleared = De ronde eindigt en wordt gewaardeerd
gr-reason-score = Dat levert meteen { $count ->
    [one] 1 punt
   *[other] { $count } punten
} op.
gr-reason-round-points = De ronde levert dan { $count ->
    [one] 1 punt
   *[other] { $count } punten
} meer op.
gr-reason-space-reached = Zo bereik je een bijzonder veld.
gr-reason-lane-reached = Zo bereik je een effect van de industriebaan.
gr-reason-engineer-hired = Vanaf nu heb je elke ronde een veld dat niemand je kan afpakken.
gr-reason-doublers = Zo verdubbel je de waarde van meer sporen.
gr-reason-loco-placed = Zo reikt een lijn verder.
gr-reason-factory-built = Zo komt de weg voor je industrie vrij.
gr-reason-marker-moved = Je industrie komt dichter bij hogere punten.
gr-reason-track-moved = Zo komt een spoor dichter bij het volgende veld.
gr-reason-end-bonus = Zo krijg je een eindbonuskaart: punten als het spel uit is.
gr-reason-coins = Dat levert { $count ->
    [one] 1 munt
   *[other] { $count } munten
} op.
gr-reason-coal = Dat levert { $count } kolen op.
gr-reason-workers-hired = Zo heb je deze ronde twee arbeiders meer.
gr-chance-engineers = Er wordt een ingenieur getrokken
gr-chance-order = De beurtvolgorde wordt geloot
gr-chance-foundries = Er wordt een gieterij opengelegd
gr-chance-start-bonus = Er wordt een startbonuskaart getrokken
gr-chance-emil = Emil trekt een kaart
gr-chance-end-bonus = Er wordt een eindbonuskaart getrokken
gr-hidden-endbonus-seen = Je bekijkt de eindbonuskaarten in de stapel en kiest er een
gr-hidden-endbonus-card = Je krijgt een eindbonuskaart te zien
gr-hidden-endbonus-drawn = Er wordt een eindbonuskaart getrokken
gr-hidden-endbonus-scored = Het spel eindigt: alle eindbonuskaarten worden omgedraaid en geteld
gr-hidden-engineer-dealt = De ingenieurs van de volgende ronde worden opengelegd
gr-hidden-foundry-shown = De volgende gieterij wordt opengelegd
gr-hidden-order-set = De beurtvolgorde van de volgende ronde wordt bepaald
gr-hidden-emil-drew = Emil trekt een kaart
gr-hidden-bonus-drawn = Er wordt een startbonuskaart getrokken
