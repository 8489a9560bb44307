"""What is generated is what the declarations say, and no rule computes where a value lies."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_generated_modules_are_current() -> None:
    command = [sys.executable, str(ROOT / "tools" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
