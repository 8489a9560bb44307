"""A live table: one owner, one lock, one log. What is sent was stored before.

Whoever changes a table holds its lock, changes its state, and calls `commit`, which stores it. If
anything fails on the way, or nobody can say whether it was stored, the table sends nothing, refuses
everything, and is reloaded from the store before its next use.
"""

import logging
from collections.abc import Iterable, Sequence

from coalface.core.contract import IllegalMove
from coalface.server import client_messages as c
from coalface.server.bots.runner import BotRunner
from coalface.server.fair_queue import BACKGROUND, WAITING, WATCHED, Claim
from coalface.server.ids import now, tag
from coalface.server.refusal import Refusal
from coalface.server.services import Services
from coalface.server.store import tables as stored
from coalface.server.store.checks import first_line
from coalface.server.store.store import STORE_ERRORS, Job
from coalface.server.store.tables import LogLine, StoredTable, TableChange
from coalface.server.table.connections import Connection, Connections
from coalface.server.table.lock import TableLock
from coalface.server.table.log_replay import Replayed, replay_log
from coalface.server.table.notifications import TurnNotifier
from coalface.server.table.session import Audience
from coalface.server.table.state import TableState
from coalface.server.table.undo import UndoPlan, UndoRequests, plan_undo
from coalface.server.timers import Timer

log = logging.getLogger("coalface.table")

MIN_WAIT = 0.01
WRITE_WAIT = 0.25
"""Seconds until spectators catch up: at least, and if a change is being stored."""


class LiveTable:
    """One table in memory."""

    def __init__(self, services: Services, found: StoredTable, replayed: Replayed) -> None:
        self.services = services
        services.people.remember(found.people)
        self.state = TableState(found, replayed, services.people, services.store.outages)
        self.lock = TableLock(self.id, self.reload, services.tasks)
        self.connections = Connections()
        self.undo_requests = UndoRequests()
        self.bots = BotRunner(self, services)
        # Whoever has come back from a holiday since then has not been notified.
        to_decide = self.state.people_to_decide(self.state.row.touched)
        self._notifier = TurnNotifier(services, to_decide)
        self._wakeup_timer = Timer(lambda: services.tasks.spawn(self.expire_clocks()))
        self._catch_up_timer = Timer(self.catch_up)
        self._pins = 0
        self._stopped = False
        self.catch_up()

    @property
    def id(self) -> str:
        """The id of the table, which is its link."""
        return self.state.id

    # Moves

    async def move(self, person: str, asked: c.Move) -> None:
        """Make a move for a person; it is stored and sent when this returns."""
        async with self.lock:
            if self.state.is_done(person, asked.seat, asked.id):
                return
            session = self.state.playing_for(person, asked.seat)
            if asked.decision is not None and asked.decision != session.decision(asked.seat):
                raise Refusal("stale")
            await self.play(
                asked.seat, self.state.move_id(asked.move), asked.id, goes_on=asked.goes_on
            )

    async def play(
        self, seat: int, move: int, id: str | None = None, *, goes_on: bool = False
    ) -> None:
        """Make a move with the draws that follow it, as one; the caller holds the lock."""
        state, session = self.state, self.state.playing()
        try:
            played = state.play(seat, move, goes_on)
        except IllegalMove as error:
            raise Refusal(error.reason.key, error.reason) from error
        self.close_undo_request(done=False)
        quiet = played[0].quiet
        state.turn_clock(None if quiet or state.game.moves[move].retracts else seat)
        await self.commit(state.log_lines(played, id), quiet=quiet)
        self.connections.send_positions(state, session.audiences_of(played))
        if state.row.status == "over":
            self.send_table()

    async def resume(self, person: str, seat: int) -> None:
        """Let the others play in a lesson; if it waits for something else, nothing happens."""
        async with self.lock:
            state, session = self.state, self.state.playing_for(person, seat)
            played = [] if state.lesson is None else state.lesson.resume(session)
            if played:
                await self.commit(state.log_lines(played))
                self.send_positions()

    # Taking back

    async def undo(self, person: str, asked: c.Undo) -> None:
        """Take back, or ask those who would be affected."""
        async with self.lock:
            state = self.state
            if state.is_done(person, asked.seat, asked.id):
                return
            session = state.playing_for(person, asked.seat)
            if state.row.settings.undo == "none":
                raise Refusal("undo-closed")
            mine, people = state.seats.of(person), state.seats.played_by_people()
            plan = plan_undo(session, asked.seat, mine, people)
            self.close_undo_request(done=False)
            if plan.must_agree:
                self.connections.send_undo_request(state, self.undo_requests.ask(plan, asked.id))
            else:
                await self._take_back(plan, asked.id)

    async def consent(self, person: str, answer: c.Consent) -> None:
        """Answer a request to take back; whoever asked may withdraw it."""
        async with self.lock:
            self.state.playing_for(person, answer.seat)
            request = self.undo_requests.find(answer.request)
            refuses = answer.seat in request.waiting
            if not answer.agree and (refuses or answer.seat == request.plan.seat):
                self.close_undo_request(done=False, refused_by=answer.seat if refuses else None)
                return
            request = self.undo_requests.agree(answer.seat)
            if request.waiting:
                self.connections.send_undo_request(self.state, request)
            else:
                await self._take_back(request.plan, request.id)

    async def _take_back(self, plan: UndoPlan, id: str) -> None:
        state, session = self.state, self.state.playing()
        position = await self.services.background.run(lambda: session.state_after(plan.keep))
        state.take_back(plan, position)
        state.turn_clock(None)
        line = LogLine(kind="undo", actor=plan.seat, move=str(plan.keep), at=now(), id=id)
        await self.commit([line])
        self.close_undo_request(done=True)
        self.send_positions()

    def close_undo_request(self, done: bool, refused_by: int | None = None) -> None:
        """Close the request to take back, if one is open, and tell the players."""
        request = self.undo_requests.close()
        if request is not None:
            self.connections.send_undo_closed(self.state, request, done, refused_by)

    # Chat

    async def say(self, person: str, name: str, asked: c.Chat) -> None:
        """Add a line to the chat of a person's room, once for each client id."""
        async with self.lock:
            state = self.state
            if state.chat.has(person, asked.id):
                return
            room = state.room(person)
            line = state.chat.draft(room, person, name, asked.text, asked.id, now())
            await self.store(lambda connection: stored.add_chat(connection, state.id, line))
            state.chat.add(line)
            self.connections.send_chat(state, line)

    async def mute(self, person: str, on: bool) -> None:
        """Let someone's chat not be heard here, or be heard again; the caller holds the lock."""
        state = self.state
        await self.store(lambda connection: stored.mute(connection, state.id, person, on))
        state.chat.mute(person, on)
        self.send_table()

    # Store

    async def commit(
        self,
        lines: Sequence[LogLine] = (),
        seats: bool = False,
        also: Job[None] | None = None,
        quiet: bool = False,
    ) -> None:
        """Store the table as it is now, with new lines, in one transaction with another job.

        A quiet change is one that others must not notice: no time, count or call shows it.
        """
        state = self.state
        self.lock.invalidate()
        state.update_row()
        if not quiet:
            state.touch()
        placed = state.seats if seats else None
        await self.store(TableChange(state.row, state.log_length, lines, placed, also))
        state.add_log(lines)
        if not quiet:
            self._notifier.update(state, self.connections.present())
        self.catch_up()
        self.schedule_wakeup()

    async def store(self, job: Job[None]) -> None:
        """Store something of this table; Refusal if nobody can say that it was stored."""
        self.lock.invalidate()
        try:
            await self.services.store.write(job)
        except STORE_ERRORS as error:
            log.error("table %s could not be stored: %s", tag(self.id), first_line(error))
            raise Refusal("no-database") from error
        self.lock.validate()

    async def reload(self) -> None:
        """Replace the state by what is stored; Refusal if that is not possible.

        What was sent stays true, as it was stored before; everyone here is sent the rest.
        """
        self.lock.invalidate()
        services, id = self.services, self.id
        try:
            # By the writer: so what was on its way when something failed is stored, or is not.
            found = await services.store.write(lambda connection: stored.load(connection, id))
        except STORE_ERRORS as error:
            log.error("table %s could not be reloaded: %s", tag(id), first_line(error))
            raise Refusal("no-database") from error
        if found is None:
            raise Refusal("unknown-table")
        replayed = await services.background.run(lambda: replay_log(found, now()))
        services.people.remember(found.people)
        version = self.state.version + 1
        outages = services.store.outages
        self.state = TableState(found, replayed, services.people, outages, version)
        self.lock.validate()
        self.state.skip_outages()
        self.close_undo_request(done=False)
        self._notifier.update(self.state, self.connections.present())
        self.catch_up()
        self.schedule_wakeup()
        self.send_table()
        self.send_positions()

    # Send

    def send_table(self) -> None:
        """Send everyone the table as it is now, once that is stored."""
        if self.lock.needs_reload:
            self.lock.postpone(self.send_table)
        else:
            self.connections.send_table(self.state)

    def send_positions(self, only: Iterable[Audience] | None = None) -> None:
        """Send everyone their position, or those of some audiences."""
        self.connections.send_positions(self.state, only)

    def catch_up(self) -> None:
        """Bring spectators to where the delay lets them be, and send them their position."""
        state = self.state
        if self.lock.needs_reload:
            self._catch_up_timer.set(WRITE_WAIT if state.spectators.is_behind() else None)
            return
        try:
            if state.spectators.catch_up(now(), state.row.status == "over"):
                self.send_positions([None])
        except Exception:
            log.exception("the spectators of table %s cannot be sent the game", tag(self.id))
            self.lock.invalidate()
            self.lock.recover()
        wait = state.spectators.seconds_until_due(now())
        self._catch_up_timer.set(None if wait is None else max(2 * MIN_WAIT, wait))

    # Connections

    async def connect(self, connection: Connection) -> None:
        """Welcome a connection; Refusal if its session has ended, or it may see nothing here."""
        async with self.lock:
            if not self.services.people.is_open(connection.session):
                raise Refusal("unknown-you")
            if not self.state.audiences(connection.person):
                raise Refusal("no-spectators")
            self.connections.add(self.state, connection)
        self.schedule_wakeup()

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection whose socket is closed."""
        self.connections.remove(connection)
        self.connections.send_seats(self.state)

    # Bots and clocks

    def schedule_wakeup(self) -> None:
        """Let bots think now, and look at clocks and holidays when their time comes."""
        self._wakeup_timer.set(None)
        if self.lock.needs_reload or self._stopped:
            return  # whoever reloads it schedules it
        self.bots.start_if_due()
        wake = self.state.row.wake
        if wake:
            self._wakeup_timer.set(max(0.0, (wake - now()) / 1000) + MIN_WAIT)

    async def expire_clocks(self) -> None:
        """Hand the seats whose time has run out to the stand-in; their people may come back.

        Whoever comes back from a holiday is notified by the commit, with a clock or without.
        """
        async with self.lock:
            state = self.state
            if state.row.status != "playing" or state.row.paused:
                return
            late, bot, at = state.expired_seats(), state.row.settings.stand_in, now()
            state.seats.hand_over(late, bot)
            state.turn_clock(None)
            lines = [LogLine(kind="time", actor=seat, move=bot, at=at) for seat in late]
            await self.commit(lines, seats=bool(late))
            self.send_table()
            self.send_positions()

    def is_unattended(self) -> bool:
        """Return whether only bots play here, and nobody watches: they wait until someone does."""
        return not self.connections and not self.state.seats.played_by_people()

    def claim(self) -> Claim:
        """Return for whom the bots of this table think: who waits, who watches, or who made it."""
        present, seats = self.connections.present(), self.state.seats
        playing = [str(seats.owner(seat)) for seat in seats.played_by_people()]
        players = [present[person] for person in playing if person in present]
        if players or present:
            who = players[0] if players else next(iter(present.values()))
            return Claim(WAITING if players else WATCHED, who.person, who.address)
        owner = self.state.row.host or next(iter(playing), "")
        return Claim(BACKGROUND, owner, self.services.people.address_of(owner))

    # Memory

    def pin(self) -> None:
        """Stay in memory until `unpin`."""
        self._pins += 1

    def unpin(self) -> None:
        """End a use that began with `pin`."""
        self._pins -= 1

    def pins(self) -> int:
        """Return the number of uses that have not ended."""
        return self._pins

    def is_idle(self) -> bool:
        """Return whether the table can be dropped from memory until someone asks for it."""
        used = self.connections or self._pins or self.lock.locked() or self.bots.is_busy()
        return not used and not self.state.spectators.is_behind() and not self.lock.needs_reload

    def stop(self) -> None:
        """Stop all timers and tasks."""
        self._stopped = True
        self._wakeup_timer.stop()
        self._catch_up_timer.stop()
        self.bots.stop()
        self.lock.stop()
