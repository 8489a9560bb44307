"""Source text: names of constants, the head of a module, its form."""

import shutil
import subprocess
import sys
from pathlib import Path

from coalface.core.fields import snake_case

HEAD = "Made by coalface.generate from `{origin}`; do not edit."


def constant(name: str) -> str:
    """Return the constant of a kind or a class: `deal-tiles` and `DealTiles` are DEAL_TILES."""
    return snake_case(name).replace("-", "_").upper()


def document(title: str, origin: str) -> list[str]:
    """Begin a module."""
    return [f'"""{title}', "", HEAD.format(origin=origin), '"""', ""]


def formatted(text: str, path: Path) -> str:
    """Return a module in the form that the project keeps."""
    beside = shutil.which("ruff", path=str(Path(sys.executable).parent)) or shutil.which("ruff")
    if beside is None:
        raise SystemExit("ruff, which formats what is written, is not installed: pip install ruff")
    for command in (["check", "--quiet", "--fix", "--select", "I,F401"], ["format", "--quiet"]):
        ruff = [beside, *command, "--stdin-filename", str(path)]
        done = subprocess.run(
            [*ruff, "-"], input=text, capture_output=True, text=True, cwd=path.parents[1]
        )
        assert not done.stderr, done.stderr
        text = done.stdout
    return text
