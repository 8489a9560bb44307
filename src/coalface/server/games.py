"""The games of this server: each is made once and shared by all tables that play it so."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache

from coalface.core.checks import unknown
from coalface.core.components import OWN, ComponentSet, read_components
from coalface.core.contract import Game
from coalface.core.record import Record
from coalface.core.registry import GameSpec, game_spec, released_specs
from coalface.core.tables import OptionValue
from coalface.server.refusal import MAX_SHOWN

MAX_RELEASED = 200
"""Size of the cache of games as published, under various options; each takes about a megabyte."""
MAX_OWN = 32
MAX_OWN_TEXT = 4_000_000
"""Size of the cache of games with components of someone's own, in games and in characters."""

Options = tuple[tuple[str, OptionValue], ...]
OwnKey = tuple[str, Options, int | None, str]


def find_game(
    id: str,
    options: dict[str, OptionValue],
    rules: int | None = None,
    components: str | None = None,
    own_components: str | None = None,
) -> Game:
    """Return a game under its options; ValueError if there is none like this."""
    id = id.replace("-", "_")
    if id not in released_specs():
        raise ValueError(unknown("game", id[:MAX_SHOWN], sorted(released_specs())))
    chosen = tuple(sorted((str(name), value) for name, value in options.items()))
    if own_components is not None:
        return own_games.find(id, chosen, rules, own_components)
    return _made(id, chosen, rules, components)


@lru_cache(MAX_RELEASED)
def _made(
    id: str, options: Options, rules: int | None, components: str | None, own: str | None = None
) -> Game:
    made_of = components if own is None else read_components(own)
    return game_spec(id).game(dict(options), rules, made_of)


class OwnGames:
    """Games with components of an owner's own: the last ones, bounded by number and by text."""

    def __init__(self, most: int, most_text: int) -> None:
        self.most = most
        self.most_text = most_text
        self._games: OrderedDict[OwnKey, Game] = OrderedDict()
        self._text = 0
        self._lock = threading.Lock()

    def find(self, id: str, options: Options, rules: int | None, own: str) -> Game:
        """Return the game of these components, made if it is not among the last ones."""
        key = (id, options, rules, own)
        with self._lock:
            if key in self._games:
                self._games.move_to_end(key)
                return self._games[key]
        game = _made.__wrapped__(id, options, rules, None, own)
        with self._lock:
            if key not in self._games:
                self._games[key] = game
                self._text += len(own)
            while len(self._games) > self.most or (self._text > self.most_text and self._games):
                gone, _ = self._games.popitem(last=False)
                self._text -= len(gone[3])
        return game

    def __len__(self) -> int:
        return len(self._games)


own_games = OwnGames(MAX_OWN, MAX_OWN_TEXT)


def shared_spec(name: str) -> GameSpec:
    """Return a game that can be played here, which is made once for all who read records of it."""
    found = released_specs().get(name.replace("-", "_"))
    if found is None:
        raise ValueError(unknown("game", name[:MAX_SHOWN], sorted(released_specs())))

    def make(options: dict[str, OptionValue], rules: int, components: ComponentSet) -> Game:
        own = components.text if components.name == OWN else None
        return find_game(found.id, options, rules, None if own else components.name, own)

    return replace(found, make=make)


def read_record(text: str) -> Record:
    """Return a record whose game is shared with others; RecordError if it is none."""
    return Record.read(text, shared_spec)


@lru_cache(MAX_RELEASED)
def _spellings(game: Game) -> Callable[[int], str]:
    moves = game.moves
    return cache(lambda move: str(moves[move]))


def notation(game: Game, move: int) -> str:
    """Return the notation of a move, cached since every line of every log needs it."""
    return _spellings(game)(move)
