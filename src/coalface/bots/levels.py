"""The levels a person can choose: the same search with more and more iterations."""

from coalface.bots.base import Bot
from coalface.bots.evaluators import evaluator_or_none
from coalface.bots.search.settings import Settings
from coalface.bots.thinker import Budget, Thinker
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

ITERATIONS = {"apprentice": 8, "hewer": 24, "foreman": 240, "baron": 3600}
"""The iterations behind each choice; those of the same turn before it count. A game whose playouts
take long has fewer: its evaluator says how many times these."""
FEWEST = 4


def paced(game: str, iterations: int) -> int:
    """How many iterations a game makes of so many."""
    return max(FEWEST, int(iterations * evaluator_or_none(game).pace))


class SearchBot(Bot):
    """Searches with a fixed number of iterations; it repeats itself for the same seed."""

    def __init__(self, iterations: int, settings: Settings | None = None) -> None:
        self.iterations = iterations
        self.thinker = Thinker(settings)

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """The move that the search came to most often."""
        budget = Budget(iterations=paced(game.id, self.iterations))
        return self.thinker.think(game, view, legal, rng, budget, self.stopped).move


class Apprentice(SearchBot):
    """Tries little more than the moves at hand."""

    def __init__(self) -> None:
        super().__init__(ITERATIONS["apprentice"])


class Hewer(SearchBot):
    """Looks a little ahead."""

    def __init__(self) -> None:
        super().__init__(ITERATIONS["hewer"])


class Foreman(SearchBot):
    """Plans its turn and thinks of the answers."""

    def __init__(self) -> None:
        super().__init__(ITERATIONS["foreman"])


class Baron(SearchBot):
    """Thinks for half a second."""

    def __init__(self) -> None:
        super().__init__(ITERATIONS["baron"])
