"""Debt: warehouses on debt spaces for Thalers, and what happens when even that is not possible."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    CASH,
    DEBT,
    HARDSHIP_VP,
    ON_TURNS,
    POOL,
    SEAT_SIZE,
    TURNS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import NO_DEBT, TOO_FEW_THALERS
from coalface.games.ruhrschifffahrt.rules.points import lose


def free_debt_spaces(state: Pieces, seat: i64) -> i64:
    """Debt spaces that hold no warehouse yet. (RS-62)"""
    return state.kit.debt_spaces - state.own[seat * SEAT_SIZE + DEBT]


def waiting_on_turns(state: Pieces, seat: i64) -> i64:
    """Warehouses of a seat that still lie on the turn track. (RS-65)"""
    mask = state.own[seat * SEAT_SIZE + ON_TURNS]
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def by_pool(state: Pieces, seat: i64) -> i64:
    """Thalers that a seat can raise: its own, and loans on its pool. (RS-62, RS-64)"""
    loans = min(state.own[seat * SEAT_SIZE + POOL], free_debt_spaces(state, seat))
    return state.own[seat * SEAT_SIZE + CASH] + loans * state.kit.loan


def by_turn_track(state: Pieces, seat: i64) -> i64:
    """Thalers that a seat can raise if it gives up warehouses of the turn track too. (RS-65)"""
    houses = state.own[seat * SEAT_SIZE + POOL] + waiting_on_turns(state, seat)
    loans = min(houses, free_debt_spaces(state, seat))
    return state.own[seat * SEAT_SIZE + CASH] + loans * state.kit.loan


def pay_owed(state: Pieces, seat: i64, thalers: i64, log: list[Event] | None) -> None:
    """Pay what must be paid, with as many loans as it takes and no more. (RS-42, RS-62, RS-63)"""
    cash = seat * SEAT_SIZE + CASH
    while state.own[cash] < thalers and free_debt_spaces(state, seat) > 0:
        if state.own[seat * SEAT_SIZE + POOL] > 0:
            borrow_on_pool(state, seat, log)
        elif state.own[seat * SEAT_SIZE + ON_TURNS] != 0:
            borrow_on_turn_track(state, seat, log)
        else:
            break
    if state.own[cash] < thalers:
        waive_rest(state, seat, thalers - state.own[cash], log)
        state.own[cash] = 0
        return
    state.own[cash] -= thalers


def borrow_on_pool(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """A warehouse goes from the pool to a debt space, for two Thalers. (RS-62)"""
    at = seat * SEAT_SIZE
    state.own[at + POOL] -= 1
    state.own[at + DEBT] += 1
    state.own[at + CASH] += state.kit.loan
    if log is not None:
        log.append(Event("rs.loan.taken", seat, (state.kit.loan,)))


def borrow_on_turn_track(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """With an empty pool the next warehouse of the turn track is taken; it costs points. (RS-65)"""
    at = seat * SEAT_SIZE
    turn: i64 = 1
    while turn < TURNS and state.own[at + ON_TURNS] & (1 << turn) == 0:
        turn += 1
    state.own[at + ON_TURNS] -= 1 << turn
    state.own[at + DEBT] += 1
    state.own[at + CASH] += state.kit.loan
    lost = lose(state, seat, HARDSHIP_VP, state.kit.hardship_vp)
    if log is not None:
        log.append(Event("rs.loan.hard", seat, (state.kit.loan, turn, lost)))


def waive_rest(state: Pieces, seat: i64, thalers: i64, log: list[Event] | None) -> None:
    """Who cannot borrow any more pays what there is; the rest is waived for points. (RS-66)"""
    lost = lose(state, seat, HARDSHIP_VP, state.kit.hardship_vp)
    if log is not None:
        log.append(Event("rs.fee.waived", seat, (thalers, lost)))


def can_repay(state: Pieces, seat: i64) -> i64:
    """May a debt be paid back? (RS-67)"""
    if state.own[seat * SEAT_SIZE + DEBT] == 0:
        return NO_DEBT
    return ALLOWED if state.own[seat * SEAT_SIZE + CASH] >= state.kit.repay else TOO_FEW_THALERS


def repay(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Pay a debt back; the warehouse is in the pool again and can be built at once.

    (RS-67, RS-101)
    """
    at = seat * SEAT_SIZE
    state.own[at + CASH] -= state.kit.repay
    state.own[at + DEBT] -= 1
    state.own[at + POOL] += 1
    if log is not None:
        log.append(Event("rs.debt.repaid", seat, (state.kit.repay,)))
