"""The bench as a command: one short real run of our own games, and what it refuses."""

import json
from pathlib import Path

import pytest

from coalface.core.registry import released_specs
from tools.bench.ours import BUILDS, UNITS, compiled_runs, key_of
from tools.bench.rounds import BenchError
from tools.bench.run import chosen, main, report_place


def test_a_short_run_prints_json_alone(capfd: pytest.CaptureFixture[str]) -> None:
    name = chosen([])[0]
    code = main([name], json=True, seconds=0.01, rounds=1, seed=5, peers=False, write=False)
    told = json.loads(capfd.readouterr().out)
    builds = BUILDS if compiled_runs() else ["plain"]
    assert code == 0
    assert set(told["contenders"]) == {key_of(name, b, mode) for b in builds for mode in UNITS}
    assert all(row["per_second"] > 0 for row in told["contenders"].values())
    for build in builds:
        kernel = told["contenders"][key_of(name, build, "kernel")]
        assert kernel["versions"]["build"] == build
        assert 0 <= kernel["forced_share"] < 1
    against_peers = [row["reached"] for row in told["figures"] if row["against"] == "catanatron"]
    assert set(against_peers) == {None}


@pytest.mark.parametrize(
    ("games", "rounds", "seconds", "said"),
    [
        (["no-such-game"], 1, 0.01, "no game no_such_game; there are"),
        ([], 0, 0.01, "one round at least"),
        ([], 1, 0.0, "more than 0 seconds"),
    ],
)
def test_what_cannot_be_run_is_refused(
    games: list[str],
    rounds: int,
    seconds: float,
    said: str,
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert main(games, rounds=rounds, seconds=seconds, peers=False, write=False) == 1
    out, err = capfd.readouterr()
    assert said in " ".join(err.split())
    assert out == ""


def test_games_are_chosen_as_they_are_typed() -> None:
    assert chosen([]) == sorted(released_specs())
    assert chosen(["coal-baron", "coal_baron"]) == ["coal_baron"]


def test_a_whole_run_in_a_checkout_is_written_and_a_part_when_asked() -> None:
    home = Path("house")
    page = home / "docs" / "bench.md"
    assert report_place(home, True, None) == page
    assert report_place(home, False, None) is None
    assert report_place(home, False, True) == page
    assert report_place(home, True, False) is None
    assert report_place(None, True, None) is None
    with pytest.raises(BenchError):
        report_place(None, True, True)
