"""A fit of what is seen when a round begins to how games ended."""

import json
import tomllib
from pathlib import Path

import pytest

from coalface.bots.evaluator import Evaluator
from coalface.core.random import Random
from coalface.research.fit import (
    STIRRED,
    Played,
    Start,
    fit,
    held_out,
    main,
    someone,
    usual_sizes,
)


def starts(count: int) -> list[Start]:
    """Starts of which the lead is 2 of the first thing seen, -3 of the second, and chance."""
    rng = Random("starts")
    found = []
    for _ in range(count):
        seen = [20 * rng.fraction() - 10, 4 * rng.fraction() - 2, 0.0]
        found.append(Start(seen, 2 * seen[0] - 3 * seen[1] + rng.fraction() - 0.5))
    return found


def test_it_finds_what_things_were_worth_and_nothing_in_what_never_differed() -> None:
    first, second, third = fit(starts(300), ridge=0.1)
    assert first == pytest.approx(2, abs=0.05)
    assert second == pytest.approx(-3, abs=0.1)
    assert third == 0


def test_games_held_out_tell_what_more_to_look_at_is_good_for() -> None:
    samples = starts(100)
    assert held_out(samples, 3) < held_out(samples, 1)
    noise = [
        Start([*one.seen[:1], Random(f"{i}").fraction()], one.lead) for i, one in enumerate(samples)
    ]
    assert held_out(noise, 2) > 0.98 * held_out(noise, 1)


def test_games_are_stored_and_fitted_together(tmp_path: Path) -> None:
    rows, written = tmp_path / "rows.jsonl", tmp_path / "standing.toml"
    asked = ["coal-country", "--iterations", "8", "--rows", str(rows), "--write", str(written)]
    main([*asked, "--games", "10"])
    main([*asked, "--games", "1", "--seed", "2"])
    stored = [json.loads(line) for line in rows.read_text("utf-8").splitlines()]
    assert len(stored) == 11
    assert {len(game["starts"]) for game in stored} == {5}
    fitted = tomllib.loads(written.read_text("utf-8"))
    assert list(fitted) == list(stored[0]["starts"][0])
    assert "11 games" in written.read_text("utf-8")


def test_bots_have_other_opinions_where_it_is_known_what_is_usual() -> None:
    alike = Played(1.0, [{"money": 3.0, "mines": 0.0}, {"money": -4.0, "mines": 0.0}])
    other = Played(1.0, [{"money": 1.0, "mines": 0.0}, {"money": -4.0, "mines": 0.0}])
    usual = usual_sizes([alike, other])
    assert usual == {"money": [pytest.approx(5**0.5), 4.0], "mines": [0.0, 0.0]}
    received: list[dict[str, list[float]]] = []

    class Opinionated(Evaluator):
        def perturbed(self, more: dict[str, list[float]]) -> Evaluator:
            received.append(more)
            return self

    rng = Random("opinions")
    bots = [someone(Opinionated(), 100, usual, rng) for _ in range(40)]
    assert {bot.iterations for bot in bots} == {25, 50, 100}
    assert 0 < len(received) < 40
    for more in received:
        assert more["mines"] == [0.0, 0.0]
        assert 0 < abs(more["money"][1]) <= STIRRED / 4
    received.clear()
    for _ in range(40):
        someone(Opinionated(), 100, {}, rng)
    assert not received


@pytest.mark.parametrize(
    ("game", "games", "words"),
    [
        ("coal-country", "2", "expected at least 10 games in all, got 2"),
        (
            "coal-baron",
            "2",
            "expected a game whose evaluator has features to fit; got 'coal_baron'",
        ),
        ("chess", "2", "chess"),
    ],
)
def test_what_cannot_be_fitted_is_reported(
    game: str, games: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [game, "--games", games, "--iterations", "1", "--rows", str(tmp_path / "rows")]
    with pytest.raises(SystemExit):
        main([*asked, "--write", str(tmp_path / "fit")])
    assert words in capsys.readouterr().err


def test_a_file_that_holds_no_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = tmp_path / "rows"
    rows.write_text("no games\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["coal-country", "--rows", str(rows), "--write", str(tmp_path / "fit")])
    assert "expected rows of played games" in capsys.readouterr().err
