# Der gezeichnete Spielplan von Coal Baron auf Deutsch. Schilder sind kurz; Sätze kommen vom Server.

## Kohle: Farbe und Buchstabe

cb-colour-yellow = gelb
cb-colour-brown = braun
cb-colour-grey = grau
cb-colour-black = schwarz
cb-letter-yellow = Ge
cb-letter-brown = Br
cb-letter-grey = Gr
cb-letter-black = Sw

## Der Spielplan

cb-districts = Teile des Spielplans
cb-factory = Lorenfabrik
cb-mining = Fördern
cb-delivery = Auslieferung
cb-money = Geld
cb-new-order = Neuer Auftrag
cb-canteen = Kantine
cb-canteen-note = nächste Schicht zurück
cb-supply = Kohlevorrat
cb-bank = Bank
cb-bank-note = Bank: stets 1 Arbeiter
cb-jump-factory = Fabrik
cb-jump-mining = Fördern
cb-jump-delivery = Liefern
cb-jump-money = Geld
cb-jump-order = Aufträge
cb-jump-clock = Uhr
cb-in-stack = { $count } im Stapel
cb-look-tiles = Kaufe ein Plättchen oder keines
cb-look-orders = Behalte einen Auftrag oder keinen
cb-draw-tiles = { $count } ansehen, 0 oder 1 kaufen
cb-draw-orders = { $count } ansehen, 0 oder 1 nehmen
cb-no-tile = kein Plättchen
cb-no-order = kein Auftrag
cb-locked = ge­sperrt
cb-steps = { $count ->
    [one] Schritt
   *[other] Schritte
}
cb-marks = Mark
cb-vehicle-barrow = Hand­karren
cb-vehicle-carriage = Fuhr­werk
cb-vehicle-truck = Last­wagen
cb-vehicle-engine = Eisen­bahn
cb-costs-workers = nötige Arbeiter:
cb-workers-of = { $count } Arbeiter von { $name }
cb-tile-words = { $carts ->
    [one] Plättchen: 1 Lore, { $colour }
   *[other] Plättchen: { $carts } Loren, { $colour }
}, { $side ->
    [light] beleuchtete
   *[dark] unbeleuchtete
} Seite, { $price } Mark

## Uhr und Wertung

cb-clock = Schichtuhr
cb-clock-words = Schichtuhr, Schicht { $shift } von III
cb-clock-coal = Kohle auf ausgelieferten Aufträgen, { $colour }
cb-clock-carts = leere Loren, { $colour }
cb-clock-two = { $what }: { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} für die meisten, { $second } für die zweitmeisten
cb-clock-one = { $what }: { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} für die meisten
cb-clock-mine = { $points }. Du hast { $count }
cb-clock-other = { $line }, { $name } { $count }
cb-show-scoring = Was die letzte Schicht brachte
cb-shift-scored = Schicht { $shift } gewertet
cb-scored-coal = { $colour }
cb-scored-carts = leere Loren, { $colour }
cb-sum = Punkte

## Vorauswahl und Ziehfelder

cb-draft = Die Vorauswahl
cb-draft-mine = Nimm eine Auftragskarte
cb-draft-note = jeder drei, reihum je eine
cb-looks-tiles = { $name } sieht sich Tunnelplättchen an
cb-looks-orders = { $name } sieht sich Auftragskarten an
cb-put-back = Lege den Rest zurück
cb-only-you = nur du siehst sie
cb-any-order = in beliebiger Reihenfolge
cb-as-they-lie = In dieser Reihenfolge zurück

## Was mir gehört

cb-your-pit = Dein Bergwerk
cb-pit-of = Bergwerk von { $name }
cb-standing = { $shared ->
    [yes] gleichauf { $place }.
   *[no] Platz { $place }
} · { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
cb-workers = Arbeiter
cb-of = { $count } von { $all }
cb-marks-head = Mark
cb-balance = Gleichgewicht
cb-cage = Förderkorb
cb-cage-loaded = { $level ->
    [0] Förderkorb oben
   *[other] Förderkorb, Et. { $level }
}
cb-caged = { $count }/{ $all }
cb-at-surface = über Tage
cb-cage-to-surface = Förderkorb nach oben
cb-cage-to-level = Förderkorb zur Etage { $level }
cb-at-yellow = Etage 1, gelb
cb-at-brown = Etage 2, braun
cb-at-grey = Etage 3, grau
cb-at-black = Etage 4, schwarz
cb-light = Beleuchtet
cb-dark = Unbeleuchtet
cb-light-side = Beleuchtet
cb-dark-side = Unbeleuchtet
cb-empty-carts = { $count } leer
cb-steps-left = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
cb-miner-left = noch { $count }
cb-vp = Punkte
cb-count-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cb-count-marks = { $count } Mark
cb-outstanding = Ausstehende Aufträge
cb-outstanding-note = { $count } · am Ende je { $points } { $value ->
    [one] Punkt
   *[other] Punkte
}
cb-no-orders = Keine ausstehenden Aufträge. Nimm einen bei Neuer Auftrag.
cb-no-orders-yet = Noch keine Aufträge. Du nimmst jetzt deine ersten.
cb-fact-workers = Arbeiter
cb-fact-marks = Mark
cb-fact-orders = { $count ->
    [one] Auftrag
   *[other] Aufträge
}
cb-fact-complete = Vollständig
cb-complete = vollständig
cb-to-fill = noch { $count }
cb-two-for-one = Zwei für einen: zwei Würfel füllen ein Feld
cb-storage = Lager
cb-delivered = Ausgeliefert
cb-look-delivered = Deine ausgelieferten Aufträge ansehen
