"""The examples of learning run, and learn: short runs of the programs that people start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "rl"
pytest.importorskip("pyarrow")


def run(name: str, *words: str) -> list[list[str]]:
    """Run an example; return the cells of its learning curve, a list for each line."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    heading, *lines = done.stdout.splitlines()
    assert heading.startswith("round")
    return [line.split() for line in lines]


def test_ppo_makes_more_points_than_it_began_with() -> None:
    curve = run("ppo.py", "--rounds", "6", "--tables", "32", "--games", "32", "--seed", "7")
    assert [row[0] for row in curve] == ["0", "1", "2", "3", "4", "5", "6"]
    assert float(curve[-1][3]) > float(curve[0][3]) + 5


@pytest.mark.whole
def test_expert_iteration_plays_learns_and_plays_again(tmp_path: Path) -> None:
    words = ["--first-games", "4", "--games", "1", "--rounds", "1", "--test-games", "2"]
    curve = run("expert_iteration.py", *words, "--epochs", "2", "--out", str(tmp_path))
    assert [row[0] for row in curve] == ["start", "0", "1"]
    assert {path.name for path in tmp_path.iterdir()} == {"data0", "data1", "network.npz"}
    points_off = [float(row[2]) for row in curve[1:]]
    assert points_off[1] < points_off[0]
