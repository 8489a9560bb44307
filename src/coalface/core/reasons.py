"""Why a move is refused: each reason with its rule, its sentence and where its arguments come from.

    reason("LOCKED", "CB-2", "cb.why.locked", space=axis("space"), players=count(seats))

The rows of a game's reason table follow three that mean the same in every game. A reason's number
is its place in the table; rules use it by name from the generated module `why`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coalface.core.catalogue import Move
from coalface.core.contract import FIRST_REASON
from coalface.core.tables import ArgKind, Reason, ReasonRow


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that is refused: what its actor knows of the position, the actor, the move."""

    state: Any
    seat: int
    move: Any

    @property
    def player(self) -> Any:
        """The player who may not make the move."""
        return self.state.players[self.seat]


Argument = tuple[ArgKind, Callable[[Refused], int | str]]


@dataclass(frozen=True, slots=True)
class NamedReason:
    """A row of the table under its name."""

    name: str
    row: ReasonRow
    values: tuple[Callable[[Refused], int | str], ...]


def reason(name: str, rule: str, key: str, /, **args: Argument) -> NamedReason:
    """Declare a reason: its rule, the key of its sentence, and that sentence's arguments."""
    kinds = tuple((arg, kind) for arg, (kind, _) in args.items())
    return NamedReason(name, ReasonRow(rule, key, kinds), tuple(v for _, v in args.values()))


def axis(field: str, kind: ArgKind = "") -> Argument:
    """Take an argument from a field of the move, of the same kind unless another is named.

    A name is passed as its index, a number as it is.
    """

    def value(refused: Refused) -> int:
        move: Move = refused.move
        values = move.axes()[field]
        found: int = getattr(move, field)
        return values.index(found) if isinstance(values, tuple) else found

    return kind or field, value


def number(value: Callable[[Refused], Any], kind: ArgKind = "count") -> Argument:
    """Take an argument that is computed from the position and the move."""
    return kind, lambda refused: int(value(refused))


def spelled(value: Callable[[Refused], str], kind: ArgKind) -> Argument:
    """Take an argument that is spelled from the position and the move: a list of things."""
    return kind, value


class Reasons:
    """The reason table of a game."""

    def __init__(self, turn_rule: str, now_rule: str, *rows: NamedReason) -> None:
        """Take the rules behind the two common reasons, and the game's own rows."""
        self.named = rows
        self.table = (
            ReasonRow("", ""),
            ReasonRow(turn_rule, "not-your-turn"),
            ReasonRow(now_rule, "not-now"),
            *(named.row for named in rows),
        )

    def build(self, number: int, refused: Refused) -> Reason:
        """Return a reason with its arguments."""
        row = self.table[number]
        if number < FIRST_REASON:
            return Reason(row.rule, row.key)
        values = self.named[number - FIRST_REASON].values
        args = zip(row.args, values, strict=True)
        return Reason(row.rule, row.key, tuple((*arg, value(refused)) for arg, value in args))
