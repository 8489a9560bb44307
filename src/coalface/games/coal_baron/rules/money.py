"""Action 4, money."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron.state import CoalBaronState, Player


def receive(state: CoalBaronState, player: Player, marks: i64, log: list[Event] | None) -> None:
    """Take the Marks that the space shows out of a supply without end. (CB-61, CB-96)"""
    player.marks += marks
    if log is not None:
        log.append(Event("cb.money.received", player.seat, (marks,)))
