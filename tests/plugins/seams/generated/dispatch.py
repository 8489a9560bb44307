"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from tests.plugins.seams import rules
from tests.plugins.seams.generated import pending
from tests.plugins.seams.state import SeamsState

ROLL: Final[i64] = 0
BID: Final[i64] = 6
MOVES: Final[i64] = 11


def roll_id(value: i64) -> i64:
    """Return the id of a move roll."""
    return ROLL + value - 1


def roll_value(move: i64) -> i64:
    """Return the value of a move roll."""
    return move - ROLL + 1


def bid_id(card: i64) -> i64:
    """Return the id of a move bid."""
    return BID + card


def bid_card(move: i64) -> i64:
    """Return the card of a move bid."""
    return move - BID


def why_not(state: SeamsState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.to_act:
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < BID:
        if kind != pending.ROLL:
            return NOT_NOW
        return ALLOWED
    else:
        if kind != pending.BID:
            return NOT_NOW
        return rules.can_bid(state, state.players[actor], move - BID)


def apply(state: SeamsState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    if move < BID:
        rules.roll(state, move - ROLL + 1, log)
    else:
        rules.bid(state, state.players[actor], move - BID, log)
