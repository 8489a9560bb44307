"""What is decided in Coal Baron, by players and by chance, with the arguments of each decision.

`pending.py`, made from this page, has a number and functions for each of them.
"""

from coalface.core.decisions import Decision, chance_decision, decision
from coalface.core.fields import Choice, Number
from coalface.games.coal_baron import names

CARDS = Number(0, len(names.CARD_NAMES))
MANY = Number(0, 99)
PILE = Choice(names.PILE_NAMES)

DECISIONS: tuple[Decision, ...] = (
    chance_decision("deal-tiles", next_space=Number(0, len(names.FACTORY_SPACE_NAMES))),
    chance_decision("deal-first"),
    chance_decision("deal-draft", to_deal=CARDS),
    decision("draft", drafted=CARDS),
    chance_decision("deal-display"),
    decision("turn"),
    decision("mining", steps=MANY),
    decision("pair", cubes_left=Number(0, 2), card=Choice(names.CARD_NAMES)),
    decision("shortage", carts=MANY, level=Choice(names.COLOUR_NAMES)),
    decision("look", pile=PILE, to_look_at=MANY),
    decision("keep", pile=PILE),
    decision("end", pile=PILE),
    decision("return", pile=PILE, end=Choice(names.END_NAMES)),
    chance_decision("refill", pile=PILE, space=Number(0, len(names.FACTORY_SPACE_NAMES) - 1)),
)
