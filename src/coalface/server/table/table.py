"""A live table: one owner, one lock, one log. What is told was written down before.

Whoever changes a table holds its lock, changes it in memory, and calls `commit`, which writes. If
anything fails on the way, or nobody can say whether it was written, the table is broken: it tells
nothing, refuses everything, and reloads from the store before its next use.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection as SqlConnection

from coalface.core.contract import CHANCE
from coalface.core.fairness import commit as committed
from coalface.server import protocol as p
from coalface.server.fair_queue import BACKGROUND, WAITING, WATCHED, Claim
from coalface.server.ids import now, tag
from coalface.server.refusal import Refusal
from coalface.server.store import tables as stored
from coalface.server.store.checks import first_line
from coalface.server.store.store import STORE_ERRORS, Job
from coalface.server.store.tables import AT_ONCE, LogLine, StoredTable
from coalface.server.table.connection import Connection, encode
from coalface.server.table.lock import TableLock
from coalface.server.table.log_replay import Replayed, follow, new_session, replayed
from coalface.server.table.notifications import call_people
from coalface.server.table.payloads import chat_payload, seat_payload
from coalface.server.table.presenter import Presenter
from coalface.server.table.session import Audience, GameSession
from coalface.server.table.undo import UndoPlan

if TYPE_CHECKING:
    from coalface.server.context import ServerContext

log = logging.getLogger("coalface.table")

MAX_AT_ONCE = 50
"""So many lines are followed for the spectators before the loop does something else."""
MAX_CHAT = 100
"""So many lines of chat come with the welcome."""
FIRST_RETRY = 0.05
LAST_RETRY = 10.0
WRITING = 0.25
"""Seconds until a broken table is reloaded: after the first failure, and after many in a row; and
until the spectators behind are looked at again, if a change was being written."""


@dataclass
class Asking:
    """A seat that asks to take back, and the seats that have not answered."""

    number: int
    plan: UndoPlan
    waiting: set[int]
    id: str


class LiveTable:
    """One table in memory."""

    def __init__(self, context: "ServerContext", found: StoredTable, made: Replayed) -> None:
        self.context = context
        self.lock = TableLock(self)
        self.broken = False
        """Whether what is in memory may differ from what is stored."""
        self.pins = 0
        """How many have found this table and still use it."""
        self._failures = 0
        self._mending: asyncio.Task[None] | None = None
        self._stopped = False
        self._untold = False
        self.connections: set[Connection] = set()
        self.asking: Asking | None = None
        self.asked = 0
        self.version = 0
        self.called: set[str] = set()
        self.held: dict[int, tuple[int, int]] = {}
        """By seat: the number of a bot's decision, and the move that it waits to make."""
        self.thinking: asyncio.Task[None] | None = None
        self._shown: tuple[list[p.Seated], int] = ([], 0)
        """The seats and the number of spectators that everyone here was told."""
        self.thinks_of: tuple[str, Callable[[], Claim | None]] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._behind: deque[LogLine] = deque()
        self._catch_up_timer: asyncio.TimerHandle | None = None
        self._take(found, made)

    def _take(self, found: StoredTable, made: Replayed) -> None:
        """Make everything anew from what is kept, whose log was replayed beside the loop."""
        self.context.people.remember(found.people)
        self.row = found.row
        self.seats = found.seats
        self.chat = found.chat
        self.muted = found.muted
        self.logged = len(found.log)
        self.taken = found.log[: self.row.taken_over]
        self.ids = {(line.actor, line.id) for line in found.log if line.id}
        self.game = made.game
        self.session = made.session
        self.past = made.past
        self._behind = deque(made.behind)
        if self.session is None:
            self.broken = False
            return
        # Whoever has come back from a holiday since then has not been called.
        self.called = self.asked_people(self.row.touched)
        self.broken = False
        if self.past is not self.session:
            self._catch_up()

    def new_session(self) -> GameSession:
        """The game before its first line."""
        return new_session(self.game, self.row, self.seats)

    @property
    def id(self) -> str:
        """The id of the table, which is its link."""
        return self.row.id

    def playing(self) -> GameSession:
        """The game under way; Refusal if none is."""
        if self.row.status != "playing" or self.session is None:
            raise Refusal("not-playing")
        return self.session

    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def people(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat.seat for seat in self.seats if seat.person and seat.bot_name() is None]

    # Write

    async def commit(
        self,
        added: Iterable[LogLine] = (),
        seats: bool = False,
        also: Job[None] | None = None,
        quiet: bool = False,
    ) -> None:
        """Write the table as it is now, with new lines, in one transaction with another job.

        A quiet change is one that others must not notice: no time, count or call shows it.
        """
        self.broken = True
        lines = list(added)
        self._stand()
        if not quiet:
            self.row.touched = now()
        values, id, first = stored.changing(self.row), self.row.id, self.logged
        placed = stored.seat_values(id, self.seats) if seats else None

        def job(connection: SqlConnection) -> None:
            stored.save(connection, values, id)
            stored.append(connection, id, first, lines)
            if placed is not None:
                stored.save_seats(connection, id, placed)
            if also is not None:
                also(connection)

        await self.write(job)
        self.logged += len(lines)
        self.ids |= {(line.actor, line.id) for line in lines if line.id}
        self._failures = 0
        self._follow_behind(lines)
        if not quiet:
            self.version += 1
            call_people(self)
        self.schedule_wakeup()

    async def write(self, job: Job[None]) -> None:
        """Write something of this table; Refusal if nobody can say that it was written."""
        self.broken = True
        try:
            await self.context.store.write(job)
        except STORE_ERRORS as error:
            log.error("table %s could not be written: %s", tag(self.id), first_line(error))
            raise Refusal("no-database") from error
        self.broken = False

    async def reload(self) -> None:
        """Forget everything and read it from the store; Refusal if that is not possible.

        What was told stays true, as it was written before; all who are here are told the rest.
        """
        self.broken = True
        called, id = self.called, self.row.id
        try:
            # By the writer: so what was on its way when something failed is written, or is not.
            found = await self.context.store.write(lambda connection: stored.load(connection, id))
        except STORE_ERRORS as error:
            log.error("table %s could not be reloaded: %s", tag(id), first_line(error))
            raise Refusal("no-database") from error
        if found is None:
            raise Refusal("unknown-table")
        made = await self.context.background.run(lambda: replayed(found, now()))
        self.version += 1
        self._take(found, made)
        self.called = called
        self.skip_outages()
        self.drop_asking(done=False)
        call_people(self)
        self.schedule_wakeup()
        self.send_table()
        self.send_positions()

    def released(self) -> None:
        """Tell what could not be told; reload in the background what is broken."""
        if self._untold:
            self.send_table()
        idle = self._mending is None or self._mending.done()
        if self.broken and idle and not self._stopped:
            self._mending = self.context.spawn(self._mend())

    async def _mend(self) -> None:
        """Reload until that succeeds, so that clocks and bots go on without anyone's doing."""
        while self.broken:
            await asyncio.sleep(min(LAST_RETRY, FIRST_RETRY * 2**self._failures))
            self._failures = min(self._failures + 1, 20)
            try:
                async with self.lock:
                    pass
            except Refusal:
                continue
            except Exception:
                log.exception("table %s cannot be reloaded", tag(self.id))

    def drop_asking(self, done: bool) -> None:
        """Nobody asks to take back any more."""
        asking, self.asking = self.asking, None
        if asking is None:
            return
        for connection in list(self.connections):
            if self.seats_of(connection.person):
                connection.send(p.UndoClosed(request=asking.number, done=done))

    def _stand(self) -> None:
        """Bring what follows from the rest up to date."""
        row = self.row
        row.actors = [a for a in self.session.actors() if a != CHANCE] if self.session else []
        if row.status == "playing" and self.session is not None and self.session.over():
            row.status = "over"
            row.scores = self.session.state.scores()
            row.standing = self.session.state.standing()
        row.wake = self._wake()

    def _wake(self) -> int | None:
        """When the server must look after this table: for a bot, a clock, the end of a holiday."""
        if self.row.status != "playing" or self.row.paused:
            return None
        if self.bot_to_move() is not None:
            return AT_ONCE if self.people() else None
        flag = None if self.row.clock is None else self.row.clock.next_flag()
        times = [flag, *(self._resting(seat) for seat in self._asked())]
        return min((time for time in times if time is not None), default=None)

    def _asked(self) -> list[int]:
        """The seats of people who must decide now."""
        if self.row.status != "playing" or self.row.paused or self.session is None:
            return []
        actors = self.session.actors()
        return [seat for seat in self.people() if seat in actors]

    def asked_people(self, at: int | None = None) -> set[str]:
        """The people who must decide now, and are not on holiday, or were not at that time."""
        return {str(self.seats[s].person) for s in self._asked() if self._resting(s, at) is None}

    def _resting(self, seat: int, at: int | None = None) -> int | None:
        """Until when the clock of a seat rests, as its owner is on holiday; None: it does not."""
        owner = self.seats[seat].person
        if owner is None or self.row.agreed.pace == "live":
            return None
        return self.context.people.away_until(owner, now() if at is None else at)

    def turn_clock(self, decided: int | None) -> None:
        """Let the clocks of those run who must decide now, and are not on holiday."""
        clock, time = self.row.clock, self.row.agreed.time
        if clock is None or time is None:
            return
        running = [seat for seat in self._asked() if self._resting(seat) is None]
        clock.turn(now(), running, decided, time.increment)

    def skip_outages(self) -> None:
        """Let the time in which the database was away count for nobody's clock."""
        clock = self.row.clock
        if clock is None:
            return
        since = clock.since
        found = [(began, ended) for began, ended in self.context.store.outages if ended > since]
        if found:
            at = now()
            clock.shift(sum(ended - max(began, since) for began, ended in found), at)
            clock.turn(at, clock.running, None, 0)

    # Look after bots and clocks

    def bot_to_move(self) -> int | None:
        """The first seat that must decide, that a bot plays, and whose move is not held back."""
        if self.row.status != "playing" or self.row.paused or self.session is None:
            return None
        actors, sealed = self.session.actors(), bool(self._asked())
        bots = [s.seat for s in self.seats if s.seat in actors and s.bot_name()]
        return next((s for s in bots if not (sealed and self.held_move(s) is not None)), None)

    def held_move(self, seat: int) -> int | None:
        """The move that a bot has chosen, but makes only when no person has to decide."""
        assert self.session is not None
        decision, move = self.held.get(seat, (None, None))
        return move if decision == self.session.decision(seat) else None

    def must_hold(self, seat: int, move: int) -> bool:
        """Would a bot's move show people who still choose in secret how long it took?

        How many sealed choices a bot makes is a secret as long as someone can still use it.
        """
        assert self.session is not None
        return bool(self._asked()) and not self.session.would_be_quiet(seat, move)

    def schedule_wakeup(self) -> None:
        """See that bots think, and that clocks and holidays are looked at when their time comes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.broken or self._stopped:
            return  # whoever reloads it looks after it
        if self.thinks_of is not None and self.thinks_of[1]() is None:
            self.context.bots.withdraw(self.thinks_of[0])
        due = self.bot_to_move() is not None and not self.unattended()
        if due and (self.thinking is None or self.thinking.done()):
            self.thinking = self.context.spawn(self.context.run_bots(self))
        if self.row.wake:
            wait = max(0.0, (self.row.wake - now()) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(
                wait, lambda: self.context.spawn(self.context.expire_clocks(self))
            )

    def unattended(self) -> bool:
        """Do only bots play here, and nobody watches? They wait until someone does."""
        return not self.connections and not self.people()

    def claim(self) -> Claim:
        """For whom the bots of this table think: who waits, who watches, or who made it."""
        here = {connection.person: connection for connection in self.connections}
        playing = [str(self.seats[seat].person) for seat in self.people()]
        players = [here[person] for person in playing if person in here]
        if players or here:
            who = players[0] if players else next(iter(here.values()))
            return Claim(WAITING if players else WATCHED, who.person, who.address)
        owner = self.row.host or next(iter(playing), "")
        return Claim(BACKGROUND, owner, self.context.people.address_of(owner))

    def idle(self) -> bool:
        """Can it be forgotten until someone asks for it?"""
        busy = self.thinking is not None and not self.thinking.done()
        used = self.connections or self.pins or self.lock.locked()
        return not used and not busy and not self._behind and not self.broken

    def stop(self) -> None:
        """Let go of timers and tasks."""
        self._stopped = True
        for timer in (self._timer, self._catch_up_timer):
            if timer is not None:
                timer.cancel()
        for task in (self.thinking, self._mending):
            if task is not None:
                task.cancel()

    # Spectators see the past where the table has a delay

    def _follow_behind(self, lines: list[LogLine]) -> None:
        if self.past is not self.session and self.past is not None:
            self._behind.extend(lines)
            self._catch_up()
        elif self.row.agreed.spectator_delay == 0:
            self.past = self.session
        elif self.past is None and self.session is not None:
            self.past = self.new_session()
            self._behind.extend([*self.taken, *lines])
            self._catch_up()

    def _catch_up(self) -> None:
        """Bring the spectators to where the delay lets them be, and tell them."""
        if self.past is None:
            return
        if self.broken:
            self._catch_up_after(WRITING)
            return
        behind = now() - self.row.agreed.spectator_delay * 1000
        moved, followed = False, 0
        while self._behind and (self._behind[0].at <= behind or self.row.status == "over"):
            moved |= follow(self.past, self._behind.popleft())
            followed += 1
            if followed == MAX_AT_ONCE:
                break
        if moved:
            self.send_positions([None])
        self._catch_up_after((self._behind[0].at - behind) / 1000 if self._behind else None)

    def _catch_up_after(self, wait: float | None) -> None:
        """Catch up later, or not at all (None)."""
        if self._catch_up_timer is not None:
            self._catch_up_timer.cancel()
            self._catch_up_timer = None
        if wait is not None and not self._stopped:
            loop = asyncio.get_running_loop()
            self._catch_up_timer = loop.call_later(max(0.02, wait), self._catch_up_by_itself)

    def _catch_up_by_itself(self) -> None:
        """Catch up without a caller who holds the lock and would be told of an error."""
        try:
            self._catch_up()
        except Exception:
            log.exception("the spectators of table %s cannot be told", tag(self.id))
            self.broken = True
            self.released()

    # Tell

    def audiences(self, person: str) -> list[Audience]:
        """Through whose eyes a person sees this table; none where it has no spectators."""
        watching = self.row.agreed.spectators or self.row.status != "playing"
        return [*self.seats_of(person)] or ([None] if watching else [])

    def presenter(self, lang: p.Lang) -> Presenter:
        """Says this table's game in a language."""
        return Presenter(self.game, self.names(), lang)

    def send_positions(self, only: Iterable[Audience] | None = None) -> None:
        """Send everyone their position, or those of some audiences."""
        everyone: list[Audience] = [*range(len(self.seats))]
        everyone += [] if self.past is not self.session else [None]
        chosen = set(everyone if only is None else only)
        made: dict[tuple[object, ...], tuple[bytes, int]] = {}
        for connection in list(self.connections):
            for audience in self.audiences(connection.person):
                if audience in chosen:
                    self.send_position(connection, audience, made)

    def send_position(
        self,
        connection: Connection,
        audience: Audience,
        made: dict[tuple[object, ...], tuple[bytes, int]] | None = None,
    ) -> None:
        """Send one position; those that several get are made once."""
        session = self.past if audience is None else self.session
        if session is None or (not session.lines and not session.story(audience)):
            return
        present = session is self.session
        since = connection.seen.get(audience, 0)
        key = (audience, connection.lang, connection.text, since)
        made = {} if made is None else made
        if key not in made:
            position = self.presenter(connection.lang).position(
                session,
                audience,
                since,
                clock=self.row.clock.told(now()) if self.row.clock and present else None,
                memory=self.row.agreed.memory_aid,
                text=connection.text,
                undo=self.row.status == "playing" and self.row.agreed.undo == "consent",
            )
            made[key] = (encode(position), position.seq)
        message, connection.seen[audience] = made[key]
        connection.send_encoded(message)

    def send_table(self) -> None:
        """Send everyone the table as it is now, once that is written."""
        self._untold = self.broken
        if self.broken:
            return
        for connection in list(self.connections):
            table = self.told(connection.lang, connection.person)
            connection.send(p.TableChanged(table=table, you=self.you(connection)))
        self._shown = self._seat_payloads(), self._spectators()

    def send_seats(self, seated: str | None = None, welcomed: Connection | None = None) -> None:
        """Send everyone the seats that have changed, and how many watch.

        Whoever was seated gets the whole table, whoever was welcomed has it already.
        """
        before, after = self._shown, (self._seat_payloads(), self._spectators())
        self._shown = after
        changed = [seat for seat in after[0] if seat not in before[0]]
        message = encode(p.SeatsChanged(seats=changed, spectators=after[1]))
        for connection in list(self.connections):
            if connection is welcomed:
                continue
            if connection.person == seated:
                table = self.told(connection.lang, connection.person)
                connection.send(p.TableChanged(table=table, you=self.you(connection)))
            elif after != before:
                connection.send_encoded(message)

    def _seat_payloads(self) -> list[p.Seated]:
        here = {connection.person for connection in self.connections}
        return [seat_payload(seat, here, self._resting(seat.seat)) for seat in self.seats]

    def _spectators(self) -> int:
        here = {connection.person for connection in self.connections}
        return len([person for person in here if not self.seats_of(person)])

    def _actors(self, person: str) -> list[int]:
        """Who must decide, as far as a person may know: spectators may be kept behind."""
        if self.past is self.session or self.past is None or self.seats_of(person):
            return self.row.actors
        return [actor for actor in self.past.actors() if actor != CHANCE]

    def told(self, lang: p.Lang, person: str) -> p.Table:
        """The table as a person may see it."""
        row = self.row
        secret = row.secret if row.status == "over" else None
        nonces = [seat.nonce for seat in self.seats]
        return p.Table(
            id=row.id,
            game=row.game,
            title=self.presenter(lang).title(),
            options=row.options,
            rules_version=row.rules,
            components=row.components,
            status=row.status,
            agreed=row.agreed,
            host=row.host,
            host_name=row.host_name,
            seats=self._seat_payloads(),
            actors=self._actors(person),
            paused=row.paused,
            spectators=self._spectators(),
            created=row.created,
            touched=row.touched,
            fairness=p.Fairness(commitment=committed(row.secret), nonces=nonces, secret=secret),
            rematch=row.rematch,
            continued_from=row.continued_from,
            scores=row.scores,
            standing=row.standing,
        )

    def you(self, connection: Connection) -> p.You:
        """The receiver's place at this table."""
        hosts = connection.person == self.row.host
        return p.You(
            person=connection.person,
            name=connection.name,
            seats=self.seats_of(connection.person),
            host=hosts,
            muted=connection.person in self.muted,
            silenced=sorted(self.muted) if hosts else [],
        )

    def room(self, person: str) -> p.Room:
        """Where a person chats."""
        return "players" if self.seats_of(person) else "spectators"

    def welcome(self, connection: Connection) -> None:
        """The first messages to a socket: the table, then its positions."""
        room = self.room(connection.person)
        said = [chat_payload(line) for line in self.chat if line.room == room][-MAX_CHAT:]
        table, you = self.told(connection.lang, connection.person), self.you(connection)
        connection.send(p.Welcome(version=p.VERSION, table=table, you=you, chat=said))
        for audience in self.audiences(connection.person):
            self.send_position(connection, audience)
