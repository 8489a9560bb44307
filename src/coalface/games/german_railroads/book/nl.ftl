# Het boek van German Railroads: kort, in eigen woorden. Getallen van voorbeelden komen uit de engine.

overview-goal = Lijnen die telkens weer betalen
    .text = Op je eigen bord groeien drie lijnen en een industrie. Na elke ronde telt alles wat je hebt gebouwd opnieuw, dus wat je vroeg doet, betaalt vaak uit. Na de laatste ronde winnen de meeste punten.
overview-worker = Arbeiders naar het gezamenlijke bord
    .text = In je beurt zet je arbeiders op één vrij veld en doe je wat het zegt; dan is het bezet tot de ronde voorbij is. Een munt kan een arbeider vervangen. Alleen het veld voor één zwarte of grijze stap is nooit bezet.
overview-tracks = Sporen leggen
    .text = Een stap brengt één spoor één veld verder. Zwart gaat voorop en levert niets op, maar op de hoofdlijn maakt het betere kleuren vrij: grijs, bruin, naturel, wit. Elke kleur blijft achter de vorige. Hoe beter de kleur op een veld, hoe meer het telt.
overview-locomotives = Locomotieven bouwen
    .text = Sporen tellen maar zo ver als je locomotieven rijden: het bereik van een lijn is de som van hun nummers. Je krijgt altijd het laagste nummer dat er nog is; wie wacht, krijgt misschien een grotere. Een vervangen locomotief gaat naar een andere lijn.
overview-industry = Fabrieken en industrie
    .text = Een omgedraaide locomotief is een fabriek: ze vult een gat in je industriebaan. Industriestappen brengen je fiche verder; een fabriek die het bereikt, werkt één keer, en waar het fiche staat, levert het elke ronde punten op.
overview-engineers = Ingenieurs
    .text = Eén ingenieur per ronde kan voor een munt worden aangenomen. Vanaf dan is hij een veld voor jou alleen, en wie aan het einde de meeste heeft, krijgt veel punten. De andere op de strook dienen iedereen één keer.
overview-scoring = De waardering van een ronde
    .text = Elke lijn telt veld voor veld, zo ver als het bereik gaat, met de beste kleur daar: grijs 1, bruin 2, naturel 4, wit 7. Verdubbelaars verdubbelen de eerste velden van de hoofdlijn. Dan komen sterren en industrie. Het begint met weinig punten en eindigt met veel.
overview-specials = Wat langs de lijn ligt
    .text = Langs de lijnen wachten bijzondere velden: nieuwe arbeiders, seinen voor meer stappen, sterren, verdubbeling, en vraagtekens, waarvoor je een van je fiches gebruikt. De meeste vragen een zwart of grijs spoor, sommige een locomotief die ze bereikt.
overview-round = Het einde van een ronde
    .text = Wie niets meer heeft, past; hoe later je in de volgorde bent, hoe meer punten dat oplevert. Heeft iedereen gepast, dan wordt er geteld, komen de arbeiders thuis en schuiven de ingenieurs één op. Wie de eerste plaats heeft genomen, begint de volgende ronde.
overview-end = Het einde van het spel
    .text = Na de laatste waardering worden de eindbonuskaarten getoond en geteld. De meeste ingenieurs leveren 40 punten op, de op één na meeste 20. Dan winnen de meeste punten.
overview-modules = Rusland, Kolen en Emil
    .text = Op de Russische borden, waar de lessen beginnen, is elke lijn al compleet; op de Duitse borden hierboven houdt een station een lijn tegen tot je haar verlengt. Kolen brengt gieterijen en stokers, en Emil is een tegenstander voor één speler. Elk heeft een eigen korte les.

example-scoring = Drie lijnen, drie sommen
    .text = Hoofdlijn: Rosa heeft grijs op { $main_gray ->
        [one] één veld
       *[other] { $main_gray } velden
    } en daarboven { $main_doublers ->
        [one] een verdubbelaar
       *[other] { $main_doublers } verdubbelaars
    }: { $main } punten. Tweede lijn: een bereik van { $second_reach } dekt alle { $second_gray } grijze velden: { $second } punten. Derde lijn: zwart staat op { $third_black }, maar het bereik is { $third_reach }; grijs gaat tot { $third_gray } en levert { $third } punten op, en de sterren binnen bereik nog { $stars }, die niets verdubbelt.
example-extension = Bij een station
    .text = Anna’s zwarte spoor staat op veld { $from } van de lijn uit Nürnberg-Fürth. Met een stap naar veld { $to } bereikt het het station Würzburg. Ze moet meteen een uitbreiding kiezen; haar eerste veld is het station zelf, dus krijgt ze direct wat dat veld toont.
