# Het boek van Coal Country: kort, in eigen woorden. Getallen van voorbeelden komen uit de engine.

overview-goal = Een mijn, een dorp, een markt
    .text = Je leidt een mijnmaatschappij. Je mijn groeit tegel voor tegel, ervoor staat je dorp, en iedereen verkoopt op dezelfde markt. Er zijn geen punten: na de laatste ronde en de inspectie wint wie het meeste geld heeft.
overview-placing = Opzichters uitsturen
    .text = Iedereen heeft negen opzichters met invloed 0 tot 4. Allen plaatsen tegelijk, met verborgen getallen: op tegels van de mijn, bij de makelaars, op vakken naast de mijn, op de markten. Wie in je hand blijft, kost heffingen. Daarna komt het ene gebied na het andere aan de beurt, en daar tonen de opzichters hun getal.
overview-mining = Delven
    .text = Een opzichter op een tegel delft wat ze voor zijn invloed toont. Een tegel met hout, water en stroom geeft ook vanzelf wat kolen; ontbreekt er iets, dan delft haar opzichter maar de helft. Alleen tegels die met de ingang verbonden zijn tellen, en elke opzichter die gedolven heeft laat afval achter.
overview-selling = Verkopen
    .text = Hoe meer kolen er in de gezamenlijke voorraad liggen, hoe lager de prijs. De zwakste verkoper is het eerst. Elke verkoop maakt de voorraad leger, dus wie kan wachten, krijgt vaak meer. Opzichters met 3 of 4 krijgen $ 1 meer per stuk, die met 0 of 1 krijgen $ 1 minder.
overview-permits = Verder graven
    .text = Een opzichter naast je mijn haalt een nieuwe tegel. Hebben de buren alle drie de voorzieningen, dan zijn getallen tot zijn invloed gratis. Wat daarboven ligt, kost aanmoedigingen, en naast een tegel zonder voorzieningen kost alles.
overview-utilities = Tegels voorzien
    .text = Op de voorzieningenmarkt koopt de sterkste het eerst: zoveel blokjes hout, water en stroom als zijn invloed. Meteen mag je van elke soort één op je tegels leggen; de rest gaat naar je opslag.
overview-building = Bouwen en opruimen
    .text = Dan worden gebouwen voor je dorp gekocht, de sterkste het eerst. Elk kan iets, en elk stemt de inspecteur mild. Ten slotte ruimen opzichters afval op en brengen blokjes uit de opslag aan.
overview-fees = Geld en heffingen
    .text = Alle kosten tellen in heffingen, en wat een heffing jou kost, hangt af van je inkomsten: hoe meer je verkocht hebt, hoe duurder alles wordt. Geld komt dus van kolen voor een goede prijs, en van niets verspillen: ook opzichters die niets doen kosten heffingen.
overview-round = Van ronde tot ronde
    .text = Kolen die niemand verkocht, gaan verloren. Nieuwe marktblokjes laten de prijzen stijgen of dalen; één van de vier ken je vooraf. In elke tweede ronde zet een verslag je inkomsten op het geld dat je echt hebt, en daarmee ook je heffing.
overview-inspection = De inspectie
    .text = Na de laatste ronde komt de inspecteur. Ontbrekende voorzieningen en afval kosten elk 1 heffing, onvoltooide tunnels 2. Opgeslagen blokjes geven 1 terug, gebouwen 2. Dan wint wie het meeste geld heeft.

example-price = Wie wacht, verkoopt duurder
    .text = Er liggen { $stock } kolen in de voorraad, dus de marktprijs is $ { $first }. Rosa stuurde een { $rosa }, de zwakste verkoper, en is het eerst: ze verdient $ { $rosa_earned }. Haar kolen gaan uit de voorraad, de prijs stijgt, en Anna’s sterkere opzichter krijgt een dollar meer per stuk: evenveel kolen leveren haar $ { $anna_earned } op.
example-permit = Dezelfde tegel, twee prijzen
    .text = Een aanmoediging is { $incentive } heffingen, en een heffing kost Anna $ { $fee }. Links van de ingang zijn alle buren voorzien: daar neemt een opzichter met invloed twee een tegel met getal twee voor { $free } heffingen en een met getal drie voor { $cheap }. Rechts zou hij naast een tegel zonder voorzieningen staan: daar kost hetzelfde getal drie { $dear } heffingen.
example-inspection = Wat de inspecteur nu zou zeggen
    .text = Ontbrekende voorzieningen kosten Anna { $missing } heffingen, afval { $refuse }, onvoltooide tunnels { $tunnels }. Haar gebouw telt { $buildings }. Dat maakt { $fees } heffingen van $ { $fee }: $ { $dollars }.
