"""The pieces of German Railroads in letters: tracks, locomotives, factories, marks of the seats."""

from typing import Final

from rich.text import Text as Line

from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.effect_words import parts_of
from coalface.games.german_railroads.game import GermanRailroads
from coalface.games.german_railroads.names import COLOUR_NAMES
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, NUMBER, seat_mark, styled

EMIL: Final = "■"
FREE: Final = "·"
RAIL: Final = "─"
REACHED: Final = "═"
DOUBLED: Final = "²"
MARKER: Final = "●"

EMIL_STYLE: Final = "bold #d0d0d0"
TRACK_STYLES: Final = (
    "white on #303030",
    "black on #a8a8a8",
    "white on #7a4a22",
    "black on #d8b878",
    "black on #f4f4f4",
)


def game_of(scene: Scene) -> GermanRailroads:
    """The game that is played."""
    assert isinstance(scene.game, GermanRailroads)
    return scene.game


def tables_of(scene: Scene) -> ComponentTables:
    """The printed values of the box that is played."""
    return game_of(scene).tables


def heading(word: str) -> Line:
    """The name of a group."""
    return styled(word, HEADING)


def labelled(label: str, text: str) -> Line:
    """A dim label before what it is about."""
    return styled(label + " ", DIM).append(text, "")


def owner_mark(owner: str) -> Line:
    """The sign of whoever stands on a space: a seat, or Emil."""
    if owner == "emil":
        return styled(EMIL, EMIL_STYLE)
    return seat_mark(int(owner.removeprefix("seat-")))


def letter(scene: Scene, colour: int) -> str:
    """The letter of a track colour."""
    return scene.text.say("gr-letter", colour=scene.text.word("colour", COLOUR_NAMES[colour]))


def track(scene: Scene, colour: int, stands: bool) -> Line:
    """A space under a track: a capital where the piece itself stands."""
    sign = letter(scene, colour)
    return styled(sign if stands else sign.lower(), TRACK_STYLES[colour])


def signs(scene: Scene, workers: int, black: int, coins: int) -> str:
    """Workers and coins, a letter each."""
    counts = {"worker": workers, "black": black, "coin": coins}
    return "".join(scene.text.say(f"gr-sign-{name}") * count for name, count in counts.items())


def brief(scene: Scene, row: int) -> str:
    """An effect in few letters."""
    tables = tables_of(scene)
    parts = [scene.text.render(scene.game.wording("brief", part)) for part in parts_of(tables, row)]
    return ("/" if tables.row_choice[row] >= 0 else "+").join(parts)


def number(scene: Scene, move: str) -> Line:
    """The number to type for a move."""
    return Line.assemble((f"{scene.numbers[move]:>2}", NUMBER), ") ")
