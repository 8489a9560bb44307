"""The catalogue of Coal Baron: every move as a typed object, with its notation and its picks."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Catalogue, Move
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    END_NAMES,
    LEVEL_NAMES,
    ORIGIN_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)


@dataclass(frozen=True)
class First(Move):
    """Chance: this seat begins."""

    kind: ClassVar[str] = "first"
    seat: int


@dataclass(frozen=True)
class DrawTile(Move):
    """Chance: the next tunnel tile of the stack."""

    kind: ClassVar[str] = "draw-tile"
    tile: str


@dataclass(frozen=True)
class DrawOrder(Move):
    """Chance: the next order card of the stack."""

    kind: ClassVar[str] = "draw-order"
    card: str


@dataclass(frozen=True)
class Draft(Move):
    """Take a card of the draft."""

    kind: ClassVar[str] = "draft"
    card: str

    def picks(self) -> tuple[str, ...]:
        return (f"draft:{self.card}",)


@dataclass(frozen=True)
class Place(Move):
    """Put workers on a space, or one on the Bank."""

    kind: ClassVar[str] = "place"
    space: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


@dataclass(frozen=True)
class MoveCage(Move):
    """Move the cage to another level."""

    kind: ClassVar[str] = "cage"
    level: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:level:{self.level}",)


@dataclass(frozen=True)
class Load(Move):
    """Load a cube from a cart at the cage's level."""

    kind: ClassVar[str] = "load"
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:cart:{self.colour}",)


@dataclass(frozen=True)
class Fill(Move):
    """Put a cube on an order spot of its colour."""

    kind: ClassVar[str] = "fill"
    origin: str
    card: str
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:{self.origin}:{self.colour}", f"my:spot:{self.card}:{self.colour}")


@dataclass(frozen=True)
class Store(Move):
    """Put a cube of the cage into the storage."""

    kind: ClassVar[str] = "store"
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:cage:{self.colour}", "my:storage")


@dataclass(frozen=True)
class Pair(Move):
    """Fill an order spot with any two cubes; which ones is asked next."""

    kind: ClassVar[str] = "pair"
    card: str
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:spot:{self.card}:{self.colour}",)


@dataclass(frozen=True)
class Pay(Move):
    """One of the two cubes of a pair."""

    kind: ClassVar[str] = "pay"
    origin: str
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:{self.origin}:{self.colour}",)


@dataclass(frozen=True)
class Stop(Move):
    """End mining; the steps left are lost."""

    kind: ClassVar[str] = "stop"

    def picks(self) -> tuple[str, ...]:
        return ("button:stop",)


@dataclass(frozen=True)
class Substitute(Move):
    """Put a cube of another colour on a cart that the supply cannot fill."""

    kind: ClassVar[str] = "substitute"
    colour: str

    def picks(self) -> tuple[str, ...]:
        return (f"supply:{self.colour}",)


@dataclass(frozen=True)
class LeaveEmpty(Move):
    """Leave carts empty that the supply cannot fill."""

    kind: ClassVar[str] = "leave-empty"

    def picks(self) -> tuple[str, ...]:
        return ("button:leave-empty",)


@dataclass(frozen=True)
class KeepTile(Move):
    """Buy one of the tiles looked at."""

    kind: ClassVar[str] = "keep-tile"
    tile: str

    def picks(self) -> tuple[str, ...]:
        return (f"hand:{self.tile}",)


@dataclass(frozen=True)
class KeepOrder(Move):
    """Keep one of the order cards looked at."""

    kind: ClassVar[str] = "keep-order"
    card: str

    def picks(self) -> tuple[str, ...]:
        return (f"hand:{self.card}",)


@dataclass(frozen=True)
class KeepNone(Move):
    """Keep nothing of what was looked at."""

    kind: ClassVar[str] = "keep-none"

    def picks(self) -> tuple[str, ...]:
        return ("button:keep-none",)


@dataclass(frozen=True)
class Return(Move):
    """Put the rest back on top of the stack, or at its bottom."""

    kind: ClassVar[str] = "return"
    end: str

    def picks(self) -> tuple[str, ...]:
        return (f"button:return-{self.end}",)


@dataclass(frozen=True)
class ReturnTile(Move):
    """The tile that goes back next; the first lies highest."""

    kind: ClassVar[str] = "return-tile"
    tile: str

    def picks(self) -> tuple[str, ...]:
        return (f"hand:{self.tile}",)


@dataclass(frozen=True)
class ReturnOrder(Move):
    """The order card that goes back next; the first lies highest."""

    kind: ClassVar[str] = "return-order"
    card: str

    def picks(self) -> tuple[str, ...]:
        return (f"hand:{self.card}",)


def catalogue() -> Catalogue:
    """Every move of the game, in the order of `ids`; the Canteen is no space. (CB-21, CB-55)"""
    spots = [(card, colour) for card in CARD_NAMES for colour in COLOUR_NAMES]
    return Catalogue(
        (ids.FIRST, [First(seat) for seat in range(ids.MAX_SEATS)]),
        (ids.DRAW_TILE, [DrawTile(tile) for tile in TILE_NAMES]),
        (ids.DRAW_ORDER, [DrawOrder(card) for card in CARD_NAMES]),
        (ids.DRAFT, [Draft(card) for card in CARD_NAMES]),
        (ids.PLACE, [Place(space) for space in SPACE_NAMES]),
        (ids.MOVE_CAGE, [MoveCage(level) for level in LEVEL_NAMES]),
        (ids.LOAD, [Load(colour) for colour in COLOUR_NAMES]),
        (ids.FILL, [Fill(origin, *spot) for origin in ORIGIN_NAMES for spot in spots]),
        (ids.STORE, [Store(colour) for colour in COLOUR_NAMES]),
        (ids.PAIR, [Pair(*spot) for spot in spots]),
        (ids.PAY, [Pay(origin, colour) for origin in ORIGIN_NAMES for colour in COLOUR_NAMES]),
        (ids.STOP, [Stop()]),
        (ids.SUBSTITUTE, [Substitute(colour) for colour in COLOUR_NAMES]),
        (ids.LEAVE_EMPTY, [LeaveEmpty()]),
        (ids.KEEP_TILE, [KeepTile(tile) for tile in TILE_NAMES]),
        (ids.KEEP_ORDER, [KeepOrder(card) for card in CARD_NAMES]),
        (ids.KEEP_NONE, [KeepNone()]),
        (ids.RETURN, [Return(end) for end in END_NAMES]),
        (ids.RETURN_TILE, [ReturnTile(tile) for tile in TILE_NAMES]),
        (ids.RETURN_ORDER, [ReturnOrder(card) for card in CARD_NAMES]),
    )
