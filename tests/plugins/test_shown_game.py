"""CONTRIBUTING.md shows the game of examples/lamps, file by file and whole."""

import re

from tests.plugins.conftest import EXAMPLE, ROOT

FILE = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
MAX_LINES = 300
NOT_SHOWN = {"lamps/players.py", "lamps/py.typed", "lamps/locales/nl.ftl"}
"""What a game does not need: a computer player of its own, types for others, another language; nor
lessons."""


def shown_files() -> dict[str, str]:
    """The files that the page shows, by name."""
    return dict(FILE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")))


def test_what_is_shown_is_the_example() -> None:
    for name, text in shown_files().items():
        assert text == (EXAMPLE / name).read_text("utf-8"), f"{name} differs from examples/lamps"


def test_every_file_that_a_game_needs_is_shown() -> None:
    files = [path for path in (EXAMPLE / "lamps").rglob("*") if path.is_file()]
    names = {str(path.relative_to(EXAMPLE)) for path in files if path.suffix != ".pyc"}
    written = {name for name in names if "/generated/" not in name} - NOT_SHOWN
    written = {name for name in written if "/lessons/" not in name and "/book/" not in name}
    assert {name for name in shown_files() if name != "pyproject.toml"} == written


def test_a_whole_game_is_short() -> None:
    code = [text for name, text in shown_files().items() if name.endswith(".py")]
    assert sum(len(text.splitlines()) for text in code) < MAX_LINES
