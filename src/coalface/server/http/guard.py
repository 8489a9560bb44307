"""What stands before every request: who it is, where from, how fast, and what a page may load."""

import hmac
from ipaddress import IPv6Address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from coalface.server.claims import set_claim
from coalface.server.context import ServerContext
from coalface.server.http.hosts import (
    FORWARDED,
    LOCAL,
    accepted_hosts,
    answers_to,
    host_name,
    is_local,
    read_address,
)
from coalface.server.limits import (
    PAST_POSITIONS,
    REPLAYS,
    REPLAYS_OF_ADDRESS,
    REQUESTS,
    RULES,
    Rate,
)
from coalface.server.refusal import Refusal
from coalface.server.settings import Settings
from coalface.server.store.people import Person

COOKIE = "coalface"
OWN_BITS = 64
MAX_HOST_LENGTH = 100
AnyConnection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer: a page may load and call nothing but this server."""


def context_of(connection: AnyConnection) -> ServerContext:
    """Return the server behind a request."""
    context: ServerContext = connection.app.state.context
    return context


async def person_of(connection: AnyConnection) -> Person | None:
    """Return who is asking, by the cookie."""
    cookie = connection.cookies.get(COOKIE)
    return None if not cookie else await context_of(connection).people.of_cookie(cookie)


def check_host_header(connection: AnyConnection, settings: Settings) -> None:
    """Refuse who asks for a name that is not ours; a program may name none."""
    host = connection.headers.get("host")
    if host is not None and not answers_to(host, settings):
        raise Refusal(
            "other-host",
            detail=f"host {host[:MAX_HOST_LENGTH]!r}; accepted: {accepted_hosts(settings)}",
        )


def check_host(app: ASGIApp) -> ASGIApp:
    """Look at the `Host` before anything else reads it."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        check_host_header(connection, context_of(connection).settings)
        await app(scope, receive, send)

    return checked


def is_host(connection: AnyConnection, settings: Settings) -> bool:
    """Return whether this is the host: with the token, or without one at its own machine."""
    token = settings.token_for_metrics()
    if token is not None:
        given = connection.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    if any(name in connection.headers for name in FORWARDED):
        return False
    named = connection.headers.get("host", LOCAL)
    peer = connection.client.host if connection.client else ""
    return is_local(peer) and is_local(host_name(named))


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Refuse what another site's page has sent; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        asked = urlsplit(origin)
    except ValueError as error:
        raise Refusal("foreign") from error
    if settings.public_url:
        ours = urlsplit(settings.public_url)
        if (asked.scheme, asked.netloc) == (ours.scheme, ours.netloc):
            return
    if asked.netloc and asked.netloc == connection.headers.get("host"):
        return
    raise Refusal("foreign")


async def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Hold back who comes from another site, or too fast."""
    context = context_of(connection)
    check_origin(connection, context.settings)
    limit_rate(connection, "requests", REQUESTS)
    if connection.url.path.startswith("/api/"):
        claim_for(connection, await person_of(connection))


def claim_for(connection: AnyConnection, person: Person | None) -> None:
    """What follows in this task is done for someone, and comes in a fair order with the rest."""
    where = address(connection)
    set_claim(where, "" if person is None else person.id)
    if person is not None:
        context_of(connection).people.came_from(person.id, where)


async def limit_replays(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Hold back who wants whole games replayed too often."""
    limit_rate(connection, "replays", REPLAYS_OF_ADDRESS)
    await limit_person_rate(connection, "replays", REPLAYS)


async def limit_positions(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Hold back who wants positions of the past too often."""
    await limit_person_rate(connection, "positions", PAST_POSITIONS)


async def limit_person_rate(connection: AnyConnection, what: str, rate: Rate) -> None:
    """Refuse a person who asks for something too often, from however many addresses."""
    person = await person_of(connection)
    wait = 0.0 if person is None else context_of(connection).limits.wait(what, person.id, rate)
    if wait:
        raise Refusal("too-fast", detail=str(int(wait) + 1))


async def limit_rules(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Hold back who reads whole rulebooks too often."""
    limit_rate(connection, "rules", RULES)


def limit_rate(connection: AnyConnection, what: str, rate: Any) -> None:
    """Refuse who asks for something too often."""
    wait = context_of(connection).limits.wait(what, address(connection), rate)
    if wait:
        raise Refusal("too-fast", detail=str(int(wait) + 1))


def address(connection: AnyConnection) -> str:
    """Return where a request comes from, for limits: an address, or the network of an IPv6 one.

    Whoever has one IPv6 address has a network of 2^64.
    """
    found = read_address(connection.client.host) if connection.client else None
    if isinstance(found, IPv6Address):
        return str(ip_network((found, OWN_BITS), strict=False))
    return str(found or "")
