"""The sources of a rule are stated once; RULINGS.md and the rest are made from it."""

import json
from pathlib import Path

import pytest

from coalface.core.components import PROVENANCES, released_components
from coalface.core.registry import all_specs
from coalface.core.rulebook import RulesError, package_rulebook
from coalface.core.tables import house_rule
from coalface.rules_tool.paths import GamePaths
from coalface.rules_tool.rulings import rulings_of, rulings_page, wrong_options
from tests.game_ids import RELEASED
from tests.rules_tool.conftest import ToyCheckout

PROJECT = Path(__file__).parents[2]

RULING = """
[[TY-2.rulings]]
doubt = "is silent on an empty heap"
reading = "nothing | is taken"
also = ["TY-3"]
"""


def test_the_page_of_rulings_is_up_to_date() -> None:
    paths = GamePaths("coal_baron", PROJECT / "src" / "coalface", PROJECT)
    current = (PROJECT / "RULINGS.md").read_text("utf-8") == rulings_page(paths)
    assert current, "run: coalface rules coal-baron --write"


@pytest.mark.parametrize("game", RELEASED)
def test_house_rules_and_rulings_name_each_other(game: str) -> None:
    spec = all_specs()[game]
    assert wrong_options(package_rulebook(spec.package), spec.options) == []


@pytest.mark.parametrize("game", RELEASED)
def test_a_ruling_of_the_components_is_the_default_of_its_option(game: str) -> None:
    spec = all_specs()[game]
    options = {option.name: option.default for option in spec.options}
    values = released_components(spec.package, spec.components).values.get("rulings", {})
    for name in values.keys() - {"provenance", "note"}:
        assert values[name] == options[name], name


@pytest.mark.parametrize("game", RELEASED)
def test_every_rule_says_where_it_comes_from(game: str) -> None:
    for rule in package_rulebook(all_specs()[game].package):
        assert rule.sources, rule.id
        own = any(ruling.basis == "ruling" for ruling in rule.rulings)
        assert ("ruling" in rule.sources) == own, rule.id
        assert list(rule.sources) == [name for name in PROVENANCES if name in rule.sources]


def test_a_ruling_counts_for_all_rules_that_it_names(paths: ToyCheckout) -> None:
    paths.change(paths.paths.rulebook, "\n[TY-3]", f"{RULING}\n[TY-3]")
    rules = {rule.id: rule for rule in paths.matrix().rules}
    assert rules["TY-2"].sources == rules["TY-3"].sources == ("rulebook", "ruling")
    assert rules["TY-1"].sources == ("rulebook",)
    assert rulings_of(rules.values()) == list(rules["TY-2"].rulings) == list(rules["TY-3"].rulings)
    assert paths.rules("--write").returncode == 0
    row = "| TY-2, TY-3 | is silent on an empty heap | nothing \\| is taken |"
    assert row in (paths.home / "RULINGS.md").read_text("utf-8")
    page = (paths.home / "docs" / "rules" / "toy.md").read_text("utf-8")
    cell = "| rulebook, ruling<br>The rulebook is silent on an empty heap: nothing \\| is taken |"
    assert page.count(cell) == 2
    assert "is silent on an empty" in paths.rules("--rulings").stdout
    entry = json.loads(paths.rules("--json").stdout)["matrix"][1]
    assert entry["sources"] == ["rulebook", "ruling"]
    assert entry["rulings"][0]["rules"] == ["TY-2", "TY-3"]


def test_what_a_public_source_reads_so_is_no_ruling_of_ours(paths: ToyCheckout) -> None:
    public = RULING.replace("also", 'basis = "public"\nalso')
    paths.change(paths.paths.rulebook, "\n[TY-3]", f"{public}\n[TY-3]")
    assert paths.matrix().rules[1].sources == ("rulebook", "public")
    assert paths.rules("--write").returncode == 0
    assert "is taken *(public)* |" in (paths.home / "RULINGS.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('["TY-3"]', '["TY-33"]', "unknown rule 'TY-33' in a ruling of TY-2"),
        ("doubt = ", "dubt = ", "unknown key 'dubt' in a ruling of TY-2"),
        ('reading = "nothing | is taken"', "", "missing reading in a ruling of TY-2"),
        ("also", 'basis = "hearsay"\nalso', "basis of a ruling of TY-2: expected one of"),
        (
            'source = ["rulebook"]',
            'source = ["ruling"]',
            "source of TY-1: expected a list of rulebook",
        ),
        ('source = ["rulebook"]', "source = []", "missing source or ruling of TY-1"),
        ('source = ["rulebook"]', 'sheet = "x"', "unknown key 'sheet' in TY-1"),
    ],
)
def test_a_wrong_provenance_is_refused(
    paths: ToyCheckout, before: str, after: str, complaint: str
) -> None:
    paths.change(paths.paths.rulebook, "\n[TY-3]", f"{RULING}\n[TY-3]")
    book = paths.paths.rulebook.read_text("utf-8")
    paths.paths.rulebook.write_text(book.replace(before, after, 1), "utf-8")
    with pytest.raises(RulesError, match=complaint):
        paths.matrix()


def test_options_and_rulings_that_contradict_each_other(paths: ToyCheckout) -> None:
    named = RULING.replace("also", 'option = "empty_heap"\nalso')
    paths.change(paths.paths.rulebook, "\n[TY-3]", f"{named}\n[TY-3]")
    rules = paths.matrix().rules
    assert wrong_options(rules, [house_rule("empty_heap", False, True, "TY-3")]) == []
    assert wrong_options(rules, [house_rule("empty_heap", False, True, "TY-1")]) == [
        "TY-2: its option empty_heap says that it is of TY-1"
    ]
    assert wrong_options(rules, [house_rule("other", False, True, "TY-1")]) == [
        "TY-2: its ruling names the option empty_heap, which is not there",
        "TY-1: no ruling names its house rule other",
    ]
