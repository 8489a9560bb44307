"""What the industry track of a seat is worth in German Railroads: markers and factories."""

from mypy_extensions import i64

from coalface.games.german_railroads.bot.effects import row_worth
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.ids import (
    BOILER,
    FILLED,
    GAP,
    LANE,
    LANE_CLAIMED,
    LANE_PLACES,
    LAST_PLACE,
    SEAT_SIZE,
)
from coalface.games.german_railroads.pieces import Pieces


def industry_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """What markers score, what lies before them, and the factories that let them go on."""
    own, kit = state.own, state.kit
    at = seat * SEAT_SIZE
    points: float = 0.0
    built: float = 0.0
    open_to: i64 = LAST_PLACE
    for place in range(1, LANE_PLACES):
        gap = kit.lane_gap[place]
        if gap < 0:
            continue
        if own[at + GAP + gap] == 0:
            open_to = place - 1
            break
        built += 1.0
    before: i64 = -1
    for place in range(LANE_PLACES):
        markers = own[at + LANE + place]
        if markers > 0:
            before = place
            points += float(markers) * marker_worth(state, place, open_to, view, weights)
        if before >= 0 and place > before:
            points += ahead_worth(state, seat, place, place - before, open_to, view, weights)
    return points + weights.factory * built * view.growth


def marker_worth(state: Pieces, place: i64, open_to: i64, view: Outlook, weights: Weights) -> float:
    """A marker: its number in every phase, part of the next one, room to go on."""
    scored = state.kit.lane_points
    points = float(scored[place]) * view.phases
    if place < LAST_PLACE:
        points += weights.between * float(scored[place + 1] - scored[place]) * view.later
    return points + weights.lane_room * float(open_to - place) * view.growth


def ahead_worth(
    state: Pieces,
    seat: i64,
    place: i64,
    steps: i64,
    open_to: i64,
    view: Outlook,
    weights: Weights,
) -> float:
    """What a place gives to the nearest marker behind it."""
    own, kit = state.own, state.kit
    at = seat * SEAT_SIZE
    points: float = 0.0
    far = steps + max(place - open_to, 0)
    row = kit.lane_row[place]
    if row >= 0 and own[at + LANE_CLAIMED] & (1 << place) == 0:
        points += weights.near[far] * row_worth(state, seat, row, view, weights)
    gap = kit.lane_gap[place]
    if gap >= 0 and place <= open_to:
        tile = own[at + GAP + gap] - FILLED
        number = tile % BOILER
        given = row_worth(state, seat, kit.factory_row[number], view, weights)
        if tile >= BOILER:
            given += row_worth(state, seat, kit.boilerman_row[number], view, weights)
        points += weights.factory_due * weights.near[steps - 1] * given
    return points
