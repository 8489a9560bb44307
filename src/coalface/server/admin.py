"""`coalface admin`: what only the host of a server can do, at its own keyboard."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, Engine

from coalface.server.ids import now
from coalface.server.people.people import hasher
from coalface.server.settings import Settings, default_data
from coalface.server.store import backup as backups
from coalface.server.store import people
from coalface.server.store.checks import explained
from coalface.server.store.migration import current_revision, migrate
from coalface.server.store.ownership import Ownership
from coalface.server.store.revisions import newest
from coalface.server.store.store import open_engine, writing

VALID_MINUTES = 60


def main(
    action: str,
    data: str | None,
    login: str = "",
    file: str | None = None,
    replace: bool = False,
) -> int:
    """Do it; return the exit code."""
    settings = Settings(data=Path(data) if data else default_data())
    with explained(settings.database()):
        engine = open_engine(settings.database())
        try:
            if action == "reset":
                reset(engine, settings, login)
            elif action == "backup":
                back_up(engine, settings, None if file is None else Path(file))
            else:
                assert action == "restore"
                assert file is not None
                restore(engine, Path(file), replace)
        finally:
            engine.dispose()
    return 0


def reset(engine: Engine, settings: Settings, login: str) -> None:
    """Print a code by which an account can get a new password; a server may be running."""
    if current_revision(engine) != newest():
        with Ownership(engine):
            migrate(engine, settings.data)
    code = secrets.token_hex(10)
    hashed = hasher.hash(code)
    with writing(engine).begin() as connection:
        keep_code(connection, login, hashed)
    print(f"One-time code for {login}, good for {VALID_MINUTES} minutes: {code}")


def keep_code(connection: Connection, login: str, hashed: str) -> None:
    """A code by which an account can get a new password; ValueError if there is no such account."""
    person = people.by_login(connection, login)
    if person is None:
        raise ValueError(f"unknown login {login!r}")
    people.save_code(connection, person.id, hashed, now() + VALID_MINUTES * 60_000)


def back_up(engine: Engine, settings: Settings, file: Path | None) -> None:
    """Write a backup, by default into the data folder; a server may be running."""
    if file is None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        file = settings.data / f"coalface-{stamp}.backup"
    rows = backups.back_up(engine, file)
    print(f"Backup of {rows} rows: {file}")


def restore(engine: Engine, file: Path, replace: bool) -> None:
    """Put a backup into the database; no server may be running."""
    backups.verify(file)
    with Ownership(engine) as ownership, writing(engine).begin() as connection:
        rows = backups.restore(connection, file, replace)
        ownership.claim(connection)
    print(f"Restored {rows} rows from {file}")
