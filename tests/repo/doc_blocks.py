"""The examples of a page: its fenced blocks, what runs them, and what keeps them from being run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import coalface
from coalface import cli

ROOT = Path(__file__).parents[2]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))

FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    (?:[A-Z_]+=\S* )*(?:coalface|make|python|pip) .*$", re.MULTILINE)
FILE = re.compile(r"`[\w./-]+`\n\n$")
SAVED = re.compile(r"Saved as `(\w+\.py)`")
SAVE_NEXT = re.compile(r"Save this as `(\w+\.py)`")
SETTING = re.compile(r"^(?:[A-Z_]+=\S* +)+")
NOT_RUN = "# not run here: "
"""The first line of a block that no test runs; it says why."""

IN_FOLDER = re.compile(r"# in (\S+)\n")
"""The first line of a shell block that is run in a copy of a folder of the checkout."""

LASTING = ("play", "serve", "admin")
"""Commands that wait for someone or change a server: they are parsed, not run."""


@dataclass(frozen=True, slots=True)
class Block:
    """One example: its language, its text, and the prose since the one before."""

    language: str
    text: str
    before: str
    line: int

    @property
    def runs(self) -> bool:
        """Is it to be run? Not if it says why it is not, nor if it is a file that is shown."""
        return not self.text.startswith(NOT_RUN) and not FILE.search(self.before)


def blocks(page: str) -> Iterator[Block]:
    """Yield the fenced blocks of a page in their order."""
    end = 0
    for found in FENCE.finditer(page):
        indent, language, text = found.groups()
        lines = [line.removeprefix(indent) for line in text.splitlines(keepends=True)]
        number = page.count("\n", 0, found.start()) + 1
        yield Block(language, "".join(lines), page[end : found.start()], number)
        end = found.end()


def commands(block: Block) -> list[str]:
    """Return the command lines of a shell block, without comments; after `$` in a transcript."""
    lines = [line.strip() for line in block.text.splitlines()]
    if block.language == "console":
        return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return [line.partition("  #")[0].rstrip() for line in lines if line and line[0] != "#"]


def run_page(page: str, name: str, folder: Path) -> int:
    """Run the examples of a page in their order, in a folder; return how many there were."""
    names: dict[str, object] = {"__name__": "example"}
    last, count = "", 0
    for block in blocks(page):
        if saved := SAVED.search(block.before):
            (folder / saved[1]).write_text(last, "utf-8")
        if not block.runs or block.language not in ("python", "sh", "console"):
            continue
        count += 1
        if block.language != "python":
            inside = enter(block, folder)
            for command in commands(block):
                run_command(command, inside)
            continue
        last = block.text
        if wanted := SAVE_NEXT.search(block.before):
            (folder / wanted[1]).write_text(last, "utf-8")
        exec(compile("\n" * block.line + last, name, "exec"), names)
    return count


def enter(block: Block, folder: Path) -> Path:
    """Return where a shell block is run: a copy of the folder that it names, or the page's own."""
    named = IN_FOLDER.match(block.text)
    if named is None:
        return folder
    shutil.copytree(ROOT / named[1], folder / named[1], dirs_exist_ok=True)
    return folder / named[1]


def run_command(command: str, folder: Path) -> None:
    """Run a command, or only read it where it waits for someone; ValueError if nothing can."""
    words = shlex.split(SETTING.sub("", command).partition(">")[0])
    match words:
        case ["coalface", name, *_]:
            cli.parser().parse_args(words[1:])
            if name not in LASTING:
                run_shell(command, folder)
        case ["make", *given]:
            check_make(given)
        case ["python", *_]:
            run_shell(command, folder)
        case _:
            raise ValueError(f"begin the block with {NOT_RUN!r} and why, or let it run: {command}")


def run_shell(command: str, folder: Path) -> None:
    """Run a line by the shell, with this build of coalface and this Python."""
    program = f'coalface() {{ "{sys.executable}" -m coalface.cli "$@"; }}\n'
    program += f'python() {{ "{sys.executable}" "$@"; }}\n'
    env = {**os.environ, "COLUMNS": "100", "PYTHONPATH": str(Path(coalface.__file__).parents[1])}
    done = subprocess.run(
        ["bash", "-c", program + command], cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def make_targets() -> set[str]:
    """Return the targets of the Makefile that have a name."""
    text = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", text, re.MULTILINE))


def check_make(given: list[str]) -> None:
    """Refuse a target that the Makefile does not have."""
    for word in given:
        if "=" not in word and word not in make_targets():
            raise ValueError(f"the Makefile has no target {word!r}")
