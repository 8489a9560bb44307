"""What is generated is what the declarations say, and no rule computes where a value lies."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coalface.core.fields import HIDDEN, Choice, Field, Number, Row, declaration
from coalface.state_page import listed, row, table
from tests.game_ids import DECLARED, SOURCE
from tools.size import offsets

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", DECLARED)
def test_nothing_computes_where_a_value_of_the_state_lies(game: str) -> None:
    written = list((SOURCE / "games" / game).rglob("*.py"))
    computed = [path for path in written if "generated" not in path.parts and offsets(path)]
    assert computed == []


def test_the_count_of_offsets_finds_one(tmp_path: Path) -> None:
    module = tmp_path / "rule.py"
    module.write_text("state.own[at + ids.SCORE] += 1\nstate.players[seat].score += 1\n", "utf-8")
    assert offsets(module) == 1


@pytest.mark.parametrize("game", DECLARED)
def test_the_page_of_a_state_has_every_field(game: str) -> None:
    page = (ROOT / "docs" / "state" / f"{game}.md").read_text("utf-8")
    module = f"coalface.games.{game}.state"
    state = declaration(module, page.partition("\n## ")[2].split("\n")[0])
    records = [declaration(module, part.of) for part in state.contained if part.part == "records"]
    for declared in (state, *records):
        table = page.partition(f"## {declared.name}\n")[2].partition("\n## ")[0]
        for field in declared.fields:
            (row,) = (line for line in table.splitlines() if line.startswith(f"| `{field.name}` |"))
            assert ("those who know" in row) == (field.name in declared.hidden())
        for part in declared.contained:
            assert f"- `{part.name}`: a " in table


def test_a_page_says_who_knows_a_field_and_what_it_can_be() -> None:
    hidden = Field("cash", Number(0, 99, "dollar"), (HIDDEN,), "What lies\nbehind the screen.")
    said = "What lies behind the screen."
    assert row(hidden) == ["`cash`", "Number", "0 to 99", "dollar", "those who know", said]
    held = Field(
        "held", Row(("north", "south"), Choice(("a|b", "c"), "token", absent=True)), (), ""
    )
    assert row(held)[1:5] == [
        "Row of Choice",
        "for each of north, south: one of a|b, c, or none",
        "token",
        "everyone",
    ]
    assert table(("one",), [["a|b"]]) == ["| one |", "|---|", "| a\\|b |", ""]
    assert listed(tuple("abcdefghij")) == "a, b, c, d, e, f, g, h, … (10 in all)"


def test_generated_modules_are_current() -> None:
    command = [sys.executable, "-m", "coalface.generate", "--check"]
    plain = {**os.environ, "COALFACE_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=plain)
    assert done.returncode == 0, done.stdout + done.stderr
