"""Swaps end bonus cards that a seat cannot tell apart; written apart from guessing."""

from coalface.core.random import Random
from coalface.games.german_railroads.ids import (
    END_BONUSES,
    FINISHED,
    HELD,
    MAX_SEATS,
    NO_CARD,
    PHASE,
    PLACE_OF,
    SEEN,
)
from coalface.games.german_railroads.names import END_BONUS_NAMES
from coalface.games.german_railroads.pieces import Pieces

SWAPS = 40


def alike(state: Pieces, seat: int | None, one: int, two: int) -> bool:
    """Could these two cards change places without this seat knowing? (RR-21, RR-72)"""
    for card in (one, two):
        place = int(state.secret[PLACE_OF + card])
        if place == NO_CARD or (seat is not None and place == HELD + seat):
            return False
        if state.board[PHASE] == FINISHED and HELD <= place < HELD + MAX_SEATS:
            return False
    if seat is None:
        return True
    looks = [int(state.secret[SEEN + card * MAX_SEATS + seat]) for card in (one, two)]
    return looks[0] == looks[1]


def lot(state: Pieces, card: int) -> list[int]:
    """Where a card lies, and who has seen it there how often."""
    at = SEEN + card * MAX_SEATS
    return [
        int(state.secret[PLACE_OF + card]),
        *(int(n) for n in state.secret[at : at + MAX_SEATS]),
    ]


def scramble_cards(state: Pieces, seat: int | None, rng: Random) -> None:
    """Let cards change places by pairs, as often as it takes. (RR-21)"""
    for _ in range(SWAPS):
        one, two = int(rng.below(END_BONUSES)), int(rng.below(END_BONUSES))
        if one == two or not alike(state, seat, one, two):
            continue
        lots = lot(state, one), lot(state, two)
        for card, (place, *looks) in ((one, lots[1]), (two, lots[0])):
            state.secret[PLACE_OF + card] = place
            for other, count in enumerate(looks):
                state.secret[SEEN + card * MAX_SEATS + other] = count


def hidden_cards(state: Pieces, seat: int | None) -> dict[str, int]:
    """The cards that could lie elsewhere for all this seat knows, with where they do lie."""
    found = {}
    for card in range(END_BONUSES):
        mine = lot(state, card)
        others = [other for other in range(END_BONUSES) if alike(state, seat, card, other)]
        if card in others and any(lot(state, other) != mine for other in others):
            code = 0
            for number in mine:
                code = code * 16 + number
            found[f"end bonus {END_BONUS_NAMES[card]}"] = code
    return found
