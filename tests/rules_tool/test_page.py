"""The pages of docs/rules are those that the sources give."""

from pathlib import Path

import pytest

from coalface.core.components import released_components
from coalface.core.registry import all_specs
from coalface.rules_tool.matrix import read_matrix
from coalface.rules_tool.page import page
from coalface.rules_tool.paths import GamePaths
from tests.game_ids import RELEASED
from tests.rules_tool import toy
from tests.rules_tool.conftest import ToyCheckout

PROJECT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", RELEASED)
def test_the_page_is_up_to_date(game: str) -> None:
    paths = GamePaths(game, PROJECT / "src" / "coalface", PROJECT)
    assert paths.page is not None
    spec = all_specs()[game]
    values = released_components(spec.package, spec.components)
    current = paths.page.read_text("utf-8") == page(read_matrix(paths), values)
    assert current, f"run: coalface rules {game.replace('_', '-')} --write"


def test_write_writes_the_page(paths: ToyCheckout) -> None:
    paths.change(paths.paths.rulebook, "[TY-3]", '[TY-3]\nunreachable = "nobody passes"')
    done = paths.rules("--write")
    assert done.returncode == 0, done.stderr
    assert "written: docs/rules/toy.md, RULINGS.md" in done.stderr
    written = (paths.home / "docs" / "rules" / "toy.md").read_text("utf-8")
    assert written == page(paths.matrix(), released_components(toy.__name__, "1"))
    assert (
        "| TY-3 |  (No game reaches it: nobody passes) | rulebook "
        "| [`rules.pass_on`](../../src/coalface/games/toy/rules.py) "
        "| [`test_toy::TestEnd::test_passing`](../../tests/rules/toy/test_toy.py) |"
    ) in written
    assert "## Set up\n" in written
    assert written.endswith(
        "| purse | reconstructed | Nobody has the box. |\n"
        "| heap | rulebook | Printed on the board. |\n"
    )
