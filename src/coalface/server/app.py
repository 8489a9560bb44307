"""The web application, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from coalface.server.guard import HEADERS, guard, house_of, person_of
from coalface.server.house import House
from coalface.server.refusal import Refusal
from coalface.server.routes import errors, games, pages, people, records, tables
from coalface.server.settings import Settings
from coalface.server.socket import table_socket
from coalface.server.store.people import Person

LARGEST_BODY = 64_000
SMALLEST_COMPRESSED = 1000


async def provide_house(request: Request[Any, Any, Any]) -> House:
    """The server behind a request."""
    return house_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; Refusal if nobody knows."""
    person = await person_of(request)
    if person is None:
        raise Refusal("unknown-you")
    return person


def life(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The house is open while the application runs."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house, app.state.loop = house, asyncio.get_running_loop()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return open_house


def make_app(settings: Settings) -> Litestar:
    """The application of a server."""
    routes = [*people.ROUTES, *games.ROUTES, *tables.ROUTES, *records.ROUTES, *pages.ROUTES]
    return Litestar(
        route_handlers=[*routes, table_socket],
        lifespan=[life(settings)],
        guards=[guard],
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        exception_handlers={
            Refusal: errors.tell_refusal,
            HTTPException: errors.tell_http,
            Exception: errors.tell_failure,
        },
        response_headers=HEADERS,
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST_COMPRESSED),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Coalface",
            version=version("coalface"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        signature_types=[House, Person],
        logging_config=None,
        debug=False,
    )
