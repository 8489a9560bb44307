"""The web application, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import InterfaceError, OperationalError

from coalface.server.context import ServerContext
from coalface.server.http import errors
from coalface.server.http.compression import Compression
from coalface.server.http.dependencies import Viewpoint, provide_table, provide_viewpoint
from coalface.server.http.guard import HEADERS, check_host, context_of, guard, person_of
from coalface.server.http.request_text import BodyRequest
from coalface.server.http.routes import (
    books,
    games,
    invitations,
    lessons,
    pages,
    people,
    records,
    tables,
)
from coalface.server.http.socket import table_socket
from coalface.server.refusal import Refusal
from coalface.server.rest import Problem
from coalface.server.settings import Settings
from coalface.server.store import Store
from coalface.server.store.ownership import DatabaseTaken
from coalface.server.store.people import Person
from coalface.server.table.table import LiveTable

MAX_BODY_BYTES = 64_000
ERRORS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Why not")
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}


async def provide_context(request: Request[Any, Any, Any]) -> ServerContext:
    """Return the server behind a request."""
    return context_of(request)


async def provide_caller(request: Request[Any, Any, Any]) -> Person:
    """Return who is asking; Refusal if nobody knows."""
    person = await person_of(request)
    if person is None:
        raise Refusal("unknown-you")
    return person


def life(
    settings: Settings, store: Store | None
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what keeps the server context open while the application runs."""

    @asynccontextmanager
    async def open_context(app: Litestar) -> AsyncIterator[None]:
        context = ServerContext(settings, store)
        app.state.context, app.state.loop = context, asyncio.get_running_loop()
        await context.open()
        try:
            yield
        finally:
            await context.close()

    return open_context


async def add_headers(message: Message, _: Scope) -> None:
    """Put the headers of safety on every answer, on failures too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def make_app(settings: Settings, store: Store | None = None) -> Litestar:
    """Return the application of a server; it opens the database of its settings if given none."""
    answering = (people, games, books, lessons, tables, invitations, records)
    routes = [route for module in answering for route in module.ROUTES]
    for route in routes:
        route.responses = ERRORS
    return Litestar(
        route_handlers=[*routes, *pages.ROUTES, table_socket],
        lifespan=[life(settings, store)],
        middleware=[check_host, Compression()],
        guards=[guard],
        dependencies={
            "context": Provide(provide_context),
            "caller": Provide(provide_caller),
            "viewpoint": Provide(provide_viewpoint, sync_to_thread=False),
            "table": Provide(provide_table),
        },
        exception_handlers={
            Refusal: errors.refusal_response,
            HTTPException: errors.http_error_response,
            OperationalError: errors.database_error_response,
            InterfaceError: errors.database_error_response,
            DatabaseTaken: errors.database_error_response,
            Exception: errors.failure_response,
        },
        before_send=[add_headers],
        request_class=BodyRequest,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Coalface",
            version=version("coalface"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        signature_types=[ServerContext, Person, Viewpoint, LiveTable],
        logging_config=None,
        debug=False,
    )
