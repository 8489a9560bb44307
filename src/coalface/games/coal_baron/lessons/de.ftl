# Die Lektionen von Coal Baron: ein Gedanke nach dem anderen, in kurzen Sätzen.

cb-lesson-first = Die erste Schicht
cb-lesson-first-about = Kohle fördern, Aufträge füllen, Punkte holen: Du spielst Schritt für Schritt eine Schicht und kannst danach weiterspielen.

cb-lesson-first-chapter-goal = Worum es geht
cb-lesson-first-welcome = Willkommen in deinem Bergwerk! Kunden bestellen Kohle. Du gräbst Tunnel zu ihr, förderst sie und lieferst sie aus. Es gibt drei Schichten. Wer nach der dritten die meisten Punkte hat, gewinnt.
cb-lesson-first-points = Punkte gibt es auf zwei Wegen. Jeder ausgelieferte Auftrag bringt sofort seine aufgedruckten Punkte. Und nach jeder Schicht belohnt diese Uhr, wer von etwas am meisten ausgeliefert hat.
cb-lesson-first-order = Das sind deine Aufträge. Die farbigen Felder zeigen, welche Kohle gewünscht ist. Die Zahl ist der Wert des Auftrags. Das Bild ist das Transportmittel, das ihn abholen muss.
cb-lesson-first-draft = Vor der ersten Schicht nehmen alle drei Aufträge. Zwei hast du, den dritten suchst du aus. Nimm den Eisenbahn-Auftrag: Er will 1 schwarzen Würfel und ist 5 Punkte wert.
cb-lesson-first-draft-other = Auch schwarz, auch 5 Punkte. Aber nimm hier die Eisenbahn: Du wirst sehen, wie sich ihr schwarzes Feld füllen lässt.

cb-lesson-first-chapter-factory = Arbeiter und Fabrik
cb-lesson-first-turn = Für diese Schicht hast du 18 Arbeiter. In deinem Zug tust du genau eines: Du setzt Arbeiter auf ein Feld des Spielplans, und seine Aktion geschieht sofort. Dann ist Rosa dran.
cb-lesson-first-pit = Das ist dein Bergwerk. Es hat vier Etagen: von oben nach unten gelbe, braune, graue und schwarze Kohle. In den Loren liegt deine Kohle. Du beginnst mit einem Würfel jeder Farbe.
cb-lesson-first-factory = Dein Lastwagen-Auftrag will 2 gelbe, du hast 1. Mehr Kohle kommt nur mit neuen Tunneln aus der Fabrik. Setze einen Arbeiter auf das Plättchen mit zwei gelben Loren.
cb-lesson-first-factory-other = Das könntest du kaufen. Aber dein Lastwagen-Auftrag will Gelb: Nimm das Plättchen mit zwei gelben Loren.
cb-lesson-first-factory-mining = Gefördert wird gleich. Hol zuerst mehr gelbe Kohle aus der Fabrik.
cb-lesson-first-bought = Das Plättchen liegt auf deiner gelben Etage, und beide Loren sind voll. Du hast 2 Mark bezahlt. Eine Lore kostet 1 Mark, wenn sie gelb ist, 2 bei Braun, 3 bei Grau, 4 bei Schwarz. Gefüllt werden Loren nur dieses eine Mal.
cb-lesson-first-sides = Plättchen mit Laternen kommen nach links, auf die beleuchtete Seite, die anderen nach rechts. Am Ende der Partie kostet jedes Plättchen, das eine Seite mehr hat als die andere, 2 Punkte.

cb-lesson-first-chapter-workers = Ein besetztes Feld
cb-lesson-first-rosa-mines = Jetzt ist Rosa am Zug. Sieh zu, was sie tut: Sie setzt einen Arbeiter auf das Förderfeld mit 10 Schritten.
cb-lesson-first-occupied = Auf dem Förderfeld 10 steht Rosas Arbeiter. Gesperrt ist ein Feld dadurch nie. Es wird nur teurer: Du brauchst einen Arbeiter mehr, als dort stehen.
cb-lesson-first-oust = Auch du willst 10 Schritte. Setze 2 Arbeiter dorthin: Rosas Arbeiter geht bis zum Ende der Schicht in die Kantine, und das schadet ihr nicht.
cb-lesson-first-oust-six = Das Förderfeld 6 ist frei und kostet 1 Arbeiter. Aber 6 Schritte sind für unseren Plan zu wenig: Nimm das Feld 10, mit 2 Arbeitern.

cb-lesson-first-chapter-mining = Fördern
cb-lesson-first-steps = Du hast 10 Arbeitsschritte. Je einen Schritt kostet es, den Förderkorb auf eine andere Etage zu fahren, einen Würfel zu laden oder ihn auf einen Auftrag zu legen. Die Reihenfolge bestimmst du.
cb-lesson-first-down = Der Förderkorb hängt im Schacht, über Tage. Schicke ihn hinunter zur braunen Etage. Egal wie weit er fährt, es ist ein Schritt.
cb-lesson-first-down-other = Der Förderkorb darf dorthin. Aber dein Handkarren-Auftrag will Braun: Fahre zur braunen Etage.
cb-lesson-first-load = Der Förderkorb steht auf der braunen Etage, also kann er aus braunen Loren laden. Lade den braunen Würfel.
cb-lesson-first-load-other = Erst laden: Der braune Würfel liegt direkt neben dem Förderkorb.
cb-lesson-first-up = Jetzt hinauf zur gelben Etage, sie liegt auf dem Weg nach oben.
cb-lesson-first-up-other = Der Förderkorb darf dorthin. Aber gelbe Kohle fehlt noch: Fahre zur gelben Etage.
cb-lesson-first-load-yellow = Lade einen gelben Würfel. Von welcher Seite des Schachts er kommt, ist gleich.
cb-lesson-first-load-yellow-other = Noch nicht: Lade mehr gelbe Kohle, solange du hier bist.
cb-lesson-first-load-more = Der Lastwagen-Auftrag will zwei. Lade noch einen gelben Würfel.
cb-lesson-first-load-third = Der Förderkorb fasst fünf Würfel. Nimm auch den dritten gelben mit: Er wird noch nützlich.
cb-lesson-first-surface = 6 Schritte sind getan, 4 bleiben. Fahre den Förderkorb nach über Tage.
cb-lesson-first-surface-other = Nur über Tage kommen Würfel aus dem Förderkorb. Fahre ganz nach oben.
cb-lesson-first-fill = Über Tage kommen Würfel aus dem Förderkorb auf deine Aufträge, jeder auf ein Feld seiner Farbe. Wähle den braunen Würfel, dann das braune Feld des Handkarren-Auftrags.
cb-lesson-first-fill-store = Du darfst Würfel für später einlagern. Aber dieser wird jetzt gebraucht: Lege den braunen Würfel auf den Handkarren-Auftrag.
cb-lesson-first-fill-pair = Das ist erlaubt, und wir kommen noch dazu. Lege zuerst den braunen Würfel auf sein braunes Feld.
cb-lesson-first-fill-yellow = Gut gemacht. Jetzt ein gelber Würfel auf den Lastwagen-Auftrag.
cb-lesson-first-fill-last = Und noch einer, mit deinem letzten Schritt.

cb-lesson-first-chapter-delivery = Auslieferung
cb-lesson-first-filled = Zwei Aufträge sind voll. Wert sind sie noch nichts: Punkte gibt es erst bei der Auslieferung. Ein gelber Würfel bleibt im Förderkorb und wartet dort auf das nächste Mal.
cb-lesson-first-rosa-delivers = Auch Rosa hat einen Auftrag gefüllt. Sie liefert ihn mit dem Fuhrwerk aus.
cb-lesson-first-deliver = Du bist dran. Offen sind nur Transportmittel, für die du einen vollen Auftrag hast. Setze einen Arbeiter auf das Auslieferungsfeld mit dem Lastwagen.
cb-lesson-first-deliver-other = Damit lieferst du den Handkarren-Auftrag aus. Der kommt gleich: Beginne mit dem Lastwagen.
cb-lesson-first-delivered = 3 Punkte für dich! Eine Auslieferung nimmt alle deine vollen Aufträge mit diesem Transportmittel auf einmal mit. Die Würfel gehen in den Vorrat zurück. Die Karte bleibt verdeckt bei dir, für die Schichtwertung.
cb-lesson-first-rosa-factory = Rosa geht in die Fabrik. Sie kauft zwei braune Loren für 4 Mark.
cb-lesson-first-deliver-again = Jetzt liefere den Handkarren-Auftrag aus. Du weißt ja, wie.

cb-lesson-first-chapter-pair = Zwei für einen
cb-lesson-first-rosa-money = Rosa braucht Geld. Ihr Feld zahlt 6 Mark.
cb-lesson-first-pair = Dein Eisenbahn-Auftrag will Schwarz, und schwarze Kohle liegt am tiefsten. Es geht auch anders: Zwei beliebige Würfel dürfen ein Feld jeder Farbe füllen. Das kostet zwei Schritte, einen je Würfel.
cb-lesson-first-pair-mine = Ein Würfel liegt schon im Förderkorb. Einen brauchst du noch. Setze einen Arbeiter auf das Förderfeld 6, das niemand besetzt hat.
cb-lesson-first-pair-ten = Auf dem Förderfeld 10 stehen zwei deiner Arbeiter, es würde also 3 kosten. Hier reichen 6 Schritte: Nimm das Feld 6.
cb-lesson-first-pair-down = Fahre den Förderkorb zur grauen Etage.
cb-lesson-first-pair-load = Lade den grauen Würfel.
cb-lesson-first-pair-up = Wieder hinauf, nach über Tage.
cb-lesson-first-pair-spot = Keiner der beiden Würfel ist schwarz. Wähle „Zwei Würfel für einen“, dann das schwarze Feld des Eisenbahn-Auftrags.
cb-lesson-first-pair-pay = Wähle den ersten Würfel.
cb-lesson-first-pair-second = Und den zweiten.
cb-lesson-first-stop = Das schwarze Feld ist voll. Ein Schritt ist übrig, und du kannst ihn nicht brauchen. Ungenutzte Schritte verfallen: Hör mit dem Fördern auf.
cb-lesson-first-rosa-order = Rosa nimmt einen neuen Auftrag vom Spielplan.
cb-lesson-first-deliver-engine = Liefere den Eisenbahn-Auftrag aus: 5 Punkte, obwohl keine schwarze Kohle darin ist. Er zählt sogar als schwarz.

cb-lesson-first-chapter-money = Neue Aufträge und Geld
cb-lesson-first-rosa-money-again = Rosa holt noch einmal Geld.
cb-lesson-first-new-order = Du hast keinen Auftrag mehr. Ein Arbeiter auf einem Auftragsfeld nimmt die Karte darunter, und vom Stapel kommt eine neue. Nimm eine der beiden, bei denen niemand steht.
cb-lesson-first-order-draw = Dort siehst du dir geheim fünf Karten des Stapels an und darfst eine behalten. Gut zu wissen! Nimm jetzt eine Karte, die offen liegt.
cb-lesson-first-order-taken = Dort steht Rosa, diese Karte würde also 2 Arbeiter kosten. Nimm eine der beiden, bei denen niemand steht.
cb-lesson-first-rosa-buys = Auf einem Feld mit einer 5 siehst du dir geheim fünf Karten oder Plättchen vom Stapel an und nimmst eins oder keins. Der Rest kommt zurück, obenauf oder nach unten. Rosa kauft ein gelbes Plättchen.
cb-lesson-first-money = Für Geld gibt es Tunnel. Nimm die 6 Mark: Dort steht Rosa mit 1 Arbeiter, also kostet es dich 2.
cb-lesson-first-money-bank = Die Bank ist immer offen: 1 Arbeiter, 1 Mark, so oft du willst. Sie ist der letzte Ausweg. Nimm lieber die 6 Mark.
cb-lesson-first-money-four = Das kostet auch 2 Arbeiter und zahlt weniger. Nimm die 6 Mark.

cb-lesson-first-chapter-shift = Das Ende einer Schicht
cb-lesson-first-play-on = So geht es Zug um Zug weiter, bis niemand mehr einen Arbeiter hat. Den Rest der Schicht spielen wir für dich. Rosa liefert dabei noch einen Auftrag aus.
cb-lesson-first-no-pass = Rosa hat keine Arbeiter mehr, du hast einen. Passen geht nicht: Wer einen Arbeiter hat, muss ihn einsetzen. Wer keinen hat, wird übersprungen.
cb-lesson-first-last-worker = Schicke deinen letzten Arbeiter zur Bank. Sie ist immer offen und zahlt 1 Mark. Dann ist die Schicht zu Ende.

cb-lesson-first-chapter-scoring = Wertung
cb-lesson-first-scoring = Die Schicht ist zu Ende, und die Uhr wurde gewertet. Nach der ersten Schicht fragt sie viermal: Wer hat am meisten gelbe Kohle ausgeliefert, wer am meisten braune, graue, schwarze? Es zählen die Felder der ausgelieferten Aufträge.
cb-lesson-first-majority = Du lagst bei Gelb (2 Punkte) und Schwarz (5) vorn, Rosa bei Braun (3) und Grau (4). Zu zweit punktet nur der Erste; sonst bekommt auch der Zweite etwas. Bei Gleichstand punkten alle, die gleichauf liegen.
cb-lesson-first-later-shifts = Nach der zweiten Schicht zählen auch die Transportmittel: am meisten Kohle mit Handkarren, Fuhrwerk, Lastwagen, Eisenbahn. Nach der dritten auch die leeren Loren in deinem Bergwerk. Frühere Auslieferungen zählen jedes Mal mit.
cb-lesson-first-next-shift = Alle Arbeiter kommen zurück; Kohle, Geld und Aufträge bleiben, wie sie sind. Wer die meisten Arbeiter in der Fabrik hat, beginnt die nächste Schicht. Das war Rosa.
cb-lesson-first-final = Ganz am Ende: 1 Punkt für 5 Mark, 1 Punkt für 3 Würfel, die du noch hast, minus 1 für jeden nicht ausgelieferten Auftrag, minus 2 für jedes Plättchen, das eine Seite zu viel hat.
cb-lesson-first-end = Jetzt kennst du die Regeln. Das hier ist eine echte Partie: Schicht zwei beginnt, Rosa zieht zuerst, dann entscheidest du allein. Aufhören kannst du jederzeit. Glück auf!

## Der Begleiter: die Phase in Worten, und was man hier so tut

cb-coach-draft = Vor der ersten Schicht: Alle nehmen drei Aufträge.
cb-coach-draft-why = Beliebt sind Aufträge, deren Kohle du schon hast: In deinem Bergwerk wartet ein Würfel jeder Farbe. Aufträge mit demselben Transportmittel lassen sich zusammen ausliefern, mit einem einzigen Arbeiter.
cb-coach-place = Dein Zug: Besetze ein Feld, und es geschieht sofort.
cb-coach-place-why = Die meisten Züge folgen einer Kette: einen Tunnel mit der Kohle kaufen, die dir fehlt, sie fördern, einen Auftrag füllen, ausliefern. Tu den nächsten Schritt dieser Kette. Ein besetztes Feld kostet einen Arbeiter mehr, also sieh zuerst nach freien. Geld holt man, wenn sonst nichts zu bezahlen ist.
cb-coach-pay = Zwei für einen: Wähle, welche Würfel du gibst.
cb-coach-pay-why = Man gibt die Würfel, die kein anderer eigener Auftrag braucht.
cb-coach-fill = Fördern: Bring Würfel aus dem Förderkorb auf deine Aufträge.
cb-coach-fill-why = Ein Würfel auf einem Feld seiner Farbe kostet einen Schritt. Fülle zuerst, was damit vollständig wird: Nur Vollständiges lässt sich ausliefern. Was nirgends passt, kann bis zum nächsten Mal im Förderkorb bleiben.
cb-coach-mining = Fördern: Jede Fahrt, jedes Laden und Abladen ist ein Schritt.
cb-coach-mining-why = Eine Fahrt kostet einen Schritt, egal wie weit. Deshalb lädt man unterwegs mehrere Würfel, die tiefsten zuerst, und behält genug Schritte für den Weg nach oben und die Aufträge.
cb-coach-shortage = Von dieser Farbe ist der Vorrat leer.
cb-coach-shortage-why = Ein anderer Würfel ist besser als keiner: Zwei beliebige ersetzen jeden, der dir fehlt. Eine leere Lore kann nach der dritten Schicht zählen.
cb-coach-keep-tile = Du siehst fünf Plättchen und darfst eines kaufen.
cb-coach-keep-tile-why = Man nimmt die Farbe, die die eigenen Aufträge brauchen, und achtet auf die Seite: Am Ende sollten beleuchtete und unbeleuchtete Plättchen im Gleichgewicht sein.
cb-coach-keep-order = Du siehst fünf Aufträge und darfst einen behalten.
cb-coach-keep-order-why = Ein Auftrag, den du mit vorhandener Kohle füllen kannst, ist mehr wert als ein großer, bei dem das nicht geht. Was am Ende liegen bleibt, kostet einen Punkt.
cb-coach-keep-none = Du siehst dir Karten eines Stapels an.
cb-coach-keep-none-why = Bezahlen kannst du gerade keine davon. Leg sie zurück; du weißt jetzt, was kommt.
cb-coach-return = Leg den Rest zurück, nach oben oder nach unten.
cb-coach-return-why = Nach oben kommt, was du bald wiedersehen willst, nach unten, was die anderen nicht bekommen sollen.
