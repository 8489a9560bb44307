"""What is asked in the middle of a move of Coal Baron, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.messages import message
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.coal_baron import moves
from coalface.games.coal_baron.rules.mining import PAIR_STEPS
from coalface.games.coal_baron.view import CoalBaronView

PICKED: Final[Picked] = {
    "fill": ("my:cage:{coal}", "my:storage:{coal}", "my:spot:{_}:{coal}"),
    "store": ("my:cage:{coal}", "my:storage"),
    "pair": ("button:pair",),
}
"""What may be pointed at first, by kind of move."""


WORK_STEPS: Final[dict[type[Move], int]] = {
    moves.MoveCage: 1,
    moves.Load: 1,
    moves.Fill: 1,
    moves.Store: 1,
    moves.Pair: int(PAIR_STEPS),
    moves.Pay: 0,
}
"""How many work steps a move takes; those of a pair are taken when its spot is chosen."""


def is_small_step(view: CoalBaronView, move: Move) -> bool:
    """Whether the mining action goes on after this move: the last step ends the turn. (CB-40)"""
    takes = WORK_STEPS.get(type(move))
    left = max(int(pending.args.get("steps") or 0) for pending in view.table.pending)
    return takes is not None and left > takes


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
