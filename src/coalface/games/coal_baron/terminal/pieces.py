"""The pieces of Coal Baron in letters: coal, tiles, order cards, the marks of the seats."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.panel import Panel
from rich.text import Text as Line

from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.game import CoalBaron
from coalface.games.coal_baron.ids import COLOURS
from coalface.games.coal_baron.names import CARD_NAMES, COLOUR_CODES, TILE_NAMES, VEHICLE_NAMES
from coalface.games.coal_baron.view import Cubes
from coalface.games.coal_baron.words import UNKNOWN, spots_of
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, NUMBER, OWN, join, padded, styled

CUBE: Final = "■"
FREE: Final = "□"
SIDES: Final = ("☼", "☾")
SIDE_KEYS: Final = ("cb-short-light", "cb-short-dark")
NOTHING: Final = "-"

CUBE_STYLES: Final = (
    "black on #e3c04a",
    "bold white on #7a4a21",
    "black on #b4b4b4",
    "bold white on #303030",
)
FREE_STYLES: Final = ("#e3c04a", "#c07f45", "#b4b4b4", "#8a8a8a")
ASK: Final = "bold"
LEAD: Final = "bold"
DONE: Final = "#7fd48a"
CARD_WIDTH: Final = 16


def tables_of(scene: Scene) -> ComponentTables:
    """The printed values of the box that is played."""
    assert isinstance(scene.game, CoalBaron)
    return scene.game.tables


def short(scene: Scene, what: str, count: int) -> Line:
    """Return a number of workers or Marks in two or three letters."""
    return Line(scene.text.say(f"cb-short-{what}", count=count))


def letters(scene: Scene, colour: int) -> str:
    """The one or two letters of a coal in this language."""
    return scene.text.say(f"cb-coal-{COLOUR_CODES[colour].lower()}-letter")


def coal(scene: Scene, colour: int, full: bool = True) -> Line:
    """A cube, or a free place for one; both two letters wide.

    One letter has a sign beside it; of two, capitals are a cube.
    """
    styles, name = CUBE_STYLES if full else FREE_STYLES, letters(scene, colour)
    if len(name) > 1:
        return styled(name.upper() if full else name.lower(), styles[colour])
    return styled(name + (CUBE if full else FREE), styles[colour])


def cubes(scene: Scene, counts: Cubes) -> Line:
    """Some cubes in a row."""
    return join([coal(scene, c) for c, count in enumerate(counts) for _ in range(count)], "")


def tile_sign(scene: Scene, name: str) -> Line:
    """A tunnel tile: its carts and its side; or that it is not known."""
    if name == UNKNOWN:
        return Line(name)
    tables, tile = tables_of(scene), TILE_NAMES.index(name)
    carts = [coal(scene, int(tables.tile_colour[tile])) for _ in range(tables.tile_carts[tile])]
    return join(carts, "").append(SIDES[tables.tile_side[tile]])


def tile_faces(scene: Scene, name: str) -> Line:
    """A tunnel tile: its carts, its side, its price."""
    tables, tile = tables_of(scene), TILE_NAMES.index(name)
    carts = int(tables.tile_carts[tile])
    line = join([coal(scene, int(tables.tile_colour[tile])) for _ in range(carts)], "")
    line = padded(line, 4).append(f" {SIDES[tables.tile_side[tile]]} ")
    return line.append_text(short(scene, "marks", int(tables.tile_cost[tile])))


def spots(scene: Scene, card: int, free: Cubes | None) -> Line:
    """The spots of a card: filled ones, then free ones; all are free where nobody has it."""
    printed = spots_of(tables_of(scene), card)
    line = Line()
    for colour in range(COLOURS):
        left = printed[colour] if free is None else free[colour]
        for _ in range(printed[colour] - left):
            line.append_text(coal(scene, colour))
        for _ in range(left):
            line.append_text(coal(scene, colour, full=False))
    return line


def vehicle(scene: Scene, card: int) -> str:
    """The vehicle of a card."""
    return scene.text.say(f"cb-vehicle-{VEHICLE_NAMES[tables_of(scene).vehicle[card]]}")


def card_spots(scene: Scene, name: str, free: Cubes | None = None) -> Line:
    """An order card in one line: name, points, spots, vehicle."""
    card = CARD_NAMES.index(name)
    line = Line(f"{name} ").append(f"{tables_of(scene).card_points[card]:>2} ", OWN)
    return line.append_text(spots(scene, card, free)).append(f" {vehicle(scene, card)}", DIM)


def card_panel(
    scene: Scene, name: str, free: Cubes | None, moves: Iterable[str] = (), placed: bool = False
) -> Panel:
    """An order card as a little card, with the number of a move."""
    card = CARD_NAMES.index(name)
    points = " " + scene.text.say("cb-count-vp", count=int(tables_of(scene).card_points[card]))
    done = free is not None and not any(free)
    faces = Line(vehicle(scene, card)).append("\n").append_text(spots(scene, card, free))
    return little(scene, Line(name), faces.append(points, OWN), moves, placed, done)


def tile_panel(scene: Scene, name: str, moves: Iterable[str], placed: bool) -> Panel:
    """A tunnel tile as a little card."""
    tile = TILE_NAMES.index(name)
    side = scene.text.say(SIDE_KEYS[tables_of(scene).tile_side[tile]])
    faces = join([tile_faces(scene, name), Line(side, DIM)], "\n")
    return little(scene, Line(name), faces, moves, placed, False)


def little(
    scene: Scene, title: Line, faces: Line, moves: Iterable[str], placed: bool, done: bool
) -> Panel:
    """A little card with its title and, if it can be chosen, the number to type."""
    number = Line()
    for move in moves:
        if move in scene.numbers:
            number = Line.assemble((str(scene.numbers[move]), NUMBER), ") ")
    if placed:
        number = styled("✓ ", DIM)
    if done:
        title.append(" ✓", DONE)
    return Panel(
        faces,
        title=number.append_text(title),
        title_align="left",
        width=CARD_WIDTH,
        padding=(0, 0),
        box=box.ROUNDED,
        border_style=DONE if done else DIM,
    )
