"""What a game declares, read from its package."""

import inspect
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from coalface.core.fields import Declaration, declaration
from coalface.core.table_state import TableState


def open_package(game: str) -> Path:
    """Make the modules of a game importable without what its `__init__.py` imports."""
    found = find_spec(game)
    if found is None or not found.submodule_search_locations:
        raise SystemExit(f"no package {game!r} can be imported from here")
    package = ModuleType(game)
    package.__path__ = [str(Path(path).resolve()) for path in found.submodule_search_locations]
    sys.modules[game] = package
    return Path(package.__path__[0])


def module(game: str, name: str) -> Any:
    """Import a module of a game."""
    return import_module(f"{game}.{name}")


def state_class(game: str) -> str:
    """The name of the class that holds a game's state."""
    own = f"{game}.state"
    found: list[str] = [
        name
        for name, value in vars(module(game, "state")).items()
        if inspect.isclass(value) and issubclass(value, TableState) and value.__module__ == own
    ]
    assert len(found) == 1, f"{game}: one class of state.py should be a TableState, not {found}"
    return found[0]


def declarations(game: str) -> tuple[Declaration, dict[str, Declaration]]:
    """The declaration of a game's state, and those of its records."""
    name = f"{game}.state"
    state = declaration(name, state_class(game))
    records = [part.of for part in state.contained if part.part == "records"]
    return state, {record: declaration(name, record) for record in records}


def shared_records(game: str) -> dict[str, Declaration]:
    """The declarations of records that copies share."""
    state, records = declarations(game)
    parts = [part for each in (state, *records.values()) for part in each.contained]
    names = dict.fromkeys(part.of for part in parts if part.part == "shared")
    return {of: declaration(f"{game}.state", of) for of in names}
