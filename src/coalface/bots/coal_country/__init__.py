"""What bots know of Coal Country."""

import tomllib
from importlib.resources import files

from coalface.bots.coal_country.evaluate import CoalCountryEvaluator
from coalface.bots.coal_country.standing import Standing
from coalface.bots.coal_country.weights import Weights
from coalface.bots.evaluator import Evaluator
from coalface.bots.quick_weights import both

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
