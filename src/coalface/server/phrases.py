"""Sentences in the reader's language: those of each game, cached, and the server's own."""

from functools import cache, lru_cache

from coalface.core.contract import Event, Game
from coalface.core.picked import BUTTON, name_words
from coalface.core.registry import released_specs
from coalface.server.choices import Choice, PickStep
from coalface.server.games import find_game
from coalface.text import Text, languages, warn_of_text

MAX_PHRASEBOOKS = 120
MAX_PHRASES = 5000
"""Size of the cache of phrasebooks, and of the sentences in each."""
MAX_OWN_PHRASEBOOKS = 24
MAX_OWN_PHRASES = 1000
"""The same for games with components of someone's own."""
MAX_TRANSLATIONS = 5000
"""Size of the cache of the server's own sentences."""


def capitalise(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


MARK = "\ue000{}\ue001"
MARKS = tuple(MARK.format(seat) for seat in range(16))
"""Cached sentences have marks in place of names, so that all tables share them. No name has one."""


class Phrasebook:
    """The sentences of one game in one language, cached. No part of it refers back to it."""

    def __init__(self, game: Game, lang: str, size: int) -> None:
        text, events, moves = Text(lang, game.wording, MARKS, warn_of_text), game.events, game.moves

        def event_text(key: str, seat: int, args: tuple[int, ...]) -> str:
            return text.render_event(events[key], Event(key, seat, args))

        def event_part(key: str, seat: int, args: tuple[int, ...], form: str) -> str | None:
            return text.event_part(events[key], Event(key, seat, args), form)

        def make_choice(move: int) -> Choice:
            found = moves[move]
            return Choice(
                move=str(found),
                kind=found.kind,
                picks=found.picks(),
                words=capitalise(words(game.move_words(move))),
                retracts=found.retracts,
                shortcut=found.shortcut,
                ends=found.is_ending(),
            )

        def make_step(kind: str, pick: str) -> PickStep | None:
            asked = game.picked(kind, pick)
            if asked is None:
                return None
            name = capitalise(words(name_words(asked))) if pick.startswith(BUTTON) else ""
            return PickStep(pick=pick, prompt=capitalise(words(asked)), name=name)

        def source_text(source: str) -> str:
            return capitalise(words(game.wording("source", source)))

        self.text = text
        self.words = words = lru_cache(size)(text.render)
        self.event = lru_cache(size)(event_text)
        self.event_part = lru_cache(size)(event_part)
        self.choice = lru_cache(size)(make_choice)
        self.step = lru_cache(size)(make_step)
        self.source = lru_cache(size)(source_text)


@lru_cache(MAX_PHRASEBOOKS)
def _phrasebook(game: Game, lang: str) -> Phrasebook:
    return Phrasebook(game, lang, MAX_PHRASES)


@lru_cache(MAX_OWN_PHRASEBOOKS)
def _own_phrasebook(game: Game, lang: str) -> Phrasebook:
    return Phrasebook(game, lang, MAX_OWN_PHRASES)


def phrasebook(game: Game, lang: str) -> Phrasebook:
    """Return the sentences of a game in a language, from the cache where possible."""
    return (_phrasebook if game.own_components is None else _own_phrasebook)(game, lang)


@cache
def _text(lang: str) -> Text:
    return Text(lang)


def warm_up() -> None:
    """Load all games and their texts, so that the first tables need not wait for it."""
    for found in released_specs():
        game = find_game(found, {})
        for lang in languages():
            phrasebook(game, lang)


@lru_cache(MAX_TRANSLATIONS)
def translate(lang: str, key: str, **args: int | str) -> str:
    """Return a sentence of the server's own in a language."""
    return _text(lang).say(key, **args)


def name_list(lang: str, names: list[str]) -> str:
    """Return names as a list in a sentence: "Anna, Bert and Carl"."""
    return _text(lang).listed(names)
