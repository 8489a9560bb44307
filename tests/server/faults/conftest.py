"""A database that can fail, and servers on it."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coalface.server.table import maintenance
from tests.server.browser import WAIT
from tests.server.conftest import Running, new_database, settings_for
from tests.server.faults.databases import Faults, Proxy, SqliteFaults

NEVER = 3600.0


@pytest.fixture(params=["sqlite", "postgresql"])
def faults(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Faults]:
    """A database that can fail; nothing is written to it but what a test does."""
    monkeypatch.setattr(maintenance, "WATCH_INTERVAL", NEVER)
    url = new_database(request.param, tmp_path, request)
    made: Faults = SqliteFaults(url) if request.param == "sqlite" else Proxy(url)
    yield made
    made.close()


@pytest.fixture
def start(
    faults: Faults, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Running]]:
    """Starts servers on it, one after another."""
    started: list[Running] = []

    looked = threading.Event()
    close_stale = maintenance.Maintenance.close_stale

    async def look(self: maintenance.Maintenance) -> None:
        await close_stale(self)
        looked.set()

    def run(**chosen: object) -> Running:
        if started:
            started[-1].stop()
        looked.clear()
        running = Running(settings_for(faults.url, tmp_path, **chosen))
        started.append(running)
        assert looked.wait(WAIT)  # now the server writes nothing more by itself
        faults.attach(running.server.app.state.context.store)
        return running

    monkeypatch.setattr(maintenance.Maintenance, "close_stale", look)

    yield run
    faults.heal()
    for running in started:
        running.stop()
