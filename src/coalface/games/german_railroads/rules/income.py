"""Income markers: taking one, and using each once a round."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    INCOME_DUE,
    INCOME_LEFT,
    INCOME_OWN,
    INCOME_USED,
    OFFERED,
    SEAT_SIZE,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import INCOME_SPENT, NO_INCOME, NOT_PENDING
from coalface.games.german_railroads.rules.effects import gain


def can_take_income(state: Pieces, kind: i64) -> i64:
    """Is an income marker due, and one of this kind left? (GR-18)"""
    if state.waiting(INCOME_DUE) == 0:
        return NOT_PENDING
    return ALLOWED if state.board[INCOME_LEFT + kind] > 0 else NO_INCOME


def take_income(state: Pieces, seat: i64, kind: i64, log: list[Event] | None) -> None:
    """Take an income marker, face up. (GR-18, GR-19)"""
    state.pay(INCOME_DUE)
    state.board[INCOME_LEFT + kind] -= 1
    state.own[seat * SEAT_SIZE + INCOME_OWN + kind] += 1
    if log is not None:
        log.append(Event("gr.income.taken", seat, (kind,)))


def can_use_income(state: Pieces, seat: i64, kind: i64) -> i64:
    """Is an own marker of this kind face up? (GR-19, GR-20, GR-21)"""
    if state.asked_b() == 0:
        return INCOME_SPENT
    at = seat * SEAT_SIZE
    owned, used = state.own[at + INCOME_OWN + kind], state.own[at + INCOME_USED + kind]
    if owned == 0:
        return NO_INCOME
    return ALLOWED if used < owned else INCOME_SPENT


def use_income(state: Pieces, seat: i64, kind: i64, log: list[Event] | None) -> None:
    """Turn an income marker face down and gain what it shows. (GR-19, GR-20)"""
    state.own[seat * SEAT_SIZE + INCOME_USED + kind] += 1
    if log is not None:
        log.append(Event("gr.income.used", seat, (kind,)))
    gain(state, seat, state.kit.income_row[kind], OFFERED, log)
