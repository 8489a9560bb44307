"""A quick choice of a space in Coal Baron: for playouts, where there is no time to try each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.random import Random
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.bot import plan
from coalface.games.coal_baron.bot.majority import EMPTY, one_more, order_size
from coalface.games.coal_baron.bot.weights import Weights
from coalface.games.coal_baron.generated import dispatch
from coalface.games.coal_baron.rules import turn
from coalface.games.coal_baron.state import CoalBaronState, Player

ROUND_TRIP: Final = 2.0
"""Steps of a mining action that raise and place nothing: down and up."""
STEPS_A_CUBE: Final = 2.0
UNSEEN_ORDER: Final = 9.0
"""The size of an order that is chosen out of five."""


@final
class Outlook:
    """What matters to every space, found once a turn."""

    def __init__(self, state: CoalBaronState, player: Player, weights: Weights) -> None:
        self.units: vec[float] = one_more(state, player.seat, weights)
        self.lacking: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.raised: float = 0.0
        self.below: float = 0.0
        self.spots: i64 = 0
        self.size: float = 0.0
        workers = player.workers
        workers += (ids.SHIFTS - state.shift) * state.components.workers[state.seats]
        self.left: float = float(workers)
        for card in player.orders:
            free = plan.free_spots(state, card)
            if free > 0:
                self.spots += free
                self.size += order_size(state, card, self.units)
            for colour in range(ids.COLOURS):
                self.lacking[colour] += counts.count(state.free_spots[card], colour)
        for colour in range(ids.COLOURS):
            wanted = self.lacking[colour]
            up = min(
                wanted, counts.count(player.cage, colour) + counts.count(player.storage, colour)
            )
            down: i64 = 0
            for level in range(ids.COLOURS):
                down += counts.count(player.cubes[level], colour)
            self.raised += float(up)
            self.below += float(min(wanted - up, down))
            self.lacking[colour] = wanted - counts.count(player.cage, colour)
            self.lacking[colour] -= counts.count(player.storage, colour) + down


def quick_gain(
    state: CoalBaronState, player: Player, space: i64, outlook: Outlook, weights: Weights
) -> float:
    """What a space seems to bring, its workers paid."""
    gain: float = 0.0
    if space == ids.BANK:
        gain = money_gain(state, player, 1, outlook, weights)
    elif space < ids.FACTORY_SPACES:
        gain = tile_gain(state, player, state.tile_on[space] - 1, outlook, weights)
    elif space == ids.FACTORY_DRAW:
        gain = weights.quick_look * outlook.left / (outlook.left + weights.quick_late)
    elif space < ids.DELIVERY:
        gain = mining_gain(float(state.components.value[space]), outlook, weights)
    elif space < ids.MONEY:
        gain = delivery_gain(state, player, space - ids.DELIVERY, outlook, weights)
    elif space < ids.ORDER:
        gain = money_gain(state, player, state.components.value[space], outlook, weights)
    elif space == ids.ORDER_DRAW:
        gain = order_gain(UNSEEN_ORDER, weights.quick_unseen, outlook, weights)
    else:
        card = state.card_on[space - ids.ORDER] - 1
        size = order_size(state, card, outlook.units)
        gain = order_gain(size, at_hand(state, card, outlook), outlook, weights)
    return gain - weights.quick_worker * float(turn.price(state, space))


def tile_gain(
    state: CoalBaronState, player: Player, tile: i64, outlook: Outlook, weights: Weights
) -> float:
    """Its coal, more where orders lack it, its carts, its side, and what it costs."""
    colour = state.components.tile_colour[tile]
    carts = state.components.tile_carts[tile]
    needed = min(carts, max(outlook.lacking[colour], 0))
    late = outlook.left / (outlook.left + weights.quick_late)
    gain = late * (weights.quick_cart * float(carts) + weights.quick_needed * float(needed))
    gain += weights.quick_empty * late * float(carts) * outlook.units[EMPTY + colour]
    gain += weights.quick_side * side_gain(state, player, tile)
    return gain - weights.quick_price * late * float(state.components.tile_cost[tile])


def side_gain(state: CoalBaronState, player: Player, tile: i64) -> float:
    """1 if a tile mends the balance of a pit, -1 if it upsets it."""
    excess: i64 = 0
    for kind in range(ids.TILES):
        tiles = player.tiles[kind]
        if tiles > 0:
            excess += tiles if state.components.tile_side[kind] == ids.LIGHT else -tiles
    if state.components.tile_side[tile] == ids.LIGHT:
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


def at_hand(state: CoalBaronState, card: i64, outlook: Outlook) -> float:
    """The part of an order's spots that spare coal is there for."""
    spots: i64 = 0
    covered: i64 = 0
    for colour in range(ids.COLOURS):
        printed = counts.count(state.components.spots[card], colour)
        spots += printed
        covered += min(printed, max(-outlook.lacking[colour], 0))
    return float(covered) / float(spots)


def money_gain(
    state: CoalBaronState, player: Player, marks: i64, outlook: Outlook, weights: Weights
) -> float:
    """Money is good as long as there is little of it and time to spend it."""
    have = float(player.marks)
    lacking = min(float(marks), max(weights.quick_marks - have, 0.0))
    late = outlook.left / (outlook.left + weights.quick_late)
    return weights.quick_money * late * lacking + 0.2 * float(marks)


def delivery_gain(
    state: CoalBaronState, player: Player, vehicle: i64, outlook: Outlook, weights: Weights
) -> float:
    """All complete orders of a vehicle."""
    gain: float = 0.0
    for card in player.orders:
        if state.components.vehicle[card] == vehicle and plan.free_spots(state, card) == 0:
            gain += 1.0 + order_size(state, card, outlook.units)
    return weights.quick_deliver * gain


def choose_space(
    state: CoalBaronState,
    player: Player,
    spaces: vec[i64],
    count: i64,
    rng: Random,
    weights: Weights,
) -> i64:
    """The move to the space that seems best at a glance, with a little chance in it."""
    outlook = Outlook(state, player, weights)
    best: i64 = spaces[0]
    best_gain: float = -1e9
    for place in range(count):
        gain = quick_gain(state, player, dispatch.place_space(spaces[place]), outlook, weights)
        gain += weights.quick_noise * rng.fraction()
        if gain > best_gain:
            best_gain = gain
            best = spaces[place]
    return best


def rate_spaces(
    state: CoalBaronState,
    player: Player,
    moves: vec[i64],
    count: i64,
    ratings: vec[float],
    weights: Weights,
) -> None:
    """What each of some spaces seems to bring."""
    outlook = Outlook(state, player, weights)
    for place in range(count):
        ratings[place] = quick_gain(
            state, player, dispatch.place_space(moves[place]), outlook, weights
        )
