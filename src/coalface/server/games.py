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
from coalface.core.registry import Box, box, boxes
from coalface.core.tables import OptionValue

MOST_RELEASED = 200
"""So many games as published, under various options, are kept; each takes a megabyte or so."""
MOST_OWN = 32
MOST_OWN_TEXT = 4_000_000
"""So many games with components of someone's own are kept, with so many characters of them."""

Options = tuple[tuple[str, OptionValue], ...]
OwnKey = tuple[str, Options, int | None, str]


def find_game(
    id: str,
    options: dict[str, OptionValue],
    rules: int | None = None,
    components: str | None = None,
    own_components: str | None = None,
) -> Game:
    """A game under its options; ValueError if there is none like this."""
    id = id.replace("-", "_")
    if id not in boxes():
        raise ValueError(unknown("game", id[:40], sorted(boxes())))
    chosen = tuple(sorted((str(name), value) for name, value in options.items()))
    if own_components is not None:
        return own_games.find(id, chosen, rules, own_components)
    return _made(id, chosen, rules, components)


@lru_cache(MOST_RELEASED)
def _made(
    id: str, options: Options, rules: int | None, components: str | None, own: str | None = None
) -> Game:
    made_of = components if own is None else read_components(own)
    return box(id).game(dict(options), rules, made_of)


class OwnGames:
    """Games with components of an owner's own: the last ones, bounded by number and by text."""

    def __init__(self, most: int, most_text: int) -> None:
        self.most = most
        self.most_text = most_text
        self._games: OrderedDict[OwnKey, Game] = OrderedDict()
        self._text = 0
        self._lock = threading.Lock()

    def find(self, id: str, options: Options, rules: int | None, own: str) -> Game:
        """The game of these components, made if it is not among the last ones."""
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


own_games = OwnGames(MOST_OWN, MOST_OWN_TEXT)


def shared_box(name: str) -> Box:
    """A game that can be played here, which is made once for all who read records of it."""
    found = boxes().get(name.replace("-", "_"))
    if found is None:
        raise ValueError(unknown("game", name[:40], sorted(boxes())))

    def make(options: dict[str, OptionValue], rules: int, components: ComponentSet) -> Game:
        own = components.text if components.name == OWN else None
        return find_game(found.id, options, rules, None if own else components.name, own)

    return replace(found, make=make)


def read_record(text: str) -> Record:
    """A record whose game is shared with others; RecordError if it is none."""
    return Record.read(text, shared_box)


@lru_cache(MOST_RELEASED)
def _spellings(game: Game) -> Callable[[int], str]:
    moves = game.moves
    return cache(lambda move: str(moves[move]))


def notation(game: Game, move: int) -> str:
    """How a move is spelled; kept, since every line of every log needs it."""
    return _spellings(game)(move)
