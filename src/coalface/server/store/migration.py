"""Brings a database up to date when the server starts: forwards only, a backup first."""

from datetime import UTC, datetime
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

from coalface.server.store.backup import back_up as write_backup
from coalface.server.store.revisions import config, known_revisions, newest, upgrade


class NewerDatabase(ValueError):
    """The database was written by a newer Coalface."""


class NoBackup(ValueError):
    """A migration was refused, as the backup that comes before it could not be made."""


def current_revision(engine: Engine) -> str | None:
    """Return the version of a database, None if it is new; NewerDatabase if it is unknown."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_revisions():
        raise NewerDatabase(f"the database has version {found}, which this Coalface does not know")
    return found


def migrate(engine: Engine, backups: Path | None = None, back_up: bool = True) -> Path | None:
    """Run what is missing; the file of the backup if one was needed.

    The backup lies in the folder `backups`, by default beside an SQLite file.
    """
    found = current_revision(engine)
    if found == newest():
        return None
    made = _back_up(engine, found, backups) if found is not None and back_up else None
    with engine.execution_options(writes=True).begin() as connection:
        upgrade(connection, config())
    return made


def _back_up(engine: Engine, revision: str, folder: Path | None) -> Path:
    """Back up a database before it is changed; NoBackup if that fails."""
    if folder is None and engine.dialect.name == "sqlite" and engine.url.database:
        folder = Path(engine.url.database).parent
    if folder is None:
        raise NoBackup("the database must be migrated, and there is no folder for its backup")
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = folder / f"coalface-{revision}-{stamp}.backup"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_backup(engine, target)
    except OSError as error:
        raise NoBackup(
            f"the database must be migrated, and its backup {target} could not be written "
            f"({error.strerror}); --no-backup migrates without one"
        ) from error
    return target
