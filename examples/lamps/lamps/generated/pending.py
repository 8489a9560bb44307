"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from coalface.core.table_state import TableState
from mypy_extensions import i64

DEAL: Final[i64] = 1
CHOOSE: Final[i64] = 2


def ask_deal(state: TableState, seat: i64, to: i64) -> None:
    """Ask for the decision deal."""
    state.push_decision(DEAL, seat, to, 0, 0)


def ask_choose(state: TableState, seat: i64) -> None:
    """Ask for the decision choose."""
    state.push_decision(CHOOSE, seat, 0, 0, 0)


def to(state: TableState) -> i64:
    """Return the argument to of deal."""
    return state.arg0


def set_to(state: TableState, value: i64) -> None:
    """Change the argument to of deal."""
    state.arg0 = value
