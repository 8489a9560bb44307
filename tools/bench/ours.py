"""Our own contenders: every game, compiled and plain, in every way of being used."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.bench.rounds import BenchError, Contender

ROOT = Path(__file__).parents[2]
"""Where the tools are imported from."""
BUILDS = ("compiled", "plain")

UNITS = {
    "kernel": "decisions",
    "driven": "decisions",
    "clone": "clones",
    "guess": "guesses",
    "search": "playouts",
    "bare": "playouts",
}
"""What each mode counts."""

DEFINITIONS = {
    "kernel": (
        "In-kernel: random games by `core.playout.playout`, the loop being part of the build that "
        "is measured; making the game is in the time. A decision is one move by a seat; chance "
        "takes its time but is not counted; retracting moves are not played. Forced: one legal "
        "move that is not a retracting one."
    ),
    "driven": (
        "Driven: the same games by a loop in interpreted Python over `actor`, `legal_into`, "
        "`draw` and `advance`, counted in the same way."
    ),
    "clone": (
        "Clone: `State.clone()` from a Python loop, over positions spread evenly through random "
        "games."
    ),
    "guess": (
        "Guess: `Guesser.sample(rng)` from a Python loop, for the seat that must decide in those "
        "same positions; parsing the view is done before and not in the time."
    ),
    "search": (
        "Search: iterations of `bots.search` for that seat in those same positions, each with one "
        "random playout to the end of the game and no evaluator; a new tree every 40."
    ),
    "bare": (
        "Bare: the same guesses played out at random by `core.playout.playout`, without a tree. "
        "What search is slower than this is its overhead: 0.65x is 35 %."
    ),
}


def key_of(game: str, build: str, mode: str) -> str:
    """The name of one of our contenders: `coal_baron/compiled/kernel`."""
    return f"{game}/{build}/{mode}"


def environment_of(build: str) -> dict[str, str]:
    """The environment in which a worker runs this build."""
    environment = {name: value for name, value in os.environ.items() if name != "COALFACE_PURE"}
    environment["PYTHONHASHSEED"] = "0"
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    if build == "plain":
        environment["COALFACE_PURE"] = "1"
    return environment


def compiled_runs() -> bool:
    """Would a worker without COALFACE_PURE run compiled rules?"""
    code = "from coalface._build import compiled; print(compiled())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env=environment_of("compiled"),
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise BenchError(f"coalface does not start: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout.strip() == "True"


def contenders(games: Sequence[str], builds: Sequence[str]) -> Iterator[Contender]:
    """Every game in every build and mode."""
    for game in games:
        for build in builds:
            for mode, unit in UNITS.items():
                worker = (sys.executable, "-P", "-m", "tools.bench.own")
                command = (*worker, game, "--mode", mode, "--build", build)
                yield Contender(key_of(game, build, mode), unit, command, environment_of(build))
