"""Runs the terminal as a person would: a process of its own, lines typed in, its page read."""

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.warm_process import run_coalface

PLAY = (sys.executable, "-m", "coalface.cli", "play")


@dataclass(frozen=True)
class Transcript:
    """What came of it: the page, what went wrong, the exit code."""

    page: str
    errors: str
    code: int


def environment(home: Path, **more: str) -> dict[str, str]:
    """A home of its own, so that no game is saved among the user's."""
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")
    }
    return {**inherited, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **more}


def sit(home: Path, arguments: Sequence[str], typed: Iterable[str], **more: str) -> Transcript:
    """Start `coalface play` with these arguments, type these lines, and let the input end."""
    lines = "".join(f"{line}\n" for line in typed)
    env = environment(home, **more)
    done = run_coalface(["play", *arguments], env=env, cwd=home, typed=lines)
    return Transcript(done.stdout, done.stderr, done.returncode)


def saved(home: Path) -> Path:
    """The one game that was saved in this home."""
    (file,) = (home / "coalface" / "games").iterdir()
    return file
