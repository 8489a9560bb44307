"""What spectators see: the game as it stands, or as it stood before the delay of the table."""

from collections import deque
from collections.abc import Iterable, Sequence

from coalface.server.store.tables import LogLine
from coalface.server.table.log_replay import follow
from coalface.server.table.session import GameSession

MAX_LINES_AT_ONCE = 50
"""The most lines that are followed before the event loop does something else."""


class SpectatorFeed:
    """The session that spectators see, and the lines of the log that they do not see yet."""

    def __init__(
        self, delay: int, session: GameSession | None, behind: Iterable[LogLine] = ()
    ) -> None:
        self.delay = delay * 1000
        self.session = session
        self._behind = deque(behind)

    def is_behind(self) -> bool:
        """Return whether there are lines that spectators do not see yet."""
        return bool(self._behind)

    def begin(self, live: GameSession, delayed: GameSession, continued: Sequence[LogLine]) -> None:
        """Follow a game that begins; `delayed` is the same game before its first line."""
        self.session = delayed if self.delay else live
        self._behind.extend(continued if self.delay else ())

    def append(self, lines: Iterable[LogLine]) -> None:
        """Add lines of the log that were stored."""
        if self.delay and self.session is not None:
            self._behind.extend(lines)

    def catch_up(self, now: int, over: bool) -> bool:
        """Follow the lines that are due, all once the game is over.

        Return whether spectators may notice it.
        """
        if self.session is None:
            return False
        moved, followed = False, 0
        while followed < MAX_LINES_AT_ONCE and self._is_due(now, over):
            moved |= follow(self.session, self._behind.popleft())
            followed += 1
        return moved

    def _is_due(self, now: int, over: bool) -> bool:
        return bool(self._behind) and (over or self._behind[0].at <= now - self.delay)

    def seconds_until_due(self, now: int) -> float | None:
        """Return how long it takes until the next line is due; None: no line waits."""
        return (self._behind[0].at + self.delay - now) / 1000 if self._behind else None
