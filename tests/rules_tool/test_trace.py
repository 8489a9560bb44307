"""The tracer finds tests that run nothing of their rule, and rules that no record reaches."""

import json
from dataclasses import replace

import pytest

from coalface.core.rulebook import RulesError
from coalface.rules_tool.matrix import read_matrix
from tests.rules_tool.conftest import ToyCheckout
from tools.rule_trace.trace import NO_RECORDS, run_trace

NOT_REACHED = "TY-3: no golden record reaches rules.pass_on"


def test_where_all_is_well_nothing_is_reported(paths: ToyCheckout) -> None:
    done = paths.trace_command("--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"game": "toy", "tests": 4, "records": 1, "problems": []}
    assert "Traced 4 tests and 1 golden records." in paths.trace_command().stdout


def test_the_command_fails_where_something_is_wrong(paths: ToyCheckout) -> None:
    paths.forget_records()
    done = paths.trace_command()
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == NO_RECORDS


def test_the_tracer_needs_a_checkout(paths: ToyCheckout) -> None:
    installed = replace(paths.paths, home=None)
    with pytest.raises(RulesError, match="needs a checkout"):
        run_trace(read_matrix(installed))


def test_a_citing_test_that_runs_nothing_of_its_rule(paths: ToyCheckout) -> None:
    paths.change(paths.test_file, "(0, 1)):", "(0, 0), (1, 0)):")
    assert paths.trace().problems == [
        "tests/rules/toy/test_toy.py::TestEnd::test_passing cites TY-3 "
        "but runs none of rules.pass_on",
        "TY-3: its tests run none of rules.pass_on",
    ]


def test_making_a_game_proves_no_rule(paths: ToyCheckout) -> None:
    paths.change(paths.test_file, "    state.apply(0, 0)\n    assert state.stones == 3\n", "")
    assert paths.trace().problems == ["TY-2: its tests run none of rules.take"]


def test_a_rule_needs_more_than_what_making_a_game_runs(paths: ToyCheckout) -> None:
    paths.change(paths.paths.folder / "rules.py", "A stone goes. (TY-2)", "A stone goes.")
    assert paths.trace().problems == ["TY-2: all its functions run whenever a game is made"]


def test_a_view_rule_must_look(paths: ToyCheckout) -> None:
    paths.change(paths.test_file, "state.view(None).table.stones", "state.stones")
    assert paths.trace().problems[0].endswith("cites TY-5 but runs none of __init__.ToyState._view")


def test_a_failing_test_and_a_broken_record(paths: ToyCheckout) -> None:
    paths.change(paths.test_file, 'game("toy").stones == 4', 'game("toy").stones == 5')
    record = paths.home / "tests" / "records" / "toy" / "passed.record"
    paths.record("again", "take", "take", "pass")
    record.write_text(record.read_text().replace("1 take", "1 took"))
    failed, broken = paths.trace().problems
    assert failed.startswith("tests/rules/toy/test_toy.py::test_the_heap fails: ")
    assert "assert 4 == 5" in failed
    assert broken.startswith("passed.record does not replay: ")


def test_a_test_with_parameters_is_one_test(paths: ToyCheckout) -> None:
    paths.change(
        paths.test_file,
        '@rule("TY-2")\ndef test_taking():',
        'import pytest\n@rule("TY-2")\n@pytest.mark.parametrize("n", [0, 1])\n'
        "def test_taking(n):\n    if n: return",
    )
    trace = paths.trace()
    assert (trace.tests, trace.problems) == (4, [])


def test_a_suite_that_cannot_start_is_no_success(paths: ToyCheckout) -> None:
    paths.test_file.unlink()
    with pytest.raises(RulesError, match=r"did not finish: .*no tests ran"):
        paths.trace()


def test_a_rule_that_no_record_reaches(paths: ToyCheckout) -> None:
    paths.forget_records()
    paths.record("taken", "take", "take", "take", "take")
    assert paths.trace().problems == [NOT_REACHED]
    paths.change(paths.paths.rulebook, "[TY-3]", '[TY-3]\nunreachable = "nobody passes"')
    assert paths.trace().problems == []
    paths.record("passed", "take", "take", "pass")
    assert paths.trace().problems == ["TY-3 is marked unreachable, but a golden record reaches it"]
