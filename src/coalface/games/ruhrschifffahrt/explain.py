"""Why a move of Ruhrschifffahrt is refused: the table of reasons, and what each one tells."""

from collections.abc import Callable

from coalface.core.tables import Reason, ReasonRow
from coalface.games.ruhrschifffahrt.decisions import hauling_option, shift_from, shift_to
from coalface.games.ruhrschifffahrt.ids import (
    ACTION,
    BRING,
    BUILD_CITY,
    BUILD_CITY_CHEAP,
    BUILD_DEPOT,
    BUILD_LOCK,
    BUILD_PORT,
    BUILD_PORT_CHEAP,
    CASH,
    CHOOSE,
    COAL_HAULER,
    DEPOT_MARKER,
    HAUL,
    HAULING_ACTION,
    IMPROVE,
    INN,
    LOCK_MARKER,
    ONE_LOCK,
    PORT_MARKER,
    POS,
    RAIL_BOXES,
    REMOVE,
    REMOVE_BOX,
    REPAY,
    RETURN,
    SEAT_SIZE,
    SELL,
    SHIFT,
    START,
    STAY,
    SUPPLY_MARKER,
    WAGE,
    WAGE_MARKER,
    WAREHOUSE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import lock, option, track
from coalface.games.ruhrschifffahrt.rules import warehouse as house

STORAGE = ("storage", "storage")
OPTION = ("option", "option")
COAL = ("coal", "coal")

REASONS = (
    ReasonRow("", ""),
    ReasonRow("RS-11", "not-your-turn"),
    ReasonRow("RS-10", "not-now"),
    ReasonRow("RS-14", "rs.why.no-such-seat", (("players", "count"),)),
    ReasonRow("RS-27", "rs.why.no-such-marker"),
    ReasonRow("RS-24", "rs.why.no-such-country"),
    ReasonRow("RS-16", "rs.why.no-thaler"),
    ReasonRow("RS-16", "rs.why.no-point"),
    ReasonRow("RS-35", "rs.why.no-die"),
    ReasonRow("RS-23", "rs.why.coal-not-asked", (COAL,)),
    ReasonRow("RS-127", "rs.why.needs-black", (("marker", "black"),)),
    ReasonRow("RS-41", "rs.why.wage-taken"),
    ReasonRow("RS-26", "rs.why.last-turn", (OPTION,)),
    ReasonRow("RS-54", "rs.why.pilot-banned"),
    ReasonRow("RS-46", "rs.why.track-empty"),
    ReasonRow("RS-53", "rs.why.first-turn"),
    ReasonRow("RS-38", "rs.why.must-haul"),
    ReasonRow("RS-40", "rs.why.no-start", (OPTION,)),
    ReasonRow("RS-64", "rs.why.too-dear", (("needed", "count"), ("have", "count"))),
    ReasonRow("RS-66", "rs.why.not-cheapest", (("needed", "count"),)),
    ReasonRow("RS-128", "rs.why.needs-white", (("marker", "white"),)),
    ReasonRow("RS-44", "rs.why.storage-taken", (STORAGE,)),
    ReasonRow("RS-46", "rs.why.column-empty", (COAL,)),
    ReasonRow("RS-40", "rs.why.leaves-no-start", (STORAGE,)),
    ReasonRow("RS-35", "rs.why.barge-there", (STORAGE,)),
    ReasonRow("RS-36", "rs.why.no-white-coal"),
    ReasonRow("RS-39", "rs.why.pilot-only", (STORAGE,)),
    ReasonRow("RS-37", "rs.why.needs-hauling", (STORAGE,)),
    ReasonRow("RS-53", "rs.why.not-upriver", (STORAGE,)),
    ReasonRow("RS-69", "rs.why.not-the-target", (("space", "space"),)),
    ReasonRow("RS-70", "rs.why.not-downriver", (("space", "space"),)),
    ReasonRow("RS-58", "rs.why.wrong-territory", (("territory", "territory"),)),
    ReasonRow("RS-59", "rs.why.other-coal", (COAL,)),
    ReasonRow("RS-95", "rs.why.lock-stands", (("obstacle", "obstacle"),)),
    ReasonRow("RS-15", "rs.why.no-locks-yet"),
    ReasonRow("RS-127", "rs.why.black-used", (("marker", "black"),)),
    ReasonRow("RS-94", "rs.why.thalers", (("needed", "count"), ("have", "count"))),
    ReasonRow("RS-102", "rs.why.no-warehouse"),
    ReasonRow("RS-97", "rs.why.one-a-city", (("city", "city"),)),
    ReasonRow("RS-97", "rs.why.city-full", (("city", "city"),)),
    ReasonRow("RS-90", "rs.why.only-by-white"),
    ReasonRow("RS-98", "rs.why.depot-full", (("territory", "territory"),)),
    ReasonRow("RS-99", "rs.why.column-full", (("column", "column"),)),
    ReasonRow("RS-99", "rs.why.one-a-column", (("column", "column"),)),
    ReasonRow("RS-99", "rs.why.port-most", (("warehouses", "count"),)),
    ReasonRow("RS-100", "rs.why.none-to-shift", (("column", "column"),)),
    ReasonRow("RS-67", "rs.why.no-debt"),
    ReasonRow("RS-103", "rs.why.forced-first"),
)
"""By the numbers of `reasons`."""


def tell(state: Pieces, row: int, actor: int, move: int) -> Reason:
    """A reason with its arguments, from what the actor sees."""
    told = REASONS[row]
    args = tuple(
        (name, kind, int(ARGUMENTS[told.key, name](state, actor, move))) for name, kind in told.args
    )
    return Reason(told.rule, told.key, args)


Argument = Callable[[Pieces, int, int], int]


def _storage(state: Pieces, actor: int, move: int) -> int:
    """The storage that a move names."""
    for first in (RETURN, HAUL, START, IMPROVE, BRING, REMOVE):
        if move >= first:
            return move - first
    raise AssertionError(f"move {move} names no storage")


def _coal(state: Pieces, actor: int, move: int) -> int:
    """The coal of the storage or the box that a move names."""
    if REMOVE_BOX <= move < CHOOSE:
        return (move - REMOVE_BOX) // RAIL_BOXES
    return int(state.kit.storage_coal[_storage(state, actor, move)])


def _returning(state: Pieces, actor: int, move: int) -> int:
    """The coal of the die that returns."""
    return int(state.asked_a())


def _option(state: Pieces, actor: int, move: int) -> int:
    """The option that a move names."""
    return int(hauling_option(move - ACTION)) if move >= ACTION else move - CHOOSE


def _black(state: Pieces, actor: int, move: int) -> int:
    """The black marker that a move needs."""
    if move < ACTION:
        return WAGE_MARKER if move == CHOOSE + WAGE else SUPPLY_MARKER
    if move < ONE_LOCK:
        return LOCK_MARKER
    if move < BUILD_DEPOT:
        return int(house.city_marker(state, _city(state, actor, move)))
    return DEPOT_MARKER if move < BUILD_PORT else PORT_MARKER


def _white(state: Pieces, actor: int, move: int) -> int:
    """The white marker that a move needs."""
    if move < BRING:
        return HAULING_ACTION
    if move < STAY:
        return COAL_HAULER
    return INN if move < SELL else WAREHOUSE


def _city(state: Pieces, actor: int, move: int) -> int:
    return move - (BUILD_CITY_CHEAP if move >= BUILD_CITY_CHEAP else BUILD_CITY)


def _column(state: Pieces, actor: int, move: int) -> int:
    """The column that a warehouse would go to."""
    if move >= SHIFT:
        return int(shift_to(move - SHIFT))
    return move - (BUILD_PORT_CHEAP if move >= BUILD_PORT_CHEAP else BUILD_PORT)


def _price(state: Pieces, actor: int, move: int) -> int:
    """What a purchase would cost."""
    if move >= REPAY:
        return int(state.kit.repay)
    if move >= SHIFT:
        return int(state.kit.shift_cost)
    if move >= BUILD_PORT:
        return int(house.port_price(state, move >= BUILD_PORT_CHEAP))
    if move >= BUILD_DEPOT:
        return int(house.depot_price(state, move - BUILD_DEPOT))
    if move >= BUILD_CITY:
        cheap = move >= BUILD_CITY_CHEAP
        return int(house.city_price(state, _city(state, actor, move), cheap))
    return int(lock.lock_cost(state))


def _target(state: Pieces, actor: int, move: int) -> int:
    """Where the standard trip of the barge goes."""
    position = state.own[actor * SEAT_SIZE + POS]
    return int(state.kit.storage_target[state.kit.storage_at[position]])


def _cash(state: Pieces, actor: int, move: int) -> int:
    return int(state.own[actor * SEAT_SIZE + CASH])


def _fee(state: Pieces, actor: int, move: int) -> int:
    return int(option.fee(state, move - CHOOSE))


ARGUMENTS: dict[tuple[str, str], Argument] = {
    ("rs.why.no-such-seat", "players"): lambda state, _, __: int(state.seats),
    ("rs.why.coal-not-asked", "coal"): _coal,
    ("rs.why.needs-black", "marker"): _black,
    ("rs.why.last-turn", "option"): _option,
    ("rs.why.no-start", "option"): _option,
    ("rs.why.too-dear", "needed"): _fee,
    ("rs.why.too-dear", "have"): _cash,
    ("rs.why.not-cheapest", "needed"): _fee,
    ("rs.why.needs-white", "marker"): _white,
    ("rs.why.storage-taken", "storage"): _storage,
    ("rs.why.column-empty", "coal"): _coal,
    ("rs.why.leaves-no-start", "storage"): _storage,
    ("rs.why.barge-there", "storage"): _storage,
    ("rs.why.pilot-only", "storage"): _storage,
    ("rs.why.needs-hauling", "storage"): _storage,
    ("rs.why.not-upriver", "storage"): _storage,
    ("rs.why.not-the-target", "space"): _target,
    ("rs.why.not-downriver", "space"): lambda _, __, move: move - SELL,
    ("rs.why.wrong-territory", "territory"): lambda state, _, __: int(track.coat(state)),
    ("rs.why.other-coal", "coal"): _returning,
    ("rs.why.lock-stands", "obstacle"): lambda _, __, move: move - BUILD_LOCK,
    ("rs.why.black-used", "marker"): _black,
    ("rs.why.thalers", "needed"): _price,
    ("rs.why.thalers", "have"): _cash,
    ("rs.why.one-a-city", "city"): _city,
    ("rs.why.city-full", "city"): _city,
    ("rs.why.depot-full", "territory"): lambda _, __, move: move - BUILD_DEPOT,
    ("rs.why.column-full", "column"): _column,
    ("rs.why.one-a-column", "column"): _column,
    ("rs.why.port-most", "warehouses"): lambda state, _, __: int(state.kit.port_most),
    ("rs.why.none-to-shift", "column"): lambda _, __, move: int(shift_from(move - SHIFT)),
}
"""How each argument of a reason is found."""
