"""Brings a database up to date when the server starts: forwards only, a backup first."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(ValueError):
    """The database was written by a newer Coalface."""


def migrate(engine: Engine) -> Path | None:
    """Run what is missing; the file of the backup if one was needed."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found == script.get_current_head():
        return None
    if found is not None and found not in known:
        raise NewerDatabase(f"the database has version {found}, which this Coalface does not know")
    backup = back_up(engine, found) if found is not None else None
    with engine.connect() as connection:
        upgrade(connection, config)
    return backup


def upgrade(connection: Connection, config: Config) -> None:
    """All migrations that are missing, in one transaction."""
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def back_up(engine: Engine, revision: str) -> Path | None:
    """Copy an SQLite file to one beside it; other databases are backed up by their own means."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    source = Path(engine.url.database)
    target = source.with_name(f"{source.name}.{revision}.{stamp}.backup")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as copy:
        old.backup(copy)
    os.chmod(target, 0o600)
    return target
