"""What the numbers of an observation mean."""

from dataclasses import dataclass
from typing import Literal

Form = Literal["value", "count", "one-hot", "flags"]
"""How entries are to be read: a number; how many there are; one of all is 1; each is 0 or 1."""


@dataclass(frozen=True, slots=True)
class Slice:
    """Entries `start` to `stop` of an observation, with a label for each.

    `form` is "value" (a number), "count" (how many there are), "one-hot" (at most one is 1, for
    each thing that is described) or "flags" (each is 0 or 1); all lie between `low` and `high`.
    """

    name: str
    start: int
    stop: int
    form: Form
    low: int
    high: int
    unit: str
    doc: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Schema:
    """What every entry of an observation means, and what is left out of it, each with a reason."""

    size: int
    slices: tuple[Slice, ...]
    left_out: dict[str, str]

    def __getitem__(self, name: str) -> Slice:
        """Return a slice by its name: `schema["players[0].score"]`."""
        for each in self.slices:
            if each.name == name:
                return each
        raise KeyError(name)

    def bounds(self) -> list[tuple[int, int]]:
        """Return the least and the most that each entry can be."""
        return [(each.low, each.high) for each in self.slices for _ in each.labels]
