"""What leaves the engine: the view of one seat, or of a spectator."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class View(Generic[T, M]):
    """A position as one seat knows it; `seat` is None for a spectator.

    `table` is what anyone in that chair sees now. `memory` is what a seat with perfect memory
    and arithmetic also knows; a spectator's is what the open events told.
    """

    game: str
    seats: int
    seat: int | None
    actors: tuple[int, ...]
    table: T
    memory: M
    known: Any = field(default=None, compare=False, repr=False)
    """The state as this seat knows it, `state.known_to(seat)`: all that the rest is built from."""


AnyView = View[Any, Any]
