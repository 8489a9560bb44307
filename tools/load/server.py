"""The server that `make load` measures: a process of its own on loopback."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

READY = "Coalface is at "
SCRIPT = (
    "import sys; from pathlib import Path; from coalface.server.serve import run; "
    "from coalface.server.settings import Settings; "
    "run(Settings(port=0, data=Path(sys.argv[1]), bot_workers=int(sys.argv[2]), "
    "limits=sys.argv[3] == 'True'))"
)


def start_server(
    data: str, python: str, bot_workers: int, limits: bool
) -> tuple["subprocess.Popen[str]", str]:
    """A server on a free port; its process and its address."""
    process = subprocess.Popen(
        [python, "-c", SCRIPT, data, str(bot_workers), str(limits)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(READY):
            return process, line.removeprefix(READY).strip().rstrip("/")
    raise RuntimeError("the server did not start")


@contextmanager
def serving(
    data: str, python: str = sys.executable, bot_workers: int = 0, limits: bool = False
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server on this data, for a while; without bots and limits by default."""
    process, url = start_server(data, python, bot_workers, limits)
    try:
        yield process, url
    finally:
        process.terminate()
        process.communicate(timeout=60)
    code = process.returncode
    assert code == 0, f"the server ended with {code}"
