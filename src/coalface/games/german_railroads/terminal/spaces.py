"""The main board of German Railroads in three columns: tracks; works and order; engineers, coal."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.describe_table import ON_STRIP, owners
from coalface.games.german_railroads.names import (
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    PAY_NAMES,
    SPACE_NAMES,
)
from coalface.games.german_railroads.outlook import open_spaces
from coalface.games.german_railroads.rules.owed import public
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.terminal.pieces import (
    brief,
    heading,
    number,
    owner_mark,
    signs,
    tables_of,
)
from coalface.games.german_railroads.view import Table
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, join, padded, styled

COLUMNS: Final = (30, 34, 34)
LABELS: Final = (8, 12, 20)
GROUPS: Final = (
    ("tracks", 0, ids.BLACK_OR_GRAY),
    ("locos", ids.LOCO_ONE, ids.LOCO_THREE),
    ("industry", ids.LOCO_THREE + 1, ids.LOCO_THREE + 3),
    ("aid", ids.LOCO_THREE + 4, ids.FIRST_ORDER - 1),
    ("order", ids.FIRST_ORDER, ids.SECOND_ORDER),
    ("last", ids.LAST_ROUND, ids.LAST_ROUND),
)
"""Groups of spaces that stand together on the board, by their first and last number."""


def draw_spaces(scene: Scene, known: GermanRailroadsState, shown: set[str]) -> RenderableType:
    """The action spaces by group, with what stands there or the numbers of what can be done."""
    groups = {
        name: [space for space in open_spaces(known) if first <= space <= last]
        for name, first, last in GROUPS
    }
    first = draw_group(scene, "tracks", groups["tracks"], 0, shown)
    second: list[Line] = []
    for name in list(groups)[1:]:
        second += draw_group(scene, name, groups[name], 1, shown)
    third = draw_engineers(scene, known, shown)
    if tables_of(scene).coal:
        third += draw_coal(scene, known, shown)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(
        *(
            join([padded(line, width) for line in lines], "\n")
            for lines, width in zip((first, second, third), COLUMNS, strict=True)
        )
    )
    return grid


def draw_group(
    scene: Scene, name: str, spaces: list[int], column: int, shown: set[str]
) -> list[Line]:
    """A group of spaces under its name; nothing if the board has none of them."""
    if not spaces:
        return []
    lines = [heading(scene.text.say(f"gr-short-{name}"))]
    for space in spaces:
        label = Line(" " + brief(scene, int(tables_of(scene).space_row[space])))
        lines.append(draw_space(scene, label, space, column, shown))
    return lines


def draw_space(scene: Scene, label: Line, space: int, column: int, shown: set[str]) -> Line:
    """A space: its label, then the ways to pay for it, or who stands there, or what it costs."""
    line = padded(label, LABELS[column]).append(" ")
    table: Table = scene.view.table
    for owner in owners(table, space):
        line.append_text(owner_mark(owner))
    name = SPACE_NAMES[space]
    ways = [pay for pay in PAY_NAMES if f"place/{name}/{pay}" in scene.numbers]
    for pay in ways:
        move = f"place/{name}/{pay}"
        way = number(scene, move).append(paid(scene, space, PAY_NAMES.index(pay)))
        if line.cell_len + way.cell_len > COLUMNS[column]:
            break
        line.append_text(way).append(" ")
        shown.add(move)
    if not ways and not owners(table, space):
        line.append_text(styled(paid(scene, space, 0), DIM))
    return line


def paid(scene: Scene, space: int, way: int) -> str:
    """Workers and coins for a space, a letter each."""
    tables = tables_of(scene)
    coins, black = divmod(way, 2)
    workers = int(tables.space_workers[space]) - coins - black
    return signs(scene, workers, black, coins + int(tables.space_coins[space]))


# Engineers


def draw_engineers(scene: Scene, known: GermanRailroadsState, shown: set[str]) -> list[Line]:
    """The strip from the hiring space on, then the engineers of the seat that looks."""
    table: Table = scene.view.table
    lines = [heading(scene.text.say("gr-short-engineers"))]
    for place in ON_STRIP:
        for name, where in table.engineers.items():
            if where == place:
                lines.append(draw_on_strip(scene, known, name, place, shown))
    mine = [name for name, where in table.engineers.items() if where == f"seat-{scene.view.seat}"]
    if mine:
        lines.append(styled(" " + scene.text.say("gr-short-own"), DIM))
    for name in mine:
        label = Line(f"   {engineer_label(scene, name)}")
        lines.append(draw_space(scene, label, space_of(name), 2, shown))
    return lines


def draw_on_strip(
    scene: Scene, known: GermanRailroadsState, name: str, place: str, shown: set[str]
) -> Line:
    """An engineer on the strip: for hire, for everyone, or announced."""
    label = engineer_label(scene, name)
    if place == ON_STRIP[0]:
        return draw_space(scene, Line(f" H {label}"), ids.HIRE_SPACE, 2, shown)
    sign = place.removeprefix("strip-")
    if public(known, ENGINEER_NAMES.index(name)):
        return draw_space(scene, Line(f" {sign} {label}"), space_of(name), 2, shown)
    return styled(f" {sign} {label} ({paid(scene, space_of(name), 0)})", DIM)


def engineer_label(scene: Scene, name: str) -> str:
    """The number of an engineer and what he does, in few letters."""
    tables = tables_of(scene)
    engineer_number = tables.engineer_number[ENGINEER_NAMES.index(name)]
    return f"#{engineer_number} {brief(scene, int(tables.space_row[space_of(name)]))}"


def space_of(engineer: str) -> int:
    """The space that an engineer is."""
    return ids.FIRST_ENGINEER + ENGINEER_NAMES.index(engineer)


# Coal


def draw_coal(scene: Scene, known: GermanRailroadsState, shown: set[str]) -> list[Line]:
    """The coal spaces, the boilerman space, the foundries face up."""
    text, tables, table = scene.text, tables_of(scene), scene.view.table
    lines = [heading(text.say("gr-short-coal"))]
    for space in open_spaces(known):
        if space == ids.COAL_COMBINED:
            label = Line(f" {text.say('gr-short-combined', coin=text.say('gr-sign-coin'))}")
            lines.append(draw_space(scene, label, space, 2, shown))
        elif space >= ids.COAL_TAKE:
            label = Line(f" {brief(scene, int(tables.space_row[space]))}")
            lines.append(draw_space(scene, label, space, 2, shown))
    boiler = padded(Line(f" {text.say('gr-short-boiler')}"), LABELS[2]).append(" ")
    if table.boiler_used:
        boiler.append_text(owner_mark(f"seat-{table.boiler_used - 1}"))
    else:
        boiler.append_text(styled(text.say("gr-short-coals", count=int(tables.boiler_coal)), DIM))
    lines.append(boiler)
    for foundry, name in enumerate(FOUNDRY_NAMES):
        if table.foundries[name] == "display":
            effect = brief(scene, int(tables.foundry_row[foundry]))
            lines.append(styled(f" {name.upper()} {effect}", ""))
    return lines
