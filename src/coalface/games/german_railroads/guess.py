"""Draws states of German Railroads that a seat holds possible: only end bonus cards are hidden."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Guesser
from coalface.core.random import Random
from coalface.games.german_railroads.ids import MAX_SEATS, PLACE_OF, SEEN
from coalface.games.german_railroads.state import GermanRailroadsState


@final
class GermanRailroadsGuesser(Guesser):
    """A parsed view: the open part once, the places of hidden cards with every sample. (RR-21)"""

    def __init__(
        self, known: GermanRailroadsState, cards: vec[i64], rows: vec[i64], sizes: vec[i64]
    ) -> None:
        """`cards` and `rows` (place, looks by seat) go group by group, `sizes` long each."""
        self.known: GermanRailroadsState = known
        self.cards: vec[i64] = cards
        self.rows: vec[i64] = rows
        self.sizes: vec[i64] = sizes

    def sample(self, rng: Random) -> GermanRailroadsState:
        known = self.known
        state = GermanRailroadsState(known.game, known.kit, known.seats)
        state.copy_table(known)
        state.secret = known.secret[:]
        cards = self.cards[:]
        first: i64 = 0
        for group in range(len(self.sizes)):
            rng.shuffle(cards, first, first + self.sizes[group])
            first += self.sizes[group]
        for place in range(len(cards)):
            row = place * (1 + MAX_SEATS)
            state.secret[PLACE_OF + cards[place]] = self.rows[row]
            for seat in range(MAX_SEATS):
                at = SEEN + cards[place] * MAX_SEATS + seat
                state.secret[at] = self.rows[row + 1 + seat]
        return state
