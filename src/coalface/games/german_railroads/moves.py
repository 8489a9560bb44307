"""The moves of a turn: placing, passing, free actions, and resolving what waits."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Move


@dataclass(frozen=True)
class Place(Move):
    """Put workers and coins on a space; another way to pay than as printed is said first."""

    kind: ClassVar[str] = "place"
    space: str
    pay: str

    def picks(self) -> tuple[str, ...]:
        space = f"space:{self.space}"
        return (space,) if self.pay == "plain" else (f"pay:{self.pay}", space)


@dataclass(frozen=True)
class Pass(Move):
    """Pass for this round."""

    kind: ClassVar[str] = "pass"

    def picks(self) -> tuple[str, ...]:
        return ("button:pass",)


@dataclass(frozen=True)
class EndTurn(Move):
    """End the turn; what was not resolved is lost."""

    kind: ClassVar[str] = "end-turn"

    def picks(self) -> tuple[str, ...]:
        return ("button:end-turn",)


@dataclass(frozen=True)
class Income(Move):
    """Use an income marker."""

    kind: ClassVar[str] = "income"
    income: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:income:{self.income}",)


@dataclass(frozen=True)
class Foundry(Move):
    """Use an own foundry."""

    kind: ClassVar[str] = "foundry"
    foundry: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:foundry:{self.foundry}",)


@dataclass(frozen=True)
class Boiler(Move):
    """Use the boilerman space."""

    kind: ClassVar[str] = "boiler"

    def picks(self) -> tuple[str, ...]:
        return ("space:coal_boiler",)


@dataclass(frozen=True)
class Close(Move):
    """Close the foundry that was just used."""

    kind: ClassVar[str] = "close"

    def picks(self) -> tuple[str, ...]:
        return ("button:close",)


@dataclass(frozen=True)
class Step(Move):
    """Move a track one space; an effect that leaves the colour open is pointed at first."""

    kind: ClassVar[str] = "step"
    source: str
    railroad: str
    colour: str

    def picks(self) -> tuple[str, ...]:
        track = f"my:track:{self.railroad}:{self.colour}"
        return (track,) if self.source == "colour" else (f"effect:step-{self.source}", track)


@dataclass(frozen=True)
class Build(Move):
    """Build a locomotive or a factory; an effect that leaves it open is pointed at first."""

    kind: ClassVar[str] = "build"
    source: str
    what: str

    def picks(self) -> tuple[str, ...]:
        tile = f"supply:{self.what}"
        return (tile,) if self.source == self.what else ("effect:build-either", tile)


@dataclass(frozen=True)
class MoveMarker(Move):
    """Move an industry marker on from this place."""

    kind: ClassVar[str] = "industry"
    place: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:industry:{self.place}",)


@dataclass(frozen=True)
class Resolve(Move):
    """Place a doubler, or take points that wait."""

    kind: ClassVar[str] = "resolve"
    what: str

    def picks(self) -> tuple[str, ...]:
        return (f"effect:{self.what}",)


@dataclass(frozen=True)
class Choose(Move):
    """Choose one of several parts of an effect."""

    kind: ClassVar[str] = "choose"
    row: str
    part: str

    def picks(self) -> tuple[str, ...]:
        return (f"effect:choose-{self.row}", f"part:{self.part}")


@dataclass(frozen=True)
class Signal(Move):
    """Two steps or points for a signal."""

    kind: ClassVar[str] = "signal"
    way: str

    def picks(self) -> tuple[str, ...]:
        return ("effect:signal", f"way:{self.way}")


@dataclass(frozen=True)
class Burn(Move):
    """Spend one coal in the coal factory."""

    kind: ClassVar[str] = "burn"

    def picks(self) -> tuple[str, ...]:
        return ("my:coal",)


@dataclass(frozen=True)
class Token(Move):
    """Use a `?` token."""

    kind: ClassVar[str] = "token"
    token: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:token:{self.token}",)


@dataclass(frozen=True)
class Card(Move):
    """Take a `?` card."""

    kind: ClassVar[str] = "card"
    card: str

    def picks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(frozen=True)
class TakeIncome(Move):
    """Take an income marker."""

    kind: ClassVar[str] = "take-income"
    income: str

    def picks(self) -> tuple[str, ...]:
        return (f"supply:income:{self.income}",)


@dataclass(frozen=True)
class TakeFoundry(Move):
    """Take a face-up foundry."""

    kind: ClassVar[str] = "take-foundry"
    foundry: str

    def picks(self) -> tuple[str, ...]:
        return (f"supply:foundry:{self.foundry}",)


@dataclass(frozen=True)
class Copy(Move):
    """Copy an engineer."""

    kind: ClassVar[str] = "copy"
    engineer: str

    def picks(self) -> tuple[str, ...]:
        return (f"engineer:{self.engineer}",)


@dataclass(frozen=True)
class Work(Move):
    """Use an own factory."""

    kind: ClassVar[str] = "work"
    gap: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:factory:{self.gap}",)
