"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.table_state import TableState

ROLL: Final[i64] = 1
BID: Final[i64] = 2


def ask_roll(state: TableState, seat: i64) -> None:
    """Ask for the decision roll."""
    state.push_decision(ROLL, seat, 0, 0, 0)


def ask_bid(state: TableState, seat: i64) -> None:
    """Ask for the decision bid."""
    state.push_decision(BID, seat, 0, 0, 0)
