"""Messages that a game builds for a view in words and for its moves: keys with their arguments.

Both text renderings of a table name things by these: the view in words is made of them, and the
drawn board asks `Text` for the same keys.
"""

from collections.abc import Callable
from typing import Final

from coalface.core.checks import unknown
from coalface.core.tables import ArgKind, Words

NONE: Final = Words("none")

LIST: Final = "-list"
ROW: Final = "-row"
"""A kind with this ending is some things of that kind, separated by spaces: one, two and three."""


def message(key: str, **args: tuple[ArgKind, int | str]) -> Words:
    """Return a key with its arguments, each a kind and a value."""
    return Words(key, tuple((name, *arg) for name, arg in args.items()))


def count_cell(count: int) -> Words:
    """Return a number as a cell of a table."""
    return message("cell-count", count=("count", count))


def text_cell(kind: ArgKind, value: int | str) -> Words:
    """Return a thing, or several, as a cell of a table."""
    return message("cell-text", text=(kind, value))


def seat_cell(seat: int) -> Words:
    """Return the name of a seat as a cell of a table."""
    return message("cell-seat", seat=("seat", seat))


def counted_term(key: str, count: int = 2) -> Words:
    """Return a word of the rulebook in the form for a number of things."""
    return message(key, count=("count", count))


def joined(kind: ArgKind, items: list[str], single: Callable[[ArgKind, str], Words]) -> Words:
    """Return several things in a row, with an "and" before the last; `none` if there are none.

    `kind` ends with `LIST`, or with `ROW` for the part before an "and"; `single` words one thing.
    """
    of = kind.removesuffix(LIST).removesuffix(ROW)
    if not items:
        return NONE
    if len(items) == 1:
        return single(of, items[0])
    first = ("first", of + ROW, " ".join(items[:-1]))
    if kind.endswith(ROW):
        return Words("list-next", (first, ("next", of, items[-1])))
    return Words("list-last", (first, ("last", of, items[-1])))


def index_of(kind: ArgKind, value: int | str, known: tuple[str, ...]) -> int:
    """Return the index of a thing that is named or numbered; KeyError for an unknown name."""
    if isinstance(value, int):
        return value
    if value not in known:
        raise KeyError(unknown(kind, value, known))
    return known.index(value)


def name_of(kind: ArgKind, value: int | str, known: tuple[str, ...]) -> str:
    """Return the name of a thing that is named or numbered; KeyError for an unknown name."""
    return known[index_of(kind, value, known)]
