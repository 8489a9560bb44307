# De lessen van Coal Baron: één gedachte tegelijk, in korte zinnen.

cb-lesson-first = De eerste shift
cb-lesson-first-about = Kolen delven, bestellingen vullen, punten halen: je speelt stap voor stap één shift en kunt daarna verder spelen.

cb-lesson-first-chapter-goal = Waar het om gaat
cb-lesson-first-welcome = Welkom in je mijn! Klanten bestellen kolen. Jij graaft er tunnels naartoe, haalt ze naar boven en levert ze af. Er zijn drie shifts. Wie na de derde de meeste punten heeft, wint.
cb-lesson-first-points = Punten komen uit twee bronnen. Elke bestelling die je aflevert, geeft meteen haar gedrukte punten. En na elke shift beloont deze klok wie van iets het meeste heeft afgeleverd.
cb-lesson-first-order = Dit zijn je bestellingen. De gekleurde plaatsen tonen welke kolen gewenst zijn. Het getal is de waarde van de bestelling. Het plaatje is het voertuig dat haar moet ophalen.
cb-lesson-first-draft = Vóór de eerste shift neemt iedereen drie bestellingen. Je hebt er twee, de derde kies je zelf. Neem de locomotiefbestelling: die wil 1 zwart blokje en is 5 punten waard.
cb-lesson-first-draft-other = Ook zwart, ook 5 punten. Maar neem hier de locomotief: je zult zien hoe je haar zwarte plaats kunt vullen.

cb-lesson-first-chapter-factory = Werkers en de fabriek
cb-lesson-first-turn = Voor deze shift heb je 18 werkers. In je beurt doe je precies één ding: je zet werkers op één vak van het bord, en de actie gebeurt meteen. Dan is Rosa aan de beurt.
cb-lesson-first-pit = Dit is je put. Hij heeft vier niveaus: van boven naar beneden gele, bruine, grijze en zwarte kolen. In de mijnkarren liggen je kolen. Je begint met één blokje van elke kleur.
cb-lesson-first-factory = Je vrachtwagenbestelling wil 2 gele, en je hebt er 1. Meer kolen komen alleen met nieuwe tunnels uit de fabriek. Zet een werker op de tegel met twee gele karren.
cb-lesson-first-factory-other = Die zou je kunnen kopen. Maar je vrachtwagenbestelling wil geel: neem de tegel met twee gele karren.
cb-lesson-first-factory-mining = Delven komt zo. Haal eerst meer gele kolen uit de fabriek.
cb-lesson-first-bought = De tegel ligt op je gele niveau, en beide karren zijn vol. Je hebt 2 Mark betaald. Een kar kost 1 Mark als hij geel is, 2 bij bruin, 3 bij grijs, 4 bij zwart. Karren worden alleen deze ene keer gevuld.
cb-lesson-first-sides = Tegels met lantaarns komen links, aan de heldere kant, de andere rechts. Aan het einde van het spel kost elke tegel die de ene kant meer heeft dan de andere je 2 punten.

cb-lesson-first-chapter-workers = Een bezet vak
cb-lesson-first-rosa-mines = Nu is Rosa aan de beurt. Kijk wat ze doet: ze zet een werker op het vak voor ontginning met 10 stappen.
cb-lesson-first-occupied = Op ontginning 10 staat de werker van Rosa. Een vak is daardoor nooit dicht. Het wordt alleen duurder: je hebt één werker meer nodig dan er staan.
cb-lesson-first-oust = Jij wilt ook 10 stappen. Zet er 2 werkers neer: die van Rosa gaat tot het einde van de shift naar de kantine, en dat schaadt haar niet.
cb-lesson-first-oust-six = Ontginning 6 is vrij en kost 1 werker. Maar 6 stappen zijn te weinig voor ons plan: neem ontginning 10, met 2 werkers.

cb-lesson-first-chapter-mining = Ontginning
cb-lesson-first-steps = Je hebt 10 werkstappen. Elk van deze dingen is één stap: de kooi naar een ander niveau brengen, een blokje laden, een blokje op een bestelling leggen. De volgorde bepaal je zelf.
cb-lesson-first-down = De kooi hangt in de schacht, aan de oppervlakte. Stuur haar naar het bruine niveau. Hoe ver ze ook gaat, het is één stap.
cb-lesson-first-down-other = De kooi mag daarheen. Maar je kruiwagenbestelling wil bruin: ga naar het bruine niveau.
cb-lesson-first-load = De kooi staat op het bruine niveau en kan dus uit bruine karren laden. Laad het bruine blokje.
cb-lesson-first-load-other = Eerst laden: het bruine blokje ligt vlak naast de kooi.
cb-lesson-first-up = Nu omhoog naar het gele niveau, op weg naar de oppervlakte.
cb-lesson-first-up-other = De kooi mag daarheen. Maar er ontbreken nog gele kolen: ga naar het gele niveau.
cb-lesson-first-load-yellow = Laad een geel blokje. Het maakt niet uit van welke kant van de schacht het komt.
cb-lesson-first-load-yellow-other = Nog niet: laad meer gele kolen nu je hier bent.
cb-lesson-first-load-more = De vrachtwagenbestelling wil er twee. Laad nog een geel blokje.
cb-lesson-first-load-third = In de kooi passen vijf blokjes. Neem ook het derde gele mee: het komt nog van pas.
cb-lesson-first-surface = 6 stappen zijn gezet, 4 blijven over. Breng de kooi naar de oppervlakte.
cb-lesson-first-surface-other = Alleen aan de oppervlakte komen blokjes uit de kooi. Ga helemaal naar boven.
cb-lesson-first-fill = Aan de oppervlakte gaan blokjes uit de kooi naar je bestellingen, elk op een plaats van zijn kleur. Kies het bruine blokje, dan de bruine plaats van de kruiwagenbestelling.
cb-lesson-first-fill-store = Je mag blokjes voor later opslaan. Maar dit is nu nodig: leg het bruine blokje op de kruiwagenbestelling.
cb-lesson-first-fill-pair = Dat mag, en daar komen we nog op. Leg eerst het bruine blokje op zijn bruine plaats.
cb-lesson-first-fill-yellow = Goed zo. Nu een geel blokje op de vrachtwagenbestelling.
cb-lesson-first-fill-last = En nog een, met je laatste stap.

cb-lesson-first-chapter-delivery = Aflevering
cb-lesson-first-filled = Twee bestellingen zijn vol. Ze zijn nog niets waard: punten krijg je pas als je ze aflevert. Er blijft een geel blokje in de kooi, dat daar wacht op de volgende keer.
cb-lesson-first-rosa-delivers = Ook Rosa heeft een bestelling gevuld. Ze levert die af met de koets.
cb-lesson-first-deliver = Jij bent aan de beurt. Open zijn alleen voertuigen waarvoor je een volle bestelling hebt. Zet een werker op het afleveringsvak met de vrachtwagen.
cb-lesson-first-deliver-other = Daarmee lever je de kruiwagenbestelling af. Die komt zo: begin met de vrachtwagen.
cb-lesson-first-delivered = 3 punten voor jou! Een aflevering neemt al je volle bestellingen van dat voertuig in één keer mee. De blokjes gaan terug naar de voorraad. De kaart blijft gedekt bij jou, voor de waardering van de shift.
cb-lesson-first-rosa-factory = Rosa gaat naar de fabriek. Ze koopt twee bruine karren voor 4 Mark.
cb-lesson-first-deliver-again = Lever nu de kruiwagenbestelling af. Je weet hoe het moet.

cb-lesson-first-chapter-pair = Twee voor één
cb-lesson-first-rosa-money = Rosa heeft geld nodig. Haar vak betaalt 6 Mark.
cb-lesson-first-pair = Je locomotiefbestelling wil zwart, en zwarte kolen liggen het diepst. Het kan ook anders: twee willekeurige blokjes mogen een plaats van elke kleur vullen. Dat kost twee stappen, één per blokje.
cb-lesson-first-pair-mine = Eén blokje ligt al in de kooi. Je hebt er nog één nodig. Zet een werker op ontginning 6, waar niemand staat.
cb-lesson-first-pair-ten = Op ontginning 10 staan twee werkers van jou, dus het zou er 3 kosten. Hier zijn 6 stappen genoeg: neem ontginning 6.
cb-lesson-first-pair-down = Breng de kooi naar het grijze niveau.
cb-lesson-first-pair-load = Laad het grijze blokje.
cb-lesson-first-pair-up = Weer omhoog naar de oppervlakte.
cb-lesson-first-pair-spot = Geen van beide blokjes is zwart. Kies “Twee blokjes voor één” en dan de zwarte plaats van de locomotiefbestelling.
cb-lesson-first-pair-pay = Kies het eerste blokje.
cb-lesson-first-pair-second = En het tweede.
cb-lesson-first-stop = De zwarte plaats is vol. Er is één stap over die je niet kunt gebruiken. Ongebruikte stappen vervallen: stop met ontginnen.
cb-lesson-first-rosa-order = Rosa neemt een nieuwe bestelling van het bord.
cb-lesson-first-deliver-engine = Lever de locomotiefbestelling af: 5 punten, al zit er geen zwarte steenkool in. Ze telt zelfs als zwart.

cb-lesson-first-chapter-money = Nieuwe bestellingen en geld
cb-lesson-first-rosa-money-again = Rosa haalt nog eens geld.
cb-lesson-first-new-order = Je hebt geen bestelling meer. Een werker op een bestellingsvak neemt de kaart eronder, en van de stapel komt een nieuwe. Neem een van de twee waar niemand staat.
cb-lesson-first-order-draw = Daar bekijk je in het geheim vijf kaarten van de stapel en mag je er een houden. Goed om te weten! Neem nu een kaart die open ligt.
cb-lesson-first-order-taken = Daar staat Rosa, dus deze kaart zou 2 werkers kosten. Neem een van de twee waar niemand staat.
cb-lesson-first-rosa-buys = Op een vak met een 5 bekijk je in het geheim vijf kaarten of tegels van de stapel en neem je er een of geen. De rest gaat terug, bovenop of onderop. Rosa koopt een gele tegel.
cb-lesson-first-money = Met geld koop je tunnels. Neem de 6 Mark: Rosa staat daar met 1 werker, dus het kost je er 2.
cb-lesson-first-money-bank = De bank is altijd open: 1 werker, 1 Mark, zo vaak je wilt. Dat is de laatste uitweg. Neem liever de 6 Mark.
cb-lesson-first-money-four = Dat kost ook 2 werkers en betaalt minder. Neem de 6 Mark.

cb-lesson-first-chapter-shift = Het einde van een shift
cb-lesson-first-play-on = Zo gaat het beurt na beurt door, tot niemand meer een werker heeft. De rest van de shift spelen wij voor je. Rosa levert ondertussen nog een bestelling af.
cb-lesson-first-no-pass = Rosa heeft geen werkers meer, jij hebt er een. Passen kan niet: wie een werker heeft, moet hem inzetten. Wie er geen heeft, wordt overgeslagen.
cb-lesson-first-last-worker = Stuur je laatste werker naar de bank. Die is altijd open en betaalt 1 Mark. Dan is de shift voorbij.

cb-lesson-first-chapter-scoring = Waardering
cb-lesson-first-scoring = De shift is voorbij, en de klok is gewaardeerd. Na de eerste shift vraagt ze vier keer: wie heeft de meeste gele kolen afgeleverd, de meeste bruine, grijze, zwarte? De plaatsen op afgeleverde bestellingen tellen.
cb-lesson-first-majority = Jij had de meeste gele (2 punten) en zwarte (5), Rosa de meeste bruine (3) en grijze (4). Met twee spelers scoort alleen de eerste; met meer krijgt ook de tweede iets. Bij gelijkstand scoren allen die gelijk staan.
cb-lesson-first-later-shifts = Na de tweede shift tellen ook de voertuigen: de meeste kolen met kruiwagen, koets, vrachtwagen, locomotief. Na de derde ook de lege karren in je put. Eerdere afleveringen tellen elke keer mee.
cb-lesson-first-next-shift = Alle werkers komen terug; kolen, geld en bestellingen blijven zoals ze zijn. Wie de meeste werkers in de fabriek heeft, begint de volgende shift. Dat was Rosa.
cb-lesson-first-final = Helemaal aan het einde: 1 punt voor 5 Mark, 1 punt voor 3 blokjes die je nog hebt, min 1 voor elke niet afgeleverde bestelling, min 2 voor elke tegel die één kant te veel heeft.
cb-lesson-first-end = Nu ken je de regels. Dit is een echt spel: shift twee begint, Rosa zet eerst, en daarna beslis je alleen. Stoppen kan altijd. Veel succes!

## De begeleider: de fase in woorden, en wat men hier doet

cb-coach-draft = Vóór de eerste shift: iedereen neemt drie bestellingen.
cb-coach-draft-why = Geliefd zijn bestellingen waarvan je de kolen al hebt: in je put wacht één blokje van elke kleur. Bestellingen met hetzelfde voertuig lever je samen af, met één werker.
cb-coach-place = Jouw beurt: zet werkers op één vak, en het gebeurt meteen.
cb-coach-place-why = De meeste beurten volgen een keten: een tunnel kopen met de kolen die je mist, ze delven, een bestelling vullen, afleveren. Doe de volgende stap van die keten. Een bezet vak kost één werker meer, dus kijk eerst naar vrije. Geld haal je als er verder niets te betalen valt.
cb-coach-pay = Twee voor één: kies welke blokjes je geeft.
cb-coach-pay-why = Men geeft de blokjes die geen andere eigen bestelling nodig heeft.
cb-coach-fill = Ontginning: breng blokjes uit de kooi naar je bestellingen.
cb-coach-fill-why = Een blokje op een plaats van zijn eigen kleur kost één stap. Vul eerst wat daarmee compleet wordt: alleen wat compleet is, kun je afleveren. Wat nergens past, mag tot de volgende keer in de kooi blijven.
cb-coach-mining = Ontginning: elke rit, elk blokje dat je laadt of lost is één stap.
cb-coach-mining-why = Een rit kost één stap, hoe ver ook. Daarom laadt men onderweg meerdere blokjes, de diepste eerst, en houdt men genoeg stappen over om boven te komen en te vullen.
cb-coach-shortage = Van deze kleur is de voorraad op.
cb-coach-shortage-why = Een ander blokje is beter dan geen: twee willekeurige vervangen elk blokje dat je mist. Een lege kar kan na de derde shift tellen.
cb-coach-keep-tile = Je bekijkt vijf tegels en mag er een kopen.
cb-coach-keep-tile-why = Men neemt de kleur die de eigen bestellingen nodig hebben, en let op de kant: aan het einde moeten helder en donker in balans zijn.
cb-coach-keep-order = Je bekijkt vijf bestellingen en mag er een houden.
cb-coach-keep-order-why = Een bestelling die je met je eigen kolen kunt vullen is meer waard dan een grote waarbij dat niet lukt. Wat aan het einde overblijft, kost een punt.
cb-coach-keep-none = Je bekijkt kaarten van een stapel.
cb-coach-keep-none-why = Je kunt er nu geen betalen. Leg ze terug; je weet nu wat er komt.
cb-coach-return = Leg de rest terug, bovenop of onderop.
cb-coach-return-why = Bovenop komt wat je gauw weer wilt zien, onderop wat de anderen niet moeten krijgen.
