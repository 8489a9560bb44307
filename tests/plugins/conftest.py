"""The game of examples/lamps as a distribution of its own, installed beside coalface."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.made_once import made_once
from tests.server.browser import WAIT
from tests.warm_process import run_coalface

ROOT = Path(__file__).parents[2]
TELLS = re.compile(r"Coalface is at (http://\S+?)/?$")
EXAMPLE = ROOT / "examples" / "lamps"


def seeing(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed in these folders too."""
    paths = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(
    *command: str, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments."""
    return subprocess.run(
        [sys.executable, *command], env=env, cwd=cwd, capture_output=True, text=True
    )


def run_cli(
    *command: str, env: Mapping[str, str] | None = None, cwd: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command of coalface, and type this."""
    return run_coalface(command, env=env or os.environ, cwd=cwd or Path.cwd(), typed=typed)


class Installed:
    """Coalface with the distribution beside it."""

    def __init__(self, sources: Path, target: Path) -> None:
        self.sources = sources
        self.target = target
        self.env = seeing(target)

    def python(self, *command: str) -> str:
        """What Python prints with these arguments; it must succeed."""
        return self.printed(run(*command, env=self.env, cwd=self.target.parent))

    def coalface(self, *command: str) -> str:
        """What a command of coalface prints; it must succeed."""
        return self.printed(run_cli(*command, env=self.env, cwd=self.target.parent))

    @staticmethod
    def printed(done: subprocess.CompletedProcess[str]) -> str:
        """What a process printed that succeeded, with every plug-in."""
        assert done.returncode == 0, done.stdout + done.stderr
        assert "left out" not in done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def lamps(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Installed:
    """The game, built and installed by pip, once for all processes of the tests."""
    folder = made_once(tmp_path_factory, worker_id, "lamps", install)
    return Installed(folder / "sources", folder / "target")


def install(folder: Path) -> None:
    """Build and install the game."""
    sources = folder / "sources"
    shutil.copytree(EXAMPLE, sources, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    alone = ("--no-index", "--no-deps", "--no-build-isolation")
    done = run(*pip, *alone, "--target", str(folder / "target"), str(sources))
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def served(lamps: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the game."""
    data = tmp_path_factory.mktemp("served")
    process = subprocess.Popen(
        [sys.executable, "-m", "coalface.cli", "serve", "--port", "0", "--bot-workers", "1",
         "--bot-pace", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        env=lamps.env,
        text=True,
    )  # fmt: skip
    assert process.stdout is not None
    found = TELLS.match(process.stdout.readline())
    assert found is not None
    yield found[1]
    process.terminate()
    process.communicate(timeout=WAIT)
