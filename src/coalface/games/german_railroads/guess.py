"""Guesses states of German Railroads that a seat holds possible: end bonus cards are hidden."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core.contract import Guesser
from coalface.core.random import Random
from coalface.core.table_state import EVERYTHING
from coalface.games.german_railroads import ids, secrecy
from coalface.games.german_railroads.play import PlayableGermanRailroads


@final
class GermanRailroadsGuesser(Guesser):
    """Deals the cards of each group that a seat cannot tell apart again. (RR-21)"""

    def __init__(self, known: PlayableGermanRailroads) -> None:
        """Order the cards by group; `ends` has where each group ends."""
        self.known: PlayableGermanRailroads = known
        self.cards: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        group = secrecy.groups(known, known.known_by)
        for number in sorted(set(group)):
            if number < 0:
                continue
            for card in range(ids.END_BONUSES):
                if group[card] == number:
                    self.cards = append(self.cards, card)
            self.ends = append(self.ends, len(self.cards))

    def sample(self, rng: Random) -> PlayableGermanRailroads:
        known = self.known
        state = known.clone()
        state.known_by = EVERYTHING
        cards = self.cards[:]
        first: i64 = 0
        for group in range(len(self.ends)):
            rng.shuffle(cards, first, self.ends[group])
            first = self.ends[group]
        places = known.end_bonus_at[:]
        looks = known.end_bonus_looks[:]
        for at in range(len(cards)):
            card = self.cards[at]
            places[cards[at]] = known.end_bonus_at[card]
            looks[cards[at]] = known.end_bonus_looks[card]
        state.end_bonus_at = places
        state.end_bonus_looks = looks
        return state
