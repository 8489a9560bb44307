"""A bot that tries every move on states it holds possible and takes the one that looks best."""

from coalface.bots.base import Bot
from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_for
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

GUESSES = 2
DAWDLING = 1e-3
"""What a move costs, in points: less than anything it could gain."""


class GreedyBot(Bot):
    """One move deep: make it, finish the turn by a simple policy, judge what came of it."""

    def __init__(self, evaluator: Evaluator | None = None) -> None:
        """By the game's own evaluator, unless another is given."""
        self.evaluator = evaluator

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """The move with the best mean value over a few guesses; the same draws for all."""
        forward = [move for move in legal if not game.moves[move].retracts]
        if len(forward) == 1:
            return forward[0]
        assert view.seat is not None, "a spectator does not move"
        evaluator = self.evaluator or evaluator_for(game.id)
        guesser = game.guesser(view)
        values = [0.0] * len(forward)
        for _ in range(GUESSES):
            guess = guesser.sample(rng)
            evaluator.refine_guess(guess, view.seat, rng)
            draws = rng.word()
            for place, move in enumerate(forward):
                state = guess.clone()
                state.advance(view.seat, move)
                moves = evaluator.finish(state, view.seat, Random(draws))
                values[place] += evaluator.value(state, view.seat) - float(moves) * DAWDLING
        return forward[values.index(max(values))]
