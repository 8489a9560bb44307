"""The rulebook of Coal Baron and the sentences that players read: one for every rule."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from coalface.core.registry import every_box
from coalface.core.tables import rule_key
from coalface.text import Text, languages

RULES = 97
CHAPTERS = [
    *("setup", "turn", "factory", "mining", "delivery", "money", "order", "information"),
    *("shift-scoring", "next-shift", "end", "notes"),
]


def rulebook(game: str = "coal_baron") -> dict[str, dict[str, Any]]:
    file = resources.files("coalface") / "games" / game / "rulebook.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_the_rulebook_lists_every_rule_in_order() -> None:
    assert list(rulebook()) == [f"CB-{number}" for number in range(1, RULES + 1)]


@pytest.mark.parametrize("game", every_box())
def test_a_box_names_the_families_of_its_rules_in_order(game: str) -> None:
    families = dict.fromkeys(rule.partition("-")[0] for rule in rulebook(game))
    assert tuple(families) == every_box()[game].rules_prefixes


def test_the_chapters_come_in_the_order_of_the_game() -> None:
    chapters = [row["chapter"] for row in rulebook().values()]
    assert list(dict.fromkeys(chapters)) == CHAPTERS
    assert chapters == sorted(chapters, key=CHAPTERS.index)


def test_a_data_or_view_rule_names_what_its_test_reads() -> None:
    for rule, row in rulebook().items():
        assert row["kind"] in ("rule", "data", "view"), rule
        assert ("reads" in row) == (row["kind"] != "rule"), rule


def test_every_rule_has_its_sources_and_a_status() -> None:
    for rule, row in rulebook().items():
        assert isinstance(row["edge"], bool), rule
        assert row["status"] == "done", rule
        assert row["sheet"], rule


@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_a_sentence_and_no_other_has(lang: str) -> None:
    text = Text(lang)
    sentences = [text.say(rule_key(rule)) for rule in rulebook()]
    assert len(set(sentences)) == RULES
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert not text.has("cb-rule-0")
    assert not text.has(f"cb-rule-{RULES + 1}")
