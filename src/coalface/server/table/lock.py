"""The lock of a table: whoever holds it sees what is stored, and nothing unstored outlives it."""

import asyncio
from types import TracebackType
from typing import Protocol

from coalface.server.refusal import Refusal


class Guarded(Protocol):
    """What the lock needs of its table."""

    broken: bool

    async def reload(self) -> None:
        """Read everything from the store."""

    def skip_outages(self) -> None:
        """Let the time in which nothing could be written not count."""

    def released(self) -> None:
        """Do what has to be done when nobody uses the table any more."""


class TableLock:
    """Lets one at a time use a table.

    A broken table is reloaded first; if that fails, whoever wants to use it is refused. An error
    inside leaves the table broken, for nobody knows how much of a change was made. A refusal says
    that nothing was changed, so whoever raises one does so before any change.
    """

    def __init__(self, table: Guarded) -> None:
        self._table = table
        self._lock = asyncio.Lock()

    def locked(self) -> bool:
        """Whether someone uses the table."""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        """Wait for one's turn; Refusal if the table cannot be used now."""
        await self._lock.acquire()
        try:
            if self._table.broken:
                await self._table.reload()
            self._table.skip_outages()
        except BaseException:
            self._give_up(broken=True)
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let the next one in."""
        self._give_up(broken=error is not None and not isinstance(error, Refusal))

    def _give_up(self, broken: bool) -> None:
        self._table.broken |= broken
        self._lock.release()
        self._table.released()
