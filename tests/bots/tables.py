"""Positions and whole games for the tests of bots."""

from collections.abc import Callable, Iterator

from coalface.bots import Bot
from coalface.core.contract import CHANCE, OVER, Game, State
from coalface.core.random import Random

Seen = Callable[[State, int], State]


def forward(game: Game, state: State, seat: int) -> list[int]:
    """The legal moves that take nothing back."""
    return state.legal(seat)


def decisions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game in which a seat must choose between moves."""
    rng = Random(seed)
    state = game.start(seats)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        legal = forward(game, state, int(actor))
        if len(legal) > 1:
            yield state.clone()
        state.advance(actor, legal[rng.below(len(legal))])


def play(
    game: Game, bots: list[Bot], seed: int, seen: Seen = lambda state, seat: state
) -> tuple[list[int], State]:
    """A game by these bots; `seen` gives the state whose view a seat is shown."""
    rng = Random(seed)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    state = game.start(len(bots))
    line: list[int] = []
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        shown = seen(state, actor)
        legal = forward(game, shown, actor)
        move = bots[actor].choose(game, shown.view(actor), legal, rngs[actor])
        state.apply(actor, move)
        line.append(move)
    return line, state
