"""The guide to bots: what it shows runs, and its bot plays in the arena."""

import json
import re
from pathlib import Path

import pytest

from coalface import cli

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_examples_run_in_their_order() -> None:
    names: dict[str, object] = {"__name__": "example"}
    for example in EXAMPLES:
        exec(compile(example, str(GUIDE), "exec"), names)


def test_the_guides_bot_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(EXAMPLES[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    asked = ["arena", "coal-baron", "mine:Saver", "apprentice", "--games", "2", "--json"]
    assert cli.main(asked) == 0
    report = json.loads(capfd.readouterr().out)
    assert report["games"] == 2
    assert report["faults"] == []
