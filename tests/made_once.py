"""Folders that the processes of a test run share: the first that needs one makes it."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(
    factory: pytest.TempPathFactory, worker_id: str, name: str, make: Callable[[Path], None]
) -> Path:
    """Return the folder of this name; the others wait for whoever makes it."""
    own = factory.getbasetemp()
    shared = own if worker_id == "master" else own.parent
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            make(folder)
            done.touch()
    return folder
