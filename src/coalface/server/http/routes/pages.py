"""The pages: the client that was built into the package, health, figures, schemas."""

import mimetypes
from asyncio import to_thread
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.http.compression import compress
from coalface.server.http.dependencies import TheContext, TheId
from coalface.server.http.guard import is_host
from coalface.server.ids import is_id
from coalface.server.refusal import Refusal
from coalface.server.store import tables as stored

STATIC = Path(__file__).parents[2] / "static"
FOR_EVER = "public, max-age=31536000, immutable"

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coalface</title>
<h1>Coalface</h1>
<p>The server runs, but the client is not built. Build it with <code>make play</code>.</p>
</html>
"""


@cache
def static_files() -> dict[str, Path]:
    """Return the files of the client by their address."""
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    return {path.relative_to(STATIC).as_posix(): path for path in files}


@cache
def content(path: Path) -> bytes:
    """Return a file of the client, read once."""
    return path.read_bytes()


@cache
def compressed(path: Path) -> bytes:
    """Return the same as gzip, made once."""
    return compress(content(path))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: TheId = "") -> Response[bytes]:
    """A file of the client; any other address is a page of it."""
    name = path.strip("/")
    if name.startswith(("api/", "schema/")):
        raise NotFoundException
    files = static_files()
    if name not in files:
        if "." in name.rpartition("/")[2]:
            raise NotFoundException
        name = "index.html"
    if name not in files:
        return Response(UNBUILT.encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    fixed = "text/" in kind or "javascript" in kind
    caching = FOR_EVER if name.startswith("assets/") else "no-cache"
    headers = {"cache-control": caching}
    if fixed and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        body = await to_thread(compressed, files[name])
    else:
        body = await to_thread(content, files[name])
    media_type = f"{kind}; charset=utf-8" if fixed else kind
    return Response(body, media_type=media_type, headers=headers)


@get(["/t/{place:str}", "/r/{place:str}"], include_in_schema=False)
async def short_address(request: Request[Any, Any, Any], place: TheId) -> Response[None]:
    """Lead from the short address of a replay, `/t/ID@42`, to its page."""
    id, _, line = place.partition("@")
    kind = "table" if request.url.path.startswith("/t/") else "record"
    if not is_id(id) or (line and not (line.isascii() and line.isdigit())):
        raise NotFoundException
    page = f"/table/{id}/replay" if kind == "table" else f"/record/{id}"
    where = page + (f"?line={line}" if line else "")
    return Response(None, status_code=302, headers={"location": where})


@get("/health")
async def health(context: TheContext) -> dict[str, str]:
    """Is the server well? It has written to its database a moment ago."""
    problem = await context.health.problem()
    if problem is not None:
        raise Refusal("unhealthy", detail=problem)
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], context: TheContext) -> Response[str]:
    """Figures for Prometheus, for the host alone: they count sealed moves too."""
    if not is_host(request, context.settings):
        raise Refusal("only-host")
    counts = await context.store.read(stored.counts)
    gauges: dict[str, float] = {f"tables_{status}": count for status, count in counts.items()}
    gauges["tables_live"] = len(context.tables.live)
    gauges["sockets"] = sum(len(table.connections) for table in context.tables.live.values())
    gauges["bot_moves"] = context.bots.asked
    gauges["bot_faults"] = context.bots.faults
    return Response(context.metrics.write(gauges), media_type="text/plain; version=0.0.4")


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The JSON Schemas of all socket messages."""
    return messages_schema()


@cache
def messages_schema() -> dict[str, Any]:
    """Return what a client may say, what a server may say, and what they are made of."""
    kinds = [c.FromClient, p.FromServer]
    (client, server), defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"version": p.VERSION, "client": client, "server": server, "$defs": defs}


ROUTES = [page, short_address, health, metrics, socket_schema]
