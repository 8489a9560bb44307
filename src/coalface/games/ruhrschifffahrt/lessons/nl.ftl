# De lessen van Ruhrschifffahrt: één gedachte tegelijk, in korte zinnen.

rs-lesson-first = De eerste vaarten
rs-lesson-first-about = Kolen de Ruhr af varen, sluizen en een pakhuis bouwen, verkopen in de haven: je speelt vier ronden, stap voor stap, en kunt daarna doorspelen.

rs-lesson-first-chapter-trip = Een vaart en een verkoop
rs-lesson-first-welcome = Welkom aan boord! Je vaart met je aak kolen de Ruhr af en verkoopt ze. Het geld betaalt sluizen en pakhuizen, en die leveren punten op. Na twaalf ronden winnen de meeste punten.
rs-lesson-first-river = Dit is de Ruhr. Ze stroomt van het graafschap Mark bovenaan naar de haven van Ruhrort. Erlangs liggen opslagplaatsen met kolen, en wie ze koopt: steden en nijverheid (smederijen, hamermolens, geweerfabrieken). Daartussen liggen hindernissen.
rs-lesson-first-dice = Kolen zijn een dobbelsteen. Die wordt nooit gegooid: zijn ogen zeggen hoe goed de kolen zijn. Deze heeft 4 ogen. Voorlopig mag je alleen zwarte kolen vervoeren.
rs-lesson-first-demand = Elke ronde wordt er een fiche uit de zak getrokken. Dit is vraag: op elke smederij ligt een daalder. Wie er het eerst verkoopt, krijgt die erbij.
rs-lesson-first-option = Eerst kies je een optie. Met een loods zou je zo ver kunnen varen als je wilt. Nu heb je er geen nodig: kies geen optie.
rs-lesson-first-option-pilot = Een loods is handig, en gratis. Maar laten we eerst een gewone vaart maken: kies geen optie.
rs-lesson-first-start = Nu de opslagplaats waar je aak vertrekt. Zonder loods heeft elke één doel, twee plaatsen stroomafwaarts: wijs er een aan, en de rivier toont de vaart. Neem die met 4 ogen, Gewalt: hij leidt naar een smederij.
rs-lesson-first-start-other = Ook een goede vaart. Maar de dobbelsteen met 4 ogen bij Gewalt leidt naar een smederij, waar een daalder ligt.
rs-lesson-first-rosa-starts = Rosa heeft een opslagplaats nodig waar geen aak ligt. Ze neemt de volgende stroomafwaarts.
rs-lesson-first-sell = Wie het verst stroomopwaarts is, handelt het eerst: jij. Onderweg ligt een hindernis, dus je kolen verliezen 1 oog, één keer per vaart. Verkoop ze bij de smederij van Rellinghausen.
rs-lesson-first-sold = Er zijn 3 ogen over. 1 ervan werd hier een steentje: je hebt zwarte kolen aan nijverheid verkocht. De andere 2 werden daalders, en de daalder op de smederij is ook van jou.
rs-lesson-first-rosa-sells = Rosa verkoopt bij een hamermolen. Dan begint de tweede ronde met een nieuw fiche.

rs-lesson-first-chapter-progress = Vooruitgang
rs-lesson-first-order = In elke fase is eerst wie het verst stroomopwaarts is. Dat ben jij. Een startplaats stroomafwaarts is gratis; terug stroomopwaarts kost geld.
rs-lesson-first-progress = Dit zijn je vooruitgangsfiches: rechten die je met steentjes verdient. Sluizenbouw vraagt één verkoop van zwarte kolen aan nijverheid en één aan een stad. De stad ontbreekt nog.
rs-lesson-first-city = Nu verkoop je dus aan een stad. Daarvoor is een gewone vaart genoeg: kies geen optie.
rs-lesson-first-city-option = Dat heb je voor ons plan niet nodig. Kies geen optie.
rs-lesson-first-city-start = Van de opslagplaats Pörtingssiepen leidt de vaart naar de stad Werden. Vertrek daar.
rs-lesson-first-city-start-other = Van daar kom je niet in Werden. Vertrek in Pörtingssiepen.
rs-lesson-first-rosa-pilot = Rosa neemt een loods: haar aak mag overal stroomafwaarts verkopen. In een ronde met hoog of laag water zijn er geen loodsen.
rs-lesson-first-city-sell = Je kolen hebben 3 ogen en komen weer langs een hindernis. Verkoop ze in Werden.
rs-lesson-first-rosa-mulheim = Rosa vaart langs Saarn en verkoopt in Mülheim.

rs-lesson-first-chapter-locks = Sluizen
rs-lesson-first-earned = Nijverheid en een stad: je hebt de sluizenbouw verdiend. Zo'n zwart fiche blijft van jou, en je mag het elke ronde één keer gebruiken. Witte gelden één keer per spel, en er zijn er maar weinig.
rs-lesson-first-lock = Een sluis neemt een hindernis weg, voor iedereen en voorgoed. Ze kost 2 daalders en levert 2 punten op, in de Mark 3. Bouw de sluis van Horst: je volgende vaart komt erlangs.
rs-lesson-first-lock-other = Ook daar mag je bouwen. Maar je volgende vaart komt langs Horst: bouw die.
rs-lesson-first-lock-done = Je hebt 4 daalders, en sluizen leveren punten op. Bouw de sluis van Horst.
rs-lesson-first-second = Met twee spelers is in de ronden 2 tot en met 5 een tweede sluis gratis bij de eerste. Bouw er een in de Mark, ver stroomopwaarts, voor 3 punten. Witten bijvoorbeeld.
rs-lesson-first-second-other = Een sluis in de Mark levert 3 punten op in plaats van 2. Neem Witten.
rs-lesson-first-second-one = Hij kost nu niets: neem een tweede sluis, in de Mark.
rs-lesson-first-bag = 5 punten! Met je eerste sluis kreeg je ook twee pakhuizen die je later kunt bouwen. De hindernissen gaan in de zak en worden getrokken als vraag of hoogwater.
rs-lesson-first-rosa-locks = Ook Rosa heeft de sluizenbouw verdiend. Ze bouwt twee sluizen bij de haven.

rs-lesson-first-chapter-loan = Een lening
rs-lesson-first-levy = Het rondespoor brengt gebeurtenissen. In ronde 3 betaalt iedereen 1 daalder of 1 punt. Jij beslist: betaal de daalder.
rs-lesson-first-levy-vp = Punten winnen het spel. Houd ze voorlopig en betaal de daalder.
rs-lesson-first-track = Verkochte kolen komen terug. Ze schuiven op deze vervoersweg van vak naar vak en gaan dan weer naar een opslagplaats. In het onderste vak ligt de dobbelsteen die je het eerst hebt verkocht.
rs-lesson-first-haul = Stroomopwaarts zijn er geen zwarte kolen meer. Paarden kunnen je aak met die dobbelsteen naar een lege opslagplaats slepen: kies slepen en vervoer. Dat kost 2 daalders, en je hebt er 1.
rs-lesson-first-haul-other = We willen stroomopwaarts met de dobbelsteen van de vervoersweg: kies slepen en vervoer.
rs-lesson-first-borrowed = Je hebt geleend: een van je pakhuizen ging naar een schuldvak, en je kreeg 2 daalders. Kies nu Eiberg, ver stroomopwaarts. Van daar gaat de vaart naar Steele.
rs-lesson-first-borrowed-other = Ook daarheen kan de dobbelsteen. Maar van Eiberg kom je langs je eigen sluis van Horst: kies Eiberg.
rs-lesson-first-rosa-port = Rosa neemt weer een loods. Ze wil naar de haven van Ruhrort, en die bereikt niemand zonder loods.
rs-lesson-first-steele = Verkoop je kolen in Steele. Je komt langs Horst, maar de sluis is gebouwd: je verliest geen oog.

rs-lesson-first-chapter-warehouses = Pakhuizen
rs-lesson-first-marker = De tweede stad bracht je het volgende fiche: pakhuis Essen. Je mag nu in Steele, Werden of Kettwig een pakhuis bouwen, één keer per ronde.
rs-lesson-first-warehouse = Je hebt 3 daalders. Een pakhuis in Steele kost 3, levert 2 punten op, en 1 daalder telkens als iemand er verkoopt. Of betaal de lening terug, voor 3; aan het eind kost elke lening 2 punten. Kies.
rs-lesson-first-warehouse-city = Ook een goede plek. Bouw hier in Steele, of betaal de lening terug.
rs-lesson-first-warehouse-lock = Nog een sluis zou ook punten opleveren. Maar probeer iets nieuws: een pakhuis in Steele, of de lening.
rs-lesson-first-warehouse-done = Je hebt 3 daalders: bouw in Steele, of betaal de lening terug.

rs-lesson-first-chapter-port = De haven en de uitvoer
rs-lesson-first-rosa-builds = Rosa bouwt een pakhuis in de haven. In ronde 4 wordt de vervoersweg korter, dus gaat de oudste dobbelsteen naar een opslagplaats.
rs-lesson-first-pilot = Nu verkoop je zelf in de haven. Zonder loods komt niemand daar, en hij is gratis: kies de loods.
rs-lesson-first-pilot-other = Zonder loods leidt geen enkele vaart naar de haven, en voor een duurdere optie heb je geen daalders. Kies de loods.
rs-lesson-first-port-start = Met een loods mag je overal stroomafwaarts vertrekken. Neem de kolen met 3 ogen: vertrek bij Pauline.
rs-lesson-first-port-start-other = Die kolen hebben maar 2 ogen. Vertrek bij Pauline, daar zijn het er 3.
rs-lesson-first-rosa-hauls = Rosa's aak ligt in de haven, en daaronder zijn geen kolen. Ze moet zich stroomopwaarts laten slepen en neemt daarvoor een lening.
rs-lesson-first-port-sell = Met een loods staan alle kopers stroomafwaarts voor je open. Vaar ze allemaal voorbij en verkoop in de haven van Ruhrort.
rs-lesson-first-port-sell-other = Die verkoop zou ook kunnen. Maar nu gaan we uitvoeren: verkoop in Ruhrort.
rs-lesson-first-port-sold = Een hindernis heeft 1 oog gekost, er waren er nog 2: 1 werd je steentje voor de haven, het andere 1 daalder. De haven betaalt altijd 1 daalder meer, dus je hebt er 2.
rs-lesson-first-export = Je verkoop heeft het uitvoerfiche 1 plaats verder gezet; kolen vanaf 4 ogen zetten het 2 verder. Vanaf ronde 4 noemt elke ronde een land: elk pakhuis in die kolom levert de waarde onder het fiche op, bovenaan 1 meer, onderaan 1 minder. Daarna gaat het fiche terug.
rs-lesson-first-white = Hier boven in de Mark liggen witte kolen. Nog mag niemand ze vervoeren: deze opslagplaatsen zijn voor jou gesloten.
rs-lesson-first-white-marker = Het fiche Graafschap Mark opent ze: twee verkopen van zwarte kolen aan nijverheid en twee aan steden. Jij mist alleen nog één verkoop aan nijverheid. Met witte kolen verdien je de fiches die geen zwarte brengt.
rs-lesson-first-end = Na ronde 12 leveren pakhuizen in alle drie de steden van Essen of de Mark, in alle vier de kolendepots, en de meeste in een depot punten op. Elke schuld kost 2 punten.
rs-lesson-first-play-on = Rosa verkoopt in Saarn. Je verkoop in de haven heeft twee fiches opgeleverd: loon, en haven Ruhrort, waarmee je daar mag bouwen. Vanaf hier speel je zelf, en met je 2 daalders kun je een sluis bouwen. Goede vaart!

## De begeleiding: de fase in woorden, en wat men hier doet

rs-coach-levy = Een heffing: een daalder of een punt.
rs-coach-levy-why = Daalders zijn in het begin schaars, punten win je met een sluis gemakkelijk terug. Wie geen punten heeft, betaalt met daalders.
rs-coach-gift = Een geschenk: een daalder of een punt.
rs-coach-gift-why = Men neemt de daalder als hij deze ronde iets betaalt, anders het punt.
rs-coach-remove = Een dobbelsteen gaat uit het spel.
rs-coach-remove-why = Men verwijdert er een die anderen meer helpt dan henzelf.
rs-coach-option = Kies een optie of geen; dan waar je aak vertrekt.
rs-coach-option-why = Kijk welke steentjes je voor het volgende fiche mist, zoek de plaats daarvoor, dan de optie die je er brengt. Zonder optie leidt elke opslagplaats naar één plaats, twee verder; een loods vaart overal stroomafwaarts heen.
rs-coach-coal = Kolen voor de opslagplaatsen.
rs-coach-coal-why = Men legt ze waar de eigen aak vertrekt, of straks vertrekt.
rs-coach-start = Kies de opslagplaats waar je aak vertrekt.
rs-coach-start-why = Een goede dobbelsteen levert meer daalders op, maar de plaats van verkoop het steentje. Wijs een opslagplaats aan om de hele vaart te zien.
rs-coach-sell = Vervoer je kolen en verkoop ze.
rs-coach-sell-why = Men let op daalders van de vraag en op het steentje dat een fiche compleet maakt. Ruhrort betaalt altijd een daalder meer.
rs-coach-return = Een dobbelsteen komt terug: kies zijn opslagplaats.
rs-coach-return-why = Jij bent eerst, dus kies jij. Men legt hem waar men er volgende ronde zelf bij kan en anderen niet.
rs-coach-second = Een tweede sluis, gratis bij de eerste.
rs-coach-second-why = Ook die levert punten op, dus neemt men haar, in de Mark voor drie punten.
rs-coach-buy = Aankopen: sluizen, pakhuizen, leningen.
rs-coach-buy-why = Pakhuizen in steden leveren een daalder op telkens als iemand er verkoopt, in de haven punten bij de uitvoer. Elk zwart fiche werkt één keer per ronde. Meer dan tien daalders houd je niet.
rs-coach-white = Een wit fiche kan worden gebruikt.
rs-coach-white-why = Het werkt één keer per spel. Men gebruikt het als het iets beslist, of aan het eind.
