"""What a bot is, and how one is found by its name."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from coalface.core.checks import unknown
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

BUILT_IN = {
    "random": "coalface.bots.random_bot:RandomBot",
    "greedy": "coalface.bots.greedy:GreedyBot",
    "apprentice": "coalface.bots.levels:Apprentice",
    "hewer": "coalface.bots.levels:Hewer",
    "foreman": "coalface.bots.levels:Foreman",
    "baron": "coalface.bots.levels:Baron",
}


def never() -> bool:
    """Think on."""
    return False


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that a bot has weighed: its share of the thinking, and what it found it worth, 0 to 1.

    The worth is the part of the victory that the move seems to bring.
    """

    move: int
    share: float
    value: float


class Bot:
    """A computer player. Subclass it and answer `choose`; everything it may know is in the view."""

    stopped: Callable[[], bool] = staticmethod(never)
    """A bot that thinks long may ask this now and then, and should answer soon when it is true."""

    considered: tuple[Considered, ...] = ()
    """What the last choice was between, the best first, if the bot can tell; for hints."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """One of the legal moves, by id; `game.moves[id]` is the move itself."""
        raise NotImplementedError


def bot_names() -> list[str]:
    """The bots that come with the project."""
    return sorted(BUILT_IN)


def bot(name: str) -> Bot:
    """A bot by its name, or of your own as `module:Class`; ValueError says what is wrong."""
    place = BUILT_IN.get(name, name)
    module, colon, attribute = place.partition(":")
    if not colon:
        raise ValueError(f"{unknown('bot', name, bot_names())} (your own: module:Class)")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # for bots of one's own
    try:
        made = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"cannot make the bot {name}: {error}") from error
    if not isinstance(made, Bot):
        raise ValueError(f"{name} is not a coalface.Bot")
    return made
