"""The tracer: runs the tests of the rules and the golden records uncompiled, and judges them.

A test must run a function of each rule that it cites, and some record must reach every rule that
is not marked unreachable. Functions that run whenever a game is made prove no rule by themselves.
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coalface.core.rulebook import RulesError
from coalface.rules_tool.matrix import Line, Matrix
from coalface.rules_tool.paths import GamePaths
from tools.rule_trace.watch import NOTES, WATCH

ROOT = Path(__file__).parents[2]
"""Where the tools are imported from."""
PLUGIN = "tools.rule_trace.plugin"
REPLAY = "tools.rule_trace.replay"
NO_RECORDS = "no golden records yet"
SOME_FAILED = 1
"""How pytest ends where all tests ran and some of them failed."""
OUTPUT_LINES = 3
"""How many lines of a failed run are shown."""


@dataclass(frozen=True)
class Trace:
    """What the tracer saw; `problems` are sentences."""

    tests: int
    records: int
    problems: list[str]


def run_trace(matrix: Matrix) -> Trace:
    """Run tests and records side by side, then judge both."""
    paths = matrix.paths
    if paths.home is None or paths.tests is None:
        raise RulesError("the tracer needs a checkout: the tests of the rules are not installed")
    with tempfile.TemporaryDirectory(prefix="coalface-") as folder:
        tested, replayed = Path(folder, "tests.json"), Path(folder, "records.json")
        with (
            _start(_pytest(paths.tests), paths, tested) as tests,
            _start(_replay(paths, replayed), paths, replayed) as records,
        ):
            seen, replays = _notes(tests, tested), _notes(records, replayed)
    problems = [f"{name} fails: {why}" for name, why in seen["failed"].items()]
    problems += [f"{name} does not replay: {why}" for name, why in replays["failed"].items()]
    made = set(replays["made"])
    problems += idle_tests(matrix, seen["tests"], made) + idle_rules(matrix, seen["tests"], made)
    if replays["records"]:
        problems += unreached_rules(matrix, replays["records"], made)
    else:
        problems.append(NO_RECORDS)
    return Trace(len(seen["tests"]), len(replays["records"]), problems)


def _pytest(tests: Path) -> list[str]:
    """One process: what runs beside it is the replay of the records."""
    options = ["-q", "--tb=line", "--no-header", "--disable-plugin-autoload", "-p", "no:xdist"]
    return ["-m", "pytest", *options, "-p", PLUGIN, str(tests)]


def _replay(paths: GamePaths, target: Path) -> list[str]:
    records = [str(path) for path in paths.records()]
    return ["-m", REPLAY, paths.game, str(paths.folder), str(target), *records]


def _start(command: list[str], paths: GamePaths, target: Path) -> subprocess.Popen[str]:
    """Run Python on the sources as they are; what it says goes to a file next to its notes."""
    assert paths.home is not None
    environment = {
        **os.environ,
        "COALFACE_PURE": "1",
        "PYTHONPATH": os.pathsep.join((str(paths.package.parent), str(ROOT))),
        WATCH: str(paths.folder),
        NOTES: str(target),
    }
    with target.with_suffix(".txt").open("w", encoding="utf-8") as output:
        return subprocess.Popen(
            [sys.executable, *command],
            cwd=paths.home,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )


def _notes(process: subprocess.Popen[str], target: Path) -> dict[str, Any]:
    """Wait for a run and read its notes; RulesError with its last words if it broke off."""
    if process.wait() not in (0, SOME_FAILED) or not target.is_file():
        output = target.with_suffix(".txt").read_text("utf-8").strip().splitlines()[-OUTPUT_LINES:]
        raise RulesError("the traced run did not finish: " + " / ".join(output))
    notes: dict[str, Any] = json.loads(target.read_text("utf-8"))
    return notes


def informative(line: Line, made: set[str]) -> list[str]:
    """Return the functions of a rule that prove something: not run by making a game."""
    return [spot.name for spot in line.functions if not _ran(spot.name, made)]


def _ran(name: str, called: set[str]) -> bool:
    """Was this function called, or a method of this class?"""
    return name in called or any(other.startswith(f"{name}.") for other in called)


def idle_tests(matrix: Matrix, tests: dict[str, Any], made: set[str]) -> list[str]:
    """Tests that cite a rule and run none of its functions."""
    lines = {line.rule.id: line for line in matrix.lines if line.rule.runs and line.functions}
    problems = []
    for name, seen in tests.items():
        called = made.union(seen["functions"])
        for id in seen["rules"]:
            names = [spot.name for spot in lines[id].functions] if id in lines else []
            if names and not any(_ran(carrier, called) for carrier in names):
                problems.append(f"{name} cites {id} but runs none of {', '.join(names)}")
    return problems


def idle_rules(matrix: Matrix, tests: dict[str, Any], made: set[str]) -> list[str]:
    """Rules whose tests, all together, run nothing that making a game does not run already."""
    problems = []
    for line in matrix.lines:
        citing = [
            set(seen["functions"]) for seen in tests.values() if line.rule.id in seen["rules"]
        ]
        if not line.rule.runs or not line.functions or not citing:
            continue
        names, called = informative(line, made), set().union(*citing)
        if not names:
            problems.append(f"{line.rule.id}: all its functions run whenever a game is made")
        elif not any(_ran(name, called) for name in names):
            problems.append(f"{line.rule.id}: its tests run none of {', '.join(names)}")
    return problems


def unreached_rules(matrix: Matrix, records: dict[str, list[str]], made: set[str]) -> list[str]:
    """Rules that no golden record reaches, and marks of unreachable rules that are wrong."""
    called = {name for names in records.values() for name in names}
    problems = []
    for line in matrix.lines:
        names = informative(line, made)
        if not line.rule.runs or not names:
            continue
        reached = any(_ran(name, called) for name in names)
        if reached and line.rule.unreachable:
            problems.append(f"{line.rule.id} is marked unreachable, but a golden record reaches it")
        if not reached and not line.rule.unreachable:
            problems.append(f"{line.rule.id}: no golden record reaches {', '.join(names)}")
    return problems
