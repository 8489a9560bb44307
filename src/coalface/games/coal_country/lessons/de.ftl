# Die Lektionen von Coal Country: ein Gedanke nach dem anderen, in kurzen Sätzen.

cc-lesson-first = Die erste Runde
cc-lesson-first-about = Kohle fördern, verkaufen und weitergraben: Du spielst eine Runde, Schritt für Schritt, und kannst dann weiterspielen.

cc-lesson-first-chapter-goal = Worum es geht
cc-lesson-first-welcome = Willkommen! Du leitest eine kleine Mine mit einem Dorf davor. Du förderst Kohle, verkaufst sie und gibst das Geld für eine größere Mine aus. Wer nach sechs Runden am meisten Geld hat, gewinnt.
cc-lesson-first-mine = Das ist der Eingang, dein erstes Plättchen. Die drei Würfel darauf sind Holz, Wasser und Strom. Ein Plättchen mit allen dreien gibt in jeder Runde von selbst Kohle, so viel, wie ein Steiger mit 1 dort fördern würde: dieses hier 2.
cc-lesson-first-foremen = Das sind deine neun Steiger. Die Zahl ist ihr Einfluss, von 0 bis 4. Du schickst sie in jeder Runde aus, und danach kommen alle zurück. Lohn bekommen sie nicht.

cc-lesson-first-chapter-placing = Verdeckt einsetzen
cc-lesson-first-place-mine = Alle setzen gleichzeitig ein, verdeckt. Die Zahlen sieht niemand, bis sie gebraucht werden. Wähle eine 4 und setze sie auf deinen Eingang: Eine 4 fördert dort 5 Kohle.
cc-lesson-first-place-mine-weaker = Dieser Steiger würde weniger fördern. Je mehr Einfluss, desto mehr Kohle: Schicke eine 4.
cc-lesson-first-place-mine-first = Dieses Feld kommt später. Schicke zuerst eine 4 auf deinen Eingang.
cc-lesson-first-not-yet = Noch nicht: Deine Steiger haben in dieser Runde noch mehr zu tun.
cc-lesson-first-place-broker = Verkauft wird bei den Kohlenmaklern. Jeder darf einen Steiger hinschicken, in Runde 1 muss er es. Schicke eine 3: Für eine 3 oder 4 ist der Preis 1 $ besser.
cc-lesson-first-place-broker-other = Verkaufen könnte er auch, aber hier wollen wir eine 3: Sie verkauft spät und für 1 $ mehr.
cc-lesson-first-place-north = Die leeren Felder neben deiner Mine sind für neue Plättchen. Setze eine 2 auf das Feld über dem Eingang. Er bekommt dann die Genehmigung für Größe 2, ohne zu zahlen.
cc-lesson-first-place-east = Noch ein Plättchen: Setze eine 3 auf das Feld rechts vom Eingang.
cc-lesson-first-place-market = Neue Plättchen brauchen Holz, Wasser und Strom vom Versorgungsmarkt: so viele Würfel, wie der Steiger Einfluss hat. Zwei Steiger im Tandem zählen zusammen, um früher zu kaufen; wie viele Würfel, sagt nur der stärkere. Schicke deine andere 4 allein.
cc-lesson-first-place-market-pair = Die zwei verbundenen Felder sind für ein Paar von Steigern. Jetzt genügt einer: Nimm ein einzelnes Feld.
cc-lesson-first-place-construction = Das Bauunternehmen verkauft Gebäude für dein Dorf. Schicke eine 2. Wenn du dann doch nicht kaufst, kostet das nichts.
cc-lesson-first-place-refuse = Wer Kohle fördert, hinterlässt Abraum. Setze eine 1 auf deine Abraumhalde: Er trägt einen Würfel davon weg.
cc-lesson-first-commit = Eine 0 und eine 1 sind übrig. Für Steiger auf der Hand zahlst du ihren Einfluss in Gebühren, aber in Runde 1 hat noch niemand Geld. Beende das Einsetzen.
cc-lesson-first-commit-more = Für ihn gibt es in dieser Runde nichts Nützliches mehr. Beende das Einsetzen.

cc-lesson-first-chapter-selling = Kohle und ihr Preis
cc-lesson-first-mined = Auch Rosa ist fertig. Nun kommen die Bereiche an die Reihe, von 1 bis 7. Dein Dorf ist leer, also beginnen die Minen: Dein Plättchen gab von selbst 2 Kohle, deine 4 förderte 5. Das macht 7, und einen Würfel Abraum: Jeder Steiger, der fördert, hinterlässt einen, Kohle von selbst keinen.
cc-lesson-first-price = Rosa hat ebenfalls 7 Kohle, also liegen 14 im gemeinsamen Vorrat. Kohle kostet 10 $, und 1 $ weniger für je zehn Stück im Vorrat. Der Preis jetzt: 9 $.
cc-lesson-first-rosa-sells = Bei den Maklern verkauft der niedrigste Einfluss zuerst. Rosa hat eine 2 geschickt: Sie verkauft 7 Kohle zu je 9 $ und hat 63 $.
cc-lesson-first-sell = Ihre Kohle ist aus dem Vorrat, also gilt wieder 10 $, und deine 3 bringt 1 $ mehr. Verkaufe alles: Was übrig bleibt, verfällt am Ende der Runde.
cc-lesson-first-sell-less = Du darfst weniger verkaufen. Aber was übrig bleibt, verfällt am Ende der Runde: Verkaufe alle 7.
cc-lesson-first-sold = 77 $! Diese Leiste zeigt, was du eingenommen hast. Sie bestimmt auch deine Gebühr: Je mehr Einnahmen, desto teurer. Am Anfang waren es 5 $, jetzt sind es 8 $. Alle Kosten zählen in Gebühren.

cc-lesson-first-chapter-permits = Eine größere Mine
cc-lesson-first-permit = Nun neue Plättchen, die höchsten Einnahmen zuerst: du. Deine 2 steht neben einem Plättchen mit allen drei Würfeln. Darum ist jede Größe bis zu ihrem Einfluss frei; jede weitere kostet einen Anreiz von 2 Gebühren. Wähle Größe 2.
cc-lesson-first-lay = Du hast einen geraden Stollen gezogen. Lege ihn so, dass er auf den Stollen des Eingangs trifft. Nur was mit dem Eingang verbunden ist, kann abgebaut werden.
cc-lesson-first-lay-turned = So trifft er nicht auf den Eingang. Drehe ihn: Sein Stollen muss von oben nach unten laufen.
cc-lesson-first-rosa-digs = Auch Rosa hat einen Steiger neben ihrer Mine. Sie nimmt ein Plättchen der Größe 3.
cc-lesson-first-permit-three = Deine 3 steht nur neben dem Eingang, und der hat alle Würfel. Nimm Größe 3, wieder umsonst.
cc-lesson-first-permit-four = Größe 4 ist eins mehr als sein Einfluss: Das kostet einen Anreiz von 2 Gebühren, also 16 $. Nimm Größe 3.
cc-lesson-first-permit-smaller = Auch das wäre frei. Aber größere Plättchen geben mehr Kohle: Nimm Größe 3.
cc-lesson-first-permit-decline = Ein Steiger, der kein Plättchen nimmt, kostet Gebühren. Nimm Größe 3, sie ist frei.
cc-lesson-first-lay-tee = Dieses Plättchen hat drei Stollen. Lege es so, dass einer auf den Eingang trifft und keiner nach unten zum Dorf läuft.
cc-lesson-first-lay-tee-other = Besser so: ein Stollen nach links zum Eingang, die geschlossene Seite nach unten.
cc-lesson-first-tunnels = Zwei seiner Stollen enden im Nichts. Merke sie dir: Am Ende des Spiels kostet jeder unfertige Stollen 2 Gebühren.

cc-lesson-first-chapter-utilities = Holz, Wasser, Strom
cc-lesson-first-take = Am Versorgungsmarkt kauft der höchste Einfluss zuerst: du. Ein Würfel kostet jetzt 2 Gebühren, für dich 16 $. Wer hier nichts kauft oder bei den Maklern nichts verkauft, zahlt seinen Einfluss in Gebühren. Kaufe von jeder Art einen.
cc-lesson-first-take-none = Ein Steiger, der nichts kauft, kostet Gebühren. Kaufe von jeder Art einen.
cc-lesson-first-take-other = Ein Plättchen braucht von jeder Art einen Würfel. Kaufe genau einen von jeder.
cc-lesson-first-install = Gleich nach einem Kauf darfst du von jeder Art einen Würfel auf deine Plättchen legen. Lege das Holz auf das Plättchen über dem Eingang.
cc-lesson-first-install-water = Nun das Wasser, auf dasselbe Plättchen.
cc-lesson-first-install-power = Und den Strom, auf dasselbe Plättchen.
cc-lesson-first-install-other = Lege alle drei auf dasselbe Plättchen, das über dem Eingang: Mit einem oder zwei Würfeln gibt ein Plättchen von selbst nichts.
cc-lesson-first-install-stop = Der Würfel käme in dein Lager. Lege ihn gleich auf das Plättchen über dem Eingang.
cc-lesson-first-supplied = Dieses Plättchen ist versorgt. Ab der nächsten Runde gibt es von selbst 2 Kohle. Wo ein Würfel fehlt, fördert ein Steiger nur die Hälfte. Würfel, die im Lager bleiben, legt später ein Steiger, den du dorthin setzt.
cc-lesson-first-rosa-supplies = Rosa kauft drei Würfel für ihr neues Plättchen. Beim Bauunternehmen ist ihre 4 zuerst dran, aber sie hat wenig Geld übrig und kauft nichts.

cc-lesson-first-chapter-village = Das Dorf
cc-lesson-first-build = Jetzt du: Der höchste Einfluss hat zuerst gewählt. Die Schule kostet 1 Gebühr, 8 $; eine 3 oder 4 zahlte 1 weniger, eine 0 oder 1 zahlt 1 mehr. Jedes Gebäude spart am Ende 2 Gebühren. Was du überbaust, wirkt nicht mehr und hinterlässt Abraum. Kaufe die Schule.
cc-lesson-first-build-stop = Du musst nicht kaufen. Aber ein Gebäude für 8 $ lohnt sich: Nimm die Schule.
cc-lesson-first-clear = Zuletzt dein Steiger auf der Abraumhalde. Entferne den Würfel: Am Ende des Spiels kostet jeder eine Gebühr.
cc-lesson-first-clear-none = Ein Steiger, der nichts bewegt, kostet Gebühren. Entferne den Würfel.

cc-lesson-first-chapter-inspection = Berichte und Inspektion
cc-lesson-first-round-over = Das war eine ganze Runde. Alle Steiger sind zurück, neue Würfel und Gebäude sind da. Für jede Runde werden vier Marktwürfel gezogen: Bei mehr grünen als roten werden Kohle, Würfel und Anreize teurer, bei mehr roten billiger.
cc-lesson-first-shed = Eines der neuen Gebäude ist ein Kohlenschuppen. Wer ihn hat, darf am Ende einer Runde bis zu 5 unverkaufte Kohle behalten und später zu einem besseren Preis verkaufen. Wer keinen hat, verliert alle unverkaufte Kohle.
cc-lesson-first-report = Nach den Runden 2, 4 und 6 kommt ein Bericht: Deine Einnahmen werden auf das Geld gesetzt, das du wirklich hast. Wer viel ausgegeben hat, zahlt danach niedrigere Gebühren.
cc-lesson-first-inspection = Nach der letzten Runde kommt der Inspektor. Du zahlst 1 Gebühr für jeden fehlenden Würfel auf einem Plättchen, 1 für jeden Abraum, 2 für jeden unfertigen Stollen. Gelagerte Würfel bringen 1 zurück, Gebäude 2.
cc-lesson-first-inspection-mine = Heute wären das 9 Gebühren: Auf diesem Plättchen fehlen 3 Würfel, 4 Stollen sind unfertig, einer davon am Eingang, und die Schule zählt 2 zu deinen Gunsten.
cc-lesson-first-repair = Beginne mit dem Stollen links vom Eingang. Ein Plättchen der Größe 1 hat einen Stollen und schließt ihn ab. Setze eine 1 auf das Feld links vom Eingang: Für ihn ist Größe 1 frei.
cc-lesson-first-repair-other = Für Größe 1 genügt ein Einfluss von 1. Hebe die anderen für Wichtigeres auf.
cc-lesson-first-repair-first = Auch eine gute Idee, aber schicke zuerst eine 1 auf das Feld links vom Eingang.
cc-lesson-first-play-on = Rosa hat eingesetzt und wartet. Von hier an spielst du allein: Setze die übrigen ein, verkaufe deine Kohle und behalte die Inspektion im Auge. Viel Glück!

## Die Begleitung: die Phase in Worten, und was man hier tut

cc-coach-place = Setze Steiger verdeckt ein, dann beende.
cc-coach-place-why = Man beginnt mit einer 4 in einem versorgten Plättchen und einem Steiger bei den Maklern, möglichst einer 3. Dann kommen Plättchen und Würfel für die nächste Runde. Steiger auf der Hand kosten ihren Einfluss in Gebühren, eine 0 kostet nichts.
cc-coach-swap = Dorfladen: Tausche gelagerte Würfel.
cc-coach-swap-why = Man tauscht, was man doppelt hat, gegen die Art, die einem Plättchen noch fehlt.
cc-coach-church = Die Kirche hilft einem deiner Bergleute.
cc-coach-church-why = Sie gibt dazu, was eine 1 dort fördern würde. Man wählt das Plättchen, das einer 1 am meisten gibt.
cc-coach-sell = Kohlenmakler: Verkaufe deine Kohle.
cc-coach-sell-why = Was übrig bleibt, verfällt, außer du hast einen Kohlenschuppen. Also verkauft man alles. Das erhöht die Einnahmen und damit deine Gebühr.
cc-coach-side = Dein Einnahmenmarker trifft einen anderen: darüber oder darunter?
cc-coach-side-why = Darunter bleibt die Gebühr oft niedriger. Darüber bist du bei den Genehmigungen früher dran.
cc-coach-permit = Genehmigungen: Wähle die Größe eines neuen Plättchens.
cc-coach-permit-why = Bis zum Einfluss des Steigers ist eine Größe frei, wenn alle Plättchen neben seinem Feld versorgt sind. Große geben mehr Kohle und lassen mehr Stollen offen. Ein Steiger ohne Plättchen kostet Gebühren.
cc-coach-lay = Lege das gezogene Plättchen.
cc-coach-lay-why = Ein Stollen muss auf deine Mine treffen, sonst gibt das Plättchen nichts. Die anderen dreht man zu eigenen Plättchen und keinen nach unten zum Dorf: Offene Stollen kosten am Ende Gebühren.
cc-coach-take = Versorgungsmarkt: Kaufe Würfel.
cc-coach-take-why = Von selbst arbeitet ein Plättchen nur mit einem Würfel jeder Art. Man kauft, was ein Plättchen vollständig macht, statt für jedes etwas.
cc-coach-install = Lege Würfel auf deine Plättchen.
cc-coach-install-why = Man vervollständigt ein Plättchen, bevor man ein anderes beginnt, zuerst das mit der meisten Kohle.
cc-coach-build = Bauunternehmen: Kaufe ein Gebäude, oder keines.
cc-coach-build-why = Jedes Gebäude spart am Ende zwei Gebühren, und frühe helfen viele Runden lang. Nicht zu kaufen kostet nichts.
cc-coach-clear = Abraumhalde: Entferne Würfel.
cc-coach-clear-why = Jeder Würfel kostet am Ende eine Gebühr, also entfernt man so viele, wie der Steiger kann.
cc-coach-keep = Kohlenschuppen: Hebe Kohle für die nächste Runde auf.
cc-coach-keep-why = Gelagerte Kohle drückt auch in der nächsten Runde den Preis, für alle. Man hebt sie auf, wenn der Preis jetzt schlecht ist.
cc-coach-stop = Hier ist nichts mehr zu tun.
cc-coach-stop-why = Beende es, dann kommt der nächste Bereich.
