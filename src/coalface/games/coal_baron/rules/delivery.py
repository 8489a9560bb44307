"""Action 3, delivery: all complete orders of one vehicle."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron.generated import why
from coalface.games.coal_baron.state import CoalBaronState, Player


def can_deliver(state: CoalBaronState, player: Player, vehicle: i64) -> i64:
    """Has this seat a complete order for this vehicle? (CB-57, CB-58)"""
    return ALLOWED if counts.count(player.complete, vehicle) > 0 else why.NOTHING_COMPLETE


def is_due(state: CoalBaronState, card: i64, vehicle: i64) -> bool:
    """Is this outstanding order one of this vehicle with every spot filled? (CB-58)"""
    return state.components.vehicle[card] == vehicle and state.free_spots[card] == 0


def deliver_orders(
    state: CoalBaronState, player: Player, vehicle: i64, log: list[Event] | None
) -> None:
    """Deliver every complete order of this vehicle; none may be held back. (CB-59)"""
    place: i64 = 0
    while place < len(player.orders):
        card = player.orders[place]
        if is_due(state, card, vehicle):
            deliver(state, player, card, log)
        else:
            place += 1


def deliver(state: CoalBaronState, player: Player, card: i64, log: list[Event] | None) -> None:
    """Score an order, give its cubes back in their own colours, lay it face down. (CB-60)"""
    state.release_order(player, card)
    points = state.components.card_points[card]
    player.score += points
    player.order_points += points
    loaded = state.loaded[card]
    state.supply += loaded
    state.loaded[card] = 0
    if log is not None:
        log.append(Event("cb.order.delivered", player.seat, (card, points, counts.total(loaded))))
