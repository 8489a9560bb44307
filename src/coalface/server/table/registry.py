"""The registry of live tables: each is found by its id, and loaded once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from coalface.server.ids import is_id, now
from coalface.server.refusal import Refusal
from coalface.server.services import Services
from coalface.server.store import tables as stored
from coalface.server.table.log_replay import replay_log
from coalface.server.table.table import LiveTable

MAX_LIVE_TABLES = 5000
"""Beyond this number, tables that nobody uses are dropped from memory."""


class TableRegistry:
    """All tables that are in memory."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """Yield a table that stays in memory while it is used; Refusal if there is none."""
        table = await self._find(id)
        table.pin()  # nothing else can have run since it was found
        try:
            yield table
        finally:
            table.unpin()

    def loading(self, id: str) -> asyncio.Lock:
        """Return the lock of whoever loads a table, or must be sure that nobody does."""
        return self._loading.setdefault(id, asyncio.Lock())

    async def _find(self, id: str) -> LiveTable:
        if id in self.live:
            return self.live[id]
        if not is_id(id):
            raise Refusal("unknown-table")
        async with self.loading(id):
            if id not in self.live:
                table = await self._load(id)
                self.live[id] = table
                table.schedule_wakeup()
            return self.live[id]

    async def _load(self, id: str) -> LiveTable:
        services = self.services
        found = await services.store.read(lambda connection: stored.load(connection, id))
        if found is None:
            raise Refusal("unknown-table")
        replayed = await services.background.run(lambda: replay_log(found, now()))
        return LiveTable(services, found, replayed)

    def is_watched(self) -> bool:
        """Return whether anyone is connected to any table."""
        return any(table.connections for table in self.live.values())

    def drop_idle(self) -> None:
        """Drop tables that nobody uses, if there are too many in memory."""
        if len(self.live) > MAX_LIVE_TABLES:
            self.drop([table.id for table in self.live.values() if table.is_idle()])

    def drop(self, ids: list[str]) -> None:
        """Drop tables from memory."""
        for table in [self.live.pop(id) for id in ids if id in self.live]:
            table.stop()

    def close_sessions(self, sessions: set[str], replaced: bool) -> None:
        """Close the connections of sessions that have ended.

        Where a session was replaced, a browser comes back with its new cookie.
        """
        key = "new-session" if replaced else "unknown-you"
        for table in self.live.values():
            table.connections.close_if(lambda c: c.session in sessions, key, retry=replaced)

    def close_connections(self, key: str, retry: bool) -> None:
        """Close all connections, and say why."""
        for table in self.live.values():
            table.connections.close_if(lambda connection: True, key, retry)

    def stop(self) -> None:
        """Stop all tables."""
        for table in self.live.values():
            table.stop()
