"""Draws of chance that a seed fixes one by one, so that several games can meet the same chance."""

from typing import TYPE_CHECKING

from coalface.core.contract import State
from coalface.core.random import Random
from coalface.core.renamed import renamed_in

if not TYPE_CHECKING:
    __getattr__ = renamed_in(__name__)


class SeededDraws:
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
        move = self.peek(state)
        self.count(state)
        return move

    def peek(self, state: State) -> int:
        """What chance does now, before it is done."""
        source = state.game.sources[state.source()]
        k = self._made.get(source, 0)
        return int(state.draw(Random(f"{self._seed}/{source}/{k}")))

    def count(self, state: State) -> None:
        """A draw that was made already, in a game that is taken up again."""
        self.skip(state.game.sources[state.source()], 1)

    def skip(self, source: str, count: int) -> None:
        """Pass over draws from a source that were made and taken back."""
        self._made[source] = self._made.get(source, 0) + count
