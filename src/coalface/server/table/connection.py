"""One socket as a table sees it: who, in which language, and what it was sent so far."""

import asyncio
import itertools

import msgspec

from coalface.server.protocol import FromServer, Lang
from coalface.server.table.session import Audience

MAX_WAITING = 400
"""A client that does not read so many messages is cut off; it may come back and resume."""

numbers = itertools.count()
encode = msgspec.json.Encoder().encode


class Connection:
    """Takes messages for one socket and never waits; whoever reads too slowly is dropped."""

    def __init__(
        self, person: str, name: str, session: str, lang: Lang, text: bool, address: str = ""
    ) -> None:
        self.number = next(numbers)
        self.person = person
        self.address = address
        self.session = session
        self.name = name
        self.lang = lang
        self.text = text
        self.seen: dict[Audience, int] = {}
        self.dropped = False
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)

    def send(self, message: FromServer) -> None:
        """Put a message on its way."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """The same for a message that several get."""
        if self.dropped:
            return
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Send what waits if there is room, then nothing more."""
        self.dropped = True
        while self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to write into the socket; None: close it."""
        return await self._out.get()
