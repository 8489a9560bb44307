"""The doctor tells the truth about the build that runs."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from typing import Any

from tests.game_ids import RELEASED


def consult(*options: str, **environment: str) -> str:
    """What `coalface doctor` prints."""
    command = [sys.executable, "-m", "coalface.cli", "doctor", *options]
    environment = {**os.environ, **environment}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def findings(**environment: str) -> dict[str, Any]:
    """What `coalface doctor --json` prints: JSON and nothing else."""
    found: dict[str, Any] = json.loads(consult("--json", **environment))
    return found


def test_json_says_what_runs() -> None:
    found = findings()
    assert found["compiled"] is (found["plain_because"] == "")
    assert found["version"] == version("coalface")
    assert found["games"] == RELEASED
    assert found["python"] == sys.version.split()[0]
    assert found["python_tested"] is ((3, 11) <= sys.version_info[:2] <= (3, 13))
    assert found["packages"]["librt"] == version("librt")


def test_pure_is_reported_as_plain() -> None:
    found = findings(COALFACE_PURE="1")
    assert found["compiled"] is False
    assert found["plain_because"] != ""


def test_the_table_names_every_finding() -> None:
    table = consult(COLUMNS="200")
    for name, value in findings().items():
        assert name.replace("_", " ") in table
        if isinstance(value, str):
            assert value in table
