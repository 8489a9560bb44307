"""The watch notes calls of functions below its folder, and nothing else."""

import runpy
import sys
from pathlib import Path

import pytest

from tools.rule_trace.watch import Watch

MODULE = """\
class Pit:
    def dig(self):
        def deeper():
            return 1
        return deeper()

    def rest(self):
        return 0

def fail():
    raise ValueError("too deep")
"""


def test_functions_count_and_bodies_of_classes_do_not(tmp_path: Path) -> None:
    module = tmp_path / "rules" / "pit.py"
    module.parent.mkdir()
    module.write_text(MODULE)
    outside = tmp_path / "other.py"
    outside.write_text("def other():\n    return 3\n")
    watch = Watch(tmp_path / "rules")
    with watch.watching():
        pit = runpy.run_path(str(module))
        runpy.run_path(str(outside))["other"]()
    assert watch.names() == []
    with watch.watching():
        pit["Pit"]().dig()
    assert watch.names() == ["pit.Pit.dig", "pit.Pit.dig.<locals>.deeper"]
    pit["Pit"]().rest()
    assert "pit.Pit.rest" not in watch.names()


def test_a_failure_ends_the_watch(tmp_path: Path) -> None:
    module = tmp_path / "pit.py"
    module.write_text(MODULE)
    fail = runpy.run_path(str(module))["fail"]
    watch = Watch(tmp_path)
    before = sys.getprofile()
    with pytest.raises(ValueError, match="deep"), watch.watching():
        fail()
    assert sys.getprofile() is before
    assert watch.names() == ["pit.fail"]
