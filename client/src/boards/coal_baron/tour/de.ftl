# Die Führung durch Coal Baron auf Deutsch.

cb-tour-goal-title = Coal Baron
cb-tour-goal = Du leitest ein Bergwerk. Kaufe Tunnelplättchen mit Kohle, bring die Kohle nach oben, erfülle Aufträge damit und liefere sie aus. Nach drei Schichten gewinnen die meisten Punkte.
cb-tour-asking-title = Was gefragt ist
cb-tour-asking = Diese Zeile sagt, wer am Zug ist und was gefragt ist. Was du wählen darfst, leuchtet; { $touch ->
    [yes] tippe darauf
   *[no] zeig darauf
}, und du liest, was es kostet und bringt.
cb-tour-workers-title = Deine Arbeiter
cb-tour-workers = Ein Zug ist eine Aktion: Schick Arbeiter auf ein Feld. Ein leeres Feld kostet 1 Arbeiter, ein besetztes einen mehr, als dort stehen; diese gehen in die Kantine.
cb-tour-factory-title = Lorenfabrik
cb-tour-factory = Hier kaufst du ein Tunnelplättchen: 1 Mark je gelbe Lore, 2 braun, 3 grau, 4 schwarz. In den Loren liegt Kohle. Wer hier am Ende einer Schicht die meisten Arbeiter hat, wird Startspieler.
cb-tour-pit-title = Dein Bergwerk
cb-tour-pit = Vier Etagen, eine je Farbe, eine beleuchtete und eine unbeleuchtete Seite. Halte die Seiten gleich: Am Ende kostet jedes Plättchen, das eine Seite mehr hat, 2 Punkte.
cb-tour-mining-title = Fördern
cb-tour-mining = Die Zahl ist, wie viele Arbeitsschritte du hast. Mit einem Schritt fährt der Förderkorb zu einer anderen Etage, lädst du einen Würfel, oder du lädst über Tage einen ab, auf einen Auftrag oder ins Lager.
cb-tour-orders-title = Deine Aufträge
cb-tour-orders = Jedes Feld will einen Würfel seiner Farbe; zwei beliebige können einen ersetzen. Ein vollständiger Auftrag wartet, bis du ihn auslieferst. Jeder Auftrag, der am Ende übrig ist, kostet 1 Punkt.
cb-tour-delivery-title = Auslieferung
cb-tour-delivery = Für jedes Transportmittel ein Feld. Du lieferst alle vollständigen Aufträge mit diesem Transportmittel aus und bekommst sofort ihre Punkte.
cb-tour-money-title = Geld
cb-tour-money = Geldfelder zahlen, was sie zeigen. Die Bank nimmt immer einen Arbeiter und zahlt 1 Mark.
cb-tour-new-order-title = Neue Aufträge
cb-tour-new-order = Hier nimmst du einen offenen Auftrag, oder du siehst dir fünf vom Stapel an und behältst einen oder keinen.
cb-tour-clock-title = Schichtuhr
cb-tour-clock = Nach jeder Schicht punktet, wer von etwas am meisten hat: ausgelieferte Kohle je Farbe, ab Schicht II auch je Transportmittel, in Schicht III auch leere Loren. Ausgeliefertes zählt jedes Mal wieder.
cb-tour-others-title = Die anderen
cb-tour-others = Ihre Bergwerke, Aufträge und ihr Geld liegen offen; öffne eine Karte, um alles zu sehen. Nur was sie ausgeliefert haben, liegt verdeckt.
cb-tour-hint-title = Zurücknehmen und Hinweis
cb-tour-hint = Was du getan hast, kannst du zurücknehmen, frei, solange niemand etwas daraus erfahren hat. Der Hinweis sagt, was der stärkste Computerspieler täte.
cb-tour-log-title = Was geschehen ist
cb-tour-log = Jeder Zug steht hier, die Regel dazu einen Klick entfernt. Was sich seit deinem letzten Zug geändert hat, ist auf dem Plan markiert und lässt sich von der Zeile oben noch einmal zeigen.
cb-tour-menu-title = Das ist alles
cb-tour-menu = Im Menü findest du die Regeln, den Wertungsblock, die Textansicht und diese Führung noch einmal. Glück auf!
