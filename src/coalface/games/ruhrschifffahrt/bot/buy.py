"""A quick rating of purchases in Ruhrschifffahrt: points and prospects, against the price."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.bot.quick import inn_gain, thaler_worth
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.decisions import shift_from, shift_to
from coalface.games.ruhrschifffahrt.ids import (
    BUILD_CITY,
    BUILD_CITY_CHEAP,
    BUILD_DEPOT,
    BUILD_LOCK,
    BUILD_PORT,
    BUILD_PORT_CHEAP,
    COUNTRIES,
    DEPOT,
    DONE,
    LOCK_BOX,
    MAX_SEATS,
    MAYOR,
    ONE_LOCK,
    REPAY,
    RUHRTALBAHN,
    SEAT_SIZE,
    SELL,
    SHIFT,
    STAY,
    TURNED,
    TURNS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import final_scoring, lock
from coalface.games.ruhrschifffahrt.rules import warehouse as house


def rate_purchases(
    state: Pieces, seat: i64, moves: vec[i64], count: i64, ratings: vec[float], weights: Weights
) -> None:
    """What each purchase seems to bring; to end them brings nothing."""
    last = state.turn() == TURNS
    thaler = thaler_worth(state, seat, weights)
    if last and not final_scoring.holds(state, seat, MAYOR):
        thaler = 0.0
    for place in range(count):
        ratings[place] = rate_purchase(state, seat, moves[place], thaler, weights)


def rate_purchase(state: Pieces, seat: i64, move: i64, thaler: float, weights: Weights) -> float:
    """Points and prospects of a purchase, its price paid."""
    if move == DONE or move == ONE_LOCK:
        return 0.0
    if STAY <= move < SELL:
        return inn_gain(state, seat, move - STAY, weights) - weights.inn
    if BUILD_LOCK <= move < ONE_LOCK:
        return rate_lock(state, seat, move - BUILD_LOCK, thaler, weights)
    if SHIFT <= move < REPAY:
        number = move - SHIFT
        more = exports(state, shift_to(number)) - exports(state, shift_from(number))
        return weights.quick_port * more - thaler * float(state.kit.shift_cost) - 0.5
    if move == REPAY:
        return weights.quick_repay - thaler * float(state.kit.repay)
    return rate_house(state, seat, move, thaler, weights)


def rate_lock(state: Pieces, seat: i64, obstacle: i64, thaler: float, weights: Weights) -> float:
    """A lock: its points, and the warehouses that come with the first."""
    worth = float(state.kit.lock_vp[obstacle]) + weights.quick_lock
    worth += weights.quick_pool * float(state.own[seat * SEAT_SIZE + LOCK_BOX])
    return worth - thaler * float(lock.lock_cost(state))


def rate_house(state: Pieces, seat: i64, move: i64, thaler: float, weights: Weights) -> float:
    """A warehouse: its points, what it is good for in its place, what it costs."""
    worth = float(state.kit.warehouse_vp) - weights.quick_pool
    left = float(TURNS - state.turn()) / float(TURNS)
    if move < BUILD_DEPOT:
        cheap = move >= BUILD_CITY_CHEAP
        city = move - (BUILD_CITY_CHEAP if cheap else BUILD_CITY)
        worth += weights.quick_city * left + weights.quick_set
        if final_scoring.holds(state, seat, RUHRTALBAHN):
            worth += 1.0
        return worth - price(house.city_price(state, city, cheap), cheap, thaler, weights)
    if move < BUILD_PORT:
        depot = move - BUILD_DEPOT
        if state.board[DEPOT + depot * MAX_SEATS + seat] == 0:
            worth += weights.quick_depot
        return worth - thaler * float(house.depot_price(state, depot))
    cheap = move >= BUILD_PORT_CHEAP
    column = move - (BUILD_PORT_CHEAP if cheap else BUILD_PORT)
    worth += weights.quick_port * exports(state, column)
    return worth - price(house.port_price(state, cheap), cheap, thaler, weights)


def price(thalers: i64, cheap: bool, thaler: float, weights: Weights) -> float:
    """What a warehouse costs, the white marker counted."""
    return thaler * float(thalers) + (weights.quick_cheap if cheap else 0.0)


def exports(state: Pieces, column: i64) -> float:
    """How often a column may still export, this turn included."""
    times = float(state.board[COUNTRIES + column])
    if state.board[TURNED + state.turn()] - 1 == column:
        times += 1.0
    return times
