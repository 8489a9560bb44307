"""What chance draws in Ruhrschifffahrt: from where, and how likely each outcome is."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import dispatch, pending
from coalface.games.ruhrschifffahrt.state import RuhrState


def source(state: RuhrState) -> i64:
    """Return what chance draws from now: the lot for the first player, the bag, the countries."""
    kind = state.pending_kind
    if kind == pending.FIRST:
        return ids.FIRST_SOURCE
    return ids.MARKER_SOURCE if kind == pending.MARKER else ids.COUNTRY_SOURCE


def weights(state: RuhrState) -> vec[i64]:
    """Return how often each outcome is there, in the order of the ids."""
    origin = source(state)
    if origin == ids.FIRST_SOURCE:
        return vec[i64]([1] * state.seats)
    if origin == ids.MARKER_SOURCE:
        return state.undrawn
    return vec[i64](counts.unpack(state.countries, 3))


def odds(state: RuhrState) -> list[int]:
    """Return the weights of all that chance may draw now, in the order of their ids."""
    if state.to_act != CHANCE:
        return []
    return [weight for weight in weights(state) if weight > 0]


def draw(state: RuhrState, rng: Random) -> i64:
    """Return the id of an outcome, drawn by its weight."""
    origin = source(state)
    if origin == ids.FIRST_SOURCE:
        return dispatch.FIRST + rng.below(state.seats)
    there = weights(state)
    total: i64 = 0
    for weight in there:
        total += weight
    left: i64 = rng.below(total)
    drawn: i64 = 0
    while left >= there[drawn]:
        left -= there[drawn]
        drawn += 1
    return drawn + (dispatch.DRAW_MARKER if origin == ids.MARKER_SOURCE else dispatch.TURN_COUNTRY)
