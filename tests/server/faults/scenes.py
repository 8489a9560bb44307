"""People at a table whose database fails, and what must hold afterwards."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from coalface.server.ids import now
from coalface.server.store import Store
from coalface.server.store import tables as stored
from coalface.server.store.schema import lines
from coalface.server.table.log_replay import replay_log
from coalface.server.table.table import LiveTable
from tests.server.browser import WAIT, Browser, Window, play_out, two_at_a_table
from tests.server.conftest import Running

FAULTS = {
    "database away": lambda faults: faults.fail(),
    "cut at the commit": lambda faults: faults.cut_at_commit(),
    "cut at two commits": lambda faults: faults.cut_at_commit(2),
    "answer to the commit lost": lambda faults: faults.lose_answer(),
}
"""After one cut the store tries again; after an answer was lost too, which may succeed or not."""
SURE = ("database away", "cut at two commits")
"""Faults that nothing gets through."""


def loop(running: Running) -> asyncio.AbstractEventLoop:
    found: asyncio.AbstractEventLoop = running.server.app.state.loop
    return found


def live(running: Running, table: str) -> LiveTable:
    found: LiveTable = running.server.app.state.context.tables.live[table]
    return found


@dataclass
class Scene:
    """Anna and Bert at a table, each with a window; Anna is the host."""

    running: Running
    anna: Browser
    bert: Browser
    table: str
    a: Window
    b: Window

    def post(self, what: str, browser: Browser | None = None, **body: Any) -> tuple[int, Any]:
        """Ask for something; status and answer."""
        path = f"/api/tables/{self.table}/{what}"
        answer = (browser or self.anna).http.post(path, json=body)
        return answer.status_code, answer.json()

    def turn(self) -> tuple[Window, int]:
        """Whose turn it is, by what the store says."""
        for window in (self.a, self.b):
            window.answer("ping")
        seat = self.a.positions[0]["actors"][0]
        return (self.a, self.b)[seat], seat


def scene(running: Running, moves: int = 3, **more: Any) -> Scene:
    """A game that has begun."""
    anna, bert = running.person("Anna"), running.person("Bert")
    table, a, b = two_at_a_table(anna, bert, **more)
    play_out({0: a, 1: b}, most=moves)
    return Scene(running, anna, bert, table, a, b)


def refusal_key(answer: tuple[int, Any]) -> str:
    """The key of a refusal; nothing if something was done."""
    status, body = answer
    assert status in (201, 503), body
    return "" if status == 201 else str(body["key"])


def check_answer(key: str, fault: str) -> None:
    """The answer is that nobody knows, unless the store's second try succeeded."""
    assert key == "no-database" or (key == "" and fault not in SURE)


def move(at: Scene) -> str:
    window, seat = at.turn()
    return str(window.play(seat).get("key", ""))


def stored_lines(at: Scene) -> list[tuple[str, int, str, str | None]]:
    """The log of a table, as the store has it."""

    def job(connection: Connection) -> list[tuple[str, int, str, str | None]]:
        found = select(lines).where(lines.c.table == at.table).order_by(lines.c.number)
        return [(r.kind, r.actor, r.move, r.id) for r in connection.execute(found)]

    store: Store = at.running.server.app.state.context.store
    return store.read_sync(job)


def check_sound(running: Running, id: str) -> LiveTable:
    """Wait until a table has been reloaded; then memory and store must say the same."""
    table, until = live(running, id), time.monotonic() + WAIT
    while table.lock.needs_reload:
        assert time.monotonic() < until, "it was not reloaded"
        time.sleep(0.02)

    async def compare() -> None:
        async with table.lock:
            found = await table.services.store.read(lambda connection: stored.load(connection, id))
            assert found is not None
            fresh = LiveTable(table.services, found, replay_log(found, now()))
            fresh.stop()
            assert stored.changing_values(fresh.state.row) == stored.changing_values(
                table.state.row
            )
            assert list(fresh.state.seats) == list(table.state.seats)
            assert fresh.state.chat.lines == table.state.chat.lines
            assert fresh.state.chat.muted == table.state.chat.muted
            assert fresh.state.log_length == table.state.log_length
            assert fresh.state.client_ids == table.state.client_ids
            assert fresh.state.session is not None
            assert table.state.session is not None
            assert fresh.state.session.lines == table.state.session.lines

    asyncio.run_coroutine_threadsafe(compare(), loop(running)).result()
    return table


def come_back(running: Running, browser: Browser) -> Browser:
    """The same person at a server that was started again."""
    again = running.person(None)
    again.http.cookies = browser.http.cookies
    again.me = browser.me
    return again


def play_on(running: Running, at: Scene, moves: int = 3) -> None:
    """Open the table in new windows and play."""
    anna, bert = come_back(running, at.anna), come_back(running, at.bert)
    windows = {0: anna.open(at.table), 1: bert.open(at.table)}
    status = windows[0].last("welcome")["table"]
    if status["paused"]:
        anna.post(f"/api/tables/{at.table}/pause", on=False)
    for seat in [s["seat"] for s in status["seats"] if s["stand_in"]]:
        (anna, bert)[seat].post(f"/api/tables/{at.table}/hand", seat=seat, bot=None)
    windows = {0: anna.open(at.table), 1: bert.open(at.table)}
    if status["status"] == "playing":
        assert play_out(windows, most=moves) == moves
