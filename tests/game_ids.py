"""The ids of the games that tests go through."""

from pathlib import Path

import pytest

from coalface.core.registry import released_specs

SOURCE = Path(__file__).parents[1] / "src" / "coalface"
RELEASED = sorted(released_specs())
DECLARED = sorted(path.parents[1].name for path in SOURCE.glob("games/*/generated/pending.py"))
"""Those whose state is declared: `make generate` writes modules for them."""
OPEN = ("ruhrschifffahrt",)
"""Those in which nothing is hidden but the future."""


def sampled(*games: str) -> pytest.MarkDecorator:
    """Parametrise a test by `game`: all of them, but only these in a sample."""
    params = [
        pytest.param(game, marks=() if game in games else pytest.mark.whole) for game in RELEASED
    ]
    return pytest.mark.parametrize("game", params)
