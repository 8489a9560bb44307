"""Cells and headings of the tables that describe a view of German Railroads."""

from collections.abc import Iterable

from coalface.core.messages import NONE, message
from coalface.core.tables import ArgKind, Words


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
