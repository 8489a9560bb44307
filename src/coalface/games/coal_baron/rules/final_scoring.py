"""End of the game: Marks, coal, outstanding orders, tunnel balance; who has won."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.state import CoalBaronState, Player


def score_end(state: CoalBaronState, log: list[Event] | None) -> None:
    """Turn what is left into points, for every seat; a score may fall below 0. (CB-87, CB-94)"""
    for player in state.players:
        exchange_marks(state, player, log)
        player.coal_points = coal_points(state, player)
        score(player, player.coal_points, "cb.end.coal", log)
        player.outstanding_points = outstanding_points(state, player)
        score(player, player.outstanding_points, "cb.end.orders", log)
        player.balance_points = balance_points(state, player)
        score(player, player.balance_points, "cb.end.balance", log)


def score(player: Player, points: i64, key: str, log: list[Event] | None) -> None:
    """Add points to a score."""
    player.score += points
    if log is not None:
        log.append(Event(key, player.seat, (points,)))


def exchange_marks(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Each full five Marks become a point; the rest is kept for a tie. (CB-88)"""
    player.marks_points = player.marks // state.components.marks_per_point
    player.marks -= player.marks_points * state.components.marks_per_point
    score(player, player.marks_points, "cb.end.marks", log)


def coal_points(state: CoalBaronState, player: Player) -> i64:
    """A point for each full three cubes, wherever the seat has them. (CB-89)"""
    cubes = counts.total(player.cage) + counts.total(player.storage)
    for carried in player.cubes:
        cubes += counts.total(carried)
    for card in player.orders:
        cubes += counts.total(state.loaded[card])
    return cubes // state.components.cubes_per_point


def outstanding_points(state: CoalBaronState, player: Player) -> i64:
    """Each order not delivered costs a point, a complete one too. (CB-90)"""
    return len(player.orders) * state.components.points_per_outstanding


def balance_points(state: CoalBaronState, player: Player) -> i64:
    """Each tunnel tile that one side has more than the other costs two points. (CB-91, CB-92)"""
    light: i64 = 0
    dark: i64 = 0
    for tile in range(ids.TILES):
        if state.components.tile_side[tile] == ids.LIGHT:
            light += player.tiles[tile]
        else:
            dark += player.tiles[tile]
    excess = light - dark if light > dark else dark - light
    return excess * state.components.points_per_excess_tile


def standing(state: CoalBaronState) -> list[list[int]]:
    """Most points, then most Marks left; who is still tied shares the place. (CB-93)"""
    keys = [(-int(player.score), -int(player.marks)) for player in state.players]
    return [[seat for seat in range(state.seats) if keys[seat] == key] for key in sorted(set(keys))]
