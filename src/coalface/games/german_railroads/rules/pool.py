"""What a player may do with effects that wait, so that what else is owed stays possible."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import why
from coalface.games.german_railroads.rules.locomotives import built_from, can_build, lowest_loco
from coalface.games.german_railroads.rules.owed import keeps_step, keeps_works
from coalface.games.german_railroads.rules.tracks import can_step, source_waits
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def may_step(state: GermanRailroadsState, player: Player, source: i64, rr: i64, colour: i64) -> i64:
    """May this step be made with what waits, so that the rest of it stays possible? (RR-15)"""
    reason = source_waits(state, source, rr, colour)
    if reason == ALLOWED:
        reason = can_step(state, player, rr, colour)
    if (
        reason == ALLOWED
        and state.owed_count > 0
        and not keeps_step(state, player, source, rr, colour)
    ):
        reason = why.WOULD_STRAND
    return reason


def may_build(state: GermanRailroadsState, player: Player, what: i64) -> i64:
    """May this be built, so that what else is owed stays possible? (RR-15, RR-40)"""
    reason = can_build(state, what)
    if reason == ALLOWED and state.owed_count > 0:
        factory = what >= ids.BUILD_FACTORY
        tile: i64 = 1 if lowest_loco(state) > 0 else 0
        if factory and not keeps_works(state, player, built_from(what), True, 0):
            possible = tile > 0 and keeps_works(state, player, built_from(what), True, 1)
        else:
            possible = factory or keeps_works(state, player, built_from(what), False, tile)
        if not possible:
            reason = why.WOULD_STRAND
    return reason


def step_pays_owed(state: GermanRailroadsState, source: i64, colour: i64) -> bool:
    """Would a step use up something that is owed? (RR-17)"""
    owed = state.owed
    if source == ids.BY_COLOUR:
        return owed[colour] > 0
    if source == ids.BY_ANY:
        return owed[ids.ANY] > 0
    if source == ids.BY_BG:
        return owed[ids.BG] + owed[ids.BG_BONUS] > 0
    if source == ids.BY_DISTINCT:
        return owed[ids.DISTINCT] > 0 and owed[ids.allowance(colour)] > 0
    return owed[ids.CATCH] > 0
