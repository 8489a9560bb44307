"""Moves of Coal Country that are chosen in a table: foremen by space, permits, ways to turn."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.games.coal_country.describe import asked_kind
from coalface.games.coal_country.ids import ASK_LAY, ASK_PERMIT, CELLS, NUMBERS, ROTATIONS
from coalface.games.coal_country.names import CELL_NAMES, SPACE_NAMES
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import economy, geometry, permits
from coalface.games.coal_country.terminal.mine import draw_turned
from coalface.games.coal_country.terminal.pieces import (
    DIM,
    HEADING,
    OWN,
    inked,
    join,
    money,
    number_of,
    padded,
)
from coalface.games.coal_country.words import openings_of
from coalface.terminal.boards import Scene

NUMBERED: Final = ("place", "permit", "decline", "lay")
"""The families of moves whose numbers stand in the drawing."""

LABEL: Final = 27
VALUE: Final = 4
COLUMNS: Final = 2


def draw_choices(scene: Scene, known: Pieces) -> list[RenderableType]:
    """What can be chosen now, as a table, where that is clearer than a list."""
    kinds = {move.partition("/")[0] for move in scene.numbers}
    if "place" in kinds:
        return [draw_placing(scene, known)]
    if "decline" in kinds and asked_kind(known, ASK_PERMIT) == scene.view.seat:
        return [draw_offers(scene, known)]
    if "lay" in kinds and asked_kind(known, ASK_LAY) == scene.view.seat:
        return draw_ways(scene, known)
    return []


def seat_of(scene: Scene) -> int:
    """The seat that looks, and is asked."""
    assert scene.view.seat is not None
    return scene.view.seat


# Placement


def draw_placing(scene: Scene, known: Pieces) -> RenderableType:
    """A row a space and a column a foreman in hand: the number of that move."""
    asked = [move.split("/")[1:] for move in scene.numbers if move.startswith("place/")]
    values = sorted({int(value) for _, value in asked})
    spaces = sorted({space for space, _ in asked}, key=SPACE_NAMES.index)
    rows = [draw_space(scene, known, space, values) for space in spaces]
    head = padded(inked(scene.text.say("cc-short-place"), HEADING), LABEL)
    for value in values:
        head.append(f"{value:>{VALUE}}", OWN)
    long = -(-len(rows) // COLUMNS)
    grid = Table.grid(padding=(0, 3, 0, 0))
    columns = [rows[start : start + long] for start in range(0, len(rows), long)]
    grid.add_row(*(join([head, *column], "\n") for column in columns))
    return grid


def draw_space(scene: Scene, known: Pieces, space: str, values: list[int]) -> Line:
    """One space, and the numbers that put each foreman there."""
    said = scene.text.tell(scene.game.wording("space", space))
    line = Line(said[:1].upper() + said[1:])
    if space in CELL_NAMES:
        tile = known.mine[seat_of(scene) * CELLS + CELL_NAMES.index(space)]
        does = "cc-short-mine" if geometry.has_tile(tile) else "cc-short-expand"
        line.append(f": {scene.text.say(does)}", DIM)
    line = padded(line, LABEL)
    for value in values:
        line.append(" " * (VALUE - 3)).append_text(number_of(scene, f"place/{space}/{value}"))
    return line


# Permits


def draw_offers(scene: Scene, known: Pieces) -> RenderableType:
    """A row a waiting foreman: what each permit costs him, and what to type. (CC-50)"""
    seat, text = seat_of(scene), scene.text
    fee = economy.fee(known, seat)
    grid = Table.grid(padding=(0, 3, 0, 0))
    heads = [text.say("cc-head-permit", number=number) for number in range(1, NUMBERS + 1)]
    heads = [text.say("cc-head-foreman"), *heads, text.say("cc-head-decline")]
    grid.add_row(*(inked(head, HEADING) for head in heads))
    for cell, name in enumerate(CELL_NAMES[: known.reach()]):
        if not permits.waits_at(known, seat, cell):
            continue
        found = permits.permit_influence(known, seat, cell)
        row = [inked(f"{name} ({found})", OWN)]
        for number in range(1, NUMBERS + 1):
            cost = permits.permit_fees(known, seat, cell, number) * fee
            row.append(draw_offer(scene, f"permit/{name}/{number}", int(cost)))
        owed = permits.declined_fees(known, seat, cell) * fee
        grid.add_row(*row, draw_offer(scene, f"decline/{name}", int(owed)))
    return grid


def draw_offer(scene: Scene, move: str, dollars: int) -> Line:
    """A price with the number to type; without one it cannot be had."""
    price = money(scene, dollars) if move in scene.numbers else dim_money(scene, dollars)
    return number_of(scene, move).append(" ").append_text(price)


def dim_money(scene: Scene, dollars: int) -> Line:
    """A price that is out of reach."""
    return inked(money(scene, dollars).plain, DIM)


# Laying


def draw_ways(scene: Scene, known: Pieces) -> list[RenderableType]:
    """The drawn tile on each cell it can go to, in all ways it can be turned. (CC-52, CC-53)"""
    kind = int(known.asked_b())
    grid = Table.grid(padding=(0, 1, 0, 0))
    for name in dict.fromkeys(m.split("/")[1] for m in scene.numbers if m.startswith("lay/")):
        row = [draw_target(scene, known, name)]
        for turned in range(ROTATIONS):
            move = f"lay/{name}/{turned}"
            if move in scene.numbers:
                row.append(join([Line(), number_of(scene, move)], "\n"))
                row.append(draw_way(known, kind, turned))
        grid.add_row(*row)
    return [grid]


def draw_target(scene: Scene, known: Pieces, name: str) -> Line:
    """Where the tile would lie: on the foreman's cell, or on top of a tile, which leaves refuse."""
    text, cell = scene.text, CELL_NAMES.index(name)
    there = known.mine[seat_of(scene) * CELLS + cell]
    if not geometry.has_tile(there):
        said = text.say("cc-short-here", cell=name)
    else:
        refuse = int(known.kit.number[geometry.tile_kind(there)])
        said = text.say("cc-short-on-top", cell=name, refuse=refuse)
    return join([Line(), Line(said)], "\n")


def draw_way(known: Pieces, kind: int, turned: int) -> Line:
    """A tile as it would lie."""
    openings = openings_of(known.kit, kind, turned)
    return join(draw_turned(openings, int(known.kit.number[kind])), "\n")
