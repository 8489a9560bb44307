# De rondleiding door Ruhrschifffahrt in het Nederlands.

rs-tour-goal-title = Ruhrschifffahrt
rs-tour-goal = Je vervoert kolen de Ruhr af en verkoopt ze. Elke verkoop brengt vooruitgangsfiches dichterbij; daarmee bouw je sluizen en pakhuizen, en die scoren. Twaalf rondes.
rs-tour-asking-title = Wat er gevraagd wordt
rs-tour-asking = Deze regel zegt wie aan de beurt is en wat er gevraagd wordt. Wat je mag kiezen, licht op; { $touch ->
    [yes] tik erop
   *[no] wijs het aan
} en je leest wat het kost en waarheen het leidt.
rs-tour-turn-title = Rondes en fasen
rs-tour-turn = Elke ronde heeft dezelfde fasen: gebeurtenis, een fiche uit de zak, optie en startplaats, verkoop, vooruitgang, aankopen, uitvoer. Het spoor toont wat elke ronde brengt.
rs-tour-river-title = De rivier
rs-tour-river = Van bovenstrooms omlaag naar de haven. In opslagplaatsen liggen dobbelstenen met kolen; begin bij een die je mag vervoeren, waar geen andere aak ligt. Stroomafwaarts is gratis; stroomopwaarts vraagt paarden.
rs-tour-options-title = Speciale opties
rs-tour-options = Bij je startplaats mag je één optie nemen: een loods om overal stroomafwaarts te verkopen, slepen om stroomopwaarts te gaan, vervoer om een dobbelsteen terug te brengen. Sommige kosten daalders.
rs-tour-sale-title = De verkoop
rs-tour-sale = Zonder loods verkoopt de aak twee plaatsen stroomafwaarts. Hindernissen passeren kost de dobbelsteen 1 oog. Je krijgt één daalder minder dan de ogen, plus de vraag die daar ligt.
rs-tour-area-title = Wat een verkoop achterlaat
rs-tour-area = Elke verkoop legt een fiche in het vak van je bord voor deze kolen en deze koper. Combinaties van fiches leveren vooruitgangsfiches op, die je houdt.
rs-tour-progress-title = Vooruitgang
rs-tour-progress = Zwarte fiches zijn van jezelf en staan dingen toe: sluizen, pakhuizen, witte kolen. Van de witte zijn er weinig; ze werken één keer en gaan naar wie eerst is.
rs-tour-purchases-title = Aankopen
rs-tour-purchases = In fase 6 geef je daalders uit: een sluis brengt 2 of 3 punten, een pakhuis in een stad, een depot of de haven 2. Met een pakhuis in een stad krijg je bij elke verkoop daar 1 daalder.
rs-tour-export-title = Uitvoer
rs-tour-export = Vanaf ronde 4 noemt elke ronde een land. Pakhuizen in zijn kolom van de haven scoren de uitvoerwaarde, de eerste plaats 1 meer, de derde 1 minder.
rs-tour-others-title = De speelvolgorde
rs-tour-others = Wie het verst stroomopwaarts ligt, begint. De anderen houden hier hun plaats, en elke kaart zegt wie geweest is en wie na jou komt.
rs-tour-hint-title = Ongedaan maken en hint
rs-tour-hint = Wat je deed, kun je terugnemen, vrij zolang niemand er iets van heeft geleerd. De hint zegt wat de sterkste computerspeler zou doen.
rs-tour-log-title = Wat er gebeurd is
rs-tour-log = Elke zet staat hier, met de regel één klik verder. Wat sinds je laatste beurt veranderde, is op het bord gemerkt en kan vanuit de regel bovenaan opnieuw getoond worden.
rs-tour-menu-title = Dat is alles
rs-tour-menu = In het menu vind je de regels, de tekstweergave, en deze rondleiding opnieuw. Glück auf!
