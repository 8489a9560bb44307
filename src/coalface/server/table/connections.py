"""Who is connected to a table, and what each of them is sent.

An audience is a seat, or None for the spectators. A position that several connections get is made
and encoded once.
"""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator

import msgspec

from coalface.core.view import AnyView
from coalface.server import protocol as p
from coalface.server.phrases import translate
from coalface.server.store.tables import ChatRow
from coalface.server.table.lesson import lesson_payload
from coalface.server.table.payloads import (
    chat_payload,
    count_spectators,
    seat_payloads,
    table_payload,
    you_payload,
)
from coalface.server.table.positions import PositionBuilder, printed_values
from coalface.server.table.session import Audience, GameSession
from coalface.server.table.state import TableState
from coalface.server.table.undo import UndoRequest

MAX_WAITING = 400
"""A client that leaves more messages unread is cut off; it may come back and resume."""
MAX_WINDOWS = 4
"""The most windows of one person at one table; the oldest gives way to a new one."""
MAX_CHAT = 100
"""The most lines of chat that come with the welcome."""

numbers = itertools.count()
encoder = msgspec.json.Encoder()


def encode(message: p.FromServer) -> str:
    """Return a message as the text that is written into sockets."""
    return encoder.encode(message).decode()


class Connection:
    """Takes messages for one socket and never waits; whoever reads too slowly is dropped."""

    def __init__(
        self,
        person: str,
        name: str,
        session: str,
        lang: p.Lang,
        text: bool,
        address: str = "",
        seen: dict[Audience, int] | None = None,
        printed_once: bool = False,
    ) -> None:
        self.number = next(numbers)
        self.person = person
        self.address = address
        self.session = session
        self.name = name
        self.lang = lang
        self.text = text
        self.printed_once = printed_once
        self.dropped = False
        self._has_printed = False
        self._seen: dict[Audience, int] = seen or {}
        self._out: deque[str] = deque()
        self._woken: asyncio.Future[None] | None = None

    def send(self, message: p.FromServer) -> None:
        """Put a message into the queue of the socket."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: str) -> None:
        """Put a message that several connections get into the queue of the socket."""
        if self.dropped:
            return
        if len(self._out) >= MAX_WAITING:
            self.drop()
            return
        self._out.append(message)
        self._wake()

    def lacks_printed(self) -> bool:
        """Return whether the printed values are to be sent before the next position."""
        return self.printed_once and not self._has_printed

    def send_printed(self, printed: object) -> None:
        """Send what never changes in a game."""
        self._has_printed = True
        self.send(p.PrintedValues(printed=printed))

    def send_position(self, audience: Audience, message: str, seq: int) -> None:
        """Send an encoded position of an audience, whose story is then known up to `seq`."""
        self._seen[audience] = seq
        self.send_encoded(message)

    def close(self, key: str, retry: bool, **args: int | str) -> None:
        """Say why the socket is closed, and whether to come back; then send nothing more."""
        words = translate(self.lang, f"refused-{key}", **args)
        self.send(p.Close(key=key, words=words, retry=retry))
        self.drop()

    def drop(self) -> None:
        """Send what waits, then nothing more."""
        self.dropped = True
        self._wake()

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def next(self) -> str | None:
        """Return the next message to write into the socket; None: close it."""
        while not self._out:
            if self.dropped:
                return None
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return self._out.popleft()

    def seen(self, audience: Audience) -> int:
        """Return how far this client knows the story of an audience."""
        return self._seen.get(audience, 0)

    def switch(self, lang: p.Lang | None = None, text: bool | None = None) -> None:
        """Go on in another language, or with or without words; the stories begin again."""
        self.lang = self.lang if lang is None else lang
        self.text = self.text if text is None else text
        self._seen.clear()

    def rename(self, person: str, name: str) -> None:
        """Follow that someone has another name; the stories begin again, as they name people."""
        if self.person == person:
            self.name = name
        self._seen.clear()


class Positions:
    """The positions of a table at one moment: each view and each message is made once."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._views: dict[Audience, AnyView] = {}
        self._builders: dict[tuple[p.Lang, bool], PositionBuilder] = {}
        self._encoded: dict[tuple[object, ...], tuple[str, int]] = {}

    def send(self, connection: Connection, audience: Audience) -> None:
        """Send a connection the position of one of its audiences, if a game has begun."""
        session = self._state.session_seen_by(audience)
        if session is None or (not session.lines and not session.story(audience)):
            return
        if connection.lacks_printed():
            connection.send_printed(printed_values(self._view(session, audience)))
        since = connection.seen(audience)
        key = (audience, connection.lang, connection.text, since, connection.printed_once)
        if key not in self._encoded:
            position = self._build(connection, session, audience, since)
            self._encoded[key] = (encode(position), position.seq)
        connection.send_position(audience, *self._encoded[key])

    def _view(self, session: GameSession, audience: Audience) -> AnyView:
        if audience not in self._views:
            self._views[audience] = session.view(audience)
        return self._views[audience]

    def _build(
        self, connection: Connection, session: GameSession, audience: Audience, since: int
    ) -> p.Position:
        """Make a position; what audiences of one language share comes from one builder."""
        state, settings = self._state, self._state.row.settings
        made_for = (connection.lang, session is state.session)
        if made_for not in self._builders:
            presenter = state.presenter(connection.lang)
            self._builders[made_for] = PositionBuilder(presenter, session)
        return self._builders[made_for].build(
            self._view(session, audience),
            since,
            clock=state.clock_payload(session),
            memory=settings.memory_aid,
            text=connection.text,
            printed=not connection.printed_once,
            undo=state.row.status == "playing" and settings.undo == "consent",
            guided=settings.guided,
            lesson=None if audience is None else lesson_payload(state, connection.lang),
        )


class Connections:
    """All connections to one table. Nothing here changes the table."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()
        self._shown: tuple[list[p.SeatInfo], int] = ([], 0)
        """The seats and the number of spectators that everyone here was sent."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def present(self) -> dict[str, Connection]:
        """Return the people who are connected, each with one of their connections."""
        return {connection.person: connection for connection in self._all}

    def of(self, person: str | None) -> list[Connection]:
        """Return the connections of a person, the oldest first."""
        mine = [c for c in self._all if c.person == person and not c.dropped]
        return sorted(mine, key=lambda connection: connection.number)

    # Come and go

    def add(self, state: TableState, connection: Connection) -> None:
        """Welcome a connection: the table, then its positions; close the oldest of too many."""
        mine = self.of(connection.person)
        for old in mine[: max(0, len(mine) - MAX_WINDOWS + 1)]:
            old.close("too-many-windows", retry=False, most=MAX_WINDOWS)
        self._all.add(connection)
        chat = state.chat.in_room(state.room(connection.person))[-MAX_CHAT:]
        table, you = self._table(state, connection), you_payload(state, connection)
        lines = [chat_payload(line) for line in chat]
        connection.send(p.Welcome(version=p.VERSION, table=table, you=you, chat=lines))
        self.send_positions_to(state, connection)
        self.send_seats(state, welcomed=connection)

    def remove(self, connection: Connection) -> None:
        """Forget a connection whose socket is closed."""
        self._all.discard(connection)
        connection.drop()

    def close_if(self, chosen: Callable[[Connection], bool], key: str, retry: bool) -> None:
        """Close some connections, and say why."""
        for connection in [c for c in self._all if chosen(c)]:
            connection.close(key, retry)

    # Positions

    def send_positions(self, state: TableState, only: Iterable[Audience] | None = None) -> None:
        """Send everyone their position, or those of some audiences."""
        everyone: list[Audience] = [*range(len(state.seats))]
        everyone += [None] if state.spectators.session is state.session else []
        chosen = set(everyone if only is None else only)
        positions = Positions(state)
        for connection in list(self._all):
            for audience in state.audiences(connection.person):
                if audience in chosen:
                    positions.send(connection, audience)

    def send_positions_to(self, state: TableState, connection: Connection) -> None:
        """Send one connection its positions."""
        positions = Positions(state)
        for audience in state.audiences(connection.person):
            positions.send(connection, audience)

    # The table

    def send_table(self, state: TableState) -> None:
        """Send everyone the table as it is now."""
        for connection in list(self._all):
            self.send_table_to(state, connection)
        self._shown = self._seats(state)

    def send_table_to(self, state: TableState, connection: Connection) -> None:
        """Send one connection the table as it is now."""
        table, you = self._table(state, connection), you_payload(state, connection)
        connection.send(p.TableChanged(table=table, you=you))

    def send_seats(
        self, state: TableState, seated: str | None = None, welcomed: Connection | None = None
    ) -> None:
        """Send everyone the seats that have changed, and the number of spectators.

        Whoever was seated gets the whole table, whoever was welcomed has it already.
        """
        before, after = self._shown, self._seats(state)
        self._shown = after
        changed = [seat for seat in after[0] if seat not in before[0]]
        message = encode(p.SeatsChanged(seats=changed, spectators=after[1]))
        for connection in list(self._all):
            if connection is welcomed:
                continue
            if connection.person == seated:
                self.send_table_to(state, connection)
            elif after != before:
                connection.send_encoded(message)

    def table_for(self, state: TableState, lang: p.Lang, person: str) -> p.Table:
        """Return the table as a person may see it."""
        return table_payload(state, lang, person, set(self.present()))

    def _table(self, state: TableState, connection: Connection) -> p.Table:
        return self.table_for(state, connection.lang, connection.person)

    def _seats(self, state: TableState) -> tuple[list[p.SeatInfo], int]:
        present = set(self.present())
        return seat_payloads(state, present), count_spectators(state, present)

    # Chat and taking back

    def send_chat(self, state: TableState, line: ChatRow) -> None:
        """Send a line of chat to everyone in its room."""
        message = encode(p.ChatLine(message=chat_payload(line)))
        for connection in list(self._all):
            if state.room(connection.person) == line.room:
                connection.send_encoded(message)

    def send_undo_request(self, state: TableState, request: UndoRequest) -> None:
        """Send the players who asks to take back what; facts only to those who know them."""
        plan = request.plan
        for connection in list(self._all):
            mine = state.seats.of(connection.person)
            if not mine:
                continue
            presenter, own = state.presenter(connection.lang), plan.seat in mine
            learned = [presenter.event(e) for e in plan.learned if any(map(e.seen, mine))]
            seen = [presenter.event(e) for e in plan.taken.events if any(map(e.seen, mine))]
            connection.send(
                p.UndoAsked(
                    request=request.number,
                    seat=plan.seat,
                    move=str(state.game.moves[plan.taken.move]) if own else "",
                    words=presenter.move(plan.taken.move) if own else "".join(seen[:1]),
                    learned=list(dict.fromkeys(learned)),
                    waiting=sorted(request.waiting),
                    others=list(plan.others),
                )
            )

    def send_undo_closed(
        self, state: TableState, request: UndoRequest, done: bool, refused_by: int | None
    ) -> None:
        """Send the players that a request to take back is over."""
        closed = p.UndoClosed(request=request.number, done=done, refused_by=refused_by)
        message = encode(closed)
        for connection in list(self._all):
            if state.seats.of(connection.person):
                connection.send_encoded(message)
