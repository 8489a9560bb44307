# What the things on a table of Ruhrschifffahrt are and do, in German.

## The frame, time and order

score-track = Punkteleiste
    .does = Zeigt, wie viele Punkte alle haben. Wer über das Ende hinauskommt, zieht weiter: Die Leiste wächst, hier bis 60.
seat = Spieler
    .does = Wem dieses Tableau gehört, mit Platz und Punkten. Farbe und Form sind bei allen Figuren eines Spielers gleich.
turn = Feld der Rundenleiste
    .does = Eine von zwölf Runden. Die Zeichen sagen, was zu Beginn geschieht, der Schild, wohin schwarze Würfel in dieser Runde zurückkehren, die Flagge, in welches Land ausgeführt wird.
coat = Wappen
    .does = Schwarze Würfel, die in dieser Runde die Transportbahn verlassen, kehren auf eine Kohleniederlage dieses Gebiets zurück.
country = Länderplättchen
    .does = Es nennt die Spalte des Hafens, die in dieser Runde ausführt. Aufgedeckt wird es erst, wenn die Runde beginnt.
turn-order = Reihenfolge
    .does = In jeder Phase handelt zuerst die Aake, die am weitesten flussauf liegt, dann die nächste flussab. Ein Haken heißt: schon dran gewesen.
phase-event = Phase 1: Ereignis
    .does = Was die Rundenleiste für diese Runde zeigt, geschieht für alle.
phase-marker = Phase 2: Wasser oder Nachfrage
    .does = Ein Plättchen wird aus dem Beutel gezogen: Es legt Taler auf Orte, die Kohle wollen, oder ändert den Wasserstand.
phase-option = Phase 3: Startfeld
    .does = Alle wählen eine Sonderoption oder keine und eine Kohleniederlage mit Würfel, von der sie starten.
phase-sale = Phase 4: Verkauf
    .does = Jede Aake bringt ihren Würfel flussab und verkauft ihn. Ein Auge wird zum Stein auf deinem Tableau, die anderen zu Talern.
phase-progress = Phase 5: Fortschritt
    .does = Du nimmst jedes Fortschrittsplättchen, für das du jetzt die Steine hast.
phase-purchase = Phase 6: Käufe
    .does = Baue Schleusen und Lagerhäuser, versetze Lagerhäuser im Hafen, zahle Schulden zurück: alles, was du bezahlen kannst und wofür du Plättchen hast.
phase-export = Phase 7: Ausfuhr
    .does = Lagerhäuser in der Spalte des Landes dieser Runde bringen Punkte. Dann gehen Taler über der Grenze zurück.
bag = Beutel
    .does = Plättchen, die noch gezogen werden können, eines je Runde. Auch Hindernisse, die Schleusen weichen, kommen hinein. Ist nur noch eines übrig, müssen alle eine Schleuse bauen.

## The river

storage = Kohleniederlage
    .does = Ein Startfeld: Eine Aake, die hier beginnt, bringt diesen Würfel zum Ziel der Kohleniederlage, zwei Felder flussab. Flussab hierher kostet nichts, flussauf musst du treideln.
storage-pilot = Kohleniederlage für Lotsen
    .does = Sie hat keine gewöhnliche Fahrt. Du kannst hier nur mit einer Lotsenoption starten.
price = Weg zu diesem Start
    .does = Die Option, die man braucht, um hier zu starten, und ihre Gebühr in Talern.
die-black = Schwarze Kohle
    .does = Ein Würfel schwarzer Kohle; alle dürfen ihn fahren. Beim Verkauf wird ein Auge zum Stein auf deinem Tableau, die anderen zu Talern. Dann wartet er auf der Transportbahn.
die-white = Weiße Kohle
    .does = Ein Würfel weißer Kohle aus der Mark. Du darfst ihn fahren, sobald du das Plättchen Grafschaft Mark hast.
obstacle = Hindernis
    .does = Ein Würfel, der hier vorbeikommt, verliest ein Auge, einmal je Fahrt. Wer hier eine Schleuse baut, bekommt die Punkte auf dem Schild.
lock = Schleuse
    .does = Jede Aake fährt hier ohne verlorenes Auge durch, egal wer die Schleuse gebaut hat. Sie steht anstelle eines Hindernisses und bleibt bis zum Ende.
city = Stadt
    .does = Kauft Kohle: Ein Verkauf hier bringt einen Stein für Städte. Die Plätze darunter sind für Lagerhäuser: Der linke freie Preis gilt. Jeder Verkauf hier bringt allen mit Lagerhaus einen Taler.
works-forge = Schmiede
    .does = Kauft Kohle: Ein Verkauf hier bringt einen Stein für Kleinindustrie. Ein Nachfrageplättchen kann Taler auf alle Schmieden des Flusses legen.
works-hammer = Hammerwerk
    .does = Kauft Kohle: Ein Verkauf hier bringt einen Stein für Kleinindustrie. Ein Nachfrageplättchen kann Taler auf alle Hammerwerke des Flusses legen.
works-gun = Gewehrfabrik
    .does = Kauft Kohle: Ein Verkauf hier bringt einen Stein für Kleinindustrie. Ein Nachfrageplättchen kann Taler auf alle Gewehrfabriken des Flusses legen.
demand = Nachfrage
    .does = Taler für den, der hier als Nächster verkauft. Mehr als zwei liegen nie auf einem Feld.
port = Hafen Ruhrort
    .does = Das Ende des Flusses, nur mit Lotsen zu erreichen. Ein Verkauf hier bringt einen Taler mehr und hebt den Ausfuhrwert. Um wegzukommen, musst du treideln.
barge = Aake
    .does = Jeder Spieler hat eine. Sie fährt einen Würfel je Runde, und wo sie liegt, bestimmt die Reihenfolge.
territory = Gebiet
    .does = Der Fluss durchquert vier davon. Die Mark hat weiße Kohle, die anderen schwarze. Wappen und Nachfrageplättchen nennen Gebiete.
trip = Fahrt
    .does = Der Weg, den ein Würfel nähme, von seiner Kohleniederlage bis zum Verkauf.

## Options and the transport track

area-options = Sonderoptionen
    .does = Zum Startfeld wählst du eine davon oder keine, zahlst ihre Gebühr und nutzt sie sofort. In der nächsten Runde sind alle wieder frei.
option-none = Keine Option
    .does = Du startest flussab von deiner Aake und machst die gewöhnliche Fahrt. Das kostet nichts.
option-transport = Transport
    .does = Setze einen Würfel aus einem Pfeilfeld der Transportbahn auf eine leere Kohleniederlage. Du darfst dort starten oder anderswo.
option-supply = Nachschub
    .does = Ein Würfel auf einer Kohleniederlage gewinnt zwei Augen. Man braucht das schwarze Plättchen Nachschub.
option-wage = Lohn
    .does = Du bekommst zwei Taler. Man braucht das schwarze Plättchen Lohn, und nur einer je Runde kann ihn haben.
option-hauling = Treideln
    .does = Pferde ziehen deine Aake flussauf, zu einer Kohleniederlage mit Würfel.
option-hauling_transport = Treideln und Transport
    .does = Deine Aake geht flussauf zu einer leeren Kohleniederlage, und dorthin kommt ein Würfel der Transportbahn.
option-pilot = Lotse
    .does = Deine Aake darf überall flussab verkaufen, auch im Hafen. Hoch- oder Niedrigwasser sperrt diese Option.
option-transport_pilot = Transport und Lotse
    .does = Beides in einem: Bring einen Würfel von der Transportbahn und verkaufe überall flussab.
option-hauling_pilot = Treideln und Lotse
    .does = Beides in einem: Geh flussauf zu einem Würfel und verkaufe überall flussab davon.
fee = Gebühr
    .does = Was die Option an Talern kostet. Kannst du nicht zahlen, machst du dafür Schulden.
area-track = Transportbahn
    .does = Verkaufte Würfel warten hier. Die Bahn wird im Spiel zweimal besser; das Zeichen rechts sagt, wann.
box = Feld der Transportbahn
    .does = Verkaufte Würfel warten hier; den am Pfeil kann man mit Transport zurückholen. Ein neuer kommt oben dazu; ist die Spalte voll, kehrt der am Pfeil von selbst zum Fluss zurück.

## Depots and port

area-depots = Kohlendepots
    .does = Eines je Gebiet. Lagerhäuser hier zählen sofort, und am Ende für alle vier Depots und für die Mehrheit in jedem.
depot = Kohlendepot
    .does = Ein Lagerhaus hier zählt sofort, und am Ende noch einmal für die Mehrheit. Baue zum linken freien Preis; du brauchst das schwarze Plättchen Kohlendepot, und mehrere in einem Depot sind erlaubt.
area-export = Ausfuhrbereich
    .does = Lagerhäuser in diesen Spalten zählen, wenn in ihr Land ausgeführt wird. Die Zahlen rechts sind der Ausfuhrwert.
export-value = Ausfuhrwert
    .does = Was ein Lagerhaus bringt, wenn sein Land dran ist. Verkäufe in Ruhrort heben ihn, jede Ausfuhr senkt ihn.
position-bonus = Platz in der Spalte
    .does = Punkte mehr oder weniger als der Ausfuhrwert: Das oberste Lagerhaus bringt am meisten.
column = Spalte eines Landes
    .does = Ein Lagerhaus hier bringt Punkte, wenn dieses Land dran ist; das oberste bringt am meisten. Es kommt auf den obersten freien Platz zum Preis, der dort steht, eines je Spieler. Später darf es in eine andere Spalte.

## My board

thalers = Taler
    .does = Geld aus Verkäufen. Während der Runde darfst du beliebig viele haben, an ihrem Ende höchstens { $limit }.
pool = Lagerhäuser im Vorrat
    .does = Diese kannst du jetzt bauen. Andere warten auf deine erste Schleuse, auf Grafschaft Mark oder auf der Rundenleiste.
coming = Lagerhäuser, die noch kommen
    .does = Sie kommen in deinen Vorrat mit deiner ersten Schleuse, mit dem Plättchen Grafschaft Mark oder in einer späteren Runde.
debt = Schulden
    .does = Jeder Kredit legt ein Lagerhaus hierher und gibt dir { $loan } Taler. In Phase 6 kostet das Zurückzahlen { $repay }; jede Schuld am Ende kostet { $debt } Punkte.
chosen = Option dieser Runde
    .does = Die Sonderoption, die für diese Runde gewählt wurde.
development = Entwicklung
    .does = Jeder Verkauf legt einen Stein in den Bereich seiner Kohle und seines Käufers. Steine bringen Fortschrittsplättchen; ist ein Bereich voll, gibt es dafür einen Taler mehr.
progress = Fortschrittsplättchen
    .does = Rechte und Geschenke, die du mit Kombinationen von Steinen verdienst. Die Zeichen darauf sind die nötigen Steine; blasse fehlen dir noch.
marker-lock = Schleusenbau
    .does = Einmal je Runde darfst du anstelle eines Hindernisses eine Schleuse bauen.
marker-supply = Nachschub
    .does = Du darfst die Sonderoption Nachschub wählen: Ein Würfel auf einer Kohleniederlage gewinnt zwei Augen.
marker-essen_warehouse = Lagerhaus Essen
    .does = Einmal je Runde darfst du ein Lagerhaus in Kettwig, Werden oder Steele bauen.
marker-wage = Lohn
    .does = Du darfst die Sonderoption Lohn wählen, wenn sie in dieser Runde niemand hat: Du bekommst zwei Taler.
marker-port = Hafen Ruhrort
    .does = Einmal je Runde darfst du ein Lagerhaus im Ausfuhrbereich bauen.
marker-coal_depot = Kohlendepot
    .does = Einmal je Runde darfst du ein Lagerhaus in einem Kohlendepot bauen.
marker-mark = Grafschaft Mark
    .does = Ab jetzt darfst du weiße Kohle fahren, und sofort kommen zwei Lagerhäuser in deinen Vorrat.
marker-mark_warehouse = Lagerhaus Mark
    .does = Einmal je Runde darfst du ein Lagerhaus in Hattingen, Blankenstein oder Witten bauen.
marker-coal_hauler = Kohleschlepper
    .does = Einmal im Spiel gewinnt ein Würfel auf einer Kohleniederlage drei Augen, in deinem Schritt von Phase 3 oder 4.
marker-hauling_action = Treidelaktion
    .does = Einmal im Spiel nimmst du eine Treideloption ohne ihre Gebühr.
marker-inn = Gasthaus
    .does = Einmal im Spiel: Taler oder Punkte nach Wahl. Unbenutzte Gasthäuser zählen am Ende.
marker-warehouse = Lagerhaus
    .does = Einmal im Spiel ein billiges Lagerhaus in einer Stadt oder im Hafen. In Mülheim baut man nur so.
marker-ruhraake = Ruhraake
    .does = Punkte am Ende, und doppelt so viele, wenn deine Aake dann in Ruhrort liegt.
marker-mayor = Bürgermeister
    .does = Am Ende ein Punkt je Taler, wenn du keine Schulden hast.
marker-ruhrtalbahn = Ruhrtalbahn
    .does = Am Ende ein Punkt je Lagerhaus von dir in Städten.
warehouses-built = Gebaute Lagerhäuser
    .does = Wo dieser Spieler Lagerhäuser hat. In Städten bringen sie bei jedem Verkauf dort einen Taler, im Hafen bei der Ausfuhr Punkte.
