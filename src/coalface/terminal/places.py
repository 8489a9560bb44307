"""Where games are saved: in the user's data folder, a file a game."""

import os
from datetime import datetime
from pathlib import Path

from coalface.core.record_text import OPEN

SUFFIX = ".record"


def saves_folder() -> Path:
    """The folder of saved games, by the rules for data of a user."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "coalface" / "games"


def latest_save(game: str | None = None) -> Path | None:
    """The unfinished game that was saved last, of one game or of any; None if there is none."""
    files = [path for path in saves_folder().glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        of_game = game is None or f"game {game.replace('_', '-')}" in lines[:2]
        if of_game and lines[-2:-1] == [OPEN]:
            return path
    return None


def new_save(game: str, now: datetime) -> Path:
    """A file name that no saved game has yet."""
    name = f"{game.replace('_', '-')}-{now:%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = path.with_name(f"{name}-{number}{SUFFIX}")
        number += 1
    return path
