"""The server's own hands at a table: bots that think and move, time that runs out."""

import asyncio
import logging

from coalface.bots.workers import Answer, Question, question_about
from coalface.server.fair_queue import Claim, Withdrawn
from coalface.server.ids import now, tag
from coalface.server.store.tables import LogLine
from coalface.server.table.play import play
from coalface.server.table.session import GameSession
from coalface.server.table.table import LiveTable

log = logging.getLogger("coalface.minding")

AGAIN = 1.0
"""After a failure, so many seconds until the next try."""


async def run_bots(table: LiveTable) -> None:
    """Let bots move as long as one must, each at a pace that a person can follow."""
    while (seat := table.bot_to_move()) is not None and not table.unattended():
        try:
            await one_bot_move(table, seat)
        except Withdrawn:
            continue  # the table has changed, or everyone has left
        except Exception as error:
            if table.broken:
                log.warning(
                    "a bot of table %s waits until it is reloaded: %s", tag(table.id), error
                )
                return
            log.exception("a bot of table %s could not move", tag(table.id))
            await asyncio.sleep(AGAIN)


async def one_bot_move(table: LiveTable, seat: int) -> None:
    """Think outside the lock, then move if the table is still as it was."""
    session, version, bot = table.playing(), table.version, table.seats[seat].bot_name()
    assert bot is not None
    decision = session.decision(seat)
    loop = asyncio.get_running_loop()
    began = loop.time()
    chosen = await choose(table, session, seat, bot)
    if table.version != version or session.decision(seat) != decision:
        return
    if table.must_hold(seat, chosen):
        table.held[seat] = (decision, chosen)
        return
    paced = table.connections and not session.would_be_quiet(seat, chosen)
    pace = table.context.settings.bot_pace if paced else 0.0
    await asyncio.sleep(max(0.0, began + pace - loop.time()))
    async with table.lock:
        same = table.version == version and session.decision(seat) == decision
        if same and table.bot_to_move() == seat:
            await play(table, seat, chosen)


async def choose(table: LiveTable, session: GameSession, seat: int, bot: str) -> int:
    """Return the move that a bot makes: the one it has held back, the only one, or the best.

    Its draws depend on what its seat has seen and decided alone, so that they do not show how
    many sealed choices others have made.
    """
    held, legal = table.held_move(seat), session.state.legal(seat)
    if held is not None:
        return held
    if len(legal) == 1:
        return legal[0]
    seed = f"{table.row.secret}/{seat}/{session.progress(seat)}"
    name = f"{table.id}/{seat}"
    question = question_about(table.game, session.view(seat), legal, bot, name, seed)
    answer = await think(table, seat, question)
    if answer.fault is not None:
        log.warning("bot %s of table %s %s", bot, tag(table.id), answer.fault)
    return answer.move


async def think(table: LiveTable, seat: int, question: Question) -> Answer:
    """Let a bot think for a seat; Withdrawn as soon as the table no longer waits for that."""
    version = table.version

    def claim() -> Claim | None:
        waits = table.version == version and table.bot_to_move() == seat
        return table.claim() if waits and not table.unattended() else None

    table.thinks_of = (question.seat, claim)
    try:
        return await table.context.bots.choose(question, claim)
    finally:
        table.thinks_of = None


async def expire_clocks(table: LiveTable) -> None:
    """Hand the seats whose time has run out to the stand-in; their people may come back.

    Whoever comes back from a holiday is called by the commit, with a clock or without.
    """
    async with table.lock:
        clock, bot, at = table.row.clock, table.row.agreed.stand_in, now()
        if table.row.status != "playing" or table.row.paused:
            return
        late = [] if clock is None else clock.flagged(at)
        for seat in late:
            table.seats[seat].stand_in = bot
        table.turn_clock(None)
        lines = [LogLine(kind="time", actor=seat, move=bot, at=at) for seat in late]
        await table.commit(lines, seats=bool(late))
        table.send_table()
        table.send_positions()
