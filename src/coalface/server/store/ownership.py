"""One server per database: a lock that ends with its process, and a token that every write checks.

The lock lets a second server refuse to start. It can be lost while a server runs (its connection is
cut, its file is deleted), so the data does not depend on it: whoever takes the lock writes a new
token into the database, and every transaction that writes begins by locking and comparing it. A
server whose token has been replaced cannot write any more. Since the token's row stays locked until
the end of such a transaction, one whose connection was cut in the middle ends before the next one.
"""

import fcntl
import os
import secrets
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, Engine, delete, insert, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from coalface.server.store.schema import meta

OWNER = "owner"
LOCK = int.from_bytes(b"coalface") >> 1
"""The key of PostgreSQL's advisory lock; it belongs to one database."""
LOCK_TIMEOUT = 3.0
"""Seconds until a lock counts as taken: a process that was killed may leave it a moment later."""
RETRY_INTERVAL = 0.1


class DatabaseInUse(ValueError):
    """Another server uses the database."""


class DatabaseTaken(RuntimeError):
    """Another server has taken over the database; this one cannot write to it any more."""


class Ownership:
    """The right to write to a database, from `take` until `release`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._token = secrets.token_hex(16)
        lite = engine.dialect.name == "sqlite"
        self._lock: FileLock | AdvisoryLock = FileLock(engine) if lite else AdvisoryLock(engine)
        self._keeping = threading.Lock()
        self._select = f"SELECT value FROM meta WHERE key = '{OWNER}'" + (
            "" if lite else " FOR UPDATE"
        )
        self.lost = False
        """Whether another server has taken over."""

    def __enter__(self) -> Self:
        """Own the database for a while."""
        try:
            self.take()
        except BaseException:
            self.release()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of it."""
        self.release()

    def take(self) -> None:
        """Take the lock, then shut out whoever still writes; DatabaseInUse if it is taken."""
        until = time.monotonic() + LOCK_TIMEOUT
        while not self._lock.take():
            if time.monotonic() > until:
                shown = self._engine.url.render_as_string(hide_password=True)
                raise DatabaseInUse(
                    f"another Coalface server uses the database {shown}; stop it first"
                )
            time.sleep(RETRY_INTERVAL)
        with self._engine.execution_options(writes=True).begin() as connection:
            if inspect(connection).has_table(meta.name):
                self.claim(connection)

    def claim(self, connection: Connection) -> None:
        """Write our token into the database."""
        connection.execute(delete(meta).where(meta.c.key == OWNER))
        connection.execute(insert(meta).values(key=OWNER, value=self._token))

    def check(self, connection: Connection) -> None:
        """Begin a transaction that writes; DatabaseTaken if the database is not ours any more."""
        cursor = connection.connection.cursor()
        found = cursor.execute(self._select).fetchone()
        cursor.close()
        if found is None or found[0] != self._token:
            self.lost = True
            raise DatabaseTaken("another Coalface server has taken over the database")

    def renew(self) -> None:
        """Take the lock again if it was lost; what is written is checked in any case."""
        with self._keeping:
            if not self._lock.held():
                self._lock.take()

    def release(self) -> None:
        """Let another server have the database."""
        with self._keeping:
            self._lock.release()


class FileLock:
    """A lock on a file beside an SQLite database; the system releases it when the process ends."""

    def __init__(self, engine: Engine) -> None:
        name = (engine.url.database or "").removeprefix("file:")
        self._path = None if name in ("", ":memory:") else Path(f"{Path(name).resolve()}.lock")
        self._file: int | None = None

    def take(self) -> bool:
        """Try to take the lock."""
        if self._path is None:
            return True
        opened = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(opened)
            return False
        self._file = opened
        return True

    def held(self) -> bool:
        """Return whether we have the lock; a file lock is never lost."""
        return self._path is None or self._file is not None

    def release(self) -> None:
        """Give the lock up. The file stays: who deletes it could delete another's lock."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class AdvisoryLock:
    """PostgreSQL's advisory lock on a connection of its own; it ends with the connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None

    def take(self) -> bool:
        """Try to take the lock."""
        if self._connection is None:
            self._connection = self._engine.connect()
        taken = self._connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": LOCK})
        return bool(taken.scalar())

    def held(self) -> bool:
        """Return whether we have the lock still: it is lost with the connection."""
        if self._connection is None:
            return False
        try:
            self._connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            self.release()
            return False
        return True

    def release(self) -> None:
        """Give the lock up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()
