"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.table_state import TableState

ORDER: Final[i64] = 1
CUBE: Final[i64] = 2
BUILDING: Final[i64] = 3
TURN_UP: Final[i64] = 4
TILE: Final[i64] = 5
PLACE: Final[i64] = 6
NEXT: Final[i64] = 7
SWAP: Final[i64] = 8
BLESS: Final[i64] = 9
SELL: Final[i64] = 10
SIDE: Final[i64] = 11
PERMIT: Final[i64] = 12
LAY: Final[i64] = 13
TAKE: Final[i64] = 14
INSTALL: Final[i64] = 15
BUILD: Final[i64] = 16
CLEAR: Final[i64] = 17
STORE: Final[i64] = 18
KEEP: Final[i64] = 19


def ask_order(state: TableState, seat: i64, drawn: i64) -> None:
    """Ask for the decision order."""
    state.push_decision(ORDER, seat, drawn, 0, 0)


def ask_cube(state: TableState, seat: i64, shown: i64) -> None:
    """Ask for the decision cube."""
    state.push_decision(CUBE, seat, shown, 0, 0)


def ask_building(state: TableState, seat: i64, to_deal: i64) -> None:
    """Ask for the decision building."""
    state.push_decision(BUILDING, seat, to_deal, 0, 0)


def ask_turn_up(state: TableState, seat: i64, stack: i64) -> None:
    """Ask for the decision turn-up."""
    state.push_decision(TURN_UP, seat, stack, 0, 0)


def ask_tile(state: TableState, seat: i64, cell: i64, number: i64) -> None:
    """Ask for the decision tile."""
    state.push_decision(TILE, seat, cell, number, 0)


def ask_place(state: TableState, seat: i64) -> None:
    """Ask for the decision place."""
    state.push_decision(PLACE, seat, 0, 0, 0)


def ask_next(state: TableState, seat: i64) -> None:
    """Ask for the decision next."""
    state.push_decision(NEXT, seat, 0, 0, 0)


def ask_swap(state: TableState, seat: i64, swaps: i64) -> None:
    """Ask for the decision swap."""
    state.push_decision(SWAP, seat, swaps, 0, 0)


def ask_bless(state: TableState, seat: i64) -> None:
    """Ask for the decision bless."""
    state.push_decision(BLESS, seat, 0, 0, 0)


def ask_sell(state: TableState, seat: i64, influence: i64, penalty: i64) -> None:
    """Ask for the decision sell."""
    state.push_decision(SELL, seat, influence, penalty, 0)


def ask_side(state: TableState, seat: i64, target: i64) -> None:
    """Ask for the decision side."""
    state.push_decision(SIDE, seat, target, 0, 0)


def ask_permit(state: TableState, seat: i64) -> None:
    """Ask for the decision permit."""
    state.push_decision(PERMIT, seat, 0, 0, 0)


def ask_lay(state: TableState, seat: i64, cell: i64, kind: i64) -> None:
    """Ask for the decision lay."""
    state.push_decision(LAY, seat, cell, kind, 0)


def ask_take(state: TableState, seat: i64, limit: i64, penalty: i64) -> None:
    """Ask for the decision take."""
    state.push_decision(TAKE, seat, limit, penalty, 0)


def ask_install(state: TableState, seat: i64, types: i64) -> None:
    """Ask for the decision install."""
    state.push_decision(INSTALL, seat, types, 0, 0)


def ask_build(state: TableState, seat: i64, influence: i64, purchases: i64) -> None:
    """Ask for the decision build."""
    state.push_decision(BUILD, seat, influence, purchases, 0)


def ask_clear(state: TableState, seat: i64, limit: i64, penalty: i64) -> None:
    """Ask for the decision clear."""
    state.push_decision(CLEAR, seat, limit, penalty, 0)


def ask_store(state: TableState, seat: i64, limit: i64, penalty: i64, moved: i64) -> None:
    """Ask for the decision store."""
    state.push_decision(STORE, seat, limit, penalty, moved)


def ask_keep(state: TableState, seat: i64, limit: i64) -> None:
    """Ask for the decision keep."""
    state.push_decision(KEEP, seat, limit, 0, 0)


def drawn(state: TableState) -> i64:
    """Return the argument drawn of order."""
    return state.arg0


def set_drawn(state: TableState, value: i64) -> None:
    """Change the argument drawn of order."""
    state.arg0 = value


def shown(state: TableState) -> i64:
    """Return the argument shown of cube."""
    return state.arg0


def set_shown(state: TableState, value: i64) -> None:
    """Change the argument shown of cube."""
    state.arg0 = value


def to_deal(state: TableState) -> i64:
    """Return the argument to_deal of building."""
    return state.arg0


def set_to_deal(state: TableState, value: i64) -> None:
    """Change the argument to_deal of building."""
    state.arg0 = value


def stack(state: TableState) -> i64:
    """Return the argument stack of turn-up."""
    return state.arg0


def set_stack(state: TableState, value: i64) -> None:
    """Change the argument stack of turn-up."""
    state.arg0 = value


def cell(state: TableState) -> i64:
    """Return the argument cell of tile, lay."""
    return state.arg0


def set_cell(state: TableState, value: i64) -> None:
    """Change the argument cell of tile, lay."""
    state.arg0 = value


def number(state: TableState) -> i64:
    """Return the argument number of tile."""
    return state.arg1


def set_number(state: TableState, value: i64) -> None:
    """Change the argument number of tile."""
    state.arg1 = value


def swaps(state: TableState) -> i64:
    """Return the argument swaps of swap."""
    return state.arg0


def set_swaps(state: TableState, value: i64) -> None:
    """Change the argument swaps of swap."""
    state.arg0 = value


def influence(state: TableState) -> i64:
    """Return the argument influence of sell, build."""
    return state.arg0


def set_influence(state: TableState, value: i64) -> None:
    """Change the argument influence of sell, build."""
    state.arg0 = value


def penalty(state: TableState) -> i64:
    """Return the argument penalty of sell, take, clear, store."""
    return state.arg1


def set_penalty(state: TableState, value: i64) -> None:
    """Change the argument penalty of sell, take, clear, store."""
    state.arg1 = value


def target(state: TableState) -> i64:
    """Return the argument target of side."""
    return state.arg0


def set_target(state: TableState, value: i64) -> None:
    """Change the argument target of side."""
    state.arg0 = value


def kind(state: TableState) -> i64:
    """Return the argument kind of lay."""
    return state.arg1


def set_kind(state: TableState, value: i64) -> None:
    """Change the argument kind of lay."""
    state.arg1 = value


def limit(state: TableState) -> i64:
    """Return the argument limit of take, clear, store, keep."""
    return state.arg0


def set_limit(state: TableState, value: i64) -> None:
    """Change the argument limit of take, clear, store, keep."""
    state.arg0 = value


def types(state: TableState) -> i64:
    """Return the argument types of install."""
    return state.arg0


def set_types(state: TableState, value: i64) -> None:
    """Change the argument types of install."""
    state.arg0 = value


def purchases(state: TableState) -> i64:
    """Return the argument purchases of build."""
    return state.arg1


def set_purchases(state: TableState, value: i64) -> None:
    """Change the argument purchases of build."""
    state.arg1 = value


def moved(state: TableState) -> i64:
    """Return the argument moved of store."""
    return state.arg2


def set_moved(state: TableState, value: i64) -> None:
    """Change the argument moved of store."""
    state.arg2 = value
