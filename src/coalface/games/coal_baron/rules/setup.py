"""Preparing the game: tiles, starting player, draft, order cards on display."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron.ids import (
    CARD_ON,
    CARDS,
    CARTS,
    COLOURS,
    CUBES,
    DEAL_DISPLAY,
    DEAL_DRAFT,
    DEAL_FIRST,
    DEAL_TILES,
    DRAFTING,
    FACTORY,
    FACTORY_SPACES,
    IN_DRAFT,
    LAST,
    LEVEL,
    MARKS,
    ON_DISPLAY,
    ORDER,
    ORDER_SPACES,
    SEAT_SIZE,
    SHIFT,
    START,
    SUPPLY,
    SURFACE,
    TILE_ON,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces, set_up_pieces
from coalface.games.coal_baron.reasons import NO_SUCH_SEAT, NOT_IN_DRAFT


def prepare(state: Pieces) -> None:
    """Lay out a new game and ask for the draws that it begins with. (CB-1, CB-3, CB-5)"""
    set_up_pieces(state)
    state.board[SHIFT] = 1
    for colour in range(COLOURS):
        state.board[SUPPLY + colour] = state.kit.cubes_per_colour
    for seat in range(state.seats):
        equip(state, seat)
    state.ask(DEAL_DISPLAY, CHANCE, 0, 0)
    state.ask(DRAFTING, 0, 0, 0)
    state.ask(DEAL_DRAFT, CHANCE, state.kit.draft_cards[state.seats], 0)
    state.ask(DEAL_FIRST, CHANCE, 0, 0)
    state.ask(DEAL_TILES, CHANCE, 0, 0)


def equip(state: Pieces, seat: i64) -> None:
    """Give a seat its workers, its Marks and its pit with one cube a level.

    (CB-6, CB-7, CB-8, CB-9, CB-10)
    """
    at = seat * SEAT_SIZE
    state.own[at + WORKERS] = state.kit.workers[state.seats]
    state.own[at + MARKS] = state.kit.marks[state.seats]
    state.own[at + LEVEL] = SURFACE
    for colour in range(COLOURS):
        carts = state.kit.printed_carts[colour]
        state.own[at + CARTS + colour] = carts
        state.own[at + CUBES + colour * COLOURS + colour] = carts
        state.board[SUPPLY + colour] -= carts


def open_factory_space(state: Pieces, first: i64) -> i64:
    """The next tile space from `first` on that is not locked, or FACTORY_SPACES. (CB-2, CB-4)"""
    space = first
    while space < FACTORY_SPACES and state.locked(FACTORY + space):
        space += 1
    return space


def deal_tile(state: Pieces, tile: i64, log: list[Event] | None) -> None:
    """Turn up a tile on the next open tile space. (CB-4)"""
    space = open_factory_space(state, state.asked_a())
    state.tiles.draw(tile)
    state.board[TILE_ON + space] = tile + 1
    state.set_a(space + 1)
    if log is not None:
        log.append(Event("cb.tile.shown", CHANCE, (FACTORY + space, tile)))


def can_begin(state: Pieces, seat: i64) -> i64:
    """May chance make this seat the starting player? (CB-11)"""
    return ALLOWED if seat < state.seats else NO_SUCH_SEAT


def choose_first(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """A seat drawn by lot becomes the first starting player. (CB-11)"""
    state.answered()
    state.board[START] = seat
    state.board[LAST] = (seat + state.seats - 1) % state.seats
    if log is not None:
        log.append(Event("cb.start.drawn", seat))


def deal_draft(state: Pieces, card: i64, log: list[Event] | None) -> None:
    """Lay an order card out for the draft. (CB-12)"""
    state.orders.draw(card)
    state.cards[card] = IN_DRAFT
    state.set_a(state.asked_a() - 1)
    if log is not None:
        log.append(Event("cb.draft.shown", CHANCE, (card,)))


def drafter(state: Pieces, picked: i64) -> i64:
    """Who picks after so many picks: right of the starting player, then on to the right. (CB-13)"""
    return (state.board[START] + state.seats * 4 - 1 - picked % state.seats) % state.seats


def can_draft(state: Pieces, card: i64) -> i64:
    """May this card be taken in the draft? (CB-13)"""
    return ALLOWED if state.cards[card] == IN_DRAFT else NOT_IN_DRAFT


def draft(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Take a card of the draft into the outstanding orders. (CB-13)"""
    state.hold(seat, card)
    state.set_a(state.asked_a() + 1)
    if log is not None:
        log.append(Event("cb.card.drafted", seat, (card,)))


def lay_out_last_draft_card(state: Pieces, log: list[Event] | None) -> None:
    """The card that nobody drafted goes to the rightmost order space. (CB-14)"""
    state.answered()
    for card in range(CARDS):
        if state.cards[card] == IN_DRAFT:
            show_order(state, ORDER_SPACES - 1, card, log)


def open_order_space(state: Pieces, first: i64) -> i64:
    """The next order space from `first` on that is open and empty, if any. (CB-2, CB-14)"""
    space = first
    while space < ORDER_SPACES:
        if not state.locked(ORDER + space) and state.board[CARD_ON + space] == 0:
            break
        space += 1
    return space


def deal_display(state: Pieces, card: i64, log: list[Event] | None) -> None:
    """Fill the next order space from the stack. (CB-14)"""
    space = open_order_space(state, 0)
    state.orders.draw(card)
    show_order(state, space, card, log)


def show_order(state: Pieces, space: i64, card: i64, log: list[Event] | None) -> None:
    """Lay an order card face up below a worker space. (CB-14, CB-63)"""
    state.cards[card] = ON_DISPLAY
    state.board[CARD_ON + space] = card + 1
    if log is not None:
        log.append(Event("cb.card.shown", CHANCE, (ORDER + space, card)))
