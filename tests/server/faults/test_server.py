"""Faults of the server itself: an error, someone cut off, a table that is gone."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, create_engine, delete, event

from coalface.server.store.schema import seats, tables
from coalface.server.table.state import TableState
from tests.server.browser import WAIT
from tests.server.conftest import Running
from tests.server.faults.databases import Faults
from tests.server.faults.scenes import (
    check_sound,
    live,
    loop,
    move,
    play_on,
    scene,
    stored_lines,
)


def test_an_error_of_ours_leaves_nothing_that_is_not_stored(
    faults: Faults, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    at = scene(running, settings={"time": {"bank": 600}})
    before = stored_lines(at)

    def fails(*_: object) -> None:
        raise RuntimeError("on purpose")

    for name in ("turn_clock", "update_row"):
        with monkeypatch.context() as patched:
            patched.setattr(TableState, name, fails)
            assert move(at) == "failed"
        check_sound(running, at.table)
        assert stored_lines(at) == before
    play_on(running, at)


def test_who_is_cut_off_in_the_middle_of_a_move_leaves_the_table_whole(
    faults: Faults, start: Callable[..., Running]
) -> None:
    """The move is being written when its reader is cancelled, so that nobody waits for it."""
    running = start()
    at = scene(running)
    window, seat = at.turn()
    other = at.b if window is at.a else at.a
    writes, automatic_step = threading.Event(), threading.Event()
    engine = running.server.app.state.context.store.engine

    def stall(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            writes.set()
            automatic_step.wait(WAIT)

    event.listen(engine, "begin", stall)
    table, mover = live(running, at.table), (at.anna, at.bert)[seat].me["id"]
    window.send("move", seat=seat, move=window.positions[seat]["legal"][0]["move"], id="last")
    assert writes.wait(WAIT)
    mine = next(one for one in table.connections if one.person == mover)
    loop(running).call_soon_threadsafe(mine.drop)
    window.closed()
    automatic_step.set()
    seen = other.positions[1 - seat]["seq"]
    while other.until("position", seat=1 - seat)["seq"] <= seen:
        pass
    assert [line[3] for line in stored_lines(at)].count("last") == 1
    check_sound(running, at.table)
    play_on(running, at)


def test_a_table_that_was_removed_is_not_reloaded_for_ever(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    id = anna.table("me,anyone")["id"]
    table = live(on_sqlite, id)
    engine = create_engine(on_sqlite.settings.database())
    with engine.begin() as connection:
        for part in (seats, tables):
            column = part.c.id if part is tables else part.c.table
            connection.execute(delete(part).where(column == id))
    engine.dispose()

    async def fail() -> None:
        table.lock.invalidate()
        table.lock.recover()

    asyncio.run_coroutine_threadsafe(fail(), loop(on_sqlite)).result()
    until = time.monotonic() + WAIT
    while table.lock.is_recovering():
        assert time.monotonic() < until, "it is still being reloaded"
        time.sleep(0.02)
    assert anna.http.get(f"/api/tables/{id}").status_code == 404
