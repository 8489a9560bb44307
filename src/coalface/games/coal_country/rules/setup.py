"""Preparing the game: stacks, buildings, mines, starting order, market."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country.ids import (
    ALL_CUBES,
    ASK_BUILDING,
    ASK_CUBE,
    ASK_ORDER,
    ASK_TURN_UP,
    CELLS,
    EARNED,
    ENTRANCE,
    ENTRANCE_CELL,
    NOT_DRAWN,
    NUMBERS,
    ROUND,
    SEAT_SIZE,
    START_MONEY,
    SUPPLY,
    TYPES,
)
from coalface.games.coal_country.pieces import Pieces, set_up_pieces
from coalface.games.coal_country.reasons import NO_SUCH_SEAT
from coalface.games.coal_country.rules import economy, geometry, placement, round_end


def prepare(state: Pieces) -> None:
    """Lay out a new game and ask for the draws it begins with. (CC-1, CC-2, CC-7, CC-93)"""
    set_up_pieces(state)
    state.board[ROUND] = 1
    for seat in range(state.seats):
        equip(state, seat)
    if not state.kit.reformed:
        state.ask(ASK_CUBE, CHANCE, 0, 0, 0)
    state.ask(ASK_ORDER, CHANCE, 0, 0, 0)
    if state.kit.amok:
        for number in range(1, NUMBERS + 1):
            state.ask(ASK_TURN_UP, CHANCE, number, 0, 0)
    state.ask(ASK_BUILDING, CHANCE, state.seats, 0, 0)


def equip(state: Pieces, seat: i64) -> None:
    """An entrance with one cube of each utility; no money. (CC-5)"""
    state.mine[seat * CELLS + ENTRANCE_CELL] = geometry.laid_tile(ENTRANCE, 0, ALL_CUBES)
    geometry.connect(state.kit, state.mine, seat * CELLS, state.reach())
    for type in range(TYPES):
        state.board[SUPPLY + type] -= 1
    economy.book(state, seat, START_MONEY, state.kit.starting_money)


def can_draw_seat(state: Pieces, seat: i64) -> i64:
    """Is this seat's marker still in the bag? (CC-6)"""
    if seat < state.seats and state.own[seat * SEAT_SIZE + EARNED] == NOT_DRAWN:
        return ALLOWED
    return NO_SUCH_SEAT


def draw_seat(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The next marker that is drawn is this seat's. (CC-6)"""
    place = state.asked_a()
    state.own[seat * SEAT_SIZE + EARNED] = -1 - place
    state.set_a(place + 1)
    if log is not None:
        log.append(Event("cc.order.drawn", seat, (place + 1,)))


def ask_order(state: Pieces, log: list[Event] | None) -> bool:
    """Is the starting order still open? The last marker needs no draw. (CC-6)"""
    if state.asked_a() < state.seats - 1:
        return True
    for seat in range(state.seats):
        if state.own[seat * SEAT_SIZE + EARNED] == NOT_DRAWN:
            draw_seat(state, seat, log)
    state.answered()
    return False


def open_game(state: Pieces, log: list[Event] | None) -> None:
    """With all drawn, the market opens and foremen are placed. (CC-7, CC-8)"""
    round_end.set_gauge(state, log)
    round_end.stock_market(state, log)
    placement.begin_placing(state)
