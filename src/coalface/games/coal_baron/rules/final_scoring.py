"""End of the game: Marks, coal, outstanding orders, tunnel balance; who has won."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron.ids import (
    BALANCE_VP,
    CAGED,
    COAL_VP,
    COLOURS,
    CUBES,
    HOLDS,
    LIGHT,
    MARKS,
    MARKS_VP,
    ORDERS,
    OUTSTANDING_VP,
    SCORE,
    SEAT_SIZE,
    STORED,
    TILED,
    TILES,
)
from coalface.games.coal_baron.pieces import Pieces


def score_end(state: Pieces, log: list[Event] | None) -> None:
    """Turn what is left into points, for every seat; a score may fall below 0. (CB-87, CB-94)"""
    for seat in range(state.seats):
        exchange_marks(state, seat, log)
        score_coal(state, seat, log)
        lose_for_orders(state, seat, log)
        lose_for_imbalance(state, seat, log)


def add(state: Pieces, seat: i64, source: i64, points: i64) -> None:
    """Add points of one source to a score."""
    state.own[seat * SEAT_SIZE + SCORE] += points
    state.own[seat * SEAT_SIZE + source] += points


def exchange_marks(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Each full five Marks become a point; the rest is kept for a tie. (CB-88)"""
    at = seat * SEAT_SIZE + MARKS
    points = state.own[at] // state.kit.marks_per_vp
    marks = points * state.kit.marks_per_vp
    state.own[at] -= marks
    add(state, seat, MARKS_VP, points)
    if log is not None and points > 0:
        log.append(Event("cb.end.marks", seat, (marks, points)))


def score_coal(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """A point for each full three cubes, wherever the seat has them. (CB-89)"""
    cubes = cubes_left(state, seat)
    points = cubes // state.kit.cubes_per_vp
    add(state, seat, COAL_VP, points)
    if log is not None and points > 0:
        log.append(Event("cb.end.coal", seat, (cubes, points)))


def cubes_left(state: Pieces, seat: i64) -> i64:
    """All cubes of a seat: in minecarts, cage, storage and on outstanding orders. (CB-89)"""
    at = seat * SEAT_SIZE
    cubes: i64 = 0
    for colour in range(COLOURS):
        cubes += state.own[at + CAGED + colour] + state.own[at + STORED + colour]
    for cart in range(COLOURS * COLOURS):
        cubes += state.own[at + CUBES + cart]
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        for colour in range(COLOURS):
            cubes += state.loaded[card * COLOURS + colour]
    return cubes


def lose_for_orders(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Each order not delivered costs a point, a complete one too. (CB-90)"""
    orders = state.own[seat * SEAT_SIZE + ORDERS]
    points = orders * state.kit.vp_per_outstanding
    add(state, seat, OUTSTANDING_VP, points)
    if log is not None and points < 0:
        log.append(Event("cb.end.orders", seat, (orders, -points)))


def lose_for_imbalance(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Each tunnel tile that one side has more than the other costs two points. (CB-91)"""
    points = balance_points(state, seat)
    add(state, seat, BALANCE_VP, points)
    if log is not None and points < 0:
        log.append(Event("cb.end.balance", seat, (excess_tiles(state, seat), -points)))


def balance_points(state: Pieces, seat: i64) -> i64:
    """Points, 0 or less, for the tunnel balance of a seat. (CB-91)"""
    return excess_tiles(state, seat) * state.kit.vp_per_excess_tile


def excess_tiles(state: Pieces, seat: i64) -> i64:
    """How many tunnel tiles one side has more than the other, over all levels. (CB-91, CB-92)"""
    light: i64 = 0
    dark: i64 = 0
    for tile in range(TILES):
        tiles = state.own[seat * SEAT_SIZE + TILED + tile]
        if state.kit.tile_side[tile] == LIGHT:
            light += tiles
        else:
            dark += tiles
    return light - dark if light > dark else dark - light


def standing(state: Pieces) -> list[list[int]]:
    """Most points, then most Marks left; who is still tied shares the place. (CB-93)"""
    keys = [
        (-int(state.own[seat * SEAT_SIZE + SCORE]), -int(state.own[seat * SEAT_SIZE + MARKS]))
        for seat in range(state.seats)
    ]
    return [[seat for seat in range(state.seats) if keys[seat] == key] for key in sorted(set(keys))]
