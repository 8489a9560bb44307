"""A timer of the event loop that can be set again."""

import asyncio
from collections.abc import Callable


class Timer:
    """Calls a function once, after the time that was set last."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self._stopped = False

    def set(self, seconds: float | None) -> None:
        """Call after some seconds instead of what was set before; None: do not call."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if seconds is not None and not self._stopped:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(seconds, self._callback)

    def stop(self) -> None:
        """Call never again."""
        self._stopped = True
        self.set(None)
