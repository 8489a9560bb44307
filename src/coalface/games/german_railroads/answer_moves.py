"""Answers to questions that cannot wait."""

from typing import Annotated

from coalface.core.catalogue import Move
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules import (
    coal,
    end_bonus,
    gaps,
    industry,
    locomotives,
    relocation,
    repeat,
    tracks,
)


class Skip(
    Move,
    kind="skip",
    picks=("button:skip",),
    answers={pending.RELOCATE: relocation.stay, pending.AGAIN: repeat.decline},
    can=repeat.can_skip,
    ends=True,
):
    """Do without what is asked."""


class Branch(
    Move, kind="branch", picks=("my:branch:{way}",), answers=(pending.BRANCH,), do=tracks.branch
):
    """Build towards Hamburg or Berlin."""

    way: Annotated[str, names.BRANCH_NAMES]


class Extension(
    Move,
    kind="extension",
    picks=("supply:extension:{extension}",),
    answers=(pending.EXTENSION,),
    can=tracks.can_extend,
    do=tracks.extend,
):
    """Lay a railroad extension."""

    extension: Annotated[str, names.EXTENSION_NAMES]


class Marker(
    Move,
    kind="marker",
    picks=("button:{answer}-marker",),
    answers=(pending.MARKER,),
    do=industry.decide_marker,
):
    """Take the additional industry marker, or leave it."""

    answer: Annotated[str, names.MARKER_NAMES]

    def is_ending(self) -> bool:
        return self.answer == "leave"


class PutLoco(
    Move,
    kind="loco",
    picks=("my:slot:{slot}",),
    answers=(pending.HAND,),
    can=locomotives.can_put,
    do=locomotives.put,
):
    """Put the locomotive in the hand on a slot."""

    slot: Annotated[str, names.SLOT_NAMES]


class GiveBack(
    Move,
    kind="give-back",
    picks=("supply:returned",),
    answers=(pending.HAND,),
    can=locomotives.can_give_back,
    do=locomotives.give_back,
):
    """Give the locomotive in the hand back."""


class TurnLowest(
    Move,
    kind="turn-lowest",
    picks=("supply:lowest",),
    answers=(pending.FACTORY,),
    can=locomotives.can_turn_lowest,
    do=locomotives.choose_lowest,
):
    """Turn the lowest locomotive of the supply into a factory."""


class TakeFactory(
    Move,
    kind="take-factory",
    picks=("supply:factory:{number}",),
    answers=(pending.FACTORY,),
    can=locomotives.can_take_factory,
    do=locomotives.take_factory,
):
    """Take a factory that was given back."""

    number: Annotated[int, range(ids.NUMBERS)]


class Replace(
    Move,
    kind="replace",
    picks=("my:factory:{gap}",),
    answers=(pending.REPLACE,),
    do=gaps.replace,
):
    """Replace a factory by the new one."""

    gap: Annotated[str, names.GAP_NAMES]


class Again(
    Move,
    kind="again",
    picks=("space:{space}",),
    answers=(pending.AGAIN,),
    can=repeat.can_again,
    do=repeat.again,
):
    """Do the action of a space again."""

    space: Annotated[str, names.SPACE_NAMES]


class Boilerman(
    Move,
    kind="boilerman",
    picks=("my:tile:{tile}",),
    answers=(pending.BOILERMAN,),
    can=coal.can_man,
    do=coal.man,
):
    """Put a boilerman beside a locomotive or a factory."""

    tile: Annotated[str, names.TILE_NAMES]


class Relocate(
    Move,
    kind="relocate",
    picks=("space:{space}",),
    answers=(pending.RELOCATE,),
    can=relocation.can_relocate,
    do=relocation.relocate,
):
    """Move the worker of an order space to this space."""

    space: Annotated[str, names.SPACE_NAMES]


class Keep(
    Move,
    kind="keep",
    picks=("pile:{card}",),
    answers=(pending.KEEP,),
    can=end_bonus.can_keep,
    do=end_bonus.keep,
):
    """Keep an end bonus card."""

    card: Annotated[str, names.END_BONUS_NAMES]
