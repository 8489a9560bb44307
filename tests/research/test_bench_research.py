"""`coalface bench research` measures every way to step, and says what was reached."""

import pytest

import coalface
from coalface.cli import main
from coalface.envs import bench
from coalface.envs.bench import GOALS, Goal


def test_it_prints_a_row_for_each_game_and_its_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "research", "ruhrschifffahrt", "--seconds", "0.01", "--seats", "3"]) == 0
    machine, run, _, head, row, four, gin, _, goals, reached = capsys.readouterr().out.splitlines()
    assert "load" in machine
    assert "open_spiel 2." in machine
    assert run.startswith("3 seats, 0.01 s each")
    assert all(goal.name in head for goal in GOALS)
    assert row.startswith("ruhrschifffahrt")
    assert row.count(" k") == len(GOALS)
    assert "x)" in row, "beside gin rummy"
    assert four.startswith("connect_four_v3")
    assert gin.split()[2] == "k"
    assert "batch of 64 250.0 k" in goals
    assert "OpenSpiel 1x gin_rummy" in goals
    assert "reached" in reached


def test_a_goal_is_a_rate_or_a_multiple_of_a_peer() -> None:
    peers = {"one": 10.0, "none": None}
    assert bench.is_reached(5.0, Goal("", 5.0), peers)
    assert not bench.is_reached(4.9, Goal("", 5.0), peers)
    assert bench.is_reached(20.0, Goal("", 2.0, "one"), peers)
    assert not bench.is_reached(19.0, Goal("", 2.0, "one"), peers)
    assert not bench.is_reached(19.0, Goal("", 2.0, "none"), peers)
    assert not bench.is_reached(None, Goal("", 2.0), peers)
    assert bench.cell(20_000.0, Goal("", 5.0, "one"), {"one": 10_000.0}) == "20.0 k (2.0x) !"
    assert bench.cell(None, Goal("", 5.0), peers) == "not installed !"


def test_a_rate_counts_decisions() -> None:
    times = iter([1.0] * 100)
    assert bench.measured(lambda: (3, next(times)), 6.0) == 3.0
    assert bench.batch_rate(coalface.game("ruhrschifffahrt"), 2, 1, 0.01) > 0
