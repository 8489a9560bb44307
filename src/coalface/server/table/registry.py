"""The registry of tables: every table that is live, found by its id; makes new ones, looks after the rest."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from sqlalchemy import Connection, insert, select, update

from coalface.core.components import ComponentError
from coalface.core.contract import Game
from coalface.core.record import Record
from coalface.server import gc_tuning
from coalface.server import protocol as p
from coalface.server.cleanup import remove_unused
from coalface.server.component_files import component_error_text
from coalface.server.games import find_game, read_record
from coalface.server.ids import is_id, new_id, now, tag
from coalface.server.people.people import clean_name
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.rest import NewTable
from coalface.server.store import tables as stored
from coalface.server.store.checks import first_line
from coalface.server.store.ownership import DatabaseTaken
from coalface.server.store.people import Person
from coalface.server.store.schema import meta
from coalface.server.store.store import STORE_ERRORS
from coalface.server.store.tables import LogLine, SeatRow, TableRow
from coalface.server.table.lobby import begin, check_bot, unique_name
from coalface.server.table.log_replay import Replayed, replayed
from coalface.server.table.table import LiveTable

if TYPE_CHECKING:
    from coalface.server.context import ServerContext

log = logging.getLogger("coalface.tables")

HOUR = 3_600_000
OPEN_FOR = 48 * HOUR
UNTOUCHED = 60 * 24 * HOUR
WATCH_INTERVAL = 5.0
CLEANUP_INTERVAL = 600.0
MAX_LIVE_TABLES = 5000
"""So many tables may stay in memory; beyond that those are let go that nobody watches."""

ALIVE = "alive"


class TableRegistry:
    """All live tables of this server."""

    def __init__(self, context: "ServerContext") -> None:
        self.context = context
        self.live: dict[str, LiveTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that stays in memory while it is used; Refusal if there is none."""
        table = await self._find(id)
        table.pins += 1  # nothing else can have run since it was found
        try:
            yield table
        finally:
            table.pins -= 1

    def loading(self, id: str) -> asyncio.Lock:
        """Held by whoever loads a table, or must be sure that nobody does."""
        return self._loading.setdefault(id, asyncio.Lock())

    async def _find(self, id: str) -> LiveTable:
        if id in self.live:
            return self.live[id]
        if not is_id(id):
            raise Refusal("unknown-table")
        async with self.loading(id):
            if id not in self.live:
                table = await self._load(id)
                self.live[id] = table
                table.schedule_wakeup()
            return self.live[id]

    async def _load(self, id: str) -> LiveTable:
        found = await self.context.store.read(lambda connection: stored.load(connection, id))
        if found is None:
            raise Refusal("unknown-table")
        return LiveTable(self.context, found, await self._replayed(found))

    async def _replayed(self, found: stored.StoredTable) -> Replayed:
        return await self.context.background.run(lambda: replayed(found, now()))

    # New tables

    async def make(self, person: Person, asked: NewTable) -> str:
        """A new table; it begins at once if nobody has to come. Return its id."""
        source = await self._source(asked.record)
        self.context.people.check_staying(person)
        row = await self.context.background.run(lambda: self._new_row(person, asked, source))
        taken = await self.context.background.run(lambda: taken_over(source, asked.line))
        row.taken_over = len(taken)
        seats = self._new_seats(person, asked)

        def job(connection: Connection) -> None:
            stored.add(connection, row, seats)
            stored.append(connection, row.id, 0, taken)

        await self.context.store.write(job)
        await self._begin_if_full(row.id)
        return row.id

    async def _begin_if_full(self, id: str) -> None:
        """Begin a game for which nobody has to come any more."""
        async with self.use(id) as table, table.lock:
            free = any(seat.person is None and seat.bot is None for seat in table.seats)
            if table.row.status == "open" and not free:
                await begin(table)

    def _new_row(self, person: Person, asked: NewTable, source: Record | None) -> TableRow:
        check_bot(True, asked.agreed.stand_in)
        try:
            game = self._new_game(person, asked) if source is None else source.game
            game.check_seats(len(asked.seats))
            if source is not None and len(source.seats) != len(asked.seats):
                raise ValueError(f"this game has {len(source.seats)} seats")
        except (ValueError, KeyError) as error:
            raise Refusal("bad-game", detail=str(error)) from error
        at = now()
        return TableRow(
            id=new_id(),
            game=game.id,
            options=dict(game.options),
            rules=game.version,
            components=game.components.split()[0],
            own_components=game.own_components,
            agreed=asked.agreed,
            visibility=asked.agreed.visibility,
            status="open",
            host=person.id,
            host_name=person.name,
            secret=secrets.token_hex(32),
            continued_from=asked.record,
            created=at,
            touched=at,
        )

    def _new_game(self, person: Person, asked: NewTable) -> Game:
        """The game that is asked for, with one's own components, or those of the server's host."""
        own = asked.components
        if own is None:
            own = self.context.settings.components.get(asked.game.replace("-", "_"))
        try:
            return find_game(asked.game, asked.options, own_components=own)
        except ComponentError as error:
            raise Refusal(
                "bad-components", detail=component_error_text(error, person.lang)
            ) from error

    def _new_seats(self, person: Person, asked: NewTable) -> list[SeatRow]:
        seats: list[SeatRow] = []
        for number, wanted in enumerate(asked.seats):
            seat = SeatRow(seat=number)
            names = [other.name for other in seats]
            if wanted.who == "me":
                seat.person, seat.nonce = person.id, asked.nonce or ""
                name = person.name if wanted.name is None else clean_name(wanted.name)
                seat.name = unique_name(name, names)
            elif wanted.who == "bot":
                seat.bot = check_bot(self.context.bots.any(), wanted.bot or asked.agreed.stand_in)
                seat.name = unique_name(seat.bot, names)
            seats.append(seat)
        return seats

    async def _source(self, id: str | None) -> Record | None:
        if id is None:
            return None
        text = await self.find_record(id)
        return await self.context.background.run(lambda: read_record(text))

    async def find_record(self, id: str) -> str:
        """The text of an uploaded record; Refusal if there is none."""
        read = self.context.store.read
        text = await read(lambda c: stored.find_record(c, id)) if is_id(id) else None
        if text is None:
            raise Refusal("unknown-record")
        return text

    async def rematch(self, table: LiveTable, person: Person) -> str:
        """The next game of the same people, who join by the link; bots sit down at once."""
        async with table.lock:
            if table.row.rematch is None:
                await self._make_rematch(table, person)
            again = table.row.rematch
        assert again is not None
        await self._begin_if_full(again)
        return again

    async def _make_rematch(self, table: LiveTable, person: Person) -> None:
        self.context.people.check_staying(person)
        if table.row.status != "over" or not table.seats_of(person.id):
            raise Refusal("not-over")
        row, at = table.row, now()
        seats = [_again(seat, person) for seat in table.seats]
        new = TableRow(
            id=new_id(),
            game=row.game,
            options=row.options,
            rules=row.rules,
            components=row.components,
            own_components=row.own_components,
            agreed=row.agreed,
            visibility=row.visibility,
            status="open",
            host=person.id,
            host_name=person.name,
            secret=secrets.token_hex(32),
            created=at,
            touched=at,
        )
        row.rematch = new.id
        await table.commit(also=lambda connection: stored.add(connection, new, seats))
        table.send_table()

    # Look after what is not watched

    async def wake_up(self) -> None:
        """After a start: the time of the standstill does not count, and bots go on."""
        await self.context.store.write(_after_standstill)
        await self._wake_due()

    async def keep_watch(self) -> None:
        """For ever: be alive, wake tables whose time comes, close those nobody touches."""
        next_stale = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                await asyncio.to_thread(self.context.store.ownership.keep)
                await self.context.store.write(_alive)
                await self._wake_due()
                self._let_go()
                if loop.time() >= next_stale:
                    next_stale = loop.time() + CLEANUP_INTERVAL
                    await self.close_stale()
                    await remove_unused(self.context)
                    if self.context.settings.own_process and not self._anyone_here():
                        gc_tuning.settle(thorough=True)
            except DatabaseTaken as error:
                log.critical("%s; this server stops", error)
                self.context.give_up()
            except STORE_ERRORS as error:
                log.error("the database does not answer: %s", first_line(error))
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(WATCH_INTERVAL)

    async def _wake_due(self) -> None:
        until = now() + int(2 * WATCH_INTERVAL * 1000)
        for id in await self.context.store.read(lambda c: stored.waking(c, until)):
            try:
                async with self.use(id) as table:
                    table.schedule_wakeup()
            except Exception:
                log.exception("table %s cannot be woken", tag(id))

    async def close_stale(self) -> None:
        """Close the tables that nobody has touched for long."""
        at = now()
        closed = await self.context.store.write(
            lambda c: stored.close_stale(c, at - OPEN_FOR, at - UNTOUCHED)
        )
        if closed:
            log.info("%d abandoned tables closed", len(closed))
        for table in [self.live[id] for id in closed if id in self.live]:
            async with table.lock:
                if table.row.touched < at - OPEN_FOR:  # else someone came in between, and it lives
                    await table.reload()

    def _anyone_here(self) -> bool:
        return any(table.connections for table in self.live.values())

    def _let_go(self) -> None:
        idle = (
            [t for t in self.live.values() if t.idle()] if len(self.live) > MAX_LIVE_TABLES else []
        )
        for table in idle:
            table.stop()
            del self.live[table.id]

    def cut_off(self, sessions: set[str], replaced: bool) -> None:
        """Let sockets whose session has ended see nothing more.

        Where it was replaced, a browser comes back with its new cookie.
        """
        key = "new-session" if replaced else "unknown-you"
        for table in self.live.values():
            for connection in [c for c in table.connections if c.session in sessions]:
                words = translate(connection.lang, f"refused-{key}")
                connection.send(p.Bye(key=key, words=words, again=replaced))
                connection.drop()

    def stop(self) -> None:
        """Let go of all tables."""
        for table in self.live.values():
            table.stop()


def taken_over(source: Record | None, line: int | None) -> list[LogLine]:
    """The lines that a table goes on from; Refusal if they lead nowhere."""
    if source is None:
        return []
    last = len(source) if line is None else line
    try:
        state = source.state(last)
    except ValueError as error:
        raise Refusal("bad-record", detail=str(error)) from error
    if not state.actors():
        raise Refusal("bad-record", detail="the game is over at that line")
    moves, at = source.game.moves, now()
    return [
        LogLine(kind="move", actor=actor, move=str(moves[move]), at=at)
        for actor, move in source.lines[:last]
    ]


def _again(seat: SeatRow, person: Person) -> SeatRow:
    """A seat of the next game: mine, a bot's, or free for whoever sat there."""
    if seat.person == person.id:
        return SeatRow(seat=seat.seat, name=seat.name, person=person.id)
    if seat.bot:
        return SeatRow(seat=seat.seat, name=seat.name, bot=seat.bot)
    return SeatRow(seat=seat.seat)


def _alive(connection: Connection) -> None:
    """Write down that the server is running."""
    done = connection.execute(update(meta).where(meta.c.key == ALIVE).values(value=str(now())))
    if not done.rowcount:
        connection.execute(insert(meta).values(key=ALIVE, value=str(now())))


def _after_standstill(connection: Connection) -> None:
    found = connection.execute(select(meta.c.value).where(meta.c.key == ALIVE)).scalar()
    if found is not None:
        at = now()
        stored.shift_clocks(connection, max(0, at - int(found)), at)
    _alive(connection)
