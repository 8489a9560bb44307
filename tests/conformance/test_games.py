"""Every game in the house keeps every law, under every value of every option."""

import pytest

from coalface.core.conformance import check
from coalface.core.contract import Game
from coalface.core.registry import boxes


def games() -> dict[str, Game]:
    """Each game with its defaults, and once more for every other value of an option."""
    found = {}
    for id, box in boxes().items():
        found[id] = box.game()
        for option in box.options:
            for value in option.values():
                if value != option.default:
                    found[f"{id}-{option.name}-{value}"] = box.game({option.name: value})
    return found


@pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in games().items()])
def test_a_game_keeps_every_law(game: Game) -> None:
    report = check(game)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)
