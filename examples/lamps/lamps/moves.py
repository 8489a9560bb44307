"""Every move of Lamps, with the rules behind it."""

from typing import Annotated

from coalface.core.catalogue import Move

from lamps import rules
from lamps.generated import pending
from lamps.state import LAMP_NAMES


class Draw(Move, kind="draw", answers=(pending.DEAL,), can=rules.can_draw, do=rules.deal):
    """Chance: a lamp out of the bag."""

    lamp: Annotated[str, LAMP_NAMES]


class Keep(Move, kind="keep", picks=("button:keep",), answers=(pending.CHOOSE,), do=rules.keep):
    """Keep the lamp."""


class Swap(
    Move,
    kind="swap",
    picks=("button:swap",),
    answers=(pending.CHOOSE,),
    can=rules.can_swap,
    do=rules.swap,
):
    """Swap the lamp for another one."""


MOVES = (Draw, Keep, Swap)
