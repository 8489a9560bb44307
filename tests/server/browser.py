"""A person with a browser, as the tests need one: REST by httpx, sockets by websockets."""

import itertools
import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

WAIT = 90.0
"""Seconds that no answer needs, on however busy a machine."""
NONCE = "00112233445566778899aabbccddeeff"

Message = dict[str, Any]
number = itertools.count(1)


class Window:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Message] = []
        self.positions: dict[int | None, Message] = {}

    def send(self, type: str, **fields: Any) -> str:
        """Say something; returns its id."""
        id = f"m{next(number)}"
        with_id = {} if type in ("hello", "lang", "text") else {"id": id}
        self.socket.send(json.dumps({"type": type, **with_id, **fields}))
        return str(fields.get("id", id))

    def receive(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=WAIT))
        if message["type"] == "position":
            self.positions[message["seat"]] = message
        return message

    def until(self, type: str, **fields: Any) -> Message:
        """Read on to a message of this type, with these fields."""
        while True:
            message = self.receive()
            self.received.append(message)
            if message["type"] == type and all(message[k] == v for k, v in fields.items()):
                return message

    def answer(self, type: str, **fields: Any) -> Message:
        """Say something and read on to its answer."""
        id = self.send(type, **fields)
        while True:
            message = self.receive()
            self.received.append(message)
            if message.get("id") == id:
                return message

    def last(self, type: str) -> Message:
        """The newest message of this type among those that were read."""
        return next(message for message in reversed(self.received) if message["type"] == type)

    def play(self, seat: int, which: int = 0, **more: Any) -> Message:
        """Make one of the legal moves of a seat, and read on to the answer."""
        position = self.positions[seat]
        move = position["legal"][which % len(position["legal"])]["move"]
        return self.answer("move", seat=seat, move=move, decision=position["decision"], **more)

    def closed(self) -> int:
        """Read until the server closes; its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else 0

    def close(self) -> None:
        """Shut the window."""
        self.socket.close()


class Browser:
    """One person: a cookie, and windows at tables."""

    def __init__(self, url: str, name: str | None = "Anna", lang: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT, verify=False)
        self.opened = ExitStack()
        self.me: Message = {}
        if name is not None:
            self.me = self.post("/api/guests", name=name, lang=lang)

    def post(self, path: str, status: int = 201, **body: Any) -> Any:
        """POST JSON; the answer."""
        return read(self.http.post(path, json=body), status)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """GET; the answer, as JSON or text."""
        return read(self.http.get(path, params=query), status)

    def table(self, seats: str = "me,anyone", game: str = "coal-baron", **more: Any) -> Message:
        """Make a table: `me,anyone,bot:greedy`."""
        wanted = [seat.partition(":") for seat in seats.split(",")]
        placed = [{"who": who, **({"bot": bot} if bot else {})} for who, _, bot in wanted]
        made: Message = self.post("/api/tables", game=game, seats=placed, nonce=NONCE, **more)
        return made

    def join(self, table: str, status: int = 201, **more: Any) -> Message:
        """Take a free seat."""
        joined: Message = self.post(f"/api/tables/{table}/join", status, nonce=NONCE, **more)
        return joined

    def socket(self, table: str, origin: str | None = None) -> ClientConnection:
        """A bare socket at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opened = connect(
            address,
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            open_timeout=WAIT,
            close_timeout=1.0,
        )
        return self.opened.enter_context(opened)

    def open(self, table: str, lang: str = "en", wait: bool = True, **more: Any) -> Window:
        """Sit down at a table with a window."""
        window = Window(self.socket(table))
        window.send("hello", version=2, lang=lang, **more)
        welcome = window.until("welcome")
        if wait and welcome["table"]["status"] != "open":
            for _ in welcome["you"]["seats"] or [None]:
                window.until("position")
        return window

    def close(self) -> None:
        """Shut everything."""
        self.opened.close()
        self.http.close()


def read(response: httpx.Response, status: int) -> Any:
    """The answer to a request that must end with this status."""
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    if not response.content:
        return None
    kind = response.headers["content-type"]
    return response.json() if "json" in kind else response.text


def two_at_a_table(anna: Browser, bert: Browser, **more: Any) -> tuple[str, Window, Window]:
    """A game of two that has begun, with a window each; Anna has seat 0."""
    table = anna.table("me,anyone", **more)["id"]
    bert.join(table)
    return table, anna.open(table), bert.open(table)


def play_out(windows: dict[int, Window], most: int = 10_000) -> int:
    """Let two or more windows play by turns, each the next of its moves; how many were made."""
    made = 0
    while made < most:
        position = next(iter(windows.values())).positions[next(iter(windows))]
        if position["over"]:
            break
        seat = position["actors"][0]
        answer = windows[seat].play(seat, made)
        assert answer["type"] == "done", answer
        made += 1
        for other, window in windows.items():
            if window is not windows[seat]:
                window.until("position", seat=other)
    return made
