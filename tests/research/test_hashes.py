"""The rules behave the same compiled and plain: one hash of random games, both ways."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import coalface
from coalface import _build
from coalface.research.hashes import hash_games
from tests.conftest import Sampling
from tests.game_ids import RELEASED

MOST, SAMPLE = 300, 20
"""How many games are compared, and how many of them in a sample."""


def run(game: str, sampling: Sampling, pure: str) -> Any:
    """Run the program in a process of its own."""
    asked = [game, "--games", str(sampling.of(MOST, SAMPLE)), "--seed", str(sampling.seed)]
    command = [sys.executable, "-m", "coalface.research.hashes", *asked]
    environment = {**os.environ, "COALFACE_PURE": pure}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def compiler_was_expected() -> bool:
    """Is the build that runs one that should be compiled?"""
    built = _build.stamp(_build.PACKAGE)
    return built is not None and not built["plain_because"]


@pytest.mark.parametrize("game", RELEASED)
def test_games_have_the_same_hash_plain_and_compiled(game: str, sampling: Sampling) -> None:
    built, plain = run(game, sampling, "0"), run(game, sampling, "1")
    if compiler_was_expected():
        assert built["compiled"], (
            "this build has compiled rules, but plain ones ran: run make setup"
        )
    assert not plain["compiled"]
    assert built["hash"] == plain["hash"]


def test_the_hash_depends_on_the_games() -> None:
    game = coalface.game("coal_baron")
    hashes = {hash_games(game, 3, 1), hash_games(game, 3, 2), hash_games(game, 2, 1)}
    assert len(hashes) == 3
    assert hash_games(game, 3, 1) in hashes
