"""What is stored of people: names, accounts, sessions."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from coalface.server.store.schema import chat, people, records, sessions

CODE = ("reset_code", "reset_until")


class Person(Struct, kw_only=True):
    """Someone with a name; with a login too, once it is an account."""

    id: str
    name: str
    lang: str
    login: str | None = None
    password: str | None = None
    reset_code: str | None = None
    reset_until: int | None = None
    vacation_until: int | None = None
    vacation_used: int | None = None
    vacation_year: int | None = None
    webhook: str | None = None
    deleted: bool = False
    created: int = 0


def add(connection: Connection, person: Person) -> None:
    """A new person."""
    connection.execute(insert(people).values(**_values(person)))


def save(connection: Connection, person: Person) -> None:
    """All that is known of a person, as it is now, but for a code: another process makes those.

    Whoever is deleted stays so.
    """
    values = {name: value for name, value in _values(person).items() if name not in CODE}
    mine = people.c.id == values.pop("id")
    connection.execute(update(people).where(mine, people.c.deleted.is_(False)).values(**values))


def save_code(connection: Connection, id: str, hashed: str | None, until: int | None) -> None:
    """A one-time code for a new password, or none any more."""
    values = {"reset_code": hashed, "reset_until": until}
    connection.execute(update(people).where(people.c.id == id).values(**values))


def find(connection: Connection, id: str) -> Person | None:
    """Return a person by id."""
    return _person(connection.execute(select(people).where(people.c.id == id)).first())


def find_all(connection: Connection, ids: Select[Any]) -> list[Person]:
    """Return the people whose ids a query finds."""
    return [
        Person(**r._mapping) for r in connection.execute(select(people).where(people.c.id.in_(ids)))
    ]


def by_login(connection: Connection, login: str) -> Person | None:
    """Return an account by its login; upper and lower case are the same."""
    return _person(
        connection.execute(select(people).where(people.c.login == login.lower())).first()
    )


def open_session(connection: Connection, hash: str, person: str, at: int) -> None:
    """From now on a cookie with this hash is that person's."""
    connection.execute(insert(sessions).values(hash=hash, person=person, created=at))


def close_session(connection: Connection, hash: str) -> None:
    """This cookie is worth nothing any more."""
    connection.execute(delete(sessions).where(sessions.c.hash == hash))


def close_sessions(connection: Connection, person: str, but: str | None = None) -> None:
    """End all sessions of a person, but one."""
    ended = delete(sessions).where(sessions.c.person == person)
    connection.execute(ended if but is None else ended.where(sessions.c.hash != but))


def of_session(connection: Connection, hash: str) -> Person | None:
    """Return whose cookie this is."""
    joined = select(people).join(sessions, sessions.c.person == people.c.id)
    return _person(connection.execute(joined.where(sessions.c.hash == hash)).first())


def forget(connection: Connection, person: Person, anonymous: str) -> None:
    """Delete a person who sits at no table and hosts none; their words stay without a name."""
    gone = Person(id=person.id, name=anonymous, lang=person.lang, deleted=True)
    save(connection, gone)
    save_code(connection, gone.id, None, None)
    close_sessions(connection, person.id)
    for table in (chat, records):
        mine = table.c.person == person.id
        named = {"name": anonymous} if "name" in table.c else {}
        connection.execute(update(table).where(mine).values(person=None, **named))


def _values(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in person.__struct_fields__}


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(**row._mapping)
