"""Draws states of Coal Baron that a seat holds possible: what lies open, and guessed stacks."""

from typing import final

from coalface.core.contract import Guesser
from coalface.core.pile_guess import PileGuess
from coalface.core.random import Random
from coalface.games.coal_baron.state import CoalBaronState


@final
class CoalBaronGuesser(Guesser):
    """A parsed view: the open part once and for all, the stacks anew with every sample. (CB-68)"""

    def __init__(self, known: CoalBaronState, tiles: PileGuess, orders: PileGuess) -> None:
        self.known: CoalBaronState = known
        self.tiles: PileGuess = tiles
        self.orders: PileGuess = orders

    def sample(self, rng: Random) -> CoalBaronState:
        known = self.known
        state = CoalBaronState(known.game, known.kit, known.seats)
        state.copy_table(known)
        state.tiles = self.tiles.sample(rng)
        state.orders = self.orders.sample(rng)
        return state
