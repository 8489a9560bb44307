"""Drawings of boards: the package `terminal` of a game, found by the game's id."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType

from coalface.core.contract import Game
from coalface.core.registry import game_spec
from coalface.core.view import AnyView
from coalface.text import Text


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn: a view, in one language, with the numbers of the moves that are possible."""

    game: Game
    view: AnyView
    text: Text
    names: tuple[str, ...]
    numbers: dict[str, int]


class Board(Protocol):
    """What the package `terminal` of a game offers."""

    WIDTH: int
    """How many columns the drawing needs."""

    SOURCES: tuple[str, ...]
    """Where points come from, in the order of the game."""

    def draw(self, scene: Scene, whole: bool) -> tuple[list[RenderableType], set[str]]:
        """Draw all of it, or only what the decision is about; and say which moves it numbers."""

    def draw_seat(self, scene: Scene, seat: int) -> list[RenderableType]:
        """Draw all that lies before one player."""


def board(game: str) -> Board | None:
    """The drawing of a game, if there is one."""
    name = f"{game_spec(game).package}.terminal"
    if find_spec(name) is None:
        return None
    found: Board = import_module(name)
    return found
