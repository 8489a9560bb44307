"""Holds for every test: one that is skipped has failed, since it proves nothing.

`make test` tries a sample of what is too much for every change, the same one each time; with
`--whole`, as `make test-all` has it, all of it is tried, by a fresh seed that is printed.
"""

import gc
import os
import signal
from collections.abc import Generator
from dataclasses import dataclass
from random import SystemRandom

import pytest

Reports = Generator[None, pytest.TestReport, pytest.TestReport]
Collections = Generator[None, pytest.CollectReport, pytest.CollectReport]

YOUNG = 20_000
"""How many objects are made before the garbage collector looks: more than a server allows."""

# several processes of tests share the cores: threads of numpy would only wait for each other
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # begun in the background: the programs that are tested would inherit a deaf ear for Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@dataclass(frozen=True)
class Sampling:
    """How much is tried, and by which seed."""

    whole: bool
    seed: int

    def of(self, most: int, sample: int) -> int:
        """Return the first number if all is tried, the second for a sample."""
        return most if self.whole else sample


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `make test-all` asks for."""
    group = parser.getgroup("coalface")
    group.addoption("--whole", action="store_true", help="try everything, not a sample")
    group.addoption(
        "--seed", type=int, help="what random games begin with; fresh with --whole, otherwise 1"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed, before processes are started that share it."""
    if config.option.seed is None:
        config.option.seed = SystemRandom().randrange(10**6) if config.option.whole else 1


def pytest_report_header(config: pytest.Config) -> str:
    """Say how much is tried, so that it can be tried again."""
    chosen = f"--whole --seed {config.option.seed}" if config.option.whole else "a sample"
    return f"tried: {chosen}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `--whole` runs."""
    if config.option.whole:
        return
    left = [item for item in items if item.get_closest_marker("whole")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("whole")]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what was imported: it stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


@pytest.fixture(scope="session")
def sampling(pytestconfig: pytest.Config) -> Sampling:
    """How much is tried in this run."""
    return Sampling(pytestconfig.option.whole, pytestconfig.option.seed)


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
