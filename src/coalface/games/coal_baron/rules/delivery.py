"""Action 3, delivery: all complete orders of one vehicle."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron.ids import (
    COLOURS,
    COMPLETE,
    HOLDS,
    ORDER_VP,
    ORDERS,
    SCORE,
    SEAT_SIZE,
    SUPPLY,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import NOTHING_COMPLETE


def can_deliver(state: Pieces, seat: i64, vehicle: i64) -> i64:
    """Has this seat a complete order for this vehicle? (CB-57, CB-58)"""
    complete = state.own[seat * SEAT_SIZE + COMPLETE + vehicle]
    return ALLOWED if complete > 0 else NOTHING_COMPLETE


def is_due(state: Pieces, card: i64, vehicle: i64) -> bool:
    """Is this outstanding order one of this vehicle with every spot filled? (CB-58)"""
    if state.kit.vehicle[card] != vehicle:
        return False
    at = card * COLOURS
    free = state.free
    return free[at] + free[at + 1] + free[at + 2] + free[at + 3] == 0


def deliver_orders(state: Pieces, seat: i64, vehicle: i64, log: list[Event] | None) -> None:
    """Deliver every complete order of this vehicle; none may be held back. (CB-59)"""
    at = seat * SEAT_SIZE
    place = at + HOLDS
    while place < at + HOLDS + state.own[at + ORDERS]:
        card = state.own[place]
        if is_due(state, card, vehicle):
            deliver(state, seat, card, log)
        else:
            place += 1


def deliver(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Score an order, give its cubes back in their own colours, lay it face down. (CB-60)"""
    state.release(seat, card)
    points = state.kit.card_vp[card]
    state.own[seat * SEAT_SIZE + SCORE] += points
    state.own[seat * SEAT_SIZE + ORDER_VP] += points
    cubes: i64 = 0
    for colour in range(COLOURS):
        at = card * COLOURS + colour
        cubes += state.loaded[at]
        state.board[SUPPLY + colour] += state.loaded[at]
        state.loaded[at] = 0
    if log is not None:
        log.append(Event("cb.order.delivered", seat, (card, points, cubes)))
