"""What is generated is what the declarations say, and no rule computes where a value lies."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import coalface
from coalface.core.fields import HIDDEN, Choice, Declaration, Field, Number, Row, declaration
from coalface.core.simple_view import fields_of
from coalface.core.view_schema import schema_of_view
from coalface.generate.view_fields import view_struct
from coalface.state_page import listed, row, table
from coalface.view_page import axis_text, type_text
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


@pytest.mark.parametrize("name", ["LampsState", "LampsV2State", "Player"])
def test_a_simple_game_finds_the_function_that_is_generated(name: str) -> None:
    written = "\n".join(view_struct(Declaration(name, (), ()), is_state=True))
    (function,) = re.findall(r"def (\w+)\(", written)
    module = ModuleType("view_fields")
    setattr(module, function, "found")
    assert fields_of(module, name) == "found"


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


@pytest.mark.parametrize("game", DECLARED)
def test_the_pages_of_views_and_moves_have_everything(game: str) -> None:
    """Every record of a view once, with all its fields; every kind of moves."""
    made = coalface.game(game)
    page = (ROOT / "docs" / "view" / f"{game}.md").read_text("utf-8")
    for name, record in schema_of_view(made)["$defs"].items():
        (section,) = (part for part in page.split("\n## ")[1:] if part.startswith(f"{name}\n"))
        for field in record.get("properties", {}):
            assert f"| `{field}` |" in section
    moves = (ROOT / "docs" / "moves" / f"{game}.md").read_text("utf-8")
    for kind in {move.kind for move in made.moves}:
        assert f"| `{kind}/" in moves or f"| `{kind}` |" in moves


def test_types_are_written_for_readers_of_json() -> None:
    assert type_text(tuple[dict[str, int | None], ...]) == "list of dict: str to int or none"
    assert axis_text(range(1, 7)) == "1 to 6"


def test_a_page_says_who_knows_a_field_and_what_it_can_be() -> None:
    hidden = Field("cash", Number(0, 99, "dollar"), (HIDDEN,), "What lies\nbehind the screen.")
    about = "What lies behind the screen."
    assert row(hidden) == ["`cash`", "Number", "0 to 99", "dollar", "those who know", about]
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


@pytest.mark.parametrize("packages", [[], ["tests.plugins.seams"]], ids=["ours", "seams"])
def test_generated_modules_are_current(packages: list[str]) -> None:
    command = [sys.executable, "-m", "coalface.generate", "--check", *packages]
    plain = {**os.environ, "COALFACE_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=plain)
    assert done.returncode == 0, done.stdout + done.stderr
