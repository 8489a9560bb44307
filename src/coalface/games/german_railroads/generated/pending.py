"""Pending decisions: their numbers, how to ask, their arguments.

Made by coalface.generate from `decisions.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.table_state import TableState

DEAL_ENGINEERS: Final[i64] = 1
DEAL_ORDER: Final[i64] = 2
DEAL_FOUNDRIES: Final[i64] = 3
START_BONUS: Final[i64] = 4
TURN: Final[i64] = 5
HAND: Final[i64] = 6
FACTORY: Final[i64] = 7
REPLACE: Final[i64] = 8
BRANCH: Final[i64] = 9
EXTENSION: Final[i64] = 10
MARKER: Final[i64] = 11
AGAIN: Final[i64] = 12
BOILERMAN: Final[i64] = 13
DRAW_BONUS: Final[i64] = 14
RELOCATE: Final[i64] = 15
KEEP: Final[i64] = 16
EMIL: Final[i64] = 17
REFILL: Final[i64] = 18


def ask_deal_engineers(state: TableState, seat: i64, dealt: i64) -> None:
    """Ask for the decision deal-engineers."""
    state.push_decision(DEAL_ENGINEERS, seat, dealt, 0, 0)


def ask_deal_order(state: TableState, seat: i64, dealt: i64) -> None:
    """Ask for the decision deal-order."""
    state.push_decision(DEAL_ORDER, seat, dealt, 0, 0)


def ask_deal_foundries(state: TableState, seat: i64, to_show: i64) -> None:
    """Ask for the decision deal-foundries."""
    state.push_decision(DEAL_FOUNDRIES, seat, to_show, 0, 0)


def ask_start_bonus(state: TableState, seat: i64, place: i64) -> None:
    """Ask for the decision start-bonus."""
    state.push_decision(START_BONUS, seat, place, 0, 0)


def ask_turn(state: TableState, seat: i64, placed: i64, free: i64) -> None:
    """Ask for the decision turn."""
    state.push_decision(TURN, seat, placed, free, 0)


def ask_hand(state: TableState, seat: i64, tile: i64) -> None:
    """Ask for the decision hand."""
    state.push_decision(HAND, seat, tile, 0, 0)


def ask_factory(state: TableState, seat: i64) -> None:
    """Ask for the decision factory."""
    state.push_decision(FACTORY, seat, 0, 0, 0)


def ask_replace(state: TableState, seat: i64, tile: i64) -> None:
    """Ask for the decision replace."""
    state.push_decision(REPLACE, seat, tile, 0, 0)


def ask_branch(state: TableState, seat: i64) -> None:
    """Ask for the decision branch."""
    state.push_decision(BRANCH, seat, 0, 0, 0)


def ask_extension(state: TableState, seat: i64, station: i64) -> None:
    """Ask for the decision extension."""
    state.push_decision(EXTENSION, seat, station, 0, 0)


def ask_marker(state: TableState, seat: i64) -> None:
    """Ask for the decision marker."""
    state.push_decision(MARKER, seat, 0, 0, 0)


def ask_again(state: TableState, seat: i64, repeat: i64, side: i64) -> None:
    """Ask for the decision again."""
    state.push_decision(AGAIN, seat, repeat, side, 0)


def ask_boilerman(state: TableState, seat: i64) -> None:
    """Ask for the decision boilerman."""
    state.push_decision(BOILERMAN, seat, 0, 0, 0)


def ask_draw_bonus(state: TableState, seat: i64, cards: i64, for_seat: i64) -> None:
    """Ask for the decision draw-bonus."""
    state.push_decision(DRAW_BONUS, seat, cards, for_seat, 0)


def ask_relocate(state: TableState, seat: i64, origin: i64) -> None:
    """Ask for the decision relocate."""
    state.push_decision(RELOCATE, seat, origin, 0, 0)


def ask_keep(state: TableState, seat: i64, looked: i64) -> None:
    """Ask for the decision keep."""
    state.push_decision(KEEP, seat, looked, 0, 0)


def ask_emil(state: TableState, seat: i64) -> None:
    """Ask for the decision emil."""
    state.push_decision(EMIL, seat, 0, 0, 0)


def ask_refill(state: TableState, seat: i64, to_show: i64) -> None:
    """Ask for the decision refill."""
    state.push_decision(REFILL, seat, to_show, 0, 0)


def dealt(state: TableState) -> i64:
    """Return the argument dealt of deal-engineers, deal-order."""
    return state.arg0


def set_dealt(state: TableState, value: i64) -> None:
    """Change the argument dealt of deal-engineers, deal-order."""
    state.arg0 = value


def to_show(state: TableState) -> i64:
    """Return the argument to_show of deal-foundries, refill."""
    return state.arg0


def set_to_show(state: TableState, value: i64) -> None:
    """Change the argument to_show of deal-foundries, refill."""
    state.arg0 = value


def place(state: TableState) -> i64:
    """Return the argument place of start-bonus."""
    return state.arg0


def set_place(state: TableState, value: i64) -> None:
    """Change the argument place of start-bonus."""
    state.arg0 = value


def placed(state: TableState) -> i64:
    """Return the argument placed of turn."""
    return state.arg0


def set_placed(state: TableState, value: i64) -> None:
    """Change the argument placed of turn."""
    state.arg0 = value


def free(state: TableState) -> i64:
    """Return the argument free of turn."""
    return state.arg1


def set_free(state: TableState, value: i64) -> None:
    """Change the argument free of turn."""
    state.arg1 = value


def tile(state: TableState) -> i64:
    """Return the argument tile of hand, replace."""
    return state.arg0


def set_tile(state: TableState, value: i64) -> None:
    """Change the argument tile of hand, replace."""
    state.arg0 = value


def station(state: TableState) -> i64:
    """Return the argument station of extension."""
    return state.arg0


def set_station(state: TableState, value: i64) -> None:
    """Change the argument station of extension."""
    state.arg0 = value


def repeat(state: TableState) -> i64:
    """Return the argument repeat of again."""
    return state.arg0


def set_repeat(state: TableState, value: i64) -> None:
    """Change the argument repeat of again."""
    state.arg0 = value


def side(state: TableState) -> i64:
    """Return the argument side of again."""
    return state.arg1


def set_side(state: TableState, value: i64) -> None:
    """Change the argument side of again."""
    state.arg1 = value


def cards(state: TableState) -> i64:
    """Return the argument cards of draw-bonus."""
    return state.arg0


def set_cards(state: TableState, value: i64) -> None:
    """Change the argument cards of draw-bonus."""
    state.arg0 = value


def for_seat(state: TableState) -> i64:
    """Return the argument for_seat of draw-bonus."""
    return state.arg1


def set_for_seat(state: TableState, value: i64) -> None:
    """Change the argument for_seat of draw-bonus."""
    state.arg1 = value


def origin(state: TableState) -> i64:
    """Return the argument origin of relocate."""
    return state.arg0


def set_origin(state: TableState, value: i64) -> None:
    """Change the argument origin of relocate."""
    state.arg0 = value


def looked(state: TableState) -> i64:
    """Return the argument looked of keep."""
    return state.arg0


def set_looked(state: TableState, value: i64) -> None:
    """Change the argument looked of keep."""
    state.arg0 = value
