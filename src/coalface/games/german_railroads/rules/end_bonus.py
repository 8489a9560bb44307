"""End bonus cards: looking through the pile, keeping one, what remains of the pile."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def cards_in_pile(state: GermanRailroadsState) -> i64:
    """How many end bonus cards are left: all but two, less those that were taken. (RR-3)"""
    left: i64 = state.components.end_cards - ids.REMOVED_CARDS
    for card in range(ids.END_BONUSES):
        place = state.end_bonus_at[card]
        if ids.HELD <= place < ids.HELD + ids.MAX_SEATS:
            left -= 1
    return left


def removed_cards(state: GermanRailroadsState) -> i64:
    """How many of the removed cards are facts already."""
    count: i64 = 0
    for card in range(ids.END_BONUSES):
        if state.end_bonus_at[card] == ids.REMOVED:
            count += 1
    return count


def can_deal(state: GermanRailroadsState, card: i64) -> i64:
    """May chance name this card: one that lies nowhere else? (RR-3, RR-72)"""
    if state.to_act != CHANCE:
        return NOT_NOW
    return ALLOWED if state.end_bonus_at[card] == ids.IN_PILE else why.NOT_IN_PILE


def deal(state: GermanRailroadsState, card: i64, log: list[Event] | None) -> None:
    """Chance names a removed card that nobody sees, or deals one to a seat. (RR-3, RR-72)"""
    player = state.players[state.pending_seat]
    if state.components.draw_end == 0:
        state.end_bonus_at = counts.replaced(state.end_bonus_at, card, ids.REMOVED)
        if log is not None:
            log.append(Event("gr.endbonus.removed", -1))
        return
    state.pop_decision()
    state.end_bonus_at = counts.replaced(state.end_bonus_at, card, ids.HELD + player.seat)
    if log is not None:
        log.append(Event("gr.endbonus.drawn", player.seat))
        log.append(Event("gr.endbonus.card", player.seat, (card,), 1 << player.seat))


def look(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """The seat looks through the pile. (RR-72)"""
    pending.set_looked(state, 1)
    looks = state.end_bonus_looks[:]
    if log is not None:
        log.append(Event("gr.endbonus.looked", player.seat))
    for card in range(ids.END_BONUSES):
        if state.end_bonus_at[card] == ids.IN_PILE:
            looks[card] += counts.one(player.seat)
            if log is not None:
                log.append(Event("gr.endbonus.seen", player.seat, (card,), 1 << player.seat))
    state.end_bonus_looks = looks


def can_keep(state: GermanRailroadsState, card: i64) -> i64:
    """Is this card in the pile? (RR-72)"""
    if state.to_act == CHANCE:
        return NOT_NOW
    return ALLOWED if state.end_bonus_at[card] == ids.IN_PILE else why.NOT_IN_PILE


def keep(state: GermanRailroadsState, player: Player, card: i64, log: list[Event] | None) -> None:
    """Secretly keep one card; the rest is shuffled. (RR-20, RR-72)"""
    state.pop_decision()
    state.end_bonus_at = counts.replaced(state.end_bonus_at, card, ids.HELD + player.seat)
    if log is not None:
        log.append(Event("gr.endbonus.kept", player.seat))
        log.append(Event("gr.endbonus.card", player.seat, (card,), 1 << player.seat))
