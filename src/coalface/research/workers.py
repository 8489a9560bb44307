"""Plays the games of a tournament on all cores, in processes that may die without harm."""

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from ctypes import Array, c_double
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Protocol

from coalface.research.match import NOBODY, Fault, Job, Result, ended_by, play

GRACE = 1.0
"""A bot that is late by more seconds than this is stopped with its process."""
ENDING = 1.0
"""Seconds that a process gets to end its engines in; without any it ends at once."""
GLANCE = 0.25
"""How often, in seconds, the clocks are looked at."""

Clock = Array[c_double]
"""Shared with a worker: which bot thinks, and since when."""

Results = Generator[Result, None, None]

CONTEXT = multiprocessing.get_context("spawn")


class Workers(Protocol):
    """Whatever plays games: processes here, or a cluster."""

    def run(self, jobs: Iterable[Job]) -> Results:
        """The results, in the order in which they come; closing it ends what is under way."""
        ...


def serve(connection: Connection, clock: Clock) -> None:
    """The life of a worker: play each job that comes, until there are no more."""
    os.dup2(2, 1)  # what bots print is no result

    def thinking(who: int) -> None:
        clock[1] = time.monotonic()
        clock[0] = who

    while True:
        try:
            job: Job | None = connection.recv()
        except EOFError:
            return
        if job is None:
            return
        try:
            connection.send(play(job, thinking))
        except Exception:
            connection.send(traceback.format_exc())


class Worker:
    """A process and the job it has."""

    def __init__(self) -> None:
        self.clock = CONTEXT.RawArray(c_double, [NOBODY, 0.0])
        self.connection, theirs = CONTEXT.Pipe()
        self.job: Job | None = None
        self._process = CONTEXT.Process(target=serve, args=(theirs, self.clock), daemon=True)
        with interrupts_blocked():
            self._process.start()
        theirs.close()

    def begin(self, job: Job) -> None:
        """Send it a job."""
        self.clock[0] = NOBODY
        self.job = job
        self.connection.send(job)

    def finish(self) -> Result | None:
        """The result of its job; None if the process died of it."""
        try:
            reply = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(reply, str):
            raise RuntimeError(f"game {self.job} broke off:\n{reply}")
        self.job = None
        result: Result = reply
        return result

    def failed(self) -> Result:
        """The result of a job that ended with its process, by the fault of whoever was thinking."""
        assert self.job is not None
        who = int(self.clock[0])
        self.stop()
        code = self._process.exitcode
        if who == NOBODY:
            raise RuntimeError(f"a worker ended ({code}) while no bot was thinking")
        return ended_by(Fault(who, "died", f"ended its process ({code})"), self.job)

    def overdue(self) -> Result | None:
        """Stop it if its bot has been thinking far too long, and say so; None if all is well."""
        if self.job is None or self.clock[0] == NOBODY:
            return None
        who, thought = int(self.clock[0]), time.monotonic() - self.clock[1]
        if thought <= self.job.limit + GRACE:
            return None
        self.stop()
        message = f"was stopped after {thought:.1f} s; {self.job.limit:g} s are allowed"
        return ended_by(Fault(who, "late", message), self.job)

    def stop(self) -> None:
        """End the process, whatever it does; engines that it has started get to end with it."""
        self._process.terminate()
        self._process.join(ENDING)
        self._process.kill()
        self._process.join()
        self.connection.close()


class Processes:
    """A number of worker processes; one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._workers: list[Worker] = []

    def run(self, jobs: Iterable[Job]) -> Results:
        """The results, in the order in which they come."""
        waiting = iter(jobs)
        try:
            while self._hand_out(waiting):
                ready = wait([worker.connection for worker in self._workers], GLANCE)
                for worker in self._workers.copy():
                    result = self._collect(worker, worker.connection in ready)
                    if result is not None:
                        yield result
        finally:
            for worker in self._workers:
                worker.stop()
            self._workers.clear()

    def _hand_out(self, jobs: Iterator[Job]) -> bool:
        """Give every free worker a job; False when there is nothing left to wait for."""
        for worker in self._workers.copy():
            if worker.job is None and not self._begin(worker, jobs):
                worker.stop()
                self._workers.remove(worker)
        while len(self._workers) < self.count:
            job = next(jobs, None)
            if job is None:
                break
            self._workers.append(Worker())
            self._workers[-1].begin(job)
        return bool(self._workers)

    def _begin(self, worker: Worker, jobs: Iterator[Job]) -> bool:
        """Give a worker the next job, if there is one."""
        job = next(jobs, None)
        if job is not None:
            worker.begin(job)
        return job is not None

    def _collect(self, worker: Worker, ready: bool) -> Result | None:
        """The result of a worker, if there is one now; a worker that failed is let go."""
        if ready:
            result = worker.finish()
            if result is not None:
                return result
        failed = worker.failed() if ready else worker.overdue()
        if failed is not None:
            self._workers.remove(worker)
        return failed


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started meanwhile never hears of Ctrl-C: ending it is up to its parent."""
    if sys.platform == "win32":
        yield  # there are no masks of signals
        return
    resource_tracker.ensure_running()  # to start it would unblock SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
