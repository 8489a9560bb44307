"""What is decided in German Railroads, by players and by chance, with the arguments of each.

`pending.py`, made from this page, has a number and functions for each of them.
"""

from coalface.core.decisions import Decision, chance_decision, decision
from coalface.core.fields import Choice, Number, Seat
from coalface.games.german_railroads import names

SWITCH = Number(0, 1)
MANY = Number(0, 99)
TILE = Number(0, 63)

DECISIONS: tuple[Decision, ...] = (
    chance_decision("deal-engineers", dealt=MANY),
    chance_decision("deal-order", dealt=MANY),
    chance_decision("deal-foundries", to_show=MANY),
    decision("start-bonus", place=Number(0, 3)),
    decision("turn", placed=SWITCH, free=SWITCH),
    decision("hand", tile=TILE),
    decision("factory"),
    decision("replace", tile=TILE),
    decision("branch"),
    decision("extension", station=Choice(names.STATION_NAMES)),
    decision("marker"),
    decision("again", repeat=Choice(names.REPEAT_NAMES), side=Choice(names.SIDE_NAMES)),
    decision("boilerman"),
    chance_decision("draw-bonus", cards=MANY, for_seat=Seat()),
    decision("relocate", origin=Choice(names.SPACE_NAMES)),
    decision("keep", looked=SWITCH),
    chance_decision("emil"),
    chance_decision("refill", to_show=MANY),
)
