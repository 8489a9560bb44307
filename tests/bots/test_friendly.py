"""The friendly opponent makes legal moves, repeats itself, and does not always play its best."""

import coalface
from coalface.bots import bot
from coalface.core.contract import CHANCE
from coalface.core.random import Random

GAME = coalface.game("coal-baron")


def first_turn() -> coalface.State:
    """The first decision of a game."""
    state, rng = GAME.start(2), Random("friendly")
    while state.actor() == CHANCE:
        state.advance(CHANCE, state.draw(rng))
    return state


def chosen(seed: str) -> int:
    state = first_turn()
    seat = int(state.actor())
    legal = state.legal(seat)
    move = bot("friendly").choose(GAME, state.view(seat), legal, Random(seed))
    assert move in legal
    return move


def test_it_repeats_itself_for_the_same_seed() -> None:
    assert chosen("a") == chosen("a")


def test_it_does_not_always_play_the_same_move() -> None:
    assert len({chosen(str(seed)) for seed in range(12)}) > 1
