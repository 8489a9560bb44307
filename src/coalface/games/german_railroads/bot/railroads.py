"""What the railroads of a seat are worth in German Railroads: tracks, reach, special spaces."""

from typing import Final

from mypy_extensions import i64

from coalface.games.german_railroads.bot.effects import row_worth
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.ids import (
    BLACK,
    BRANCHED,
    CELLS,
    CLAIMED,
    COLOURS,
    DOUBLERS,
    FIRST_CELL,
    LAID,
    MAIN,
    MEDAL,
    ONCE,
    RAILROADS,
    REVALUED,
    SEAT_SIZE,
    STAR,
    TIMES_TWO,
    TRACK,
    UNLOCKED,
)
from coalface.games.german_railroads.pieces import Pieces, bit
from coalface.games.german_railroads.rules.specials import reach

LOCKED: Final = 3
"""A colour that may not be built yet is so many steps further away."""
SWITCH: Final = 2
"""So is what lies behind a switch."""
STATION: Final = 2.0
"""What an extension that is not laid yet promises, for each round after this one."""
LIKELY: Final = 0.5
"""How much of a railroad will be in reach when its points count double."""


def railroads_worth(state: Pieces, seat: i64, view: Outlook, weights: Weights) -> float:
    """All railroads, the colours that may be built, doublers and revaluation."""
    at = seat * SEAT_SIZE
    points: float = 0.0
    for rr in range(RAILROADS):
        points += railroad_worth(state, seat, rr, view, weights)
    unlocked = state.own[at + UNLOCKED]
    grows: float = 0.0
    for colour in range(1, COLOURS):
        if unlocked & (1 << colour):
            grows += weights.unlocked[colour]
    grows += weights.doubler * float(state.own[at + DOUBLERS])
    if state.own[at + REVALUED] > 0:
        grows += weights.revalued
    return points + grows * view.growth


def railroad_worth(state: Pieces, seat: i64, rr: i64, view: Outlook, weights: Weights) -> float:
    """One railroad: what it scores, what it would with more reach, its special spaces."""
    own, kit = state.own, state.kit
    at = seat * SEAT_SIZE
    tracks = at + TRACK + rr * COLOURS
    values = own[at + REVALUED] * COLOURS
    doublers: i64 = own[at + DOUBLERS] if rr == MAIN else 0
    black = own[tracks + BLACK]
    far = reach(state, seat, rr)
    now: i64 = 0
    whole: i64 = 0
    colour: i64 = COLOURS - 1
    for space in range(1, black + 1):
        while own[tracks + colour] < space:
            colour -= 1
        if colour == BLACK:
            break
        value = kit.value[values + colour]
        if space <= doublers:
            value += value
        whole += value
        if space <= far:
            now += value
    points = specials_worth(state, seat, rr, far, float(now), float(whole), view, weights)
    points += float(now) * view.phases + weights.beyond * float(whole - now) * view.later
    each = weights.black if rr == MAIN else weights.black_side
    grows = each * float(black) + weights.reach * float(min(far, kit.rr_last[rr]))
    return points + grows * view.growth


def specials_worth(
    state: Pieces,
    seat: i64,
    rr: i64,
    far: i64,
    now: float,
    whole: float,
    view: Outlook,
    weights: Weights,
) -> float:
    """Special spaces of a railroad, by how many steps of track and reach are missing."""
    own, kit = state.own, state.kit
    at = seat * SEAT_SIZE
    claimed = own[at + CLAIMED]
    branched = own[at + BRANCHED]
    points: float = 0.0
    for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
        kind = kit.special_kind[special]
        if kind == ONCE and claimed & (1 << special):
            continue
        branch = kit.special_branch[special]
        if branch != 0 and branched != 0 and branch != branched:
            continue
        place = kit.special_at[special]
        missing = missing_steps(state, seat, rr, place, kit.special_need[special])
        if kit.special_loco[special]:
            missing += max(place - far, 0)
        if branch != 0 and branched == 0:
            missing += SWITCH
        value = kit.special_value[special]
        points += special_worth(state, seat, kind, value, missing, now, whole, view, weights)
    for station in range(len(kit.station_rr)):
        if kit.station_rr[station] == rr:
            points += cells_worth(state, seat, station, far, now, whole, view, weights)
    return points


def missing_steps(state: Pieces, seat: i64, rr: i64, place: i64, need: i64) -> i64:
    """Steps that a colour still has to make to a space."""
    at = seat * SEAT_SIZE
    missing = max(place - state.own[at + TRACK + rr * COLOURS + need], 0)
    if missing > 0 and need > BLACK:
        if state.own[at + UNLOCKED] & (1 << need) == 0:
            missing += LOCKED
        missing += max(place + need - state.own[at + TRACK + rr * COLOURS + BLACK], 0)
    return missing


def special_worth(
    state: Pieces,
    seat: i64,
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
    if kind == ONCE:
        return near * row_worth(state, seat, value, view, weights)
    phases = view.phases if missing == 0 else near * view.later
    if kind == STAR:
        return float(value) * phases
    if kind == TIMES_TWO:
        return now * phases if missing == 0 else LIKELY * whole * phases
    if state.own[seat * SEAT_SIZE + MEDAL] == 0:
        return 0.0
    return float(state.kit.medal_points) * phases


def cells_worth(
    state: Pieces,
    seat: i64,
    station: i64,
    far: i64,
    now: float,
    whole: float,
    view: Outlook,
    weights: Weights,
) -> float:
    """The spaces of an extension, or the promise of one."""
    own, kit = state.own, state.kit
    at = seat * SEAT_SIZE
    rr = kit.station_rr[station]
    first = kit.station_at[station]
    extension = own[at + LAID + station] - 1
    if extension < 0:
        missing = max(first - own[at + TRACK + rr * COLOURS + BLACK], 0)
        return STATION * weights.near[missing] * view.later
    points: float = 0.0
    for cell in range(1, CELLS + 1):
        row = extension * (CELLS + 1) + cell
        kind = kit.cell_kind[row]
        if kind < 0 or (
            kind == ONCE and own[at + CLAIMED] & bit(FIRST_CELL + station * CELLS + cell - 1)
        ):
            continue
        place = first + cell - 1
        missing = missing_steps(state, seat, rr, place, kit.cell_need[row])
        if kit.cell_loco[row]:
            missing += max(place - far, 0)
        value = kit.cell_value[row]
        points += special_worth(state, seat, kind, value, missing, now, whole, view, weights)
    return points
