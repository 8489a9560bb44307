"""A program that runs: one request at a time, each with a deadline; whatever fails is reported.

Threads read and write its pipes, so that an engine that says nothing, says too much or does not
listen never holds up whoever asks.
"""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.util import Finalize
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Any, Final, NoReturn
from weakref import WeakSet

from coalface.engine.errors import EngineError, FaultKind
from coalface.engine.messages import MAX_ANSWER, MAX_SHOWN, Message, decoded, encoded, shown

QUIT_TIMEOUT: Final = 1.0
"""Seconds that an engine gets to end by itself."""
GLANCE: Final = 0.05
"""How often, in seconds, whoever waits looks whether it should stop."""
MAX_WAITING: Final = 16
"""Lines that are read ahead; an engine that writes more than it is asked for has to wait."""
ERROR_LINES: Final = 20
"""How many of the last lines on stderr are remembered."""

Stopped = Callable[[], bool]


class EngineProcess:
    """An engine that has been started."""

    def __init__(self, command: str) -> None:
        """Start a program by its command line; EngineError if that cannot be."""
        end_when_terminated()
        self.command = command
        self._number = 0
        self._process = start(command)
        self._answers: Queue[bytes] = Queue(MAX_WAITING)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors: deque[str] = deque(maxlen=ERROR_LINES)
        self._stopped = threading.Event()
        self._threads = [
            self._thread(self._write, self._process.stdin),
            self._thread(self._read, self._process.stdout),
            self._thread(self._read_errors, self._process.stderr),
        ]
        RUNNING.add(self)

    def ask(self, request: Message, expected: str, seconds: float, stopped: Stopped) -> Message:
        """Send a request and return its answer; EngineError, and the end of it, if none comes."""
        self._number += 1
        self._requests.put(encoded({"id": self._number, **request}))
        deadline = time.monotonic() + seconds
        while True:
            left = deadline - time.monotonic()
            if left <= 0 or stopped():
                self.fail("late", f"did not answer within {seconds:.3g} s")
            try:
                line = self._answers.get(timeout=min(left, GLANCE))
            except Empty:
                continue
            return self._answer(line, expected)

    def _answer(self, line: bytes, expected: str) -> Message:
        """Return what a line says, if it is an answer of the kind that is expected."""
        if not line:
            self.fail("died", self._end())
        if not line.endswith(b"\n"):
            self.fail("raised", f"answered a line of more than {MAX_ANSWER} bytes, or ended in one")
        try:
            answer = decoded(line)
        except ValueError as error:
            self.fail("raised", f"answered {error}")
        kind, number = answer.get("type"), answer.get("id")
        if number != self._number:
            self.fail("raised", f"answered with the id {shown(number)}, expected {self._number}")
        if kind == "error":
            self.fail("raised", f"reported {shown(answer.get('message'))}")
        if kind != expected:
            self.fail("raised", f"answered with the type {shown(kind)}, expected {expected!r}")
        return answer

    def fail(self, fault: FaultKind, text: str) -> NoReturn:
        """End the engine and say what it did wrong."""
        self.kill()
        raise EngineError(fault, text)

    def _end(self) -> str:
        """Return how the engine ended by itself, and the last that it wrote to stderr."""
        try:
            code = self._process.wait(QUIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return "closed its output" + self._last_words()
        if code < 0:
            return f"was ended by {signal_name(-code)}" + self._last_words()
        return f"ended with exit code {code}" + self._last_words()

    def _last_words(self) -> str:
        self._threads[2].join(GLANCE)
        lines = [line for line in self._errors if line.strip()]
        return f"; it wrote {shown(lines[-1].strip())} to stderr" if lines else ""

    def quit(self) -> None:
        """Ask the engine to end, and end it if it does not."""
        self._requests.put(encoded({"id": self._number + 1, "type": "quit"}))
        self._requests.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT)
        self.kill()

    def kill(self) -> None:
        """End the engine with everything that it has started, at once."""
        RUNNING.discard(self)
        self._stopped.set()
        kill_group(self._process)
        self._process.wait()
        self._requests.put(None)
        for thread in self._threads:
            thread.join(GLANCE)

    @property
    def is_running(self) -> bool:
        """Can it still be asked?"""
        return not self._stopped.is_set() and self._process.poll() is None

    # In threads of their own

    def _thread(self, work: Callable[[Any], None], pipe: IO[bytes] | None) -> threading.Thread:
        assert pipe is not None
        thread = threading.Thread(target=work, args=(pipe,), daemon=True, name="engine")
        thread.start()
        return thread

    def _write(self, pipe: IO[bytes]) -> None:
        """Write what is asked, until there is nothing more or nobody reads."""
        try:
            with pipe:
                while (line := self._requests.get()) is not None:
                    pipe.write(line)
                    pipe.flush()
        except OSError:
            return  # it has ended, which its output says

    def _read(self, pipe: IO[bytes]) -> None:
        """Pass on each line, none of them longer than allowed, and at the end an empty one."""
        with pipe:
            while line := pipe.readline(MAX_ANSWER):
                self._pass_on(line)
                if self._stopped.is_set():
                    return
        self._pass_on(b"")

    def _pass_on(self, line: bytes) -> None:
        while not self._stopped.is_set():
            with suppress(Full):
                self._answers.put(line, timeout=GLANCE)
                return

    def _read_errors(self, pipe: IO[bytes]) -> None:
        """Keep the last lines, however many there are and however long."""
        with pipe:
            while line := pipe.readline(MAX_ANSWER):
                self._errors.append(line[: 4 * MAX_SHOWN].decode("utf-8", "replace"))


RUNNING: WeakSet[EngineProcess] = WeakSet()
"""All engines that run; they are ended with this process, in a child of `multiprocessing` too."""


def end_all() -> None:
    """End all engines."""
    for engine in list(RUNNING):
        engine.kill()


Finalize(None, end_all, exitpriority=0)


def end_when_terminated() -> None:
    """Let SIGTERM end all engines before it ends this process, unless it means something else."""
    in_main = threading.current_thread() is threading.main_thread()
    if in_main and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _terminated)


def _terminated(number: int, frame: object) -> None:
    end_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a program, in a process group of its own; EngineError if it cannot be started."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineError("died", f"has a command that cannot be read: {error}") from error
    if not words:
        raise EngineError("died", "has no command: expected cmd:PROGRAM ARGUMENTS")
    pipe, group = subprocess.PIPE, None if sys.platform == "win32" else 0
    try:
        with memory_uncapped():
            return subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group
            )
    except OSError as error:
        raise EngineError("died", f"could not be started: {error.strerror}: {words[0]}") from error


@contextmanager
def memory_uncapped() -> Iterator[None]:
    """Lift a cap on the memory of this process while an engine is started, which has its own."""
    if sys.platform == "win32":
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and those that it has started."""
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()


def signal_name(number: int) -> str:
    """Return the name of a signal: `signal 11 (SIGSEGV)`."""
    try:
        return f"signal {number} ({signal.Signals(number).name})"
    except ValueError:
        return f"signal {number}"
