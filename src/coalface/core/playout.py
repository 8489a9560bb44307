"""Random play inside the compiled kernel: the yardstick of speed and the cheapest rollout."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER, State
from coalface.core.random import Random


class Tally:
    """What a playout counted: decisions of seats, those with one choice only, draws of chance."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.draws: i64 = 0


def playout(state: State, rng: Random, buffer: vec[i64], tally: Tally) -> None:
    """Play a game to its end with random forward moves, adding to the tally."""
    actor = state.actor()
    while actor != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            tally.draws += 1
        else:
            count = state.legal_into(actor, buffer)
            state.advance(actor, buffer[rng.below(count)])
            tally.decisions += 1
            if count == 1:
                tally.forced += 1
        actor = state.actor()
