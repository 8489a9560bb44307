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
from coalface.bots.base import PROGRAM
from coalface.core.components import read_components
from coalface.core.contract import CHANCE, OVER, Game, State
from coalface.core.draws import SeededDraws
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.engine.errors import EngineError

NOBODY = -1
MAX_ANSWER_LENGTH = 80
"""How many characters of a bot's wrong answer are shown."""

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


def ended_by(fault: Fault, job: Job, table: "Table | None" = None) -> Result:
    """The result of a game that a fault ended: all the others share the victory."""
    count = len(job.bots)
    share = 1 / (count - 1) if count > 1 else 0.0
    shares = tuple(0.0 if who == fault.bot else share for who in range(count))
    decisions = tuple(table.decisions) if table else (0,) * count
    seconds = tuple(table.seconds) if table else (0.0,) * count
    longest = tuple(table.longest) if table else (0.0,) * count
    return Result(job, shares, None, None, decisions, seconds, longest, fault)


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

    def play(self) -> State:
        """Play to the end; Failed if a bot fails."""
        for who, name in enumerate(self.job.bots):
            self.bots.append(self._made(who, name))
            self.bots[-1].time_limit = self.job.limit
        state = self.game.start(len(self.job.bots))
        draws = SeededDraws(self.job.seed)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.advance(CHANCE, draws.next(state))
            else:
                state.advance(actor, self._decide(state, actor))
        return state

    def _made(self, who: int, name: str) -> Bot:
        """Make a bot; Failed if that fails. To start a program is not to think about a move."""
        if not name.startswith(PROGRAM):
            return self._timed(who, partial(bot, name))
        try:
            return bot(name)
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
        move: object = self._timed(who, partial(player.choose, self.game, view, offered, rng))
        if not isinstance(move, int) or move not in legal:
            raise self._failed(who, "illegal", f"played {self._spelled(move)}, which is not legal")
        self.decisions[who] += 1
        return int(move)

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

    def _spelled(self, move: object) -> str:
        """What a bot answered, in notation if it is a move."""
        if isinstance(move, int) and 0 <= move < len(self.game.moves):
            return str(self.game.moves[move])
        return repr(move)[:MAX_ANSWER_LENGTH]


def fault_of(who: int, error: BaseException) -> Fault:
    """What a bot did wrong that raised an error: external engines fail in their own ways."""
    if isinstance(error, EngineError):
        return Fault(who, error.fault, str(error))
    return Fault(who, "raised", f"raised {type(error).__name__}: {error}".rstrip(": "))


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
    return Result(job, tuple(shares), tuple(points), tuple(places), *counts, None)
