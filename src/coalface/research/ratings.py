"""Openskill ratings of a tournament: how strong each bot seems, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from coalface.research.match import Result


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating: its mean, and its standard deviation."""

    mu: float
    sigma: float


def rate(results: Sequence[Result], bots: int) -> list[Skill]:
    """The rating of each bot after all games, one after another; all begin alike.

    Who plays alone is compared with nobody and stays where it began.
    """
    model = PlackettLuce()
    now = [[model.rating()] for _ in range(bots)]
    for result in results if bots > 1 else ():
        now = model.rate(now, ranks=[float(place) for place in places(result)])
    return [Skill(team[0].mu, team[0].sigma) for team in now]


def places(result: Result) -> Sequence[int]:
    """The place of each bot; a bot at fault comes last, and all others share the first."""
    if result.places is not None:
        return result.places
    assert result.fault is not None
    return [2 if who == result.fault.bot else 1 for who in range(len(result.job.bots))]
