"""Lets the bots of a table think and move."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from coalface.bots.workers import Answer, Question, question_about
from coalface.server.fair_queue import BACKGROUND, Claim, Withdrawn
from coalface.server.ids import tag
from coalface.server.services import Services
from coalface.server.table.lock import TableLock
from coalface.server.table.state import TableState

log = logging.getLogger("coalface.bots")

RETRY_INTERVAL = 1.0
"""Seconds until the next try after a failure."""


class BotTable(Protocol):
    """What the runner needs of its table."""

    lock: TableLock

    @property
    def state(self) -> TableState:
        """The table as it is now; the runner holds moves back in it, and only reads the rest."""

    def claim(self) -> Claim:
        """Return for whom the bots think."""

    def is_unattended(self) -> bool:
        """Return whether only bots play here, and nobody watches."""

    async def play(self, seat: int, move: int) -> None:
        """Make a move; the caller holds the lock."""


class BotRunner:
    """The bots of one table: one thinks at a time, as long as one must decide."""

    def __init__(self, table: BotTable, services: Services) -> None:
        self._table = table
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._question: tuple[str, Callable[[], Claim | None]] | None = None

    def is_busy(self) -> bool:
        """Return whether a bot thinks, or is about to."""
        return self._task is not None and not self._task.done()

    def start_if_due(self) -> None:
        """Let a bot think if one must decide; let it stop if nobody wants its answer any more."""
        if self._question is not None and self._question[1]() is None:
            self._services.bots.withdraw(self._question[0])
        if self._seat_due() is not None and not self.is_busy():
            self._task = self._services.tasks.spawn(self._run())

    def stop(self) -> None:
        """Let no bot think any more."""
        if self._task is not None:
            self._task.cancel()

    def _seat_due(self) -> int | None:
        """Return the seat whose bot must decide; None while only bots play and nobody watches."""
        seat = self._table.state.bot_to_move()
        return None if seat is None or self._table.is_unattended() else seat

    async def _run(self) -> None:
        """Let bots move as long as one must, each at a pace that a person can follow."""
        while (seat := self._seat_due()) is not None:
            try:
                await self._move(seat)
            except Withdrawn:
                continue  # the table has changed, or everyone has left
            except Exception as error:
                name = tag(self._table.state.id)
                if self._table.lock.needs_reload:
                    log.warning("a bot of table %s waits until it is reloaded: %s", name, error)
                    return
                log.exception("a bot of table %s could not move", name)
                await asyncio.sleep(RETRY_INTERVAL)

    async def _move(self, seat: int) -> None:
        """Think outside the lock, then move if the table is still as it was."""
        table, state = self._table, self._table.state
        session, version = state.playing(), state.version
        decision = session.decision(seat)

        def is_unchanged() -> bool:
            same = table.state is state and state.version == version
            return same and session.decision(seat) == decision

        loop = asyncio.get_running_loop()
        began = loop.time()
        chosen = await self._choose(seat)
        if not is_unchanged():
            return
        if state.must_hold(seat, chosen):
            state.hold_move(seat, chosen)
            return
        paced = self._is_watched() and not session.would_be_quiet(seat, chosen)
        pace = self._services.settings.bot_pace if paced else 0.0
        await asyncio.sleep(max(0.0, began + pace - loop.time()))
        async with table.lock:
            if is_unchanged() and state.bot_to_move() == seat:
                await table.play(seat, chosen)

    async def _choose(self, seat: int) -> int:
        """Return the move that a bot makes: the one it has held back, the only one, or the best.

        Its draws depend on what its seat has seen and decided alone, so that they do not show how
        many sealed choices others have made.
        """
        state = self._table.state
        session, bot = state.playing(), state.seats[seat].bot_name()
        assert bot is not None
        held, legal = state.held_move(seat), session.state.legal(seat)
        if held is not None:
            return held
        if len(legal) == 1:
            return legal[0]
        seed = f"{state.row.secret}/{seat}/{session.progress(seat)}"
        name = f"{state.id}/{seat}"
        question = question_about(state.game, session.view(seat), legal, bot, name, seed)
        answer = await self._ask(seat, question)
        if answer.fault is not None:
            log.warning("bot %s of table %s %s", bot, tag(state.id), answer.fault)
        return answer.move

    async def _ask(self, seat: int, question: Question) -> Answer:
        """Let a bot think for a seat; Withdrawn as soon as the table no longer waits for that."""
        table, state = self._table, self._table.state
        version = state.version

        def claim() -> Claim | None:
            same = table.state is state and state.version == version
            return table.claim() if same and self._seat_due() == seat else None

        self._question = (question.seat, claim)
        try:
            return await self._services.bots.choose(question, claim)
        finally:
            self._question = None

    def _is_watched(self) -> bool:
        return self._table.claim().rank != BACKGROUND
