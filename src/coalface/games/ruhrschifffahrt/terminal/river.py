"""The river of Ruhrschifffahrt as a strip that runs down three columns, from Witten to the port."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.games.ruhrschifffahrt.names import CITY_NAMES, TERRITORY_NAMES
from coalface.games.ruhrschifffahrt.terminal.pieces import (
    ARROW,
    ASK,
    DIM,
    FREE,
    HEADING,
    LOCK,
    NOTHING,
    OBSTACLE,
    PILOT,
    UNNUMBERED,
    WATER,
    barges,
    die,
    houses,
    inked,
    join,
    number_of,
    padded,
    thalers,
)
from coalface.games.ruhrschifffahrt.view import Obstacle, Place, Space, Storage
from coalface.terminal.boards import Scene

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
    price = inked(f"{UNNUMBERED}{OBSTACLE}→{LOCK}  {scene.text.say('rs-short-lock-cost')} ", DIM)
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
    lines = {s.name: draw_storage(scene, s) for s in table.storages if s.territory == territory}
    lines |= {o.name: draw_obstacle(scene, o) for o in table.obstacles if o.territory == territory}
    lines |= {s.name: draw_space(scene, s) for s in table.spaces if s.territory == territory}
    name = heading(scene.text.say(f"rs-territory-{territory}"))
    if territory == table.coat:
        name.append(" ⚑", ASK)
    return [name, *(lines[place] for place in table.printed.river if place in lines)]


def heading(word: str) -> Line:
    """The name of a group."""
    return inked(UNNUMBERED + word, HEADING)


def labelled(line: Line, sign: Line, name: str) -> Line:
    """A line with the sign and the name of a place, the rest in a column of its own."""
    return line.append_text(sign).append(" ").append_text(padded(Line(name), LABEL)).append(" ")


def draw_storage(scene: Scene, storage: Storage) -> Line:
    """A storage: its die, whether it needs a pilot, a barge that lies there."""
    line = number_of(scene, *(f"{move}/{storage.name}" for move in STORAGE_MOVES))
    sign = Line(storage.name.ljust(ID), DIM)
    line = labelled(line, sign, storage.label)
    free = inked(FREE * 2, DIM)
    line.append_text(die(scene, storage.coal, storage.pips) if storage.pips else free)
    line.append(f" {PILOT} " if storage.target is None else " ")
    return line.append_text(barges(scene, storage.name))


def draw_obstacle(scene: Scene, obstacle: Obstacle) -> Line:
    """An obstacle with the points of its lock, or the lock."""
    line = number_of(scene, f"lock/{obstacle.name}")
    if not obstacle.marker:
        line.append_text(inked(f"{LOCK * 3}  {obstacle.label}", DIM))
        return line
    sign = inked(OBSTACLE * 3 + " ", WATER)
    line = labelled(line, sign, obstacle.label)
    return line.append_text(inked(scene.text.say("rs-short-vp", count=obstacle.points), DIM))


def draw_space(scene: Scene, space: Space) -> Line:
    """A selling space: what kind, demand, warehouses and the price of the next, barges."""
    line = number_of(scene, f"sell/{space.name}", f"city/{space.name}")
    if space.name in CITY_NAMES:
        prices = scene.view.table.printed.cities[space.name]
        line.append_text(padded(inked(space.label, ASK), LABEL - 1)).append(" ")
        line.append_text(houses(space.warehouses, len(prices)))
        line.append(next_price(prices, len(space.warehouses)), DIM)
    else:
        said = f"{scene.text.say(f'rs-short-kind-{space.kind}')} {space.label}"
        line.append_text(padded(Line(said), ID + LABEL + 3))
    line.append(" ")
    if space.demand:
        line.append_text(thalers(scene, space.demand))
    return line.append_text(barges(scene, space.name))


def next_price(prices: tuple[int, ...], built: int) -> str:
    """What the next warehouse costs where some stand already."""
    return str(prices[built]) if built < len(prices) else NOTHING


def draw_port(scene: Scene) -> list[Line]:
    """The port as the last selling space, and its export columns from the top down."""
    table, text = scene.view.table, scene.text
    port = table.spaces[-1]
    first = number_of(scene, f"sell/{port.name}")
    first.append_text(padded(inked(text.say("rs-head-port"), ASK), ID + LABEL)).append(" ")
    first.append_text(barges(scene, port.name))
    built = sum(len(column.warehouses) for column in table.port)
    values = heading(text.say("rs-short-port")).append(" ")
    for place, value in enumerate(table.printed.export):
        here = place == table.export
        values.append(f"<{value}>" if here else str(value), ASK if here else DIM)
    lines = [first, values]
    price = next_price(table.printed.port, built)
    return lines + [draw_column(scene, column, price) for column in table.port]


def draw_column(scene: Scene, column: Place, price: str) -> Line:
    """An export column; a flag marks the country of this turn."""
    table = scene.view.table
    line = number_of(scene, f"port/{column.name}")
    now = table.countries.get(str(table.turn)) == column.name
    name = inked(scene.text.say(f"rs-column-{column.name}"), ASK if now else "")
    line.append_text(padded(name, LABEL)).append_text(
        houses(column.warehouses, len(table.printed.position_bonus))
    )
    return line.append(price, DIM).append(" ⚑" if now else "", ASK)


def draw_depots(scene: Scene) -> list[Line]:
    """The coal depots with their warehouses and the price of the next."""
    table = scene.view.table
    lines = [heading(scene.text.say("rs-short-depots"))]
    for depot in table.depots:
        prices = table.printed.depots[depot.name]
        line = number_of(scene, f"depot/{depot.name}")
        line.append_text(padded(Line(scene.text.say(f"rs-territory-{depot.name}")), LABEL))
        line.append_text(houses(depot.warehouses, len(prices)))
        lines.append(line.append(next_price(prices, len(depot.warehouses)), DIM))
    return lines


def draw_track(scene: Scene) -> list[Line]:
    """The columns of the transport track, the arrow box first."""
    lines = [heading(scene.text.say("rs-short-track"))]
    for column in scene.view.table.track:
        if not column.boxes and not column.dice and not column.gone:
            continue
        line = Line(UNNUMBERED).append(ARROW)
        line.append_text(join([die(scene, column.coal, pips) for pips in column.dice], " "))
        free = [inked(FREE * 2, DIM)] * (column.boxes - len(column.dice))
        line.append(" " if column.dice else "").append_text(join(free, " "))
        if column.gone:
            line.append(f"  {scene.text.say('rs-short-gone')} {column.gone}", DIM)
        lines.append(line)
    return lines
