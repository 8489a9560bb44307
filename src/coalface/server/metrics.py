"""Figures of a running server, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""Seconds that a move takes until everyone was sent it: the buckets of the histogram."""


class Metrics:
    """Counts since the server was started."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._times = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str) -> None:
        """One more."""
        self.counted[name] += 1

    def took(self, seconds: float) -> None:
        """Count a move that took this long until everyone was sent it."""
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def write(self, gauges: dict[str, float]) -> str:
        """Return all figures, with those of this moment."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE coalface_{name} gauge", f"coalface_{name} {value:g}"]
        for name, value in sorted(self.counted.items()):
            lines += [f"# TYPE coalface_{name}_total counter", f"coalface_{name}_total {value:g}"]
        lines.append("# TYPE coalface_move_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._times, strict=True):
            total += count
            lines.append(f'coalface_move_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"coalface_move_seconds_sum {self._sum:.6f}")
        lines.append(f"coalface_move_seconds_count {total}")
        return "\n".join(lines) + "\n"
