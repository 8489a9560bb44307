"""`coalface arena GAME --ladder --minutes M`: is each level stronger than the one before it?

Pairs of neighbours play pairs of games, the same chance for both and the seats changed, until a
sequential test can tell or the minutes are over.
"""

import json as json_text
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from math import log
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from coalface.core.registry import game_spec, released_specs
from coalface.research.arena import TIGHT, WIDTH, WON, make_jobs, score_cell, won_cell
from coalface.research.match import Job, Result
from coalface.research.tally import Tally, tally
from coalface.research.workers import Workers

PAIRS = (
    ("greedy", "random"),
    ("hewer", "apprentice"),
    ("foreman", "hewer"),
    ("foreman", "greedy"),
    ("baron", "foreman"),
)
"""The one that should be stronger comes first."""
ALL = "all"
"""Instead of a game: every game that is released."""
FEWEST = 40
MOST = 400
"""Games that a pair plays at least, if there is time, and at most."""
EVEN = 0.5
STRONGER = 0.65
"""The sequential test tells these win rates apart, wrong in one of twenty cases."""
DECIDED = log(19.0)


@dataclass(frozen=True, slots=True)
class Rung:
    """Two bots and what became of their games; only pairs of games that were both played count."""

    upper: str
    lower: str
    results: tuple[Result, ...]

    @property
    def tallies(self) -> tuple[Tally, Tally]:
        """The upper bot's and the lower bot's."""
        return tally(self.results, 0), tally(self.results, 1)

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the games are if the upper bot is the stronger."""
        wins = self.tallies[0].wins
        losses = len(self.results) - wins
        return wins * log(STRONGER / EVEN) + losses * log((1 - STRONGER) / (1 - EVEN))

    @property
    def verdict(self) -> str:
        """What the sequential test says."""
        if self.evidence >= DECIDED:
            return "stronger"
        return "not stronger" if self.evidence <= -DECIDED else "open"

    def done(self) -> bool:
        """Are there games enough, and is it decided?"""
        return len(self.results) >= FEWEST and self.verdict != "open"

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        upper, lower = self.tallies
        bots = {self.upper: upper.to_json(), self.lower: lower.to_json()}
        return {"games": len(self.results), "verdict": self.verdict, "bots": bots}


def main(
    game: str,
    minutes: float,
    seed: int,
    options: dict[str, str],
    json: bool,
    workers: Workers,
    limit: float,
    write: str | None = None,
) -> int:
    """The ladder of a game, or of all; print a row a pair, and write the page if asked to."""
    names = sorted(released_specs()) if game == ALL else [game_spec(game).id]
    until = time.monotonic() + 60 * minutes
    told_games: dict[str, object] = {}
    for place, name in enumerate(names):
        share = (until - time.monotonic()) / (len(names) - place)
        rungs = climb_all(name, options, seed, limit, workers, time.monotonic() + share)
        told_games[name] = [rung.to_json() for rung in rungs]
        if not json:
            show(name, rungs, Console(width=None if sys.stdout.isatty() else WIDTH))
        if write is not None:
            from coalface.research import page

            page.write(Path(write), name, rungs, seed)
    if json:
        print(json_text.dumps(told_games if game == ALL else told_games[names[0]], indent=2))
    return 0


def climb_all(
    game: str,
    options: dict[str, str],
    seed: int,
    limit: float,
    workers: Workers,
    until: float,
) -> list[Rung]:
    """Play every pair, each for its share of the time that is left."""
    rungs: list[Rung] = []
    for place, pair in enumerate(PAIRS):
        jobs = make_jobs(game, options, pair, MOST, seed, limit)
        share = (until - time.monotonic()) / (len(PAIRS) - place)
        rungs.append(climb(pair, jobs, workers, time.monotonic() + share))
        print(f"{game}: {told(rungs[-1])}", file=sys.stderr, flush=True)
    return rungs


def climb(pair: tuple[str, str], jobs: Sequence[Job], workers: Workers, until: float) -> Rung:
    """Play a pair of bots until it is decided or time is up."""
    results: list[Result] = []
    with closing(workers.run(jobs)) as running:
        for result in running:
            results.append(result)
            rung = Rung(*pair, both_played(results))
            if rung.done() or time.monotonic() >= until:
                break
    return Rung(*pair, both_played(results))


def both_played(results: Sequence[Result]) -> tuple[Result, ...]:
    """The results of seeds of which both games have come, in the order of the games."""
    seeds = [result.job.seed for result in results]
    both = [result for result in results if seeds.count(result.job.seed) == 2]
    return tuple(sorted(both, key=lambda result: result.job.number))


def told(rung: Rung) -> str:
    """A rung in a line."""
    upper = rung.tallies[0]
    low, high = upper.win_interval
    games = len(rung.results)
    return (
        f"{rung.upper} against {rung.lower}: {upper.wins:g} of {games} "
        f"({low:.0%}-{high:.0%}), {rung.verdict}"
    )


def show(game: str, rungs: Sequence[Rung], console: Console) -> None:
    """A row a pair."""
    table = Table(title=f"{game}: the ladder, two players", box=SIMPLE_HEAD, padding=TIGHT)
    table.add_column("stronger?")
    for heading in ("against", "games", WON, "score", "ms each", "verdict"):
        table.add_column(heading, justify="right", no_wrap=True)
    for rung in rungs:
        upper, lower = rung.tallies
        scores = " : ".join(score_cell(each.mean_score, None) for each in (upper, lower))
        paces = " : ".join(
            f"{1000 * (each.seconds_per_decision or 0):.1f}" for each in rung.tallies
        )
        table.add_row(
            rung.upper,
            rung.lower,
            str(len(rung.results)),
            won_cell(upper),
            scores,
            paces,
            rung.verdict,
        )
    console.print(table)
