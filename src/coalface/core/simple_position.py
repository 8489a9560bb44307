"""Reading the positions of a simple game."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.fields import Multiset
from coalface.core.position import Layout, PositionReader
from coalface.core.simple_state import SimpleState

if TYPE_CHECKING:
    from coalface.core.simple_game import GameTables


class SimpleReader(PositionReader):
    """Reads the declared fields; all pieces must be there that come in the box."""

    state: SimpleState

    def __init__(self, state: SimpleState) -> None:
        super().__init__(state)
        self.pieces = state.census()
        for field in self.layout.state.fields:
            if isinstance(field.kind, Multiset):
                setattr(state, field.name, vec[i64]([0] * len(field.kind.names)))

    def finish(self) -> None:
        """Refuse pieces that are missing or too many, and a game that does not go on."""
        if self.state.pending_count == 0 and not self.over:
            raise self.wrong("", "expected a line 'ask', or 'over' for a game that is over")
        for piece, number in self.state.census().items():
            expected = self.pieces.get(piece, 0)
            if number != expected:
                raise self.wrong("", f"expected {expected} of {piece}; got {number}")

    def settle(self) -> None:
        """Go on by the rules."""
        self.state.settle()


@cache
def reader_of(tables: "GameTables") -> type[SimpleReader]:
    """Return the reader of a game's positions."""

    class Reader(SimpleReader):
        layout: ClassVar[Layout] = tables.layout

    return Reader
