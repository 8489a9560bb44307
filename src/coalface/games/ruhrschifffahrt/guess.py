"""Guesses of Ruhrschifffahrt: nothing is hidden but the future, so a guess is the view."""

from typing import final

from coalface.core.contract import Guesser
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt.state import RuhrState


@final
class RuhrGuesser(Guesser):
    """A parsed view; every sample is a copy of it."""

    def __init__(self, known: RuhrState) -> None:
        self.known: RuhrState = known

    def sample(self, rng: Random) -> RuhrState:
        return self.known.clone()
