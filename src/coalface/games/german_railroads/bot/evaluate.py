"""How good a position of German Railroads is, and a simple way to go on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State, room
from coalface.core.random import Random
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.outlook import Outlook
from coalface.games.german_railroads.bot.quick import glance
from coalface.games.german_railroads.bot.seat import player_value
from coalface.games.german_railroads.bot.weights import Weights
from coalface.games.german_railroads.generated import dispatch, pending
from coalface.games.german_railroads.play import PlayableGermanRailroads

NONE: Final[i64] = -1


@final
class GermanRailroadsEvaluator(Evaluator):
    """Judges states of German Railroads, and knows how to go on."""

    def __init__(self, weights: Weights, quick: Weights) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.quick: Weights = quick
        """For playouts."""
        self.spread = weights.spread
        self.horizon = weights.horizon
        self.par = weights.par
        self.legal: vec[i64] = room(ids.MAX_LEGAL)
        """The moves among which an answer is looked for."""
        self.judges = True
        self.rates = True

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PlayableGermanRailroads)
        mine = player_value(state, state.players[seat], self.weights)
        if state.seats == 1:
            return mine
        others: float = 0.0
        for player in state.players:
            if player.seat != seat:
                others += player_value(state, player, self.weights)
        return mine - self.weights.rival * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, PlayableGermanRailroads)
        moves: i64 = 0
        while True:
            if state.to_act == CHANCE and state.pending_kind != pending.EMIL:
                state.advance(CHANCE, state.draw(rng))
                continue
            move = self.answer(state, seat) if state.to_act == seat else NONE
            if move == NONE:
                return moves
            state.advance(seat, move)
            moves += 1

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, PlayableGermanRailroads)
        for player in state.players:
            expected[player.seat] = player_value(state, player, self.weights)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, PlayableGermanRailroads)
        before = player_value(state, state.players[seat], self.weights)
        for place in range(count):
            after = state.clone()
            after.advance(seat, moves[place])
            self.finish(after, seat, rng)
            gained = player_value(after, after.players[seat], self.weights) - before
            ratings[place] = self.weights.rating * gained

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, PlayableGermanRailroads)
        player = state.players[seat]
        view = Outlook(state, player)
        noise = self.quick.noise * view.phases
        best: i64 = moves[0]
        best_gain: float = -1e9
        for place in range(count):
            gain = glance(state, player, moves[place], view, self.quick)
            gain += noise * rng.fraction()
            if gain > best_gain:
                best_gain = gain
                best = moves[place]
        return best

    def answer(self, state: PlayableGermanRailroads, seat: i64) -> i64:
        """Return a sensible move in the middle of a turn; NONE if none has begun or all is done."""
        first: i64 = 0
        if state.pending_kind == pending.TURN and pending.placed(state) == 0:
            if state.owed_count + state.offered_count == 0:
                return NONE
            first = dispatch.STEP
        legal = self.legal
        count = state.legal_into(seat, legal)
        if count == 1 and legal[0] >= first:
            return legal[0]
        best: i64 = NONE
        best_value: float = -1e9
        for place in range(count):
            move = legal[place]
            if move < first:
                continue
            after = state.clone()
            after.advance(seat, move)
            judged = player_value(after, after.players[seat], self.weights)
            if judged > best_value:
                best_value = judged
                best = move
        return best
