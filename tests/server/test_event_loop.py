"""The event loop waits for nothing: not for a database that hangs, not for a replay."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from coalface.core.record import Record
from coalface.server.http.routes import games, records
from coalface.server.store import Store, tables
from coalface.server.table import log_replay, questions, replays
from coalface.server.table.session import GameSession
from tests.server.browser import Browser, two_at_a_table
from tests.server.conftest import OWN_LOCKS, Running, Serve, new_database, settings_for

BY_LETTER = {"pace": "correspondence"}


@contextmanager
def locked(database: str, name: str) -> Iterator[Callable[[], bool]]:
    """Another connection holds a table of the database, so that nobody can even read it.

    What comes of it says whether someone waits for that table.
    """
    engine = create_engine(database)
    waits = text(f"SELECT 1 FROM {OWN_LOCKS} AND NOT granted AND relation = to_regclass(:name)")
    with engine.connect() as connection:
        connection.execute(text(f"LOCK TABLE {name} IN ACCESS EXCLUSIVE MODE"))
        yield lambda: connection.execute(waits, {"name": name}).first() is not None
    engine.dispose()


@pytest.fixture
def on_postgres(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[[], tuple[Running, str]]]:
    """Starts servers on one PostgreSQL, one after another."""
    database, started = new_database("postgresql", tmp_path, request), list[Running]()

    def start() -> tuple[Running, str]:
        for running in started:
            running.stop()
        started.append(Running(settings_for(database, tmp_path)))
        return started[-1], database

    yield start
    started[-1].stop()


def come_back(running: Running, who: Browser) -> Browser:
    """Someone whose cookie an earlier run of the server gave."""
    again = running.person(None)
    again.http.cookies = who.http.cookies
    again.me = again.get("/api/me")
    return again


@pytest.mark.parametrize("hangs", ["people", "lines", "tables"])
def test_while_the_database_hangs_other_tables_are_answered(
    on_postgres: Callable[[], tuple[Running, str]], hangs: str
) -> None:
    first, _ = on_postgres()
    anna, bert, carl = (first.person(name) for name in ("Anna", "Bert", "Carl"))
    by_letter = anna.table("me,anyone", settings=BY_LETTER)["id"]
    bert.join(by_letter)
    other = carl.table("me,me")["id"]
    second, database = on_postgres()
    anna, carl = come_back(second, anna), come_back(second, carl)
    window = carl.open(other)
    with ThreadPoolExecutor(1) as threads, locked(database, hangs) as someone_waits:
        opened = threads.submit(anna.get, f"/api/tables/{by_letter}")
        while not someone_waits():
            time.sleep(0.01)
        for _ in range(20):
            assert window.answer("ping")["type"] == "pong"
        assert not opened.done()
    assert opened.result()["id"] == by_letter


def test_a_replay_that_does_not_end_holds_up_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, carl = server.person("Anna"), server.person("Carl")
    table, other = anna.table("me,me")["id"], carl.table("me,me")["id"]
    window, automatic_step, real = carl.open(other), threading.Event(), replays.replay

    def slow(*given: Any) -> Any:
        automatic_step.wait()
        return real(*given)

    monkeypatch.setattr(replays, "replay", slow)
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(anna.get, f"/api/tables/{table}/replay", seat=0)
        try:
            for _ in range(20):
                assert window.answer("ping")["type"] == "pong"
            seat = window.positions[0]["actors"][0]
            assert window.play(seat)["type"] == "done"
            assert not asked.done()
        finally:
            automatic_step.set()
        assert asked.result()["seen_by"] == 0


def test_no_long_work_is_done_on_the_event_loop(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: dict[str, set[threading.Thread]] = {}

    def watch(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def noted(*given: Any, **named: Any) -> Any:
            done.setdefault(name, set()).add(threading.current_thread())
            return real(*given, **named)

        monkeypatch.setattr(owner, name, noted)

    for name in ("replay", "journal", "position_at", "record_of", "session_of"):
        watch(replays, name)
    for owner, names in {
        records: ("check_fairness", "read_record"),
        games: ("rules_of", "schema_of", "sources_of", "games_info"),
        log_replay: ("follow_all",),
        questions: ("why", "preview"),
        GameSession: ("state_after",),
        Record: ("verify", "write"),
    }.items():
        for name in names:
            watch(owner, name)

    first = serve()
    anna, bert = first.person("Anna"), first.person("Bert")
    table, a, b = two_at_a_table(anna, bert, settings={"undo": "consent"})
    seat = a.positions[0]["actors"][0]
    mine = (a, b)[seat]
    mine.answer("why", seat=seat, move=mine.positions[seat]["legal"][0]["move"])
    mine.answer("preview", seat=seat, move=mine.positions[seat]["legal"][0]["move"])
    mine.play(seat)
    mine.answer("undo", seat=seat)
    anna.get(f"/api/tables/{table}/journal", seat=0)
    anna.get(f"/api/tables/{table}/replay", seat=0)
    anna.get(f"/api/tables/{table}/replay/1", seat=0)
    for page in ("", "/coal-baron/rules", "/coal-baron/schema", "/coal-baron/sources"):
        anna.get(f"/api/games{page}")
    short = anna.table("me,me")["id"]
    window = anna.open(short)
    while not window.positions[0]["over"]:
        window.play(window.positions[0]["actors"][0])
    text = anna.get(f"/api/tables/{short}/record")
    anna.get(f"/api/tables/{short}/verify")
    id = anna.http.post("/api/records", content=text).json()["id"]
    for page in ("", "/replay", "/replay/3"):
        anna.get(f"/api/records/{id}{page}")
    anna.table("me,me", record=id, line=5)
    second = serve_again(first, serve)
    come_back(second, anna).get(f"/api/tables/{table}")
    loops = {first.thread, second.thread}
    assert len(done) == 17
    assert [name for name, threads in done.items() if threads & loops] == []


def serve_again(first: Running, serve: Serve) -> Running:
    """Another server on the same database, after the first."""
    first.stop()
    return serve()


def test_whoever_asks_the_database_on_an_event_loop_fails(database: str) -> None:
    store = Store(database)
    store.read_sync(tables.counts)
    store.serve()

    async def on_the_loop() -> None:
        assert await store.read(tables.counts) == {}
        assert await store.write(tables.counts) == {}
        store.read_sync(tables.counts)

    try:
        with pytest.raises(AssertionError, match="must not wait"):
            asyncio.run(on_the_loop())
        assert store.read_sync(tables.counts) == {}
    finally:
        store.close()
