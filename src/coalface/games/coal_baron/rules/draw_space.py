"""The two draw spaces: look at five, keep none or one, put the rest back in an order of choice."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, SPECTATORS, Event
from coalface.games.coal_baron.ids import (
    BOTTOM,
    CARDS,
    CHOOSING_END,
    KEEPING,
    LOOKING,
    ORDER_PILE,
    RETURNING,
    TILE_PILE,
    TILES,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import (
    CARD_NOT_LOOKED_AT,
    EMPTY_STACK,
    KEPT_TILE_TOO_DEAR,
    NOT_LOOKED_AT,
)
from coalface.games.coal_baron.rules import factory, order


def can_look(state: Pieces, pile: i64) -> i64:
    """Is there a tile or card left to look at? Money is not needed. (CB-34, CB-37, CB-65)"""
    return ALLOWED if state.pile(pile).size() > 0 else EMPTY_STACK


def begin_look(state: Pieces, seat: i64, pile: i64, log: list[Event] | None) -> None:
    """Take up to five from the top of the stack. (CB-33, CB-37, CB-65)"""
    count = min(state.kit.draw_count, state.pile(pile).size())
    if log is not None:
        log.append(Event("cb.looked", seat, (pile, count)))
    state.ask(KEEPING, seat, pile, 0)
    state.ask(LOOKING, seat, pile, count)


def look_at_drawn(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """Chance gives the looker the next tile or card; nobody else sees it. (CB-33, CB-65, CB-68)"""
    state.pile(state.asked_a()).look_at_drawn(state.asked_seat(), face)
    tell_looker(state, face, log)


def look_at_fixed(state: Pieces, log: list[Event] | None) -> None:
    """The looker takes a card that someone has put back before. (CB-33, CB-65, CB-68)"""
    face = state.pile(state.asked_a()).look_at_fixed(state.asked_seat())
    tell_looker(state, face, log)


def tell_looker(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """Only the looker learns the face; the others see that one more was drawn. (CB-68)"""
    seat = state.asked_seat()
    pile = state.asked_a()
    left = state.asked_b() - 1
    if log is not None:
        key = "cb.looked.tile" if pile == TILE_PILE else "cb.looked.card"
        log.append(Event(key, seat, (face,), 1 << seat))
        drawn = state.pile(pile).in_hand
        log.append(Event("cb.drawn", seat, (pile, drawn, drawn + left), others(state, seat)))
    state.answered()
    if left > 0:
        state.ask(LOOKING, seat, pile, left)


def others(state: Pieces, seat: i64) -> i64:
    """Return the mask of everyone but one seat. (CB-68)"""
    return (SPECTATORS | ((1 << state.seats) - 1)) & ~(1 << seat)


def can_keep_tile(state: Pieces, seat: i64, tile: i64) -> i64:
    """May this tile of the five be bought? (CB-33, CB-35)"""
    if state.tiles.held(tile) == 0:
        return NOT_LOOKED_AT
    return ALLOWED if factory.can_pay(state, seat, tile) else KEPT_TILE_TOO_DEAR


def can_keep_order(state: Pieces, card: i64) -> i64:
    """May this card of the five be kept? (CB-65)"""
    return ALLOWED if state.orders.held(card) > 0 else CARD_NOT_LOOKED_AT


def keep_tile(state: Pieces, seat: i64, tile: i64, log: list[Event] | None) -> None:
    """Buy one of the five tiles; the rest goes back. (CB-33, CB-35)"""
    state.tiles.keep(tile)
    put_rest_back(state, seat, TILE_PILE)
    factory.buy(state, seat, tile, log)


def keep_order(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Keep one of the five cards, face up; the rest goes back. (CB-65)"""
    state.orders.keep(card)
    put_rest_back(state, seat, ORDER_PILE)
    order.receive_order(state, seat, card, log)


def keep_none(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Put all back: that too is a complete action. (CB-34)"""
    pile = state.asked_a()
    put_rest_back(state, seat, pile)
    if log is not None:
        log.append(Event("cb.kept.none", seat, (pile,)))


def put_rest_back(state: Pieces, seat: i64, pile: i64) -> None:
    """Ask where the rest goes, if there is a rest. (CB-33, CB-36)"""
    state.answered()
    if state.pile(pile).in_hand > 0:
        state.ask(CHOOSING_END, seat, pile, 0)


def choose_end(state: Pieces, seat: i64, end: i64, log: list[Event] | None) -> None:
    """All that goes back goes to one end of the stack. (CB-36)"""
    pile = state.asked_a()
    state.answered()
    state.ask(RETURNING, seat, pile, end)
    if log is not None:
        log.append(Event("cb.returned", seat, (pile, end, state.pile(pile).in_hand)))


def can_return(state: Pieces, pile: i64, face: i64) -> i64:
    """Is this one of those still to be put back? (CB-33, CB-65)"""
    if state.pile(pile).held(face) > 0:
        return ALLOWED
    return NOT_LOOKED_AT if pile == TILE_PILE else CARD_NOT_LOOKED_AT


def return_next(state: Pieces, seat: i64, face: i64, log: list[Event] | None) -> None:
    """Put the next one back: the first named lies highest. (CB-33, CB-65, CB-68)"""
    pile = state.asked_a()
    state.pile(pile).place(seat, face)
    if log is not None:
        key = "cb.returned.tile" if pile == TILE_PILE else "cb.returned.card"
        log.append(Event(key, seat, (face,), 1 << seat))
        counts = (pile, state.pile(pile).placed, state.pile(pile).in_hand)
        log.append(Event("cb.returned.next", seat, counts, others(state, seat)))


def last_one(state: Pieces, pile: i64) -> i64:
    """The face of the last one to be put back, -1 as long as there are more.

    Equal ones are asked for one by one: to go on without asking would tell the others of them.
    """
    hand = state.pile(pile)
    return hand.face(hand.fixed() - hand.in_hand) if hand.in_hand == hand.placed + 1 else -1


def finish_return(state: Pieces) -> None:
    """Lay what was put in order on top of the stack or under it. (CB-33, CB-36)"""
    pile = state.pile(state.asked_a())
    if state.asked_b() == BOTTOM:
        pile.return_to_bottom()
    else:
        pile.return_to_top()
    state.answered()


def faces(pile: i64) -> i64:
    """How many faces a stack can have."""
    return TILES if pile == TILE_PILE else CARDS
