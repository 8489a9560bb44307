# De rondleiding door German Railroads in het Nederlands.

gr-tour-goal-title = German Railroads
gr-tour-goal = Je bouwt drie lijnen en een industrie. Ze scoren na elke ronde, telkens meer; na de laatste ronde winnen de meeste punten.
gr-tour-asking-title = Wat er gevraagd wordt
gr-tour-asking = Deze regel zegt wie aan de beurt is en wat er gevraagd wordt; stappen die je nog moet doen, staan hier. Wat je mag kiezen, licht op; { $touch ->
    [yes] tik erop
   *[no] wijs het aan
} en je leest wat het kost en oplevert.
gr-tour-spaces-title = Een beurt
gr-tour-spaces = Zet zoveel arbeiders op een vrij veld als het toont en doe wat het zegt. Het is dan bezet tot het einde van de ronde. Een munt mag een arbeider vervangen.
gr-tour-tracks-title = Sporen
gr-tour-tracks = Een stap schuift één kleur één veld op. Grijs blijft achter zwart, bruin achter grijs, enzovoort. Zwart op de hoofdlijn maakt de andere kleuren vrij.
gr-tour-reach-title = Locomotieven en bereik
gr-tour-reach = Een lijn scoort zo ver als haar locomotieven reiken: de som van hun nummers. Hoe beter de kleur van het spoor, hoe meer elk veld waard is.
gr-tour-works-title = Locomotieven en fabrieken
gr-tour-works = Een nieuwe locomotief is altijd de laagste van de voorraad. Omgedraaid is het een fabriek voor je industrie.
gr-tour-industry-title = Industrie
gr-tour-industry = Industriestappen zetten je fiche verder en scoren elke ronde. Een gat vraagt een fabriek; komt het fiche erop, dan werkt die één keer.
gr-tour-specials-title = Bijzondere velden
gr-tour-specials = Bereik ze met het spoor dat ze tonen, en soms ook met een locomotief: nieuwe arbeiders, seinen, ?-fiches, sterren, verdubbeling.
gr-tour-engineers-title = Ingenieurs
gr-tour-engineers = Lichte zijn velden voor iedereen. Voor een munt neem je die aan het eind in dienst, voorgoed. De meeste ingenieurs scoren aan het einde 40, de op een na meeste 20.
gr-tour-order-title = Beurtvolgorde
gr-tour-order = Een arbeider hier eist een plaats op voor de volgende ronde, en mag daarna nog naar een ander veld. Passen scoort naar je plaats: later is meer.
gr-tour-others-title = De anderen
gr-tour-others = Hun lijnen in het klein; open een kaart om alles te zien. Alleen eindbonuskaarten zijn verborgen.
gr-tour-hint-title = Ongedaan maken en hint
gr-tour-hint = Wat je deed, kun je terugnemen, vrij zolang niemand er iets van heeft geleerd. De hint zegt wat de sterkste computerspeler zou doen.
gr-tour-log-title = Wat er gebeurd is
gr-tour-log = Elke zet staat hier, met de regel één klik verder. Wat sinds je laatste beurt veranderde, is op het bord gemerkt en kan vanuit de regel bovenaan opnieuw getoond worden.
gr-tour-menu-title = Dat is alles
gr-tour-menu = In het menu vind je de regels, de tekstweergave, en deze rondleiding opnieuw. Glück auf!
