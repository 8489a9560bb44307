"""New tables: made for a game, continued from a record, or the rematch of one that is over."""

from collections.abc import Iterable
from typing import Any

from coalface.core.components import ComponentError
from coalface.core.contract import Game
from coalface.core.record import Record
from coalface.lessons.lesson import Lesson
from coalface.lessons.run import lines_before
from coalface.server.component_files import component_error_text
from coalface.server.games import find_game, read_record
from coalface.server.ids import is_id, new_id, new_secret, now
from coalface.server.people.people import clean_name
from coalface.server.refusal import Refusal
from coalface.server.rest import NewTable
from coalface.server.services import Services
from coalface.server.store import tables as stored
from coalface.server.store.people import Person
from coalface.server.store.tables import MOVE, LogLine, NewTableRows, SeatRow, TableRow
from coalface.server.table.lobby import begin
from coalface.server.table.registry import TableRegistry
from coalface.server.table.seats import Seats, unique_name
from coalface.server.table.table import LiveTable
from coalface.server.table_settings import TableSettings

FRIENDLY = "friendly"
"""The bot that plays on after a lesson."""


async def create_table(tables: TableRegistry, person: Person, asked: NewTable) -> str:
    """Create a table, which begins at once if nobody has to come; return its id."""
    services = tables.services
    source = await _source(services, asked.record)
    services.people.check_staying(person)
    row, lines = await services.background.run(
        lambda: _new_row(services, person, asked, source, continued_lines(source, asked.line))
    )
    await services.store.write(NewTableRows(row, _new_seats(services, person, asked, row), lines))
    await _begin_if_full(tables, row.id)
    return row.id


async def create_lesson(tables: TableRegistry, person: Person, lesson: Lesson, chapter: int) -> str:
    """Create the table of a lesson, at the beginning of a chapter; return its id."""
    services, game = tables.services, lesson.game()
    services.people.check_staying(person)
    if chapter >= len(lesson.content.chapters):
        raise Refusal("unknown-lesson")
    first = lesson.first_step(chapter)
    before = await services.background.run(lambda: lines_before(lesson, first))
    lines = log_lines(game, before)
    settings = TableSettings(
        lesson=lesson.id, guided=True, hints=True, spectators=False, stand_in=FRIENDLY
    )
    row = _game_row(person, game, settings, taken_over=len(lines))
    names = lesson.names(person.name)
    seats = [
        SeatRow(seat=seat, name=unique_name(name, names[:seat]), person=person.id)
        if seat == lesson.learner
        else SeatRow(seat=seat, name=unique_name(name, names[:seat]), bot=FRIENDLY)
        for seat, name in enumerate(names)
    ]
    await services.store.write(NewTableRows(row, seats, lines))
    await _begin_if_full(tables, row.id)
    return row.id


async def create_rematch(tables: TableRegistry, table: LiveTable, person: Person) -> str:
    """Return the table of the next game of the same people, created by the first who asks.

    People join it by the link; bots are seated at once.
    """
    async with table.lock:
        if table.state.row.rematch is None:
            await _create_rematch(table, person)
        rematch = table.state.row.rematch
    assert rematch is not None
    await _begin_if_full(tables, rematch)
    return rematch


async def _begin_if_full(tables: TableRegistry, id: str) -> None:
    """Begin a game for which nobody has to come any more."""
    async with tables.use(id) as table, table.lock:
        if table.state.row.status == "open" and not table.state.seats.free():
            await begin(table)


async def find_record(services: Services, id: str) -> str:
    """Return the text of an uploaded record; Refusal if there is none."""
    read = services.store.read
    text = await read(lambda c: stored.find_record(c, id)) if is_id(id) else None
    if text is None:
        raise Refusal("unknown-record")
    return text


async def _source(services: Services, id: str | None) -> Record | None:
    if id is None:
        return None
    text = await find_record(services, id)
    return await services.background.run(lambda: read_record(text))


def continued_lines(source: Record | None, line: int | None) -> list[LogLine]:
    """Return the lines that a table continues; Refusal if they lead nowhere."""
    if source is None:
        return []
    last = len(source) if line is None else line
    try:
        state = source.state(last)
    except ValueError as error:
        raise Refusal("bad-record", detail=str(error)) from error
    if not state.actors():
        raise Refusal("bad-record", detail="the game is over at that line")
    return log_lines(source.game, source.lines[:last])


def log_lines(game: Game, lines: Iterable[tuple[int, int]]) -> list[LogLine]:
    """Return lines of play as the log of a table has them."""
    moves, at = game.moves, now()
    return [LogLine(kind=MOVE, actor=actor, move=str(moves[move]), at=at) for actor, move in lines]


def _new_row(
    services: Services,
    person: Person,
    asked: NewTable,
    source: Record | None,
    lines: list[LogLine],
) -> tuple[TableRow, list[LogLine]]:
    """Return a new table with the lines that it continues; Refusal if it cannot be played."""
    if asked.settings.lesson:
        raise Refusal("bad-game", detail="a lesson is begun by POST /api/lessons")
    try:
        game = _new_game(services, person, asked) if source is None else source.game
        game.check_seats(len(asked.seats))
        if source is not None and len(source.seats) != len(asked.seats):
            given, accepted = len(asked.seats), len(source.seats)
            raise ValueError(f"this game has {accepted} seats, got {given}")
    except (ValueError, KeyError) as error:
        raise Refusal("bad-game", detail=str(error)) from error
    services.bots.check_name(asked.settings.stand_in, game.id)
    row = _game_row(
        person, game, asked.settings, continued_from=asked.record, taken_over=len(lines)
    )
    return row, lines


def _game_row(person: Person, game: Game, settings: TableSettings, **values: Any) -> TableRow:
    """Return a new table of a host for a game."""
    return _row(
        person,
        game=game.id,
        options=dict(game.options),
        rules=game.version,
        components=game.components.split()[0],
        own_components=game.own_components,
        settings=settings,
        visibility=settings.visibility,
        **values,
    )


def _row(person: Person, **values: Any) -> TableRow:
    """Return a new table of a host."""
    at = now()
    return TableRow(
        id=new_id(),
        status="open",
        host=person.id,
        host_name=person.name,
        secret=new_secret(),
        created=at,
        touched=at,
        **values,
    )


def _new_game(services: Services, person: Person, asked: NewTable) -> Game:
    """Return the game asked for, with components of one's own, or of the server's host."""
    own = asked.components
    if own is None:
        own = services.settings.components.get(asked.game.replace("-", "_"))
    try:
        return find_game(asked.game, asked.options, own_components=own)
    except ComponentError as error:
        detail = component_error_text(error, person.lang)
        raise Refusal("bad-components", detail=detail) from error


def _new_seats(services: Services, person: Person, asked: NewTable, row: TableRow) -> list[SeatRow]:
    """Return the seats of a new table; bots are named last, unlike the people."""
    seats = Seats([SeatRow(seat=number) for number in range(len(asked.seats))])
    for number, wanted in enumerate(asked.seats):
        if wanted.who == "me":
            name = None if wanted.name is None else clean_name(wanted.name)
            seats.take(number, person, asked.nonce or "", row.id, name)
    for number, wanted in enumerate(asked.seats):
        if wanted.who == "bot":
            bot = services.bots.check(wanted.bot or asked.settings.stand_in, row.game)
            seats.place_bot(number, bot, row.id)
    return list(seats)


async def _create_rematch(table: LiveTable, person: Person) -> None:
    state = table.state
    table.services.people.check_staying(person)
    if state.row.status != "over" or not state.seats.of(person.id):
        raise Refusal("not-over")
    same = (
        "game", "options", "rules", "components", "own_components", "settings", "visibility",
    )  # fmt: skip
    row = _row(person, **{name: getattr(state.row, name) for name in same})
    seats = [_rematch_seat(seat, person) for seat in state.seats]
    state.link_rematch(row.id)
    await table.commit(also=NewTableRows(row, seats))
    table.send_table()


def _rematch_seat(seat: SeatRow, person: Person) -> SeatRow:
    """Return a seat of the next game: mine, a bot's, or free for whoever sat there."""
    if seat.person == person.id:
        return SeatRow(seat=seat.seat, name=seat.name, person=person.id)
    if seat.bot:
        return SeatRow(seat=seat.seat, name=seat.name, bot=seat.bot)
    return SeatRow(seat=seat.seat)
