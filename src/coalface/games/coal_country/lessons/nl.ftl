# De lessen van Coal Country: één gedachte tegelijk, in korte zinnen.

cc-lesson-first = De eerste ronde
cc-lesson-first-about = Kolen delven, verkopen en verder graven: je speelt één ronde, stap voor stap, en kunt daarna doorspelen.

cc-lesson-first-chapter-goal = Waar het om gaat
cc-lesson-first-welcome = Welkom! Je leidt een kleine kolenmijn met een dorp ervoor. Je delft kolen, verkoopt ze en steekt het geld in een grotere mijn. Wie na zes ronden het meeste geld heeft, wint.
cc-lesson-first-mine = Dit is de ingang, je eerste tegel. De drie blokjes erop zijn hout, water en stroom. Een tegel met alle drie geeft elke ronde vanzelf kolen, zoveel als een opzichter van 1 er zou delven: deze geeft er 2.
cc-lesson-first-foremen = Dit zijn je negen opzichters. Het getal is hun invloed, van 0 tot 4. Je stuurt ze elke ronde op pad en daarna komen ze allemaal terug. Loon krijgen ze niet.

cc-lesson-first-chapter-placing = In het geheim plaatsen
cc-lesson-first-place-mine = Iedereen plaatst tegelijk, gedekt. De getallen ziet niemand tot ze worden gebruikt. Kies een 4 en zet hem op je ingang: een 4 delft daar 5 kolen.
cc-lesson-first-place-mine-weaker = Deze opzichter zou minder delven. Hoe meer invloed, hoe meer kolen: stuur een 4.
cc-lesson-first-place-mine-first = Die plaats komt later. Stuur eerst een 4 naar je ingang.
cc-lesson-first-not-yet = Nog niet: je opzichters hebben deze ronde nog meer te doen.
cc-lesson-first-place-broker = Verkopen doe je bij de kolenmakelaars. Ieder mag er één opzichter heen sturen, en in ronde 1 moet het. Stuur een 3: voor een 3 of een 4 is de prijs $ 1 hoger.
cc-lesson-first-place-broker-other = Verkopen kan hij ook, maar hier willen we een 3: die verkoopt laat en voor $ 1 meer.
cc-lesson-first-place-north = De lege vakken naast je mijn zijn voor nieuwe tegels. Zet een 2 op het vak boven de ingang. Hij krijgt straks een vergunning voor grootte 2 zonder te betalen.
cc-lesson-first-place-east = Nog een tegel: zet een 3 op het vak rechts van de ingang.
cc-lesson-first-place-market = Nieuwe tegels hebben hout, water en stroom nodig, van de voorzieningenmarkt: zoveel blokjes als de opzichter invloed heeft. Twee opzichters in tandem tellen samen om eerder te kopen; hoeveel blokjes bepaalt alleen de sterkste. Stuur je andere 4 alleen.
cc-lesson-first-place-market-pair = De twee verbonden plaatsen zijn voor een paar opzichters. Nu is één genoeg: neem een losse plaats.
cc-lesson-first-place-construction = Het bouwbedrijf verkoopt gebouwen voor je dorp. Stuur een 2. Koop je straks toch niets, dan kost dat niets.
cc-lesson-first-place-refuse = Wie kolen delft, laat afval achter. Zet een 1 op je afvalhoop: hij brengt één blokje weg.
cc-lesson-first-commit = Er zijn een 0 en een 1 over. Voor opzichters in de hand betaal je hun invloed in heffingen, maar in ronde 1 heeft nog niemand geld. Rond het plaatsen af.
cc-lesson-first-commit-more = Voor hem is er deze ronde niets nuttigs meer. Rond het plaatsen af.

cc-lesson-first-chapter-selling = Kolen en hun prijs
cc-lesson-first-mined = Ook Rosa is klaar. Nu komen de gebieden aan de beurt, van 1 tot 7. Je dorp is leeg, dus de mijnen beginnen: je tegel gaf vanzelf 2 kolen, je 4 dolf er 5. Dat is 7, en één blokje afval: elke opzichter die delft laat er een achter, kolen die vanzelf komen geen.
cc-lesson-first-price = Rosa heeft ook 7 kolen, dus er liggen er 14 in de gezamenlijke voorraad. Kolen kosten $ 10, en $ 1 minder voor elk tiental in de voorraad. De prijs is nu $ 9.
cc-lesson-first-rosa-sells = Bij de makelaars verkoopt de laagste invloed eerst. Rosa stuurde een 2: ze verkoopt 7 kolen voor $ 9 per stuk en heeft $ 63.
cc-lesson-first-sell = Haar kolen zijn uit de voorraad, dus de prijs is weer $ 10, en je 3 doet er $ 1 bij. Verkoop alles: wat overblijft, gaat aan het eind van de ronde verloren.
cc-lesson-first-sell-less = Je mag minder verkopen. Maar wat overblijft, gaat verloren: verkoop alle 7.
cc-lesson-first-sold = $ 77! Dit spoor toont je inkomsten. Het bepaalt ook je heffing: hoe meer inkomsten, hoe duurder. In het begin was die $ 5, nu $ 8. Alle kosten tellen in heffingen.

cc-lesson-first-chapter-permits = Een grotere mijn
cc-lesson-first-permit = Nu nieuwe tegels, de hoogste inkomsten eerst: jij. Je 2 staat naast een tegel met alle drie de blokjes. Daarom is elke grootte tot zijn invloed gratis; elke grootte meer kost een aanmoediging van 2 heffingen. Kies grootte 2.
cc-lesson-first-lay = Je trok een rechte tunnel. Leg hem zo dat hij op de tunnel van de ingang aansluit. Alleen wat met de ingang verbonden is, kan worden ontgonnen.
cc-lesson-first-lay-turned = Zo sluit hij niet aan op de ingang. Draai hem: zijn tunnel moet van boven naar beneden lopen.
cc-lesson-first-rosa-digs = Ook Rosa heeft een opzichter naast haar mijn. Ze neemt een tegel van grootte 3.
cc-lesson-first-permit-three = Je 3 staat alleen naast de ingang, en die heeft al zijn blokjes. Neem grootte 3, weer gratis.
cc-lesson-first-permit-four = Grootte 4 is één meer dan zijn invloed: dat kost een aanmoediging van 2 heffingen, $ 16. Neem grootte 3.
cc-lesson-first-permit-smaller = Ook dat is gratis. Maar grotere tegels geven meer kolen: neem grootte 3.
cc-lesson-first-permit-decline = Een opzichter die geen tegel neemt, kost heffingen. Neem grootte 3, die is gratis.
cc-lesson-first-lay-tee = Deze tegel heeft drie tunnels. Leg hem zo dat er één op de ingang aansluit en er geen naar beneden loopt, naar het dorp.
cc-lesson-first-lay-tee-other = Beter zo: één tunnel naar links, naar de ingang, en de dichte kant naar beneden.
cc-lesson-first-tunnels = Twee van zijn tunnels lopen nergens heen. Onthoud ze: aan het eind van het spel kost elke onvoltooide tunnel 2 heffingen.

cc-lesson-first-chapter-utilities = Hout, water, stroom
cc-lesson-first-take = Op de voorzieningenmarkt koopt de hoogste invloed eerst: jij. Een blokje kost nu 2 heffingen, voor jou $ 16. Wie hier niets koopt of bij de makelaars niets verkoopt, betaalt zijn invloed in heffingen. Koop er van elke soort één.
cc-lesson-first-take-none = Een opzichter die niets koopt, kost heffingen. Koop er van elke soort één.
cc-lesson-first-take-other = Een tegel heeft van elke soort één blokje nodig. Koop er precies één van elk.
cc-lesson-first-install = Meteen na een aankoop mag je van elke soort één blokje op je tegels leggen. Leg het hout op de tegel boven de ingang.
cc-lesson-first-install-water = Nu het water, op dezelfde tegel.
cc-lesson-first-install-power = En de stroom, op dezelfde tegel.
cc-lesson-first-install-other = Leg alle drie op dezelfde tegel, die boven de ingang: met één of twee blokjes geeft een tegel vanzelf niets.
cc-lesson-first-install-stop = Het blokje zou naar je opslag gaan. Leg het meteen op de tegel boven de ingang.
cc-lesson-first-supplied = Deze tegel is voorzien. Vanaf de volgende ronde geeft hij vanzelf 2 kolen. Waar een blokje ontbreekt, delft een opzichter maar de helft. Blokjes in je opslag legt later een opzichter die je daar plaatst.
cc-lesson-first-rosa-supplies = Rosa koopt drie blokjes voor haar nieuwe tegel. Bij het bouwbedrijf is haar 4 eerst, maar ze heeft weinig geld over en koopt niets.

cc-lesson-first-chapter-village = Het dorp
cc-lesson-first-build = Nu jij: de hoogste invloed heeft eerst gekozen. De school kost 1 heffing, $ 8; een 3 of 4 zou 1 minder betalen, een 0 of 1 betaalt 1 meer. Elk gebouw scheelt aan het eind 2 heffingen. Wat je overbouwt, werkt niet meer en laat afval achter. Koop de school.
cc-lesson-first-build-stop = Je hoeft niet te kopen. Maar een gebouw voor $ 8 is voordelig: neem de school.
cc-lesson-first-clear = Tot slot je opzichter op de afvalhoop. Haal het blokje weg: aan het eind van het spel kost elk blokje een heffing.
cc-lesson-first-clear-none = Een opzichter die niets verplaatst, kost heffingen. Haal het blokje weg.

cc-lesson-first-chapter-inspection = Verslagen en inspectie
cc-lesson-first-round-over = Dat was een hele ronde. Alle opzichters zijn terug, er zijn nieuwe blokjes en gebouwen. Voor elke ronde worden vier marktblokjes getrokken: met meer groen dan rood worden kolen, blokjes en aanmoedigingen duurder, met meer rood goedkoper.
cc-lesson-first-shed = Een van de nieuwe gebouwen is een kolenschuur. Wie die heeft, mag aan het eind van een ronde hoogstens 5 onverkochte kolen bewaren en later voor een betere prijs verkopen. Wie er geen heeft, verliest alle onverkochte kolen.
cc-lesson-first-report = Na de ronden 2, 4 en 6 komt er een verslag: je inkomsten worden gelijk aan het geld dat je echt hebt. Wie veel heeft uitgegeven, heeft daarna lagere heffingen.
cc-lesson-first-inspection = Na de laatste ronde komt de inspecteur. Je betaalt 1 heffing voor elk ontbrekend blokje op een tegel, 1 voor elk blokje afval, 2 voor elke onvoltooide tunnel. Opgeslagen blokjes geven 1 terug, gebouwen 2.
cc-lesson-first-inspection-mine = Vandaag zouden dat 9 heffingen zijn: op deze tegel ontbreken 3 blokjes, 4 tunnels zijn onvoltooid, één ervan bij de ingang, en de school telt 2 in jouw voordeel.
cc-lesson-first-repair = Begin met de tunnel links van de ingang. Een tegel van grootte 1 heeft één tunnel en sluit hem af. Zet een 1 op het vak links van de ingang: voor hem is grootte 1 gratis.
cc-lesson-first-repair-other = Voor grootte 1 is een invloed van 1 genoeg. Bewaar de anderen voor belangrijker werk.
cc-lesson-first-repair-first = Ook een goed idee, maar stuur eerst een 1 naar het vak links van de ingang.
cc-lesson-first-play-on = Rosa heeft geplaatst en wacht. Vanaf hier speel je zelf: plaats de rest, verkoop je kolen en houd de inspectie in het oog. Veel geluk!

## De begeleiding: de fase in woorden, en wat men hier doet

cc-coach-place = Plaats opzichters in het geheim, rond dan af.
cc-coach-place-why = Men begint met een 4 op een tegel met al zijn blokjes en een opzichter bij de makelaars, liefst een 3. Dan tegels en blokjes voor de volgende ronde. Opzichters in de hand kosten hun invloed in heffingen, een 0 kost niets.
cc-coach-swap = Dorpswinkel: ruil opgeslagen blokjes.
cc-coach-swap-why = Men ruilt wat men dubbel heeft voor de soort die een tegel nog mist.
cc-coach-church = De kerk helpt een van je mijnwerkers.
cc-coach-church-why = Ze geeft erbij wat een 1 daar zou delven. Men kiest de tegel die een 1 het meeste geeft.
cc-coach-sell = Kolenmakelaars: verkoop je kolen.
cc-coach-sell-why = Wat overblijft, gaat verloren, tenzij je een kolenschuur hebt. Men verkoopt dus alles. Dat verhoogt de inkomsten en daarmee je heffing.
cc-coach-side = Je inkomstenmarker komt op een andere: erboven of eronder?
cc-coach-side-why = Eronder blijft je heffing vaak lager. Erboven ben je bij de vergunningen eerder aan de beurt.
cc-coach-permit = Vergunningen: kies de grootte van een nieuwe tegel.
cc-coach-permit-why = Tot de invloed van de opzichter is een grootte gratis, als alle tegels naast zijn vak hun blokjes hebben. Grote geven meer kolen en laten meer tunnels open. Een opzichter zonder tegel kost heffingen.
cc-coach-lay = Leg de getrokken tegel.
cc-coach-lay-why = Eén tunnel moet op je mijn aansluiten, anders geeft de tegel niets. De andere draait men naar eigen tegels en geen naar het dorp: open tunnels kosten aan het eind heffingen.
cc-coach-take = Voorzieningenmarkt: koop blokjes.
cc-coach-take-why = Vanzelf werkt een tegel alleen met één blokje van elke soort. Men koopt wat één tegel compleet maakt, liever dan iets voor elke tegel.
cc-coach-install = Leg blokjes op je tegels.
cc-coach-install-why = Men maakt één tegel compleet voor men aan een andere begint, eerst die met de meeste kolen.
cc-coach-build = Bouwbedrijf: koop een gebouw, of geen.
cc-coach-build-why = Elk gebouw scheelt aan het eind twee heffingen, en vroege helpen vele ronden. Niet kopen kost niets.
cc-coach-clear = Afvalhoop: haal blokjes weg.
cc-coach-clear-why = Elk blokje kost aan het eind een heffing, dus haalt men er zoveel weg als de opzichter kan.
cc-coach-keep = Kolenschuur: bewaar kolen voor de volgende ronde.
cc-coach-keep-why = Bewaarde kolen drukken ook in de volgende ronde de prijs, voor iedereen. Men bewaart ze als de prijs nu slecht is.
cc-coach-stop = Hier is niets meer te doen.
cc-coach-stop-why = Rond af, dan komt het volgende gebied.
