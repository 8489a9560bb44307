"""What is asked in the middle of a move of Coal Baron, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.messages import message
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.coal_baron import moves
from coalface.games.coal_baron.view import CoalBaronView

PICKED: Final[Picked] = {
    "fill": ("my:cage:{coal}", "my:storage:{coal}", "my:spot:{_}:{coal}"),
    "store": ("my:cage:{coal}", "my:storage"),
    "pair": ("button:pair",),
}
"""What may be pointed at first, by kind of move."""


def forfeit(view: CoalBaronView, move: Move) -> Words | None:
    """What a move that ends something gives up now."""
    args = view.table.pending[-1].args
    if isinstance(move, moves.Stop):
        steps = int(args["steps"] or 0)
        return message("cb-forfeit-steps", count=("count", steps)) if steps else None
    if isinstance(move, moves.LeaveEmpty):
        return message("cb-forfeit-carts", count=("count", int(args["carts"] or 0)))
    if isinstance(move, moves.KeepNone):
        return Words(f"cb-forfeit-{args['pile']}")
    return None
