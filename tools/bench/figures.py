"""The figures to reach: what is set against what, and whether it is enough."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tools.bench.goals import goals_of
from tools.bench.ours import key_of
from tools.bench.peers import BACKGAMMON, CATANATRON, GIN_RUMMY
from tools.bench.rounds import Samples, median_rate, median_ratio


@dataclass(frozen=True)
class Figure:
    """One contender against another, or by itself a second, and the least it must reach."""

    game: str
    title: str
    ours: str
    against: str | None
    least: float


@dataclass(frozen=True)
class Outcome:
    """What was measured for a figure; None where a contender did not run."""

    figure: Figure
    value: float | None
    free: float | None
    """The same with forced decisions left out on both sides; None where there are none to leave."""

    @property
    def reached(self) -> bool | None:
        """Is it enough, counted either way?"""
        if self.value is None:
            return None
        return min(self.value, self.value if self.free is None else self.free) >= self.figure.least


def figures_of(game: str) -> Iterator[Figure]:
    """All figures to reach for one game."""
    goals = goals_of(game)
    kernel, driven = key_of(game, "compiled", "kernel"), key_of(game, "compiled", "driven")
    clone, guess = key_of(game, "compiled", "clone"), key_of(game, "compiled", "guess")
    plain = key_of(game, "plain", "kernel")
    yield Figure(
        game, "in-kernel / catanatron", kernel, CATANATRON, goals.kernel_against_catanatron
    )
    yield Figure(game, "driven / catanatron", driven, CATANATRON, goals.driven_against_catanatron)
    least = goals.driven_against_open_spiel
    yield Figure(game, "driven / gin_rummy", driven, GIN_RUMMY, least)
    yield Figure(game, "driven / backgammon", driven, BACKGAMMON, least)
    if goals.plain_against_catanatron is not None:
        least = goals.plain_against_catanatron
        yield Figure(game, "plain, in-kernel / catanatron", plain, CATANATRON, least)
    yield Figure(game, "compiled / plain, in-kernel", kernel, plain, goals.compiled_against_plain)
    yield Figure(game, "clones a second", clone, None, goals.clones_a_second)
    yield Figure(game, "guess / clone", guess, clone, goals.guess_against_clone)
    search, bare = key_of(game, "compiled", "search"), key_of(game, "compiled", "bare")
    yield Figure(game, "search / bare playouts", search, bare, goals.search_against_bare)
    if goals.searches_a_second is not None:
        yield Figure(game, "iterations of search a second", search, None, goals.searches_a_second)
    if goals.search_against_plain is not None:
        plain_search = key_of(game, "plain", "search")
        least = goals.search_against_plain
        yield Figure(game, "compiled / plain, search", search, plain_search, least)


def outcomes(games: Sequence[str], samples: Samples) -> list[Outcome]:
    """Every figure of these games with what was measured for it."""
    return [measure(figure, samples) for game in games for figure in figures_of(game)]


def measure(figure: Figure, samples: Samples) -> Outcome:
    """One figure from the samples; nothing measured if a contender of it did not run."""
    ours = samples.get(figure.ours)
    if ours is None:
        return Outcome(figure, None, None)
    if figure.against is None:
        return Outcome(figure, median_rate(ours), None)
    theirs = samples.get(figure.against)
    if theirs is None:
        return Outcome(figure, None, None)
    decisions = ours[0].forced is not None and theirs[0].forced is not None
    free = median_ratio(ours, theirs, free=True) if decisions else None
    return Outcome(figure, median_ratio(ours, theirs), free)
