"""Presents a game in a language: positions, stories, reasons. Pure: a session in, payloads out."""

from collections.abc import Container, Iterable
from functools import lru_cache

import msgspec

from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.registry import game_spec
from coalface.core.tables import Reason, Section, Words, rule_key
from coalface.core.view import AnyView, record_fields
from coalface.server.phrases import MARK, MARKS, capitalise, phrasebook, translate
from coalface.server.protocol import (
    Choice,
    Clock,
    Lang,
    LogEntry,
    Part,
    Position,
    Row,
    View,
)
from coalface.server.table.session import Audience, GameSession, StoryLine, TakenBack
from coalface.server.table.undo import can_undo

MAX_STORY = 200
"""The most lines of a story in one position; the journal has them all."""
MAX_ORDERS = 5000
"""Size of the cache of `merge_orders`."""


@lru_cache(MAX_ORDERS)
def merge_orders(lists: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return what these lists hold, each once, right after what it follows in its own list."""
    merged: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name not in merged:
                merged.insert(at, name)
            at = merged.index(name) + 1
    return tuple(merged)


class Presenter:
    """Presents one table's game in one language, with the names of its seats."""

    def __init__(self, game: Game, names: tuple[str, ...], lang: Lang) -> None:
        self.game = game
        self.names = names
        self.lang = lang
        self._book = phrasebook(game, lang)

    def text(self, words: Words | Reason) -> str:
        """Words of the game."""
        return self._named(self._book.words(words))

    def _named(self, sentence: str) -> str:
        """Put the names of this table in the place of their marks."""
        if MARK[0] in sentence:
            for mark, name in zip(MARKS, self.names, strict=False):
                sentence = sentence.replace(mark, name)
        return sentence

    def title(self) -> str:
        """Return what the game is called."""
        return self.text(self.game.wording("title", self.game.id))

    def event(self, event: Event) -> str:
        """Return a line of the log."""
        return capitalise(self._named(self._book.event(*event.content())))

    def entry(self, number: int, line: StoryLine) -> LogEntry:
        """Return a line of a story."""
        if isinstance(line, TakenBack):
            words = translate(self.lang, "story-taken-back", name=self.names[line.seat])
            key, back = "taken-back", line.back_to
            return LogEntry(number=number, key=key, seat=line.seat, words=words, back_to=back)
        named = [name for name, _ in self.game.events[line.key].args]
        args = dict(zip(named, line.args, strict=True))
        words = self.event(line)
        return LogEntry(number=number, key=line.key, seat=line.seat, words=words, args=args)

    def choice(self, move: int) -> Choice:
        """Return a move that can be made."""
        found = self._book.choice(move)
        if MARK[0] not in found.words:
            return found
        return msgspec.structs.replace(found, words=capitalise(self._named(found.words)))

    def move(self, move: int) -> str:
        """Return a move in words."""
        return capitalise(self.text(self.game.move_words(move)))

    def prompt(self, view: AnyView) -> str:
        """Return what is asked of this audience, or who is asked."""
        if not view.actors:
            return translate(self.lang, "game-over")
        if view.seat is not None and view.seat in view.actors:
            return " ".join(capitalise(self.text(words)) for words in self.game.asked(view))
        return self.turn(view.actors)

    def turn(self, actors: Iterable[int]) -> str:
        """Return who must decide."""
        names = [self.names[actor] for actor in actors if actor != CHANCE]
        return " ".join(translate(self.lang, "turn-of", name=name) for name in names)

    def secret(self, audience: Audience, memory: bool) -> frozenset[int]:
        """Return the seats whose points this audience does not see during play. (CC-18)"""
        if memory or not game_spec(self.game.id).secret_points:
            return frozenset()
        return frozenset(range(len(self.names))) - {audience}

    def scores(self, state: State, secret: Container[int]) -> list[int | None]:
        """Return the points of every seat, but for the secret ones."""
        return [None if seat in secret else points for seat, points in enumerate(state.scores())]

    def sheet(self, state: State, secret: Container[int]) -> list[Row]:
        """Return points by source, every source that has brought any seat something known."""
        points = [
            {} if seat in secret else state.breakdown(seat) for seat in range(len(self.names))
        ]
        rows = []
        for source in merge_orders(tuple(tuple(by_source) for by_source in points)):
            row = [
                None if seat in secret else by_source.get(source, 0)
                for seat, by_source in enumerate(points)
            ]
            if any(row):
                rows.append(Row(source=source, words=self._book.source(source), points=row))
        return rows

    def parts(self, view: AnyView) -> list[Part]:
        """Return a view in words and tables."""
        return [self._part(section) for section in self.game.describe(view)]

    def _part(self, section: Section) -> Part:
        return Part(
            heading=capitalise(self.text(section.heading)),
            lines=[capitalise(self.text(words)) for words in section.lines],
            columns=[capitalise(self.text(words)) for words in section.columns],
            rows=[[self.text(cell) for cell in row] for row in section.rows],
        )

    def sentence(self, rule: str) -> str | None:
        """Return a rule in our own words."""
        text, key = self._book.text, rule_key(rule)
        return text.say(key) if text.has(key) else None

    def about(self, move: int) -> str:
        """Return what a move does; empty where the game says nothing more than its name."""
        try:
            return self.text(self.game.wording("about", str(self.game.moves[move])))
        except (KeyError, NotImplementedError):
            return ""


class PositionBuilder:
    """Builds the positions of one moment in one language; what audiences share is built once."""

    def __init__(self, presenter: Presenter, session: GameSession) -> None:
        self._presenter = presenter
        self._session = session
        self._entries: dict[int, tuple[StoryLine, LogEntry]] = {}
        self._points: dict[frozenset[int], tuple[list[int | None], list[Row]]] = {}

    def build(
        self,
        view: AnyView,
        since: int,
        *,
        clock: Clock | None,
        memory: bool,
        text: bool,
        undo: bool,
        printed: bool = True,
    ) -> Position:
        """Return all that the audience of a view may know now, with its story after `since`."""
        presenter, session, seat = self._presenter, self._session, view.seat
        story = session.story(seat)
        since = since if len(story) - MAX_STORY <= since <= len(story) else 0
        since = max(since, len(story) - MAX_STORY)
        owes = seat is not None and seat in view.actors
        legal = session.state.legal(seat, retracting=True) if seat is not None and owes else []
        over = not view.actors
        scores, sheet = self._scored(frozenset() if over else presenter.secret(seat, memory))
        return Position(
            seat=seat,
            seq=len(story),
            since=since,
            story=[self._entry(n, line) for n, line in enumerate(story[since:], since + 1)],
            line=len(session.lines) if over else 0,
            decision=0 if seat is None else session.decision(seat),
            view=view_payload(view, memory, printed=printed),
            actors=list(view.actors),
            prompt=presenter.prompt(view),
            legal=[presenter.choice(move) for move in legal],
            scores=scores,
            sheet=sheet,
            clock=clock,
            over=over,
            standing=session.state.standing() if over else None,
            can_undo=undo and seat is not None and can_undo(session, seat),
            text=presenter.parts(view) if text else None,
        )

    def _entry(self, number: int, line: StoryLine) -> LogEntry:
        """Return a line of a story; audiences that have the same line share it."""
        found = self._entries.get(number)
        if found is None or found[0] is not line:
            found = self._entries[number] = (line, self._presenter.entry(number, line))
        return found[1]

    def _scored(self, secret: frozenset[int]) -> tuple[list[int | None], list[Row]]:
        """Return points and their sources, once for all audiences with the same secrets."""
        if secret not in self._points:
            state, presenter = self._session.state, self._presenter
            self._points[secret] = presenter.scores(state, secret), presenter.sheet(state, secret)
        return self._points[secret]


PRINTED = "printed"
"""The field of a table that never changes during a game."""


def printed_values(view: AnyView) -> object:
    """Return what never changes in the game of a view; None where it has nothing of the kind."""
    return getattr(view.table, PRINTED, None)


def without_printed(table: object) -> object:
    """Return a table by field, without what never changes."""
    fields = record_fields(type(table))
    if fields is None or PRINTED not in fields:
        return table
    return {name: getattr(table, name) for name in fields if name != PRINTED}


def view_payload(view: AnyView, memory: bool, printed: bool = True) -> View:
    """Return a view as it goes to a client: memory only where the table has the memory aid."""
    return View(
        seats=view.seats,
        seat=view.seat,
        actors=view.actors,
        table=view.table if printed else without_printed(view.table),
        memory=view.memory if memory else None,
    )
