"""Limits on how fast someone may do something: a bucket a key that fills with time."""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """The most at once, and the number a second after that."""

    burst: float
    a_second: float


REQUESTS = Rate(120, 20)
GUESTS = Rate(30, 0.1)
LOGINS = Rate(8, 0.1)
RENAMES = Rate(5, 0.05)
TABLES = Rate(20, 0.2)
TABLES_OF_ADDRESS = Rate(40, 0.2)
REPLAYS = Rate(30, 1)
REPLAYS_OF_ADDRESS = Rate(60, 3)
PAST_POSITIONS = Rate(120, 10)
RULES = Rate(60, 3)
UPLOADS = Rate(10, 0.1)
UPLOADS_A_DAY = Rate(100, 0.002)
MESSAGES = Rate(60, 20)
CHAT = Rate(8, 0.5)
HINTS = Rate(12, 0.5)
WEBHOOKS = Rate(20, 0.02)

MAX_KEYS = 50_000


class Limits:
    """Who has how much left. A key is what is limited and whom."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, what: str, who: str, rate: Rate) -> float:
        """Take one; 0 if it may be, else the seconds until it may."""
        if not self.on:
            return 0.0
        at = time.monotonic()
        left, since = self._left.get((what, who), (rate.burst, at))
        left = min(rate.burst, left + (at - since) * rate.a_second)
        if left < 1:
            self._left[what, who] = (left, at)
            return (1 - left) / rate.a_second
        self._left[what, who] = (left - 1, at)
        if len(self._left) > MAX_KEYS:
            self._forget()
        return 0.0

    def _forget(self) -> None:
        """Drop the older half; whoever comes back begins with a full bucket."""
        newest = sorted(self._left.items(), key=lambda item: item[1][1], reverse=True)
        self._left = dict(newest[: MAX_KEYS // 2])
