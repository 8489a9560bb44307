"""Draws of chance that a seed fixes one by one, so that several games can meet the same chance."""

from coalface.core.contract import State
from coalface.core.random import Random


class Draws:
    """The draws of one table: the k-th from a source depends on the seed, the source and k alone.

    A draw that is taken back still counts, so that none comes twice. And two games with the same
    seed see the same cards come from each pile, in the same order, whatever is done between the
    draws: that is duplicate play.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._made: dict[str, int] = {}

    def next(self, state: State) -> int:
        """What chance does now; it counts as drawn."""
        source = state.game.sources[state.source()]
        k = self._made.get(source, 0)
        self.count(state)
        return int(state.draw(Random(f"{self._seed}/{source}/{k}")))

    def count(self, state: State) -> None:
        """A draw that was made already, in a game that is taken up again."""
        source = state.game.sources[state.source()]
        self._made[source] = self._made.get(source, 0) + 1
