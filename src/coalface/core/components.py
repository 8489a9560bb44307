"""Component sets: the printed values of a box, versioned, with where each came from."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from coalface.core.checks import not_one_of, unknown

PROVENANCES = ("rulebook", "public", "reconstructed", "ruling")
OWN = "own"
"""The name of a set that an owner of the box has written."""
MAX_DOTS = 100
"""How many dots a line may have: reading a key takes time by the square of its parts."""
MAX_BYTES = 200_000
"""How long an owner's component file may be; those of the games have some 20,000 bytes."""


class ComponentError(ValueError):
    """A component file that cannot be played with; it names the table or the constraint."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the values of one table of a component set come from."""

    table: str
    provenance: str
    note: str


@dataclass(frozen=True)
class ComponentSet:
    """One set of printed values: its name, its text as written, its values."""

    name: str
    text: str
    values: dict[str, Any]

    @property
    def digest(self) -> str:
        """The hash by which records know this very set."""
        return sha256(self.text.encode()).hexdigest()

    @property
    def label(self) -> str:
        """Name and hash, as a record's header has them."""
        return f"{self.name} sha256:{self.digest}"

    def sources(self) -> list[Source]:
        """The provenance of every table."""
        return list(_sources("", self.values))


def _sources(path: str, values: dict[str, Any]) -> Iterator[Source]:
    """Walk through the tables that say where their values come from."""
    for name, value in values.items():
        if isinstance(value, dict):
            table = f"{path}.{name}" if path else name
            if "provenance" in value:
                yield Source(table, value["provenance"], value.get("note", ""))
            yield from _sources(table, value)


def read_components(text: str, name: str = OWN) -> ComponentSet:
    """Read a component file; ComponentError says what is wrong with it."""
    if any(line.count(".") > MAX_DOTS for line in text.splitlines()):
        raise ComponentError(
            "the component file is nested too deeply; write tables with fewer levels"
        )
    try:
        found = ComponentSet(name, text, tomllib.loads(text))
        sources = found.sources()
    except ValueError as error:  # a number can be too long too
        raise ComponentError(f"the component file is not TOML: {error}") from error
    except RecursionError as error:
        raise ComponentError(
            "the component file is nested too deeply; write tables with fewer levels"
        ) from error
    for source in sources:
        if source.provenance not in PROVENANCES:
            wrong = not_one_of(source.provenance, PROVENANCES)
            raise ComponentError(f"provenance of table {source.table}: {wrong}")
    return found


def load_components(path: str | None) -> ComponentSet | None:
    """An owner's component file, if one is named; ComponentError if it is no text."""
    if path is None:
        return None
    with Path(path).open("rb") as file:
        found = file.read(MAX_BYTES + 1)
    if len(found) > MAX_BYTES:
        raise ComponentError(f"{path}: expected at most {MAX_BYTES} bytes, got more")
    try:
        return read_components(found.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: expected UTF-8 text") from error


def released_components(package: str, name: str) -> ComponentSet:
    """A set that ships with a game, by its number; ComponentError lists those there are."""
    path = files(package) / "components" / f"{name}.toml"
    if not path.is_file():
        known = released_names(package)
        raise ComponentError(unknown("component set", name, known, f"of {package}"))
    return _read_released(path.read_text("utf-8"), name)


@lru_cache(maxsize=16)
def _read_released(text: str, name: str) -> ComponentSet:
    """Read a set that ships with a game, once however many games are made with it."""
    return read_components(text, name)


def released_names(package: str) -> list[str]:
    """The numbers of the sets that ship with a game, the oldest first."""
    folder = files(package) / "components"
    names = [p.name.removesuffix(".toml") for p in folder.iterdir() if p.name.endswith(".toml")]
    return sorted(names, key=lambda name: (len(name), name))
