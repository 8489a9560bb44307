"""Compresses answers in a thread: on the event loop a long one would hold up everyone."""

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALLEST = 1000
SHORT = 8000
"""Up to this number of bytes, compressing takes less time than starting a thread."""
LEVEL = 6


def compress(body: bytes) -> bytes:
    """Return a body as gzip; the same for the same body."""
    return gzip.compress(body, LEVEL, mtime=0)


class Compression(ASGIMiddleware):
    """Compresses what is long enough, for clients that can read it."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass an answer on, compressed."""
        if "gzip" not in Headers.from_scope(scope).get("accept-encoding", ""):
            await next_app(scope, receive, send)
            return
        started: list[HTTPResponseStartEvent] = []

        async def send_compressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.append(message)
                return
            if message["type"] != "http.response.body" or not started:
                await send(message)
                return
            start = started.pop()
            headers = MutableScopeHeaders(start)
            body, whole = message["body"], not message.get("more_body")
            if whole and len(body) >= SMALLEST and "content-encoding" not in headers:
                small = len(body) <= SHORT
                body = compress(body) if small else await asyncio.to_thread(compress, body)
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(body))
                headers.extend_header_value("vary", "Accept-Encoding")
                message["body"] = body
            await send(start)
            await send(message)

        await next_app(scope, receive, send_compressed)
