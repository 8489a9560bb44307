"""Long computations: replays, records, rules. They run in a thread beside the event loop.

One thread does it all: two would take the interpreter from each other and from the loop without
being any faster. It gives way to the loop many times a millisecond (`serve.SWITCH_INTERVAL`). The
queue before it is fair, so that who asks for a hundred replays waits for them alone.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from coalface.server.claims import current_claim
from coalface.server.fair_queue import FairQueue

T = TypeVar("T")


class BackgroundThread:
    """The thread for long computations, and the queue in front of it."""

    def __init__(self) -> None:
        self._turns = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="background")

    async def run(self, work: Callable[[], T]) -> T:
        """Do work for whoever this task works for. It must not touch what the loop changes."""
        claim = current_claim()
        loop = asyncio.get_running_loop()

        async def done() -> T:
            return await loop.run_in_executor(self._thread, work)

        return await self._turns.run(lambda: claim, done)

    def waiting(self) -> int:
        """Return how much work waits."""
        return self._turns.waiting()

    def close(self) -> None:
        """Do nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
