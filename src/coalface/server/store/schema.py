"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself remembers: the key of its signatures, when it was last alive."""

people = Table(
    "people",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("login", String(40), nullable=True, unique=True),
    Column("password", Text, nullable=True),
    Column("reset_code", Text, nullable=True),
    Column("reset_until", BigInteger, nullable=True),
    Column("vacation_until", BigInteger, nullable=True),
    Column("vacation_used", BigInteger, nullable=True),
    Column("vacation_year", Integer, nullable=True),
    Column("webhook", Text, nullable=True),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""Open sessions; a cookie whose hash is not here is worth nothing."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(40), nullable=False),
    Column("own_components", Text, nullable=True),
    Column("agreed", Text, key="settings", nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=True),
    Column("host_name", String(80), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("paused", Boolean, nullable=False, default=False),
    Column("actors", Text, nullable=False),
    Column("clock", Text, nullable=True),
    Column("wake", BigInteger, nullable=True),
    Column("scores", Text, nullable=True),
    Column("standing", Text, nullable=True),
    Column("rematch", String(26), nullable=True),
    Column("continued_from", String(26), nullable=True),
    Column("taken_over", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("ix_tables_status", "status", "visibility"),
    Index("ix_tables_wake", "wake"),
)
"""A table: its settings, and how it stands. `wake` is when the server must act there."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),
    Column("nonce", String(64), nullable=False, default=""),
)

lines = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("id", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
)
"""The log of a table, only ever added to: moves, takings back, changes of hands."""

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("id", String(64), nullable=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)

records = Table(
    "records",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

__all__ = [
    "chat",
    "lines",
    "meta",
    "metadata",
    "mutes",
    "people",
    "records",
    "seats",
    "sessions",
    "tables",
]
