"""A pit of Coal Baron as a shaft: levels, cage, carts on both sides, storage, orders."""

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.games.coal_baron.describe import tiles_on
from coalface.games.coal_baron.ids import COLOURS
from coalface.games.coal_baron.names import LEVEL_NAMES
from coalface.games.coal_baron.terminal.pieces import (
    NOTHING,
    SIDE_KEYS,
    SIDES,
    card_panel,
    coal,
    cubes,
    tables_of,
)
from coalface.games.coal_baron.view import Pit
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, join, padded, seat_name, styled

TUNNEL: Final = 22
"""How wide a tunnel is drawn; what is longer is shortened."""


def draw_pit(scene: Scene, seat: int) -> list[RenderableType]:
    """All that lies before a player."""
    pit = scene.view.table.pits[seat]
    text = scene.text
    names = zip(SIDES, SIDE_KEYS, strict=True)
    light, dark = (styled(f"{sign} {text.say(key)}", DIM) for sign, key in names)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=TUNNEL - 6)
    grid.add_column(width=TUNNEL, justify="right")
    grid.add_column(justify="center")
    grid.add_column(width=TUNNEL)
    grid.add_column()
    grid.add_row(seat_name(scene, seat), light, styled(text.say("cb-short-cage"), DIM), dark)
    facts = purse(scene, pit)
    for level in range(COLOURS + 1):
        left, right = tunnels(scene, pit, level - 1) if level else (storage(scene, pit), Line())
        name = styled(text.say(f"cb-level-{level}"), HEADING if at(pit, level) else "")
        grid.add_row(name, left, shaft(scene, pit, level), right, facts[level])
    orders = [card_panel(scene, order.card, order.free) for order in pit.orders]
    return [grid, Columns(orders, padding=(0, 0))] if orders else [grid]


def at(pit: Pit, level: int) -> bool:
    """Is the cage at this level?"""
    return pit.level == LEVEL_NAMES[level]


def storage(scene: Scene, pit: Pit) -> Line:
    """The private coal storage, which is at the surface."""
    line = styled(scene.text.say("cb-short-storage") + " ", DIM)
    line.append_text(cubes(scene, pit.storage) if any(pit.storage) else Line(NOTHING))
    return shortened([line])


def shaft(scene: Scene, pit: Pit, level: int) -> Line:
    """The shaft at a level, with the cage if it is there."""
    places = int(tables_of(scene).cage_spots)
    if not at(pit, level):
        return styled("│" + "  " * places + "│", DIM)
    held = cubes(scene, pit.cage)
    return Line("╞").append_text(held).append("· " * (places - sum(pit.cage)) + "╡")


def tunnels(scene: Scene, pit: Pit, level: int) -> tuple[Line, Line]:
    """The carts of a level, from the shaft outwards: light side, dark side.

    A cube may be loaded from either side, so which of the carts hold the cubes means nothing;
    they are drawn on the tiles first, so that a tile which was just bought shows its own.
    """
    tables = tables_of(scene)
    held = [colour for colour, count in enumerate(pit.cubes[level]) for _ in range(count)]
    sides = []
    for side in range(len(SIDES)):
        tiles = [tile for tile in tiles_on(pit, tables, side) if tables.tile_colour[tile] == level]
        sides.append([int(tables.tile_carts[tile]) for tile in tiles])
    printed = pit.carts[level] - sum(map(sum, sides))
    left, right = ([draw_carts(scene, level, count, held) for count in carts] for carts in sides)
    if printed:
        left.insert(0, draw_carts(scene, level, printed, held))
    return shortened(left[::-1], keep_end=True), shortened(right)


def draw_carts(scene: Scene, level: int, count: int, held: list[int]) -> Line:
    """The carts of one tile; cubes are taken off the list as they are drawn."""
    carts = Line()
    for _ in range(count):
        carts.append_text(coal(scene, held.pop(0)) if held else coal(scene, level, full=False))
    return carts


def shortened(tiles: list[Line], keep_end: bool = False) -> Line:
    """A tunnel that fits: tiles far from the shaft are left out and counted."""
    left_out = 0
    tiles = list(tiles)
    while len(tiles) > 1 and join(tiles, " ").cell_len > TUNNEL - 4:
        tiles.pop(0 if keep_end else -1)
        left_out += 1
    line = join(tiles, " ")
    if not left_out:
        return padded(line, TUNNEL) if not keep_end else line
    more = styled(f"+{left_out}", DIM)
    return join([more, line] if keep_end else [line, more], " ")


def purse(scene: Scene, pit: Pit) -> list[Line]:
    """Marks, workers, and what else is counted, a line a level."""
    text, tables = scene.text, tables_of(scene)
    light, dark = (len(tiles_on(pit, tables, side)) for side in range(len(SIDES)))
    off = int(tables.points_per_excess_tile) * abs(light - dark)
    balance = Line(f"{SIDES[0]}{light} {SIDES[1]}{dark}")
    if off:
        balance.append(" " + text.say("cb-count-vp", count=off), DIM)
    away = styled(text.say("cb-short-canteen") + f" {pit.canteen}", DIM)
    delivered = styled(text.say("cb-short-delivered") + " ", DIM).append(str(pit.delivered), "")
    return [
        Line(text.say("cb-count-marks", count=pit.marks)),
        Line(text.say("cb-count-workers", count=pit.workers)),
        away,
        balance,
        delivered,
    ]
