"""The scoring phase: railroads, stars and medal, industry."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.specials import doubled, medal, reach, stars
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def score_round(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Every seat scores railroads, stars and medal, industry. (RR-77, RR-78, GS-16)"""
    for player in state.players:
        for rr in range(ids.RAILROADS):
            score(state, player, ids.FOR_MAIN + rr, railroad_points(state, player, rr), log)
        for rr in range(ids.RAILROADS):
            score(state, player, ids.FOR_STARS, stars(state, player, rr), log)
            score(state, player, ids.FOR_MEDAL, medal(state, player, rr), log)
        score(state, player, ids.FOR_INDUSTRY, industry_points(state, player), log)


def railroad_points(state: GermanRailroadsState, player: Player, rr: i64) -> i64:
    """Each space up to the reach counts its highest colour. (RR-70, RR-79, GN-10)"""
    line = player.line(rr)
    values = player.revaluation * ids.COLOURS
    end = min(reach(player, rr), counts.count(line, ids.BLACK))
    total: i64 = 0
    colour: i64 = ids.COLOURS - 1
    for space in range(1, end + 1):
        while counts.count(line, colour) < space:
            colour -= 1
        value = state.components.value[values + colour]
        total += value
        if rr == ids.MAIN and has_doubler(state, player, space):
            total += value
    return 2 * total if doubled(state, player, rr) else total


def has_doubler(state: GermanRailroadsState, player: Player, space: i64) -> bool:
    """Does a doubler lie above this space of the main line? (RR-47, RR-79)"""
    return any(state.components.doubler_space[place] == space for place in range(player.doublers))


def industry_points(state: GermanRailroadsState, player: Player) -> i64:
    """Each marker scores its number, or the last one before it. (RR-71, RR-81)"""
    total: i64 = 0
    for place in range(ids.LANE_PLACES):
        total += player.markers_at(place) * state.components.lane_points[place]
    return total
