"""The rulebook of every game and the sentences that players read: one for every rule."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from coalface.core.registry import Box, every_box
from coalface.text import Text, languages

TOLD = {
    id: box
    for id, box in every_box().items()
    if all(Text(lang).has(f"{box.rules_prefix.lower()}-title") for lang in languages())
}
"""The games that have words; all that are released do."""

EVERY_GAME = pytest.mark.parametrize("box", TOLD.values(), ids=TOLD)

CHAPTERS = {
    "coal_baron": [
        *("setup", "turn", "factory", "mining", "delivery", "money", "order", "information"),
        *("shift-scoring", "next-shift", "end", "notes"),
    ],
}
"""The chapters of a rulebook that come in the order of the game."""


def rulebook(box: Box) -> dict[str, dict[str, Any]]:
    file = resources.files(box.package) / "rulebook.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_every_released_game_has_words() -> None:
    assert [id for id, box in every_box().items() if box.released and id not in TOLD] == []


@EVERY_GAME
def test_the_rulebook_lists_every_rule_once(box: Box) -> None:
    rules = rulebook(box)
    assert sorted(rules) == sorted(f"{box.rules_prefix}-{n}" for n in range(1, len(rules) + 1))


@pytest.mark.parametrize("id", CHAPTERS)
def test_the_chapters_come_in_the_order_of_the_game(id: str) -> None:
    chapters = [row["chapter"] for row in rulebook(TOLD[id]).values()]
    assert list(dict.fromkeys(chapters)) == CHAPTERS[id]
    assert chapters == sorted(chapters, key=CHAPTERS[id].index)


@EVERY_GAME
def test_a_data_or_view_rule_names_what_its_test_reads(box: Box) -> None:
    for rule, row in rulebook(box).items():
        assert row["kind"] in ("rule", "data", "view"), rule
        assert ("reads" in row) == (row["kind"] != "rule"), rule


@EVERY_GAME
def test_every_rule_has_its_sources_and_a_status(box: Box) -> None:
    for rule, row in rulebook(box).items():
        assert isinstance(row["edge"], bool), rule
        assert row["status"] == "done", rule
        assert row["sheet"], rule


@EVERY_GAME
@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_a_sentence_and_no_other_has(box: Box, lang: str) -> None:
    text, prefix = Text(lang), box.rules_prefix.lower()
    rules = rulebook(box)
    numbers = [rule.rpartition("-")[2] for rule in rules]
    sentences = [text.say(f"{prefix}-rule-{number}") for number in numbers]
    assert len(set(sentences)) == len(rules)
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert not text.has(f"{prefix}-rule-0")
    assert not text.has(f"{prefix}-rule-{len(rules) + 1}")
