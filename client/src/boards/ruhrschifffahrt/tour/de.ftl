# Die Führung durch Ruhrschifffahrt auf Deutsch.

rs-tour-goal-title = Ruhrschifffahrt
rs-tour-goal = Du fährst Kohle die Ruhr hinab und verkaufst sie. Jeder Verkauf bringt dich Fortschrittsplättchen näher; damit baust du Schleusen und Lagerhäuser, und die bringen Punkte. Zwölf Runden.
rs-tour-asking-title = Was gefragt ist
rs-tour-asking = Diese Zeile sagt, wer am Zug ist und was gefragt ist. Was du wählen darfst, leuchtet; { $touch ->
    [yes] tippe darauf
   *[no] zeig darauf
}, und du liest, was es kostet und wohin es führt.
rs-tour-turn-title = Runden und Phasen
rs-tour-turn = Jede Runde hat dieselben Phasen: Ereignis, ein Plättchen aus dem Beutel, Option und Startfeld, Verkauf, Fortschritt, Käufe, Ausfuhr. Die Leiste zeigt, was jede Runde bringt.
rs-tour-river-title = Der Fluss
rs-tour-river = Von flussaufwärts hinab zum Hafen. Auf den Kohleniederlagen liegen Kohlewürfel; starte bei einem, den du befördern darfst und an dem keine andere Aake liegt. Flussab ist frei; flussauf brauchst du Pferde.
rs-tour-options-title = Sonderoptionen
rs-tour-options = Zum Startfeld darfst du eine Option nehmen: einen Lotsen, um überall flussab zu verkaufen, Treideln, um flussauf zu gelangen, Transport, um einen Würfel zurückzubringen. Manche kosten Taler.
rs-tour-sale-title = Der Verkauf
rs-tour-sale = Ohne Lotsen verkauft die Aake zwei Felder flussab. Hindernisse kosten den Würfel 1 Auge. Du bekommst einen Taler weniger als Augen, dazu die Nachfrage, die dort liegt.
rs-tour-area-title = Was ein Verkauf hinterlässt
rs-tour-area = Jeder Verkauf legt einen Stein in den Bereich deiner Tafel für diese Kohle und diesen Käufer. Kombinationen bringen Fortschrittsplättchen, die dir bleiben.
rs-tour-progress-title = Fortschritt
rs-tour-progress = Schwarze Plättchen gehören dir und erlauben etwas: Schleusen, Lagerhäuser, weiße Kohle. Weiße gibt es wenige; sie wirken einmal und gehen an den, der zuerst kommt.
rs-tour-purchases-title = Käufe
rs-tour-purchases = In Phase 6 gibst du Taler aus: Eine Schleuse bringt 2 oder 3 Punkte, ein Lagerhaus in einer Stadt, einem Depot oder im Hafen 2. Mit einem Lagerhaus in einer Stadt bringt dir jeder Verkauf dort 1 Taler.
rs-tour-export-title = Ausfuhr
rs-tour-export = Ab Runde 4 nennt jede Runde ein Land. Lagerhäuser in dessen Spalte des Hafens bringen den Ausfuhrwert, der erste Platz 1 mehr, der dritte 1 weniger.
rs-tour-others-title = Die Reihenfolge
rs-tour-others = Wer am weitesten flussauf liegt, beginnt. Die anderen behalten hier ihren Platz, und jede Karte sagt, wer schon dran war und wer nach dir kommt.
rs-tour-hint-title = Zurücknehmen und Hinweis
rs-tour-hint = Was du getan hast, kannst du zurücknehmen, frei, solange niemand etwas daraus erfahren hat. Der Hinweis sagt, was der stärkste Computerspieler täte.
rs-tour-log-title = Was geschehen ist
rs-tour-log = Jeder Zug steht hier, die Regel dazu einen Klick entfernt. Was sich seit deinem letzten Zug geändert hat, ist auf dem Plan markiert und lässt sich von der Zeile oben noch einmal zeigen.
rs-tour-menu-title = Das ist alles
rs-tour-menu = Im Menü findest du die Regeln, die Textansicht und diese Führung noch einmal. Glück auf!
