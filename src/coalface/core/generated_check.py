"""Whether the generated modules of a game are those of its declarations."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from coalface.core.contract import FIRST_REASON
from coalface.core.fields import OWN_VIEW
from coalface.core.observation import records_of, size_of

if TYPE_CHECKING:
    from coalface.core.simple_game import GameTables


def check_generated(tables: "GameTables") -> None:
    """Raise ValueError with what to run if a module is older than what it is generated from."""
    for name, current in generated_parts(tables):
        if not current:
            raise stale(tables, name)


def stale(tables: "GameTables", name: str) -> ValueError:
    """Return the error of a generated module that is older than the declarations."""
    module = f"{tables.package}.generated.{name}"
    return ValueError(f"{module} is not current: {how_to_generate(tables)}")


def how_to_generate(tables: "GameTables") -> str:
    """Say what writes the generated modules of a game."""
    return f"run `python -m coalface.generate {tables.package}`"


def generated_parts(tables: "GameTables") -> Iterator[tuple[str, bool]]:
    """Yield the generated modules, and whether each has what the declarations say."""
    pending = vars(tables.generated("pending"))
    rows = [(row.name.replace("-", "_"), n, row) for n, row in enumerate(tables.decisions, 1)]
    yield "pending", all(pending.get(name.upper()) == number for name, number, _ in rows)
    yield "pending", all(f"ask_{name}" in pending for name, _, _ in rows)
    yield "pending", all(arg in pending for _, _, row in rows for arg, _ in row.args)
    why = vars(tables.generated("why"))
    named = enumerate(tables.reasons.named, FIRST_REASON)
    yield "why", all(why.get(row.name) == number for number, row in named)
    moves = vars(tables.generated("dispatch")).get("MOVES", len(tables.catalogue))
    yield "dispatch", moves == len(tables.catalogue)
    try:
        shown = tables.generated("view_fields")
    except KeyError as error:  # it reads a field that is no longer declared
        raise stale(tables, "view_fields") from error
    for declared in (tables.layout.state, tables.layout.player):
        struct = getattr(shown, f"{declared.name}Fields", None)
        fields = tuple(field.name for field in declared.fields if not field.has(OWN_VIEW))
        yield "view_fields", getattr(struct, "__struct_fields__", None) == fields
    yield "copies", hasattr(tables.generated("copies"), "copy_state")
    observed = records_of(f"{tables.package}.state", tables.layout.state.name)
    size = tables.generated("encoding").observation_size
    for seats in tables.seat_counts:
        yield "encoding", size(seats) == size_of(tables.decisions, *observed, seats)
