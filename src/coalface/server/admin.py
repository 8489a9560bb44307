"""`coalface admin`: what only the host of a server can do, at its own keyboard."""

import secrets
from pathlib import Path

from sqlalchemy import Connection

from coalface.server.ids import now
from coalface.server.people import hasher
from coalface.server.settings import Settings, default_data
from coalface.server.store import people
from coalface.server.store.migrate import migrate
from coalface.server.store.opening import explained
from coalface.server.store.store import open_engine, writing

VALID_MINUTES = 60


def main(action: str, login: str, data: str | None) -> int:
    """Do it; return the exit code."""
    assert action == "reset"
    settings = Settings(data=Path(data) if data else default_data())
    with explained(settings.database()):
        engine = open_engine(settings.database())
        try:
            migrate(engine)
            code = secrets.token_hex(10)
            hashed = hasher.hash(code)
            with writing(engine).begin() as connection:
                keep_code(connection, login, hashed)
        finally:
            engine.dispose()
    print(f"One-time code for {login}, good for {VALID_MINUTES} minutes: {code}")
    return 0


def keep_code(connection: Connection, login: str, hashed: str) -> None:
    """A code by which an account can get a new password; ValueError if there is no such account."""
    person = people.by_login(connection, login)
    if person is None:
        raise ValueError(f"no account has the login {login}")
    people.save_code(connection, person.id, hashed, now() + VALID_MINUTES * 60_000)
