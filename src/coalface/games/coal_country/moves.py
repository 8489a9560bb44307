"""Every move of Coal Country: what it says, what a person points at, which rules are behind it."""

from typing import Annotated

from coalface.core.catalogue import Catalogue, Move, Printed
from coalface.games.coal_country import chance, ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    mining,
    permits,
    placement,
    round_end,
    setup,
    tidying,
    utilities,
    village,
)

PLACING = (pending.PLACE, pending.NEXT)
VALUES = range(ids.VALUES)


class Place(
    Move,
    kind="place",
    answers=PLACING,
    can=placement.can_place,
    do=placement.place,
    shortcut=True,
):
    """Put a foreman on a space."""

    space: Annotated[str, names.SPACE_NAMES]
    value: Annotated[int, VALUES]

    def picks(self) -> tuple[str, ...]:
        where = "my:cell" if self.space in names.CELL_NAMES else "space"
        return (f"my:foreman:{self.value}", f"{where}:{self.space}")


class Commit(
    Move,
    kind="commit",
    picks=("button:commit",),
    answers=PLACING,
    can=placement.can_commit,
    do=placement.commit,
    ends=True,
):
    """Finish placing; the foremen left in hand stay out."""


class Pass(
    Move,
    kind="pass",
    picks=("button:pass",),
    answers=PLACING,
    can=placement.can_pass,
    do=placement.pass_turn,
    ends=True,
):
    """Place no more foremen, where they are placed in turns."""


class Swap(
    Move,
    kind="swap",
    picks=("my:stored:{out}", "supply:{for_}"),
    answers=(pending.SWAP,),
    can=village.can_swap,
    do=village.swap,
    distinct=True,
):
    """Exchange a stored cube for one of the general supply."""

    out: Annotated[str, names.TYPE_NAMES]
    for_: Annotated[str, names.TYPE_NAMES]


class Bless(
    Move,
    kind="church",
    picks=("my:cell:{cell}",),
    answers=(pending.BLESS,),
    can=mining.can_bless,
    do=mining.bless,
):
    """The church helps the miner on this cell."""

    cell: Annotated[str, names.CELL_NAMES]


class Above(
    Move, kind="above", picks=("button:above",), answers=(pending.SIDE,), do=economy.go_above
):
    """Move the earnings marker to the next free space above."""


class Below(
    Move,
    kind="below",
    picks=("button:below",),
    answers=(pending.SIDE,),
    can=economy.can_go_below,
    do=economy.go_below,
):
    """Move the earnings marker to the next free space below."""


class Permit(
    Move,
    kind="permit",
    picks=("my:cell:{cell}", "permit:{number}"),
    answers=(pending.PERMIT,),
    can=permits.can_permit,
    do=permits.take_permit,
    shortcut=True,
):
    """Pay for a permit of this size with the foreman on this cell."""

    cell: Annotated[str, names.CELL_NAMES]
    number: Annotated[int, range(1, ids.NUMBERS + 1)]


class Decline(
    Move,
    kind="decline",
    picks=("my:cell:{cell}", "button:decline"),
    answers=(pending.PERMIT,),
    can=permits.can_decline,
    do=permits.decline,
    ends=True,
):
    """Take no permit with the foreman on this cell, and pay for that."""

    cell: Annotated[str, names.CELL_NAMES]


class Lay(
    Move,
    kind="lay",
    picks=("my:cell:{cell}", "turn:{turned}"),
    answers=(pending.LAY,),
    can=permits.can_lay,
    do=permits.lay,
):
    """Put the drawn tile down, turned by this many quarters."""

    cell: Annotated[str, names.CELL_NAMES]
    turned: Annotated[int, range(ids.ROTATIONS)]


class Take(
    Move,
    kind="take",
    picks=("cubes:{wood}.{water}.{electricity}",),
    answers=(pending.TAKE,),
    can=utilities.can_take,
    do=utilities.take,
    rows=names.BASKETS,
):
    """Buy this many cubes of each type, or none."""

    wood: int
    water: int
    electricity: int

    def notation(self) -> str:
        return f"take/{self.wood}.{self.water}.{self.electricity}"


class Install(
    Move,
    kind="install",
    picks=("my:stored:{type}", "my:cell:{cell}"),
    answers=(pending.INSTALL, pending.STORE),
    can=utilities.can_install,
    do=utilities.install,
    shortcut=True,
):
    """Put a stored cube on a tile."""

    type: Annotated[str, names.TYPE_NAMES]
    cell: Annotated[str, names.CELL_NAMES]


class Build(
    Move,
    kind="build",
    picks=("building:{row}:{building}", "my:site:{site}"),
    answers=(pending.BUILD,),
    can=construction.can_build,
    do=construction.build,
):
    """Buy a building for a vacant site, or to build over another."""

    building: Annotated[str, names.BUILDING_NAMES]
    row: Annotated[str, names.ROW_NAMES]
    site: Annotated[str, names.SITE_NAMES]


class Deny(
    Move,
    kind="deny",
    picks=("building:{row}:{building}", "button:deny"),
    answers=(pending.BUILD,),
    can=construction.can_deny,
    do=construction.deny,
):
    """Buy a building of a type held already: it leaves the game."""

    building: Annotated[str, names.BUILDING_NAMES]
    row: Annotated[str, names.ROW_NAMES]


class Clear(
    Move,
    kind="clear",
    picks=("count:refuse:{cubes}",),
    answers=(pending.CLEAR,),
    can=tidying.can_clear,
    do=tidying.clear,
):
    """Remove this many refuse cubes."""

    cubes: Annotated[int, range(ids.MAX_REFUSE + 1)]


class Stop(
    Move,
    kind="stop",
    picks=("button:stop",),
    answers={
        pending.INSTALL: utilities.keep_in_storage,
        pending.STORE: tidying.leave_storage,
        pending.BLESS: mining.go_without_church,
        pending.BUILD: construction.leave_company,
        pending.SWAP: village.leave_store,
    },
    can=mining.can_stop,
    ends=True,
):
    """No more of this."""


class DrawOrder(
    Move, kind="order", answers=(pending.ORDER,), can=setup.can_draw_seat, do=setup.draw_seat
):
    """Chance: the next earnings marker is this seat's."""

    seat: Annotated[int, range(ids.MAX_SEATS)]


class DrawCube(
    Move, kind="cube", answers=(pending.CUBE,), can=chance.can_draw, do=round_end.draw_cube
):
    """Chance: the next market cube."""

    colour: Annotated[str, names.COLOUR_NAMES]


class DrawBuilding(
    Move,
    kind="building",
    answers=(pending.BUILDING,),
    can=chance.can_draw,
    do=round_end.deal_building,
):
    """Chance: the next building of the draw pile."""

    building: Annotated[str, names.BUILDING_NAMES]


class DrawTile(
    Move,
    kind="tile",
    answers={pending.TILE: permits.draw_tile, pending.TURN_UP: permits.turn_up},
    can=chance.can_draw,
):
    """Chance: the next mineshaft tile of a stack."""

    tile: Annotated[str, Printed("tile")]


class Sell(
    Move,
    kind="sell",
    picks=("count:coal:{coal}",),
    answers=(pending.SELL,),
    can=brokers.can_sell,
    do=brokers.sell,
):
    """Sell so much coal."""

    coal: Annotated[int, Printed("sold")]


class Keep(
    Move,
    kind="keep",
    picks=("count:coal:{coal}",),
    answers=(pending.KEEP,),
    can=round_end.can_keep,
    do=round_end.keep,
):
    """Keep so much coal in the coal shed."""

    coal: Annotated[int, Printed("shed")]


class Withdraw(
    Move,
    kind="withdraw",
    picks=("my:placed:{space}:{value}",),
    answers=PLACING,
    can=placement.can_withdraw,
    do=placement.withdraw,
    retracts=True,
):
    """Take a foreman back, while nobody has seen him."""

    space: Annotated[str, names.SPACE_NAMES]
    value: Annotated[int, VALUES]


MOVES: tuple[type[Move], ...] = (
    Place,
    Commit,
    Pass,
    Swap,
    Bless,
    Above,
    Below,
    Permit,
    Decline,
    Lay,
    Take,
    Install,
    Build,
    Deny,
    Clear,
    Stop,
    DrawOrder,
    DrawCube,
    DrawBuilding,
    DrawTile,
    Sell,
    Keep,
    Withdraw,
)
"""In the order of their ids, which records and bots rely on: add new ones before `Withdraw`."""


def catalogue(tiles: tuple[str, ...], most_coal: int, shed_coal: int) -> Catalogue:
    """Return every move; `tiles` are the kinds of mineshaft tiles, the entrance first."""
    printed = {"tile": tiles[1:], "sold": range(most_coal + 1), "shed": range(shed_coal + 1)}
    return Catalogue.of(*MOVES, printed=printed)
