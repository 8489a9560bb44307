"""How good a position of Coal Country is: money, the mine, and what foremen will bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State
from coalface.core.random import Random
from coalface.games.coal_country.bot import answers
from coalface.games.coal_country.bot.areas import Areas
from coalface.games.coal_country.bot.gains import Gains
from coalface.games.coal_country.bot.outlook import Outlook, still_placing, survey_all
from coalface.games.coal_country.bot.placing import Plan
from coalface.games.coal_country.bot.standing import NAMES, Standing, seen
from coalface.games.coal_country.bot.survey import Survey
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.ids import (
    ASK_INSTALL,
    ASK_LAY,
    ASK_NEXT,
    ASK_PLACE,
    ASK_SIDE,
    ASK_STORE,
    ASK_TILE,
    ASK_TURN_UP,
    CASH,
    COMMIT,
    FINISHED,
    FIRST_CELL,
    PLACING,
    SEAT_SIZE,
    STEP,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import placement
from coalface.games.coal_country.rules.foremen import bring_home, in_hand, token_at

OUT_OF_ORDER: Final = 1000.0
"""How much lower a move is rated that only changes the order in which foremen are placed."""


@final
class CoalCountryEvaluator(Evaluator):
    """Judges states of Coal Country, and knows how to go on."""

    def __init__(self, weights: Weights, quick: Weights, standing: Standing) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.quick: Weights = quick
        """For playouts."""
        self.standing: Standing = standing
        """For starts of rounds."""
        self.spread = weights.spread
        self.horizon = weights.horizon
        self.judges = True
        self.rates = True

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pieces)
        surveys = survey_all(state, self.weights)
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += worth(state, other, surveys, self.weights)
        if still_placing(state, seat):
            state = self.with_all_placed(state, seat, surveys)
        own = worth_as_placed(state, seat, surveys, self.weights)
        return own - self.weights.others * others / float(state.seats - 1)

    def with_all_placed(self, state: Pieces, seat: i64, surveys: list[Survey]) -> Pieces:
        """A copy in which the seat has placed the rest of its hand as it would."""
        filled = state.clone()
        assert isinstance(filled, Pieces)
        plan = make_plan(filled, seat, surveys, self.weights)
        plan.solve()
        plan.fill()
        return filled

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        moves: i64 = 0
        while True:
            if state.kind == ASK_TILE or state.kind == ASK_TURN_UP:
                state.advance(CHANCE, state.draw(rng))
                continue
            if not state.owes(seat) or not goes_on(state):
                return moves
            if state.kind == ASK_PLACE:
                plan = make_plan(state, seat, survey_all(state, self.weights), self.weights)
                moves += place_all(plan)
                continue
            legal = state.game.blank[:]
            count = state.legal_into(seat, legal)
            state.advance(seat, answer(state, seat, legal, count, self.weights))
            moves += 1

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, Pieces)
        surveys = survey_all(state, self.weights)
        begins = self.settled(state)
        for seat in range(state.seats):
            if begins:
                expected[seat] = self.standing.worth(state, seat, surveys, self.weights)
            else:
                expected[seat] = worth(state, seat, surveys, self.weights)

    def seen(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Pieces)
        row = seen(state, seat, survey_all(state, self.weights), self.weights)
        return {name: row[place] for place, name in enumerate(NAMES)}

    def otherwise(self, more: dict[str, list[float]]) -> Evaluator:
        return CoalCountryEvaluator(self.weights, self.quick, self.standing.otherwise(more))

    def imagine(self, state: State, seat: i64, rng: Random) -> None:
        assert isinstance(state, Pieces)
        if state.board[STEP] != PLACING or state.kit.amok:
            return
        for other in range(state.seats):
            if other != seat:
                take_all_back(state, other)
        surveys = survey_all(state, self.quick)
        for other in range(state.seats):
            if other != seat and not placement.is_owing(state, other):
                plan = make_plan(state, other, surveys, self.quick)
                plan.stir(self.quick.noise, rng)
                plan.solve()
                plan.fill()

    def settled(self, state: State) -> bool:
        assert isinstance(state, Pieces)
        return state.board[STEP] == PLACING and nobody_has_placed(state)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, Pieces)
        scale = self.weights.rating
        if state.kind == ASK_PLACE or state.kind == ASK_NEXT:
            plan = make_plan(state, seat, survey_all(state, self.weights), self.weights)
            plan.solve()
            for place in range(count):
                ratings[place] = scale * plan.rating(moves[place])
                if state.kind == ASK_PLACE and not plan.in_order(moves[place]):
                    ratings[place] -= OUT_OF_ORDER
            return
        before = self.value(state, seat)
        for place in range(count):
            after = state.clone()
            after.advance(seat, moves[place])
            self.finish(after, seat, rng)
            ratings[place] = scale * (self.value(after, seat) - before)

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        return answer(state, seat, moves, count, self.quick)

    def go_on(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> None:
        assert isinstance(state, Pieces)
        if state.kind == ASK_PLACE:
            plan = make_plan(state, seat, survey_all(state, self.quick), self.quick)
            plan.stir(self.quick.noise, rng)
            place_all(plan)
        else:
            state.advance(seat, answer(state, seat, moves, count, self.quick))


def make_plan(state: Pieces, seat: i64, surveys: list[Survey], weights: Weights) -> Plan:
    """The spaces for the foremen in the hand, and what they would bring there."""
    outlook = Outlook(state, seat, surveys, weights)
    return Plan(state, seat, Gains(state, seat, outlook))


def place_all(plan: Plan) -> i64:
    """Place all foremen where they are best, and finish; in how many moves?"""
    before = in_hand(plan.state, plan.seat)
    plan.solve()
    plan.fill()
    placed = before - in_hand(plan.state, plan.seat)
    plan.state.advance(plan.seat, COMMIT)
    return placed + 1


def answer(state: Pieces, seat: i64, moves: vec[i64], count: i64, weights: Weights) -> i64:
    """A sensible move."""
    surveys = survey_all(state, weights)
    if state.kind == ASK_PLACE or state.kind == ASK_NEXT:
        plan = make_plan(state, seat, surveys, weights)
        plan.solve()
        return plan.first()
    return answers.best(state, seat, moves, count, Outlook(state, seat, surveys, weights))


def nobody_has_placed(state: Pieces) -> bool:
    """Are all foremen still in the hands of their players?"""
    placed: i64 = 0
    for seat in range(state.seats):
        placed -= in_hand(state, seat)
        for value in range(VALUES):
            placed += state.kit.foremen[value]
    return placed == 0


def take_all_back(state: Pieces, seat: i64) -> None:
    """Clear a tray."""
    for space in range(FIRST_CELL + state.reach()):
        while token_at(state, seat, space) != 0:
            bring_home(state, seat, space)


def goes_on(state: Pieces) -> bool:
    """Is what is asked the rest of a turn that has begun?"""
    kind = state.kind
    if kind == ASK_STORE:
        return state.asked_c() != 0
    return kind == ASK_PLACE or kind == ASK_LAY or kind == ASK_INSTALL or kind == ASK_SIDE


def worth(state: Pieces, seat: i64, surveys: list[Survey], weights: Weights) -> float:
    """Money that a seat has and may expect; who still places foremen has a whole round to come."""
    if not still_placing(state, seat):
        return worth_as_placed(state, seat, surveys, weights)
    outlook = Outlook(state, seat, surveys, weights)
    outlook.later += 1.0
    return float(state.own[seat * SEAT_SIZE + CASH]) + outlook.base(state, seat)


def worth_as_placed(state: Pieces, seat: i64, surveys: list[Survey], weights: Weights) -> float:
    """Money that a seat has and may expect at the end, its foremen being where they are."""
    if state.board[STEP] == FINISHED:
        return float(state.own[seat * SEAT_SIZE + CASH])
    return Areas(state, seat, Outlook(state, seat, surveys, weights)).total()
