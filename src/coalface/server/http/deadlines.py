"""HTTP with deadlines: who is silent, or sends or reads drop by drop, is cut off.

Uvicorn itself has one deadline alone, for the time between two requests on one connection.
"""

import asyncio
from dataclasses import dataclass
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Seconds that a client has for each part of a request."""

    headers: float = 10.0
    """From opening the connection, or the first byte, to the last of the headers."""
    body: float = 60.0
    """From the headers to the last byte of the body."""
    stalled: float = 60.0
    """While a client does not read what it is sent."""


class DeadlineProtocol(HttpToolsProtocol):
    """A connection that is closed as soon as its client is too slow."""

    deadlines: ClassVar[Deadlines] = Deadlines()
    _upgraded = False
    _receiving: asyncio.TimerHandle | None = None
    _sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect headers."""
        super().connection_made(transport)
        self._expect(self.deadlines.headers)

    def data_received(self, data: bytes) -> None:
        """Bytes end the wait for another request; if none has begun with them, still expect one."""
        super().data_received(data)
        waits = self._receiving is not None or self.timeout_keep_alive_task is not None
        busy = self._upgraded or (self.cycle is not None and not self.cycle.response_complete)
        if not waits and not busy and not self.transport.is_closing():
            self._expect(self.deadlines.headers)

    def on_message_begin(self) -> None:
        """Another request on this connection: expect its headers, unless they are expected."""
        super().on_message_begin()
        if self._receiving is None:
            self._expect(self.deadlines.headers)

    def on_headers_complete(self) -> None:
        """Expect the body."""
        self._expect(self.deadlines.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket has deadlines of its own: for the hello, and pings."""
        self._expect(None)
        self._upgraded = True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        if self._sending is None:
            self._sending = self.loop.call_later(self.deadlines.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stop_sending_deadline()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """No deadline outlives its connection."""
        self._expect(None)
        self._stop_sending_deadline()
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        """Close the connection unless the next part of the request has come by then."""
        if self._receiving is not None:
            self._receiving.cancel()
        late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
        self._receiving = late

    def _stop_sending_deadline(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
