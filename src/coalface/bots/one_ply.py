"""The choice of a bot that looks one move ahead: in compiled code, also for many games at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import Game, Guesser, State
from coalface.core.random import Random
from coalface.core.table_batch import Opponent
from coalface.core.view import View

GUESSES: Final[i64] = 2
DAWDLING: Final = 1e-3
"""What a move costs, in points: less than anything it could gain."""


def best_move(
    guesser: Guesser, evaluator: Evaluator, seat: i64, moves: vec[i64], count: i64, rng: Random
) -> i64:
    """Return which of the first `count` moves has the best mean value over a few guesses.

    Every move is made on the same guesses, with the same draws; the first of equals is taken.
    """
    values: vec[float] = vec[float]([0.0] * count)
    for _ in range(GUESSES):
        guess = guesser.sample(rng)
        evaluator.refine_guess(guess, seat, rng)
        draws = rng.word()
        for place in range(count):
            state = guess.clone()
            state.advance(seat, moves[place])
            made = evaluator.finish(state, seat, Random(draws))
            values[place] += evaluator.value(state, seat) - float(made) * DAWDLING
    best: i64 = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return moves[best]


class GreedyOpponent(Opponent):
    """Plays seats of a batch as the bot `greedy` does."""

    def __init__(self, game: Game, evaluator: Evaluator) -> None:
        super().__init__()
        self.game = game
        self.evaluator = evaluator

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        view = View(self.game.id, int(state.seats), int(seat), (int(seat),), None, None, state)
        guesser = self.game.guesser(view)
        return best_move(guesser, self.evaluator, seat, moves, count, rng)
