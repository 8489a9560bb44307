"""A bot that tries every move on states it holds possible and takes the one that looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.base import Bot
from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import bot_package, evaluator_for
from coalface.bots.one_ply import best_move
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView


class GreedyBot(Bot):
    """One move deep: make it, finish the turn by a simple policy, judge what came of it."""

    def __init__(self, evaluator: Evaluator | None = None) -> None:
        """By the game's own evaluator, unless another is given."""
        self.evaluator = evaluator

    def check_game(self, game: Game) -> None:
        """Refuse a game that has no evaluator, unless one is given."""
        if self.evaluator is None:
            evaluator_for(game.id)

    def can_play(self, game: str) -> bool:
        """Return whether there is anything to judge positions of a game by."""
        return self.evaluator is not None or bot_package(game) is not None

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """The move with the best mean value over a few guesses; the same draws for all."""
        forward = [move for move in legal if not game.moves[move].retracts]
        if len(forward) == 1:
            return forward[0]
        assert view.seat is not None, "a spectator does not move"
        evaluator = self.evaluator or evaluator_for(game.id)
        guesser = game.guesser(view)
        return best_move(guesser, evaluator, view.seat, vec[i64](forward), len(forward), rng)
