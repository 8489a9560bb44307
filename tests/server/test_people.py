"""Guests, accounts, sessions, and leaving for good."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from coalface.server import admin
from coalface.server.http.guard import COOKIE
from tests.server.browser import play_out, two_at_a_table
from tests.server.conftest import Running, Serve

PASSWORD = "correct horse battery"


def test_a_guest_becomes_an_account_and_keeps_its_seats(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.table("me,me")["id"]
    login = f"anna-{anna.me['id']}"
    account = anna.post("/api/me/account", login=login.upper(), password=PASSWORD)
    assert account["login"] == login
    assert anna.post("/api/me/account", 409, login="x-x", password=PASSWORD)["key"]
    elsewhere = server.person(None)
    refused = elsewhere.post("/api/login", 403, login=login, password=PASSWORD + "!")
    assert refused["key"] == "wrong-login"
    assert elsewhere.post("/api/login", login=login, password=PASSWORD)["id"] == anna.me["id"]
    assert [row["id"] for row in elsewhere.get("/api/tables")["mine"]] == [table]
    assert set(elsewhere.open(table).positions) == {0, 1}


def test_a_login_is_one_persons(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    login = f"one-{anna.me['id']}"
    anna.post("/api/me/account", login=login, password=PASSWORD)
    taken = bert.post("/api/me/account", 409, login=login, password=PASSWORD)
    assert taken["key"] == "login-taken"
    assert bert.get("/api/me")["login"] is None


def test_cookies_are_signed_and_can_be_revoked(server: Running) -> None:
    anna = server.person("Anna")
    cookie = anna.http.cookies[COOKIE]
    thief = server.person(None)
    other = "1" if cookie.endswith("0") else "0"
    for forged in (cookie[:-1] + other, cookie[1:], "x", "x.y", "ü.ü", cookie.split(".")[0]):
        answer = thief.http.get("/api/me", headers=[(b"cookie", f"{COOKIE}={forged}".encode())])
        assert answer.status_code == 401, forged
    thief.http.cookies.set(COOKIE, cookie)
    assert thief.get("/api/me")["id"] == anna.me["id"]
    anna.post("/api/logout", 204)
    assert thief.get("/api/me", 401)["key"] == "unknown-you"


def stolen(server: Running, cookie: str) -> int:
    """What someone gets who uses a cookie that was put into a browser, or was seen."""
    thief = server.person(None)
    thief.http.cookies.set(COOKIE, cookie)
    return thief.http.get("/api/me").status_code


def test_a_new_account_gets_a_new_cookie_and_the_old_one_is_dead(
    serve: Serve, database: str
) -> None:
    running = serve()
    anna = running.person("Anna")
    old = anna.http.cookies[COOKIE]
    window = anna.open(anna.table("me,me")["id"])
    anna.post("/api/me/account", login="anna", password=PASSWORD)
    assert anna.http.cookies[COOKIE] != old
    assert anna.get("/api/me")["login"] == "anna"
    assert stolen(running, old) == 401
    bye = window.until("bye")
    assert (bye["key"], bye["again"]) == ("new-session", True)
    running.stop()
    again = serve()
    assert stolen(again, old) == 401
    assert stolen(again, anna.http.cookies[COOKIE]) == 200


def test_logging_in_ends_the_session_that_the_request_came_with(server: Running) -> None:
    anna = server.person("Anna")
    login = f"rotate-{anna.me['id']}"
    anna.post("/api/me/account", login=login, password=PASSWORD)
    guest = server.person("Guest")
    for _ in range(2):
        old = guest.http.cookies[COOKIE]
        refused = guest.post("/api/login", 403, login=login, password="wrong wrong")
        assert refused["key"] == "wrong-login"
        assert stolen(server, old) == 200
        assert guest.post("/api/login", login=login, password=PASSWORD)["id"] == anna.me["id"]
        assert stolen(server, old) == 401
    assert anna.get("/api/me")["login"] == login


def test_a_session_that_ends_while_it_is_read_stays_dead(server: Running) -> None:
    """A read that began before the end must not bring it back into memory."""
    anna = server.person("Anna")
    cookie = anna.http.cookies[COOKIE]
    people, loop = server.server.app.state.context.people, server.server.app.state.loop
    session = people.session_of(cookie)
    read = people.store.read

    async def read_late(job: Any) -> Any:
        found = await read(job)
        people.store.read = read
        await people.close_session(cookie)
        return found

    async def ask() -> Any:
        people._here.pop(session)
        people.store.read = read_late
        return await people.of_cookie(cookie)

    assert asyncio.run_coroutine_threadsafe(ask(), loop).result(90) is None
    assert not people.is_open(session)
    assert stolen(server, cookie) == 401


def test_a_closed_session_loses_its_sockets(server: Running) -> None:
    anna = server.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    anna.http.delete("/api/me/sessions")
    assert window.answer("ping")["type"] == "pong"
    anna.post("/api/logout", 204)
    assert window.until("bye")["key"] == "unknown-you"
    assert window.closed()


def test_a_new_password_ends_other_sessions(server: Running) -> None:
    anna = server.person("Anna")
    login = f"new-{anna.me['id']}"
    anna.post("/api/me/account", login=login, password=PASSWORD)
    other = server.person(None)
    other.post("/api/login", login=login, password=PASSWORD)
    refused = anna.post("/api/me/password", 403, old="wrong wrong", new="battery staple")
    assert refused["key"] == "wrong-login"
    table = anna.table("me,me")["id"]
    mine, theirs = anna.open(table), other.open(table)
    anna.post("/api/me/password", old=PASSWORD, new="battery staple")
    assert anna.get("/api/me")["login"] == login
    other.get("/api/me", 401)
    assert theirs.until("bye")["key"] == "unknown-you"
    assert mine.answer("ping")["type"] == "pong"


def test_a_lost_password_is_reset_by_a_code_that_works_once(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = serve().person("Anna")
    anna.post("/api/me/account", login="anna", password=PASSWORD)
    monkeypatch.setenv("COALFACE_DATABASE", database)
    assert admin.main("reset", None, "anna") == 0
    code = capsys.readouterr().out.split()[-1]
    anna.http.patch("/api/me", json={"name": "Anne"})
    wrong = anna.post("/api/reset", 403, login="anna", code="0" * 20, password="new password")
    assert wrong["key"] == "wrong-code"
    anna.post("/api/reset", login="anna", code=code, password="new password")
    anna.post("/api/login", login="anna", password="new password")
    anna.post("/api/reset", 403, login="anna", code=code, password="other password")
    with pytest.raises(ValueError, match="unknown login"):
        admin.main("reset", None, "nobody")


def test_names_stay_on_one_line(server: Running) -> None:
    assert server.person("  A\nn\u0007na  ").me["name"] == "A n na"
    assert server.person("<script>").me["name"] == "<script>"
    nobody = server.person(None)
    assert nobody.post("/api/guests", 400, name="\n\t")["key"] == "bad-name"
    nobody.post("/api/guests", 400, name="")
    nobody.post("/api/guests", 400, name="x" * 41)


def test_name_and_language_can_be_changed(server: Running) -> None:
    anna = server.person("Anna")
    changed = anna.http.patch("/api/me", json={"name": "Anne", "lang": "nl"}).json()
    assert (changed["name"], changed["lang"]) == ("Anne", "nl")
    assert anna.get("/api/me") == changed


def test_a_name_given_to_a_guest_follows_the_language(server: Running) -> None:
    guest = server.person(None)
    given = guest.post("/api/guests", lang="en")["name"].removeprefix("Guest ")
    for lang, name in (("de", f"Gast {given}"), ("nl", f"Gast {given}"), ("en", f"Guest {given}")):
        assert guest.http.patch("/api/me", json={"lang": lang}).json()["name"] == name
    guest.http.patch("/api/me", json={"name": "Guest of honour"})
    assert guest.http.patch("/api/me", json={"lang": "de"}).json()["name"] == "Guest of honour"


def test_who_deletes_the_account_leaves_anonymous_seats(serve: Serve, database: str) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    play_out({0: a, 1: b}, most=3)
    b.answer("chat", text="bye")
    assert bert.http.delete("/api/me").status_code == 204
    bert.get("/api/me", 401)
    assert b.until("bye")["key"] == "unknown-you"
    left = anna.get(f"/api/tables/{table}")["seats"][1]
    assert (left["person"], left["name"]) == (None, "someone")
    engine = create_engine(database)
    with engine.connect() as connection:
        names = connection.execute(text("SELECT name FROM people")).scalars().all()
        sat = connection.execute(text("SELECT name FROM seats")).scalars().all()
    engine.dispose()
    assert "Bert" not in {*names, *sat}


def test_a_holiday_rests_correspondence_clocks(server: Running) -> None:
    anna = server.person("Anna")
    settings = {"pace": "correspondence", "time": {"bank": 86400}}
    window = anna.open(anna.table("me,me", settings=settings)["id"])
    seat = window.positions[0]["actors"][0]
    assert window.positions[seat]["clock"]["running"] == [seat]
    anna.http.patch("/api/me", json={"vacation_days": 3})
    until = anna.get("/api/me")["vacation_until"]
    while window.until("table")["table"]["seats"][0]["holiday"] != until:
        pass
    assert window.until("position")["clock"]["running"] == []
    live = server.server.app.state.context.tables.live[window.received[0]["table"]["id"]]
    assert live.state.row.wake == until
    anna.http.patch("/api/me", json={"vacation_days": 0})
    while window.until("table")["table"]["seats"][0]["holiday"] is not None:
        pass
    while window.until("position")["clock"]["running"] != [seat]:
        pass


def test_a_holiday_is_reported_where_there_is_no_clock(server: Running) -> None:
    anna = server.person("Anna")
    window = anna.open(anna.table("me,me", settings={"pace": "correspondence"})["id"])
    assert window.positions[0]["clock"] is None
    anna.http.patch("/api/me", json={"vacation_days": 3})
    until = anna.get("/api/me")["vacation_until"]
    while window.until("table")["table"]["seats"][0]["holiday"] != until:
        pass
    anna.http.patch("/api/me", json={"vacation_days": 0})
    while window.until("table")["table"]["seats"][0]["holiday"] is not None:
        pass


def test_a_holiday_ends_by_itself(server: Running) -> None:
    anna = server.person("Anna")
    settings = {"pace": "correspondence", "time": {"bank": 86400}}
    table = anna.table("me,me", settings=settings)["id"]
    window = anna.open(table)
    anna.http.patch("/api/me", json={"vacation_days": 3})
    assert window.until("position")["clock"]["running"] == []
    server.let_holiday_end(anna.me["id"], table)
    while not window.until("position")["clock"]["running"]:
        pass


def test_a_holiday_ends_by_itself_where_there_is_no_clock(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.table("me,me", settings={"pace": "correspondence"})["id"]
    anna.http.patch("/api/me", json={"vacation_days": 3})
    window = anna.open(table)
    live = server.let_holiday_end(anna.me["id"], table)
    while window.until("table")["table"]["seats"][0]["holiday"] is not None:
        pass
    assert live.state.row.wake is None
