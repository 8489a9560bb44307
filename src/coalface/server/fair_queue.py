"""A fair queue for work that is scarce: who has used least comes first, not who asks most.

Whoever wants work done states a claim: how urgent it is, for which person, from which address. The
most urgent go first; among them the address that has used least, and within it the person. So a
dozen guests at one address get together what one person at another gets. What nobody wants any more
leaves the queue.
"""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

WAITING = 0
"""Someone is here and waits for it."""
WATCHED = 1
"""Someone looks on."""
BACKGROUND = 2
"""Nobody is here."""

MAX_KEYS = 5000
"""The number of addresses and people whose use is remembered."""
ASSUMED = 1.0
"""Seconds that work is taken to last until it is done."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Why work is done: how urgent, for whom, from where."""

    rank: int
    person: str = ""
    address: str = ""


Group = tuple[int] | tuple[int, str]
Member = tuple[Group, str]
"""Someone among those who are compared with each other."""


class Withdrawn(Exception):
    """Nobody wants this work any more."""


@dataclass(eq=False, slots=True)
class Turn:
    """Work that waits. Its claim is asked for whenever a turn is given; None: it is withdrawn."""

    claim: Callable[[], Claim | None]
    granted: "asyncio.Future[Claim]"
    number: int = field(default_factory=itertools.count().__next__)


class FairQueue:
    """Slots for work. With several, one person never has all of them.

    With several slots one is reserved for people who wait.
    """

    def __init__(self, slots: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.slots = slots
        self._clock = clock
        self._most = max(1, slots - 1)
        self._waiting: list[Turn] = []
        self._running = 0
        self._of_person: Counter[str] = Counter()
        self._used: dict[Member, float] = {}
        self._now: dict[Group, float] = {}

    def waiting(self) -> int:
        """Return how much work waits."""
        return len(self._waiting)

    async def run(self, claim: Callable[[], Claim | None], work: Callable[[], Awaitable[T]]) -> T:
        """Do work when its turn has come; Withdrawn if nobody wants it any more by then."""
        turn = Turn(claim, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self._give_turns()
        try:
            mine = await turn.granted
        except asyncio.CancelledError:
            self._give_up(turn)
            raise
        began = self._clock()
        try:
            return await work()
        finally:
            self._end(mine, self._clock() - began)

    def recheck(self) -> None:
        """Give turns again after claims have changed; what is withdrawn leaves the queue."""
        for turn in list(self._waiting):
            if turn.claim() is None:
                self._withdraw(turn)
        self._give_turns()

    def _give_up(self, turn: Turn) -> None:
        """Whoever waited for a turn has gone, perhaps just when it was given."""
        if turn in self._waiting:
            self._waiting.remove(turn)
        elif not turn.granted.cancelled() and turn.granted.exception() is None:
            self._end(turn.granted.result(), 0.0)

    def _withdraw(self, turn: Turn) -> None:
        self._waiting.remove(turn)
        if not turn.granted.done():
            turn.granted.set_exception(Withdrawn())

    def _give_turns(self) -> None:
        while self._running < self.slots and (found := self._next()) is not None:
            turn, claim = found
            self._waiting.remove(turn)
            self._begin(claim)
            turn.granted.set_result(claim)

    def _next(self) -> tuple[Turn, Claim] | None:
        """Return whose turn it is; None if nobody may have one now."""
        best: tuple[tuple[float, ...], Turn, Claim] | None = None
        for turn in list(self._waiting):
            claim = turn.claim()
            if claim is None or turn.granted.done():
                self._withdraw(turn)
                continue
            if not self._may(claim):
                continue
            key = (claim.rank, *map(self._used_by, members(claim)), turn.number)
            if best is None or key < best[0]:
                best = (key, turn, claim)
        return None if best is None else best[1:]

    def _may(self, claim: Claim) -> bool:
        """Return whether a slot is free for this claim."""
        if claim.rank != WAITING and self._running >= self._most:
            return False
        return not claim.person or self._of_person[claim.person] < self._most

    # What everyone has used, as virtual time: whoever comes back begins where the others are.

    def _used_by(self, member: Member) -> float:
        return max(self._now.get(member[0], 0.0), self._used.get(member, 0.0))

    def _begin(self, claim: Claim) -> None:
        self._running += 1
        self._of_person[claim.person] += 1
        for member in members(claim):
            start = self._now[member[0]] = self._used_by(member)
            self._used[member] = start + ASSUMED
        if len(self._used) > MAX_KEYS:
            self._forget()

    def _end(self, claim: Claim, seconds: float) -> None:
        self._running -= 1
        self._of_person[claim.person] -= 1
        if self._of_person[claim.person] <= 0:
            del self._of_person[claim.person]
        for member in members(claim):
            if member in self._used:
                self._used[member] += seconds - ASSUMED
        self._give_turns()

    def _forget(self) -> None:
        """Keep those who have used most; the others begin where everyone is."""
        ahead = {m: used - self._now[m[0]] for m, used in self._used.items()}
        ranked = sorted(ahead, key=lambda member: ahead[member], reverse=True)
        self._used = {member: self._used[member] for member in ranked[: MAX_KEYS // 2]}
        groups = {member[0] for member in self._used}
        self._now = {group: now for group, now in self._now.items() if group in groups}


def members(claim: Claim) -> tuple[Member, Member]:
    """Return who competes with whom: addresses of one rank, and the people of one address."""
    addresses: Group = (claim.rank,)
    people: Group = (claim.rank, claim.address)
    return (addresses, claim.address), (people, claim.person)
