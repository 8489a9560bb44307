"""What a check of a game says: each law, what was tried for it, and where it was broken."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coalface.core.conformance.trial import Trial

SHOWN_LINES = 6
"""How many of the last lines of a record a printed failure shows."""


class BrokenLaw(Exception):
    """A law does not hold; the message says what was found instead."""


@dataclass(frozen=True, slots=True)
class Law:
    """Something that holds for every game: its name, one sentence, and what tries it."""

    name: str
    says: str
    test: "Callable[[Trial], None]"

    def __repr__(self) -> str:
        return f"<Law {self.name}: {self.says}>"


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a law was broken: after `record`, the lines from the start as a record has them.

    `other` is the second history, if the law compares two.
    """

    law: str
    seats: int
    line: int
    move: str
    found: str
    record: tuple[str, ...]
    other: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """One sentence that names the law, the seats, the line and what was found."""
        where = f"after line {self.line}" if self.line else "at the start"
        played = f" ({self.move})" if self.move else ""
        return f"law {self.law}, {self.seats} seats, {where}{played}: {self.found}"

    def __str__(self) -> str:
        lines = [self.message, *_last(self.record)]
        if self.other:
            lines += ["  the other history:", *_last(self.other)]
        return "\n".join(lines)

    def to_json(self) -> dict[str, object]:
        """Plain values, for a file or a page."""
        return {
            "message": self.message,
            "seats": self.seats,
            "line": self.line,
            "move": self.move,
            "found": self.found,
            "record": list(self.record),
            "other": list(self.other),
        }


def _last(record: tuple[str, ...]) -> list[str]:
    """The last lines of a record, as they are shown below a failure."""
    last = record[-SHOWN_LINES:]
    dots = ["    ..."] if len(record) > len(last) else []
    return [*dots, *(f"    {line}" for line in last)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one law: how often each thing was tried, and the first failure if any."""

    law: Law
    tried: dict[str, int]
    failure: Failure | None

    @property
    def passed(self) -> bool:
        """Did the law hold wherever it was tried?"""
        return self.failure is None

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {what}" for what, count in self.tried.items())
        head = f"{'ok  ' if self.passed else 'FAIL'} {self.law.name}: {counts or 'nothing to try'}"
        return head if self.failure is None else f"{head}\n  {self.failure}"

    def to_json(self) -> dict[str, object]:
        """Plain values, for a file or a page."""
        return {
            "name": self.law.name,
            "says": self.law.says,
            "passed": self.passed,
            "tried": dict(self.tried),
            "failure": None if self.failure is None else self.failure.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """All laws that were tried on one game."""

    game: str
    options: dict[str, bool | str | int]
    seats: tuple[int, ...]
    games: int
    seed: int
    outcomes: tuple[Outcome, ...]

    @property
    def passed(self) -> bool:
        """Did every law hold?"""
        return all(outcome.passed for outcome in self.outcomes)

    @property
    def failures(self) -> list[Failure]:
        """The first failure of each law that was broken."""
        return [outcome.failure for outcome in self.outcomes if outcome.failure is not None]

    def __getitem__(self, name: str) -> Outcome:
        """The outcome of a law by its name."""
        for outcome in self.outcomes:
            if outcome.law.name == name:
                return outcome
        raise KeyError(name)

    def __str__(self) -> str:
        return "\n".join(str(outcome) for outcome in self.outcomes)

    def to_json(self) -> dict[str, object]:
        """Plain values, for a file or a page."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
            "games": self.games,
            "seed": self.seed,
            "laws": len(self.outcomes),
            "passed": len(self.outcomes) - len(self.failures),
            "results": [outcome.to_json() for outcome in self.outcomes],
        }
