"""Finds what a game gives to bots: `EVALUATOR` of the package that bears its name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from coalface.bots.evaluator import Evaluator


@cache
def evaluator_for(game: str) -> Evaluator:
    """The evaluator of a game; ValueError if it has none."""
    name = f"coalface.bots.{game}"
    if find_spec(name) is None:
        raise ValueError(f"greedy cannot play {game}: it has no evaluator")
    evaluator: Evaluator = import_module(name).EVALUATOR
    return evaluator


@cache
def evaluator_or_none(game: str) -> Evaluator:
    """The evaluator of a game, or one that knows nothing."""
    try:
        return evaluator_for(game)
    except ValueError:
        return Evaluator()
