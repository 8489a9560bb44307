"""Rounds: who is next, clean-up, the engineers move on, the next round."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    ASIDE,
    BG_BLACK,
    BG_COINS,
    BG_WORKERS,
    BLACK_HOME,
    BOILER_USED,
    EMIL_DECK,
    EMIL_PASSED,
    EMIL_TOTAL,
    EMIL_WORKERS,
    ENGINEER_AT,
    ENGINEERS,
    FOUNDRIES_USED,
    GONE,
    HIRED,
    INCOME_USED,
    INCOMES,
    LAST,
    ON_BLACK,
    ON_COINS,
    ON_WORKERS,
    ORDER_AT,
    OWNER,
    PASSED,
    PHASE,
    PLAYING,
    ROUND,
    SEAT_SIZE,
    SPACES,
    STRIP,
    TEMP_OWNER,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces


def next_player(state: Pieces) -> i64:
    """The next seat in the order that has not passed, or -1. (RR-10)"""
    for step in range(1, state.seats + 1):
        place = (state.board[LAST] + step) % state.seats
        seat = state.board[ORDER_AT + place]
        if state.board[PASSED] & (1 << seat) == 0:
            return seat
    return -1


def coins_on_spaces(state: Pieces) -> i64:
    """How many coins stand on all spaces. (RR-14)"""
    total: i64 = 0
    for space in range(SPACES):
        total += state.board[ON_COINS + space]
    for seat in range(state.seats):
        total += state.own[seat * SEAT_SIZE + BG_COINS]
    return total


def clean_up(state: Pieces, log: list[Event] | None) -> None:
    """Workers go home, coins and coal on spaces to the supply, income markers face up.

    (RR-14, RR-49, RR-63, RR-82, GR-22, GC-11, GS-16)
    """
    board = state.board
    if log is not None:
        log.append(Event("gr.round.cleared", -1, (coins_on_spaces(state),)))
    for space in range(SPACES):
        board[OWNER + space] = 0
        board[ON_WORKERS + space] = 0
        board[ON_COINS + space] = 0
        board[ON_BLACK + space] = 0
    board[TEMP_OWNER] = 0
    board[BOILER_USED] = 0
    board[FOUNDRIES_USED] = 0
    board[EMIL_WORKERS] = board[EMIL_TOTAL]
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        state.own[at + WORKERS] = own_workers(state, seat)
        if state.own[at + BLACK_HOME] > 0:
            state.own[at + BLACK_HOME] = 1
        for part in (BG_WORKERS, BG_COINS, BG_BLACK):
            state.own[at + part] = 0
        for kind in range(INCOMES):
            state.own[at + INCOME_USED + kind] = 0


def own_workers(state: Pieces, seat: i64) -> i64:
    """How many workers of its colour a seat has in play. (RR-7, RR-66)"""
    joined = state.kit.extra_workers - state.own[seat * SEAT_SIZE + ASIDE]
    return state.kit.workers[state.seats] + joined


def move_engineers(state: Pieces, log: list[Event] | None) -> None:
    """An engineer nobody hired leaves, the others move one space on. (RR-83)"""
    moved: i64 = 0
    for engineer in range(ENGINEERS):
        place = state.board[ENGINEER_AT + engineer]
        if place == STRIP:
            state.board[ENGINEER_AT + engineer] = GONE
            if log is not None:
                log.append(Event("gr.engineer.left", -1, (engineer,)))
        elif STRIP < place < HIRED:
            state.board[ENGINEER_AT + engineer] = place - 1
            moved += 1
    if log is not None and moved > 0:
        log.append(Event("gr.engineers.moved", -1, (moved,)))


def begin_round(state: Pieces, log: list[Event] | None) -> None:
    """The next round: all are in again, Emil's cards are shuffled. (RR-77, GS-3, GS-4)"""
    state.board[ROUND] += 1
    state.board[PHASE] = PLAYING
    state.board[PASSED] = 0
    state.board[LAST] = state.seats - 1
    if state.seats == 1:
        state.board[EMIL_DECK] = state.kit.all_emil
        state.board[EMIL_WORKERS] = state.board[EMIL_TOTAL]
        state.board[EMIL_PASSED] = 0
    if log is not None:
        log.append(Event("gr.round.began", -1, (state.board[ROUND],)))
        if state.board[ROUND] == state.kit.rounds[state.seats]:
            alone: i64 = 1 if state.seats == 1 else 0
            log.append(Event("gr.round.last", -1, (alone,)))
        if state.seats == 1:
            log.append(Event("gr.emil.shuffled", -1, (state.board[EMIL_WORKERS],)))
