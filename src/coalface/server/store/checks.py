"""Says in one line why a database cannot be opened, and in a few words why it cannot be written."""

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, insert, make_url, text, update
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from coalface.server.store.schema import meta

BACKENDS = ("sqlite", "postgresql")
MAGIC = b"SQLite format 3\0"
PROBE = "probe"
REASONS = {
    "disk is full": "the disk is full",
    "No space left": "the disk is full",
    "is locked": "the database is locked by another program",
    "readonly": "the database is read-only",
    "read-only": "the database is read-only",
    "not a database": "the file is not an SQLite database",
    "malformed": "the database file is damaged",
    "disk I/O": "the disk cannot be read or written",
    "unable to open": "the database file cannot be opened",
    "connection": "the database cannot be reached",
}
"""What a driver says, and what that means; the first that fits."""


class BadDatabase(ValueError):
    """A database that cannot be used; the message is one line for the host."""


def reason_of(error: BaseException) -> str:
    """Return what is wrong with a database, in a few words that name no place and no secret."""
    text = str(error)
    found = (words for part, words in REASONS.items() if part in text)
    return next(found, "the database refuses to work")


def first_line(error: BaseException) -> str:
    """Return the first line of what a driver says, which names no parameters."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0] if lines else type(cause).__name__


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Raise what goes wrong with a database as BadDatabase, in one line without a password."""
    try:
        check_address(url)
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise BadDatabase(f"{shown(url)}: {reason_of(error)} ({first_line(error)})") from error


def shown(url: str) -> str:
    """Return a database as its host knows it: a file, or an address without the password."""
    made = make_url(url)
    if made.get_backend_name() == "sqlite":
        return made.database or "the database in memory"
    return made.render_as_string(hide_password=True)


def check_address(url: str) -> None:
    """Look at the address of a database, and at the file that it names; BadDatabase."""
    try:
        made = make_url(url)
        backend = made.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise BadDatabase("the address of the database cannot be read; " + ACCEPTED) from error
    if backend not in BACKENDS:
        raise BadDatabase(f"unknown kind of database {backend!r}; {ACCEPTED}")
    if backend == "sqlite":
        check_file(made)


ACCEPTED = "accepted: sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"


def check_file(url: URL) -> None:
    """Refuse what is plainly no database, before SQLite takes it for a new one."""
    if not url.database or url.database.startswith((":", "file:")):
        return
    path = Path(url.database)
    if path.is_dir():
        raise BadDatabase(f"{path}: is a folder, expected a database file")
    if not path.exists():
        return
    try:
        with path.open("rb") as opened:
            head = opened.read(len(MAGIC))
    except OSError as error:
        raise BadDatabase(f"{path}: {error.strerror}") from error
    if not head:
        raise BadDatabase(
            f"{path}: is empty (0 bytes), so its games are lost: put a backup in its place, or "
            "delete the file to start again"
        )
    if head != MAGIC:
        raise BadDatabase(f"{path}: is not an SQLite database; was another file put in its place?")


def check_pages(engine: Engine) -> None:
    """Look through an SQLite file, which may be cut or damaged where no query goes; BadDatabase."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if found != "ok":
        problem = " ".join(found.split())
        raise BadDatabase(f"{engine.url.database}: the database file is damaged ({problem})")


def probe(connection: Connection) -> None:
    """Write something that means nothing, to see whether writing works.

    It is something new each time: SQLite does not write what is there already.
    """
    new = secrets.token_hex(8)
    done = connection.execute(update(meta).where(meta.c.key == PROBE).values(value=new))
    if not done.rowcount:
        connection.execute(insert(meta).values(key=PROBE, value=new))
