"""`coalface rules GAME --components`: where the values of a component set come from."""

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from coalface.core.components import (
    OWN,
    PROVENANCES,
    ComponentSet,
    Source,
    load_components,
    released_components,
)
from coalface.core.own_components import differences
from coalface.core.registry import GameSpec

UNSAID = "not said"
OWNER = "owner"
"""The provenance of a table that an owner of the box has changed."""
MOST_NAMED = 6


@dataclass(frozen=True)
class Origins:
    """A component set and the provenance of its tables, those not from the rulebook first.

    `warnings` say where an owner's file departs from our own reconstruction.
    """

    components: ComponentSet
    tables: list[Source]
    warnings: tuple[str, ...]


def origins(spec: GameSpec, file: str | None) -> Origins:
    """Of the newest set of a game, or of an owner's file, which must be one to play with."""
    chosen = load_components(file) or released_components(spec.package, spec.components)
    game = spec.game(components=chosen)
    return Origins(chosen, tables_of(spec, chosen), game.component_warnings)


def tables_of(spec: GameSpec, chosen: ComponentSet) -> list[Source]:
    """The provenance of every table; of an owner's file, tables that its owner changed as such."""
    if chosen.name != OWN:
        return by_trust(chosen)
    base = released_components(spec.package, spec.components)
    places = [difference.place for difference in differences(base, chosen)]
    said = {source.table: source for source in base.sources()}
    rows = [_owners(row, said.get(row.table), places) for row in by_trust(chosen)]
    return sorted(rows, key=_trust)


def _owners(row: Source, said: Source | None, places: list[str]) -> Source:
    """A table as its owner has it: `owner` if values differ and its source was only copied."""
    mine = [place for place in places if place.startswith(f"{row.table}.")]
    if not mine or row != said:
        return row
    names = ", ".join(place.removeprefix(f"{row.table}.") for place in mine[:MOST_NAMED])
    more = f" and {len(mine) - MOST_NAMED} more" if len(mine) > MOST_NAMED else ""
    return Source(row.table, OWNER, f"Yours: {names}{more}. The rest: {row.provenance}.")


def by_trust(chosen: ComponentSet) -> list[Source]:
    """The provenance of every table, also of those that say none; the least certain first."""
    said = chosen.sources()
    covered = {source.table.partition(".")[0] for source in said}
    unsaid = [Source(name, UNSAID, "") for name in chosen.values if name not in covered]
    return sorted([*said, *unsaid], key=_trust)


def _trust(source: Source) -> int:
    """The least certain come first, the rulebook last."""
    order = (OWNER, UNSAID, *reversed(PROVENANCES))
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
        "warnings": list(found.warnings),
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
    for warning in found.warnings:
        console.print(f"warning: {warning}", markup=False, highlight=False, style="yellow")
