"""Coalface: four coal-and-rail board games as a library, a table and a laboratory.

>>> import coalface
>>> game = coalface.game("coal_baron")
>>> state, rng = game.start(2), coalface.Random(7)
>>> while state.actor() == coalface.CHANCE:
...     state.apply(coalface.CHANCE, state.draw(rng))
>>> len(state.legal(state.actor()))
7
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from coalface import _build

_build.guard()

from coalface.bots import Bot, bot  # noqa: E402
from coalface.core.components import read_components  # noqa: E402
from coalface.core.contract import (  # noqa: E402
    CHANCE,
    OVER,
    Event,
    Game,
    IllegalMove,
    State,
)
from coalface.core.random import Random  # noqa: E402
from coalface.core.record import Record, RecordError  # noqa: E402
from coalface.core.registry import game_spec, released_specs  # noqa: E402
from coalface.core.tables import Option  # noqa: E402
from coalface.core.view import View  # noqa: E402

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Event",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Option",
    "Random",
    "Record",
    "RecordError",
    "State",
    "View",
    "bot",
    "game",
    "list_games",
    "load",
]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game before its options are chosen.

    `title` is its name in English, `seats` the numbers of players as usual (an option may allow
    others), `options` what a table may choose, `rules` and `components` the newest versions.
    """

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: int
    components: str


def list_games() -> list[GameInfo]:
    """Return all games, by id: `[info.id for info in list_games()]`."""
    return [_info(id) for id in sorted(released_specs())]


@cache
def _info(id: str) -> GameInfo:
    """Make a game as usual to see what it is."""
    from coalface.text import Text, warn_of_text

    found = game_spec(id)
    made = found.game()
    title = Text("en", made.wording, report=warn_of_text).render(made.wording("title", id))
    seats, options = made.seat_counts, found.options
    return GameInfo(id, title, seats, options, found.version, found.components)


def game(
    name: str,
    *,
    rules: int | None = None,
    components: str | None = None,
    components_text: str | None = None,
    **options: object,
) -> Game:
    """A game under its options: `game("coal_baron")`.

    `rules` and `components` choose an older rules version or component set by number;
    `components_text` is the text of an owner's own component file.
    """
    chosen = read_components(components_text) if components_text is not None else components
    return game_spec(name).game(options, rules, chosen)


def load(source: str | Path) -> Record:
    """Return a record from a file, or from a server: `load("https://host/t/ID@42")`.

    A server gives the record of a finished game and of one that was uploaded. RecordError if it is
    no record, ValueError if the server refuses, OSError if there is no such file or server.
    """
    from coalface import server_records

    return server_records.load(source)
