"""Every move of Seams."""

from typing import Annotated

from coalface.core.catalogue import Move
from tests.plugins.seams import rules
from tests.plugins.seams.generated import pending
from tests.plugins.seams.state import CARD_NAMES


class Roll(Move, kind="roll", answers=(pending.ROLL,), do=rules.roll):
    """Chance: the die."""

    value: Annotated[int, range(1, 7)]


class Bid(
    Move,
    kind="bid",
    picks=("card:{card}",),
    answers=(pending.BID,),
    can=rules.can_bid,
    do=rules.bid,
):
    """Lay a card face down."""

    card: Annotated[str, CARD_NAMES]


MOVES = (Roll, Bid)
