"""A quick rating of purchases in Ruhrschifffahrt: points and prospects, against the price."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot.quick import inn_gain, thaler_value
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.generated import dispatch
from coalface.games.ruhrschifffahrt.rules import final_scoring, lock, warehouse
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def rate_purchases(
    state: RuhrState,
    player: Player,
    moves: vec[i64],
    count: i64,
    ratings: vec[float],
    weights: Weights,
) -> None:
    """What each purchase seems to bring; to end them brings nothing."""
    last = state.turn == ids.TURNS
    thaler = thaler_value(player, weights)
    if last and not final_scoring.holds(player, ids.MAYOR):
        thaler = 0.0
    for place in range(count):
        ratings[place] = rate_purchase(state, player, moves[place], thaler, weights)


def rate_purchase(
    state: RuhrState, player: Player, move: i64, thaler: float, weights: Weights
) -> float:
    """Points and prospects of a purchase, its price paid."""
    if move == dispatch.DONE or move == dispatch.ONE_LOCK:
        return 0.0
    if dispatch.STAY <= move < dispatch.SELL:
        return inn_gain(player, move - dispatch.STAY, weights) - weights.inn
    if dispatch.BUILD_LOCK <= move < dispatch.ONE_LOCK:
        return rate_lock(state, player, move - dispatch.BUILD_LOCK, thaler, weights)
    if dispatch.SHIFT <= move < dispatch.REPAY:
        more = exports(state, dispatch.shift_to(move))
        more -= exports(state, dispatch.shift_column(move))
        return weights.quick_port * more - thaler * float(state.components.shift_cost) - 0.5
    if move == dispatch.REPAY:
        return weights.quick_repay - thaler * float(state.components.repay)
    return rate_house(state, player, move, thaler, weights)


def rate_lock(
    state: RuhrState, player: Player, obstacle: i64, thaler: float, weights: Weights
) -> float:
    """A lock: its points, and the warehouses that come with the first."""
    value = float(state.components.lock_vp[obstacle]) + weights.quick_lock
    value += weights.quick_pool * float(player.lock_box)
    return value - thaler * float(lock.lock_cost(state))


def rate_house(
    state: RuhrState, player: Player, move: i64, thaler: float, weights: Weights
) -> float:
    """A warehouse: its points, what it is good for in its place, what it costs."""
    value = float(state.components.warehouse_vp) - weights.quick_pool
    left = float(ids.TURNS - state.turn) / float(ids.TURNS)
    if move < dispatch.BUILD_DEPOT:
        value += weights.quick_city * left + weights.quick_set
        if final_scoring.holds(player, ids.RUHRTALBAHN):
            value += 1.0
        if move >= dispatch.BUILD_CITY_CHEAP:
            return value - cheap_price(state, thaler, weights)
        return value - thaler * float(warehouse.city_price(state, move - dispatch.BUILD_CITY))
    if move < dispatch.BUILD_PORT:
        depot = move - dispatch.BUILD_DEPOT
        if counts.count(state.depots[depot], player.seat) == 0:
            value += weights.quick_depot
        return value - thaler * float(warehouse.depot_price(state, depot))
    if move >= dispatch.BUILD_PORT_CHEAP:
        value += weights.quick_port * exports(state, move - dispatch.BUILD_PORT_CHEAP)
        return value - cheap_price(state, thaler, weights)
    value += weights.quick_port * exports(state, move - dispatch.BUILD_PORT)
    return value - thaler * float(warehouse.port_price(state))


def cheap_price(state: RuhrState, thaler: float, weights: Weights) -> float:
    """What a warehouse costs with the white marker, which is counted too."""
    return thaler * float(state.components.marker_price) + weights.quick_cheap


def exports(state: RuhrState, column: i64) -> float:
    """How often a column may still export, this turn included."""
    times = float(counts.count(state.countries, column))
    if state.country() == column:
        times += 1.0
    return times
