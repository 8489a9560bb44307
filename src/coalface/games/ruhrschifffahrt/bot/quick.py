"""A quick rating of moves in Ruhrschifffahrt: for playouts, where there is no time to try each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import masks
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot.chart import (
    HOPELESS,
    MOST_PIPS,
    SUPPLY_PIPS,
    Chart,
    arrow_pips,
)
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.generated import dispatch, pending
from coalface.games.ruhrschifffahrt.rules import final_scoring
from coalface.games.ruhrschifffahrt.rules import option as options
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

HAULER_PIPS: Final = 3
INN_POINTS: Final = 2.0
INN_THALERS: Final = 3.0


def is_trip(state: RuhrState) -> bool:
    """Is something of phase 3 or 4 asked?"""
    return pending.OPTION <= state.pending_kind <= pending.SELL


def rate_trip(
    state: RuhrState,
    player: Player,
    moves: vec[i64],
    count: i64,
    ratings: vec[float],
    weights: Weights,
) -> None:
    """What choices of phase 3 or 4 seem to bring; white markers against the best of the others."""
    chart = Chart(state, player, weights)
    best: float = HOPELESS
    for place in range(count):
        move = moves[place]
        if dispatch.HAUL <= move < dispatch.SELL:
            continue
        ratings[place] = rate_step(state, move, chart)
        best = max(best, ratings[place])
    for place in range(count):
        move = moves[place]
        if dispatch.HAUL <= move < dispatch.STAY:
            ratings[place] = best + hauler_gain(state, player, move - dispatch.HAUL, weights)
        elif dispatch.STAY <= move < dispatch.SELL:
            ratings[place] = best + inn_gain(player, move - dispatch.STAY, weights) - weights.inn


def rate_step(state: RuhrState, move: i64, chart: Chart) -> float:
    """What an option, a die or a place seems to bring."""
    option = chart.player.option
    if dispatch.CHOOSE <= move < dispatch.ACTION:
        return chart.option(state, move - dispatch.CHOOSE, False)
    if dispatch.ACTION <= move < dispatch.BRING:
        return chart.option(state, options.hauling_option(move - dispatch.ACTION), True)
    if dispatch.BRING <= move < dispatch.IMPROVE:
        return rate_bring(state, move - dispatch.BRING, option, chart)
    if dispatch.IMPROVE <= move < dispatch.START:
        return rate_improve(state, move - dispatch.IMPROVE, option, chart)
    if dispatch.START <= move < dispatch.HAUL:
        storage = move - dispatch.START
        return chart.start(state, storage, chart.pips_at(state, storage, option), option)
    assert dispatch.SELL <= move < dispatch.SELL + ids.SPACES
    storage = state.components.storage_at[chart.player.position]
    return chart.sale(state, storage, state.die(storage), move - dispatch.SELL)


def rate_bring(state: RuhrState, storage: i64, option: i64, chart: Chart) -> float:
    """A die brought to a storage where the barge can take it is worth its sale."""
    if masks.has(options.within_reach(state, chart.player, option), storage):
        return chart.start(state, storage, arrow_pips(state, storage), option)
    return 0.0


def rate_improve(state: RuhrState, storage: i64, option: i64, chart: Chart) -> float:
    """Two pips more on a die that the barge can take are worth its sale."""
    if masks.has(options.starts(state, chart.player, option), storage):
        pips = min(state.die(storage) + SUPPLY_PIPS, MOST_PIPS)
        return chart.start(state, storage, pips, option)
    return 0.0


def hauler_gain(state: RuhrState, player: Player, storage: i64, weights: Weights) -> float:
    """A coal hauler is for the die that the barge carries."""
    position = player.position
    if state.pending_kind != pending.SELL or state.components.storage_at[position] != storage:
        return -weights.hauler
    pips = state.die(storage)
    return weights.thaler * float(min(pips + HAULER_PIPS, MOST_PIPS) - pips) - weights.hauler


def inn_gain(player: Player, what: i64, weights: Weights) -> float:
    """Points or Thalers of an inn."""
    return INN_POINTS if what == ids.POINT else INN_THALERS * thaler_value(player, weights)


def thaler_value(player: Player, weights: Weights) -> float:
    """A Thaler: a point for a mayor without debt; in the last turn nothing for others."""
    mayor = final_scoring.holds(player, ids.MAYOR) and player.debt == 0
    if mayor:
        return 1.0
    return weights.quick_thaler


def rate_event(state: RuhrState, player: Player, move: i64, weights: Weights) -> float:
    """What a levy, a gift or an inn at the end brings; all other choices are alike."""
    if dispatch.LEVY <= move < dispatch.GIFT:
        return -1.0 if move - dispatch.LEVY == ids.POINT else -thaler_value(player, weights)
    if dispatch.GIFT <= move < dispatch.REMOVE:
        return 1.0 if move - dispatch.GIFT == ids.POINT else thaler_value(player, weights)
    if dispatch.STAY <= move < dispatch.SELL:
        return inn_gain(player, move - dispatch.STAY, weights)
    return 0.0
