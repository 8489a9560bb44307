"""A state of Seams that can be played."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.core.random import Random
from tests.plugins.seams import rules
from tests.plugins.seams.state import CARD_NAMES, UNKNOWN, SeamsState


class PlayableSeams(SeamsState):
    """A position of Seams."""

    def lay_out(self) -> None:
        for player in self.players:
            player.hand = vec[i64]([1] * len(CARD_NAMES))

    def automatic_step(self, log: list[Event] | None) -> bool:
        return rules.automatic_step(self, log)

    def odds(self) -> list[int]:
        return [1] * 6

    def hide(self, viewer: i64) -> None:
        """Others' bids are unknown: for all a viewer knows they are in the hand. (SE-2)"""
        for player in self.players:
            if player.bid and player.seat != viewer:
                player.hand[player.bid - 1] += 1
                player.bid = UNKNOWN

    def guess(self, rng: Random) -> None:
        for player in self.players:
            if player.bid == UNKNOWN:
                held = [card for card, count in enumerate(player.hand) if count]
                card = held[rng.below(len(held))]
                player.hand[card] -= 1
                player.bid = card + 1
