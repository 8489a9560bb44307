"""A quick rating of moves in Ruhrschifffahrt: for playouts, where there is no time to try each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.bot.chart import (
    HOPELESS,
    MOST_PIPS,
    SUPPLY_PIPS,
    Chart,
    arrow_pips,
)
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.decisions import hauling_option
from coalface.games.ruhrschifffahrt.ids import (
    ACTION,
    ASK_OPTION,
    ASK_SELL,
    BRING,
    CHOOSE,
    CHOSEN,
    DEBT,
    GIFT,
    HAUL,
    IMPROVE,
    LEVY,
    MAYOR,
    PIPS,
    POINT,
    POS,
    REMOVE,
    SEAT_SIZE,
    SELL,
    SPACES,
    START,
    STAY,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import final_scoring
from coalface.games.ruhrschifffahrt.rules import option as options

HAULER_PIPS: Final = 3
INN_POINTS: Final = 2.0
INN_THALERS: Final = 3.0


def is_trip(state: Pieces) -> bool:
    """Is something of phase 3 or 4 asked?"""
    return ASK_OPTION <= state.kind <= ASK_SELL


def rate_trip(
    state: Pieces, seat: i64, moves: vec[i64], count: i64, ratings: vec[float], weights: Weights
) -> None:
    """What choices of phase 3 or 4 seem to bring; white markers against the best of the others."""
    chart = Chart(state, seat, weights)
    best: float = HOPELESS
    for place in range(count):
        move = moves[place]
        if HAUL <= move < SELL:
            continue
        ratings[place] = rate_step(state, move, chart)
        best = max(best, ratings[place])
    for place in range(count):
        move = moves[place]
        if HAUL <= move < STAY:
            ratings[place] = best + hauler_gain(state, seat, move - HAUL, weights)
        elif STAY <= move < SELL:
            ratings[place] = best + inn_gain(state, seat, move - STAY, weights) - weights.inn


def rate_step(state: Pieces, move: i64, chart: Chart) -> float:
    """What an option, a die or a place seems to bring."""
    option = state.own[chart.seat * SEAT_SIZE + CHOSEN]
    if CHOOSE <= move < ACTION:
        return chart.option(state, move - CHOOSE, False)
    if ACTION <= move < BRING:
        return chart.option(state, hauling_option(move - ACTION), True)
    if BRING <= move < IMPROVE:
        return rate_bring(state, move - BRING, option, chart)
    if IMPROVE <= move < START:
        return rate_improve(state, move - IMPROVE, option, chart)
    if START <= move < HAUL:
        storage = move - START
        return chart.start(state, storage, chart.pips_at(state, storage, option), option)
    assert SELL <= move < SELL + SPACES
    storage = state.kit.storage_at[state.own[chart.seat * SEAT_SIZE + POS]]
    return chart.sale(state, storage, state.board[PIPS + storage], move - SELL)


def rate_bring(state: Pieces, storage: i64, option: i64, chart: Chart) -> float:
    """A die brought to a storage where the barge can take it is worth its sale."""
    if options.within_reach(state, chart.seat, option) & (1 << storage):
        return chart.start(state, storage, arrow_pips(state, storage), option)
    return 0.0


def rate_improve(state: Pieces, storage: i64, option: i64, chart: Chart) -> float:
    """Two pips more on a die that the barge can take are worth its sale."""
    if options.starts(state, chart.seat, option) & (1 << storage):
        pips = min(state.board[PIPS + storage] + SUPPLY_PIPS, MOST_PIPS)
        return chart.start(state, storage, pips, option)
    return 0.0


def hauler_gain(state: Pieces, seat: i64, storage: i64, weights: Weights) -> float:
    """A coal hauler is for the die that the barge carries."""
    position = state.own[seat * SEAT_SIZE + POS]
    if state.kind != ASK_SELL or state.kit.storage_at[position] != storage:
        return -weights.hauler
    pips = state.board[PIPS + storage]
    return weights.thaler * float(min(pips + HAULER_PIPS, MOST_PIPS) - pips) - weights.hauler


def inn_gain(state: Pieces, seat: i64, what: i64, weights: Weights) -> float:
    """Points or Thalers of an inn."""
    return INN_POINTS if what == POINT else INN_THALERS * thaler_worth(state, seat, weights)


def thaler_worth(state: Pieces, seat: i64, weights: Weights) -> float:
    """A Thaler: a point for a mayor without debt; in the last turn nothing for others."""
    mayor = final_scoring.holds(state, seat, MAYOR) and state.own[seat * SEAT_SIZE + DEBT] == 0
    if mayor:
        return 1.0
    return weights.quick_thaler


def rate_event(state: Pieces, seat: i64, move: i64, weights: Weights) -> float:
    """What a levy, a gift or an inn at the end brings; all other choices are alike."""
    if LEVY <= move < GIFT:
        return -1.0 if move - LEVY == POINT else -thaler_worth(state, seat, weights)
    if GIFT <= move < REMOVE:
        return 1.0 if move - GIFT == POINT else thaler_worth(state, seat, weights)
    if STAY <= move < SELL:
        return inn_gain(state, seat, move - STAY, weights)
    return 0.0
