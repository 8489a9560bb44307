# Het getekende bord van German Railroads in het Nederlands. Opschriften zijn kort; zinnen komen van de server.

## Kleuren, lijnen, plaatsen

gr-colour-black = zwart
gr-colour-gray = grijs
gr-colour-brown = bruin
gr-colour-natural = naturel
gr-colour-white = wit
gr-letter-black = Z
gr-letter-gray = G
gr-letter-brown = B
gr-letter-natural = N
gr-letter-white = W
gr-railroad-TS = Vladivostok
gr-railroad-SP = Sint-Petersburg
gr-railroad-KI = Kiev
gr-railroad-MU = München
gr-railroad-DR = Dresden
gr-railroad-NU = Neurenberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlijn
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt

## Het hoofdbord

gr-places = Delen van het bord
gr-jump-track = Sporen
gr-jump-works = Bouwen
gr-jump-industry = Industrie
gr-jump-aux = Extra
gr-jump-engineer = Ingenieurs
gr-jump-order = Volgorde
gr-jump-emil = Emil
gr-jump-coal = Kolen
gr-group-track = Sporen
gr-group-works = Locs, fabrieken
gr-group-industry = Industrie
gr-group-aux = Hulpvelden
gr-group-order = Volgorde
gr-last-round = Laatste ronde
gr-engineers = Ingenieurs
gr-engineer = ingenieur
gr-cards = ?-kaarten
gr-coal = Kolen
gr-foundry = gieterij
gr-foundries = Gieterijen
gr-foundry-pile = gieterijen op de stapel
gr-boilerman = stoker
gr-boilerman-for = maakt een locomotief of fabriek sterker
gr-hire = aannemen
gr-nobody = niemand
gr-coming = komt nog
gr-rounds-left = { $count ->
    [0] laatste ronde
    [one] nog 1 ronde
   *[other] nog { $count } rondes
}
gr-lowest-first = laagste eerst
gr-returned = terug
gr-always-open = altijd vrij
gr-this-round-only = deze ronde
gr-coins-note = munten
gr-left = nog { $count }
gr-locked = vergrendeld
gr-nth = { $place ->
    [1] 1e
   *[other] 2e
}
gr-any = elk
gr-or = of
gr-pass-points = punten voor passen
gr-passed = gepast
gr-end-pile = { $count } eindbonuskaarten op de stapel
gr-stands = { $count } van { $name }
gr-with-coins = kan met munten betaald worden
gr-emil = Emil
gr-emil-deck = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
gr-emil-grows = één meer bij { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gr-emil-taken = Tegels
gr-emil-tiles = tegels die hij nam
gr-emil-may = kan nog getrokken worden
gr-emil-drawn = getrokken

## Mijn bord

gr-your-board = Je bord
gr-standing = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}{ $place ->
    [0] { "" }
   *[other] { " · " }{ $place }e
}
gr-this-round = Deze ronde
gr-this-round-note = wat je zou scoren als de ronde nu eindigde
gr-now = jij: { $score } als de ronde nu eindigde
gr-workers = Arbeiders
gr-coins = Munten
gr-count-workers = { $count ->
    [one] Arbeider
   *[other] Arbeiders
}
gr-count-coins = { $count ->
    [one] Munt
   *[other] Munten
}
gr-count-engineers = { $count ->
    [one] Ingenieur
   *[other] Ingenieurs
}
gr-no-workers = geen arbeiders meer
gr-black-worker = de zwarte arbeider
gr-tokens = ?-fiches
gr-of = { $count } van { $all }
gr-used = gebruikt
gr-values = Punten per veld
gr-end-bonus = Eindbonus
gr-value-now = nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gr-goal-now = { $goal }; nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gr-only-you = alleen voor jou
gr-hidden-cards = verborgen kaarten
gr-locomotives = Locomotieven
gr-signals = ontvangen seinen
gr-industry = Industrie
gr-gap-empty = leeg gat
gr-marker-from = fiche op { $place }
gr-marker-to = fiche naar { $place }
gr-factory-in = fabriek { $number } in gat { $gap }
gr-next = volgende
gr-marker-next = Fiche op { $place }, volgende: { $next }.
gr-marker-end = Fiche op { $place }, het einde.
gr-income = Inkomsten
gr-no-engineers = nog geen ingenieurs
gr-no-income = nog geen inkomsten
gr-no-foundries = nog geen gieterijen
gr-reach = bereik
gr-reach-to = bereik { $count }
gr-of-stars = sterren { $count }
gr-of-medal = medaille { $count }
gr-met = vervuld
gr-needs = vraagt { $colour }
gr-needs-loco = vraagt { $colour } en bereik
gr-step-to = { $colour } naar { $place }
gr-loco = locomotief { $number }
gr-loco-manned = locomotief { $number } met stoker
gr-slot-free = vrije plaats voor een locomotief
gr-extension = uitbreiding { $name }

## Wat gevraagd wordt

gr-tasks = Wat je hebt gedaan en nog moet doen
gr-asked = Wat je nu kunt doen
gr-done = gedaan
gr-done-before = { $count } gedaan
gr-due-now = nu
gr-due-next = daarna
gr-due-may = hoeft niet
gr-on-mine = op je bord
gr-on-board = op het hoofdbord
gr-pay-with = Betaal met
gr-for-count = voor { $count }
gr-for-workers = { $count ->
    [one] voor 1 arbeider
   *[other] voor { $count } arbeiders
}
gr-pay-black = met de zwarte arbeider
gr-pay-coin = een munt in plaats van een arbeider
gr-pay-coin-black = een munt in plaats van een arbeider, en de zwarte arbeider
gr-pay-2coins = 2 munten in plaats van arbeiders
gr-pay-2coins-black = 2 munten in plaats van arbeiders, en de zwarte arbeider
gr-pay-3coins = 3 munten in plaats van arbeiders
gr-in-hand = in de hand
gr-give-back = teruggeven
gr-as-loco = locomotief
gr-as-factory = fabriek
gr-offer-bonus = Neem een startbonus
gr-bonus-for-coin = vervangt één keer een arbeider
gr-bonus-for-adv = zwart maakt de andere kleuren vrij
gr-bonus-for-ind = op weg naar fabrieken en punten
gr-bonus-for-dbl = verdubbelt een veld van de hoofdlijn
gr-bonus-for-coal = betaalt gieterijen
gr-offer-extension = Leg één uitbreiding; die blijft liggen
gr-offer-income = Neem een inkomstenfiche
gr-offer-foundry = Neem een gieterij
gr-offer-card = Neem een ?-kaart
gr-offer-pile = Houd één eindbonuskaart
gr-offer-token = Kies een ?-fiche
gr-offer-copy = Kopieer een ingenieur
gr-offer-boilerman = Ook mogelijk: een stoker
gr-each-use = per keer

## Eindbonuskaarten

gr-end-factories = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per fabriek
gr-end-engineers = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per ingenieur
gr-end-end_stations = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per eindstation
gr-end-gray_brown = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per veld grijs en bruin
gr-end-black = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per veld zwart
gr-end-signals = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $counts } seinen
gr-end-doublers = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $counts } verdubbelaars
gr-end-qtokens = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per gebruikt ?-fiche
gr-end-extra_engineer = één ingenieur meer
gr-end-top_locos = { $most } hoogste locomotieven
gr-end-extra_workers = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per extra arbeider

## Telling

gr-scored = Ronde { $round } geteld
gr-source-stars = Sterren
gr-source-medal = Medaille
gr-source-industry = Industrie
gr-sum = Som

## Effecten in woorden

gr-fx-step-black = { $count ->
    [one] 1 zwarte stap
   *[other] { $count } zwarte stappen
}
gr-fx-step-gray = { $count ->
    [one] 1 grijze stap
   *[other] { $count } grijze stappen
}
gr-fx-step-brown = { $count ->
    [one] 1 bruine stap
   *[other] { $count } bruine stappen
}
gr-fx-step-natural = { $count ->
    [one] 1 naturel stap
   *[other] { $count } naturel stappen
}
gr-fx-step-white = { $count ->
    [one] 1 witte stap
   *[other] { $count } witte stappen
}
gr-fx-step-any = { $count ->
    [one] 1 stap van een kleur naar keuze
   *[other] { $count } stappen van een kleur naar keuze
}
gr-fx-step-bg = { $count ->
    [one] 1 zwarte of grijze stap
   *[other] { $count } zwarte of grijze stappen
}
gr-fx-step-distinct = { $count ->
    [one] 1 stap van een andere kleur
   *[other] { $count } stappen van verschillende kleuren
}
gr-fx-catch = grijs tot achter zwart
gr-fx-ind = { $count ->
    [one] 1 industriestap
   *[other] { $count } industriestappen
}
gr-fx-loco = locomotief
gr-fx-fac = fabriek
gr-fx-lof = locomotief of fabriek
gr-fx-dbl = { $count ->
    [one] verdubbelaar
   *[other] { $count } verdubbelaars
}
gr-fx-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
gr-fx-coal = { $count ->
    [one] 1 kool
   *[other] { $count } kolen
}
gr-fx-pts = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
gr-fx-pts-engsum = punten voor de som van je ingenieurs
gr-fx-pts-toploco = punten voor je { $count } hoogste locomotieven
gr-fx-temp = { $count } turquoise arbeiders
gr-fx-order = plaats { $count } in de volgorde
gr-fx-unlock-gray = grijs komt vrij
gr-fx-unlock-brown = bruin komt vrij
gr-fx-unlock-natural = naturel komt vrij
gr-fx-unlock-white = wit komt vrij
gr-fx-worker = een nieuwe arbeider
gr-fx-q = een ?-fiche
gr-fx-signal = { $count ->
    [one] sein
   *[other] { $count } seinen
}
gr-fx-star = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} elke ronde
gr-fx-x2 = deze lijn telt dubbel
gr-fx-medal = plaats voor de medaille
gr-fx-income = inkomstenfiche
gr-fx-marker0 = extra industriefiche
gr-fx-marker2 = tweede industriefiche
gr-fx-endbonus = eindbonuskaart
gr-fx-qcard = ?-kaart
gr-fx-reuse1 = een veld met 1 stuk nog een keer
gr-fx-reuse2 = een veld met 1 of 2 stukken nog een keer
gr-fx-usefac = een van je fabrieken werkt
gr-fx-startbonus = { $count ->
    [one] 1 startbonuskaart
   *[other] { $count } startbonuskaarten
}
gr-fx-hire = ingenieur op het aanneemveld
gr-fx-takeeng = ingenieur { $count }
gr-fx-copyeng = actie van een andere ingenieur
gr-fx-putmedal = medaille
gr-fx-reval-base = opwaardering
gr-fx-reval-german = Duitse opwaardering
gr-fx-blackworker = de zwarte arbeider
gr-fx-loco9 = locomotief 9
gr-fx-takefac-coal = kolenfabriek
gr-fx-coalsteps = twee zwart per kool, tot { $count }
gr-fx-foundry = gieterij
gr-fx-boilerman = stoker

## Wat dingen over zichzelf zeggen

gr-explained-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
gr-explained-cost = kost { $cost }
gr-explained-engineer = ingenieur { $number }
gr-explained-unlock = { $colour } komt vrij zodra { $need } veld { $place } bereikt
gr-explained-industry = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} bij elke telling
gr-explained-value = { $colour }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per veld
