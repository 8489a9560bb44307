"""Games of other distributions: what they name in the entry point group `coalface.games`.

    [project.entry-points."coalface.games"]
    high_card = "high_card:GAME"

A plug-in that cannot be used is left out, and the log says which distribution it came with and what
is wrong: the games beside it never suffer from it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from logging import getLogger
from typing import Final

from coalface.core.registry import GameSpec, own_specs

GROUP: Final = "coalface.games"
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
LOG: Final = getLogger("coalface")


@dataclass(frozen=True)
class Broken:
    """A plug-in that is left out: its distribution, its entry point, and what is wrong."""

    distribution: str
    entry_point: str
    problem: str

    def __str__(self) -> str:
        return f"{self.distribution}: game {self.entry_point!r} is left out: {self.problem}"


def add_plugins(known: dict[str, GameSpec]) -> dict[str, GameSpec]:
    """Return the games that are known and those of plug-ins; log what is left out."""
    games = dict(known)
    for found in plugins(games):
        if isinstance(found, Broken):
            LOG.warning("%s", found)
        else:
            games[found.id] = found
    return games


def broken_plugins() -> list[str]:
    """Say which plug-ins are left out, and what is wrong with them."""
    return [str(found) for found in plugins(own_specs()) if isinstance(found, Broken)]


def plugins(known: dict[str, GameSpec]) -> Iterator[GameSpec | Broken]:
    """Yield the games of plug-ins, by distribution and name, and what is wrong with the others."""
    accepted = list(known.values())
    for point in sorted(entry_points(group=GROUP), key=lambda point: (origin(point), point.name)):
        try:
            game = load(point)
            check_apart(game, accepted)
        except (Exception, SystemExit) as error:
            problem = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            yield Broken(origin(point), point.name, problem)
            continue
        accepted.append(game)
        yield game


def origin(point: EntryPoint) -> str:
    """Return the distribution of an entry point with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else "unknown distribution"


def load(point: EntryPoint) -> GameSpec:
    """Import a game and make it once; an exception says what is wrong with it."""
    found = point.load()
    if not isinstance(found, GameSpec):
        raise TypeError(f"expected a {GameSpec.__name__} at {point.value}; got {found!r}")
    if not ID.fullmatch(found.id):
        raise ValueError(f"expected an id of lower-case letters, digits and _; got {found.id!r}")
    for name in ("rulebook.toml", "locales/en.ftl"):
        if not files(found.package).joinpath(*name.split("/")).is_file():
            raise FileNotFoundError(f"no file {name} in the package {found.package}")
    found.game()
    return found


def check_apart(game: GameSpec, others: list[GameSpec]) -> None:
    """Refuse a game that has the id or a prefix of another, whose place it would take."""
    for other in others:
        if game.id == other.id:
            raise ValueError(f"the id {game.id!r} is that of {other.package}")
        if game.locale_prefix == other.locale_prefix:
            raise ValueError(f"the prefix {game.locale_prefix!r} is that of {other.id}")
        for prefix in set(game.rules_prefixes) & set(other.rules_prefixes):
            raise ValueError(f"the rules {prefix} are those of {other.id}")
