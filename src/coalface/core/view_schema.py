"""The JSON Schema of what a seat of a game sees and remembers."""

from typing import Any

import msgspec

from coalface.core.contract import CHANCE, Game
from coalface.core.random import Random
from coalface.core.view import AnyView


def schema_of_view(game: Game) -> dict[str, Any]:
    """Return the schemas of the two parts of a view, from a view of a game that has begun."""
    view = first_view(game)
    kinds = [type(view.table), type(view.memory)]
    (table, memory), defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"table": table, "memory": memory, "$defs": defs}


def first_view(game: Game) -> AnyView:
    """Return some view of this game."""
    state, rng = game.start(game.seat_counts[0]), Random("schema")
    while state.actor() == CHANCE:
        state.apply(CHANCE, int(state.draw(rng)))
    return state.view(None)
