"""Clocks: a bank of time a seat, an increment with every decision, stored as plain numbers."""

from collections.abc import Iterable

from msgspec import Struct, field

from coalface.server.protocol import Clock
from coalface.server.table_settings import TimeControl

RETURNING = 10
"""Whoever comes back after the time ran out gets this part of the bank."""


class Clocks(Struct, kw_only=True):
    """Milliseconds left by seat as they stood at `since`, and the seats whose time runs."""

    left: list[int]
    running: list[int]
    since: int
    prepaid: list[int] = field(default_factory=list)
    """By seat: increments received for decisions that were taken back since."""
    refilled: list[int] = field(default_factory=list)
    """The seats that came back after their time had run out, and got a part of the bank."""

    def at(self, now: int, seat: int) -> int:
        """Return what a seat has left now."""
        gone = now - self.since if seat in self.running else 0
        return max(0, self.left[seat] - gone)

    def turn(self, now: int, running: Iterable[int], decided: int | None, increment: int) -> None:
        """Let time run for these seats from now on; whoever has decided gets the increment.

        Only a decision that cost time earns it: not one of a bot or during a holiday, and not one
        that replaces a decision taken back, for which it was earned already.
        """
        self.left = [self.at(now, seat) for seat in range(len(self.left))]
        if decided is not None and decided in self.running:
            self._earn(decided, increment)
        self.running = sorted(running)
        self.since = now

    def _earn(self, seat: int, increment: int) -> None:
        if self.prepaid and self.prepaid[seat]:
            self.prepaid[seat] -= 1
            return
        self.left[seat] += increment * 1000

    def take_back(self, seats: Iterable[int]) -> None:
        """Note that these seats' decisions are void: the next ones earn no increment again."""
        self.prepaid = self.prepaid or [0] * len(self.left)
        for seat in seats:
            self.prepaid[seat] += 1

    def shift(self, by: int, now: int) -> None:
        """Let the time of an outage of the server not count."""
        self.since = min(self.since + by, now)

    def refill(self, seat: int, time: TimeControl) -> None:
        """Give a seat whose time ran out enough to go on with, once in a game."""
        self.left[seat] = max(self.left[seat], time.bank * 1000 // RETURNING)
        self.refilled = [*self.refilled, seat]

    def next_flag(self) -> int | None:
        """Return when the first time runs out; None if none runs."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def flagged(self, now: int) -> list[int]:
        """Return the seats whose time has run out."""
        return [seat for seat in self.running if self.at(now, seat) == 0]

    def payload(self, now: int) -> Clock:
        """Return the clocks as clients get them."""
        left = [self.at(now, seat) for seat in range(len(self.left))]
        return Clock(now=now, left=left, running=list(self.running))


def full(time: TimeControl, seats: int, now: int) -> Clocks:
    """Clocks before the first decision."""
    return Clocks(left=[time.bank * 1000] * seats, running=[], since=now)
