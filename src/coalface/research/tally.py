"""What a tournament adds up to: wins, points, time and faults of each bot, with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from coalface.research.match import Result

Z = 1.959964
"""Half of a 95 % interval in standard errors."""

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tally:
    """One bot over all its games; the mean score is over those that were played to the end."""

    games: int
    wins: float
    mean_score: float | None
    score_interval: Interval | None
    decisions: int
    seconds: float
    longest: float
    faults: int

    @property
    def win_rate(self) -> float:
        """Wins a game, shared ones by their share."""
        return self.wins / self.games if self.games else 0.0

    @property
    def win_interval(self) -> Interval:
        """The 95 % interval of the win rate."""
        return wilson(self.wins, self.games)

    @property
    def seconds_per_decision(self) -> float | None:
        """How long the bot thinks."""
        return self.seconds / self.decisions if self.decisions else None

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        pace = self.seconds_per_decision
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": self.win_rate,
            "win_interval": list(self.win_interval),
            "mean_score": self.mean_score,
            "score_interval": self.score_interval and list(self.score_interval),
            "decisions": self.decisions,
            "seconds_per_decision": pace,
            "decisions_per_second": 1 / pace if pace else None,
            "longest_decision": self.longest,
            "faults": self.faults,
        }


def tally(results: Sequence[Result], who: int) -> Tally:
    """Add up what became of one bot."""
    scores = [result.scores[who] for result in results if result.scores is not None]
    return Tally(
        games=len(results),
        wins=sum(result.shares[who] for result in results),
        mean_score=fmean(scores) if scores else None,
        score_interval=mean_interval(scores),
        decisions=sum(result.decisions[who] for result in results),
        seconds=sum(result.seconds[who] for result in results),
        longest=max((result.longest[who] for result in results), default=0.0),
        faults=sum(result.fault is not None and result.fault.bot == who for result in results),
    )


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval of a rate; a shared victory counts by its share."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[int]) -> Interval | None:
    """The 95 % interval of a mean; None of fewer than two values."""
    if len(values) < 2:
        return None
    half = Z * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half
