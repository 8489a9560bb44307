"""Draws states of Coal Baron that a seat holds possible: what it knows, and guessed stacks."""

from typing import final

from coalface.core.contract import Guesser
from coalface.core.pile_guess import PileGuess
from coalface.core.random import Random
from coalface.core.table_state import EVERYTHING
from coalface.games.coal_baron.play import PlayableCoalBaron


@final
class CoalBaronGuesser(Guesser):
    """Samples the stacks that agree with what a seat knows. (CB-68)"""

    def __init__(self, known: PlayableCoalBaron) -> None:
        self.known: PlayableCoalBaron = known
        self.tiles: PileGuess = PileGuess(known.tiles, known.known_by)
        self.orders: PileGuess = PileGuess(known.orders, known.known_by)

    def sample(self, rng: Random) -> PlayableCoalBaron:
        state = self.known.clone()
        state.known_by = EVERYTHING
        state.tiles = self.tiles.sample(rng)
        state.orders = self.orders.sample(rng)
        return state
