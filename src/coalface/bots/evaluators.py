"""Finds what a game gives to bots: `EVALUATOR` of its package `bot`."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from coalface.bots.base import BUILT_IN, bot_can_play
from coalface.bots.evaluator import Evaluator
from coalface.core.registry import all_specs, game_spec


@cache
def evaluator_for(game: str) -> Evaluator:
    """The evaluator of a game; ValueError if it has none."""
    package = bot_package(game)
    if package is None:
        able = ", ".join(name for name in BUILT_IN if bot_can_play(name, game))
        raise ValueError(f"greedy cannot play {game}, which has no evaluator; available: {able}")
    evaluator: Evaluator = import_module(package).EVALUATOR
    return evaluator


def bot_package(game: str) -> str | None:
    """Return the package of what a game gives to bots; None if it gives nothing."""
    found = all_specs().get(game)
    if found is None or find_spec(f"{found.package}.bot") is None:
        return None
    return f"{found.package}.bot"


def weights_file(game: str) -> Traversable:
    """The file with the weights of a game's evaluator; ValueError if it has none."""
    evaluator_for(game)
    found = files(f"{game_spec(game).package}.bot").joinpath("weights.toml")
    if not found.is_file():
        raise ValueError(f"the evaluator of {game} has no weights to tune")
    return found


def evaluator_with(game: str, weights: dict[str, float]) -> Evaluator:
    """The evaluator of a game with other weights: all of those in its file."""
    made: Evaluator = import_module(f"{game_spec(game).package}.bot").evaluator(weights)
    return made


@cache
def evaluator_or_none(game: str) -> Evaluator:
    """The evaluator of a game, or one that knows nothing."""
    try:
        return evaluator_for(game)
    except ValueError:
        return Evaluator()
