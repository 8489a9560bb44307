"""Pending decisions: what a game may ask for, with named arguments, and how they are shown."""

from dataclasses import dataclass

from coalface.core.checks import not_one_of
from coalface.core.fields import Choice, Kind, Number, Seat, Subset, chosen
from coalface.core.table_state import MAX_ARGS, WIDTH, TableState


@dataclass(frozen=True, slots=True)
class Decision:
    """A kind of decision: its name, its arguments with their kinds, whether chance answers it."""

    name: str
    args: tuple[tuple[str, Kind], ...]
    of_chance: bool


def decision(name: str, /, **args: Kind) -> Decision:
    """Declare a decision of a seat."""
    return _decision(name, args, False)


def chance_decision(name: str, /, **args: Kind) -> Decision:
    """Declare something that chance decides."""
    return _decision(name, args, True)


def _decision(name: str, args: dict[str, Kind], of_chance: bool) -> Decision:
    if len(args) > MAX_ARGS:
        raise ValueError(f"decision {name}: expected at most {MAX_ARGS} arguments, got {len(args)}")
    return Decision(name, tuple(args.items()), of_chance)


@dataclass(frozen=True, slots=True)
class Pending:
    """A pending decision as a view shows it."""

    kind: str
    seat: int
    args: dict[str, int | str | None]


def pending_decisions(state: TableState, decisions: tuple[Decision, ...]) -> tuple[Pending, ...]:
    """Return what is pending, the decision to be answered next last; kind 1 is the first row."""
    numbers = state.decision_numbers()
    found = []
    for at in range(0, len(numbers), WIDTH):
        kind, seat, *values = numbers[at : at + WIDTH]
        row = decisions[kind - 1]
        args = {
            name: named(arg, value) for (name, arg), value in zip(row.args, values, strict=False)
        }
        found.append(Pending(row.name, seat, args))
    return tuple(found)


def named(kind: Kind, value: int) -> int | str | None:
    """Return a value as people read it: a choice by name, a subset as `wood+water`, or a number."""
    if isinstance(kind, Subset):
        return "+".join(chosen(kind.names, value)) or None
    if not isinstance(kind, Choice):
        return value
    if kind.absent:
        return None if value == 0 else kind.names[value - 1]
    return kind.names[value]


def read_value(kind: Kind, word: str, seats: int) -> int:
    """Read a number, a seat or a name; ValueError says what is accepted."""
    if isinstance(kind, Choice):
        if kind.absent and word == "-":
            return 0
        if word not in kind.names:
            raise ValueError(not_one_of(word, kind.names))
        return kind.names.index(word) + kind.absent
    if isinstance(kind, Subset):
        if word == "-":
            return 0
        each = Choice(kind.names)
        return sum(1 << read_value(each, name, seats) for name in set(word.split("+")))
    low, high = (kind.low, kind.high) if isinstance(kind, Number) else (0, seats - 1)
    assert isinstance(kind, Number | Seat), f"{kind!r} is not a single value"
    try:
        value = int(word)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise ValueError(f"expected a whole number from {low} to {high}; got {word!r}")
    return value
