"""A checkout around the toy game: this package with no other game, tests, records."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from coalface import Record
from coalface.rules_tool.matrix import Matrix, read_matrix
from coalface.rules_tool.paths import GamePaths
from tests.rules_tool import toy
from tools.rule_trace.trace import Trace, run_trace

PROJECT = Path(__file__).parents[2]
TOY = Path(__file__).with_name("toy")

GOOD_TESTS = """\
import coalface
from tests.rules import rule


@rule("TY-1", "TY-5")
def test_passing_is_for_the_end():
    state = coalface.game("toy").start(2)
    assert state.legal(0) == [0]
    assert state.view(None).table.stones == 4


@rule("TY-2")
def test_taking():
    state = coalface.game("toy").start(2)
    state.apply(0, 0)
    assert state.stones == 3


class TestEnd:
    @rule("TY-3")
    def test_passing(self):
        state = coalface.game("toy").start(2)
        for actor, move in ((0, 0), (1, 0), (0, 1)):
            state.apply(actor, move)
        assert state.stones == 0


@rule("TY-4")
def test_the_heap():
    assert coalface.game("toy").stones == 4
"""


class ToyCheckout:
    """A checkout with nothing but the toy game, in which all is well to begin with."""

    def __init__(self, home: Path) -> None:
        self.home = home
        package = home / "src" / "coalface"
        package.mkdir(parents=True)
        for path in (PROJECT / "src" / "coalface").iterdir():
            if path.name not in ("games", "__pycache__"):
                (package / path.name).symlink_to(path)
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(TOY, package / "games" / "toy", ignore=without)
        (package / "games" / "__init__.py").write_text("")
        self.tests = home / "tests" / "rules" / "toy"
        self.tests.mkdir(parents=True)
        shutil.copy(PROJECT / "tests" / "rules" / "__init__.py", self.tests.parent)
        shutil.copy(PROJECT / "pyproject.toml", home)
        self.test_file = self.tests / "test_toy.py"
        self.test_file.write_text(GOOD_TESTS)
        self.paths = GamePaths("toy", package, home)
        self.record("passed", "take", "take", "pass")

    def record(self, name: str, *moves: str) -> None:
        """Keep a golden record of these moves."""
        lines = [(number % 2, move) for number, move in enumerate(moves)]
        folder = self.home / "tests" / "records" / "toy"
        folder.mkdir(parents=True, exist_ok=True)
        Record(toy.GAME.game(), ("Ann", "Bob"), lines).save(folder / f"{name}.record")

    def forget_records(self) -> None:
        """No golden records are left."""
        for path in self.paths.records():
            path.unlink()

    def change(self, path: Path, before: str, after: str) -> None:
        """Edit a file of the checkout."""
        text = path.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, after), "utf-8")

    def matrix(self) -> Matrix:
        """What the sources and tests say."""
        return read_matrix(self.paths)

    def trace(self) -> Trace:
        """What the tracer says."""
        return run_trace(self.matrix())

    def rules(self, *options: str, source: str = "src") -> subprocess.CompletedProcess[str]:
        """Run `coalface rules toy` in this checkout."""
        return self._run("coalface.cli", "rules", "toy", *options, path=[self.home / source])

    def trace_command(self, *options: str) -> subprocess.CompletedProcess[str]:
        """Run the tracer in this checkout."""
        path = [self.home / "src", PROJECT]
        return self._run("tools.rule_trace", "toy", *options, path=path)

    def _run(self, *arguments: str, path: list[Path]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=self.home,
            env={"PYTHONPATH": os.pathsep.join(map(str, path)), "COLUMNS": "120"},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def paths(tmp_path: Path) -> ToyCheckout:
    return ToyCheckout(tmp_path)
