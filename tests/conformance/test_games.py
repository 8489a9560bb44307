"""Every game in the house keeps every law, under every value of every option."""

import pytest

from coalface.core.conformance import check
from coalface.core.contract import Game
from coalface.core.registry import every_box

MANY, FEW = 20, 2
"""Games of each number of seats: with all defaults, and with one option off its default."""


def trials() -> dict[str, tuple[Game, int]]:
    """Every game with its defaults, and once more for every other value of an option."""
    found = {}
    for id, box in every_box().items():
        found[id] = box.game(), MANY
        for option in box.options:
            for value in option.values():
                if value != option.default:
                    try:
                        found[f"{id}-{option.name}-{value}"] = box.game({option.name: value}), FEW
                    except ValueError:
                        continue  # it needs another option beside it: the game tests that itself
    return found


@pytest.mark.parametrize(
    ("game", "games"), [pytest.param(*trial, id=id) for id, trial in trials().items()]
)
def test_a_game_keeps_every_law(game: Game, games: int) -> None:
    report = check(game, games=games)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)
