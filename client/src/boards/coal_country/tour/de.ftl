# Die Führung durch Coal Country auf Deutsch.

cc-tour-goal-title = Coal Country
cc-tour-goal = Du leitest ein Kohleunternehmen: fördere, verkaufe, baue aus und stelle die Inspektion zufrieden. Nach sechs Runden gewinnt das meiste Geld.
cc-tour-asking-title = Was gefragt ist
cc-tour-asking = Diese Zeile sagt, was gefragt ist. Was du wählen darfst, leuchtet; { $touch ->
    [yes] tippe darauf
   *[no] zeig darauf
}, und du liest, was es kostet und bringt.
cc-tour-hand-title = Neun Steiger
cc-tour-hand = Alle setzen gleichzeitig Steiger, verdeckt: eine 0 und von 1 bis 4 je zwei. Wer übrig bleibt, kostet Gebühren. Bis du fertig bist, darfst du jeden zurücknehmen.
cc-tour-mine-title = Deine Mine
cc-tour-mine = Ein Steiger auf einem Plättchen fördert, was dessen Tabelle für seine Zahl zeigt, die Hälfte, wenn Versorgung fehlt. Stollen müssen es mit dem Eingang verbinden. Wer fördert, hinterlässt Abraum.
cc-tour-brokers-title = Kohlenmakler
cc-tour-brokers = Die niedrigste Zahl verkauft zuerst, alles zu einem Preis. Wer nach dir verkauft, trifft auf weniger Vorrat und so auf einen besseren Preis; eine höhere Zahl bekommt auch mehr.
cc-tour-price-title = Der Kohlenpreis
cc-tour-price = 10 Dollar, minus 1 für je volle zehn Kohle im Vorrat, verändert durch den Markt. Kohle, die du nicht verkaufst, drückt den Preis für die nach dir und geht am Rundenende verloren, wenn kein Kohlenschuppen sie aufhebt.
cc-tour-earnings-title = Einnahmen und Gebühren
cc-tour-earnings = Verkäufe erhöhen deine Einnahmen und damit, was eine Gebühr dich kostet. Jede zweite Runde setzt der Bericht sie auf deine wirkliche Kasse.
cc-tour-permits-title = Genehmigungen
cc-tour-permits = Ein Steiger auf einem leeren Feld deiner Mine holt eine Genehmigung: Wähle eine Zahl, bezahle, zieh das Plättchen und dreh es, wie du willst.
cc-tour-utilities-title = Versorgungsmarkt
cc-tour-utilities = Der Stärkste kauft zuerst: Holz, Wasser, Strom. Ein Plättchen mit allen dreien bringt Kohle auch ohne Steiger.
cc-tour-construction-title = Bauunternehmen
cc-tour-construction = Gebäude für dein Dorf helfen jede Runde. Nichts zu kaufen kostet nichts: Hier kann ein Steiger ohne Arbeit stehen.
cc-tour-inspection-title = Die Inspektion
cc-tour-inspection = Am Ende kosten fehlende Versorgung, Abraum und offene Stollen Gebühren; gelagerte Würfel und Gebäude ziehen etwas ab. Räum rechtzeitig auf.
cc-tour-others-title = Die anderen
cc-tour-others = Hier siehst du, dass sie gesetzt haben, nicht was. Ihre Minen liegen offen; ihre Kasse ist verborgen.
cc-tour-hint-title = Zurücknehmen und Tipp
cc-tour-hint = Was du getan hast, kannst du zurücknehmen, frei, solange niemand etwas daraus erfahren hat. Der Tipp sagt, was der stärkste Computerspieler täte.
cc-tour-log-title = Was geschehen ist
cc-tour-log = Jeder Zug steht hier, die Regel dazu einen Klick entfernt. Was sich seit deinem letzten Zug geändert hat, ist auf dem Plan markiert und lässt sich von der Zeile oben noch einmal zeigen.
cc-tour-menu-title = Das ist alles
cc-tour-menu = Im Menü findest du die Regeln, die Textansicht und diese Führung noch einmal. Glück auf!
