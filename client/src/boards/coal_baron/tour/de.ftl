# Die Führung durch Coal Baron auf Deutsch.

cb-tour-goal-title = Coal Baron
cb-tour-goal = Du leitest ein Bergwerk. Kaufe Tunnelplättchen mit Kohle, bring die Kohle nach oben, erfülle Aufträge damit und liefere sie aus. Nach drei Schichten gewinnen die meisten Punkte.
cb-tour-asking-title = Was gefragt ist
cb-tour-asking = Diese Zeile sagt, wer am Zug ist und was gefragt ist. Was du wählen darfst, leuchtet; { $touch ->
    [yes] tippe darauf, und du liest, was es kostet und bringt. Tippst du noch einmal, ist es gewählt.
   *[no] zeig darauf, und du liest, was es kostet und bringt.
}
cb-tour-workers-title = Deine Arbeiter
cb-tour-workers = Ein Zug ist eine Aktion: Schick Arbeiter auf ein Feld. Ein leeres Feld kostet 1 Arbeiter, ein besetztes einen mehr, als dort stehen; diese gehen in die Kantine.
cb-tour-pit-title = Dein Bergwerk
cb-tour-pit = Plättchen aus der Fabrik bringen Kohle mit und verlängern deine Tunnel. Ein Förderfeld gibt Arbeitsschritte: Mit jedem fährt der Förderkorb zu einer Etage, lädst du einen Würfel, oder du lädst über Tage einen ab, auf einen Auftrag oder ins Lager.
cb-tour-orders-title = Deine Aufträge
cb-tour-orders = Jedes Feld will einen Würfel seiner Farbe. Ein vollständiger Auftrag punktet, wenn du ihn auslieferst, auf dem Feld seines Transportmittels. Nach jeder Schicht gibt die Uhr Punkte für alles, was bis dahin ausgeliefert ist.
cb-tour-help-title = Das ist alles
cb-tour-help = Rückgängig und Tipp stehen neben der Frage. { $touch ->
    [yes] Ein langer Druck
   *[no] Das Fragezeichen
} erklärt jedes Teil des Plans. Im Menü findest du die Regeln und diese Führung noch einmal. Glück auf!
