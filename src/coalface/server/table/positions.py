"""Positions: all that an audience may know of a table at a moment, as it is sent."""

from bisect import bisect_right
from collections.abc import Container

from coalface.core.view import AnyView, record_fields
from coalface.server.choices import Lesson
from coalface.server.protocol import (
    Clock,
    LogEntry,
    Position,
    Row,
    Turn,
    View,
)
from coalface.server.table.presenter import Presenter
from coalface.server.table.remark import remark_on
from coalface.server.table.session import Audience, GameSession, StoryLine
from coalface.server.table.turn_payloads import grouped, lines_since, turn_payload
from coalface.server.table.undo import can_undo

MAX_STORY = 200
"""The most lines of a story in one position; the journal has them all."""


class PositionBuilder:
    """Builds the positions of one moment in one language; what audiences share is built once."""

    def __init__(self, presenter: Presenter, session: GameSession) -> None:
        self._presenter = presenter
        self._session = session
        self._entries: dict[tuple[int, int], tuple[StoryLine, LogEntry]] = {}
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
        lesson: Lesson | None = None,
        guided: bool = False,
    ) -> Position:
        """Return all that the audience of a view may know now, with its story after `since`."""
        presenter, session, seat = self._presenter, self._session, view.seat
        story = session.story(seat)
        since = since if len(story) - MAX_STORY <= since <= len(story) else 0
        since = max(since, len(story) - MAX_STORY)
        owes = seat is not None and seat in view.actors
        legal = session.state.legal(seat, retracting=True) if seat is not None and owes else []
        over = not view.actors
        secret = frozenset[int]() if over else presenter.secret(seat, memory)
        scores, sheet = self._scored(secret)
        entries = self._entries_after(seat, since)
        asked = presenter.prompt_parts(view)
        return Position(
            seat=seat,
            seq=len(story),
            since=since,
            story=entries,
            turns=self._turns(entries, seat, secret),
            line=len(session.lines) if over else 0,
            decision=0 if seat is None else session.decision(seat),
            view=view_payload(view, memory, printed=printed),
            actors=list(view.actors),
            prompt=" ".join(asked),
            prompt_parts=asked,
            legal=[presenter.choice(view, move) for move in legal],
            steps=presenter.steps(legal),
            scores=scores,
            sheet=sheet,
            clock=clock,
            over=over,
            standing=session.state.standing() if over else None,
            round="" if over else presenter.round_now(session.state),
            can_undo=undo and seat is not None and can_undo(session, seat),
            text=presenter.parts(view) if text else None,
            lesson=lesson,
            remark=remark_on(sheet, seat, presenter.lang, presenter.score_unit)
            if over and guided and seat is not None
            else None,
            goal_values=presenter.goal_values(view),
        )

    def _entries_after(self, audience: Audience, since: int) -> list[LogEntry]:
        """Return the story of an audience after a number, each line with its turn."""
        session = self._session
        place, entries = session.place(audience), list[LogEntry]()
        for number, line in enumerate(session.story(audience)[since:], since + 1):
            at = (
                bisect_right(session.lines, number - 1, key=lambda one: one.story_lengths[place])
                - 1
            )
            turn = session.lines[at].turn.number if at >= 0 else 0
            entries.append(self._entry(number, line, turn))
        return entries

    def _entry(self, number: int, line: StoryLine, turn: int) -> LogEntry:
        """Return a line of a story; audiences that have the same line share it."""
        found = self._entries.get((number, turn))
        if found is None or found[0] is not line:
            entry = self._presenter.entry(number, line, turn)
            found = self._entries[(number, turn)] = (line, entry)
        return found[1]

    def _turns(
        self, entries: list[LogEntry], audience: Audience, secret: Container[int]
    ) -> list[Turn]:
        """Return the turns that some lines of a story belong to, as they stand now."""
        if not entries:
            return []
        mentioned = {entry.turn for entry in entries}
        lines = lines_since(self._session.lines, min(mentioned))
        return [
            turn_payload(turned, audience, secret, self._presenter, open=False)
            for turned in grouped(lines)
            if turned[0].turn.number in mentioned
        ]

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
