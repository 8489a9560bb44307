# Der gezeichnete Spielplan von Ruhrschifffahrt auf Deutsch. Schilder sind kurz; Sätze kommen vom Server.

## Kohle, Gebiete, Felder

rs-coal-black = schwarz
rs-coal-white = weiß
rs-territory-mark = Mark
rs-territory-essen = Essen
rs-territory-werden = Werden
rs-territory-broich = Broich
rs-kind-storage = Kohleniederlage
rs-kind-obstacle = Hindernis
rs-kind-lock = Schleuse
rs-kind-city = Stadt
rs-kind-port = Hafen
rs-kind-forge = Schmiede
rs-kind-hammer = Hammerwerk
rs-kind-gun = Gewehrfabrik
rs-column-belgium = Belgien
rs-column-netherlands = Niederlande
rs-column-rhineland = Rheinland
rs-column-short-belgium = Bel
rs-column-short-netherlands = Nie
rs-column-short-rhineland = Rhe

## Der Fluss

rs-river = Die Ruhr, von flussaufwärts bis zum Hafen
# Wie ein Feld heißt, dann wie es jetzt steht
rs-words = { $called } { $now }
rs-now-storage = { $name } ({ $territory }), { $pips ->
    [0] leer
   *[other] Würfel { $coal } { $pips }
}, { $target ->
    [none] nur mit Lotse
   *[other] Fahrt { $target }
}
# Where the trip from a storage leads
rs-target = { $kind ->
    [forge] zur Schmiede { $name }
    [hammer] zum Hammerwerk { $name }
    [gun] zur Gewehrfabrik { $name }
    [port] zum Hafen { $name }
   *[other] nach { $name }
}
rs-now-way = { $thing }. Hier starten: { $option }, { $fee ->
    [0] gratis
   *[other] { $fee } Taler
}
# In der Liste der Züge: eine Fahrt, mit der Option, die dorthin führt
rs-trip-from = Ab { $name } starten
rs-trip-column = Option
rs-trip-option = { $option }, { $fee ->
    [0] gratis
   *[other] { $fee } Taler
}
rs-now-obstacle = { $name } ({ $territory }), eine Schleuse bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-now-lock = { $name } ({ $territory }), gebaut für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-now-works = { $name }{ $thalers ->
    [0] {""}
    [one] , 1 Taler liegt dort
   *[other] , { $thalers } Taler liegen dort
}
rs-now-city = { $name }, { $thalers ->
    [0] kein Taler liegt dort
    [one] 1 Taler liegt dort
   *[other] { $thalers } Taler liegen dort
}; Lagerhäuser: { $owners ->
    [none] keine
   *[other] { $owners }
}; { $price ->
    [0] voll
   *[other] das nächste für { $price } Taler
}
rs-now-place = { $name }; Lagerhäuser: { $owners ->
    [none] keine
   *[other] { $owners }
}; { $price ->
    [0] voll
   *[other] das nächste für { $price } Taler
}
rs-now-shift = Dein Lagerhaus in der Spalte { $column }: Versetzen kostet { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
}
# Auf einem Knopf, für das, worauf gezeigt wurde
rs-do-start = Hier starten
rs-do-sell = Hier verkaufen
rs-do-lock = Schleuse bauen
rs-do-build = Hier bauen
rs-do-set = Hierher legen
# Wem etwas gehört, und wie viele
rs-owner = { $name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-now-exports = Dorthin wird in dieser Runde ausgeführt
rs-now-territory = { $name }: { $coal ->
    [white] weiße Kohle
   *[black] schwarze Kohle
}
rs-now-port = { $name }; Aaken: { $barges ->
    [none] keine
   *[other] { $barges }
}
rs-port-more = je Verkauf +1 Taler
rs-barge-of = Aake von { $name }
rs-name = { $kind } { $name }
rs-free = gratis

## Runde und Phasen

rs-places = Teile des Spielplans
rs-jump-river = Fluss
rs-jump-options = Option
rs-jump-track = Bahn
rs-jump-depots = Depots
rs-jump-export = Ausfuhr
rs-jump-turns = Runden
rs-turns = Rundenleiste
rs-phases = Phasen der Runde
rs-phase-event = Ereignis
rs-phase-marker = Wasser, Nachfrage
rs-phase-option = Startfeld
rs-phase-sale = Verkauf
rs-phase-progress = Fortschritt
rs-phase-purchase = Käufe
rs-phase-export = Ausfuhr
rs-order = Reihenfolge
rs-going-done = { $name } war dran
rs-going-now = { $name } ist jetzt dran
rs-going-later = { $name } kommt noch
rs-turn-now = ist am Zug
rs-turn-moved = war dran
rs-turn-before = vor dir
rs-turn-after = nach dir
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
rs-coat = Schwarze Würfel kehren nach { $territory } zurück
rs-country-down = Land verdeckt; übrig: { $left }
rs-country-hidden = Land verdeckt
rs-country-up = Land: { $country }

## Sonderoptionen

rs-open = { $count } offen, { $free } gratis
rs-options = Sonderoptionen
rs-options-note = eine oder keine, zum Startfeld
rs-pilots-closed = Wasserstand: Lotsen gesperrt
rs-fee = Gebühr in Talern
rs-now-option = { $fee ->
    [0] keine Gebühr
   *[other] Gebühr: { $fee } Taler
}{ $owners ->
    [none] {""}
   *[other] ; gewählt: { $owners }
}
rs-words-option = { $name } { $fee ->
    [0] gratis
   *[other] { $fee } Taler
}{ $owners ->
    [none] {""}
   *[other] ; gewählt: { $owners }
}
rs-option-none = keine Option
rs-option-pilot = Lotse
rs-option-transport = Transport
rs-option-wage = Lohn
rs-option-supply = Nachschub
rs-option-hauling = Treideln
rs-option-transport-pilot = Transport und Lotse
rs-option-hauling-pilot = Treideln und Lotse
rs-option-hauling-transport = Treideln und Transport
rs-card-none = Keine Option
rs-card-pilot = Lotse
rs-card-transport = Transport
rs-card-wage = Lohn
rs-card-supply = Nach­schub
rs-card-hauling = Treideln
rs-card-transport-pilot = Transport, Lotse
rs-card-hauling-pilot = Treideln, Lotse
rs-card-hauling-transport = Treideln, Transport

## Transportbahn, Depots, Ausfuhr

rs-track = Transport
rs-track-brickearth = Lehmweg
rs-track-paved = Pflaster
rs-track-rails = Schienen
rs-track-next = Jetzt { $part }, ab Runde { $turn } { $name }
rs-track-leaving = Verlässt die Transportbahn: Würfel { $pips }, { $coal }
rs-words-box = Transportbahn, { $coal }, Feld { $box }: { $pips ->
    [0] leer
   *[other] Würfel { $pips }
}
rs-depots = Kohlendepots
rs-words-depot = Kohlendepot { $territory } { $prices }; Lagerhäuser: { $owners ->
    [none] keine
   *[other] { $owners }
}
rs-depot-of = Depot { $territory }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rs-export = Ausfuhr
rs-export-track = Ein Lagerhaus, das ausführt, bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rs-bonus = Punkte mehr oder weniger je Platz
rs-words-column = { $short } { $price }, Ausfuhr: { $country }; Lagerhäuser von oben: { $owners ->
    [none] keine
   *[other] { $owners }
}

## Mein Tableau

rs-standing = { $shared ->
    [yes] gleichauf { $place }.
   *[no] { $place }. von { $seats }
} · { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
rs-thalers = Taler
rs-at-most = höchstens { $count }
rs-too-many = { $count } gehen zurück
rs-warehouses = Lagerhäuser
rs-in-pool = { $count } im Vorrat
rs-coming-lock = { $count } mit deiner ersten Schleuse
rs-coming-mark = { $count } mit Grafschaft Mark
rs-coming-turns = { $count } auf der Rundenleiste, das nächste in Runde { $turn }
rs-to-come = noch { $count ->
    [one] 1 Lagerhaus
   *[other] { $count } Lagerhäuser
} erwartet
rs-debt = Schulden
rs-repay = tilgen { $thalers }
rs-count-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
rs-words-debt = { $count ->
    [0] Keine Schulden
    [one] 1 Schuld: tilgen { $thalers } Taler
   *[other] { $count } Schulden: tilgen { $thalers } Taler je Schuld
}
rs-chosen = Diese Runde: { $option }
rs-development = Entwicklung
rs-of = { $count } von { $all }
rs-full = voll, alles bezahlt
rs-token-coming = +1 mit diesem Verkauf
rs-area-black-industry = Schwarz, Klein­industrie
rs-area-black-city = Schwarz, Stadt
rs-area-ruhrort = Hafen Ruhrort
rs-area-white-industry = Weiß, Klein­industrie
rs-area-white-city = Weiß, Stadt
rs-area-white-ruhrort = Weiß, Ruhrort
rs-progress = Fortschritt
rs-progress-note = { $black } von 8 schwarz, { $white } von 7 weiß
rs-marker-key-black = schwarz: einmal je Runde
rs-marker-key-white = weiß: einmal je Spiel, wer zuerst kommt
rs-marker-ready = verdient
rs-marker-scores = am Ende
rs-marker-used = genutzt
rs-marker-spent = umgedreht
rs-marker-blank = zu spät
rs-marker-gone = keins mehr
rs-marker-open = noch { $count }
rs-marker-due = Phase 5
rs-now-marker-due = Alle nötigen Steine sind da: Es kommt in Phase 5 dieser Runde
rs-marker-coming = diese Fahrt
rs-copies = · { $count }×
rs-black-lock = Schleuse
rs-black-supply = Nach­schub
rs-black-essen-warehouse = Lagerhaus Essen
rs-black-wage = Lohn
rs-black-port = Hafen Ruhrort
rs-black-coal-depot = Kohlen­depot
rs-black-mark = Grafschaft Mark
rs-black-mark-warehouse = Lagerhaus Mark
rs-white-coal-hauler = Kohle­schlepper
rs-white-hauling-action = Treidel­aktion
rs-white-inn = Gasthaus
rs-white-warehouse = Lagerhaus
rs-white-ruhraake = Ruhraake
rs-white-mayor = Bürger­meister
rs-white-ruhrtalbahn = Ruhrtal­bahn

## Legende und Beutel

rs-bag = Beutel { $count }
rs-legend = Was ist was
rs-legend-open = Was ist was; { $count } Plättchen im Beutel
rs-close = Schließen
rs-legend-storage = Kohleniederlage: hier starten
rs-legend-pilot = Kohleniederlage nur mit Lotse
rs-legend-obstacle = Hindernis: der Würfel verliert 1 Auge; darunter die Punkte für eine Schleuse
rs-legend-lock = Schleuse: freie Durchfahrt
rs-legend-city = Stadt mit Preisen der Lagerhäuser
rs-legend-forge = Schmiede
rs-legend-hammer = Hammerwerk
rs-legend-gun = Gewehrfabrik
rs-legend-thaler = Nachfrage: Taler für den nächsten Verkäufer
rs-legend-bag = { $count } Plättchen im Beutel
rs-legend-drawn = In jeder Runde wird eines gezogen, nur nicht in der letzten. Es bringt Nachfrage in Städte oder zur Kleinindustrie, oder Hoch- oder Niedrigwasser, und dann sind die Lotsen gesperrt. Wer eine Schleuse baut, legt das Hindernis in den Beutel.
rs-legend-left = Noch im Beutel oder auf dem Fluss:
rs-face-forge = Nachfrage aller Schmieden
rs-face-hammer = Nachfrage aller Hammerwerke
rs-face-gun = Nachfrage aller Gewehrfabriken
rs-face-industry-mark = Nachfrage der Kleinindustrie der Mark
rs-face-industry-essen = Nachfrage der Kleinindustrie von Essen
rs-face-industry-werden = Nachfrage der Kleinindustrie von Werden
rs-face-industry-broich = Nachfrage der Kleinindustrie von Broich
rs-face-city-mark = Nachfrage der Städte der Mark
rs-face-city-essen = Nachfrage der Städte von Essen
rs-face-city-werden = Nachfrage der Städte von Werden
rs-face-city-broich = Nachfrage der Städte von Broich
rs-face-high-water = Hochwasser
rs-face-high-water-minus = Hochwasser, Würfel auf Kohleniederlagen −1
rs-face-high-water-plus = Hochwasser, Würfel auf Kohleniederlagen +1
rs-face-low-water = Niedrigwasser
rs-face-low-water-minus = Niedrigwasser, Würfel auf Kohleniederlagen −1
rs-face-low-water-plus = Niedrigwasser, Würfel auf Kohleniederlagen +1

## Die anderen

rs-fact-thalers = Taler
rs-fact-pool = Vorrat
rs-fact-debt = { $count ->
    [one] Schuld
   *[other] Schulden
}
rs-fact-tokens = { $count ->
    [one] Stein
   *[other] Steine
}
rs-fact-markers = Plättchen
