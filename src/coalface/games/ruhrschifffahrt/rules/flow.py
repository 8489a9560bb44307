"""What happens by itself between two decisions, until someone is asked or the game is over."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, OVER, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    export,
    final_scoring,
    lock,
    order,
    progress,
    warehouse,
    white,
)
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def settle(state: RuhrState, log: list[Event] | None) -> None:
    """Go on until a decision needs an answer, and note whose. (RS-10)"""
    while True:
        if state.pending_count > 0:
            kind = state.pending_kind
            if kind <= pending.COUNTRY:
                state.to_act = CHANCE
                return
            seat = state.pending_seat
            if kind != pending.BUY or can_purchase(state, state.players[seat]):
                state.to_act = seat
                return
            state.pop_decision()
        elif state.phase == ids.END_PHASE:
            state.to_act = OVER
            return
        else:
            automatic_step(state, log)


def automatic_step(state: RuhrState, log: list[Event] | None) -> None:
    """The next thing that happens in this phase, or the next phase. (RS-10)"""
    phase = state.phase
    if phase == ids.EVENT_PHASE:
        event.continue_event(state, log)
    elif phase == ids.MARKER_PHASE:
        demand.continue_demand(state)
    elif phase == ids.OPTION_PHASE:
        seat = next_seat(state, ids.SALE_PHASE)
        if seat >= 0:
            pending.ask_option(state, seat)
    elif phase == ids.SALE_PHASE:
        seat = next_seat(state, ids.PROGRESS_PHASE)
        if seat >= 0:
            pending.ask_sell(state, seat)
    elif phase == ids.PROGRESS_PHASE:
        progress.take_markers(state, log)
        order.enter_phase(state, ids.PURCHASE_PHASE)
    elif phase == ids.PURCHASE_PHASE:
        continue_purchases(state)
    elif phase == ids.EXPORT_PHASE:
        export.finish_turn(state, log)
    else:
        continue_inns(state, log)


def next_seat(state: RuhrState, following: i64) -> i64:
    """The next seat in the order of this phase; after the last, -1, and the next phase begins.

    (RS-11, RS-33, RS-68)
    """
    place = state.at
    if place == state.seats:
        order.enter_phase(state, following)
        return -1
    state.at = place + 1
    return state.seat_at(place)


def continue_purchases(state: RuhrState) -> None:
    """Each seat in order builds what it must, then buys what it likes. (RS-31, RS-94, RS-103)"""
    if state.at < state.seats and must_build(state):
        state.step = 1
        pending.ask_forced_lock(state, state.seat_at(state.at))
        return
    seat = next_seat(state, ids.EXPORT_PHASE)
    if seat >= 0:
        state.step = 0
        pending.ask_buy(state, seat)


def must_build(state: RuhrState) -> bool:
    """Must the next seat build a lock, and has not yet? (RS-31, RS-103)"""
    return state.locks_forced != 0 and state.step == 0 and state.obstacles != 0


def can_purchase(state: RuhrState, player: Player) -> bool:
    """Is there anything that a seat could do in phase 6 but end it? (RS-94)"""
    if white.has_white(player, ids.INN) or debt.can_repay(state, player) == ALLOWED:
        return True
    if state.obstacles != 0 and lock.can_build_any_lock(state, player) == ALLOWED:
        return True
    if player.thaler < state.components.least_price:
        return False
    return can_build(state, player) or can_shift_any(state, player)


def can_build(state: RuhrState, player: Player) -> bool:
    """Could a seat build a warehouse anywhere? (RS-94, RS-102)"""
    if player.pool == 0:
        return False
    cheap = white.has_white(player, ids.WAREHOUSE)
    if cheap or warehouse.has_city_marker(player):
        for city in range(ids.CITIES):
            if warehouse.can_build_city(state, player, city) == ALLOWED:
                return True
            if cheap and warehouse.can_build_city_cheaply(state, player, city) == ALLOWED:
                return True
    for depot in range(ids.TERRITORIES):
        if warehouse.can_build_depot(state, player, depot) == ALLOWED:
            return True
    for column in range(ids.COLUMNS):
        if warehouse.can_build_port(state, player, column) == ALLOWED:
            return True
        if cheap and warehouse.can_build_port_cheaply(state, player, column) == ALLOWED:
            return True
    return False


def can_shift_any(state: RuhrState, player: Player) -> bool:
    """Could a seat shift one of its warehouses in the port? (RS-94, RS-100)"""
    if player.thaler < state.components.shift_cost:
        return False
    for column in range(ids.COLUMNS):
        if warehouse.place_in_column(state, player, column) < 0:
            continue
        for to in range(ids.COLUMNS):
            if to != column and warehouse.can_shift(state, player, column, to) == ALLOWED:
                return True
    return False


def stop_buying(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """End the purchases of a seat. (RS-94)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("rs.purchases.done", player.seat))


def continue_inns(state: RuhrState, log: list[Event] | None) -> None:
    """After the last turn unused inns come first, then the end is scored. (RS-89, RS-109)"""
    if state.at == state.seats:
        final_scoring.score_end(state, log)
    seat = next_seat(state, ids.END_PHASE)
    if seat >= 0 and white.has_white(state.players[seat], ids.INN):
        pending.ask_inn(state, seat)
