"""What the docs show runs, and what they name is there."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import coalface
from coalface import cli

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md"))
SHELL = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAM = f'coalface() {{ "{sys.executable}" -m coalface.cli "$@"; }}\n'
LASTING = ("play", "serve")
"""Commands that wait for someone, and are only read."""
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def examples(page: Path) -> list[str]:
    """The Python that a page shows."""
    return EXAMPLE.findall(page.read_text("utf-8"))


@pytest.mark.parametrize("name", ["README.md", "docs/guide/library.md", "docs/guide/components.md"])
def test_examples_run_in_their_order(name: str) -> None:
    shown = examples(ROOT / name)
    assert shown
    names: dict[str, object] = {"__name__": "example"}
    for example in shown:
        exec(compile(example, name, "exec"), names)


def test_the_commands_on_components_run_in_their_order(tmp_path: Path) -> None:
    page = (ROOT / "docs/guide/components.md").read_text("utf-8")
    lines = [line for block in SHELL.findall(page) for line in block.splitlines()]
    assert {line.split()[1] for line in lines} >= {"components", "rules", "arena", *LASTING}
    for line in lines:
        cli.parser().parse_args(shlex.split(line.partition(">")[0])[1:])
        if line.split()[1] not in LASTING:
            subprocess.run(["bash", "-c", PROGRAM + line], cwd=tmp_path, check=True)
    assert (tmp_path / "mine.toml").read_text("utf-8").startswith("# Coal Baron, component set")


def test_the_example_of_the_readme_has_eight_lines() -> None:
    first = examples(ROOT / "README.md")[0]
    assert len([line for line in first.splitlines() if line.strip()]) == 8


def test_the_readmes_bot_plays() -> None:
    names: dict[str, object] = {}
    exec(compile(examples(ROOT / "README.md")[1], "README.md", "exec"), names)
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


def test_the_readme_lists_every_command() -> None:
    listed = set(re.findall(r"^\| `coalface (\w+)", (ROOT / "README.md").read_text("utf-8"), re.M))
    assert listed == set(cli.COMMANDS)


def test_everything_public_is_explained_in_the_guide() -> None:
    guide = (ROOT / "docs/guide/library.md").read_text("utf-8")
    for name in coalface.__all__:
        assert name in guide, f"the guide does not mention {name}"
