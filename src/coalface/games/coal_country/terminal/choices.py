"""Moves of Coal Country that are chosen in a table: foremen by space, permits, ways to turn."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from coalface.games.coal_country import ids
from coalface.games.coal_country.describe import asked_kind
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.names import CELL_NAMES, SPACE_NAMES
from coalface.games.coal_country.rules import economy, permits
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.terminal.mine import draw_turned
from coalface.games.coal_country.terminal.pieces import money, number_of
from coalface.games.coal_country.words import openings_of
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, OWN, join, padded, styled

NUMBERED: Final = ("place", "permit", "decline", "lay")
"""The families of moves whose numbers stand in the drawing."""

LABEL: Final = 27
VALUE: Final = 4
COLUMNS: Final = 2


def draw_choices(scene: Scene, known: CoalCountryState) -> list[RenderableType]:
    """What can be chosen now, as a table, where that is clearer than a list."""
    kinds = {move.partition("/")[0] for move in scene.numbers}
    if "place" in kinds:
        return [draw_placing(scene, known)]
    if "decline" in kinds and asked_kind(known, pending.PERMIT) == scene.view.seat:
        return [draw_offers(scene, known)]
    if "lay" in kinds and asked_kind(known, pending.LAY) == scene.view.seat:
        return draw_ways(scene, known)
    return []


def seat_of(scene: Scene) -> int:
    """The seat that looks, and is asked."""
    assert scene.view.seat is not None
    return scene.view.seat


# Placement


def draw_placing(scene: Scene, known: CoalCountryState) -> RenderableType:
    """A row a space and a column a foreman in hand: the number of that move."""
    asked = [move.split("/")[1:] for move in scene.numbers if move.startswith("place/")]
    values = sorted({int(value) for _, value in asked})
    spaces = sorted({space for space, _ in asked}, key=SPACE_NAMES.index)
    rows = [draw_space(scene, known, space, values) for space in spaces]
    head = padded(styled(scene.text.say("cc-short-place"), HEADING), LABEL)
    for value in values:
        head.append(f"{value:>{VALUE}}", OWN)
    long = -(-len(rows) // COLUMNS)
    grid = Table.grid(padding=(0, 3, 0, 0))
    columns = [rows[start : start + long] for start in range(0, len(rows), long)]
    grid.add_row(*(join([head, *column], "\n") for column in columns))
    return grid


def draw_space(scene: Scene, known: CoalCountryState, space: str, values: list[int]) -> Line:
    """One space, and the numbers that put each foreman there."""
    label = scene.text.render(scene.game.wording("space", space))
    line = Line(label[:1].upper() + label[1:])
    if space in CELL_NAMES:
        tile = known.players[seat_of(scene)].mine.tile_on[CELL_NAMES.index(space)]
        does = "cc-short-mine" if tile else "cc-short-expand"
        line.append(f": {scene.text.say(does)}", DIM)
    line = padded(line, LABEL)
    for value in values:
        line.append(" " * (VALUE - 3)).append_text(number_of(scene, f"place/{space}/{value}"))
    return line


# Permits


def draw_offers(scene: Scene, known: CoalCountryState) -> RenderableType:
    """A row a waiting foreman: what each permit costs him, and what to type. (CC-50)"""
    seat, text = seat_of(scene), scene.text
    player = known.players[seat]
    fee = economy.fee(known, player)
    grid = Table.grid(padding=(0, 3, 0, 0))
    heads = [text.say("cc-head-permit", number=number) for number in range(1, ids.NUMBERS + 1)]
    heads = [text.say("cc-head-foreman"), *heads, text.say("cc-head-decline")]
    grid.add_row(*(styled(head, HEADING) for head in heads))
    for cell, name in enumerate(CELL_NAMES[: known.reach()]):
        if not permits.waits_at(player, cell):
            continue
        found = permits.permit_influence(known, player, cell)
        row = [styled(f"{name} ({found})", OWN)]
        for number in range(1, ids.NUMBERS + 1):
            cost = permits.permit_fees(known, player, cell, number) * fee
            row.append(draw_offer(scene, f"permit/{name}/{number}", int(cost)))
        owed = permits.declined_fees(known, player, cell) * fee
        grid.add_row(*row, draw_offer(scene, f"decline/{name}", int(owed)))
    return grid


def draw_offer(scene: Scene, move: str, dollars: int) -> Line:
    """A price with the number to type; without one it cannot be had."""
    price = money(scene, dollars) if move in scene.numbers else dim_money(scene, dollars)
    return number_of(scene, move).append(" ").append_text(price)


def dim_money(scene: Scene, dollars: int) -> Line:
    """A price that is out of reach."""
    return styled(money(scene, dollars).plain, DIM)


# Laying


def draw_ways(scene: Scene, known: CoalCountryState) -> list[RenderableType]:
    """The drawn tile on each cell it can go to, in all ways it can be turned. (CC-52, CC-53)"""
    kind = int(pending.kind(known))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for name in dict.fromkeys(m.split("/")[1] for m in scene.numbers if m.startswith("lay/")):
        row = [draw_target(scene, known, name)]
        for turned in range(ids.ROTATIONS):
            move = f"lay/{name}/{turned}"
            if move in scene.numbers:
                row.append(join([Line(), number_of(scene, move)], "\n"))
                row.append(draw_way(known, kind, turned))
        grid.add_row(*row)
    return [grid]


def draw_target(scene: Scene, known: CoalCountryState, name: str) -> Line:
    """Where the tile would lie: on the foreman's cell, or on top of a tile, which leaves refuse."""
    text = scene.text
    kind = known.players[seat_of(scene)].mine.tile_on[CELL_NAMES.index(name)] - 1
    if kind < 0:
        label = text.say("cc-short-here", cell=name)
    else:
        refuse = int(known.components.number[kind])
        label = text.say("cc-short-on-top", cell=name, refuse=refuse)
    return join([Line(), Line(label)], "\n")


def draw_way(known: CoalCountryState, kind: int, turned: int) -> Line:
    """A tile as it would lie."""
    openings = openings_of(known.components, kind, turned)
    return join(draw_turned(openings, int(known.components.number[kind])), "\n")
