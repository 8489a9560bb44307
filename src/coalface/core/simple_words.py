"""How a simple game describes its declared fields."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from coalface.core.fields import (
    OWN_VIEW,
    Choice,
    Counts,
    Digits,
    Field,
    Multiset,
    Row,
    Seat,
    Seats,
    Subset,
    Things,
)
from coalface.core.messages import LIST, message
from coalface.core.tables import Words

TIMES: Final = "*"
"""Between a thing and how many there are, in the argument of a message that lists things."""


def described_fields(fields: tuple[Field, ...]) -> list[Field]:
    """Return the fields that a description shows: all that the view does but rows of values."""
    several = (Row, Digits)
    return [f for f in fields if not f.has(OWN_VIEW) and not isinstance(f.kind, several)]


def names_of(fields: list[Field]) -> list[str]:
    """Return the names of fields."""
    return [field.name for field in fields]


def shown(field: Field, record: object) -> tuple[str, int | str]:
    """Return a shown value with its kind: a count, a seat, the unit of things, or a list of it."""
    value = getattr(record, field.name)
    match field.kind:
        case Choice(_, unit):
            return ("text", "-") if value is None else (unit or field.name, value)
        case Counts(names, unit):
            return list_of(unit or field.name, dict(zip(names, value, strict=True)))
        case Things(_, unit) | Multiset(_, unit) | Subset(_, unit):
            return list_of(unit or field.name, Counter(value))
        case Seats():
            return list_of("seat", {str(seat): 1 for seat in value})
        case Seat():
            return "seat", value
    return "count", value


def list_of(unit: str, things: Mapping[str, int]) -> tuple[str, str]:
    """Return how often each thing is there as an argument of a message."""
    counted = [f"{n}{TIMES}{count}" if count > 1 else n for n, count in things.items() if count]
    return unit + LIST, " ".join(counted)


def cells(fields: list[Field], player: object) -> Iterator[Words]:
    """Yield the values of a player as cells of a table."""
    for field in fields:
        yield message("cell-text", text=shown(field, player))
