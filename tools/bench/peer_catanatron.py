"""A worker of the bench: random games of catanatron by its own game loop, printed as one JSON line.

It runs in the environment of the peers and knows nothing of coalface.
"""

import argparse
import json
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """Catanatron's random player, which counts how often it had one action only."""

    forced = 0

    def decide(self, game: Any, playable_actions: list[Any]) -> Any:
        """Choose as a random player does."""
        if len(playable_actions) == 1:
            CountingPlayer.forced += 1
        return super().decide(game, playable_actions)


def play(seed: int) -> int:
    """Play one game of four; return its number of decisions."""
    game = Game([CountingPlayer(colour) for colour in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Play whole games until the seconds are over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    seed = 1 + asked.seed * 1_000_000  # catanatron takes 0 for "no seed"
    play(seed)
    CountingPlayer.forced = 0
    decisions = games = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while games == 0 or time.perf_counter() - wall < asked.seconds:
        games += 1
        decisions += play(seed + games)
    result = {
        "count": decisions,
        "forced": CountingPlayer.forced,
        "games": games,
        "seconds": time.perf_counter() - wall,
        "cpu_seconds": time.process_time() - cpu,
        "versions": {name: version(name) for name in ("catanatron", "networkx")},
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
