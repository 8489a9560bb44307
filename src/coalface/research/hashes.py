"""`python -m coalface.research.hashes`: one hash of many random games, in everything they do.

It covers every line of play, every event and every position of games with all numbers of seats,
so two builds of the rules that print the same hash behave the same.
"""

import argparse
import hashlib
import json

from coalface import _build
from coalface.core.contract import CHANCE, OVER, Event, Game
from coalface.core.random import Random
from coalface.core.registry import game_spec


def hash_games(game: Game, games: int, seed: int) -> str:
    """The hash of so many random games, over all numbers of seats in turn."""
    digest = hashlib.sha256()
    for number in range(games):
        seats = game.seat_counts[number % len(game.seat_counts)]
        hash_game(game, seats, Random(f"{seed}/{number}"), digest)
    return digest.hexdigest()


def hash_game(game: Game, seats: int, rng: Random, digest: "hashlib._Hash") -> None:
    """Play one random game, and add each line with its choices, events and position."""
    state = game.start(seats)
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        weights = state.odds() if actor == CHANCE else []
        events: list[Event] = []
        state.apply(actor, move, events)
        told = [f"{actor} {game.moves[move]}", legal, weights, [repr(event) for event in events]]
        digest.update(json.dumps(told).encode() + state.dump())
    digest.update(json.dumps([state.scores(), state.standing()]).encode())


def main() -> None:
    """Print the build and the hash, as JSON."""
    parser = argparse.ArgumentParser(prog="python -m coalface.research.hashes")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    asked = parser.parse_args()
    found = hash_games(game_spec(asked.game).game(), asked.games, asked.seed)
    print(json.dumps({"compiled": _build.compiled(), "games": asked.games, "hash": found}))


if __name__ == "__main__":
    main()
