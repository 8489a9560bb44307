"""What follows from the pieces: spaces of this round, reach, special spaces, the next scoring."""

from functools import lru_cache
from typing import Any

import msgspec

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.railroad_cells import (
    LaneCell,
    cells_now,
    covered_now,
    fill_now,
)
from coalface.games.german_railroads.rules.scoring import industry_points, railroad_points
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.rules.turn import last_round
from coalface.games.german_railroads.state import (
    MARKER_BITS,
    MARKER_MASK,
    GermanRailroadsState,
    Player,
)


class Lane(msgspec.Struct, frozen=True):
    """A railroad as it stands: its reach, what it would score if the round ended now, its spaces.

    `points` are those of its tracks, stars and medal together. The rest is by stretch, as
    `printed.railroads` has them: how many spaces the reach covers, the colours of the tracks that
    lie there from its first space on, and its spaces.
    """

    reach: int
    track: int
    stars: int
    medal: int
    points: int
    covered: tuple[int, ...]
    fill: tuple[tuple[int, ...], ...]
    cells: tuple[tuple[LaneCell, ...], ...]


Lanes = tuple[Lane, ...]

CACHED = 5000
_LANES: dict[Any, Lanes] = {}
"""Railroads change seldom and are shown in every view."""


def open_spaces(state: GermanRailroadsState) -> list[int]:
    """Return the spaces of the board that there are in this round. (RR-84)"""
    components = state.components
    spaces = components.late_spaces if last_round(state) else components.early_spaces
    return list(spaces[state.seats])


def open_space_names(state: GermanRailroadsState) -> tuple[str, ...]:
    """Return the names of the spaces that there are in this round."""
    return _space_names(tuple(open_spaces(state)))


@lru_cache(64)
def _space_names(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names.SPACE_NAMES[space] for space in spaces)


def lanes_now(state: GermanRailroadsState, player: Player) -> Lanes:
    """Return the railroads of a player with what they would score now. (RR-65, RR-78)"""
    key = (
        state.components,
        player.main_line,
        player.second_line,
        player.third_line,
        player.locomotives,
        player.branch,
        tuple(player.extensions),
        player.doublers,
        player.medal,
        player.revaluation,
        player.claimed,
    )
    found = _LANES.get(key)
    if found is None:
        if len(_LANES) >= CACHED:
            _LANES.clear()
        found = _LANES[key] = tuple(lane_now(state, player, rr) for rr in range(ids.RAILROADS))
    return found


def lane_now(state: GermanRailroadsState, player: Player, rr: int) -> Lane:
    """Return a railroad of a player with what it would score now. (RR-78)"""
    track = railroad_points(state, player, rr)
    of_stars, of_medal = stars(state, player, rr), medal(state, player, rr)
    return Lane(
        reach=reach(player, rr),
        track=track,
        stars=of_stars,
        medal=of_medal,
        points=track + of_stars + of_medal,
        covered=covered_now(state, player, rr),
        fill=fill_now(state, player, rr),
        cells=cells_now(state, player, rr),
    )


def industry_now(state: GermanRailroadsState, player: Player) -> int:
    """Return what the industry track would score now. (RR-81)"""
    return int(industry_points(state, player))


@lru_cache(CACHED)
def markers_on(packed: int) -> tuple[int, ...]:
    """Return how many markers stand on each place of the industry track."""
    return tuple(packed >> place * MARKER_BITS & MARKER_MASK for place in range(ids.LANE_PLACES))
