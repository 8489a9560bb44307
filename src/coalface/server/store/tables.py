"""What is stored of tables: how they stand, who sits there, the log, the chat."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Row,
    Update,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from coalface.server.protocol import Room, Status
from coalface.server.store.people import Person, find_all
from coalface.server.store.schema import chat, lines, mutes, records, seats, tables
from coalface.server.table.clock import Clocks
from coalface.server.table_settings import TableSettings

AT_ONCE = 0
"""When a table with a bot to move has to be woken: before any other time."""


class TableRow(Struct, kw_only=True):
    """A table. Some of its columns are JSON in the database."""

    id: str
    game: str
    options: dict[str, bool | str | int]
    rules: int
    components: str
    own_components: str | None
    settings: TableSettings
    visibility: str
    status: Status
    host: str | None
    host_name: str
    secret: str
    paused: bool = False
    actors: list[int] = msgspec.field(default_factory=list)
    clock: Clocks | None = None
    wake: int | None = None
    scores: list[int] | None = None
    standing: list[list[int]] | None = None
    rematch: str | None = None
    continued_from: str | None = None
    taken_over: int = 0
    created: int
    touched: int


JSON = {
    name: msgspec.json.Decoder(kind)
    for name, kind in {
        "options": dict[str, bool | str | int],
        "settings": TableSettings,
        "actors": list[int],
        "clock": Clocks | None,
        "scores": list[int] | None,
        "standing": list[list[int]] | None,
    }.items()
}
CHANGING = (
    "status", "host", "host_name", "paused", "actors", "clock", "wake", "scores", "standing",
    "rematch", "taken_over", "touched",
)  # fmt: skip
"""The columns that change after a table is made."""

SAVE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in CHANGING})
)
APPEND = insert(lines)
"""Statements that every move needs."""


class SeatRow(Struct, kw_only=True):
    """A seat: a person's, a bot's, or free. A stand-in is a bot that plays a person's seat."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    nonce: str = ""

    def bot_name(self) -> str | None:
        """Return the bot that plays here now; None: a person, or nobody yet."""
        return self.stand_in or self.bot


MOVE = "move"
GOES_ON = "goes-on"
"""Kinds of lines: a move, and one that the same gesture has made as the actor's move before."""


class LogLine(Struct, kw_only=True):
    """A line of the log. `move` is a notation, or how many lines an undo keeps."""

    kind: str
    actor: int
    move: str
    at: int
    id: str | None = None


class ChatRow(Struct, kw_only=True):
    """A line of chat."""

    number: int
    room: Room
    person: str | None
    name: str
    text: str
    at: int
    id: str | None = None
    """The client's own id, by which a line that is sent again is known."""


class StoredTable(Struct, kw_only=True):
    """Everything that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogLine]
    chat: list[ChatRow]
    muted: set[str]
    people: list[Person] = msgspec.field(default_factory=list)
    """Everyone who has a seat, as known to the store."""


# --- write ---


class TableChange:
    """A job that stores a table as it is at this moment, with new lines of its log.

    The values are taken when it is made: the table may change while it waits to be stored.
    """

    def __init__(
        self,
        row: TableRow,
        log_length: int,
        lines: Sequence[LogLine],
        placed: Iterable[SeatRow] | None,
        also: Callable[[Connection], None] | None,
    ) -> None:
        self._id = row.id
        self._values = changing_values(row)
        self._first = log_length
        self._lines = list(lines)
        self._seats = None if placed is None else seat_values(row.id, placed)
        self._also = also

    def __call__(self, connection: Connection) -> None:
        """Store it, in one transaction with another job."""
        save(connection, self._values, self._id)
        append(connection, self._id, self._first, self._lines)
        if self._seats is not None:
            save_seats(connection, self._id, self._seats)
        if self._also is not None:
            self._also(connection)


class NewTableRows:
    """A job that stores a new table with its seats and the lines that it continues."""

    def __init__(
        self, row: TableRow, placed: Sequence[SeatRow], lines: Sequence[LogLine] = ()
    ) -> None:
        self._row = row
        self._seats = placed
        self._lines = list(lines)

    def __call__(self, connection: Connection) -> None:
        """Store it."""
        add(connection, self._row, self._seats)
        append(connection, self._row.id, 0, self._lines)


def add(connection: Connection, row: TableRow, placed: Iterable[SeatRow]) -> None:
    """A new table with its seats."""
    connection.execute(insert(tables).values(**_table_values(row)))
    connection.execute(insert(seats), [_seat_values(row.id, seat) for seat in placed])


def save(connection: Connection, values: dict[str, Any], id: str) -> None:
    """How a table stands now; `values` come from `changing`."""
    _run(connection, SAVE, [{"of": id, **values}])


def changing_values(row: TableRow) -> dict[str, Any]:
    """Return what has to be written when a table changes, as it is at this moment."""
    return {name: _column(row, name) for name in CHANGING}


def save_seats(connection: Connection, table: str, placed: Iterable[dict[str, Any]]) -> None:
    """Who sits where now."""
    connection.execute(delete(seats).where(seats.c.table == table))
    connection.execute(insert(seats), list(placed))


def seat_values(table: str, placed: Iterable[SeatRow]) -> list[dict[str, Any]]:
    """Return what has to be written of the seats, as they are at this moment."""
    return [_seat_values(table, seat) for seat in placed]


def append(connection: Connection, table: str, first: int, added: list[LogLine]) -> None:
    """Add lines to the log; fails as a whole if one of that number is there."""
    rows = [
        {
            "table": table,
            "number": number,
            "kind": line.kind,
            "actor": line.actor,
            "move": line.move,
            "at": line.at,
            "id": line.id,
        }
        for number, line in enumerate(added, first)
    ]
    if rows:
        _run(connection, APPEND, rows)


def _run(
    connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]
) -> None:
    """Let the driver itself execute what every move needs: that is four times as fast."""
    cursor = connection.connection.cursor()
    cursor.executemany(_spelled(statement, connection.dialect), rows)
    cursor.close()


@cache
def _spelled(statement: Insert | Update, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def add_chat(connection: Connection, table: str, line: ChatRow) -> None:
    """Add a line of chat."""
    values = {name: getattr(line, name) for name in line.__struct_fields__}
    connection.execute(insert(chat).values(table=table, **values))


def mute(connection: Connection, table: str, person: str, on: bool) -> None:
    """Let someone's chat not be heard at this table, or again."""
    connection.execute(delete(mutes).where(mutes.c.table == table, mutes.c.person == person))
    if on:
        connection.execute(insert(mutes).values(table=table, person=person))


# --- read ---


def load(connection: Connection, id: str) -> StoredTable | None:
    """Return all of a table; None if no table has that id."""
    found = connection.execute(select(tables).where(tables.c.id == id)).first()
    if found is None:
        return None
    logged = select(lines).where(lines.c.table == id).order_by(lines.c.number)
    chatted = select(chat).where(chat.c.table == id).order_by(chat.c.number)
    muted = connection.execute(select(mutes.c.person).where(mutes.c.table == id)).scalars()
    sat = select(seats.c.person).where(seats.c.table == id, seats.c.person.is_not(None))
    return StoredTable(
        row=_table(found),
        seats=_seats(connection, [id])[id],
        log=[
            LogLine(kind=r.kind, actor=r.actor, move=r.move, at=r.at, id=r.id)
            for r in connection.execute(logged)
        ],
        chat=[
            ChatRow(
                number=r.number,
                room=r.room,
                person=r.person,
                name=r.name,
                text=r.text,
                at=r.at,
                id=r.id,
            )
            for r in connection.execute(chatted)
        ],
        muted=set(muted),
        people=find_all(connection, sat),
    )


Listing = list[tuple[TableRow, list[SeatRow]]]


def find_table(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """Return a table with its seats, without its log; None if no table has that id."""
    found = _listing(connection, select(tables).where(tables.c.id == id), 1)
    return found[0] if found else None


def of_person(connection: Connection, person: str, most: int) -> Listing:
    """Return the tables that a person sits at or hosts, the newest first."""
    found = select(tables).where(_is_of(person), tables.c.status != "closed")
    return _listing(connection, found, most)


def all_of_person(connection: Connection, person: str) -> Listing:
    """Return all tables that a person sits at or hosts, whatever their status."""
    rows = [_table(row) for row in connection.execute(select(tables).where(_is_of(person)))]
    placed = _seats(connection, [row.id for row in rows])
    return [(row, placed[row.id]) for row in rows]


def concerning(connection: Connection, person: str) -> set[str]:
    """Return the ids of the tables that a person sits at, hosts or has chatted at."""
    chatted = select(chat.c.table).where(chat.c.person == person)
    found = select(tables.c.id).where(or_(_is_of(person), tables.c.id.in_(chatted)))
    return set(connection.execute(found).scalars())


def _is_of(person: str) -> ColumnElement[bool]:
    """Return whether a person sits at a table or hosts it."""
    sat = select(seats.c.table).where(seats.c.person == person)
    return or_(tables.c.id.in_(sat), tables.c.host == person)


def count_lines(connection: Connection, table: str) -> int:
    """Return how many lines the log of a table has."""
    found = select(func.count()).select_from(lines).where(lines.c.table == table)
    return connection.execute(found).scalar_one()


def open_tables(connection: Connection, most: int) -> Listing:
    """Return the tables that anyone may join or watch."""
    shown = tables.c.status.in_(("open", "playing"))
    found = select(tables).where(shown, tables.c.visibility == "open")
    return _listing(connection, found, most)


def due_tables(connection: Connection, until: int) -> list[str]:
    """Return the tables that the server must wake by then; none where only bots play."""
    playing = tables.c.status == "playing"
    person = (
        (seats.c.table == tables.c.id) & seats.c.person.is_not(None) & seats.c.stand_in.is_(None)
    )
    played = select(seats.c.seat).where(person).exists()
    found = select(tables.c.id).where(playing, tables.c.wake <= until, played)
    return list(connection.execute(found).scalars())


def shift_clocks(connection: Connection, by: int, at: int) -> None:
    """Let an outage of the server not count for any clock."""
    found = select(tables).where(tables.c.status == "playing", tables.c.clock.is_not(None))
    for row in connection.execute(found).all():
        table = _table(row)
        assert table.clock is not None
        flag = table.clock.next_flag()
        table.clock.shift(by, at)
        if table.wake == flag:
            table.wake = table.clock.next_flag()
        save(connection, changing_values(table), table.id)


def close_stale(connection: Connection, open_before: int, playing_before: int) -> list[str]:
    """Close the tables that nobody has touched for long; their ids."""
    waiting = (tables.c.status == "open") & (tables.c.touched < open_before)
    left = (tables.c.status == "playing") & (tables.c.touched < playing_before)
    closed = update(tables).where(waiting | left).values(status="closed", wake=None)
    return list(connection.execute(closed.returning(tables.c.id)).scalars())


def counts(connection: Connection) -> dict[str, int]:
    """Return how many tables there are by status."""
    found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {str(status): int(count) for status, count in found}


# --- records that were uploaded ---


def add_record(connection: Connection, id: str, person: str, text: str, at: int) -> None:
    """Keep an uploaded record."""
    connection.execute(insert(records).values(id=id, person=person, text=text, created=at))


def find_record(connection: Connection, id: str) -> str | None:
    """Return the text of an uploaded record."""
    found = connection.execute(select(records.c.text).where(records.c.id == id)).scalar()
    return None if found is None else str(found)


# --- rows and their columns ---


def _listing(connection: Connection, found: Any, most: int) -> Listing:
    newest = found.order_by(tables.c.touched.desc()).limit(most)
    rows = [_table(row) for row in connection.execute(newest)]
    placed = _seats(connection, [row.id for row in rows])
    return [(row, placed[row.id]) for row in rows]


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    placed: dict[str, list[SeatRow]] = {id: [] for id in ids}
    found = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(found):
        values = dict(row._mapping)
        placed[values.pop("table")].append(SeatRow(**values))
    return placed


def _column(row: TableRow, name: str) -> Any:
    value = getattr(row, name)
    if name in JSON:
        return None if value is None else msgspec.json.encode(value).decode()
    return value


def _table_values(row: TableRow) -> dict[str, Any]:
    return {name: _column(row, name) for name in row.__struct_fields__}


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["settings"] = values.pop(tables.c.settings.name)
    for name, decoder in JSON.items():
        if values[name] is not None:
            values[name] = decoder.decode(values[name])
    return TableRow(**values)


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table": table, **{name: getattr(seat, name) for name in seat.__struct_fields__}}
