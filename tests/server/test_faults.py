"""What is stored and what is in memory stay one, whatever fails between applying and committing."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, delete, event, insert, select, update

from coalface.server.ids import now
from coalface.server.store import Store
from coalface.server.store import tables as stored
from coalface.server.store.schema import lines, seats, tables
from coalface.server.table import maintenance
from coalface.server.table.log_replay import replay_log
from coalface.server.table.state import TableState
from coalface.server.table.table import LiveTable
from tests.server.browser import NONCE, WAIT, Browser, Window, play_out, two_at_a_table
from tests.server.conftest import Running, address_of, new_database, own_postgres, settings_for
from tests.server.faults import Faults, Proxy, SqliteFaults

FAULTS = {
    "database away": lambda faults: faults.fail(),
    "cut at the commit": lambda faults: faults.cut_at_commit(),
    "cut at two commits": lambda faults: faults.cut_at_commit(2),
    "answer to the commit lost": lambda faults: faults.lose_answer(),
}
"""After one cut the store tries again; after an answer was lost too, which may succeed or not."""
SURE = ("database away", "cut at two commits")
"""Faults that nothing gets through."""
NEVER = 3600.0
HOUR = 3_600_000


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


ACTIONS: dict[str, Callable[[Scene], str]] = {
    "move": move,
    "chat": lambda at: str(at.a.answer("chat", text="hello").get("key", "")),
    "pause": lambda at: refusal_key(at.post("pause", on=True)),
    "leave": lambda at: refusal_key(at.post("leave", at.bert)),
    "mute": lambda at: refusal_key(at.post("mute", person=at.bert.me["id"], on=True)),
    "close": lambda at: refusal_key(at.post("close")),
}


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


@pytest.mark.parametrize("fault", FAULTS)
def test_after_a_fault_a_table_is_what_is_stored(
    faults: Faults, start: Callable[..., Running], fault: str
) -> None:
    """Whatever was being done: the log replays and the table is played on, after a restart too."""
    running = start()
    scenes = {action: scene(running) for action in ACTIONS}
    for action, at in scenes.items():
        before = stored_lines(at)
        FAULTS[fault](faults)
        check_answer(ACTIONS[action](at), fault)
        if fault == "database away":
            assert at.a.answer("preview", seat=0, move="x")["key"] == "no-database"
            assert at.anna.http.get(f"/api/tables/{at.table}").status_code == 503
            assert refusal_key(at.post("pause", on=True)) == "no-database"
        faults.heal()
        check_sound(running, at.table)
        stored = stored_lines(at)
        assert stored[: len(before)] == before
        if fault in SURE:
            assert stored == before, action
        elif action in ("move", "leave"):
            assert len(stored) > len(before), action
        play_on(running, at, 2)
        check_sound(running, at.table)
    again = start()
    for at in scenes.values():
        play_on(again, at, 2)
        check_sound(again, at.table)


def test_a_move_that_is_sent_again_is_made_once(
    faults: Faults, start: Callable[..., Running]
) -> None:
    for fault in FAULTS:
        running = start()
        at = scene(running)
        window, seat = at.turn()
        sent = {"seat": seat, "move": window.positions[seat]["legal"][0]["move"], "id": "once"}
        FAULTS[fault](faults)
        check_answer(window.answer("move", **sent).get("key", ""), fault)
        faults.heal()
        assert window.answer("move", **sent)["type"] == "done"
        assert window.answer("move", **sent)["type"] == "done"
        assert [line[3] for line in stored_lines(at)].count("once") == 1
        check_sound(running, at.table)


def test_what_was_taken_back_or_not_is_known_after_a_fault(
    faults: Faults, start: Callable[..., Running]
) -> None:
    for fault in FAULTS:
        running = start()
        anna = running.person("Anna")
        table = anna.table("me,me")["id"]
        window = anna.open(table)
        seat = window.positions[0]["actors"][0]
        window.play(seat)
        FAULTS[fault](faults)
        check_answer(window.answer("undo", seat=seat, id="back").get("key", ""), fault)
        faults.heal()
        assert window.answer("undo", seat=seat, id="back")["type"] == "done"
        table_now = check_sound(running, table)
        assert table_now.state.session is not None
        assert table_now.state.session.undos == 1
        window.answer("ping")
        assert window.play(window.positions[0]["actors"][0])["type"] == "done"
        window = come_back(start(), anna).open(table)
        assert window.play(window.positions[0]["actors"][0])["type"] == "done"


def test_a_line_of_chat_is_stored_once(faults: Faults, start: Callable[..., Running]) -> None:
    """Whoever cannot know whether it was stored sends it again under the same id."""
    for fault in FAULTS:
        running = start()
        at = scene(running, moves=0)
        FAULTS[fault](faults)
        key = at.a.answer("chat", text="hello", id="c1").get("key", "")
        check_answer(str(key), fault)
        faults.heal()
        assert at.a.answer("chat", text="hello", id="c1")["type"] == "done"
        assert at.b.answer("chat", text="hello", id="c1")["type"] == "done"
        check_sound(running, at.table)
        again = come_back(start(), at.anna).open(at.table)
        assert again.answer("chat", text="hello", id="c1")["type"] == "done"
        lines = [(line["name"], line["text"]) for line in again.received[0]["chat"]]
        assert lines == [("Anna", "hello"), ("Bert", "hello")]


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


def test_a_seat_is_taken_or_not(faults: Faults, start: Callable[..., Running]) -> None:
    for fault in FAULTS:
        running = start()
        anna, bert = running.person("Anna"), running.person("Bert")
        table = anna.table("me,anyone")["id"]
        FAULTS[fault](faults)
        path = f"/api/tables/{table}/join"
        check_answer(bert.http.post(path, json={"nonce": NONCE}).json().get("key", ""), fault)
        faults.heal()
        answer = bert.http.post(path, json={"nonce": NONCE})
        assert answer.status_code == 201 or answer.json()["key"] == "not-open", "taken before"
        check_sound(running, table)
        assert bert.get(f"/api/tables/{table}")["seats"][1]["person"] == bert.me["id"]
        again = start()
        a, b = come_back(again, anna).open(table), come_back(again, bert).open(table)
        assert play_out({0: a, 1: b}, most=4) == 4


def test_there_is_one_rematch(faults: Faults, start: Callable[..., Running]) -> None:
    for fault in ("database away", "answer to the commit lost"):
        running = start()
        anna = running.person("Anna")
        table = anna.table("me,me")["id"]
        windows = {seat: anna.open(table) for seat in (0, 1)}
        play_out(windows)
        FAULTS[fault](faults)
        path = f"/api/tables/{table}/rematch"
        check_answer(anna.http.post(path).json().get("key", ""), fault)
        faults.heal()
        first, second = anna.post(path), anna.post(path)
        assert first["id"] == second["id"]
        assert second["status"] == "playing"
        hosted = [shown["id"] for shown in anna.get("/api/tables")["mine"]]
        assert sorted(hosted) == sorted([table, first["id"]])
        check_sound(running, first["id"])


def test_what_is_known_of_a_person_is_what_is_stored(
    faults: Faults, start: Callable[..., Running]
) -> None:
    for fault in FAULTS:
        running = start()
        anna = running.person("Anna")
        FAULTS[fault](faults)
        check_answer(anna.http.patch("/api/me", json={"name": "Anne"}).json().get("key", ""), fault)
        faults.heal()
        assert anna.get("/api/me")["name"] == ("Anna" if fault in SURE else "Anne")
        FAULTS[fault](faults)
        account: dict[str, Any] = {"login": f"anna{len(fault)}", "password": "correct horse"}
        check_answer(anna.http.post("/api/me/account", json=account).json().get("key", ""), fault)
        faults.heal()
        if anna.get("/api/me")["login"] is None:
            anna.post("/api/me/account", **account)
        anna.post("/api/login", **account)
        assert come_back(start(), anna).get("/api/me")["login"] == account["login"]


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


def test_spectators_behind_the_players_miss_nothing(
    faults: Faults, start: Callable[..., Running]
) -> None:
    running = start()
    at = scene(running, settings={"spectator_delay": 1})
    carla = running.person("Carla").open(at.table, wait=False)
    faults.lose_answer()
    assert move(at) == "no-database"
    check_sound(running, at.table)
    table = live(running, at.table)
    assert table.state.spectators.session is not table.state.session
    while (
        table.state.spectators.session is None
        or table.state.session is None
        or len(table.state.spectators.session.lines) < len(table.state.session.lines)
    ):
        carla.until("position")
    assert table.state.spectators.session.lines == table.state.session.lines


def test_spectators_go_on_after_something_was_being_written(on_sqlite: Running) -> None:
    """What is written may be no move but chat, which does not let them catch up by itself."""
    at = scene(on_sqlite, settings={"spectator_delay": 1})
    carla = on_sqlite.person("Carla").open(at.table, wait=False)
    table = live(on_sqlite, at.table)

    async def due_while_writing() -> int:
        assert table.state.spectators.session is not None
        table._catch_up_timer.set(None)
        table.lock.invalidate()
        table.catch_up()
        table.lock.validate()
        return len(table.state.spectators.session.lines)

    before = asyncio.run_coroutine_threadsafe(due_while_writing(), loop(on_sqlite)).result()
    assert table.state.spectators.session is not None
    while len(table.state.spectators.session.lines) == before:
        carla.until("position")


def test_spectators_whose_game_fails_get_it_back(
    on_sqlite: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = scene(on_sqlite, settings={"spectator_delay": 1})
    table = live(on_sqlite, at.table)
    assert table.state.spectators.session is not None
    failed = threading.Event()

    def fails(*_: object) -> None:
        failed.set()
        raise RuntimeError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(type(table.state.spectators.session), "play", fails)
        assert failed.wait(WAIT)
    check_sound(on_sqlite, at.table)
    carla = on_sqlite.person("Carla").open(at.table, wait=False)
    assert table.state.session is not None
    while len(table.state.spectators.session.lines) < len(table.state.session.lines):
        carla.until("position")


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


def test_a_line_that_is_there_is_never_written_again(
    faults: Faults, start: Callable[..., Running]
) -> None:
    """Even a table that knows nothing of a line cannot write another of its number."""
    running = start()
    at = scene(running)
    table = live(running, at.table)
    store: Store = table.services.store
    line = {
        "table": at.table,
        "number": table.state.log_length,
        "kind": "hand",
        "actor": 0,
        "move": "-",
    }

    def job(connection: Connection) -> None:
        connection.execute(insert(lines).values(**line, at=0))

    asyncio.run_coroutine_threadsafe(store.write(job), loop(running)).result()
    assert move(at) == "no-database"
    check_sound(running, at.table)
    play_on(running, at)


def test_postgresql_is_stopped_and_started_again(tmp_path: Path) -> None:
    """The whole way: moves before, refused moves during, moves after, and after a restart."""
    with own_postgres() as postgres:
        settings = settings_for(address_of(postgres), tmp_path)
        running = Running(settings)
        try:
            at = scene(running)
            before = stored_lines(at)
            postgres.stop()
            for _ in range(3):
                assert move(at) == "no-database"
            postgres.ensure_postgres_running()
            check_sound(running, at.table)
            assert stored_lines(at) == before
            play_on(running, at, 5)
            running.stop()
            running = Running(settings)
            play_on(running, at, 5)
            check_sound(running, at.table)
        finally:
            running.stop()


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
