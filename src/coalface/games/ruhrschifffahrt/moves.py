"""The catalogue of Ruhrschifffahrt: every move as a typed object, with notation and picks."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Catalogue, Move
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    CITY_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    GAIN_NAMES,
    HAULING_NAMES,
    OPTION_NAMES,
    SHIFTS,
    TERRITORY_NAMES,
)


@dataclass(frozen=True)
class First(Move):
    """Chance: this seat is the first start player."""

    kind: ClassVar[str] = "first"
    seat: int


@dataclass(frozen=True)
class DrawMarker(Move):
    """Chance: the marker drawn from the bag."""

    kind: ClassVar[str] = "marker"
    face: str


@dataclass(frozen=True)
class TurnCountry(Move):
    """Chance: the country marker of the turn."""

    kind: ClassVar[str] = "country"
    column: str


@dataclass(frozen=True)
class Levy(Move):
    """Pay the levy with a Thaler or a point."""

    kind: ClassVar[str] = "levy"
    what: str

    def picks(self) -> tuple[str, ...]:
        return (f"button:levy-{self.what}",)


@dataclass(frozen=True)
class Gift(Move):
    """Take a Thaler or a point."""

    kind: ClassVar[str] = "gift"
    what: str

    def picks(self) -> tuple[str, ...]:
        return (f"button:gift-{self.what}",)


@dataclass(frozen=True)
class Remove(Move):
    """The die of a storage leaves the game."""

    kind: ClassVar[str] = "remove"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return (f"storage:{self.storage}",)


@dataclass(frozen=True)
class RemoveBox(Move):
    """A die of the transport track leaves the game; the arrow box is number 1."""

    kind: ClassVar[str] = "remove-box"
    coal: str
    box: int

    def picks(self) -> tuple[str, ...]:
        return (f"box:{self.coal}:{self.box}",)


@dataclass(frozen=True)
class Choose(Move):
    """Choose a special option, or none."""

    kind: ClassVar[str] = "option"
    option: str

    def picks(self) -> tuple[str, ...]:
        return (f"option:{self.option}",)


@dataclass(frozen=True)
class Action(Move):
    """A hauling option without fee, by the white marker."""

    kind: ClassVar[str] = "hauling-action"
    option: str

    def picks(self) -> tuple[str, ...]:
        return ("my:white:hauling_action", f"option:{self.option}")


@dataclass(frozen=True)
class Bring(Move):
    """Set the die of an arrow box on a storage, which says the coal."""

    kind: ClassVar[str] = "bring"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return (f"storage:{self.storage}",)


@dataclass(frozen=True)
class Improve(Move):
    """Supply: improve the die of a storage."""

    kind: ClassVar[str] = "supply"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return (f"storage:{self.storage}",)


@dataclass(frozen=True)
class Start(Move):
    """Move the barge to its start space."""

    kind: ClassVar[str] = "start"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return (f"storage:{self.storage}",)


@dataclass(frozen=True)
class Haul(Move):
    """The coal hauler improves the die of a storage."""

    kind: ClassVar[str] = "coal-hauler"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return ("my:white:coal_hauler", f"storage:{self.storage}")


@dataclass(frozen=True)
class Stay(Move):
    """The inn gives Thalers or points."""

    kind: ClassVar[str] = "inn"
    what: str

    def picks(self) -> tuple[str, ...]:
        return ("my:white:inn", f"button:inn-{self.what}")


@dataclass(frozen=True)
class Sell(Move):
    """Carry the die to a selling space."""

    kind: ClassVar[str] = "sell"
    space: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


@dataclass(frozen=True)
class Return(Move):
    """The start player sets a die that left the track on a storage."""

    kind: ClassVar[str] = "return"
    storage: str

    def picks(self) -> tuple[str, ...]:
        return (f"storage:{self.storage}",)


@dataclass(frozen=True)
class BuildLock(Move):
    """Build a lock."""

    kind: ClassVar[str] = "lock"
    obstacle: str

    def picks(self) -> tuple[str, ...]:
        return (f"obstacle:{self.obstacle}",)


@dataclass(frozen=True)
class OneLock(Move):
    """Leave it at one lock."""

    kind: ClassVar[str] = "one-lock"

    def picks(self) -> tuple[str, ...]:
        return ("button:one-lock",)


@dataclass(frozen=True)
class BuildCity(Move):
    """Build a warehouse in a city."""

    kind: ClassVar[str] = "city"
    city: str

    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.city}",)


@dataclass(frozen=True)
class BuildCityCheap(Move):
    """Build a warehouse in a city with the white marker."""

    kind: ClassVar[str] = "city-cheap"
    city: str

    def picks(self) -> tuple[str, ...]:
        return ("my:white:warehouse", f"space:{self.city}")


@dataclass(frozen=True)
class BuildDepot(Move):
    """Build a warehouse in a coal depot."""

    kind: ClassVar[str] = "depot"
    territory: str

    def picks(self) -> tuple[str, ...]:
        return (f"depot:{self.territory}",)


@dataclass(frozen=True)
class BuildPort(Move):
    """Build a warehouse in an export column of the port."""

    kind: ClassVar[str] = "port"
    column: str

    def picks(self) -> tuple[str, ...]:
        return (f"column:{self.column}",)


@dataclass(frozen=True)
class BuildPortCheap(Move):
    """Build a warehouse in the port with the white marker."""

    kind: ClassVar[str] = "port-cheap"
    column: str

    def picks(self) -> tuple[str, ...]:
        return ("my:white:warehouse", f"column:{self.column}")


@dataclass(frozen=True)
class Shift(Move):
    """Move a warehouse of the port to another column."""

    kind: ClassVar[str] = "shift"
    column: str
    to: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:column:{self.column}", f"column:{self.to}")


@dataclass(frozen=True)
class Repay(Move):
    """Pay a debt back."""

    kind: ClassVar[str] = "repay"

    def picks(self) -> tuple[str, ...]:
        return ("my:debt",)


@dataclass(frozen=True)
class Done(Move):
    """End the purchases."""

    kind: ClassVar[str] = "done"

    def picks(self) -> tuple[str, ...]:
        return ("button:done",)


def catalogue(kit: Kit) -> Catalogue:
    """Every move of the game, in the order of `ids`, with the names of its river."""
    storages = kit.storage_names
    boxes = [(coal, box) for coal in COAL_NAMES for box in range(1, ids.RAIL_BOXES + 1)]
    return Catalogue(
        (ids.FIRST, [First(seat) for seat in range(ids.MAX_SEATS)]),
        (ids.DRAW_MARKER, [DrawMarker(face) for face in FACE_NAMES]),
        (ids.TURN_COUNTRY, [TurnCountry(column) for column in COLUMN_NAMES]),
        (ids.LEVY, [Levy(what) for what in GAIN_NAMES]),
        (ids.GIFT, [Gift(what) for what in GAIN_NAMES]),
        (ids.REMOVE, [Remove(storage) for storage in storages]),
        (ids.REMOVE_BOX, [RemoveBox(coal, box) for coal, box in boxes]),
        (ids.CHOOSE, [Choose(option) for option in OPTION_NAMES]),
        (ids.ACTION, [Action(option) for option in HAULING_NAMES]),
        (ids.BRING, [Bring(storage) for storage in storages]),
        (ids.IMPROVE, [Improve(storage) for storage in storages]),
        (ids.START, [Start(storage) for storage in storages]),
        (ids.HAUL, [Haul(storage) for storage in storages]),
        (ids.STAY, [Stay(what) for what in GAIN_NAMES]),
        (ids.SELL, [Sell(space) for space in kit.space_names]),
        (ids.RETURN, [Return(storage) for storage in storages]),
        (ids.BUILD_LOCK, [BuildLock(obstacle) for obstacle in kit.obstacle_names]),
        (ids.ONE_LOCK, [OneLock()]),
        (ids.BUILD_CITY, [BuildCity(city) for city in CITY_NAMES]),
        (ids.BUILD_CITY_CHEAP, [BuildCityCheap(city) for city in CITY_NAMES]),
        (ids.BUILD_DEPOT, [BuildDepot(territory) for territory in TERRITORY_NAMES]),
        (ids.BUILD_PORT, [BuildPort(column) for column in COLUMN_NAMES]),
        (ids.BUILD_PORT_CHEAP, [BuildPortCheap(column) for column in COLUMN_NAMES]),
        (ids.SHIFT, [Shift(COLUMN_NAMES[a], COLUMN_NAMES[b]) for a, b in SHIFTS]),
        (ids.REPAY, [Repay()]),
        (ids.DONE, [Done()]),
    )
