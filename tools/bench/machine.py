"""What a run of the bench ran on."""

import datetime
import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path

from coalface import _build

REPORT = Path("docs") / "bench.md"


@dataclass(frozen=True)
class Machine:
    """The machine, the Python and the sources."""

    cpu: str
    cores: int
    core_used: int | None
    load: float
    system: str
    python: str
    commit: str
    date: str


def this_machine(home: Path | None, core: int | None) -> Machine:
    """Describe where this runs, and how busy it was before the first round."""
    return Machine(
        cpu=cpu_model(),
        cores=os.cpu_count() or 1,
        core_used=core,
        load=round(os.getloadavg()[0], 2),
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        commit=commit_of(home),
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
    )


def checkout() -> Path | None:
    """The checkout that this package belongs to, whether run from it or built into its `.venv`."""
    home = _build.checkout()
    if home is not None:
        return Path(home)
    package = Path(_build.PACKAGE)
    beside = package.parent.parent
    return beside if (beside / "pyproject.toml").exists() and package.parent.name == "src" else None


def cpu_model() -> str:
    """The name of the processor, as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit_of(home: Path | None) -> str:
    """The commit of a checkout, and whether its sources were changed since."""
    if home is None:
        return "not a checkout"
    head = git(home, "rev-parse", "--short=12", "HEAD")
    if head is None:
        return "not committed"
    changed = git(home, "status", "--porcelain", "--", "src")
    return f"{head} with local changes" if changed else head


def git(home: Path, *arguments: str) -> str | None:
    """What git says of a checkout; None if it says nothing good."""
    try:
        done = subprocess.run(["git", "-C", str(home), *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None
