"""What the industry track of a seat is worth in German Railroads: markers and factories."""

from mypy_extensions import i64

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.effects import row_value
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def judged_industry(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """The industry track, as it was judged last if nothing has changed that counts for it."""
    judged = weights.industries[player.seat]
    components = state.components
    markers = player.markers
    claimed = player.lane_claimed
    if not judged.holds(components, player, view, markers, claimed, player.factories):
        value = industry_value(state, player, view, weights)
        judged.keep(components, player, view, markers, claimed, player.factories, value)
    return judged.value


def industry_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """What markers score, what lies before them, and the factories that let them go on."""
    components = state.components
    points: float = 0.0
    built: float = 0.0
    open_to: i64 = ids.LAST_PLACE
    for place in range(1, ids.LANE_PLACES):
        gap = components.lane_gap[place]
        if gap < 0:
            continue
        if player.factory(gap) == 0:
            open_to = place - 1
            break
        built += 1.0
    before: i64 = -1
    for place in range(ids.LANE_PLACES):
        markers = player.markers_at(place)
        if markers > 0:
            before = place
            points += float(markers) * marker_value(state, place, open_to, view, weights)
        if before >= 0 and place > before:
            points += ahead_value(state, player, place, place - before, open_to, view, weights)
    return points + weights.factory * built * view.growth


def marker_value(
    state: GermanRailroadsState, place: i64, open_to: i64, view: Outlook, weights: Weights
) -> float:
    """A marker: its number in every phase, part of the next one, room to go on."""
    scored = state.components.lane_points
    points = float(scored[place]) * view.phases
    if place < ids.LAST_PLACE:
        points += weights.between * float(scored[place + 1] - scored[place]) * view.later
    return points + weights.lane_room * float(open_to - place) * view.growth


def ahead_value(
    state: GermanRailroadsState,
    player: Player,
    place: i64,
    steps: i64,
    open_to: i64,
    view: Outlook,
    weights: Weights,
) -> float:
    """What a place gives to the nearest marker behind it."""
    components = state.components
    points: float = 0.0
    far = steps + max(place - open_to, 0)
    row = components.lane_row[place]
    if row >= 0 and (player.lane_claimed >> place) & 1 == 0:
        points += weights.near[far] * row_value(state, player, row, view, weights)
    gap = components.lane_gap[place]
    if gap >= 0 and place <= open_to:
        tile = player.factory(gap) - ids.FILLED
        number = tile % ids.BOILER
        given = row_value(state, player, components.factory_row[number], view, weights)
        if tile >= ids.BOILER:
            given += row_value(state, player, components.boilerman_row[number], view, weights)
        points += weights.factory_due * weights.near[steps - 1] * given
    return points
