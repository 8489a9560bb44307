"""Bots in processes of their own, with a deadline and a memory cap: a legal move always comes.

A search holds its process for as long as it thinks, so a server asks here, from a thread. A bot
that is late is asked to stop; one that does not, or dies, or fails, is answered for by a legal move
taken at random, and its process is replaced.
"""

import multiprocessing
import signal
import sys
import threading
import time
from ctypes import c_double
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TYPE_CHECKING

from coalface.bots.base import Bot, Considered, bot
from coalface.core.components import read_components
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.registry import game_spec, name_elsewhere
from coalface.core.renamed import renamed_in
from coalface.core.view import AnyView

if not TYPE_CHECKING:
    __getattr__ = renamed_in(__name__)

CONTEXT = multiprocessing.get_context("spawn")
GRACE = 0.2
"""The part of the time that is reserved for a search to stop and answer in."""
ENDING = 1.0
"""Seconds that a process gets to end its engines in; without any it ends at once."""
REMEMBERED = 8
"""A worker keeps the bots of this many seats, so that what they found for a turn is not lost."""
MAX_GAMES = 32
"""A worker keeps this many games: those with components of someone's own could be any number."""
MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot needs to choose: `seat` names the table and seat, the same all game long."""

    seat: str
    bot: str
    game: str
    view: AnyView
    legal: tuple[int, ...]
    seed: str
    options: tuple[tuple[str, object], ...] = ()
    rules: int | None = None
    components: str | None = None
    own_components: str | None = None


def question_about(
    game: Game, view: AnyView, legal: list[int], bot: str, seat: str, seed: str
) -> Question:
    """The question of a seat in a game; moves that take something back are not offered."""
    forward = tuple(move for move in legal if move < game.first_retracting)
    own = game.own_components
    set_of = None if own is not None else game.components.split()[0]
    options = tuple(game.options.items())
    name = name_elsewhere(game.id)
    return Question(seat, bot, name, view, forward, seed, options, game.version, set_of, own)


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move, and what was wrong if the bot did not choose it itself."""

    move: int
    fault: str | None = None
    considered: tuple[Considered, ...] = field(default=(), compare=False)


Reply = tuple[int, tuple[Considered, ...]] | str
"""What a worker answers: a move and what it was chosen from, or what went wrong."""


# In the worker


@dataclass
class Desk:
    """What a worker keeps: the games it has made and the bots of the seats it thought for last."""

    until: c_double
    games: dict[tuple[object, ...], Game] = field(default_factory=dict)
    bots: dict[tuple[str, str], Bot] = field(default_factory=dict)

    def stopped(self) -> bool:
        """Is it time to answer?"""
        return time.monotonic() >= self.until.value

    def game(self, asked: Question) -> Game:
        """The game of a question, made once."""
        key = (asked.game, asked.options, asked.rules, asked.components, asked.own_components)
        if key not in self.games:
            own = asked.own_components
            chosen = read_components(own) if own is not None else asked.components
            self.games[key] = game_spec(asked.game).game(dict(asked.options), asked.rules, chosen)
            while len(self.games) > MAX_GAMES:
                del self.games[next(iter(self.games))]
        return self.games[key]

    def bot(self, asked: Question) -> Bot:
        """The bot of this seat, which may remember its turn; those asked last are retained."""
        key = (asked.seat, asked.bot)
        player = self.bots.pop(key, None) or bot(asked.bot)
        player.stopped = self.stopped
        player.time_limit = self.until.value - time.monotonic()
        self.bots[key] = player
        while len(self.bots) > REMEMBERED:
            self.bots.pop(next(iter(self.bots))).close()
        return player

    def answer(self, asked: Question) -> Reply:
        """The move that the bot chooses, or what went wrong."""
        try:
            game, player = self.game(asked), self.bot(asked)
            move = player.choose(game, asked.view, list(asked.legal), Random(asked.seed))
            return move, player.considered
        except Exception as error:
            self.close()
            return f"raised {type(error).__name__}: {error}".rstrip(": ")

    def close(self) -> None:
        """Forget all bots."""
        for player in self.bots.values():
            player.close()
        self.bots.clear()


def serve(connection: Connection, until: c_double, megabytes: int) -> None:
    """The life of a worker: answer each question, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    cap_memory(megabytes)
    desk = Desk(until)
    while True:
        try:
            connection.send(desk.answer(connection.recv()))
        except (EOFError, OSError):
            return


def cap_memory(megabytes: int) -> None:
    """Cap the memory of this process, where the system can; engines that it starts may lift it."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, hard))


# In the process that asks


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, megabytes: int) -> None:
        self.until = CONTEXT.RawValue(c_double, 0.0)
        self.seat = ""
        self.connection, theirs = CONTEXT.Pipe()
        arguments = (theirs, self.until, megabytes)
        self.process = CONTEXT.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, asked: Question, deadline: float) -> Reply:
        """Its answer; EOFError or OSError if it died, TimeoutError if it is late."""
        self.connection.send(asked)
        if not self.connection.poll(max(0.0, deadline - time.monotonic())):
            raise TimeoutError
        answer: Reply = self.connection.recv()
        return answer

    def stop(self) -> None:
        """End the process, whatever it does; engines that it has started get to end with it."""
        self.process.terminate()
        self.process.join(ENDING)
        self.process.kill()
        self.process.join()
        self.connection.close()


class Workers:
    """Processes with bots in them. Any thread may ask; each waits for its own answer."""

    def __init__(self, count: int, megabytes: int = 1024) -> None:
        self.megabytes = megabytes
        self._free = [Worker(megabytes) for _ in range(count)]
        self._busy: list[Worker] = []
        self._change = threading.Condition()

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def choose(self, asked: Question, seconds: float) -> Answer:
        """Return a legal move within this many seconds, whatever becomes of the bot."""
        deadline = time.monotonic() + seconds
        worker = self._take(asked.seat, deadline)
        if worker is None:
            return instead(asked, "found no free worker in time")
        try:
            reply = worker.ask(asked, deadline)
        except TimeoutError:
            self._replace(worker)
            return instead(asked, f"did not answer in {seconds:g} s")
        except (EOFError, OSError):
            self._replace(worker)
            return instead(asked, "died")
        self._give_back(worker)
        if isinstance(reply, str):
            return instead(asked, reply)
        move, considered = reply
        if move not in asked.legal:
            return instead(asked, f"played {move!r}, not legal")
        return Answer(move, considered=considered)

    def cancel(self, seat: str) -> bool:
        """Tell the bot that thinks for this seat to answer at once; False if none does."""
        with self._change:
            found = [worker for worker in self._busy if worker.seat == seat]
            for worker in found:
                worker.until.value = 0.0
        return bool(found)

    def busy(self) -> int:
        """How many workers think now, or are being replaced."""
        with self._change:
            return len(self._busy)

    def processes(self) -> list[int]:
        """The ids of all worker processes."""
        with self._change:
            return [int(worker.process.pid or 0) for worker in [*self._free, *self._busy]]

    def close(self) -> None:
        """End all processes; whoever still waits gets a legal move."""
        with self._change:
            for worker in [*self._free, *self._busy]:
                worker.process.terminate()
            for worker in self._free:
                worker.stop()
            self._free.clear()

    def _take(self, seat: str, deadline: float) -> Worker | None:
        """A free worker, rather the one that thought for this seat before; None if it gets late."""
        with self._change:
            left = deadline - time.monotonic()
            if not self._change.wait_for(lambda: self._free, timeout=left):
                return None
            known = [worker for worker in self._free if worker.seat == seat]
            worker = known[0] if known else self._free[0]
            self._free.remove(worker)
            self._busy.append(worker)
            worker.seat = seat
            worker.until.value = deadline - GRACE * (deadline - time.monotonic())
            return worker

    def _give_back(self, worker: Worker) -> None:
        with self._change:
            self._busy.remove(worker)
            self._free.append(worker)
            self._change.notify()

    def _replace(self, worker: Worker) -> None:
        """End a worker that failed, and start another in its place, in the background."""
        threading.Thread(target=self._restart, args=(worker,), daemon=True).start()

    def _restart(self, worker: Worker) -> None:
        worker.stop()
        fresh = Worker(self.megabytes)
        with self._change:
            self._busy.remove(worker)
            self._free.append(fresh)
            self._change.notify()


def instead(asked: Question, fault: str) -> Answer:
    """Any legal move, fixed by the seed."""
    return Answer(asked.legal[Random(asked.seed).below(len(asked.legal))], fault)
