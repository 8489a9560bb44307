"""How good a position of Coal Country is: money, the mine, and what foremen will bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State
from coalface.core.random import Random
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot import answers
from coalface.games.coal_country.bot.areas import Areas
from coalface.games.coal_country.bot.gains import Gains
from coalface.games.coal_country.bot.outlook import Outlook, still_placing
from coalface.games.coal_country.bot.placing import Plan
from coalface.games.coal_country.bot.standing import NAMES, Standing, features
from coalface.games.coal_country.bot.survey import Survey, survey_all
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.generated import dispatch, pending
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.state import CoalCountryState, Player

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
        assert isinstance(state, CoalCountryState)
        surveys = survey_all(state, self.weights)
        others: float = 0.0
        for other in state.players:
            if other.seat != seat:
                others += net_value(state, other, surveys, self.weights)
        if still_placing(state, state.players[seat]):
            state = self.with_all_placed(state, seat, surveys)
        own = net_worth_as_placed(state, state.players[seat], surveys, self.weights)
        return own - self.weights.others * others / float(state.seats - 1)

    def with_all_placed(
        self, state: CoalCountryState, seat: i64, surveys: list[Survey]
    ) -> CoalCountryState:
        """A copy in which the seat has placed the rest of its hand as it would."""
        filled = state.clone()
        assert isinstance(filled, CoalCountryState)
        plan = make_plan(filled, filled.players[seat], surveys, self.weights)
        plan.solve()
        plan.fill()
        return filled

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, CoalCountryState)
        moves: i64 = 0
        while True:
            if state.pending_kind == pending.TILE or state.pending_kind == pending.TURN_UP:
                state.advance(CHANCE, state.draw(rng))
                continue
            if not state.owes(seat) or not goes_on(state):
                return moves
            if state.pending_kind == pending.PLACE:
                surveys = survey_all(state, self.weights)
                plan = make_plan(state, state.players[seat], surveys, self.weights)
                moves += place_all(plan)
                continue
            legal = state.game.blank[:]
            count = state.legal_into(seat, legal)
            state.advance(seat, answer(state, state.players[seat], legal, count, self.weights))
            moves += 1

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, CoalCountryState)
        surveys = survey_all(state, self.weights)
        begins = self.is_quiet(state)
        for player in state.players:
            if begins:
                money = self.standing.net_value(state, player, surveys, self.weights)
            else:
                money = net_value(state, player, surveys, self.weights)
            expected[player.seat] = money

    def features(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, CoalCountryState)
        row = features(state, state.players[seat], survey_all(state, self.weights), self.weights)
        return {name: row[place] for place, name in enumerate(NAMES)}

    def perturbed(self, more: dict[str, list[float]]) -> Evaluator:
        return CoalCountryEvaluator(self.weights, self.quick, self.standing.perturbed(more))

    def refine_guess(self, state: State, seat: i64, rng: Random) -> None:
        assert isinstance(state, CoalCountryState)
        if state.step != ids.PLACING or state.components.amok:
            return
        for other in state.players:
            if other.seat != seat:
                take_all_back(other)
        surveys = survey_all(state, self.quick)
        for other in state.players:
            if other.seat != seat and not placement.is_placing(state, other.seat):
                plan = make_plan(state, other, surveys, self.quick)
                plan.stir(self.quick.noise, rng)
                plan.solve()
                plan.fill()

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, CoalCountryState)
        return state.step == ids.PLACING and nobody_has_placed(state)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, CoalCountryState)
        scale = self.weights.rating
        if state.pending_kind == pending.PLACE or state.pending_kind == pending.NEXT:
            surveys = survey_all(state, self.weights)
            plan = make_plan(state, state.players[seat], surveys, self.weights)
            plan.solve()
            for place in range(count):
                ratings[place] = scale * plan.rating(moves[place])
                if state.pending_kind == pending.PLACE and not plan.in_order(moves[place]):
                    ratings[place] -= OUT_OF_ORDER
            return
        before = self.value(state, seat)
        for place in range(count):
            after = state.clone()
            after.advance(seat, moves[place])
            self.finish(after, seat, rng)
            ratings[place] = scale * (self.value(after, seat) - before)

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, CoalCountryState)
        return answer(state, state.players[seat], moves, count, self.quick)

    def rollout_step(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random
    ) -> None:
        assert isinstance(state, CoalCountryState)
        if state.pending_kind == pending.PLACE:
            surveys = survey_all(state, self.quick)
            plan = make_plan(state, state.players[seat], surveys, self.quick)
            plan.stir(self.quick.noise, rng)
            place_all(plan)
        else:
            state.advance(seat, answer(state, state.players[seat], moves, count, self.quick))


def make_plan(
    state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
) -> Plan:
    """The spaces for the foremen in the hand, and what they would bring there."""
    outlook = Outlook(state, player, surveys, weights)
    return Plan(state, player, Gains(state, player, outlook))


def place_all(plan: Plan) -> i64:
    """Place all foremen where they are best, and finish; in how many moves?"""
    before = foremen.in_hand(plan.player)
    plan.solve()
    plan.fill()
    placed = before - foremen.in_hand(plan.player)
    plan.state.advance(plan.player.seat, dispatch.COMMIT)
    return placed + 1


def answer(
    state: CoalCountryState, player: Player, moves: vec[i64], count: i64, weights: Weights
) -> i64:
    """A sensible move."""
    surveys = survey_all(state, weights)
    if state.pending_kind == pending.PLACE or state.pending_kind == pending.NEXT:
        plan = make_plan(state, player, surveys, weights)
        plan.solve()
        return plan.first()
    return answers.best(state, player, moves, count, Outlook(state, player, surveys, weights))


def nobody_has_placed(state: CoalCountryState) -> bool:
    """Are all foremen still in the hands of their players?"""
    return all(player.hand == state.components.foremen for player in state.players)


def take_all_back(player: Player) -> None:
    """Clear a tray."""
    for space in range(ids.SPACES):
        while player.foreman_on[space] != 0:
            foremen.bring_home(player, space)


def goes_on(state: CoalCountryState) -> bool:
    """Is what is asked the rest of a turn that has begun?"""
    kind = state.pending_kind
    if kind == pending.STORE:
        return pending.moved(state) != 0
    if kind == pending.PLACE or kind == pending.LAY:
        return True
    return kind == pending.INSTALL or kind == pending.SIDE


def net_value(
    state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
) -> float:
    """Money that a player has and may expect; who still places has a whole round to come."""
    if not still_placing(state, player):
        return net_worth_as_placed(state, player, surveys, weights)
    outlook = Outlook(state, player, surveys, weights)
    outlook.later += 1.0
    return float(player.cash) + outlook.base(state, player)


def net_worth_as_placed(
    state: CoalCountryState, player: Player, surveys: list[Survey], weights: Weights
) -> float:
    """Money that a player has and may expect at the end, foremen being where they are."""
    if state.step == ids.FINISHED:
        return float(player.cash)
    return Areas(state, player, Outlook(state, player, surveys, weights)).total()
