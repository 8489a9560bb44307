"""Preparing the game: tiles, starting player, draft, order cards on display."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.state import CoalBaronState, Player, unpack_box


def prepare(state: CoalBaronState) -> None:
    """Lay out a new game and ask for the draws that it begins with. (CB-1, CB-3, CB-5)"""
    unpack_box(state)
    state.shift = 1
    for colour in range(ids.COLOURS):
        state.supply += counts.one(colour) * state.components.cubes_per_colour
    for player in state.players:
        equip(state, player)
    pending.ask_deal_display(state, CHANCE)
    pending.ask_draft(state, 0, 0)
    pending.ask_deal_draft(state, CHANCE, state.components.draft_cards[state.seats])
    pending.ask_deal_first(state, CHANCE)
    pending.ask_deal_tiles(state, CHANCE, 0)


def equip(state: CoalBaronState, player: Player) -> None:
    """Give a seat its workers, its Marks and its pit with one cube a level.

    (CB-6, CB-7, CB-8, CB-9, CB-10)
    """
    player.workers = state.components.workers[state.seats]
    player.marks = state.components.marks[state.seats]
    player.level = ids.SURFACE
    for colour in range(ids.COLOURS):
        carts = state.components.printed_carts[colour]
        player.carts += counts.one(colour) * carts
        player.cubes = counts.added(player.cubes, colour, counts.one(colour) * carts)
        state.supply -= counts.one(colour) * carts


def open_factory_space(state: CoalBaronState, first: i64) -> i64:
    """The next tile space from `first` on that is not locked, or FACTORY_SPACES. (CB-2, CB-4)"""
    space = first
    while space < ids.FACTORY_SPACES and state.is_locked(ids.FACTORY + space):
        space += 1
    return space


def deal_tile(state: CoalBaronState, tile: i64, log: list[Event] | None) -> None:
    """Turn up a tile on the next open tile space. (CB-4)"""
    space = open_factory_space(state, pending.next_space(state))
    state.tiles.draw(tile)
    state.tile_on[space] = tile + 1
    pending.set_next_space(state, space + 1)
    if log is not None:
        log.append(Event("cb.tile.shown", CHANCE, (ids.FACTORY + space, tile)))


def can_begin(state: CoalBaronState, seat: i64) -> i64:
    """May chance make this seat the starting player? (CB-11)"""
    return ALLOWED if seat < state.seats else why.NO_SUCH_SEAT


def choose_first(state: CoalBaronState, seat: i64, log: list[Event] | None) -> None:
    """A seat drawn by lot becomes the first starting player. (CB-11)"""
    state.pop_decision()
    state.start = seat
    state.last = (seat + state.seats - 1) % state.seats
    if log is not None:
        log.append(Event("cb.start.drawn", seat))


def deal_draft(state: CoalBaronState, card: i64, log: list[Event] | None) -> None:
    """Lay an order card out for the draft. (CB-12)"""
    state.orders.draw(card)
    state.card_place[card] = ids.IN_DRAFT
    pending.set_to_deal(state, pending.to_deal(state) - 1)
    if log is not None:
        log.append(Event("cb.draft.shown", CHANCE, (card,)))


def drafter(state: CoalBaronState, picked: i64) -> i64:
    """Return who picks next: right of the starting player, then on to the right. (CB-13)"""
    return (state.start + state.seats * 4 - 1 - picked % state.seats) % state.seats


def can_draft(state: CoalBaronState, card: i64) -> i64:
    """May this card be taken in the draft? (CB-13)"""
    return ALLOWED if state.card_place[card] == ids.IN_DRAFT else why.NOT_IN_DRAFT


def draft(state: CoalBaronState, player: Player, card: i64, log: list[Event] | None) -> None:
    """Take a card of the draft into the outstanding orders. (CB-13)"""
    state.hold_order(player, card)
    pending.set_drafted(state, pending.drafted(state) + 1)
    if log is not None:
        log.append(Event("cb.card.drafted", player.seat, (card,)))


def lay_out_last_draft_card(state: CoalBaronState, log: list[Event] | None) -> None:
    """The card that nobody drafted goes to the rightmost order space. (CB-14)"""
    state.pop_decision()
    for card in range(ids.CARDS):
        if state.card_place[card] == ids.IN_DRAFT:
            show_order(state, ids.ORDER_SPACES - 1, card, log)


def open_order_space(state: CoalBaronState, first: i64) -> i64:
    """The next order space from `first` on that is open and empty, if any. (CB-2, CB-14)"""
    space = first
    while space < ids.ORDER_SPACES:
        if not state.is_locked(ids.ORDER + space) and state.card_on[space] == 0:
            break
        space += 1
    return space


def deal_display(state: CoalBaronState, card: i64, log: list[Event] | None) -> None:
    """Fill the next order space from the stack. (CB-14)"""
    space = open_order_space(state, 0)
    state.orders.draw(card)
    show_order(state, space, card, log)


def show_order(state: CoalBaronState, space: i64, card: i64, log: list[Event] | None) -> None:
    """Lay an order card face up below a worker space. (CB-14, CB-63)"""
    state.card_place[card] = ids.ON_DISPLAY
    state.card_on[space] = card + 1
    if log is not None:
        log.append(Event("cb.card.shown", CHANCE, (ids.ORDER + space, card)))
