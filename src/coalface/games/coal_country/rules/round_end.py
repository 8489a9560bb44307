"""Phase 3: quarterly report, lost coal, new market cubes, utilities and buildings."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event
from coalface.games.coal_country.ids import (
    ASK_BUILDING,
    ASK_CUBE,
    BAG,
    BOTTOM,
    BUILDINGS,
    CALENDAR,
    CASH,
    COAL,
    COAL_SHED,
    COLOURS,
    CUBE_ON,
    DONE,
    FLAGS,
    GAUGE,
    IN_ROW,
    OFFERED,
    OPENING,
    OUT,
    PILE,
    PILED,
    REMOVED,
    REPORTING,
    RESTOCKING,
    ROUND,
    SEAT_SIZE,
    STEP,
    SUPPLY,
    TOP,
    TYPES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import economy, placement


def begin_reports(state: Pieces) -> None:
    """After rounds 2, 4, 6 and 8 everyone reports; otherwise nobody has to. (CC-73)"""
    state.board[STEP] = REPORTING
    due = state.kit.report_after[state.board[ROUND]] != 0
    state.board[DONE] = 0 if due else (1 << state.seats) - 1


def next_report(state: Pieces, log: list[Event] | None) -> bool:
    """The next player, in the order before the report, reports the real cash. (CC-73)"""
    waiting = ((1 << state.seats) - 1) & ~state.board[DONE]
    if waiting == 0:
        return False
    seat = economy.first_by_earnings(state, waiting)
    state.board[DONE] |= 1 << seat
    cash = state.own[seat * SEAT_SIZE + CASH]
    if log is not None:
        log.append(Event("cc.reported", seat, (cash,)))
    economy.report(state, seat, cash, log)
    return True


def close_round(state: Pieces, log: list[Event] | None) -> None:
    """Coal is lost, and the cubes of the next round are due. (CC-74, CC-75, CC-79)"""
    state.board[STEP] = RESTOCKING
    state.board[DONE] = 0
    for seat in range(state.seats):
        lose_coal(state, seat, log)
        state.own[seat * SEAT_SIZE + FLAGS] = 0
    if state.kit.reformed:
        return
    roll_over(state)
    state.ask(ASK_CUBE, CHANCE, 1, 0, 0)


def lose_coal(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Coal is lost but for what a coal shed keeps. (CC-69, CC-74)"""
    at = seat * SEAT_SIZE + COAL
    kept = state.kit.shed_coal if economy.has_building(state, seat, COAL_SHED) else 0
    lost = max(state.own[at] - kept, 0)
    state.own[at] -= lost
    if lost > 0 and log is not None:
        log.append(Event("cc.coal.lost", seat, (lost,)))


# Market cubes


def roll_over(state: Pieces) -> None:
    """The last cube of a round is the first of the next; the others are used. (CC-10, CC-11)"""
    board = state.board
    for space in range(CALENDAR - 1):
        board[OUT + board[CUBE_ON + space] - 1] += 1
        board[CUBE_ON + space] = 0
    board[CUBE_ON] = board[CUBE_ON + CALENDAR - 1]
    board[CUBE_ON + CALENDAR - 1] = 0
    if state.kit.recycle_each_round:
        refill_bag(state)


def refill_bag(state: Pieces) -> None:
    """The used cubes go back into the bag. (CC-11)"""
    for colour in range(COLOURS):
        state.board[BAG + colour] += state.board[OUT + colour]
        state.board[OUT + colour] = 0


def ask_cube(state: Pieces) -> bool:
    """Is a space of this round still without its cube? An empty bag is refilled. (CC-7, CC-11)"""
    if state.asked_a() == CALENDAR:
        state.answered()
        return False
    left: i64 = 0
    for colour in range(COLOURS):
        left += state.board[BAG + colour]
    if left == 0:
        refill_bag(state)
    return True


def draw_cube(state: Pieces, colour: i64, log: list[Event] | None) -> None:
    """The next cube goes to the next space of the calendar. (CC-7, CC-10)"""
    space = state.asked_a()
    state.board[BAG + colour] -= 1
    state.board[CUBE_ON + space] = colour + 1
    state.set_a(space + 1)
    if log is not None:
        log.append(Event("cc.cube.drawn", CHANCE, (colour,)))


def set_gauge(state: Pieces, log: list[Event] | None) -> None:
    """Only the sign of the sum of the four cubes counts. (CC-7, CC-9, CC-86)"""
    total: i64 = 0
    if not state.kit.reformed:
        for space in range(CALENDAR):
            total += state.kit.cube_value[state.board[CUBE_ON + space] - 1]
    state.board[GAUGE] = 1 if total > 0 else (-1 if total < 0 else 0)
    if log is not None:
        log.append(Event("cc.gauge.set", CHANCE, (state.board[GAUGE],)))


# Utilities and buildings


def stock_market(state: Pieces, log: list[Event] | None) -> None:
    """New cubes of each utility, as far as the supply goes. (CC-8, CC-76, CC-86, CC-88)"""
    board = state.board
    each = state.seats + state.kit.utility_extra + board[GAUGE]
    for type in range(TYPES):
        if state.kit.reformed:
            board[SUPPLY + type] += board[OFFERED + type]
            board[OFFERED + type] = 0
        added = min(each, board[SUPPLY + type]) if state.kit.supply_limited else each
        board[SUPPLY + type] -= added
        board[OFFERED + type] += added
        if log is not None:
            log.append(Event("cc.market.stocked", CHANCE, (type, added)))


def restock(state: Pieces, log: list[Event] | None) -> None:
    """The new gauge, new utilities, and buildings one row down. (CC-75, CC-76, CC-77)"""
    set_gauge(state, log)
    stock_market(state, log)
    board = state.board
    for building in range(BUILDINGS):
        top = IN_ROW + TOP * BUILDINGS + building
        bottom = IN_ROW + BOTTOM * BUILDINGS + building
        board[REMOVED + building] += board[bottom]
        board[bottom] = board[top]
        board[top] = 0
    board[STEP] = OPENING
    state.ask(ASK_BUILDING, CHANCE, state.seats, 0, 0)


def ask_building(state: Pieces) -> bool:
    """Is a building still to be dealt, and is there one? (CC-77, CC-78, CC-95)"""
    if state.asked_a() > 0 and state.board[PILED] == 0 and state.kit.amok:
        reshuffle(state)
    if state.asked_a() > 0 and state.board[PILED] > 0:
        return True
    state.answered()
    return False


def reshuffle(state: Pieces) -> None:
    """The removed buildings are a new draw pile: the company never closes. (CC-95)"""
    for building in range(BUILDINGS):
        removed = state.board[REMOVED + building]
        state.board[PILE + building] += removed
        state.board[PILED] += removed
        state.board[REMOVED + building] = 0


def deal_building(state: Pieces, building: i64, log: list[Event] | None) -> None:
    """The next building of the pile is shown in the top row. (CC-4, CC-77)"""
    state.board[PILE + building] -= 1
    state.board[PILED] -= 1
    state.board[IN_ROW + TOP * BUILDINGS + building] += 1
    state.set_a(state.asked_a() - 1)
    if log is not None:
        log.append(Event("cc.building.shown", CHANCE, (building,)))


def open_round(state: Pieces, log: list[Event] | None) -> None:
    """The calendar moves on, and foremen are placed again. (CC-79)"""
    state.board[ROUND] += 1
    if log is not None:
        log.append(Event("cc.round.began", CHANCE, (state.board[ROUND],)))
    placement.begin_placing(state)
