"""One game of a tournament: a job that can be sent to another process, played to its result.

Bots get views and lists of legal moves, nothing else. A bot that raises, plays an illegal move or
thinks too long loses the game there and then; the others share the victory.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar

from coalface.bots import Bot, bot
from coalface.bots.base import PROGRAM, chosen_move
from coalface.core.checks import did_you_mean
from coalface.core.components import read_components
from coalface.core.contract import CHANCE, OVER, Game, State
from coalface.core.draws import SeededDraws
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.engine.bot import EngineBot
from coalface.engine.errors import EngineError
from coalface.research.history import History, Keep, Notes, seat_name

NOBODY = -1

Kind = Literal["raised", "illegal", "late", "died"]

T = TypeVar("T")

Thinking = Callable[[int], None]
"""Called with the bot that is about to think, by its place in the list of bots, or NOBODY."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play: the bots by name, and how far they are rotated around the table."""

    number: int
    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str
    rotation: int
    limit: float
    components: str | None = None
    """The text of an owner's own component file, if they play with one."""
    keep: Keep = "result"

    def bot_at(self, seat: int) -> int:
        """Which bot sits there."""
        return (seat + self.rotation) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot lost without being beaten: it raised, played illegally, was late, or died."""

    bot: int
    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a job, bot by bot in the order of the job; no scores after a fault.

    The seconds are the processor's: what else runs on the machine has little part in them. Those of
    a bot that thinks in another process are seconds of the clock.
    """

    job: Job
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    """The seconds of the decision that took longest."""
    fault: Fault | None
    history: History | None = None
    """The game itself, if the job keeps it; none if its process ended."""


def ended_by(fault: Fault, job: Job, table: "Table | None" = None) -> Result:
    """The result of a game that a fault ended: all the others share the victory."""
    count = len(job.bots)
    share = 1 / (count - 1) if count > 1 else 0.0
    shares = tuple(0.0 if who == fault.bot else share for who in range(count))
    decisions = tuple(table.decisions) if table else (0,) * count
    seconds = tuple(table.seconds) if table else (0.0,) * count
    longest = tuple(table.longest) if table else (0.0,) * count
    history = table.notes.history(None) if table and table.notes else None
    return Result(job, shares, None, None, decisions, seconds, longest, fault, history)


class Failed(Exception):
    """A bot failed; the game ends."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class Table:
    """The bots of one job at their game."""

    def __init__(self, job: Job, thinking: Thinking) -> None:
        self.job = job
        self.thinking = thinking
        own = None if job.components is None else read_components(job.components)
        self.game: Game = game_spec(job.game).game(dict(job.options), components=own)
        self.bots: list[Bot] = []
        self.rngs = [Random(f"{job.seed}/{job.rotation}/bot/{i}") for i in range(len(job.bots))]
        self.decisions = [0] * len(job.bots)
        self.seconds = [0.0] * len(job.bots)
        self.longest = [0.0] * len(job.bots)
        names = tuple(seat_name(job.bots[job.bot_at(seat)]) for seat in range(len(job.bots)))
        self.notes = None if job.keep == "result" else Notes(self.game, names, job.keep)

    def play(self) -> State:
        """Play to the end; Failed if a bot fails."""
        for who, name in enumerate(self.job.bots):
            self.bots.append(self._made(who, name))
            self.bots[-1].time_limit = self.job.limit
        for seat in range(len(self.job.bots)):
            self._tell(seat)
        state = self.game.start(len(self.job.bots))
        draws = SeededDraws(self.job.seed)
        while (actor := state.actor()) != OVER:
            move = draws.next(state) if actor == CHANCE else self._decide(state, actor)
            if self.notes is not None:
                self.notes.lines.append((actor, move))
            state.advance(actor, move)
        return state

    def _made(self, who: int, name: str) -> Bot:
        """Make a bot; Failed if that fails. To start a program is not to think about a move."""
        if not name.startswith(PROGRAM):
            return self._timed(who, partial(bot, name))
        try:
            return bot(name)
        except EngineError as error:
            raise Failed(fault_of(who, error)) from error

    def _tell(self, seat: int) -> None:
        """Tell a program of its game, for it may load much then; Failed if it cannot play it."""
        who = self.job.bot_at(seat)
        player = self.bots[who]
        if not isinstance(player, EngineBot):
            return
        try:
            player.begin(self.game, len(self.job.bots), seat)
        except EngineError as error:
            raise Failed(fault_of(who, error)) from error

    def close(self) -> None:
        """Let the bots give back what they hold."""
        for player in self.bots:
            player.close()

    def _decide(self, state: State, seat: int) -> int:
        """The move of the bot at this seat, which is legal and goes forward."""
        legal = state.legal(seat)
        who = self.job.bot_at(seat)
        view, offered = state.view(seat), legal.copy()
        player, rng = self.bots[who], self.rngs[who]
        known = self.notes.observe(state, seat) if self.notes else b""
        player.considered = ()
        answer: object = self._timed(who, partial(player.choose, self.game, view, offered, rng))
        try:
            move = chosen_move(self.game, answer, legal)
        except ValueError as error:
            raise self._failed(who, "illegal", str(error)) from error
        self.decisions[who] += 1
        if known and self.notes:
            self.notes.decide(seat, known, legal, move, player.considered)
        return move

    def _timed(self, who: int, ask: Callable[[], T]) -> T:
        """Let a bot think; Failed if it raises or takes too long."""
        self.thinking(who)
        began, before = time.perf_counter(), time.process_time()
        try:
            answer = ask()
        except BaseException as error:
            raise Failed(fault_of(who, error)) from error
        finally:
            took = time.perf_counter() - began
            worked = took if self._thinks_elsewhere(who) else time.process_time() - before
            self.seconds[who] += worked
            self.longest[who] = max(self.longest[who], worked)
            self.thinking(NOBODY)
        if took > self.job.limit:
            raise self._failed(who, "late", f"took {took:.1f} s; {self.job.limit:g} s are allowed")
        return answer

    def _thinks_elsewhere(self, who: int) -> bool:
        return who < len(self.bots) and self.bots[who].thinks_elsewhere

    def _failed(self, who: int, kind: Kind, text: str) -> Failed:
        return Failed(Fault(who, kind, text))


def fault_of(who: int, error: BaseException) -> Fault:
    """What a bot did wrong that raised an error: external engines fail in their own ways."""
    if isinstance(error, EngineError):
        return Fault(who, error.fault, str(error))
    hint = attributes_of(error) if isinstance(error, AttributeError) else ""
    return Fault(who, "raised", f"raised {type(error).__name__}: {error}".rstrip(": ") + hint)


def attributes_of(error: AttributeError) -> str:
    """Return which attributes the object has, for one that it does not have."""
    names = getattr(error.obj, "__struct_fields__", ()) or getattr(
        error.obj, "__dataclass_fields__", ()
    )
    return (
        f"; available: {', '.join(names)}{did_you_mean(error.name or '', names)}" if names else ""
    )


def play(job: Job, thinking: Thinking = lambda who: None) -> Result:
    """Play a job to its result."""
    table = Table(job, thinking)
    try:
        state = table.play()
    except Failed as error:
        return ended_by(error.fault, job, table)
    finally:
        table.close()
    standing, scores = state.standing(), state.scores()
    count = len(job.bots)
    shares, points, places = [0.0] * count, [0] * count, [0] * count
    for place, seats in enumerate(standing):
        for seat in seats:
            who = job.bot_at(seat)
            points[who] = scores[seat]
            places[who] = 1 + sum(len(better) for better in standing[:place])
            shares[who] = 1 / len(seats) if place == 0 else 0.0
    counts = tuple(table.decisions), tuple(table.seconds), tuple(table.longest)
    history = table.notes.history(state) if table.notes else None
    return Result(job, tuple(shares), tuple(points), tuple(places), *counts, None, history)
