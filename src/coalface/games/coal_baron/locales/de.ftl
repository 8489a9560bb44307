# Glück auf auf Deutsch. Attribute sind Grammatik: { $coal-er } ist das Argument $coal in der Form,
# die das Attribut .er seiner eigenen Nachricht angibt. Jede Sprache hat die Formen, die sie braucht.

cb-title = Glück auf
cb-tagline = Treibe Tunnel vor, bediene den Förderkorb und liefere Kohle, bevor andere die Aufträge nehmen.

## Kohle: Farbe und Buchstabe

cb-coal-y = gelb
    .e = gelbe
    .er = gelber
    .en = gelben
    .es = gelbes
cb-coal-r = braun
    .e = braune
    .er = brauner
    .en = braunen
    .es = braunes
cb-coal-g = grau
    .e = graue
    .er = grauer
    .en = grauen
    .es = graues
cb-coal-k = schwarz
    .e = schwarze
    .er = schwarzer
    .en = schwarzen
    .es = schwarzes
cb-coal-y-letter = Ge
cb-coal-r-letter = Br
cb-coal-g-letter = Gr
cb-coal-k-letter = Sw
# $count (Zahl) einer Farbe; $coal (Kohle)
cb-cubes = { $count ->
    [one] 1 { $coal-er } Würfel
   *[other] { $count } { $coal-e } Würfel
}
    .acc = { $count ->
        [one] 1 { $coal-en } Würfel
       *[other] { $count } { $coal-e } Würfel
    }
cb-cube = ein { $coal-er } Würfel
    .acc = einen { $coal-en } Würfel
    .dat = einem { $coal-en } Würfel

## Gezähltes

cb-count-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
    .dat = { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeitern
    }
cb-count-marks = { $count } Mark
cb-count-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cb-count-steps = { $count ->
    [one] 1 Arbeitsschritt
   *[other] { $count } Arbeitsschritte
}
cb-count-tiles = { $count } Tunnelplättchen

## Begriffe des Spiels

cb-term-board = Spielplan
cb-term-shift = Schicht
cb-term-shift-clock = Schichtuhr
cb-term-shift-hand = Schichtzeiger
cb-term-shift-scoring = Schichtwertung
cb-term-final-scoring = Schlusswertung
cb-term-scoring-marker = Wertungsmarker
cb-term-starting-player = Startspieler
cb-term-worker = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
cb-term-worker-space = { $count ->
    [one] Arbeiterfeld
   *[other] Arbeiterfelder
}
cb-term-worker-supply = Arbeitervorrat
cb-term-canteen = Kantine
cb-term-bank = Bank
cb-term-lock = Sperrplättchen
cb-term-factory = Lorenfabrik
cb-term-minecart = { $count ->
    [one] Lore
   *[other] Loren
}
cb-term-tile = { $count ->
    [one] Tunnelplättchen
   *[other] Tunnelplättchen
}
cb-term-mining = Fördern
cb-term-step = { $count ->
    [one] Arbeitsschritt
   *[other] Arbeitsschritte
}
cb-term-delivery = Auslieferung
cb-term-money = Geld
cb-term-new-order = Neuer Auftrag
cb-term-order = { $count ->
    [one] Auftrag
   *[other] Aufträge
}
cb-term-card = { $count ->
    [one] Auftragskarte
   *[other] Auftragskarten
}
cb-term-spot = { $count ->
    [one] Kohlefeld
   *[other] Kohlefelder
}
cb-term-outstanding = ausstehende Aufträge
cb-term-delivered = ausgelieferte Aufträge
cb-term-pit = Bergwerk
cb-term-cage = Förderkorb
cb-term-storage = privates Kohlelager
cb-term-cube = { $count ->
    [one] Kohlewürfel
   *[other] Kohlewürfel
}
cb-term-supply = allgemeiner Vorrat
cb-term-stack = verdeckter Stapel
cb-term-mark = { $count ->
    [one] Mark
   *[other] Mark
}
cb-term-vp = { $count ->
    [one] Punkt
   *[other] Punkte
}
cb-term-score = Punktestand
cb-term-balance = Tunnel-Gleichgewicht
cb-term-majority = Mehrheit
cb-term-tie = Gleichstand
cb-term-locked = gesperrt
cb-term-free = frei
cb-term-empty = leer
cb-term-complete = vollständig

## Etagen und Seiten des Bergwerks, Enden eines Stapels

cb-level-0 = über Tage
    .to = nach über Tage
    .at = über Tage
cb-level-1 = gelbe Etage
    .to = zur gelben Etage
    .at = auf der gelben Etage
cb-level-2 = braune Etage
    .to = zur braunen Etage
    .at = auf der braunen Etage
cb-level-3 = graue Etage
    .to = zur grauen Etage
    .at = auf der grauen Etage
cb-level-4 = schwarze Etage
    .to = zur schwarzen Etage
    .at = auf der schwarzen Etage
cb-side-light = beleuchtete Seite
cb-side-dark = unbeleuchtete Seite
cb-end-top = obenauf
    .stack = oben auf den Stapel
cb-end-bottom = nach unten
    .stack = unter den Stapel
cb-origin-cage = Förderkorb
    .aus = aus dem Förderkorb
cb-origin-storage = Lager
    .aus = aus dem Lager
cb-pile-tile = Plättchenstapel
    .ding = das oberste Plättchen
    .dinge = Plättchen
    .eins = Plättchen
    .keins = kauft kein Plättchen
cb-pile-order = Auftragsstapel
    .ding = die oberste Karte
    .dinge = Karten
    .eins = Karte
    .keins = behält keine Karte

## Transportmittel

cb-vehicle-barrow = Handkarren
cb-vehicle-carriage = Fuhrwerk
cb-vehicle-truck = Lastwagen
cb-vehicle-engine = Eisenbahn

## Tunnelplättchen und Auftragskarten, aus ihren Teilen zusammengesetzt

# $coal (Kohle), $carts (Zahl), $side (Seite)
cb-tile = { $coal-es } Tunnelplättchen ({ $carts ->
    [one] 1 Lore
   *[other] { $carts } Loren
}, { $side })
    .ein = ein { cb-tile }
    .das = das { $coal-e } Tunnelplättchen ({ $carts ->
        [one] 1 Lore
       *[other] { $carts } Loren
    }, { $side })
# $tile (Plättchen), $marks (Zahl)
cb-tile-price = { $tile } für { $marks } Mark
# $vehicle (Transportmittel), $vp (Zahl), $spots (Kohlefelder)
cb-card = { $vehicle }-Auftrag ({ $spots }, { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
})
    .ein = ein { cb-card }
    .einen = einen { cb-card }
# $count (Zahl), $coal (Kohle)
cb-spots = { $count ->
    [one] 1 { $coal-es }
   *[other] { $count } { $coal-e }
}
cb-spots-each = ein Würfel jeder Farbe
# $cubes (Würfel), $points (Zahl)
cb-lack = dem für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} fehlt noch Kohle ({ $cubes })
# $coal (coal), $before (number), $after (number)
cb-tally = { $coal } { $before } → { $after }

## Arbeiterfelder

cb-space-factory-1 = Fabrik 1
cb-space-factory-2 = Fabrik 2
cb-space-factory-3 = Fabrik 3
cb-space-factory-4 = Fabrik 4
cb-space-factory-5 = Fabrik 5
cb-space-factory-6 = Fabrik 6
cb-space-factory-7 = Fabrik 7
cb-space-factory-8 = Fabrik 8
cb-space-factory-draw = Plättchenstapel
cb-space-mining-4 = Fördern 4
cb-space-mining-6 = Fördern 6
cb-space-mining-8 = Fördern 8
cb-space-mining-10 = Fördern 10
cb-space-delivery-barrow = Auslieferung per Handkarren
cb-space-delivery-carriage = Auslieferung per Fuhrwerk
cb-space-delivery-truck = Auslieferung per Lastwagen
cb-space-delivery-engine = Auslieferung per Eisenbahn
cb-space-money-3 = Geld 3
cb-space-money-4 = Geld 4
cb-space-money-5 = Geld 5
cb-space-money-6 = Geld 6
cb-space-order-1 = Neuer Auftrag 1
cb-space-order-2 = Neuer Auftrag 2
cb-space-order-3 = Neuer Auftrag 3
cb-space-order-4 = Neuer Auftrag 4
cb-space-order-draw = Auftragsstapel
cb-space-bank = Bank

cb-about-factory = Kauf das Plättchen auf diesem Feld. Es bringt seine Kohle mit und kommt in dein Bergwerk.
cb-about-factory-draw = Sieh dir die obersten fünf Plättchen des Stapels an und kauf eines davon oder keines.
# $count (Zahl)
cb-about-mining = Mach höchstens { $count ->
    [one] 1 Arbeitsschritt
   *[other] { $count } Arbeitsschritte
} in deinem Bergwerk: jede Fahrt des Förderkorbs, jeder Würfel, den du lädst, ablädst oder einlagerst, ist einer.
# $vehicle (Transportmittel)
cb-about-delivery = Liefere alle deine vollständigen Aufträge per { $vehicle } aus.
# $count (Zahl)
cb-about-money = Du erhältst { $count } Mark.
cb-about-order = Nimm die Auftragskarte unter diesem Feld.
cb-about-order-draw = Sieh dir geheim die obersten fünf Auftragskarten des Stapels an und behalte eine davon oder keine.
cb-about-bank = Ein Arbeiter für das, was die Bank zahlt. Geht immer, niemand wird verdrängt.
cb-about-canteen = Hier warten verdrängte Arbeiter auf das Ende der Schicht. Du kannst die Kantine nicht wählen.

## Phasen, und wonach gefragt wird

cb-shift-1 = Schicht I
cb-shift-2 = Schicht II
cb-shift-3 = Schicht III
cb-phase-draft = Auswahl der Aufträge
# $number (Zahl) von $rounds (Zahl)
cb-ask-draft = Nimm den { $number }. von { $rounds } Aufträgen.
cb-ask-turn = Wähle ein Arbeiterfeld oder die Bank.
cb-ask-mining-lower = { $count ->
    [one] Noch 1 Schritt. Fahr hinab oder hör auf.
   *[other] Noch { $count } Schritte. Fahr hinab oder hör auf.
}
cb-ask-mining-unload = { $count ->
    [one] Noch 1 Schritt. Lade ab oder fahr hinab.
   *[other] Noch { $count } Schritte. Lade ab oder fahr hinab.
}
cb-ask-mining-stored = { $count ->
    [one] Noch 1 Schritt. Nutze Kohle aus dem Lager oder fahr hinab.
   *[other] Noch { $count } Schritte. Nutze Kohle aus dem Lager oder fahr hinab.
}
cb-ask-mining-load = { $count ->
    [one] Noch 1 Schritt. Lade Kohle oder fahr weiter.
   *[other] Noch { $count } Schritte. Lade Kohle oder fahr weiter.
}
cb-ask-mining-move = { $count ->
    [one] Noch 1 Schritt. Fahr weiter oder hör auf.
   *[other] Noch { $count } Schritte. Fahr weiter oder hör auf.
}
cb-note-mining = Ein Schritt bewegt den Förderkorb oder lädt oder entlädt einen Würfel.
cb-ask-pair = Wähle, woher der { $count ->
    [one] zweite
   *[other] erste
} von zwei Würfeln beliebiger Farbe für den { $card } kommt.
cb-phase-draw-tiles = Gezogene Plättchen
cb-ask-draw-tiles = Kauf eines dieser Plättchen oder keines.
cb-phase-draw-orders = Gezogene Auftragskarten
cb-ask-draw-orders = Behalte eine dieser Karten oder keine.
cb-ask-end = Wohin im Stapel kommt der Rest?
cb-ask-return = Was legst du jetzt zurück? Was du zuerst wählst, liegt obenauf.
cb-ask-shortage = { $count ->
    [one] 1 { $coal-e } Lore ist
   *[other] { $count } { $coal-e } Loren sind
} noch ohne Kohle. Wähle einen Würfel einer anderen Farbe oder lass sie leer.
cb-phase-over = Spielende

## Schichtuhr

cb-element-1 = gelbe Kohle
cb-element-2 = braune Kohle
cb-element-3 = graue Kohle
cb-element-4 = schwarze Kohle
cb-element-5 = Handkarren
cb-element-6 = Fuhrwerke
cb-element-7 = Lastwagen
cb-element-8 = Eisenbahnen
cb-element-9 = leere gelbe Loren
cb-element-10 = leere braune Loren
cb-element-11 = leere graue Loren
cb-element-12 = leere schwarze Loren

## Woher die Punkte kommen

cb-score-orders = ausgelieferte Aufträge
# $shift (Schicht), $element (Element)
cb-score-element = { $shift }: { $element }
# $count (Zahl): so viele sind einen Punkt wert
cb-score-marks = übriges Geld ({ $count } Mark je Punkt)
# $count (Zahl): so viele sind einen Punkt wert
cb-score-coal = übrige Kohle, egal wo ({ $count } Würfel je Punkt)
cb-score-outstanding = ausstehende Aufträge
cb-score-balance = Tunnel-Ungleichgewicht

## Was geschehen ist: eine Zeile des Verlaufs. $seat ist, wer gehandelt hat

cb-tile-shown = Das Feld { $space } bietet jetzt { $tile-ein } an.
cb-start-drawn = { $seat } ist in der ersten Schicht Startspieler.
cb-draft-shown = Zur Auswahl kommt { $card-ein } hinzu.
cb-card-shown = Das Feld { $space } bietet jetzt { $card-einen } an.
cb-card-drafted = { $seat } nimmt { $card-einen }.
cb-workers-placed = { $seat } setzt { $workers } Arbeiter auf { $space }.
cb-workers-ousted = { $workers ->
    [one] 1 Arbeiter von { $seat } muss
   *[other] { $workers } Arbeiter von { $seat } müssen
} von { $space } in die Kantine.
cb-bank-visited = { $seat } schickt einen Arbeiter zur Bank und erhält { $marks } Mark.
cb-money-received = { $seat } erhält { $marks } Mark.
    .more = erhält { $marks } Mark
cb-tile-bought = { $seat } kauft { $tile-ein } für { $marks } Mark.
    .more = kauft { $tile-ein } für { $marks } Mark
cb-carts-filled = { $seat } bekommt mit dem Plättchen { $cubes ->
    [one] 1 { $coal-en } Würfel
   *[other] { $cubes } { $coal-e } Würfel
}.
cb-cart-substituted = { $seat } legt einen { $coal-en } Würfel in eine { $cart-e } Lore.
cb-carts-left = { $seat } lässt { $carts ->
    [one] 1 { $cart-e } Lore
   *[other] { $carts } { $cart-e } Loren
} leer.
cb-cage-moved = { $seat } fährt den Förderkorb { $level-to }.
cb-coal-loaded = { $seat } lädt einen { $coal-en } Würfel.
cb-coal-placed = { $seat } legt einen { $coal-en } Würfel { $origin-aus } auf den { $card }.
cb-pair-begun = { $seat } füllt auf dem { $card } ein { $coal-es } Kohlefeld mit zwei Würfeln.
cb-pair-paid = { $seat } gibt einen { $coal-en } Würfel { $origin-aus } für den { $card }.
cb-coal-stored = { $seat } lagert einen { $coal-en } Würfel ein.
cb-mining-stopped = { $seat } hört mit dem Fördern auf; { $steps ->
    [one] 1 Arbeitsschritt verfällt
   *[other] { $steps } Arbeitsschritte verfallen
}.
cb-order-delivered = { $seat } liefert den { $card } aus und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $cubes ->
    [one] 1 Würfel geht
   *[other] { $cubes } Würfel gehen
} in den Vorrat zurück.
cb-order-taken = { $seat } nimmt { $card-einen }.
    .more = nimmt { $card-einen }
cb-space-empty = Der Stapel ist aufgebraucht; das Feld { $space } bleibt leer.
cb-looked = { $seat } sieht sich { $count ->
    [one] { $pile-ding }
   *[other] die obersten { $count } { $pile-dinge }
} an.
cb-drawn = { $seat } zieht { $pile-eins } { $number } von { $count }.
cb-looked-tile = { $seat } sieht { $tile-ein }.
cb-looked-tile-item = { $tile-ein }
cb-looked-card = { $seat } sieht { $card-einen }.
cb-looked-card-item = { $card-einen }
cb-kept-none = { $seat } { $pile-keins }.
cb-returned = { $seat } legt { $count ->
    [one] 1 { $pile-eins }
   *[other] { $count } { $pile-dinge }
} { $end-stack } zurück.
cb-returned-next = { $seat } legt { $pile-eins } { $number } von { $count } zurück.
cb-returned-tile = { $seat } legt { $tile-ein } zurück.
cb-returned-tile-item = { $tile-ein }
cb-returned-card = { $seat } legt { $card-einen } zurück.
cb-returned-card-item = { $card-einen }
cb-shift-ended = Schicht { $shift ->
    [1] I
    [2] II
   *[3] III
} ist zu Ende und wird gewertet.
cb-element-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $element }.
cb-shift-began = Schicht { $shift ->
    [1] I
    [2] II
   *[3] III
} beginnt, und alle Arbeiter kehren zurück. { $seat } ist Startspieler.
cb-end-marks = { $seat } tauscht { $marks } Mark gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cb-end-coal = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $cubes ->
    [one] 1 übrigen Würfel
   *[other] { $cubes } übrige Würfel
}.
cb-end-orders = { $seat } verliert { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} für { $orders ->
    [one] 1 ausstehenden Auftrag
   *[other] { $orders } ausstehende Aufträge
}.
cb-end-balance = { $seat } verliert { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
}, weil eine Seite des Bergwerks { $tiles } Tunnelplättchen mehr hat als die andere.

## Der Verlauf: Runden, was in einem Zug getan wurde, Gruppen von Punkten

cb-round = Schicht { $round ->
    [1] I
    [2] II
   *[3] III
}
cb-round-of = Schicht { $round ->
    [1] I
    [2] II
   *[3] III
} von { $rounds ->
    [1] I
    [2] II
   *[3] III
}
cb-deed-order-delivered = { $count ->
    [one] 1 Auftrag ausgeliefert
   *[other] { $count } Aufträge ausgeliefert
}
cb-deed-order-taken = { $count ->
    [one] 1 Auftrag genommen
   *[other] { $count } Aufträge genommen
}
cb-deed-tile-bought = { $count } Tunnelplättchen gekauft
cb-deed-coal-placed = { $count ->
    [one] 1 Würfel auf einen Auftrag gelegt
   *[other] { $count } Würfel auf Aufträge gelegt
}
cb-deed-pair-paid = { $count } Würfel auf Aufträge gelegt, zwei für einen
cb-deed-coal-stored = { $count } Würfel eingelagert
cb-deed-coal-loaded = { $count } Würfel geladen
cb-deed-bank-visited = { $count } Arbeiter zur Bank geschickt
cb-sources-shift-1 = Wertung der Schicht I
cb-sources-shift-2 = Wertung der Schicht II
cb-sources-shift-3 = Wertung der Schicht III

## Warum ein Zug nicht geht

cb-why-locked = Das Feld { $space } ist bei { $players } Spielern gesperrt.
cb-why-workers = Du brauchst hier { $needed } Arbeiter und hast { $have }.
cb-why-no-tile = Auf dem Feld { $space } liegt kein Plättchen.
cb-why-marks = Dieses Plättchen kostet { $needed } Mark; du hast { $have }.
cb-why-no-card = Unter dem Feld { $space } liegt keine Karte.
cb-why-stack = Der { $pile } ist leer.
cb-why-nothing-complete = { $orders ->
    [0] Du hast keinen Auftrag per { $vehicle }.
   *[other] Du hast keinen vollständigen Auftrag per { $vehicle }; { $lacks }.
}
cb-why-same-level = Der Förderkorb ist schon { $level-at }.
cb-why-not-at-tunnel = Der Förderkorb ist über Tage; dort steht keine Lore.
cb-why-cage-full = Der Förderkorb ist mit { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfeln
} voll.
cb-why-no-cube-at-level = In keiner Lore { $level-at } liegt ein { $coal-er } Würfel.
cb-why-not-at-surface = Der Förderkorb muss über Tage sein; er ist { $level-at }.
cb-why-no-cube-in-cage = Im Förderkorb liegt kein { $coal-er } Würfel.
cb-why-no-cube-in-storage = In deinem Lager liegt kein { $coal-er } Würfel.
cb-why-not-your-order = Der { $card } gehört nicht zu deinen ausstehenden Aufträgen.
cb-why-no-free-spot = Auf dem { $card } ist kein { $coal-es } Kohlefeld frei.
cb-why-pair-steps = Zwei Würfel für ein Kohlefeld kosten zwei Arbeitsschritte; du hast noch { $have }.
cb-why-pair-cubes = Für zwei für einen brauchst du zwei Würfel; du hast { $have } zur Hand.
cb-why-not-in-draft = Der { $card } steht nicht zur Auswahl.
cb-why-supply = Im Vorrat liegt kein { $coal-er } Würfel.
cb-why-not-looked-at = Das gehört nicht zu dem, was du dir ansiehst.
cb-why-kept-tile = Dieses Plättchen kostet { $needed } Mark; du hast nur { $have }.
cb-why-not-in-stack = So etwas liegt nicht mehr im Stapel.
cb-why-no-such-seat = An diesem Tisch sitzen nur { $players } Spieler.

## Züge, wie sie in einer Liste stehen

cb-move-first = { $seat } beginnt
cb-move-draw-tile = Der Stapel gibt { $tile-ein }
cb-move-draw-order = Der Stapel gibt { $card-einen }
cb-move-draft = Nimm den { $card }
cb-move-place = { $space }
cb-move-cage = Fahr den Förderkorb { $level-to }
cb-move-load = Lade einen { $coal-en } Würfel
cb-move-fill = Leg einen { $coal-en } Würfel { $origin-aus } auf den { $card }
cb-move-store = Lagere einen { $coal-en } Würfel ein
cb-move-pair = Füll auf dem { $card } ein { $coal-es } Kohlefeld mit zwei beliebigen Würfeln
cb-move-pay = Gib einen { $coal-en } Würfel { $origin-aus }
cb-move-stop = Hör mit dem Fördern auf
cb-move-substitute = Leg einen { $coal-en } Würfel in eine Lore
cb-move-leave-empty = Lass alle übrigen Loren leer
cb-move-keep-tile = Kauf { $tile-das }
cb-move-keep-order = Behalte den { $card }
cb-move-keep-none = Nimm nichts davon
cb-move-return = Leg den Rest { $end }
cb-move-return-tile = Leg { $tile-das } zurück
cb-move-return-order = Leg den { $card } zurück

## Die Stellung in Worten

cb-line-start = { $seat } ist Startspieler.
cb-line-supply = Allgemeiner Vorrat: { $cubes }
cb-line-tile-stack = Plättchenstapel: { $count }
cb-line-order-stack = Auftragsstapel: { $count }
cb-known-top = Nummer { $place } von oben im { $pile } ist { $faces-ein }.
cb-known-top-some = Die Nummern { $first } bis { $last } von oben im { $pile } sind, in unbekannter Reihenfolge, { $faces }.
cb-known-bottom = Nummer { $place } von unten im { $pile } ist { $faces-ein }.
cb-known-bottom-some = Die Nummern { $first } bis { $last } von unten im { $pile } sind, in unbekannter Reihenfolge, { $faces }.
cb-line-hand = { $seat } hat { $count ->
    [one] 1 { $pile-eins }
   *[other] { $count } { $pile-dinge }
} gezogen.
cb-line-hand-placed = Davon { $count ->
    [one] ist 1
   *[other] sind { $count }
} schon in Reihenfolge gebracht.
cb-line-marks = Mark: { $marks }
cb-line-workers = Arbeiter: { $supply } im Vorrat, { $canteen } in der Kantine, { $bank } in der Bank
cb-line-cage = Förderkorb, { $level-at }: { $cubes }
cb-line-storage = Privates Kohlelager: { $cubes }
cb-line-balance = Tunnelplättchen: { $light } auf der beleuchteten Seite, { $dark } auf der unbeleuchteten
cb-line-delivered = Ausgelieferte Aufträge: { $count }
cb-line-delivered-cards = Ausgelieferte Aufträge: { $cards }
cb-heading-pit = Bergwerk von { $seat }
cb-heading-orders = Ausstehende Aufträge von { $seat }
cb-heading-stacks = Vorrat und Stapel
cb-col-space = Feld
cb-col-price = Kostet
cb-col-there = Arbeiter dort
cb-col-offer = Bietet
cb-col-element = Gewertet wird
cb-col-shift = Ab
cb-col-first = Platz 1
cb-col-second = Platz 2
cb-col-leader = Führt
cb-col-level = Etage
cb-col-carts = Loren
cb-col-cubes = Würfel darin
cb-col-empty = Leer
cb-col-light = Beleuchtet
cb-col-dark = Unbeleuchtet
cb-col-order = Auftrag
cb-col-filled = Gefüllt
cb-col-free = Freie Kohlefelder

## Kurze Beschriftungen für eine Zeichnung

cb-short-workers = { $count }A
cb-short-marks = { $count }M
cb-short-locked = zu
cb-short-draw = 5 ziehen
cb-short-cage = Korb
cb-short-storage = Lager
cb-short-supply = Vorrat
cb-short-tiles = Plättchen
cb-short-orders = Karten
cb-short-delivered = Ausgeliefert
cb-short-light = beleuchtet
cb-short-dark = unbeleuchtet
cb-short-start = beginnt
cb-short-canteen = Kantine
cb-clock-coal = Kohle
cb-clock-vehicles = je Transportmittel
cb-clock-carts = leere Loren
cb-legend = GE Würfel · ge frei oder leer · ☼ beleuchtet · ☾ unbeleuchtet · A Arbeiter · M Mark · * führt
cb-legend-coal = GE gelb · BR braun · GR grau · SW schwarz
cb-legend-more = ↑ was du oben in einem Stapel kennst · ↓ und unten · (…) in unbekannter Reihenfolge · ✓ vollständig oder einsortiert

## Die Regeln in unseren eigenen Worten

cb-rule-1 = Zwei bis vier Spieler spielen genau drei Schichten. Wer danach die meisten Punkte hat, gewinnt.
cb-rule-2 = Zu zweit sind sieben Arbeiterfelder gesperrt, zu dritt drei, zu viert keines. Ein gesperrtes Feld gibt es in dieser Partie nicht: Dorthin kommen weder Arbeiter noch Plättchen noch Karten.
cb-rule-3 = Es gibt 16 Kohlewürfel jeder Farbe, in einem allgemeinen Vorrat, den alle sehen. Geldscheine gehen nie aus.
cb-rule-4 = Die 48 Tunnelplättchen werden zu einem verdeckten Stapel gemischt. Auf jedes Plättchenfeld der Lorenfabrik, das nicht gesperrt ist, kommt eines offen: zu zweit 6, zu dritt 7, zu viert 8. Das Ziehfeld bekommt keines.
cb-rule-5 = Zu Beginn weist der Schichtzeiger auf die I, und der Wertungsmarker steht auf dem ersten Kreis der Schichtuhr.
cb-rule-6 = Du beginnst mit einem Bergwerk, einem leeren Förderkorb über Tage und einem Würfel jeder Farbe. Jeder Würfel liegt in der Lore seiner Farbe, die auf dem Bergwerk aufgedruckt ist.
cb-rule-7 = Die Startwürfel gehören zu den 16 jeder Farbe. Im Vorrat bleiben also zu zweit 14, zu dritt 13 und zu viert 12 von jeder Farbe.
cb-rule-8 = Du hast zu zweit 18, zu dritt 15 und zu viert 13 Arbeiter. Sie stehen in deinem Arbeitervorrat bereit.
cb-rule-9 = Alle beginnen mit 0 Punkten.
cb-rule-10 = Du beginnst zu zweit mit 10, zu dritt mit 9 und zu viert mit 8 Mark.
cb-rule-11 = Wer zuerst Startspieler ist, entscheidet der Zufall.
cb-rule-12 = Die 44 Auftragskarten werden zu einem verdeckten Stapel gemischt. Zur Auswahl liegen zu zweit 7, zu dritt 10 und zu viert 13 davon offen aus.
cb-rule-13 = Die Aufträge werden in drei Runden ausgewählt. In jeder nehmen alle je eine Karte, gegen den Uhrzeigersinn und beginnend rechts vom Startspieler; die Reihenfolge kehrt sich nie um, also wählt der Startspieler immer zuletzt. Deine drei Karten liegen offen bei deinen ausstehenden Aufträgen.
cb-rule-14 = Die Karte, die niemand genommen hat, kommt auf das Auftragsfeld ganz rechts. Die übrigen Auftragsfelder, die nicht gesperrt sind, füllt der Stapel: Zu zweit liegen 3 Karten aus, sonst 4.
cb-rule-15 = Eine Schicht beginnt mit dem Startspieler, und die Züge gehen im Uhrzeigersinn weiter.
cb-rule-16 = Dein Zug ist genau eine Aktion: Du besetzt ein Arbeiterfeld und führst es aus, oder du schickst einen Arbeiter zur Bank.
cb-rule-17 = Du darfst ein Feld nur wählen, wenn du seine Aktion jetzt ausführen kannst und genug Arbeiter im Vorrat hast.
cb-rule-18 = Ein leeres Feld kostet 1 Arbeiter. Ein besetztes Feld kostet einen Arbeiter mehr, als dort stehen, nicht mehr und nicht weniger.
cb-rule-19 = Zuerst gehen die Arbeiter auf dem Feld in die Kantine, dann kommen deine darauf, dann folgt die Aktion. Alle Arbeiter auf einem Feld gehören deshalb demselben Spieler.
cb-rule-20 = Du darfst auch deine eigenen Arbeiter verdrängen. Sie zählen für den Preis wie alle anderen und gehen in die Kantine, nicht zurück in deinen Vorrat.
cb-rule-21 = In der Kantine ist Platz für alle. Du kannst sie nicht wählen, und wer dort steht, tut bis zum Ende der Schicht nichts.
cb-rule-22 = Die Bank nimmt je Zug genau 1 Arbeiter und zahlt genau 1 Mark, egal wie viele schon dort stehen. Niemand wird verdrängt, und du darfst auch dann hin, wenn andere Felder möglich sind.
cb-rule-23 = Passen gibt es nicht. Solange du einen Arbeiter hast, musst du etwas tun, und die Bank ist immer offen.
cb-rule-24 = Hast du keine Arbeiter mehr, wirst du bis zum Ende der Schicht übersprungen. Die anderen spielen weiter, und wer als Letzter noch Arbeiter hat, zieht mehrmals hintereinander.
cb-rule-25 = Die Schicht endet, wenn alle Arbeitervorräte leer sind und die letzte Aktion samt Nachfüllen abgeschlossen ist.
cb-rule-26 = Auf einem Fabrikfeld mit Plättchen musst du dieses Plättchen kaufen. Für jede Lore darauf zahlst du 1 Mark, wenn sie gelb ist, 2 bei Braun, 3 bei Grau, 4 bei Schwarz.
cb-rule-27 = Du kannst ein Fabrikfeld nicht wählen, wenn du das Plättchen nicht bezahlen kannst oder dort keines liegt.
cb-rule-28 = Ein gekauftes Plättchen bringt sofort Kohle mit, und zwar kostenlos: für jede Lore darauf einen Würfel seiner Farbe aus dem Vorrat.
cb-rule-29 = Das Plättchen kommt auf die Etage seiner Farbe und auf die Seite, die es zeigt: mit Laternen auf die beleuchtete, ohne auf die unbeleuchtete. Du hast keine Wahl, und für beliebig viele Plättchen ist Platz.
cb-rule-30 = Am Ende des Zuges kommt auf das leere Plättchenfeld ein neues Plättchen vom Stapel, offen.
cb-rule-31 = Ist der Plättchenstapel leer, bleibt das Plättchenfeld leer. Plättchen werden nie neu gemischt, und keines verlässt je ein Bergwerk.
cb-rule-32 = Eine Lore wird nur einmal gefüllt, nämlich wenn du ihr Plättchen kaufst. Neue Kohle kommt nur mit neuen Plättchen.
cb-rule-33 = Auf dem Ziehfeld der Fabrik siehst du dir die obersten fünf Plättchen des Stapels an. Eines darfst du zum üblichen Preis kaufen; die anderen kommen verdeckt in beliebiger Reihenfolge zurück, alle nach oben oder alle nach unten.
cb-rule-34 = Du darfst alles zurücklegen, was du gezogen hast. Auch das ist eine vollständige Aktion, also darfst du das Ziehfeld sogar mit 0 Mark wählen.
cb-rule-35 = Von den gezogenen Plättchen darfst du höchstens eines behalten, und nur eines, das du bezahlen kannst.
cb-rule-36 = Was du zurücklegst, bleibt beisammen: alles nach oben oder alles nach unten, nie ein Teil hier und ein Teil dort.
cb-rule-37 = Sind weniger als fünf im Stapel, siehst du dir alle an; ist er leer, kannst du das Ziehfeld nicht wählen. Nachgefüllt wird danach nichts. Das gilt für Plättchen und für Auftragskarten.
cb-rule-38 = Hat der Vorrat zu wenige Würfel in der Farbe des Plättchens, werden zuerst die vorhandenen gelegt. Auf jede Lore, die übrig bleibt, darfst du einen Würfel einer anderen Farbe legen, oder du lässt sie leer. Preis und Etage ändern sich nicht, und ein Mangel verbietet nie den Kauf.
cb-rule-39 = Eine Lore behält ihre eigene Farbe, egal welcher Würfel darin lag, und ein Würfel behält seine. Bei der Wertung leerer Loren zählt die Farbe der Lore.
cb-rule-40 = Die Zahl eines Förderfelds ist die Höchstzahl der Arbeitsschritte. Du darfst sie beliebig mischen und wiederholen; was du nicht nutzt, verfällt.
cb-rule-41 = Ein Förderfeld darfst du immer wählen, und aufhören darfst du jederzeit, sogar vor dem ersten Schritt.
cb-rule-42 = Abwärts: Der Förderkorb fährt zu einer beliebigen tieferen Tunneletage. Das ist ein Arbeitsschritt, egal wie tief.
cb-rule-43 = Aufwärts: Der Förderkorb fährt zu einer beliebigen höheren Tunneletage oder nach über Tage. Das ist ein Arbeitsschritt, egal wie weit.
cb-rule-44 = Wenn du den Förderkorb bewegst, muss er auf einer anderen Etage ankommen.
cb-rule-45 = Laden: Steht der Förderkorb auf einer Tunneletage, kommt ein Würfel aus einer Lore dieser Etage, gleich auf welcher Seite, auf einen freien Platz im Förderkorb. Das ist ein Arbeitsschritt.
cb-rule-46 = Der Förderkorb fasst fünf Würfel in beliebigen Farben.
cb-rule-47 = Abladen: Steht der Förderkorb über Tage, kommt ein Würfel aus ihm auf ein freies Kohlefeld seiner Farbe auf einem deiner ausstehenden Aufträge. Das ist ein Arbeitsschritt.
cb-rule-48 = Zwei für einen: Statt des passenden Würfels dürfen zwei beliebige Würfel ein Kohlefeld füllen, gleichfarbig oder nicht. Das kostet zwei Arbeitsschritte.
cb-rule-49 = Die beiden Würfel legst du als Paar, innerhalb derselben Förderaktion und mit noch mindestens zwei Arbeitsschritten übrig. Jeder kommt aus dem Förderkorb, wenn er über Tage steht, oder aus deinem privaten Kohlelager. Einer davon darf sogar die richtige Farbe haben.
cb-rule-50 = Ein Kohlefeld mit zwei Würfeln bleibt ein einziges Feld in der aufgedruckten Farbe, sowohl für den Abschluss des Auftrags als auch für jede Mehrheit.
cb-rule-51 = Einlagern: Steht der Förderkorb über Tage, kommt ein Würfel aus ihm in dein privates Kohlelager, das beliebig viele fasst. Das ist ein Arbeitsschritt.
cb-rule-52 = Einlagern darfst du immer, wenn der Förderkorb über Tage steht, auch wenn einer deiner Aufträge den Würfel brauchen kann.
cb-rule-53 = Aus dem Lager: Ein Würfel kommt aus deinem privaten Kohlelager auf ein freies Kohlefeld seiner Farbe auf einem deiner ausstehenden Aufträge, für einen Arbeitsschritt. Auch hier geht zwei für einen.
cb-rule-54 = Für Kohle aus deinem Lager ist es gleich, wo der Förderkorb steht.
cb-rule-55 = Andere Wege gibt es für Kohle nicht: nicht vom Förderkorb in eine Lore, nicht vom Lager in den Förderkorb und nicht von einem Auftrag herunter. Ein Würfel auf einem Auftrag bleibt dort bis zur Auslieferung.
cb-rule-56 = Der Förderkorb behält seine Etage und seine Würfel, zwischen den Zügen und zwischen den Schichten.
cb-rule-57 = Ein vollständiger Auftrag liefert sich nicht von selbst aus. Er bleibt ausstehend, bis du ihn auslieferst.
cb-rule-58 = Du darfst ein Auslieferungsfeld nur wählen, wenn du einen vollständigen ausstehenden Auftrag mit diesem Transportmittel hast. Vollständig heißt: Jedes Kohlefeld ist gefüllt.
cb-rule-59 = Du lieferst alle deine vollständigen Aufträge mit diesem Transportmittel aus und darfst keinen zurückhalten. Unvollständige Aufträge und andere Transportmittel bleiben, wie sie sind.
cb-rule-60 = Für jeden ausgelieferten Auftrag bekommst du sofort seine Punkte. Alle Würfel darauf, auch Paare, gehen in den Vorrat zurück, und die Karte kommt verdeckt vor dich.
cb-rule-61 = Du erhältst so viele Mark, wie das Feld zeigt.
cb-rule-62 = Du musst die Karte unter dem Feld nehmen. Sie liegt offen bei deinen ausstehenden Aufträgen, und davon darfst du beliebig viele haben.
cb-rule-63 = Danach kommt auf das Auftragsfeld eine neue Karte vom Stapel, offen. Ist der Stapel leer, bleibt es leer.
cb-rule-64 = Ein Auftragsfeld ohne Karte kannst du nicht wählen.
cb-rule-65 = Auf dem Ziehfeld für Aufträge siehst du dir geheim die obersten fünf Karten des Stapels an und behältst eine oder keine. Eine behaltene Karte liegt offen bei deinen ausstehenden Aufträgen; die anderen kommen verdeckt in beliebiger Reihenfolge zurück, alle nach oben oder alle nach unten.
cb-rule-66 = Alle sehen Geld, Punkte, Arbeiter, Bergwerke, Förderkörbe, Kohle, private Kohlelager und ausstehende Aufträge, dazu die offen ausliegenden Plättchen und Aufträge.
cb-rule-67 = Ausgelieferte Aufträge liegen verdeckt: Alle sehen, wie viele du hast, aber was darauf steht, nur bei einer Schichtwertung. Deine eigenen darfst du dir jederzeit ansehen.
cb-rule-68 = Nur du siehst, was du auf einem Ziehfeld ziehst. Die anderen erfahren, was du behältst, wie viele du zurücklegst und ob nach oben oder nach unten.
cb-rule-69 = Am Ende einer Schicht werden alle Aufträge gezeigt, die seit Beginn der Partie ausgeliefert wurden. Ausstehende Aufträge zählen nicht, auch vollständige nicht.
cb-rule-70 = Die Schichtuhr wird der Reihe nach gewertet: Element 1 bis 4 nach Schicht I, 1 bis 8 nach Schicht II, 1 bis 12 nach Schicht III.
cb-rule-71 = Was du in einer früheren Schicht ausgeliefert hast, zählt bei jeder späteren Wertung wieder mit.
cb-rule-72 = Element 1 bis 4 zählt die Kohlefelder einer Farbe auf deinen ausgelieferten Aufträgen, Element 5 bis 8 alle Kohlefelder auf deinen ausgelieferten Aufträgen mit einem Transportmittel. Es zählen Kohlefelder, nicht Karten und nicht Würfel.
cb-rule-73 = Element 9 bis 12 zählt die Loren einer Farbe in deinem Bergwerk, in denen kein Würfel liegt, auf Plättchen ebenso wie die aufgedruckten.
cb-rule-74 = Die höchste Zahl bringt den ersten Wert des Elements, die nächsthöchste den zweiten.
cb-rule-75 = Bei Gleichstand auf dem ersten Platz bekommen alle Beteiligten den ersten Wert und niemand den zweiten.
cb-rule-76 = Bei Gleichstand auf dem zweiten Platz bekommen alle Beteiligten den zweiten Wert.
cb-rule-77 = Zu zweit wird der zweite Wert nie vergeben. Seid ihr beide Erste, bekommt ihr beide den ersten Wert.
cb-rule-78 = Mit einer Zahl von 0 bekommst du nie Punkte, weder als Erster noch als Zweiter.
cb-rule-79 = Um für leere Loren Punkte zu bekommen (Element 9 bis 12), brauchst du mindestens eine dieser Farbe. Ausgeliefert haben musst du nichts.
cb-rule-80 = Nach Schicht I und II wird Startspieler, wer die meisten Arbeiter auf den Feldern der Lorenfabrik hat.
cb-rule-81 = Es zählt jeder Arbeiter, der jetzt dort steht, auch auf dem Ziehfeld. Arbeiter in der Kantine oder anderswo zählen nicht.
cb-rule-82 = Bei Gleichstand geht das Startspielerplättchen an den beteiligten Spieler, der im Uhrzeigersinn als Erster nach dem alten Startspieler kommt. Der alte Startspieler kommt zuletzt und behält es bei Gleichstand also nie.
cb-rule-83 = Hat niemand einen Arbeiter in der Fabrik, wird der Spieler links vom alten Startspieler zum Startspieler.
cb-rule-84 = Der alte Startspieler behält das Startspielerplättchen nur, wenn er mehr Arbeiter in der Fabrik hat als alle anderen.
cb-rule-85 = Für die nächste Schicht geht der Wertungsmarker zurück auf den ersten Kreis, der Schichtzeiger rückt weiter, ausgelieferte Aufträge werden verdeckt, und alle Arbeiter kehren zu ihren Besitzern zurück, auch aus Kantine und Bank.
cb-rule-86 = Alles andere bleibt zwischen den Schichten, wie es ist: Plättchen, ausliegende Aufträge, Stapel, Geld, Förderkörbe, Kohle und deine eigenen Aufträge.
cb-rule-87 = Nach der Wertung von Schicht III kommt keine neue Schicht, sondern die Schlusswertung.
cb-rule-88 = Am Ende tauschst du je volle 5 Mark gegen 1 Punkt; das ist Pflicht. Die 0 bis 4 Mark, die übrig bleiben, zählen nur bei Gleichstand.
cb-rule-89 = Am Ende bringen dir je volle 3 Würfel 1 Punkt. Alle deine Würfel zählen zusammen: in Loren, Förderkorb, Lager und ausstehenden Aufträgen.
cb-rule-90 = Am Ende kostet dich jeder ausstehende Auftrag 1 Punkt, vollständig oder nicht. Die Würfel darauf zählen trotzdem als Kohle.
cb-rule-91 = Tunnel-Gleichgewicht: Vergleiche am Ende deine Tunnelplättchen auf der beleuchteten und der unbeleuchteten Seite, alle Etagen zusammen. Jedes Plättchen, das eine Seite mehr hat, kostet dich 2 Punkte.
cb-rule-92 = Für das Gleichgewicht zählen Plättchen, nicht Loren. Eine einzelne Etage muss nicht ausgeglichen sein, und was auf dem Bergwerk aufgedruckt ist, ist kein Plättchen.
cb-rule-93 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer am meisten Geld übrig hat; ist auch das gleich, wird der Sieg geteilt.
cb-rule-94 = Ein Punktestand darf über 100 steigen und durch Abzüge sinken, sogar unter 0.
cb-rule-95 = Geld darfst du nicht verbergen.
cb-rule-96 = Geld geht nie aus; die Scheine dienen nur zum Zählen.
cb-rule-97 = Gehen Plättchen oder Auftragskarten aus, bleiben leere Felder leer. Wird Kohle knapp, darfst du die Loren mit anderen Farben füllen oder leer lassen.

## Kapitel der Regeln

cb-chapter-delivery = Lieferung
cb-chapter-factory = Lorenfabrik
cb-chapter-information = Offen und verdeckt
cb-chapter-money = Geld
cb-chapter-next-shift = Nächste Schicht
cb-chapter-notes = Anmerkungen
cb-chapter-order = Aufträge
cb-chapter-shift-scoring = Wertung einer Schicht
cb-chapter-turn = Ein Zug

## Mitten im Zug, und was ein Ende aufgibt

cb-picked-fill-my-cage = Leg den { $coal-en } Würfel auf einen Auftrag oder ins Lager.
cb-picked-fill-my-storage = Leg den { $coal-en } Würfel aus dem Lager auf einen Auftrag.
cb-picked-fill-my-spot = Nimmst du den { $coal-en } Würfel aus dem Förderkorb oder aus dem Lager?
cb-picked-store-my-cage = Leg den { $coal-en } Würfel ins Lager.
cb-picked-store-my-storage = Welcher Würfel des Förderkorbs kommt ins Lager?
cb-picked-pair-button-pair = Wähle ein Kohlefeld: Zwei deiner Würfel, egal welcher Farbe, füllen es statt eines seiner Farbe (2 Arbeitsschritte).
cb-picked-pair-button-pair-name = Zwei Würfel für einen
cb-forfeit-steps = { $count ->
    [one] 1 Arbeitsschritt verfällt.
   *[other] { $count } Arbeitsschritte verfallen.
}
cb-forfeit-carts = { $count ->
    [one] 1 Lore bleibt leer.
   *[other] { $count } Loren bleiben leer.
}
cb-forfeit-tiles = Du kaufst keines der Plättchen, die du angesehen hast.
cb-forfeit-orders = Du behältst keine der Karten, die du angesehen hast.

## Was ein Zug ändern würde: Zeilen einer Vorschau

cb-change-score = Punkte
cb-change-complete = Lieferbare Aufträge
cb-change-to-fill = Noch zu füllende Felder
cb-change-marks = Mark
cb-change-end-marks = Am Ende getauscht: { $marks } Mark gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cb-change-workers = Arbeiter
cb-change-caged = Würfel im Förderkorb
cb-change-stored = Würfel im Lager
cb-change-in-reach = { $count ->
    [0] Kein passender Würfel kommt damit auf deine Aufträge
    [one] Genug, um 1 passenden Würfel auf deine Aufträge zu legen
   *[other] Genug, um { $count } passende Würfel auf deine Aufträge zu legen
}
cb-change-coal-wanted = { $count ->
    [0] Keiner deiner Aufträge verlangt { $coal-e } Kohle
    [one] Deine Aufträge verlangen 1 { $coal-en } Würfel
   *[other] Deine Aufträge verlangen { $count } { $coal-e } Würfel
}
cb-change-cubes = Würfel auf Loren
cb-change-steps = Arbeitsschritte übrig
cb-change-balance = Punkte für das Gleichgewicht am Ende
cb-change-by-barrow = Kohlefelder per Handkarren geliefert (für Mehrheiten)
cb-change-by-carriage = Kohlefelder per Fuhrwerk geliefert (für Mehrheiten)
cb-change-by-truck = Kohlefelder per Lastwagen geliefert (für Mehrheiten)
cb-change-by-engine = Kohlefelder per Eisenbahn geliefert (für Mehrheiten)
cb-change-of-yellow = Gelbe Kohlefelder geliefert (für Mehrheiten)
cb-change-of-brown = Braune Kohlefelder geliefert (für Mehrheiten)
cb-change-of-grey = Graue Kohlefelder geliefert (für Mehrheiten)
cb-change-of-black = Schwarze Kohlefelder geliefert (für Mehrheiten)
cb-change-of-coal = Kohlefelder geliefert (für Mehrheiten): { $tallies }
cb-change-orders-delivered = Ausgelieferte Aufträge: { $count }
cb-change-order-delivered = Ausgeliefert: { $card }
cb-change-delivered-points = Punkte auf deinen ausgelieferten Aufträgen
cb-change-order-points = Punkte auf deinen Aufträgen
cb-change-order-cubes = Würfel in deinem Bergwerk, die deine Aufträge verlangen
cb-change-order-taken = Neuer Auftrag: { $card }
cb-change-order-coal = Kohle dafür schon da: { $have } von { $spots ->
    [one] 1 Würfel
   *[other] { $spots } Würfeln
}{ $wanted ->
    [0] {""}
    [one] {" "}(1 weiteren braucht ein anderer Auftrag)
   *[other] {" "}({ $wanted } weitere brauchen andere Aufträge)
}
cb-change-coal-placed = Würfel ({ $coal }) auf: { $card }
cb-change-pair-begun = Zwei Würfel für ein Kohlefeld: { $card }
cb-change-tile-bought = Neu, mit Kohle: { $tile }
cb-change-workers-ousted = In die Kantine verdrängt: { $workers }
cb-change-own-ousted = Deine Arbeiter in die Kantine: { $workers }
cb-change-cage-moved = Förderkorb { $level-to }
cb-change-cart-substituted = Würfel ({ $coal }) in einer { $cart-en } Lore
cb-change-carts-left = Loren bleiben leer: { $carts }
cb-change-mining-stopped = Verfallene Arbeitsschritte: { $steps }
cb-change-kept-none = Nichts wird genommen
cb-change-looked = Anzusehen vom { $pile }: { $count }; du wählst eins davon oder keins
cb-change-returned = Zurückgelegt { $end-stack }: { $count }
cb-change-returned-tile = Zurück in den Stapel: { $tile }
cb-change-returned-card = Zurück in den Stapel: { $card }
cb-change-shift-ended = Die Schicht endet und wird gewertet
cb-reason-delivered-points = Das bringt sofort { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
cb-reason-score = Damit endet die Schicht, und ihre Wertung bringt dir { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
cb-reason-order-delivered = Das liefert jetzt { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
} aus.
cb-reason-complete = Das macht { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
} lieferbar.
cb-reason-coal-placed = Das füllt ein Kohlefeld auf dem { $card }.
cb-reason-order-points = Das bringt dir einen Auftrag über { $count } Punkte.
cb-reason-order-cubes = In deinem Bergwerk { $count ->
    [one] liegt schon ein Würfel, den
   *[other] liegen schon { $count } Würfel, die
} dieser Auftrag verlangt.
cb-reason-order-taken = Das sichert dir { $card-einen }, bevor andere ihn nehmen.
cb-reason-tile-bought = Das öffnet einen Tunnel, der gleich Kohle bringt: { $tile }.
cb-reason-caged = Das lädt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} für die Fahrt nach oben.
cb-reason-stored = Das hebt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} für spätere Aufträge auf.
cb-reason-steps = Das gibt dir { $count ->
    [one] einen Arbeitsschritt
   *[other] { $count } Arbeitsschritte
} im Bergwerk.
cb-reason-marks = Das bringt { $count } Mark.
cb-reason-cage-moved = Das bringt den Förderkorb { $level-to }, wo du ihn brauchst.
cb-reason-looked = Du siehst die obersten { $pile-dinge } und darfst davon behalten, was dir am meisten nützt.
cb-reason-mining-stopped = Die übrigen Schritte bringen dir jetzt nichts.
cb-reason-kept-none = Von diesen { $pile-dinge } lohnt sich für dich jetzt nichts.
cb-reason-returned = Davon hängt ab, wann jemand diese { $pile-dinge } wieder sieht: oben bald, unten spät.
cb-reason-returned-tile = Die Reihenfolge ist nur für den wichtig, der diesen Stapel als Nächster ansieht.
cb-reason-returned-card = Die Reihenfolge ist nur für den wichtig, der diesen Stapel als Nächster ansieht.
cb-chance-first = Der Startspieler wird gelost
cb-chance-tiles = Ein neues Tunnelplättchen kommt auf den freien Platz
cb-chance-orders = Eine neue Auftragskarte kommt auf den freien Platz
cb-hidden-draft-shown = { $count ->
    [one] Eine neue Auftragskarte wird ausgelegt
   *[other] { $count } neue Auftragskarten werden ausgelegt
}
cb-hidden-card-shown = { $count ->
    [one] Eine neue Auftragskarte kommt auf den freien Platz
   *[other] { $count } neue Auftragskarten kommen auf den Spielplan
}
cb-hidden-tile-shown = { $count ->
    [one] Ein neues Tunnelplättchen kommt auf den freien Platz
   *[other] { $count } neue Tunnelplättchen kommen auf den Spielplan
}
cb-hidden-looked-card = Anzusehende Auftragskarten: { $count }; du wählst eine oder keine
cb-hidden-looked-tile = Anzusehende Tunnelplättchen: { $count }; du wählst eins oder keins
