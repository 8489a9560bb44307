"""`coalface rules GAME --components`: where the values of a component set come from."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from coalface.core.components import (
    PROVENANCES,
    ComponentSet,
    Source,
    read_components,
    released_components,
)
from coalface.core.registry import Box

UNSAID = "not said"


@dataclass(frozen=True)
class Origins:
    """A component set and the provenance of its tables, those not from the rulebook first."""

    components: ComponentSet
    tables: list[Source]


def origins(box: Box, file: str | None) -> Origins:
    """Of the newest set of a game, or of an owner's file, which must be one to play with."""
    if file is None:
        chosen = released_components(box.package, box.components)
    else:
        chosen = read_components(Path(file).read_text("utf-8"))
    box.game(components=chosen)
    return Origins(chosen, by_trust(chosen))


def by_trust(chosen: ComponentSet) -> list[Source]:
    """The provenance of every table, also of those that say none; the least certain first."""
    said = chosen.sources()
    covered = {source.table.partition(".")[0] for source in said}
    unsaid = [Source(name, UNSAID, "") for name in chosen.values if name not in covered]
    return sorted([*said, *unsaid], key=_trust)


def _trust(source: Source) -> int:
    """The least certain come first, the rulebook last."""
    order = (UNSAID, *reversed(PROVENANCES))
    return order.index(source.provenance)


def as_json(game: str, found: Origins) -> dict[str, object]:
    """The same as data."""
    return {
        "game": game,
        "components": found.components.label,
        "tables": [
            {"table": source.table, "provenance": source.provenance, "note": source.note}
            for source in found.tables
        ],
    }


def show(game: str, found: Origins, console: Console) -> None:
    """A row a table of the set."""
    table = Table(
        "table", "provenance", "note", title=f"{game}: components {found.components.name}"
    )
    for source in found.tables:
        style = "" if source.provenance == "rulebook" else "yellow"
        table.add_row(source.table, source.provenance, source.note, style=style)
    console.print(table)
