"""How good a position of Coal Baron is, and how to go on from there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State
from coalface.core.random import Random
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.bot import mining_plan, plan, spaces
from coalface.games.coal_baron.bot.outlook import expected_points, player_value
from coalface.games.coal_baron.bot.weights import Weights
from coalface.games.coal_baron.generated import dispatch, pending
from coalface.games.coal_baron.rules import shift_scoring
from coalface.games.coal_baron.state import CoalBaronState

TO_THE_END: Final = -1
"""Playouts are quick and play well: they know better than a judgement on the way."""


@final
class CoalBaronEvaluator(Evaluator):
    """Judges states of Coal Baron, and knows how to go on."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.spread = weights.spread
        self.judges = True
        self.horizon = TO_THE_END
        self.rates = True

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, CoalBaronState)
        held = shift_scoring.count_elements(state)
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += player_value(state, held, state.players[other], self.weights)
        mine = player_value(state, held, state.players[seat], self.weights)
        return mine - 0.5 * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, CoalBaronState)
        moves: i64 = 0
        while state.to_act == CHANCE or (
            state.to_act == seat and state.pending_kind != pending.TURN
        ):
            if state.to_act == CHANCE:
                state.advance(CHANCE, state.draw(rng))
            else:
                state.advance(seat, self.answer(state, seat))
                moves += 1
        return moves

    def plan(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, CoalBaronState)
        if not mining_plan.still_mines(state, seat):
            return []
        return mining_plan.best_way(state, seat, self.weights)

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, CoalBaronState)
        held = shift_scoring.count_elements(state)
        for player in state.players:
            expected[player.seat] = player_value(state, held, player, self.weights)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, CoalBaronState)
        if state.pending_kind == pending.TURN:
            spaces.rate_spaces(state, state.players[seat], moves, count, ratings, self.weights)
            return
        before = self.value(state, seat)
        for place in range(count):
            after = state.clone()
            after.advance(seat, moves[place])
            self.finish(after, seat, rng)
            ratings[place] = self.value(after, seat) - before

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, CoalBaronState)
        if state.pending_kind == pending.TURN:
            player = state.players[seat]
            return spaces.choose_space(state, player, moves, count, rng, self.weights)
        return self.answer(state, seat)

    def answer(self, state: CoalBaronState, seat: i64) -> i64:
        """A sensible move in the middle of a turn."""
        if state.pending_kind == pending.MINING:
            return plan.next_step(state, state.players[seat])
        if state.pending_kind == pending.END:
            return dispatch.RETURN + ids.BOTTOM
        legal = state.game.blank[:]
        count = state.legal_into(seat, legal)
        if state.pending_kind == pending.RETURN:
            return legal[0]
        best: i64 = legal[0]
        best_value: float = -1e9
        for place in range(count):
            move = legal[place]
            after = state.clone()
            assert isinstance(after, CoalBaronState)
            after.advance(seat, move)
            judged = expected_points(after, seat, self.weights)
            if judged > best_value:
                best_value = judged
                best = move
        return best
