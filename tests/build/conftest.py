"""A small checkout to build in: this project's build files around a toy package, in a `.venv`."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.made_once import made_once

PROJECT = Path(__file__).parents[2]
TOY = Path(__file__).with_name("toy")
PYTHON_FOLDER = f"python{sys.version_info.major}.{sys.version_info.minor}"

COMPILER = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
HEADER = Path(sysconfig.get_path("include"), "Python.h")
CAN_COMPILE = shutil.which(COMPILER.split()[0]) is not None and HEADER.exists()


class Checkout:
    """A checkout with its `.venv`, in which things are run."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.sources = home / "src" / "coalface"
        self.package = home / ".venv" / "lib" / PYTHON_FOLDER / "site-packages" / "coalface"

    def setup(self, *goals: str, **environment: str) -> str:
        """Run `make setup`, or other goals, and return its output."""
        goals = goals or ("setup",)
        return self._run(["make", "--no-print-directory", *goals], environment).stdout

    def run(self, *command: str) -> str:
        """Run a command and return its output."""
        return self._run([*command], {}).stdout

    def python(self, code: str, **environment: str) -> str:
        """Run Python code in the `.venv` and return what it printed."""
        return self._run([".venv/bin/python", "-c", code], environment).stdout.strip()

    def refusal(self, code: str) -> str:
        """Run Python code that must fail and return what it complained of."""
        with pytest.raises(subprocess.CalledProcessError) as failure:
            self.python(code)
        return str(failure.value.stderr)

    def change(self, path: str, before: str, after: str) -> None:
        """Edit one of the sources."""
        file = self.sources / path
        text = file.read_text("utf-8")
        assert before in text
        file.write_text(text.replace(before, after), "utf-8")

    def _run(
        self, command: list[str], environment: dict[str, str]
    ) -> subprocess.CompletedProcess[str]:
        inherited = {name: os.environ[name] for name in os.environ if "COALFACE" not in name}
        return subprocess.run(
            command,
            cwd=self.home,
            env={**inherited, "MAKEFLAGS": "", "PYTHONPATH": "", **environment},
            check=True,
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Checkout:
    """The toy, set up once for all processes of the tests."""
    return Checkout(made_once(tmp_path_factory, worker_id, "built", build))


def build(home: Path) -> None:
    """Set up the toy: every package of this environment is lent to it but coalface."""
    checkout = Checkout(home)
    shutil.copytree(TOY, checkout.sources)
    shutil.copy(PROJECT / "src" / "coalface" / "_build.py", checkout.sources)
    for name in ("Makefile", "constraints.txt", "pyproject.toml", "setup.py", "LICENSE", "NOTICE"):
        shutil.copy(PROJECT / name, checkout.home)
    (checkout.home / "tools").mkdir()
    shutil.copy(PROJECT / "tools" / "borrow_vectors.py", checkout.home / "tools")
    (checkout.home / "README.md").write_text("A toy.\n", "utf-8")
    venv = [sys.executable, "-m", "venv", "--without-pip", ".venv"]
    subprocess.run(venv, cwd=checkout.home, check=True)
    for lent in Path(sysconfig.get_path("purelib")).iterdir():
        if not lent.name.startswith("coalface"):
            (checkout.package.parent / lent.name).symlink_to(lent)
    for stamp in ("dependencies", "test-dependencies"):
        (checkout.home / ".venv" / stamp).touch()
    checkout.setup()


@pytest.fixture
def checkout(built: Checkout, tmp_path: Path) -> Checkout:
    """A copy of the toy's checkout, to be changed at will."""
    shutil.copytree(built.home, tmp_path / "checkout", symlinks=True)
    return Checkout(tmp_path / "checkout")
