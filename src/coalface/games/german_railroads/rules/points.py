"""Points, and what Emil makes of them."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def score(
    state: GermanRailroadsState, player: Player, source: i64, points: i64, log: list[Event] | None
) -> None:
    """Give points at once, and let Emil grow with them. (GS-15)"""
    if points == 0:
        return
    if log is not None:
        log.append(Event("gr.points.scored", player.seat, (source, points)))
    credit(state, player, source, points, log)


def credit(
    state: GermanRailroadsState, player: Player, source: i64, points: i64, log: list[Event] | None
) -> None:
    """Count points that an event has reported already. (GS-15)"""
    player.score += points
    player.points = counts.added(player.points, source, points)
    if state.seats == 1:
        grow_emil(state, log)


def grow_emil(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Emil gets a worker more when the player's score passes a mark, for this round too. (GS-15)"""
    components = state.components
    for step in range(len(components.emil_growth)):
        workers = components.emil_workers + step + 1
        if state.players[0].score >= components.emil_growth[step] and state.emil_total < workers:
            state.emil_total = workers
            state.emil_workers += 1
            if log is not None:
                log.append(Event("gr.emil.grew", -1, (workers,)))
