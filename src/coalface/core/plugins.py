"""Games and bots of other distributions, and objects that are named as `module:NAME`.

    [project.entry-points."coalface.games"]
    lamps = "lamps.game:GAME"

    [project.entry-points."coalface.bots"]
    lamplighter = "lamps.players:Lamplighter"

A plug-in that cannot be used is left out, and the log says which distribution it came with and what
is wrong: the games and bots beside it never suffer from it.
"""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from typing import Final

from coalface.core.registry import GameSpec, own_specs

GAMES: Final = "coalface.games"
BOTS: Final = "coalface.bots"
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
GENERATED: Final = re.compile(r"'([\w.]+)\.generated\b")
"""The package in an error about a module that is generated."""
LOG: Final = getLogger("coalface")


@dataclass(frozen=True)
class Broken:
    """A plug-in that is left out: its distribution, its entry point, and what is wrong."""

    distribution: str
    entry_point: str
    problem: str
    kind: str = "game"

    def __str__(self) -> str:
        return f"{self.distribution}: {self.kind} {self.entry_point!r} is left out: {self.problem}"


# Entry points of either group


def points(group: str) -> list[EntryPoint]:
    """List the entry points of a group, by distribution and name."""
    return sorted(entry_points(group=group), key=lambda point: (origin(point), point.name))


def origin(point: EntryPoint) -> str:
    """Return the distribution of an entry point with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else "unknown distribution"


def broken(point: EntryPoint, error: BaseException, kind: str) -> Broken:
    """Return what is wrong with an entry point that raised an error."""
    return Broken(origin(point), point.name, problem(error), kind)


def problem(error: BaseException) -> str:
    """Return an error in one line, with its type, and what to run if generated modules are old."""
    found = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    package = GENERATED.search(found)
    if package is None or isinstance(error, ValueError):
        return found
    return f"{found}; run `python -m coalface.generate {package[1]}`"


def named_object(name: str, kind: str) -> object:
    """Return what `module:NAME` names; modules of the current folder are found too.

    ValueError says what is wrong.
    """
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise ValueError(f"cannot load the {kind} {name}: {problem(error)}") from error
    return found


# Games


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
    """Say which games of plug-ins are left out, and what is wrong with them."""
    return [str(found) for found in plugins(own_specs()) if isinstance(found, Broken)]


def plugins(known: dict[str, GameSpec]) -> Iterator[GameSpec | Broken]:
    """Yield the games of plug-ins, by distribution and name, and what is wrong with the others."""
    accepted = list(known.values())
    for point in points(GAMES):
        try:
            game = check_game(point.load(), point.value)
            check_apart(game, accepted)
        except (Exception, SystemExit) as error:
            yield broken(point, error, "game")
            continue
        accepted.append(game)
        yield game


def named_game(name: str, known: dict[str, GameSpec]) -> GameSpec:
    """Return the game that `module:NAME` names, which may be one of those that are known.

    ValueError says what is wrong with it.
    """
    found = named_object(name, "game")
    if any(found is game for game in known.values()):
        assert isinstance(found, GameSpec)
        return found
    try:
        game = check_game(found, name)
        check_apart(game, list(known.values()))
    except Exception as error:
        raise ValueError(f"cannot load the game {name}: {problem(error)}") from error
    return game


def check_game(found: object, value: str) -> GameSpec:
    """Return a game after making it once; an exception says what is wrong with it."""
    if not isinstance(found, GameSpec):
        raise TypeError(f"expected a {GameSpec.__name__} at {value}; got {found!r}")
    if not ID.fullmatch(found.id):
        raise ValueError(f"expected an id of lower-case letters, digits and _; got {found.id!r}")
    package = files(found.package)
    for name in ("rulebook.toml", "locales/en.ftl"):
        if not package.joinpath(*name.split("/")).is_file():
            raise FileNotFoundError(f"no file {name} in the package {found.package}")
    found.game()
    return found


def check_apart(game: GameSpec, others: list[GameSpec]) -> None:
    """Refuse a game that has the id or a prefix of another, whose place it would take."""
    for other in others:
        if game.id == other.id:
            raise ValueError(f"duplicate id {game.id!r}: it is that of {other.package}")
        if game.locale_prefix == other.locale_prefix:
            raise ValueError(f"duplicate prefix {game.locale_prefix!r}: it is that of {other.id}")
        for prefix in set(game.rules_prefixes) & set(other.rules_prefixes):
            raise ValueError(f"duplicate prefix of rules {prefix!r}: it is that of {other.id}")


# Texts of bots


def bot_locales() -> list[Path]:
    """List the folders `locales` of the packages that the bots of plug-ins come from."""
    packages = dict.fromkeys(point.module.partition(".")[0] for point in points(BOTS))
    specs = [find_spec(package) for package in packages]
    found = [spec.submodule_search_locations for spec in specs if spec is not None]
    return [Path(folder, "locales") for folders in found for folder in folders or ()]
