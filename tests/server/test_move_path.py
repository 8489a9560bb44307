"""The path of a move through the server, from the socket to the store to every audience."""

import threading
from pathlib import Path
from types import FrameType

import pytest

from tests.server.browser import two_at_a_table
from tests.server.conftest import Running, settings_for

FOLDER = "coalface/server/"
PATH = {
    "http/socket.py": set[str](),
    "table/table.py": {"http/socket.py"},
    "store/store.py": {"table/table.py"},
    "table/connections.py": {"http/socket.py", "table/table.py"},
}
"""The stages of a move, each with those that may call it. The game itself, `table/session.py`, is
read by whatever shows it, and uses nothing of the server but `turns`, which numbers its turns."""

Calls = set[tuple[str, str]]


def module_of(frame: FrameType | None) -> str | None:
    """Return the module of the server that a frame runs."""
    name = frame.f_code.co_filename if frame is not None else ""
    return name.partition(FOLDER)[2] or None


class Tracer:
    """Notes which modules of the server call which, in all threads that begin after it."""

    def __init__(self) -> None:
        self.calls: Calls = set()
        self.on = False

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        called = module_of(frame)
        if not self.on or event != "call" or called is None:
            return
        caller = frame.f_back
        while caller is not None and module_of(caller) is None:
            caller = caller.f_back
        calling = module_of(caller)
        if calling is not None and calling != called:
            self.calls.add((calling, called))


@pytest.fixture
def calls(tmp_path: Path) -> Calls:
    """What one move of one person calls, at a table of two."""
    tracer = Tracer()
    threading.setprofile(tracer)
    try:
        running = Running(settings_for(f"sqlite:///{tmp_path / 'coalface.db'}", tmp_path))
    finally:
        threading.setprofile(None)
    try:
        _, a, b = two_at_a_table(running.person("Anna"), running.person("Bert"))
        seat = a.positions[0]["actors"][0]
        tracer.on = True
        assert (a, b)[seat].play(seat)["type"] == "done"
        (b, a)[seat].until("position")
        tracer.on = False
    finally:
        running.stop()
    return tracer.calls


def test_a_move_goes_from_stage_to_stage_and_never_back(calls: Calls) -> None:
    for stage, callers in PATH.items():
        found = {caller for caller, called in calls if called == stage}
        assert found == callers, f"{stage} is called by {sorted(found)}"
    back = [(a, b) for a, b in calls if (b, a) in calls]
    assert not back
    used = {called for caller, called in calls if caller == "table/session.py"}
    assert used == {"table/turns.py"}


def test_the_page_on_the_architecture_draws_the_path() -> None:
    page = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text("utf-8")
    drawn = page.partition("## The path of a move")[2].partition("\n## ")[0]
    stages = ["http/socket.py", "table/table.py", "table/session.py", "store/store.py"]
    places = [drawn.index(stage) for stage in [*stages, "table/connections.py"]]
    assert places == sorted(places)
