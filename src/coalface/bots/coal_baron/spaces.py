"""A quick choice of a space in Coal Baron: for playouts, where there is no time to try each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.coal_baron import plan
from coalface.bots.coal_baron.weights import Weights
from coalface.core.random import Random
from coalface.games.coal_baron.ids import (
    BANK,
    CAGED,
    CARD_ON,
    COLOURS,
    CUBES,
    DELIVERY,
    FACTORY_DRAW,
    FACTORY_SPACES,
    HOLDS,
    MARKS,
    MONEY,
    ORDER,
    ORDER_DRAW,
    ORDERS,
    PLACE,
    SEAT_SIZE,
    SHIFT,
    SHIFTS,
    STORED,
    TILE_ON,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import turn

FEW_ORDERS: Final = 3
FEW_MARKS: Final = 8
STEPS_A_CUBE: Final = 2.0
"""Down, load, up and place, shared by what the cage holds."""
LAST_SHIFT: Final = 0.4
"""What a new tunnel or order is still good for in the last shift."""


def quick_gain(state: Pieces, seat: i64, space: i64, mined: float, weights: Weights) -> float:
    """What a space seems to bring, its workers paid; `mined` counts the cubes that orders need."""
    at = seat * SEAT_SIZE
    gain: float = 0.0
    late = LAST_SHIFT if state.board[SHIFT] == SHIFTS else 1.0
    if space == BANK:
        gain = money_gain(state, seat, 1, weights)
    elif space < FACTORY_SPACES:
        tile = state.board[TILE_ON + space] - 1
        gain = weights.quick_cart * late * float(state.kit.tile_carts[tile])
    elif space == FACTORY_DRAW:
        gain = weights.quick_cart * late
    elif space < DELIVERY:
        gain = weights.quick_cube * min(mined, float(state.kit.value[space]) / STEPS_A_CUBE)
    elif space < MONEY:
        gain = delivery_gain(state, seat, space - DELIVERY, weights)
    elif space < ORDER:
        gain = money_gain(state, seat, state.kit.value[space], weights)
    else:
        few = float(FEW_ORDERS - state.own[at + ORDERS])
        size = (
            6.0 if space == ORDER_DRAW else card_size(state, state.board[CARD_ON + space - ORDER])
        )
        gain = weights.quick_order * late * size * (few if few > 0.2 else 0.2)
    return gain - weights.quick_worker * float(turn.price(state, space))


def card_size(state: Pieces, shown: i64) -> float:
    """The points and spots of a card that lies on display."""
    card = shown - 1
    at = card * COLOURS
    spots = state.kit.spots
    return float(
        state.kit.card_vp[card] + spots[at] + spots[at + 1] + spots[at + 2] + spots[at + 3]
    )


def money_gain(state: Pieces, seat: i64, marks: i64, weights: Weights) -> float:
    """Money is good as long as there is little of it."""
    lacking = FEW_MARKS - state.own[seat * SEAT_SIZE + MARKS]
    return weights.quick_money * float(min(marks, max(lacking, 0)))


def delivery_gain(state: Pieces, seat: i64, vehicle: i64, weights: Weights) -> float:
    """All complete orders of a vehicle."""
    at = seat * SEAT_SIZE
    gain: float = 0.0
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        if state.kit.vehicle[card] == vehicle and plan.free_spots(state, card) == 0:
            spots: i64 = 0
            for colour in range(COLOURS):
                spots += state.kit.spots[card * COLOURS + colour]
            gain += float(state.kit.card_vp[card]) + weights.quick_deliver * float(spots)
    return gain


def needed_cubes(state: Pieces, seat: i64) -> float:
    """Cubes on carts, in the cage and in the storage that the orders of a seat need."""
    at = seat * SEAT_SIZE
    cubes: i64 = 0
    for colour in range(COLOURS):
        wanted: i64 = 0
        for place in range(state.own[at + ORDERS]):
            wanted += state.free[state.own[at + HOLDS + place] * COLOURS + colour]
        there = state.own[at + CAGED + colour] + state.own[at + STORED + colour]
        for level in range(COLOURS):
            there += state.own[at + CUBES + level * COLOURS + colour]
        cubes += min(wanted, there)
    return float(cubes)


def choose_space(
    state: Pieces, seat: i64, spaces: vec[i64], count: i64, rng: Random, weights: Weights
) -> i64:
    """The move to the space that seems best at a glance, with a little chance in it."""
    mined = needed_cubes(state, seat)
    best: i64 = spaces[0]
    best_gain: float = -1e9
    for place in range(count):
        gain = quick_gain(state, seat, spaces[place] - PLACE, mined, weights)
        gain += weights.quick_noise * rng.fraction()
        if gain > best_gain:
            best_gain = gain
            best = spaces[place]
    return best
