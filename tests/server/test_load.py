"""`coalface load`: a small run of it."""

import json

import pytest

from coalface.server import load, load_opening


def test_a_small_load_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(load_opening, "LONG", 30)
    monkeypatch.setattr(load_opening, "TIMES", 2)
    assert load.main(tables=4, minutes=0.03, rate=40.0, json=True) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["tables"] == 4
    assert figures["moves"] > 0
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["server_ms_a_move"] > 0
    assert figures["opening_moves"] == 30
    assert figures["opening_ms"] > 0
