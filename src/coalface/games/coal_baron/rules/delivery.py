"""Action 3, delivery: all complete orders of one vehicle."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron.ids import CARDS, COLOURS
from coalface.games.coal_baron.pieces import (
    DELIVERED,
    ORDER_VP,
    OUTSTANDING,
    SCORE,
    SEAT_SIZE,
    SUPPLY,
    Pieces,
)
from coalface.games.coal_baron.reasons import NOTHING_COMPLETE


def is_complete(state: Pieces, card: i64) -> bool:
    """Is every spot of this order filled? (CB-58)"""
    at = card * COLOURS
    free = state.free
    return free[at] + free[at + 1] + free[at + 2] + free[at + 3] == 0


def is_due(state: Pieces, seat: i64, card: i64, vehicle: i64) -> bool:
    """Is this an outstanding, complete order of this seat for this vehicle? (CB-57, CB-58)"""
    if state.cards[card] != OUTSTANDING + seat or state.kit.vehicle[card] != vehicle:
        return False
    return is_complete(state, card)


def can_deliver(state: Pieces, seat: i64, vehicle: i64) -> i64:
    """Has this seat a complete order for this vehicle? (CB-58)"""
    for card in range(CARDS):
        if is_due(state, seat, card, vehicle):
            return ALLOWED
    return NOTHING_COMPLETE


def deliver_orders(state: Pieces, seat: i64, vehicle: i64, log: list[Event] | None) -> None:
    """Deliver every complete order of this vehicle; none may be held back. (CB-59)"""
    for card in range(CARDS):
        if is_due(state, seat, card, vehicle):
            deliver(state, seat, card, log)


def deliver(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Score an order, give its cubes back in their own colours, lay it face down. (CB-60)"""
    state.cards[card] = DELIVERED + seat
    points = state.kit.card_vp[card]
    state.own[seat * SEAT_SIZE + SCORE] += points
    state.own[seat * SEAT_SIZE + ORDER_VP] += points
    for colour in range(COLOURS):
        at = card * COLOURS + colour
        state.board[SUPPLY + colour] += state.loaded[at]
        state.loaded[at] = 0
    if log is not None:
        log.append(Event("cb.order.delivered", seat, (card, points)))
