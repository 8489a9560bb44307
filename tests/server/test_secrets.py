"""No seat acts for another, none sees what another sees: for every message and every route."""

import json
import logging
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus

from coalface.core.view import AnyView
from coalface.server.client_messages import FromClient
from coalface.server.http import guard
from coalface.server.http.guard import HEADERS
from coalface.server.limits import Rate
from coalface.server.table.positions import view_payload
from tests.server.browser import Window, play_out, two_at_a_table
from tests.server.conftest import Running, Serve

PUBLIC = {
    ("GET", "/api/games"),
    ("GET", "/api/bots"),
    ("GET", "/api/games/{game}/schema"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/games/{game}/sources"),
    ("GET", "/api/games/{game}/components"),
    ("GET", "/api/games/{game}/coach"),
    ("GET", "/api/games/{game}/book"),
    ("GET", "/api/games/{game}/scenes/{scene}"),
    ("GET", "/api/games/{game}/subjects"),
    ("GET", "/api/lessons"),
    ("GET", "/api/tables/{id}/invitation"),
    ("POST", "/api/guests"),
    ("POST", "/api/login"),
    ("POST", "/api/reset"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/"),
    ("GET", "/{path}"),
    ("GET", "/t/{place}"),
    ("GET", "/r/{place}"),
    ("GET", "/schema/socket.json"),
    ("GET", "/schema/openapi.json"),
    ("GET", "/schema"),
    ("GET", "/schema/{path}"),
}
"""Routes that anyone may ask."""

FOR_A_SEAT: dict[str, dict[str, Any]] = {
    "move": {"move": "place/bank"},
    "undo": {},
    "consent": {"request": 1, "agree": True},
    "why": {"move": "place/bank"},
    "preview": {"move": "place/bank"},
    "hint": {},
    "go-on": {},
}
"""Every message that names a seat, with what else it needs."""

OWN = {"hello", "lang", "text", "chat", "ping"}
"""Messages that name no seat."""


def tags() -> set[str]:
    """The types of all messages that a client may send."""
    return {str(kind.__struct_config__.tag) for kind in FromClient.__args__}


def routes(server: Running) -> set[tuple[str, str]]:
    """Every route there is."""
    found = [route for route in server.server.app.routes if isinstance(route, HTTPRoute)]
    return {(m, route.path_format) for route in found for m in route.methods}


def test_every_message_is_either_of_a_seat_or_of_oneself() -> None:
    assert tags() == {*FOR_A_SEAT, *OWN}


@pytest.mark.parametrize("type", sorted(FOR_A_SEAT))
def test_no_message_is_obeyed_for_anothers_seat(on_sqlite: Running, type: str) -> None:
    anna, bert, cora = on_sqlite.person("Anna"), on_sqlite.person("Bert"), on_sqlite.person("Cora")
    table, a, b = two_at_a_table(anna, bert)
    c = cora.open(table)
    before = a.positions[0]
    for window, seat in ((a, 1), (b, 0), (c, 0), (c, 1), (a, 15)):
        refused = window.answer(type, seat=seat, **FOR_A_SEAT[type])
        assert (refused["type"], refused["key"]) == ("refused", "not-your-seat")
        assert set(refused) <= {"type", "id", "key", "words", "rule", "sentence"}
        assert set(window.positions) == ({0} if window is a else {1} if window is b else {None})
    assert anna.open(table).positions[0]["view"] == before["view"]


def test_every_route_but_the_public_ones_needs_a_cookie(on_sqlite: Running) -> None:
    nobody = on_sqlite.person(None)
    tried = 0
    for method, path in sorted(routes(on_sqlite) - PUBLIC):
        if method in ("OPTIONS", "HEAD"):
            continue
        answer = nobody.http.request(method, path.replace("{id}", "x").replace("{line}", "1"))
        assert answer.status_code in (400, 401), (method, path, answer.text)
        if answer.status_code == 401:
            assert answer.json()["key"] == "unknown-you"
        tried += answer.status_code == 401
    assert tried > 15


def open_part(view: AnyView) -> object:
    """A view as a client without the memory aid gets it."""
    return json.loads(msgspec.json.encode(view_payload(view, memory=False)))


def test_each_audience_is_sent_its_own_view_and_events_alone(on_sqlite: Running) -> None:
    """Every position of a whole game is the very view of that audience, and nothing else."""
    anna, bert, cora = on_sqlite.person("Anna"), on_sqlite.person("Bert"), on_sqlite.person("Cora")
    table, a, b = two_at_a_table(anna, bert)
    c = cora.open(table)
    play_out({0: a, 1: b})
    for window, seat in ((a, 0), (b, 1), (c, None)):
        check_audience(on_sqlite, table, window, seat)


def check_audience(server: Running, table: str, window: Window, seat: int | None) -> None:
    """Compare all that a window was sent with what its audience may know."""
    if seat is None:
        while not window.positions[None]["over"]:
            window.until("position")
    session = server.server.app.state.context.tables.live[table].state.session
    sent = [m for m in window.received if m["type"] == "position"]
    assert {m["seat"] for m in sent} == {seat}
    views = [open_part(state.view(seat)) for _, state in session.states()]
    assert all(m["view"] in views for m in sent)
    seen = [event for line in session.lines for event in line.events if event.seen(seat)]
    story = [line for m in sent for line in m["story"]]
    keys = {line["number"]: line["key"] for line in story}
    assert [keys[number] for number in sorted(keys)] == [event.key for event in seen]
    others = [str(session.game.moves[ln.move]) for ln in session.lines if ln.actor != seat]
    assert others
    assert all(set(m["legal"][0]) == CHOICE for m in sent if m["legal"])


CHOICE = {"move", "kind", "picks", "words", "retracts", "shortcut", "ends", "loses", "small"}


def test_a_table_of_others_shows_only_what_lies_open(on_sqlite: Running) -> None:
    anna, bert, cora = on_sqlite.person("Anna"), on_sqlite.person("Bert"), on_sqlite.person("Cora")
    table, _, _ = two_at_a_table(anna, bert, settings={"spectators": False})
    shown = cora.get(f"/api/tables/{table}")
    assert shown["fairness"]["secret"] is None
    window = Window(cora.socket(table))
    window.send("hello", version=2)
    assert window.until("bye")["key"] == "no-spectators"
    cora.get(f"/api/tables/{table}/replay", 403)
    cora.get(f"/api/tables/{table}/journal", 403)


def test_nobody_learns_what_cash_another_has(on_sqlite: Running) -> None:
    anna, bert, cleo = (on_sqlite.person(name) for name in ("Anna", "Bert", "Cleo"))
    table, of_anna, of_bert = two_at_a_table(anna, bert, game="coal-country")
    of_cleo = cleo.open(table)
    assert of_anna.positions[0]["scores"] == [0, None]
    assert of_bert.positions[1]["scores"] == [None, 0]
    assert of_cleo.positions[None]["scores"] == [None, None]
    steps = anna.get(f"/api/tables/{table}/replay?seat=0")["steps"]
    assert steps
    assert {scores[1] for step in steps if (scores := step["scores"])} == {None}


def test_a_foreign_page_is_refused(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = anna.http.post("/api/tables", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign")
    answer = anna.http.get("/api/me", headers={"origin": on_sqlite.url})
    assert answer.status_code == 200
    table = anna.table("me,me")["id"]
    with pytest.raises(InvalidStatus):
        anna.socket(table, "https://evil.example")
    assert anna.socket(table, on_sqlite.url)


def test_every_answer_has_the_headers_of_safety(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    for path in ("/", "/api/me", "/api/nothing", "/health", "/schema/openapi.json"):
        answer = anna.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (path, name)
    cookie = on_sqlite.person(None).http.post("/api/guests", json={"name": "x"})
    assert "HttpOnly" in cookie.headers["set-cookie"]
    assert "samesite=lax" in cookie.headers["set-cookie"].lower()


def test_cookies_are_secure_behind_https(serve: Serve) -> None:
    running = serve(public_url="https://coal.example")
    answer = running.person(None).http.post("/api/guests", json={"name": "x"})
    assert "Secure" in answer.headers["set-cookie"]
    answer = running.person("Anna").http.get(
        "/api/bots", headers={"origin": "https://coal.example"}
    )
    assert answer.status_code == 200


def test_secrets_are_never_logged(
    serve: Serve, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where a route and a message fail; the log is the one that a host gets."""
    caplog.set_level(logging.INFO)
    running = serve(webhooks=True)
    anna = running.person("Anna")
    hook, password = "https://hooks.example/a-secret-word", "correct horse battery"
    anna.http.patch("/api/me", json={"webhook": hook})
    anna.post("/api/me/account", login="anna", password=password)
    anna.post("/api/login", 403, login="anna", password=password + "!")
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    context = running.server.app.state.context
    live = context.tables.live[table]
    with monkeypatch.context() as broken:
        broken.setattr(context.people, "log_in", None)
        anna.post("/api/login", 500, login="anna", password=password)
        broken.setattr(live.state, "turn_clock", None)
        seat = window.positions[0]["actors"][0]
        assert window.play(seat)["key"] == "failed"
    assert "failed" in caplog.text
    cookie = anna.http.cookies["coalface"]
    for secret in (password, cookie, cookie.split(".")[0], live.state.row.secret, "a-secret-word"):
        assert secret not in caplog.text


def test_who_is_too_fast_is_held_back(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "REQUESTS", Rate(burst=50, a_second=0.001))
    running = serve(limits=True)
    anna = running.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    for number in range(100):
        window.send("chat", text=f"{number}")
    keys = [window.until("refused")["key"] for _ in range(10)]
    assert set(keys) == {"too-fast"}
    answers = [anna.http.get("/api/me") for _ in range(60)]
    late = next(answer for answer in answers if answer.status_code == 429)
    assert int(late.headers["retry-after"]) > 0
