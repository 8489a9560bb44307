"""What is stored and what is in memory stay one, whatever the database does."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from coalface.server.store import Store
from coalface.server.store.schema import lines
from tests.server.conftest import Running, address_of, own_postgres, settings_for
from tests.server.faults.databases import Faults
from tests.server.faults.scenes import (
    FAULTS,
    SURE,
    Scene,
    check_answer,
    check_sound,
    come_back,
    live,
    loop,
    move,
    play_on,
    refusal_key,
    scene,
    stored_lines,
)

ACTIONS: dict[str, Callable[[Scene], str]] = {
    "move": move,
    "chat": lambda at: str(at.a.answer("chat", text="hello").get("key", "")),
    "pause": lambda at: refusal_key(at.post("pause", on=True)),
    "leave": lambda at: refusal_key(at.post("leave", at.bert)),
    "mute": lambda at: refusal_key(at.post("mute", person=at.bert.me["id"], on=True)),
    "close": lambda at: refusal_key(at.post("close")),
}


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
