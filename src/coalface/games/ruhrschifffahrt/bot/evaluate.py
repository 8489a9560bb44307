"""How good a position of Ruhrschifffahrt is: points, Thalers, warehouses, and the trip ahead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import State
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt.bot import buy, markers, quick, trip
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.ids import (
    ASK_BUY,
    ASK_FORCED,
    ASK_OPTION,
    ASK_SECOND,
    ASK_SELL,
    CASH,
    CITIES,
    CITY,
    COLUMNS,
    COUNTRIES,
    DEBT,
    EXPORT_PHASE,
    HAUL,
    MAX_LEGAL,
    MAYOR,
    PHASE,
    POOL,
    SEAT_SIZE,
    SELL,
    TURNED,
    VP,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import final_scoring
from coalface.games.ruhrschifffahrt.rules import warehouse as house

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
        self.ratings: vec[float] = vec[float]([0.0] * MAX_LEGAL)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pieces)
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += worth(state, other, self.weights)
        mine = worth(state, seat, self.weights)
        return mine - self.weights.others * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        moves: i64 = 0
        while state.who == seat and state.kind != ASK_SELL:
            state.advance(seat, self.answer(state, seat))
            moves += 1
        return moves

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, Pieces)
        for seat in range(state.seats):
            expected[seat] = worth(state, seat, self.weights)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, Pieces)
        rate_quickly(state, seat, moves, count, ratings, self.weights)

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        rate_quickly(state, seat, moves, count, self.ratings, self.weights)
        best: i64 = moves[0]
        best_rating: float = -1e9
        for place in range(count):
            rating = self.ratings[place] + self.weights.quick_noise * rng.fraction()
            if rating > best_rating:
                best_rating = rating
                best = moves[place]
        return best

    def answer(self, state: Pieces, seat: i64) -> i64:
        """A sensible move in the middle of a turn."""
        legal = state.legal(int(seat))
        best: i64 = legal[0]
        best_value: float = -1e9
        for move in legal:
            if HAUL <= move < SELL and len(legal) > 2:
                continue
            after = state.clone()
            assert isinstance(after, Pieces)
            after.advance(seat, move)
            while state.kind == ASK_OPTION and after.who == seat and after.kind != ASK_SELL:
                after.advance(seat, self.answer(after, seat))
            judged = worth(after, seat, self.weights)
            if judged > best_value:
                best_value = judged
                best = move
        return best


def rate_quickly(
    state: Pieces, seat: i64, moves: vec[i64], count: i64, ratings: vec[float], weights: Weights
) -> None:
    """What moves seem to bring at a glance."""
    if quick.is_trip(state):
        quick.rate_trip(state, seat, moves, count, ratings, weights)
    elif state.kind == ASK_BUY or state.kind == ASK_FORCED or state.kind == ASK_SECOND:
        buy.rate_purchases(state, seat, moves, count, ratings, weights)
    else:
        for place in range(count):
            ratings[place] = quick.rate_event(state, seat, moves[place], weights)


def worth(state: Pieces, seat: i64, weights: Weights) -> float:
    """Points that a seat has and may hope for."""
    at = seat * SEAT_SIZE
    points = float(state.own[at + VP])
    if state.kind == 0:
        return points
    left = trip.purchases_left(state, seat)
    points += thalers_worth(state, seat, left, weights)
    points += weights.house * min(float(state.own[at + POOL]), weights.houses_a_turn * float(left))
    points -= weights.debt * float(state.own[at + DEBT])
    points += markers.all_markers(state, seat, left, markers.NOWHERE, weights)
    points += buildings_worth(state, seat, left, weights)
    return points + trip.trip_worth(state, seat, left, weights)


def thalers_worth(state: Pieces, seat: i64, left: i64, weights: Weights) -> float:
    """Money buys points while there are purchases to come; a mayor counts it at the end."""
    thalers = state.own[seat * SEAT_SIZE + CASH]
    if left == 0 or trip.has_bought(state, seat):
        thalers = min(thalers, state.kit.income)
    points = weights.thaler * min(float(thalers), weights.spent_a_turn * float(left))
    if final_scoring.holds(state, seat, MAYOR) and state.own[seat * SEAT_SIZE + DEBT] == 0:
        points = max(points, float(thalers) * (1.0 if left == 0 else 0.6))
    return points


def buildings_worth(state: Pieces, seat: i64, left: i64, weights: Weights) -> float:
    """What warehouses bring later: income, exports, and the scoring of the end."""
    points: float = 0.0
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            points += weights.income * float(left) + weights.city_of_set
    sets = final_scoring.essen_points(state, seat) + final_scoring.mark_points(state, seat)
    sets += final_scoring.all_cities_points(state, seat)
    sets += final_scoring.all_depots_points(state, seat)
    points += float(sets) + weights.sure * float(final_scoring.majority_points(state, seat))
    return points + exports_worth(state, seat, weights)


def exports_worth(state: Pieces, seat: i64, weights: Weights) -> float:
    """Points of warehouses in the port for the countries that are still to come."""
    points: float = 0.0
    now = state.board[TURNED + state.turn()] - 1
    for column in range(COLUMNS):
        place = house.place_in_column(state, seat, column)
        if place < 0:
            continue
        times = float(state.board[COUNTRIES + column])
        if column == now and state.board[PHASE] <= EXPORT_PHASE:
            times += 1.0
        points += (
            weights.sure * times * (weights.export_value + float(state.kit.position_bonus[place]))
        )
    return points
