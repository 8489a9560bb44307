"""Preparing the next shift: who begins it, and all workers return."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.state import CoalBaronState


def workers_in_factory(state: CoalBaronState, seat: i64) -> i64:
    """Workers that stand on factory spaces now, the draw space included. (CB-80, CB-81)"""
    workers: i64 = 0
    for space in range(ids.FACTORY, ids.FACTORY_DRAW + 1):
        if state.owner_on[space] == seat:
            workers += state.workers_on[space]
    return workers


def next_starting_player(state: CoalBaronState) -> i64:
    """Most workers in the factory; of those tied, the first after the old starting player.

    (CB-80, CB-82, CB-83, CB-84)
    """
    old = state.start
    chosen = old
    most: i64 = -1
    for step in range(1, state.seats + 1):
        seat = (old + step) % state.seats
        workers = workers_in_factory(state, seat)
        if workers > most:
            most = workers
            chosen = seat
    return chosen


def prepare_next_shift(state: CoalBaronState, log: list[Event] | None) -> None:
    """Marker and shift hand move on, workers return; cages, coal and all else stay.

    (CB-56, CB-57, CB-85, CB-86)
    """
    start = next_starting_player(state)
    state.start = start
    state.last = (start + state.seats - 1) % state.seats
    state.shift += 1
    return_workers(state)
    if log is not None:
        log.append(Event("cb.shift.began", start, (state.shift,)))


def return_workers(state: CoalBaronState) -> None:
    """All workers go home, from spaces, Canteen and Bank. (CB-85)"""
    for space in range(ids.WORKER_SPACES):
        owner = state.owner_on[space]
        state.players[owner].workers += state.workers_on[space]
        state.workers_on[space] = 0
        state.owner_on[space] = 0
    for player in state.players:
        player.workers += player.canteen + player.bank
        player.canteen = 0
        player.bank = 0
