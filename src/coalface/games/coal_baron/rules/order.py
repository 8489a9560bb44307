"""Action 5, new order: take the card below the space; the space is filled again."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.state import CoalBaronState, Player


def can_take(state: CoalBaronState, space: i64) -> i64:
    """Is there a card below this order space? (CB-64)"""
    return ALLOWED if state.card_on[space] > 0 else why.NO_CARD


def take(state: CoalBaronState, player: Player, space: i64, log: list[Event] | None) -> None:
    """Take the card below the space; a new one is due. (CB-62, CB-63)"""
    card = state.card_on[space] - 1
    state.card_on[space] = 0
    receive_order(state, player, card, log)
    pending.ask_refill(state, CHANCE, ids.ORDER_PILE, space)


def receive_order(
    state: CoalBaronState, player: Player, card: i64, log: list[Event] | None
) -> None:
    """Lay a card face up with the outstanding orders, which have no limit. (CB-62)"""
    state.hold_order(player, card)
    if log is not None:
        log.append(Event("cb.order.taken", player.seat, (card,)))
