"""Holds for every test: one that is skipped has failed, since it proves nothing."""

import signal
from collections.abc import Generator

import pytest

Reports = Generator[None, pytest.TestReport, pytest.TestReport]
Collections = Generator[None, pytest.CollectReport, pytest.CollectReport]

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # begun in the background: the programs that are tested would inherit a deaf ear for Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_makereport() -> Reports:
    """Turn a skipped test into a failed one."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, and no test may be: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_make_collect_report() -> Collections:
    """Turn a skipped file into a failed one."""
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, and no test may be: {report.longrepr}"
    return report
