"""Removes what nobody ever used: guests who only came in, tables where nobody ever moved."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, or_, select, update

from coalface.core.contract import CHANCE
from coalface.server.store.schema import (
    chat,
    lines,
    mutes,
    people,
    records,
    seats,
    sessions,
    tables,
)
from coalface.server.store.tables import MOVE

AT_ONCE = 500
"""The most rows removed in one transaction, so that no other write waits for long."""


def remove_guests(connection: Connection, before: int, here: Collection[str]) -> list[str]:
    """Remove guests who came before then and left no trace, but those who are here; their ids."""
    traces = [table.c.person for table in (seats, chat, mutes, records)] + [tables.c.host]
    unused = select(people.c.id).where(
        people.c.login.is_(None),
        people.c.deleted.is_(False),
        people.c.created < before,
        *(~select(trace).where(trace == people.c.id).exists() for trace in traces),
    )
    found = list(connection.execute(unused.limit(AT_ONCE + len(here))).scalars())
    gone = [id for id in found if id not in here][:AT_ONCE]
    connection.execute(delete(sessions).where(sessions.c.person.in_(gone)))
    connection.execute(delete(people).where(people.c.id.in_(gone)))
    return gone


def remove_tables(connection: Connection, before: int, here: Collection[str]) -> list[str]:
    """Remove closed tables, untouched since then, where nobody moved or spoke; their ids."""
    moved = (lines.c.table == tables.c.id) & or_(lines.c.actor != CHANCE, lines.c.kind != MOVE)
    unused = select(tables.c.id).where(
        tables.c.status == "closed",
        tables.c.touched < before,
        ~select(lines.c.number).where(moved).exists(),
        ~select(chat.c.number).where(chat.c.table == tables.c.id).exists(),
    )
    found = list(connection.execute(unused.limit(AT_ONCE + len(here))).scalars())
    gone = [id for id in found if id not in here][:AT_ONCE]
    for part in (lines, seats, mutes):
        connection.execute(delete(part).where(part.c.table.in_(gone)))
    connection.execute(update(tables).where(tables.c.rematch.in_(gone)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone
