"""A bot that plays any legal move."""

from coalface.bots.base import Bot
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView


class RandomBot(Bot):
    """Every legal move is equally likely; it never takes anything back."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """A random move that goes forward."""
        forward = [move for move in legal if not game.moves[move].retracts]
        return forward[rng.below(len(forward))]
