"""The hall: every table that is live, found by its id; makes new ones, looks after the rest."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select, update

from coalface.core.record import Record
from coalface.server import memory
from coalface.server import protocol as p
from coalface.server.following import Replayed, replayed
from coalface.server.games import find_game, read_record
from coalface.server.ids import new_id, now
from coalface.server.live import LiveTable
from coalface.server.people import clean_name
from coalface.server.refusal import Refusal
from coalface.server.rest import NewTable
from coalface.server.seating import begin, check_bot, told_apart
from coalface.server.store import tables as kept
from coalface.server.store.people import Person
from coalface.server.store.schema import meta
from coalface.server.store.tables import LogLine, SeatRow, TableRow
from coalface.server.telling import say
from coalface.server.unused import remove_unused

if TYPE_CHECKING:
    from coalface.server.house import House

log = logging.getLogger("coalface.hall")

HOUR = 3_600_000
OPEN_FOR = 48 * HOUR
UNTOUCHED = 60 * 24 * HOUR
LOOK_EVERY = 5.0
STALE_EVERY = 600.0
KEPT_LIVE = 5000
"""So many tables may stay in memory; beyond that those are let go that nobody watches."""

ALIVE = "alive"


class Hall:
    """All live tables of this server."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, id: str) -> LiveTable:
        """A table by its id, loaded if it must be; Refusal if there is none."""
        if id in self.live:
            return self.live[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.live:
                    self.live[id] = await self._load(id)
            finally:
                self._loading.pop(id, None)
        return self.live[id]

    async def _load(self, id: str) -> LiveTable:
        found = await self.house.store.read(lambda connection: kept.load(connection, id))
        if found is None:
            raise Refusal("unknown-table")
        table = LiveTable(self.house, found, await self._replayed(found))
        table.look_after()
        return table

    async def _replayed(self, found: kept.Kept) -> Replayed:
        return await self.house.desk.run(lambda: replayed(found, now()))

    # New tables

    async def make(self, person: Person, asked: NewTable) -> LiveTable:
        """A new table; it begins at once if nobody has to come."""
        source = await self._source(asked.record)
        row = await self.house.desk.run(lambda: self._new_row(person, asked, source))
        taken = await self.house.desk.run(lambda: taken_over(source, asked.line))
        row.taken_over = len(taken)
        seats = self._new_seats(person, asked)

        def job(connection: Connection) -> None:
            kept.add(connection, row, seats)
            kept.append(connection, row.id, 0, taken)

        await self.house.store.write(job)
        found = kept.Kept(row=row, seats=seats, log=taken, chat=[], muted=set())
        made = await self._replayed(found)
        self.live[row.id] = table = LiveTable(self.house, found, made)
        if not any(seat.person is None and seat.bot is None for seat in seats):
            async with table.lock:
                await begin(table)
        return table

    def _new_row(self, person: Person, asked: NewTable, source: Record | None) -> TableRow:
        check_bot(True, asked.agreed.stand_in)
        try:
            game = find_game(asked.game, asked.options) if source is None else source.game
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

    def _new_seats(self, person: Person, asked: NewTable) -> list[SeatRow]:
        seats: list[SeatRow] = []
        for number, wanted in enumerate(asked.seats):
            seat = SeatRow(seat=number)
            names = [other.name for other in seats]
            if wanted.who == "me":
                seat.person, seat.nonce = person.id, asked.nonce or ""
                name = person.name if wanted.name is None else clean_name(wanted.name)
                seat.name = told_apart(name, names)
            elif wanted.who == "bot":
                seat.bot = check_bot(self.house.bots.any(), wanted.bot or asked.agreed.stand_in)
                seat.name = told_apart(seat.bot, names)
            seats.append(seat)
        return seats

    async def _source(self, id: str | None) -> Record | None:
        if id is None:
            return None
        text = await self.house.store.read(lambda connection: kept.find_record(connection, id))
        if text is None:
            raise Refusal("unknown-record")
        return await self.house.desk.run(lambda: read_record(text))

    async def rematch(self, table: LiveTable, person: Person) -> LiveTable:
        """The next game of the same people, who join by the link; bots sit down at once."""
        async with table.lock:
            if table.row.rematch is not None:
                return await self.find(table.row.rematch)
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
            await self.house.store.write(lambda connection: kept.add(connection, new, seats))
            row.rematch = new.id
            await table.commit()
            table.tell_table()
        again = await self.find(new.id)
        if not any(seat.person is None and seat.bot is None for seat in again.seats):
            async with again.lock:
                if again.row.status == "open":
                    await begin(again)
        return again

    # Look after what is not watched

    async def wake_up(self) -> None:
        """After a start: the time of the standstill does not count, and bots go on."""
        await self.house.store.write(_after_standstill)
        await self._wake_due()

    async def keep_watch(self) -> None:
        """For ever: be alive, wake tables whose time comes, close those nobody touches."""
        next_stale = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self.house.store.write(_alive)
                await self._wake_due()
                self._let_go()
                if loop.time() >= next_stale:
                    next_stale = loop.time() + STALE_EVERY
                    await self.close_stale()
                    await remove_unused(self.house)
                    if self.house.settings.own_process and not self._anyone_here():
                        memory.settle(thorough=True)
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(LOOK_EVERY)

    async def _wake_due(self) -> None:
        until = now() + int(2 * LOOK_EVERY * 1000)
        for id in await self.house.store.read(lambda c: kept.waking(c, until)):
            try:
                (await self.find(id)).look_after()
            except Exception:
                log.exception("table %s cannot be woken", id)

    async def close_stale(self) -> None:
        """Close the tables that nobody has touched for long."""
        at = now()
        closed = await self.house.store.write(
            lambda c: kept.close_stale(c, at - OPEN_FOR, at - UNTOUCHED)
        )
        if closed:
            log.info("%d abandoned tables closed", len(closed))
        for table in [self.live[id] for id in closed if id in self.live]:
            async with table.lock:
                if table.row.touched < at - OPEN_FOR:  # else someone came in between, and it lives
                    await table.reload()
                    table.look_after()
                    table.tell_table()

    def _anyone_here(self) -> bool:
        return any(table.connections for table in self.live.values())

    def _let_go(self) -> None:
        idle = [t for t in self.live.values() if t.idle()] if len(self.live) > KEPT_LIVE else []
        for table in idle:
            table.stop()
            del self.live[table.id]

    def cut_off(self, sessions: set[str]) -> None:
        """Let sockets whose session has ended see nothing more."""
        for table in self.live.values():
            for connection in [c for c in table.connections if c.session in sessions]:
                words = say(connection.lang, "refused-unknown-you")
                connection.send(p.Bye(key="unknown-you", words=words, again=False))
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
        kept.shift_clocks(connection, max(0, at - int(found)), at)
    _alive(connection)
