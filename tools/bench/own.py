"""A worker of the bench: one of our games used in one way; prints a JSON line."""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, cycle

import coalface
from coalface._build import compiled
from coalface.bots.evaluator import Evaluator
from coalface.bots.search.search import Search
from coalface.bots.search.settings import Settings
from coalface.core.contract import CHANCE, OVER, Game, State, room
from coalface.core.playout import Tally, playout
from coalface.core.random import Random

POSITIONS = 32
BATCH = 20
ITERATIONS = 40
"""The length of one search: a short one, so that the plain build ends some in a round."""


@dataclass
class Done:
    """What has been done so far."""

    count: int = 0
    forced: int | None = None
    games: int = 0


Step = Callable[[Done], None]
"""Does a little and adds it to what has been done."""


def kernel_step(game: Game, seats: int, rng: Random) -> Step:
    """One random game by the playout of the build."""
    buffer = room(game.max_legal)

    def step(done: Done) -> None:
        tally = Tally()
        playout(game.start(seats), rng, buffer, tally)
        done.count += tally.decisions
        done.forced = (done.forced or 0) + tally.forced
        done.games += 1

    return step


def driven_step(game: Game, seats: int, rng: Random) -> Step:
    """One random game by a loop in Python."""
    buffer = room(game.max_legal)

    def step(done: Done) -> None:
        decisions = forced = 0
        state = game.start(seats)
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                state.advance(CHANCE, state.draw(rng))
            else:
                legal = state.legal_into(actor, buffer)
                state.advance(actor, buffer[rng.below(legal)])
                decisions += 1
                if legal == 1:
                    forced += 1
            actor = state.actor()
        done.count += decisions
        done.forced = (done.forced or 0) + forced
        done.games += 1

    return step


def clone_step(game: Game, seats: int, rng: Random) -> Step:
    """Some clones of each position."""
    states = positions(game, seats, rng)

    def step(done: Done) -> None:
        for state in states:
            for _ in range(BATCH):
                state.clone()
        done.count += BATCH * len(states)

    return step


def guess_step(game: Game, seats: int, rng: Random) -> Step:
    """Some guesses by the seat that must decide in each position."""
    guessers = [
        game.guesser(state.view(int(state.actor()))) for state in positions(game, seats, rng)
    ]

    def step(done: Done) -> None:
        for guesser in guessers:
            for _ in range(BATCH):
                guesser.sample(rng)
        done.count += BATCH * len(guessers)

    return step


def search_step(game: Game, seats: int, rng: Random) -> Step:
    """A short search from the next of those positions, with random playouts to the end."""
    states = positions(game, seats, rng)
    seen = [(int(state.actor()), state.view(int(state.actor()))) for state in states]
    turns = cycle((seat, game.guesser(view)) for seat, view in seen)

    def step(done: Done) -> None:
        seat, guesser = next(turns)
        Search(game, seats, seat, Evaluator(), Settings()).run(guesser, rng, ITERATIONS)
        done.count += ITERATIONS

    return step


def bare_step(game: Game, seats: int, rng: Random) -> Step:
    """What such a search does without its tree: guess, and play at random to the end."""
    states = positions(game, seats, rng)
    turns = cycle([game.guesser(state.view(int(state.actor()))) for state in states])
    buffer = room(game.max_legal)

    def step(done: Done) -> None:
        guesser, tally = next(turns), Tally()
        for _ in range(ITERATIONS):
            playout(guesser.sample(rng), rng, buffer, tally)
        done.count += ITERATIONS

    return step


STEPS = {
    "kernel": kernel_step,
    "driven": driven_step,
    "clone": clone_step,
    "guess": guess_step,
    "search": search_step,
    "bare": bare_step,
}


def positions(game: Game, seats: int, rng: Random) -> list[State]:
    """Positions in which a seat must decide, spread evenly through random games."""
    met: list[State] = []
    for _ in range(4):
        met += line_of_play(game, seats, rng)
    apart = max(1, len(met) // POSITIONS)
    return met[apart // 2 :: apart][:POSITIONS]


def line_of_play(game: Game, seats: int, rng: Random) -> list[State]:
    """Every position of one random game in which a seat must decide."""
    met: list[State] = []
    state = game.start(seats)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        met.append(state.clone())
        forward = state.legal(int(actor))
        state.advance(actor, forward[rng.below(len(forward))])
    return met


def measure(step: Step, seconds: float) -> dict[str, object]:
    """Once to warm up, then again and again until the seconds are over."""
    step(Done())
    done = Done()
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in count():
        step(done)
        if time.perf_counter() - wall >= seconds:
            break
    return {
        "count": done.count,
        "forced": done.forced,
        "games": done.games,
        "seconds": time.perf_counter() - wall,
        "cpu_seconds": time.process_time() - cpu,
    }


def main() -> None:
    """Measure what the command line asks for; refuse if this is not the build it names."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.own")
    parser.add_argument("game")
    parser.add_argument("--mode", choices=STEPS, required=True)
    parser.add_argument("--build", choices=("compiled", "plain"))
    parser.add_argument("--seats", type=int, help="the most that can play, by default")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    build = "compiled" if compiled() else "plain"
    if asked.build not in (None, build):
        sys.exit(f"asked to measure the {asked.build} build, but this one is {build}")
    played = coalface.game(asked.game)
    seats = asked.seats or max(played.seat_counts)
    result = measure(STEPS[asked.mode](played, seats, Random(asked.seed)), asked.seconds)
    result["versions"] = {"build": build, "python": platform.python_version(), "seats": str(seats)}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
