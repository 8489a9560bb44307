# Der gezeichnete Plan von Coal Country auf Deutsch. Schilder sind kurz; Sätze kommen vom Server.

## Steine

cc-type-wood = Holz
cc-type-water = Wasser
cc-type-electricity = Strom
cc-colour-green = grüner Marktwürfel, plus 1
cc-colour-red = roter Marktwürfel, minus 1
cc-colour-white = weißer Marktwürfel, 0
cc-foreman = Steiger { $value }
cc-foreman-hidden = Steiger, verdeckt
cc-building-school = Schule
cc-building-tailor = Schneiderei
cc-building-coal-shed = Kohlen­schuppen
cc-building-mess-hall = Kantine
cc-building-village-store = Dorfladen
cc-building-doctors-office = Arztpraxis
cc-building-tavern = Schenke
cc-building-church = Kirche
cc-effect-school = 1 mehr einbauen
cc-effect-tailor = deine 0 zählt als 1
cc-effect-coal-shed = hebt bis 5 Kohle auf
cc-effect-mess-hall = Abraum −1 mehr
cc-effect-village-store = Würfel tauschen
cc-effect-doctors-office = Ruhe ohne Gebühr
cc-effect-tavern = mit einer 4: Handel +1
cc-effect-church = mit einer 3: mehr fördern

## Der Lauf einer Runde

cc-course = Der Lauf der Runde
cc-area-placing = Setzen
cc-area-village = Dorf
cc-area-mines = Minen
cc-area-brokers = Makler
cc-area-permits = Amt
cc-area-utilities = Versorgung
cc-area-construction = Bauen
cc-area-tidying = Abraum, Lager
cc-area-end = Rundenende
cc-order-placing = alle zugleich
cc-order-village = alle zugleich
cc-order-mines = alle zugleich
cc-order-brokers = niedrigster Einfluss zuerst; gleich: höhere Einnahmen zuerst
cc-order-permits = nach Einnahmen, je ein Steiger
cc-order-utilities = höchster Einfluss zuerst
cc-order-construction = höchster Einfluss zuerst
cc-order-tidying = nach Einnahmen
cc-order-end = Berichte, Kohle, Markt, Gebäude
cc-turned-over = Aufgedeckt
cc-nothing-yet = noch nichts
cc-close = Schließen

## Das Büro

cc-places = Teile des Büros
cc-jump-utilities = Markt
cc-jump-construction = Bauen
cc-jump-brokers = Makler
cc-jump-permits = Amt
cc-jump-price = Preis
cc-jump-earnings = Ertrag
cc-earnings = Einnahmen
cc-fee-by-column = Gebühr je Spalte
cc-fee-of = Gebühr ${ $fee }
cc-fee-yours = Gebühr ${ $fee } · deine
cc-earned = { $name } { $earned }, Gebühr ${ $fee }
cc-calendar = Kalender
cc-bag = Beutel
cc-gauge-now = Markt { $gauge }
cc-reformed-note = keine Marktwürfel
cc-roll = dieser Würfel bleibt für die nächste Runde
cc-report = Bericht
cc-price = Preis und Kohlenvorrat
cc-price-note = −$1 je { $coal } Kohle
cc-price-words = Kohle ${ $price } = { $sum }. Kohlenvorrat { $stock }, Markt { $gauge }.
cc-market-price = Marktpreis
cc-in-stock = Kohle im Vorrat
cc-no-gauge = ohne Markt
cc-least = Minimum
cc-brokers = Kohlenmakler
cc-you = Du
cc-lowest-first = der Schwächste zuerst
cc-permits = Genehmigungen
cc-incentive-note = Anreiz { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}
cc-incentive-now = Anreiz ${ $dollars }
cc-now = = ${ $dollars }
cc-permit-words = Genehmigungen der Größe { $number }: noch { $left }
cc-left = noch { $count }
cc-free = gratis
cc-dollars = ${ $dollars }
cc-permit-rule = Eine Größe bis zur Zahl des Steigers ist gratis, wenn alle Plättchen daneben voll sind.
cc-permit-amok = Größe minus Einfluss, in Anreizen. Oberste Plättchen liegen offen.
cc-utilities = Versorgungsmarkt
cc-cube-note = { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
} je Würfel
cc-space-market = Versorgungsmarkt, allein
cc-space-tandem = Versorgungsmarkt, Tandem
cc-individual = allein
cc-tandem = Tandem
cc-cubes-of = { $count } { $type }
cc-buy-for = { $count } für ${ $dollars } kaufen
cc-buy-nothing = Nichts kaufen
cc-cash-left = noch ${ $dollars }
cc-supply = Vorrat
cc-supply-words = Allgemeiner Vorrat: { $count } { $type }
cc-construction = Bauunternehmen
cc-in-pile = { $count } im Stapel
cc-row-top = neue Reihe
cc-row-bottom = alte Reihe
cc-building-words = { $building }, { $row }, { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}: { $effect }
cc-you-hold = vorhanden
cc-sold = verkauft
cc-empty = leer
cc-one-building = 1 Gebäude
cc-low-row = alte Reihe: −1 Gebühr, dann fort

## Mein Platz

cc-your-mine = Deine Mine: { $tiles } Plättchen
cc-mine-of = Mine von { $name }: { $tiles } Plättchen
cc-to-village = zum Dorf
cc-unfinished = offener Stollen
cc-fit = ganze Mine
cc-cell-open = Offenes Feld { $where }: { $price }, { $rest }
cc-cell-idle = Offenes Feld { $where }
cc-cell-tile = Plättchen der Größe { $number } { $where }, Kohle { $coal }
cc-cell-entrance = Eingang, Kohle { $coal }
cc-where-up = { $up ->
    [1] über dem Eingang
   *[other] { $up } Schritte über dem Eingang
}
cc-where-left = { $across ->
    [1] links vom Eingang
   *[other] { $across } Schritte links vom Eingang
}
cc-where-right = { $across ->
    [1] rechts vom Eingang
   *[other] { $across } Schritte rechts vom Eingang
}
cc-where-left-up = { $across } nach links und { $up } nach oben vom Eingang
cc-where-right-up = { $across } nach rechts und { $up } nach oben vom Eingang
cc-new-tile = Plättchen
cc-sizes-free = Größe { $sizes } gratis
cc-fees-range = { $from }–{ $to } Gebühren
cc-full-price = voller Preis
cc-free-up-to = Größe bis zu
cc-his-number = seiner Zahl: frei
cc-size-four = Größe 4: { $fees } Geb.
cc-full-beside = Nachbarn voll
cc-place-in-order = { $place }. nach Einnahmen
cc-cash = Kasse
cc-only-you = nur du siehst das
cc-coal = Kohle
cc-fee = Gebühr
cc-foremen = Steiger
cc-in-hand = { $count } auf der Hand
cc-if-commit = Wenn du jetzt abschließt
cc-outlook = Bisher
cc-coal-sum = { $stored } da + { $alone } von selbst + { $mined } gefördert
cc-coal-unit = Kohle
cc-cubes-to-buy = Würfel kaufen
cc-up-to = bis zu { $count }
cc-fees = { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}
cc-fees-now = { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}, jetzt ${ $dollars }
cc-to-install = Würfel verlegen
cc-unplaced = Nicht gesetzt
cc-unplaced-sum = { $sum } = { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}, ${ $dollars }
cc-unplaced-all = du zahlst, was du hast
cc-unplaced-free = kein Geld, keine Strafe
cc-unplaced-short = { $fees ->
    [one] 1 Gebühr
   *[other] { $fees } Gebühren
}, ${ $dollars }
cc-owes-broker = Runde 1: einer zu den Kohlenmaklern
cc-owes-broker-short = einer zu den Maklern
cc-commit = Fertig: { $placed } von { $total }
cc-decline = Verzichten
cc-keep-stored = Im Lager lassen
cc-pass = Passen
cc-committed-you = Du hast abgeschlossen
cc-still-places = { $name } setzt noch
cc-acts-now = { $name } ist jetzt dran
cc-you-act-now = Du bist jetzt dran
cc-landing = auf Feld { $space }: Gebühr ${ $fee }
cc-comes-later = dann { $name }, Einfluss { $influence }
cc-you-come-later = dann du, Einfluss { $influence }
cc-inspection = Inspektion
cc-inspection-now = Inspektion jetzt
cc-inspection-fees = eine Inspektion jetzt: { $fees ->
    [one] { $shown } Gebühr
   *[other] { $shown } Gebühren
}
cc-inspection-pays = kostet dich ${ $dollars }
cc-inspection-gets = bringt dir ${ $dollars }
cc-inspection-pays-over = kostete dich ${ $dollars }
cc-inspection-gets-over = brachte dir ${ $dollars }
cc-inspection-all = kostete dich alles
cc-inspection-sum = fehlt { $missing } + Abraum { $refuse } + Stollen { $tunnels }, Lager { $stored }, Gebäude { $buildings }
cc-village = Dorf
cc-village-note = { $count } Gebäude, { $fees } Gebühren
cc-free-site = freier Platz
cc-covered = überbaut: { $buildings }
cc-refuse = Abraum
cc-storage = Lager
cc-clears = −{ $count }
cc-installs = bis zu { $count }
cc-clear-words = { $count } Abraum wegräumen
cc-stored-words = Lager: { $count } { $type }

## Verkaufen

cc-price-sum = Marktpreis: { $sum } = ${ $price } (Grundpreis, { $stock } Kohle im Vorrat, Markt; mindestens $1), dann der Steiger.
cc-sellers = Verkäufer
cc-seller-done = fertig
cc-seller-now = verkauft jetzt
cc-seller-later = wartet
cc-sold-for = für ${ $dollars }
cc-you-choose = du wählst
cc-at-stock = bei Vorrat { $stock }
cc-how-much = Wie viel verkaufst du?
cc-one-price = ein Preis für alles: ${ $price }
cc-one-less = Eins weniger
cc-one-more = Eins mehr
cc-of-coal = von { $coal } Kohle
cc-sell-none = Nichts
cc-sell-least = 1
cc-keep-shed = { $coal } im Schuppen lassen
cc-sell-all = Alle { $coal }
cc-what-it-does = Was es bewirkt
cc-your-fee = Deine Gebühr
cc-fee-at-once = schon für Genehmigungen
cc-stock = Kohlenvorrat
cc-then-gets = dann bekommt { $name } ${ $price }
cc-sell-nothing = Nichts verkaufen
cc-sell-for = { $coal } für ${ $dollars } verkaufen

## Der Kohlenschuppen

cc-keep = Dein Kohlenschuppen
cc-keep-note = Du hast noch { $coal } Kohle. Wie viel hebst du auf, höchstens { $most }? Der Rest geht verloren.
cc-keep-nothing = Nichts aufheben
cc-keep-so-much = { $coal } Kohle aufheben

## Ein Plättchen legen

cc-lay = Dein neues Plättchen
cc-lay-where = Zeige auf das Feld des Steigers, oder auf ein Plättchen daneben, um es zu überdecken.
cc-open-ends = { $count ->
    [one] Ende bleibt offen
   *[other] Enden bleiben offen
}
cc-cut-off = abgeschnitten
cc-lay-turn = Wähle, wie es gedreht liegt.
cc-lay-one = Gedreht ist es immer gleich.
cc-lay-over = Überdeckt Größe { $number }: +{ $number } Abraum, die Würfel bleiben. Wähle, wie es gedreht liegt.
cc-turned = Um { $quarters } Viertel gedreht

## Die anderen

cc-tiles = Plättchen
cc-stored = Lager
cc-buildings = Gebäude
cc-committed = fertig
cc-passed = gepasst
cc-placing = setzt
cc-off-track = noch ohne Einnahmen
cc-earnings-short = Einnahmen { $earned }
cc-mine-note = { $full } von { $tiles } voll, { $ends ->
    [one] 1 offenes Ende
   *[other] { $ends } offene Enden
}
cc-no-buildings = keine Gebäude
cc-hidden-values = Verdeckt: { $values }
cc-cash-hidden = Die Kasse ist hinter dem Schirm
