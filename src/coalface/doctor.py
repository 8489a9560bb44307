"""What `coalface doctor` says: which build runs on which Python, and what it stands on."""

import json as json_module
import os
import platform
import re
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final, TypedDict

from rich.console import Console
from rich.table import Table

from coalface import _build
from coalface.bots import bot_names
from coalface.bots.base import broken_bots
from coalface.core.plugins import broken_plugins
from coalface.core.registry import released_specs

TESTED_PYTHONS: Final = ("3.11", "3.12", "3.13")
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
"""How a requirement begins: the name of a distribution."""


class Report(TypedDict):
    """The findings, as `--json` prints them."""

    compiled: bool
    plain_because: str
    sources: _build.Sources
    version: str
    package: str
    python: str
    python_tested: bool
    compiler: str
    platform: str
    cores: int
    games: list[str]
    broken_games: list[str]
    bots: list[str]
    broken_bots: list[str]
    packages: dict[str, str]


def report() -> Report:
    """Look at the build, the machine and the packages."""
    python = platform.python_version()
    return {
        "compiled": _build.compiled(),
        "plain_because": plain_because(),
        "sources": _build.sources(),
        "version": version_of("coalface"),
        "package": _build.PACKAGE,
        "python": python,
        "python_tested": python.rpartition(".")[0] in TESTED_PYTHONS,
        "compiler": compiler(),
        "platform": platform.platform(),
        "cores": os.cpu_count() or 1,
        "games": sorted(released_specs()),
        "broken_games": broken_plugins(),
        "bots": bot_names(),
        "broken_bots": broken_bots(),
        "packages": {name: version_of(name) for name in needed_packages()},
    }


def plain_because() -> str:
    """Why the rules run as plain Python; empty if they run compiled."""
    if _build.compiled():
        return ""
    built = _build.stamp(_build.PACKAGE)
    if built is None:
        return "the sources are used as they are"
    return built["plain_because"] or "COALFACE_PURE is set"


def compiler() -> str:
    """The C compiler that `make setup` would use; empty if there is none."""
    return shutil.which(_build.compiler().split()[0]) or ""


def needed_packages() -> list[str]:
    """The packages that coalface and its extras need, as its own metadata names them."""
    try:
        lines = requires("coalface") or []
    except PackageNotFoundError:
        return []
    names = {found[0] for line in lines if (found := NAME.match(line))}
    return sorted(names - {"coalface"})


def version_of(package: str) -> str:
    """The installed version of a package; empty if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def main(json: bool) -> int:
    """Print the report, as a table or as JSON alone."""
    found = report()
    if json:
        json_module.dump(found, sys.stdout, indent=2)
        print()
        return 0
    table = Table("", "coalface doctor", show_header=True)
    for name, value in found.items():
        table.add_row(name.replace("_", " "), _readable(value))
    Console().print(table)
    return 0


def _readable(value: object) -> str:
    """A finding as a person reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "\n".join(f"{name} {value[name] or 'missing'}" for name in value)
    if isinstance(value, list):
        return ", ".join(value) or "none"
    return str(value) or "-"
