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
        add(state, seat, COAL_VP, coal_points(state, seat), "cb.end.coal", log)
        add(state, seat, OUTSTANDING_VP, outstanding_points(state, seat), "cb.end.orders", log)
        add(state, seat, BALANCE_VP, balance_points(state, seat), "cb.end.balance", log)


def add(
    state: Pieces, seat: i64, source: i64, points: i64, key: str, log: list[Event] | None
) -> None:
    """Add points of one source to a score."""
    state.own[seat * SEAT_SIZE + SCORE] += points
    state.own[seat * SEAT_SIZE + source] += points
    if log is not None:
        log.append(Event(key, seat, (points,)))


def exchange_marks(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Each full five Marks become a point; the rest is kept for a tie. (CB-88)"""
    at = seat * SEAT_SIZE + MARKS
    points = state.own[at] // state.kit.marks_per_vp
    state.own[at] -= points * state.kit.marks_per_vp
    add(state, seat, MARKS_VP, points, "cb.end.marks", log)


def coal_points(state: Pieces, seat: i64) -> i64:
    """A point for each full three cubes, wherever the seat has them. (CB-89)"""
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
    return cubes // state.kit.cubes_per_vp


def outstanding_points(state: Pieces, seat: i64) -> i64:
    """Each order not delivered costs a point, a complete one too. (CB-90)"""
    return state.own[seat * SEAT_SIZE + ORDERS] * state.kit.vp_per_outstanding


def balance_points(state: Pieces, seat: i64) -> i64:
    """Each tunnel tile that one side has more than the other costs two points. (CB-91, CB-92)"""
    light: i64 = 0
    dark: i64 = 0
    for tile in range(TILES):
        tiles = state.own[seat * SEAT_SIZE + TILED + tile]
        if state.kit.tile_side[tile] == LIGHT:
            light += tiles
        else:
            dark += tiles
    excess = light - dark if light > dark else dark - light
    return excess * state.kit.vp_per_excess_tile


def standing(state: Pieces) -> list[list[int]]:
    """Most points, then most Marks left; who is still tied shares the place. (CB-93)"""
    keys = [
        (-int(state.own[seat * SEAT_SIZE + SCORE]), -int(state.own[seat * SEAT_SIZE + MARKS]))
        for seat in range(state.seats)
    ]
    return [[seat for seat in range(state.seats) if keys[seat] == key] for key in sorted(set(keys))]
