"""A state of Lamps that can be played: how it goes on, what is drawn, what is secret."""

from coalface.core.contract import Event
from coalface.core.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lamps import rules
from lamps.state import LAMP_NAMES, UNKNOWN, LampsState


class PlayableLamps(LampsState):
    """A position of Lamps."""

    def lay_out(self) -> None:
        copies = self.game.printed["lamps"]["copies"]
        self.bag = vec[i64]([copies] * len(LAMP_NAMES))

    def automatic_step(self, log: list[Event] | None) -> bool:
        return rules.automatic_step(self, log)

    def odds(self) -> list[int]:
        return [count for count in self.bag if count > 0]

    def hide(self, viewer: i64) -> None:
        """Nobody knows the lamps of others: for all they know these are in the bag. (LA-1)"""
        for player in self.players:
            if player.lamp and player.seat != viewer:
                self.bag[player.lamp - 1] += 1
                player.lamp = UNKNOWN

    def guess(self, rng: Random) -> None:
        for player in self.players:
            if player.lamp == UNKNOWN:
                lamps = [lamp for lamp, count in enumerate(self.bag) for _ in range(count)]
                lamp = lamps[rng.below(len(lamps))]
                self.bag[lamp] -= 1
                player.lamp = lamp + 1
