"""How good a position of Ruhrschifffahrt is: points, Thalers, warehouses, and the trip ahead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core import counts
from coalface.core.contract import State
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot import buy, markers, quick, trip
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.generated import dispatch, pending
from coalface.games.ruhrschifffahrt.rules import final_scoring, warehouse
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

TO_THE_END: Final = -1
"""Playouts are quick and play well: they know better than a judgement on the way."""


@final
class RuhrEvaluator(Evaluator):
    """Judges states of Ruhrschifffahrt, and knows how to go on."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.spread = weights.spread
        self.judges = True
        self.horizon = TO_THE_END
        self.rates = True
        self.ratings: vec[float] = vec[float]([0.0] * ids.MAX_LEGAL)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, RuhrState)
        others: float = 0.0
        for other in state.players:
            if other.seat != seat:
                others += player_value(state, other, self.weights)
        mine = player_value(state, state.players[seat], self.weights)
        return mine - self.weights.others * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, RuhrState)
        moves: i64 = 0
        while state.to_act == seat and state.pending_kind != pending.SELL:
            state.advance(seat, self.answer(state, seat))
            moves += 1
        return moves

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, RuhrState)
        for player in state.players:
            expected[player.seat] = player_value(state, player, self.weights)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, RuhrState)
        rate_quickly(state, state.players[seat], moves, count, ratings, self.weights)

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, RuhrState)
        rate_quickly(state, state.players[seat], moves, count, self.ratings, self.weights)
        best: i64 = moves[0]
        best_rating: float = -1e9
        for place in range(count):
            rating = self.ratings[place] + self.weights.quick_noise * rng.fraction()
            if rating > best_rating:
                best_rating = rating
                best = moves[place]
        return best

    def answer(self, state: RuhrState, seat: i64) -> i64:
        """A sensible move in the middle of a turn."""
        legal = state.legal(int(seat))
        best: i64 = legal[0]
        best_value: float = -1e9
        choosing = state.pending_kind == pending.OPTION
        for move in legal:
            if dispatch.HAUL <= move < dispatch.SELL and len(legal) > 2:
                continue
            after = state.clone()
            assert isinstance(after, RuhrState)
            after.advance(seat, move)
            while choosing and after.to_act == seat and after.pending_kind != pending.SELL:
                after.advance(seat, self.answer(after, seat))
            judged = player_value(after, after.players[seat], self.weights)
            if judged > best_value:
                best_value = judged
                best = move
        return best


def rate_quickly(
    state: RuhrState,
    player: Player,
    moves: vec[i64],
    count: i64,
    ratings: vec[float],
    weights: Weights,
) -> None:
    """What moves seem to bring at a glance."""
    if quick.is_trip(state):
        quick.rate_trip(state, player, moves, count, ratings, weights)
    elif pending.FORCED_LOCK <= state.pending_kind <= pending.BUY:
        buy.rate_purchases(state, player, moves, count, ratings, weights)
    else:
        for place in range(count):
            ratings[place] = quick.rate_event(state, player, moves[place], weights)


def player_value(state: RuhrState, player: Player, weights: Weights) -> float:
    """Points that a seat has and may hope for."""
    points = float(player.vp)
    if state.pending_kind == 0:
        return points
    left = trip.purchases_left(state, player)
    points += thalers_value(state, player, left, weights)
    points += weights.house * min(float(player.pool), weights.houses_a_turn * float(left))
    points -= weights.debt * float(player.debt)
    points += markers.all_markers(state, player, left, markers.NOWHERE, weights)
    points += buildings_value(state, player, left, weights)
    return points + trip.trip_value(state, player, left, weights)


def thalers_value(state: RuhrState, player: Player, left: i64, weights: Weights) -> float:
    """Money buys points while there are purchases to come; a mayor counts it at the end."""
    thalers = player.thaler
    if left == 0 or trip.has_bought(state, player):
        thalers = min(thalers, state.components.income)
    points = weights.thaler * min(float(thalers), weights.spent_a_turn * float(left))
    if final_scoring.holds(player, ids.MAYOR) and player.debt == 0:
        points = max(points, float(thalers) * (1.0 if left == 0 else 0.6))
    return points


def buildings_value(state: RuhrState, player: Player, left: i64, weights: Weights) -> float:
    """What warehouses bring later: income, exports, and the scoring of the end."""
    points: float = 0.0
    each = weights.income * float(left) + weights.city_of_set
    for _ in range(final_scoring.houses_in_cities(state, player)):
        points += each
    sets = final_scoring.essen_points(state, player) + final_scoring.mark_points(state, player)
    sets += final_scoring.all_cities_points(state, player)
    sets += final_scoring.all_depots_points(state, player)
    points += float(sets) + weights.sure * float(final_scoring.majority_points(state, player))
    return points + exports_value(state, player, weights)


def exports_value(state: RuhrState, player: Player, weights: Weights) -> float:
    """Points of warehouses in the port for the countries that are still to come."""
    points: float = 0.0
    now = state.country()
    for column in range(ids.COLUMNS):
        place = warehouse.place_in_column(state, player, column)
        if place < 0:
            continue
        times = float(counts.count(state.countries, column))
        if column == now and state.phase <= ids.EXPORT_PHASE:
            times += 1.0
        points += (
            weights.sure
            * times
            * (weights.export_value + float(state.components.position_bonus[place]))
        )
    return points
