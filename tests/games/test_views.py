"""Every view can be told to a client: it has a JSON schema, and goes there and back."""

import json
from typing import get_type_hints

import msgspec
import pytest

import coalface
from coalface import CHANCE, OVER, Game, Random


def some_views(name: str) -> list[coalface.View[object, object]]:
    """Views of every seat and of a spectator, through a random game."""
    game = coalface.game(name)
    state, rng = game.start(game.seat_counts[-1]), Random(3)
    views = []
    line = 0
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        line += 1
        if line % 40 == 0:
            views += [state.view(seat) for seat in (*range(int(state.seats)), None)]
    return views


@pytest.mark.parametrize("name", coalface.games())
def test_a_view_has_a_schema_and_goes_there_and_back(name: str) -> None:
    for view in some_views(name):
        for part in (view.table, view.memory):
            kind = type(part)
            assert get_type_hints(kind)
            assert msgspec.json.schema(kind)["$ref"].endswith(kind.__name__)
            told = msgspec.json.encode(part)
            assert msgspec.json.decode(told, type=kind) == part
            assert json.loads(told)


@pytest.mark.parametrize("name", coalface.games())
def test_what_is_asked_is_what_a_description_says_of_it(name: str) -> None:
    game = coalface.game(name)
    views = some_views(name)
    assert any(game.asked(view) for view in views)
    for view in views:
        assert game.asked(view) == Game.asked(game, view)
