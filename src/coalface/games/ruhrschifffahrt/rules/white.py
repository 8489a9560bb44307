"""White markers that work in the middle of a step: the coal hauler and the inn."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_INN,
    CASH,
    COAL_HAULER,
    HELD,
    INN,
    INN_VP,
    PIPS,
    SEAT_SIZE,
    SPENT,
    THALER,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import NEEDS_WHITE
from coalface.games.ruhrschifffahrt.rules.points import gain
from coalface.games.ruhrschifffahrt.rules.start import can_improve


def has_white(state: Pieces, seat: i64, marker: i64) -> bool:
    """Does a seat hold this white marker, not used yet? (RS-128)"""
    at = seat * SEAT_SIZE
    return (state.own[at + HELD] & ~state.own[at + SPENT]) & (1 << marker) != 0


def can_haul(state: Pieces, seat: i64, storage: i64) -> i64:
    """May the coal hauler improve the die of this storage? (RS-87, RS-128)"""
    if not has_white(state, seat, COAL_HAULER):
        return NEEDS_WHITE
    return can_improve(state, storage)


def haul(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """The coal hauler: a die on a storage gains three pips, up to six. (RS-87, RS-128)"""
    state.own[seat * SEAT_SIZE + SPENT] |= 1 << COAL_HAULER
    pips = min(state.board[PIPS + storage] + state.kit.hauler_pips, state.kit.most_pips)
    state.board[PIPS + storage] = pips
    if log is not None:
        log.append(Event("rs.die.hauled", seat, (storage, pips)))


def can_stay(state: Pieces, seat: i64) -> i64:
    """May the inn be used? (RS-89, RS-128)"""
    return ALLOWED if has_white(state, seat, INN) else NEEDS_WHITE


def stay(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """The inn: three Thalers or two points, debt or not. (RS-89, RS-128)"""
    if state.asked() == ASK_INN:
        state.answered()
    state.own[seat * SEAT_SIZE + SPENT] |= 1 << INN
    if what == THALER:
        state.own[seat * SEAT_SIZE + CASH] += state.kit.inn_thaler
    else:
        gain(state, seat, INN_VP, state.kit.inn_vp)
    if log is not None:
        if what == THALER:
            log.append(Event("rs.inn.thaler", seat, (state.kit.inn_thaler,)))
        else:
            log.append(Event("rs.inn.vp", seat, (state.kit.inn_vp,)))
