"""The store: migrations, backups, one writer that groups, jobs that fail alone."""

import asyncio
import shutil
import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from coalface.server.store import Store, people, revisions, tables
from coalface.server.store.backup import Header, read_backup
from coalface.server.store.migration import NewerDatabase, NoBackup
from coalface.server.store.ownership import OWNER
from coalface.server.store.schema import meta, metadata
from coalface.server.store.store import open_engine, writing
from coalface.server.table.bot_names import FIRST_NAMES

LATER = """
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{newest}"
def upgrade():
    op.create_table("later", sa.Column("x", sa.Integer))
"""


def keep(key: str, connection: Connection) -> str:
    connection.execute(insert(meta).values(key=key, value="x"))
    return key


def keys(connection: Connection) -> set[str]:
    return set(connection.execute(select(meta.c.key).where(meta.c.key != OWNER)).scalars())


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    store = Store(database)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    store.close()


def test_what_waits_is_written_together_and_a_failure_spoils_no_other(database: str) -> None:
    store = Store(database)

    async def run() -> list[object]:
        await store.write(lambda connection: keep("taken", connection))
        jobs = [f"key{number}" for number in range(20)]
        jobs.insert(7, "taken")
        return await asyncio.gather(
            *(store.write(lambda c, job=job: keep(job, c)) for job in jobs),  # type: ignore[misc]
            return_exceptions=True,
        )

    results = asyncio.run(run())
    assert [isinstance(result, Exception) for result in results].count(True) == 1
    assert isinstance(results[7], Exception)
    assert len(store.read_sync(keys)) == 21
    store.close()


def test_a_database_is_opened_again(database: str) -> None:
    first = Store(database)
    asyncio.run(first.write(lambda connection: keep("stored", connection)))
    first.close()
    second = Store(database)
    assert second.backup is None
    assert second.read_sync(keys) == {"stored"}
    second.close()


def test_a_backup_is_made_before_a_migration(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older database is backed up, with what is in it, before it is changed."""
    first = Store(database)
    asyncio.run(first.write(lambda connection: keep("stored", connection)))
    first.close()
    before = revisions.newest()
    add_migration(tmp_path, monkeypatch)
    second = Store(database, tmp_path / "backups")
    second.close()
    assert second.backup is not None
    assert second.backup.parent == tmp_path / "backups"
    assert second.backup.stat().st_mode & 0o777 == 0o600
    header, *lines = read_backup(second.backup)
    assert isinstance(header, Header)
    assert header.revision == before
    assert ["stored", "x"] in lines
    third = Store(database, tmp_path / "backups")
    third.close()
    assert third.backup is None


def test_without_a_backup_nothing_is_migrated_unless_the_host_says_so(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(database).close()
    add_migration(tmp_path, monkeypatch)
    nowhere = tmp_path / "file" / "backups"
    nowhere.parent.write_text("no folder")
    with pytest.raises(NoBackup, match="--no-backup"):
        Store(database, nowhere)
    engine = open_engine(database)
    assert not inspect(engine).has_table("later")
    store = Store(database, nowhere, back_up=False)
    assert inspect(engine).has_table("later")
    assert store.backup is None
    store.close()
    engine.dispose()


FIRST = "INSERT INTO people (id, name, lang, deleted, created) VALUES ('a', 'Anna', 'nl', false, 1)"

TABLE = """INSERT INTO tables (id, game, options, rules, components, agreed, visibility, status,
    host_name, secret, paused, actors, taken_over, created, touched) VALUES ('t', 'coal_baron',
    '{}', 1, '1', '{"pace": "correspondence"}', 'link', 'open', 'Anna', 's', false, '[]',
    0, 1, 1)"""
CHAT = """INSERT INTO chat ("table", number, room, person, name, text, at)
    VALUES ('t', 1, 'players', 'a', 'Anna', 'hello', 1)"""

SEATS = [
    f"INSERT INTO seats (\"table\", seat, name, person, bot, nonce) VALUES ('t', {values}, '')"
    for values in (
        "0, 'Anna', 'a', NULL",
        "1, 'foreman', NULL, 'foreman'",
        "2, 'foreman#2', NULL, 'foreman'",
        "3, 'someone', NULL, 'hewer'",
    )
]


def test_a_database_of_the_first_version_is_brought_up_to_date(
    database: str, tmp_path: Path
) -> None:
    engine = open_engine(database)
    config = Config()
    config.set_main_option("script_location", str(revisions.MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    with writing(engine).begin() as connection:
        for row in (FIRST, TABLE, CHAT, *SEATS):
            connection.execute(text(row))
    engine.dispose()
    store = Store(database, tmp_path)
    anna = store.read_sync(lambda connection: people.find(connection, "a"))
    table = store.read_sync(lambda connection: tables.load(connection, "t"))
    store.close()
    assert anna is not None
    assert (anna.name, anna.lang, anna.webhook) == ("Anna", "nl", None)
    assert store.backup is not None
    assert table is not None
    assert table.row.settings.pace == "correspondence"
    assert [(line.text, line.id) for line in table.chat] == [("hello", None)]
    names = [seat.name for seat in table.seats]
    assert (names[0], names[3]) == ("Anna", "someone")
    assert set(names[1:3]) < set(FIRST_NAMES)
    assert names[1] != names[2]


def add_migration(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one migration more than there is."""
    grown = folder / "migrations"
    shutil.copytree(revisions.MIGRATIONS, grown)
    newest = sorted((grown / "versions").glob("*.py"))[-1].stem.partition("_")[0]
    (grown / "versions" / "9999_later.py").write_text(LATER.format(newest=newest))
    monkeypatch.setattr(revisions, "MIGRATIONS", grown)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "coalface.db"
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    connection.close()
    with pytest.raises(NewerDatabase, match="from-the-future"):
        Store(f"sqlite:///{path}")


def test_sqlite_is_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'coalface.db'}")
    with store.engine.connect() as connection:
        pragmas = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    store.close()
    assert pragmas == ["wal", 2, 1]


def test_a_transaction_that_writes_takes_its_turn_before_it_reads(tmp_path: Path) -> None:
    """Else another's commit between its reading and its writing would make it fail."""
    store = Store(f"sqlite:///{tmp_path / 'coalface.db'}")
    wrote: list[threading.Thread] = []

    def read_then_write(connection: Connection) -> str:
        keys(connection)
        other = threading.Thread(target=lambda: asyncio.run(store.write(partial(keep, "other"))))
        other.start()
        wrote.append(other)
        return keep("mine", connection)

    with writing(store.engine).begin() as connection:
        read_then_write(connection)
    wrote[0].join()
    assert store.read_sync(keys) == {"mine", "other"}
    store.close()
