"""A mine of Coal Country as a grid: tunnels as lines, unfinished openings marked, foremen on it."""

from typing import Final

from rich.text import Text as Line

from coalface.games.coal_country import ids
from coalface.games.coal_country.names import CELL_NAMES, ENTRANCE_NAME, GRID, SIDE_CODES
from coalface.games.coal_country.printed import coal_of, kinds_of
from coalface.games.coal_country.rules import geometry
from coalface.games.coal_country.state import CoalCountryState, Player
from coalface.games.coal_country.terminal.pieces import OPEN, TUNNEL, WARN, foreman, utilities_on
from coalface.games.coal_country.view import Company, Shaft, Token
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, OWN, join, padded, styled

ROOMY: Final = 9
NARROW: Final = 5
HEIGHT: Final = 3
GAP: Final = 1
ENTRANCE: Final = "⌂"
WALLS: Final = {"N": "┬", "E": "┤", "S": "┴", "W": "├"}
"""Where a tunnel runs into the closed side of another tile."""

Spot = tuple[int, int]
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def draw_mine(
    scene: Scene, known: CoalCountryState, seat: int, around: bool, room: int
) -> list[Line]:
    """A mine from the top row down, above the line of the village.

    `around`: with the open cells beside it, where foremen can go. Cells are narrow, and at last
    without gaps, if there is no room for wide ones.
    """
    company: Company = scene.view.table.companies[seat]
    spots = shown_spots(company, around)
    across = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    wide = ROOMY if len(across) * (ROOMY + GAP) <= room else NARROW
    gap = GAP if len(across) * (wide + GAP) <= room else 0
    shafts = {shaft.cell: shaft for shaft in company.mine}
    foremen = {token.space: token for token in company.foremen}
    lines = []
    for y in range(max(y for _, y in spots), -1, -1):
        rows = [Line() for _ in range(HEIGHT)]
        for x in across:
            cell = name_at(x, y) if (x, y) in spots else ""
            if cell in shafts:
                drawn = draw_shaft(scene, known, seat, shafts[cell], foremen.get(cell), wide)
            else:
                drawn = draw_open(seat, cell, foremen.get(cell), wide)
            for row, part in zip(rows, drawn, strict=True):
                on = part.plain[-1] if part.plain[-1] in "─┄" else " "
                row.append_text(part).append(on * gap, TUNNEL)
        lines += rows
    return [*lines, styled("▔" * len(across) * (wide + gap), DIM)]


def name_at(x: int, y: int) -> str:
    """The name of the cell at these steps from the entrance."""
    return CELL_NAMES[GRID.index((x, y))]


def shown_spots(company: Company, around: bool) -> set[Spot]:
    """The cells to draw: tiles, foremen, and the open cells beside the mine if asked for."""
    names = {shaft.cell for shaft in company.mine}
    names |= {token.space for token in company.foremen if token.space in CELL_NAMES}
    spots = {GRID[CELL_NAMES.index(name)] for name in names}
    if around:
        tiles = [GRID[CELL_NAMES.index(shaft.cell)] for shaft in company.mine]
        beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in STEPS}
        spots |= {spot for spot in beside if spot in GRID}
    return spots


def draw_shaft(
    scene: Scene, known: CoalCountryState, seat: int, shaft: Shaft, token: Token | None, wide: int
) -> list[Line]:
    """A tile: utilities and foreman above, the number between its tunnels, coal below."""
    cell = CELL_NAMES.index(shaft.cell)
    unfinished = tuple(shaft.unfinished)
    player = known.players[seat]
    ends = {side: end_of(known, player, cell, side, unfinished) for side in shaft.openings}
    kind = kinds_of(known.game).index(shaft.kind)
    number = ENTRANCE if shaft.kind == ENTRANCE_NAME else str(known.components.number[kind])
    coal = [str(count) for count in coal_of(known.components, kind)[1:]]
    cubes = utilities_on(scene, shaft.utilities)
    mark = foreman(seat, token) if token is not None else Line()
    half = wide // 2
    if wide == ROOMY:
        corners = [cubes, mark, styled(shaft.cell, DIM), styled("".join(coal), DIM)]
    else:
        corners = [cubes[:half], cubes[half:], mark, styled(coal[0] + coal[-1], DIM)]
    top_left, top_right, low_left, low_right = (padded(corner, half) for corner in corners)
    joined = shaft.connected
    centre = styled(number, OWN if joined else DIM)
    return [
        join([top_left, upright(ends.get("N"), joined), top_right], ""),
        join([level(ends, "W", half, joined), centre, level(ends, "E", half, joined)], ""),
        join([low_left, upright(ends.get("S"), joined), low_right], ""),
    ]


def end_of(
    known: CoalCountryState, player: Player, cell: int, side: str, unfinished: tuple[str, ...]
) -> str:
    """What stands at the end of a tunnel: a ring if it is not finished, a wall, or nothing."""
    if side in unfinished:
        return OPEN
    number = SIDE_CODES.index(side)
    other = geometry.beside(known.components, cell, number)
    if other == ids.VILLAGE:
        return ""
    facing = player.mine.openings[other] >> geometry.opposite(number) & 1
    return "" if facing else WALLS[side]


def upright(end: str | None, joined: bool) -> Line:
    """A tunnel to the north or the south, one letter; dotted where it does not lead out."""
    if end is None:
        return Line(" ")
    if end == OPEN:
        return styled(OPEN, WARN)
    return styled(end or ("│" if joined else "┊"), TUNNEL if joined else DIM)


def level(ends: dict[str, str], side: str, length: int, joined: bool) -> Line:
    """A tunnel to the west or the east, as long as half a cell."""
    end = ends.get(side)
    if end is None:
        return Line(" " * length)
    dash, style = ("─", TUNNEL) if joined else ("┄", DIM)
    last = styled(OPEN, WARN) if end == OPEN else styled(end or dash, style)
    rest = styled(dash * (length - 1), style)
    return join([last, rest] if side == "W" else [rest, last], "")


def draw_open(seat: int, cell: str, token: Token | None, wide: int) -> list[Line]:
    """A cell without a tile: its name, and the foreman who waits there."""
    mark = foreman(seat, token) if token is not None else Line()
    rows = [Line(), styled(cell, DIM), mark]
    return [padded(join([Line(" "), row], ""), wide) for row in rows]


def draw_turned(openings: str, number: int) -> list[Line]:
    """A tile as it would lie, in a narrow cell."""
    ends = dict.fromkeys(openings, "")
    half = NARROW // 2
    gap = Line(" " * half)
    west, east = (level(ends, side, half, True) for side in "WE")
    return [
        join([gap, upright(ends.get("N"), True), gap], ""),
        join([west, styled(str(number), "bold"), east], ""),
        join([gap, upright(ends.get("S"), True), gap], ""),
    ]
