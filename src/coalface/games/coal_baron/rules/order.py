"""Action 5, new order: take the card below the space; the space is filled again."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron.ids import (
    CARD_ON,
    ORDER_PILE,
    REFILL,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import NO_CARD


def can_take(state: Pieces, space: i64) -> i64:
    """Is there a card below this order space? (CB-64)"""
    return ALLOWED if state.board[CARD_ON + space] > 0 else NO_CARD


def take(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Take the card below the space; a new one is due. (CB-62, CB-63)"""
    card = state.board[CARD_ON + space] - 1
    state.board[CARD_ON + space] = 0
    receive_order(state, seat, card, log)
    state.ask(REFILL, CHANCE, ORDER_PILE, space)


def receive_order(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Lay a card face up with the outstanding orders, which have no limit. (CB-62)"""
    state.hold(seat, card)
    if log is not None:
        log.append(Event("cb.order.taken", seat, (card,)))
