"""The matrix says who carries a rule and who proves it, and what is wrong with that."""

import json
import shutil

import pytest

from coalface.core.rulebook import RulesError
from coalface.rules_tool.source import ids_of
from tests.rules_tool.conftest import ToyCheckout


def test_each_rule_has_its_functions_and_tests(paths: ToyCheckout) -> None:
    matrix = paths.matrix()
    found = {
        line.rule.id: ([spot.name for spot in line.functions], [spot.name for spot in line.tests])
        for line in matrix.lines
    }
    assert found == {
        "TY-1": (
            ["rules.can_move", "rules.can_pass"],
            ["test_toy::test_passing_is_for_the_end"],
        ),
        "TY-2": (["__init__.heap", "rules.take"], ["test_toy::test_taking"]),
        "TY-3": (["rules.pass_on"], ["test_toy::TestEnd::test_passing"]),
        "TY-4": (["__init__.heap"], ["test_toy::test_the_heap"]),
        "TY-5": (["__init__.ToyState._view"], ["test_toy::test_passing_is_for_the_end"]),
    }
    assert (matrix.tested, matrix.untested, matrix.problems()) == (5, [], [])


def test_a_rule_without_a_test_is_untested(paths: ToyCheckout) -> None:
    paths.change(paths.test_file, '@rule("TY-2")\n', "")
    matrix = paths.matrix()
    assert (matrix.tested, matrix.untested) == (4, ["TY-2"])
    assert matrix.problems() == ["TY-2: no test cites it"]


def test_a_rule_without_a_function_is_untested(paths: ToyCheckout) -> None:
    paths.change(paths.paths.folder / "rules.py", " (TY-3)", "")
    matrix = paths.matrix()
    assert (matrix.untested, matrix.uncarried) == (["TY-3"], ["TY-3"])
    assert matrix.problems() == ["TY-3: no function carries it"]


@pytest.mark.parametrize("part", ["bot", "terminal"])
def test_who_plays_or_draws_a_game_carries_no_rule(paths: ToyCheckout, part: str) -> None:
    folder = paths.paths.folder / part
    folder.mkdir()
    (folder / "__init__.py").write_text('def draw() -> None:\n    """Draw it. (TY-3)"""\n')
    carried = {line.rule.id: line.functions for line in paths.matrix().lines}
    assert [spot.name for spot in carried["TY-3"]] == ["rules.pass_on"]


def test_a_data_rule_needs_no_function(paths: ToyCheckout) -> None:
    paths.change(paths.paths.folder / "__init__.py", "(TY-2, TY-4)", "(TY-2)")
    assert paths.matrix().problems() == []


def test_unknown_ids_are_named_in_docstrings_and_tests(paths: ToyCheckout) -> None:
    paths.change(paths.paths.folder / "rules.py", "(TY-3)", "(TY-3, TY-33)")
    paths.change(paths.test_file, '@rule("TY-4")', '@rule("TY-4", "TX-4")')
    assert [(id, spot.name) for id, spot in paths.matrix().unknown] == [
        ("TX-4", "test_toy::test_the_heap"),
        ("TY-33", "rules.pass_on"),
    ]
    assert paths.matrix().problems() == [
        "TX-4 is no rule of toy: test_toy::test_the_heap (test_toy.py:29)",
        "TY-33 is no rule of toy: rules.pass_on (rules.py:24)",
    ]


def test_marks_of_files_classes_and_parameters_are_citations(paths: ToyCheckout) -> None:
    paths.test_file.write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('TY-1')\n"
        "@pytest.mark.rule('TY-2')\n"
        "class TestAll:\n"
        "    @pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('TY-3'))])\n"
        "    def test_one(self, x): pass\n"
        "    def helper(self): pass\n"
        "def test_two(): pass\n"
    )
    tests = {line.rule.id: [spot.name for spot in line.tests] for line in paths.matrix().lines}
    assert tests["TY-1"] == ["test_toy::TestAll::test_one", "test_toy::test_two"]
    assert tests["TY-2"] == tests["TY-3"] == ["test_toy::TestAll::test_one"]


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("Do. (CB-42, CB-43)", ["CB-42", "CB-43"]),
        ("Do this (CB-1) and\n\n    that. (CB-2,\n    CB-3)", ["CB-1", "CB-2", "CB-3"]),
        ("See CB-4, or (as CB-5 says) not; UTF-8 is none, nor (4 of CB-6).", []),
    ],
)
def test_only_ids_in_parentheses_of_their_own_count(docstring: str, ids: list[str]) -> None:
    assert ids_of(docstring) == ids


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        (
            'kind = "data"',
            'kind = "fact"',
            "kind of TY-4: expected one of rule, data, view; got 'fact'",
        ),
        (
            'reads = ["view:table.stones"]',
            "",
            "reads of TY-5: expected a list, empty for a rule only",
        ),
        ("[TY-1]", "[first]", "expected the id of a rule, such as CB-38; got 'first'"),
        (
            '"data"',
            '"data"\nunreachable = ""',
            "unreachable of TY-4: expected a reason in words; got ''",
        ),
    ],
)
def test_a_wrong_rulebook_is_refused(
    paths: ToyCheckout, before: str, after: str, complaint: str
) -> None:
    paths.change(paths.paths.rulebook, before, after)
    with pytest.raises(RulesError, match=complaint):
        paths.matrix()


def test_the_command_in_a_checkout(paths: ToyCheckout) -> None:
    done = paths.rules("--json")
    found = json.loads(done.stdout)
    assert (done.returncode, found["game"], found["rules"], found["tested"]) == (0, "toy", 5, 5)
    assert (found["untested"], found["unknown"], found["problems"]) == ([], [], [])
    paths.change(paths.test_file, '@rule("TY-2")\n', "")
    done = paths.rules()
    assert done.returncode == 1
    assert "4 of 5 rules tested" in done.stdout
    assert "TY-2: no test cites it" in done.stdout


def test_the_command_without_a_checkout(paths: ToyCheckout) -> None:
    shutil.move(paths.home / "src", paths.home / "site")
    done = paths.rules(source="site")
    assert done.returncode == 0, done.stderr
    assert "Installed without a checkout" in done.stdout
    assert "rules.can_pass" in done.stdout
    assert "test_toy" not in done.stdout
    assert json.loads(paths.rules("--json", source="site").stdout)["tested"] is None


def test_what_a_rule_reads_must_be_there(paths: ToyCheckout) -> None:
    paths.change(paths.paths.rulebook, "view:table.stones", "view:table.pebbles")
    paths.change(paths.paths.rulebook, "components:heap.stones", "components:heap.*")
    paths.change(paths.paths.rulebook, "moves:take", "moves:steal")
    assert json.loads(paths.rules("--json").stdout)["problems"] == [
        "TY-4 reads components:heap.*, which is not there",
        "TY-4 reads moves:steal, which is not there",
        "TY-5 reads view:table.pebbles, which is not there",
    ]
