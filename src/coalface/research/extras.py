"""Packages that only some uses need: imported when they are used, missed in plain words."""

from importlib import import_module
from typing import Any

from coalface.core.extras import MissingExtra


def extra(name: str, option: str, modules: str) -> Any:
    """The first of some modules that an extra brings; MissingExtra says how to get it."""
    try:
        first, *_ = [import_module(module) for module in modules.split()]
    except ImportError as error:
        raise MissingExtra(f"coalface arena {option}", name) from error
    return first
