"""The pieces of Ruhrschifffahrt in letters: dice, barges, warehouses, the marks of the seats."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text as Line

from coalface.terminal.boards import Scene

SEATS: Final = "▲●◆▼"
FREE: Final = "·"
OBSTACLE: Final = "≋"
LOCK: Final = "╫"
PILOT: Final = "◎"
ARROW: Final = "▸"
NOTHING: Final = "-"

SEAT_STYLES: Final = ("bold #6fb7ff", "bold #ff8fb1", "bold #7fd48a", "bold #ffb35c")
DIE_STYLES: Final = {"black": "bold white on #303030", "white": "bold black on #d8d8d8"}
WATER: Final = "#6fa8c8"
THALER: Final = "bold #e3c04a"
DIM: Final = "#8a8a8a"
HEADING: Final = "bold #d9b26f"
NUMBER: Final = "bold reverse"
ASK: Final = "bold"
OWN: Final = "bold"
UNNUMBERED: Final = " " * len("12) ")


def inked(text: str, style: str) -> Line:
    """A text in a style that what is appended does not take over."""
    return Line.assemble((text, style))


def join(lines: Iterable[Line], by: str) -> Line:
    """Several lines as one."""
    return Line(by).join(lines)


def padded(line: Line, width: int) -> Line:
    """A line that is as wide as its column."""
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def number_of(scene: Scene, *moves: str) -> Line:
    """The number to type for the one of these moves that is possible now, or nothing."""
    for move in moves:
        if move in scene.numbers:
            return Line.assemble((f"{scene.numbers[move]:>2}", NUMBER), ") ")
    return Line(UNNUMBERED)


def seat_mark(seat: int) -> Line:
    """The sign of a player: colour and shape."""
    return inked(SEATS[seat], SEAT_STYLES[seat])


def seat_name(scene: Scene, seat: int) -> Line:
    """The sign and the name of a player."""
    return inked(f"{SEATS[seat]} {scene.names[seat]}", SEAT_STYLES[seat])


def die(scene: Scene, coal: str, pips: int) -> Line:
    """A coal die: the letter of its coal and its pips."""
    return inked(scene.text.say(f"rs-coal-{coal}-letter") + str(pips), DIE_STYLES[coal])


def thalers(scene: Scene, count: int) -> Line:
    """A number of Thalers, in two or three letters."""
    return inked(scene.text.say("rs-short-thalers", count=count), THALER)


def barges(scene: Scene, place: str) -> Line:
    """The barges at a place, the one farthest upriver first: who came last."""
    there = [(p.arrival, seat) for seat, p in enumerate(scene.view.table.players)]
    marks = [
        seat_mark(seat)
        for _, seat in sorted(there, reverse=True)
        if scene.view.table.players[seat].place == place
    ]
    return Line("(").append_text(join(marks, "")).append(")") if marks else Line()


def warehouses(owners: Iterable[int], places: int) -> Line:
    """Warehouses in a row, free places after them."""
    marks = [seat_mark(owner) for owner in owners]
    free = [inked(FREE, DIM)] * (places - len(marks))
    return Line("[").append_text(join([*marks, *free], "")).append("]")
