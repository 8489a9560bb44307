"""What bots know of German Railroads."""

import tomllib
from importlib.resources import files

from coalface.bots.evaluator import Evaluator
from coalface.bots.quick_weights import both
from coalface.games.german_railroads.bot.evaluate import GermanRailroadsEvaluator
from coalface.games.german_railroads.bot.weights import Weights

WEIGHTS: dict[str, float] = tomllib.loads(
    files(__name__).joinpath("weights.toml").read_text("utf-8")
)


def evaluator(weights: dict[str, float]) -> Evaluator:
    """An evaluator with these weights: all of those in weights.toml."""
    judging, quick = both(weights)
    return GermanRailroadsEvaluator(Weights(judging), Weights(quick))


EVALUATOR = evaluator(WEIGHTS)
