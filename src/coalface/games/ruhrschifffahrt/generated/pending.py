"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.table_state import TableState

FIRST: Final[i64] = 1
MARKER: Final[i64] = 2
COUNTRY: Final[i64] = 3
LEVY: Final[i64] = 4
GIFT: Final[i64] = 5
REMOVE: Final[i64] = 6
RETURN: Final[i64] = 7
OPTION: Final[i64] = 8
BRING: Final[i64] = 9
IMPROVE: Final[i64] = 10
START: Final[i64] = 11
SELL: Final[i64] = 12
FORCED_LOCK: Final[i64] = 13
SECOND_LOCK: Final[i64] = 14
BUY: Final[i64] = 15
INN: Final[i64] = 16


def ask_first(state: TableState, seat: i64) -> None:
    """Ask for the decision first."""
    state.push_decision(FIRST, seat, 0, 0, 0)


def ask_marker(state: TableState, seat: i64) -> None:
    """Ask for the decision marker."""
    state.push_decision(MARKER, seat, 0, 0, 0)


def ask_country(state: TableState, seat: i64) -> None:
    """Ask for the decision country."""
    state.push_decision(COUNTRY, seat, 0, 0, 0)


def ask_levy(state: TableState, seat: i64) -> None:
    """Ask for the decision levy."""
    state.push_decision(LEVY, seat, 0, 0, 0)


def ask_gift(state: TableState, seat: i64) -> None:
    """Ask for the decision gift."""
    state.push_decision(GIFT, seat, 0, 0, 0)


def ask_remove(state: TableState, seat: i64) -> None:
    """Ask for the decision remove."""
    state.push_decision(REMOVE, seat, 0, 0, 0)


def ask_return(state: TableState, seat: i64, coal: i64, pips: i64) -> None:
    """Ask for the decision return."""
    state.push_decision(RETURN, seat, coal, pips, 0)


def ask_option(state: TableState, seat: i64) -> None:
    """Ask for the decision option."""
    state.push_decision(OPTION, seat, 0, 0, 0)


def ask_bring(state: TableState, seat: i64) -> None:
    """Ask for the decision bring."""
    state.push_decision(BRING, seat, 0, 0, 0)


def ask_improve(state: TableState, seat: i64) -> None:
    """Ask for the decision improve."""
    state.push_decision(IMPROVE, seat, 0, 0, 0)


def ask_start(state: TableState, seat: i64) -> None:
    """Ask for the decision start."""
    state.push_decision(START, seat, 0, 0, 0)


def ask_sell(state: TableState, seat: i64) -> None:
    """Ask for the decision sell."""
    state.push_decision(SELL, seat, 0, 0, 0)


def ask_forced_lock(state: TableState, seat: i64) -> None:
    """Ask for the decision forced-lock."""
    state.push_decision(FORCED_LOCK, seat, 0, 0, 0)


def ask_second_lock(state: TableState, seat: i64) -> None:
    """Ask for the decision second-lock."""
    state.push_decision(SECOND_LOCK, seat, 0, 0, 0)


def ask_buy(state: TableState, seat: i64) -> None:
    """Ask for the decision buy."""
    state.push_decision(BUY, seat, 0, 0, 0)


def ask_inn(state: TableState, seat: i64) -> None:
    """Ask for the decision inn."""
    state.push_decision(INN, seat, 0, 0, 0)


def coal(state: TableState) -> i64:
    """Return the argument coal of return."""
    return state.arg0


def set_coal(state: TableState, value: i64) -> None:
    """Change the argument coal of return."""
    state.arg0 = value


def pips(state: TableState) -> i64:
    """Return the argument pips of return."""
    return state.arg1


def set_pips(state: TableState, value: i64) -> None:
    """Change the argument pips of return."""
    state.arg1 = value
