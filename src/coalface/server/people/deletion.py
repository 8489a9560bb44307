"""Deletes an account, in one transaction, with all that it leaves behind at tables.

What stays for others' sake stays without a name: seats of running games get a bot, whether the
table is in memory or not, and another person at the table becomes its host.
"""

from contextlib import AsyncExitStack
from functools import partial

from sqlalchemy import Connection

from coalface.server.ids import now
from coalface.server.store import people
from coalface.server.store import tables as stored
from coalface.server.store.people import Person
from coalface.server.store.tables import AT_ONCE, LogLine, SeatRow, TableRow
from coalface.server.table.registry import TableRegistry
from coalface.server.table.seats import Seats
from coalface.server.table.table import LiveTable


async def delete_account(tables: TableRegistry, person: Person, anonymous: str) -> None:
    """Delete a person; tables in memory are held meanwhile, and reloaded afterwards."""
    services = tables.services
    with services.people.leaving(person):
        # By the writer: so that all seats that were being taken are there, or are refused.
        ids = await services.store.write(
            lambda connection: stored.concerning(connection, person.id)
        )
        async with AsyncExitStack() as held:
            found = [await hold(tables, id, held) for id in sorted(ids)]
            live = [table for table in found if table is not None]
            for table in live:
                table.lock.invalidate()
            await services.people.forget(
                person, partial(delete, person=person, anonymous=anonymous)
            )
            for table in live:
                await table.reload()


async def hold(tables: TableRegistry, id: str, held: AsyncExitStack) -> LiveTable | None:
    """Let nobody else use a table, nor load it if it is not in memory (None)."""
    await held.enter_async_context(tables.loading(id))
    if id not in tables.live:
        return None
    table = await held.enter_async_context(tables.use(id))
    await held.enter_async_context(table.lock)
    return table


def delete(connection: Connection, person: Person, anonymous: str) -> None:
    """Delete a person in the store."""
    at = now()
    for row, seats in stored.all_of_person(connection, person.id):
        lines = vacate(row, seats, person.id, anonymous, at)
        if row.host == person.id:
            pass_host(connection, row, seats, anonymous)
        close_if_deserted(row, seats)
        stored.save(connection, stored.changing_values(row), row.id)
        stored.save_seats(connection, row.id, stored.seat_values(row.id, seats))
        stored.append(connection, row.id, stored.count_lines(connection, row.id), lines)
    people.forget(connection, person, anonymous)


def vacate(
    row: TableRow, rows: list[SeatRow], person: str, anonymous: str, at: int
) -> list[LogLine]:
    """Take a person from all seats of a table; return the lines that its log gets."""
    seats = Seats(rows)
    mine, bot = seats.of(person), row.settings.stand_in
    for seat in mine:
        if row.status == "open":
            seats.vacate(seat)
        else:
            seats.anonymise(seat, anonymous, bot if row.status == "playing" else None)
    rows[:] = list(seats)
    if row.status != "playing":
        return []
    if row.clock is not None:
        row.clock.turn(at, [seat for seat in row.clock.running if seat not in mine], None, 0)
    if not row.paused and any(seats[actor].bot_name() for actor in row.actors):
        row.wake = AT_ONCE
    return [LogLine(kind="hand", actor=seat, move=bot, at=at) for seat in mine]


def pass_host(connection: Connection, row: TableRow, seats: list[SeatRow], anonymous: str) -> None:
    """Let another person at the table be its host: one who plays, if there is one."""
    others = sorted((s for s in seats if s.person), key=lambda s: s.stand_in is not None)
    found = people.find(connection, str(others[0].person)) if others else None
    row.host = None if found is None else found.id
    row.host_name = anonymous if found is None else found.name


def close_if_deserted(row: TableRow, seats: list[SeatRow]) -> None:
    """Close a table where nobody is left who could play or manage it."""
    deserted = row.host is None and not any(seat.person for seat in seats)
    if deserted and row.status in ("open", "playing"):
        row.status, row.wake = "closed", None
