"""The arena as a command: real processes, real games, bots that fail."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from coalface.core.components import released_components
from coalface.research.arena import LIMIT, Tournament, main, make_jobs, numbered, show
from coalface.research.match import play
from tests.conftest import Sampling
from tests.game_ids import RELEASED
from tests.research import faulty

FAULTY = "tests.research.faulty"


def arena(
    capfd: pytest.CaptureFixture[str],
    *bots: str,
    game: str = "coal-baron",
    games: int = 4,
    **more: Any,
) -> Any:
    """Run the arena and read its JSON, which must be alone on stdout."""
    asked = {"seed": 1, "options": {}, "workers": 2, **more}
    assert main(game, list(bots), games, json=True, **asked) == 0
    return json.loads(capfd.readouterr().out)


@pytest.mark.parametrize("game", RELEASED)
def test_greedy_beats_random(
    game: str, capfd: pytest.CaptureFixture[str], sampling: Sampling
) -> None:
    games = sampling.of(20, 8)
    report = arena(capfd, "greedy", "random", game=game, games=games)
    assert (report["game"], report["games"], report["faults"]) == (game, games, [])
    greedy, random = report["bots"]["greedy"], report["bots"]["random"]
    assert greedy["wins"] >= sampling.of(17, 7)
    assert greedy["wins"] + random["wins"] == games
    assert greedy["mean_score"] > random["mean_score"]
    low, high = greedy["win_interval"]
    assert low < greedy["win_rate"] <= high


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", RELEASED)
def test_greedy_beats_random_in_95_of_100(
    game: str, seed: int, capfd: pytest.CaptureFixture[str]
) -> None:
    report = arena(capfd, "greedy", "random", game=game, games=100, seed=seed)
    assert report["bots"]["greedy"]["wins"] >= 95


def test_a_seed_fixes_everything_but_the_times(capfd: pytest.CaptureFixture[str]) -> None:
    runs = []
    for workers, seed in [(1, 5), (2, 5), (2, 6)]:
        report = arena(capfd, "random", "random", "random", games=7, workers=workers, seed=seed)
        bots = report["bots"].values()
        runs.append([(b["wins"], b["mean_score"], b["decisions"]) for b in bots])
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Crashing", "raised", "raised ZeroDivisionError: no idea"),
        ("Misnaming", "raised", "'Table' object has no attribute 'pit'; available: "),
        ("Misnaming", "raised", "; did you mean 'pits'?"),
        ("Leaving", "raised", "raised SystemExit"),
        ("Illegal", "illegal", "played first/0, which is not legal"),
        ("Speechless", "illegal", "played None, which is not legal"),
        ("Late", "late", "0.3 s are allowed"),
        ("Hanging", "late", "was stopped after"),
        ("Dying", "died", "ended its process (7)"),
    ],
)
def test_a_bot_that_fails_loses_and_the_tournament_goes_on(
    name: str, kind: str, message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    bad = f"{FAULTY}:{name}"
    limit = faulty.LIMIT if kind == "late" else LIMIT
    report = arena(capfd, bad, "random", games=3, limit=limit)
    assert report["games"] == 3
    assert report["bots"][bad] | {"faults": 3, "wins": 0, "mean_score": None} == report["bots"][bad]
    assert report["bots"]["random"]["wins"] == 3
    assert [fault["game"] for fault in report["faults"]] == [1, 2, 3]
    assert {(fault["bot"], fault["kind"]) for fault in report["faults"]} == {(bad, kind)}
    assert all(message in fault["text"] for fault in report["faults"])


def test_of_three_the_two_that_did_not_fail_share_the_victory(
    capfd: pytest.CaptureFixture[str],
) -> None:
    report = arena(capfd, f"{FAULTY}:Crashing", "random", "random", games=3)
    assert report["bots"]["random"]["wins"] == report["bots"]["random#2"]["wins"] == 1.5


def test_a_shared_victory_counts_by_its_share(capfd: pytest.CaptureFixture[str]) -> None:
    banker = f"{FAULTY}:Banker"
    report = arena(capfd, banker, banker, banker, games=3)
    assert list(report["bots"]) == [banker, f"{banker}#2", f"{banker}#3"]
    assert {bot["wins"] for bot in report["bots"].values()} == {1.0}


def test_bots_get_copies_and_what_they_print_is_not_in_the_result(
    capfd: pytest.CaptureFixture[str],
) -> None:
    report = arena(capfd, f"{FAULTY}:Meddling", "random", games=2)
    assert report["faults"] == []


def test_names_stay_whole_in_a_terminal_of_80_columns() -> None:
    jobs = make_jobs("coal-baron", {}, ["greedy", "random"], 2, 1, LIMIT)
    names = ("mymodule:MyBot", "random")
    results = tuple(play(job) for job in jobs)
    output = StringIO()
    show(Tournament("coal_baron", {}, names, 1, 2, results, 1.0), Console(file=output, width=80))
    rows = [line.split() for line in output.getvalue().splitlines() if "%" in line]
    assert [row[0] for row in rows] == ["bot", *names]
    assert rows[0][-2:] == ["ms", "(longest)"]


def test_a_bot_plays_alone(capfd: pytest.CaptureFixture[str]) -> None:
    report = arena(capfd, "random", game="german-railroads", games=3)
    assert report["bots"]["random"]["mean_score"] > 0
    asked: dict[str, Any] = {"seed": 1, "options": {}, "json": False, "workers": 1}
    assert main("german-railroads", ["random"], 3, **asked) == 0
    heading = next(line for line in capfd.readouterr().out.splitlines() if "score" in line)
    assert heading.split() == ["bot", "score", "(95", "%)", "ms", "(longest)"]
    assert main("german-railroads", [f"{FAULTY}:Crashing"], 3, **asked) == 0
    assert "lost: it raised ZeroDivisionError" in capfd.readouterr().out


def test_the_table_names_bots_and_faults(capfd: pytest.CaptureFixture[str]) -> None:
    bots = ["random", f"{FAULTY}:Crashing"]
    assert main("coal-baron", bots, 8, seed=1, options={}, json=False, workers=1) == 0
    out = capfd.readouterr().out
    assert "coal_baron: 8 games, seed 1" in out
    assert "100% (68%-100%)" in out
    assert " faults\n" in out.replace(" \n", "\n")
    assert f"{bots[1]} lost: it raised ZeroDivisionError: no idea" in out
    assert out.count("ZeroDivisionError") == 1
    assert "game 1 and 7 more: " in out
    assert "A game that a fault ends has no scores." in out


def test_seats_rotate_and_rotations_meet_the_same_chance(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "games.csv"
    arena(capfd, "random", f"{FAULTY}:Banker", games=4, csv=str(target))
    with target.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    assert [row["bot"] for row in rows[0:4]] == [
        *("random", f"{FAULTY}:Banker"),
        *(f"{FAULTY}:Banker", "random"),
    ]
    assert rows[0]["seed"] == rows[2]["seed"] != rows[4]["seed"]
    assert sum(float(row["share"]) for row in rows) == 4


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["random"], "coal_baron supports 2–4 players, got 1"),
        (["random"] * 5, "supports 2–4 players, got 5"),
        (["random", "nobody"], "unknown bot 'nobody'; available: apprentice"),
        (["random", f"{FAULTY}:Unborn"], "not today"),
        (["random", f"{FAULTY}:Particular"], "Particular cannot play coal_baron"),
    ],
)
def test_what_cannot_play_is_refused_before_anything_starts(bots: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make_jobs("coal-baron", {}, bots, 2, 1, LIMIT)


def test_any_whole_number_is_a_move() -> None:
    (job,) = make_jobs("coal-baron", {}, [f"{FAULTY}:Numeric", "random"], 1, 1, LIMIT)
    assert play(job).fault is None


def test_names_differ() -> None:
    assert numbered(["a", "b", "a", "a"]) == ("a", "b", "a#2", "a#3")


def test_a_job_gives_the_same_result_again() -> None:
    (job,) = make_jobs("coal-baron", {}, ["random", "random"], 1, 3, LIMIT)
    first, second = play(job), play(job)
    assert (first.scores, first.shares) == (second.scores, second.shares)


def test_ctrl_c_ends_with_what_was_played(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    bots = [f"{FAULTY}:Marking", "random"]
    command = [sys.executable, "-m", "coalface.cli", "arena", "coal-baron", *bots]
    process = subprocess.Popen(
        [*command, "--games", "100000", "--json", "--workers", "2"],
        env={**os.environ, faulty.MARK: str(mark)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not mark.exists():
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until, "no bot was ever asked"
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    report = json.loads(out)
    assert (process.returncode, err) == (130, b"")
    assert report["asked"] == 100000
    assert 0 <= report["games"] < 100000


def test_bots_play_with_components_of_ones_own(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    base = released_components("coalface.games.coal_baron", "1").text
    own = tmp_path / "mine.toml"
    own.write_text(base.replace("marks = 10", "marks = 60"), "utf-8")
    report = arena(capfd, "random", "random", games=2, components=str(own))
    assert report["components"].startswith("own sha256:")
    plain = arena(capfd, "random", "random", games=2)
    assert plain["components"] is None
    assert report["bots"] != plain["bots"]
    own.write_text(base.replace("marks = 10", "mraks = 10"), "utf-8")
    with pytest.raises(ValueError, match="did you mean 'marks'"):
        arena(capfd, "random", "random", games=2, components=str(own))
    with pytest.raises(ValueError, match="--components: expected named players"):
        main("coal-baron", [], 2, 1, {}, True, ladder=True, components=str(own))
