"""What leaves the engine: the view of one seat, or of a spectator."""

import json
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

T = TypeVar("T")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class View(Generic[T, M]):
    """A position as one seat knows it; `seat` is None for a spectator.

    `table` is what the viewer sees now. `memory` is what a seat with perfect memory
    and arithmetic also knows; a spectator's is what the open events showed.
    """

    game: str
    seats: int
    seat: int | None
    actors: tuple[int, ...]
    table: T
    memory: M
    known: Any = field(default=None, compare=False, repr=False)
    """The state as this seat knows it, `state.known_to(seat)`: all that the rest is built from.

    Over the wire it is the text of that position; `game.known_state(view)` reads it.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        known = (
            self.known if self.known is None or isinstance(self.known, str) else self.known.text()
        )
        shown = (self.game, self.seats, self.seat, self.actors, self.table, self.memory)
        return View, (*shown, known)


AnyView = View[Any, Any]


def canonical(value: object) -> str:
    """A view or any part of one as JSON that is the same for equal values, wherever it is made."""
    return json.dumps(
        value, default=_plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )


def record_fields(kind: type) -> tuple[str, ...] | None:
    """Return the names of what a record shows, a dataclass or a struct; None of anything else.

    A field that does not count in comparisons, as the state behind a view, is not shown.
    """
    if is_dataclass(kind):
        return tuple(each.name for each in fields(kind) if each.compare)
    names: tuple[str, ...] | None = getattr(kind, "__struct_fields__", None)
    return names


def _plain(value: object) -> object:
    """What JSON does not know, one step nearer to it: records by field, sets in order."""
    names = record_fields(type(value))
    if names is not None:
        return {name: getattr(value, name) for name in names}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, set | frozenset):
        return sorted(value, key=canonical)
    if isinstance(value, bytes):
        return value.hex()
    raise TypeError(f"a view cannot hold {value!r}")
