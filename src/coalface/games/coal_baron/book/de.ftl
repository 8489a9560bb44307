# Das Buch zu Glück auf: kurz, in eigenen Worten. Zahlen der Beispiele kommen aus der Engine.

overview-goal = Kohle für deine Kunden
    .text = Du leitest ein Bergwerk. Kunden wollen Kohle: Jede Auftragskarte zeigt, wie viele Würfel welcher Farbe, und das Transportmittel, das sie abholt. Du kaufst Tunnel, bringst Kohle mit dem Förderkorb nach oben, füllst Aufträge und lieferst sie aus. Nach drei Schichten gewinnen die meisten Punkte.
overview-worker = Ein Feld je Zug
    .text = Dein Zug ist eine Aktion: Setze Arbeiter auf ein Feld und tu sofort, was es sagt. Ein leeres Feld kostet einen Arbeiter. Auf einem besetzten brauchst du einen mehr, als dort stehen; die gehen in die Kantine. Die Bank ist immer offen: ein Arbeiter, eine Mark.
overview-factory = Tunnel kaufen
    .text = In der Lorenfabrik kaufst du für Mark ein Tunnelplättchen. Es kommt in dein Bergwerk auf die Etage seiner Farbe, und jede Lore darauf bringt einen Würfel Kohle umsonst mit. Gelb liegt oben und ist billig, Schwarz liegt tief und ist teuer.
overview-mining = Kohle fördern
    .text = Ein Förderfeld gibt Arbeitsschritte. Ein Schritt fährt den Förderkorb auf eine andere Etage, lädt einen Würfel oder legt über Tage einen Würfel auf einen Auftrag oder ins Lager. Fehlt eine Farbe? Zwei beliebige Würfel füllen ein Feld ebenso.
overview-delivery = Ausliefern
    .text = Ein Auftrag, dessen Felder alle voll sind, bringt noch nichts: Erst die Auslieferung zählt. Ein Arbeiter bei einem Transportmittel liefert alle deine fertigen Aufträge mit diesem Transportmittel zusammen aus, und du bekommst ihre Punkte sofort.
overview-new = Neue Aufträge, frisches Geld
    .text = Nimm einen offenen Auftrag, oder sieh dir fünf heimlich an und behalte einen. Geldfelder zahlen die Mark, die sie zeigen. Du darfst beliebig viele Aufträge haben, aber was am Ende übrig ist, kostet Punkte.
overview-clock = Die Schichtuhr
    .text = Ausgelieferte Aufträge bringen ihre Punkte. Nach jeder Schicht belohnt die Uhr außerdem, wer am meisten hat: nach der ersten am meisten Kohle jeder Farbe, nach der zweiten auch am meisten je Transportmittel, nach der dritten auch die meisten leeren Loren. Frühere Lieferungen zählen jedes Mal mit, darum zahlt die Uhr immer mehr.
overview-shift = Das Ende einer Schicht
    .text = Niemand passt: Du spielst, bis kein Arbeiter mehr übrig ist. Sind alle eingesetzt, wird die Schicht gewertet, und alle nehmen ihre Arbeiter zurück. Wer die meisten Arbeiter in der Fabrik stehen hat, beginnt die nächste Schicht.
overview-final = Die letzte Wertung
    .text = Nach der dritten Schicht sind fünf Mark 1 Punkt wert, drei Würfel ebenso. Jeder nicht ausgelieferte Auftrag kostet 1, und für jedes Plättchen, das deine beleuchtete oder unbeleuchtete Seite mehr hat als die andere, verlierst du 2. Dann gewinnen die meisten Punkte.

example-two-for-one = Zwei Würfel für einen schwarzen
    .text = Anna hat { $had } Würfel im Förderkorb über Tage, keiner davon schwarz, und noch { $steps } Arbeitsschritte. Ihr Auftrag verlangt einen schwarzen. Sie legt zwei andere auf das Feld, für je einen Schritt: Es { $left ->
        [one] bleibt ein Schritt
       *[other] bleiben { $left } Schritte
    }, und im Förderkorb { $stored ->
        [0] liegt kein Würfel
        [one] liegt ein Würfel
       *[other] liegen { $stored } Würfel
    } mehr. Das Feld zählt als schwarz, jetzt und in jeder Wertung.
example-shift = Die Wertung der dritten Schicht
    .text = Gelbe Kohle: Rosa hat am meisten ausgeliefert und bekommt { $yellow_first }, Jan am zweitmeisten und bekommt { $yellow_second }. Graue Kohle: Anna und Jan teilen sich den ersten Platz, sie bekommen { $grey } und { $grey_too }, und Zweiter ist niemand. Schwarze Kohle: Rosa bekommt als Erste { $black }; Anna und Jan teilen sich den zweiten Platz, { $black_second } und { $black_too }. So geht es rund um die Uhr weiter:
