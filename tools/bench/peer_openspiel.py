"""A worker of the bench: random games of OpenSpiel driven by a Python loop; prints a JSON line.

It runs in the environment of the peers and knows nothing of coalface.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome in whose share of 0..1 the point lies."""
    for action, share in outcomes:
        point -= share
        if point < 0.0:
            return action
    return outcomes[-1][0]


def play(game: Any, fraction: Callable[[], float]) -> tuple[int, int]:
    """Play one game; return its decisions and how many of them were forced."""
    decisions = forced = 0
    state = game.new_initial_state()
    player = state.current_player()
    while player != TERMINAL:
        if player == CHANCE:
            state.apply_action(drawn(state.chance_outcomes(), fraction()))
        else:
            actions = state.legal_actions()
            count = len(actions)
            state.apply_action(actions[int(fraction() * count)])
            decisions += 1
            if count == 1:
                forced += 1
        player = state.current_player()
    return decisions, forced


def main() -> None:
    """Play whole games until the seconds are over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    fraction = random.Random(asked.seed).random
    play(game, fraction)
    decisions = forced = games = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while games == 0 or time.perf_counter() - wall < asked.seconds:
        games += 1
        of_game = play(game, fraction)
        decisions += of_game[0]
        forced += of_game[1]
    result = {
        "count": decisions,
        "forced": forced,
        "games": games,
        "seconds": time.perf_counter() - wall,
        "cpu_seconds": time.process_time() - cpu,
        "versions": {"open_spiel": version("open_spiel")},
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
