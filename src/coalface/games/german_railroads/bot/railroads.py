"""What the railroads of a seat are worth in German Railroads: tracks, reach, special spaces."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.effects import row_value
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.rules.specials import reach
from coalface.games.german_railroads.state import GermanRailroadsState, Player

LOCKED: Final[i64] = 3
"""A colour that may not be built yet is so many steps further away."""
SWITCH: Final[i64] = 2
"""So is what lies behind a switch."""
STATION: Final = 2.0
"""What an extension that is not laid yet promises, for each round after this one."""
LIKELY: Final = 0.5
"""How much of a railroad will be in reach when its points count double."""


def railroads_value(
    state: GermanRailroadsState, player: Player, view: Outlook, weights: Weights
) -> float:
    """All railroads, the colours that may be built, doublers and revaluation."""
    points: float = 0.0
    for rr in range(ids.RAILROADS):
        points += judged_railroad(state, player, rr, view, weights)
    grows: float = 0.0
    for colour in range(1, ids.COLOURS):
        if player.has_unlocked(colour):
            grows += weights.unlocked[colour]
    grows += weights.doubler * float(player.doublers)
    if player.revaluation > 0:
        grows += weights.revalued
    return points + grows * view.growth


def judged_railroad(
    state: GermanRailroadsState, player: Player, rr: i64, view: Outlook, weights: Weights
) -> float:
    """One railroad, as it was judged last if nothing has changed that counts for it."""
    judged = weights.railroads[player.seat * ids.RAILROADS + rr]
    components = state.components
    line = player.line(rr)
    rest = traits(player)
    if not judged.holds(components, player, view, line, player.claimed, rest):
        worth = railroad_value(state, player, rr, view, weights)
        judged.keep(components, player, view, line, player.claimed, rest, worth)
    return judged.value


def traits(player: Player) -> i64:
    """Return what else counts for the railroads of a player, as one number."""
    extensions = player.extensions
    laid = extensions[0] + 32 * (extensions[1] + 32 * extensions[2])
    own = player.doublers + 16 * (player.revaluation + 4 * (player.medal + 2 * player.branch))
    return (laid * 4096 + own) * 32 + player.unlocked


def railroad_value(
    state: GermanRailroadsState, player: Player, rr: i64, view: Outlook, weights: Weights
) -> float:
    """One railroad: what it scores, what it would with more reach, its special spaces."""
    components = state.components
    line = player.line(rr)
    values = player.revaluation * ids.COLOURS
    doublers: i64 = player.doublers if rr == ids.MAIN else 0
    black = counts.count(line, ids.BLACK)
    far = reach(player, rr)
    now: i64 = 0
    whole: i64 = 0
    colour: i64 = ids.COLOURS - 1
    for space in range(1, black + 1):
        while counts.count(line, colour) < space:
            colour -= 1
        if colour == ids.BLACK:
            break
        value = components.value[values + colour]
        if space <= doublers:
            value += value
        whole += value
        if space <= far:
            now += value
    points = specials_value(state, player, rr, far, float(now), float(whole), view, weights)
    points += float(now) * view.phases + weights.beyond * float(whole - now) * view.later
    each = weights.black if rr == ids.MAIN else weights.black_side
    grows = each * float(black) + weights.reach * float(min(far, components.rr_last[rr]))
    return points + grows * view.growth


def specials_value(
    state: GermanRailroadsState,
    player: Player,
    rr: i64,
    far: i64,
    now: float,
    whole: float,
    view: Outlook,
    weights: Weights,
) -> float:
    """Special spaces of a railroad, by how many steps of track and reach are missing."""
    components = state.components
    claimed = player.claimed
    branched = player.branch
    points: float = 0.0
    for special in range(components.special_first[rr], components.special_first[rr + 1]):
        kind = components.special_kind[special]
        if kind == ids.ONCE and masks.has(claimed, special):
            continue
        branch = components.special_branch[special]
        if branch != 0 and branched != 0 and branch != branched:
            continue
        place = components.special_at[special]
        missing = missing_steps(state, player, rr, place, components.special_need[special])
        if components.special_loco[special]:
            missing += max(place - far, 0)
        if branch != 0 and branched == 0:
            missing += SWITCH
        value = components.special_value[special]
        points += special_value(state, player, kind, value, missing, now, whole, view, weights)
    for station in range(len(components.station_rr)):
        if components.station_rr[station] == rr:
            points += cells_value(state, player, station, far, now, whole, view, weights)
    return points


def missing_steps(
    state: GermanRailroadsState, player: Player, rr: i64, place: i64, need: i64
) -> i64:
    """Steps that a colour still has to make to a space."""
    missing = max(place - player.track(rr, need), 0)
    if missing > 0 and need > ids.BLACK:
        if not player.has_unlocked(need):
            missing += LOCKED
        missing += max(place + need - player.track(rr, ids.BLACK), 0)
    return missing


def special_value(
    state: GermanRailroadsState,
    player: Player,
    kind: i64,
    value: i64,
    missing: i64,
    now: float,
    whole: float,
    view: Outlook,
    weights: Weights,
) -> float:
    """One special space; what has to be held at a scoring counts for each to come."""
    near = weights.near[missing]
    if kind == ids.ONCE:
        return near * row_value(state, player, value, view, weights)
    phases = view.phases if missing == 0 else near * view.later
    if kind == ids.STAR:
        return float(value) * phases
    if kind == ids.TIMES_TWO:
        return now * phases if missing == 0 else LIKELY * whole * phases
    if player.medal == 0:
        return 0.0
    return float(state.components.medal_points) * phases


def cells_value(
    state: GermanRailroadsState,
    player: Player,
    station: i64,
    far: i64,
    now: float,
    whole: float,
    view: Outlook,
    weights: Weights,
) -> float:
    """The spaces of an extension, or the promise of one."""
    components = state.components
    rr = components.station_rr[station]
    first = components.station_at[station]
    extension = player.extensions[station] - 1
    if extension < 0:
        missing = max(first - player.track(rr, ids.BLACK), 0)
        return STATION * weights.near[missing] * view.later
    points: float = 0.0
    for cell in range(1, ids.CELLS + 1):
        row = extension * (ids.CELLS + 1) + cell
        kind = components.cell_kind[row]
        if kind < 0 or (
            kind == ids.ONCE
            and masks.has(player.claimed, ids.FIRST_CELL + station * ids.CELLS + cell - 1)
        ):
            continue
        place = first + cell - 1
        missing = missing_steps(state, player, rr, place, components.cell_need[row])
        if components.cell_loco[row]:
            missing += max(place - far, 0)
        value = components.cell_value[row]
        points += special_value(state, player, kind, value, missing, now, whole, view, weights)
    return points
