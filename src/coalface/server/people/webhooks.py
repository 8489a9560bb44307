"""Outgoing webhooks: tell an address of a person's own that it is their turn.

One request, no redirects, no second try; the whole of it within seconds, and of the answer only
the first line is read. The address is looked up when it is used and then used as it was found, so
that a name cannot be outside while it is checked and inside when it is called.
"""

import asyncio
import logging
import re
import ssl
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct, json

from coalface.server.limits import WEBHOOKS, Limits
from coalface.server.metrics import Metrics
from coalface.server.people.public_address import (
    Address,
    Inside,
    is_outside,
    resolve,
    resolve_outside,
)
from coalface.server.refusal import Refusal
from coalface.server.settings import Settings

log = logging.getLogger("coalface.webhooks")

PORTS = {"http": 80, "https": 443}
FIRST_UNPRIVILEGED_PORT = 1024
"""Below it only the ports of the web are called."""
AT_ONCE = 8
MAX_WAITING = 500
MAX_LINE_BYTES = 1024
SPELLED = re.compile(r"[\x21-\x7e]+")


class Call(Struct, frozen=True, kw_only=True):
    """What a webhook is sent. `text` and `content` are where chat services look for words."""

    key: str
    table: str
    game: str
    link: str
    text: str
    content: str


@dataclass(frozen=True)
class Target:
    """Where a webhook goes."""

    secure: bool
    host: str
    port: int
    netloc: str
    path: str


def read_target(url: str) -> Target:
    """Return an address of a person's own; ValueError if nothing can be sent there."""
    parts = urlsplit(url)
    if not SPELLED.fullmatch(url) or parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("expected an address that begins with http:// or https://")
    if parts.username is not None or parts.password is not None:
        raise ValueError("the address must not hold a name or a password")
    port = parts.port or PORTS[parts.scheme]
    if port not in PORTS.values() and port < FIRST_UNPRIVILEGED_PORT:
        raise ValueError(f"port {port} is not allowed; accepted: 80, 443, 1024 to 65535")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, parts.netloc, path)


class Webhooks:
    """Sends calls in the background, a few at a time; whatever fails is only counted."""

    def __init__(self, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.on = settings.sends_webhooks()
        self._inside = settings.webhooks_inside
        self._seconds = settings.webhook_seconds
        self._limits = limits
        self._metrics = metrics
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def check(self, url: str) -> str:
        """Return an address that may be stored; Refusal if nothing will ever be sent there."""
        if not self.on:
            raise Refusal("webhooks-off")
        try:
            target = read_target(url)
        except ValueError as error:
            raise Refusal("bad-webhook", detail=str(error)) from error
        with suppress(ValueError):
            if not self._inside and not is_outside(ip_address(target.host)):
                raise Refusal("bad-webhook", detail="the address is not on the internet")
        return url

    async def send(self, person: str, url: str, call: Call) -> None:
        """Send a call once, unless this person has had many or too much waits already."""
        if not self.on or self._waiting >= MAX_WAITING:
            return
        if self._limits.wait("webhooks", person, WEBHOOKS):
            return
        self._waiting += 1
        try:
            async with self._slots, asyncio.timeout(self._seconds):
                status = await self._post(read_target(url), json.encode(call))
            self._metrics.count("webhooks_sent" if 200 <= status < 300 else "webhooks_failed")
        except (OSError, ValueError, IndexError) as error:  # the address itself is a secret
            log.info("a webhook was not sent: %s", type(error).__name__)
            self._metrics.count(
                "webhooks_inside" if isinstance(error, Inside) else "webhooks_failed"
            )
        finally:
            self._waiting -= 1

    async def _post(self, target: Target, body: bytes) -> int:
        """Return the status of the answer; the rest of it is not read."""
        reader, writer = await asyncio.open_connection(
            str(await self._address(target)),
            target.port,
            ssl=trusted() if target.secure else None,
            server_hostname=target.host if target.secure else None,
            limit=MAX_LINE_BYTES,
        )
        try:
            writer.write(request(target, body))
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.transport.abort()

    async def _address(self, target: Target) -> Address:
        if self._inside:
            return (await resolve(target.host, target.port))[0]
        return await resolve_outside(target.host, target.port)


def request(target: Target, body: bytes) -> bytes:
    """Return a whole request."""
    head = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.netloc}",
        "User-Agent: coalface",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


@cache
def trusted() -> ssl.SSLContext:
    """Whom this machine trusts."""
    return ssl.create_default_context()
