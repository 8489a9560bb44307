"""Backups: one file that holds a whole database, from SQLite or PostgreSQL, and restores to either.

The file is gzipped text of one JSON value per line. The first line is the header: format, version
of the database, time. Then, for each table, a line with its name and columns, followed by its rows,
one array each. The last line is the footer: the number of lines before it and their SHA-256.
A backup is one snapshot and needs no pause; a restore is one transaction, and begins only when
the whole file has been read and its checksum is right.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select

from coalface.server.store.ownership import OWNER
from coalface.server.store.revisions import VERSION_TABLE, config, known_revisions, upgrade

FORMAT = 1
AT_A_TIME = 500
"""The number of rows read or written at once."""
FILLED_BY_SERVER = {"meta", VERSION_TABLE}
"""Tables that a server fills by itself."""


class BadBackup(ValueError):
    """A file that is no backup, or not a whole one."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a backup."""

    coalface_backup: int
    revision: str
    created: str


class TableHead(msgspec.Struct, frozen=True, kw_only=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Footer(msgspec.Struct, frozen=True, kw_only=True):
    """The last line of a backup."""

    lines: int
    sha256: str


Line = Header | TableHead | list[Any]


# --- write ---


def back_up(engine: Engine, target: Path) -> int:
    """Write a snapshot of a database to a new file; return the number of rows."""
    part = target.with_name(f"{target.name}.part")
    if target.exists():
        raise FileExistsError(17, "File exists", str(target))
    opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(opened, "wb") as raw:
            rows = _write(engine, raw)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return rows


def _write(engine: Engine, raw: BinaryIO) -> int:
    snapshot = engine
    if engine.dialect.name != "sqlite":  # whose transactions see one snapshot anyway
        snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
    digest, lines, rows = sha256(), 0, 0
    with (
        gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed,
        snapshot.connect() as connection,
    ):
        for line in _dump(connection):
            encoded = msgspec.json.encode(line) + b"\n"
            packed.write(encoded)
            digest.update(encoded)
            lines += 1
            rows += isinstance(line, list)
        packed.write(msgspec.json.encode(Footer(lines=lines, sha256=digest.hexdigest())) + b"\n")
    return rows


def _dump(connection: Connection) -> Iterator[Line]:
    """Yield all lines of a backup but the last."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise ValueError("this database is not one of Coalface, or no server has used it yet")
    created = datetime.now(UTC).isoformat(timespec="seconds")
    yield Header(coalface_backup=FORMAT, revision=revision, created=created)
    for table in _stored_tables(connection):
        columns = [str(column.name) for column in table.columns]
        yield TableHead(table=str(table.name), columns=columns)
        found = select(table)
        if table.name == "meta":
            found = found.where(table.c.key != OWNER)
        for row in connection.execute(found, execution_options={"yield_per": AT_A_TIME}):
            yield list(row)


def _stored_tables(connection: Connection) -> list[Table]:
    """Return the tables that a database has, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


# --- read ---


def read_backup(path: Path) -> Iterator[Line]:
    """Read a backup line by line; BadBackup if it is not whole, at the end at the latest."""
    try:
        with gzip.open(path, "rb") as lines:
            yield from _read_lines(path, lines)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise BadBackup(f"{path}: not a complete backup of Coalface ({error})") from error


def _read_lines(path: Path, lines: Any) -> Iterator[Line]:
    digest, count, last = sha256(), 0, b""
    for number, line in enumerate(lines):
        if last:
            digest.update(last)
            count += 1
            yield _parse(path, last, number - 1)
        last = line
    if not last:
        raise BadBackup(f"{path}: is empty, expected a backup of Coalface")
    footer = msgspec.json.decode(last, type=Footer)
    if (footer.lines, footer.sha256) != (count, digest.hexdigest()):
        raise BadBackup(f"{path}: the checksum is wrong")


def _parse(path: Path, line: bytes, number: int) -> Line:
    if number == 0:
        header = msgspec.json.decode(line, type=Header)
        if header.coalface_backup != FORMAT:
            given = header.coalface_backup
            raise BadBackup(f"{path}: backup format {given}; this Coalface reads format {FORMAT}")
        return header
    return msgspec.json.decode(line, type=TableHead | list[Any])


def verify(path: Path) -> tuple[Header, int]:
    """Read a whole backup; its header and the number of rows, or BadBackup."""
    header: Header | None = None
    rows = 0
    for line in read_backup(path):
        if isinstance(line, Header):
            header = line
            if header.revision not in known_revisions():
                raise BadBackup(
                    f"{path}: the backup has version {header.revision}, "
                    "which this Coalface does not know"
                )
        rows += isinstance(line, list)
    if header is None:
        raise BadBackup(f"{path}: the header is missing")
    return header, rows


# --- restore ---


def restore(connection: Connection, path: Path, replace: bool) -> int:
    """Put a backup into a database, in the caller's transaction; return the number of rows.

    ValueError if the database is not empty, unless it is to be replaced.
    """
    header, rows = verify(path)
    old = _stored_tables(connection)
    if not replace and not _is_empty(connection, old):
        raise ValueError("this database is not empty; --replace deletes what is in it")
    for table in reversed(old):
        table.drop(connection)
    if inspect(connection).has_table(VERSION_TABLE):
        connection.exec_driver_sql(f"DROP TABLE {VERSION_TABLE}")
    made: Config = config()
    upgrade(connection, made, header.revision)
    _fill(connection, path)
    upgrade(connection, made, "head")
    return rows


def _is_empty(connection: Connection, found: list[Table]) -> bool:
    filled = [table for table in found if table.name not in FILLED_BY_SERVER]
    counts = [connection.execute(select(func.count()).select_from(table)) for table in filled]
    return not any(count.scalar() for count in counts)


def _fill(connection: Connection, path: Path) -> None:
    """Insert all rows of a backup into the empty tables of its version."""
    tables = {table.name: table for table in _stored_tables(connection)}
    table, columns, waiting = None, list[str](), list[dict[str, Any]]()
    for line in read_backup(path):
        if isinstance(line, list) and table is not None:
            waiting.append(dict(zip(columns, line, strict=True)))
        if waiting and (not isinstance(line, list) or len(waiting) == AT_A_TIME):
            assert table is not None
            connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, TableHead):
            if line.table not in tables or not set(line.columns) <= set(
                tables[line.table].c.keys()
            ):
                raise BadBackup(f"{path}: this version has no table {line.table} of that form")
            table, columns = tables[line.table], line.columns
    if waiting and table is not None:
        connection.execute(insert(table), waiting)
