"""Where games are saved: in the user's data folder, a file a game."""

import os
from datetime import datetime
from pathlib import Path

SUFFIX = ".record"


def saves_folder() -> Path:
    """The folder of saved games, by the rules for data of a user."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "coalface" / "games"


def new_save(game: str, now: datetime) -> Path:
    """A file name that no saved game has yet."""
    name = f"{game.replace('_', '-')}-{now:%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = path.with_name(f"{name}-{number}{SUFFIX}")
        number += 1
    return path
