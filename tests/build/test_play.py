"""`make play`: gets ready, serves a page to a browser, and ends with Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

PROJECT = Path(__file__).parents[2]
ADDRESS = re.compile(r"Coalface is at (http://\S+?)/?$")
ENOUGH = 300
"""Seconds that nothing needs, on however busy a machine."""


def test_it_serves_a_page_until_it_is_stopped(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "tools/play.py", "--port", "0", "--data", str(tmp_path)],
        cwd=PROJECT,
        env={**os.environ, "BROWSER": "true", "MAKEFLAGS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        text=True,
    )
    assert process.stdout is not None
    output: list[str] = []
    try:
        found = None
        for line in process.stdout:
            output.append(line)
            if found := ADDRESS.search(line):
                break
        assert found, output
        with urlopen(found[1], timeout=ENOUGH) as page:
            assert b"<title>" in page.read()
        os.killpg(process.pid, signal.SIGINT)
        output += process.communicate(timeout=ENOUGH)[0]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()
    assert "building the client and compiling the rules, side by side" in output[0]
    assert process.returncode in (0, 128 + signal.SIGINT), output
    assert "Traceback" not in "".join(output)
    assert (tmp_path / "coalface.db").exists()
