# Das gezeichnete German Railroads auf Deutsch. Schilder sind kurz; Sätze kommen vom Server.

## Farben, Strecken, Orte

gr-colour-black = schwarz
gr-colour-gray = grau
gr-colour-brown = braun
gr-colour-natural = natur
gr-colour-white = weiß
gr-letter-black = S
gr-letter-gray = G
gr-letter-brown = B
gr-letter-natural = N
gr-letter-white = W
gr-railroad-TS = Transsib
gr-railroad-SP = Petersburg
gr-railroad-KI = Kiev
gr-railroad-MU = München
gr-railroad-DR = Dresden
gr-railroad-NU = Nürnberg-Fürth
gr-branch-hamburg = Hamburg
gr-branch-berlin = Berlin
gr-station-hannover = Hannover
gr-station-wuerzburg = Würzburg
gr-station-frankfurt = Frankfurt

## Der Spielplan

gr-places = Teile des Plans
gr-jump-track = Gleise
gr-jump-works = Bauen
gr-jump-industry = Industrie
gr-jump-aux = Hilfsfelder
gr-jump-engineer = Ingenieure
gr-jump-order = Folge
gr-jump-emil = Emil
gr-jump-coal = Kohle
gr-group-track = Gleise
gr-group-works = Loks, Fabriken
gr-group-industry = Industrie
gr-group-aux = Hilfsfelder
gr-group-order = Reihenfolge
gr-last-round = Letzte Runde
gr-engineers = Ingenieure
gr-engineer = Ingenieur
gr-cards = ?-Karten
gr-coal = Kohle
gr-foundry = Gießerei
gr-foundries = Gießereien
gr-foundry-pile = Gießereien im Stapel
gr-boilerman = Heizer
gr-boilerman-for = macht eine Lokomotive oder Fabrik stärker
gr-hire = anheuern
gr-nobody = niemand
gr-coming = kommt noch
gr-rounds-left = { $count ->
    [0] letzte Runde
    [one] noch 1 Runde
   *[other] noch { $count } Runden
}
gr-lowest-first = kleinste zuerst
gr-returned = zurück
gr-always-open = immer frei
gr-this-round-only = diese Runde
gr-coins-note = Münzen
gr-left = noch { $count }
gr-locked = gesperrt
gr-nth = { $place ->
    [1] 1.
   *[other] 2.
}
gr-any = jede
gr-or = oder
gr-pass-points = Punkte fürs Passen
gr-passed = gepasst
gr-end-pile = { $count } Spielendekarten im Stapel
gr-stands = { $count } von { $name }
gr-with-coins = mit Münzen bezahlbar
gr-emil = Emil
gr-emil-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
gr-emil-grows = einer mehr bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
gr-emil-taken = Plättchen
gr-emil-tiles = Plättchen, die er nahm
gr-emil-may = kann noch gezogen werden
gr-emil-drawn = gezogen

## Mein Tableau

gr-your-board = Dein Tableau
gr-standing = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}{ $place ->
    [0] { "" }
   *[other] { " · " }{ $place }.
}
gr-this-round = Diese Runde
gr-this-round-note = was du bekämst, wenn die Runde jetzt endete
gr-now = du: { $score }, wenn die Runde jetzt endete
gr-workers = Arbeiter
gr-coins = Münzen
gr-count-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
gr-count-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
gr-count-engineers = { $count ->
    [one] Ingenieur
   *[other] Ingenieure
}
gr-no-workers = keine Arbeiter mehr
gr-black-worker = der schwarze Arbeiter
gr-tokens = ?-Plättchen
gr-of = { $count } von { $all }
gr-used = benutzt
gr-values = Punkte je Feld
gr-end-bonus = Spielende
gr-value-now = jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gr-goal-now = { $goal }; jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gr-only-you = nur für dich
gr-hidden-cards = verdeckte Karten
gr-locomotives = Lokomotiven
gr-signals = erhaltene Signale
gr-industry = Industrie
gr-gap-empty = leere Lücke
gr-marker-from = Marker auf { $place }
gr-marker-to = Marker nach { $place }
gr-factory-in = Fabrik { $number } in Lücke { $gap }
gr-next = als Nächstes
gr-marker-next = Marker auf { $place }, als Nächstes: { $next }.
gr-marker-end = Marker auf { $place }, am Ende.
gr-income = Einkommen
gr-no-engineers = noch keine Ingenieure
gr-no-income = noch kein Einkommen
gr-no-foundries = noch keine Gießereien
gr-reach = Reichweite
gr-reach-to = Reichweite { $count }
gr-of-stars = Sterne { $count }
gr-of-medal = Medaille { $count }
gr-met = erfüllt
gr-needs = braucht { $colour }
gr-needs-loco = braucht { $colour } und Reichweite
gr-step-to = { $colour } nach { $place }
gr-loco = Lokomotive { $number }
gr-loco-manned = Lokomotive { $number } mit Heizer
gr-slot-free = freier Platz für eine Lokomotive
gr-extension = Streckenausbau { $name }

## Was gefragt ist

gr-tasks = Was du getan hast und noch zu tun hast
gr-asked = Was du jetzt tun kannst
gr-done = getan
gr-done-before = { $count } erledigt
gr-due-now = jetzt
gr-due-next = danach
gr-due-may = freiwillig
gr-on-mine = auf deinem Tableau
gr-on-board = auf dem Spielplan
gr-pay-with = Zahle mit
gr-for-count = für { $count }
gr-for-workers = { $count ->
    [one] für 1 Arbeiter
   *[other] für { $count } Arbeiter
}
gr-pay-black = mit dem schwarzen Arbeiter
gr-pay-coin = eine Münze statt eines Arbeiters
gr-pay-coin-black = eine Münze statt eines Arbeiters, und der schwarze Arbeiter
gr-pay-2coins = 2 Münzen statt Arbeitern
gr-pay-2coins-black = 2 Münzen statt Arbeitern, und der schwarze Arbeiter
gr-pay-3coins = 3 Münzen statt Arbeitern
gr-in-hand = in der Hand
gr-give-back = zurückgeben
gr-as-loco = Lokomotive
gr-as-factory = Fabrik
gr-offer-bonus = Nimm einen Startbonus
gr-bonus-for-coin = ersetzt einmal einen Arbeiter
gr-bonus-for-adv = Schwarz gibt die anderen Farben frei
gr-bonus-for-ind = auf dem Weg zu Fabriken und Punkten
gr-bonus-for-dbl = verdoppelt ein Feld der Hauptstrecke
gr-bonus-for-coal = bezahlt Gießereien
gr-offer-extension = Lege einen Streckenausbau; er bleibt liegen
gr-offer-income = Nimm einen Einkommensmarker
gr-offer-foundry = Nimm eine Gießerei
gr-offer-card = Nimm eine ?-Karte
gr-offer-pile = Behalte eine Spielendekarte
gr-offer-token = Wähle ein ?-Plättchen
gr-offer-copy = Kopiere einen Ingenieur
gr-offer-boilerman = Auch möglich: ein Heizer
gr-each-use = je Nutzung

## Spielendekarten

gr-end-factories = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je Fabrik
gr-end-engineers = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je Ingenieur
gr-end-end_stations = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je Endbahnhof
gr-end-gray_brown = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je Feld grau und braun
gr-end-black = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je Feld schwarz
gr-end-signals = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $counts } Signale
gr-end-doublers = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $counts } Verdoppler
gr-end-qtokens = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je benutztes ?-Plättchen
gr-end-extra_engineer = ein Ingenieur mehr
gr-end-top_locos = { $most } höchste Lokomotiven
gr-end-extra_workers = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} je zusätzlichem Arbeiter

## Wertung

gr-scored = Runde { $round } gewertet
gr-source-stars = Sterne
gr-source-medal = Medaille
gr-source-industry = Industrie
gr-sum = Summe

## Wirkungen in Worten

gr-fx-step-black = { $count ->
    [one] 1 schwarzer Schritt
   *[other] { $count } schwarze Schritte
}
gr-fx-step-gray = { $count ->
    [one] 1 grauer Schritt
   *[other] { $count } graue Schritte
}
gr-fx-step-brown = { $count ->
    [one] 1 brauner Schritt
   *[other] { $count } braune Schritte
}
gr-fx-step-natural = { $count ->
    [one] 1 naturfarbener Schritt
   *[other] { $count } naturfarbene Schritte
}
gr-fx-step-white = { $count ->
    [one] 1 weißer Schritt
   *[other] { $count } weiße Schritte
}
gr-fx-step-any = { $count ->
    [one] 1 Schritt beliebiger Farbe
   *[other] { $count } Schritte beliebiger Farbe
}
gr-fx-step-bg = { $count ->
    [one] 1 schwarzer oder grauer Schritt
   *[other] { $count } schwarze oder graue Schritte
}
gr-fx-step-distinct = { $count ->
    [one] 1 Schritt anderer Farbe
   *[other] { $count } Schritte verschiedener Farben
}
gr-fx-catch = grau bis hinter schwarz
gr-fx-ind = { $count ->
    [one] 1 Industrieschritt
   *[other] { $count } Industrieschritte
}
gr-fx-loco = Lokomotive
gr-fx-fac = Fabrik
gr-fx-lof = Lokomotive oder Fabrik
gr-fx-dbl = { $count } Verdoppler
gr-fx-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
gr-fx-coal = { $count } Kohle
gr-fx-pts = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
gr-fx-pts-engsum = Punkte für die Summe deiner Ingenieure
gr-fx-pts-toploco = Punkte für deine { $count } höchsten Lokomotiven
gr-fx-temp = { $count } türkise Arbeiter
gr-fx-order = Platz { $count } der Reihenfolge
gr-fx-unlock-gray = grau wird frei
gr-fx-unlock-brown = braun wird frei
gr-fx-unlock-natural = natur wird frei
gr-fx-unlock-white = weiß wird frei
gr-fx-worker = ein neuer Arbeiter
gr-fx-q = ein ?-Plättchen
gr-fx-signal = { $count ->
    [one] Signal
   *[other] { $count } Signale
}
gr-fx-star = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} jede Runde
gr-fx-x2 = diese Strecke zählt doppelt
gr-fx-medal = Platz für die Medaille
gr-fx-income = Einkommensmarker
gr-fx-marker0 = zusätzlicher Industriemarker
gr-fx-marker2 = zweiter Industriemarker
gr-fx-endbonus = Spielendekarte
gr-fx-qcard = ?-Karte
gr-fx-reuse1 = ein Feld mit 1 Figur noch einmal
gr-fx-reuse2 = ein Feld mit 1 oder 2 Figuren noch einmal
gr-fx-usefac = eine deiner Fabriken arbeitet
gr-fx-startbonus = { $count ->
    [one] 1 Startbonuskarte
   *[other] { $count } Startbonuskarten
}
gr-fx-hire = Ingenieur auf dem Anheuerfeld
gr-fx-takeeng = Ingenieur { $count }
gr-fx-copyeng = Aktion eines anderen Ingenieurs
gr-fx-putmedal = Medaille
gr-fx-reval-base = Aufwerter
gr-fx-reval-german = deutscher Aufwerter
gr-fx-blackworker = der schwarze Arbeiter
gr-fx-loco9 = Lokomotive 9
gr-fx-takefac-coal = Kohlenfabrik
gr-fx-coalsteps = zweimal schwarz je Kohle, bis { $count }
gr-fx-foundry = Gießerei
gr-fx-boilerman = Heizer

## Was Dinge von sich sagen

gr-explained-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
gr-explained-cost = kostet { $cost }
gr-explained-engineer = Ingenieur { $number }
gr-explained-unlock = die Farbe { $colour } wird frei, sobald die Farbe { $need } Feld { $place } erreicht
gr-explained-industry = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jeder Wertung
gr-explained-value = { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Feld
