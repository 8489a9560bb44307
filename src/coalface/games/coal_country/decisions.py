"""What is decided in Coal Country, by players and by chance, with the arguments of each decision.

`pending.py`, made from this page, has a number and functions for each of them.
"""

from coalface.core.decisions import Decision, chance_decision, decision
from coalface.core.fields import Choice, Number, Subset
from coalface.games.coal_country import ids, names

MANY = Number(0, 999)
INFLUENCE = Number(0, 9)
PERMIT = Number(1, int(ids.NUMBERS))
CELL = Choice(names.CELL_NAMES)

DECISIONS: tuple[Decision, ...] = (
    chance_decision("order", drawn=Number(0, int(ids.MAX_SEATS))),
    chance_decision("cube", shown=Number(0, int(ids.CALENDAR))),
    chance_decision("building", to_deal=MANY),
    chance_decision("turn-up", stack=PERMIT),
    decision("tile", cell=CELL, number=PERMIT),
    decision("place"),
    decision("next"),
    decision("swap", swaps=INFLUENCE),
    decision("bless"),
    decision("sell", influence=INFLUENCE, penalty=MANY),
    decision("side", target=Number(0, 999_999)),
    decision("permit"),
    decision("lay", cell=CELL, kind=Number(0, int(ids.MAX_KINDS) - 1)),
    decision("take", limit=MANY, penalty=MANY),
    decision("install", types=Subset(names.TYPE_NAMES)),
    decision("build", influence=INFLUENCE, purchases=MANY),
    decision("clear", limit=MANY, penalty=MANY),
    decision("store", limit=MANY, penalty=MANY, moved=Number(0, 1)),
    decision("keep", limit=MANY),
)
