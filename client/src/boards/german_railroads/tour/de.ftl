# Die Führung durch German Railroads auf Deutsch.

gr-tour-goal-title = German Railroads
gr-tour-goal = Du baust drei Strecken und eine Industrie. Sie bringen nach jeder Runde Punkte, jedes Mal mehr; nach der letzten gewinnen die meisten Punkte.
gr-tour-asking-title = Was gefragt ist
gr-tour-asking = Diese Zeile sagt, wer am Zug ist und was gefragt ist; Schritte, die noch ausstehen, stehen hier. Was du wählen darfst, leuchtet; { $touch ->
    [yes] tippe darauf
   *[no] zeig darauf
}, und du liest, was es kostet und bringt.
gr-tour-spaces-title = Ein Zug
gr-tour-spaces = Stell so viele Arbeiter auf ein freies Feld, wie es zeigt, und tu, was es sagt. Dann ist es bis zum Rundenende besetzt. Eine Münze darf einen Arbeiter ersetzen.
gr-tour-tracks-title = Gleise
gr-tour-tracks = Ein Schritt rückt eine Farbe ein Feld weiter. Grau bleibt hinter Schwarz, Braun hinter Grau und so weiter. Schwarz auf der Hauptstrecke gibt die anderen Farben frei.
gr-tour-reach-title = Lokomotiven und Reichweite
gr-tour-reach = Eine Strecke bringt Punkte, so weit ihre Lokomotiven reichen: die Summe ihrer Zahlen. Je besser die Farbe des Gleises dort, desto mehr zählt jedes Feld.
gr-tour-works-title = Lokomotiven und Fabriken
gr-tour-works = Eine neue Lokomotive ist immer die niedrigste des Vorrats. Umgedreht ist sie eine Fabrik für deine Industrie.
gr-tour-industry-title = Industrie
gr-tour-industry = Industrieschritte rücken deinen Marker weiter und bringen jede Runde Punkte. Eine Lücke braucht eine Fabrik; kommt der Marker darauf, wirkt sie einmal.
gr-tour-specials-title = Besondere Felder
gr-tour-specials = Erreiche sie mit dem Gleis, das sie zeigen, manche auch mit einer Lokomotive: neue Arbeiter, Signale, ?-Plättchen, Sterne, Verdopplung.
gr-tour-engineers-title = Ingenieure
gr-tour-engineers = Helle sind Felder für alle. Für eine Münze heuerst du den am Ende an, für immer. Die meisten Ingenieure bringen am Ende 40, die zweitmeisten 20.
gr-tour-order-title = Reihenfolge
gr-tour-order = Ein Arbeiter hier beansprucht einen Platz für die nächste Runde und darf danach noch auf ein anderes Feld. Passen bringt Punkte nach deinem Platz: später ist mehr.
gr-tour-others-title = Die anderen
gr-tour-others = Ihre Strecken im Kleinen; öffne eine Karte, um alles zu sehen. Nur Spielendekarten sind verborgen.
gr-tour-hint-title = Zurücknehmen und Hinweis
gr-tour-hint = Was du getan hast, kannst du zurücknehmen, frei, solange niemand etwas daraus erfahren hat. Der Hinweis sagt, was der stärkste Computerspieler täte.
gr-tour-log-title = Was geschehen ist
gr-tour-log = Jeder Zug steht hier, die Regel dazu einen Klick entfernt. Was sich seit deinem letzten Zug geändert hat, ist auf dem Plan markiert und lässt sich von der Zeile oben noch einmal zeigen.
gr-tour-menu-title = Das ist alles
gr-tour-menu = Im Menü findest du die Regeln, die Textansicht und diese Führung noch einmal. Glück auf!
