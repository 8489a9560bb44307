"""What tests of one kind have to know of a game: `tests/<kind>/<game>/settings.toml`.

The tests themselves name no game: they find the games by the registry.
"""

import tomllib
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent


def settings(kind: str, game: str) -> dict[str, Any]:
    """Return what a game says of itself to tests of a kind; nothing if it has no such file."""
    file = TESTS / kind / game / "settings.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def games_with(kind: str, key: str, games: list[str]) -> list[str]:
    """Return the games that say something under a key."""
    return [game for game in games if key in settings(kind, game)]
