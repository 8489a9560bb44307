"""Every move of Ruhrschifffahrt: what it says, what a person points at, the rules behind it.

A component set names the storages, obstacles and selling spaces of its river.
"""

from typing import Annotated

from coalface.core.catalogue import Catalogue, Move, Printed
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    flow,
    lock,
    option,
    sale,
    setup,
    start,
    track,
    warehouse,
    white,
)

STORAGE = Printed("storage", int(ids.STORAGES))
OBSTACLE = Printed("obstacle", int(ids.OBSTACLES))
SPACE = Printed("space", int(ids.SPACES))
BUYING = (pending.BUY, pending.FORCED_LOCK)
"""While a lock is owed, a purchase is refused with that reason."""

STARTING = (pending.OPTION, pending.BRING, pending.IMPROVE, pending.START, pending.SELL)


class First(
    Move, kind="first", answers=(pending.FIRST,), can=setup.can_begin, do=setup.choose_first
):
    """Chance: this seat is the first start player."""

    seat: Annotated[int, range(ids.MAX_SEATS)]


class DrawMarker(
    Move, kind="marker", answers=(pending.MARKER,), can=demand.can_draw, do=demand.draw_marker
):
    """Chance: the marker drawn from the bag."""

    face: Annotated[str, names.FACE_NAMES]


class TurnCountry(
    Move, kind="country", answers=(pending.COUNTRY,), can=event.can_turn, do=event.turn_country
):
    """Chance: the country marker of the turn."""

    column: Annotated[str, names.COLUMN_NAMES]


class Levy(
    Move,
    kind="levy",
    picks=("button:levy-{what}",),
    answers=(pending.LEVY,),
    can=event.can_give,
    do=event.give,
):
    """Pay the levy with a Thaler or a point."""

    what: Annotated[str, names.GAIN_NAMES]


class Gift(
    Move,
    kind="gift",
    picks=("button:gift-{what}",),
    answers=(pending.GIFT,),
    do=event.receive_gift,
):
    """Take a Thaler or a point."""

    what: Annotated[str, names.GAIN_NAMES]


class Remove(
    Move,
    kind="remove",
    picks=("storage:{storage}",),
    answers=(pending.REMOVE,),
    can=event.can_remove,
    do=event.remove,
):
    """The die of a storage leaves the game."""

    storage: Annotated[str, STORAGE]


class RemoveBox(
    Move,
    kind="remove-box",
    picks=("box:{coal}:{box}",),
    answers=(pending.REMOVE,),
    can=event.can_remove_box,
    do=event.remove_box,
):
    """A die of the transport track leaves the game; the arrow box is number 1."""

    coal: Annotated[str, names.COAL_NAMES]
    box: Annotated[int, range(1, ids.RAIL_BOXES + 1)]


class Choose(
    Move,
    kind="option",
    picks=("option:{option}",),
    answers=(pending.OPTION,),
    can=option.can_choose,
    do=option.choose,
):
    """Choose a special option, or none."""

    option: Annotated[str, names.OPTION_NAMES]


class Action(
    Move,
    kind="hauling-action",
    picks=("my:white:hauling_action", "option:{option}"),
    answers=(pending.OPTION,),
    can=option.can_act,
    do=option.act,
):
    """Take a hauling option with the white marker."""

    option: Annotated[str, names.HAULING_NAMES]


class Bring(
    Move,
    kind="bring",
    picks=("storage:{storage}",),
    answers=(pending.BRING,),
    can=start.can_bring,
    do=start.bring,
):
    """Set the die of an arrow box on a storage."""

    storage: Annotated[str, STORAGE]


class Improve(
    Move,
    kind="supply",
    picks=("storage:{storage}",),
    answers=(pending.IMPROVE,),
    can=start.can_improve,
    do=start.improve,
):
    """Supply: improve the die of a storage."""

    storage: Annotated[str, STORAGE]


class Start(
    Move,
    kind="start",
    picks=("storage:{storage}",),
    answers=(pending.OPTION, pending.START),
    can=(start.can_start, start.has_option),
    do=start.start,
):
    """Move the barge to its start space; before an option it is refused, with the reason."""

    storage: Annotated[str, STORAGE]


class Haul(
    Move,
    kind="coal-hauler",
    picks=("my:white:coal_hauler", "storage:{storage}"),
    answers=STARTING,
    can=white.can_haul,
    do=white.haul,
):
    """The coal hauler improves the die of a storage."""

    storage: Annotated[str, STORAGE]


class Stay(
    Move,
    kind="inn",
    picks=("my:white:inn", "button:inn-{what}"),
    answers=(*STARTING, *BUYING, pending.INN),
    can=(white.can_stay, lock.none_is_owed),
    do=white.stay,
):
    """The inn gives Thalers or points."""

    what: Annotated[str, names.GAIN_NAMES]


class Sell(
    Move,
    kind="sell",
    picks=("space:{space}",),
    answers=(pending.SELL,),
    can=sale.can_sell,
    do=sale.sell,
):
    """Carry the die to a selling space."""

    space: Annotated[str, SPACE]


class Return(
    Move,
    kind="return",
    picks=("storage:{storage}",),
    answers=(pending.RETURN,),
    can=track.can_return,
    do=track.put_back,
):
    """The start player sets a die that left the track on a storage."""

    storage: Annotated[str, STORAGE]


class BuildLock(
    Move,
    kind="lock",
    picks=("obstacle:{obstacle}",),
    answers={
        pending.BUY: lock.build_lock,
        pending.FORCED_LOCK: lock.build_forced,
        pending.SECOND_LOCK: lock.build_second,
    },
    can=lock.can_build_lock,
):
    """Build a lock."""

    obstacle: Annotated[str, OBSTACLE]


class OneLock(
    Move,
    kind="one-lock",
    picks=("button:one-lock",),
    answers=(pending.SECOND_LOCK,),
    do=lock.decline_second,
    ends=True,
):
    """Leave it at one lock."""


class BuildCity(
    Move,
    kind="city",
    picks=("space:{city}",),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_build_city),
    do=warehouse.build_city,
):
    """Build a warehouse in a city."""

    city: Annotated[str, names.CITY_NAMES]


class BuildCityCheap(
    Move,
    kind="city-cheap",
    picks=("my:white:warehouse", "space:{city}"),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_build_city_cheaply),
    do=warehouse.build_city_cheaply,
):
    """Build a warehouse in a city with the white marker."""

    city: Annotated[str, names.CITY_NAMES]


class BuildDepot(
    Move,
    kind="depot",
    picks=("depot:{territory}",),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_build_depot),
    do=warehouse.build_depot,
):
    """Build a warehouse in a coal depot."""

    territory: Annotated[str, names.TERRITORY_NAMES]


class BuildPort(
    Move,
    kind="port",
    picks=("column:{column}",),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_build_port),
    do=warehouse.build_port,
):
    """Build a warehouse in an export column of the port."""

    column: Annotated[str, names.COLUMN_NAMES]


class BuildPortCheap(
    Move,
    kind="port-cheap",
    picks=("my:white:warehouse", "column:{column}"),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_build_port_cheaply),
    do=warehouse.build_port_cheaply,
):
    """Build a warehouse in the port with the white marker."""

    column: Annotated[str, names.COLUMN_NAMES]


class Shift(
    Move,
    kind="shift",
    picks=("my:column:{column}", "column:{to}"),
    answers=BUYING,
    can=(lock.none_is_owed, warehouse.can_shift),
    do=warehouse.shift,
    distinct=True,
):
    """Move a warehouse of the port to another column."""

    column: Annotated[str, names.COLUMN_NAMES]
    to: Annotated[str, names.COLUMN_NAMES]


class Repay(
    Move,
    kind="repay",
    picks=("my:debt",),
    answers=BUYING,
    can=(lock.none_is_owed, debt.can_repay),
    do=debt.repay,
):
    """Pay a debt back."""


class Done(
    Move,
    kind="done",
    picks=("button:done",),
    answers=BUYING,
    can=lock.none_is_owed,
    do=flow.stop_buying,
    ends=True,
):
    """End the purchases."""


MOVES: tuple[type[Move], ...] = (
    *(First, DrawMarker, TurnCountry, Levy, Gift, Remove, RemoveBox, Choose, Action),
    *(Bring, Improve, Start, Haul, Stay, Sell, Return, BuildLock, OneLock),
    *(BuildCity, BuildCityCheap, BuildDepot, BuildPort, BuildPortCheap, Shift, Repay, Done),
)
"""In the order of their ids, which records and bots rely on: add new ones at the end."""


def catalogue(tables: ComponentTables) -> Catalogue:
    """Return every move of the game, with the names of its river."""
    printed = {
        "storage": tables.storage_names,
        "obstacle": tables.obstacle_names,
        "space": tables.space_names,
    }
    return Catalogue.of(*MOVES, printed=printed)
