"""What is generated is what the declarations say, and no rule computes where a value lies."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.size import offsets

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coalface"
DECLARED = sorted(path.parents[1].name for path in SOURCE.glob("games/*/generated/pending.py"))
"""The games whose state is declared."""


@pytest.mark.parametrize("game", DECLARED)
def test_nothing_computes_where_a_value_of_the_state_lies(game: str) -> None:
    written = list((SOURCE / "games" / game).rglob("*.py"))
    computed = [path for path in written if "generated" not in path.parts and offsets(path)]
    assert computed == []


def test_the_count_of_offsets_finds_one(tmp_path: Path) -> None:
    module = tmp_path / "rule.py"
    module.write_text("state.own[at + ids.SCORE] += 1\nstate.players[seat].score += 1\n", "utf-8")
    assert offsets(module) == 1


def test_generated_modules_are_current() -> None:
    command = [sys.executable, "-m", "coalface.generate", "--check"]
    plain = {**os.environ, "COALFACE_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=plain)
    assert done.returncode == 0, done.stdout + done.stderr
