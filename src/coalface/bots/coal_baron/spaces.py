"""A quick choice of a space in Coal Baron: for playouts, where there is no time to try each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.coal_baron import plan
from coalface.bots.coal_baron.majority import EMPTY, one_more, order_size
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
    LIGHT,
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
    TILED,
    TILES,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import turn

ROUND_TRIP: Final = 2.0
"""Steps of a mining action that raise and place nothing: down and up."""
STEPS_A_CUBE: Final = 2.0
UNSEEN_ORDER: Final = 9.0
"""The size of an order that is chosen out of five."""


@final
class Outlook:
    """What matters to every space, found once a turn."""

    def __init__(self, state: Pieces, seat: i64, weights: Weights) -> None:
        at = seat * SEAT_SIZE
        self.units: vec[float] = one_more(state, seat, weights)
        self.lacking: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.raised: float = 0.0
        self.below: float = 0.0
        self.spots: i64 = 0
        self.size: float = 0.0
        workers = state.own[at + WORKERS]
        workers += (SHIFTS - state.board[SHIFT]) * state.kit.workers[state.seats]
        self.left: float = float(workers)
        for place in range(state.own[at + ORDERS]):
            card = state.own[at + HOLDS + place]
            free = plan.free_spots(state, card)
            if free > 0:
                self.spots += free
                self.size += order_size(state, card, self.units)
            for colour in range(COLOURS):
                self.lacking[colour] += state.free[card * COLOURS + colour]
        for colour in range(COLOURS):
            wanted = self.lacking[colour]
            up = min(wanted, state.own[at + CAGED + colour] + state.own[at + STORED + colour])
            down: i64 = 0
            for level in range(COLOURS):
                down += state.own[at + CUBES + level * COLOURS + colour]
            self.raised += float(up)
            self.below += float(min(wanted - up, down))
            self.lacking[colour] = wanted - state.own[at + CAGED + colour]
            self.lacking[colour] -= state.own[at + STORED + colour] + down


def quick_gain(state: Pieces, seat: i64, space: i64, outlook: Outlook, weights: Weights) -> float:
    """What a space seems to bring, its workers paid."""
    gain: float = 0.0
    if space == BANK:
        gain = money_gain(state, seat, 1, outlook, weights)
    elif space < FACTORY_SPACES:
        gain = tile_gain(state, seat, state.board[TILE_ON + space] - 1, outlook, weights)
    elif space == FACTORY_DRAW:
        gain = weights.quick_look * outlook.left / (outlook.left + weights.quick_late)
    elif space < DELIVERY:
        gain = mining_gain(float(state.kit.value[space]), outlook, weights)
    elif space < MONEY:
        gain = delivery_gain(state, seat, space - DELIVERY, outlook, weights)
    elif space < ORDER:
        gain = money_gain(state, seat, state.kit.value[space], outlook, weights)
    elif space == ORDER_DRAW:
        gain = order_gain(UNSEEN_ORDER, weights.quick_unseen, outlook, weights)
    else:
        card = state.board[CARD_ON + space - ORDER] - 1
        size = order_size(state, card, outlook.units)
        gain = order_gain(size, at_hand(state, card, outlook), outlook, weights)
    return gain - weights.quick_worker * float(turn.price(state, space))


def tile_gain(state: Pieces, seat: i64, tile: i64, outlook: Outlook, weights: Weights) -> float:
    """Its coal, more where orders lack it, its carts, its side, and what it costs."""
    colour = state.kit.tile_colour[tile]
    carts = state.kit.tile_carts[tile]
    needed = min(carts, max(outlook.lacking[colour], 0))
    late = outlook.left / (outlook.left + weights.quick_late)
    gain = late * (weights.quick_cart * float(carts) + weights.quick_needed * float(needed))
    gain += weights.quick_empty * late * float(carts) * outlook.units[EMPTY + colour]
    gain += weights.quick_side * side_gain(state, seat, tile)
    return gain - weights.quick_price * late * float(state.kit.tile_cost[tile])


def side_gain(state: Pieces, seat: i64, tile: i64) -> float:
    """1 if a tile mends the balance of a pit, -1 if it upsets it."""
    excess: i64 = 0
    at = seat * SEAT_SIZE + TILED
    for kind in range(TILES):
        tiles = state.own[at + kind]
        if tiles > 0:
            excess += tiles if state.kit.tile_side[kind] == LIGHT else -tiles
    if state.kit.tile_side[tile] == LIGHT:
        excess = -excess
    return 1.0 if excess > 0 else -1.0


def mining_gain(steps: float, outlook: Outlook, weights: Weights) -> float:
    """The cubes that may come to orders, each for its share of what the orders are worth."""
    if outlook.spots == 0:
        return 0.0
    below = min(outlook.below, max(steps - ROUND_TRIP, 0.0) / STEPS_A_CUBE)
    raised = min(outlook.raised, steps)
    cubes = min(raised + below, steps - below * STEPS_A_CUBE + below)
    return weights.quick_cube * cubes * outlook.size / float(outlook.spots)


def order_gain(size: float, at_hand: float, outlook: Outlook, weights: Weights) -> float:
    """A new order: what it is worth, by the coal that is there for it and the time that is left."""
    time = outlook.left - weights.quick_time * float(outlook.spots)
    if time <= 0.0:
        return -1.0
    chance = (weights.quick_bare + (1.0 - weights.quick_bare) * at_hand) * time
    return weights.quick_order * size * chance / (time + weights.quick_late) - 1.0


def at_hand(state: Pieces, card: i64, outlook: Outlook) -> float:
    """The part of an order's spots that spare coal is there for."""
    spots: i64 = 0
    covered: i64 = 0
    for colour in range(COLOURS):
        printed = state.kit.spots[card * COLOURS + colour]
        spots += printed
        covered += min(printed, max(-outlook.lacking[colour], 0))
    return float(covered) / float(spots)


def money_gain(state: Pieces, seat: i64, marks: i64, outlook: Outlook, weights: Weights) -> float:
    """Money is good as long as there is little of it and time to spend it."""
    have = float(state.own[seat * SEAT_SIZE + MARKS])
    lacking = min(float(marks), max(weights.quick_marks - have, 0.0))
    late = outlook.left / (outlook.left + weights.quick_late)
    return weights.quick_money * late * lacking + 0.2 * float(marks)


def delivery_gain(
    state: Pieces, seat: i64, vehicle: i64, outlook: Outlook, weights: Weights
) -> float:
    """All complete orders of a vehicle."""
    at = seat * SEAT_SIZE
    gain: float = 0.0
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        if state.kit.vehicle[card] == vehicle and plan.free_spots(state, card) == 0:
            gain += 1.0 + order_size(state, card, outlook.units)
    return weights.quick_deliver * gain


def choose_space(
    state: Pieces, seat: i64, spaces: vec[i64], count: i64, rng: Random, weights: Weights
) -> i64:
    """The move to the space that seems best at a glance, with a little chance in it."""
    outlook = Outlook(state, seat, weights)
    best: i64 = spaces[0]
    best_gain: float = -1e9
    for place in range(count):
        gain = quick_gain(state, seat, spaces[place] - PLACE, outlook, weights)
        gain += weights.quick_noise * rng.fraction()
        if gain > best_gain:
            best_gain = gain
            best = spaces[place]
    return best


def rate_spaces(
    state: Pieces, seat: i64, moves: vec[i64], count: i64, ratings: vec[float], weights: Weights
) -> None:
    """What each of some spaces seems to bring."""
    outlook = Outlook(state, seat, weights)
    for place in range(count):
        ratings[place] = quick_gain(state, seat, moves[place] - PLACE, outlook, weights)
