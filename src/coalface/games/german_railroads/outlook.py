"""What follows from the pieces: spaces of this round, reach, special spaces, the next scoring."""

from functools import lru_cache
from typing import Any

import msgspec

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.rules.scoring import industry_points, railroad_points
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.rules.turn import last_round
from coalface.games.german_railroads.special_spaces import specials_of
from coalface.games.german_railroads.state import (
    MARKER_BITS,
    MARKER_MASK,
    GermanRailroadsState,
    Player,
)


class Lane(msgspec.Struct, frozen=True):
    """A railroad as it stands: its reach, and what it would score if the round ended now."""

    reach: int
    track: int
    stars: int
    medal: int


class SpecialSpace(msgspec.Struct, frozen=True):
    """A special space that counts or has been received, by railroad, branch and number."""

    railroad: int
    space: int
    branch: str | None
    status: str


Railroads = tuple[tuple[Lane, ...], tuple[SpecialSpace, ...]]

CACHED = 5000
_RAILROADS: dict[Any, Railroads] = {}
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


def railroads_now(state: GermanRailroadsState, player: Player) -> Railroads:
    """Return what the railroads of a player would score now, and their special spaces.

    (RR-65, RR-78)
    """
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
    found = _RAILROADS.get(key)
    if found is None:
        if len(_RAILROADS) >= CACHED:
            _RAILROADS.clear()
        found = _RAILROADS[key] = (lanes_now(state, player), specials_met(state, player))
    return found


def lanes_now(state: GermanRailroadsState, player: Player) -> tuple[Lane, ...]:
    """Return the railroads of a player with what they would score now. (RR-78)"""
    return tuple(
        Lane(
            reach=reach(player, rr),
            track=railroad_points(state, player, rr),
            stars=stars(state, player, rr),
            medal=medal(state, player, rr),
        )
        for rr in range(ids.RAILROADS)
    )


def industry_now(state: GermanRailroadsState, player: Player) -> int:
    """Return what the industry track would score now. (RR-81)"""
    return int(industry_points(state, player))


@lru_cache(CACHED)
def markers_on(packed: int) -> tuple[int, ...]:
    """Return how many markers stand on each place of the industry track."""
    return tuple(packed >> place * MARKER_BITS & MARKER_MASK for place in range(ids.LANE_PLACES))


def specials_met(state: GermanRailroadsState, player: Player) -> tuple[SpecialSpace, ...]:
    """Return the special spaces that count now or have given their advantage. (RR-65)"""
    return tuple(
        SpecialSpace(
            railroad=special.railroad,
            space=special.space,
            branch=names.BRANCH_NAMES[special.branch - 1] if special.branch else None,
            status=special.status,
        )
        for special in specials_of(state, player)
        if special.status in ("received", "counts")
    )
