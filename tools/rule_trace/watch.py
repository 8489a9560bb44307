"""Watches which functions of a game are called while something runs. Plain Python only."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType
from typing import Final

WATCH: Final = "COALFACE_WATCH"
NOTES: Final = "COALFACE_NOTES"
"""Variables that tell a traced run which folder to watch and where to write what it saw."""


class Watch:
    """The functions below a folder that were called, by name: `rules.turn.can_place`."""

    def __init__(self, folder: Path) -> None:
        self._folder = os.path.join(os.path.realpath(folder), "")
        self._codes: set[CodeType] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every call while the block runs, in addition to those noted before.

        The profiler of the standard library counts calls in C, which costs little.
        """
        profile = Profile(builtins=False)
        before = sys.getprofile()
        profile.enable()
        try:
            yield
        finally:
            profile.disable()
            sys.setprofile(before)
            entries = profile.getstats()
            self._codes.update(entry.code for entry in entries if isinstance(entry.code, CodeType))

    def names(self) -> list[str]:
        """What was called, in the order of the names."""
        return sorted({name for code in self._codes if (name := self._name(code))})

    def _name(self, code: CodeType) -> str:
        """The name of a function of the folder; empty for any other code, bodies of classes too."""
        if not code.co_flags & CO_OPTIMIZED:
            return ""
        path = os.path.realpath(code.co_filename)
        if not path.startswith(self._folder):
            return ""
        module = path.removeprefix(self._folder).removesuffix(".py").replace(os.sep, ".")
        return f"{module}.{code.co_qualname}"
