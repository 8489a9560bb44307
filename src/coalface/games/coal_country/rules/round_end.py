"""Phase 3: quarterly report, lost coal, new market cubes, utilities and buildings."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country.ids import (
    ASK_BUILDING,
    ASK_CUBE,
    ASK_KEEP,
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
from coalface.games.coal_country.reasons import TOO_MUCH_KEPT
from coalface.games.coal_country.rules import brokers, economy, placement


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
    """Coal is lost, sheds may keep some, then new cubes are due. (CC-74, CC-75, CC-79)"""
    state.board[STEP] = RESTOCKING
    state.board[DONE] = 0
    if not state.kit.reformed:
        state.ask(ASK_CUBE, CHANCE, 0, 0, 0)
    choosing: i64 = 0
    for seat in range(state.seats):
        state.own[seat * SEAT_SIZE + FLAGS] = 0
        most = most_kept(state, seat)
        if most > 0 and state.kit.shed_optional:
            choosing |= 1 << seat
        else:
            lose_coal(state, seat, most, log)
    while choosing != 0:
        seat = economy.last_by_earnings(state, choosing)
        choosing &= ~(1 << seat)
        state.ask(ASK_KEEP, seat, most_kept(state, seat), 0, 0)


def most_kept(state: Pieces, seat: i64) -> i64:
    """How much of a seat's coal can be kept for the next round. (CC-69, CC-74)"""
    if not economy.has_building(state, seat, COAL_SHED):
        return 0
    return min(state.kit.shed_coal, state.own[seat * SEAT_SIZE + COAL])


def can_keep(state: Pieces, coal: i64) -> i64:
    """May the shed that is asked keep so much? (CC-74)"""
    return ALLOWED if coal <= state.asked_a() else TOO_MUCH_KEPT


def keep(state: Pieces, seat: i64, coal: i64, log: list[Event] | None) -> None:
    """A coal shed keeps so much, and the rest is lost. (CC-74)"""
    state.answered()
    lose_coal(state, seat, coal, log)


def lose_coal(state: Pieces, seat: i64, kept: i64, log: list[Event] | None) -> None:
    """All coal is lost but for what is kept. (CC-74)"""
    at = seat * SEAT_SIZE + COAL
    lost = state.own[at] - kept
    state.own[at] = kept
    if log is None:
        return
    if kept > 0:
        log.append(Event("cc.coal.kept", seat, (kept,)))
    if lost > 0:
        log.append(Event("cc.coal.lost", seat, (lost,)))


# Market cubes


def roll_over(state: Pieces, log: list[Event] | None) -> None:
    """The last cube of a round is the first of the next; the others are used. (CC-10, CC-11)"""
    board = state.board
    state.set_a(1)
    for space in range(CALENDAR - 1):
        board[OUT + board[CUBE_ON + space] - 1] += 1
        board[CUBE_ON + space] = 0
    board[CUBE_ON] = board[CUBE_ON + CALENDAR - 1]
    board[CUBE_ON + CALENDAR - 1] = 0
    if log is not None:
        log.append(Event("cc.cube.stays", CHANCE, (board[CUBE_ON] - 1,)))
    if state.kit.recycle_each_round:
        refill_bag(state, log)


def refill_bag(state: Pieces, log: list[Event] | None) -> None:
    """The used cubes go back into the bag. (CC-11)"""
    cubes: i64 = 0
    for colour in range(COLOURS):
        cubes += state.board[OUT + colour]
        state.board[BAG + colour] += state.board[OUT + colour]
        state.board[OUT + colour] = 0
    if log is not None:
        log.append(Event("cc.bag.refilled", CHANCE, (cubes,)))


def ask_cube(state: Pieces, log: list[Event] | None) -> bool:
    """Is a space of this round still without its cube? An empty bag is refilled. (CC-7, CC-11)"""
    if state.asked_a() == 0 and state.board[STEP] == RESTOCKING:
        roll_over(state, log)
    if state.asked_a() == CALENDAR:
        state.answered()
        return False
    left: i64 = 0
    for colour in range(COLOURS):
        left += state.board[BAG + colour]
    if left == 0:
        refill_bag(state, log)
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
    brokers.tell_price(state, log)


# Utilities and buildings


def stock_market(state: Pieces, log: list[Event] | None) -> None:
    """New cubes of each utility, as far as the supply goes. (CC-8, CC-76, CC-86, CC-88)"""
    board = state.board
    each = state.seats + state.kit.utility_extra + board[GAUGE]
    for type in range(TYPES):
        if state.kit.reformed:
            if board[OFFERED + type] > 0 and log is not None:
                log.append(Event("cc.market.cleared", CHANCE, (type, board[OFFERED + type])))
            board[SUPPLY + type] += board[OFFERED + type]
            board[OFFERED + type] = 0
        added = min(each, board[SUPPLY + type]) if state.kit.supply_limited else each
        board[SUPPLY + type] -= added
        board[OFFERED + type] += added
        if added > 0 and log is not None:
            log.append(Event("cc.market.stocked", CHANCE, (type, added)))


def restock(state: Pieces, log: list[Event] | None) -> None:
    """The new gauge, new utilities, and buildings one row down. (CC-75, CC-76, CC-77)"""
    set_gauge(state, log)
    stock_market(state, log)
    board = state.board
    for building in range(BUILDINGS):
        top = IN_ROW + TOP * BUILDINGS + building
        bottom = IN_ROW + BOTTOM * BUILDINGS + building
        tell_row("cc.building.removed", building, board[bottom], log)
        tell_row("cc.building.aged", building, board[top], log)
        board[REMOVED + building] += board[bottom]
        board[bottom] = board[top]
        board[top] = 0
    board[STEP] = OPENING
    state.ask(ASK_BUILDING, CHANCE, state.seats, 0, 0)


def tell_row(key: str, building: i64, copies: i64, log: list[Event] | None) -> None:
    """Say of each copy of a building on display where it goes. (CC-77)"""
    if log is None:
        return
    for _ in range(copies):
        log.append(Event(key, CHANCE, (building,)))


def ask_building(state: Pieces, log: list[Event] | None) -> bool:
    """Is a building still to be dealt, and is there one? (CC-77, CC-78, CC-95)"""
    if state.asked_a() > 0 and state.board[PILED] == 0 and state.kit.amok:
        reshuffle(state, log)
    if state.asked_a() > 0 and state.board[PILED] > 0:
        return True
    state.answered()
    return False


def reshuffle(state: Pieces, log: list[Event] | None) -> None:
    """The removed buildings are a new draw pile: the company never closes. (CC-95)"""
    for building in range(BUILDINGS):
        removed = state.board[REMOVED + building]
        state.board[PILE + building] += removed
        state.board[PILED] += removed
        state.board[REMOVED + building] = 0
    if state.board[PILED] > 0 and log is not None:
        log.append(Event("cc.pile.shuffled", CHANCE, (state.board[PILED],)))


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
