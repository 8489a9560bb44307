"""Doing an action again: repeated spaces and copied engineers."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BG,
    BG_BLACK,
    BG_BONUS,
    BLACK,
    BLACK_OR_GRAY,
    COPY_DUE,
    FIRST_ENGINEER,
    OF_FOUNDRY,
    OFFERED,
    ON_BLACK,
    OPEN_FOUNDRY,
    OWED,
    POOL,
    REPEATED,
    REUSE2,
    SEAT_SIZE,
    SPACES,
)
from coalface.games.german_railroads.pieces import Pieces, bit
from coalface.games.german_railroads.reasons import (
    CANNOT_COPY,
    CANNOT_REPEAT,
    NOT_COMPLETE,
    NOT_PENDING,
)
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.owed import can_do, copied, repeatable


def gain_action(
    state: Pieces, seat: i64, row: i64, black: bool, side: i64, log: list[Event] | None
) -> None:
    """The action of a space; the black worker adds a black step where it moves black tracks.

    (RR-74)
    """
    kit = state.kit
    gain(state, seat, row, side, log)
    if not black:
        return
    if kit.row_black[row]:
        state.add(OFFERED, BLACK, 1)
    elif kit.row_bg[row]:
        state.add(side, BG, -1)
        state.add(side, BG_BONUS, 1)


def can_again(state: Pieces, seat: i64, space: i64) -> i64:
    """May this space be repeated now? (RR-15, RR-50, GC-19)"""
    if not repeatable(state, seat, space, state.asked_a()):
        return CANNOT_REPEAT
    if state.asked_b() == OWED and not can_do(state, seat, state.kit.space_row[space]):
        return NOT_COMPLETE
    return ALLOWED


def any_again(state: Pieces, seat: i64) -> bool:
    """Is there anything to repeat?"""
    return any(can_again(state, seat, space) == ALLOWED for space in range(SPACES))


def again(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Do the action of a space again, free of charge. (RR-50, GC-19)"""
    side = state.asked_b()
    by_foundry = state.asked_a() == REUSE2 and state.board[OPEN_FOUNDRY] > 0
    before = state.pool[:]
    state.answered()
    state.board[REPEATED] |= bit(space)
    if log is not None:
        log.append(Event("gr.space.repeated", seat, (space,)))
    black = state.board[ON_BLACK + space] > 0
    if space == BLACK_OR_GRAY:
        black = state.own[seat * SEAT_SIZE + BG_BLACK] > 0
    gain_action(state, seat, state.kit.space_row[space], black, side, log)
    if by_foundry:
        for atom in range(POOL):
            state.pool[OF_FOUNDRY + atom] = state.pool[OFFERED + atom] - before[OFFERED + atom]


def decline(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Do without a repeat. (RR-16, RR-50)"""
    state.answered()
    if log is not None:
        log.append(Event("gr.repeat.declined", seat))


def can_copy(state: Pieces, seat: i64, engineer: i64) -> i64:
    """May this engineer be copied now? (RR-15, RR-55)"""
    if state.waiting(COPY_DUE) == 0:
        return NOT_PENDING
    if not copied(state, seat, engineer):
        return CANNOT_COPY
    row = state.kit.space_row[FIRST_ENGINEER + engineer]
    if state.pool[OWED + COPY_DUE] > 0 and not can_do(state, seat, row):
        return NOT_COMPLETE
    return ALLOWED


def copy_engineer(state: Pieces, seat: i64, engineer: i64, log: list[Event] | None) -> None:
    """The action of another engineer, without its cost. (RR-55, GS-19)"""
    side = state.pay(COPY_DUE)
    if log is not None:
        log.append(Event("gr.engineer.copied", seat, (engineer,)))
    gain(state, seat, state.kit.space_row[FIRST_ENGINEER + engineer], side, log)
