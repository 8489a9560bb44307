"""The scoring phase: railroads, stars and medal, industry."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    BLACK,
    COLOURS,
    DOUBLERS,
    FOR_INDUSTRY,
    FOR_MAIN,
    FOR_MEDAL,
    FOR_STARS,
    LANE,
    LANE_PLACES,
    MAIN,
    RAILROADS,
    REVALUED,
    SEAT_SIZE,
    TRACK,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.specials import doubled, medal, reach, stars


def score_round(state: Pieces, log: list[Event] | None) -> None:
    """Every seat scores railroads, stars and medal, industry. (RR-77, RR-78, GS-16)"""
    for seat in range(state.seats):
        for rr in range(RAILROADS):
            score(state, seat, FOR_MAIN + rr, railroad_points(state, seat, rr), log)
        for rr in range(RAILROADS):
            score(state, seat, FOR_STARS, stars(state, seat, rr), log)
            score(state, seat, FOR_MEDAL, medal(state, seat, rr), log)
        score(state, seat, FOR_INDUSTRY, industry_points(state, seat), log)


def railroad_points(state: Pieces, seat: i64, rr: i64) -> i64:
    """Each space up to the reach counts its highest colour. (RR-70, RR-79, GN-10)"""
    at = seat * SEAT_SIZE
    tracks = at + TRACK + rr * COLOURS
    values = state.own[at + REVALUED] * COLOURS
    end = min(reach(state, seat, rr), state.own[tracks + BLACK])
    total: i64 = 0
    colour: i64 = COLOURS - 1
    for space in range(1, end + 1):
        while state.own[tracks + colour] < space:
            colour -= 1
        value = state.kit.value[values + colour]
        total += value
        if rr == MAIN and has_doubler(state, seat, space):
            total += value
    return 2 * total if doubled(state, seat, rr) else total


def has_doubler(state: Pieces, seat: i64, space: i64) -> bool:
    """Does a doubler lie above this space of the main line? (RR-47, RR-79)"""
    for place in range(state.own[seat * SEAT_SIZE + DOUBLERS]):
        if state.kit.doubler_space[place] == space:
            return True
    return False


def industry_points(state: Pieces, seat: i64) -> i64:
    """Each marker scores its number, or the last one before it. (RR-71, RR-81)"""
    at = seat * SEAT_SIZE + LANE
    total: i64 = 0
    for place in range(LANE_PLACES):
        total += state.own[at + place] * state.kit.lane_points[place]
    return total
