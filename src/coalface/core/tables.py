"""Rows of the tables that a game declares: options, events, reasons for a refusal, words."""

from dataclasses import dataclass, field
from typing import Literal

from coalface.core.checks import not_one_of

ArgKind = str
"""What an argument is, so that any language can say it: seat, count, or a game's own kind."""

Args = tuple[tuple[str, ArgKind], ...]
"""Named arguments of a message with their kinds, in the order of the values."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """What an event key means: its named arguments, whether it reveals a fact, and its rule.

    `rule` is the id of the rule that best explains why it happens; empty if none does. What is
    `counted` only counts what another event tells as a whole, so the log leaves it out; of what is
    `listed` the log makes one line of several in a row, with the words of `<key>.item`. What
    `undoes` an event of that key with the same arguments is left out of the log together with it.
    """

    key: str
    args: Args = ()
    reveals: bool = False
    rule: str = ""
    counted: bool = False
    listed: bool = False
    undoes: str = ""


@dataclass(frozen=True, slots=True)
class ReasonRow:
    """Why a move is refused: the rule, the key of the sentence, the arguments of that sentence."""

    rule: str
    key: str
    args: Args = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal as it is shown: the rule, the key of the sentence and its arguments by name."""

    rule: str
    key: str
    args: tuple[tuple[str, ArgKind, int | str], ...] = ()

    def __str__(self) -> str:
        spelled = ", ".join(f"{name}={value}" for name, _, value in self.args)
        return f"{self.key} ({spelled}) ({self.rule})" if spelled else f"{self.key} ({self.rule})"


def rule_key(rule: str) -> str:
    """Return the key of a rule's sentence: `cb-rule-38` for `CB-38`."""
    prefix, _, number = rule.lower().rpartition("-")
    return f"{prefix}-rule-{number}"


OptionKind = Literal["switch", "choice", "count"]
OptionValue = bool | str | int


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table may choose before a game: a switch, a choice, or a count."""

    name: str
    kind: OptionKind
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    house_rule: bool = False
    rule: str = ""
    seat_counts: tuple[int, ...] = ()
    """With how many players it can be other than usual, if not with every number."""
    since: int = 1
    """The rules version in which it was added: records of older games do not name it."""

    def values(self) -> tuple[OptionValue, ...]:
        """Every value that this option can take."""
        return (False, True) if self.kind == "switch" else self.choices

    def seats(self, value: OptionValue, counts: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these numbers of players that can play by a value."""
        if value == self.default or not self.seat_counts:
            return counts
        return tuple(count for count in counts if count in self.seat_counts)

    def read(self, value: object) -> OptionValue:
        """The value as typed or given, checked; ValueError says what would be right."""
        for known in self.values():
            same_type = isinstance(value, bool) == isinstance(known, bool)
            if (value == known and same_type) or str(value).lower() == spelled(known):
                return known
        right = [spelled(known) for known in self.values()]
        raise ValueError(f"option {self.name}: {not_one_of(value, right)}")


def house_rule(
    name: str,
    default: OptionValue,
    other: OptionValue,
    rule: str,
    seat_counts: tuple[int, ...] = (),
    since: int = 1,
) -> Option:
    """A house rule with two values, the usual one and another."""
    if isinstance(default, bool):
        return Option(name, "switch", default, (), True, rule, seat_counts, since)
    kind: OptionKind = "count" if isinstance(default, int) else "choice"
    return Option(name, kind, default, (default, other), True, rule, seat_counts, since)


def options_of_version(
    known: tuple[Option, ...], values: dict[str, OptionValue], version: int
) -> dict[str, OptionValue]:
    """Leave out options that are newer than a rules version and have their default.

    So a record that was written before an option was added is written again as it was.
    """
    newer = {option.name: option.default for option in known if option.since > version}
    return {
        name: value for name, value in values.items() if name not in newer or value != newer[name]
    }


def spelled(value: OptionValue) -> str:
    """An option's value as it is written on a command line and in a record."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).lower()


@dataclass(frozen=True, slots=True)
class Fix:
    """A named change of behaviour: games that began before version `since` play without it."""

    name: str
    since: int
    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class Words:
    """A text as a key with named arguments, each with its kind: what `describe` is made of."""

    key: str
    args: tuple[tuple[str, ArgKind, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a described position: a heading, lines, and a table with a heading row."""

    heading: Words
    lines: tuple[Words, ...] = ()
    columns: tuple[Words, ...] = ()
    rows: tuple[tuple[Words, ...], ...] = field(default=())
