"""Guesses of Ruhrschifffahrt: nothing is hidden but the future, so a guess is what a seat knows."""

from typing import final

from coalface.core.contract import Guesser
from coalface.core.random import Random
from coalface.core.table_state import EVERYTHING
from coalface.games.ruhrschifffahrt.play import PlayableRuhr


@final
class RuhrGuesser(Guesser):
    """What a seat knows; every sample is a copy of it."""

    def __init__(self, known: PlayableRuhr) -> None:
        self.known: PlayableRuhr = known

    def sample(self, rng: Random) -> PlayableRuhr:
        state = self.known.clone()
        state.known_by = EVERYTHING
        return state
