"""A table has one owner in memory, however few tables may be there."""

import asyncio

import pytest

from coalface.server.refusal import Refusal
from coalface.server.table import registry
from coalface.server.table.registry import TableRegistry
from coalface.server.table.table import LiveTable
from tests.server.browser import Window
from tests.server.conftest import Running, Serve


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep no table in memory that is not used."""
    monkeypatch.setattr(registry, "MAX_LIVE_TABLES", 0)


def let_go(running: Running) -> None:
    """Let go of what nobody uses, as the server does by itself from time to time."""
    state = running.server.app.state

    async def now() -> None:
        state.context.tables.drop_idle()

    asyncio.run_coroutine_threadsafe(now(), state.loop).result()


def test_a_socket_without_hello_keeps_its_table(serve: Serve, small: None) -> None:
    running = serve()
    anna = running.person("Anna")
    table = anna.table("me,me")["id"]
    first, second = Window(anna.socket(table)), Window(anna.socket(table))
    live: dict[str, LiveTable] = running.server.app.state.context.tables.live
    while table not in live or live[table].pins() < 2:
        pass
    let_go(running)
    first.send("hello", version=2, lang="en")
    for _ in range(2):
        first.until("position")
    let_go(running)
    second.send("hello", version=2, lang="en")
    for _ in range(2):
        second.until("position")
    for number in range(6):
        window = (first, second)[number % 2]
        seat = window.positions[0]["actors"][0]
        before = window.positions[1]["seq"]
        assert window.play(seat)["type"] == "done"
        while (second, first)[number % 2].until("position", seat=1)["seq"] <= before:
            pass
    assert len(live[table].connections) == 2
    first.close()
    second.close()
    while live[table].pins():
        pass
    let_go(running)
    assert table not in live
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_table_that_could_not_be_loaded_is_loaded_once(
    serve: Serve, small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three ask for a table, and the first load fails: the others share what the next one loads."""
    running = serve()
    table = running.person("Anna").table("me,me")["id"]
    let_go(running)
    state = running.server.app.state
    loads = 0
    load = TableRegistry._load

    async def flaky(self: TableRegistry, id: str) -> LiveTable:
        nonlocal loads
        loads += 1
        first = loads == 1
        await asyncio.sleep(0.05)
        if first:
            raise Refusal("unknown-table")
        return await load(self, id)

    async def use(found: set[int]) -> None:
        async with state.context.tables.use(table) as live:
            found.add(id(live))
            await both.wait()

    both = asyncio.Barrier(2)

    async def three() -> set[int]:
        found: set[int] = set()
        first = asyncio.ensure_future(use(found))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(use(found))
        with pytest.raises(Refusal):
            await first
        third = asyncio.ensure_future(use(found))
        await asyncio.gather(second, third)
        return found

    monkeypatch.setattr(TableRegistry, "_load", flaky)
    found = asyncio.run_coroutine_threadsafe(three(), state.loop).result()
    assert len(found) == 1
