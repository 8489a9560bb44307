"""Swaps end bonus cards that a seat cannot tell apart; written apart from guessing."""

from coalface.core import counts
from coalface.core.random import Random
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.state import GermanRailroadsState

SWAPS = 40


def alike(state: GermanRailroadsState, seat: int | None, one: int, two: int) -> bool:
    """Could these two cards change places without this seat knowing? (RR-21, RR-72)"""
    for card in (one, two):
        place = int(state.end_bonus_at[card])
        if place == ids.NO_CARD or (seat is not None and place == ids.HELD + seat):
            return False
        if state.phase == ids.FINISHED and place >= ids.HELD:
            return False
    if seat is None:
        return True
    looks = [counts.count(state.end_bonus_looks[card], seat) for card in (one, two)]
    return looks[0] == looks[1]


def lot(state: GermanRailroadsState, card: int) -> tuple[int, int]:
    """Return where a card lies, and who has seen it there how often."""
    return int(state.end_bonus_at[card]), int(state.end_bonus_looks[card])


def scramble_cards(state: GermanRailroadsState, seat: int | None, rng: Random) -> None:
    """Let cards change places by pairs, as often as it takes. (RR-21)"""
    for _ in range(SWAPS):
        one, two = int(rng.below(ids.END_BONUSES)), int(rng.below(ids.END_BONUSES))
        if one == two or not alike(state, seat, one, two):
            continue
        lots = lot(state, one), lot(state, two)
        for card, (place, looks) in ((one, lots[1]), (two, lots[0])):
            state.end_bonus_at = counts.replaced(state.end_bonus_at, card, place)
            state.end_bonus_looks = counts.replaced(state.end_bonus_looks, card, looks)


def hidden_cards(state: GermanRailroadsState, seat: int | None) -> dict[str, int]:
    """Return the cards that could lie elsewhere for all this seat knows, with where they lie."""
    found = {}
    for card, name in enumerate(names.END_BONUS_NAMES):
        mine = lot(state, card)
        others = [o for o in range(ids.END_BONUSES) if alike(state, seat, card, o)]
        if card in others and any(lot(state, other) != mine for other in others):
            found[f"end bonus {name}"] = mine[1] * 16 + mine[0]
    return found
