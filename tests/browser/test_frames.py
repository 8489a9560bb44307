"""How the frames of a trace are counted, in microseconds of the trace."""

import pytest

from tests.browser.frames import frames_in, joined


def test_pieces_that_move_at_once_are_one_stretch() -> None:
    assert joined([(5.0, 9.0), (0.0, 6.0), (1.0, 2.0), (20.0, 30.0)]) == [(0.0, 9.0), (20.0, 30.0)]


@pytest.mark.parametrize(
    ("drawn", "longest"),
    [
        ([16_000.0, 32_000.0, 48_000.0, 64_000.0, 80_000.0, 96_000.0], 16.0),
        ([70_000.0, 80_000.0, 90_000.0], 70.0),
        ([10_000.0, 20_000.0], 80.0),
        ([10_000.0, 70_000.0, 90_000.0], 60.0),
        ([-5_000.0, 105_000.0], 100.0),
        ([], 100.0),
    ],
)
def test_a_gap_counts_wherever_it_lies(drawn: list[float], longest: float) -> None:
    assert max(frames_in([(0.0, 100_000.0)], drawn)) == longest


def test_what_is_drawn_while_nothing_moves_does_not_count() -> None:
    assert frames_in([(0.0, 10.0), (90_000.0, 90_010.0)], [50.0, 80_000.0]) == [0.01, 0.01]
