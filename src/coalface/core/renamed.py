"""Old public names of modules: they work for one release, with a DeprecationWarning.

`renamed.toml` is the one table of old and new names, by module. A module with old names ends its
imports with

    if not TYPE_CHECKING:
        __getattr__ = renamed_in(__name__)

so that type checkers know the new names only.
"""

import sys
import tomllib
import warnings
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from coalface.core.checks import did_you_mean


@cache
def renamed_names() -> dict[str, dict[str, str]]:
    """Return the new name of each old one, by module."""
    return tomllib.loads((files("coalface.core") / "renamed.toml").read_text("utf-8"))


def renamed_in(module: str) -> Callable[[str], object]:
    """Return the `__getattr__` of a module some of whose names have changed."""

    def find(name: str) -> object:
        new = renamed_names().get(module, {}).get(name)
        if new is None:
            hint = did_you_mean(name, vars(sys.modules[module]))
            raise AttributeError(f"module {module!r} has no attribute {name!r}{hint}")
        message = f"{module}.{name} is now called {new}; the old name goes with the next release"
        warnings.warn(message, DeprecationWarning, stacklevel=2)
        return getattr(sys.modules[module], new)

    return find
