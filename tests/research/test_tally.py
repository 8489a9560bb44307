"""Intervals and sums, against values worked out elsewhere."""

import pytest

from coalface.research.tally import mean_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (95, 100, 0.8882, 0.9785),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval([7]) is None


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.6141, 4.3859), abs=1e-3)
