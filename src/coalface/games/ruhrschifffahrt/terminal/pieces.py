"""The pieces of Ruhrschifffahrt in letters: dice, barges, warehouses, the marks of the seats."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text as Line

from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, join, seat_mark, styled

FREE: Final = "·"
OBSTACLE: Final = "≋"
LOCK: Final = "╫"
PILOT: Final = "◎"
ARROW: Final = "▸"
NOTHING: Final = "-"

DIE_STYLES: Final = {"black": "bold white on #303030", "white": "bold black on #d8d8d8"}
WATER: Final = "#6fa8c8"
THALER: Final = "bold #e3c04a"
ASK: Final = "bold"


def die(scene: Scene, coal: str, pips: int) -> Line:
    """A coal die: the letter of its coal and its pips."""
    return styled(scene.text.say(f"rs-coal-{coal}-letter") + str(pips), DIE_STYLES[coal])


def thalers(scene: Scene, count: int) -> Line:
    """A number of Thalers, in two or three letters."""
    return styled(scene.text.say("rs-short-thalers", count=count), THALER)


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
    free = [styled(FREE, DIM)] * (places - len(marks))
    return Line("[").append_text(join([*marks, *free], "")).append("]")
