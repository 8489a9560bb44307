# Das Buch zu Ruhrschifffahrt: kurz, in eigenen Worten. Zahlen der Beispiele kommen aus der Engine.

overview-goal = Kohle die Ruhr hinab
    .text = Du fährst mit deiner Aake Kohle die Ruhr hinab und verkaufst sie an Betriebe, Städte und im Hafen. Vom Erlös baust du Schleusen und Lagerhäuser, und die bringen Punkte. Nach zwölf Runden gewinnen die meisten Punkte.
overview-marker = Was die Runde bringt
    .text = Eine Runde beginnt mit ihrem Ereignis und einem Plättchen aus dem Beutel. Nachfrage legt einen Taler zu manchen Käufern: Wer dort zuerst verkauft, nimmt ihn. Hoch- oder Niedrigwasser sperrt für diese Runde die Lotsen. In jeder Phase handelt zuerst, wer am weitesten flussaufwärts liegt.
overview-option = Option und Start
    .text = Wähle eine Option oder keine, und eine Kohleniederlage, an der deine Aake lädt. Flussabwärts ist frei; flussaufwärts müssen dich Pferde treideln, gegen Gebühr. Mit einem Lotsen verkaufst du überall flussabwärts, Transport holt einen Würfel von der Bahn zurück, und so fort.
overview-sale = Fahren und verkaufen
    .text = Ein Würfel ist Kohle, seine Augen sind ihre Güte. Ohne Lotsen fährst du zum Ziel der Kohleniederlage, zwei Felder flussabwärts. Kommst du an einem Hindernis vorbei, verliert der Würfel ein Auge, einmal je Fahrt. Für den Verkauf legst du einen Stein auf dein Tableau und nimmst einen Taler weniger, als der Würfel Augen hat. Dann kommt er auf die Transportbahn.
overview-progress = Fortschritt
    .text = Steine zeigen, was du an wen verkauft hast. Bestimmte Kombinationen bringen Fortschrittsplättchen: das Recht, Schleusen oder Lagerhäuser zu bauen, weiße Kohle zu fahren, Lohn zu nehmen. Schwarze gehören dir allein, von den weißen gibt es zu wenige für alle.
overview-purchases = Bauen
    .text = Jedes Recht gilt einmal je Runde. Eine Schleuse nimmt ein Hindernis weg, für alle und für immer. Lagerhäuser stehen in Städten, wo dir dann jeder Verkauf einen Taler bringt, in Kohlendepots oder im Hafen.
overview-points = Punkte und Ausfuhr
    .text = Eine Schleuse bringt 2 Punkte, in der Mark 3, ein Lagerhaus 2. Ab Runde 4 nennt jede Runde ein Land: Lagerhäuser in seiner Spalte des Hafens bringen den Ausfuhrwert, oben etwas mehr, unten weniger. Verkäufe im Hafen heben den Wert, die Wertung senkt ihn.
overview-time = Zwölf Runden
    .text = Die Rundenleiste bringt Abgaben und Geschenke, neue Lagerhäuser und teurere Schleusen. Verkaufte Kohle kommt auf der Transportbahn zurück, und die wird kürzer, wenn aus Wegen Schienen werden. Kein Geld? Ein Kredit kostet dich ein Lagerhaus, bis du ihn zurückzahlst.
overview-end = Das Ende
    .text = Nach Runde 12 zählen Lagerhäuser in vielen Städten oder in allen Kohlendepots, und die Mehrheit in einem Depot. Auch manche weißen Plättchen bringen Punkte. Jede Schuld kostet 2. Dann gewinnen die meisten Punkte.

example-sale = Eine Fahrt an einem Hindernis vorbei
    .text = Der Würfel an der Kohleniederlage zeigt { $pips } Augen. Unterwegs liegt ein Hindernis, also bleiben { $left }. { $token ->
        [one] Eines davon wird ein Stein
       *[other] { $token } davon werden Steine
    } auf Annas Tableau, der Rest sind Taler; und an der Schmiede { $lay ->
        [one] lag ein Taler
       *[other] lagen { $lay } Taler
    } Nachfrage. Zusammen nimmt sie { $thaler } Taler.
example-export = Rechtzeitig gebaut
    .text = In dieser Runde sind die Niederlande genannt, und der Ausfuhrwert ist { $value }. Rosa baut gerade rechtzeitig in ihrer Spalte. Ihr Lagerhaus steht oben, wo es etwas mehr bringt: { $points } Punkte. Dann geht der Marker für ihr Lagerhaus um eins zurück, auf den Wert { $now }.
