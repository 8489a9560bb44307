"""Input that is not text, not a number or not finite: refused in one form, on both databases."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tests.server.browser import NONCE, Browser, Window
from tests.server.conftest import Running

NESTED = b"[" * 20_000 + b"]" * 20_000
NESTED_OBJECTS = b'{"a":' * 9_000 + b"1" + b"}" * 9_000
NUMBER = b"9" * 6000
BODIES = [
    b"",
    b"{",
    b"\xff\xfe\x00",
    b'{"name": "\xc3\x28"}',
    b'{"name": "\xed\xa0\x80"}',
    b"\xef\xbb\xbf{}",
    b'{"\xff": 1}',
    NESTED,
    NESTED_OBJECTS,
    b'{"seats": ' + NESTED + b"}",
    b'{"options": {"a": ' + NESTED_OBJECTS + b"}}",
    b'{"line": ' + NUMBER + b', "seat": ' + NUMBER + b', "vacation_days": ' + NUMBER + b"}",
    b'{"seat": 1e999}',
    b'{"seat": NaN}',
    b"\x00",
    b"null",
]
STRINGS = ["\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e", "\x1b[31m", "\uffff", "é" * 40]
"""What may stand in the place of any text; as JSON they are escaped, lone surrogates too."""
PATHS = [
    "%00",
    "a%00b",
    "%ff",
    "%c3%28",
    "%ed%a0%80",
    "%F0%9F%92%A9",
    "a" * 3000,
    "%2e%2e",
    "9" * 5000,
]
QUERIES = [
    "seat=%00", "seat=%ff", f"seat={'9' * 5000}", "lang=%00", "lang=%ff%fe", "open=%00", "%ff=%00",
    "line=%00", "text=%ed%a0%80", "seat=-1", "seat=1e9", "&&&=;;",
]  # fmt: skip
HEADERS: list[tuple[bytes, bytes]] = [
    (b"cookie", b"coalface=\xff\xfe"),
    (b"cookie", b"coalface=\x80.\x80; \xff=\xff; =; ;;;"),
    (b"cookie", b"coalface=" + b"a" * 4000),
    (b"cookie", "coalface=ü.ü".encode()),
    (b"origin", b"http://[::1"),
    (b"origin", b"\xff\xfe"),
    (b"host", b"[::1"),
    (b"host", b"\xff\xfe"),
    (b"host", b"a:b:c:d"),
    (b"accept-language", b"\xff\xfe"),
    (b"content-type", b"\xff"),
    (b"content-type", b"application/json; charset=utf-99"),
    (b"content-type", b"multipart/form-data; boundary="),
    (b"content-type", b"application/x-msgpack"),
    (b"authorization", b"Bearer \xff"),
    (b"accept-encoding", b"\xff"),
]
BODY_OF: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/api/guests"): {"name": "Anna", "lang": "en"},
    ("PATCH", "/api/me"): {"name": "Anna", "lang": "en", "webhook": "https://example.org/"},
    ("POST", "/api/me/account"): {"login": "anna", "password": "correct horse"},
    ("POST", "/api/me/password"): {"old": "correct horse", "new": "battery staple"},
    ("POST", "/api/login"): {"login": "anna", "password": "correct horse"},
    ("POST", "/api/reset"): {"login": "anna", "code": "0" * 20, "password": "correct horse"},
    ("POST", "/api/tables"): {
        "game": "coal-baron",
        "seats": [{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "random", "name": "Bert"}],
        "options": {"a": "b"},
        "settings": {"visibility": "open", "stand_in": "random"},
        "nonce": NONCE,
        "record": "0" * 16,
    },
    ("POST", "/api/tables/{id}/join"): {"seat": 0, "nonce": NONCE},
    ("POST", "/api/tables/{id}/hand"): {"seat": 0, "bot": "random"},
    ("POST", "/api/tables/{id}/mute"): {"person": "0" * 16, "on": True},
    ("POST", "/api/tables/{id}/remove"): {"seat": 9},
    ("POST", "/api/tables/{id}/pause"): {"on": False},
}
"""What the routes that read a body would take."""
BARE = {"/api/logout", "/api/me", "/api/me/sessions"}
"""Routes that would end the session of the test."""
FOREIGN = {"/schema", "/schema/{path}"}
"""Pages of the web framework, which has error pages of its own."""


def asked_of(running: Running) -> list[tuple[str, str]]:
    """Every route that can be asked, but for those that end the session."""
    found = [route for route in running.server.app.routes if isinstance(route, HTTPRoute)]
    ours = [route for route in found if route.path_format not in FOREIGN]
    pairs = {(m, r.path_format) for r in ours for m in r.methods if m not in ("OPTIONS", "HEAD")}
    return sorted((m, path) for m, path in pairs if m == "GET" or path not in BARE or m == "PATCH")


def broken(value: Any, evil: str) -> Iterator[Any]:
    """The same value with something evil in the place of one of its texts or names."""
    if isinstance(value, str):
        yield evil
        yield value + evil
    elif isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in broken(value[key], evil))
        yield {**value, evil: 1}
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from (
                [*value[:place], other, *value[place + 1 :]] for other in broken(item, evil)
            )


class Asking:
    """Sends what is wrong, and looks at how it is refused."""

    def __init__(self, running: Running) -> None:
        self.person = running.person("Anna")
        self.table = self.person.table("me,me", settings={"visibility": "open"})["id"]
        self.running = running
        self.failed: list[str] = []

    def ask(self, method: str, path: str, may_be_done: bool = False, **more: Any) -> None:
        """One request; whatever it is, it is not our failure, and a refusal is in our form."""
        answer = self.person.http.request(method, path, **more)
        what = f"{method} {path[:80]} {str(more)[:120]}: {answer.status_code} {answer.text[:200]}"
        if answer.status_code >= 500:
            self.failed.append(what)
        elif answer.status_code >= 400:
            kind = answer.headers["content-type"]
            problem = answer.json() if "json" in kind else {}
            if not problem.get("key") or not problem.get("words"):
                self.failed.append(what)
        elif not may_be_done:
            self.failed.append(what)

    def fill(self, path: str) -> str:
        """A path of this table."""
        filled = path.replace("{id}", self.table).replace("{game}", "coal-baron")
        return filled.replace("{line}", "1").replace("{path}", "x")


@pytest.fixture
def asking(server: Running) -> Asking:
    """Someone with a table, on either database."""
    return Asking(server)


def test_bodies_that_cannot_be_read_are_refused(asking: Asking) -> None:
    for method, path in asked_of(asking.running):
        if method == "GET":
            continue
        for body in BODIES:
            for kind in ("application/json", "text/plain", "application/octet-stream"):
                headers = {"content-type": kind}
                done = (method, path) not in BODY_OF or body == b"null"
                asking.ask(method, asking.fill(path), done, content=body, headers=headers)
    assert not asking.failed, "\n".join(asking.failed)


def test_texts_that_no_database_takes_are_refused(asking: Asking) -> None:
    for (method, path), body in BODY_OF.items():
        for evil in STRINGS:
            for wrong in broken(body, evil):
                content = json.dumps(wrong).encode()
                headers = {"content-type": "application/json"}
                asking.ask(method, asking.fill(path), True, content=content, headers=headers)
    assert not asking.failed, "\n".join(asking.failed)


def test_paths_and_queries_that_are_no_text_are_refused(asking: Asking) -> None:
    for method, path in asked_of(asking.running):
        content = json.dumps(BODY_OF.get((method, path), {})).encode()
        for wrong in PATHS if "{" in path else []:
            filled = path.replace("{id}", wrong).replace("{game}", wrong)
            filled = filled.replace("{line}", wrong).replace("{path}", wrong)
            asking.ask(method, filled, True, content=content)
        for query in QUERIES if method == "GET" else []:
            asking.ask(method, f"{asking.fill(path)}?{query}", True)
    assert not asking.failed, "\n".join(asking.failed)


def test_headers_that_are_no_text_are_refused(asking: Asking) -> None:
    """By a bare socket: a decent client would not send them."""
    cookie = f"coalface={asking.person.http.cookies['coalface']}".encode()
    for name, value in HEADERS:
        for line in (b"GET /api/me", b"POST /api/tables", b"GET /", b"GET /metrics"):
            sent = {b"host": b"localhost", b"cookie": cookie, b"connection": b"close"}
            if line.startswith(b"POST"):
                sent |= {b"content-type": b"application/json", b"content-length": b"2"}
            status, body = bare(asking.running, line, {**sent, name: value}, b"{}")
            assert status < 500, (name, value, line, status, body)


def bare(
    running: Running, line: bytes, headers: dict[bytes, bytes], body: bytes = b""
) -> tuple[int, bytes]:
    """The answer to a request that is sent byte by byte."""
    host, _, port = running.url.removeprefix("http://").partition(":")
    head = b"".join(b"%s: %s\r\n" % pair for pair in headers.items())
    with socket.create_connection((host, int(port)), timeout=30) as opened:
        opened.sendall(line + b" HTTP/1.1\r\n" + head + b"\r\n" + body)
        found = b""
        while more := opened.recv(65536):
            found += more
    assert found, (line, headers)
    return int(found.split()[1]), found.partition(b"\r\n\r\n")[2]


RECORDS = [
    b"\x00",
    b"\xff\xfe",
    NESTED,
    b"coalface 1\ngame coal-baron\x00\n",
    b"\n".join(b"%d %s" % (i, NUMBER) for i in range(3)),
]


def test_records_that_cannot_be_read_are_refused(asking: Asking) -> None:
    good = golden()
    places = [0, len(good) // 3, len(good) // 2, len(good) - 1]
    spoiled = [
        good[:at] + evil + good[at:] for at in places for evil in (b"\0", b"\xff", b"\xed\xa0\x80")
    ]
    for line in good.split(b"\n")[:12]:
        name = line.partition(b" ")[0]
        spoiled += [good.replace(line, name + b" " + evil, 1) for evil in (NESTED, NUMBER, b"\0")]
    for body in [*RECORDS, *spoiled]:
        asking.ask("POST", "/api/records", content=body)
    assert not asking.failed, "\n".join(asking.failed)


def golden() -> bytes:
    """A record of a whole game."""
    folder = Path(__file__).parents[1] / "records" / "coal_baron"
    return next(iter(sorted(folder.glob("*.record")))).read_bytes()


MESSAGES: list[dict[str, Any]] = [
    {"type": "move", "id": "m", "seat": 0, "move": "place/bank", "decision": 1},
    {"type": "undo", "id": "m", "seat": 0},
    {"type": "consent", "id": "m", "seat": 0, "request": 1, "agree": True},
    {"type": "why", "id": "m", "seat": 0, "move": "place/bank", "picks": ["space:bank"]},
    {"type": "preview", "id": "m", "seat": 0, "move": "place/bank"},
    {"type": "hint", "id": "m", "seat": 0},
    {"type": "chat", "id": "m", "text": "hello"},
    {"type": "ping", "id": "m"},
    {"type": "lang", "lang": "en"},
]


def raw_messages() -> list[str | bytes]:
    """What no message looks like."""
    nested = "[" * 4000
    return [
        nested + "]" * 4000,
        '{"type":"chat","id":' * 300 + "1" + "}" * 300,
        '{"type": "ping", "id": ' + nested + "}",
        '{"type": "move", "id": "a", "seat": ' + "9" * 5000 + ', "move": "x"}',
        '{"type": "move", "id": "a", "seat": 0, "move": "x", "decision": ' + "9" * 5000 + "}",
        '{"type": "consent", "id": "a", "seat": 0, "agree": true, "request": ' + "9" * 4000 + "}",
        '{"type": "ping", "id": "\\ud800"}',
        b"\xff\xfe",
        b'{"type": "ping", "id": "\xed\xa0\x80"}',
        b"\x00",
        "\0",
        "",
    ]


def test_messages_that_cannot_be_read_are_refused_and_the_socket_stays(asking: Asking) -> None:
    window = asking.person.open(asking.table)
    failures = asking.running.server.app.state.context.metrics.counted["failures"]
    sent: list[str | bytes] = raw_messages()
    for message in MESSAGES:
        for evil in STRINGS:
            sent += [json.dumps(wrong) for wrong in broken(message, evil)]
    for text in sent:
        window.socket.send(text)
        assert window.answer("ping")["type"] == "pong", str(text)[:200]
    wrong = [m for m in window.received if m.get("key") == "failed"]
    assert not wrong, wrong[:3]
    assert asking.running.server.app.state.context.metrics.counted["failures"] == failures


@pytest.mark.parametrize("number", range(len(raw_messages())))
def test_a_first_message_that_cannot_be_read_gets_a_reason(on_sqlite: Running, number: int) -> None:
    anna = on_sqlite.person("Anna")
    window = Window(anna.socket(anna.table("me,me")["id"]))
    window.socket.send(raw_messages()[number])
    assert window.until("bye")["key"] == "no-hello"


@pytest.mark.parametrize("id", ["%00", "%ff", "a%00b", "%ed%a0%80", "x" * 3000])
def test_a_socket_of_an_impossible_table_gets_a_reason(server: Running, id: str) -> None:
    anna = server.person("Anna")
    assert Window(anna.socket(id)).until("bye")["key"] == "unknown-table"


def test_a_text_frame_that_is_not_utf8_is_closed_by_its_code(on_sqlite: Running) -> None:
    anna: Browser = on_sqlite.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    window.socket.send(b"\xff\xfe", text=True)
    assert window.closed() == 1007
