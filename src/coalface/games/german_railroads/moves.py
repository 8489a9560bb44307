"""The catalogue of German Railroads: every move as a typed object with notation and picks."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Catalogue, Move
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.names import (
    BONUS_NAMES,
    BRANCH_NAMES,
    BUILD_NAMES,
    CARD_NAMES,
    CHOICE_NAMES,
    COLOUR_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    GAP_NAMES,
    INCOME_NAMES,
    MARKER_NAMES,
    PART_NAMES,
    PAY_NAMES,
    RAILROAD_NAMES,
    RESOLVE_NAMES,
    SIGNAL_NAMES,
    SLOT_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
)


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


@dataclass(frozen=True)
class Bonus(Move):
    """Take a start bonus card."""

    kind: ClassVar[str] = "bonus"
    bonus: str

    def picks(self) -> tuple[str, ...]:
        return (f"bonus:{self.bonus}",)


@dataclass(frozen=True)
class Place(Move):
    """Put workers and coins on a space."""

    kind: ClassVar[str] = "place"
    space: str
    pay: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}", f"pay:{self.pay}")


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
    """Move a track one space, by one of the effects that wait."""

    kind: ClassVar[str] = "step"
    source: str
    railroad: str
    colour: str

    def picks(self) -> tuple[str, ...]:
        source = self.colour if self.source == "colour" else self.source
        return (f"effect:step-{source}", f"my:track:{self.railroad}:{self.colour}")


@dataclass(frozen=True)
class Build(Move):
    """Build a locomotive or a factory, by one of the effects that wait."""

    kind: ClassVar[str] = "build"
    source: str
    what: str

    def picks(self) -> tuple[str, ...]:
        return (f"effect:build-{self.source}", f"supply:{self.what}")


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


EMIL_CARD_NAMES = (
    "white1",
    "white2",
    "natural1",
    "natural2",
    "brown1",
    "brown2",
    "gray3",
    "black3",
    "any2",
    "loco1",
    "loco3",
    "eng_pub1",
    "eng_hire",
    "ind1",
    "ind2",
    "doubler",
    "coal_combined",
)


def catalogue(board: str) -> Catalogue:
    """Every move of the game, in the order of `ids`; railroads are named as on the board."""
    tracks = [(rr, colour) for rr in RAILROAD_NAMES[board] for colour in COLOUR_NAMES]
    return Catalogue(
        (ids.DEAL_ENGINEER, [DealEngineer(name) for name in ENGINEER_NAMES]),
        (ids.DEAL_SEAT, [DealSeat(seat) for seat in range(ids.MAX_SEATS)]),
        (ids.DEAL_FOUNDRY, [DealFoundry(name) for name in FOUNDRY_NAMES]),
        (ids.DRAW_BONUS, [DrawBonus(name) for name in BONUS_NAMES]),
        (ids.DRAW_EMIL, [DrawEmil(name) for name in EMIL_CARD_NAMES]),
        (ids.DEAL_END, [DealEnd(name) for name in END_BONUS_NAMES]),
        (ids.BONUS, [Bonus(name) for name in BONUS_NAMES]),
        (ids.PLACE, [Place(space, pay) for space in SPACE_NAMES for pay in PAY_NAMES]),
        (ids.PASS, [Pass()]),
        (ids.END_TURN, [EndTurn()]),
        (ids.INCOME, [Income(name) for name in INCOME_NAMES]),
        (ids.FOUNDRY, [Foundry(name) for name in FOUNDRY_NAMES]),
        (ids.BOILER_SPACE, [Boiler()]),
        (ids.CLOSE, [Close()]),
        (ids.STEP, [Step(source, *track) for source in SOURCE_NAMES for track in tracks]),
        (ids.BUILD, [Build(*name.split("/")) for name in BUILD_NAMES]),
        (ids.MOVE_MARKER, [MoveMarker(place) for place in range(ids.LAST_PLACE)]),
        (ids.RESOLVE, [Resolve(name) for name in RESOLVE_NAMES]),
        (ids.CHOOSE, [Choose(row, part) for row in CHOICE_NAMES for part in PART_NAMES]),
        (ids.SIGNAL, [Signal(way) for way in SIGNAL_NAMES]),
        (ids.BURN, [Burn()]),
        (ids.TOKEN, [Token(name) for name in TOKEN_NAMES]),
        (ids.CARD, [Card(name) for name in CARD_NAMES]),
        (ids.TAKE_INCOME, [TakeIncome(name) for name in INCOME_NAMES]),
        (ids.TAKE_FOUNDRY, [TakeFoundry(name) for name in FOUNDRY_NAMES]),
        (ids.COPY, [Copy(name) for name in ENGINEER_NAMES]),
        (ids.WORK, [Work(gap) for gap in GAP_NAMES]),
        (ids.SKIP, [Skip()]),
        (ids.BRANCH, [Branch(way) for way in BRANCH_NAMES]),
        (ids.EXTENSION, [Extension(name) for name in EXTENSION_NAMES]),
        (ids.MARKER, [Marker(answer) for answer in MARKER_NAMES]),
        (ids.PUT_LOCO, [PutLoco(slot) for slot in SLOT_NAMES]),
        (ids.GIVE_BACK, [GiveBack()]),
        (ids.TURN_LOWEST, [TurnLowest()]),
        (ids.TAKE_FACTORY, [TakeFactory(number) for number in range(ids.NUMBERS)]),
        (ids.REPLACE, [Replace(gap) for gap in GAP_NAMES]),
        (ids.AGAIN, [Again(space) for space in SPACE_NAMES]),
        (ids.BOILERMAN, [Boilerman(tile) for tile in (*SLOT_NAMES, *GAP_NAMES)]),
        (ids.RELOCATE, [Relocate(space) for space in SPACE_NAMES]),
        (ids.KEEP, [Keep(card) for card in END_BONUS_NAMES]),
    )
