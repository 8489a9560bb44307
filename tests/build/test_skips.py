"""A skipped test fails the suite."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"


@pytest.mark.parametrize(
    ("body", "failures"),
    [
        ("def test_it():\n    pass", ""),
        ("def test_it():\n    pytest.skip('too slow')", "1 failed"),
        ("@pytest.mark.skip('too slow')\ndef test_it():\n    pass", "1 error"),
        ("pytest.skip('too slow', allow_module_level=True)", "1 error"),
        ("pytest.importorskip('no_such_module')", "1 error"),
        ("@pytest.mark.xfail\ndef test_it():\n    assert False", ""),
    ],
)
def test_skipping_fails(tmp_path: Path, body: str, failures: str) -> None:
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "test_one.py").write_text(f"import pytest\n\n{body}\n", "utf-8")
    plain = ("--disable-plugin-autoload", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", *plain, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) is bool(failures)
    assert failures in done.stdout
    assert ("no test may be" in done.stdout) is bool(failures)
