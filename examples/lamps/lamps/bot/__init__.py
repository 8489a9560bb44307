"""What bots know of Lamps."""

from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State
from coalface.core.random import Random
from mypy_extensions import i64

from lamps.state import LampsState


class LampsEvaluator(Evaluator):
    """Good is a high score, and a good lamp in hand."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, LampsState)
        player = state.players[seat]
        return float(player.score + player.lamp)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        while state.actor() == CHANCE:
            state.advance(CHANCE, state.draw(rng))
        return 0


EVALUATOR = LampsEvaluator()
