"""Order of play: the barge farthest upriver first."""

from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    AT,
    MAX_SEATS,
    OPTION_PHASE,
    ORDER,
    PHASE,
    POS,
    SEAT_SIZE,
    STEP,
    TURN,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces


def enter_phase(state: Pieces, phase: i64) -> None:
    """Begin a phase: its order is worked out now and then stays. (RS-10, RS-12)"""
    state.board[PHASE] = phase
    state.board[STEP] = 0
    state.board[AT] = 0
    if state.board[TURN] > 1 or phase > OPTION_PHASE:
        follow_the_river(state)


def follow_the_river(state: Pieces) -> None:
    """Put the seats in the order of their barges, the farthest upriver first. (RS-11)"""
    for place in range(state.seats):
        seat: i64 = place
        key = river_key(state, seat)
        at = ORDER + place
        while at > ORDER and river_key(state, state.board[at - 1]) > key:
            state.board[at] = state.board[at - 1]
            at -= 1
        state.board[at] = seat


def river_key(state: Pieces, seat: i64) -> i64:
    """How far downriver a barge is; of those on one space the first to come is farthest. (RS-13)"""
    at = seat * SEAT_SIZE
    return state.own[at + POS] * MAX_SEATS + MAX_SEATS - 1 - state.own[at + ARRIVAL]


def go_clockwise(state: Pieces, first: i64) -> None:
    """Before the barges are on the river the order goes clockwise from the first player. (RS-14)"""
    for place in range(state.seats):
        state.board[ORDER + place] = (first + place) % state.seats


def start_player(state: Pieces) -> i64:
    """Who was farthest upriver when this phase began. (RS-60)"""
    return state.board[ORDER]
