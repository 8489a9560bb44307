"""Tuning: real games by real evaluators, on a few seeds."""

import tomllib
from pathlib import Path

import pytest

import coalface
from coalface import cli
from coalface.bots.evaluators import weights_file
from coalface.research.tune import Match, proposed, rewritten, tune
from tests.game_ids import RELEASED

PRESENT = {k: float(v) for k, v in tomllib.loads(weights_file("coal_baron").read_text()).items()}


def test_weights_are_measured_by_playing_the_present_ones() -> None:
    match = Match(coalface.game("coal_baron"), PRESENT, "playouts", "1")
    worse = PRESENT | {"quick_deliver": 0.01, "quick_worker": 9.0}
    lead = match.lead(worse, 12, "x")
    assert lead.mean < -lead.half
    assert match.lead(worse, 12, "x") == lead
    assert match.lead(worse, 12, "y") != lead


def test_greedy_plays_with_the_weights_that_are_tried() -> None:
    match = Match(coalface.game("coal_baron"), PRESENT, "greedy", "1")
    assert match.lead(PRESENT | {"complete": -5.0}, 2, "x").mean < 0


def test_a_bad_weight_is_mended_and_the_others_stay() -> None:
    bad = PRESENT | {"quick_worker": PRESENT["quick_worker"] * 8}
    match = Match(coalface.game("coal_baron"), bad, "playouts", "1")
    best, lead = tune(match, bad, ["quick_worker", "quick_look"], 16, 8, 1)
    assert best["quick_worker"] < bad["quick_worker"]
    assert lead.mean > lead.half
    assert [name for name in bad if best[name] != bad[name]] == ["quick_worker", "quick_look"]


def test_a_proposal_changes_what_it_names() -> None:
    assert proposed({"a": 2.0, "b": 3.0}, {"a": 1.0}) == {"a": 16.0, "b": 3.0}


def test_the_file_keeps_its_comments() -> None:
    text = "# what\na = 1.0    # one\nb = 2\n"
    assert rewritten(text, {"a": 0.123456, "b": 3.0}) == "# what\na = 0.123  # one\nb = 3.0\n"


def test_every_weights_file_can_be_rewritten() -> None:
    for game in RELEASED:
        text = weights_file(game).read_text("utf-8")
        weights = {k: float(v) for k, v in tomllib.loads(text).items()}
        assert tomllib.loads(rewritten(text, weights)) == pytest.approx(weights, rel=0.01)


def test_better_weights_are_written_and_worse_are_not(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.toml"
    asked = ["arena", "coal-baron", "--tune", "--weights", "spread", "--trials", "2"]
    assert cli.main([*asked, "--games", "4", "--write", str(file)]) == 1  # it changes no playout
    assert not file.exists()
    assert "nothing is written" in capfd.readouterr().err
    assert cli.main(["arena", "coal-baron", "--tune", "--weights", "no_such"]) == 2
