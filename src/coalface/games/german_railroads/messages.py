"""Small helpers for describing: a key with its arguments, cells of tables."""

from collections.abc import Iterable
from typing import Final

from coalface.core.tables import ArgKind, Words

NONE: Final = Words("none")


def message(key: str, **args: tuple[ArgKind, int | str]) -> Words:
    """A key with its arguments, each a kind and a value."""
    return Words(key, tuple((name, *arg) for name, arg in args.items()))


def number(count: int) -> Words:
    """A number as a cell of a table."""
    return message("cell-count", count=("count", count))


def thing(kind: ArgKind, value: int | str) -> Words:
    """One thing as a cell of a table."""
    return message("gr-cell", what=(kind, value))


def listed(kind: ArgKind, values: Iterable[int | str]) -> Words:
    """Some things of a kind as a cell of a table; `none` if there are none."""
    items = " ".join(str(value) for value in values)
    return message("gr-cell", what=(f"{kind}-list", items)) if items else NONE


def head(*columns: str) -> tuple[Words, ...]:
    """The heading row of a table."""
    return tuple(Words(f"gr-head-{name}") for name in columns)
