"""A database that cannot be used: one clear line, and `/health` says when it cannot be written."""

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, event, make_url, text

from coalface.server.health import GOOD_FOR, Health
from coalface.server.store import Store
from coalface.server.store.checks import reason_of
from tests.server.conftest import Running, Serve, new_database, settings_for
from tests.server.test_process import Served
from tests.warm_process import run_coalface

WAIT = 90


def filled(path: Path) -> None:
    """Make a database with so much in it that it has many pages."""
    Store(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as opened:
        rows = [(f"k{number}", "x" * 2000) for number in range(300)]
        opened.executemany("INSERT INTO meta VALUES (?, ?)", rows)
        opened.commit()
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def cut(path: Path) -> None:
    """Lose the second half of the file."""
    filled(path)
    os.truncate(path, path.stat().st_size // 8192 * 4096)


def cut_within_a_page(path: Path) -> None:
    """Lose all but the first bytes."""
    filled(path)
    os.truncate(path, 700)


def overwrite(path: Path) -> None:
    """Write nonsense over the middle of the file."""
    filled(path)
    with path.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * (path.stat().st_size - 8192))


def newer(path: Path) -> None:
    """Say that a later version has been here."""
    filled(path)
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
        opened.commit()


FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "empty": (lambda path: path.write_bytes(b""), "is empty (0 bytes)"),
    "text": (lambda path: path.write_text("my shopping list\n" * 99), "is not an SQLite database"),
    "short": (lambda path: path.write_bytes(b"SQL"), "is not an SQLite database"),
    "folder": (lambda path: path.mkdir(), "is a folder, expected a database file"),
    "cut": (cut, "is damaged"),
    "cut within a page": (cut_within_a_page, "coalface.db: "),
    "overwritten": (overwrite, "is damaged"),
    "newer": (newer, "has version 9999"),
}


def run(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """`coalface …`: its exit code, what it printed, what it complained of."""
    done = run_coalface(arguments, env={**os.environ, **environment}, cwd=Path.cwd())
    return done.returncode, done.stdout, done.stderr


def check_one_line(code: int, err: str, expected: str) -> None:
    """It failed, and reported that in one line."""
    lines = err.splitlines()
    assert code != 0
    assert len(lines) == 1, err
    assert expected in lines[0]
    assert lines[0].startswith("coalface ")


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_file_that_is_no_good_database_gets_one_line(tmp_path: Path, fault: str) -> None:
    spoil, expected = FAULTS[fault]
    spoil(tmp_path / "coalface.db")
    code, _, err = run("serve", "--port", "0", "--bot-workers", "0", "--data", str(tmp_path))
    check_one_line(code, err, expected)


@pytest.mark.parametrize("fault", ["empty", "text", "folder", "newer"])
def test_the_hosts_commands_say_it_in_one_line_too(tmp_path: Path, fault: str) -> None:
    spoil, expected = FAULTS[fault]
    spoil(tmp_path / "coalface.db")
    code, _, err = run("admin", "reset", "anna", "--data", str(tmp_path))
    check_one_line(code, err, expected)


def test_a_file_that_cannot_be_written_gets_one_line(tmp_path: Path) -> None:
    filled(tmp_path / "coalface.db")
    url = f"sqlite:///file:{tmp_path / 'coalface.db'}?mode=ro&uri=true"
    code, _, err = run("serve", "--port", "0", "--bot-workers", "0", COALFACE_DATABASE=url)
    check_one_line(code, err, "read-only")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("mysql://me:hidden@localhost/x", "unknown kind of database 'mysql'"),
        ("nonsense", "cannot be read; accepted: sqlite:///FILE"),
        ("postgresql://me:hidden@127.0.0.1:1/coal", "cannot be reached"),
        ("postgresql://me:hidden@nowhere.invalid/coal", "postgresql+psycopg://me:***@nowhere"),
        ("postgresql://me:hidden@127.0.0.1:notaport/coal", "cannot be read"),
    ],
)
def test_an_address_that_leads_nowhere_gets_one_line(url: str, expected: str) -> None:
    code, _, err = run("serve", "--port", "0", "--bot-workers", "0", COALFACE_DATABASE=url)
    check_one_line(code, err, expected)
    assert "hidden" not in err


def test_a_postgresql_without_that_database_gets_one_line(postgres: str) -> None:
    url = postgres.replace("/postgres?", "/none_of_that_name?")
    code, _, err = run("serve", "--port", "0", "--bot-workers", "0", COALFACE_DATABASE=url)
    check_one_line(code, err, "none_of_that_name")


# --- health ---


def health(running: Running) -> tuple[int, str]:
    """What `/health` says: the status, and the reason."""
    running.server.app.state.context.health._until = 0.0
    answer = running.person(None).http.get("/health")
    return answer.status_code, answer.json().get("detail", "")


def test_health_says_when_the_database_is_locked(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    assert health(running) == (200, "")
    monkeypatch.setattr(running.server.app.state.context.health, "_within", 0.3)
    engine = create_engine(database)
    with engine.connect() as connection:
        lite = database.startswith("sqlite")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if lite else "LOCK TABLE meta")
        assert health(running) == (503, "the database does not answer in time")
        connection.rollback()
    engine.dispose()
    monkeypatch.setattr(running.server.app.state.context.health, "_within", WAIT)
    assert health(running) == (200, "")


def test_health_says_when_the_disk_takes_no_more(tmp_path: Path) -> None:
    """A process that may not write files any more: what a full disk is to a server."""
    served = Served(tmp_path)
    number = served.process.pid
    try:
        assert httpx.get(f"{served.url}/health").status_code == 200
        _, most = resource.prlimit(number, resource.RLIMIT_FSIZE)
        resource.prlimit(number, resource.RLIMIT_FSIZE, (1, most))
        answers = [answer_after_a_while(served) for _ in range(2)]
        assert {answer.status_code for answer in answers} == {503}
        assert answers[0].json()["detail"] in DISK_REASONS
        assert answers[0].json()["key"] == "unhealthy"
        resource.prlimit(number, resource.RLIMIT_FSIZE, (most, most))
        assert answer_after_a_while(served).status_code == 200
    finally:
        served.end(signal.SIGTERM)


DISK_REASONS = ("the disk is full", "the disk cannot be read or written")


def answer_after_a_while(served: Served) -> httpx.Response:
    """The health of a server, once it looks again."""
    time.sleep(GOOD_FOR)
    return httpx.get(f"{served.url}/health", timeout=WAIT)


def test_health_says_when_postgresql_lets_nobody_in(
    request: pytest.FixtureRequest, postgres: str, tmp_path: Path
) -> None:
    url = new_database("postgresql", tmp_path, request)
    running = Running(settings_for(url, tmp_path))
    name = make_url(url).database
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
            connection.execute(text(ended), {"name": name})
            assert health(running) == (503, "the database cannot be reached")
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
        assert health(running) == (200, "")
    finally:
        engine.dispose()
        running.stop()


def test_health_says_when_a_table_has_gone(serve: Serve, database: str) -> None:
    running = serve()
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE meta RENAME TO gone"))
    assert health(running)[0] == 503
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE gone RENAME TO meta"))
    engine.dispose()
    assert health(running) == (200, "")


async def ask_at_once(store: Store, times: int) -> list[str | None]:
    """Ask for the health of a store several times at the same moment."""
    health = Health(store)
    return list(await asyncio.gather(*(health.problem() for _ in range(times))))


def test_health_is_looked_at_once_for_all_who_ask(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'coalface.db'}")
    written = []

    @event.listens_for(store.engine, "commit")
    def count(connection: object) -> None:
        written.append(connection)

    assert asyncio.run(ask_at_once(store, 20)) == [None] * 20
    store.close()
    assert len(written) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(sqlite3.OperationalError) database or disk is full", "the disk is full"),
        ("(sqlite3.OperationalError) database is locked", "the database is locked"),
        ("attempt to write a readonly database", "the database is read-only"),
        ('connection to server at "10.0.0.9" failed', "the database cannot be reached"),
        ("something else with secret-word", "the database refuses to work"),
    ],
)
def test_reasons_name_no_place(text: str, expected: str) -> None:
    assert reason_of(RuntimeError(text)).startswith(expected)
    assert "10.0.0.9" not in reason_of(RuntimeError(text))
    assert "secret-word" not in reason_of(RuntimeError(text))
