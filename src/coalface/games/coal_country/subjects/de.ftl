# What the things on a table of Coal Country are and do, in German.

## Earnings and fees

seat = Gesellschaft
    .does = Wem diese Gesellschaft gehört. Farbe und Form sind bei allen Figuren eines Spielers gleich.
earnings-track = Einnahmenleiste
    .does = Verkäufe bringen deinen Marker höher. Je höher er steht, desto mehr kostet dich eine Gebühr, und alles wird in Gebühren bezahlt. Ein Quartalsbericht setzt ihn auf deine wahre Kasse.
fee = Gebühr
    .does = Was dich eine Gebühr in diesem Augenblick kostet. Sie folgt aus deinen Einnahmen; dasselbe kann also jeden etwas anderes kosten.
cash = Kasse
    .does = Dein wahres Geld, hinter deinem Schirm. Wer nach der Inspektion am meisten hat, gewinnt.
earnings = Einnahmen
    .does = Was andere von deinem Erfolg sehen: Sie steigen mit Verkäufen und fallen nur bei einem Quartalsbericht.

## The course of a round

course-placing = Setzen
    .does = Alle setzen zugleich Steiger, die Zahlen verdeckt. Wer auf der Hand bleibt, kostet Gebühren.
course-village = Dorf
    .does = Steiger auf Dorfgebäuden tun ihre Arbeit.
course-mines = Minen
    .does = Versorgte Plättchen geben von selbst Kohle, und Steiger darauf fördern mehr. Fördern hinterlässt Abraum.
course-brokers = Makler
    .does = Kohle wird verkauft, der schwächste Steiger zuerst. Der Preis steigt, wenn der Vorrat schrumpft.
course-permits = Genehmigungen
    .does = Steiger auf offenen Feldern kaufen Plättchen und legen sie, in der Reihenfolge der Einnahmen.
course-utilities = Versorgung
    .does = Steiger auf dem Markt kaufen Würfel Holz, Wasser und Strom, der stärkste zuerst.
course-construction = Bauen
    .does = Steiger beim Bauunternehmen kaufen Gebäude, der stärkste zuerst.
course-tidying = Abraum und Lager
    .does = Steiger räumen Abraum weg und bauen gelagerte Versorgung ein.
course-end = Rundenende
    .does = Berichte, Verlust unverkaufter Kohle, ein neuer Markt und neue Gebäude.
area-report = Was hier geschah
    .does = Die Steiger, die hier aufgedeckt wurden, und was daraus wurde.

## The office

area-calendar = Kalender
    .does = Die Runden des Spiels und die Marktwürfel dieser Runde. Der letzte bleibt für die nächste, ein Teil ihres Marktes ist also bekannt.
round = Runde
    .does = Eine der Runden des Spiels; die markierte läuft gerade.
report = Quartalsbericht
    .does = Am Ende dieser Runde zeigen alle ihre wahre Kasse, und die Marker gehen dorthin.
market-cube = Marktwürfel
    .does = Grün zählt +1, rot −1, weiß 0. Nur ob die Summe über, gleich oder unter 0 ist, zählt.
roll = Bleibt für die nächste Runde
    .does = Dieser Würfel wird der erste des Marktes der nächsten Runde.
area-price = Preis der Kohle
    .does = Er fällt um einen Dollar je zehn Kohle im Vorrat, und der Markt ändert ihn um eins.
gauge = Marktanzeige
    .does = Über 0 sind Kohle und Käufe um eins teurer, unter 0 billiger.
price = Marktpreis
    .does = Was eine Kohle jetzt bringt, vor dem Einfluss des Verkäufers. Nie unter 1.
stockpile = Kohlenvorrat
    .does = Alle Kohle der Gesellschaften. Je mehr, desto niedriger der Preis.
area-brokers = Kohlenmakler
    .does = Ein Steiger hier verkauft deine Kohle. Niedriger Einfluss verkauft zuerst, hoher bekommt einen besseren Preis.
broker-price = Preis nach Einfluss
    .does = Wie der Einfluss des Verkäufers den Preis jeder Kohle ändert.
area-permits = Genehmigungsamt
    .does = Plättchen für deine Mine, nach Größe sortiert. Der Einfluss deines Steigers bezahlt Größen bis zu seiner Zahl; darüber zahlst du Anreize.
permit = Stapel Plättchen
    .does = Plättchen einer Größe, verdeckt. Größere geben mehr Kohle. Um eins zu bekommen, setze einen Steiger auf ein freies Feld deiner Mine; in Bereich 4 zeigt jeder Stapel seinen Preis.
area-utilities = Versorgungsmarkt
    .does = Würfel für deine Plättchen. Ein Steiger kauft bis zu seinem Einfluss; zwei als Tandem kommen früher, kaufen aber nur so viele wie der stärkere.
market = Würfel zu kaufen
    .does = Was von dieser Sorte bis zum Rundenende noch da ist.
supply = Allgemeiner Vorrat
    .does = Würfel außerhalb des Marktes. Nur der Dorfladen tauscht mit ihm.
area-construction = Bauunternehmen
    .does = Gebäude für dein Dorf. Die obere Reihe ist neu; die untere kostet eine Gebühr weniger und geht nach dieser Runde.
building-sold = Leerer Platz
    .does = Hier wurde ein Gebäude gekauft, oder es kam noch keines.
building-cost = Preis in Gebühren
    .does = Was das Gebäude kostet, in Gebühren und, wo gezeigt, jetzt in deinen Dollar. Einfluss kann ihn um eins ändern.
building-school = Schule
    .does = Ein Steiger in deinem Lager baut einen Würfel mehr ein.
building-tailor = Schneiderei
    .does = Dein Steiger 0 zählt überall als 1.
building-coal-shed = Kohlenschuppen
    .does = Hebt etwas unverkaufte Kohle für die nächste Runde auf.
building-mess-hall = Kantine
    .does = Ein Steiger am Abraum räumt einen Würfel mehr weg.
building-village-store = Dorfladen
    .does = Ein Steiger dort tauscht gelagerte Würfel gegen andere Sorten.
building-doctors-office = Arztpraxis
    .does = Ein Steiger ruht hier und kostet nichts.
building-tavern = Schenke
    .does = Mit einer 4 hier haben deine Steiger bei Maklern, Markt und Bau in dieser Runde einen Einfluss mehr.
building-church = Kirche
    .does = Mit 3 oder mehr hier bekommt einer deiner Bergleute auch, was eine 1 auf seinem Plättchen fördern würde.

## Foremen

foreman = Steiger
    .does = Die Zahl ist sein Einfluss. Du hast neun; jeder arbeitet je Runde an einem Ort. Wer auf der Hand bleibt, kostet so viele Gebühren wie seine Zahl.
space = Platz für einen Steiger
    .does = Setze beim Setzen einen Steiger hierher. Er wird aufgedeckt, wenn dieser Bereich an der Reihe ist.
space-broker = Platz bei den Kohlenmaklern
    .does = Ein Steiger hier verkauft in dieser Runde deine Kohle. Verkauft er nichts, kostet er Gebühren.
space-construction = Platz beim Bauunternehmen
    .does = Ein Steiger hier darf ein Gebäude kaufen. Keines zu kaufen kostet nichts.
space-market = Platz auf dem Versorgungsmarkt
    .does = Ein einzelner Steiger kauft bis zu so viele Würfel wie sein Einfluss. Nichts zu kaufen kostet Gebühren.
space-tandem = Tandem
    .does = Zwei Steiger zusammen: Ihre Summe entscheidet, wer zuerst kauft, der stärkere, wie viele Würfel.
space-refuse = Platz am Abraum
    .does = Ein Steiger hier räumt bis zu so viel Abraum weg wie sein Einfluss.
space-storage = Platz im Lager
    .does = Ein Steiger hier baut bis zu so viele gelagerte Würfel ein wie sein Einfluss.

## My mine

tile = Schachtplättchen
    .does = Ein Steiger hier fördert, was die Tabelle unten für seinen Einfluss zeigt, die Hälfte, wenn eine Versorgung fehlt. Stollen müssen es mit dem Eingang verbinden.
tile-number = Größe des Plättchens
    .does = Von 1 bis 4; Hämmer sind der Eingang. Größere geben mehr und sind teurer.
yield = Was es gibt
    .does = Oben der Einfluss eines Steigers, unten die Kohle, die er hier mit allen drei Versorgungen fördert.
alone = Von selbst
    .does = Mit allen drei Versorgungen gibt dieses Plättchen jede Runde so viel Kohle ohne Steiger. ½ heißt: Eine fehlt, Fördern gibt die Hälfte.
unfinished = Offener Stollen
    .does = Ein offenes Ende. Bei der Inspektion kostet jedes Gebühren; ein Plättchen, das anschließt, schließt ihn ab.
cut-off = Abgeschnitten
    .does = Kein Stollen führt von hier zum Eingang. Das Plättchen gibt nichts.
cell = Offenes Feld
    .does = Ein Steiger hier kauft ein Plättchen vom Amt und legt es hierher. Der Text sagt, welche Größen gratis sind und was mehr kosten würde.
cube = Versorgung
    .does = Holz, Wasser oder Strom. Ein Plättchen braucht je eines, um voll und von selbst zu fördern; ein leerer Umriss fehlt.
coal = Kohle
    .does = Was du gefördert und nicht verkauft hast. Unverkaufte Kohle ist am Rundenende weg.
outlook = Wenn du jetzt abschließt
    .does = Was deine Steiger so brächten, und was die auf der Hand kosten würden.
queue = Wer noch kommt
    .does = Wessen Steiger in diesem Bereich warten, der Reihe nach, und was getan ist.
inspection = Inspektion
    .does = Was der Inspektor zählte, wenn das Spiel jetzt endete: fehlende Versorgung, Abraum und offene Stollen gegen dich, gelagerte Würfel und Gebäude für dich.
refuse = Abraum
    .does = Jeder Steiger, der fördert, hinterlässt einen. Jeder kostet bei der Inspektion eine Gebühr.
storage = Lager
    .does = Würfel, die gekauft und nicht eingebaut sind. Jeder erspart bei der Inspektion eine Gebühr.
village = Dorf
    .does = Deine Gebäude. Jedes sichtbare erspart bei der Inspektion Gebühren. Manche nehmen einen Steiger auf.
site = Freier Bauplatz
    .does = Raum für ein weiteres Gebäude.
choice = Kohle, die du behältst
    .does = Dein Kohlenschuppen behält etwas Kohle für die nächste Runde. Der Rest geht verloren.
new-tile = Neues Plättchen
    .does = Dreh es, wie du willst, und leg es. Gefördert wird dort nur, wenn seine Stollen zum Eingang führen; ein Stollen, der in der Erde endet, kostet bei der Inspektion eine Gebühr.
sale = Verkauf
    .does = Du verkaufst beliebig viel zu einem Preis. Kasse und Einnahmen steigen, und mit den Einnahmen kann deine Gebühr sofort steigen.
sellers = Verkäufer
    .does = Alle mit einem Steiger bei den Maklern, in der Reihenfolge des Verkaufs, mit dem Preis, den jeder bekommt.
placing-state = Hat gesetzt
    .does = Ob dieser Spieler mit dem Setzen fertig ist.
mine = Mine
    .does = Gelegte Plättchen, wie viele voll versorgt sind, und offene Enden, die die Inspektion zählen würde.
hidden-values = Noch verdeckte Zahlen
    .does = Welche Zahlen die verdeckten Steiger dieses Spielers noch haben können.
