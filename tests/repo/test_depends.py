"""What a change can break is run, what cannot be broken is not, and what passed is remembered."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import depends

RULE = depends.PACKAGE / "games" / "coal_baron" / "rules" / "mining.py"
RULE_TEST = depends.TESTS / "rules" / "coal_baron" / "test_mining.py"
OTHER_TEST = depends.TESTS / "rules" / "coal_country" / "test_mining.py"
GOLDEN = depends.TESTS / "records" / "test_golden_records.py"
MIXED = "tests/records/test_golden_records.py::test_a_record"


def concerned(changed: Path, test: Path, id: str = "") -> bool:
    """Can this change break this test?"""
    return depends.concerns(frozenset({changed}), test, id or str(test.relative_to(depends.HOME)))


def test_a_rule_concerns_the_tests_of_its_game() -> None:
    assert concerned(RULE, RULE_TEST)
    assert not concerned(RULE, OTHER_TEST)
    assert concerned(RULE, GOLDEN, f"{MIXED}[coal_baron-greedy-2]")
    assert not concerned(RULE, GOLDEN, f"{MIXED}[coal_country-greedy-2]")
    assert not concerned(RULE, depends.TESTS / "server" / "test_tables.py")


def test_a_rule_keeps_the_laws_and_the_lines_of_play_of_its_game() -> None:
    perft = "tests/perft/test_perft.py::test_the_lines_of_play_are_as_many_as_recorded"
    assert concerned(RULE, depends.HOME / perft.partition("::")[0], f"{perft}[coal_baron-2-start]")
    for always in depends.ALWAYS_RUN:
        file, _, name = always.partition("::")
        assert f"def {name}(" in (depends.HOME / file).read_text("utf-8")
        assert always.startswith(depends.LEFT)
    assert perft in depends.ALWAYS_RUN


def test_core_concerns_every_test_that_reaches_it() -> None:
    contract = depends.PACKAGE / "core" / "contract.py"
    for test in (RULE_TEST, OTHER_TEST, depends.TESTS / "server" / "test_tables.py"):
        assert concerned(contract, test)
    pages = depends.PACKAGE / "server" / "serve.py"
    assert not concerned(pages, RULE_TEST)
    assert concerned(pages, depends.TESTS / "server" / "test_tables.py")


def test_texts_docs_and_helpers_concern_who_reads_them() -> None:
    locale = depends.PACKAGE / "games" / "coal_baron" / "locales" / "en.ftl"
    assert locale.is_file()
    assert concerned(locale, depends.TESTS / "text" / "coal_baron" / "test_words.py")
    assert concerned(depends.HOME / "README.md", depends.TESTS / "repo" / "test_docs.py")
    assert not concerned(depends.HOME / "README.md", RULE_TEST)
    project_files = depends.TESTS / "repo" / "test_project_files.py"
    for name in (".github/workflows/tests.yml", "Containerfile", "CITATION.cff", "Makefile"):
        assert concerned(depends.HOME / name, project_files)
    helpers = depends.TESTS / "rules" / "coal_baron" / "helpers.py"
    assert concerned(helpers, RULE_TEST)
    assert not concerned(helpers, OTHER_TEST)


TESTS = """
import os
from pathlib import Path
import pytest

@pytest.fixture
def closing():
    yield
    assert "CLOSES" not in os.environ

def test_one(closing):
    Path(os.environ["RAN"]).open("a").write("1")

def test_two():
    Path(os.environ["RAN"]).open("a").write("2")
    assert "FAILS" not in os.environ
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with two tests."""
    tests = tmp_path / "tests"
    tests.mkdir()
    for name in ("conftest.py", "depends.py"):
        shutil.copy(depends.TESTS / name, tests)
    (tests / "__init__.py").touch()
    (tests / "some").mkdir()
    (tests / "some" / "test_it.py").write_text(TESTS, "utf-8")
    (tmp_path / "constraints.txt").touch()
    settings = '[tool.pytest]\nminversion = "9.0"\n'
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def ran(home: Path, *options: str, **environment: str) -> str:
    """Run the two tests; those that were run, by number."""
    noted = home / "ran"
    noted.unlink(missing_ok=True)
    inherited = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, "-m", "pytest", "-q", "--disable-plugin-autoload"]
    chosen = ["-p", "tests.depends", "--remember", *options]
    subprocess.run(
        [*command, *chosen, "-p", "no:cacheprovider", "tests"],
        cwd=home,
        env={**inherited, "RAN": str(noted), **environment},
        capture_output=True,
        check=False,
    )
    return noted.read_text("utf-8") if noted.exists() else ""


def test_what_passed_is_not_run_again_until_something_changes(small: Path) -> None:
    assert ran(small, FAILS="1") == "12"
    assert ran(small) == "2", "only what has passed is remembered"
    assert ran(small) == ""
    assert ran(small, CI="1") == "12"
    assert ran(small, "--whole") == "12"
    (small / "constraints.txt").write_text("other==1\n", "utf-8")
    assert ran(small, CLOSES="1") == "12"
    assert ran(small) == "1", "what fails in the end has not passed"
