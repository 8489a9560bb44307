"""What a bot is, and how one is found by its name."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from inspect import getdoc
from operator import index
from typing import Final, SupportsIndex

from coalface.core.checks import unknown
from coalface.core.contract import Game
from coalface.core.plugins import BOTS, LOG, Broken, broken, named_object, points, problem
from coalface.core.random import Random
from coalface.core.view import AnyView

BUILT_IN = {
    "random": "coalface.bots.random_bot:RandomBot",
    "greedy": "coalface.bots.greedy:GreedyBot",
    "friendly": "coalface.bots.friendly:Friendly",
    "apprentice": "coalface.bots.levels:Apprentice",
    "hewer": "coalface.bots.levels:Hewer",
    "foreman": "coalface.bots.levels:Foreman",
    "baron": "coalface.bots.levels:Baron",
}
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
TAKEN: Final = frozenset({*BUILT_IN, "human"})
PROGRAM: Final = "cmd:"
USUAL: Final = "greedy"
USUAL_SEARCH: Final = "hewer"
"""Who plays where nobody names a bot; the second one where the first cannot play."""
MAX_ANSWER_LENGTH: Final = 80
"""How many characters of a bot's wrong answer are shown."""
"""How the name of a bot begins that is a program of its own: `cmd:./mybot --fast`."""


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
    visits: int = 0
    """How often a search came to the move; 0 if the bot does not count."""
    then: tuple[int, ...] = ()
    """The moves of the same turn that the bot would make after it, as far as it has thought."""
    after: tuple[int, ...] = ()
    """The moves that must be made before it, each the only one there is."""


class Bot:
    """A computer player. Subclass it and answer `choose`; everything it may know is in the view."""

    stopped: Callable[[], bool] = staticmethod(never)
    """A bot that thinks long may ask this now and then, and should answer soon when it is true."""

    considered: tuple[Considered, ...] = ()
    """What the last choice was between, the best first, if the bot can tell; for hints."""

    time_limit: float | None = None
    """Seconds that the next choice may take, if whoever asks says so."""

    thinks_elsewhere: bool = False
    """Does it think in another process, so that only a clock can tell how long it takes?"""

    def check_game(self, game: Game) -> None:
        """Raise ValueError if it cannot play this game; it is asked before a game begins."""
        if not self.can_play(game.id):
            raise ValueError(f"{type(self).__name__} cannot play {game.id}")

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """One of the legal moves, by id; `game.moves[id]` is the move itself."""
        raise NotImplementedError

    def can_play(self, game: str) -> bool:
        """Return whether it can play a game, by its id: where it cannot, nobody offers it."""
        return True

    def close(self) -> None:
        """Give back what the bot holds: nobody asks it any more."""


def chosen_move(game: Game, answer: object, legal: Sequence[int]) -> int:
    """Return the move that a bot has chosen; ValueError says what it played that is not legal."""
    if isinstance(answer, SupportsIndex) and index(answer) in legal:
        return index(answer)
    spelled = repr(answer)[:MAX_ANSWER_LENGTH]
    if isinstance(answer, SupportsIndex) and 0 <= index(answer) < len(game.moves):
        spelled = str(game.moves[index(answer)])
    raise ValueError(f"played {spelled}, which is not legal")


def bot_names() -> list[str]:
    """The bots that come with the project, and those of installed plug-ins."""
    return sorted([*BUILT_IN, *plugin_bots()])


def bot(name: str) -> Bot:
    """A bot by its name, of your own as `module:Class`, or a program as `cmd:./mybot`.

    ValueError says what is wrong.
    """
    if name.startswith(PROGRAM):
        made: Bot = import_module("coalface.engine").EngineBot(name.removeprefix(PROGRAM))
        return made
    if ":" in name:
        return make_bot(named_object(name, "bot"), name)
    if name in BUILT_IN:
        return make_bot(named_object(BUILT_IN[name], "bot"), name)
    if name not in plugin_bots():
        hint = f"your own: module:Class, or {PROGRAM}PROGRAM"
        raise ValueError(f"{unknown('bot', name, bot_names())} ({hint})")
    return make_bot(plugin_bots()[name], name)


@cache
def bot_can_play(name: str, game: str) -> bool:
    """Return whether a bot can play a game; a program is believed to play any, and not started."""
    if name.startswith(PROGRAM):
        return True
    made = bot(name)
    try:
        return made.can_play(game)
    finally:
        made.close()


def usual_bot(game: str) -> str:
    """Return the bot that plays, or gives hints, where nobody names one."""
    return USUAL if bot_can_play(USUAL, game) else USUAL_SEARCH


def make_bot(found: object, name: str) -> Bot:
    """A bot from its class, or from anything that returns one when it is called."""
    if not callable(found):
        raise ValueError(f"expected a class of coalface.Bot at {name}; got {found!r}")
    try:
        made = found()
    except TypeError as error:
        raise ValueError(f"cannot make the bot {name}: {problem(error)}") from error
    if not isinstance(made, Bot):
        raise ValueError(f"expected a coalface.Bot at {name!r}; got {made!r}")
    return made


def bot_about(name: str) -> str:
    """The first line of the documentation of an installed bot."""
    found = plugin_bots().get(name)
    return ((getdoc(found) if isinstance(found, type) else None) or "").partition("\n")[0]


# Bots of other distributions


@cache
def plugin_bots() -> dict[str, object]:
    """What makes each bot of the installed plug-ins, by its name; what is broken is logged."""
    found: dict[str, object] = {}
    for point, loaded in load_plugins():
        if isinstance(loaded, Broken):
            LOG.warning("%s", loaded)
        else:
            found[point.name] = loaded
    return found


def broken_bots() -> list[str]:
    """Say which bots of plug-ins are left out, and what is wrong with them."""
    return [str(loaded) for _, loaded in load_plugins() if isinstance(loaded, Broken)]


def load_plugins() -> Iterator[tuple[EntryPoint, object]]:
    """Yield the entry points of bots with what they name, or with what is wrong."""
    taken = dict.fromkeys(TAKEN, "coalface")
    for point in points(BOTS):
        try:
            check_name(point.name, taken)
            loaded = point.load()
            make_bot(loaded, point.value).close()
        except (Exception, SystemExit) as error:
            yield point, broken(point, error, "bot")
            continue
        taken[point.name] = point.value
        yield point, loaded


def check_name(name: str, taken: dict[str, str]) -> None:
    """Refuse a name that a bot cannot have, or that another one has."""
    if not NAME.fullmatch(name):
        raise ValueError(f"expected a name of lower-case letters, digits, - and _; got {name!r}")
    if name in taken:
        raise ValueError(f"the name {name!r} is that of {taken[name]}")
