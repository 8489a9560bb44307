"""What the server does by itself: standstills, abandoned tables, figures, pages."""

import asyncio
import json
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, select, update

from coalface.server.limits import Limits, Rate
from coalface.server.settings import Settings
from coalface.server.store import Store
from coalface.server.store import tables as stored
from coalface.server.store.schema import meta, tables
from coalface.server.table.maintenance import ALIVE, OPEN_FOR
from tests.server.browser import two_at_a_table
from tests.server.conftest import Running, Serve

HOUR = 3_600_000


def test_a_outage_counts_for_nobodys_clock(serve: Serve, database: str) -> None:
    first = serve()
    anna = first.person("Anna")
    table = anna.table("me,me", settings={"time": {"bank": 600}})["id"]
    seat = anna.open(table).positions[0]["actors"][0]
    first.stop()
    an_hour_ago(database, table)
    again = serve().person(None)
    again.http.cookies = anna.http.cookies
    shown = again.get(f"/api/tables/{table}")
    assert shown["seats"][seat]["stand_in"] is None
    left = again.open(table).positions[seat]["clock"]["left"][seat]
    assert 500_000 < left <= 600_000


def test_a_outage_leaves_the_end_of_a_holiday_as_it_is(serve: Serve, database: str) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bert")
    settings = {"pace": "correspondence", "time": {"bank": 5 * 86400}}
    table = two_at_a_table(anna, bert, game="coal-country", settings=settings)[0]
    until = bert.http.patch("/api/me", json={"vacation_days": 1}).json()["vacation_until"]
    running.stop()
    store = Store(database)
    asyncio.run(store.write(lambda c: stored.shift_clocks(c, HOUR, int(time.time() * 1000))))
    found = store.read_sync(lambda c: stored.load(c, table))
    store.close()
    assert found is not None
    assert found.row.clock is not None
    assert found.row.clock.running == [0]
    assert found.row.wake == until


def an_hour_ago(database: str, table: str) -> None:
    """Let the server have stopped an hour ago, with the clock as it stood then."""
    engine = create_engine(database)
    with engine.begin() as connection:
        alive = connection.execute(select(meta.c.value).where(meta.c.key == ALIVE)).scalar_one()
        before = str(int(alive) - HOUR)
        connection.execute(update(meta).where(meta.c.key == ALIVE).values(value=before))
        row = connection.execute(select(tables).where(tables.c.id == table)).one()
        clock = json.loads(row.clock)
        clock["since"] -= HOUR
        values = {"clock": json.dumps(clock), "wake": row.wake - HOUR}
        connection.execute(update(tables).where(tables.c.id == table).values(**values))
    engine.dispose()


def test_tables_that_nobody_touches_are_closed(serve: Serve, database: str) -> None:
    running = serve()
    anna = running.person("Anna")
    waiting, played = anna.table("me,anyone")["id"], anna.table("me,me")["id"]
    running.stop()
    store = Store(database)
    later = int(time.time() * 1000) + HOUR
    assert asyncio.run(store.write(lambda c: stored.close_stale(c, later, 0))) == [waiting]
    found = {id: store.read_sync(lambda c, id=id: stored.load(c, id)) for id in (waiting, played)}  # type: ignore[misc]
    store.close()
    assert {id: row.row.status for id, row in found.items() if row} == {
        waiting: "closed",
        played: "playing",
    }


def test_who_waits_at_a_table_learns_that_it_is_closed(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, other = anna.table("me,anyone")["id"], anna.table("me,anyone")["id"]
    window = anna.open(table)
    app = server.server.app
    registry = app.state.context.tables
    old = int(time.time() * 1000) - OPEN_FOR - HOUR
    engine = create_engine(server.settings.database())
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(touched=old))
    engine.dispose()
    registry.live[table].state.row.touched = old
    asyncio.run_coroutine_threadsafe(
        app.state.context.maintenance.close_stale(), app.state.loop
    ).result()
    while window.until("table")["table"]["status"] != "closed":
        pass
    assert bert.join(table, 409)["key"] == "not-open"
    assert bert.join(other)["status"] == "playing"


def test_figures_and_health(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    window.play(window.positions[0]["actors"][0])
    assert anna.get("/health") == {"status": "ok"}
    figures = anna.get("/metrics")
    values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if line[0] != "#")
    assert float(values["coalface_sockets"]) >= 1
    assert float(values["coalface_tables_playing"]) >= 1
    assert float(values["coalface_move_seconds_count"]) >= 1
    assert (
        values['coalface_move_seconds_bucket{le="+Inf"}'] == values["coalface_move_seconds_count"]
    )


def test_pages_are_the_clients_or_say_how_to_build_it(on_sqlite: Running) -> None:
    anna = on_sqlite.person(None)
    for path in ("/", "/table/abc", "/rules/coal-baron"):
        answer = anna.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    for path in ("/assets/nothing.js", "/favicon.ico2", "/api/nothing", "/../../etc/passwd.x"):
        assert anna.http.get(path).status_code == 404, path


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [0.0]
    clock = SimpleNamespace(monotonic=lambda: at[0])
    monkeypatch.setattr(sys.modules[Limits.__module__], "time", clock)
    limits = Limits(on=True)
    rate = Rate(burst=3, a_second=50)
    assert [limits.wait("x", "anna", rate) == 0 for _ in range(4)] == [True, True, True, False]
    assert limits.wait("x", "bert", rate) == 0
    at[0] += 1 / rate.a_second
    assert limits.wait("x", "anna", rate) == 0
    assert limits.wait("x", "anna", rate) == 1 / rate.a_second


def test_the_database_of_a_host_is_nobody_elses(tmp_path: Path) -> None:
    data = tmp_path / "new"
    assert Settings(data=data).database() == f"sqlite:///{data / 'coalface.db'}"
    assert data.stat().st_mode & 0o077 == 0
