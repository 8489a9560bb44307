"""Every move of Coal Baron: what it says, what a person points at, which rules are behind it.

The Canteen is no space. (CB-21, CB-55)
"""

from typing import Annotated

from coalface.core.catalogue import Catalogue, Move
from coalface.games.coal_baron import chance, ids, names
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.rules import draw_space, factory, flow, mining, setup, turn


class First(
    Move,
    kind="first",
    answers=(pending.DEAL_FIRST,),
    can=setup.can_begin,
    do=setup.choose_first,
):
    """Chance: this seat begins."""

    seat: Annotated[int, range(ids.MAX_SEATS)]


class DrawTile(
    Move,
    kind="draw-tile",
    answers={
        pending.DEAL_TILES: setup.deal_tile,
        pending.LOOK: draw_space.look_at_drawn,
        pending.REFILL: flow.refill,
    },
    can=chance.can_draw_tile,
):
    """Chance: the next tunnel tile of the stack."""

    tile: Annotated[str, names.TILE_NAMES]


class DrawOrder(
    Move,
    kind="draw-order",
    answers={
        pending.DEAL_DRAFT: setup.deal_draft,
        pending.DEAL_DISPLAY: setup.deal_display,
        pending.LOOK: draw_space.look_at_drawn,
        pending.REFILL: flow.refill,
    },
    can=chance.can_draw_order,
):
    """Chance: the next order card of the stack."""

    card: Annotated[str, names.CARD_NAMES]


class Draft(
    Move,
    kind="draft",
    picks=("draft:{card}",),
    answers=(pending.DRAFT,),
    can=setup.can_draft,
    do=setup.draft,
):
    """Take a card of the draft."""

    card: Annotated[str, names.CARD_NAMES]


class Place(
    Move,
    kind="place",
    picks=("space:{space}",),
    answers=(pending.TURN,),
    can=turn.can_place,
    do=turn.place,
):
    """Put workers on a space, or one on the Bank."""

    space: Annotated[str, names.SPACE_NAMES]


class MoveCage(
    Move,
    kind="cage",
    picks=("my:level:{level}",),
    answers=(pending.MINING,),
    can=mining.can_move_cage,
    do=mining.move_cage,
):
    """Move the cage to another level."""

    level: Annotated[str, names.LEVEL_NAMES]


class Load(
    Move,
    kind="load",
    picks=("my:cart:{colour}",),
    answers=(pending.MINING,),
    can=mining.can_load,
    do=mining.load,
):
    """Load a cube from a cart at the cage's level."""

    colour: Annotated[str, names.COLOUR_NAMES]


class Fill(
    Move,
    kind="fill",
    picks=("my:{origin}:{colour}", "my:spot:{card}:{colour}"),
    answers=(pending.MINING,),
    can=mining.can_fill,
    do=mining.fill,
    shortcut=True,
):
    """Put a cube on an order spot of its colour."""

    origin: Annotated[str, names.ORIGIN_NAMES]
    card: Annotated[str, names.CARD_NAMES]
    colour: Annotated[str, names.COLOUR_NAMES]


class Store(
    Move,
    kind="store",
    picks=("my:cage:{colour}", "my:storage"),
    answers=(pending.MINING,),
    can=mining.can_store,
    do=mining.store,
    shortcut=True,
):
    """Put a cube of the cage into the storage."""

    colour: Annotated[str, names.COLOUR_NAMES]


class Pair(
    Move,
    kind="pair",
    picks=("button:pair", "my:spot:{card}:{colour}"),
    answers=(pending.MINING,),
    can=mining.can_pair,
    do=mining.begin_pair,
):
    """Fill an order spot with any two cubes; which ones is decided next."""

    card: Annotated[str, names.CARD_NAMES]
    colour: Annotated[str, names.COLOUR_NAMES]


class Pay(
    Move,
    kind="pay",
    picks=("my:{origin}:{colour}",),
    answers=(pending.PAIR,),
    can=mining.can_use,
    do=mining.pay_pair,
):
    """One of the two cubes of a pair."""

    origin: Annotated[str, names.ORIGIN_NAMES]
    colour: Annotated[str, names.COLOUR_NAMES]


class Stop(
    Move,
    kind="stop",
    picks=("button:stop",),
    answers=(pending.MINING,),
    do=mining.stop_mining,
    ends=True,
):
    """End mining; the steps left are lost."""


class Substitute(
    Move,
    kind="substitute",
    picks=("supply:{colour}",),
    answers=(pending.SHORTAGE,),
    can=factory.can_substitute,
    do=factory.substitute,
):
    """Put a cube of another colour on a cart that the supply cannot fill."""

    colour: Annotated[str, names.COLOUR_NAMES]


class LeaveEmpty(
    Move,
    kind="leave-empty",
    picks=("button:leave-empty",),
    answers=(pending.SHORTAGE,),
    do=factory.leave_empty,
    ends=True,
):
    """Leave carts empty that the supply cannot fill."""


class KeepTile(
    Move,
    kind="keep-tile",
    picks=("hand:{tile}",),
    answers=(pending.KEEP,),
    can=draw_space.can_keep_tile,
    do=draw_space.keep_tile,
):
    """Buy one of the tiles looked at."""

    tile: Annotated[str, names.TILE_NAMES]


class KeepOrder(
    Move,
    kind="keep-order",
    picks=("hand:{card}",),
    answers=(pending.KEEP,),
    can=draw_space.can_keep_order,
    do=draw_space.keep_order,
):
    """Keep one of the order cards looked at."""

    card: Annotated[str, names.CARD_NAMES]


class KeepNone(
    Move,
    kind="keep-none",
    picks=("button:keep-none",),
    answers=(pending.KEEP,),
    do=draw_space.keep_none,
    ends=True,
):
    """Keep nothing of what was looked at."""


class Return(
    Move,
    kind="return",
    picks=("button:return-{end}",),
    answers=(pending.END,),
    do=draw_space.choose_end,
):
    """Put the rest back on top of the stack, or at its bottom."""

    end: Annotated[str, names.END_NAMES]


class ReturnTile(
    Move,
    kind="return-tile",
    picks=("hand:{tile}",),
    answers=(pending.RETURN,),
    can=draw_space.can_return_tile,
    do=draw_space.return_next,
):
    """The tile that goes back next; the first lies highest."""

    tile: Annotated[str, names.TILE_NAMES]


class ReturnOrder(
    Move,
    kind="return-order",
    picks=("hand:{card}",),
    answers=(pending.RETURN,),
    can=draw_space.can_return_order,
    do=draw_space.return_next,
):
    """The order card that goes back next; the first lies highest."""

    card: Annotated[str, names.CARD_NAMES]


MOVES: tuple[type[Move], ...] = (
    First,
    DrawTile,
    DrawOrder,
    Draft,
    Place,
    MoveCage,
    Load,
    Fill,
    Store,
    Pair,
    Pay,
    Stop,
    Substitute,
    LeaveEmpty,
    KeepTile,
    KeepOrder,
    KeepNone,
    Return,
    ReturnTile,
    ReturnOrder,
)
"""In the order of their ids, which records and bots rely on: add new ones at the end."""


def catalogue() -> Catalogue:
    """Return every move of the game."""
    return Catalogue.of(*MOVES)
