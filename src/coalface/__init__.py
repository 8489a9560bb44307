"""Coalface: four coal-and-rail board games as a library, a table and a laboratory.

>>> import coalface
>>> game = coalface.game("coal_baron")
>>> state, rng = game.start(2), coalface.Random(7)
>>> while state.actor() == coalface.CHANCE:
...     state.apply(coalface.CHANCE, state.draw(rng))
>>> len(state.legal(state.actor()))
7
"""

from coalface import _build

_build.guard()

import coalface.games  # noqa: E402, F401  before `games` below takes the name
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
from coalface.core.registry import box, boxes  # noqa: E402
from coalface.core.view import View  # noqa: E402

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Random",
    "Record",
    "RecordError",
    "State",
    "View",
    "bot",
    "game",
    "games",
]


def games() -> list[str]:
    """The ids of all games."""
    return sorted(boxes())


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
    return box(name).game(options, rules, chosen)
