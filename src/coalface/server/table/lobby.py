"""Joining, leaving and starting a table, handing a seat over, and what its host may do.

Each function takes the lock of the table that it changes, but for `begin`, whose caller holds it.
"""

from coalface.server.ids import now
from coalface.server.refusal import Refusal
from coalface.server.store.people import Person
from coalface.server.store.tables import LogLine
from coalface.server.table.log_replay import follow_all
from coalface.server.table.state import TableState
from coalface.server.table.table import LiveTable


def check_host(state: TableState, person: Person) -> None:
    """Refuse what only the host may do."""
    if state.row.host != person.id:
        raise Refusal("not-host")


async def join(table: LiveTable, person: Person, seat: int | None, nonce: str) -> None:
    """Take a free seat; the game begins when none is left."""
    async with table.lock:
        state = table.state
        if state.row.status != "open":
            raise Refusal("not-open")
        table.services.people.check_staying(person)
        if state.seats.of(person.id):
            raise Refusal("seated-already")
        found = [free for free in state.seats.free() if seat is None or free == seat]
        if not found:
            raise Refusal("seat-taken")
        state.seats.take(found[0], person, nonce, table.id)
        if not state.seats.free():
            await begin(table)
            return
        await table.commit(seats=True)
        table.connections.send_seats(state, seated=person.id)


async def start(table: LiveTable, person: Person, bots: bool) -> None:
    """Begin; free seats are played by bots, or taken away, so that whoever is there plays."""
    async with table.lock:
        state = table.state
        check_host(state, person)
        if state.row.status != "open":
            raise Refusal("not-open")
        if not bots:
            _remove_free_seats(state)
        for seat in state.seats.free():
            bot = table.services.bots.check(state.row.settings.stand_in, state.row.game)
            state.seats.place_bot(seat, bot, table.id)
        await begin(table)


def _remove_free_seats(state: TableState) -> None:
    """Leave only the seats that are taken; Refusal if that is no game."""
    left = len(state.seats) - len(state.seats.free())
    if state.row.continued_from is not None:
        raise Refusal("bad-game", detail=f"the record has {len(state.seats)} seats")
    try:
        state.game.check_seats(left)
    except ValueError as error:
        raise Refusal("bad-game", detail=str(error)) from error
    state.seats.remove_free()


async def begin(table: LiveTable) -> None:
    """Begin the game, from the lines that it continues, if any; the caller holds the lock."""
    state, session = table.state, table.state.new_session()
    if state.continued:
        lines = state.continued
        session = await table.services.background.run(lambda: follow_all(session, lines))
    drawn = state.begin(session)
    state.turn_clock(None)
    await table.commit(state.log_lines(drawn), seats=True)
    table.send_table()
    table.send_positions()


async def leave(table: LiveTable, person: Person) -> None:
    """Give up one's seats: free before the game, played by the stand-in during it."""
    async with table.lock:
        state = table.state
        mine = state.seats.of(person.id)
        if not mine:
            raise Refusal("not-seated")
        if state.row.status == "open":
            for seat in mine:
                state.seats.vacate(seat)
            if person.id == state.row.host:
                state.close()
            await table.commit(seats=True)
        elif state.row.status == "playing":
            await _hand_over(table, mine, state.row.settings.stand_in)
        table.send_table()


async def hand(table: LiveTable, person: Person, seat: int, bot: str | None) -> None:
    """Let a bot play one's seat, or play it again."""
    async with table.lock:
        state = table.state
        if seat not in state.seats.of(person.id):
            raise Refusal("not-your-seat")
        state.playing()
        if bot is not None:
            table.services.bots.check(bot, state.row.game)
        if state.seats[seat].stand_in == bot:
            return
        if bot is None:
            state.refill_clock(seat)
        await _hand_over(table, [seat], bot)
        table.send_table()


async def _hand_over(table: LiveTable, seats: list[int], bot: str | None) -> None:
    """Let a running game's seats change hands."""
    table.close_undo_request(done=False)
    table.state.seats.hand_over(seats, bot)
    table.state.turn_clock(None)
    at = now()
    lines = [LogLine(kind="hand", actor=seat, move=bot or "-", at=at) for seat in seats]
    await table.commit(lines, seats=True)
    table.send_positions()


async def rename(table: LiveTable, person: Person, old_name: str) -> None:
    """Let the seats of someone who has changed their name have the new one.

    Seats that were given names of their own keep them, and so does a game that is over.
    """
    async with table.lock:
        state = table.state
        if state.row.status not in ("open", "playing"):
            return
        mine = [seat for seat in state.seats.of(person.id) if state.seats[seat].name == old_name]
        for seat in mine:
            if state.row.status == "open":
                state.seats.name(seat, person.name, table.id)
            else:
                state.seats.rename(seat, person.name)
        state.update_names(person)
        await table.commit(seats=True)
        for connection in table.connections:
            connection.rename(person.id, person.name)
        table.send_table()
        table.send_positions()


async def update_holiday(table: LiveTable) -> None:
    """Let the clock of someone who has begun or ended a holiday rest or run."""
    async with table.lock:
        table.state.turn_clock(None)
        await table.commit()
        table.send_table()
        table.send_positions()


# --- the host ---


async def pause(table: LiveTable, person: Person, on: bool) -> None:
    """Stop moves and clocks, or go on."""
    async with table.lock:
        check_host(table.state, person)
        table.state.playing()
        table.state.pause(on)
        table.state.turn_clock(None)
        await table.commit()
        table.send_table()
        table.send_positions()


async def mute(table: LiveTable, person: Person, other: str, on: bool) -> None:
    """Let someone's chat not be heard here, or be heard again."""
    async with table.lock:
        state = table.state
        check_host(state, person)
        known = state.seats.owners() | state.chat.muted | set(table.connections.present())
        if other not in known:
            raise Refusal("unknown-person")
        await table.mute(other, on)


async def remove(table: LiveTable, person: Person, seat: int) -> None:
    """Take a seat from whoever holds it; in a running game the stand-in has it for good."""
    async with table.lock:
        state = table.state
        check_host(state, person)
        if seat >= len(state.seats):
            raise Refusal("unknown-seat")
        if state.row.status == "open":
            state.seats.vacate(seat)
            await table.commit(seats=True)
        else:
            await _replace_by_bot(table, seat)
        table.send_table()


async def _replace_by_bot(table: LiveTable, seat: int) -> None:
    """Take a seat of a running game from its owner, who may stay as a spectator."""
    state = table.state
    state.playing()
    bot = table.services.bots.check(state.row.settings.stand_in, state.row.game)
    owner = state.seats.owner(seat)
    table.close_undo_request(done=False)
    state.seats.replace_by_bot(seat, bot)
    state.turn_clock(None)
    await table.commit([LogLine(kind="hand", actor=seat, move=bot, at=now())], seats=True)
    table.send_positions()
    for connection in table.connections.of(owner):
        table.connections.send_positions_to(state, connection)
        if not state.audiences(connection.person):
            connection.close("no-spectators", retry=False)


async def close(table: LiveTable, person: Person) -> None:
    """End a table before the end of its game."""
    async with table.lock:
        state = table.state
        check_host(state, person)
        if state.row.status not in ("open", "playing"):
            raise Refusal("not-playing")
        state.close()
        state.turn_clock(None)
        await table.commit()
        table.send_table()
