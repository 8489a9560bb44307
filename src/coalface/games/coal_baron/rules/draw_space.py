"""The two draw spaces: look at five, keep none or one, put the rest back in an order of choice."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, SPECTATORS, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.rules import factory, order
from coalface.games.coal_baron.state import CoalBaronState, Player


def can_look(state: CoalBaronState, pile: i64) -> i64:
    """Is there a tile or card left to look at? Money is not needed. (CB-34, CB-37, CB-65)"""
    return ALLOWED if state.pile(pile).size() > 0 else why.EMPTY_STACK


def begin_look(state: CoalBaronState, player: Player, pile: i64, log: list[Event] | None) -> None:
    """Take up to five from the top of the stack. (CB-33, CB-37, CB-65)"""
    count = min(state.components.draw_count, state.pile(pile).size())
    if log is not None:
        log.append(Event("cb.looked", player.seat, (pile, count)))
    pending.ask_keep(state, player.seat, pile)
    pending.ask_look(state, player.seat, pile, count)


def look_at_drawn(state: CoalBaronState, face: i64, log: list[Event] | None) -> None:
    """Chance gives the looker the next tile or card; nobody else sees it. (CB-33, CB-65, CB-68)"""
    state.pile(pending.pile(state)).look_at_drawn(state.pending_seat, face)
    log_looked_at(state, face, log)


def look_at_fixed(state: CoalBaronState, log: list[Event] | None) -> None:
    """The looker takes a card that someone has put back before. (CB-33, CB-65, CB-68)"""
    face = state.pile(pending.pile(state)).look_at_fixed(state.pending_seat)
    log_looked_at(state, face, log)


def log_looked_at(state: CoalBaronState, face: i64, log: list[Event] | None) -> None:
    """Only the looker learns the face; the others see that one more was drawn. (CB-68)"""
    seat = state.pending_seat
    pile = pending.pile(state)
    left = pending.to_look_at(state) - 1
    if log is not None:
        key = "cb.looked.tile" if pile == ids.TILE_PILE else "cb.looked.card"
        log.append(Event(key, seat, (face,), 1 << seat))
        drawn = state.pile(pile).in_hand
        log.append(Event("cb.drawn", seat, (pile, drawn, drawn + left), others(state, seat)))
    state.pop_decision()
    if left > 0:
        pending.ask_look(state, seat, pile, left)


def others(state: CoalBaronState, seat: i64) -> i64:
    """Return the mask of everyone but one seat. (CB-68)"""
    return (SPECTATORS | ((1 << state.seats) - 1)) & ~(1 << seat)


def can_keep_tile(state: CoalBaronState, player: Player, tile: i64) -> i64:
    """May this tile of the five be bought? (CB-33, CB-35)"""
    if pending.pile(state) != ids.TILE_PILE:
        return NOT_NOW
    if state.tiles.held(tile) == 0:
        return why.NOT_LOOKED_AT
    return ALLOWED if factory.can_pay(state, player, tile) else why.KEPT_TILE_TOO_DEAR


def can_keep_order(state: CoalBaronState, card: i64) -> i64:
    """May the player keep this card of the five? (CB-65)"""
    if pending.pile(state) != ids.ORDER_PILE:
        return NOT_NOW
    return ALLOWED if state.orders.held(card) > 0 else why.CARD_NOT_LOOKED_AT


def keep_tile(state: CoalBaronState, player: Player, tile: i64, log: list[Event] | None) -> None:
    """Buy one of the five tiles; the rest goes back. (CB-33, CB-35)"""
    state.tiles.keep(tile)
    put_rest_back(state, player, ids.TILE_PILE)
    factory.buy(state, player, tile, log)


def keep_order(state: CoalBaronState, player: Player, card: i64, log: list[Event] | None) -> None:
    """Keep one of the five cards, face up; the rest goes back. (CB-65)"""
    state.orders.keep(card)
    put_rest_back(state, player, ids.ORDER_PILE)
    order.receive_order(state, player, card, log)


def keep_none(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Put all back: that too is a complete action. (CB-34)"""
    pile = pending.pile(state)
    put_rest_back(state, player, pile)
    if log is not None:
        log.append(Event("cb.kept.none", player.seat, (pile,)))


def put_rest_back(state: CoalBaronState, player: Player, pile: i64) -> None:
    """Ask where the rest goes, if there is a rest. (CB-33, CB-36)"""
    state.pop_decision()
    if state.pile(pile).in_hand > 0:
        pending.ask_end(state, player.seat, pile)


def choose_end(state: CoalBaronState, player: Player, end: i64, log: list[Event] | None) -> None:
    """All that goes back goes to one end of the stack. (CB-36)"""
    pile = pending.pile(state)
    state.pop_decision()
    pending.ask_return(state, player.seat, pile, end)
    if log is not None:
        log.append(Event("cb.returned", player.seat, (pile, end, state.pile(pile).in_hand)))


def can_return_tile(state: CoalBaronState, tile: i64) -> i64:
    """Is this one of the tiles still to be put back? (CB-33)"""
    if pending.pile(state) != ids.TILE_PILE:
        return NOT_NOW
    return ALLOWED if state.tiles.held(tile) > 0 else why.NOT_LOOKED_AT


def can_return_order(state: CoalBaronState, card: i64) -> i64:
    """Is this one of the cards still to be put back? (CB-65)"""
    if pending.pile(state) != ids.ORDER_PILE:
        return NOT_NOW
    return ALLOWED if state.orders.held(card) > 0 else why.CARD_NOT_LOOKED_AT


def return_next(state: CoalBaronState, player: Player, face: i64, log: list[Event] | None) -> None:
    """Put the next one back: the first named lies highest. (CB-33, CB-65, CB-68)"""
    pile = pending.pile(state)
    state.pile(pile).place(player.seat, face)
    if log is not None:
        key = "cb.returned.tile" if pile == ids.TILE_PILE else "cb.returned.card"
        log.append(Event(key, player.seat, (face,), 1 << player.seat))
        hand = state.pile(pile)
        args = (pile, hand.placed, hand.in_hand)
        log.append(Event("cb.returned.next", player.seat, args, others(state, player.seat)))


def last_one(state: CoalBaronState, pile: i64) -> i64:
    """The face of the last one to be put back, -1 as long as there are more.

    Equal ones are asked for one by one: to go on without asking would tell the others of them.
    """
    hand = state.pile(pile)
    return hand.face(hand.fixed() - hand.in_hand) if hand.in_hand == hand.placed + 1 else -1


def finish_return(state: CoalBaronState) -> None:
    """Lay what was put in order on top of the stack or under it. (CB-33, CB-36)"""
    pile = state.pile(pending.pile(state))
    if pending.end(state) == ids.BOTTOM:
        pile.return_to_bottom()
    else:
        pile.return_to_top()
    state.pop_decision()
