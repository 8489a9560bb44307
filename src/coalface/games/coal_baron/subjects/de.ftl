# What the things on a table of Coal Baron are and do, in German.

## The frame

score-track = Punkteleiste
    .does = Wo alle mit ihren Punkten stehen. Punkte bringen Auslieferungen, die Schichtuhr und das Spielende.
seat = Spieler
    .does = Wem dieses Bergwerk gehört, mit Platz und Punkten. Farbe und Form sind bei allen Figuren eines Spielers gleich.
points-report = Was die Schicht brachte
    .does = Die Mehrheiten der letzten Schicht: wer wovon am meisten zählte, und die Punkte dafür.
choice = Karten oder Plättchen zur Wahl
    .does = Nimm eines davon. In der Vorauswahl nehmen alle der Reihe nach; beim Ziehen darfst du auch keines behalten.

## Worker spaces

area-factory = Lorenfabrik
    .does = Hier kaufst du Tunnelplättchen: Jedes bringt Loren voller Kohle. Wer hier am Schichtende die meisten Arbeiter hat, wird Startspieler.
area-mining = Fördern
    .does = Jede Zahl sagt, wie viele Arbeitsschritte du bekommst: Förderkorb bewegen, Kohle laden, auf Aufträge oder ins Lager entladen.
area-delivery = Auslieferung
    .does = Liefere alle deine fertigen Aufträge eines Transportmittels aus und bekomm ihre Punkte.
area-money = Geld
    .does = Jedes Feld zahlt so viele Mark, wie es zeigt. Die Bank nimmt stets genau einen Arbeiter.
area-order = Neuer Auftrag
    .does = Nimm die Auftragskarte eines Feldes zu deinen offenen Aufträgen.
area-canteen = Kantine
    .does = Arbeiter, die von einem Feld verdrängt wurden, ruhen hier. Zur nächsten Schicht kommen sie zurück.
area-supply = Kohlevorrat
    .does = Würfel für neue Loren kommen von hier, ausgelieferte kehren zurück. Ist eine Farbe aus, dürfen andere ihren Platz einnehmen.
space = Arbeiterfeld
    .does = Kostet einen Arbeiter, wenn es leer ist, sonst einen mehr, als dort stehen; die gehen in die Kantine.
space-factory = Ein Tunnelplättchen kaufen
    .does = Zahle die Mark, die am Plättchen stehen. Es kommt auf die gezeigte Seite deines Bergwerks, mit einem Kohlewürfel in jeder Lore.
space-factory-draw = Plättchen ansehen
    .does = Sieh dir heimlich die obersten Plättchen des Stapels an. Kaufe eines oder keines; der Rest geht nach oben oder unten zurück.
space-mining = Arbeitsschritte
    .does = Die Zahl ist die Höchstzahl der Schritte, die du jetzt im Bergwerk machen darfst. Ungenutzte verfallen.
space-delivery = Ausliefern
    .does = Alle deine fertigen Aufträge mit diesem Transportmittel gehen raus: Du bekommst die Punkte, und ihre Kohle kehrt in den Vorrat zurück.
space-money = Mark
    .does = Du bekommst so viele Mark, wie das Feld zeigt.
space-bank = Bank
    .does = Ein Arbeiter hier bringt ein wenig Geld. Sie wird nie teurer, niemand wird verdrängt, und sie ist immer offen.
space-order = Einen Auftrag nehmen
    .does = Die Karte wird einer deiner offenen Aufträge. Du darfst beliebig viele haben, doch jeder am Ende kostet einen Punkt.
space-order-draw = Aufträge ansehen
    .does = Sieh dir heimlich die obersten Karten des Stapels an. Behalte eine oder keine; der Rest geht nach oben oder unten zurück.
locked = Gesperrtes Feld
    .does = Mit weniger als vier Spielern gibt es manche Felder nicht. Dieses ist nicht im Spiel.
price = Preis in Arbeitern
    .does = Wie viele Arbeiter du hier jetzt brauchst: einen mehr, als dort stehen, auch eigene.
workers = Arbeiter auf einem Feld
    .does = Sie gehören einem Spieler und bleiben, bis jemand sie verdrängt oder die Schicht endet. Ein gestrichelter Kreis heißt: leer.
tile-stack = Stapel der Tunnelplättchen
    .does = Neue Plättchen für die Fabrik kommen von hier. Ist er leer, bleiben Felder leer.
order-stack = Stapel der Aufträge
    .does = Neue Auftragskarten kommen von hier. Ist er leer, bleiben Felder leer.
tile = Tunnelplättchen
    .does = Seine Farbe sagt, auf welche Etage es kommt, Laterne oder Mond, auf welche Seite. Jede Lore kommt mit einem Würfel und wird nie wieder gefüllt.
tile-price = Preis des Plättchens
    .does = Die Mark, die dieses Plättchen kostet.

## The shift clock

clock = Schichtuhr
    .does = Nach jeder Schicht werden Mehrheiten gewertet: das erste Drittel nach Schicht I, zwei Drittel nach II, alles nach III. Der Zeiger zeigt die jetzige Schicht.
clock-coal = Mehrheit einer Kohle
    .does = Wer auf ausgelieferten Aufträgen die meisten Felder dieser Farbe hat, bekommt die Punkte; stehen dort zwei Zahlen, bekommt der Nächste die zweite.
clock-vehicle = Mehrheit eines Transportmittels
    .does = Wer mit diesem Transportmittel die meisten Felder ausgeliefert hat, bekommt die Punkte; stehen dort zwei Zahlen, bekommt der Nächste die zweite.
clock-carts = Mehrheit leerer Loren
    .does = Wer die meisten leeren Loren dieser Farbe hat, bekommt die Punkte; stehen dort zwei Zahlen, bekommt der Nächste die zweite.

## My pit

crew = Arbeiter
    .does = Die kannst du in dieser Schicht noch einsetzen. Hat niemand mehr welche, endet die Schicht.
marks = Mark
    .does = Geld für Tunnelplättchen. Am Ende sind je volle fünf einen Punkt wert.
balance = Gleichgewicht
    .does = Am Ende werden deine Tunnelplättchen beider Seiten verglichen. Jedes, das eine Seite mehr hat, kostet Punkte; so wäre es jetzt.
cage = Förderkorb
    .does = Er hebt die Kohle deines Bergwerks. Er fasst fünf Würfel jeder Farbe, fährt in einem Schritt zu jeder Etage und bleibt, bis du wieder förderst.
level = Etage des Bergwerks
    .does = Ihre Tunnel haben Loren einer Farbe. Von hier wird geladen, solange der Förderkorb auf dieser Etage steht.
lift = Den Förderkorb bewegen
    .does = Ein Arbeitsschritt, egal wie weit.
cart = Lore
    .does = Ihr Würfel lässt sich in den Förderkorb laden. Einmal leer bleibt sie leer und zählt dann auf der Schichtuhr.
coal = Kohlewürfel
    .does = Kommt aus einer Lore mit dem Förderkorb auf ein Auftragsfeld seiner Farbe oder in dein Lager. Würfel, die du am Ende noch hast, sind ein wenig wert.
spot = Feld eines Auftrags
    .does = Braucht einen Würfel seiner Farbe. Zwei beliebige andere dürfen einspringen, für zwei Arbeitsschritte.
side-light = Beleuchtete Seite
    .does = Tunnelplättchen mit Laterne liegen hier. Sie sollte so viele Plättchen haben wie die unbeleuchtete.
side-dark = Unbeleuchtete Seite
    .does = Tunnelplättchen ohne Laterne liegen hier. Sie sollte so viele Plättchen haben wie die beleuchtete.
empty-carts = Leere Loren
    .does = Wie viele Loren dieser Etage keinen Würfel haben. Wer nach der letzten Schicht die meisten einer Farbe hat, bekommt Punkte.
steps = Verbleibende Arbeitsschritte
    .does = Ein Punkt für jeden Schritt, den du in dieser Aktion noch machen darfst.
order = Auftragskarte
    .does = Fülle alle Felder und liefere sie dann mit ihrem Transportmittel aus, für die Punkte in der Ecke. Jeder Auftrag am Ende kostet einen Punkt.
orders = Offene Aufträge
    .does = Deine Aufträge. Fertige müssen noch ausgeliefert werden; jeder, der am Ende bleibt, kostet einen Punkt.
complete = Fertige Aufträge
    .does = Aufträge, deren Felder alle gefüllt sind. Sie warten auf eine Auslieferung.
storage = Eigenes Kohlelager
    .does = Ein Würfel hier braucht keinen Platz im Förderkorb. Später kommt er für einen Schritt auf einen Auftrag, egal wo der Förderkorb ist.
delivered = Ausgelieferte Aufträge
    .does = Sie liegen verdeckt und zählen in jeder Schichtwertung wieder mit. Deine eigenen darfst du ansehen.
