"""Random games for the tests of drawings."""

from collections.abc import Iterator

import coalface
from coalface.core.contract import CHANCE, Game, State


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game in which a seat decides, and the last one."""
    rng = coalface.Random(seed)
    state = game.start(seats)
    number = 0
    while state.actors():
        actor = state.actors()[0]
        if actor != CHANCE:
            number += 1
            if number % every == 0:
                yield state
        legal = state.legal(actor)
        move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        state.apply(actor, move, None)
    yield state
