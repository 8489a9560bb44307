"""End bonus cards: looking through the pile, keeping one, what remains of the pile."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    END_BONUSES,
    HELD,
    IN_PILE,
    MAX_SEATS,
    PLACE_OF,
    REMOVED,
    REMOVED_CARDS,
    SEEN,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import NOT_IN_PILE


def cards_in_pile(state: Pieces) -> i64:
    """How many end bonus cards are left: all but two, less those that were taken. (RR-3)"""
    left: i64 = state.kit.end_cards - REMOVED_CARDS
    for card in range(END_BONUSES):
        place = state.secret[PLACE_OF + card]
        if HELD <= place < HELD + MAX_SEATS:
            left -= 1
    return left


def removed_cards(state: Pieces) -> i64:
    """How many of the removed cards are facts already."""
    count: i64 = 0
    for card in range(END_BONUSES):
        if state.secret[PLACE_OF + card] == REMOVED:
            count += 1
    return count


def can_deal(state: Pieces, card: i64) -> i64:
    """May chance name this card: one that lies nowhere else? (RR-3, RR-72)"""
    return ALLOWED if state.secret[PLACE_OF + card] == IN_PILE else NOT_IN_PILE


def deal(state: Pieces, card: i64, log: list[Event] | None) -> None:
    """Chance names a removed card that nobody sees, or deals one to a seat. (RR-3, RR-72)"""
    seat = state.asked_seat()
    if state.kit.draw_end == 0:
        state.secret[PLACE_OF + card] = REMOVED
        if log is not None:
            log.append(Event("gr.endbonus.removed", -1))
        return
    state.answered()
    state.secret[PLACE_OF + card] = HELD + seat
    if log is not None:
        log.append(Event("gr.endbonus.drawn", seat))
        log.append(Event("gr.endbonus.card", seat, (card,), 1 << seat))


def look(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The seat looks through the pile. (RR-72)"""
    state.set_a(1)
    if log is not None:
        log.append(Event("gr.endbonus.looked", seat))
    for card in range(END_BONUSES):
        if state.secret[PLACE_OF + card] == IN_PILE:
            state.secret[SEEN + card * MAX_SEATS + seat] += 1
            if log is not None:
                log.append(Event("gr.endbonus.seen", seat, (card,), 1 << seat))


def can_keep(state: Pieces, card: i64) -> i64:
    """Is this card in the pile? (RR-72)"""
    return ALLOWED if state.secret[PLACE_OF + card] == IN_PILE else NOT_IN_PILE


def keep(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Secretly keep one card; the rest is shuffled. (RR-20, RR-72)"""
    state.answered()
    state.secret[PLACE_OF + card] = HELD + seat
    if log is not None:
        log.append(Event("gr.endbonus.kept", seat))
        log.append(Event("gr.endbonus.card", seat, (card,), 1 << seat))
