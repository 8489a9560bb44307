"""The course of the game: what happens by itself, and who is asked next."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER, Event
from coalface.games.coal_country.ids import (
    ASK_BUILD,
    ASK_BUILDING,
    ASK_CLEAR,
    ASK_CUBE,
    ASK_INSTALL,
    ASK_NEXT,
    ASK_ORDER,
    ASK_PERMIT,
    ASK_PLACE,
    ASK_SELL,
    ASK_STORE,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TURN_UP,
    CONSTRUCTING,
    DONE,
    EXPANDING,
    FINISHED,
    LAST_CHANCE,
    MINING,
    OPENING,
    PLACING,
    REPORTING,
    RESTOCKING,
    ROUND,
    SELLING,
    SETTING_UP,
    STACKED,
    STEP,
    SUPPLYING,
    TIDYING,
    TURNED_UP,
    VILLAGES,
)
from coalface.games.coal_country.pieces import Pieces
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


def settle(state: Pieces, log: list[Event] | None) -> None:
    """Go on until a frame needs an answer, and note whose."""
    while state.depth > 0 or go_on(state, log):
        if state.depth == 0:
            continue
        who = ask_top(state, log)
        if who != OVER:
            state.who = who
            return
    state.who = OVER


def go_on(state: Pieces, log: list[Event] | None) -> bool:
    """Do the next thing of this step, or begin the next; False at the end. (CC-31)"""
    step = state.board[STEP]
    if step == PLACING:
        seat = placement.next_to_place(state) if state.kit.amok else -1
        if seat >= 0:
            state.ask(ASK_NEXT, seat, 0, 0, 0)
            return True
        placement.open_placement(state, log)
        village.open_villages(state, log)
        return True
    if VILLAGES <= step <= TIDYING:
        if not go_on_in_area(state, step, log):
            leave_area(state, step, log)
        return True
    return go_on_between(state, step, log)


def go_on_in_area(state: Pieces, step: i64, log: list[Event] | None) -> bool:
    """The next player of an area acts; False when all of its foremen are used. (CC-31)"""
    if step == VILLAGES:
        return village.next_shopper(state)
    if step == MINING:
        return mining.next_mine(state, log)
    if step == SELLING:
        return brokers.next_seller(state)
    if step == EXPANDING:
        return permits.next_expander(state)
    if step == SUPPLYING:
        return utilities.next_buyer(state)
    if step == CONSTRUCTING:
        return construction.next_builder(state)
    return tidying.next_tidier(state)


def leave_area(state: Pieces, step: i64, log: list[Event] | None) -> None:
    """The next area is turned over, or the end of the round begins. (CC-31)"""
    state.board[DONE] = 0
    if step == MINING:
        brokers.tell_price(state, log)
    if step < TIDYING:
        foremen.reveal(state, step + 1, log)
    else:
        round_end.begin_reports(state)


def go_on_between(state: Pieces, step: i64, log: list[Event] | None) -> bool:
    """The end of a round, of the set-up or of the game. (CC-1, CC-79, CC-80)"""
    if step == SETTING_UP:
        setup.open_game(state, log)
    elif step == REPORTING:
        if round_end.next_report(state, log):
            return True
        if state.board[ROUND] == state.kit.rounds:
            inspection.inspect_all(state, log)
        else:
            round_end.close_round(state, log)
    elif step == RESTOCKING:
        round_end.restock(state, log)
    elif step == OPENING:
        round_end.open_round(state, log)
    return step != FINISHED


def ask_top(state: Pieces, log: list[Event] | None) -> i64:
    """Who must answer the top frame; OVER if it answered itself."""
    kind = state.kind
    if kind <= LAST_CHANCE:
        return CHANCE if ask_chance(state, kind, log) else OVER
    if kind == ASK_PLACE:
        seat = placement.first_owing(state)
        if seat < 0:
            state.answered()
            return OVER
        return seat
    seat = state.asked_seat()
    return seat if ask_seat(state, kind, log) else OVER


def ask_chance(state: Pieces, kind: i64, log: list[Event] | None) -> bool:
    """Is there something to draw? (CC-6, CC-7, CC-48, CC-77, CC-93)"""
    if kind == ASK_ORDER:
        return setup.ask_order(state, log)
    if kind == ASK_CUBE:
        return round_end.ask_cube(state, log)
    if kind == ASK_BUILDING:
        return round_end.ask_building(state, log)
    if kind == ASK_TURN_UP:
        number = state.asked_a()
        if state.board[STACKED + number - 1] == 0 or state.board[TURNED_UP + number - 1] != 0:
            state.answered()
            return False
    return True


def ask_seat(state: Pieces, kind: i64, log: list[Event] | None) -> bool:
    """Does the top frame leave its seat a choice? If not, it is answered here."""
    if kind == ASK_SELL:
        return brokers.ask_seller(state, log)
    if kind == ASK_TAKE:
        return utilities.ask_buyer(state, log)
    if kind == ASK_INSTALL:
        return utilities.ask_installer(state)
    if kind == ASK_BUILD:
        return construction.ask_builder(state, log)
    if kind == ASK_CLEAR:
        return tidying.ask_clearer(state, log)
    if kind == ASK_STORE:
        return tidying.ask_storer(state, log)
    if kind == ASK_SWAP:
        return village.ask_shopper(state, log)
    if kind == ASK_PERMIT and permits.office_is_empty(state):
        permits.send_home(state, state.asked_seat(), log)
        return False
    return True
