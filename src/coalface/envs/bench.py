"""`coalface bench research`: steps in a second with observation and mask, beside other libraries.

A step is one decision of a seat: its move, the draws after it, the observation and the mask of
the next seat that must decide. Choosing the move is not in the time, which is that of the CPU. All
figures come from one run on one core; what is compared is the ratio.
"""

import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
from pettingzoo.env_registry.exceptions import FailedToImport  # type: ignore[import-untyped]

import coalface
from coalface._build import compiled
from coalface.batch import Batch
from coalface.core.contract import Game
from coalface.envs.pettingzoo import aec_env

SECONDS = 2.0
PACKAGES = ("numpy", "pettingzoo", "gymnasium", "open_spiel", "pygame")
CONNECT_FOUR = "connect_four_v3"
GIN_RUMMY = "gin_rummy"

Step = Callable[[], tuple[int, float]]
"""Make a step: return how many decisions that were, and the seconds they took."""


@dataclass(frozen=True)
class Goal:
    """What a column is to reach: a rate, or a multiple of the peer below it."""

    name: str
    least: float
    peer: str = ""


GOALS = (
    Goal("batch of 1", 100_000.0),
    Goal("batch of 64", 250_000.0),
    Goal("PettingZoo AEC", 5.0, CONNECT_FOUR),
    Goal("OpenSpiel", 1.0, GIN_RUMMY),
)


def main(what: str, games: Sequence[str], seats: int, seconds: float) -> int:
    """Print a line for each game, then the peers and what was reached."""
    assert what == "research"
    names = [name.replace("-", "_") for name in games]
    ids = names or [info.id for info in coalface.list_games()]
    print(environment_line())
    print(f"{seats} seats, {seconds:g} s each; steps in a second of CPU time\n")
    peers = {CONNECT_FOUR: connect_four_rate(seconds), GIN_RUMMY: gin_rummy_rate(seconds)}
    print(row("game", *(goal.name for goal in GOALS)))
    reached = True
    for id in ids:
        rates = our_rates(id, seats, seconds)
        cells = [cell(rate, goal, peers) for rate, goal in zip(rates, GOALS, strict=True)]
        reached &= all(is_reached(r, goal, peers) for r, goal in zip(rates, GOALS, strict=True))
        print(row(id, *cells), flush=True)
    for name, rate in peers.items():
        print(row(name, spelled(rate)))
    print(f"\nto reach: {', '.join(map(goal_text, GOALS))}")
    print("reached by all" if reached else "not reached where marked with !")
    return 0


def our_rates(id: str, seats: int, seconds: float) -> list[float | None]:
    """Return the rates of a game in the order of the goals."""
    game = coalface.game(id)
    return [
        batch_rate(game, seats, 1, seconds),
        batch_rate(game, seats, 64, seconds),
        aec_rate(aec_env(id, seats), seconds),
        our_spiel_rate(id, seats, seconds),
    ]


def measured(step: Step, seconds: float) -> float:
    """Return the decisions in a second, after a few that do not count."""
    for _ in range(20):
        step()
    made, spent = 0, 0.0
    while spent < seconds:
        count, took = step()
        made += count
        spent += took
    return made / spent


def batch_rate(game: Game, seats: int, tables: int, seconds: float) -> float:
    """Return the rate of a batch that plays random moves."""
    batch = Batch(game, seats, tables, seed=1)
    rng = np.random.default_rng(1)

    def step() -> tuple[int, float]:
        weights = rng.random(batch.mask.shape, np.float32) * batch.mask
        actions = weights.argmax(axis=1)
        over = int((batch.actor < 0).sum())
        begun = time.thread_time()
        batch.step(actions)
        return tables - over, time.thread_time() - begun

    return measured(step, seconds)


def aec_rate(env: Any, seconds: float) -> float:
    """Return the rate of an AEC environment, with what `last` gives."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> tuple[int, float]:
        if env.terminations[env.agent_selection]:
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        begun = time.thread_time()
        env.step(action)
        env.last()
        return 1, time.thread_time() - begun

    return measured(step, seconds)


def connect_four_rate(seconds: float) -> float | None:
    """Return the rate of PettingZoo's connect four; None if pygame, which it needs, is missing."""
    try:
        env = pettingzoo.make("aec", f"classic/{CONNECT_FOUR}")
    except FailedToImport:
        return None
    return aec_rate(env, seconds)


def our_spiel_rate(id: str, seats: int, seconds: float) -> float | None:
    """Return the rate of a game in OpenSpiel; None if that is not installed."""
    try:
        from coalface.envs import openspiel
    except ImportError:
        return None
    openspiel.register()
    return spiel_rate(f"{openspiel.PREFIX}{id}(players={seats})", seconds)


def gin_rummy_rate(seconds: float) -> float | None:
    """Return the rate of OpenSpiel's gin rummy; None if OpenSpiel is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        return None
    return spiel_rate(GIN_RUMMY, seconds)


def spiel_rate(name: str, seconds: float) -> float:
    """Return the rate of a game in OpenSpiel, with legal actions and the tensor of an observer."""
    import pyspiel
    from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

    game = pyspiel.load_game(name)
    observed = make_observation(game)
    rng = np.random.default_rng(1)
    states = [after_draws(game.new_initial_state(), rng)]

    def step() -> tuple[int, float]:
        if states[0].is_terminal():
            states[0] = after_draws(game.new_initial_state(), rng)
        state = states[0]
        action = int(rng.choice(state.legal_actions()))
        begun = time.thread_time()
        state.apply_action(action)
        after_draws(state, rng)
        if not state.is_terminal():
            state.legal_actions()
            observed.set_from(state, state.current_player())
        return 1, time.thread_time() - begun

    return measured(step, seconds)


def after_draws(state: Any, rng: np.random.Generator) -> Any:
    """Make the draws that come next."""
    while state.is_chance_node():
        point = rng.random()
        chosen = None
        for action, share in state.chance_outcomes():
            chosen = action
            point -= share
            if point < 0.0:
                break
        state.apply_action(chosen)
    return state


# What is printed


def is_reached(rate: float | None, goal: Goal, peers: dict[str, float | None]) -> bool:
    """Tell whether a rate is what it should be; what cannot be measured is not."""
    if rate is None:
        return False
    if not goal.peer:
        return rate >= goal.least
    peer = peers[goal.peer]
    return peer is not None and rate >= goal.least * peer


def cell(rate: float | None, goal: Goal, peers: dict[str, float | None]) -> str:
    """Return a rate as it is printed, with its multiple of the peer."""
    peer = peers[goal.peer] if goal.peer else None
    beside = f" ({rate / peer:.1f}x)" if rate is not None and peer else ""
    mark = "" if is_reached(rate, goal, peers) else " !"
    return f"{spelled(rate)}{beside}{mark}"


def goal_text(goal: Goal) -> str:
    """Return a goal as it is printed."""
    least = f"{goal.least:g}x {goal.peer}" if goal.peer else spelled(goal.least)
    return f"{goal.name} {least}"


def row(name: str, *cells: str) -> str:
    """Return a line of the table."""
    return f"{name:18}" + "".join(f"{each:>20}" for each in cells)


def spelled(rate: float | None) -> str:
    """Return a rate in thousands."""
    return "not installed" if rate is None else f"{rate / 1000:.1f} k"


def environment_line() -> str:
    """Return what this runs on: machine, load, Python, build and packages."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    machine = f"{processor()}, {os.cpu_count()} cores, {load}"
    build = "compiled" if compiled() else "plain"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    packages = ", ".join(f"{name} {installed(name)}" for name in PACKAGES)
    return f"{machine}; {python}; coalface {version('coalface')} {build}; {packages}"


def processor() -> str:
    """Return the name of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def installed(package: str) -> str:
    """Return the version of a package, or that it is missing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"
