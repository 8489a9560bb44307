"""The river of Ruhrschifffahrt as a strip that runs down three columns, from Witten to the port."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.games.ruhrschifffahrt.names import TERRITORY_NAMES
from coalface.games.ruhrschifffahrt.printed import RiverSpace
from coalface.games.ruhrschifffahrt.terminal.pieces import (
    ARROW,
    ASK,
    FREE,
    LOCK,
    NOTHING,
    OBSTACLE,
    PILOT,
    WATER,
    barges,
    die,
    thalers,
    warehouses,
)
from coalface.games.ruhrschifffahrt.view import Place
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, UNNUMBERED, join, number_of, padded, styled

STORAGE_MOVES: Final = ("start", "bring", "supply", "remove", "return")
"""What can be done with a storage; never two of them at a time."""

STRIPS: Final = (33, 33, 32)
"""How wide each of the three columns is."""

LABEL: Final = 13
ID: Final = 4


def draw_river(scene: Scene) -> RenderableType:
    """The river: Mark, then Essen and Werden, then Broich and the port, with what stands there."""
    stretches = {name: draw_stretch(scene, name) for name in TERRITORY_NAMES}
    last = [*stretches["broich"], *draw_port(scene), *draw_depots(scene), *draw_track(scene)]
    price = styled(f"{UNNUMBERED}{OBSTACLE}→{LOCK}  {scene.text.say('rs-short-lock-cost')} ", DIM)
    price.append_text(thalers(scene, scene.view.table.lock_cost))
    columns = [[*stretches["mark"], price], stretches["essen"] + stretches["werden"], last]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(
        *(
            join([padded(line, width) for line in column], "\n")
            for column, width in zip(columns, STRIPS, strict=True)
        )
    )
    return grid


def draw_stretch(scene: Scene, territory: str) -> list[Line]:
    """The spaces of a territory in their order downriver, under its name."""
    table = scene.view.table
    lines = [heading(scene.text.say(f"rs-territory-{territory}"))]
    if territory == table.coat:
        lines[0].append(" ⚑", ASK)
    for name, space in table.printed.river.items():
        if space.territory == territory:
            draw = DRAWN.get(space.kind, draw_space)
            lines.append(draw(scene, name, space))
    return lines


def heading(word: str) -> Line:
    """The name of a group."""
    return styled(UNNUMBERED + word, HEADING)


def labelled(line: Line, sign: Line, name: str) -> Line:
    """A line with the sign and the name of a place, the rest in a column of its own."""
    return line.append_text(sign).append(" ").append_text(padded(Line(name), LABEL)).append(" ")


def draw_storage(scene: Scene, name: str, storage: RiverSpace) -> Line:
    """A storage: its die, whether it needs a pilot, a barge that lies there."""
    line = number_of(scene, *(f"{move}/{name}" for move in STORAGE_MOVES))
    sign = Line(name.ljust(ID), DIM)
    line = labelled(line, sign, storage.label)
    pips = scene.view.table.storages[name]
    free = styled(FREE * 2, DIM)
    line.append_text(die(scene, storage.coal or "", pips) if pips else free)
    line.append(f" {PILOT} " if storage.target is None else " ")
    return line.append_text(barges(scene, name))


def draw_obstacle(scene: Scene, name: str, obstacle: RiverSpace) -> Line:
    """An obstacle with the points of its lock, or the lock."""
    line = number_of(scene, f"lock/{name}")
    if name not in scene.view.table.obstacles:
        line.append_text(styled(f"{LOCK * 3}  {obstacle.label}", DIM))
        return line
    sign = styled(OBSTACLE * 3 + " ", WATER)
    line = labelled(line, sign, obstacle.label)
    return line.append_text(styled(scene.text.say("rs-short-vp", count=obstacle.points or 0), DIM))


def draw_space(scene: Scene, name: str, space: RiverSpace) -> Line:
    """A selling space: what kind, demand, warehouses and the price of the next, barges."""
    table = scene.view.table
    line = number_of(scene, f"sell/{name}", f"city/{name}")
    if name in table.cities:
        line.append_text(padded(styled(space.label, ASK), LABEL - 1)).append(" ")
        draw_warehouses(line, table.cities[name], len(table.printed.cities[name]))
    else:
        kind = scene.text.say(f"rs-short-kind-{space.kind}")
        line.append_text(padded(Line(f"{kind} {space.label}"), ID + LABEL + 3))
    line.append(" ")
    if name in table.demand:
        line.append_text(thalers(scene, table.demand[name]))
    return line.append_text(barges(scene, name))


DRAWN: Final = {"storage": draw_storage, "obstacle": draw_obstacle}
"""How spaces are drawn that nothing is sold at."""


def draw_warehouses(line: Line, place: Place, places: int) -> None:
    """The warehouses of a place, and what the next one costs."""
    line.append_text(warehouses(place.warehouses, places))
    line.append(NOTHING if place.next_price is None else str(place.next_price), DIM)


def draw_port(scene: Scene) -> list[Line]:
    """The port as the last selling space, and its export columns from the top down."""
    table, text = scene.view.table, scene.text
    port = table.printed.names["space"][-1]
    first = number_of(scene, f"sell/{port}")
    first.append_text(padded(styled(text.say("rs-head-port"), ASK), ID + LABEL)).append(" ")
    first.append_text(barges(scene, port))
    values = heading(text.say("rs-short-port")).append(" ")
    for place, value in enumerate(table.printed.export):
        here = place == table.export
        values.append(f"<{value}>" if here else str(value), ASK if here else DIM)
    return [first, values, *(draw_column(scene, name) for name in table.port)]


def draw_column(scene: Scene, column: str) -> Line:
    """An export column; a flag marks the country of this turn."""
    table = scene.view.table
    line = number_of(scene, f"port/{column}")
    now = table.countries.get(str(table.turn)) == column
    name = styled(scene.text.say(f"rs-column-{column}"), ASK if now else "")
    line.append_text(padded(name, LABEL))
    draw_warehouses(line, table.port[column], len(table.printed.position_bonus))
    return line.append(" ⚑" if now else "", ASK)


def draw_depots(scene: Scene) -> list[Line]:
    """The coal depots with their warehouses and the price of the next."""
    table = scene.view.table
    lines = [heading(scene.text.say("rs-short-depots"))]
    for name, depot in table.depots.items():
        line = number_of(scene, f"depot/{name}")
        line.append_text(padded(Line(scene.text.say(f"rs-territory-{name}")), LABEL))
        draw_warehouses(line, depot, len(table.printed.depots[name]))
        lines.append(line)
    return lines


def draw_track(scene: Scene) -> list[Line]:
    """The columns of the transport track, the arrow box first."""
    lines = [heading(scene.text.say("rs-short-track"))]
    for column in scene.view.table.track:
        if not column.boxes and not column.dice and not column.gone:
            continue
        line = Line(UNNUMBERED).append(ARROW)
        line.append_text(join([die(scene, column.coal, pips) for pips in column.dice], " "))
        free = [styled(FREE * 2, DIM)] * (column.boxes - len(column.dice))
        line.append(" " if column.dice else "").append_text(join(free, " "))
        if column.gone:
            line.append(f"  {scene.text.say('rs-short-gone')} {column.gone}", DIM)
        lines.append(line)
    return lines
