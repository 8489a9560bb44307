"""Who sits where: joining, leaving, starting, handing a seat to a bot and back, the host's hand."""

from coalface.bots import bot_names
from coalface.core.record_header import check_name
from coalface.server import protocol as p
from coalface.server.ids import now
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.store import tables as stored
from coalface.server.store.people import Person
from coalface.server.store.tables import LogLine, SeatRow
from coalface.server.table import clock
from coalface.server.table.log_replay import followed
from coalface.server.table.play import close_asking, logged
from coalface.server.table.table import LiveTable


def unique_name(name: str, taken: list[str]) -> str:
    """A name, numbered where another seat has it already: Anna, Anna#2."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name}#{number}"
    return check_name(free)


def check_bot(table_bots: bool, name: str) -> str:
    """A computer player that this server has; Refusal if not."""
    if name not in bot_names() or not table_bots:
        raise Refusal("unknown-bot", detail=f"there are {', '.join(bot_names())}")
    return name


def must_host(table: LiveTable, person: Person) -> None:
    """Refuse what only the host may do."""
    if table.row.host != person.id:
        raise Refusal("not-host")


async def join(table: LiveTable, person: Person, seat: int | None, nonce: str) -> None:
    """Take a free seat; the game begins when none is left."""
    async with table.lock:
        if table.row.status != "open":
            raise Refusal("not-open")
        table.context.people.check_staying(person)
        if table.seats_of(person.id):
            raise Refusal("seated-already")
        free = [s for s in table.seats if not s.person and not s.bot]
        found = [s for s in free if seat is None or s.seat == seat]
        if not found:
            raise Refusal("seat-taken")
        place = found[0]
        place.person, place.nonce = person.id, nonce
        place.name = unique_name(person.name, [s.name for s in table.seats if s is not place])
        if len(free) == 1:
            await begin(table)
            return
        await table.commit(seats=True)
        table.send_seats(seated=person.id)


async def start(table: LiveTable, person: Person) -> None:
    """Begin; free seats are played by bots."""
    async with table.lock:
        must_host(table, person)
        if table.row.status != "open":
            raise Refusal("not-open")
        for seat in table.seats:
            if not seat.person and not seat.bot:
                seat_bot(table, seat)
        await begin(table)


def seat_bot(table: LiveTable, seat: SeatRow) -> None:
    """Let a bot have a free seat."""
    bot = check_bot(table.context.bots.any(), table.row.agreed.stand_in)
    seat.name = unique_name(bot, [other.name for other in table.seats])
    seat.bot = bot


async def begin(table: LiveTable) -> None:
    """Go on from the lines that were taken over, if any; the caller holds the lock."""
    session = table.new_session()
    if table.taken:
        session = await table.context.background.run(lambda: followed(session, table.taken))
    table.row.status, table.session = "playing", session
    if table.row.agreed.time is not None:
        table.row.clock = clock.full(table.row.agreed.time, len(table.seats), now())
    drawn = session.draw_all()
    table.turn_clock(None)
    await table.commit(logged(table, drawn), seats=True)
    table.send_table()
    table.send_positions()


async def leave(table: LiveTable, person: Person) -> None:
    """Give up one's seats: free before the game, played by the stand-in during it."""
    async with table.lock:
        mine = table.seats_of(person.id)
        if not mine:
            raise Refusal("not-seated")
        if table.row.status == "open":
            for seat in mine:
                table.seats[seat] = SeatRow(seat=seat)
            if person.id == table.row.host:
                table.row.status = "closed"
            await table.commit(seats=True)
        elif table.row.status == "playing":
            await hand_over(table, mine, table.row.agreed.stand_in)
        table.send_table()


async def hand(table: LiveTable, person: Person, seat: int, bot: str | None) -> None:
    """Let a bot play one's seat, or play it again."""
    async with table.lock:
        if seat not in table.seats_of(person.id):
            raise Refusal("not-your-seat")
        table.playing()
        if bot is not None:
            check_bot(table.context.bots.any(), bot)
        if table.seats[seat].stand_in == bot:
            return
        if bot is None:
            give_time(table, seat)
        await hand_over(table, [seat], bot)
        table.send_table()


def give_time(table: LiveTable, seat: int) -> None:
    """Let someone whose time ran out come back with a part of the bank, once in a game."""
    running, time = table.row.clock, table.row.agreed.time
    if running is None or time is None or running.left[seat] > 0:
        return
    if seat in running.refilled:
        raise Refusal("out-of-time")
    running.refill(seat, time)


async def hand_over(table: LiveTable, seats: list[int], bot: str | None) -> None:
    """A running game's seats change hands."""
    close_asking(table, done=False)
    for seat in seats:
        table.seats[seat].stand_in = bot
    table.turn_clock(None)
    at = now()
    lines = [LogLine(kind="hand", actor=seat, move=bot or "-", at=at) for seat in seats]
    await table.commit(lines, seats=True)
    table.send_positions()


# --- the host ---


async def pause(table: LiveTable, person: Person, on: bool) -> None:
    """Stop moves and clocks, or go on."""
    async with table.lock:
        must_host(table, person)
        table.playing()
        table.row.paused = on
        table.turn_clock(None)
        await table.commit()
        table.send_table()
        table.send_positions()


async def mute(table: LiveTable, person: Person, other: str, on: bool) -> None:
    """Let someone's chat not be heard here, or again."""
    async with table.lock:
        must_host(table, person)
        here = {connection.person for connection in table.connections}
        if other not in here | {seat.person for seat in table.seats} | table.muted:
            raise Refusal("unknown-person")
        id = table.id
        await table.write(lambda connection: stored.mute(connection, id, other, on))
        (table.muted.add if on else table.muted.discard)(other)
        table.send_table()


async def remove(table: LiveTable, person: Person, seat: int) -> None:
    """Take a seat from whoever holds it; in a running game the stand-in has it for good."""
    async with table.lock:
        must_host(table, person)
        if seat >= len(table.seats):
            raise Refusal("unknown-seat")
        found = table.seats[seat]
        removed = found.person
        if table.row.status == "open":
            table.seats[seat] = SeatRow(seat=seat)
            await table.commit(seats=True)
        else:
            table.playing()
            bot = check_bot(table.context.bots.any(), table.row.agreed.stand_in)
            close_asking(table, done=False)
            found.person, found.stand_in, found.bot = None, None, bot
            table.turn_clock(None)
            line = LogLine(kind="hand", actor=seat, move=bot, at=now())
            await table.commit([line], seats=True)
            table.send_positions()
            show_out(table, removed)
        table.send_table()


def show_out(table: LiveTable, person: str | None) -> None:
    """Show what is left to someone who lost a seat; where that is nothing, say goodbye."""
    for connection in [c for c in table.connections if c.person == person]:
        left = table.audiences(connection.person)
        for audience in left:
            table.send_position(connection, audience)
        if not left:
            words = translate(connection.lang, "refused-no-spectators")
            connection.send(p.Bye(key="no-spectators", words=words, again=False))
            connection.drop()


async def close(table: LiveTable, person: Person) -> None:
    """End a table before its end."""
    async with table.lock:
        must_host(table, person)
        if table.row.status not in ("open", "playing"):
            raise Refusal("not-playing")
        table.row.status = "closed"
        table.turn_clock(None)
        await table.commit()
        table.send_table()
