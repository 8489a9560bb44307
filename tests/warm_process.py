"""Runs `coalface` in processes that begin with its modules imported: each a fork of one that waits.

Half a second of a process of its own is imports. What is run here is a process all the same, with
its arguments, folder, environment, input and output; how a process starts is tested elsewhere.
"""

import atexit
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.game_ids import RELEASED

PARENT = """
import importlib, json, os, runpy, sys, traceback

for name in {modules!r}:
    importlib.import_module(name)


def run(asked):
    for number, (path, flags) in enumerate(asked["files"]):
        os.dup2(os.open(path, flags), number)
    os.chdir(asked["cwd"])
    os.environ.clear()
    os.environ.update(asked["env"])
    sys.argv = [""] + asked["arguments"]
    added = asked["env"].get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:1] = [asked["cwd"], *filter(None, added)]
    sys.stdin = open(0, encoding="utf-8", closefd=False)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    code = 0
    try:
        runpy.run_module("coalface.cli", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else end.code is not None
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


for line in sys.stdin:
    child = os.fork()
    if not child:
        run(json.loads(line))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(code, flush=True)
"""
MODULES = (
    "coalface.cli.command",
    "coalface.terminal.play",
    *(f"coalface.games.{game}.game" for game in RELEASED),
)
SERVER_MODULES = ("coalface.cli.command", "coalface.server.admin", "coalface.server.serve")
OF_SERVER = ("admin", "serve")
"""Commands that need the server, whose imports take as long as all others together."""


@cache
def parent(modules: tuple[str, ...]) -> subprocess.Popen[str]:
    """The process that waits; it ends with this one, or when its input is closed."""
    program = PARENT.format(modules=modules)
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(process.communicate)
    return process


def asks_server(arguments: Sequence[str]) -> bool:
    """Is it a command of the server?"""
    return bool(arguments) and arguments[0] in OF_SERVER


def run_coalface(
    arguments: Sequence[str], *, env: Mapping[str, str], cwd: Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run `coalface` with these arguments and this input, and wait for its end."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("input", "output", "errors")]
        files[0].write_text(typed, "utf-8")
        flags = (os.O_RDONLY, os.O_WRONLY | os.O_CREAT, os.O_WRONLY | os.O_CREAT)
        asked = {
            "arguments": [*arguments],
            "env": {**env},
            "cwd": str(cwd),
            "files": [(str(file), flag) for file, flag in zip(files, flags, strict=True)],
        }
        process = parent(SERVER_MODULES if asks_server(arguments) else MODULES)
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        code = int(process.stdout.readline())
        output, errors = (file.read_text("utf-8") for file in files[1:])
    return subprocess.CompletedProcess([*arguments], code, output, errors)
