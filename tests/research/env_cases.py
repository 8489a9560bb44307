"""The environments that the tests of other libraries go through: games, seats, main options."""

from dataclasses import dataclass
from typing import Any

import pytest

from coalface.core.registry import game_spec
from coalface.envs.versions import main_options
from tests.game_ids import DECLARED

SAMPLE = {
    "coal_baron, 4",
    "coal_country, 2, amok=True",
    "coal_country, 3",
    "german_railroads, 1",
    "german_railroads, 2, board=russian",
    "ruhrschifffahrt, 3",
}
"""What `make test` tries of them; `make test-all` tries all."""


@dataclass(frozen=True)
class Case:
    """A game at a table, with at most one option."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """Return what the case is called."""
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([self.game, str(self.seats), *chosen])

    def kwargs(self) -> dict[str, Any]:
        """Return seats and options as an environment is given them."""
        return {"seats": self.seats, **self.options}


EVERY = [
    Case(game, seats, options)
    for game in DECLARED
    for options in main_options(game)
    for seats in game_spec(game).game(options).seat_counts
]


def cases() -> pytest.MarkDecorator:
    """Run a test for every case, most of them only with `--whole`."""
    params = [
        pytest.param(case, id=case.name, marks=[] if case.name in SAMPLE else [pytest.mark.whole])
        for case in EVERY
    ]
    return pytest.mark.parametrize("case", params)
