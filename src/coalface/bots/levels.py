"""The levels a person can choose: the same search with more and more iterations."""

from coalface.bots.base import Bot, Considered
from coalface.bots.evaluators import evaluator_or_none
from coalface.bots.search.settings import Settings
from coalface.bots.thinker import Budget, Thinker, Thought
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

ITERATIONS = {"apprentice": 8, "hewer": 24, "foreman": 120, "baron": 720}
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
        thought = self.thinker.think(game, view, legal, rng, budget, self.stopped)
        self.considered = weighed(thought)
        return thought.move


def weighed(thought: Thought) -> tuple[Considered, ...]:
    """What a search was between, the move that it came to most often first."""
    total = sum(thought.visits.values())
    if not total:
        return (Considered(thought.move, 1.0, thought.means.get(thought.move, 0.0)),)
    order = sorted(thought.visits, key=lambda move: (-thought.visits[move], move != thought.move))
    return tuple(
        Considered(move, thought.visits[move] / total, thought.means[move])
        for move in order
        if move in thought.means
    )


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
    """Thinks longest: half a second at most, on average."""

    def __init__(self) -> None:
        super().__init__(ITERATIONS["baron"])
