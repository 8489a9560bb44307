"""`make load`: a small run of it."""

import asyncio
import json
import sys

import pytest

from tools.load import attack, opening, run


def test_a_small_load_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "LONG", 30)
    monkeypatch.setattr(opening, "TIMES", 2)
    assert run.main(tables=4, minutes=0.03, rate=40.0, json=True) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["tables"] == 4
    assert figures["moves"] > 0
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["server_ms_a_move"] > 0
    assert figures["opening_moves"] == 30
    assert figures["opening_ms"] > 0


@pytest.mark.whole
def test_a_small_attack_is_measured() -> None:
    scale = attack.Scale(
        bot="random", guests=2, absent=2, watched=2, lines=30, warm_up=0.0, replies=1, pings=3
    )
    figures = asyncio.run(attack.run(sys.executable, scale))
    assert figures["tables_absent"] == figures["tables_watched"] == 2
    assert figures["replays"] > 0
    assert 0 < figures["ping_replays_p50_ms"] <= figures["ping_replays_max_ms"]
    assert all(figures[f"bot_reply_{how}_s"] > 0 for how in ("quiet", "absent", "watched"))
