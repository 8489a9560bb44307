# Die Lektionen von Ruhrschifffahrt: ein Gedanke nach dem anderen, in kurzen Sätzen.

rs-lesson-first = Die ersten Fahrten
rs-lesson-first-about = Kohle die Ruhr hinabfahren, Schleusen und ein Lagerhaus bauen, im Hafen verkaufen: Du spielst vier Runden, Schritt für Schritt, und kannst dann weiterspielen.

rs-lesson-first-chapter-trip = Eine Fahrt und ein Verkauf
rs-lesson-first-welcome = Willkommen an Bord! Du fährst mit deiner Aake Kohle die Ruhr hinab und verkaufst sie. Das Geld bezahlt Schleusen und Lagerhäuser, und die bringen Punkte. Nach zwölf Runden gewinnen die meisten Punkte.
rs-lesson-first-river = Das ist die Ruhr. Sie fließt von der Grafschaft Mark oben hinab zum Hafen Ruhrort. An ihr liegen Kohleniederlagen, und wer Kohle kauft: Städte und Kleinindustrie (Schmieden, Hammerwerke, Gewehrfabriken). Dazwischen liegen Hindernisse.
rs-lesson-first-dice = Kohle ist ein Würfel. Er wird nie geworfen: Seine Augen sagen, wie gut die Kohle ist. Dieser hat 4 Augen. Vorerst darfst du nur schwarze Kohle fahren.
rs-lesson-first-demand = In jeder Runde wird ein Plättchen aus dem Beutel gezogen. Dieses ist Nachfrage: Auf jeder Schmiede liegt ein Taler. Wer dort zuerst verkauft, bekommt ihn dazu.
rs-lesson-first-option = Zuerst wählst du eine Option. Mit einem Lotsen könntest du beliebig weit fahren. Jetzt brauchst du keine: Wähle keine Option.
rs-lesson-first-option-pilot = Ein Lotse ist nützlich, und er kostet nichts. Aber machen wir zuerst eine einfache Fahrt: Wähle keine Option.
rs-lesson-first-start = Nun die Kohleniederlage, an der deine Aake startet. Ohne Lotsen hat jede ein Ziel, zwei Felder flussabwärts: Zeig auf eine, und der Fluss zeigt ihre Fahrt. Nimm die mit 4 Augen, Gewalt: Sie führt zu einer Schmiede.
rs-lesson-first-start-other = Auch eine gute Fahrt. Aber der Würfel mit 4 Augen an der Kohleniederlage Gewalt führt zu einer Schmiede, und dort wartet ein Taler.
rs-lesson-first-rosa-starts = Rosa braucht eine Kohleniederlage, an der keine Aake steht. Sie nimmt die nächste flussabwärts.
rs-lesson-first-sell = Wer am weitesten flussaufwärts ist, handelt zuerst: du. Unterwegs liegt ein Hindernis, darum verliert deine Kohle 1 Auge, einmal je Fahrt. Verkaufe sie an der Schmiede Rellinghausen.
rs-lesson-first-sold = 3 Augen sind übrig. 1 davon wurde hier zu einem Stein: Du hast schwarze Kohle an Kleinindustrie verkauft. Die anderen 2 wurden Taler, und der Taler auf der Schmiede gehört auch dir.
rs-lesson-first-rosa-sells = Rosa verkauft an einem Hammerwerk. Dann beginnt die zweite Runde mit einem neuen Plättchen.

rs-lesson-first-chapter-progress = Fortschritt
rs-lesson-first-order = In jeder Phase ist zuerst dran, wer am weitesten flussaufwärts ist. Das bist du. Ein Startfeld flussabwärts kostet nichts; zurück flussaufwärts kostet eine Gebühr.
rs-lesson-first-progress = Das sind deine Fortschrittsplättchen: Rechte, die du mit Steinen verdienst. Schleusenbau braucht einen Verkauf schwarzer Kohle an Kleinindustrie und einen an eine Stadt. Die Stadt fehlt noch.
rs-lesson-first-city = Also verkaufst du nun an eine Stadt. Dafür genügt eine einfache Fahrt: Wähle keine Option.
rs-lesson-first-city-option = Das brauchst du für unseren Plan nicht. Wähle keine Option.
rs-lesson-first-city-start = Von der Kohleniederlage Pörtingssiepen führt die Fahrt in die Stadt Werden. Starte dort.
rs-lesson-first-city-start-other = Von dort kämst du nicht nach Werden. Starte in Pörtingssiepen.
rs-lesson-first-rosa-pilot = Rosa nimmt einen Lotsen: Ihre Aake darf überall flussabwärts verkaufen. In einer Runde mit Hoch- oder Niedrigwasser gibt es keine Lotsen.
rs-lesson-first-city-sell = Deine Kohle hat 3 Augen und kommt wieder an einem Hindernis vorbei. Verkaufe sie in Werden.
rs-lesson-first-rosa-mulheim = Rosa fährt an Saarn vorbei und verkauft in Mülheim.

rs-lesson-first-chapter-locks = Schleusen
rs-lesson-first-earned = Kleinindustrie und eine Stadt: Du hast den Schleusenbau verdient. So ein schwarzes Plättchen bleibt dir, und du darfst es in jeder Runde einmal nutzen. Weiße gelten einmal im Spiel, und es gibt nur wenige.
rs-lesson-first-lock = Eine Schleuse nimmt ein Hindernis weg, für alle und für immer. Sie kostet 2 Taler und bringt 2 Punkte, in der Mark 3. Baue die Schleuse Horst: Deine nächste Fahrt kommt dort vorbei.
rs-lesson-first-lock-other = Auch dort darfst du bauen. Aber deine nächste Fahrt kommt an Horst vorbei: Baue diese.
rs-lesson-first-lock-done = Du hast 4 Taler, und Schleusen bringen Punkte. Baue die Schleuse Horst.
rs-lesson-first-second = Zu zweit ist in den Runden 2 bis 5 eine zweite Schleuse zur ersten kostenlos. Baue eine in der Mark, weit flussaufwärts, für 3 Punkte. Zum Beispiel Witten.
rs-lesson-first-second-other = Eine Schleuse in der Mark bringt 3 Punkte statt 2. Nimm Witten.
rs-lesson-first-second-one = Sie kostet jetzt nichts: Nimm eine zweite Schleuse, in der Mark.
rs-lesson-first-bag = 5 Punkte! Mit der ersten Schleuse bekamst du auch zwei Lagerhäuser, die du später bauen kannst. Die Hindernisse kommen in den Beutel und werden als Nachfrage oder Hochwasser gezogen.
rs-lesson-first-rosa-locks = Auch Rosa hat den Schleusenbau verdient. Sie baut zwei Schleusen nahe am Hafen.

rs-lesson-first-chapter-loan = Ein Kredit
rs-lesson-first-levy = Die Rundenleiste bringt Ereignisse. In Runde 3 zahlen alle 1 Taler oder 1 Punkt. Du entscheidest: Zahle den Taler.
rs-lesson-first-levy-vp = Punkte gewinnen das Spiel. Behalte sie vorerst und zahle den Taler.
rs-lesson-first-track = Verkaufte Kohle kommt wieder. Sie rückt auf dieser Transportbahn von Feld zu Feld und kommt dann zurück an eine Kohleniederlage. Im untersten Feld liegt der Würfel, den du zuerst verkauft hast.
rs-lesson-first-haul = Flussaufwärts gibt es keine schwarze Kohle mehr. Pferde können deine Aake mit jenem Würfel zu einer leeren Kohleniederlage ziehen: Wähle Treideln und Transport. Das kostet 2 Taler, und du hast 1.
rs-lesson-first-haul-other = Wir wollen mit dem Würfel der Bahn flussaufwärts: Wähle Treideln und Transport.
rs-lesson-first-borrowed = Du hast einen Kredit genommen: Eines deiner Lagerhäuser kam auf ein Schuldenfeld, und du bekamst 2 Taler. Wähle nun Eiberg, weit flussaufwärts. Von dort geht die Fahrt nach Steele.
rs-lesson-first-borrowed-other = Auch dorthin kann der Würfel. Aber von Eiberg kommst du an deiner Schleuse Horst vorbei: Wähle Eiberg.
rs-lesson-first-rosa-port = Rosa nimmt wieder einen Lotsen. Sie will in den Hafen Ruhrort, und den erreicht ohne Lotsen niemand.
rs-lesson-first-steele = Verkaufe deine Kohle in Steele. Du kommst an Horst vorbei, aber die Schleuse ist gebaut: Kein Auge geht verloren.

rs-lesson-first-chapter-warehouses = Lagerhäuser
rs-lesson-first-marker = Die zweite Stadt brachte dir das nächste Plättchen: Lagerhaus Essen. Du darfst nun in Steele, Werden oder Kettwig ein Lagerhaus bauen, einmal je Runde.
rs-lesson-first-warehouse = Du hast 3 Taler. Ein Lagerhaus in Steele kostet 3, bringt 2 Punkte, und 1 Taler, sooft dort jemand verkauft. Oder zahle den Kredit zurück, für 3; am Ende kostet jeder 2 Punkte. Wähle.
rs-lesson-first-warehouse-city = Auch ein guter Ort. Baue hier in Steele, oder zahle den Kredit zurück.
rs-lesson-first-warehouse-lock = Noch eine Schleuse brächte auch Punkte. Aber probiere etwas Neues: ein Lagerhaus in Steele, oder den Kredit.
rs-lesson-first-warehouse-done = Du hast 3 Taler: Baue in Steele, oder zahle den Kredit zurück.

rs-lesson-first-chapter-port = Hafen und Ausfuhr
rs-lesson-first-rosa-builds = Rosa baut ein Lagerhaus im Hafen. In Runde 4 wird die Bahn kürzer, darum kommt der älteste Würfel an eine Kohleniederlage.
rs-lesson-first-pilot = Jetzt verkaufst du selbst im Hafen. Ohne Lotsen kommt niemand dorthin, und er kostet nichts: Wähle den Lotsen.
rs-lesson-first-pilot-other = Ohne Lotsen führt keine Fahrt in den Hafen, und für eine teurere Option fehlen dir die Taler. Wähle den Lotsen.
rs-lesson-first-port-start = Mit einem Lotsen darfst du überall flussabwärts starten. Nimm die Kohle mit 3 Augen: Starte an der Kohleniederlage Pauline.
rs-lesson-first-port-start-other = Diese Kohle hat nur 2 Augen. Starte bei Pauline, dort sind es 3.
rs-lesson-first-rosa-hauls = Rosas Aake liegt im Hafen, und unterhalb gibt es keine Kohle. Sie muss flussaufwärts treideln und nimmt dafür einen Kredit.
rs-lesson-first-port-sell = Mit einem Lotsen stehen dir alle Käufer flussabwärts offen. Fahre an allen vorbei und verkaufe im Hafen Ruhrort.
rs-lesson-first-port-sell-other = Auch dieser Verkauf wäre möglich. Aber wir wollen ausführen: Verkaufe in Ruhrort.
rs-lesson-first-port-sold = Ein Hindernis hat 1 Auge gekostet, 2 blieben übrig: 1 wurde dein Stein für den Hafen, das andere 1 Taler. Der Hafen zahlt immer 1 Taler mehr, du hast also 2.
rs-lesson-first-export = Dein Verkauf hat den Ausfuhrmarker 1 Feld vorgerückt; Kohle ab 4 Augen rückt ihn 2 vor. Ab Runde 4 nennt jede Runde ein Land: Jedes Lagerhaus in seiner Spalte bringt den Wert unter dem Marker, oben 1 mehr, unten 1 weniger. Danach rückt der Marker zurück.
rs-lesson-first-white = Hier oben in der Mark liegt weiße Kohle. Noch darf niemand sie fahren: Diese Kohleniederlagen sind für dich geschlossen.
rs-lesson-first-white-marker = Das Plättchen Grafschaft Mark öffnet sie: zwei Verkäufe schwarzer Kohle an Kleinindustrie und zwei an Städte. Dir fehlt nur noch ein Verkauf an Kleinindustrie. Mit weißer Kohle verdienst du die Plättchen, die keine schwarze bringt.
rs-lesson-first-end = Nach Runde 12 bringen Lagerhäuser in allen drei Städten von Essen oder der Mark, in allen vier Kohlendepots und die meisten in einem Depot Punkte. Jede Schuld kostet 2 Punkte.
rs-lesson-first-play-on = Rosa verkauft in Saarn. Dein Verkauf im Hafen hat zwei Plättchen verdient: Lohn, und Hafen Ruhrort, mit dem du dort bauen darfst. Von hier an spielst du allein, und deine 2 Taler reichen für eine Schleuse. Gute Fahrt!

## Die Begleitung: die Phase in Worten, und was man hier tut

rs-coach-levy = Eine Abgabe: ein Taler oder ein Punkt.
rs-coach-levy-why = Taler sind am Anfang selten, Punkte gewinnt man mit einer Schleuse leicht zurück. Wer keine Punkte hat, zahlt mit Talern.
rs-coach-gift = Ein Geschenk: ein Taler oder ein Punkt.
rs-coach-gift-why = Man nimmt den Taler, wenn er in dieser Runde etwas bezahlt, sonst den Punkt.
rs-coach-remove = Ein Würfel verlässt das Spiel.
rs-coach-remove-why = Man entfernt einen, der den anderen mehr nützt als einem selbst.
rs-coach-option = Wähle eine Option oder keine; dann, wo deine Aake startet.
rs-coach-option-why = Sieh nach, welche Steine dir für das nächste Plättchen fehlen, suche den Ort dafür, dann die Option, die dich hinbringt. Ohne Option führt jede Kohleniederlage an einen Ort, zwei Felder weiter; ein Lotse fährt überall flussabwärts hin.
rs-coach-coal = Kohle für die Kohleniederlagen.
rs-coach-coal-why = Man legt sie dorthin, wo die eigene Aake startet oder als Nächstes starten wird.
rs-coach-start = Wähle die Kohleniederlage, an der deine Aake startet.
rs-coach-start-why = Ein guter Würfel bringt mehr Taler, aber der Ort des Verkaufs bringt den Stein. Zeige auf eine Kohleniederlage, um die ganze Fahrt zu sehen.
rs-coach-sell = Fahre deine Kohle und verkaufe sie.
rs-coach-sell-why = Man achtet auf Taler der Nachfrage und auf den Stein, der ein Plättchen vollständig macht. Ruhrort zahlt immer einen Taler mehr.
rs-coach-return = Ein Würfel kommt zurück: Wähle seine Kohleniederlage.
rs-coach-return-why = Du bist zuerst dran, also wählst du. Man legt ihn dorthin, wo man ihn nächste Runde selbst erreicht und andere nicht.
rs-coach-second = Eine zweite Schleuse, kostenlos zur ersten.
rs-coach-second-why = Auch sie bringt Punkte, also nimmt man sie, in der Mark für drei Punkte.
rs-coach-buy = Käufe: Schleusen, Lagerhäuser, Kredite.
rs-coach-buy-why = Lagerhäuser in Städten bringen einen Taler, sooft dort jemand verkauft, im Hafen Punkte bei der Ausfuhr. Jedes schwarze Plättchen wirkt einmal je Runde. Mehr als zehn Taler behältst du nicht.
rs-coach-white = Ein weißes Plättchen kann genutzt werden.
rs-coach-white-why = Es wirkt einmal im Spiel. Man nutzt es, wenn es etwas entscheidet, oder am Ende.
