"""The server context: all that a running server consists of, in one place."""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from typing import Any

from coalface.server import gc_tuning
from coalface.server.background import BackgroundThread
from coalface.server.bots.pool import BotPool
from coalface.server.bots.runner import expire_clocks, run_bots
from coalface.server.health import Health
from coalface.server.limits import Limits
from coalface.server.metrics import Metrics
from coalface.server.people.people import People
from coalface.server.people.webhooks import Webhooks
from coalface.server.refusal import Refusal
from coalface.server.settings import Settings
from coalface.server.store import Store
from coalface.server.store.checks import check_pages, explained, probe
from coalface.server.store.store import writing
from coalface.server.table.registry import TableRegistry

log = logging.getLogger("coalface.server")


def open_store(settings: Settings) -> Store:
    """The database of a server, for it alone, looked through and written to once.

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

    run_bots = staticmethod(run_bots)
    expire_clocks = staticmethod(expire_clocks)

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings)
        self.people = People(self.store)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.background = BackgroundThread()
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.webhooks = Webhooks(settings, self.limits, self.metrics)
        self.health = Health(self.store)
        self.tables = TableRegistry(self)
        self.people.on_end = self.tables.cut_off
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on where the last run was left."""
        if self.settings.own_process:
            gc_tuning.begin()
            self.spawn(gc_tuning.run())
        self.store.serve()
        await self.tables.wake_up()
        self.spawn(self.tables.keep_watch())

    def give_up(self) -> None:
        """Stop the server: another one has taken over its database."""
        if self.settings.own_process:
            signal.raise_signal(signal.SIGTERM)

    async def close(self) -> None:
        """Stop everything; what was answered is on disk."""
        self.tables.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.background.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something be done in the background, and not be forgotten."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Let no error of something in the background go unseen."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            log.warning("something in the background was refused: %s", error)
        elif error is not None:
            log.error("something in the background failed", exc_info=error)
