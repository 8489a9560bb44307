"""The figures to reach: the same for every game, but for what a game's `goals.toml` says."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from coalface.core.registry import game_spec


@dataclass(frozen=True)
class Goals:
    """The least that a game must reach; None where nothing is asked."""

    kernel_against_catanatron: float = 40.0
    driven_against_catanatron: float = 30.0
    driven_against_open_spiel: float = 10.0
    plain_against_catanatron: float | None = None
    compiled_against_plain: float = 20.0
    clones_a_second: float = 500_000.0
    guess_against_clone: float = 0.2
    search_against_bare: float = 0.65
    searches_a_second: float | None = None
    search_against_plain: float | None = None


def goals_of(game: str) -> Goals:
    """The goals of a game: those of `goals.toml` in its package, else the common ones."""
    file = files(game_spec(game).package) / "goals.toml"
    return Goals(**tomllib.loads(file.read_text("utf-8"))) if file.is_file() else Goals()
