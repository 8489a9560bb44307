"""Phase 3, the start space: bring a die, improve one, and move the barge there."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    CHOSEN,
    HAULING_TRANSPORT,
    PIPS,
    POS,
    SEAT_SIZE,
    TRACKED,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    BARGE_THERE,
    COLUMN_EMPTY,
    LEAVES_NO_START,
    NEEDS_HAULING,
    NO_DIE_THERE,
    NO_WHITE_COAL,
    NOT_UPRIVER,
    PILOT_ONLY,
    STORAGE_TAKEN,
)
from coalface.games.ruhrschifffahrt.rules.option import bring_spots, hauls, may_carry, pilots
from coalface.games.ruhrschifffahrt.rules.track import leave_arrow_box


def can_bring(state: Pieces, seat: i64, storage: i64) -> i64:
    """May the die of an arrow box be set on this storage? (RS-40, RS-44, RS-45, RS-46)"""
    why = can_receive(state, storage)
    if why != ALLOWED:
        return why
    option = state.own[seat * SEAT_SIZE + CHOSEN]
    return ALLOWED if bring_spots(state, seat, option) & (1 << storage) else LEAVES_NO_START


def can_receive(state: Pieces, storage: i64) -> i64:
    """Is this storage empty, and does a die of its coal wait in an arrow box? (RS-44)"""
    if state.board[PIPS + storage] > 0:
        return STORAGE_TAKEN
    waiting = state.board[TRACKED + state.kit.storage_coal[storage]]
    return ALLOWED if waiting > 0 else COLUMN_EMPTY


def bring(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """Set the die of an arrow box on a storage. (RS-44)"""
    state.answered()
    fetch(state, seat, storage, log)


def fetch(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """A die comes from its arrow box, pips unchanged; the column closes up. (RS-44, RS-52)"""
    pips = leave_arrow_box(state, state.kit.storage_coal[storage])
    state.set_die(storage, pips)
    if log is not None:
        log.append(Event("rs.die.brought", seat, (storage, pips)))


def can_improve(state: Pieces, storage: i64) -> i64:
    """Is there a die on this storage? Whoever's barge stands there. (RS-48, RS-87)"""
    return ALLOWED if state.board[PIPS + storage] > 0 else NO_DIE_THERE


def improve(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """Supply: a die on a storage gains two pips, up to six. (RS-48)"""
    state.answered()
    pips = min(state.board[PIPS + storage] + state.kit.supply_pips, state.kit.most_pips)
    state.board[PIPS + storage] = pips
    if log is not None:
        log.append(Event("rs.die.supplied", seat, (storage, pips)))


def can_start(state: Pieces, seat: i64, storage: i64) -> i64:
    """May the barge start from this storage? (RS-35, RS-36, RS-37, RS-39, RS-45, RS-53)"""
    option = state.own[seat * SEAT_SIZE + CHOSEN]
    bit: i64 = 1 << storage
    if option == HAULING_TRANSPORT:
        why = can_receive(state, storage)
        if why != ALLOWED:
            return why
    elif state.board[PIPS + storage] == 0:
        return NO_DIE_THERE
    elif state.barge_mask() & bit:
        return BARGE_THERE
    if may_carry(state, seat) & bit == 0:
        return NO_WHITE_COAL
    if state.kit.pilot_only & bit and not pilots(option):
        return PILOT_ONLY
    position = state.own[seat * SEAT_SIZE + POS]
    if hauls(option):
        return ALLOWED if state.kit.upriver[position] & bit else NOT_UPRIVER
    return ALLOWED if state.kit.downriver[position] & bit else NEEDS_HAULING


def start(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """Move the barge to its start space; hauling and transport also sets the die there.

    (RS-33, RS-49, RS-52)
    """
    state.answered()
    at = seat * SEAT_SIZE
    if state.own[at + CHOSEN] == HAULING_TRANSPORT:
        fetch(state, seat, storage, log)
    state.own[at + POS] = state.kit.storage_pos[storage]
    state.own[at + ARRIVAL] = 0
    if log is not None:
        log.append(Event("rs.barge.started", seat, (storage,)))
