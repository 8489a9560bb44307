"""The versions of the database that this Coalface knows, and the way from one to another."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"


def config() -> Config:
    """Return what Alembic has to know."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


def known_revisions() -> set[str]:
    """Return all versions that there are."""
    script = ScriptDirectory.from_config(config())
    return {revision.revision for revision in script.walk_revisions()}


def newest() -> str | None:
    """Return the version that this Coalface works with."""
    return ScriptDirectory.from_config(config()).get_current_head()


def upgrade(connection: Connection, made: Config, revision: str = "head") -> None:
    """Run all migrations that are missing, in the caller's transaction."""
    made.attributes["connection"] = connection
    command.upgrade(made, revision)
