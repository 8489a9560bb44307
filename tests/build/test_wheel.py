"""The wheel that `make setup` has built, installed elsewhere and used."""

import sys
import tomllib
from pathlib import Path

from coalface.cli import COMMANDS
from coalface.cli.command import EXTRAS
from coalface.doctor import TESTED_PYTHONS
from tools import check_wheel

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_it_plays_keeps_laws_and_serves_elsewhere() -> None:
    (wheel,) = (ROOT / "build" / "wheel" / str(sys.implementation.cache_tag)).glob("*.whl")
    assert check_wheel.main([str(wheel)]) == 0


def test_everything_is_all_extras() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras.pop("all")
    assert everything == f"coalface[{','.join(sorted(extras))}]"
    assert all(extras.values()), "no extra is empty"
    assert set(EXTRAS.values()) <= set(extras)
    assert set(EXTRAS) <= set(COMMANDS)


def test_the_engine_alone_needs_little() -> None:
    assert len(PROJECT["dependencies"]) <= 6
    assert not any("sqlalchemy" in line.lower() for line in PROJECT["dependencies"])


def test_addresses_are_public() -> None:
    assert {"Homepage", "Documentation", "Repository", "Issues", "Changelog"} <= {*PROJECT["urls"]}
    assert all(url.startswith("https://") for url in PROJECT["urls"].values())


def test_pythons_are_those_that_are_tested() -> None:
    prefix = "Programming Language :: Python :: 3."
    named = [line for line in PROJECT["classifiers"] if line.startswith(prefix)]
    assert tuple(line.rpartition(" ")[2] for line in named) == TESTED_PYTHONS
