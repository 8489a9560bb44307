"""Points, and what Emil makes of them."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    EMIL_TOTAL,
    EMIL_WORKERS,
    POINTS,
    SCORE,
    SEAT_SIZE,
)
from coalface.games.german_railroads.pieces import Pieces


def score(state: Pieces, seat: i64, source: i64, points: i64, log: list[Event] | None) -> None:
    """Give points at once, and let Emil grow with them. (GS-15)"""
    if points == 0:
        return
    if log is not None:
        log.append(Event("gr.points.scored", seat, (source, points)))
    credit(state, seat, source, points, log)


def credit(state: Pieces, seat: i64, source: i64, points: i64, log: list[Event] | None) -> None:
    """Count points of which an event has told already. (GS-15)"""
    at = seat * SEAT_SIZE
    state.own[at + SCORE] += points
    state.own[at + POINTS + source] += points
    if state.seats == 1:
        grow_emil(state, log)


def grow_emil(state: Pieces, log: list[Event] | None) -> None:
    """Emil gets a worker more when the player's score passes a mark, for this round too. (GS-15)"""
    kit = state.kit
    for step in range(len(kit.emil_growth)):
        workers = kit.emil_workers + step + 1
        if state.own[SCORE] >= kit.emil_growth[step] and state.board[EMIL_TOTAL] < workers:
            state.board[EMIL_TOTAL] = workers
            state.board[EMIL_WORKERS] += 1
            if log is not None:
                log.append(Event("gr.emil.grew", -1, (workers,)))
