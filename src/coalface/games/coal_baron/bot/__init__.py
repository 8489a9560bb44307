"""What bots know of Coal Baron."""

import tomllib
from importlib.resources import files

from coalface.bots.evaluator import Evaluator
from coalface.games.coal_baron.bot.evaluate import CoalBaronEvaluator
from coalface.games.coal_baron.bot.weights import Weights

WEIGHTS: dict[str, float] = tomllib.loads(
    files(__name__).joinpath("weights.toml").read_text("utf-8")
)


def evaluator(weights: dict[str, float]) -> Evaluator:
    """An evaluator with these weights: all of those in weights.toml."""
    return CoalBaronEvaluator(Weights(weights))


EVALUATOR = evaluator(WEIGHTS)
