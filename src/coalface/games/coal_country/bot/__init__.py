"""What bots know of Coal Country."""

import tomllib
from importlib.resources import files

from coalface.bots.evaluator import Evaluator
from coalface.bots.quick_weights import both
from coalface.games.coal_country.bot.evaluate import CoalCountryEvaluator
from coalface.games.coal_country.bot.standing import Standing
from coalface.games.coal_country.bot.weights import Weights

WEIGHTS: dict[str, float] = tomllib.loads(
    files(__name__).joinpath("weights.toml").read_text("utf-8")
)
STANDING: dict[str, list[float]] = tomllib.loads(
    files(__name__).joinpath("standing.toml").read_text("utf-8")
)


def evaluator(weights: dict[str, float]) -> Evaluator:
    """An evaluator with these weights: all of those in weights.toml."""
    judging, quick = both(weights)
    return CoalCountryEvaluator(Weights(judging), Weights(quick), Standing(STANDING))


EVALUATOR = evaluator(WEIGHTS)
