"""The state of a table in memory: what is stored of it, the game that follows from its log.

Only its own methods change it, under the lock of its table. `LiveTable` stores what has changed and
sends it; whatever is given a state and is not `LiveTable` or the lobby only reads it.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from coalface.core.contract import CHANCE, Game, State
from coalface.server import protocol as p
from coalface.server.games import notation
from coalface.server.ids import now
from coalface.server.refusal import Refusal
from coalface.server.store.people import Person
from coalface.server.store.tables import AT_ONCE, GOES_ON, MOVE, LogLine, StoredTable
from coalface.server.table import clock
from coalface.server.table.chat import Chat
from coalface.server.table.lesson import table_lesson
from coalface.server.table.log_replay import Replayed, new_session
from coalface.server.table.presenter import Presenter
from coalface.server.table.seats import Seats
from coalface.server.table.session import Audience, GameSession, Line
from coalface.server.table.spectator_delay import SpectatorFeed
from coalface.server.table.undo import UndoPlan

Outages = Iterable[tuple[int, int]]
"""When the database did not answer: beginnings and ends."""


class Holidays(Protocol):
    """Who knows when people are on holiday."""

    def away_until(self, id: str, at: int) -> int | None:
        """Return when a person's holiday ends; None: there is none at that time."""


class TableState:
    """Everything that one table is, as it was loaded and changed since."""

    def __init__(
        self,
        found: StoredTable,
        replayed: Replayed,
        holidays: Holidays,
        outages: Outages,
        version: int = 0,
    ) -> None:
        self.row = found.row
        self.seats = Seats(found.seats)
        self.chat = Chat(found.chat, found.muted)
        self.game: Game = replayed.game
        self.session = replayed.session
        self.spectators = SpectatorFeed(
            found.row.settings.spectator_delay, replayed.past, replayed.behind
        )
        self.continued: Sequence[LogLine] = found.log[: found.row.taken_over]
        self.lesson = table_lesson(found.row)
        self.log_length = len(found.log)
        self.client_ids = {(line.actor, line.id) for line in found.log if line.id}
        self.version = version
        """A number that changes with everything that others may notice."""
        self._held: dict[int, tuple[int, int]] = {}
        self._holidays = holidays
        self._outages = outages

    # Look

    @property
    def id(self) -> str:
        """The id of the table, which is its link."""
        return self.row.id

    def playing(self) -> GameSession:
        """Return the game under way; Refusal if none is."""
        if self.row.status != "playing" or self.session is None:
            raise Refusal("not-playing")
        return self.session

    def playing_for(self, person: str, seat: int) -> GameSession:
        """Return the game; Refusal if this person may not decide for this seat now."""
        if seat not in self.seats.of(person):
            raise Refusal("not-your-seat")
        session = self.playing()
        if self.row.paused:
            raise Refusal("paused")
        if self.seats[seat].stand_in:
            raise Refusal("stand-in")
        return session

    def is_done(self, person: str, seat: int, id: str) -> bool:
        """Return whether what a person sent for a seat under this client id is stored already."""
        return (seat, id) in self.client_ids and seat in self.seats.of(person)

    def move_id(self, spelled: str) -> int:
        """Return the id of a move by its notation; Refusal if none is spelled like this."""
        try:
            return self.game.moves.id(spelled)
        except KeyError as error:
            raise Refusal("unknown-move") from error

    def audiences(self, person: str) -> list[Audience]:
        """Return the audiences that a person belongs to; none where spectators are not allowed."""
        watching = self.row.settings.spectators or self.row.status != "playing"
        return [*self.seats.of(person)] or ([None] if watching else [])

    def session_seen_by(self, audience: Audience) -> GameSession | None:
        """Return the game as an audience sees it: spectators may be behind."""
        return self.spectators.session if audience is None else self.session

    def actors_seen_by(self, person: str) -> list[int]:
        """Return who must decide, as far as a person may know."""
        past = self.spectators.session
        if past is self.session or past is None or self.seats.of(person):
            return self.row.actors
        return [actor for actor in past.actors() if actor != CHANCE]

    def room(self, person: str) -> p.Room:
        """Return where a person chats."""
        return "players" if self.seats.of(person) else "spectators"

    def presenter(self, lang: p.Lang) -> Presenter:
        """Return what presents this table's game in a language."""
        return Presenter(self.game, self.seats.names(), lang)

    def new_session(self) -> GameSession:
        """Return the game before its first line."""
        return new_session(self.game, self.row, self.seats.names(), self.seats.nonces())

    def log_lines(self, played: Iterable[Line], id: str | None = None) -> list[LogLine]:
        """Return lines of play as the log has them; the client id belongs to the first."""
        at = now()
        return [
            LogLine(
                kind=GOES_ON if line.goes_on else MOVE,
                actor=line.actor,
                move=notation(self.game, line.move),
                at=at,
                id=id if number == 0 else None,
            )
            for number, line in enumerate(played)
        ]

    # Who must decide

    def _seats_to_decide(self) -> list[int]:
        """Return the seats of people who must decide now."""
        if self.row.status != "playing" or self.row.paused or self.session is None:
            return []
        actors = self.session.actors()
        return [seat for seat in self.seats.played_by_people() if seat in actors]

    def people_to_decide(self, at: int | None = None) -> set[str]:
        """Return who must decide now, and is not on holiday, or was not at that time."""
        seats = [s for s in self._seats_to_decide() if self.holiday_of(s, at) is None]
        return {str(self.seats.owner(seat)) for seat in seats}

    def holiday_of(self, seat: int, at: int | None = None) -> int | None:
        """Return until when the clock of a seat rests, as its owner is on holiday."""
        owner = self.seats.owner(seat)
        if owner is None or self.row.settings.pace == "live":
            return None
        return self._holidays.away_until(owner, now() if at is None else at)

    def bot_to_move(self) -> int | None:
        """Return the first seat that must decide, is a bot's, and whose move is not held back."""
        if self.row.status != "playing" or self.row.paused or self.session is None:
            return None
        if self.lesson is not None and self.lesson.is_active(self.session):
            return None
        actors, sealed = self.session.actors(), bool(self._seats_to_decide())
        bots = [seat for seat in self.seats.played_by_bots() if seat in actors]
        return next((s for s in bots if not (sealed and self.held_move(s) is not None)), None)

    def held_move(self, seat: int) -> int | None:
        """Return the move that a bot has chosen, but makes only when no person has to decide."""
        decision, move = self._held.get(seat, (None, None))
        return move if decision == self.playing().decision(seat) else None

    def held_moves(self) -> int:
        """Return the number of moves that bots have chosen and hold back."""
        return len(self._held)

    def must_hold(self, seat: int, move: int) -> bool:
        """Return whether a bot's move would show people who still choose how long it took.

        How many sealed choices a bot makes is a secret as long as someone can still use it.
        """
        return bool(self._seats_to_decide()) and not self.playing().would_be_quiet(seat, move)

    # Change

    def play(self, seat: int, move: int, goes_on: bool = False) -> list[Line]:
        """Make a move with what follows it by itself; IllegalMove if the rules forbid it."""
        session = self.playing()
        if self.lesson is not None and self.lesson.is_active(session):
            return self.lesson.do(session, seat, move)
        return session.play_with_draws(seat, move, goes_on)

    def begin(self, session: GameSession) -> list[Line]:
        """Begin the game, from the lines that it continues, if any; return its first draws."""
        self.row.status, self.session = "playing", session
        time = self.row.settings.time
        if time is not None:
            self.row.clock = clock.full(time, len(self.seats), now())
        self.spectators.begin(session, self.new_session(), self.continued)
        return session.draw_all() if self.lesson is None else self.lesson.begin(session)

    def take_back(self, plan: UndoPlan, position: State) -> None:
        """Go back to before a decision; its increments are not earned again."""
        session, people = self.playing(), self.seats.played_by_people()
        void = [line.actor for line in session.lines[plan.keep :] if line.actor in people]
        session.take_back(plan.seat, plan.keep, position)
        if self.row.clock is not None:
            self.row.clock.take_back(void)

    def hold_move(self, seat: int, move: int) -> None:
        """Note a move that a bot has chosen, to be made when no person has to decide."""
        self._held[seat] = (self.playing().decision(seat), move)

    def pause(self, on: bool) -> None:
        """Stop moves and clocks, or go on."""
        self.row.paused = on

    def close(self) -> None:
        """End the table before the end of its game."""
        self.row.status = "closed"

    def link_rematch(self, id: str | None) -> None:
        """Name the table of the next game, or none."""
        self.row.rematch = id

    def touch(self) -> None:
        """Note that something has changed that others may notice."""
        self.row.touched = now()
        self.version += 1

    def update_names(self, person: Person) -> None:
        """Follow the names of the seats, after a person has changed theirs."""
        if self.row.host == person.id:
            self.row.host_name = person.name
        for session in (self.session, self.spectators.session):
            if session is not None:
                session.rename(self.seats.names())

    def update_row(self) -> None:
        """Bring what follows from the rest up to date: actors, result, when to look again."""
        row, session = self.row, self.session
        row.actors = [a for a in session.actors() if a != CHANCE] if session else []
        if row.status == "playing" and session is not None and session.over():
            row.status = "over"
            row.scores = session.state.scores()
            row.standing = session.state.standing()
        row.taken_over = session.taken_over if session else row.taken_over
        row.wake = self._next_wakeup()

    def _next_wakeup(self) -> int | None:
        """Return when the server must act here: for a bot, a clock, the end of a holiday."""
        if self.row.status != "playing" or self.row.paused:
            return None
        if self.bot_to_move() is not None:
            return AT_ONCE if self.seats.played_by_people() else None
        flag = None if self.row.clock is None else self.row.clock.next_flag()
        times = [flag, *(self.holiday_of(seat) for seat in self._seats_to_decide())]
        return min((time for time in times if time is not None), default=None)

    def add_log(self, lines: Sequence[LogLine]) -> None:
        """Note lines of the log that were stored."""
        self.log_length += len(lines)
        self.client_ids |= {(line.actor, line.id) for line in lines if line.id}
        self.spectators.append(lines)

    # Clocks

    def turn_clock(self, decided: int | None) -> None:
        """Let the clocks of those run who must decide now, and are not on holiday."""
        running, time = self.row.clock, self.row.settings.time
        if running is None or time is None:
            return
        self.skip_outages()
        seats = [seat for seat in self._seats_to_decide() if self.holiday_of(seat) is None]
        running.turn(now(), seats, decided, time.increment)

    def skip_outages(self) -> None:
        """Let the time in which the database did not answer count for nobody's clock."""
        running = self.row.clock
        if running is None:
            return
        since = running.since
        found = [(began, ended) for began, ended in self._outages if ended > since]
        if found:
            at = now()
            running.shift(sum(ended - max(began, since) for began, ended in found), at)
            running.turn(at, running.running, None, 0)

    def expired_seats(self) -> list[int]:
        """Return the seats whose time has run out."""
        self.skip_outages()
        return [] if self.row.clock is None else self.row.clock.flagged(now())

    def refill_clock(self, seat: int) -> None:
        """Let someone whose time ran out come back with a part of the bank, once in a game."""
        running, time = self.row.clock, self.row.settings.time
        if running is None or time is None or running.left[seat] > 0:
            return
        if seat in running.refilled:
            raise Refusal("out-of-time")
        running.refill(seat, time)

    def clock_payload(self, session: GameSession) -> p.Clock | None:
        """Return the clocks as clients get them; none with a game of the past."""
        if self.row.clock is None or session is not self.session:
            return None
        self.skip_outages()
        return self.row.clock.payload(now())
