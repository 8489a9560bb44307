"""Area 5: utilities are bought, by the strongest foreman first, and installed."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_INSTALL,
    ASK_STORE,
    ASK_TAKE,
    CELLS,
    COUNT_BITS,
    CUBE_SHIFT,
    FLAGS,
    GAUGE,
    MARKET,
    MOST_CUBES,
    OFFERED,
    SEAT_SIZE,
    STORED,
    TANDEM,
    TYPES,
    UTILITIES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import (
    HAS_THAT_CUBE,
    NO_TILE_THERE,
    NOT_CONNECTED,
    NOT_IN_MARKET,
    NOTHING_STORED,
    OVER_LIMIT,
    TOO_DEAR,
    WRONG_TYPE,
)
from coalface.games.coal_country.rules import economy, foremen, geometry


def order_of(state: Pieces, seat: i64) -> i64:
    """The influence that a seat's next purchase is made with; -1 if there is none. (CC-56)"""
    strongest = foremen.token_at(state, seat, MARKET)
    if strongest != 0:
        return economy.trade_influence(state, seat, strongest - 1)
    higher = foremen.token_at(state, seat, TANDEM)
    if higher == 0:
        return -1
    lower = foremen.second_at(state, seat, TANDEM)
    return economy.trade_influence(state, seat, higher - 1) + economy.trade_influence(
        state, seat, lower - 1
    )


def next_buyer(state: Pieces) -> bool:
    """Ask the strongest buyer left; a tandem counts with its sum. (CC-56, CC-57)"""
    best: i64 = -1
    strongest: i64 = -1
    for seat in range(state.seats):
        found = order_of(state, seat)
        if found < 0:
            continue
        if found > strongest or (found == strongest and economy.before(state, seat, best)):
            best = seat
            strongest = found
    if best < 0:
        return False
    space: i64 = MARKET if foremen.token_at(state, best, MARKET) != 0 else TANDEM
    higher = foremen.bring_home(state, best, space)
    printed = higher
    if space == TANDEM:
        printed += foremen.bring_home(state, best, TANDEM)
    limit = economy.trade_influence(state, best, higher)
    owed = economy.penalty_of(state, strongest, printed)
    state.ask(ASK_TAKE, best, min(limit, MOST_CUBES), owed, 0)
    return True


def cube_fees(state: Pieces) -> i64:
    """The price of one cube in fees. (CC-58, CC-86)"""
    return state.kit.utility_fees + state.board[GAUGE]


def market_is_empty(state: Pieces) -> bool:
    """Are no utilities left on the market? (CC-61)"""
    cubes: i64 = 0
    for type in range(TYPES):
        cubes += state.board[OFFERED + type]
    return cubes == 0


def ask_buyer(state: Pieces, log: list[Event] | None) -> bool:
    """Is there a choice? If not, the penalty is due, but not on an empty market. (CC-61)"""
    seat = state.asked_seat()
    empty = market_is_empty(state)
    if not empty and state.asked_a() > 0 and economy.can_pay(state, seat, cube_fees(state)):
        return True
    fees = 0 if empty else state.asked_b()
    state.answered()
    if log is not None:
        log.append(Event("cc.bought.none", seat))
    economy.penalise(state, seat, fees, log)
    return False


def can_take(state: Pieces, seat: i64, basket: i64) -> i64:
    """May the buyer take these cubes? (CC-17, CC-57)"""
    cubes: i64 = 0
    for type in range(TYPES):
        wanted = state.kit.basket[basket * TYPES + type]
        if wanted > state.board[OFFERED + type]:
            return NOT_IN_MARKET
        cubes += wanted
    if cubes > state.asked_a():
        return OVER_LIMIT
    return ALLOWED if economy.can_pay(state, seat, cubes * cube_fees(state)) else TOO_DEAR


def take(state: Pieces, seat: i64, basket: i64, log: list[Event] | None) -> None:
    """Buy cubes into storage; one of each type may be installed at once. (CC-57, CC-59, CC-61)"""
    fees = state.asked_b()
    state.answered()
    cubes: i64 = 0
    types: i64 = 0
    for type in range(TYPES):
        wanted = state.kit.basket[basket * TYPES + type]
        if wanted == 0:
            continue
        cubes += wanted
        types |= 1 << type
        state.board[OFFERED + type] -= wanted
        state.own[seat * SEAT_SIZE + STORED + type] += wanted
    if cubes == 0:
        if log is not None:
            log.append(Event("cc.bought.none", seat))
        economy.penalise(state, seat, fees, log)
        return
    dollars = economy.pay(state, seat, cubes * cube_fees(state), UTILITIES)
    if log is not None:
        bought: i64 = 0
        for type in range(TYPES):
            bought += state.kit.basket[basket * TYPES + type] << (type * COUNT_BITS)
        log.append(Event("cc.bought", seat, (bought, dollars)))
    if state.kit.install_once:
        types &= ~state.own[seat * SEAT_SIZE + FLAGS]
    state.ask(ASK_INSTALL, seat, types, 0, 0)


# Cubes on tiles


def first_type(types: i64) -> i64:
    """The first type of a mask."""
    type: i64 = 0
    while (types >> type) & 1 == 0:
        type += 1
    return type


def can_hold(state: Pieces, seat: i64, type: i64, cell: i64) -> i64:
    """Does a connected tile lie here that lacks this type? (CC-59, CC-60, CC-71)"""
    there = state.mine[seat * CELLS + cell]
    if not geometry.has_tile(there):
        return NO_TILE_THERE
    if not geometry.is_connected(there):
        return NOT_CONNECTED
    return HAS_THAT_CUBE if (geometry.cubes_on(there) >> type) & 1 != 0 else ALLOWED


def has_room(state: Pieces, seat: i64, type: i64) -> bool:
    """Is there any tile to install a cube of this type on? (CC-60)"""
    cell = state.reach() - 1
    while cell >= 0 and can_hold(state, seat, type, cell) != ALLOWED:
        cell -= 1
    return cell >= 0


def ask_installer(state: Pieces) -> bool:
    """Is there a tile for the next type that was bought? If not, go on to the next. (CC-59)"""
    seat = state.asked_seat()
    while state.asked_a() != 0:
        type = first_type(state.asked_a())
        if has_room(state, seat, type):
            return True
        state.set_a(state.asked_a() & ~(1 << type))
    state.answered()
    return False


def can_install(state: Pieces, seat: i64, type: i64, cell: i64) -> i64:
    """May a cube of this type go there now? (CC-59, CC-60, CC-71)"""
    if state.kind == ASK_INSTALL and first_type(state.asked_a()) != type:
        return WRONG_TYPE
    if state.own[seat * SEAT_SIZE + STORED + type] == 0:
        return NOTHING_STORED
    return can_hold(state, seat, type, cell)


def install(state: Pieces, seat: i64, type: i64, cell: i64, log: list[Event] | None) -> None:
    """Put a cube on a tile, where it stays. (CC-59, CC-62, CC-71)"""
    state.own[seat * SEAT_SIZE + STORED + type] -= 1
    state.mine[seat * CELLS + cell] |= 1 << (CUBE_SHIFT + type)
    if state.kind == ASK_STORE:
        state.set_a(state.asked_a() - 1)
        state.set_c(1)
    else:
        state.set_a(state.asked_a() & ~(1 << type))
        state.own[seat * SEAT_SIZE + FLAGS] |= 1 << type
    if log is not None:
        log.append(Event("cc.installed", seat, (type, cell)))


def keep_in_storage(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The cube that could be installed stays in storage. (CC-59)"""
    type = first_type(state.asked_a())
    state.set_a(state.asked_a() & ~(1 << type))
    if log is not None:
        log.append(Event("cc.install.declined", seat, (type,)))
