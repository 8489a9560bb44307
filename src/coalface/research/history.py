"""What stays of a game beside its result: its record, and each decision with what was known."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from coalface.bots.base import Considered
from coalface.core.contract import Game, State
from coalface.core.record import Record
from coalface.core.record_header import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from coalface.encoding import Encoder

Keep = Literal["result", "record", "decisions"]
"""What a job keeps: its result alone, also its record, or also its decisions."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a bot: what its seat knew, what it could do, what it did and why.

    `line` is the number of the move in the record: the position before it is
    `record.state(line - 1)`. `observation` has the bytes of an array of int16.
    """

    line: int
    seat: int
    observation: bytes
    legal: tuple[int, ...]
    move: int
    considered: tuple[Considered, ...]


@dataclass(frozen=True, slots=True)
class History:
    """A game as it was played; `returns` has the utility of each seat, none after a fault."""

    record: str
    lines: int
    returns: tuple[float, ...] | None
    decisions: tuple[Decision, ...]


@dataclass
class Notes:
    """Keeps a game while it is played."""

    game: Game
    names: tuple[str, ...]
    keep: Keep
    lines: list[tuple[int, int]] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    _encoder: "Encoder | None" = None

    def __post_init__(self) -> None:
        if self.keep == "decisions":
            from coalface.encoding import encoder  # needs numpy

            self._encoder = encoder(self.game, len(self.names))

    def observe(self, state: State, seat: int) -> bytes:
        """Return what a seat knows before it decides."""
        return b"" if self._encoder is None else self._encoder.encode(state, seat).tobytes()

    def decide(
        self,
        seat: int,
        observation: bytes,
        legal: list[int],
        move: int,
        considered: tuple[Considered, ...],
    ) -> None:
        """Keep a decision; the line that it makes comes next."""
        line = len(self.lines) + 1
        self.decisions.append(Decision(line, seat, observation, tuple(legal), move, considered))

    def history(self, state: State | None) -> History:
        """Return the game so far; `state` is its end, None if a fault ended it."""
        record = Record(self.game, self.names, self.lines)
        returns = None if state is None else tuple(state.returns())
        return History(record.write(), len(self.lines), returns, tuple(self.decisions))


def seat_name(bot: str) -> str:
    """Return the name of a bot as a record can have it."""
    printable = "".join(letter for letter in bot if letter.isprintable()).strip()
    return printable[:MAX_NAME_LENGTH].strip() or "bot"
