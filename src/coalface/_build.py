"""Which build of the package runs: compiled or plain, current or stale. Standard library only.

A build carries `_build.json`, the stamp that setup.py wrote; a checkout run as it is has none.
"""

import importlib.util
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final, Literal, TypedDict

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
STAMP: Final = "_build.json"
SOURCES: Final = os.path.join("src", "coalface")
BUILD_FILES: Final = ("pyproject.toml", "setup.py", os.path.join("tools", "borrow_vectors.py"))
ENVIRONMENT: Final = ".venv"

Sources = Literal["current", "stale", "checkout", "installed without checkout"]


class Stamp(TypedDict):
    """What a build says of itself."""

    sources: str
    """The fingerprint of the checkout it was built from."""
    taken: int
    """When that fingerprint was taken, in nanoseconds: later changes are not in the build."""
    artefacts: str
    """The key of the compiled artefacts in it; empty for a plain build."""
    plain_because: str
    """Why nothing was compiled; empty for a compiled build."""


class StaleBuild(ImportError):
    """The installed build is older than the sources of the checkout it lies in."""


def guard() -> None:
    """Refuse a stale build; where COALFACE_PURE asks for it, import sources, not extensions."""
    if _switch("COALFACE_PURE"):
        sys.meta_path.insert(0, PlainFinder())
    if sources() == "stale" and not _switch("COALFACE_STALE"):
        raise StaleBuild(f"{PACKAGE} is older than the sources of its checkout: run make setup")


def compiled() -> bool:
    """Do the rules run compiled?"""
    spec = importlib.util.find_spec("coalface.core.contract")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def sources() -> Sources:
    """How the package that runs stands to the sources of its checkout."""
    built = stamp(PACKAGE)
    if built is None:
        return "checkout"
    home = checkout()
    if home is None:
        return "installed without checkout"
    unchanged = last_change(home) < built["taken"] or fingerprint(home) == built["sources"]
    return "current" if unchanged else "stale"


def stamp(package: str) -> Stamp | None:
    """The stamp of the package in this folder, if it is a build."""
    try:
        with open(os.path.join(package, STAMP), encoding="utf-8") as file:
            built: Stamp = json.load(file)
    except FileNotFoundError:
        return None
    return built


def checkout() -> str | None:
    """The checkout whose `.venv` holds this package, if there is one."""
    head, tail = os.path.split(PACKAGE)
    while tail and tail != ENVIRONMENT:
        head, tail = os.path.split(head)
    return head if tail and os.path.isdir(os.path.join(head, SOURCES)) else None


def fingerprint(home: str) -> str:
    """A hash of every file that goes into a build of this checkout."""
    import hashlib

    digest = hashlib.sha256()
    for path in sorted(source_files(home)):
        with open(path, "rb") as file:
            content = hashlib.sha256(file.read()).hexdigest()
        digest.update(f"{content} {os.path.relpath(path, home)}\n".encode())
    return digest.hexdigest()


def last_change(home: str) -> int:
    """When a source was last written, added, moved or removed, in nanoseconds."""
    places = [os.path.join(home, name) for name in BUILD_FILES]
    for folder, _, names in _folders(home):
        places += [folder, *(os.path.join(folder, name) for name in names)]
    return max(os.stat(place).st_ctime_ns for place in places)


def compiler() -> str:
    """The command of the C compiler that a build here would use."""
    import sysconfig

    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


def source_files(home: str) -> Iterator[str]:
    """Every file that goes into a build of this checkout."""
    yield from (os.path.join(home, name) for name in BUILD_FILES)
    for folder, _, names in _folders(home):
        yield from (os.path.join(folder, name) for name in names)


def _folders(home: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Walk the folders of sources, without what editors and Python leave behind."""
    for folder, folders, names in os.walk(os.path.join(home, SOURCES)):
        folders[:] = [name for name in folders if name[0] != "." and name != "__pycache__"]
        names[:] = [name for name in names if name[0] != "."]
        yield folder, folders, names


def _switch(name: str) -> bool:
    """Is this environment variable set to anything but nothing or 0?"""
    return os.environ.get(name, "") not in ("", "0")


class PlainFinder:
    """Finds the modules of coalface as Python source, beside whatever was compiled of them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for a source file only; other packages are left to the other finders."""
        if path is None or not fullname.startswith("coalface."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None
