"""Phase 6, locks: building one, two for the price of one, and locks that all must build."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_SECOND,
    BAG,
    CASH,
    DEAR_LOCKS,
    EARNED,
    LOCK_BOX,
    LOCK_MARKER,
    LOCK_VP,
    LOCKS,
    LOCKS_ALLOWED,
    LOCKS_LEFT,
    POOL,
    SEAT_SIZE,
    USED,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    BLACK_USED,
    LOCK_STANDS,
    NEEDS_BLACK,
    NO_LOCKS_YET,
    TOO_FEW_THALERS,
)
from coalface.games.ruhrschifffahrt.rules.debt import pay_owed
from coalface.games.ruhrschifffahrt.rules.points import gain


def lock_cost(state: Pieces) -> i64:
    """The price of a lock in this turn. (RS-18, RS-95)"""
    dear = state.turn() >= state.kit.turn_of[DEAR_LOCKS]
    return state.kit.dear_lock_cost if dear else state.kit.lock_cost


def can_use_black(state: Pieces, seat: i64, marker: i64) -> i64:
    """Has a seat this black marker, not used in this turn? (RS-94, RS-127)"""
    if state.own[seat * SEAT_SIZE + EARNED] & (1 << marker) == 0:
        return NEEDS_BLACK
    return BLACK_USED if state.own[seat * SEAT_SIZE + USED] & (1 << marker) else ALLOWED


def is_obstacle(state: Pieces, obstacle: i64) -> i64:
    """Does a marker still lie there? Any stretch of the river will do. (RS-95)"""
    return ALLOWED if state.board[LOCKS_LEFT] & (1 << obstacle) else LOCK_STANDS


def can_build_any_lock(state: Pieces, seat: i64) -> i64:
    """May a seat build a lock, wherever? No loans for it. (RS-15, RS-63, RS-95, RS-127)"""
    if state.turn() < state.kit.turn_of[LOCKS_ALLOWED]:
        return NO_LOCKS_YET
    why = can_use_black(state, seat, LOCK_MARKER)
    if why != ALLOWED:
        return why
    if state.own[seat * SEAT_SIZE + CASH] < lock_cost(state):
        return TOO_FEW_THALERS
    return ALLOWED


def can_build_lock(state: Pieces, seat: i64, obstacle: i64) -> i64:
    """May a seat build this lock of its own will? (RS-95)"""
    why = is_obstacle(state, obstacle)
    return can_build_any_lock(state, seat) if why == ALLOWED else why


def build_lock(state: Pieces, seat: i64, obstacle: i64, log: list[Event] | None) -> None:
    """Pay for a lock and build it; perhaps a second one is free. (RS-94, RS-95, RS-127)"""
    cost = lock_cost(state)
    state.own[seat * SEAT_SIZE + CASH] -= cost
    raise_lock(state, seat, obstacle, cost, log)
    offer_second(state, seat)


def build_forced(state: Pieces, seat: i64, obstacle: i64, log: list[Event] | None) -> None:
    """A lock that must be built, with or without the marker, on credit if need be. (RS-103)"""
    state.answered()
    cost = lock_cost(state)
    pay_owed(state, seat, cost, log)
    raise_lock(state, seat, obstacle, cost, log)
    offer_second(state, seat)


def build_second(state: Pieces, seat: i64, obstacle: i64, log: list[Event] | None) -> None:
    """The second lock for the price of one. (RS-121, RS-124)"""
    state.answered()
    raise_lock(state, seat, obstacle, 0, log)


def raise_lock(state: Pieces, seat: i64, obstacle: i64, cost: i64, log: list[Event] | None) -> None:
    """The marker goes into the bag unseen, and the lock scores: more in the Mark. (RS-95, RS-96)"""
    at = seat * SEAT_SIZE
    state.board[LOCKS_LEFT] -= 1 << obstacle
    state.board[BAG] += 1
    state.own[at + USED] |= 1 << LOCK_MARKER
    state.own[at + LOCKS] += 1
    points = state.kit.lock_vp[obstacle]
    gain(state, seat, LOCK_VP, points)
    if log is not None:
        log.append(Event("rs.lock.built", seat, (obstacle, cost, points)))
    if state.own[at + LOCKS] == 1:
        open_lock_box(state, seat, log)


def open_lock_box(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """With the first lock the two warehouses of the lock box come to the pool. (RS-96)"""
    at = seat * SEAT_SIZE
    houses = state.own[at + LOCK_BOX]
    state.own[at + LOCK_BOX] = 0
    state.own[at + POOL] += houses
    if log is not None:
        log.append(Event("rs.warehouse.received", seat, (houses,)))


def offer_second(state: Pieces, seat: i64) -> None:
    """Ask for a second lock where it comes for the price of one, and one is left.

    (RS-121, RS-124)
    """
    seats, turn = state.seats, state.turn()
    by_turn = state.kit.bonus_from[seats] <= turn <= state.kit.bonus_to[seats]
    first = state.own[seat * SEAT_SIZE + LOCKS] == 1
    by_first = state.kit.bonus_first[seats] != 0 and first
    if (by_turn or by_first) and state.board[LOCKS_LEFT] != 0:
        state.ask(ASK_SECOND, seat, 0, 0)


def decline_second(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Leave it at one lock. (RS-121, RS-124)"""
    state.answered()
    if log is not None:
        log.append(Event("rs.lock.one", seat))
