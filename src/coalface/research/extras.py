"""Packages that only some uses need: imported when they are used, missed in plain words."""

from importlib import import_module
from typing import Any


def extra(name: str, option: str, modules: str) -> Any:
    """The first of some modules that an extra brings; ValueError says how to get it."""
    try:
        first, *_ = [import_module(module) for module in modules.split()]
    except ImportError as error:
        raise ValueError(
            f"{option} needs {error.name}, which is not installed: pip install 'coalface[{name}]'"
        ) from error
    return first
