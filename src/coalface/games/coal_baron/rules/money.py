"""Action 4, money."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron.ids import (
    MARKS,
    SEAT_SIZE,
)
from coalface.games.coal_baron.pieces import Pieces


def receive(state: Pieces, seat: i64, marks: i64, log: list[Event] | None) -> None:
    """Take the Marks that the space shows out of a supply without end. (CB-61, CB-96)"""
    state.own[seat * SEAT_SIZE + MARKS] += marks
    if log is not None:
        log.append(Event("cb.money.received", seat, (marks,)))
