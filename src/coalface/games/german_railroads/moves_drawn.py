"""The moves of chance: what is drawn, dealt or turned face up."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Move


@dataclass(frozen=True)
class DealEngineer(Move):
    """Chance: the next engineer on the strip."""

    kind: ClassVar[str] = "deal-engineer"
    engineer: str


@dataclass(frozen=True)
class DealSeat(Move):
    """Chance: this seat gets the next turn order card."""

    kind: ClassVar[str] = "deal-order"
    seat: int


@dataclass(frozen=True)
class DealFoundry(Move):
    """Chance: the next foundry that is turned face up."""

    kind: ClassVar[str] = "deal-foundry"
    foundry: str


@dataclass(frozen=True)
class DrawBonus(Move):
    """Chance: a start bonus card for the start-bonus engineer."""

    kind: ClassVar[str] = "draw-bonus"
    bonus: str


@dataclass(frozen=True)
class DrawEmil(Move):
    """Chance: the next card of Emil."""

    kind: ClassVar[str] = "emil"
    card: str


@dataclass(frozen=True)
class DealEnd(Move):
    """Chance: an end bonus card, removed or dealt."""

    kind: ClassVar[str] = "deal-end-bonus"
    card: str
