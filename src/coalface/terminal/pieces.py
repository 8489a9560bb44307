"""Parts that the drawn boards of all games share: styles, seats, numbers of moves, columns."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text as Line

from coalface.terminal.boards import Scene

SEATS: Final = "▲●◆▼"
SEAT_STYLES: Final = ("bold #6fb7ff", "bold #ff8fb1", "bold #7fd48a", "bold #ffb35c")
DIM: Final = "#8a8a8a"
HEADING: Final = "bold #d9b26f"
NUMBER: Final = "bold reverse"
OWN: Final = "bold"
UNNUMBERED: Final = " " * len("12) ")


def styled(text: str, style: str) -> Line:
    """Return a text in a style that what is appended does not take over."""
    return Line.assemble((text, style))


def join(lines: Iterable[Line], by: str) -> Line:
    """Return several lines as one."""
    return Line(by).join(lines)


def padded(line: Line, width: int) -> Line:
    """Cut or fill a line to the width of its column."""
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def seat_mark(seat: int) -> Line:
    """Return the sign of a player: colour and shape."""
    return styled(SEATS[seat], SEAT_STYLES[seat])


def seat_name(scene: Scene, seat: int) -> Line:
    """Return the sign and the name of a player."""
    return styled(f"{SEATS[seat]} {scene.names[seat]}", SEAT_STYLES[seat])


def number_of(scene: Scene, *moves: str) -> Line:
    """Return the number to type for the one of these moves that is legal now, or as much space."""
    for move in moves:
        if move in scene.numbers:
            return Line.assemble((f"{scene.numbers[move]:>2}", NUMBER), ") ")
    return Line(UNNUMBERED)
