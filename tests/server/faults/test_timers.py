"""Clocks and bots go on when the database is back."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection, update

from coalface.server.store import Store
from coalface.server.store import tables as stored
from coalface.server.store.schema import tables
from tests.server.conftest import Running
from tests.server.faults.databases import Faults
from tests.server.faults.scenes import (
    check_sound,
    live,
    loop,
    move,
    scene,
)

HOUR = 3_600_000


def test_a_bot_goes_on_when_the_database_is_back(
    faults: Faults, start: Callable[..., Running]
) -> None:
    running = start(bot_workers=1)
    anna = running.person("Anna")
    table = anna.table("me,bot:random")["id"]
    window = anna.open(table)
    while window.positions[0]["actors"] != [0]:
        window.until("position")
    check_sound(running, table)
    faults.fail(after=1)
    while window.positions[0]["actors"] == [0]:
        assert window.play(0)["type"] == "done"
        if window.positions[0]["actors"] == [0]:
            faults.fail(after=1)
    while not live(running, table).lock.needs_reload:
        time.sleep(0.01)
    faults.heal()
    while window.positions[0]["actors"] != [0]:
        window.until("position")
    check_sound(running, table)
    assert window.play(0)["type"] == "done"


def test_a_clock_that_runs_out_while_the_database_is_away_is_seen_afterwards(
    faults: Faults, start: Callable[..., Running]
) -> None:
    running = start()
    at = scene(running, settings={"time": {"bank": 600}})
    seat = at.turn()[1]
    table = live(running, at.table)
    assert table.state.row.clock is not None
    table.state.row.clock.left[seat] = 0
    table.state.row.wake = table.state.row.clock.next_flag()
    values = stored.changing_values(table.state.row)
    store: Store = table.services.store
    change = update(tables).where(tables.c.id == at.table).values(**values)

    def job(connection: Connection) -> None:
        connection.execute(change)

    asyncio.run_coroutine_threadsafe(store.write(job), loop(running)).result()
    faults.fail()
    loop(running).call_soon_threadsafe(table.schedule_wakeup)
    while not table.lock.needs_reload:
        time.sleep(0.01)
    faults.heal()
    while at.a.until("table")["table"]["seats"][seat]["stand_in"] is None:
        pass
    check_sound(running, at.table)


def test_the_time_that_the_database_is_away_counts_for_nobodys_clock(
    faults: Faults, start: Callable[..., Running]
) -> None:
    running = start()
    at = scene(running, settings={"time": {"bank": 600}})
    seat = at.turn()[1]
    table, store = live(running, at.table), running.server.app.state.context.store
    faults.fail()
    assert move(at) == "no-database"
    faults.heal()
    at.anna.get(f"/api/tables/{at.table}")
    (began, ended), *_ = store.outages
    assert began <= ended

    async def an_hour_passes() -> None:
        assert table.state.row.clock is not None
        table.state.row.clock.since -= HOUR
        store.outages[0] = (table.state.row.clock.since, table.state.row.clock.since + HOUR)
        table.state.row.wake = table.state.row.clock.next_flag()
        table.schedule_wakeup()

    version = table.state.version
    asyncio.run_coroutine_threadsafe(an_hour_passes(), loop(running)).result()
    while table.state.version == version:
        time.sleep(0.01)
    shown = at.anna.get(f"/api/tables/{at.table}")
    assert shown["seats"][seat]["stand_in"] is None
    assert table.state.row.clock is not None
    assert 400_000 < table.state.row.clock.left[seat] <= 600_000
