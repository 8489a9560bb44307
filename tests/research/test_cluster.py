"""Games on a Ray cluster: the same as in processes here. Run by `make test-ray`."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coalface.research.cluster import SHARE, shared_out
from coalface.research.match import Job

ROOT = Path(__file__).parents[2]
FAULTY = "tests.research.faulty:Dying"


def arena(folder: Path, *bots: str, more: tuple[str, ...] = ()) -> list[dict[str, str]]:
    """Play in a process of its own; the rows of the CSV, but for the times."""
    file = folder / f"{len([*folder.iterdir()])}.csv"
    asked = ["arena", "coal-baron", *bots, "--games", "12", "--workers", "2", "--csv", str(file)]
    command = [sys.executable, "-m", "coalface.cli", *asked, *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ)
    assert done.returncode == 0, done.stderr
    with file.open(newline="") as text:
        return [{k: v for k, v in row.items() if k != "seconds"} for row in csv.DictReader(text)]


@pytest.mark.ray
@pytest.mark.parametrize("bots", [("apprentice", "greedy"), (FAULTY, "random")])
def test_a_local_ray_of_two_workers_plays_the_same_games(
    bots: tuple[str, str], tmp_path: Path
) -> None:
    here = arena(tmp_path, *bots)
    assert len(here) == 24
    assert arena(tmp_path, *bots, more=("--ray", "local")) == here


def test_games_are_shared_out_in_order_and_none_is_lost() -> None:
    jobs = [Job(number, "x", (), ("a", "b"), "1", 0, 1.0) for number in range(2 * SHARE + 3)]
    shares = [*shared_out(jobs)]
    assert [len(share) for share in shares] == [SHARE, SHARE, 3]
    assert [job for share in shares for job in share] == jobs
