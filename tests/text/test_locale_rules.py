"""The rulebooks of the games and the sentences that players read: one for every rule."""

import tomllib
from importlib import resources
from itertools import groupby
from typing import Any

import pytest

from coalface.core.registry import released_specs
from coalface.core.tables import rule_key
from coalface.text import Text, languages
from tests.game_ids import RELEASED
from tests.settings import settings

EVERY_GAME = pytest.mark.parametrize("game", RELEASED)


def rulebook(game: str) -> dict[str, dict[str, Any]]:
    file = resources.files(released_specs()[game].package) / "rulebook.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@EVERY_GAME
def test_the_rulebook_lists_every_rule(game: str) -> None:
    sheet = settings("text", game)["rules"].items()
    every = {f"{letters}-{number}" for letters, count in sheet for number in range(1, count + 1)}
    assert set(rulebook(game)) == every


@EVERY_GAME
def test_a_box_names_the_families_of_its_rules_in_order(game: str) -> None:
    families = dict.fromkeys(rule.partition("-")[0] for rule in rulebook(game))
    assert tuple(families) == released_specs()[game].rules_prefixes


@EVERY_GAME
def test_a_chapter_stands_in_one_place(game: str) -> None:
    chapters = [chapter for chapter, _ in groupby(r["chapter"] for r in rulebook(game).values())]
    assert len(set(chapters)) == len(chapters)


@EVERY_GAME
def test_a_data_or_view_rule_names_what_its_test_reads(game: str) -> None:
    for rule, row in rulebook(game).items():
        assert row["kind"] in ("rule", "data", "view"), rule
        assert ("reads" in row) == (row["kind"] != "rule"), rule


@EVERY_GAME
def test_every_rule_has_its_sources_and_a_status(game: str) -> None:
    for rule, row in rulebook(game).items():
        assert isinstance(row["edge"], bool), rule
        assert row["status"] == "done", rule
        assert row["source"] or row["rulings"], rule


@EVERY_GAME
@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_a_sentence_and_no_other_has(game: str, lang: str) -> None:
    text = Text(lang)
    sentences = [text.say(rule_key(rule)) for rule in rulebook(game)]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    for letters, count in settings("text", game)["rules"].items():
        assert not text.has(rule_key(f"{letters}-0"))
        assert not text.has(rule_key(f"{letters}-{count + 1}"))
