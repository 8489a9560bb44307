"""The versions of the environments: they rise with rules, observations and action ids.

`versions.toml` has a list of fingerprints for each game; the version is the number of the last. A
test compares it with the fingerprint of the code, and

    python -m coalface.envs --write

adds the new one where they differ: a new version, for which results are not comparable with those
of the version before. With --replace the last one is overwritten instead, which is right only for
a version that no release has had.
"""

import argparse
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from coalface.core.contract import CHANCE, OVER, Game
from coalface.core.observation import game_schema
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.core.schema import Schema

FILE = Path(__file__).with_name("versions.toml")
NAMESPACE = "coalface"
STEPS = 40
"""How many decisions of a random game are part of a fingerprint."""
HEADING = """\
# The fingerprints of the environments, one for each version, the oldest first: written by
# `python -m coalface.envs --write`, which adds one where anything has changed.
"""


@dataclass(frozen=True, slots=True)
class Environment:
    """A game as an environment, under the name that the registries know."""

    game: str
    fingerprints: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return the name without namespace and version: `CoalBaron`."""
        return "".join(word.capitalize() for word in self.game.split("_"))

    @property
    def version(self) -> int:
        """Return the number of the version, which begins at 0."""
        return len(self.fingerprints) - 1

    @property
    def id(self) -> str:
        """Return the name in the registries: `coalface/CoalBaron-v0`."""
        return f"{NAMESPACE}/{self.name}-v{self.version}"


def read(path: Path = FILE) -> tuple[Environment, ...]:
    """Return the environments with their fingerprints."""
    found = tomllib.loads(path.read_text("utf-8"))
    return tuple(Environment(game, tuple(each)) for game, each in found.items())


ENVIRONMENTS = read()


@cache
def environment(game: str) -> Environment | None:
    """Return the environment of a game; None for a game of others, which has no version."""
    return next((each for each in ENVIRONMENTS if each.game == game), None)


# Fingerprints


def fingerprint(game: str) -> str:
    """Return a hash of all that a trained agent relies on, for each of the main options."""
    hashed = sha256()
    for options in main_options(game):
        for part in described(game_spec(game).game(options)):
            hashed.update(repr(part).encode())
    return hashed.hexdigest()


def main_options(game: str) -> Iterator[dict[str, Any]]:
    """Yield no option, then each value of an option that is no house rule, alone."""
    yield {}
    for option in game_spec(game).options:
        if not option.house_rule:
            choices = option.choices or (False, True)
            yield from ({option.name: each} for each in choices if each != option.default)


def described(game: Game) -> Iterator[object]:
    """Yield what an agent relies on: rules, ids of actions, schemas, and some of a random game."""
    yield game.version, game.components, sorted(game.options.items())
    yield [str(game.moves[id]) for id in range(len(game.moves))]
    for seats in game.seat_counts:
        schema = game_schema(game, seats)
        yield seats, schema_facts(schema)
        yield list(played(game, seats, schema.size))


def schema_facts(schema: Schema) -> list[tuple[object, ...]]:
    """Return what matters of a schema: all but the words that explain it."""
    return [
        (each.name, each.start, each.stop, each.form, each.low, each.high, each.labels)
        for each in schema.slices
    ]


def played(game: Game, seats: int, size: int) -> Iterator[tuple[object, ...]]:
    """Yield who decides, the legal moves and the observation at the decisions of a random game."""
    state, rng, decisions = game.start(seats), Random(1), 0
    while decisions < STEPS and (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        legal = state.legal(actor)
        buffer = vec[i16]([0] * size)
        state.encode_into(actor, buffer, 0)
        yield actor, legal, [(place, value) for place, value in enumerate(buffer) if value]
        state.advance(actor, legal[rng.below(len(legal))])
        decisions += 1


# The command


def updated(known: Sequence[Environment], replace: bool) -> list[Environment]:
    """Return the environments with the fingerprints of the code."""
    found = []
    for each in known:
        now = fingerprint(each.game)
        if (now,) == each.fingerprints[-1:]:
            found.append(each)
            continue
        before = each.fingerprints[:-1] if replace else each.fingerprints
        found.append(Environment(each.game, (*before, now)))
    return found


def written(environments: Sequence[Environment]) -> str:
    """Return the file of the versions."""
    rows = [
        f"{each.game} = [\n" + "".join(f'    "{one}",\n' for one in each.fingerprints) + "]\n"
        for each in environments
    ]
    return HEADING + "\n" + "".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the file with the code, or write it; the exit code is 1 if they differ."""
    parser = argparse.ArgumentParser(prog="python -m coalface.envs")
    parser.add_argument("--write", action="store_true", help="raise the version of what changed")
    parser.add_argument(
        "--replace", action="store_true", help="give what changed no new version: unreleased only"
    )
    asked = parser.parse_args(arguments)
    known = read()
    now = updated(known, asked.replace)
    changed = [each for each, before in zip(now, known, strict=True) if each != before]
    for each in changed:
        print(f"{each.game} has changed: {each.id}")
    if asked.write or asked.replace:
        FILE.write_text(written(now), "utf-8")
        return 0
    return 1 if changed else 0
