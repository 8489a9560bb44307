"""Write reference results of our bots, docs/research/baselines.md: `python -m tools.baselines`.

Every pair of bots below plays each environment as `coalface arena` does, two at a table, duplicate
play. baselines.json beside the page keeps the results; the page is written from them, and a test
holds that it says what they say.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coalface.core.registry import game_spec
from coalface.envs.versions import ENVIRONMENTS
from coalface.research.arena import Tournament, follow, make_jobs
from coalface.research.match import Result
from coalface.research.workers import Processes

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research" / "baselines.md"
RESULTS = PAGE.with_name("baselines.json")
BOTS = ("random", "friendly", "greedy", "apprentice")
GAMES, SEED, LIMIT = 40, 7, 60.0
HEAD = """\
# Reference results

Made by `python -m tools.baselines`; do not edit. Each row is {games} games between two bots, seed \
{seed}, as `coalface arena GAME BOT BOT --games {games} --seed {seed}` plays them: the games of a \
pair meet the same chance with the seats changed. Won is the share of victories of the first bot \
and points are means of both, with 95 % intervals; with so few games only large differences are \
certain. [The ladder](../bots.md) has more games of stronger levels.
"""


def play(game: str, pair: Sequence[str], games: int, seed: int, workers: int) -> dict[str, Any]:
    """Let two bots play; return what the arena says as JSON."""
    results: list[Result] = []
    follow(make_jobs(game, {}, pair, games, seed, LIMIT), Processes(workers), results)
    results.sort(key=lambda result: result.job.number)
    names = tuple(pair)
    found = Tournament(game_spec(game).id, {}, names, seed, games, tuple(results), 0.0)
    return found.to_json()


def measure(games: int, seed: int, workers: int) -> dict[str, Any]:
    """Play all pairs of all environments."""
    pairs = [(better, BOTS[at]) for at in range(len(BOTS)) for better in BOTS[at + 1 :]]
    found = {
        each.id: [play(each.game, pair, games, seed, workers) for pair in pairs]
        for each in ENVIRONMENTS
    }
    return {"games": games, "seed": seed, "environments": found}


def page(results: dict[str, Any]) -> str:
    """Return the page of some results."""
    parts = [HEAD.format(games=results["games"], seed=results["seed"])]
    for id, rows in results["environments"].items():
        parts.append(f"## {id}\n\n| bot | against | won | points | points of the other |")
        parts.append("|---|---|---|---|---|")
        parts += [row(each["bots"]) for each in rows]
        parts.append("")
    return "\n".join(parts).rstrip() + "\n"


def row(bots: dict[str, Any]) -> str:
    """Return a row of a table."""
    (first, mine), (second, theirs) = bots.items()
    low, high = mine["win_interval"]
    won = f"{mine['win_rate']:.0%} ({low:.0%}–{high:.0%})"
    return f"| {first} | {second} | {won} | {points(mine)} | {points(theirs)} |"


def points(found: dict[str, Any]) -> str:
    """Return a mean with half of its interval."""
    mean, interval = found["mean_score"], found["score_interval"]
    return f"{mean:.1f} ± {interval[1] - mean:.1f}" if interval else f"{mean:.1f}"


def main(given: Sequence[str] | None = None) -> int:
    """Play, and write the page."""
    asked = argparse.ArgumentParser(description="Write reference results of our bots.")
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words = asked.parse_args(given)
    results = measure(words.games, words.seed, words.workers)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(results), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
