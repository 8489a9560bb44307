"""The lobby: tables are made, joined, left, started and managed by their hosts."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from coalface.core.components import MAX_BYTES, read_components
from coalface.core.registry import released_specs
from coalface.server.component_files import compare
from coalface.server.context import ServerContext
from coalface.server.games import find_game
from coalface.server.http.dependencies import Caller, LangAsked, TheContext, TheTable, Yes
from coalface.server.http.guard import limit_rate, limit_rules
from coalface.server.http.routes.games import spec_or_404, subject_infos
from coalface.server.learning import lesson_title
from coalface.server.limits import TABLES, TABLES_OF_ADDRESS
from coalface.server.protocol import Lang, Table
from coalface.server.refusal import Refusal
from coalface.server.rest import (
    ComponentCheck,
    Hand,
    Join,
    Listed,
    Mute,
    NewTable,
    Remove,
    SubjectInfo,
    Switch,
    Tables,
)
from coalface.server.store import tables as stored
from coalface.server.store.people import Person
from coalface.server.store.tables import SeatRow, TableRow
from coalface.server.table import lobby
from coalface.server.table.creation import create_rematch, create_table
from coalface.server.table.payloads import seat_payload
from coalface.server.table.presenter import Presenter
from coalface.server.table.table import LiveTable

MAX_LISTED = 100
MAX_TABLE_BYTES = 2 * MAX_BYTES + 64_000
"""A component file may come with a table, and takes more room as JSON."""


def payload(table: LiveTable, person: Person) -> Table:
    """Return a table in a person's language; the caller holds its lock."""
    return table.connections.table_for(table.state, lang_of(person), person.id)


async def shown(table: LiveTable, person: Person) -> Table:
    """Return the same for a caller who does not hold the lock: only what is stored is shown."""
    async with table.lock:
        return payload(table, person)


def lang_of(person: Person) -> Lang:
    """Return the language that a person reads."""
    lang: Lang = person.lang  # type: ignore[assignment]
    return lang


def limit_tables(request: Request[Any, Any, Any], context: ServerContext, person: Person) -> None:
    """Refuse who makes tables too fast."""
    limit_rate(request, "tables", TABLES_OF_ADDRESS)
    wait = context.limits.wait("tables", person.id, TABLES)
    if wait:
        raise Refusal("too-fast", detail=str(int(wait) + 1))


@get("/api/tables")
async def list_tables(context: TheContext, caller: Caller) -> Tables:
    """My tables, and those that anyone may join or watch."""
    mine = await context.store.read(lambda c: stored.of_person(c, caller.id, MAX_LISTED))
    shown = await context.store.read(lambda c: stored.open_tables(c, MAX_LISTED))
    ids = {row.id for row, _ in mine}
    return Tables(
        mine=[listed(context, caller, *found) for found in mine],
        open=[listed(context, caller, *found) for found in shown if found[0].id not in ids],
    )


def listed(context: ServerContext, person: Person, row: TableRow, seats: list[SeatRow]) -> Listed:
    """Return a table as a list shows it."""
    live = context.tables.live.get(row.id)
    present = set(live.connections.present()) if live else set[str]()
    own = [s.seat for s in seats if s.person == person.id and not s.stand_in]
    playing = any(s.person == person.id for s in seats)
    return Listed(
        id=row.id,
        game=row.game,
        title=title_of(row.game, lang_of(person)),
        status=row.status,
        settings=row.settings,
        host_name=row.host_name,
        seats=[seat_payload(seat, present) for seat in seats],
        actors=row.actors if playing or not row.settings.spectator_delay else [],
        my_turn=row.status == "playing" and any(seat in row.actors for seat in own),
        created=row.created,
        touched=row.touched,
        lesson=lesson_title(row.game, row.settings.lesson, lang_of(person)),
    )


def title_of(game: str, lang: Lang) -> str:
    """Return what a game is called; its id if it is not played here any more."""
    if game not in released_specs():
        return game
    return Presenter(find_game(game, {}), (), lang).title()


@post("/api/tables", request_max_body_size=MAX_TABLE_BYTES)
async def make_table(
    request: Request[Any, Any, Any],
    context: TheContext,
    caller: Caller,
    data: JSONBody[NewTable],
) -> Table:
    """Make a table."""
    limit_tables(request, context, caller)
    async with context.tables.use(await create_table(context.tables, caller, data)) as table:
        return await shown(table, caller)


@get("/api/tables/{id:str}")
async def show_table(table: TheTable, caller: Caller) -> Table:
    """A table, by its link."""
    return await shown(table, caller)


@get("/api/tables/{id:str}/subjects", guards=[limit_rules])
async def explain_table(
    context: TheContext, table: TheTable, lang: LangAsked = "en"
) -> list[SubjectInfo]:
    """The things on this table, explained with the numbers of its own components."""
    game = table.state.game
    return await context.background.run(lambda: subject_infos(game, lang))


@get("/api/tables/{id:str}/components")
async def show_components(context: TheContext, table: TheTable) -> ComponentCheck:
    """Where the components of this table differ from the printed set."""
    text = table.state.row.own_components
    if text is None:
        raise Refusal("not-found")
    own, found = text, spec_or_404(table.state.row.game)
    return await context.background.run(lambda: compare(found, read_components(own)))


@post("/api/tables/{id:str}/join")
async def join(table: TheTable, caller: Caller, data: JSONBody[Join]) -> Table:
    """Take a free seat."""
    await lobby.join(table, caller, data.seat, data.nonce or "")
    return await shown(table, caller)


@post("/api/tables/{id:str}/leave")
async def leave(table: TheTable, caller: Caller) -> Table:
    """Give up my seats."""
    await lobby.leave(table, caller)
    return await shown(table, caller)


@post("/api/tables/{id:str}/start")
async def start(table: TheTable, caller: Caller, bots: Yes = True) -> Table:
    """Begin: bots take the free seats, or with `bots=false` these are taken away."""
    await lobby.start(table, caller, bots)
    return await shown(table, caller)


@post("/api/tables/{id:str}/rematch")
async def rematch(context: TheContext, table: TheTable, caller: Caller) -> Table:
    """The next game of the same people."""
    async with context.tables.use(await create_rematch(context.tables, table, caller)) as again:
        return await shown(again, caller)


@post("/api/tables/{id:str}/hand")
async def hand(table: TheTable, caller: Caller, data: JSONBody[Hand]) -> Table:
    """Let a bot play a seat of mine, or play it again."""
    await lobby.hand(table, caller, data.seat, data.bot)
    return await shown(table, caller)


@post("/api/tables/{id:str}/pause")
async def pause(table: TheTable, caller: Caller, data: JSONBody[Switch]) -> Table:
    """The host stops the game, or lets it go on."""
    await lobby.pause(table, caller, data.on)
    return await shown(table, caller)


@post("/api/tables/{id:str}/mute")
async def mute(table: TheTable, caller: Caller, data: JSONBody[Mute]) -> Table:
    """The host silences someone, or lets them speak again."""
    await lobby.mute(table, caller, data.person, data.on)
    return await shown(table, caller)


@post("/api/tables/{id:str}/remove")
async def remove(table: TheTable, caller: Caller, data: JSONBody[Remove]) -> Table:
    """The host takes a seat from whoever holds it."""
    await lobby.remove(table, caller, data.seat)
    return await shown(table, caller)


@post("/api/tables/{id:str}/close")
async def close(table: TheTable, caller: Caller) -> Table:
    """The host ends a table before its end."""
    await lobby.close(table, caller)
    return await shown(table, caller)


ROUTES = [
    list_tables,
    make_table,
    show_table,
    explain_table,
    show_components,
    join,
    leave,
    start,
    rematch,
    hand,
    pause,
    mute,
    remove,
    close,
]
