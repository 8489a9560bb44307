"""Computer players in processes of their own; the event loop only waits for them."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from coalface.bots import bot, bot_can_play, bot_names
from coalface.bots.base import TAKEN, check_name
from coalface.bots.workers import Answer, Question, Workers, instead
from coalface.core.checks import unknown
from coalface.server.fair_queue import Claim, FairQueue
from coalface.server.refusal import MAX_SHOWN, Refusal

Claiming = Callable[[], Claim | None]
"""For whom a bot thinks, asked again while it waits; None: for nobody any more."""

ADVISER: Final = "coalface.bots.adviser:Adviser"
"""Who gives hints: it takes no seat, so nobody else can name it."""


class BotPool:
    """A few workers for all tables; whoever finds none free waits in a fair queue."""

    def __init__(self, count: int, seconds: float, own: Mapping[str, str] | None = None) -> None:
        """Think in `count` processes; `own` are the host's bots, by the name that people use."""
        self.own = dict(own or {})
        self.count = count
        self.seconds = seconds
        self.turns = FairQueue(max(1, count))
        self._threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="bots")
        self._workers: Workers | None = None
        self.asked = 0
        self.faults = 0

    def any(self) -> bool:
        """Return whether there are computer players at all."""
        return self.count > 0

    def check(self, name: str, game: str) -> str:
        """Return the name of a computer player that can play a game here; Refusal if it cannot."""
        if not self.any():
            raise Refusal("unknown-bot", detail="this server runs without computer players")
        return self.check_name(name, game)

    def can_play(self, name: str, game: str) -> bool:
        """Return whether a computer player of this server can play a game, by its id."""
        return bot_can_play(self.own.get(name, name), game)

    def names(self) -> list[str]:
        """List the computer players of this server: those that are installed, then the host's."""
        return [*bot_names(), *self.own]

    def check_name(self, name: str, game: str) -> str:
        """Return the name of a computer player; Refusal if it is unknown, or not for this game."""
        if name not in self.names():
            detail = unknown("computer player", name[:MAX_SHOWN], self.names())
            raise Refusal("unknown-bot", detail=detail)
        if not self.can_play(name, game):
            raise Refusal("unknown-bot", detail=f"{name} cannot play {game}")
        return name

    async def choose(self, question: Question, claim: Claiming) -> Answer:
        """Return a legal move, after at most the time a bot may think, once its turn has come.

        Withdrawn if by then nobody wants it.
        """
        if not self.any():
            return instead(question, "has no worker to think in")
        answer = await self.turns.run(claim, lambda: self._in_thread(question))
        self.asked += 1
        self.faults += answer.fault is not None
        return answer

    async def _in_thread(self, question: Question) -> Answer:
        """Think; a bot whose answer nobody waits for any more is stopped."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._ask, question)
        except asyncio.CancelledError:
            self.withdraw(question.seat)
            raise

    def withdraw(self, seat: str) -> None:
        """Nobody wants what a bot thinks of for this seat: it leaves the queue, or stops."""
        self.turns.recheck()
        if self._workers is not None:
            self._workers.cancel(seat)

    def _ask(self, question: Question) -> Answer:
        """Ask a bot by what its name stands for here: no table names a module or a program."""
        if question.bot not in (*self.names(), ADVISER):
            return instead(question, "is not a computer player of this server")
        asked = replace(question, bot=self.own.get(question.bot, question.bot))
        return self.workers().choose(asked, self.seconds)

    def workers(self) -> Workers:
        """Return the processes, started when first needed."""
        if self._workers is None:
            self._workers = Workers(self.count)
        return self._workers

    def close(self) -> None:
        """End the processes."""
        if self._workers is not None:
            self._workers.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def check_own_bots(own: Mapping[str, str]) -> dict[str, str]:
    """Return the host's bots after making each once; ValueError if one cannot play."""
    taken = {**dict.fromkeys(bot_names(), "an installed bot"), **dict.fromkeys(TAKEN, "coalface")}
    for name, place in own.items():
        check_name(name, taken)
        bot(place).close()
    return dict(own)
