"""Phase 5, progress: markers for the combinations of development tokens."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.ruhrschifffahrt.ids import (
    AREAS,
    BLACK_MARKERS,
    BLANK,
    EARNED,
    HELD,
    MARK_BOX,
    MARK_MARKER,
    ORDER,
    POOL,
    SEAT_SIZE,
    TOKENS,
    WHITE_LEFT,
    WHITE_MARKERS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces


def take_markers(state: Pieces, log: list[Event] | None) -> None:
    """In the new order each seat takes every marker whose combination it has. (RS-82, RS-84)"""
    for place in range(state.seats):
        seat = state.board[ORDER + place]
        take_black(state, seat, log)
        take_white(state, seat, log)


def has_combination(state: Pieces, seat: i64, needs: vec[i64], marker: i64) -> bool:
    """Do the tokens of a seat contain a combination? They stay where they are. (RS-82)"""
    for area in range(AREAS):
        if state.own[seat * SEAT_SIZE + TOKENS + area] < needs[marker * AREAS + area]:
            return False
    return True


def take_black(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Every seat has its own black markers. (RS-83, RS-86)"""
    at = seat * SEAT_SIZE
    for marker in range(BLACK_MARKERS):
        bit: i64 = 1 << marker
        if state.own[at + EARNED] & bit:
            continue
        if not has_combination(state, seat, state.kit.black_needs, marker):
            continue
        state.own[at + EARNED] |= bit
        if log is not None:
            log.append(Event("rs.black.earned", seat, (marker,)))
        if marker == MARK_MARKER:
            open_mark_box(state, seat, log)


def open_mark_box(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """With Grafschaft Mark the two warehouses of its box come to the pool. (RS-85)"""
    at = seat * SEAT_SIZE
    houses = state.own[at + MARK_BOX]
    state.own[at + MARK_BOX] = 0
    state.own[at + POOL] += houses
    if log is not None:
        log.append(Event("rs.warehouse.received", seat, (houses,)))


def take_white(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """White markers are few: one of a kind a seat, and a blank for who comes too late.

    (RS-83, RS-84)
    """
    at = seat * SEAT_SIZE
    for marker in range(WHITE_MARKERS):
        bit: i64 = 1 << marker
        if (state.own[at + HELD] | state.own[at + BLANK]) & bit:
            continue
        if not has_combination(state, seat, state.kit.white_needs, marker):
            continue
        if state.board[WHITE_LEFT + marker] > 0:
            state.board[WHITE_LEFT + marker] -= 1
            state.own[at + HELD] |= bit
            if log is not None:
                log.append(Event("rs.white.earned", seat, (marker,)))
        else:
            state.own[at + BLANK] |= bit
            if log is not None:
                log.append(Event("rs.white.blank", seat, (marker,)))
