"""What an end of a playout is worth to each seat, from 0 to 1: by place and by margin."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import State

PLACE: Final = 0.5
"""How much of a finished game's worth is the place; the rest is the margin."""
STEEP: Final = 1.0986
"""The natural logarithm of 3: a lead of one spread is worth three quarters."""


def lead_value(lead: float, spread: float) -> float:
    """A lead in points as a number from 0 to 1; even is a half."""
    return 1.0 / (1.0 + exp(-STEEP * lead / spread))


def judge_points(points: vec[float], seats: i64, spread: float, par: float) -> None:
    """Turn points of each seat, in place, into what their lead over the best other is worth."""
    if seats == 1:
        points[0] = lead_value(points[0] - par, spread)
        return
    best: float = points[0]
    second: float = -1e9
    leader: i64 = 0
    for seat in range(1, seats):
        if points[seat] > best:
            second = best
            best = points[seat]
            leader = seat
        elif points[seat] > second:
            second = points[seat]
    for seat in range(seats):
        other = second if seat == leader else best
        points[seat] = lead_value(points[seat] - other, spread)


def judge_end(state: State, values: vec[float], spread: float, par: float) -> None:
    """What a finished game is worth to each seat: its place (shared: the middle) and its margin."""
    seats = state.seats
    scores = state.scores()
    for seat in range(seats):
        values[seat] = float(scores[seat])
    judge_points(values, seats, spread, par)
    if seats == 1:
        return
    better: i64 = 0
    for shared in state.standing():
        tied: i64 = len(shared)
        place = float(better) + 0.5 * float(tied - 1)
        rank = 1.0 - place / float(seats - 1)
        for seat in shared:
            values[seat] = PLACE * rank + (1.0 - PLACE) * values[seat]
        better += tied
