"""`coalface components GAME`: print a component set to edit, or check a file of one's own."""

import json as json_text
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from coalface.core.components import ComponentSet, load_components, released_components
from coalface.core.own_components import Difference, differences
from coalface.core.registry import GameSpec, game_spec


def main(
    game: str,
    name: str | None = None,
    check: str | None = None,
    options: dict[str, str] | None = None,
    json: bool = False,
) -> int:
    """Print the file, or what a check found; ValueError if a file cannot be played with."""
    found = game_spec(game)
    base = released_components(found.package, name or found.components)
    own = load_components(check)
    if own is not None:
        return _check(found, base, own, options or {}, json)
    if json:
        print(json_text.dumps({"set": base.name, "values": base.values}, indent=2))
    else:
        sys.stdout.write(base.text)
    return 0


def _check(
    found: GameSpec, base: ComponentSet, own: ComponentSet, options: dict[str, str], json: bool
) -> int:
    """Say what is doubtful in a file, and where it differs from a set."""
    warnings = found.game(options, components=own).component_warnings
    changes = differences(base, own)
    if json:
        told = {"set": base.name, "warnings": warnings, "changes": [asdict(c) for c in changes]}
        print(json_text.dumps(told, indent=2))
        return 0
    console = Console(highlight=False)
    for warning in warnings:
        console.print(f"warning: {warning}", markup=False, style="yellow", soft_wrap=True)
    count = len(changes)
    values = "one value differs" if count == 1 else f"{count} values differ"
    console.print(f"This file can be played with; {values} from set {base.name}.")
    if changes:
        console.print(_table(base, changes))
    return 0


def _table(base: ComponentSet, changes: list[Difference]) -> Table:
    table = Table("value", f"set {base.name}", "yours")
    for change in changes:
        table.add_row(change.place, change.before, change.after)
    return table
