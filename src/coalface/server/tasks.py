"""Work in the background of the event loop: nothing of it is forgotten, no error goes unseen."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from coalface.server.refusal import Refusal

log = logging.getLogger("coalface.server")


class Tasks:
    """The background tasks of a running server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task and keep it until it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            log.warning("a background task was refused: %s", error)
        elif error is not None:
            log.error("a background task failed", exc_info=error)

    async def close(self) -> None:
        """Cancel all tasks and wait for their end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
