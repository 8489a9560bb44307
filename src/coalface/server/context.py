"""The server context: the parts that a running server consists of."""

import asyncio
import logging
import signal

from coalface.server import gc_tuning
from coalface.server.background import BackgroundThread
from coalface.server.bots.hints import HintMemory
from coalface.server.bots.pool import BotPool
from coalface.server.health import Health
from coalface.server.limits import Limits
from coalface.server.metrics import Metrics
from coalface.server.people.people import People
from coalface.server.people.webhooks import Webhooks
from coalface.server.services import Services
from coalface.server.settings import Settings
from coalface.server.store import Store
from coalface.server.store.checks import check_pages, explained, probe
from coalface.server.store.store import writing
from coalface.server.table.maintenance import Maintenance
from coalface.server.table.registry import TableRegistry
from coalface.server.tasks import Tasks

log = logging.getLogger("coalface.server")


def open_store(settings: Settings) -> Store:
    """Open the database of a server, for it alone, checked and written to once.

    BadDatabase or DatabaseInUse say in one line why it cannot be used.
    """
    url = settings.database()
    with explained(url):
        store = Store(url, settings.data, settings.back_up)
        try:
            check_pages(store.engine)
            with writing(store.engine).begin() as connection:
                probe(connection)
        except BaseException:
            store.close()
            raise
    if store.backup is not None:
        log.info("before the database was changed, a backup was written to %s", store.backup)
    return store


class ServerContext:
    """Store, people, bots, tables; made when the server starts, inside its event loop."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings)
        self.people = People(self.store)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.background = BackgroundThread()
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bots)
        self.hints = HintMemory()
        self.webhooks = Webhooks(settings, self.limits, self.metrics)
        self.health = Health(self.store)
        self._tasks = Tasks()
        self.tables = TableRegistry(
            Services(
                settings,
                self.store,
                self.people,
                self.background,
                self.bots,
                self.webhooks,
                self._tasks,
            )
        )
        self.maintenance = Maintenance(self.tables, self._give_up)
        self.people.notify_of_ends(self.tables.close_sessions)

    async def open(self) -> None:
        """Go on where the last run was left."""
        if self.settings.own_process:
            gc_tuning.begin()
            self._tasks.spawn(gc_tuning.run())
        self.store.serve()
        await self.maintenance.resume()
        self._tasks.spawn(self.maintenance.run())

    def _give_up(self) -> None:
        """Stop the server: another one has taken over its database."""
        if self.settings.own_process:
            signal.raise_signal(signal.SIGTERM)

    async def close(self) -> None:
        """Stop everything; what was answered is on disk."""
        self.tables.stop()
        await self._tasks.close()
        self.background.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.store.close)
