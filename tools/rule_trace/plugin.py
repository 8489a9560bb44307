"""A pytest plugin that notes which functions of a game each test of its rules calls.

The environment says what to watch (COALFACE_WATCH, a folder) and where to write (COALFACE_NOTES).
"""

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tools.rule_trace.watch import NOTES, WATCH, Watch


class Notes:
    """What each test called and how it ended, a test with parameters counting as one."""

    def __init__(self, folder: Path, target: Path) -> None:
        self._folder = folder
        self._target = target
        self._watches: dict[str, Watch] = {}
        self._rules: dict[str, list[str]] = {}
        self._failed: dict[str, str] = {}

    def _watch(self, item: pytest.Item) -> Watch:
        name = plain_name(item.nodeid)
        cited = [id for mark in item.iter_markers("rule") for id in mark.args]
        self._rules[name] = sorted({*self._rules.get(name, []), *cited})
        return self._watches.setdefault(name, Watch(self._folder))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        """Watch what sets the position up."""
        with self._watch(item).watching():
            yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Watch the test itself."""
        with self._watch(item).watching():
            yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a failure."""
        self._keep(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot be collected is a failure too."""
        self._keep(report)

    def _keep(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """What went wrong, in a line."""
        if not report.passed:
            crash = getattr(report.longrepr, "reprcrash", None)
            lines = str(crash.message if crash else report.longreprtext).strip().splitlines()
            self._failed[report.nodeid] = lines[0 if crash else -1] if lines else report.outcome

    def pytest_sessionfinish(self) -> None:
        """Write all notes."""
        tests = {
            name: {"rules": self._rules[name], "functions": watch.names()}
            for name, watch in self._watches.items()
        }
        text = json.dumps({"tests": tests, "failed": self._failed})
        self._target.write_text(text, encoding="utf-8")


def plain_name(nodeid: str) -> str:
    """The name of a test without its parameters."""
    return nodeid.partition("[")[0]


def pytest_configure(config: pytest.Config) -> None:
    """Begin to take notes."""
    notes = Notes(Path(os.environ[WATCH]), Path(os.environ[NOTES]))
    config.pluginmanager.register(notes, "coalface-notes")
