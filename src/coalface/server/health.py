"""Is the server well? It is if its database can be written, which is tried, but not too often."""

import asyncio
from contextlib import suppress

from coalface.server.store import Store
from coalface.server.store.checks import probe, reason_of

WRITE_TIMEOUT = 3.0
"""Seconds that a write may take."""
GOOD_FOR = 1.0
"""Seconds for which a result is reused, so that frequent checks do not keep the disk busy."""
SLOW = "the database does not answer in time"


class Health:
    """Looks at the database when asked, once for all who ask at the same time."""

    def __init__(
        self, store: Store, within: float = WRITE_TIMEOUT, good_for: float = GOOD_FOR
    ) -> None:
        self._store = store
        self._within = within
        self._good_for = good_for
        self._trying: asyncio.Task[str | None] | None = None
        self._found: str | None = None
        self._until = 0.0

    async def problem(self) -> str | None:
        """Return why nothing can be written; None: it can."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._until:
            return self._found
        if self._trying is None or self._trying.done():
            self._trying = loop.create_task(self._try())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._within):
                return await asyncio.shield(self._trying)
        return SLOW

    async def _try(self) -> str | None:
        try:
            await self._store.write(probe)
        except Exception as error:
            self._found = reason_of(error)
        else:
            self._found = None
        self._until = asyncio.get_running_loop().time() + self._good_for
        return self._found
