"""Every example of the documentation runs, or says why it does not."""

import re
from pathlib import Path

import pytest

from coalface import cli
from tests.repo.doc_blocks import (
    INDENTED,
    NOT_RUN,
    PAGES,
    ROOT,
    Block,
    blocks,
    check_make,
    commands,
    make_targets,
    run_page,
)

RUN = [
    page
    for page in PAGES
    if any(
        block.runs and block.language in ("python", "sh", "console")
        for block in blocks(page.read_text("utf-8"))
    )
]
HISTORY = ("CHANGELOG.md", "docs/adr/")
"""Pages that name what is gone."""
CURRENT = [page for page in PAGES if not str(page.relative_to(ROOT)).startswith(HISTORY)]
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_examples_run_in_their_order(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert run_page(page.read_text("utf-8"), page.name, tmp_path) > 0


def test_the_pages_that_must_have_examples_have_them() -> None:
    assert {name_of(page) for page in RUN} >= {
        "docs/quickstart.md",
        "docs/playing.md",
        "docs/commands.md",
        "docs/hosting.md",
        "docs/guide/bots.md",
        "docs/guide/components.md",
        "docs/guide/library.md",
        "docs/guide/research.md",
    }


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_are_in_fenced_blocks_and_blocks_have_a_language(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not INDENTED.findall(FENCED.sub("", text)), "put commands into a block of ```sh"
    for block in blocks(text):
        assert block.language, f"line {block.line}: say which language it is"
        if NOT_RUN.strip() in block.text:
            reason = block.text.splitlines()[0].removeprefix(NOT_RUN)
            assert len(reason) > 10, f"line {block.line}: say why it is not run"


@pytest.mark.parametrize("page", CURRENT, ids=name_of)
def test_commands_in_sentences_exist(page: Path) -> None:
    text = FENCED.sub("", page.read_text("utf-8"))
    for command in re.findall(r"`coalface ([a-z]+)", text):
        assert command in cli.COMMANDS, command
    for target in re.findall(r"`make ([a-z-]+)", text):
        assert target in make_targets(), target


def test_a_page_is_run_as_a_reader_would(tmp_path: Path) -> None:
    page = """Save this as `mine.py`:

```python
value = 3
```

```sh
python -c "import mine; open('out', 'w').write(str(mine.value))"
coalface play coal-baron
make play HOST=0.0.0.0
```

```sh
# not run here: it needs a proxy
caddy run
```
"""
    assert run_page(page, "page.md", tmp_path) == 2
    assert (tmp_path / "out").read_text() == "3"


def test_a_block_may_be_run_in_a_copy_of_a_folder(tmp_path: Path) -> None:
    page = """```sh
# in docs/guide
python -c "import os; os.remove('library.md')"
```
"""
    assert run_page(page, "page.md", tmp_path) == 1
    assert (tmp_path / "docs/guide/bots.md").is_file()
    assert not (tmp_path / "docs/guide/library.md").exists()
    assert (ROOT / "docs/guide/library.md").is_file()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "assert 1 == 2\n"),
        ("sh", "coalface play --no-such-option\n"),
        ("sh", "coalface rules no-such-game\n"),
        ("sh", "make no-such-target\n"),
        ("sh", "caddy run\n"),
        ("console", "$ coalface rules no-such-game\nnothing\n"),
    ],
)
def test_an_example_that_is_wrong_is_found(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ValueError, SystemExit)):
        run_page(f"```{language}\n{text}```\n", "page.md", tmp_path)


def test_only_lines_after_a_dollar_are_commands_of_a_transcript() -> None:
    block = Block("console", "$ coalface doctor\npython: 3.11\n", "", 1)
    assert commands(block) == ["coalface doctor"]


def test_variables_of_make_are_no_targets() -> None:
    check_make(["play", "HOST=0.0.0.0"])
