"""The numbers, moves and rows of the well."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Catalogue, Move
from coalface.core.contract import FIRST_REASON
from coalface.core.tables import EventRow, ReasonRow

COPIES = (4, 3, 2)
FACES = len(COPIES)
TURNS = 3
HAND = 2

DRAW = 0
KEEP = FACES
NAMES = ("look", "peep", "open", "pass")
LOOK, PEEP, OPEN, PASS = range(2 * FACES, 2 * FACES + 4)

EMPTY_BAG, EMPTY_WELL, KNOWN_TOP, NOT_IN_HAND = range(FIRST_REASON, FIRST_REASON + 4)

REASONS = (
    ReasonRow("W-0", "allowed"),
    ReasonRow("W-1", "not-your-turn"),
    ReasonRow("W-2", "not-now"),
    ReasonRow("W-3", "empty-bag"),
    ReasonRow("W-4", "empty-well"),
    ReasonRow("W-5", "known-top"),
    ReasonRow("W-6", "not-in-hand"),
)

CARD = (("card", "card"),)
EVENTS = {
    row.key: row
    for row in (
        EventRow("well.looks"),
        EventRow("well.drawn"),
        EventRow("well.drew", CARD, reveals=True),
        EventRow("well.held", CARD),
        EventRow("well.peeps"),
        EventRow("well.peeped", CARD, reveals=True),
        EventRow("well.opened", CARD, reveals=True),
        EventRow("well.passed"),
    )
}


@dataclass(frozen=True)
class Draw(Move):
    kind: ClassVar[str] = "draw"
    face: int


@dataclass(frozen=True)
class Keep(Move):
    kind: ClassVar[str] = "keep"
    face: int

    def picks(self) -> tuple[str, ...]:
        return ("my:hand", f"card:{self.face}")


@dataclass(frozen=True)
class Act(Move):
    kind: ClassVar[str] = "act"
    name: str

    def picks(self) -> tuple[str, ...]:
        return (f"button:{self.name}",)


def catalogue(actions: Sequence[Move] = ()) -> Catalogue:
    return Catalogue(
        (DRAW, [Draw(face) for face in range(FACES)]),
        (KEEP, [Keep(face) for face in range(FACES)]),
        (LOOK, actions or [Act(name) for name in NAMES]),
    )
