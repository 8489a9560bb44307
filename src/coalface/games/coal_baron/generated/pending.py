"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.table_state import TableState

DEAL_TILES: Final[i64] = 1
DEAL_FIRST: Final[i64] = 2
DEAL_DRAFT: Final[i64] = 3
DRAFT: Final[i64] = 4
DEAL_DISPLAY: Final[i64] = 5
TURN: Final[i64] = 6
MINING: Final[i64] = 7
PAIR: Final[i64] = 8
SHORTAGE: Final[i64] = 9
LOOK: Final[i64] = 10
KEEP: Final[i64] = 11
END: Final[i64] = 12
RETURN: Final[i64] = 13
REFILL: Final[i64] = 14


def ask_deal_tiles(state: TableState, seat: i64, next_space: i64) -> None:
    """Ask for the decision deal-tiles."""
    state.push_decision(DEAL_TILES, seat, next_space, 0, 0)


def ask_deal_first(state: TableState, seat: i64) -> None:
    """Ask for the decision deal-first."""
    state.push_decision(DEAL_FIRST, seat, 0, 0, 0)


def ask_deal_draft(state: TableState, seat: i64, to_deal: i64) -> None:
    """Ask for the decision deal-draft."""
    state.push_decision(DEAL_DRAFT, seat, to_deal, 0, 0)


def ask_draft(state: TableState, seat: i64, drafted: i64) -> None:
    """Ask for the decision draft."""
    state.push_decision(DRAFT, seat, drafted, 0, 0)


def ask_deal_display(state: TableState, seat: i64) -> None:
    """Ask for the decision deal-display."""
    state.push_decision(DEAL_DISPLAY, seat, 0, 0, 0)


def ask_turn(state: TableState, seat: i64) -> None:
    """Ask for the decision turn."""
    state.push_decision(TURN, seat, 0, 0, 0)


def ask_mining(state: TableState, seat: i64, steps: i64) -> None:
    """Ask for the decision mining."""
    state.push_decision(MINING, seat, steps, 0, 0)


def ask_pair(state: TableState, seat: i64, cubes_left: i64, card: i64) -> None:
    """Ask for the decision pair."""
    state.push_decision(PAIR, seat, cubes_left, card, 0)


def ask_shortage(state: TableState, seat: i64, carts: i64, level: i64) -> None:
    """Ask for the decision shortage."""
    state.push_decision(SHORTAGE, seat, carts, level, 0)


def ask_look(state: TableState, seat: i64, pile: i64, to_look_at: i64) -> None:
    """Ask for the decision look."""
    state.push_decision(LOOK, seat, pile, to_look_at, 0)


def ask_keep(state: TableState, seat: i64, pile: i64) -> None:
    """Ask for the decision keep."""
    state.push_decision(KEEP, seat, pile, 0, 0)


def ask_end(state: TableState, seat: i64, pile: i64) -> None:
    """Ask for the decision end."""
    state.push_decision(END, seat, pile, 0, 0)


def ask_return(state: TableState, seat: i64, pile: i64, end: i64) -> None:
    """Ask for the decision return."""
    state.push_decision(RETURN, seat, pile, end, 0)


def ask_refill(state: TableState, seat: i64, pile: i64, space: i64) -> None:
    """Ask for the decision refill."""
    state.push_decision(REFILL, seat, pile, space, 0)


def next_space(state: TableState) -> i64:
    """Return the argument next_space of deal-tiles."""
    return state.arg0


def set_next_space(state: TableState, value: i64) -> None:
    """Change the argument next_space of deal-tiles."""
    state.arg0 = value


def to_deal(state: TableState) -> i64:
    """Return the argument to_deal of deal-draft."""
    return state.arg0


def set_to_deal(state: TableState, value: i64) -> None:
    """Change the argument to_deal of deal-draft."""
    state.arg0 = value


def drafted(state: TableState) -> i64:
    """Return the argument drafted of draft."""
    return state.arg0


def set_drafted(state: TableState, value: i64) -> None:
    """Change the argument drafted of draft."""
    state.arg0 = value


def steps(state: TableState) -> i64:
    """Return the argument steps of mining."""
    return state.arg0


def set_steps(state: TableState, value: i64) -> None:
    """Change the argument steps of mining."""
    state.arg0 = value


def cubes_left(state: TableState) -> i64:
    """Return the argument cubes_left of pair."""
    return state.arg0


def set_cubes_left(state: TableState, value: i64) -> None:
    """Change the argument cubes_left of pair."""
    state.arg0 = value


def card(state: TableState) -> i64:
    """Return the argument card of pair."""
    return state.arg1


def set_card(state: TableState, value: i64) -> None:
    """Change the argument card of pair."""
    state.arg1 = value


def carts(state: TableState) -> i64:
    """Return the argument carts of shortage."""
    return state.arg0


def set_carts(state: TableState, value: i64) -> None:
    """Change the argument carts of shortage."""
    state.arg0 = value


def level(state: TableState) -> i64:
    """Return the argument level of shortage."""
    return state.arg1


def set_level(state: TableState, value: i64) -> None:
    """Change the argument level of shortage."""
    state.arg1 = value


def pile(state: TableState) -> i64:
    """Return the argument pile of look, keep, end, return, refill."""
    return state.arg0


def set_pile(state: TableState, value: i64) -> None:
    """Change the argument pile of look, keep, end, return, refill."""
    state.arg0 = value


def to_look_at(state: TableState) -> i64:
    """Return the argument to_look_at of look."""
    return state.arg1


def set_to_look_at(state: TableState, value: i64) -> None:
    """Change the argument to_look_at of look."""
    state.arg1 = value


def end(state: TableState) -> i64:
    """Return the argument end of return."""
    return state.arg1


def set_end(state: TableState, value: i64) -> None:
    """Change the argument end of return."""
    state.arg1 = value


def space(state: TableState) -> i64:
    """Return the argument space of refill."""
    return state.arg1


def set_space(state: TableState, value: i64) -> None:
    """Change the argument space of refill."""
    state.arg1 = value
