"""The view of a simple game: its declared fields, its players, what is pending."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType, new_class
from typing import TYPE_CHECKING, Any

from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import snake_case

if TYPE_CHECKING:
    from coalface.core.simple_game import GameTables
    from coalface.core.simple_state import SimpleState


@dataclass(frozen=True)
class Memory:
    """What a seat remembers that its table does not show: nothing."""


@cache
def table_type(tables: "GameTables") -> Any:
    """Return the type of a game's table: the declared fields, the players, what is pending."""
    module, layout = tables.generated("view_fields"), tables.layout
    board, player = (getattr(module, f"{d.name}Fields") for d in (layout.state, layout.player))
    fields = {"players": tuple[player, ...], "pending": tuple[Pending, ...]}  # type: ignore[valid-type]
    body = {"__annotations__": fields, "__doc__": "What this seat sees.", "__module__": __name__}
    return new_class("Table", (board,), {"frozen": True}, lambda space: space.update(body))


def build_table(tables: "GameTables", known: "SimpleState") -> Any:
    """Show the declared fields of a known state."""
    module, layout = tables.generated("view_fields"), tables.layout
    board, player = (fields_of(module, each.name) for each in (layout.state, layout.player))
    shown = getattr(module, f"{layout.player.name}Fields")
    return table_type(tables)(
        *board(known),
        players=tuple(shown(*player(each)) for each in known.players),
        pending=pending_decisions(known, layout.decisions),
    )


def fields_of(module: ModuleType, name: str) -> Any:
    """Return the generated function that gives the shown values of a record."""
    return getattr(module, f"{snake_case(name)}_fields")
