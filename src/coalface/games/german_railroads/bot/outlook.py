"""How much of a game of German Railroads is left to a seat: phases, workers, growth."""

from typing import final

from mypy_extensions import i64

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.advantages import engineer_sum
from coalface.games.german_railroads.rules.rounds import own_workers
from coalface.games.german_railroads.state import GermanRailroadsState, Player


@final
class Outlook:
    """What is still to come, as one seat sees it."""

    def __init__(self, state: GermanRailroadsState, player: Player) -> None:
        rounds: i64 = state.components.rounds[state.seats] - state.round
        passed = state.phase != ids.PLAYING or (state.passed >> player.seat) & 1 != 0
        hands: i64 = player.workers
        if player.black_worker == 1:
            hands += 1
        if passed:
            hands = 0
        workers = own_workers(state, player)
        part: float = float(hands) / float(workers)
        self.hands: float = float(hands)
        """Workers that may still be placed this round."""
        self.passed: bool = passed
        self.later: float = float(rounds)
        """Rounds after this one."""
        self.phases: float = float(rounds + 1)
        """Scoring phases to come, that of this round included."""
        self.growth: float = float(rounds * (rounds + 1)) / 2.0 + part * float(rounds + 1)
        """Phases that one worker's work of this round and of every later one will score."""
        self.engineers: i64 = engineer_sum(state, player)
        """What the numbers of the own engineers add up to."""
