"""What chance draws in Coal Baron: from which stack, what it may draw, how likely that is."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW
from coalface.core.piles import Pile
from coalface.core.random import Random
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.state import CoalBaronState


def source(state: CoalBaronState) -> i64:
    """Return what chance draws from now: the lot for the first player, the tiles or the orders."""
    kind = state.pending_kind
    if kind == pending.DEAL_FIRST:
        return ids.FIRST_SOURCE
    if kind == pending.DEAL_TILES:
        return ids.TILE_SOURCE
    if kind == pending.REFILL or kind == pending.LOOK:
        return ids.TILE_SOURCE if pending.pile(state) == ids.TILE_PILE else ids.ORDER_SOURCE
    return ids.ORDER_SOURCE


def drawn_pile(state: CoalBaronState) -> Pile:
    """Return the stack that chance draws from now."""
    return state.tiles if source(state) == ids.TILE_SOURCE else state.orders


def can_draw_tile(state: CoalBaronState, tile: i64) -> i64:
    """May chance draw this tile now? (CB-4, CB-30)"""
    if source(state) != ids.TILE_SOURCE:
        return NOT_NOW
    return ALLOWED if state.tiles.bag[tile] > 0 else why.NOT_IN_STACK


def can_draw_order(state: CoalBaronState, card: i64) -> i64:
    """May chance draw this order card now? (CB-12, CB-14, CB-63)"""
    if source(state) != ids.ORDER_SOURCE:
        return NOT_NOW
    return ALLOWED if state.orders.bag[card] > 0 else why.NOT_IN_STACK


def odds(state: CoalBaronState) -> list[int]:
    """Return the weights of all that chance may draw now, in the order of their ids."""
    if state.to_act != CHANCE:
        return []
    if source(state) == ids.FIRST_SOURCE:
        return [1] * state.seats
    return [count for count in drawn_pile(state).bag if count > 0]


def draw_face(pile: Pile, rng: Random) -> i64:
    """Return a face of the unseen part of a stack, drawn by its number of copies."""
    left: i64 = rng.below(pile.bag_size)
    face: i64 = 0
    while left >= pile.bag[face]:
        left -= pile.bag[face]
        face += 1
    return face
