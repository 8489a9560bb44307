"""How many pieces of a unit there are, wherever the fields of a state say that they lie."""

from collections.abc import Iterator
from typing import Any

from coalface.core import counts, digits
from coalface.core.fields import (
    Choice,
    Counts,
    Declaration,
    Digits,
    Kind,
    Multiset,
    Row,
    Subset,
    Things,
    chosen,
    unit_of,
)
from coalface.core.position import Layout


def count_unit(state: Any, layout: Layout, unit: str) -> dict[str, int]:
    """Return the number of pieces of a unit by name, on the board, of players and in piles."""
    found: dict[str, int] = {}
    records: list[tuple[Declaration, Any]] = [(layout.state, state)]
    records += [(layout.player, player) for player in state.players]
    for declared, record in records:
        for field in declared.fields:
            if unit_of(field.kind) != unit:
                continue
            for name, number in _pieces(field.kind, getattr(record, field.name)):
                found[name] = found.get(name, 0) + number
    for attribute, word, names in layout.piles:
        if word == unit:
            pile = getattr(state, attribute)
            faces = [pile.face(row) for row in range(pile.fixed())]
            for face, name in enumerate(names):
                found[name] = found.get(name, 0) + int(pile.bag[face]) + faces.count(face)
    return found


def _pieces(kind: Kind, value: Any) -> Iterator[tuple[str, int]]:
    """Yield the pieces in the value of a field."""
    if isinstance(kind, Row):
        for each in value:
            yield from _pieces(kind.of, each)
    elif isinstance(kind, Digits):
        for each in digits.unpack(value):
            yield from _pieces(kind.of, each)
    elif isinstance(kind, Counts):
        yield from zip(kind.names, counts.unpack(value, len(kind.names)), strict=True)
    elif isinstance(kind, Multiset):
        yield from zip(kind.names, map(int, value), strict=True)
    elif isinstance(kind, Things):
        yield from ((kind.names[thing], 1) for thing in value)
    elif isinstance(kind, Subset):
        yield from ((name, 1) for name in chosen(kind.names, int(value)))
    elif isinstance(kind, Choice) and kind.absent and value:
        yield kind.names[value - 1], 1
