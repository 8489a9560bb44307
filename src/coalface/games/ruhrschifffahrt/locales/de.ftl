# Ruhrschifffahrt 1769-1890 auf Deutsch. Attribute sind Grammatik, wie in den anderen Dateien.

rs-title = Ruhrschifffahrt 1769–1890
rs-tagline = Fahre mit einer Aake die Ruhr hinab, verkaufe Kohle und baue unterwegs Schleusen und Lagerhäuser.

## Kohle, Gebiete, Städte, Kleinindustrie

rs-coal-black = schwarz
    .e = schwarze
    .er = schwarzer
    .en = schwarzen
rs-coal-white = weiß
    .e = weiße
    .er = weißer
    .en = weißen
rs-coal-black-letter = S
rs-coal-white-letter = W
rs-territory-mark = Mark
    .to = in die Mark
    .of = der Mark
rs-territory-essen = Essen
    .to = nach Essen
    .of = von Essen
rs-territory-werden = Werden
    .to = nach Werden
    .of = von Werden
rs-territory-broich = Broich
    .to = nach Broich
    .of = von Broich
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
rs-kind-city = Stadt
rs-kind-forge = Schmiede
rs-kind-hammer = Hammerwerk
rs-kind-gun = Gewehrfabrik
rs-kind-port = Hafen
# $label (Text): der aufgedruckte Name
rs-label = { $label }
rs-storage = { $label }
rs-obstacle = Schleuse { $label }
rs-space-forge = Schmiede { $label }
    .at = an der Schmiede { $label }
rs-space-hammer = Hammerwerk { $label }
    .at = am Hammerwerk { $label }
rs-space-gun = Gewehrfabrik { $label }
    .at = an der Gewehrfabrik { $label }
rs-space-port = Hafen { $label }
    .at = im Hafen { $label }
rs-column-belgium = Belgien
    .to = nach Belgien
rs-column-netherlands = Niederlande
    .to = in die Niederlande
rs-column-rhineland = Rheinland
    .to = ins Rheinland

## Bereiche des Spielertableaus, Fortschrittsplättchen

rs-area-black-industry = schwarze Kohle an Kleinindustrie
rs-area-black-city = schwarze Kohle an Städte
rs-area-ruhrort = Kohle nach Ruhrort
rs-area-white-industry = weiße Kohle an Kleinindustrie
rs-area-white-city = weiße Kohle an Städte
rs-area-black-ruhrort = schwarze Kohle nach Ruhrort
rs-area-white-ruhrort = weiße Kohle nach Ruhrort
rs-black-lock = Schleusenbau
rs-black-supply = Nachschub
rs-black-essen-warehouse = Lagerhaus Essen
rs-black-wage = Lohn
rs-black-port = Hafen Ruhrort
rs-black-coal-depot = Kohlendepot
rs-black-mark = Grafschaft Mark
rs-black-mark-warehouse = Lagerhaus Mark
rs-white-coal-hauler = Kohleschlepper
rs-white-hauling-action = Treidelaktion
rs-white-inn = Gasthaus
rs-white-warehouse = Lagerhaus
rs-white-ruhraake = Ruhraake
rs-white-mayor = Bürgermeister
rs-white-ruhrtalbahn = Ruhrtalbahn

## Sonderoptionen

rs-option-none = keine Option
rs-option-pilot = Lotse
rs-option-transport = Transport
rs-option-wage = Lohn
rs-option-supply = Nachschub
rs-option-hauling = Treideln
rs-option-transport-pilot = Transport und Lotse
rs-option-hauling-pilot = Treideln und Lotse
rs-option-hauling-transport = Treideln und Transport

## Was auf den Hindernis- und Nachfrageplättchen steht

rs-face-forge = Nachfrage aller Schmieden
rs-face-hammer = Nachfrage aller Hammerwerke
rs-face-gun = Nachfrage aller Gewehrfabriken
rs-face-industry-mark = Nachfrage der Kleinindustrie in der Mark
rs-face-industry-essen = Nachfrage der Kleinindustrie in Essen
rs-face-industry-werden = Nachfrage der Kleinindustrie in Werden
rs-face-industry-broich = Nachfrage der Kleinindustrie in Broich
rs-face-city-mark = Nachfrage der Städte in der Mark
rs-face-city-essen = Nachfrage der Städte in Essen
rs-face-city-werden = Nachfrage der Städte in Werden
rs-face-city-broich = Nachfrage der Städte in Broich
rs-face-high-water = Hochwasser
rs-face-high-water-minus = Hochwasser, Würfel auf Kohleniederlagen −1
rs-face-high-water-plus = Hochwasser, Würfel auf Kohleniederlagen +1
rs-face-low-water = Niedrigwasser
rs-face-low-water-minus = Niedrigwasser, Würfel auf Kohleniederlagen −1
rs-face-low-water-plus = Niedrigwasser, Würfel auf Kohleniederlagen +1

## Phasen, was gefragt wird, und was eine Runde bringt

rs-phase-event = Phase 1: Ereignis
rs-phase-marker = Phase 2: Wasserstand und Nachfrage
rs-phase-option = Phase 3: Option und Startfeld
rs-phase-sale = Phase 4: Fahrt und Verkauf
rs-phase-progress = Phase 5: Fortschritt
rs-phase-purchase = Phase 6: Käufe
rs-phase-export = Phase 7: Ausfuhr
rs-phase-inn = Nach der letzten Runde: ungenutzte Gasthäuser
rs-phase-end = Das Spiel ist zu Ende.
rs-ask-first = Wer beginnt?
rs-ask-marker = Ein Plättchen wird aus dem Beutel gezogen.
rs-ask-country = Das Land dieser Runde wird aufgedeckt.
rs-ask-levy = Die Abgabe von { $year } mit einem Taler oder mit einem Punkt zahlen?
rs-ask-levy-thaler = Zahle die Abgabe von { $year } mit einem Taler.
rs-ask-levy-vp = Zahle die Abgabe von { $year } mit einem Punkt.
rs-ask-gift = Einen Taler oder einen Punkt als Geschenk von { $year } nehmen?
rs-ask-remove = Wähle einen Würfel, der durch das Ereignis von { $year } das Spiel verlässt.
rs-ask-return = Wähle die Kohleniederlage für den { $coal-en } Würfel vom Wert { $pips }, der die Transportbahn verlässt.
rs-ask-return-only = Setze den { $coal-en } Würfel vom Wert { $pips }, der die Transportbahn verlässt, auf die Kohleniederlage { $storage }.
rs-ask-option = Wähle ein Startfeld, mit oder ohne Sonderoption.
rs-ask-option-must = Wähle ein Startfeld und die Sonderoption, die dorthin führt.
rs-ask-option-none = Wähle ein Startfeld; jetzt ist keine Option möglich.
rs-ask-option-action = Nutze die Treidelaktion, um ein Startfeld zu erreichen.
rs-ask-bring = Wähle die Kohleniederlage für den { $coal-en } Würfel vom Wert { $pips } von der Transportbahn.
rs-ask-bring-either = Wähle die Kohleniederlage für einen Würfel von der Transportbahn, schwarz vom Wert { $black } oder weiß vom Wert { $white }.
rs-ask-improve = Wähle den Würfel, den der Nachschub verbessert.
rs-ask-start = Wähle die Kohleniederlage, an der deine Aake startet.
rs-ask-start-only = Starte an der Kohleniederlage { $storage }, der einzigen in Reichweite.
rs-ask-sell = Wähle, wo deine Aake ihre Kohle verkauft.
rs-ask-sell-only = Verkaufe deine Kohle { $space-at }.
rs-ask-forced-lock = Baue eine Schleuse; in dieser Runde müssen es alle.
rs-ask-second-lock = Baue kostenlos eine zweite Schleuse oder lass es bei einer.
rs-ask-buy = Du kannst { $purchases } oder aufhören.
rs-ask-inn = Wähle, was dir das Gasthaus gibt.
rs-ask-white = Du darfst auch { $count ->
    [one] dein weißes
   *[other] deine weißen
} Plättchen { $marker } nutzen.
rs-purchase-lock = eine Schleuse bauen
rs-purchase-warehouse = ein Lagerhaus bauen
rs-purchase-lock-or-warehouse = eine Schleuse oder ein Lagerhaus bauen
rs-purchase-shift = ein Lagerhaus versetzen
rs-purchase-repay = eine Schuld tilgen
rs-purchase-inn = das Gasthaus nutzen
rs-effect-start-player = ein Startspieler wird ausgelost
rs-effect-levy = alle zahlen 1 Taler oder 1 Punkt
rs-effect-switch = Würfel rücken auf den nächsten Teil der Transportbahn
rs-effect-warehouse = alle bekommen ein Lagerhaus
rs-effect-gift = alle bekommen 1 Taler oder 1 Punkt
rs-effect-better-track = Würfel auf der Transportbahn +1
rs-effect-fewer-dice = Würfel verlassen das Spiel
rs-effect-country = Ausfuhr in ein Land
rs-effect-locks = Schleusen dürfen gebaut werden
rs-effect-dear-locks = Schleusen werden teurer
rs-effect-dear-options = Optionen mit Gebühr kosten 1 mehr
rs-effect-last-turn = kein Plättchen, kein Lohn, kein Nachschub, keine Ausfuhr

## Woher Punkte kommen

rs-source-locks = Schleusen
rs-source-cities = Lagerhäuser in Städten
rs-source-depots = Lagerhäuser in Depots
rs-source-port = Lagerhäuser im Hafen
rs-source-export = Ausfuhr
rs-source-gift = Geschenke
rs-source-inn = Gasthaus
rs-source-levy = Abgabe
rs-source-hardship = Geldnot
rs-source-essen-set = alle drei Essener Städte
    .the = Lagerhäuser in allen drei Essener Städten
rs-source-mark-set = alle drei Städte der Mark
    .the = Lagerhäuser in allen drei Städten der Mark
rs-source-all-cities = alle sieben Städte
    .the = Lagerhäuser in allen sieben Städten
rs-source-all-depots = alle vier Depots
    .the = Lagerhäuser in allen vier Depots
rs-source-majorities = Mehrheiten in Depots
    .the = Mehrheiten in Depots
rs-source-mayor = Bürgermeister
    .the = den Bürgermeister
rs-source-ruhrtalbahn = Ruhrtalbahn
    .the = die Ruhrtalbahn
rs-source-ruhraake = Ruhraake
    .the = die Ruhraake
rs-source-debt = Schulden

## Was geschah: eine Zeile des Protokolls. $seat ist, wer es tat

rs-start-drawn = { $seat } ist der erste Startspieler.
rs-turn-began = Runde { $turn } beginnt, im Jahr { $year }. Schwarze Würfel, die die Transportbahn verlassen, kehren nun { $territory-to } zurück.
rs-turn-last = In dieser letzten Runde wird kein Plättchen gezogen, Lohn und Nachschub sind nicht wählbar, und nichts wird ausgeführt.
rs-locks-allowed = Von nun an dürfen Schleusen gebaut werden, für je { $thalers } Taler.
rs-locks-dearer = Von nun an kostet eine Schleuse { $thalers } Taler.
rs-options-dearer = Von nun an kostet jede Option mit Gebühr { $thalers } Taler mehr.
rs-levy-thaler = { $seat } zahlt { $thalers } Taler Abgabe.
rs-levy-vp = { $seat } zahlt die Abgabe mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
rs-gift-thaler = { $seat } nimmt { $thalers } Taler als Geschenk.
rs-gift-vp = { $seat } nimmt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} als Geschenk.
rs-warehouse-received = { $seat } erhält { $warehouses ->
    [one] 1 Lagerhaus
   *[other] { $warehouses } Lagerhäuser
}.
rs-track-switched = Die Würfel rücken auf den nächsten Teil der Transportbahn, der { $black ->
    [one] 1 Feld
   *[other] { $black } Felder
} für schwarze und { $white } für weiße Würfel hat.
rs-track-better = { $dice ->
    [0] Kein Würfel auf der Transportbahn gewinnt ein Auge.
    [one] 1 Würfel auf der Transportbahn gewinnt 1 Auge.
   *[other] { $dice } Würfel auf der Transportbahn gewinnen je 1 Auge.
}
rs-die-removed = { $seat } nimmt den { $coal-en } Würfel vom Wert { $pips } auf der Kohleniederlage { $storage } aus dem Spiel.
rs-die-removed-box = { $seat } nimmt den { $coal-en } Würfel vom Wert { $pips } in Feld { $box } der Transportbahn aus dem Spiel.
rs-country-turned = In dieser Runde wird Kohle { $column-to } ausgeführt.
rs-marker-drawn = Aus dem Beutel wird das Plättchen „{ $face }“ gezogen.
rs-demand-placed = 1 Taler wird { $space-at } ausgelegt.
rs-pilots-banned = In dieser Runde ist keine Option mit Lotse möglich.
rs-storages-better = { $dice ->
    [0] Kein Würfel auf einer Kohleniederlage gewinnt ein Auge.
    [one] 1 Würfel auf einer Kohleniederlage gewinnt 1 Auge.
   *[other] { $dice } Würfel auf Kohleniederlagen gewinnen je 1 Auge.
}
rs-storages-worse = { $dice ->
    [0] Kein Würfel auf einer Kohleniederlage verliert ein Auge.
    [one] 1 Würfel auf einer Kohleniederlage verliert 1 Auge.
   *[other] { $dice } Würfel auf Kohleniederlagen verlieren je 1 Auge.
}
rs-locks-forced = Im Beutel ist nur noch ein Plättchen, deshalb müssen alle in dieser Runde eine Schleuse bauen.
rs-option-skipped = { $seat } wählt keine Option.
    .head = { $seat } nimmt keine Option
rs-option-chosen = { $seat } wählt die Option { $option } { $thalers ->
    [0] ohne Gebühr
   *[other] für { $thalers } Taler
}.
    .head = { $seat } nimmt { $option }{ $thalers ->
        [0] {""}
       *[other] , −{ $thalers } Taler
    }
rs-option-free = { $seat } nutzt die Treidelaktion für { $option }, ohne Gebühr.
    .head = { $seat } nutzt die Treidelaktion für { $option }
rs-loan-taken = { $seat } leiht sich { $thalers } Taler auf ein Lagerhaus aus dem Vorrat.
    .head = { $seat } leiht sich { $thalers } Taler
rs-loan-hard = { $seat } leiht sich { $thalers } Taler auf das Lagerhaus von Runde { $turn } und verliert { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rs-fee-waived = { $seat } kann { $thalers ->
    [one] 1 Taler nicht zahlen; er wird
   *[other] { $thalers } Taler nicht zahlen; sie werden
} erlassen, und das kostet { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rs-wage-paid = { $seat } erhält { $thalers } Taler Lohn.
rs-die-brought = { $seat } bringt den Würfel vom Wert { $pips } aus dem Pfeilfeld auf die Kohleniederlage { $storage }.
    .head = { $seat } bringt einen Würfel vom Wert { $pips } auf { $storage }
rs-die-supplied = { $seat } verbessert mit dem Nachschub den Würfel auf der Kohleniederlage { $storage } auf { $pips }.
    .head = { $seat } hebt den Würfel in { $storage } auf { $pips }
rs-die-hauled = { $seat } verbessert mit dem Kohleschlepper den Würfel auf der Kohleniederlage { $storage } auf { $pips }.
    .head = { $seat } hebt den Würfel in { $storage } auf { $pips }
rs-inn-thaler = { $seat } nimmt im Gasthaus { $thalers } Taler.
    .head = { $seat } nimmt { $thalers } Taler im Gasthaus
rs-inn-vp = { $seat } erhält im Gasthaus { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .head = { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } im Gasthaus
rs-barge-started = { $seat } belädt die Aake an der Kohleniederlage { $storage }.
    .head = { $seat } startet bei { $storage }
    .more = startet bei { $storage }
rs-die-worse = Der { $coal-e } Würfel von { $seat } verliert an einem Hindernis 1 Auge und hat nun den Wert { $pips }.
rs-coal-sold = { $seat } verkauft { $space-at } { $coal-e } Kohle vom Wert { $pips }.
    .head = { $seat } verkauft { $coal-e } Kohle { $pips } { $space-at }
rs-token-placed = { $seat } legt einen Stein für { $area }.
rs-thalers-earned = Der Verkauf bringt { $thalers ->
    [0] keinen Taler
   *[other] { $thalers } Taler
}.
    .more = { $thalers ->
        [0] keine Taler
       *[other] +{ $thalers } Taler
    }
rs-demand-taken = { $thalers ->
    [one] Dazu kommt der Taler, der { $space-at } lag
   *[other] Dazu kommen die { $thalers } Taler, die { $space-at } lagen
}.
    .more = +{ $thalers } Taler Nachfrage
rs-city-paid = { $seat } bekommt für das Lagerhaus { $space-at } { $thalers } Taler.
rs-port-sold = Die Aake legt an Liegeplatz { $berth } an; der Hafen zahlt { $thalers } Taler mehr.
    .more = Liegeplatz { $berth }, +{ $thalers } Taler vom Hafen
rs-export-raised = Der Ausfuhrmarker rückt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} nach rechts; sein Wert ist nun { $points }.
rs-export-lowered = Der Ausfuhrmarker rückt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} nach links; sein Wert ist nun { $points }.
rs-die-tracked = Der { $coal-e } Würfel vom Wert { $pips } kommt auf die Transportbahn.
rs-die-returned = { $seat } setzt den Würfel vom Wert { $pips }, der die Transportbahn verlässt, auf die Kohleniederlage { $storage }.
    .head = { $seat } setzt den Würfel vom Wert { $pips } von der Transportbahn auf { $storage }
rs-black-earned = { $seat } verdient das schwarze Plättchen { $marker }.
    .head = { $seat } verdient { $marker }
    .more = verdient { $marker }
rs-white-earned = { $seat } verdient das weiße Plättchen { $marker }.
    .head = { $seat } verdient { $marker }
    .more = verdient { $marker }
rs-white-blank = { $seat } kommt für das weiße Plättchen { $marker } zu spät und bekommt ein leeres.
rs-white-used = { $seat } nutzt das weiße Plättchen { $marker } und dreht es um.
    .head = { $seat } nutzt { $marker }
rs-lock-built = { $seat } baut { $thalers ->
    [0] ohne Kosten
   *[other] für { $thalers } Taler
} die { $obstacle }, erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und legt das Hindernisplättchen in den Beutel.
    .head = { $seat } baut die { $obstacle }{ $thalers ->
        [0] {""}
       *[other] , −{ $thalers } Taler
    }
    .more = baut die { $obstacle }{ $thalers ->
        [0] {""}
       *[other] , −{ $thalers } Taler
    }
rs-lock-one = { $seat } lässt es bei einer Schleuse.
rs-city-built = { $seat } baut für { $thalers } Taler ein Lagerhaus in { $city } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .head = { $seat } baut in { $city }, −{ $thalers } Taler
    .more = baut in { $city }, −{ $thalers } Taler
rs-depot-built = { $seat } baut für { $thalers } Taler ein Lagerhaus im Kohlendepot { $territory } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .head = { $seat } baut im Kohlendepot { $territory }, −{ $thalers } Taler
    .more = baut im Kohlendepot { $territory }, −{ $thalers } Taler
rs-port-built = { $seat } baut für { $thalers } Taler ein Lagerhaus in der Hafenspalte { $column } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .head = { $seat } baut im Hafen, { $column }, −{ $thalers } Taler
    .more = baut im Hafen, { $column }, −{ $thalers } Taler
rs-port-shifted = { $seat } versetzt für { $thalers } Taler ein Lagerhaus von der Hafenspalte { $column } in die Hafenspalte { $to }.
rs-debt-repaid = { $seat } tilgt für { $thalers } Taler eine Schuld.
rs-purchases-done = { $seat } hat alle Käufe gemacht.
rs-export-scored = { $seat } erhält { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die Ausfuhr { $column-to }.
rs-thalers-returned = { $seat } gibt { $thalers } Taler zurück und behält { $most }.
rs-end-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source-the }.
rs-end-debt = { $seat } verliert { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $debts ->
    [one] 1 Schuld
   *[other] { $debts } Schulden
}.

## Der Verlauf: Runden, was in einem Zug getan wurde, Gruppen von Punkten

rs-round = Runde { $round }
rs-round-of = Runde { $round } von { $rounds }
rs-deed-coal-sold = { $count ->
    [one] 1 Kohleverkauf
   *[other] { $count } Kohleverkäufe
}
rs-deed-lock-built = { $count ->
    [one] 1 Schleuse gebaut
   *[other] { $count } Schleusen gebaut
}
rs-deed-city-built = { $count ->
    [one] 1 Lagerhaus in einer Stadt gebaut
   *[other] { $count } Lagerhäuser in Städten gebaut
}
rs-deed-depot-built = { $count ->
    [one] 1 Lagerhaus in einem Kohlendepot gebaut
   *[other] { $count } Lagerhäuser in Kohlendepots gebaut
}
rs-deed-port-built = { $count ->
    [one] 1 Lagerhaus im Hafen gebaut
   *[other] { $count } Lagerhäuser im Hafen gebaut
}
rs-deed-black-earned = { $count ->
    [one] 1 schwarzes Plättchen verdient
   *[other] { $count } schwarze Plättchen verdient
}
rs-deed-white-earned = { $count ->
    [one] 1 weißes Plättchen verdient
   *[other] { $count } weiße Plättchen verdient
}
rs-deed-die-brought = { $count ->
    [one] 1 Würfel zu einer Kohleniederlage gebracht
   *[other] { $count } Würfel zu Kohleniederlagen gebracht
}
rs-deed-debt-repaid = { $count ->
    [one] 1 Schuld getilgt
   *[other] { $count } Schulden getilgt
}
rs-deed-loan-taken = { $count ->
    [one] 1 Kredit genommen
   *[other] { $count } Kredite genommen
}
rs-deed-loan-hard = { $count ->
    [one] 1 Kredit genommen, der Punkte kostet
   *[other] { $count } Kredite genommen, die Punkte kosten
}
rs-sources-warehouses = Lagerhäuser
rs-sources-events = Ereignisse und Gasthaus
rs-sources-sets = vollständige Städte und Depots
rs-sources-bonuses = weiße Plättchen

## Warum ein Zug nicht geht

rs-why-no-such-seat = An diesem Tisch sitzen nur { $players } Spieler.
rs-why-no-such-marker = Ein solches Plättchen ist weder im Beutel noch auf dem Fluss.
rs-why-no-such-country = Von diesem Land ist kein Plättchen mehr übrig.
rs-why-no-thaler = Du hast keinen Taler, um zu zahlen.
rs-why-no-point = Du hast keinen Punkt, um zu zahlen.
rs-why-no-die = Dort liegt kein Würfel.
rs-why-coal-not-asked = Es muss kein { $coal-er } Würfel mehr aus dem Spiel.
rs-why-needs-black = Dir fehlt noch das schwarze Plättchen { $marker }. Dafür brauchst du { $needs }.
rs-need-black-industry = { $count ->
    [one] 1 Verkauf schwarzer Kohle an Kleinindustrie
   *[other] { $count } Verkäufe schwarzer Kohle an Kleinindustrie
}
rs-need-black-city = { $count ->
    [one] 1 Verkauf schwarzer Kohle an eine Stadt
   *[other] { $count } Verkäufe schwarzer Kohle an Städte
}
rs-need-ruhrort = { $count ->
    [one] 1 Verkauf in Ruhrort
   *[other] { $count } Verkäufe in Ruhrort
}
rs-need-white-industry = { $count ->
    [one] 1 Verkauf weißer Kohle an Kleinindustrie
   *[other] { $count } Verkäufe weißer Kohle an Kleinindustrie
}
rs-need-white-city = { $count ->
    [one] 1 Verkauf weißer Kohle an eine Stadt
   *[other] { $count } Verkäufe weißer Kohle an Städte
}
rs-need-white-ruhrort = { $count ->
    [one] 1 Verkauf weißer Kohle in Ruhrort
   *[other] { $count } Verkäufe weißer Kohle in Ruhrort
}
rs-why-wage-taken = In dieser Runde hat schon jemand anders den Lohn gewählt.
rs-why-last-turn = In der letzten Runde kannst du { $option } nicht wählen.
rs-why-pilot-banned = Der Wasserstand schließt in dieser Runde alle Optionen mit Lotse.
rs-why-track-empty = Auf der Transportbahn wartet kein Würfel.
rs-why-first-turn = In der ersten Runde gibt es kein Treideln, denn deine Aake ist noch nicht auf dem Fluss.
rs-why-must-haul = Deine Aake liegt in Ruhrort, also brauchst du eine Option mit Treideln.
rs-why-no-start = Wenn du { $option } wählst, hast du kein Startfeld.
rs-why-too-dear = Die Gebühr ist { $needed } Taler; du hast { $have ->
    [0] keinen
   *[other] { $have }
} und kannst dir nicht genug leihen.
rs-why-not-cheapest = Du kannst gar nicht zahlen und musst die billigste Option nehmen; diese kostet { $needed } Taler.
rs-why-needs-white = Dafür brauchst du das weiße Plättchen { $marker }, noch nicht umgedreht.
rs-why-storage-taken = Auf der Kohleniederlage { $storage } liegt schon ein Würfel.
rs-why-column-empty = In keinem Pfeilfeld liegt ein { $coal-er } Würfel.
rs-why-leaves-no-start = Mit dem Würfel auf der Kohleniederlage { $storage } hättest du kein Startfeld.
rs-why-barge-there = An der Kohleniederlage { $storage } liegt schon eine andere Aake.
rs-why-no-white-coal = Weiße Kohle darfst du nur mit dem Plättchen { $marker } befördern. Dafür brauchst du noch { $needs }.
rs-why-pilot-only = Von der Kohleniederlage { $storage } geht es nur mit Lotse weiter.
rs-why-needs-hauling = Die Kohleniederlage { $storage } liegt flussaufwärts, also brauchst du eine Option mit Treideln.
rs-why-not-upriver = Treideln führt flussaufwärts, und die Kohleniederlage { $storage } liegt nicht flussaufwärts.
rs-why-not-the-target = Ohne Lotsen kann deine Aake nur { $space-at } verkaufen.
rs-why-not-downriver = Du kannst { $space-at } nicht verkaufen, denn deine Aake liegt weiter flussabwärts.
rs-why-wrong-territory = Der Würfel kehrt auf eine leere Kohleniederlage { $territory-of } zurück.
rs-why-other-coal = Ein { $coal-er } Würfel gehört nicht auf diese Kohleniederlage.
rs-why-lock-stands = Die { $obstacle } ist schon gebaut.
rs-why-no-locks-yet = Schleusen dürfen erst ab Runde 2 gebaut werden.
rs-why-black-used = Das schwarze Plättchen { $marker } hast du in dieser Runde schon benutzt.
rs-why-thalers = Das kostet { $needed } Taler; du hast { $have ->
    [0] keinen
   *[other] { $have }
}.
rs-why-no-warehouse = Du hast kein Lagerhaus im Vorrat.
rs-why-one-a-city = Du hast schon ein Lagerhaus in { $city }.
rs-why-city-full = In { $city } ist kein Platz mehr.
rs-why-only-by-white = In Mülheim kannst du nur mit dem weißen Plättchen Lagerhaus bauen.
rs-why-depot-full = Das Kohlendepot { $territory } ist voll.
rs-why-column-full = Die Hafenspalte { $column } ist voll.
rs-why-one-a-column = In der Hafenspalte { $column } hast du schon ein Lagerhaus.
rs-why-port-most = Im Hafen darfst du höchstens { $warehouses ->
    [one] 1 Lagerhaus
   *[other] { $warehouses } Lagerhäuser
} haben.
rs-why-none-to-shift = In der Hafenspalte { $column } hast du kein Lagerhaus.
rs-why-no-debt = Du hast keine Schulden.
rs-why-forced-first = Zuerst musst du die Pflichtschleuse bauen.

## Züge, wie sie in einer Liste stehen

rs-move-first = { $seat } beginnt
rs-move-marker = Das Plättchen „{ $face }“ ziehen
rs-move-country = Das Plättchen { $column } aufdecken
rs-move-levy-thaler = Die Abgabe mit { $count ->
    [one] 1 Taler
   *[other] { $count } Talern
} zahlen
rs-move-levy-vp = Die Abgabe mit { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
} zahlen
rs-move-gift-thaler = { $count } Taler nehmen
rs-move-gift-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} nehmen
rs-move-remove = Den Würfel auf { $storage } aus dem Spiel nehmen
rs-move-remove-box = Den { $coal-en } Würfel in Feld { $box } der Transportbahn aus dem Spiel nehmen
rs-move-no-option = Keine Option wählen
rs-move-option = { $option } wählen
rs-move-hauling-action = Die Treidelaktion für { $option } nutzen
rs-move-bring = Den Würfel aus dem Pfeilfeld nach { $storage } bringen
rs-move-supply = Den Würfel auf { $storage } verbessern
rs-move-start = Ab { $storage } starten
rs-move-coal-hauler = Den Würfel auf { $storage } mit dem Kohleschlepper verbessern
rs-move-inn-thaler = Im Gasthaus { $count } Taler nehmen
rs-move-inn-vp = Im Gasthaus { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} nehmen
rs-move-sell = Verkauf { $space-at }
rs-move-return = Den Würfel nach { $storage } zurücksetzen
rs-move-lock = { $obstacle } bauen
rs-move-one-lock = Es bei einer Schleuse lassen
rs-move-city = Ein Lagerhaus in { $city } bauen
rs-move-city-cheap = Ein Lagerhaus in { $city } mit dem weißen Plättchen bauen
rs-move-depot = Ein Lagerhaus im Kohlendepot { $territory } bauen
rs-move-port = Ein Lagerhaus in der Hafenspalte { $column } bauen
rs-move-port-cheap = Ein Lagerhaus in der Hafenspalte { $column } mit dem weißen Plättchen bauen
rs-move-shift = Ein Lagerhaus von der Hafenspalte { $column } in die Hafenspalte { $to } versetzen
rs-move-repay = Eine Schuld tilgen
rs-move-done = Käufe beenden

## Die Stellung in Worten

rs-cell = { $what }
rs-cell-pilot = nur mit Lotse
rs-cell-dice = { $dice }
rs-cell-free = frei
rs-cell-nobody = niemand
rs-cell-no-die = keiner
rs-cell-obstacle = Hindernis
rs-cell-lock = Schleuse gebaut
rs-line-turn = Runde { $turn } von 12, das Jahr { $year }
rs-line-effects = Diese Runde: { $effects }
rs-line-effects-next = Nächste Runde: { $effects }
rs-line-coat = Schwarze Würfel kehren { $territory-to } zurück.
rs-line-order = Spielreihenfolge: { $order }
rs-line-banned = In dieser Runde gibt es keine Lotsen.
rs-line-forced = Alle müssen in dieser Runde eine Schleuse bauen.
rs-line-lock-cost = Eine Schleuse kostet { $thalers } Taler.
rs-line-export = Ausfuhrwert: { $points }
rs-line-country = In dieser Runde wird Kohle { $column-to } ausgeführt.
rs-line-bag = Plättchen im Beutel: { $markers }
rs-line-means = Taler: { $thalers }; Lagerhäuser im Vorrat: { $pool }; Schulden: { $debt }
rs-line-black = Schwarze Plättchen: { $markers }
rs-line-white = Weiße Plättchen: { $markers }
rs-line-used = In dieser Runde benutzt: { $markers }
rs-line-spent = Umgedreht: { $markers }
rs-line-blank = Leer: { $markers }
rs-line-thirty = Hat das Plättchen 30+.
rs-head-options = Sonderoptionen
rs-head-option = Option
rs-head-fee = Gebühr
rs-head-chosen = Gewählt von
rs-head-storages = Kohleniederlagen, von flussaufwärts
rs-head-storage = Kohleniederlage
rs-head-territory = Gebiet
rs-head-die = Würfel
rs-head-trip = Normale Fahrt
rs-head-barge = Aake
rs-head-track = Transportbahn
rs-head-coal = Kohle
rs-head-boxes = Felder
rs-head-dice = Würfel, vom Pfeilfeld aufwärts
rs-head-gone = Aus dem Spiel
rs-head-spaces = Verkaufsfelder, von flussaufwärts
rs-head-space = Feld
rs-head-demand = Taler dort
rs-head-warehouses = Lagerhäuser
rs-head-locks = Schleusen und Hindernisse
rs-head-lock = Schleuse
rs-head-points = Punkte
rs-head-state = Zustand
rs-head-depots = Kohlendepots
rs-head-port = Hafen Ruhrort
rs-head-column = Ausfuhrspalte
rs-head-markers = Plättchen
rs-head-marker = Plättchen
rs-head-left = Übrig
rs-head-players = Spieler
rs-head-player = Spieler
rs-head-thalers = Taler
rs-head-pool = Lagerhäuser im Vorrat
rs-head-to-come = Lagerhäuser, die noch kommen
rs-head-debt = Schulden
rs-head-locks-built = Gebaute Schleusen
rs-head-needs = Was die Fortschrittsplättchen verlangen
rs-head-needs-marker = Plättchen
rs-head-earned = Erworben von
rs-head-board = Tableau von { $name }
rs-head-area = Verkaufte Kohle
rs-head-tokens = Steine

## Kurze Aufschriften für eine Zeichnung

rs-short-turn = Runde { $turn }/12, { $year }
rs-short-vp = { $count } P
rs-short-thalers = { $count }T
rs-short-pool = Vorrat
rs-short-debt = Schulden
rs-short-locks = Schleusen
rs-short-lock-box = Schleusenfeld
rs-short-mark-box = Markfeld
rs-short-depots = Kohlendepots
rs-short-port = Hafen: Ausfuhr
rs-short-track = Transportbahn
rs-short-gone = weg
rs-short-now = Diese Runde
rs-short-bag = Beutel
rs-short-white-left = Weiße Plättchen übrig
rs-short-coming = Kommt noch
rs-short-lock-cost = Schleuse
rs-short-area-black-industry = Sk
rs-short-area-black-city = Ss
rs-short-area-ruhrort = R
rs-short-area-white-industry = Wk
rs-short-area-white-city = Ws
rs-short-area-white-ruhrort = Wr
rs-short-needs-black = Steine für schwarze Plättchen
rs-short-needs-white = Steine für weiße Plättchen
rs-short-kind-forge = Schm.
rs-short-kind-hammer = Hammer
rs-short-kind-gun = Gewehr
rs-short-black = schwarz
rs-short-white = weiß
rs-short-used = benutzt
rs-short-spent = umgedreht
rs-short-blank = leer
rs-short-away = noch nicht auf dem Fluss
rs-legend = (▲) Aake · [▲··]3 Lagerhäuser, Preis · S3 Würfel · ≋ Hindernis · ╫ Schleuse · ◎ nur Lotse · ⚑ jetzt
rs-legend-more = T Taler · ▸ Pfeilfeld, diese Runde · Sk/Ss schwarz an Kleinindustrie/Städte · R Ruhrort · Wk/Ws weiß
rs-legend-turns = ⌂ Lagerhaus · ± Taler/Punkt · ⇄ neue Bahn · ≡ Schleusen · ↑ teurer · + Bahn · − Würfel · ? Land

## Die Regeln in unseren eigenen Worten

rs-rule-1 = Du beginnst mit einem Tableau, einer Aake, einem Lagerhaus im Vorrat, ohne Taler und ohne Punkte.
rs-rule-2 = Von deinen übrigen Lagerhäusern warten zwei im Schleusenfeld, zwei im Markfeld und je eines auf den Runden 6, 7, 9, 10 und 11 der Rundenleiste.
rs-rule-3 = Alle haben die gleichen acht schwarzen Fortschrittsplättchen, von denen zu Beginn noch keines verdient ist: Lagerhaus Essen, Lagerhaus Mark, Kohlendepot, Schleusenbau, Hafen Ruhrort, Grafschaft Mark, Lohn und Nachschub.
rs-rule-4 = Von jedem weißen Fortschrittsplättchen gibt es eines weniger, als Spieler da sind: zu viert 3, zu dritt 2, zu zweit 1.
rs-rule-5 = Die acht Länderplättchen werden gemischt und verdeckt ausgelegt, je eines auf den Runden 4 bis 11.
rs-rule-6 = Der Ausfuhrmarker beginnt am linken Ende der Ausfuhrleiste, wo der Wert 1 ist. Das Spiel beginnt mit Runde 1.
rs-rule-7 = Die 20 Hindernis- und Nachfrageplättchen werden verdeckt gemischt. Auf jedes der 14 Hindernisfelder kommt eines, die übrigen 6 kommen in den Beutel.
rs-rule-8 = Die Kohlenwürfel stehen auf den Kohleniederlagen; wie viele, wo und mit wie vielen Augen, hängt von der Zahl der Spieler ab.
rs-rule-9 = Das Spiel ist für zwei bis vier und dauert zwölf Runden. Als Variante, vorher verabredet, bleiben die zwei Plättchen mit Stern in der Schachtel: Von 18 Plättchen kommen 14 auf den Fluss und 4 in den Beutel.
rs-rule-10 = Eine Runde hat sieben Phasen: Ereignis, Plättchen, Option und Startfeld, Fahrt und Verkauf, Fortschritt, Käufe, Ausfuhr und Aufräumen.
rs-rule-11 = In jeder Phase handelt zuerst, wessen Aake am weitesten flussaufwärts liegt. Die anderen folgen flussabwärts.
rs-rule-12 = Die Reihenfolge wird zu Beginn jeder Phase neu an den Aaken abgelesen und gilt dann für die ganze Phase. Meist ändert sie sich nach Phase 3 und nach Phase 4.
rs-rule-13 = Liegen mehrere Aaken an derselben Stadt oder Kleinindustrie, gilt die zuerst gekommene als am weitesten flussabwärts. Im Hafen nimmt die erste den Liegeplatz, der am weitesten flussabwärts liegt.
rs-rule-14 = Der Zufall bestimmt den Startspieler von Runde 1. Da noch keine Aake auf dem Fluss ist, geht es in den Phasen 1 bis 3 dieser Runde von dort im Uhrzeigersinn.
rs-rule-15 = Ab Runde 2 dürfen Schleusen gebaut werden.
rs-rule-16 = In Runde 3 zahlen alle 1 Taler oder verlieren 1 Punkt, nach Wahl aus dem, was sie haben. Wer beides nicht hat, leiht sich Geld und zahlt davon.
rs-rule-17 = In Runde 4 rücken alle Würfel vom Lehmweg zur Seite auf die Pflasterstraße, in Runde 8 von dort auf die Schienen.
rs-rule-18 = Ab Runde 5 kostet eine Schleuse 3 Taler.
rs-rule-19 = In den Runden 6, 7, 9, 10 und 11 nimmst du dein Lagerhaus von der Rundenleiste in den Vorrat, sofern es nicht schon für eine Schuld weg ist.
rs-rule-20 = In den Runden 6 und 10 nehmen außerdem alle 1 Taler oder 1 Punkt, in Spielreihenfolge.
rs-rule-21 = Ab Runde 7 kostet jede Option mit Gebühr 1 Taler mehr.
rs-rule-22 = In Runde 9 gewinnt jeder Würfel auf der Transportbahn 1 Auge, bis höchstens 6. Würfel auf Kohleniederlagen gewinnen nichts.
rs-rule-23 = In Runde 11 verlassen Würfel das Spiel: zu zweit 1 schwarzer, zu dritt 1 schwarzer und 1 weißer, zu viert 2 schwarze und 1 weißer. Wer am weitesten flussabwärts liegt, wählt den ersten, der Nächste flussaufwärts den zweiten und so fort; jeder Würfel auf einer Kohleniederlage oder der Transportbahn ist recht, solange seine Farbe noch gefragt ist.
rs-rule-24 = In den Runden 4 bis 11 wird das Länderplättchen der Runde aufgedeckt. Es nennt die Spalte des Hafens, aus der in dieser Runde ausgeführt wird.
rs-rule-25 = Jede Runde zeigt das Wappen eines Gebiets. Schwarze Würfel, die in dieser Runde die Transportbahn verlassen, kehren dorthin zurück.
rs-rule-26 = In Runde 12 wird kein Plättchen gezogen, niemand kann Lohn oder Nachschub wählen, und es gibt keine Ausfuhr.
rs-rule-27 = In den Runden 1 bis 11 wird blind ein Plättchen aus dem Beutel gezogen. Es wirkt und kommt dann aus dem Spiel.
rs-rule-28 = Ein Nachfrageplättchen legt 1 Taler auf jedes Feld, das es nennt: alle Kleinindustrien eines Gebiets, alle Kleinindustrien einer Art am ganzen Fluss oder alle Städte eines Gebiets.
rs-rule-29 = Auf einem Feld liegen nie mehr als 2 Taler Nachfrage; was zu viel wäre, wird nicht gelegt. Die Taler bleiben, bis dort jemand verkauft.
rs-rule-30 = Hoch- und Niedrigwasser schließen für diese Runde die drei Optionen mit Lotse. Zwei der Wasserplättchen ändern auch jeden Würfel auf einer Kohleniederlage um ein Auge, nie über 6 oder unter 1; Würfel auf der Transportbahn ändern sich nicht.
rs-rule-31 = Bleibt nach dem Ziehen genau ein Plättchen im Beutel, müssen alle in Phase 6 dieser Runde vor allem anderen eine Schleuse bauen.
rs-rule-32 = Sollte der Beutel leer sein, wird kein Plättchen gezogen, und es geschieht nichts.
rs-rule-33 = In Phase 3 wählt einer nach dem anderen eine Sonderoption und eine Kohleniederlage als Start, führt sofort aus, was die Option sagt, zahlt ihre Gebühr und versetzt seine Aake.
rs-rule-34 = Du darfst auch auf eine Sonderoption verzichten.
rs-rule-35 = Dein Startfeld ist eine Kohleniederlage mit einem Würfel, den du befördern darfst, und es darf keine andere Aake dort liegen.
rs-rule-36 = Anfangs darfst du nur schwarze Kohle befördern, aus Essen, Werden und Broich. Mit dem Plättchen Grafschaft Mark darfst du auch weiße Kohle aus der Mark befördern.
rs-rule-37 = Flussabwärts zum Startfeld kostet nichts. Für eine Kohleniederlage flussaufwärts brauchst du eine der drei Optionen mit Treideln. In Runde 1 kommen die Aaken von außen, und Treideln ist nicht nötig.
rs-rule-38 = Liegt deine Aake in Ruhrort, musst du eine Option mit Treideln nehmen, gleich welche der drei.
rs-rule-39 = Drei Kohleniederlagen haben keine normale Fahrt. Dort darfst du nur mit einer Lotsenoption starten.
rs-rule-40 = Am Ende von Phase 3 musst du einen Würfel liefern können. Eine Option, nach der du kein Startfeld hättest, darfst du nicht wählen; eine passende gibt es immer.
rs-rule-41 = Lohn und Nachschub brauchen ihr schwarzes Plättchen. Lohn darf je Runde nur einer wählen, alle anderen Optionen beliebig viele.
rs-rule-42 = Kannst du eine Gebühr nicht aus deinen Talern zahlen, machst du dafür Schulden.
rs-rule-43 = Lotse, ohne Gebühr: In Phase 4 darf deine Aake zu jedem Verkaufsfeld flussabwärts. Nur so erreicht sie Ruhrort.
rs-rule-44 = Transport, ohne Gebühr: Nimm den Würfel aus einem Pfeilfeld und setze ihn mit seinen Augen auf eine leere Kohleniederlage: einen schwarzen außerhalb der Mark, einen weißen in der Mark. Die Spalte rückt dann nach.
rs-rule-45 = Den Würfel, den du transportiert hast, musst du nicht selbst nehmen: Du darfst an jedem freien Würfel flussabwärts starten.
rs-rule-46 = Transport kannst du nicht wählen, solange die ganze Transportbahn leer ist. Liegen in beiden Spalten Würfel, wählst du die Spalte. Einen weißen darfst du auch bringen, wenn du ihn nicht befördern darfst.
rs-rule-47 = Lohn, ohne Gebühr: Du erhältst 2 Taler von der Bank.
rs-rule-48 = Nachschub, ohne Gebühr: Ein Würfel auf einer beliebigen Kohleniederlage gewinnt 2 Augen, bis höchstens 6. Es darf eine andere Aake bei ihm liegen.
rs-rule-49 = Treideln, 1 Taler, ab Runde 7 dann 2: Pferde ziehen deine Aake flussaufwärts zu einer Kohleniederlage mit Würfel.
rs-rule-50 = Transport und Lotse, 1 Taler, ab Runde 7 dann 2: beide Optionen in einer.
rs-rule-51 = Treideln und Lotse, 2 Taler, ab Runde 7 dann 3: beide Optionen in einer.
rs-rule-52 = Treideln und Transport, 2 Taler, ab Runde 7 dann 3: Deine Aake kommt flussaufwärts zu einer leeren Kohleniederlage, und der Würfel aus einem Pfeilfeld wird dorthin gesetzt. Du musst ihn befördern dürfen, und eine Kohleniederlage nur für Lotsen ist nicht möglich.
rs-rule-53 = Treideln führt immer wirklich flussaufwärts. In Runde 1 ist es nicht möglich.
rs-rule-54 = Bei Hoch- und Niedrigwasser sind alle drei Optionen mit Lotse geschlossen, auch mit dem weißen Plättchen Treidelaktion.
rs-rule-55 = In den Runden 1 bis 3 dient der Lehmweg, in den Runden 4 bis 7 die Pflasterstraße, in den Runden 8 bis 12 dienen die Schienen. Ab Runde 4 haben schwarze und weiße Würfel je eine eigene Spalte.
rs-rule-56 = Ein verkaufter Würfel kommt auf das unterste freie Feld seiner Spalte. In einer leeren Spalte ist das das Pfeilfeld.
rs-rule-57 = Ist die Spalte voll, rücken alle Würfel ein Feld nach unten: Der unterste geht hinaus, der neue kommt nach oben. Die Augen ändern sich dabei nicht.
rs-rule-58 = Ein schwarzer Würfel, der hinausgeht, kommt auf eine leere Kohleniederlage des Gebiets, dessen Wappen die Runde zeigt; welche, wählt der Startspieler. Ist dort keine leer, darf es jede leere außerhalb der Mark sein.
rs-rule-59 = Ein weißer Würfel, der hinausgeht, kommt auf eine leere Kohleniederlage in der Mark, die der Startspieler wählt.
rs-rule-60 = Startspieler ist in Phase 4, wer zu ihrem Beginn am weitesten flussaufwärts lag. Eine Kohleniederlage ist leer, sobald ihr Würfel mit einer Aake fort ist.
rs-rule-61 = Wechselt die Bahn, bleibt jeder Würfel in seiner Reihe. Reihen, die die kürzere Bahn nicht hat, fallen weg, der älteste Würfel zuerst; der Würfel im Pfeilfeld kehrt also immer zurück, auch aus einer Spalte, die nicht voll war.
rs-rule-62 = Für einen Kredit legst du ein Lagerhaus aus dem Vorrat auf eines deiner vier Schuldenfelder und nimmst 2 Taler. Du darfst mehrere auf einmal nehmen, wenn die Gebühr es verlangt, und behältst, was übrig bleibt.
rs-rule-63 = Leihen darfst du dir nur für die Gebühr einer Option, für die Abgabe in Runde 3, wenn du sonst nichts hast, und für eine Pflichtschleuse; nie für Käufe.
rs-rule-64 = Du darfst dir für eine teure Option Taler leihen, auch wenn eine billigere möglich ist, solange Vorrat und Schuldenfelder reichen.
rs-rule-65 = Musst du dir mit leerem Vorrat etwas leihen, kommt dein nächstes Lagerhaus von der Rundenleiste auf das Schuldenfeld. Du nimmst 2 Taler, verlierst 2 Punkte und bekommst dieses Lagerhaus später nicht mehr.
rs-rule-66 = Geht auch das nicht, nimmst du die billigste mögliche Option, zahlst, was du hast, und verlierst 2 Punkte; der Rest wird dir erlassen.
rs-rule-67 = Schulden tilgst du in Phase 6, für je 3 Taler. Das Lagerhaus kommt zurück in den Vorrat und darf sofort gebaut werden.
rs-rule-68 = In Phase 4 bringt jede Aake, von flussaufwärts her, ihren Würfel zu einem Verkaufsfeld und verkauft ihn. Verzichten kann niemand.
rs-rule-69 = Die normale Fahrt führt zum Ziel der Kohleniederlage, zwei Felder flussabwärts. Ein Hindernis zählt als Feld, mit oder ohne Schleuse.
rs-rule-70 = Mit Lotse darfst du zu jeder Stadt, jeder Kleinindustrie oder dem Hafen, wenn sie flussabwärts liegen.
rs-rule-71 = Kommt deine Aake an mindestens einem Hindernisplättchen vorbei, verliert der Würfel 1 Auge, einmal für die ganze Fahrt. Schleusen kosten nichts.
rs-rule-72 = Ein Würfel fällt nie unter 1 Auge.
rs-rule-73 = Auf demselben Feld dürfen beliebig viele Aaken verkaufen.
rs-rule-74 = Bei einem Verkauf legst du einen Stein in den Bereich deines Tableaus, der zu Kohle und Käufer passt; Ruhrort hat einen Bereich für beide Kohlen. Dazu nimmst du einen Taler weniger, als der Würfel Augen hat.
rs-rule-75 = Ist dieser Bereich voll, legst du keinen Stein, nimmst aber so viele Taler, wie der Würfel Augen hat.
rs-rule-76 = Wer zuerst auf einem Feld verkauft, nimmt alle Taler Nachfrage, die dort liegen.
rs-rule-77 = Bei jedem Verkauf in einer Stadt nimmt jeder, der dort ein Lagerhaus hat, 1 Taler von der Bank, auch der Verkäufer.
rs-rule-78 = Ein Verkauf in Ruhrort bringt 1 Taler mehr. Außerdem rückt der Ausfuhrmarker nach rechts: 1 Feld bei einem Würfel von 1 bis 3, 2 Felder bei 4 bis 6, aber nicht über das Ende hinaus.
rs-rule-79 = Die erste Aake, die in einer Runde Ruhrort erreicht, nimmt Liegeplatz 1, am weitesten flussabwärts; die nächste nimmt Liegeplatz 2 und so fort.
rs-rule-80 = Nach dem Verkauf kommt der Würfel auf die Transportbahn, mit den Augen, die ihm geblieben sind.
rs-rule-81 = Während einer Runde darfst du beliebig viele Taler haben, und der Bank gehen sie nie aus.
rs-rule-82 = In Phase 5 nehmen alle jedes Fortschrittsplättchen, dessen Kombination von Steinen sie haben. Die Steine bleiben liegen und zählen für beliebig viele Plättchen. Die ersten lassen sich in Runde 2 verdienen.
rs-rule-83 = Schwarze Plättchen gehören dir selbst. Weiße gibt es, solange der Vorrat reicht, je Spieler eines von jeder Art; wer zu spät kommt, bekommt ein leeres, das nichts bewirkt.
rs-rule-84 = Die Reihenfolge entscheidet, wer das letzte bekommt: wer nach den Verkäufen am weitesten flussaufwärts liegt.
rs-rule-85 = Verdienst du die Grafschaft Mark, kommen die zwei Lagerhäuser aus deinem Markfeld sofort in den Vorrat.
rs-rule-86 = Ein neues Plättchen kannst du ab Phase 6 derselben Runde nutzen.
rs-rule-87 = Weißes Plättchen Kohleschlepper: Einmal gewinnt ein Würfel auf einer beliebigen Kohleniederlage 3 Augen, bis höchstens 6. Du nutzt es in deinem Schritt von Phase 3 oder in dem von Phase 4, bevor deine Aake fährt.
rs-rule-88 = Weißes Plättchen Treidelaktion: Einmal nimmst du eine der drei Optionen mit Treideln ohne Gebühr, als deine Option der Runde.
rs-rule-89 = Weißes Plättchen Gasthaus: einmal 3 Taler oder 2 Punkte, in deinem Schritt von Phase 3, 4 oder 6 oder am Ende des Spiels. Schulden stören nicht.
rs-rule-90 = Weißes Plättchen Lagerhaus: Einmal kostet ein Lagerhaus in einer Stadt oder im Hafen 2 Taler. In Mülheim lässt sich nur so bauen; anderswo brauchst du weiterhin das schwarze Plättchen, und es ist für diese Runde benutzt.
rs-rule-91 = Weißes Plättchen Ruhraake: am Ende 2 Punkte, oder 4, wenn deine Aake in Ruhrort liegt.
rs-rule-92 = Weißes Plättchen Bürgermeister: am Ende 1 Punkt für jeden deiner Taler, aber nur ohne Schulden.
rs-rule-93 = Weißes Plättchen Ruhrtalbahn: am Ende 1 Punkt für jedes deiner Lagerhäuser in den sieben Städten. Hafen und Depots zählen nicht.
rs-rule-94 = In Phase 6 macht einer nach dem anderen alle seine Käufe, in beliebiger Reihenfolge. Jedes schwarze Plättchen dient höchstens einmal.
rs-rule-95 = Schleuse: Zahle 2 Taler, ab Runde 5 dann 3, und lege ein beliebiges Hindernisplättchen des Flusses in den Beutel. Eine Schleuse in der Mark bringt 3 Punkte, jede andere 2. Wo deine Aake liegt, ist gleich.
rs-rule-96 = Mit deiner ersten Schleuse bekommst du die zwei Lagerhäuser aus deinem Schleusenfeld.
rs-rule-97 = Ein Lagerhaus in einer Stadt kommt aus deinem Vorrat, kostet den Preis des freien Platzes ganz links und bringt 2 Punkte. Du darfst in jeder Stadt eines haben.
rs-rule-98 = Ein Lagerhaus in einem Kohlendepot geht ebenso und bringt 2 Punkte, aber du darfst in einem Depot mehrere haben.
rs-rule-99 = Ein Lagerhaus im Hafen kommt auf den obersten freien Platz einer Spalte, in der du noch keines hast, und bringt 2 Punkte. Das erste im ganzen Hafen kostet 3 Taler, die nächsten zwei 4, alle weiteren 5. Du darfst zwei haben.
rs-rule-100 = Für 2 Taler darfst du eines deiner Lagerhäuser im Hafen auf den obersten freien Platz einer anderen Spalte versetzen, in der du keines hast. Die verlassene Spalte rückt nach. Das darfst du so oft, wie du es zahlen kannst.
rs-rule-101 = Schulden zu tilgen gehört zu Phase 6.
rs-rule-102 = Ohne Lagerhaus im Vorrat kannst du noch Schleusen bauen, versetzen und Schulden tilgen, sonst aber nichts.
rs-rule-103 = Eine Pflichtschleuse kommt zuerst, zum üblichen Preis, und braucht kein Plättchen. Sie zählt als deine Schleuse dieser Runde. Notfalls leihst du dir etwas dafür; geht auch das nicht, verlierst du 2 Punkte, und der Rest wird erlassen. Ist kein Hindernis mehr da, entfällt die Pflicht.
rs-rule-104 = In den Runden 4 bis 11 bringt jedes Lagerhaus in der Spalte des Landes der Runde den Ausfuhrwert, auf dem ersten Platz 1 mehr, auf dem zweiten ebenso viel, auf dem dritten 1 weniger.
rs-rule-105 = Danach rückt der Ausfuhrmarker für jedes Lagerhaus in dieser Spalte ein Feld nach links, aber nicht über den Anfang hinaus. Auch ein Lagerhaus, das nichts brachte, zählt.
rs-rule-106 = In Runde 12 wird nichts ausgeführt.
rs-rule-107 = Am Ende einer Runde werden die gewählten Optionen und das Lotsenverbot zurückgenommen.
rs-rule-108 = Danach werden überzählige Taler zurückgegeben, und die nächste Runde beginnt.
rs-rule-109 = Nach Runde 12 kommen zuerst die ungenutzten Gasthäuser, dann folgt die Schlusswertung.
rs-rule-110 = Lagerhäuser in allen drei Essener Städten (Kettwig, Werden, Steele) bringen am Ende 1 Punkt, solche in allen drei Städten der Mark (Hattingen, Blankenstein, Witten) noch einen.
rs-rule-111 = Lagerhäuser in all diesen sechs Städten und in Mülheim bringen 3 Punkte mehr, zusammen 5.
rs-rule-112 = Lagerhäuser in allen vier Kohlendepots bringen am Ende 2 Punkte.
rs-rule-113 = Jedes Kohlendepot gibt am Ende 1 Punkt an den, der dort mehr Lagerhäuser hat als jeder andere. Gleichstand gibt nichts.
rs-rule-114 = Bürgermeister, Ruhrtalbahn und Ruhraake zählen am Ende.
rs-rule-115 = Jede Schuld, die am Ende bleibt, kostet 2 Punkte.
rs-rule-116 = Ein Punktestand fällt nie unter 0.
rs-rule-117 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
rs-rule-118 = Über 30 Punkte hinaus beginnt die Scheibe von vorn, und der Spieler nimmt sein Plättchen 30+.
rs-rule-119 = Am Ende jeder Runde, auch der letzten, gibst du Taler über 10 zurück. Auch für den Bürgermeister zählen nicht mehr als 10.
rs-rule-120 = Zu zweit gibt es 6 schwarze und 4 weiße Würfel und von jedem weißen Plättchen eines.
rs-rule-121 = Zu zweit darf, wer in den Runden 2 bis 5 eine Schleuse baut, jedes Mal zwei zum Preis von einer bauen. Beide bringen Punkte.
rs-rule-122 = Zu zweit geht in Runde 11 1 schwarzer Würfel hinaus; ihn wählt, wer am weitesten flussabwärts liegt.
rs-rule-123 = Zu dritt gibt es 7 schwarze und 5 weiße Würfel und von jedem weißen Plättchen zwei.
rs-rule-124 = Zu dritt darfst du bei deiner allerersten Schleuse, und nur dann, eine zweite zum selben Preis bauen. Beide bringen Punkte.
rs-rule-125 = Zu dritt gehen in Runde 11 1 schwarzer und 1 weißer Würfel hinaus; sie wählen die zwei Spieler, die am weitesten flussabwärts liegen.
rs-rule-126 = Zu viert gibt es 8 schwarze und 6 weiße Würfel und von jedem weißen Plättchen drei, und in Runde 11 gehen 2 schwarze Würfel und 1 weißer hinaus.
rs-rule-127 = Schleusen und Lagerhäuser brauchen ihr schwarzes Plättchen, das je Runde einmal dient: Lagerhaus Essen für Kettwig, Werden und Steele, Lagerhaus Mark für Hattingen, Blankenstein und Witten, Kohlendepot für jedes Depot, Schleusenbau für eine Schleuse, Hafen Ruhrort für den Hafen. Lohn und Nachschub öffnen ihre Option, und die Grafschaft Mark die weiße Kohle.
rs-rule-128 = Kohleschlepper, Treidelaktion, Gasthaus und Lagerhaus wirken je einmal im Spiel und werden dann umgedreht. Ruhraake, Bürgermeister und Ruhrtalbahn zählen einmal, am Ende.

## Optionen eines Tisches

rs-option-eighteen-markers = 18 Plättchen
rs-option-eighteen-markers-about = Die zwei Plättchen mit Stern bleiben in der Schachtel: Von 18 Plättchen kommen 14 auf den Fluss und 4 in den Beutel.

## Kapitel der Regeln

rs-chapter-debt = Schulden
rs-chapter-demand = Nachfrage
rs-chapter-event = Ereignisse
rs-chapter-export = Ausfuhr
rs-chapter-options = Sonderoptionen
rs-chapter-progress = Fortschritt
rs-chapter-purchases = Käufe
rs-chapter-sale = Verkauf
rs-chapter-track = Transportbahn

## Mitten im Zug, und was ein Ende aufgibt

rs-picked-hauling-action-my-white-hauling-action = Wähle die Option, die die Treidelaktion nutzt.
rs-picked-coal-hauler-my-white-coal-hauler = Wähle den Würfel, den der Kohleschlepper verbessert.
rs-picked-inn-my-white-inn = Taler oder Punkte vom Gasthaus?
rs-picked-city-cheap-my-white-warehouse = Wähle, wo das weiße Plättchen ein Lagerhaus baut.
rs-picked-port-cheap-my-white-warehouse = Wähle die Hafenspalte, in der das weiße Plättchen ein Lagerhaus baut.
rs-picked-shift-my-column = Lagerhaus aus der Spalte { $column } versetzen: Wähle die neue Spalte.
rs-forfeit-lock = Du baust keine zweite Schleuse.
rs-forfeit-last = Es ist die letzte Runde, und du kannst noch für Punkte bauen.

## Was ein Zug ändern würde: Zeilen einer Vorschau

rs-change-vp = Punkte
rs-change-thaler = Taler
rs-change-thaler-sale = { $count ->
    [one] Taler für den Würfel
   *[other] Taler: { $parts }
}
rs-part-loan = +{ $count } geliehen
rs-part-fee = −{ $count } für { $option }
rs-part-wage = +{ $count } als Lohn
rs-part-die = +{ $count } für den Würfel
rs-part-token = −{ $count } für den Stein
rs-part-demand = +{ $count } aus Nachfrage
rs-part-warehouse = +{ $count } für dein Lagerhaus
rs-part-port = +{ $count } für den Hafen
rs-change-tokens = Steine auf dem Tableau
rs-change-token = Stein: { $area }
rs-change-missing = Noch fehlende Steine für { $marker }
rs-change-debt = Schulden
rs-change-pool = Lagerhäuser im Vorrat
rs-change-trip-pips = Verkauf { $space-at }, vorbei an { $obstacles ->
    [one] einem Hindernis
   *[other] { $obstacles } Hindernissen: zusammen 1 Auge
}
rs-change-trip-whole = Verkauf { $space-at } zu { $pips }, ohne Verlust
rs-change-trip-least = Verkauf { $space-at } zu 1: tiefer fällt der Wert nicht
rs-change-coal-sold = Verkauft { $space-at }, Wert { $pips }
rs-change-export-raised = Die Ausfuhr bringt nun { $points }
rs-change-export-value = Was die Ausfuhr bringt
rs-change-export-lowered = Nach dieser Ausfuhr bringt ein Lagerhaus, das ausführt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-change-white-blank = Zu spät für { $marker }: ein leeres Plättchen
rs-change-white-used = Umgedreht: { $marker }
rs-change-option-chosen = Deine Option: { $option }
rs-change-option-skipped = Keine Option, keine Gebühr
rs-change-die-brought = Würfel mit Wert { $pips } nach { $storage }
rs-change-no-start-upriver = Dort könntest du nicht starten: flussaufwärts, nur mit Treideln
rs-change-no-start-downriver = Dort könntest du nicht starten: Treideln führt nur flussaufwärts
rs-change-no-start-white = Dort könntest du nicht starten: Weiße Kohle braucht das Plättchen Grafschaft Mark
rs-change-no-start-pilot = Dort könntest du nicht starten: nur mit Lotse
rs-change-die-supplied = Wert des Würfels auf { $storage }
rs-change-die-removed = Aus dem Spiel: { $coal-er } Würfel vom Wert { $pips }
rs-change-lock-built = Gebaut: { $obstacle }
rs-change-lock-one = Nur eine Schleuse
rs-change-city-built = Lagerhaus in { $city }
rs-change-depot-built = Lagerhaus im Depot { $territory }
rs-change-port-built = Lagerhaus im Hafen: { $column }
rs-change-port-shifted = Lagerhaus von { $column } nach { $to }
rs-change-purchases-done = Deine Käufe enden
rs-change-thaler-city = Taler für ein Lagerhaus { $space-at }
rs-change-token-none = Kein Stein: { $area } ist voll, alle Augen werden bezahlt
rs-change-token-earns = Stein: { $area }; verdient { $markers }
rs-change-debt-loan = Schulden: { $thalers } Taler geliehen; jede Schuld kostet { $repay } Taler Rückzahlung oder am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-change-loan-hard = Der Vorrat ist leer: Der Kredit auf das Lagerhaus von Runde { $turn } kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-change-loan-hard-vp = Punkte: Der Vorrat ist leer, der Kredit nimmt das Lagerhaus von Runde { $turn }
rs-change-fee-waived = Nichts mehr zu beleihen: { $thalers } Taler erlassen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-change-fee-waived-vp = Punkte: nichts mehr zu beleihen, { $thalers } Taler der Gebühr erlassen
rs-change-trip-pips-best = Bester deiner { $count } Verkäufe: { $space-at }; { $obstacles ->
    [one] ein Hindernis kostet den Würfel 1 Auge
   *[other] { $obstacles } Hindernisse kosten den Würfel zusammen nur 1 Auge
}
rs-change-trip-whole-best = Bester deiner { $count } Verkäufe: { $space-at } ohne Verlust, Wert { $pips }
rs-change-trip-least-best = Bester deiner { $count } Verkäufe: { $space-at }; Wert 1 senkt kein Hindernis
rs-change-markers-earned = { $count ->
    [one] Fortschrittsplättchen:
   *[other] { $count } Fortschrittsplättchen:
} { $markers }
rs-change-gain = { $debts ->
    [0] Taler
   *[other] Taler nach Rückzahlung neuer Schulden
}
rs-change-vp-end = Punkte nach der Schlusswertung
rs-change-vp-export = Punkte, mit der Ausfuhr dieser Runde
rs-change-vp-exported = Ausfuhr dieser Runde: Punkte
rs-reason-vp = Das bringt sofort { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
rs-reason-markers-earned = Das bringt { $count ->
    [one] das Fortschrittsplättchen { $markers }
   *[other] { $count } Fortschrittsplättchen: { $markers }
}.
rs-reason-token-earns = Das bringt { $count ->
    [one] das Fortschrittsplättchen { $markers }
   *[other] { $count } Fortschrittsplättchen: { $markers }
}.
rs-reason-thaler-sale = Die Fahrt bringt { $amount } Taler.
rs-reason-gain = Das bringt { $count } Taler.
rs-reason-missing = Das bringt dich einem Fortschrittsplättchen näher.
rs-reason-token = Das bringt einen neuen Stein auf dein Tableau.
rs-reason-debt = Das tilgt { $count ->
    [one] eine Schuld
   *[other] { $count } Schulden
}.
rs-reason-pool = Das gibt dir { $count ->
    [one] ein Lagerhaus
   *[other] { $count } Lagerhäuser
} zum Bauen.
rs-reason-die-supplied = Das macht einen Würfel wertvoller.
rs-reason-die-brought = Das bringt einen Würfel dorthin, wo du ihn laden kannst.
rs-chance-first = Der Startspieler wird gelost
rs-chance-markers = Ein Plättchen wird aus dem Beutel gezogen
rs-chance-countries = Ein Land wird aufgedeckt
