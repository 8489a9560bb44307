"""The rounds of the bench, run with real processes; what they measure is not judged."""

import os
import sys
from pathlib import Path

import pytest

from tools.bench.rounds import (
    BenchError,
    Contender,
    Sample,
    forced_share,
    median_game_rate,
    median_rate,
    median_ratio,
    run_once,
    run_rounds,
    the_core,
)

TOY = Path(__file__).parent / "toy_worker.py"


def toy(key: str, *arguments: str) -> Contender:
    return Contender(key, "decisions", (sys.executable, str(TOY), *arguments), dict(os.environ))


def sample(count: int, forced: int | None = None, games: int = 0, cpu: float = 1.0) -> Sample:
    return Sample(count, forced, games, cpu, cpu, {})


def test_rounds_are_interleaved_and_each_begins_with_another() -> None:
    order: list[str] = []
    contenders = [toy("a"), toy("b"), toy("c")]
    samples = run_rounds(contenders, 3, 0.01, 7, lambda done, c: order.append(f"{done}{c.key}"))
    assert order == ["0a", "1b", "2c", "3b", "4c", "5a", "6c", "7a", "8b"]
    assert {key: len(rounds) for key, rounds in samples.items()} == {"a": 3, "b": 3, "c": 3}


def test_every_round_has_its_own_seed_the_same_for_all() -> None:
    samples = run_rounds([toy("a"), toy("b")], 2, 0.01, 40, lambda *_: None)
    seeds = {key: [s.versions["seed"] for s in rounds] for key, rounds in samples.items()}
    assert seeds == {"a": ["40", "41"], "b": ["40", "41"]}


def test_a_contender_is_held_to_one_core() -> None:
    core = the_core()
    assert core is not None
    result = run_once(toy("a"), 0.05, 1, core)
    assert result.versions["cores"] == str(core)


@pytest.mark.parametrize(
    ("fail", "message"),
    [
        ("exit", "a failed: the toy is broken"),
        ("prose", "a printed no sample: 'I counted a lot"),
        ("idle", "a did nothing in its time"),
    ],
)
def test_a_contender_that_fails_is_named(fail: str, message: str) -> None:
    with pytest.raises(BenchError) as refused:
        run_once(toy("a", "--fail", fail), 0.01, 1, None)
    assert message in str(refused.value)


def test_medians_are_over_the_rounds_and_count_processor_time() -> None:
    rounds = [sample(100, games=2), sample(90, games=4, cpu=0.5), sample(1000, games=1)]
    assert median_rate(rounds) == 180
    assert median_game_rate(rounds) == 2


def test_a_ratio_is_taken_within_each_round() -> None:
    ours = [sample(100), sample(300), sample(1000)]
    theirs = [sample(10), sample(100), sample(50)]
    assert median_ratio(ours, theirs) == 10


def test_forced_decisions_are_shown_apart() -> None:
    ours, theirs = [sample(100, forced=20)], [sample(20, forced=10)]
    assert forced_share(ours) == 0.2
    assert median_ratio(ours, theirs) == 5
    assert median_ratio(ours, theirs, free=True) == 8
    assert forced_share([sample(100)]) is None
