"""A fit of what is seen when a round begins to how games ended."""

import json
import tomllib
from pathlib import Path

import pytest

from coalface.core.random import Random
from coalface.research.fit import Start, fit, held_out, main


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
    told = starts(100)
    assert held_out(told, 3) < held_out(told, 1)
    noise = [
        Start([*one.seen[:1], Random(f"{i}").fraction()], one.lead) for i, one in enumerate(told)
    ]
    assert held_out(noise, 2) > 0.98 * held_out(noise, 1)


def test_games_are_kept_and_fitted_together(tmp_path: Path) -> None:
    rows, written = tmp_path / "rows.jsonl", tmp_path / "standing.toml"
    asked = ["coal-country", "--iterations", "8", "--rows", str(rows), "--write", str(written)]
    main([*asked, "--games", "2"])
    main([*asked, "--games", "1", "--seed", "2"])
    kept = [json.loads(line) for line in rows.read_text("utf-8").splitlines()]
    assert len(kept) == 3
    assert {len(game["starts"]) for game in kept} == {5}
    fitted = tomllib.loads(written.read_text("utf-8"))
    assert list(fitted) == list(kept[0]["starts"][0])
    assert "3 games" in written.read_text("utf-8")
