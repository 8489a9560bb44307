"""The levels a person can choose: the same search with more and more iterations."""

import tomllib
from functools import cache
from importlib.resources import files

from coalface.bots.base import Bot, Considered
from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import bot_package
from coalface.bots.search.settings import Settings
from coalface.bots.thinker import Budget, Thinker, Thought
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

ITERATIONS = {"apprentice": 8, "hewer": 24, "foreman": 120, "baron": 720}
"""The iterations behind each choice; those of the same turn before it count. A game may have
others, in `levels.toml` of its package."""


@cache
def levels_of(game: str) -> dict[str, int]:
    """The iterations of all levels in a game."""
    package = bot_package(game)
    if package is None:
        return ITERATIONS
    file = files(package).joinpath("levels.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else ITERATIONS


class SearchBot(Bot):
    """Searches with a fixed number of iterations; it repeats itself for the same seed."""

    def __init__(
        self,
        iterations: int,
        settings: Settings | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.iterations = iterations
        self.thinker = Thinker(settings, evaluator)

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """The move that the search came to most often."""
        budget = Budget(iterations=self.iterations_in(game.id))
        thought = self.thinker.think(game, view, legal, rng, budget, self.stopped)
        self.considered = weighed(thought)
        return thought.move

    def iterations_in(self, game: str) -> int:
        """How many iterations it makes in a game."""
        return self.iterations


def weighed(thought: Thought) -> tuple[Considered, ...]:
    """What a search was between, the move that it came to most often first."""
    total = sum(thought.visits.values())
    if not total:
        return (Considered(thought.move, 1.0, thought.means.get(thought.move, 0.0)),)
    order = sorted(thought.visits, key=lambda move: (-thought.visits[move], move != thought.move))
    return tuple(
        Considered(move, thought.visits[move] / total, thought.means[move], thought.visits[move])
        for move in order
        if move in thought.means
    )


class Level(SearchBot):
    """Searches with as many iterations as its level has in the game, unless it is given others."""

    name: str

    def __init__(self) -> None:
        super().__init__(0)

    def iterations_in(self, game: str) -> int:
        """Those of the level, or those that it was given."""
        return self.iterations or levels_of(game)[self.name]


class Apprentice(Level):
    """Tries little more than the moves at hand."""

    name = "apprentice"


class Hewer(Level):
    """Looks a little ahead."""

    name = "hewer"


class Foreman(Level):
    """Plans its turn and thinks of the answers."""

    name = "foreman"


class Baron(Level):
    """Thinks longest: half a second at most, on average."""

    name = "baron"
