"""Databases that fail on purpose: PostgreSQL behind a proxy on loopback, SQLite by its events."""

import socket
import sqlite3
import threading
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from coalface.server.store import Store

COMMIT = b"COMMIT"


class Faults(Protocol):
    """What can go wrong with a database."""

    url: str

    def attach(self, store: Store) -> None:
        """Be the database of this store."""

    def fail(self, after: int = 0) -> None:
        """After some commits, let everything fail, reading and writing, until it is healed."""

    def heal(self) -> None:
        """Let everything work again."""

    def cut_at_commit(self, times: int = 1) -> None:
        """Let transactions end before their commit; the database stays reachable."""

    def lose_answer(self) -> None:
        """Let the next transaction be committed, but its answer be lost."""

    def close(self) -> None:
        """End it."""


class Plan:
    """What happens to the commits to come."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.failing = False
        self._left: int | None = None
        self._next: list[str] = []

    def fail(self, after: int = 0) -> None:
        """See Faults."""
        with self.lock:
            self.failing, self._left = after == 0, after or None

    def heal(self) -> None:
        """See Faults."""
        with self.lock:
            self.failing, self._left, self._next = False, None, []

    def cut_at_commit(self, times: int = 1) -> None:
        """See Faults."""
        self._next = ["cut"] * times

    def lose_answer(self) -> None:
        """See Faults."""
        self._next = ["lose"]

    def at_commit(self) -> str:
        """What happens to this commit: `cut`, `lose`, or nothing."""
        with self.lock:
            if self._left == 0:
                self.failing = True
            if self.failing:
                return "cut"
            if self._left is not None:
                self._left -= 1
            return self._next.pop() if self._next else ""


class SqliteFaults(Plan):
    """Faults by the events of SQLAlchemy: what they raise is what a disk error would."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def attach(self, store: Store) -> None:
        """See Faults."""
        event.listen(store.engine, "begin", self._begin)
        event.listen(store.engine, "commit", self._commit)

    def _begin(self, _: Connection) -> None:
        if self.failing:
            raise self._error()

    def _commit(self, connection: Connection) -> None:
        happens = self.at_commit()
        if happens == "lose":
            connection.connection.driver_connection.execute("COMMIT")  # type: ignore[union-attr]
        if happens:
            raise self._error()

    def _error(self) -> OperationalError:
        return OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

    def close(self) -> None:
        """See Faults."""


class Proxy(Plan):
    """Between a server and its PostgreSQL; reads enough of the protocol to know a COMMIT."""

    def __init__(self, address: str) -> None:
        super().__init__()
        parts = urlsplit(address)
        folder = parse_qs(parts.query)["host"][0]
        self._target = f"{folder}/.s.PGSQL.5432"
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        plain = "sslmode=disable&gssencmode=disable"
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{port}{parts.path}?{plain}"
        threading.Thread(target=self._accept, daemon=True).start()

    def attach(self, store: Store) -> None:
        """See Faults."""

    def fail(self, after: int = 0) -> None:
        """See Faults: all connections are cut, and new ones refused."""
        super().fail(after)
        if not after:
            self.cut_all()

    def cut_all(self) -> None:
        """Cut all connections that are open now."""
        for opened in list(self._open):
            self._shut(opened)

    def _shut(self, *sockets: socket.socket) -> None:
        for opened in sockets:
            self._open.discard(opened)
            with suppress(OSError):
                opened.shutdown(socket.SHUT_RDWR)
            opened.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.failing:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(self._target)
                except OSError:
                    client.close()
                    continue
                self._open |= {client, server}
                Pair(self, client, server)

    def close(self) -> None:
        """See Faults."""
        self._listening.close()
        self.cut_all()


class Pair:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, client: socket.socket, server: socket.socket) -> None:
        self.proxy = proxy
        self.client = client
        self.server = server
        self.swallows = False
        for work in (self._forward, self._answer):
            threading.Thread(target=self._run, args=(work,), daemon=True).start()

    def _run(self, work: Any) -> None:
        with suppress(OSError):
            work()
        self.proxy._shut(self.client, self.server)

    def _forward(self) -> None:
        while data := self.client.recv(65536):
            happens = self.proxy.at_commit() if COMMIT in data else ""
            if happens == "cut":
                if self.proxy.failing:
                    self.proxy.cut_all()
                return
            self.swallows |= happens == "lose"
            self.server.sendall(data)

    def _answer(self) -> None:
        while data := self.server.recv(65536):
            if self.swallows:
                return
            self.client.sendall(data)
