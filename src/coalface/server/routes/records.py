"""Journals, records and replays: what was played, for those who may see it."""

from typing import Any

from litestar import MediaType, Request, Response, get, post

from coalface.core.fairness import check_fairness, read_proof
from coalface.core.record import Record
from coalface.core.registry import Box, boxes
from coalface.server import replays
from coalface.server.guard import slow_down
from coalface.server.house import House
from coalface.server.ids import new_id, now
from coalface.server.limits import UPLOADS
from coalface.server.live import LiveTable
from coalface.server.protocol import Lang, Position
from coalface.server.reading import NUL, is_text
from coalface.server.refusal import Refusal
from coalface.server.rest import Replay, Stored, Verified
from coalface.server.routes.marks import (
    Asker,
    Eyes,
    LineAsked,
    TheEyes,
    TheHouse,
    TheId,
    TheTable,
    Yes,
)
from coalface.server.routes.tables import told
from coalface.server.sitting import Audience, Sitting
from coalface.server.store import tables as kept
from coalface.server.store.people import Person
from coalface.server.telling import Teller

LARGEST = 1_000_000


def seen(table: LiveTable, person: Person, seat: Audience, open: bool = False) -> Sitting:
    """The game as far as this person may see it through these eyes; Refusal if not at all."""
    over = table.row.status == "over"
    if table.sitting is None or table.past is None:
        raise Refusal("not-playing")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("unknown-seat")
    if open and not over:
        raise Refusal("not-over")
    if over:
        return table.sitting
    if seat is None:
        if not table.row.agreed.spectators and not table.seats_of(person.id):
            raise Refusal("no-spectators")
        return table.past
    if seat not in table.seats_of(person.id):
        raise Refusal("not-your-seat")
    return table.sitting


@get("/api/tables/{id:str}/journal", media_type=MediaType.TEXT)
async def journal(table: TheTable, asker: Asker, eyes: TheEyes) -> str:
    """The story of my seat, or of the spectators."""
    async with table.lock:
        seen(table, asker, eyes.seat)
        return replays.journal(table, eyes.seat, table.teller(eyes.lang))


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def record(table: TheTable) -> Response[str]:
    """The record of a finished game."""
    async with table.lock:
        text = replays.record_of(finished(table)).write()
    name = f'attachment; filename="coalface-{table.id}.record"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


def finished(table: LiveTable) -> LiveTable:
    """A table whose game is over; Refusal if it is not."""
    if table.row.status != "over":
        raise Refusal("not-over")
    return table


@get("/api/tables/{id:str}/verify")
async def verify(table: TheTable) -> Verified:
    """Were the draws those that were committed to?"""
    async with table.lock:
        record = replays.record_of(finished(table))
    proof = read_proof(record.draws)
    assert proof is not None
    try:
        return Verified(verified=True, draws=check_fairness(record, proof))
    except ValueError as error:
        return Verified(verified=False, draws=0, problem=str(error))


@get("/api/tables/{id:str}/replay")
async def replay(table: TheTable, asker: Asker, eyes: TheEyes, open: Yes = False) -> Replay:
    """A game line by line."""
    async with table.lock:
        sitting, teller = seen(table, asker, eyes.seat, open), table.teller(eyes.lang)
        return replays.replay(sitting, eyes.seat, open, teller, told(table, asker))


@get("/api/tables/{id:str}/replay/{line:int}")
async def replay_line(
    table: TheTable, asker: Asker, line: LineAsked, eyes: TheEyes, text: Yes = False
) -> Position:
    """The position after a line."""
    async with table.lock:
        sitting, teller = seen(table, asker, eyes.seat), table.teller(eyes.lang)
        memory = table.row.agreed.memory_aid
        return replays.position_at(sitting, eyes.seat, line, teller, memory, text)


# --- uploaded ---


@post("/api/records", request_max_body_size=LARGEST)
async def upload(request: Request[Any, Any, Any], house: TheHouse, asker: Asker) -> Stored:
    """Keep a record to watch, or to go on from."""
    slow_down(request, "uploads", UPLOADS)
    found = read(decoded(await request.body()))
    id, text = new_id(), found.write()
    await house.store.write(lambda c: kept.add_record(c, id, asker.id, text, now()))
    return stored(id, found, asker)


def decoded(body: bytes) -> str:
    """The text of an upload; Refusal if it is none."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", detail=f"not UTF-8 at byte {error.start}") from error
    if not is_text(text):
        raise Refusal("bad-record", detail=f"NUL at character {text.index(NUL)}")
    return text


def read(text: str) -> Record:
    """A record that is whole and legal; Refusal says what is wrong."""
    try:
        found = Record.read(text, find_released)
        found.verify()
    except (ValueError, RecursionError) as error:
        raise Refusal("bad-record", detail=str(error)[:300]) from error
    return found


def find_released(name: str) -> Box:
    """A game that can be played here."""
    found = boxes().get(name.replace("-", "_"))
    if found is None:
        raise ValueError(f"no game is called {name[:40]}")
    return found


def stored(id: str, found: Record, person: Person) -> Stored:
    """An uploaded record as it is listed."""
    lang: Lang = person.lang  # type: ignore[assignment]
    return Stored(
        id=id,
        game=found.game.id,
        title=Teller(found.game, found.seats, lang).title(),
        seats=list(found.seats),
        lines=len(found),
        over=not found.state().actors(),
    )


async def load(house: House, id: str) -> Record:
    """An uploaded record; Refusal if there is none."""
    return Record.read(await house.hall.find_record(id))


async def recorded(house: House, id: str, eyes: Eyes) -> tuple[Sitting, Teller]:
    """An uploaded game, which anyone may see through any eyes, and who says it."""
    found = await load(house, id)
    if eyes.seat is not None and eyes.seat >= len(found.seats):
        raise Refusal("unknown-seat")
    return replays.sitting_of(found), Teller(found.game, found.seats, eyes.lang)


@get("/api/records/{id:str}")
async def show_record(house: TheHouse, asker: Asker, id: TheId) -> Stored:
    """What an uploaded record holds."""
    return stored(id, await load(house, id), asker)


@get("/api/records/{id:str}/replay")
async def replay_record(
    house: TheHouse, asker: Asker, id: TheId, eyes: TheEyes, open: Yes = False
) -> Replay:
    """An uploaded game line by line."""
    sitting, teller = await recorded(house, id, eyes)
    return replays.replay(sitting, eyes.seat, open, teller, None)


@get("/api/records/{id:str}/replay/{line:int}")
async def replay_record_line(
    house: TheHouse, asker: Asker, id: TheId, line: LineAsked, eyes: TheEyes, text: Yes = False
) -> Position:
    """A position of an uploaded game."""
    sitting, teller = await recorded(house, id, eyes)
    return replays.position_at(sitting, eyes.seat, line, teller, True, text)


ROUTES = [
    journal,
    record,
    verify,
    replay,
    replay_line,
    upload,
    show_record,
    replay_record,
    replay_record_line,
]
