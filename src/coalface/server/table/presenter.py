"""What a table says, in a language: positions, stories, reasons. Pure: a session in, words out."""

from collections.abc import Container, Iterable, Sequence
from functools import cache, lru_cache

import msgspec

from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.registry import box, boxes
from coalface.core.tables import Reason, Section, Words, rule_key
from coalface.core.view import AnyView
from coalface.server.games import find_game
from coalface.server.protocol import (
    Choice,
    Clock,
    Happened,
    Lang,
    Part,
    Position,
    Row,
    View,
)
from coalface.server.table.session import Audience, GameSession, StoryLine, TakenBack
from coalface.server.table.undo import can_undo
from coalface.text import Text, languages

MAX_STORY = 200
"""A client that knows nothing gets so many lines of the story; the journal has them all."""

VOICES = 120
PHRASES = 5000
"""Of so many games and languages so many sentences are kept, since most are said again."""
OWN_VOICES = 24
OWN_PHRASES = 1000
"""The same for games with components of someone's own."""
SERVER_SENTENCES = 5000
"""So many sentences of the server's own are kept."""


def capital(said: str) -> str:
    """A text that begins with a capital letter."""
    return said[:1].upper() + said[1:]


MARK = "\ue000{}\ue001"
MARKS = tuple(MARK.format(seat) for seat in range(16))
"""Kept sentences have marks in place of names, so that all tables share them. No name has one."""


class Voice:
    """Says one game in one language, and keeps what it has said. No part of it refers to it."""

    def __init__(self, game: Game, lang: str, most: int) -> None:
        text, events, moves = Text(lang, game.wording, MARKS), game.events, game.moves

        def tell_event(event: Event) -> str:
            return text.tell_event(events[event.key], event)

        def choose(move: int) -> Choice:
            found = moves[move]
            return Choice(
                move=str(found),
                kind=found.kind,
                picks=found.picks(),
                words=tell(game.move_words(move)),
                retracts=found.retracts,
            )

        self.text = text
        self.tell = tell = lru_cache(most)(text.tell)
        self.tell_event = lru_cache(most)(tell_event)
        self.choice = lru_cache(most)(choose)


@lru_cache(VOICES)
def _voice(game: Game, lang: str) -> Voice:
    return Voice(game, lang, PHRASES)


@lru_cache(OWN_VOICES)
def _own_voice(game: Game, lang: str) -> Voice:
    return Voice(game, lang, OWN_PHRASES)


def voice(game: Game, lang: str) -> Voice:
    """Who says a game in a language; those asked for last are kept."""
    return (_voice if game.own_components is None else _own_voice)(game, lang)


@cache
def _text(lang: str) -> Text:
    return Text(lang)


def warm_up() -> None:
    """Read all games and their words, which the first tables would have to wait for."""
    for found in boxes():
        game = find_game(found, {})
        for lang in languages():
            voice(game, lang)


@lru_cache(SERVER_SENTENCES)
def translate(lang: str, key: str, **args: int | str) -> str:
    """A sentence of the server's own."""
    return _text(lang).say(key, **args)


@lru_cache(SERVER_SENTENCES)
def in_one_order(lists: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """All that these lists hold, each once, right after what it follows in its own list."""
    merged: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name not in merged:
                merged.insert(at, name)
            at = merged.index(name) + 1
    return tuple(merged)


class Presenter:
    """Says one table's game in one language, with the names of its seats."""

    def __init__(self, game: Game, names: tuple[str, ...], lang: Lang) -> None:
        self.game = game
        self.names = names
        self.lang = lang

    def tell(self, words: Words | Reason) -> str:
        """Words of the game."""
        return self._named(voice(self.game, self.lang).tell(words))

    def _named(self, said: str) -> str:
        """Put the names of this table in the place of their marks."""
        if MARK[0] in said:
            for mark, name in zip(MARKS, self.names, strict=False):
                said = said.replace(mark, name)
        return said

    def title(self) -> str:
        """What the game is called."""
        return self.tell(self.game.wording("title", self.game.id))

    def event(self, event: Event) -> str:
        """A line of the log."""
        return capital(self._named(voice(self.game, self.lang).tell_event(event)))

    def story(self, told: Sequence[StoryLine], since: int) -> list[Happened]:
        """The lines of a story after the first `since`."""
        return [self._line(number, line) for number, line in enumerate(told[since:], since + 1)]

    def _line(self, number: int, line: StoryLine) -> Happened:
        if isinstance(line, TakenBack):
            words = translate(self.lang, "story-taken-back", name=self.names[line.seat])
            key, back = "taken-back", line.back_to
            return Happened(number=number, key=key, seat=line.seat, words=words, back_to=back)
        named = [name for name, _ in self.game.events[line.key].args]
        args = dict(zip(named, line.args, strict=True))
        words = self.event(line)
        return Happened(number=number, key=line.key, seat=line.seat, words=words, args=args)

    def choice(self, move: int) -> Choice:
        """A move that can be made."""
        found = voice(self.game, self.lang).choice(move)
        words = capital(self._named(found.words))
        return found if words == found.words else msgspec.structs.replace(found, words=words)

    def move(self, move: int) -> str:
        """A move in words."""
        return capital(self.tell(self.game.move_words(move)))

    def prompt(self, view: AnyView) -> str:
        """What is asked of this audience, or who is asked."""
        if not view.actors:
            return translate(self.lang, "game-over")
        if view.seat is not None and view.seat in view.actors:
            return " ".join(capital(self.tell(words)) for words in self.game.asked(view))
        return self.turn(view.actors)

    def turn(self, actors: Iterable[int]) -> str:
        """Who must decide."""
        names = [self.names[actor] for actor in actors if actor != CHANCE]
        return " ".join(translate(self.lang, "turn-of", name=name) for name in names)

    def secret(self, audience: Audience, memory: bool) -> set[int]:
        """The seats whose points this audience is not told during play. (CC-18)"""
        if memory or not box(self.game.id).secret_points:
            return set()
        return set(range(len(self.names))) - {audience}

    def scores(self, state: State, secret: Container[int]) -> list[int | None]:
        """The points of every seat, but for the secret ones."""
        return [None if seat in secret else points for seat, points in enumerate(state.scores())]

    def sheet(self, state: State, secret: Container[int]) -> list[Row]:
        """Points by source, every source that has brought any seat something known."""
        points = [
            {} if seat in secret else state.breakdown(seat) for seat in range(len(self.names))
        ]
        rows = []
        for source in in_one_order(tuple(tuple(by_source) for by_source in points)):
            row = [
                None if seat in secret else by_source.get(source, 0)
                for seat, by_source in enumerate(points)
            ]
            if any(row):
                words = capital(self.tell(self.game.wording("source", source)))
                rows.append(Row(source=source, words=words, points=row))
        return rows

    def parts(self, view: AnyView) -> list[Part]:
        """A view in words and tables."""
        return [self._part(section) for section in self.game.describe(view)]

    def _part(self, section: Section) -> Part:
        return Part(
            heading=capital(self.tell(section.heading)),
            lines=[capital(self.tell(words)) for words in section.lines],
            columns=[capital(self.tell(words)) for words in section.columns],
            rows=[[self.tell(cell) for cell in row] for row in section.rows],
        )

    def sentence(self, rule: str) -> str | None:
        """A rule in our own words."""
        text = voice(self.game, self.lang).text
        key = rule_key(rule)
        return text.say(key) if text.has(key) else None

    def about(self, move: int) -> str:
        """What a move does; empty where the game says nothing more than its name."""
        try:
            return self.tell(self.game.wording("about", str(self.game.moves[move])))
        except (KeyError, NotImplementedError):
            return ""

    def position(
        self,
        session: GameSession,
        audience: Audience,
        since: int,
        *,
        clock: Clock | None,
        memory: bool,
        text: bool,
        undo: bool,
    ) -> Position:
        """All that this audience may know now, with its story after `since`."""
        told = session.story(audience)
        since = since if len(told) - MAX_STORY <= since <= len(told) else 0
        since = max(since, len(told) - MAX_STORY)
        view = session.view(audience)
        seat = view.seat
        legal = session.state.legal(seat) if seat is not None and seat in view.actors else []
        over = not view.actors
        secret = set[int]() if over else self.secret(audience, memory)
        return Position(
            seat=audience,
            seq=len(told),
            since=since,
            story=self.story(told, since),
            line=len(session.lines) if over else 0,
            decision=0 if seat is None else session.decision(seat),
            view=view_payload(view, memory),
            actors=list(view.actors),
            prompt=self.prompt(view),
            legal=[self.choice(move) for move in legal],
            scores=self.scores(session.state, secret),
            sheet=self.sheet(session.state, secret),
            clock=clock,
            over=over,
            standing=session.state.standing() if over else None,
            can_undo=undo and seat is not None and can_undo(session, seat),
            text=self.parts(view) if text else None,
        )


def view_payload(view: AnyView, memory: bool) -> View:
    """A view as it goes to a client: memory only where the table has the memory aid."""
    return View(
        seats=view.seats,
        seat=view.seat,
        actors=view.actors,
        table=view.table,
        memory=view.memory if memory else None,
    )
