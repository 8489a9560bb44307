"""The lock of a table: whoever holds it sees what is stored, and nothing unstored outlives it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType

from coalface.server.ids import tag
from coalface.server.refusal import Refusal
from coalface.server.tasks import Tasks

log = logging.getLogger("coalface.table")

FIRST_RETRY = 0.05
LAST_RETRY = 10.0
"""Seconds until a table is reloaded: after the first failure, and after many in a row."""
MAX_DOUBLINGS = 20
GONE = "unknown-table"


class TableLock:
    """Lets one task at a time use a table.

    A table that may differ from what is stored is reloaded first; if that fails, whoever wants to
    use it is refused. An error inside leaves the table to be reloaded, for nobody knows how much of
    a change was made. A refusal says that nothing was changed, so it is raised before any change.
    """

    def __init__(self, id: str, reload: Callable[[], Awaitable[None]], tasks: Tasks) -> None:
        self.needs_reload = False
        """Whether what is in memory may differ from what is stored."""
        self._id = id
        self._reload = reload
        self._tasks = tasks
        self._lock = asyncio.Lock()
        self._failures = 0
        self._recovery: asyncio.Task[None] | None = None
        self._postponed: Callable[[], None] | None = None
        self._stopped = False

    def locked(self) -> bool:
        """Return whether someone uses the table."""
        return self._lock.locked()

    def invalidate(self) -> None:
        """Let the table be reloaded before its next use, unless `validate` comes first."""
        self.needs_reload = True

    def validate(self) -> None:
        """Note that what is in memory is what is stored."""
        self.needs_reload = False
        self._failures = 0

    def postpone(self, work: Callable[[], None]) -> None:
        """Do something when the lock is released and the table can be used."""
        self._postponed = work

    async def __aenter__(self) -> None:
        """Wait for the lock; Refusal if the table cannot be used now."""
        await self._lock.acquire()
        try:
            if self.needs_reload:
                await self._reload()
        except BaseException:
            self._release(failed=True)
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let the next task in."""
        self._release(failed=error is not None and not isinstance(error, Refusal))

    def _release(self, failed: bool) -> None:
        self.needs_reload |= failed
        self._lock.release()
        if self.needs_reload:
            self.recover()
        elif self._postponed is not None:
            work, self._postponed = self._postponed, None
            work()

    def is_recovering(self) -> bool:
        """Return whether the table is being reloaded in the background."""
        return self._recovery is not None and not self._recovery.done()

    def recover(self) -> None:
        """Reload the table in the background, so that clocks and bots go on by themselves."""
        if self.needs_reload and not self._stopped and not self.is_recovering():
            self._recovery = self._tasks.spawn(self._recover())

    async def _recover(self) -> None:
        """Reload until that succeeds, or until the table does not exist any more."""
        while self.needs_reload:
            await asyncio.sleep(min(LAST_RETRY, FIRST_RETRY * 2**self._failures))
            self._failures = min(self._failures + 1, MAX_DOUBLINGS)
            try:
                async with self:
                    pass
            except Refusal as refusal:
                if refusal.key == GONE:
                    return
            except Exception:
                log.exception("table %s cannot be reloaded", tag(self._id))

    def stop(self) -> None:
        """Reload nothing any more."""
        self._stopped = True
        if self._recovery is not None:
            self._recovery.cancel()
