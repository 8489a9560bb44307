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
        score_coal(state, player, log)
        lose_for_orders(state, player, log)
        lose_for_imbalance(state, player, log)


def exchange_marks(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Each full five Marks become a point; the rest counts in a tie. (CB-88)"""
    points = player.marks // state.components.marks_per_point
    marks = points * state.components.marks_per_point
    player.marks -= marks
    player.marks_points += points
    player.score += points
    if log is not None and points > 0:
        log.append(Event("cb.end.marks", player.seat, (marks, points)))


def score_coal(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """A point for each full three cubes, wherever the seat has them. (CB-89)"""
    cubes = cubes_left(state, player)
    points = cubes // state.components.cubes_per_point
    player.coal_points += points
    player.score += points
    if log is not None and points > 0:
        log.append(Event("cb.end.coal", player.seat, (cubes, points)))


def cubes_left(state: CoalBaronState, player: Player) -> i64:
    """All cubes of a seat: in minecarts, cage, storage and on outstanding orders. (CB-89)"""
    cubes = counts.total(player.cage) + counts.total(player.storage)
    for carried in player.cubes:
        cubes += counts.total(carried)
    for card in player.orders:
        cubes += counts.total(state.loaded[card])
    return cubes


def lose_for_orders(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Each order not delivered costs a point, a complete one too. (CB-90)"""
    orders: i64 = len(player.orders)
    points = orders * state.components.points_per_outstanding
    player.outstanding_points += points
    player.score += points
    if log is not None and points < 0:
        log.append(Event("cb.end.orders", player.seat, (orders, -points)))


def lose_for_imbalance(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Each tunnel tile that one side has more than the other costs two points. (CB-91)"""
    points = balance_points(state, player)
    player.balance_points += points
    player.score += points
    if log is not None and points < 0:
        log.append(Event("cb.end.balance", player.seat, (excess_tiles(state, player), -points)))


def balance_points(state: CoalBaronState, player: Player) -> i64:
    """Points, 0 or less, for the tunnel balance of a seat. (CB-91)"""
    return excess_tiles(state, player) * state.components.points_per_excess_tile


def excess_tiles(state: CoalBaronState, player: Player) -> i64:
    """How many tunnel tiles one side has more than the other, over all levels. (CB-91, CB-92)"""
    light = side_tiles(state, player, ids.LIGHT)
    dark = side_tiles(state, player, ids.DARK)
    return light - dark if light > dark else dark - light


def side_tiles(state: CoalBaronState, player: Player, side: i64) -> i64:
    """How many tunnel tiles a seat has on one side, over all levels. (CB-91, CB-92)"""
    tiles: i64 = 0
    for tile in range(ids.TILES):
        if state.components.tile_side[tile] == side:
            tiles += player.tiles[tile]
    return tiles


def standing(state: CoalBaronState) -> list[list[int]]:
    """Most points, then most Marks left; who is still tied shares the place. (CB-93)"""
    keys = [(-int(player.score), -int(player.marks)) for player in state.players]
    return [[seat for seat in range(state.seats) if keys[seat] == key] for key in sorted(set(keys))]
