"""Who deletes an account leaves no game waiting, whether its table is in memory or not."""

import time
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from coalface.server.table import maintenance
from tests.server.browser import WAIT, Browser, play_out, two_at_a_table
from tests.server.conftest import Running, Serve

LOADED = {"in memory": True, "not in memory": False}


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look after tables often, so that one that is not in memory is soon woken."""
    monkeypatch.setattr(maintenance, "WATCH_INTERVAL", 0.1)


def again(running: Running, browser: Browser) -> Browser:
    """The same person at another run of the server."""
    found = running.person(None)
    found.http.cookies, found.me = browser.http.cookies, browser.me
    return found


def run_on(serve: Serve, running: Running, loaded: bool) -> Running:
    """The same server, or another run of it, which has no table in memory."""
    if loaded:
        return running
    running.stop()
    return serve()


def names(database: str) -> set[str]:
    """All names that are stored."""
    engine = create_engine(database)
    found: set[str] = set()
    with engine.connect() as connection:
        for column in ("people.name", "seats.name", "chat.name", "tables.host_name"):
            table = column.partition(".")[0]
            rows = connection.execute(text(f"SELECT {column} FROM {table}"))
            found |= {str(name) for name in rows.scalars()}
    engine.dispose()
    return found


def delete(browser: Browser) -> None:
    assert browser.http.delete("/api/me").status_code == 204


def wait_for(browser: Browser, table: str, **values: Any) -> Any:
    """Ask for a table until it is as it should be."""
    until = time.monotonic() + WAIT
    while True:
        shown = browser.get(f"/api/tables/{table}")
        if all(shown[key] == value for key, value in values.items()):
            return shown
        assert time.monotonic() < until, shown
        time.sleep(0.05)


@pytest.mark.parametrize("loaded", LOADED.values(), ids=LOADED)
def test_a_bot_plays_on_for_whoever_is_gone(
    serve: Serve, database: str, quiet: None, loaded: bool
) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    while (seat := a.positions[0]["actors"][0]) != 1:
        a.play(seat)
        b.until("position")
    b.answer("chat", text="I am off")
    running = run_on(serve, running, loaded)
    anna, bert = again(running, anna), again(running, bert)
    delete(bert)
    bert.get("/api/me", 401)
    shown = wait_for(anna, table, actors=[0])
    assert shown["seats"][1]["bot"] == shown["settings"]["stand_in"]
    assert (shown["seats"][1]["person"], shown["seats"][1]["name"]) == (None, "someone")
    assert shown["host"] == anna.me["id"]
    assert "Bert" not in names(database)
    window = anna.open(table)
    assert window.play(0)["type"] == "done"
    lines = anna.open(table).last("welcome")["chat"]
    assert [(line["name"], line["text"]) for line in lines] == [("someone", "I am off")]


@pytest.mark.parametrize("loaded", LOADED.values(), ids=LOADED)
def test_another_person_becomes_host(
    serve: Serve, database: str, quiet: None, loaded: bool
) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bert")
    settings = {"pace": "correspondence", "time": {"bank": 86400}}
    table = two_at_a_table(anna, bert, settings=settings)[0]
    anna.post(f"/api/tables/{table}/pause", on=True)
    open_one = anna.table("me,anyone,anyone")["id"]
    bert.join(open_one)
    running = run_on(serve, running, loaded)
    anna, bert = again(running, anna), again(running, bert)
    delete(anna)
    for id in (table, open_one):
        shown = bert.get(f"/api/tables/{id}")
        assert (shown["host"], shown["host_name"]) == (bert.me["id"], "Bert")
    assert bert.get(f"/api/tables/{open_one}")["seats"][0]["person"] is None
    assert bert.get(f"/api/tables/{open_one}")["status"] == "open"
    bert.post(f"/api/tables/{table}/pause", on=False)
    wait_for(bert, table, actors=[1])
    window = bert.open(table)
    assert window.positions[1]["clock"]["running"] == [1]
    assert window.play(1)["type"] == "done"
    carla, dora = running.person("Carla"), running.person("Dora")
    carla.join(open_one)
    assert dora.join(open_one)["status"] == "playing"
    assert "Anna" not in names(database)


@pytest.mark.parametrize("loaded", LOADED.values(), ids=LOADED)
def test_tables_where_nobody_is_left_are_closed(
    serve: Serve, database: str, quiet: None, loaded: bool
) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bert")
    hot_seat, waiting = anna.table("me,me")["id"], anna.table("me,anyone")["id"]
    over = anna.table("me,me")["id"]
    play_out({seat: anna.open(over) for seat in (0, 1)})
    running = run_on(serve, running, loaded)
    anna, bert = again(running, anna), again(running, bert)
    delete(anna)
    for id in (hot_seat, waiting):
        shown = bert.get(f"/api/tables/{id}")
        assert (shown["status"], shown["host"]) == ("closed", None)
        assert bert.join(id, 409)["key"] == "not-open"
    for id in (hot_seat, over):
        seats = bert.get(f"/api/tables/{id}")["seats"]
        assert [seat["name"] for seat in seats] == ["someone", "someone 2"]
    assert bert.get(f"/api/tables/{over}")["status"] == "over"
    assert bert.get(f"/api/tables/{over}/verify")["verified"]
    assert "someone 2" in bert.get(f"/api/tables/{over}/record")
    assert "Anna" not in names(database)


def test_a_deleted_account_cannot_be_saved_again(serve: Serve, database: str) -> None:
    """A change that was on its way when the account was deleted does not bring it back."""
    from coalface.server.store import Store, people

    running = serve()
    anna = running.person("Anna")
    anna.post("/api/me/account", login="anna", password="correct horse")
    person = running.server.app.state.context.people._by_id[anna.me["id"]]
    stale = people.Person(
        id=person.id, name="Anna", lang="en", login="anna", password=person.password
    )
    delete(anna)
    running.stop()
    store = Store(database)
    with store.engine.begin() as connection:
        people.save(connection, stale)
        assert people.by_login(connection, "anna") is None
    store.close()
