"""What the docs show runs, and what they name is there."""

import doctest
import re
from pathlib import Path

import pytest

import coalface
from coalface import cli

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md"))
QUICK_START = ROOT / "docs/quickstart.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def examples(page: Path) -> list[str]:
    """The Python that a page shows."""
    return EXAMPLE.findall(page.read_text("utf-8"))


def test_the_first_example_has_eight_lines() -> None:
    first = examples(QUICK_START)[0]
    assert len([line for line in first.splitlines() if line.strip()]) == 8


def test_the_bot_of_the_quick_start_plays() -> None:
    names: dict[str, object] = {}
    exec(compile(examples(QUICK_START)[1], "quickstart.md", "exec"), names)
    miser = names["Miser"]
    assert isinstance(miser, type)
    assert issubclass(miser, coalface.Bot)
    game = coalface.game("coal_baron")
    state = game.position("coal_baron\nseats 2\nturn 0\n")
    move = miser().choose(game, state.view(0), state.legal(0), coalface.Random(1))
    assert str(game.moves[move]) == "place/bank"


def test_the_docstring_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(coalface)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_command_is_listed() -> None:
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `coalface (\w+)", page, re.M))
    assert listed == set(cli.COMMANDS)


def test_everything_public_is_explained_in_the_guide() -> None:
    guide = (ROOT / "docs/guide/library.md").read_text("utf-8")
    for name in coalface.__all__:
        assert name in guide, f"the guide does not mention {name}"
