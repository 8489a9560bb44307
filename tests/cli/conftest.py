"""Records for the tests of the command line."""

from pathlib import Path

import pytest

import coalface


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Coal Baron, played at random by Anna and Ben."""
    game = coalface.game("coal_baron")
    state, rng = game.start(2), coalface.Random(5)
    played = coalface.Record(game, ("Anna", "Ben"))
    while state.actor() != coalface.OVER:
        actor = int(state.actor())
        legal = state.legal(actor)
        chance = actor == coalface.CHANCE
        move = int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))]
        state.apply(actor, move)
        played.append(actor, move)
    path = tmp_path_factory.mktemp("cli") / "evening.record"
    played.save(path)
    return path
