# Coal Country auf Deutsch. Attribute sind Grammatik: die Form eines Wortes an einer Stelle, die eine verlangt.

cc-title = Coal Country
cc-tagline = Setze neun Steiger heimlich ein, verkaufe zu gutem Preis und stelle den Inspektor zufrieden.

## Versorgung, Marktwürfel, Gebäude, Plättchen

cc-type-wood = Holz
    .the = das Holz
    .dat = dem Holz
    .none = kein Holz
cc-type-water = Wasser
    .the = das Wasser
    .dat = dem Wasser
    .none = kein Wasser
cc-type-electricity = Strom
    .the = den Strom
    .dat = dem Strom
    .none = keinen Strom
cc-colour-green = grün
    .ein = grüner
    .einen = grünen
    .der = grüne
cc-colour-red = rot
    .ein = roter
    .einen = roten
    .der = rote
cc-colour-white = weiß
    .ein = weißer
    .einen = weißen
    .der = weiße
cc-gauge-low = −1
cc-gauge-even = 0
cc-gauge-high = +1
cc-building-school = Schule
    .a = eine Schule
    .the = die Schule
    .start = Die Schule
    .second = eine zweite Schule
    .none = keine Schule
cc-building-tailor = Schneiderei
    .a = eine Schneiderei
    .the = die Schneiderei
    .start = Die Schneiderei
    .second = eine zweite Schneiderei
    .none = keine Schneiderei
cc-building-coal-shed = Kohlenschuppen
    .a = einen Kohlenschuppen
    .the = den Kohlenschuppen
    .start = Der Kohlenschuppen
    .second = einen zweiten Kohlenschuppen
    .none = kein Kohlenschuppen
cc-building-mess-hall = Kantine
    .a = eine Kantine
    .the = die Kantine
    .start = Die Kantine
    .second = eine zweite Kantine
    .none = keine Kantine
cc-building-village-store = Dorfladen
    .a = einen Dorfladen
    .the = den Dorfladen
    .start = Der Dorfladen
    .second = einen zweiten Dorfladen
    .none = kein Dorfladen
cc-building-doctors-office = Arztpraxis
    .a = eine Arztpraxis
    .the = die Arztpraxis
    .start = Die Arztpraxis
    .second = eine zweite Arztpraxis
    .none = keine Arztpraxis
cc-building-tavern = Schenke
    .a = eine Schenke
    .the = die Schenke
    .start = Die Schenke
    .second = eine zweite Schenke
    .none = keine Schenke
cc-building-church = Kirche
    .a = eine Kirche
    .the = die Kirche
    .start = Die Kirche
    .second = eine zweite Kirche
    .none = keine Kirche
cc-row-top = neue Reihe
    .from = aus der neuen Reihe
cc-row-bottom = alte Reihe
    .from = aus der alten Reihe
cc-shape-dead-end = Sackgasse
cc-shape-straight = gerade
cc-shape-bend = Kurve
cc-shape-tee = Abzweig
cc-shape-cross = Kreuzung
# $coal (Text): was Einfluss 1 bis 4 fördert
cc-tile = { $number }, { $shape }, Kohle { $coal }
    .a = eine { $number } ({ $shape }, Kohle { $coal })
cc-tile-entrance = Eingang, Kohle { $coal }
    .a = den Eingang (Kohle { $coal })
cc-side-n = N
cc-side-e = O
cc-side-s = S
cc-side-w = W
cc-turn-0 = so wie es liegt
cc-turn-1 = um ein Viertel gedreht
cc-turn-2 = um die Hälfte gedreht
cc-turn-3 = um drei Viertel gedreht
cc-fees = { $count ->
    [one] 1 Gebühr
   *[other] { $count } Gebühren
}
cc-fees-less = { $count ->
    [one] −1 Gebühr
   *[other] −{ $count } Gebühren
}
cc-dollars = { $count } Dollar
    .for = für { $count } Dollar
    .pays = zahlt { $count } Dollar
cc-no-dollars = 0 Dollar
    .for = kostenlos
    .pays = kann nichts zahlen
cc-paid = zahlt { $dollars }
cc-received = erhält { $dollars }
cc-unchanged = zahlt und erhält nichts
cc-coal = { $count } Kohle
cc-no-coal = keine Kohle
cc-refuse = { $count } Abraum
cc-no-refuse = keinen Abraum
cc-value = eine { $value }
cc-bundle = { $count } { $type }
cc-token = { $space } ({ $value })

## Felder für Steiger: für sich, wo etwas ist, und wohin etwas kommt

cc-space-broker = Kohlenmakler
    .at = bei den Kohlenmaklern
    .to = zu den Kohlenmaklern
cc-space-market = Versorgungsmarkt, allein
    .at = allein auf dem Versorgungsmarkt
    .to = allein auf den Versorgungsmarkt
cc-space-tandem = Versorgungsmarkt, Tandem
    .at = im Tandem auf dem Versorgungsmarkt
    .to = im Tandem auf den Versorgungsmarkt
cc-space-construction = Bauunternehmen
    .at = beim Bauunternehmen
    .to = zum Bauunternehmen
cc-space-refuse = Abraumhalde
    .at = auf der Abraumhalde
    .to = auf die Abraumhalde
cc-space-storage = Lager
    .at = im Lager
    .to = ins Lager
cc-space-village-store = Dorfladen
    .at = im Dorfladen
    .to = in den Dorfladen
    .none = kein sichtbarer Dorfladen
cc-space-doctors-office = Arztpraxis
    .at = in der Arztpraxis
    .to = in die Arztpraxis
    .none = keine sichtbare Arztpraxis
cc-space-tavern = Schenke
    .at = in der Schenke
    .to = in die Schenke
    .none = keine sichtbare Schenke
cc-space-church = Kirche
    .at = in der Kirche
    .to = in die Kirche
    .none = keine sichtbare Kirche
cc-space-entrance = Eingang
    .at = am Eingang
    .to = an den Eingang
cc-space-cell-up = { $up ->
    [1] Feld über dem Eingang
   *[other] Feld { $up } Schritte über dem Eingang
}
    .at = { $up ->
        [1] auf dem Feld über dem Eingang
       *[other] auf dem Feld { $up } Schritte über dem Eingang
    }
    .to = { $up ->
        [1] auf das Feld über dem Eingang
       *[other] auf das Feld { $up } Schritte über dem Eingang
    }
cc-space-cell-left = { $across ->
    [1] Feld links vom Eingang
   *[other] Feld { $across } Schritte links vom Eingang
}
    .at = { $across ->
        [1] auf dem Feld links vom Eingang
       *[other] auf dem Feld { $across } Schritte links vom Eingang
    }
    .to = { $across ->
        [1] auf das Feld links vom Eingang
       *[other] auf das Feld { $across } Schritte links vom Eingang
    }
cc-space-cell-right = { $across ->
    [1] Feld rechts vom Eingang
   *[other] Feld { $across } Schritte rechts vom Eingang
}
    .at = { $across ->
        [1] auf dem Feld rechts vom Eingang
       *[other] auf dem Feld { $across } Schritte rechts vom Eingang
    }
    .to = { $across ->
        [1] auf das Feld rechts vom Eingang
       *[other] auf das Feld { $across } Schritte rechts vom Eingang
    }
cc-space-cell-left-up = Feld { $across } nach links und { $up } nach oben vom Eingang
    .at = auf dem Feld { $across } nach links und { $up } nach oben vom Eingang
    .to = auf das Feld { $across } nach links und { $up } nach oben vom Eingang
cc-space-cell-right-up = Feld { $across } nach rechts und { $up } nach oben vom Eingang
    .at = auf dem Feld { $across } nach rechts und { $up } nach oben vom Eingang
    .to = auf das Feld { $across } nach rechts und { $up } nach oben vom Eingang

## Schritte einer Runde, und was gefragt wird

cc-step-setup = Aufbau
cc-step-placing = Steiger setzen
cc-step-villages = Bereich 1: Dorf
cc-step-mining = Bereich 2: Mine
cc-step-selling = Bereich 3: Kohlenmakler
cc-step-expanding = Bereich 4: Genehmigungen
cc-step-supplying = Bereich 5: Versorgungsmarkt
cc-step-constructing = Bereich 6: Bauunternehmen
cc-step-tidying = Bereich 7: Abraumhalde und Lager
cc-step-reporting = Quartalsbericht
cc-step-restocking = Ende der Runde
cc-step-opening = Ende der Runde
cc-step-finished = Das Spiel ist zu Ende.
cc-ask-order = Die Anfangsreihenfolge wird gezogen.
cc-ask-cube = Ein Marktwürfel wird gezogen.
cc-ask-building = Ein Gebäude wird aufgedeckt.
cc-ask-turn-up = Ein Plättchen des Genehmigungsamts wird aufgedeckt.
cc-ask-tile = Ein Plättchen des Genehmigungsamts wird gezogen.
cc-ask-place = Setze geheim einen Steiger oder schließe ab.
cc-ask-place-more = Setze geheim einen Steiger.
cc-ask-place-all = Alle deine Steiger sind gesetzt: Schließe ab oder nimm einen zurück.
cc-ask-next = Setze einen Steiger verdeckt oder passe für den Rest dieser Runde.
cc-ask-swap = Im Dorfladen darfst du einen gelagerten Würfel gegen eine andere Sorte tauschen (höchstens { $cubes }) oder aufhören.
cc-ask-bless-must = Wähle den Bergmann, dem deine Kirche hilft: Er fördert auch, was eine 1 fördern würde.
cc-ask-bless = Wähle den Bergmann, dem deine Kirche hilft: Er fördert auch, was eine 1 fördern würde. Oder höre auf.
cc-ask-sell = Verkaufe Kohle für je { $price } (Marktpreis { $market } { $adjust } für Einfluss { $value }). Du hast { $coal }.
cc-ask-side = Feld { $space } der Einnahmenleiste ist besetzt. Stelle deinen Marker darüber, auf { $above }, oder darunter, auf { $below }.
cc-ask-permit = Wähle einen Steiger, der neben deiner Mine wartet, dann die Größe seines neuen Plättchens.
cc-ask-lay = Du hast { $tile-a } gezogen. Lege das Plättchen { $cell-to } oder über eines deiner Plättchen neben diesem Feld.
cc-ask-lay-only = Du hast { $tile-a } gezogen. Lege das Plättchen { $cell-to }.
cc-ask-take = Kaufe bis zu { $cubes } Würfel für je { $fees } ({ $dollars }).
cc-ask-install = Lege den eben gekauften Würfel { $type } auf ein Plättchen oder höre auf, dann bleibt er im Lager.
cc-ask-build = Kaufe ein Gebäude mit Einfluss { $value } oder höre auf; das kostet nichts.
cc-ask-clear = Räume bis zu { $cubes } Abraum weg.
cc-ask-store = Lege einen gelagerten Würfel auf ein Plättchen (höchstens { $cubes }) oder höre auf.
cc-ask-keep = Du hast noch { $coal }. Dein Kohlenschuppen darf höchstens { $most } davon aufheben; der Rest geht verloren.
cc-wait-finished = Du hast das Setzen abgeschlossen.
cc-wait-placing = { $count ->
    [one] { $seats } setzt noch.
   *[other] { $seats } setzen noch.
}

## Woher Geld kommt und wohin es geht

cc-source-start = Startgeld
cc-source-sales = verkaufte Kohle
cc-source-penalties = Strafen
cc-source-permits = Genehmigungen
cc-source-utilities = Versorgung
cc-source-buildings = Gebäude
cc-source-inspection = Inspektion

## Was geschah: eine Zeile des Verlaufs. $seat ist, wer gehandelt hat

cc-order-drawn = { $seat } bekommt Platz { $place } der Anfangsreihenfolge.
cc-cube-drawn = Ein { $cube-ein } Marktwürfel wird gezogen.
cc-cube-stays = Der letzte, { $cube-der } Marktwürfel bleibt liegen und ist der erste der neuen Runde.
cc-bag-refilled = { $cubes ->
    [one] 1 gebrauchter Marktwürfel kommt
   *[other] { $cubes } gebrauchte Marktwürfel kommen
} zurück in den Beutel.
cc-building-shown = Das Bauunternehmen bietet nun { $building-a } an.
cc-building-removed = { $building-start } in der alten Reihe kommt aus dem Spiel.
cc-building-aged = { $building-start } rückt in die alte Reihe.
cc-pile-shuffled = Die ausgeschiedenen Gebäude werden zu einem neuen Nachziehstapel von { $tiles } gemischt.
cc-tile-shown = Im Genehmigungsamt wird { $tile-a } aufgedeckt.
cc-tile-drawn = { $seat } zieht { $tile-a }.
cc-gauge-set = Der Markt dieser Runde steht auf { $gauge }.
cc-price-set = Der Kohlenvorrat enthält { $stock }, und der Marktpreis für Kohle beträgt { $price }.
cc-market-cleared = Der Versorgungsmarkt gibt { $cubes } { $type } an den allgemeinen Vorrat zurück.
cc-market-stocked = Der Versorgungsmarkt erhält { $cubes } { $type }.
cc-round-began = Runde { $round } beginnt.
cc-placed = { $seat } setzt einen Steiger { $space-to }.
cc-placed-value = { $seat } setzt eine { $value } { $space-to }.
cc-withdrawn = { $seat } nimmt die { $value } { $space-at } zurück.
cc-committed = { $seat } ist fertig mit Setzen.
cc-passed = { $seat } passt.
cc-unplaced = { $seat } lässt { $hand } ungesetzt.
cc-tandem-split = Von { $seat } steht nur ein Steiger auf den Tandemfeldern; er zählt als Steiger allein.
cc-opened = { $seat } hat Steiger { $space-at } gesetzt.
cc-opened-item = { $space-at }
cc-revealed = { $seat } zeigt eine { $value } { $space-at }.
cc-penalty = { $seat } schuldet eine Strafe von { $fees } und { $dollars-pays }.
    .more = schuldet eine Strafe von { $fees } und { $dollars-pays }
cc-rested = Die { $value } von { $seat } ruht sich in der Arztpraxis aus.
cc-idle = Die { $value } von { $seat } ist zu schwach, um { $space-at } etwas zu erreichen.
cc-tavern-active = Die Schenke von { $seat } hilft in dieser Runde beim Kaufen und Verkaufen.
cc-church-active = Die Kirche von { $seat } kann in dieser Runde einem Bergmann helfen.
cc-church-helped = Die Kirche von { $seat } gibt dem Bergmann { $space-at } { $coal } mehr.
    .more = die Kirche gibt { $space-at } { $coal } dazu
cc-church-declined = { $seat } verzichtet auf die Hilfe der Kirche.
cc-swapped = { $seat } tauscht { $out } gegen { $wanted }.
cc-store-left = { $seat } ist im Dorfladen fertig.
cc-tile-mined = { $seat } fördert { $coal } mit der { $value } { $space-at } und hinterlässt { $refuse }.
cc-produced = Die versorgten Plättchen von { $seat } fördern von selbst { $coal }.
cc-mined = { $seat } bekommt insgesamt { $coal }.
    .head = { $seat } erhält { $coal }
    .more = erhält { $coal }
cc-sold = { $seat } verkauft { $coal } zu je { $price } für { $dollars }.
cc-sold-none = { $seat } verkauft keine Kohle.
cc-marker-moved = Die Einnahmen von { $seat } stehen nun auf { $earnings }; eine Gebühr kostet { $fee }.
cc-permit-paid = { $seat } nimmt { $dollars-for } eine Genehmigung { $number }, { $space-at }.
    .more = nimmt { $dollars-for } eine Genehmigung { $number }, { $space-at }
cc-permit-declined = { $seat } nimmt keine Genehmigung für den Steiger { $space-at }.
cc-permit-none = Das Genehmigungsamt hat keine Plättchen mehr, deshalb geht der Steiger von { $seat } { $space-at } ohne Plättchen nach Hause.
cc-tile-covered = { $seat } überdeckt { $tile-a } { $space-at } und bekommt { $refuse }.
cc-tile-laid = { $seat } legt { $tile-a } { $space-to }, { $turned }.
cc-bought = { $seat } kauft { $cubes } { $dollars-for }.
    .more = kauft { $cubes } { $dollars-for }
cc-bought-none = { $seat } kauft keine Versorgung.
cc-installed = { $seat } legt { $type } { $cell-to }.
cc-install-declined = { $seat } lässt { $type-the } im Lager.
cc-built = { $seat } baut { $dollars-for } { $building-a } { $row-from }.
    .more = baut { $dollars-for } { $building-a } { $row-from }
cc-built-none = { $seat } kauft kein Gebäude.
cc-built-enough = { $seat } kauft keine weiteren Gebäude.
cc-built-over = { $seat } hat { $building-the } überbaut und bekommt { $refuse }.
cc-denied = { $seat } kauft { $dollars-for } { $building-second } { $row-from }; dieses Gebäude kommt aus dem Spiel.
cc-cleared = { $seat } räumt { $cubes } weg.
cc-storage-left = { $seat } ist im Lager fertig.
cc-reported = { $seat } meldet { $dollars } in der Kasse.
cc-coal-kept = Der Kohlenschuppen von { $seat } hebt { $coal } auf.
cc-coal-lost = { $seat } verliert { $coal }, die nicht verkauft wurde.
cc-inspection = Die Inspektion findet bei { $seat } { $missing ->
    [one] 1 fehlenden Versorgungswürfel
   *[other] { $missing } fehlende Versorgungswürfel
}, { $refuse }, { $tunnels ->
    [one] 1 offenen Stollen
   *[other] { $tunnels } offene Stollen
}, { $stored ->
    [one] 1 gelagerten Würfel
   *[other] { $stored } gelagerte Würfel
} und { $buildings } Gebäude.
cc-inspected = Die Inspektion bei { $seat } ergibt { $fees }. { $seat } { $dollars }.

## Der Verlauf: Runden, was in einem Zug getan wurde, Gruppen von Punkten

cc-round = Runde { $round }
cc-round-of = Runde { $round } von { $rounds }
cc-deed-opened = { $count } Steiger gesetzt
cc-deed-opened-space = { $count } { $space }
cc-area-mine = in und neben der Mine
cc-area-broker = bei den Kohlenmaklern
cc-area-market = auf dem Versorgungsmarkt
cc-area-construction = beim Bauunternehmen
cc-area-village = im Dorf
cc-area-refuse = an der Abraumhalde
cc-area-storage = im Lager
cc-deed-sold = { $count ->
    [one] 1 Kohleverkauf
   *[other] { $count } Kohleverkäufe
}
cc-deed-built = { $count } Gebäude gebaut
cc-deed-denied = { $count } Gebäude aus dem Spiel genommen
cc-deed-permit-paid = { $count ->
    [one] 1 Genehmigung genommen
   *[other] { $count } Genehmigungen genommen
}
cc-deed-tile-laid = { $count } Plättchen gelegt
cc-deed-bought = { $count ->
    [one] 1 Einkauf von Versorgung
   *[other] { $count } Einkäufe von Versorgung
}
cc-deed-installed = { $count ->
    [one] 1 Versorgung eingebaut
   *[other] { $count } Versorgungen eingebaut
}
cc-deed-cleared = { $count }-mal Abraum weggeräumt

## Warum ein Zug nicht geht

cc-why-not-in-hand = { $left ->
    [0] Alle deine Steiger sind gesetzt. Du kannst einen zurücknehmen.
   *[other] Du hast keine { $value } mehr auf der Hand.
}
cc-why-space-taken = Es steht schon ein Steiger von dir { $space-at }.
cc-why-market-full = Auf dem Versorgungsmarkt stehen schon zwei Steiger von dir.
cc-why-tandem-or-not = Auf dem Versorgungsmarkt stehen deine Steiger allein oder als Tandem, nicht beides.
cc-why-no-building = In deinem Dorf steht { $space-none }.
cc-why-not-connected = Kein Stollen führt vom Eingang zum Plättchen { $space-at }.
cc-why-not-adjacent = Neben dem { $space } liegt keines deiner Plättchen.
cc-why-keep-for-broker = Behalte deinen letzten Steiger für die Kohlenmakler, denn in Runde 1 musst du verkaufen.
cc-why-keep-for-tandem = Behalte einen Steiger, um dein Tandem vollzählig zu machen.
cc-why-broker-owed = In Runde 1 musst du erst einen Steiger zu den Kohlenmaklern setzen.
cc-why-tandem-owed = Deinem Tandem fehlt der zweite Steiger; setze einen dazu oder nimm den ersten zurück.
cc-why-no-token = Du hast dort keinen solchen Steiger.
cc-why-not-sealed = In diesem Spiel wird reihum gesetzt. Nichts wird zurückgenommen, und wer fertig ist, passt.
cc-why-not-in-turns = In diesem Spiel setzen alle gleichzeitig, du schließt also ab, statt zu passen.
cc-why-nothing-stored = Du hast { $type-none } im Lager.
cc-why-supply = Der allgemeine Vorrat enthält { $type-none } mehr.
cc-why-no-miner = Dort steht kein Bergmann von dir.
cc-why-coal = Du hast nur { $have }.
cc-why-must-sell = In Runde 1 musst du mindestens 1 Kohle verkaufen.
cc-why-nothing-below = Unter diesem Feld ist keines frei.
cc-why-no-foreman = Es wartet kein Steiger von dir { $space-at }.
cc-why-stack-empty = Der Stapel der Genehmigungen { $number } ist leer.
cc-why-dollars = Das kostet { $needed }; du hast { $have }.
cc-why-not-beside = Das Plättchen kommt auf das Feld des Steigers oder über ein Plättchen daneben, nicht { $space-to }.
cc-why-entrance = Der Eingang kann nicht überdeckt werden.
cc-why-same-turned = So gedreht sieht das Plättchen gleich aus; wähle die kleinere Drehung.
cc-why-over-limit = Du darfst hier nicht mehr als { $limit } nehmen.
cc-why-not-in-market = So viel liegt nicht auf dem Versorgungsmarkt.
cc-why-wrong-type = Entscheide zuerst, was mit { $asked-dat } geschieht.
cc-why-no-tile = Du hast kein Plättchen { $space-at }.
cc-why-has-cube = Es liegt schon { $type } { $space-at }.
cc-why-not-on-display = In dieser Reihe liegt { $building-none } aus.
cc-why-closed = Das Bauunternehmen hat geschlossen.
cc-why-holds = Du hast schon { $building-a }, sichtbar oder überbaut.
cc-why-not-held = Aus dem Spiel kaufen kannst du nur, was du schon hast; { $building-a } hast du nicht.
cc-why-no-vacant-site = Dein Dorf hat keinen freien Bauplatz mehr.
cc-why-nothing-to-cover = In deinem Dorf steht { $site-none } zum Überbauen.
cc-why-refuse = Du kannst jetzt nicht mehr als { $most } wegräumen.
cc-why-shed = Dein Kohlenschuppen kann jetzt nicht mehr als { $most } aufheben.
cc-why-not-in-bag = Davon ist nichts mehr zu ziehen.
cc-why-no-such-seat = Dieser Marker ist schon gezogen.

## Züge, wie sie in einer Liste stehen

cc-move-place = Setze eine { $value } { $space-to }
cc-move-commit = Setzen abschließen
cc-move-pass = Passen
cc-move-swap = Tausche { $out } gegen { $wanted }
cc-move-church = Die Kirche hilft dem Bergmann { $cell-at }
cc-move-above = Marker darüber stellen
cc-move-below = Marker darunter stellen
cc-move-permit = Genehmigung { $number } für den Steiger { $cell-at }
cc-move-decline = Keine Genehmigung { $cell-at }
cc-move-lay = Lege das Plättchen { $cell-to }, { $turned }
cc-move-take = Kaufe { $cubes }
cc-move-take-none = Nichts kaufen
cc-move-install = Lege { $type } { $cell-to }
cc-move-build = Kaufe { $building-a } { $row-from } und überbaue damit { $site-the }
cc-move-build-vacant = Kaufe { $building-a } { $row-from }
cc-move-deny = Kaufe { $building-second } { $row-from }, um das Gebäude aus dem Spiel zu nehmen
cc-move-clear = Räume { $cubes } weg
cc-move-clear-none = Nichts wegräumen
cc-move-stop = Aufhören
cc-move-order = { $seat } kommt als Nächstes in der Anfangsreihenfolge
cc-move-cube = Ziehe einen { $cube-einen } Marktwürfel
cc-move-building = Decke { $building-a } auf
cc-move-tile = Ziehe { $tile-a }
cc-move-sell = Verkaufe { $coal }
cc-move-sell-none = Nichts verkaufen
cc-move-keep = Hebe { $coal } auf
cc-move-keep-none = Nichts aufheben
cc-move-withdraw = Nimm die { $value } { $space-at } zurück

## Wozu ein Feld, ein Gebäude oder ein Zug dient

cc-about-broker = Dieser Steiger verkauft Kohle. Ein schwacher verkauft früh und billig, ein starker spät und für 1 Dollar mehr.
cc-about-market = Ein Steiger allein kauft höchstens so viele Würfel wie sein Einfluss; der stärkste kauft zuerst.
cc-about-tandem = Zwei Steiger zusammen kaufen früh, mit ihrer Summe, aber nur so viele Würfel wie der stärkere von beiden.
cc-about-construction = Dieser Steiger darf ein Gebäude kaufen. Kauft er keines, kostet das nichts.
cc-about-refuse = Dieser Steiger räumt höchstens so viel Abraum weg wie sein Einfluss.
cc-about-storage = Dieser Steiger legt höchstens so viele gelagerte Würfel auf Plättchen wie sein Einfluss.
cc-about-cell = Auf einem verbundenen Plättchen fördert ein Steiger Kohle; auf einem leeren Feld neben deiner Mine holt er die Genehmigung für ein neues Plättchen.
cc-about-school = Mit einer Schule legt dein Steiger im Lager einen Würfel mehr, bis zu 4.
cc-about-tailor = Mit einer Schneiderei zählt deine 0 überall als 1, bis die Schneiderei überbaut wird.
cc-about-coal-shed = Mit einem Kohlenschuppen darfst du am Ende einer Runde bis zu 5 Kohle aufheben.
cc-about-mess-hall = Mit einer Kantine räumt dein Steiger auf der Abraumhalde einen Würfel mehr weg, bis zu 4.
cc-about-village-store = Ein Steiger im Dorfladen darf höchstens so viele gelagerte Würfel wie sein Einfluss gegen andere Sorten aus dem allgemeinen Vorrat tauschen.
cc-about-doctors-office = Ein Steiger in der Arztpraxis ruht sich aus; er tut nichts und kostet nichts.
cc-about-tavern = Mit einer 4 in der Schenke haben deine Käufer und Verkäufer in dieser Runde 1 Einfluss mehr.
cc-about-church = Mit einer 3 oder 4 in der Kirche darf einer deiner Bergleute zusätzlich fördern, was eine 1 fördern würde, ohne mehr Abraum.
cc-about-lay = Das Plättchen kommt auf das Feld des Steigers oder über eines deiner Plättchen daneben, beliebig gedreht; Stollen müssen nicht passen.
cc-about-stop = Du lässt es dabei.
cc-about-withdraw = Solange du nicht abgeschlossen hast, hat niemand deine Steiger gesehen, und du darfst es dir anders überlegen.

## Optionen eines Tisches

cc-option-rounds = Länge
cc-option-rounds-about = Das Spiel dauert 6 Runden oder, wenn ihr lange spielen wollt, 8.
cc-option-rounds-6 = 6 Runden
cc-option-rounds-8 = 8 Runden
cc-option-reformed = A Reformed Industry (geregelt)
cc-option-reformed-about = In dieser Variante schwanken die Preise nicht mehr mit dem Markt, Minen fördern nichts von selbst, und die Inspektion ist streng.
cc-option-amok = An Industry Amok (zügellos)
cc-option-amok-about = In dieser Variante werden Steiger reihum gesetzt, Genehmigungen liegen offen und sind billiger, und alle Gebäude sind im Spiel.
cc-option-starting-money = Startgeld
cc-option-starting-money-about = Alle beginnen mit nichts oder mit 20 Dollar.
cc-option-starting-money-0 = nichts
cc-option-starting-money-20 = 20 Dollar
cc-option-entrance-toppable = Eingang überdeckbar
cc-option-entrance-toppable-about = Ein neues Plättchen darf auch über den Eingang gelegt werden.
cc-option-influence-zero-mines = Was eine 0 fördert
cc-option-influence-zero-mines-about = Ein Bergmann mit Einfluss 0 fördert nichts oder 1 Kohle.
cc-option-influence-zero-mines-0 = nichts
cc-option-influence-zero-mines-1 = 1 Kohle
cc-option-market-recycle = Gebrauchte Marktwürfel
cc-option-market-recycle-about = Gebrauchte Marktwürfel kommen zurück in den Beutel, wenn er leer ist, oder nach jeder Runde.
cc-option-market-recycle-when-bag-empty = wenn der Beutel leer ist
cc-option-market-recycle-every-round = nach jeder Runde
cc-option-utility-supply-limited = Versorgung ist begrenzt
cc-option-utility-supply-limited-about = Von jeder Sorte gibt es nur die Würfel der Schachtel; ohne diese Regel geht der Vorrat nie aus.
cc-option-tavern-affects-permits = Schenke hilft bei Genehmigungen
cc-option-tavern-affects-permits-about = Die Schenke gibt auch Steigern 1 Einfluss, die eine Genehmigung holen.
cc-option-penalty-uses-effective-influence = Strafen nach wirklichem Einfluss
cc-option-penalty-uses-effective-influence-about = Strafen zählen den Einfluss mit Schneiderei und Schenke; ohne diese Regel zählt die gedruckte Zahl.
cc-option-place-after-purchase = Gekauftes auslegen
cc-option-place-after-purchase-about = Von jeder gekauften Sorte darf ein Würfel gleich auf ein Plättchen, nach jedem Kauf oder nur einmal in der Runde.
cc-option-place-after-purchase-per-purchase = nach jedem Kauf
cc-option-place-after-purchase-once-per-round = einmal in der Runde
cc-option-church-half-yield = Kirche auf unversorgtem Plättchen
cc-option-church-half-yield-about = Die Kohle des Bergmanns und die der Kirche werden einzeln halbiert oder zuerst zusammengezählt.
cc-option-church-half-yield-each-part-separately = jeder Teil für sich
cc-option-church-half-yield-sum-then-halve = die Summe wird halbiert
cc-option-permit-cost-evaluated = Wann die Nachbarn zählen
cc-option-permit-cost-evaluated-about = Ob eine Genehmigung teuer ist, entscheidet sich, wenn der Steiger handelt, oder wenn er gesetzt wird.
cc-option-permit-cost-evaluated-when-resolved = wenn er handelt
cc-option-permit-cost-evaluated-when-placed = wenn er gesetzt wird
cc-option-closed-company-sells-display = Geschlossenes Unternehmen verkauft die Auslage
cc-option-closed-company-sells-display-about = Ist der Stapel des Bauunternehmens aufgebraucht, sind die ausliegenden Gebäude weiter zu kaufen.
cc-option-refuse-only-if-coal-mined = Abraum nur mit Kohle
cc-option-refuse-only-if-coal-mined-about = Ein Bergmann, der nichts fördert, hinterlässt keinen Abraum; ohne diese Regel schon.
cc-option-buildings-per-construction-foreman = Gebäude je Steiger
cc-option-buildings-per-construction-foreman-about = Ein Steiger beim Bauunternehmen darf 1 Gebäude kaufen oder 2.
cc-option-buildings-per-construction-foreman-1 = 1 Gebäude
cc-option-buildings-per-construction-foreman-2 = 2 Gebäude
cc-option-amok-pass-is-final = Passen ist endgültig
cc-option-amok-pass-is-final-about = Wo reihum gesetzt wird, ist draußen, wer passt; ohne diese Regel darf man wieder einsteigen, nachdem jemand anders gesetzt hat.
cc-option-final-tie = Letzter Gleichstand
cc-option-final-tie-about = Bei gleichem Geld und gleich vielen Plättchen wird der Sieg geteilt, oder die höheren gemeldeten Einnahmen gewinnen.
cc-option-final-tie-shared = geteilter Sieg
cc-option-final-tie-earnings = höhere Einnahmen
cc-option-cash-shown-to-others = Offene Kassen
cc-option-cash-shown-to-others-about = Alle sehen, was alle in der Kasse haben.

## Die Stellung in Worten

cc-cell = { $what }
cc-cell-hidden = verdeckt
cc-cell-off-track = neben der Leiste
cc-cell-face-down = verdeckt
cc-cell-connected = verbunden
cc-cell-cut-off = abgeschnitten
cc-line-reformed = Variante: A Reformed Industry (geregelt)
cc-line-amok = Variante: An Industry Amok (zügellos)
cc-line-order = Reihenfolge nach Einnahmen: { $order }
cc-line-finished = Fertig mit Setzen: { $seats }
cc-line-owes-broker = In Runde 1 muss einer zu den Kohlenmaklern.
cc-line-owes-tandem = Ein Tandem braucht zwei Steiger: Setze den zweiten dazu oder nimm den ersten zurück.
cc-line-unplaced-free = Wer auf der Hand bleibt, kostet jetzt nichts: Du hast kein Geld.
cc-line-unplaced = { $count ->
    [one] Der eine auf der Hand kostet { $wanted }
   *[other] Die { $count } auf der Hand kosten { $wanted }
} ({ $fees }).
cc-line-unplaced-all = { $count ->
    [one] Der eine auf der Hand würde { $wanted } kosten
   *[other] Die { $count } auf der Hand würden { $wanted } kosten
}; du hast { $dollars }: Das zahlst du, mehr nicht.
cc-line-openings = So wie es liegt, öffnet es sich nach { $sides }; gedreht wird im Uhrzeigersinn.
cc-line-must-sell = In Runde 1 musst du mindestens 1 verkaufen.
cc-line-none-sold = Nichts zu verkaufen kostet { $fees } ({ $dollars }).
cc-line-none-bought = Nichts zu kaufen kostet { $fees } ({ $dollars }).
cc-line-none-cleared = Nichts wegzuräumen kostet { $fees } ({ $dollars }).
cc-line-none-stored = Nichts auszulegen kostet { $fees } ({ $dollars }).
cc-line-cubes = Marktwürfel: { $cubes }. Markt: { $gauge }. Der letzte Würfel bleibt für die nächste Runde.
cc-line-coal-price = Kohle kostet { $price } = { $base } { $steps } für { $stock } Kohle im Vorrat { $market } Markt
cc-line-coal-floor = Kohle kostet { $price }, weniger geht nicht; { $base } { $steps } für { $stock } Kohle im Vorrat { $market } Markt wäre tiefer
cc-line-utility-price = Ein Versorgungswürfel kostet { $fees } = { $base } { $market } Markt
cc-line-incentive-price = Ein Anreiz kostet { $fees } = { $base } { $market } Markt
cc-line-incentives = Eine Genehmigung braucht einen Anreiz für jede Zahl über dem Einfluss des Steigers; neben einem nicht voll versorgten Plättchen so viele wie ihre Zahl.
cc-line-incentives-amok = Eine Genehmigung braucht einen Anreiz für jede Zahl über dem Einfluss des Steigers.
cc-line-building-price = Ein Gebäude kostet seine Zahl in Gebühren, − 1 in der alten Reihe, { $market } Markt, mindestens 1
cc-line-foreman-price = Mit Einfluss 0 oder 1 verkauft ein Steiger für 1 Dollar weniger und baut für 1 Gebühr mehr, mit 3 oder mehr umgekehrt.
cc-line-pile = Gebäude im Nachziehstapel: { $tiles }
cc-line-village = Dorf: { $buildings }; freie Bauplätze: { $vacant }
cc-line-covered = Überbaut: { $buildings }
cc-line-hand = Steiger auf der Hand: { $values }
cc-line-in-hand = Steiger auf der Hand: { $count }
cc-line-secret = Steiger werden hinter dem Sichtschirm gesetzt.
cc-line-placed = Gesetzte Steiger: { $foremen }
cc-line-yield = Die Mine würde von selbst { $alone } Kohle bringen und durch deine Bergleute { $mined }.
cc-line-tavern = Die Schenke gibt beim Kaufen und Verkaufen in dieser Runde 1 Einfluss.
cc-line-church = Die Kirche kann in dieser Runde einem Bergmann helfen.
cc-line-inspection = Eine Inspektion würde jetzt zählen: { $missing } für fehlende Versorgung { $refuse } für Abraum { $tunnels } für offene Stollen { $stored } für gelagerte Würfel { $buildings } für Gebäude = { $fees }; das Unternehmen { $dollars }
cc-head-prices = Preise
cc-head-utilities = Versorgung
cc-head-utility = Sorte
cc-head-market = Markt
cc-head-supply = Allgemeiner Vorrat
cc-head-permits = Genehmigungsamt
cc-head-number = Zahl
cc-head-left = Plättchen
cc-head-top-tile = Oberstes Plättchen
cc-head-offers = Was Genehmigungen { $name } kosten
cc-head-foreman = Steiger
cc-head-influence = Einfluss
cc-head-permit = Gen. { $number }
cc-head-decline = Keine
cc-head-construction = Bauunternehmen
cc-head-building = Gebäude
cc-head-row = Reihe
cc-head-market-price = Marktpreis
cc-head-your-price = Preis beim Kauf
cc-head-companies = Unternehmen
cc-head-company = Name
cc-head-cash = Kasse
cc-head-earnings = Einnahmen
cc-head-fee = Gebühr
cc-head-coal = Kohle
cc-head-refuse = Abraum
cc-head-wood = Holz
cc-head-water = Wasser
cc-head-electricity = Strom
cc-head-company-of = Unternehmen von { $name }
cc-head-cell = Feld
cc-head-tile = Plättchen
cc-head-openings = Öffnungen
cc-head-unfinished = Offen
cc-head-installed = Versorgung
cc-head-state = Zustand

## Kurze Aufschriften für eine Zeichnung

cc-short-reformed = Reformed
cc-short-amok = Amok
cc-short-round = Runde { $round }/{ $rounds }
cc-short-fees = { $count }G
cc-short-dollars = { $count }$
cc-short-wood = H
cc-short-water = W
cc-short-electricity = S
cc-short-coal-price = Kohle
cc-short-stockpile = Vorrat ({ $count } Kohle)
cc-short-market = Markt
cc-short-floor = mindestens 1
cc-short-cubes = Marktwürfel
cc-short-utilities = Versorgungsmarkt
cc-short-a-cube = je { $fees }
cc-short-supply = Vorrat
cc-short-permits = Genehmigungen
cc-short-an-incentive = Anreiz { $fees }
cc-short-new-row = Neue Gebäude
cc-short-old-row = Alte Gebäude
cc-short-pile = Stapel
cc-short-track = Einnahmen
cc-short-off-track = neben der Leiste
cc-short-place = Setze einen Steiger
cc-short-mine = fördern
cc-short-expand = ausbauen
cc-short-here = auf { $cell }
cc-short-on-top = über { $cell } (Abraum +{ $refuse })
cc-short-cash = Kasse
cc-short-earnings = Einnahmen
cc-short-fee = Gebühr
cc-short-coal = Kohle
cc-short-refuse = Abraum
cc-short-storage = Lager
cc-short-village = Dorf
cc-short-covered = überbaut
cc-short-hand = Hand
cc-short-placed = gesetzt
cc-short-placing = setzt Steiger hinter dem Sichtschirm
cc-short-committed = ist fertig mit Setzen
cc-short-tiles = Plättchen
cc-short-missing = fehlende Versorgung
cc-short-tunnels = offene Stollen
cc-short-buildings = Gebäude
cc-short-yield = Kohle erwartet: { $alone } von selbst, { $mined } gefördert
cc-short-in-hand = { $count } Steiger auf der Hand
cc-short-inspection = Inspektion jetzt
cc-legend = ▲3 Steiger, ▲? verdeckt · ─│ Stollen · ┄┊ abgeschnitten · ○ offen · ┤ an geschlossener Seite
cc-legend-coal = H Holz · W Wasser · S Strom · 2G Gebühren · ! Schenke oder Kirche wirkt in dieser Runde
cc-legend-more = Auf Plättchen: Versorgung, Zahl (⌂ Eingang), Name (e2n1: 2 Ost, 1 Nord), Kohle bei 1 2 3 4

## Die Regeln, in eigenen Worten

cc-rule-1 = Zwei bis vier Unternehmen spielen 6 Runden, in einem langen Spiel 8. Macht vorher aus, ob ihr eine Variante nehmt: A Reformed Industry, An Industry Amok oder beide.
cc-rule-2 = Am Anfang steht der Kalender auf Runde 1, der Kohlenvorrat ist leer, der Markt steht auf 0, und Kohle kostet 10 Dollar.
cc-rule-3 = Die 36 Schachtplättchen liegen nach ihren Zahlen 1 bis 4 in vier gemischten, verdeckten Stapeln im Genehmigungsamt.
cc-rule-4 = Für jeden Spieler werden eine Schule, eine Schneiderei, ein Kohlenschuppen und eine Kantine mit allen übrigen Gebäuden gemischt. So viele, wie Spieler da sind, kommen offen in die neue Reihe; der Rest ist der Nachziehstapel, und die alte Reihe ist leer.
cc-rule-5 = Du beginnst mit neun Steigern (einer 0 und je zweien von 1 bis 4), zwei Einnahmenmarkern, einem Dorf und einem Mineneingang, auf dem je ein Holz, Wasser und Strom liegen. Geld hast du keines.
cc-rule-6 = Die Einnahmenmarker werden einer nach dem anderen gezogen, das ist die Anfangsreihenfolge. Der zweite Marker jedes Spielers wartet auf die Hunderter.
cc-rule-7 = Für Runde 1 werden vier Marktwürfel gezogen. Das Vorzeichen ihrer Summe ist der Markt: −1, 0 oder +1. Um so viel ändert sich der Kohlenpreis von 10 Dollar.
cc-rule-8 = Auf den Versorgungsmarkt kommen von jeder der drei Sorten so viele Würfel, wie Spieler da sind, plus 1, plus Markt.
cc-rule-9 = Ein grüner Würfel zählt +1, ein roter −1, ein weißer 0. Es kommt nur darauf an, ob die Summe über, auf oder unter 0 liegt: +3 ist nicht besser als +1.
cc-rule-10 = Der vierte Würfel einer Runde wird der erste der nächsten, drei neue kommen dazu. So kennst du immer ein Viertel des kommenden Markts.
cc-rule-11 = Die drei anderen Würfel bleiben außerhalb des Beutels. Erst wenn er leer ist, kommen alle gebrauchten zurück, außer denen, die schon in der neuen Runde liegen.
cc-rule-12 = Kosten und Strafen zählen in Gebühren. Was dich eine Gebühr kostet, hängt von deinen eigenen Einnahmen ab; dasselbe kann also jeden etwas anderes kosten.
cc-rule-13 = Verkaufst du Kohle, steigen deine Kasse und deine Einnahmen gleich viel. Kaufst du etwas oder zahlst eine Strafe, sinkt nur die Kasse.
cc-rule-14 = Die Gebühr wird abgelesen, wenn du zahlst: Ein guter Verkauf macht alles teurer, was in derselben Runde danach kommt.
cc-rule-15 = Nie stehen zwei Marker auf demselben Feld der Einnahmenleiste. Käme deiner auf einen anderen, wählst du das nächste freie Feld darüber oder darunter; die Kasse bleibt, wie sie ist. Unter 0 gibt es nichts.
cc-rule-16 = Marker beginnen neben der Leiste; das gilt als Einnahmen von 0 und eine Gebühr von 5 Dollar. Auf die Leiste kommen sie mit deinem ersten Verkauf oder beim ersten Quartalsbericht.
cc-rule-17 = Kaufen kannst du nur, was du ganz bezahlen kannst. Ist eine Strafe höher als deine Kasse, zahlst du alles, und der Rest ist dir erlassen.
cc-rule-18 = Deine Kasse liegt hinter deinem Sichtschirm.
cc-rule-19 = Alle setzen gleichzeitig Steiger, mit der Zahl nach unten, jeden auf ein freies Feld, das ihnen offensteht. Bis du abschließt, darfst du sie zurücknehmen.
cc-rule-20 = Du darfst Steiger zu Hause lassen. Sind alle fertig, werden diese gezeigt, und du zahlst so viele Gebühren wie die Summe ihres Einflusses, noch vor allem anderen.
cc-rule-21 = In Runde 1 müssen alle einen Steiger zu den Kohlenmaklern setzen und mindestens 1 Kohle verkaufen, sofern sie welche haben und der Preis über 0 liegt.
cc-rule-22 = Im eigenen Dorf kann ein Steiger in Dorfladen, Arztpraxis, Schenke oder Kirche, je einer. Dauerhafte und überbaute Gebäude nehmen keinen auf.
cc-rule-23 = Auf jedem deiner Plättchen, das mit dem Eingang verbunden ist, und auf dem Eingang selbst kann ein Steiger fördern.
cc-rule-24 = Bei den Kohlenmaklern darfst du einen Steiger haben.
cc-rule-25 = Zum Ausbauen kommt ein Steiger auf ein leeres Feld, das eine Kante mit einem deiner Plättchen teilt, verbunden oder nicht, je Feld einer. Stollen spielen dabei keine Rolle, und unter die unterste Reihe kommt nichts.
cc-rule-26 = Auf dem Versorgungsmarkt darfst du einen Steiger allein haben, zwei allein oder zwei als Tandem. Die anderen sehen, was davon es ist, aber nicht die Zahlen.
cc-rule-27 = Beim Bauunternehmen darfst du einen Steiger haben.
cc-rule-28 = Auf deiner Abraumhalde darfst du einen Steiger haben, auch wenn sie leer ist.
cc-rule-29 = In deinem Lager darfst du einen Steiger haben, auch wenn es leer ist.
cc-rule-30 = Andere Felder gibt es nicht. Die Tableaus der anderen sind für dich geschlossen.
cc-rule-31 = Sieben Bereiche folgen aufeinander: Dorf, Mine, Kohlenmakler, Genehmigungen, Versorgungsmarkt, Bauunternehmen, Abraumhalde und Lager. Die Steiger werden Bereich für Bereich umgedreht, für alle zugleich, und gehen nach Hause, wenn sie gebraucht sind.
cc-rule-32 = Im Dorfladen tauscht ein Steiger höchstens so viele deiner gelagerten Würfel wie sein Einfluss, eins zu eins, gegen beliebige Sorten des allgemeinen Vorrats, nie des Markts.
cc-rule-33 = Eine gedruckte 4 lässt in dieser Runde die Schenke wirken, Einfluss 3 oder mehr die Kirche. Schwächere Steiger erreichen dort nichts, und beim Arzt ruht sich ein Steiger nur aus.
cc-rule-34 = Im Dorf kostet ein Steiger nie eine Strafe.
cc-rule-35 = Ein verbundenes Plättchen mit voller Versorgung fördert von selbst, was eine 1 dort fördern würde, ohne Abraum, ob ein Steiger darauf steht oder nicht.
cc-rule-36 = Ein Steiger fördert, was das Plättchen bei seinem Einfluss angibt, oder abgerundet die Hälfte, wenn Versorgung fehlt. Das kommt zu dem, was das Plättchen von selbst fördert.
cc-rule-37 = Ein Plättchen, dem Versorgung fehlt, fördert von selbst nichts. Eines, das nicht verbunden ist, fördert gar nichts, auch voll versorgt nicht.
cc-rule-38 = Wirkt die Kirche, darfst du einen deiner Bergleute zusätzlich fördern lassen, was eine 1 auf seinem Plättchen fördern würde, ebenso halbiert, wenn Versorgung fehlt. Mehr Abraum macht das nicht. Du darfst auch darauf verzichten.
cc-rule-39 = Jeder Steiger, der mindestens 1 Kohle gefördert hat, hinterlässt einen Würfel Abraum auf deiner Halde.
cc-rule-40 = Die Kohle geht an ihre Besitzer und zählt zum Kohlenvorrat. Kohle und Abraum gehen nie aus.
cc-rule-41 = Wer den niedrigsten Einfluss hat, verkauft zuerst. Bei gleichem gehen die höheren Einnahmen vor.
cc-rule-42 = Der Marktpreis der Kohle ist 10 Dollar, weniger 1 für je volle zehn Kohle im Vorrat, verändert um den Markt, und mindestens 1. Danach bekommt ein Verkäufer mit Einfluss 0 oder 1 noch 1 weniger, einer mit 3 oder mehr 1 mehr. Ein Preis von 0 ist also möglich.
cc-rule-43 = Du verkaufst so viel von deiner Kohle, wie du willst, alles zu einem Preis. Erst dann sinkt der Vorrat, und der Preis ändert sich für den Nächsten.
cc-rule-44 = Deine Kasse und deine Einnahmen steigen um Preis mal Menge.
cc-rule-45 = Ein Verkäufer, der nichts verkauft, auch mangels Kohle, kostet so viele Gebühren wie sein Einfluss. Bei einem Preis von 0 kostet er nichts.
cc-rule-46 = Kohle, die du behältst, bleibt bis zum Ende der Runde im Vorrat und drückt so den Preis für alle, die nach dir verkaufen.
cc-rule-47 = Bei den Genehmigungen geht es reihum nach Einnahmen, wie sie nach dem Verkauf sind. Jedes Mal setzt du einen deiner wartenden Steiger ein, gleich welchen, bis alle gebraucht sind.
cc-rule-48 = Du wählst eine Zahl, deren Stapel nicht leer ist, und zahlst. Dann ziehst du das Plättchen, siehst es an und entscheidest, wohin es kommt und wie es gedreht wird.
cc-rule-49 = Ein Anreiz kostet 2 Gebühren, verändert um den Markt.
cc-rule-50 = Sind alle deine Plättchen neben dem Feld des Steigers voll versorgt, brauchst du einen Anreiz für jede Zahl über seinem Einfluss. Ist auch nur eines nicht versorgt, sind es so viele wie die Zahl. Es gilt, was ist, wenn er handelt.
cc-rule-51 = Ein Steiger, der kein Plättchen nimmt, kostet so viele Gebühren wie sein Einfluss, auch wenn dir das Geld dafür fehlt. Nur wenn alle vier Stapel leer sind, kostet er nichts.
cc-rule-52 = Das Plättchen kommt auf das Feld des Steigers, beliebig gedreht. Seine Stollen müssen nicht zu den Nachbarn passen.
cc-rule-53 = Stattdessen darfst du es über eines deiner Plättchen neben diesem Feld legen, aber nicht über den Eingang. Du bekommst so viel Abraum wie die Zahl des überdeckten Plättchens, und dessen Versorgung wandert auf das neue.
cc-rule-54 = Nach jedem Plättchen wird neu geprüft, was verbunden ist. Wer ein Plättchen überdeckt, kann andere abschneiden; deren Versorgung bleibt liegen.
cc-rule-55 = Ein neues Plättchen hat keine Versorgung, außer es überdeckt ein anderes, und wird erst in der nächsten Runde abgebaut.
cc-rule-56 = Der Stärkste kauft zuerst. Ein Tandem zählt mit seiner Summe, und bei Gleichstand gehen die höheren Einnahmen vor.
cc-rule-57 = Ein Steiger kauft höchstens so viele Würfel wie sein Einfluss, von allen Sorten, die da sind; ein Tandem nur so viele wie der Stärkere von beiden.
cc-rule-58 = Ein Versorgungswürfel kostet 2 Gebühren, verändert um den Markt.
cc-rule-59 = Gleich nach einem Kauf darfst du von jeder eben gekauften Sorte einen Würfel auf ein verbundenes Plättchen legen, dem er fehlt. Alles andere kommt ins Lager. Jeder Kauf zählt für sich.
cc-rule-60 = Auf einem Plättchen liegt von jeder Sorte höchstens ein Würfel.
cc-rule-61 = Ein Käufer, der nichts nimmt, kostet so viele Gebühren wie sein Einfluss, ein Tandem so viele wie seine Summe, außer der Markt ist leer. Eine 0 kann nichts kaufen und kostet nichts.
cc-rule-62 = Würfel auf einem Plättchen bleiben, wo sie sind, außer es wird überdeckt.
cc-rule-63 = Beim Bauunternehmen wählt der Stärkste zuerst; bei gleichem Einfluss gehen die höheren Einnahmen vor. Jeder Steiger darf ein Gebäude kaufen.
cc-rule-64 = Ein Gebäude kostet seine Zahl in Gebühren, 1 weniger in der alten Reihe, verändert um den Markt, und mindestens 1. Danach zahlt ein Steiger mit Einfluss 0 oder 1 noch 1 mehr, einer mit 3 oder mehr 1 weniger; es kann also umsonst sein.
cc-rule-65 = Das Gebäude kommt auf einen freien Bauplatz deines Dorfs oder über eines deiner Gebäude. Das untere wirkt nicht mehr, und du bekommst so viel Abraum wie seine Zahl.
cc-rule-66 = Jedes Gebäude kannst du nur einmal haben, überbaute zählen mit. Was überbaut ist, kann nie wieder gebaut werden.
cc-rule-67 = Du darfst trotzdem eines kaufen, das du hast, damit es niemand anders bekommt: Es kommt aus dem Spiel.
cc-rule-68 = Kein Gebäude zu kaufen kostet nichts. Hier kann ein Steiger ohne Arbeit umsonst stehen.
cc-rule-69 = Dauerhafte Gebäude wirken sofort: Schneiderei, Schule und Kantine schon in Bereich 7 derselben Runde, der Kohlenschuppen schon an ihrem Ende.
cc-rule-70 = Ein Steiger auf der Abraumhalde räumt höchstens so viele Würfel weg wie sein Einfluss; mit einer Kantine einen mehr, bis zu 4.
cc-rule-71 = Ein Steiger im Lager legt höchstens so viele gelagerte Würfel wie sein Einfluss auf verbundene Plättchen, denen sie fehlen; mit einer Schule einen mehr, bis zu 4.
cc-rule-72 = Bewegt ein solcher Steiger nichts, auch weil es nichts zu bewegen gibt, kostet er so viele Gebühren wie sein Einfluss. Abraum dieser Runde kann gleich weg.
cc-rule-73 = Die Runden 2, 4, 6 und 8 enden mit einem Quartalsbericht: Nach der Reihe der Einnahmen zeigen alle ihre wirkliche Kasse und stellen den Marker darauf. Meist sinken die Einnahmen, und die Gebühren mit ihnen.
cc-rule-74 = Alle übrige Kohle geht verloren, außer bis zu 5, die ein Kohlenschuppen aufheben darf; nach Einnahmen wählen die Besitzer, wie viel. Diese zählt weiter zum Kohlenvorrat.
cc-rule-75 = Neue Marktwürfel werden gezogen, Markt und Kohlenpreis ändern sich.
cc-rule-76 = Auf den Versorgungsmarkt kommen neue Würfel zu dem, was noch da ist, solange der Vorrat reicht: Von jeder Sorte sind 47 im Spiel.
cc-rule-77 = Die alte Reihe der Gebäude kommt aus dem Spiel, die neue wird zur alten, und so viele neue Gebäude, wie Spieler da sind, werden aufgedeckt.
cc-rule-78 = Ist der Nachziehstapel aufgebraucht, kommen keine Gebäude mehr; was ausliegt, ist zu kaufen, bis es weg muss.
cc-rule-79 = Der Kalender rückt weiter, und alle haben wieder alle neun Steiger.
cc-rule-80 = Nach der letzten Runde kommt wie sonst der Bericht und dann die Inspektion. Alles andere vom Ende einer Runde entfällt.
cc-rule-81 = Die Inspektion zählt 1 Gebühr für jeden Versorgungswürfel, der auf einem sichtbaren Plättchen fehlt, 1 für jeden Abraum und 2 für jeden offenen Stollen. Jeder gelagerte Würfel zieht 1 ab, jedes sichtbare Gebäude 2.
cc-rule-82 = Ein Stollen ist offen, wenn er auf ein leeres Feld oder auf das Dorf führt. Er ist fertig, wenn er auf eine andere Öffnung trifft oder an die geschlossene Seite eines deiner Plättchen stößt. Jede Öffnung zählt für sich.
cc-rule-83 = Der Stollen vom Eingang zum Dorf ist immer fertig. Jeder andere, der aus der untersten Reihe nach unten führt, bleibt für immer offen, außer sein Plättchen wird überdeckt.
cc-rule-84 = Ergibt die Inspektion mehr als 0, zahlst du so viele Gebühren, aber nie mehr, als du hast; ergibt sie weniger, erhältst du sie. Es gilt deine Gebühr nach dem letzten Bericht.
cc-rule-85 = Wer das meiste Geld hat, gewinnt. Bei Gleichstand, wer mehr Schachtplättchen gelegt hat, überdeckte zählen mit. Ist auch das gleich, wird der Sieg geteilt.
cc-rule-86 = In A Reformed Industry gibt es keine Marktwürfel. Der Markt ist immer 0: für Kohle, Anreize, Versorgung, Gebäude und neue Würfel auf dem Versorgungsmarkt.
cc-rule-87 = In A Reformed Industry fördert kein Plättchen etwas von selbst. Ein voll versorgtes gibt seinem Bergmann weiterhin alles.
cc-rule-88 = In A Reformed Industry geht zurück, was noch auf dem Versorgungsmarkt liegt, bevor er wieder gefüllt wird.
cc-rule-89 = In A Reformed Industry zählt bei der Inspektion alles 2: fehlende Versorgung, Abraum und offene Stollen gegen dich, gelagerte Würfel und Gebäude für dich.
cc-rule-90 = In A Reformed Industry ist ein Stollen offen, der an eine geschlossene Seite stößt. Nur eine andere Öffnung schließt ihn ab.
cc-rule-91 = In A Reformed Industry wirkt die Kirche weiterhin.
cc-rule-92 = In An Industry Amok werden Steiger reihum gesetzt, nach Einnahmen, je einer, verdeckt. Wer passt, ist fertig; in Runde 1 muss erst einer bei den Kohlenmaklern stehen. Ein halbes Tandem zählt als ein Steiger allein.
cc-rule-93 = In An Industry Amok liegt das oberste Plättchen jedes Genehmigungsstapels offen.
cc-rule-94 = In An Industry Amok braucht eine Genehmigung immer einen Anreiz für jede Zahl über dem Einfluss des Steigers, ob die Nachbarn versorgt sind oder nicht.
cc-rule-95 = In An Industry Amok sind alle 24 Gebäude im Spiel. Ist der Nachziehstapel leer, werden die ausgeschiedenen als neuer Stapel gemischt.
cc-rule-96 = Beide Varianten gehen zusammen: kein Markt, ein Anreiz zu 2 Gebühren, und immer einer für jede Zahl über dem Einfluss des Steigers.
cc-rule-97 = Wirkt die Schenke, haben deine Steiger bei den Kohlenmaklern, auf dem Versorgungsmarkt und beim Bauunternehmen in dieser Runde 1 Einfluss mehr, für Reihenfolge, Mengen, Preise und Strafen. In einem Tandem haben ihn beide. Für Bergleute, Genehmigungen, Halde und Lager gilt das nicht.
cc-rule-98 = Solange deine Schneiderei nicht überbaut ist, zählt deine 0 überall als 1.

## Kapitel der Regeln

cc-chapter-a-reformed-industry = A Reformed Industry
cc-chapter-an-industry-amok = An Industry Amok
cc-chapter-both-variants = Beide Varianten
cc-chapter-coal-brokers = Kohlenmakler
cc-chapter-construction-company = Bauunternehmen
cc-chapter-economy = Wirtschaft
cc-chapter-end-of-game = Spielende
cc-chapter-end-of-round = Rundenende
cc-chapter-market-cubes = Marktwürfel
cc-chapter-permits = Genehmigungen
cc-chapter-placement = Setzen
cc-chapter-refuse-and-storage = Abraum und Lager
cc-chapter-reveal = Aufdecken
cc-chapter-utility-market = Versorgungsmarkt
cc-chapter-village-tiles = Dorfplättchen

## Mitten im Zug, und was ein Ende aufgibt

cc-picked-place-my-foreman = Wohin mit der { $count }?
cc-picked-place-space = Wähle den Steiger, der { $space-at } arbeitet.
cc-picked-place-my-cell = Wähle den Steiger, der { $space-at } arbeitet.
cc-picked-swap-my-stored = Wähle, was du für { $type-the } bekommst.
cc-picked-permit-my-cell = Wähle eine Plättchengröße für den Steiger { $cell-at } oder verzichte.
cc-picked-permit-permit = Wähle den Steiger, der eine Genehmigung für eine { $count } bekommt.
cc-picked-decline-my-cell = Der Steiger { $cell-at } kann keine Genehmigung bezahlen: Er muss verzichten.
cc-picked-lay-my-cell = Lege das Plättchen { $cell-to } wie gezeigt oder drehe es.
cc-picked-install-my-stored = Wähle das Plättchen für { $type-the }.
cc-picked-install-my-cell = Wähle, was { $cell-at } ausgelegt wird.
cc-picked-build-building = Wähle den Bauplatz für { $building-the }.
cc-picked-deny-building = Du hast schon { $building-a }: Ein zweites Gebäude dieser Art verlässt das Spiel.
cc-forfeit-permit = Der Verzicht kostet dich { $fees } ({ $dollars }).
cc-forfeit-church = Die Kirche hilft in dieser Runde niemandem.
cc-forfeit-building = Dein Steiger geht ohne Gebäude nach Hause.

## Was ein Zug ändern würde: Zeilen einer Vorschau

cc-change-cash = Kasse ($)
cc-change-dug = Kohle, die du in dieser Runde förderst
cc-change-left-refuse = Abraum, den deine Steiger machen
cc-change-to-buy = Versorgungswürfel, die du kaufen kannst
cc-change-permits = Steiger, die auf eine Genehmigung warten
cc-change-to-clear = Abraum, den du höchstens wegräumen darfst
cc-change-to-install = Lagerwürfel, die du höchstens verlegen darfst
cc-change-coal = Kohle
cc-change-refuse = Abraum
cc-change-coming-coal = Kohle nach dem Fördern
cc-change-coming-refuse = Abraum am Ende der Runde
cc-change-fee = Gebühr ($)
cc-change-earnings = Einnahmenleiste
cc-change-stored = Würfel im Lager
cc-change-full-tiles = Voll versorgte Plättchen
cc-change-buildings = Gebäude im Dorf
cc-change-tiles = Verlegte Plättchen in der Mine
cc-change-open-ends = Offene Stollen
cc-change-in-hand = Steiger auf der Hand
cc-change-unplaced = Strafe für übrige Steiger ($)
cc-change-inspection = Kosten einer Inspektion jetzt ($)
cc-change-broker = Kohle bringt etwa { $price } das Stück; was andere fördern, ändert das noch
cc-change-permit-free = Ein neues Plättchen jeder Größe ist hier frei
cc-change-permit-partly = Ein neues Plättchen ist { $sizes ->
    [1] in Größe 1
   *[other] bis Größe { $sizes }
} frei; Größe 4 kostet { $most }
cc-change-permit-price = Ein neues Plättchen kostet { $least } in Größe 1, { $most } in Größe 4
cc-change-connected = Mit dem Eingang verbunden: Hier kann gefördert werden
cc-change-cut-off = Nicht mit dem Eingang verbunden: Es gibt keine Kohle
cc-change-permit-paid = Genehmigung { $number } { $dollars-for }
cc-change-permit-declined = Keine Genehmigung für diesen Steiger
cc-change-tile-laid = Neu in der Mine: { $tile }
cc-change-supplied = Plättchen vollständig: jede Runde { $alone } von selbst, und eine 4 fördert { $mined }
cc-change-supplied-cut-off = Plättchen vollständig, aber kein Stollen führt von hier zum Eingang
cc-change-lacking = Noch ohne { $types }; bis dahin fördern Steiger hier nur die Hälfte
cc-change-install-declined = Bleibt im Lager: { $type }
cc-change-swapped = { $wanted } statt { $out }
cc-change-built-school = Legt 1 Würfel mehr aus dem Lager, bis zu 4
cc-change-built-tailor = Deine 0 zählt überall als 1
cc-change-built-coal-shed = Hebt bis zu 5 unverkaufte Kohle für die nächste Runde auf
cc-change-built-mess-hall = Räumt 1 Abraum mehr weg, bis zu 4
cc-change-built-village-store = Ein Steiger dort tauscht Lagerwürfel gegen andere Arten
cc-change-built-doctors-office = Ein Steiger dort ruht aus und kostet nichts
cc-change-built-tavern = Eine 4 dort gibt deinen Käufern und Verkäufern 1 Einfluss mehr
cc-change-built-church = Mit einer 3 oder 4 dort fördert ein Bergmann auch, was eine 1 fördert
cc-change-built-over = Überbaut: { $building }
cc-change-built-none = Kein Gebäude wird gekauft
cc-change-denied = Verlässt das Spiel: { $building }
cc-change-bought-none = Nichts wird eingekauft
cc-change-sold-none = Keine Kohle wird verkauft
cc-change-penalty = Strafe: { $fees }
cc-change-cleared = Weggeräumt: { $cubes }
cc-change-coal-lost = Unverkauft verloren: { $coal }
cc-change-church-helped = { $coal } mehr { $space-at }
cc-change-church-declined = Die Kirche hilft keinem Bergmann
cc-change-committed = Deine Steiger sind für diese Runde gesetzt
cc-change-passed = Keine Steiger mehr in dieser Runde
cc-change-building = Darf ein Gebäude kaufen, jetzt ab { $dollars }; nichts zu kaufen kostet nichts
cc-change-building-free = Darf ein Gebäude kaufen, jetzt sogar kostenlos; nichts zu kaufen kostet nichts
cc-change-no-building = Kein Gebäude, das du kaufen könntest, ist im Angebot
cc-change-pair = Zusammen kaufen sie mit Einfluss { $value }
cc-change-half-pair = Ein Tandem braucht einen zweiten Steiger
cc-change-useful = Würfel für Plättchen, denen sie fehlen
cc-change-village-store = Tauscht gelagerte Würfel gegen andere Arten, bis zu seinem Einfluss
cc-change-doctors-office = Ruht aus, tut nichts und kostet nichts
cc-change-tavern = Käufer und Verkäufer haben in dieser Runde 1 Einfluss mehr
cc-change-church = Einer deiner Bergleute fördert auch, was eine 1 fördern würde
cc-reason-cash = Das bringt { $count } Dollar.
cc-reason-dug = Das fördert in dieser Runde { $count } Kohle mehr.
cc-reason-to-buy = Damit kannst du Würfel einkaufen: Ein Plättchen mit allen dreien gibt von selbst Kohle.
cc-reason-to-install = Das bringt Würfel aus deinem Lager auf deine Plättchen.
cc-reason-to-clear = Damit kannst du { $count } Abraum wegräumen, auch den deiner Bergleute aus dieser Runde.
cc-reason-refuse = Danach hast du { $count } Abraum weniger.
cc-reason-fee = Jede Gebühr kostet dich dann { $count } Dollar weniger.
cc-reason-full-tiles = Das versorgt ein Plättchen vollständig.
cc-reason-buildings = Das bringt ein Gebäude in dein Dorf.
cc-reason-tiles = Das vergrößert deine Mine.
cc-reason-permit-paid = Das verschafft dir ein Plättchen für deine Mine.
cc-reason-lacking = Das versorgt ein Plättchen deiner Mine.
cc-reason-unplaced = Das erspart dir { $count } Dollar Strafe.
cc-reason-broker = Das verkauft deine Kohle. Ohne Steiger hier könntest du in dieser Runde keine verkaufen.
cc-reason-permit-free = Das bereitet ein neues Plättchen vor: Eine größere Mine gibt in jeder Runde mehr Kohle.
cc-reason-permit-partly = Das bereitet ein neues Plättchen vor: Eine größere Mine gibt in jeder Runde mehr Kohle.
cc-reason-permit-price = Das bereitet ein neues Plättchen vor: Eine größere Mine gibt in jeder Runde mehr Kohle.
cc-reason-pair = Zusammen kommen sie auf { $value } und kaufen damit vor schwächeren Steigern.
cc-reason-building = Ein Gebäude hilft in jeder Runde und spart dir am Ende { $fees }.
cc-reason-building-free = Ein Gebäude hilft in jeder Runde und spart dir am Ende { $fees }.
cc-reason-useful = Das kauft { $count ->
    [one] einen Würfel, der einem deiner Plättchen fehlt
   *[other] { $count } Würfel, die deinen Plättchen fehlen
}.
cc-reason-church-helped = Das fördert { $coal } mehr.
cc-reason-tavern = Das macht alle deine Käufer und Verkäufer in dieser Runde um 1 stärker.
cc-reason-church = Damit fördert einer deiner Bergleute auch, was eine 1 fördern würde.
cc-reason-village-store = Damit kannst du gelagerte Würfel gegen solche tauschen, die deinen Plättchen fehlen.
cc-reason-doctors-office = Er ruht dort aus: Das kostet nichts und erspart dir seine Strafe.
cc-reason-sold-none = Deine Einnahmen bleiben, wie sie sind, und deine Gebühr steigt nicht.
cc-reason-permit-declined = Das erspart dir die offenen Stollen eines neuen Plättchens.
cc-reason-built-none = Das hält dein Geld für später zusammen.
cc-reason-install-declined = Damit bleibt der Würfel in deinem Lager, für ein anderes Plättchen.
cc-reason-committed = Der Computer sieht keinen besseren Platz für die auf der Hand.
cc-chance-order = Die Startreihenfolge wird gelost
cc-chance-market = Ein Marktwürfel wird gezogen
cc-chance-company = Ein Gebäude wird aufgedeckt
cc-chance-permit-1 = Ein Plättchen der Größe 1 wird gezogen
cc-chance-permit-2 = Ein Plättchen der Größe 2 wird gezogen
cc-chance-permit-3 = Ein Plättchen der Größe 3 wird gezogen
cc-chance-permit-4 = Ein Plättchen der Größe 4 wird gezogen
cc-hidden-opened = Die Steiger aller werden gezeigt: wo sie stehen und wer nicht gesetzt ist
cc-hidden-unplaced = Die Steiger, die andere nicht gesetzt haben, werden gezeigt
cc-hidden-revealed = { $count ->
    [one] Ein verdeckter Steiger wird umgedreht
   *[other] { $count } verdeckte Steiger werden umgedreht
}
