"""The terminal in a real terminal: colours, narrow windows, Ctrl-C."""

import os
import pty
import re
import select
import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

from coalface import Record
from tests.terminal.at_the_keyboard import PLAY, environment, saved

NEW = ("coal-baron", "--seats", "human,random", "--seed", "11")
PROMPT = "or ? for help): "
COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;[25];")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[>=]|\r")
TIMEOUT = 60


class Window:
    """A terminal window in which a game runs."""

    def __init__(self, process: "subprocess.Popen[bytes]", screen: int) -> None:
        self.process = process
        self._screen = screen
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read until this has been shown once more; return what came with it."""
        until = time.monotonic() + TIMEOUT
        fresh = ""
        while text not in ESCAPE.sub("", fresh):
            assert self._is_ready(until - time.monotonic()), (
                f"{text!r} did not come; there is {fresh[-500:]!r}"
            )
            fresh += self._read()
        self.seen += fresh
        return fresh

    def _is_ready(self, seconds: float) -> bool:
        """Whether there is something to read within this time, or its end."""
        waiting = select.poll()  # unlike select it takes any number of a file
        waiting.register(self._screen, select.POLLIN)
        return bool(waiting.poll(max(0, seconds) * 1000))

    def _read(self) -> str:
        try:
            return os.read(self._screen, 65536).decode(errors="replace")
        except OSError as error:
            raise AssertionError(f"the window closed; it showed {self.seen[-500:]!r}") from error

    def wait_until_it_waits(self) -> None:
        """Wait until the program sleeps at its prompt: a Ctrl-C before is heard a key later."""
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2][0] != "S":
            time.sleep(0.01)

    def type(self, typed: str) -> None:
        os.write(self._screen, typed.encode())


@contextmanager
def window(home: Path, columns: int, **more: str) -> Iterator[Window]:
    """Play a new game in a window of this width."""
    screen, keyboard = pty.openpty()
    ioctl(keyboard, TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    process = subprocess.Popen(
        [*PLAY, *NEW],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env=environment(home, TERM="xterm-256color", **more),
        cwd=home,
        start_new_session=True,
        preexec_fn=lambda: ioctl(0, 0x540E, 0),  # TIOCSCTTY: the window's Ctrl-C is ours
    )
    os.close(keyboard)
    try:
        yield Window(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def widths(page: str) -> list[int]:
    return [len(line) for line in ESCAPE.sub("", page).split("\n")]


def test_colours_and_letters(tmp_path: Path) -> None:
    with window(tmp_path, 100) as seen:
        page = seen.wait_for(PROMPT)
        assert COLOUR.search(page)
        assert "Y■" in page
        assert max(widths(page)) <= 100


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    with window(tmp_path, 100, NO_COLOR="1") as seen:
        page = seen.wait_for(PROMPT)
        assert not COLOUR.search(page)
        assert "Y■" in page


@pytest.mark.parametrize("columns", [40, 60, 99])
def test_a_narrow_window_gets_words(tmp_path: Path, columns: int) -> None:
    with window(tmp_path, columns) as seen:
        page = seen.wait_for("help): ")
        assert "Shift clock" in page
        assert max(widths(page)) <= columns


def test_control_c_saves(tmp_path: Path) -> None:
    with window(tmp_path, 100) as seen:
        seen.wait_for(PROMPT)
        seen.type("1\n")
        seen.wait_for(PROMPT)
        seen.wait_until_it_waits()
        seen.type("\x03")
        page = seen.wait_for("--resume")
        assert "Interrupted. The game is saved in" in page
        assert seen.process.wait(TIMEOUT) == 130
    record = Record.load(saved(tmp_path))
    assert [actor for actor, _ in record.lines].count(0) == 1


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    with window(tmp_path, 100) as seen:
        seen.wait_for(PROMPT)
        seen.type("\x04")
        seen.wait_for("Goodbye")
        assert seen.process.wait(TIMEOUT) == 0
    Record.load(saved(tmp_path)).verify()
