"""Tries a wheel of Coalface as a user would: in an environment and a folder of their own.

    python tools/check_wheel.py build/dist/coalface-*.whl

Without extras it plays a game and keeps laws, and says which extra `coalface serve` needs; with the
extra `server` it serves a page.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ADDRESS = re.compile(r"Coalface is at (http://\S+)")
NEEDS = "coalface serve needs the extra 'server': pip install 'coalface[server]'\n"


class Environment:
    """A fresh virtual environment with a wheel in it, in a folder of its own."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.wheel = wheel
        venv.create(folder / "venv")
        self.python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        self.install("")

    def install(self, extra: str) -> None:
        """Install the wheel with an extra, or none, at the versions that are tested."""
        wanted = f"{self.wheel}[{extra}]" if extra else str(self.wheel)
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        constraints = [
            "--disable-pip-version-check",
            "--no-compile",
            "--constraint",
            str(ROOT / "constraints.txt"),
        ]
        subprocess.run([*pip, *constraints, wanted], check=True)

    def coalface(self, *command: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        """Run a command of coalface, which must end with this code."""
        done = subprocess.run(
            [self.python, "-m", "coalface.cli", *command],
            cwd=self.folder, env=self.variables(), capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == code, done.stdout + done.stderr
        return done

    def variables(self) -> dict[str, str]:
        """Return the variables of the environment: of ours only where programs are."""
        inherited = {
            name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ
        }
        return {**inherited, "HOME": str(self.folder)}


def check_plain(installed: Environment) -> None:
    """Without extras: a game, laws, few packages, and a clear word on what is missing."""
    installed.coalface("arena", "coal-baron", "greedy", "random", "--games", "2", "--workers", "1")
    asked = ["--games", "1", "--seats", "2", "--law", "replay"]
    installed.coalface("conformance", "coal-baron", *asked)
    for command in (["serve"], ["admin", "backup"]):
        result = installed.coalface(*command, code=2)
        assert result.stderr == NEEDS.replace("coalface serve", f"coalface {command[0]}"), (
            result.stderr
        )
    parquet = ["arena", "coal-baron", "random", "random", "--parquet", "x.parquet"]
    result = installed.coalface(*parquet, code=2)
    assert result.stderr.startswith("coalface arena --parquet needs the extra 'parquet'"), (
        result.stderr
    )
    (package,) = installed.folder.glob("venv/[Ll]ib/**/site-packages/coalface")
    assert (package / "py.typed").is_file()
    assert not (package.parent / "litestar").exists()


def check_server(installed: Environment) -> None:
    """With the extra: a page."""
    installed.install("server")
    process = subprocess.Popen(
        [installed.python, "-m", "coalface.cli", "serve", "--port", "0", "--bot-workers", "0",
         "--data", str(installed.folder / "data")],
        stdout=subprocess.PIPE, cwd=installed.folder, env=installed.variables(), text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = ADDRESS.match(process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[1]}api/games", timeout=60) as answer:
            assert b"coal_baron" in answer.read()
        with urllib.request.urlopen(found[1], timeout=60) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.communicate(timeout=60)


def main(given: list[str] | None = None) -> int:
    """Check a wheel; return 0 if all is well."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    asked = parser.parse_args(given)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert asked.wheel.name.startswith(f"coalface-{version}-"), asked.wheel.name
    with tempfile.TemporaryDirectory() as folder:
        installed = Environment(Path(folder), asked.wheel.resolve())
        check_plain(installed)
        check_server(installed)
    print(f"{asked.wheel.name}: plays, keeps laws, serves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
