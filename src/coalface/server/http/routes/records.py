"""Journals, records and replays: what was played, for those who may see it."""

from typing import Any

from litestar import MediaType, Request, Response, get, post

from coalface.core.fairness import check_fairness, read_proof
from coalface.core.record import Record
from coalface.server.context import ServerContext
from coalface.server.games import read_record
from coalface.server.http.dependencies import (
    Caller,
    LineAsked,
    LineSince,
    TheContext,
    TheId,
    TheTable,
    TheViewpoint,
    Viewpoint,
    Yes,
)
from coalface.server.http.guard import limit_positions, limit_rate, limit_replays
from coalface.server.http.request_text import NUL, is_text
from coalface.server.http.routes.tables import payload
from coalface.server.ids import new_id, now
from coalface.server.limits import UPLOADS, UPLOADS_A_DAY
from coalface.server.protocol import Lang, Position
from coalface.server.refusal import Refusal
from coalface.server.rest import Replay, Stored, Verified
from coalface.server.store import tables as stored
from coalface.server.store.people import Person
from coalface.server.table import replays
from coalface.server.table.creation import find_record
from coalface.server.table.presenter import Presenter
from coalface.server.table.session import Audience, GameSession
from coalface.server.table.table import LiveTable

MAX_RECORD_BYTES = 1_000_000


def seen(table: LiveTable, person: Person, seat: Audience, open: bool = False) -> GameSession:
    """Return the game as an audience sees it; Refusal if this person may not see that."""
    over = table.state.row.status == "over"
    if table.state.session is None or table.state.spectators.session is None:
        raise Refusal("not-playing")
    if seat is not None and seat >= len(table.state.seats):
        raise Refusal("unknown-seat")
    if open and not over:
        raise Refusal("not-over")
    if over:
        return table.state.session
    if seat is None:
        if not table.state.row.settings.spectators and not table.state.seats.of(person.id):
            raise Refusal("no-spectators")
        return table.state.spectators.session
    if seat not in table.state.seats.of(person.id):
        raise Refusal("not-your-seat")
    return table.state.session


@get("/api/tables/{id:str}/journal", media_type=MediaType.TEXT, guards=[limit_replays])
async def journal(
    context: TheContext, table: TheTable, caller: Caller, viewpoint: TheViewpoint
) -> str:
    """The story of my seat, or of the spectators."""
    async with table.lock:
        session = seen(table, caller, viewpoint.seat).snapshot()
        secret, presenter = table.state.row.secret, table.state.presenter(viewpoint.lang)
    return await context.background.run(
        lambda: replays.journal(session, viewpoint.seat, secret, presenter)
    )


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, guards=[limit_replays])
async def record(context: TheContext, table: TheTable) -> Response[str]:
    """The record of a finished game."""
    async with table.lock:
        over = finished(table)
    text = await context.background.run(lambda: replays.record_of(over.state).write())
    name = f'attachment; filename="coalface-{table.id}.record"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


def finished(table: LiveTable) -> LiveTable:
    """Return a table whose game is over, which nothing changes any more; Refusal if it is not."""
    if table.state.row.status != "over":
        raise Refusal("not-over")
    return table


@get("/api/tables/{id:str}/verify", guards=[limit_replays])
async def verify(context: TheContext, table: TheTable) -> Verified:
    """Were the draws those that were committed to?"""
    async with table.lock:
        over = finished(table)
    return await context.background.run(lambda: verified(replays.record_of(over.state)))


def verified(record: Record) -> Verified:
    """Return whether the draws of a record are those that were committed to."""
    proof = read_proof(record.draws)
    assert proof is not None
    try:
        return Verified(verified=True, draws=check_fairness(record, proof))
    except ValueError as error:
        return Verified(verified=False, draws=0, problem=str(error))


@get("/api/tables/{id:str}/replay", guards=[limit_replays])
async def replay(
    context: TheContext,
    table: TheTable,
    caller: Caller,
    viewpoint: TheViewpoint,
    open: Yes = False,
) -> Replay:
    """A game line by line."""
    async with table.lock:
        session = seen(table, caller, viewpoint.seat, open).snapshot()
        presenter, shown = table.state.presenter(viewpoint.lang), payload(table, caller)
    return await context.background.run(
        lambda: replays.replay(session, viewpoint.seat, open, presenter, shown)
    )


@get("/api/tables/{id:str}/replay/{line:int}", guards=[limit_positions])
async def replay_line(
    context: TheContext,
    table: TheTable,
    caller: Caller,
    line: LineAsked,
    viewpoint: TheViewpoint,
    text: Yes = False,
    printed: Yes = True,
    since: LineSince = None,
    open: Yes = False,
) -> Position:
    """The position after a line, with what happened since another one.

    `printed=false` leaves out what the replay holds already.
    """
    async with table.lock:
        session = seen(table, caller, viewpoint.seat, open).snapshot()
        presenter, memory = (
            table.state.presenter(viewpoint.lang),
            table.state.row.settings.memory_aid,
        )
    return await context.background.run(
        lambda: replays.position_at(
            session,
            viewpoint.seat,
            line,
            presenter,
            memory=memory,
            text=text,
            printed=printed,
            since=since,
            open=open,
        )
    )


# --- uploaded ---


@post("/api/records", request_max_body_size=MAX_RECORD_BYTES)
async def upload(request: Request[Any, Any, Any], context: TheContext, caller: Caller) -> Stored:
    """Keep a record to watch, or to go on from."""
    limit_rate(request, "uploads", UPLOADS)
    limit_rate(request, "uploads-a-day", UPLOADS_A_DAY)
    body, id = await request.body(), new_id()

    def read_it() -> tuple[str, Stored]:
        found = read(decoded(body))
        return found.write(), record_info(id, found, caller.lang)

    text, answer = await context.background.run(read_it)
    await context.store.write(lambda c: stored.add_record(c, id, caller.id, text, now()))
    return answer


def decoded(body: bytes) -> str:
    """Return the text of an upload; Refusal if it is none."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", detail=f"not UTF-8 at byte {error.start}") from error
    if not is_text(text):
        raise Refusal("bad-record", detail=f"NUL at character {text.index(NUL)}")
    return text


def read(text: str) -> Record:
    """Return a record that is whole and legal; Refusal says what is wrong."""
    try:
        found = read_record(text)
        found.verify()
    except (ValueError, RecursionError) as error:
        raise Refusal("bad-record", detail=str(error)[:300]) from error
    return found


def record_info(id: str, found: Record, lang: str) -> Stored:
    """Return an uploaded record as it is listed."""
    language: Lang = lang  # type: ignore[assignment]
    return Stored(
        id=id,
        game=found.game.id,
        title=Presenter(found.game, found.seats, language).title(),
        seats=list(found.seats),
        lines=len(found),
        over=not found.state().actors(),
    )


async def load(context: ServerContext, id: str) -> str:
    """Return the text of an uploaded record; Refusal if there is none."""
    return await find_record(context.tables.services, id)


def recorded(text: str, viewpoint: Viewpoint) -> tuple[GameSession, Presenter]:
    """Return an uploaded game, which anyone may see as any seat, and its presenter."""
    found = read_record(text)
    if viewpoint.seat is not None and viewpoint.seat >= len(found.seats):
        raise Refusal("unknown-seat")
    return replays.session_of(found), Presenter(found.game, found.seats, viewpoint.lang)


@get("/api/records/{id:str}", guards=[limit_replays])
async def show_record(context: TheContext, caller: Caller, id: TheId) -> Stored:
    """What an uploaded record holds."""
    text = await load(context, id)
    return await context.background.run(lambda: record_info(id, read_record(text), caller.lang))


@get("/api/records/{id:str}/record", media_type=MediaType.TEXT, guards=[limit_replays])
async def record_text(context: TheContext, caller: Caller, id: TheId) -> str:
    """An uploaded record itself."""
    return await load(context, id)


@get("/api/records/{id:str}/replay", guards=[limit_replays])
async def replay_record(
    context: TheContext,
    caller: Caller,
    id: TheId,
    viewpoint: TheViewpoint,
    open: Yes = False,
) -> Replay:
    """An uploaded game line by line."""
    text = await load(context, id)

    def replayed() -> Replay:
        session, presenter = recorded(text, viewpoint)
        return replays.replay(session, viewpoint.seat, open, presenter, None)

    return await context.background.run(replayed)


@get("/api/records/{id:str}/replay/{line:int}", guards=[limit_positions])
async def replay_record_line(
    context: TheContext,
    caller: Caller,
    id: TheId,
    line: LineAsked,
    viewpoint: TheViewpoint,
    text: Yes = False,
    printed: Yes = True,
    since: LineSince = None,
    open: Yes = False,
) -> Position:
    """A position of an uploaded game."""
    record = await load(context, id)

    def found() -> Position:
        session, presenter = recorded(record, viewpoint)
        return replays.position_at(
            session,
            viewpoint.seat,
            line,
            presenter,
            memory=True,
            text=text,
            printed=printed,
            since=since,
            open=open,
        )

    return await context.background.run(found)


ROUTES = [
    journal,
    record,
    verify,
    replay,
    replay_line,
    upload,
    show_record,
    record_text,
    replay_record,
    replay_record_line,
]
