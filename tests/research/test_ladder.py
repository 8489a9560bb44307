"""The ladder: pairs of games, a sequential test, and a table."""

import json
from pathlib import Path

import pytest

from coalface import cli
from coalface.research import ladder, page
from coalface.research.ladder import FEWEST, Rung, both_played, rung_line
from coalface.research.match import Job, Result
from tests.game_ids import RELEASED


def result(number: int, won: bool) -> Result:
    seed, rotation = divmod(number - 1, 2)
    job = Job(number, "coal_baron", (), ("hewer", "random"), f"1/{seed}", rotation, 1.0)
    shares = (1.0, 0.0) if won else (0.0, 1.0)
    return Result(job, shares, (9, 3), (1, 2), (5, 5), (0.1, 0.0), (0.05, 0.0), None)


def rung(wins: int, losses: int) -> Rung:
    won = [True] * wins + [False] * losses
    return Rung("hewer", "random", tuple(result(i, w) for i, w in enumerate(won, 1)))


@pytest.mark.parametrize(
    ("wins", "losses", "verdict"),
    [(30, 10, "stronger"), (24, 16, "open"), (20, 20, "open"), (10, 20, "not stronger")],
)
def test_the_sequential_test_says_what_the_games_prove(
    wins: int, losses: int, verdict: str
) -> None:
    assert rung(wins, losses).verdict == verdict


def test_a_pair_is_done_when_it_is_decided_and_has_played_enough() -> None:
    assert rung(FEWEST, 0).done()
    assert not rung(FEWEST - 2, 0).done()
    assert not rung(FEWEST // 2, FEWEST // 2).done()


def test_a_game_whose_twin_is_missing_does_not_count() -> None:
    results = [result(4, True), result(1, True), result(3, False)]
    assert [each.job.number for each in both_played(results)] == [3, 4]


def test_a_rung_in_a_line() -> None:
    assert rung_line(rung(30, 10)) == "hewer against random: 30 of 40 (60%-86%), stronger"


def test_the_ladder_plays_and_tells(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "PAIRS", (("greedy", "random"),))
    monkeypatch.setattr(ladder, "MOST", 4)
    asked = ["arena", "coal-baron", "--ladder", "--minutes", "5", "--workers", "2", "--json"]
    assert cli.main(asked) == 0
    (printed,) = json.loads(capfd.readouterr().out)
    assert printed["games"] == 4
    assert set(printed["bots"]) == {"greedy", "random"}


def test_the_page_has_a_section_a_game_and_a_new_run_replaces_its_own(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    page.write(file, "ruhrschifffahrt", [rung(20, 20)], 1)
    page.write(file, "coal_baron", [rung(20, 20)], 1)
    before = file.read_text("utf-8")
    page.write(file, "coal_baron", [rung(30, 10), rung(40, 0)], 2)
    after = file.read_text("utf-8")
    assert [line for line in after.splitlines() if line.startswith("#")] == [
        "# The ladder",
        "## coal_baron",
        "## ruhrschifffahrt",
    ]
    assert (
        "| hewer | random | 40 | 75% (60%-86%) | 9.0 : 3.0 | 20.0 : 0.0 | 50 : 0 | 0.1 | stronger |"
        in after
    )
    assert after.count("| hewer |") == 3
    assert " Rules 1, component set 1, seed 2, " in after
    tail = before[before.index("## ruhrschifffahrt") :]
    assert after.endswith(tail)


def test_the_ladder_of_all_games_is_a_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "PAIRS", (("greedy", "random"),))
    monkeypatch.setattr(ladder, "MOST", 2)
    file = tmp_path / "bots.md"
    asked = ["arena", "all", "--ladder", "--workers", "2", "--write", str(file)]
    assert cli.main(asked) == 0
    text = file.read_text("utf-8")
    assert all(f"## {game}\n" in text for game in RELEASED)
    assert capfd.readouterr().out.count("the ladder, two players") == len(RELEASED)


def test_players_or_the_ladder_but_not_both(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "coal-baron"]) == 2
    assert cli.main(["arena", "coal-baron", "greedy", "random", "--ladder"]) == 2
    assert "--ladder" in capfd.readouterr().err
