"""The tracer finds tests that run nothing of their rule, and rules that no record reaches."""

import json

import pytest

from coalface.core.rulebook import RulesError
from coalface.rules_tool.trace import NO_RECORDS
from tests.rules_tool.conftest import ToyHouse

NOT_REACHED = "TY-3: no golden record reaches rules.pass_on"


def test_where_all_is_well_nothing_is_said(house: ToyHouse) -> None:
    trace = house.trace()
    assert (trace.tests, trace.records, trace.problems) == (4, 1, [])
    done = house.rules("--trace", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["trace"] == {"tests": 4, "records": 1}


def test_a_citing_test_that_runs_nothing_of_its_rule(house: ToyHouse) -> None:
    house.change(house.test_file, "(0, 1)):", "(0, 0), (1, 0)):")
    assert house.trace().problems == [
        "tests/rules/toy/test_toy.py::TestEnd::test_passing cites TY-3 "
        "but runs none of rules.pass_on",
        "TY-3: its tests run none of rules.pass_on",
    ]


def test_making_a_game_proves_no_rule(house: ToyHouse) -> None:
    house.change(house.test_file, "    state.apply(0, 0)\n    assert state.stones == 3\n", "")
    assert house.trace().problems == ["TY-2: its tests run none of rules.take"]


def test_a_rule_needs_more_than_what_making_a_game_runs(house: ToyHouse) -> None:
    house.change(house.house.folder / "rules.py", "A stone goes. (TY-2)", "A stone goes.")
    assert house.trace().problems == ["TY-2: all its functions run whenever a game is made"]


def test_a_view_rule_must_look(house: ToyHouse) -> None:
    house.change(house.test_file, "state.view(None).table.stones", "state.stones")
    assert house.trace().problems[0].endswith("cites TY-5 but runs none of __init__.ToyState._view")


def test_a_failing_test_and_a_broken_record(house: ToyHouse) -> None:
    house.change(house.test_file, 'game("toy").stones == 4', 'game("toy").stones == 5')
    record = house.home / "tests" / "records" / "toy" / "passed.record"
    house.record("again", "take", "take", "pass")
    record.write_text(record.read_text().replace("1 take", "1 took"))
    failed, broken = house.trace().problems
    assert failed.startswith("tests/rules/toy/test_toy.py::test_the_heap fails: ")
    assert "assert 4 == 5" in failed
    assert broken.startswith("passed.record does not replay: ")


def test_a_test_with_parameters_is_one_test(house: ToyHouse) -> None:
    house.change(
        house.test_file,
        '@rule("TY-2")\ndef test_taking():',
        'import pytest\n@rule("TY-2")\n@pytest.mark.parametrize("n", [0, 1])\n'
        "def test_taking(n):\n    if n: return",
    )
    trace = house.trace()
    assert (trace.tests, trace.problems) == (4, [])


def test_a_suite_that_cannot_start_is_no_success(house: ToyHouse) -> None:
    house.test_file.unlink()
    with pytest.raises(RulesError, match=r"did not finish: .*no tests ran"):
        house.trace()


def test_a_rule_that_no_record_reaches(house: ToyHouse) -> None:
    house.forget_records()
    house.record("taken", "take", "take", "take", "take")
    assert house.trace().problems == [NOT_REACHED]
    house.change(house.house.rulebook, "[TY-3]", '[TY-3]\nunreachable = "nobody passes"')
    assert house.trace().problems == []
    house.record("passed", "take", "take", "pass")
    assert house.trace().problems == ["TY-3 is marked unreachable, but a golden record reaches it"]


def test_no_records_at_all(house: ToyHouse) -> None:
    house.forget_records()
    assert house.trace().problems == [NO_RECORDS]
