"""Phase 6, locks: building one, two for the price of one, and locks that all must build."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import debt, points
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def lock_cost(state: RuhrState) -> i64:
    """The price of a lock in this turn. (RS-18, RS-95)"""
    dear = state.turn >= state.components.turn_of[ids.DEAR_LOCKS]
    return state.components.dear_lock_cost if dear else state.components.lock_cost


def can_use_black(player: Player, marker: i64) -> i64:
    """Has a seat this black marker, not used in this turn? (RS-94, RS-127)"""
    if not masks.has(player.earned, marker):
        return why.NEEDS_BLACK
    return why.BLACK_USED if masks.has(player.used, marker) else ALLOWED


def is_obstacle(state: RuhrState, obstacle: i64) -> i64:
    """Does a marker still lie there? Any stretch of the river will do. (RS-95)"""
    return ALLOWED if masks.has(state.obstacles, obstacle) else why.LOCK_STANDS


def none_is_owed(state: RuhrState) -> i64:
    """Has the seat built the lock that everyone must build? That comes first. (RS-103)"""
    return why.FORCED_FIRST if state.pending_kind == pending.FORCED_LOCK else ALLOWED


def can_build_any_lock(state: RuhrState, player: Player) -> i64:
    """May a seat build a lock, wherever? No loans for it. (RS-15, RS-63, RS-95, RS-127)"""
    if state.turn < state.components.turn_of[ids.LOCKS_ALLOWED]:
        return why.NO_LOCKS_YET
    reason = can_use_black(player, ids.LOCK_MARKER)
    if reason != ALLOWED:
        return reason
    return ALLOWED if player.thaler >= lock_cost(state) else why.TOO_FEW_THALERS


def can_build_lock(state: RuhrState, player: Player, obstacle: i64) -> i64:
    """May a seat build this lock, of its own will or because it must? (RS-95, RS-103)"""
    reason = is_obstacle(state, obstacle)
    if reason != ALLOWED or state.pending_kind != pending.BUY:
        return reason
    return can_build_any_lock(state, player)


def build_lock(state: RuhrState, player: Player, obstacle: i64, log: list[Event] | None) -> None:
    """Pay for a lock and build it; perhaps a second one is free. (RS-94, RS-95, RS-127)"""
    cost = lock_cost(state)
    player.thaler -= cost
    raise_lock(state, player, obstacle, cost, log)
    offer_second(state, player)


def build_forced(state: RuhrState, player: Player, obstacle: i64, log: list[Event] | None) -> None:
    """A lock that must be built, with or without the marker, on credit if need be. (RS-103)"""
    state.pop_decision()
    cost = lock_cost(state)
    debt.pay_owed(state, player, cost, log)
    raise_lock(state, player, obstacle, cost, log)
    offer_second(state, player)


def build_second(state: RuhrState, player: Player, obstacle: i64, log: list[Event] | None) -> None:
    """The second lock for the price of one. (RS-121, RS-124)"""
    state.pop_decision()
    raise_lock(state, player, obstacle, 0, log)


def raise_lock(
    state: RuhrState, player: Player, obstacle: i64, cost: i64, log: list[Event] | None
) -> None:
    """The marker goes into the bag unseen, and the lock scores: more in the Mark. (RS-95, RS-96)"""
    state.obstacles -= masks.bit(obstacle)
    state.bag += 1
    player.used |= masks.bit(ids.LOCK_MARKER)
    player.locks += 1
    won = state.components.lock_vp[obstacle]
    points.gain(player, ids.LOCK_POINTS, won)
    if log is not None:
        log.append(Event("rs.lock.built", player.seat, (obstacle, cost, won)))
    if player.locks == 1:
        open_lock_box(player, log)


def open_lock_box(player: Player, log: list[Event] | None) -> None:
    """With the first lock the two warehouses of the lock box come to the pool. (RS-96)"""
    warehouses = player.lock_box
    player.lock_box = 0
    player.pool += warehouses
    if log is not None:
        log.append(Event("rs.warehouse.received", player.seat, (warehouses,)))


def offer_second(state: RuhrState, player: Player) -> None:
    """Ask for a second lock where it comes for the price of one, and one is left.

    (RS-121, RS-124)
    """
    seats, turn = state.seats, state.turn
    by_turn = state.components.bonus_from[seats] <= turn <= state.components.bonus_to[seats]
    by_first = state.components.bonus_first[seats] != 0 and player.locks == 1
    if (by_turn or by_first) and state.obstacles != 0:
        pending.ask_second_lock(state, player.seat)


def decline_second(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Leave it at one lock. (RS-121, RS-124)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("rs.lock.one", player.seat))
