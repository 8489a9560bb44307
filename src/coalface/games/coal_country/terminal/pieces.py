"""The pieces of Coal Country in letters: foremen, utilities, market cubes, the marks of seats."""

from typing import Final

from rich.text import Text as Line

from coalface.games.coal_country.names import COLOUR_NAMES, TYPE_NAMES
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.view import Token
from coalface.games.coal_country.words import MINUS
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, NUMBER, SEAT_STYLES, SEATS, join, styled

WIDTH: Final = 100
FREE: Final = "·"
OPEN: Final = "○"
FACE_DOWN: Final = "?"

TYPE_STYLES: Final = {
    "wood": "bold #c9a06a",
    "water": "bold #6fb7ff",
    "electricity": "bold #f2d35b",
}
CUBE_STYLES: Final = {"green": "bold #7fd48a", "red": "bold #ff7a7a", "white": "bold #e8e8e8"}
CUBE_SIGNS: Final = {"green": "[+]", "red": f"[{MINUS}]", "white": "[0]"}
TUNNEL: Final = "#e8d8b0"
WARN: Final = "bold #ff7a7a"
MONEY: Final = "bold #e3c04a"

assert tuple(CUBE_SIGNS) == COLOUR_NAMES


def known_state(scene: Scene) -> CoalCountryState:
    """What the seat of the view knows, so that the rules can compute with it."""
    known = scene.game.known_state(scene.view)
    assert isinstance(known, CoalCountryState)
    return known


def number_of(scene: Scene, move: str) -> Line:
    """The number to type for this move, three wide, or nothing if it is not possible."""
    if move not in scene.numbers:
        return Line(" " * 3)
    return styled(f"{scene.numbers[move]:>3}", NUMBER)


def foreman(seat: int, token: Token) -> Line:
    """A foreman: whose he is, and his influence if it can be seen."""
    value = FACE_DOWN if token.value is None else str(token.value)
    return styled(SEATS[seat] + value, SEAT_STYLES[seat])


def money(scene: Scene, dollars: int) -> Line:
    """A number of dollars, in few letters."""
    return styled(scene.text.say("cc-short-dollars", count=dollars), MONEY)


def fees(scene: Scene, count: int) -> str:
    """A number of fees, in words."""
    return scene.text.render(scene.game.wording("fees", count))


def letter(scene: Scene, type: str) -> str:
    """The letter of a utility."""
    return scene.text.say(f"cc-short-{type}")


def utilities_on(scene: Scene, types: tuple[str, ...]) -> Line:
    """The three utilities of a tile: a letter for one that is there, a dot for one that is not."""
    line = Line()
    for type in TYPE_NAMES:
        there = type in types
        line.append(letter(scene, type) if there else FREE, TYPE_STYLES[type] if there else DIM)
    return line


def stored(scene: Scene, counts: tuple[int, ...]) -> Line:
    """How many cubes of each utility there are."""
    parts = [
        styled(f"{count}{letter(scene, type)}", TYPE_STYLES[type] if count else DIM)
        for type, count in zip(TYPE_NAMES, counts, strict=True)
    ]
    return join(parts, " ")


def labelled(scene: Scene, key: str, value: Line | str) -> Line:
    """A label and what it is the label of."""
    line = styled(scene.text.say(key) + " ", DIM)
    return line.append_text(value if isinstance(value, Line) else Line(value))
