"""One server per database: a second one refuses to start, and one that lost it cannot write."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, insert, text

from coalface.server import admin
from coalface.server.store import Store, ownership
from coalface.server.store.ownership import LOCK, DatabaseInUse, DatabaseTaken
from coalface.server.store.schema import meta
from tests.server.browser import WAIT, Browser
from tests.server.conftest import OWN_LOCKS, Serve, new_database
from tests.server.faults.databases import Proxy
from tests.server.forked import Forked
from tests.server.test_process import Served


def keep(connection: Connection) -> None:
    connection.execute(insert(meta).values(key="stored", value="x"))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for a server that runs."""
    monkeypatch.setattr(ownership, "LOCK_TIMEOUT", 0.0)


def test_a_second_server_refuses_to_start_and_says_so_in_one_line(
    serve: Serve, database: str, tmp_path: Path
) -> None:
    running = serve()
    again = subprocess.run(
        [sys.executable, "-m", "coalface.cli", "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * WAIT,
        env={**os.environ, "COALFACE_DATABASE": database},
    )
    assert again.returncode == 2
    assert again.stdout == ""
    assert again.stderr.startswith("coalface serve: another Coalface server uses the database")
    assert len(again.stderr.splitlines()) == 1
    assert running.person("Anna").get("/api/me")["name"] == "Anna"
    running.stop()
    assert serve().person("Bert").get("/api/me")["name"] == "Bert"


def test_a_password_in_the_address_is_not_shown(postgres: str) -> None:
    store = Store(postgres)
    with_password = postgres.replace("postgres:@", "postgres:secret@")
    assert "secret" in with_password
    with pytest.raises(DatabaseInUse) as refused:
        Store(with_password)
    store.close()
    assert "secret" not in str(refused.value)


def test_the_lock_is_there_before_the_database_is_changed(database: str, tmp_path: Path) -> None:
    """Two servers that start at once on a new database: one of them migrates it, alone."""
    script = (
        "import sys; from coalface.server.store import Store\n"
        "store = Store(sys.argv[1])\n"
        "print('open'); sys.stdin.read()"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", script, database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    while all(process.poll() is None for process in started):
        time.sleep(0.05)
    ended = next(process for process in started if process.poll() is not None)
    other = next(process for process in started if process is not ended)
    _, complaint = ended.communicate()
    assert "DatabaseInUse" in complaint
    assert other.communicate("", timeout=WAIT)[0] == "open\n"


def test_kill_9_releases_the_database(tmp_path: Path, database: str) -> None:
    first = Forked(tmp_path, database)
    Browser(first.url).close()
    first.kill()
    second = Forked(tmp_path, database)
    Browser(second.url).close()
    second.kill()


def test_a_server_whose_lock_is_gone_cannot_write_once_another_has_taken_over(
    database: str,
) -> None:
    first = Store(database)
    lose_lock(first, database)
    asyncio.run(first.write(lambda _: None))  # nobody else has come: it may go on
    second = Store(database)
    with pytest.raises(DatabaseTaken):
        asyncio.run(first.write(keep))
    assert first.ownership.lost
    first.ownership.renew()
    asyncio.run(second.write(keep))
    second.close()
    first.close()


def test_a_lock_that_was_lost_is_taken_again(database: str) -> None:
    store = Store(database)
    lose_lock(store, database)
    store.ownership.renew()
    asyncio.run(store.write(keep))
    if database.startswith("postgresql"):
        with pytest.raises(DatabaseInUse):
            Store(database)
    store.close()
    Store(database).close()


def lose_lock(store: Store, database: str) -> None:
    """End the connection that holds the lock, or delete the file that is locked."""
    if database.startswith("sqlite"):
        os.unlink(f"{store.engine.url.database}.lock")
        return
    engine = create_engine(database)
    held = f"SELECT pid FROM {OWN_LOCKS} AND locktype = 'advisory'"
    with engine.connect() as connection:
        for pid in connection.execute(text(held)).scalars().all():
            connection.execute(text(f"SELECT pg_terminate_backend({pid})"))
    wait_for_no_lock(engine)
    engine.dispose()


def wait_for_no_lock(engine: Engine) -> None:
    with engine.connect() as connection:
        while not connection.execute(text(f"SELECT pg_try_advisory_lock({LOCK})")).scalar():
            time.sleep(0.01)
        connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))


def test_a_transaction_whose_connection_was_cut_ends_before_the_next_one(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A commit that is still on its way cannot overtake what is written or reloaded after it."""
    database = new_database("postgresql", tmp_path, request)
    store = Store(database)
    engine = create_engine(database)
    zombie = engine.connect()
    store.ownership.check(zombie)
    zombie.execute(insert(meta).values(key="zombie", value="x"))

    async def reload() -> list[str]:
        found = store.write(
            lambda connection: list(connection.execute(text("SELECT key FROM meta")).scalars())
        )
        task = asyncio.ensure_future(found)
        while not await asyncio.to_thread(is_waiting, database):
            assert not task.done(), "it did not wait"
        await asyncio.to_thread(zombie.commit)
        return await task

    assert "zombie" in asyncio.run(reload())
    zombie.close()
    engine.dispose()
    store.close()


def is_waiting(database: str) -> bool:
    """Does someone wait for a lock?"""
    engine = create_engine(database)
    with engine.connect() as connection:
        waits = "wait_event_type = 'Lock' AND datname = current_database()"
        found = connection.execute(text(f"SELECT 1 FROM pg_stat_activity WHERE {waits}")).first()
    engine.dispose()
    return found is not None


def test_the_server_goes_on_when_all_its_connections_were_cut(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    proxy = Proxy(new_database("postgresql", tmp_path, request))
    store = Store(proxy.url)
    proxy.cut_all()
    store.ownership.renew()
    asyncio.run(store.write(keep))
    with pytest.raises(DatabaseInUse):
        Store(proxy.url)
    store.close()
    proxy.close()


def test_a_code_is_made_while_the_server_runs(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = serve().person("Anna")
    anna.post("/api/me/account", login="anna", password="correct horse")
    monkeypatch.setenv("COALFACE_DATABASE", database)
    assert admin.main("reset", None, "anna") == 0
    assert anna.get("/api/me")["login"] == "anna"


def test_a_server_whose_database_was_taken_over_stops_by_itself(tmp_path: Path) -> None:
    first = Served(tmp_path)
    Browser(first.url).close()
    os.unlink(tmp_path / "coalface.db.lock")
    second = Store(f"sqlite:///{tmp_path / 'coalface.db'}")
    _, complaint = first.process.communicate(timeout=WAIT)
    second.close()
    assert "has taken over the database; this server stops" in complaint
    assert "Traceback" not in complaint
