"""How good a position of Ruhrschifffahrt is: points, Thalers, warehouses, and the trip ahead."""

from typing import Final, final

from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.bots.ruhrschifffahrt import markers, trip
from coalface.core.contract import State
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt.ids import (
    ASK_OPTION,
    ASK_SELL,
    CASH,
    CITIES,
    CITY,
    COLUMNS,
    COUNTRIES,
    DEBT,
    EXPORT_PHASE,
    HAUL,
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

# What things are worth, in points
OTHERS: Final = 0.4
HOUSE: Final = 0.35
HOUSES_A_TURN: Final = 2
DEBT_SPACE: Final = 1.8
INCOME: Final = 0.08
CITY_OF_SET: Final = 0.15
EXPORT_VALUE: Final = 1.3
SURE: Final = 0.8


@final
class RuhrEvaluator(Evaluator):
    """Judges a state of Ruhrschifffahrt for one seat, against the others."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pieces)
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += worth(state, other)
        return worth(state, seat) - OTHERS * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        moves: i64 = 0
        while state.who == seat and state.kind != ASK_SELL:
            state.advance(seat, self.answer(state, seat))
            moves += 1
        return moves

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
            judged = worth(after, seat)
            if judged > best_value:
                best_value = judged
                best = move
        return best


def worth(state: Pieces, seat: i64) -> float:
    """Points that a seat has and may hope for."""
    at = seat * SEAT_SIZE
    points = float(state.own[at + VP])
    if state.kind == 0:
        return points
    left = trip.purchases_left(state, seat)
    points += thalers_worth(state, seat, left)
    points += HOUSE * float(min(state.own[at + POOL], HOUSES_A_TURN * left))
    points -= DEBT_SPACE * float(state.own[at + DEBT])
    points += markers.all_markers(state, seat, left, markers.NOWHERE)
    points += buildings_worth(state, seat, left)
    return points + trip.trip_worth(state, seat, left)


def thalers_worth(state: Pieces, seat: i64, left: i64) -> float:
    """Money buys points while there are purchases to come; a mayor counts it at the end."""
    thalers = state.own[seat * SEAT_SIZE + CASH]
    if left == 0 or trip.has_bought(state, seat):
        thalers = min(thalers, state.kit.income)
    points = trip.THALER_WORTH * float(min(thalers, trip.SPENT_A_TURN * left))
    if final_scoring.holds(state, seat, MAYOR) and state.own[seat * SEAT_SIZE + DEBT] == 0:
        points = max(points, float(thalers) * (1.0 if left == 0 else 0.6))
    return points


def buildings_worth(state: Pieces, seat: i64, left: i64) -> float:
    """What warehouses bring later: income, exports, and the scoring of the end."""
    points: float = 0.0
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            points += INCOME * float(left) + CITY_OF_SET
    sets = final_scoring.essen_points(state, seat) + final_scoring.mark_points(state, seat)
    sets += final_scoring.all_cities_points(state, seat)
    sets += final_scoring.all_depots_points(state, seat)
    points += float(sets) + SURE * float(final_scoring.majority_points(state, seat))
    return points + exports_worth(state, seat)


def exports_worth(state: Pieces, seat: i64) -> float:
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
        points += SURE * times * (EXPORT_VALUE + float(state.kit.position_bonus[place]))
    return points
