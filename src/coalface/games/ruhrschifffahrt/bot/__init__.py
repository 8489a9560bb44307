"""What bots know of Ruhrschifffahrt."""

import tomllib
from importlib.resources import files

from coalface.bots.evaluator import Evaluator
from coalface.games.ruhrschifffahrt.bot.evaluate import RuhrEvaluator
from coalface.games.ruhrschifffahrt.bot.weights import Weights

WEIGHTS: dict[str, float] = tomllib.loads(
    files(__name__).joinpath("weights.toml").read_text("utf-8")
)


def evaluator(weights: dict[str, float]) -> Evaluator:
    """An evaluator with these weights: all of those in weights.toml."""
    return RuhrEvaluator(Weights(weights))


EVALUATOR = evaluator(WEIGHTS)
