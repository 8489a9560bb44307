"""Why a move of Ruhrschifffahrt is refused. Rules name a reason by its number in `why`."""

from typing import Final

from coalface.core import counts
from coalface.core.catalogue import Move
from coalface.core.messages import LIST
from coalface.core.reasons import Reasons, Refused, axis, number, reason, spelled
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import lock, option, sale, track, warehouse

BLACK: Final = {
    "lock": ids.LOCK_MARKER,
    "depot": ids.DEPOT_MARKER,
    "port": ids.PORT_MARKER,
    "port-cheap": ids.PORT_MARKER,
}
WHITE: Final = {
    "hauling-action": ids.HAULING_ACTION,
    "coal-hauler": ids.COAL_HAULER,
    "inn": ids.INN,
    "city-cheap": ids.WAREHOUSE,
    "port-cheap": ids.WAREHOUSE,
}
"""The progress marker that a kind of move needs, where all moves of the kind need the same."""


def _storage(refused: Refused) -> int:
    names: list[str] = refused.state.components.storage_names
    return names.index(refused.move.storage)


def _coal(refused: Refused) -> int:
    """The coal of the storage or the box that a move names."""
    if refused.move.kind == "remove-box":
        return names.COAL_NAMES.index(refused.move.coal)
    return int(refused.state.components.storage_coal[_storage(refused)])


def _option(refused: Refused) -> int:
    return names.OPTION_NAMES.index(refused.move.option)


def _city(refused: Refused) -> int:
    return names.CITY_NAMES.index(refused.move.city)


def _black(refused: Refused) -> int:
    """The black marker that a move needs."""
    move: Move = refused.move
    if move.kind == "option":
        return int(ids.WAGE_MARKER if _option(refused) == ids.WAGE else ids.SUPPLY_MARKER)
    if move.kind.startswith("city"):
        return int(warehouse.city_marker(refused.state, _city(refused)))
    return int(BLACK[move.kind])


def _needs(refused: Refused) -> str:
    """The sales that earn the black marker that a move needs, by area."""
    needs = refused.state.components.black_needs[_black(refused)]
    areas = ((name, counts.count(needs, area)) for area, name in enumerate(names.AREA_NAMES))
    return " ".join(f"{name}:{count}" for name, count in areas if count)


def _missing(refused: Refused) -> str:
    """The sales that a player still lacks for the marker that opens white coal, by area."""
    needs = refused.state.components.black_needs[ids.MARK_MARKER]
    have = refused.player.tokens
    areas = (
        (name, counts.count(needs, area), counts.count(have, area))
        for area, name in enumerate(names.AREA_NAMES)
    )
    return " ".join(f"{name}:{need - held}" for name, need, held in areas if need > held)


def _price(refused: Refused) -> int:
    """What a purchase would cost."""
    state, kind = refused.state, refused.move.kind
    match kind:
        case "repay":
            return int(state.components.repay)
        case "shift":
            return int(state.components.shift_cost)
        case "city-cheap" | "port-cheap":
            return int(state.components.marker_price)
        case "port":
            return int(warehouse.port_price(state))
        case "depot":
            depot = names.TERRITORY_NAMES.index(refused.move.territory)
            return int(warehouse.depot_price(state, depot))
        case "city":
            return int(warehouse.city_price(state, _city(refused)))
    return int(lock.lock_cost(state))


def _column(refused: Refused) -> int:
    """The column that a warehouse would go to."""
    is_shift = refused.move.kind == "shift"
    return names.COLUMN_NAMES.index(refused.move.to if is_shift else refused.move.column)


STORAGE = number(_storage, "storage")
COAL = number(_coal, "coal")
OPTION = number(_option, "option")
CITY = number(_city, "city")
COLUMN = number(_column, "column")
MARKER = number(_black, "black")
NEEDS = spelled(_needs, "need" + LIST)
THALERS = number(lambda refused: refused.player.thaler)
FEE = number(lambda refused: option.fee(refused.state, _option(refused)))

REASONS = Reasons(
    "RS-11",
    "RS-10",
    reason(
        "NO_SUCH_SEAT",
        "RS-14",
        "rs.why.no-such-seat",
        players=number(lambda refused: refused.state.seats),
    ),
    reason("NO_SUCH_MARKER", "RS-27", "rs.why.no-such-marker"),
    reason("NO_SUCH_COUNTRY", "RS-24", "rs.why.no-such-country"),
    reason("NO_THALER", "RS-16", "rs.why.no-thaler"),
    reason("NO_POINT", "RS-16", "rs.why.no-point"),
    reason("NO_DIE_THERE", "RS-35", "rs.why.no-die"),
    reason("COAL_NOT_ASKED", "RS-23", "rs.why.coal-not-asked", coal=COAL),
    reason("NEEDS_BLACK", "RS-127", "rs.why.needs-black", marker=MARKER, needs=NEEDS),
    reason("WAGE_TAKEN", "RS-41", "rs.why.wage-taken"),
    reason("NOT_LAST_TURN", "RS-26", "rs.why.last-turn", option=OPTION),
    reason("PILOT_CLOSED", "RS-54", "rs.why.pilot-banned"),
    reason("TRACK_EMPTY", "RS-46", "rs.why.track-empty"),
    reason("NOT_FIRST_TURN", "RS-53", "rs.why.first-turn"),
    reason("MUST_HAUL", "RS-38", "rs.why.must-haul"),
    reason("NO_START", "RS-40", "rs.why.no-start", option=OPTION),
    reason("TOO_DEAR", "RS-64", "rs.why.too-dear", needed=FEE, have=THALERS),
    reason("NOT_CHEAPEST", "RS-66", "rs.why.not-cheapest", needed=FEE),
    reason(
        "NEEDS_WHITE",
        "RS-128",
        "rs.why.needs-white",
        marker=number(lambda refused: WHITE[refused.move.kind], "white"),
    ),
    reason("STORAGE_TAKEN", "RS-44", "rs.why.storage-taken", storage=STORAGE),
    reason("COLUMN_EMPTY", "RS-46", "rs.why.column-empty", coal=COAL),
    reason("LEAVES_NO_START", "RS-40", "rs.why.leaves-no-start", storage=STORAGE),
    reason("BARGE_THERE", "RS-35", "rs.why.barge-there", storage=STORAGE),
    reason(
        "NO_WHITE_COAL",
        "RS-36",
        "rs.why.no-white-coal",
        marker=number(lambda _: ids.MARK_MARKER, "black"),
        needs=spelled(_missing, "need" + LIST),
    ),
    reason("PILOT_ONLY", "RS-39", "rs.why.pilot-only", storage=STORAGE),
    reason("NEEDS_HAULING", "RS-37", "rs.why.needs-hauling", storage=STORAGE),
    reason("NOT_UPRIVER", "RS-53", "rs.why.not-upriver", storage=STORAGE),
    reason(
        "NOT_THE_TARGET",
        "RS-69",
        "rs.why.not-the-target",
        space=number(lambda refused: sale.target(refused.state, refused.player), "space"),
    ),
    reason(
        "NOT_DOWNRIVER",
        "RS-70",
        "rs.why.not-downriver",
        space=number(
            lambda refused: refused.state.components.space_names.index(refused.move.space), "space"
        ),
    ),
    reason(
        "WRONG_TERRITORY",
        "RS-58",
        "rs.why.wrong-territory",
        territory=number(lambda refused: track.coat(refused.state), "territory"),
    ),
    reason(
        "OTHER_COAL",
        "RS-59",
        "rs.why.other-coal",
        coal=number(lambda refused: pending.coal(refused.state), "coal"),
    ),
    reason(
        "LOCK_STANDS",
        "RS-95",
        "rs.why.lock-stands",
        obstacle=number(
            lambda refused: refused.state.components.obstacle_names.index(refused.move.obstacle),
            "obstacle",
        ),
    ),
    reason("NO_LOCKS_YET", "RS-15", "rs.why.no-locks-yet"),
    reason("BLACK_USED", "RS-127", "rs.why.black-used", marker=MARKER),
    reason("TOO_FEW_THALERS", "RS-94", "rs.why.thalers", needed=number(_price), have=THALERS),
    reason("NO_WAREHOUSE", "RS-102", "rs.why.no-warehouse"),
    reason("ONE_A_CITY", "RS-97", "rs.why.one-a-city", city=CITY),
    reason("CITY_FULL", "RS-97", "rs.why.city-full", city=CITY),
    reason("ONLY_BY_WHITE", "RS-90", "rs.why.only-by-white"),
    reason("DEPOT_FULL", "RS-98", "rs.why.depot-full", territory=axis("territory")),
    reason("COLUMN_FULL", "RS-99", "rs.why.column-full", column=COLUMN),
    reason("ONE_A_COLUMN", "RS-99", "rs.why.one-a-column", column=COLUMN),
    reason(
        "PORT_MOST",
        "RS-99",
        "rs.why.port-most",
        warehouses=number(lambda refused: refused.state.components.port_most),
    ),
    reason("NONE_TO_SHIFT", "RS-100", "rs.why.none-to-shift", column=axis("column")),
    reason("NO_DEBT", "RS-67", "rs.why.no-debt"),
    reason("FORCED_FIRST", "RS-103", "rs.why.forced-first"),
)
