"""The catalogue of Coal Country: every move as a typed object, with its notation and its picks."""

from dataclasses import dataclass
from typing import ClassVar

from coalface.core.catalogue import Catalogue, Move
from coalface.games.coal_country import ids
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.names import (
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    ROW_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    TYPE_NAMES,
)


def pick_space(space: str) -> str:
    """How a space for a foreman is pointed at: a cell of the own mine, or one with a name."""
    return f"my:cell:{space}" if space in CELL_NAMES else f"space:{space}"


@dataclass(frozen=True)
class Place(Move):
    """Put a foreman on a space."""

    kind: ClassVar[str] = "place"
    space: str
    value: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:foreman:{self.value}", pick_space(self.space))


@dataclass(frozen=True)
class Commit(Move):
    """Finish placing; the foremen left in hand stay out."""

    kind: ClassVar[str] = "commit"

    def picks(self) -> tuple[str, ...]:
        return ("button:commit",)


@dataclass(frozen=True)
class Pass(Move):
    """Place no more foremen, where they are placed in turns."""

    kind: ClassVar[str] = "pass"

    def picks(self) -> tuple[str, ...]:
        return ("button:pass",)


@dataclass(frozen=True)
class Swap(Move):
    """Exchange a stored cube for one of the general supply."""

    kind: ClassVar[str] = "swap"
    out: str
    for_: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:stored:{self.out}", f"supply:{self.for_}")


@dataclass(frozen=True)
class Bless(Move):
    """The church helps the miner on this cell."""

    kind: ClassVar[str] = "church"
    cell: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:cell:{self.cell}",)


@dataclass(frozen=True)
class Above(Move):
    """Move the earnings marker to the next free space above."""

    kind: ClassVar[str] = "above"

    def picks(self) -> tuple[str, ...]:
        return ("button:above",)


@dataclass(frozen=True)
class Below(Move):
    """Move the earnings marker to the next free space below."""

    kind: ClassVar[str] = "below"

    def picks(self) -> tuple[str, ...]:
        return ("button:below",)


@dataclass(frozen=True)
class Permit(Move):
    """Pay for a permit of this size with the foreman on this cell."""

    kind: ClassVar[str] = "permit"
    cell: str
    number: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:cell:{self.cell}", f"permit:{self.number}")


@dataclass(frozen=True)
class Decline(Move):
    """Take no permit with the foreman on this cell, and pay for that."""

    kind: ClassVar[str] = "decline"
    cell: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:cell:{self.cell}", "button:decline")


@dataclass(frozen=True)
class Lay(Move):
    """Put the drawn tile down, turned by so many quarters."""

    kind: ClassVar[str] = "lay"
    cell: str
    turned: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:cell:{self.cell}", f"turn:{self.turned}")


@dataclass(frozen=True)
class Take(Move):
    """Buy so many cubes of each type, or none."""

    kind: ClassVar[str] = "take"
    wood: int
    water: int
    electricity: int

    def notation(self) -> str:
        return f"take/{self.wood}.{self.water}.{self.electricity}"

    def picks(self) -> tuple[str, ...]:
        return (
            f"count:wood:{self.wood}",
            f"count:water:{self.water}",
            f"count:electricity:{self.electricity}",
        )


@dataclass(frozen=True)
class Install(Move):
    """Put a stored cube on a tile."""

    kind: ClassVar[str] = "install"
    type: str
    cell: str

    def picks(self) -> tuple[str, ...]:
        return (f"my:stored:{self.type}", f"my:cell:{self.cell}")


@dataclass(frozen=True)
class Build(Move):
    """Buy a building for a vacant site, or to build over another."""

    kind: ClassVar[str] = "build"
    building: str
    row: str
    site: str

    def picks(self) -> tuple[str, ...]:
        return (f"building:{self.row}:{self.building}", f"my:site:{self.site}")


@dataclass(frozen=True)
class Deny(Move):
    """Buy a building of a type held already: it leaves the game."""

    kind: ClassVar[str] = "deny"
    building: str
    row: str

    def picks(self) -> tuple[str, ...]:
        return (f"building:{self.row}:{self.building}", "button:deny")


@dataclass(frozen=True)
class Clear(Move):
    """Remove so many refuse cubes."""

    kind: ClassVar[str] = "clear"
    cubes: int

    def picks(self) -> tuple[str, ...]:
        return (f"count:refuse:{self.cubes}",)


@dataclass(frozen=True)
class Stop(Move):
    """No more of this."""

    kind: ClassVar[str] = "stop"

    def picks(self) -> tuple[str, ...]:
        return ("button:stop",)


@dataclass(frozen=True)
class DrawOrder(Move):
    """Chance: the next earnings marker is this seat's."""

    kind: ClassVar[str] = "order"
    seat: int


@dataclass(frozen=True)
class DrawCube(Move):
    """Chance: the next market cube."""

    kind: ClassVar[str] = "cube"
    colour: str


@dataclass(frozen=True)
class DrawBuilding(Move):
    """Chance: the next building of the draw pile."""

    kind: ClassVar[str] = "building"
    building: str


@dataclass(frozen=True)
class DrawTile(Move):
    """Chance: the next mineshaft tile of a stack."""

    kind: ClassVar[str] = "tile"
    tile: str


@dataclass(frozen=True)
class Sell(Move):
    """Sell so much coal."""

    kind: ClassVar[str] = "sell"
    coal: int

    def picks(self) -> tuple[str, ...]:
        return (f"count:coal:{self.coal}",)


@dataclass(frozen=True)
class Keep(Move):
    """Keep so much coal in the coal shed."""

    kind: ClassVar[str] = "keep"
    coal: int

    def picks(self) -> tuple[str, ...]:
        return (f"count:coal:{self.coal}",)


@dataclass(frozen=True)
class Withdraw(Move):
    """Take a foreman back, while nobody has seen him."""

    kind: ClassVar[str] = "withdraw"
    retracts: ClassVar[bool] = True
    space: str
    value: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:placed:{self.space}:{self.value}",)


def catalogue(kit: Kit, tiles: tuple[str, ...]) -> Catalogue:
    """Every move of the game, in the order of `ids`; `tiles` are the kinds, the entrance first."""
    tokens = [(space, value) for space in SPACE_NAMES for value in range(ids.VALUES)]
    numbers = range(1, ids.NUMBERS + 1)
    turns = range(ids.ROTATIONS)
    baskets = [kit.basket[n * 3 : n * 3 + 3] for n in range(ids.BASKETS)]
    swaps = [(out, other) for out in TYPE_NAMES for other in TYPE_NAMES if other != out]
    lots = [(building, row) for building in BUILDING_NAMES for row in ROW_NAMES]
    return Catalogue(
        (ids.PLACE, [Place(*token) for token in tokens]),
        (ids.COMMIT, [Commit()]),
        (ids.PASS, [Pass()]),
        (ids.SWAP, [Swap(*swap) for swap in swaps]),
        (ids.BLESS, [Bless(cell) for cell in CELL_NAMES]),
        (ids.ABOVE, [Above()]),
        (ids.BELOW, [Below()]),
        (ids.PERMIT, [Permit(cell, number) for cell in CELL_NAMES for number in numbers]),
        (ids.DECLINE, [Decline(cell) for cell in CELL_NAMES]),
        (ids.LAY, [Lay(cell, turned) for cell in CELL_NAMES for turned in turns]),
        (ids.TAKE, [Take(*(int(cubes) for cubes in basket)) for basket in baskets]),
        (ids.INSTALL, [Install(type, cell) for type in TYPE_NAMES for cell in CELL_NAMES]),
        (ids.BUILD, [Build(*lot, site) for lot in lots for site in SITE_NAMES]),
        (ids.DENY, [Deny(*lot) for lot in lots]),
        (ids.CLEAR, [Clear(cubes) for cubes in range(ids.MOST_REFUSE + 1)]),
        (ids.STOP, [Stop()]),
        (ids.DRAW_ORDER, [DrawOrder(seat) for seat in range(ids.MAX_SEATS)]),
        (ids.DRAW_CUBE, [DrawCube(colour) for colour in COLOUR_NAMES]),
        (ids.DRAW_BUILDING, [DrawBuilding(building) for building in BUILDING_NAMES]),
        (ids.DRAW_TILE, [DrawTile(tile) for tile in tiles[1:]]),
        (int(kit.sell), [Sell(coal) for coal in range(int(kit.most_coal) + 1)]),
        (int(kit.keep), [Keep(coal) for coal in range(int(kit.shed_coal) + 1)]),
        (int(kit.withdraw), [Withdraw(*token) for token in tokens]),
    )
