"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, OVER, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_BUY,
    ASK_COUNTRY,
    ASK_FORCED,
    ASK_INN,
    ASK_OPTION,
    ASK_SELL,
    AT,
    CASH,
    CITIES,
    COLUMNS,
    END_PHASE,
    EVENT_PHASE,
    EXPORT_PHASE,
    FORCED,
    INN,
    LOCKS_LEFT,
    MARKER_PHASE,
    OPTION_PHASE,
    ORDER,
    PHASE,
    POOL,
    PROGRESS_PHASE,
    PURCHASE_PHASE,
    SALE_PHASE,
    SEAT_SIZE,
    STEP,
    TERRITORIES,
    WAREHOUSE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    export,
    final_scoring,
    lock,
    order,
    progress,
    white,
)
from coalface.games.ruhrschifffahrt.rules import warehouse as house


def settle(state: Pieces, log: list[Event] | None) -> None:
    """Go on until a frame needs an answer, and note whose. (RS-10)"""
    while True:
        if state.depth > 0:
            if state.kind <= ASK_COUNTRY:
                state.who = CHANCE
                return
            if state.kind != ASK_BUY or can_purchase(state, state.asked_seat()):
                state.who = state.asked_seat()
                return
            state.answered()
        elif state.board[PHASE] == END_PHASE:
            state.who = OVER
            return
        else:
            go_on(state, log)


def go_on(state: Pieces, log: list[Event] | None) -> None:
    """The next thing that happens in this phase, or the next phase. (RS-10)"""
    phase = state.board[PHASE]
    if phase == EVENT_PHASE:
        event.go_on_with_event(state, log)
    elif phase == MARKER_PHASE:
        demand.go_on_with_demand(state)
    elif phase == OPTION_PHASE:
        ask_next_seat(state, ASK_OPTION, SALE_PHASE)
    elif phase == SALE_PHASE:
        ask_next_seat(state, ASK_SELL, PROGRESS_PHASE)
    elif phase == PROGRESS_PHASE:
        progress.take_markers(state, log)
        order.enter_phase(state, PURCHASE_PHASE)
    elif phase == PURCHASE_PHASE:
        go_on_with_purchases(state)
    elif phase == EXPORT_PHASE:
        export.finish_turn(state, log)
    else:
        go_on_with_inns(state, log)


def ask_next_seat(state: Pieces, kind: i64, following: i64) -> None:
    """Ask the next seat in the order of this phase; after the last the next phase begins.

    (RS-11, RS-33, RS-68)
    """
    place = state.board[AT]
    if place == state.seats:
        order.enter_phase(state, following)
        return
    state.board[AT] = place + 1
    state.ask(kind, state.board[ORDER + place], 0, 0)


def go_on_with_purchases(state: Pieces) -> None:
    """Each seat in order builds what it must, then buys what it likes. (RS-31, RS-94, RS-103)"""
    place = state.board[AT]
    if place == state.seats:
        order.enter_phase(state, EXPORT_PHASE)
        return
    seat = state.board[ORDER + place]
    if state.board[FORCED] != 0 and state.board[STEP] == 0 and state.board[LOCKS_LEFT] != 0:
        state.board[STEP] = 1
        state.ask(ASK_FORCED, seat, 0, 0)
        return
    state.board[STEP] = 0
    state.board[AT] = place + 1
    state.ask(ASK_BUY, seat, 0, 0)


def can_purchase(state: Pieces, seat: i64) -> bool:
    """Is there anything that a seat could do in phase 6 but end it? (RS-94)"""
    if white.can_stay(state, seat) == ALLOWED or debt.can_repay(state, seat) == ALLOWED:
        return True
    if state.board[LOCKS_LEFT] != 0 and lock.can_build_any_lock(state, seat) == ALLOWED:
        return True
    if state.own[seat * SEAT_SIZE + CASH] == 0:
        return False
    return can_build(state, seat) or can_shift_any(state, seat)


def can_build(state: Pieces, seat: i64) -> bool:
    """Could a seat build a warehouse anywhere? (RS-94, RS-102)"""
    if state.own[seat * SEAT_SIZE + POOL] == 0:
        return False
    cheap = white.has_white(state, seat, WAREHOUSE)
    for city in range(CITIES):
        if house.can_build_city(state, seat, city, False) == ALLOWED:
            return True
        if cheap and house.can_build_city(state, seat, city, True) == ALLOWED:
            return True
    for depot in range(TERRITORIES):
        if house.can_build_depot(state, seat, depot) == ALLOWED:
            return True
    for column in range(COLUMNS):
        if house.can_build_port(state, seat, column, False) == ALLOWED:
            return True
        if cheap and house.can_build_port(state, seat, column, True) == ALLOWED:
            return True
    return False


def can_shift_any(state: Pieces, seat: i64) -> bool:
    """Could a seat shift one of its warehouses in the port? (RS-94, RS-100)"""
    if state.own[seat * SEAT_SIZE + CASH] < state.kit.shift_cost:
        return False
    for column in range(COLUMNS):
        if house.place_in_column(state, seat, column) < 0:
            continue
        for to in range(COLUMNS):
            if to != column and house.can_shift(state, seat, column, to) == ALLOWED:
                return True
    return False


def stop_buying(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """End the purchases of a seat. (RS-94)"""
    state.answered()
    if log is not None:
        log.append(Event("rs.purchases.done", seat))


def go_on_with_inns(state: Pieces, log: list[Event] | None) -> None:
    """After the last turn unused inns come first, then the end is scored. (RS-89, RS-109)"""
    place = state.board[AT]
    if place == state.seats:
        final_scoring.score_end(state, log)
        order.enter_phase(state, END_PHASE)
        return
    state.board[AT] = place + 1
    seat = state.board[ORDER + place]
    if white.has_white(state, seat, INN):
        state.ask(ASK_INN, seat, 0, 0)
