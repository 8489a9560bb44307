"""Every view can be sent to a client: it has a JSON schema, and goes there and back."""

import json
from typing import get_type_hints

import msgspec
import pytest

import coalface
from coalface import CHANCE, OVER, Game, Random
from tests.game_ids import RELEASED


def some_views(name: str) -> list[coalface.View[object, object]]:
    """Views of every seat and of a spectator, through a random game from start to end."""
    game = coalface.game(name)
    state, rng = game.start(game.seat_counts[-1]), Random(3)
    views = []
    line = 0
    while True:
        actor = state.actor()
        if line % 40 == 0 or actor == OVER:
            views += [state.view(seat) for seat in (*range(int(state.seats)), None)]
        if actor == OVER:
            return views
        legal = state.legal(actor)
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        line += 1


@pytest.mark.parametrize("name", RELEASED)
def test_a_view_has_a_schema_and_goes_there_and_back(name: str) -> None:
    for view in some_views(name):
        for part in (view.table, view.memory):
            kind = type(part)
            assert get_type_hints(kind)
            assert msgspec.json.schema(kind)["$ref"].endswith(kind.__name__)
            encoded = msgspec.json.encode(part)
            assert msgspec.json.decode(encoded, type=kind) == part
            assert json.loads(encoded)


@pytest.mark.parametrize("name", RELEASED)
def test_what_is_asked_is_what_a_description_says_of_it(name: str) -> None:
    game = coalface.game(name)
    views = some_views(name)
    assert any(game.asked(view) for view in views)
    for view in views:
        assert game.asked(view) == Game.question(game, view)


@pytest.mark.parametrize("name", RELEASED)
def test_nothing_is_asked_while_chance_draws_nor_at_the_end(name: str) -> None:
    game = coalface.game(name)
    idle = [view for view in some_views(name) if view.actors in ((), (CHANCE,))]
    assert {view.actors for view in idle} == {(), (CHANCE,)}
    assert not any(game.asked(view) for view in idle)
