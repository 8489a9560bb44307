# Das Buch zu Coal Country: kurz, in eigenen Worten. Zahlen der Beispiele kommen aus der Engine.

overview-goal = Eine Mine, ein Dorf, ein Markt
    .text = Du leitest eine Bergbaugesellschaft. Deine Mine wächst Plättchen um Plättchen, davor steht dein Dorf, und alle verkaufen auf demselben Markt. Punkte gibt es keine: Nach der letzten Runde und der Inspektion gewinnt das meiste Geld.
overview-placing = Steiger aussenden
    .text = Alle haben neun Steiger mit Einfluss 0 bis 4. Alle setzen gleichzeitig und verdeckt: auf Plättchen der Mine, zu den Maklern, auf Felder neben der Mine, auf die Märkte. Wer in der Hand bleibt, kostet Gebühren. Danach kommt ein Bereich nach dem anderen an die Reihe, und die Steiger zeigen dort ihre Zahl.
overview-mining = Fördern
    .text = Ein Steiger auf einem Plättchen fördert, was es für seinen Einfluss zeigt. Ein Plättchen mit Holz, Wasser und Strom gibt auch von selbst etwas Kohle; fehlt eines davon, fördert sein Steiger nur die Hälfte. Es zählen nur Plättchen, die mit dem Eingang verbunden sind, und jeder Steiger, der gefördert hat, hinterlässt Abraum.
overview-selling = Verkaufen
    .text = Je mehr Kohle im gemeinsamen Vorrat liegt, desto niedriger der Preis. Der schwächste Verkäufer ist zuerst dran. Jeder Verkauf leert den Vorrat, darum bekommt mehr, wer warten kann. Steiger mit 3 oder 4 erzielen 1 $ mehr je Stück, solche mit 0 oder 1 erhalten 1 $ weniger.
overview-permits = Weitergraben
    .text = Ein Steiger neben deiner Mine holt ein neues Plättchen. Haben die Nachbarn alle drei Versorgungen, sind Zahlen bis zu seinem Einfluss frei. Was darüber liegt, kostet Anreize, und neben einem unversorgten Plättchen kostet alles.
overview-utilities = Plättchen versorgen
    .text = Auf dem Versorgungsmarkt kauft der Stärkste zuerst: so viele Würfel Holz, Wasser und Strom, wie sein Einfluss zählt. Sofort darfst du von jeder Sorte einen auf deine Plättchen legen; der Rest kommt ins Lager.
overview-building = Bauen und aufräumen
    .text = Dann werden Gebäude für dein Dorf gekauft, der Stärkste zuerst. Jedes kann etwas, und jedes freut den Inspektor. Zuletzt schaffen Steiger Abraum fort und bauen Würfel aus dem Lager ein.
overview-fees = Geld und Gebühren
    .text = Alle Kosten zählen in Gebühren, und was eine Gebühr dich kostet, hängt von deinen Einnahmen ab: Je mehr du verkauft hast, desto teurer wird alles. Geld kommt also von Kohle zu einem guten Preis, und davon, nichts zu verschwenden: Auch Steiger, die nichts tun, kosten Gebühren.
overview-round = Von Runde zu Runde
    .text = Kohle, die niemand verkauft hat, verfällt. Neue Marktwürfel lassen die Preise steigen oder fallen; einen der vier kennst du vorher. In jeder zweiten Runde setzt ein Bericht deine Einnahmen auf das Geld, das du wirklich hast, und damit auch deine Gebühr.
overview-inspection = Die Inspektion
    .text = Nach der letzten Runde kommt der Inspektor. Fehlende Versorgungen und Abraum kosten je 1 Gebühr, unfertige Stollen 2. Gelagerte Würfel bringen 1 zurück, Gebäude 2. Dann gewinnt das meiste Geld.

example-price = Wer wartet, verkauft teurer
    .text = { $stock } Kohle liegen im Vorrat, darum ist der Marktpreis { $first } $. Rosa hat eine { $rosa } geschickt, den schwächsten Verkäufer, und ist zuerst dran: Sie verdient { $rosa_earned } $. Ihre Kohle verlässt den Vorrat, der Preis steigt, und Annas stärkerer Steiger erzielt einen Dollar mehr je Stück: Ebenso viel Kohle bringt ihr { $anna_earned } $.
example-permit = Dasselbe Plättchen, zwei Preise
    .text = Ein Anreiz sind { $incentive } Gebühren, und eine Gebühr kostet Anna { $fee } $. Links vom Eingang sind alle Nachbarn versorgt: Dort nimmt ein Steiger mit Einfluss zwei ein Plättchen der Zahl zwei für { $free } Gebühren und eines der Zahl drei für { $cheap }. Rechts stünde er neben einem Plättchen ohne Versorgung: Dort kostet dieselbe Zahl drei { $dear } Gebühren.
example-inspection = Was der Inspektor jetzt sagen würde
    .text = Fehlende Versorgungen kosten Anna { $missing } Gebühren, Abraum { $refuse }, unfertige Stollen { $tunnels }. Ihr Gebäude zählt { $buildings }. Das macht { $fees } Gebühren zu je { $fee } $: { $dollars } $.
