"""What a server does for its tables by itself: wake those whose time comes, close stale ones."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from coalface.server import gc_tuning
from coalface.server.cleanup import remove_unused
from coalface.server.ids import now, tag
from coalface.server.store import tables as stored
from coalface.server.store.checks import first_line
from coalface.server.store.ownership import DatabaseTaken
from coalface.server.store.schema import meta
from coalface.server.store.store import STORE_ERRORS
from coalface.server.table.registry import TableRegistry

log = logging.getLogger("coalface.tables")

HOUR = 3_600_000
OPEN_FOR = 48 * HOUR
UNTOUCHED = 60 * 24 * HOUR
"""Milliseconds until tables that nobody joins, and games that nobody touches, are closed."""
WATCH_INTERVAL = 5.0
CLEANUP_INTERVAL = 600.0

ALIVE = "alive"


class Maintenance:
    """Looks after the tables of a server, whether they are in memory or not."""

    def __init__(self, tables: TableRegistry, give_up: Callable[[], None]) -> None:
        self._tables = tables
        self._services = tables.services
        self._give_up = give_up

    async def resume(self) -> None:
        """After a start: the time of the outage does not count, and bots go on."""
        await self._services.store.write(_after_outage)
        await self._wake_due()

    async def run(self) -> None:
        """For ever: be alive, wake tables whose time comes, close those that nobody touches."""
        next_cleanup = 0.0
        loop = asyncio.get_running_loop()
        store = self._services.store
        while True:
            try:
                await asyncio.to_thread(store.ownership.renew)
                await store.write(_alive)
                await self._wake_due()
                self._tables.drop_idle()
                if loop.time() >= next_cleanup:
                    next_cleanup = loop.time() + CLEANUP_INTERVAL
                    await self._clean_up()
            except DatabaseTaken as error:
                log.critical("%s; this server stops", error)
                self._give_up()
            except STORE_ERRORS as error:
                log.error("the database does not answer: %s", first_line(error))
            except Exception:
                log.exception("the maintenance of tables failed")
            await asyncio.sleep(WATCH_INTERVAL)

    async def _wake_due(self) -> None:
        until = now() + int(2 * WATCH_INTERVAL * 1000)
        for id in await self._services.store.read(lambda c: stored.due_tables(c, until)):
            try:
                async with self._tables.use(id) as table:
                    table.schedule_wakeup()
            except Exception:
                log.exception("table %s cannot be woken", tag(id))

    async def _clean_up(self) -> None:
        await self.close_stale()
        await remove_unused(self._tables)
        if self._services.settings.own_process and not self._tables.is_watched():
            gc_tuning.settle(thorough=True)

    async def close_stale(self) -> None:
        """Close the tables that nobody has touched for long."""
        at = now()
        closed = await self._services.store.write(
            lambda c: stored.close_stale(c, at - OPEN_FOR, at - UNTOUCHED)
        )
        if closed:
            log.info("%d abandoned tables closed", len(closed))
        live = self._tables.live
        for table in [live[id] for id in closed if id in live]:
            async with table.lock:
                # Else someone came in between, and it lives.
                if table.state.row.touched < at - OPEN_FOR:
                    await table.reload()


def _alive(connection: Connection) -> None:
    """Store that the server is running."""
    done = connection.execute(update(meta).where(meta.c.key == ALIVE).values(value=str(now())))
    if not done.rowcount:
        connection.execute(insert(meta).values(key=ALIVE, value=str(now())))


def _after_outage(connection: Connection) -> None:
    found = connection.execute(select(meta.c.value).where(meta.c.key == ALIVE)).scalar()
    if found is not None:
        at = now()
        stored.shift_clocks(connection, max(0, at - int(found)), at)
    _alive(connection)
