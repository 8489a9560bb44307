"""The database behind two verbs: `write`, by one thread that groups what waits, and `read`.

A write is answered when its transaction is on disk. Whatever waits while a commit is on its way
goes into the next one together, so that many tables share the cost of a sync.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from coalface.server.ids import now
from coalface.server.store.migration import migrate
from coalface.server.store.ownership import DatabaseTaken, Ownership

T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

MAX_GROUPED = 256
MAX_OUTAGES = 100
READERS = 4
POSTGRES_TIMEOUTS = {"connect_timeout": 10, "tcp_user_timeout": 20_000}
"""Of the connection (seconds, milliseconds), unless the address of the database names others."""
POSTGRES_SETTINGS = {
    "idle_in_transaction_session_timeout": 60_000,
    "lock_timeout": 15_000,
    "tcp_keepalives_idle": 10,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 3,
}
"""Of the session: a transaction whose client is gone must not hold its locks for hours."""

log = logging.getLogger("coalface.store")


class StoreClosed(RuntimeError):
    """The server is stopping; nothing is written any more."""


STORE_ERRORS = (SQLAlchemyError, sqlite3.Error, psycopg.Error, DatabaseTaken, StoreClosed)
"""What is raised when something cannot be read or written, or nobody knows whether it was."""

NO_ANSWER = (OperationalError, InterfaceError, sqlite3.OperationalError, psycopg.OperationalError)
"""Those of them that say that the database is away."""


class Store:
    """One database. Jobs get a connection inside a transaction and must not keep it."""

    def __init__(self, url: str, backups: Path | None = None, back_up: bool = True) -> None:
        self.engine = open_engine(url)
        self._writing = writing(self.engine)
        self._connection: Connection | None = None
        self.ownership = Ownership(self.engine)
        self.outages: deque[tuple[int, int]] = deque(maxlen=MAX_OUTAGES)
        """When the database did not answer: from the last success before to the first after."""
        self._answered = now()
        self._away = False
        self.backup = self._prepare(backups, back_up)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    def _prepare(self, backups: Path | None, back_up: bool) -> Path | None:
        """Take the database for us alone, and bring it up to date; the backup if one was made."""
        try:
            self.ownership.take()
            made = migrate(self.engine, backups, back_up)
            with self._writing.begin() as connection:
                self.ownership.claim(connection)
        except BaseException:
            self.ownership.release()
            self.engine.dispose()
            raise
        return made

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; it is on disk when this returns."""
        if self._closed:
            raise StoreClosed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((job, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads."""
        if self._closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_sync, job)

    def read_sync(self, job: Job[T]) -> T:
        """Do a job that only reads, for a caller that may wait."""
        with self.engine.connect() as connection:
            return job(connection)

    @contextmanager
    def startup_transaction(self) -> Iterator[Connection]:
        """Yield a transaction that writes, for use before the server answers anyone."""
        with self._writing.begin() as connection:
            yield connection

    def serve(self) -> None:
        """From now on nobody waits for the database on an event loop: whoever tries fails."""
        event.listen(self.engine, "checkout", _refuse_event_loop)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        self._waiting.put(None)
        self._writer.join()
        if self._connection is not None:
            self._connection.close()
        self._readers.shutdown()
        self.ownership.release()
        self.engine.dispose()

    def _write_all(self) -> None:
        going = True
        while going:
            group = [self._waiting.get()]
            while len(group) < MAX_GROUPED and not self._waiting.empty():
                group.append(self._waiting.get())
            jobs = [item for item in group if item is not None]
            going = len(jobs) == len(group)
            if jobs:
                resolve(self._write_group(jobs))

    def _write_group(self, jobs: list[Waiting]) -> list[Answer]:
        """Write all in one transaction; if that fails, each in its own."""
        try:
            results = self._transact([job for job, _ in jobs])
        except Exception:
            return [self._write_one(job, done) for job, done in jobs]
        return [(done, result, None) for (_, done), result in zip(jobs, results, strict=True)]

    def _write_one(self, job: Job[Any], done: "asyncio.Future[Any]") -> Answer:
        try:
            return (done, self._transact([job])[0], None)
        except Exception as error:
            return (done, None, error)

    def _transact(self, jobs: list[Job[T]]) -> list[T]:
        """Do jobs in one transaction, on the same connection as before unless that has failed."""
        connection = self._connect()
        try:
            with connection.begin():
                self.ownership.check(connection)
                results = [job(connection) for job in jobs]
            self._note_answer()
            return results
        except Exception as error:
            self._away |= isinstance(error, NO_ANSWER)
            self._connection = None
            connection.invalidate()
            connection.close()
            raise

    def _connect(self) -> Connection:
        try:
            self._connection = self._connection or self._writing.connect()
        except NO_ANSWER:
            self._away = True
            raise
        return self._connection

    def _note_answer(self) -> None:
        if self._away:
            self.outages.append((self._answered, now()))
        self._answered, self._away = now(), False


def _refuse_event_loop(*_: object) -> None:
    """Fail where an event loop would wait for the database, and with it everyone else."""
    with suppress(RuntimeError):
        asyncio.get_running_loop()
        raise AssertionError("the event loop must not wait for the database")


def resolve(answers: list[Answer]) -> None:
    """Wake those who wait, all of one event loop at once."""
    loops = {id(done.get_loop()): done.get_loop() for done, _, _ in answers}
    for key, loop in loops.items():
        mine = [answer for answer in answers if id(answer[0].get_loop()) == key]
        with suppress(RuntimeError):  # whoever waited has ended with its loop
            loop.call_soon_threadsafe(_wake, mine)


def _wake(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def open_engine(url: str) -> Engine:
    """Return an engine whose SQLite is durable, for one writer and several readers."""
    lite = url.startswith("sqlite")
    styled = {"paramstyle": "named"} if lite else {}  # as dicts, for PostgreSQL's driver too
    given = make_url(url).query
    timeouts = {} if lite else {k: v for k, v in POSTGRES_TIMEOUTS.items() if k not in given}
    # What an error says is logged, and must not hold what people have sent.
    engine = create_engine(
        url,
        pool_size=READERS + 3,
        pool_pre_ping=not lite,
        connect_args=timeouts,
        hide_parameters=True,
        **styled,
    )
    if lite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgres)
    return engine


def _prepare_postgres(connection: Any, _: ConnectionPoolEntry) -> None:
    """Let the server notice soon that we are gone, and end what we left unfinished."""
    connection.autocommit = True
    for setting, value in POSTGRES_SETTINGS.items():
        connection.execute(f"SET {setting} = {value}")
    connection.autocommit = False


def _prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """WAL, synced at every commit; transactions are begun by us and not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def writing(engine: Engine) -> Engine:
    """Return the engine for transactions that write: what they read stays true until they do."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes its turn at once; another never waits."""
    writes = connection.get_execution_options().get("writes", False)
    # By the driver itself: SQLAlchemy's own way to execute costs as much as the move's statements.
    cursor = connection.connection.cursor()
    cursor.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    cursor.close()
