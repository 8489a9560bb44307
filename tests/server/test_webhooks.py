"""Webhooks: who is called and when, and that nobody inside the host's network ever is."""

import json
import queue
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from coalface.server.ids import now
from coalface.server.people.public_address import is_near, is_outside
from coalface.server.people.webhooks import read_target
from tests.server.browser import WAIT, Browser
from tests.server.conftest import Running, Serve

BY_LETTER = {"pace": "correspondence", "time": {"bank": 86400}}
NO_CLOCK = {"pace": "correspondence"}
PATIENT: dict[str, Any] = {"webhooks": True, "webhooks_inside": True, "webhook_seconds": WAIT}
"""A server that waits for an answer as long as a busy machine needs."""
INSIDE = (
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1",
    "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "2001:0:a00:1::", "ff02::1",
    "168.63.129.16", "192.0.0.1", "192.0.0.9", "192.0.0.10", "192.0.0.170", "192.0.0.192",
    "192.0.0.255", "192.88.99.1", "fec0::1", "feff::1", "3fff::1", "::10.0.0.1",
    "::ffff:168.63.129.16", "::ffff:192.0.0.192", "::ffff:0:168.63.129.16", "::168.63.129.16",
    "64:ff9b::a83f:8110", "64:ff9b:1::a83f:8110", "2002:a83f:8110::1", "2001:0:a83f:8110::",
    "2606:2800::5efe:10.0.0.1", "2606:2800::200:5efe:168.63.129.16",
)  # fmt: skip


class Receiver(ThreadingHTTPServer):
    """A real receiver on this machine; `answer` is what it says to every request."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.got: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.hold = threading.Event()
        self.hold.set()

    def url(self, path: str = "/hook?for=me") -> str:
        return f"http://127.0.0.1:{self.server_port}{path}"


class Handler(BaseHTTPRequestHandler):
    """Keeps what comes, and answers as its server says."""

    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.put((self.path, json.loads(body)))
        self.server.hold.wait(WAIT)
        self.wfile.write(self.server.answer)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    running = Receiver()
    thread = threading.Thread(target=running.serve_forever)
    thread.start()
    yield running
    running.hold.set()
    running.shutdown()
    running.server_close()
    thread.join()


def name_hook(browser: Browser, url: str) -> Any:
    """Have an address called when it is this person's turn."""
    answer = browser.http.patch("/api/me", json={"webhook": url})
    assert answer.status_code == 200, answer.text
    return answer.json()


def counted(running: Running, name: str) -> int:
    """Wait until something has been counted."""
    until = time.monotonic() + WAIT
    while not (count := running.server.app.state.context.metrics.counted[name]):
        assert time.monotonic() < until, running.server.app.state.context.metrics.counted
        time.sleep(0.02)
    return int(count)


def to_berts_turn(anna: Browser, bert: Browser, **more: Any) -> str:
    """A game in which it comes to be Bert's turn, for the first time, while he is away."""
    table = str(anna.table("me,anyone", **more)["id"])
    b = bert.open(table)  # he is there when the game begins, which may be with him
    bert.join(table)
    a = anna.open(table)
    b.close()
    while a.positions[0]["actors"] != [0]:
        c = bert.open(table)
        c.play(1)
        a.until("position")
        c.close()
    while a.positions[0]["actors"] == [0]:
        a.play(0)
    return table


def test_who_is_away_is_called_when_it_is_their_turn(serve: Serve, receiver: Receiver) -> None:
    running = serve(**PATIENT, public_url="http://coal.example/")
    anna, bert = running.person("Anna"), running.person("Bert", "de")
    assert name_hook(bert, receiver.url())["webhook"] == receiver.url()
    table = to_berts_turn(anna, bert, settings=BY_LETTER)
    path, call = receiver.got.get(timeout=WAIT)
    link = f"http://coal.example/table/{table}"
    words = f"Du bist am Zug bei Glück auf: {link}"
    assert path == "/hook?for=me"
    assert call == {
        "key": "your-turn", "table": table, "game": "coal_baron", "link": link,
        "text": words, "content": words,
    }  # fmt: skip
    assert counted(running, "webhooks_sent")
    assert name_hook(bert, "")["webhook"] is None


@pytest.mark.parametrize("settings", [BY_LETTER, NO_CLOCK])
def test_who_is_away_is_called_when_a_holiday_ends_by_itself(
    serve: Serve, receiver: Receiver, settings: dict[str, Any]
) -> None:
    running = serve(**PATIENT)
    anna, bert = running.person("Anna"), running.person("Bert")
    table = to_berts_turn(anna, bert, settings=settings)
    bert.http.patch("/api/me", json={"vacation_days": 3, "webhook": receiver.url()})
    live = running.let_holiday_end(bert.me["id"], table)
    assert receiver.got.get(timeout=WAIT)[1]["table"] == table
    assert live.state.row.wake == (live.state.row.clock and live.state.row.clock.next_flag())
    assert counted(running, "webhooks_sent") == 1


@pytest.mark.parametrize("settings", [BY_LETTER, NO_CLOCK])
def test_who_is_away_is_called_when_a_holiday_ended_during_a_outage(
    serve: Serve, database: str, receiver: Receiver, settings: dict[str, Any]
) -> None:
    first = serve(**PATIENT)
    anna, bert = first.person("Anna"), first.person("Bert")
    table = to_berts_turn(anna, bert, settings=settings)
    bert.http.patch("/api/me", json={"vacation_days": 3, "webhook": receiver.url()})
    first.stop()
    over = {"at": now(), "bert": bert.me["id"], "table": table}
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE people SET vacation_until = :at WHERE id = :bert"), over)
        connection.execute(text("UPDATE tables SET wake = :at WHERE id = :table"), over)
    engine.dispose()
    again = serve(**PATIENT)
    assert receiver.got.get(timeout=WAIT)[1]["table"] == table
    assert counted(again, "webhooks_sent") == 1


def test_nobody_is_called_to_a_live_game_nor_while_they_are_there(
    serve: Serve, receiver: Receiver
) -> None:
    running = serve(**PATIENT)
    anna, bert = running.person("Anna"), running.person("Bert")
    name_hook(bert, receiver.url())
    to_berts_turn(anna, bert)
    window = anna.open(anna.table("me,me", settings=BY_LETTER)["id"])
    name_hook(anna, receiver.url())  # not before: the table began when she was not there yet
    for turn in range(6):
        window.play(window.positions[0]["actors"][0], turn)
    assert anna.get("/health") == {"status": "ok"}
    assert receiver.got.empty()


def test_an_address_inside_is_never_called(serve: Serve, receiver: Receiver) -> None:
    """Not one that is spelled out, and not a name that leads there."""
    running = serve(webhooks=True)
    anna, bert = running.person("Anna"), running.person("Bert")
    refused = bert.http.patch("/api/me", json={"webhook": receiver.url()})
    assert (refused.status_code, refused.json()["key"]) == (400, "bad-webhook")
    name_hook(bert, f"http://localhost:{receiver.server_port}/")
    to_berts_turn(anna, bert, settings=BY_LETTER)
    assert counted(running, "webhooks_inside")
    assert receiver.got.empty()


def test_a_redirect_is_not_followed(serve: Serve, receiver: Receiver) -> None:
    running = serve(**PATIENT)
    anna, bert = running.person("Anna"), running.person("Bert")
    receiver.answer = (
        f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {receiver.url('/other')}\r\n\r\n".encode()
    )
    name_hook(bert, receiver.url())
    to_berts_turn(anna, bert, settings=BY_LETTER)
    assert receiver.got.get(timeout=WAIT)[0] == "/hook?for=me"
    assert counted(running, "webhooks_failed")
    assert receiver.got.empty()


@pytest.mark.parametrize("answer", [b"x" * 1_000_000, b"", b"HTTP/1.1\r\n\r\n", b"\xff \xfe\r\n"])
def test_an_answer_that_is_none_harms_nobody(
    serve: Serve, receiver: Receiver, answer: bytes
) -> None:
    running = serve(**PATIENT)
    anna, bert = running.person("Anna"), running.person("Bert")
    receiver.answer = answer
    name_hook(bert, receiver.url())
    table = to_berts_turn(anna, bert, settings=BY_LETTER)
    assert counted(running, "webhooks_failed")
    assert bert.open(table).play(1)["type"] == "done"


def test_a_receiver_that_does_not_answer_is_not_waited_for(
    serve: Serve, receiver: Receiver
) -> None:
    running = serve(webhooks=True, webhooks_inside=True, webhook_seconds=0.2)
    anna, bert = running.person("Anna"), running.person("Bert")
    receiver.hold.clear()
    name_hook(bert, receiver.url())
    table = to_berts_turn(anna, bert, settings=BY_LETTER)
    assert bert.open(table).play(1)["type"] == "done"
    assert counted(running, "webhooks_failed")


def test_a_server_calls_no_webhooks_unless_its_host_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.person("Anna")
    assert anna.get("/api/me")["webhooks"] is False
    refused = anna.http.patch("/api/me", json={"webhook": "https://hooks.example/x"})
    assert (refused.status_code, refused.json()["key"]) == (409, "webhooks-off")
    assert not server.settings.sends_webhooks()
    monkeypatch.setenv("COALFACE_WEBHOOKS", "on")
    assert server.settings.sends_webhooks()


@pytest.mark.parametrize(
    "url",
    [
        "hooks.example", "ftp://hooks.example/", "https://", "https://a:b@hooks.example/",
        "https://hooks.example:25/", "https://hooks.example:99999/", "https://hooks.example/ x",
        "https://hooks.example/\r\nX: y", "https://hööks.example/", "https://[::1/",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_target(url)


def test_what_is_inside_and_what_is_outside() -> None:
    assert not [spelled for spelled in INSIDE if is_outside(ip_address(spelled))]
    assert is_outside(ip_address("93.184.215.14"))
    assert is_outside(ip_address("2606:2800:21f:cb07:6820:80da:af6b:8b2c"))


def test_a_neighbour_of_our_own_public_address_is_inside() -> None:
    own = ip_address("2003:1:2:3::10")
    assert is_near(ip_address("2003:1:2:3:ffff::1"), own)
    assert not is_near(ip_address("2003:1:2:4::1"), own)
    assert is_near(ip_address("93.184.215.99"), ip_address("93.184.215.14"))
    assert not is_near(ip_address("93.184.216.1"), ip_address("93.184.215.14"))
    assert not is_near(own, ip_address("93.184.215.14"))
    assert not is_near(own, None)
