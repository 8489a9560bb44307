"""Moves that answer a question which cannot wait: where a piece goes, what is chosen."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Move


@dataclass(frozen=True)
class Bonus(Move):
    """Take a start bonus card."""

    kind: ClassVar[str] = "bonus"
    bonus: str

    def picks(self) -> tuple[str, ...]:
        return (f"bonus:{self.bonus}",)


@dataclass(frozen=True)
class Skip(Move):
    """Do without what is asked."""

    kind: ClassVar[str] = "skip"

    def picks(self) -> tuple[str, ...]:
        return ("button:skip",)


@dataclass(frozen=True)
class Branch(Move):
    """Build towards Hamburg or Berlin."""

    kind: ClassVar[str] = "branch"
    way: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:branch:{self.way}",)


@dataclass(frozen=True)
class Extension(Move):
    """Lay a railroad extension."""

    kind: ClassVar[str] = "extension"
    extension: str

    def picks(self) -> tuple[str, ...]:
        return (f"supply:extension:{self.extension}",)


@dataclass(frozen=True)
class Marker(Move):
    """Take the additional industry marker, or leave it."""

    kind: ClassVar[str] = "marker"
    answer: str

    def picks(self) -> tuple[str, ...]:
        return (f"button:{self.answer}-marker",)


@dataclass(frozen=True)
class PutLoco(Move):
    """Put the locomotive in the hand on a slot."""

    kind: ClassVar[str] = "loco"
    slot: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:slot:{self.slot}",)


@dataclass(frozen=True)
class GiveBack(Move):
    """Give the locomotive in the hand back."""

    kind: ClassVar[str] = "give-back"

    def picks(self) -> tuple[str, ...]:
        return ("supply:returned",)


@dataclass(frozen=True)
class TurnLowest(Move):
    """Turn the lowest locomotive of the supply into a factory."""

    kind: ClassVar[str] = "turn-lowest"

    def picks(self) -> tuple[str, ...]:
        return ("supply:lowest",)


@dataclass(frozen=True)
class TakeFactory(Move):
    """Take a factory that was given back."""

    kind: ClassVar[str] = "take-factory"
    number: int

    def picks(self) -> tuple[str, ...]:
        return (f"supply:factory:{self.number}",)


@dataclass(frozen=True)
class Replace(Move):
    """Replace a factory by the new one."""

    kind: ClassVar[str] = "replace"
    gap: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:factory:{self.gap}",)


@dataclass(frozen=True)
class Again(Move):
    """Do the action of a space again."""

    kind: ClassVar[str] = "again"
    space: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


@dataclass(frozen=True)
class Boilerman(Move):
    """Put a boilerman beside a locomotive or a factory."""

    kind: ClassVar[str] = "boilerman"
    tile: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:tile:{self.tile}",)


@dataclass(frozen=True)
class Relocate(Move):
    """Move the worker of an order space to this space."""

    kind: ClassVar[str] = "relocate"
    space: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


@dataclass(frozen=True)
class Keep(Move):
    """Keep an end bonus card."""

    kind: ClassVar[str] = "keep"
    card: str

    def picks(self) -> tuple[str, ...]:
        return (f"pile:{self.card}",)
