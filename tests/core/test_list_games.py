"""What the package says of its games, and how they are imported."""

import subprocess
import sys

import pytest

import coalface
import coalface.games
from tests.game_ids import RELEASED

TITLES = ["Coal Baron", "Coal Country", "German Railroads", "Ruhrschifffahrt 1769–1890"]


def test_games_are_listed_with_what_a_caller_needs() -> None:
    found = coalface.list_games()
    assert [info.id for info in found] == RELEASED
    assert [info.title for info in found] == TITLES
    for info in found:
        game = coalface.game(info.id)
        assert info.seats == game.seat_counts
        assert [option.name for option in info.options] == list(game.options)
        assert (info.rules, info.components) == (game.version, game.components.split()[0])


@pytest.mark.parametrize("name", RELEASED)
def test_a_game_is_a_package_that_can_be_imported(name: str) -> None:
    script = (
        f"import coalface.games.{name}\n"
        f"made = coalface.games.{name}.GAME.game()\n"
        f"assert made == coalface.game({name!r})\n"
        f"from coalface.games import {name}\n"
        f"assert {name}.GAME.id == {name!r}\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_package_of_games_is_not_hidden_by_a_function() -> None:
    assert coalface.games.__name__ == "coalface.games"
