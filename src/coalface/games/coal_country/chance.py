"""What chance draws in Coal Country: from where, what it may draw, how likely that is."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE
from coalface.core.random import Random
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import setup
from coalface.games.coal_country.state import CoalCountryState


def drawn_number(state: CoalCountryState) -> i64:
    """Return the number of the permit stack that a tile is drawn from. (CC-48, CC-93)"""
    if state.pending_kind == pending.TILE:
        return pending.number(state)
    return pending.stack(state)


def source(state: CoalCountryState) -> i64:
    """Return what chance draws from: the markers, the bag, the company's pile or a permit stack."""
    kind = state.pending_kind
    if kind == pending.ORDER:
        return ids.ORDER_SOURCE
    if kind == pending.CUBE:
        return ids.CUBE_SOURCE
    if kind == pending.BUILDING:
        return ids.BUILDING_SOURCE
    return ids.TILE_SOURCE + drawn_number(state) - 1


def draws(state: CoalCountryState) -> i64:
    """Return how many faces there are to what chance draws now."""
    kind = state.pending_kind
    if kind == pending.ORDER:
        return state.seats
    if kind == pending.CUBE:
        return ids.COLOURS
    return ids.BUILDINGS if kind == pending.BUILDING else state.components.kinds - 1


def weight(state: CoalCountryState, face: i64) -> i64:
    """Return how many pieces there are to draw of this face. (CC-3, CC-4, CC-6, CC-7)"""
    kind = state.pending_kind
    if kind == pending.ORDER:
        return 1 if setup.can_draw_seat(state, face) == ALLOWED else 0
    if kind == pending.CUBE:
        return state.bag[face]
    if kind == pending.BUILDING:
        return state.pile[face]
    tile = face + 1
    if state.components.number[tile] != drawn_number(state):
        return 0
    return state.in_stack[tile]


def can_draw(state: CoalCountryState, face: i64) -> i64:
    """May chance draw this cube, building or tile? Only one that is there. (CC-3, CC-4, CC-7)"""
    return ALLOWED if weight(state, face) > 0 else why.NOT_IN_BAG


def odds(state: CoalCountryState) -> list[int]:
    """Return the weights of all that chance may draw now, in the order of their ids."""
    if state.to_act != CHANCE:
        return []
    weights = [weight(state, face) for face in range(draws(state))]
    return [weight for weight in weights if weight > 0]


def draw_face(state: CoalCountryState, rng: Random) -> i64:
    """Return what chance draws now, picked by the odds."""
    total: i64 = 0
    for face in range(draws(state)):
        total += weight(state, face)
    left: i64 = rng.below(total)
    found: i64 = 0
    while left >= weight(state, found):
        left -= weight(state, found)
        found += 1
    return found
