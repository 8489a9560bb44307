"""What can be held of the texts of German Railroads: whole sentences, no ids, printed terms."""

import re
from functools import cache
from pathlib import Path

import pytest

import coalface
from coalface.core.record import Record
from coalface.games.german_railroads import names
from coalface.text import Text, languages

EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
LOCALES = Path(coalface.__file__).parent / "games" / "german_railroads" / "locales"
RECORDS = Path(__file__).parents[2] / "records" / "german_railroads"
TOLD = ("second-1", "second-3", "building-2", "sparing-2")
"""Records in which much happens, alone and together, on both boards."""

RAW = {
    *(name for name in names.SPACE_NAMES if "_" in name or name[-1:].isdigit()),
    *names.EXTENSION_NAMES,
    *names.FOUNDRY_NAMES,
    *(name for name in names.ENGINEER_NAMES if name.startswith("g")),
    *(name for name in (*names.TOKEN_NAMES, *names.CARD_NAMES) if "_" in name),
}
"""Spellings of notations that are no words."""

BANNED = {
    "en": (),
    "nl": ("van elke kleur", "elke vrije kleur"),
    "de": ("Schlussbonus", "Kiew", "Wladiwostok", "Spielertafel", "Aufwertung", "Streckenerweit"),
}
"""Words that a native reader struck out, or that are printed otherwise."""


@cache
def lines(lang: str) -> tuple[str, ...]:
    """Every different line of the log of some records."""
    found: dict[str, None] = {}
    for name in TOLD:
        record = Record.load(RECORDS / f"{name}.record")
        text = Text(lang, record.game.wording, ("Anna", "Ben", "Cleo", "Dan"))
        for step in record.replay():
            for event in step.events:
                found[text.render_event(record.game.events[event.key], event)] = None
    return tuple(found)


def messages(lang: str) -> dict[str, str]:
    """Every message of the game as it is written."""
    text = (LOCALES / f"{lang}.ftl").read_text("utf-8")
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
    return dict(entry.split(" =", 1) for entry in entries)


def words_of(line: str) -> set[str]:
    """The words of a line, without the marks around them."""
    return {word.strip("“”„().,;#") for word in line.split()}


@EVERY_LANGUAGE
def test_every_line_of_the_log_is_a_sentence(lang: str) -> None:
    for line in lines(lang):
        assert line[0].isupper(), line
        assert line.endswith("."), line
        assert ": " not in line, line
        assert "  " not in line, line
        assert " ." not in line, line


@EVERY_LANGUAGE
def test_no_line_shows_a_raw_spelling_or_a_hyphen_for_a_minus(lang: str) -> None:
    game = coalface.game("german_railroads", coal=True, new_parts=True)
    text = Text(lang, game.wording, ("Anna", "Ben"))
    moves = [text.render(game.move_words(id)) for id in range(len(game.moves))]
    for line in (*lines(lang), *moves):
        assert not words_of(line) & RAW, line
        assert not re.search(r"(?<!\w)-\d", line), line


@EVERY_LANGUAGE
def test_reasons_and_questions_are_sentences(lang: str) -> None:
    for key, text in messages(lang).items():
        if key.startswith(("gr-why-", "gr-ask-")):
            assert not re.search(r":\s*\{ \$(?!have)", text), key
            assert text.rstrip().endswith((".", "?")), key


@EVERY_LANGUAGE
def test_struck_words_do_not_come_back(lang: str) -> None:
    for key, text in messages(lang).items():
        assert not [word for word in BANNED[lang] if word in text], key


@EVERY_LANGUAGE
def test_the_repeat_rule_and_the_medal_rule_say_what_is_played(lang: str) -> None:
    text = Text(lang)
    gray = {"en": "gray", "nl": "grijze", "de": "graue"}[lang]
    assert gray in text.say("rr-rule-69")
    assert len(text.say("rr-rule-50")) > 400
