"""Draws of chance that a seed fixes one by one, so that several games can meet the same chance."""

from coalface.core.contract import State
from coalface.core.random import Random


class Draws:
    """The draws of one table: the k-th from a source depends on the seed, the source and k alone.

    So two games with the same seed see the same cards come from each pile, in the same order,
    whatever is done between the draws: that is duplicate play.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._made: dict[str, int] = {}

    def next(self, state: State) -> int:
        """What chance does now."""
        source = state.game.sources[state.source()]
        k = self._made.get(source, 0)
        self._made[source] = k + 1
        return int(state.draw(Random(f"{self._seed}/{source}/{k}")))
