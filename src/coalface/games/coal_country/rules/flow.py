"""The course of the game: what happens by itself, and who is asked next."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import CHANCE, OVER, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    foremen,
    inspection,
    mining,
    permits,
    placement,
    round_end,
    setup,
    tidying,
    utilities,
    village,
)
from coalface.games.coal_country.state import CoalCountryState


def settle(state: CoalCountryState, log: list[Event] | None) -> None:
    """Advance until a decision needs an answer, and note whose."""
    while state.pending_count > 0 or advance(state, log):
        if state.pending_count == 0:
            continue
        who = ask_top(state, log)
        if who != OVER:
            state.to_act = who
            return
    state.to_act = OVER


def advance(state: CoalCountryState, log: list[Event] | None) -> bool:
    """Do the next thing of this step, or begin the next; False at the end. (CC-31)"""
    step = state.step
    if step == ids.PLACING:
        seat: i64 = placement.next_to_place(state) if state.components.amok else -1
        if seat >= 0:
            pending.ask_next(state, seat)
            return True
        placement.open_placement(state, log)
        village.open_villages(state, log)
        return True
    if ids.VILLAGES <= step <= ids.TIDYING:
        if not advance_area(state, step, log):
            leave_area(state, step, log)
        return True
    return advance_between_rounds(state, step, log)


def advance_area(state: CoalCountryState, step: i64, log: list[Event] | None) -> bool:
    """The next player of an area acts; False when all of its foremen are used. (CC-31)"""
    if step == ids.VILLAGES:
        return village.next_shopper(state)
    if step == ids.MINING:
        return mining.next_mine(state, log)
    if step == ids.SELLING:
        return brokers.next_seller(state)
    if step == ids.EXPANDING:
        return permits.next_expander(state)
    if step == ids.SUPPLYING:
        return utilities.next_buyer(state)
    if step == ids.CONSTRUCTING:
        return construction.next_builder(state)
    return tidying.next_tidier(state)


def leave_area(state: CoalCountryState, step: i64, log: list[Event] | None) -> None:
    """The next area is turned over, or the end of the round begins. (CC-31)"""
    state.done = 0
    if step == ids.MINING:
        brokers.log_price(state, log)
    if step < ids.TIDYING:
        foremen.reveal(state, step + 1, log)
    else:
        round_end.begin_reports(state)


def advance_between_rounds(state: CoalCountryState, step: i64, log: list[Event] | None) -> bool:
    """The end of a round, of the set-up or of the game. (CC-1, CC-79, CC-80)"""
    if step == ids.SETTING_UP:
        setup.open_game(state, log)
    elif step == ids.REPORTING:
        if round_end.next_report(state, log):
            return True
        if state.round == state.components.rounds:
            inspection.inspect_all(state, log)
        else:
            round_end.close_round(state, log)
    elif step == ids.RESTOCKING:
        round_end.restock(state, log)
    elif step == ids.OPENING:
        round_end.open_round(state, log)
    return step != ids.FINISHED


def ask_top(state: CoalCountryState, log: list[Event] | None) -> i64:
    """Who must answer the top decision; OVER if it answered itself."""
    kind = state.pending_kind
    if kind <= pending.TILE:
        return CHANCE if ask_chance(state, kind, log) else OVER
    if kind == pending.PLACE:
        seat = placement.first_placing(state)
        if seat < 0:
            state.pop_decision()
            return OVER
        return seat
    seat = state.pending_seat
    return seat if ask_seat(state, kind, log) else OVER


def ask_chance(state: CoalCountryState, kind: i64, log: list[Event] | None) -> bool:
    """Is there something to draw? (CC-6, CC-7, CC-48, CC-77, CC-93)"""
    if kind == pending.ORDER:
        return setup.ask_order(state, log)
    if kind == pending.CUBE:
        return round_end.ask_cube(state, log)
    if kind == pending.BUILDING:
        return round_end.ask_building(state, log)
    if kind == pending.TURN_UP:
        stack = pending.stack(state) - 1
        if counts.count(state.stacked, stack) == 0 or state.turned_up[stack] != 0:
            state.pop_decision()
            return False
    return True


def ask_seat(state: CoalCountryState, kind: i64, log: list[Event] | None) -> bool:
    """Does the top decision leave its seat a choice? If not, it is answered here."""
    player = state.players[state.pending_seat]
    if kind == pending.SELL:
        return brokers.ask_seller(state, player, log)
    if kind == pending.TAKE:
        return utilities.ask_buyer(state, player, log)
    if kind == pending.INSTALL:
        return utilities.ask_installer(state, player)
    if kind == pending.BUILD:
        return construction.ask_builder(state, player, log)
    if kind == pending.CLEAR:
        return tidying.ask_clearer(state, player, log)
    if kind == pending.STORE:
        return tidying.ask_storer(state, player, log)
    if kind == pending.SWAP:
        return village.ask_shopper(state, player, log)
    if kind == pending.PERMIT and permits.office_is_empty(state):
        permits.send_home(state, player, log)
        return False
    return True
