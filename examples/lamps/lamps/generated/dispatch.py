"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from mypy_extensions import i64

from lamps import rules
from lamps.generated import pending
from lamps.state import LampsState

DRAW: Final[i64] = 0
KEEP: Final[i64] = 4
SWAP: Final[i64] = 5
MOVES: Final[i64] = 6


def draw_id(lamp: i64) -> i64:
    """Return the id of a move draw."""
    return DRAW + lamp


def draw_lamp(move: i64) -> i64:
    """Return the lamp of a move draw."""
    return move - DRAW


def why_not(state: LampsState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.to_act:
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < KEEP:
        if kind != pending.DEAL:
            return NOT_NOW
        return rules.can_draw(state, move - DRAW)
    else:
        if move < SWAP:
            if kind != pending.CHOOSE:
                return NOT_NOW
            return ALLOWED
        else:
            if kind != pending.CHOOSE:
                return NOT_NOW
            return rules.can_swap(state, state.players[actor])


def apply(state: LampsState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    if move < KEEP:
        rules.deal(state, move - DRAW, log)
    else:
        if move < SWAP:
            rules.keep(state, state.players[actor], log)
        else:
            rules.swap(state, state.players[actor], log)
