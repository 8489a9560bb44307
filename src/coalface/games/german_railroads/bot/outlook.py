"""How much of a game of German Railroads is left to a seat: phases, workers, growth."""

from typing import final

from mypy_extensions import i64

from coalface.games.german_railroads.ids import (
    BLACK_HOME,
    PASSED,
    PHASE,
    PLAYING,
    ROUND,
    SEAT_SIZE,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.rounds import own_workers


@final
class Outlook:
    """What is still to come, as one seat sees it."""

    def __init__(self, state: Pieces, seat: i64) -> None:
        at = seat * SEAT_SIZE
        rounds: i64 = state.kit.rounds[state.seats] - state.board[ROUND]
        passed = state.board[PHASE] != PLAYING or state.board[PASSED] & (1 << seat) != 0
        hands: i64 = state.own[at + WORKERS]
        if state.own[at + BLACK_HOME] == 1:
            hands += 1
        if passed:
            hands = 0
        workers = own_workers(state, seat)
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
