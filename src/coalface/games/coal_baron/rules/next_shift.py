"""Preparing the next shift: who begins it, and all workers return."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron.ids import (
    AT_BANK,
    CANTEEN,
    FACTORY,
    FACTORY_DRAW,
    LAST,
    ON,
    OWNER,
    SEAT_SIZE,
    SHIFT,
    START,
    WORKER_SPACES,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces


def workers_in_factory(state: Pieces, seat: i64) -> i64:
    """Workers that stand on factory spaces now, the draw space included. (CB-80, CB-81)"""
    workers: i64 = 0
    for space in range(FACTORY, FACTORY_DRAW + 1):
        if state.board[OWNER + space] == seat:
            workers += state.board[ON + space]
    return workers


def next_starting_player(state: Pieces) -> i64:
    """Most workers in the factory; of those tied, the first after the old starting player.

    (CB-80, CB-82, CB-83, CB-84)
    """
    old = state.board[START]
    chosen = old
    most: i64 = -1
    for step in range(1, state.seats + 1):
        seat = (old + step) % state.seats
        workers = workers_in_factory(state, seat)
        if workers > most:
            most = workers
            chosen = seat
    return chosen


def prepare_next_shift(state: Pieces, log: list[Event] | None) -> None:
    """Marker and shift hand move on, workers return; cages, coal and all else stay.

    (CB-56, CB-57, CB-85, CB-86)
    """
    start = next_starting_player(state)
    state.board[START] = start
    state.board[LAST] = (start + state.seats - 1) % state.seats
    state.board[SHIFT] += 1
    return_workers(state)
    if log is not None:
        log.append(Event("cb.shift.began", start, (state.board[SHIFT],)))


def return_workers(state: Pieces) -> None:
    """All workers go home, from spaces, Canteen and Bank. (CB-85)"""
    for space in range(WORKER_SPACES):
        owner = state.board[OWNER + space]
        state.own[owner * SEAT_SIZE + WORKERS] += state.board[ON + space]
        state.board[ON + space] = 0
        state.board[OWNER + space] = 0
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        state.own[at + WORKERS] += state.own[at + CANTEEN] + state.own[at + AT_BANK]
        state.own[at + CANTEEN] = 0
        state.own[at + AT_BANK] = 0
