"""A pytest plugin that knows what each test depends on: imports, data, and the games it names.

    pytest -p tests.depends --changed-since main    # what a change can break
    pytest -p tests.depends --remember              # what has not passed with the same files

A test depends on what its file imports, at any depth, on module names that stand in strings, on
the files of its folder that are no tests, and on whole games: those that its name has, those that
its file has if its name has none, and all if neither names one. Remembered results lie in
build/passed, a file for the hash of all that a test depends on. `make test` uses them on a
developer's machine, never where CI is set, and never with `--whole`.
"""

import ast
import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).parents[1]
SOURCES = HOME / "src"
PACKAGE = SOURCES / "coalface"
TESTS = HOME / "tests"
PASSED = HOME / "build" / "passed"

GAMES = frozenset(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
EVERYWHERE = (TESTS / "conftest.py", HOME / "constraints.txt", HOME / "pyproject.toml")
"""What every test depends on."""

OUTSIDE = {
    "docs": ("repo", "rules_tool", "cli", "engine"),
    "examples": ("repo", "plugins", "engine"),
    "tools": ("repo", "build"),
    "setup.py": ("build",),
    "Makefile": ("repo", "build"),
    ".md": ("repo", "rules_tool"),
    ".github": ("repo",),
    ".yaml": ("repo",),
    ".cff": ("repo",),
    "Containerfile": ("repo",),
}
"""Which folders of tests look at files outside the package: by folder, name or ending."""

LEFT = tuple(
    f"tests/{part}/"
    for part in ("bench", "bots", "browser", "build", "conformance", "perft", "research")
)
"""Where tests need a compiled build, a browser or minutes: `--changed-since` leaves them out."""
ALWAYS_RUN = (
    "tests/conformance/test_games.py::test_a_game_keeps_every_law",
    "tests/perft/test_perft.py::test_the_lines_of_play_are_as_many_as_recorded",
)
"""What it runs all the same, for the games that are concerned."""


def game_of(path: Path) -> str | None:
    """The game that a file belongs to: its folder or the file is named after it."""
    parts = path.relative_to(HOME).parts
    return next((name for part in parts if (name := part.partition(".")[0]) in GAMES), None)


@cache
def module_at(name: str) -> Path | None:
    """The file of a module of the package or the tests."""
    root = SOURCES if name.split(".")[0] == "coalface" else HOME
    stem = root.joinpath(*name.split("."))
    found = (stem.with_suffix(".py"), stem / "__init__.py")
    return next((path for path in found if path.is_file()), None)


def names_in(path: Path) -> Iterator[str]:
    """The names that a module imports, or has as a string, with what they may be taken from."""
    package = path.relative_to(SOURCES if SOURCES in path.parents else HOME).parts[:-1]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += node.module.split(".") if node.module else []
            yield ".".join(base)
            yield from (".".join([*base, alias.name]) for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value.partition(":")[0]
            if name.startswith("coalface.") and name.replace(".", "_").isidentifier():
                yield name


@cache
def imports_of(path: Path) -> frozenset[Path]:
    """The files that a module needs directly; one that imports by name needs its whole package."""
    found = {where for name in names_in(path) if ours(name) and (where := module_at(name))}
    if path.name == "__init__.py" and b"import_module" in path.read_bytes():
        found |= {*path.parent.glob("*.py")}
    return frozenset(found)


def ours(name: str) -> bool:
    """Is it a module of the package or the tests?"""
    return name.split(".")[0] in ("coalface", "tests")


@cache
def reached(path: Path) -> frozenset[Path]:
    """All modules that one needs, at any depth, itself included."""
    found, todo = {path}, [path]
    while todo:
        new = imports_of(todo.pop()) - found
        found |= new
        todo += new
    return frozenset(found)


@cache
def all_files() -> frozenset[Path]:
    """Every file that git knows or would know."""
    listed = git("ls-files", "--cached", "--others", "--exclude-standard", "-z")
    return frozenset(
        path for name in listed.split("\0") if name and (path := HOME / name).is_file()
    )


def git(*command: str) -> str:
    """What git says of this checkout."""
    done = subprocess.run(["git", *command], cwd=HOME, capture_output=True, text=True, check=True)
    return done.stdout


def games_in(text: str) -> frozenset[str]:
    """The games that a text names."""
    plain = text.replace("-", "_")
    return frozenset(game for game in GAMES if game in plain)


EVERY_GAME = ("games()", "all_specs", "released_specs()", "GAMES", "RELEASED")
"""What a file says that plays all games."""


@cache
def games_of(test: Path, id: str) -> frozenset[str]:
    """The games that a test plays: those of its name or its file, otherwise all."""
    text = test.read_text("utf-8")
    named = games_in(id)
    if named or not any(word in text for word in EVERY_GAME):
        named = named or games_in(text)
    return named or GAMES


@cache
def data_for(folder: str) -> frozenset[Path]:
    """Files that are no modules and that a folder of tests reads."""
    found = set()
    for path in all_files():
        top = path.relative_to(HOME).parts[0]
        keys = (top, path.name, path.suffix)
        if any(folder in OUTSIDE.get(key, ()) for key in keys):
            found.add(path)
        if top == "tests" and folder in path.parts and not path.name.startswith("test_"):
            found.add(path)
    return frozenset(found)


@cache
def package_data() -> frozenset[Path]:
    """Files of the package that are no modules: texts, components, rulebooks, weights."""
    return frozenset(p for p in all_files() if PACKAGE in p.parents and p.suffix != ".py")


@cache
def depends(test: Path, games: frozenset[str]) -> frozenset[Path]:
    """All files that a test of these games depends on."""
    needed = {*reached(test), *package_data(), *data_for(test.relative_to(TESTS).parts[0])}
    if module_at("coalface.core.registry") in needed:
        needed |= {path for path in all_files() if PACKAGE in path.parents and game_of(path)}
    known = {path for path in needed if game_of(path) is None or game_of(path) in games}
    return frozenset(known | {*reached(test), *EVERYWHERE})


def depends_of(item: pytest.Item) -> frozenset[Path]:
    """All files that a test depends on."""
    return depends(item.path, games_of(item.path, item.nodeid))


# What a change can break


@cache
def changed_since(base: str) -> frozenset[Path]:
    """The files that differ from where this branch left another, whether committed or not."""
    left = git("merge-base", base, "HEAD").strip()
    names = git("diff", "--name-only", "-z", left).split("\0")
    names += git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return frozenset(HOME / name for name in names if name)


def concerns(changed: frozenset[Path], test: Path, id: str) -> bool:
    """Can a change break this test?

    A game that was changed alone concerns the tests that are about it: those that import what was
    changed, and those with its name. That others also play it is left to `make test`.
    """
    games = {game_of(path) for path in changed if PACKAGE in path.parents or TESTS in path.parents}
    if None in games or not games:
        return not changed.isdisjoint(depends(test, games_of(test, id)))
    return not changed.isdisjoint(reached(test)) or not games_in(id).isdisjoint(games)


def may_concern(changed: frozenset[Path], test: Path) -> bool:
    """Can a change break anything in a file of tests, whatever the names of its tests are?"""
    name = str(test.relative_to(HOME))
    asks = any(word in test.read_text("utf-8") for word in EVERY_GAME)
    ids = [name, *(f"{name}[{game}]" for game in GAMES if asks)]
    return any(concerns(changed, test, id) for id in ids)


def select_changed(config: pytest.Config, items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests that a change can break, but for those that take long."""
    changed = changed_since(config.option.changed_since)
    concerned = [item for item in items if concerns(changed, item.path, item.nodeid)]
    chosen = [
        item
        for item in concerned
        if not item.nodeid.startswith(LEFT) or item.nodeid.startswith(ALWAYS_RUN)
    ]
    client = any("client" in path.parts for path in changed)
    config.stash[SUMMARY] = (
        f"{len(changed)} files changed since {config.option.changed_since}\n"
        f"run: {by_folder(chosen)}\n"
        f"left to make test: {by_folder([item for item in concerned if item not in {*chosen}])}, "
        "and all that is about no changed file"
        + ("\nthe client changed: make check-client test-browser" if client else "")
    )
    return chosen


def by_folder(items: list[pytest.Item]) -> str:
    """How many tests there are, by folder."""
    counts = Counter(item.nodeid.split("/")[1] for item in items)
    return ", ".join(f"{folder} {counts[folder]}" for folder in sorted(counts)) or "no tests"


# What has passed before


@cache
def content(path: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


@cache
def hash_of(files: frozenset[Path]) -> str:
    """The hash of some files, by their names, and of the machine that runs them."""
    digest = hashlib.sha256()
    machine = (
        sys.version,
        os.environ.get("COALFACE_PURE", ""),
        os.environ.get("COALFACE_ONLY", ""),
    )
    digest.update("\n".join(machine).encode())
    for path in sorted(files):
        digest.update(f"{path.relative_to(HOME)} {content(path)}\n".encode())
    return digest.hexdigest()


def note_of(item: pytest.Item) -> Path:
    """The file that says that a test passed with all that it depends on as it is."""
    key = hashlib.sha256(f"{item.nodeid} {hash_of(depends_of(item))}".encode())
    return PASSED / key.hexdigest()


def remembers(config: pytest.Config) -> bool:
    """Are results remembered in this run?"""
    return bool(config.option.remember and not config.option.whole and not os.environ.get("CI"))


SUMMARY = pytest.StashKey[str]()
FINE = pytest.StashKey[bool]()
"""The summary that is printed in the end; whether a test has passed so far."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `make test` and `make test-changed` ask for."""
    group = parser.getgroup("coalface")
    group.addoption("--changed-since", metavar="BRANCH", help="run what a change can break")
    group.addoption("--remember", action="store_true", help="do not run again what has passed")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read files of tests that a change cannot break."""
    if not config.option.changed_since or not collection_path.name.startswith("test_"):
        return None
    return (
        None if may_concern(changed_since(config.option.changed_since), collection_path) else True
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests that are run."""
    chosen = items
    if config.option.changed_since:
        chosen = select_changed(config, items)
    elif remembers(config):
        chosen = [item for item in items if not note_of(item).exists()]
        if known := len(items) - len(chosen):
            config.stash[SUMMARY] = (
                f"{known} tests passed before with the same files (build/passed)"
            )
    if len(chosen) < len(items):
        remaining = {*chosen}
        config.hook.pytest_deselected(items=[item for item in items if item not in remaining])
        items[:] = chosen
    if output := getattr(config, "workeroutput", None):
        output["summary"] = config.stash.get(SUMMARY, "")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker has to say: all of them say the same."""
    node.config.stash[SUMMARY] = getattr(node, "workeroutput", {}).get("summary", "")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not run, and why."""
    if summary := terminalreporter.config.stash.get(SUMMARY, ""):
        terminalreporter.write_line(summary)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test passed, from its beginning to its end."""
    report = yield
    item.stash[FINE] = report.passed and (call.when == "setup" or item.stash.get(FINE, False))
    if call.when == "teardown" and item.stash[FINE] and remembers(item.config):
        PASSED.mkdir(parents=True, exist_ok=True)
        note_of(item).touch()
    return report
