"""The message files: the same keys and arguments in every language, plurals, nothing left over."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coalface.core.tables import Words
from coalface.text import Text, Value, languages, message_files
from tests.game_ids import RELEASED
from tests.settings import settings

HERE = Path(__file__).parent

GAMES = RELEASED


def sample(message: str, *names: str) -> Words:
    """A message with grammar as an argument, its own arguments any text."""
    return Words(message, tuple((name, "text", "x") for name in names))


SAMPLES: dict[str, Value] = {
    name: sample(*listed)
    for game in GAMES
    for name, listed in settings("text", game).get("samples", {}).items()
}
"""Arguments of which some language asks for a form; all others may be any text."""


class Uses(Visitor):
    """What a message refers to: arguments, and those on which it chooses a plural."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.forms: set[str] = set()
        self.counted: set[str] = set()
        self.zeros: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name, dash, _ = node.id.name.partition("-")
        self.arguments.add(name)
        if dash:
            self.forms.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant_key(variant) for variant in node.variants]
            if "one" in keys:
                self.counted.add(node.selector.id.name)
            if "0" in keys:
                self.zeros.add(node.selector.id.name)
        self.generic_visit(node)


def variant_key(variant: ast.Variant) -> str:
    """What a variant is for: `one`, `other` or a number; without `one` a choice is no plural."""
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


def entries(lang: str) -> Iterator[ast.EntryType]:
    for file in message_files(lang):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


def pattern_of(message: ast.Message) -> str:
    """A message as written, without its place in the file."""
    assert message.value is not None
    return repr(message.value.to_json(lambda node: {**node, "span": None}))


def sample_args(message: ast.Message) -> dict[str, Value]:
    found = uses(message)
    forms: dict[str, Value] = dict.fromkeys(found.forms, "x")
    return forms | {
        name: 3 if name in found.counted else SAMPLES.get(name, "x") for name in found.arguments
    }


def test_there_are_three_languages() -> None:
    assert languages() == ("de", "en", "nl")


@pytest.mark.parametrize("lang", languages())
def test_every_file_is_sound(lang: str) -> None:
    junk = [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys)), "a key is there twice"


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_files_and_keys(lang: str) -> None:
    names = [str(file).replace(f"/{lang}", "/en") for file in message_files(lang)]
    assert names == [str(file) for file in message_files("en")]
    assert len(names) > len(GAMES)
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", languages())
def test_every_message_takes_the_same_arguments(lang: str) -> None:
    english = {key: uses(message).arguments for key, message in messages("en").items()}
    assert {key: uses(message).arguments for key, message in messages(lang).items()} == english


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_formatted(lang: str) -> None:
    text = Text(lang)
    for key, message in messages(lang).items():
        formatted = text.say(key, **sample_args(message))
        assert formatted.strip() == formatted != ""
        assert not re.search(r"[{}\u2066-\u2069]", formatted), key


@pytest.mark.parametrize("lang", languages())
def test_plurals_of_0_1_and_2(lang: str) -> None:
    """0 and 2 have one form and 1 another, but for words that have one form for all.

    A message may say 0 in words of its own: "for free", "no Thalers".
    """
    text = Text(lang)
    invariant = set()
    for key, message in messages(lang).items():
        for name in uses(message).counted:
            args = sample_args(message)
            none, one, two = (
                text.say(key, **{**args, name: count}).replace(str(count), "#")
                for count in (0, 1, 2)
            )
            assert (none == two) == (name not in uses(message).zeros), key
            if one == two:
                invariant.add(key)
    listed = [settings("text", game).get("invariant", {}).get(lang, []) for game in GAMES]
    assert invariant == {key for keys in listed for key in keys}


@pytest.mark.parametrize("lang", languages())
def test_a_plural_has_one_and_other(lang: str) -> None:
    """Every choice on a number has exactly the forms that these three languages know."""
    for key, message in messages(lang).items():
        for variants in Choices.of(message):
            assert variants == ["one", "other"], key


class Choices(Visitor):
    """The names of the variants of every choice in a message."""

    def __init__(self) -> None:
        self.found: list[list[str]] = []

    @classmethod
    def of(cls, message: ast.Message) -> list[list[str]]:
        choices = cls()
        choices.visit(message)
        return choices.found

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant_key(variant) for variant in node.variants]
        named = [key for key in keys if not key.isdigit()]
        if "one" in named or named == keys:
            self.found.append(named)
        self.generic_visit(node)


def test_what_is_the_same_in_two_languages_is_on_the_list() -> None:
    """A message that two languages share is a name, or has been forgotten."""
    files = [HERE / "same.txt", *(HERE / game / "same.txt" for game in GAMES)]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    allowed = {line for line in lines if line[:1] != "#"}
    same = set()
    for key in messages("en"):
        patterns = [pattern_of(messages(lang)[key]) for lang in languages()]
        if len(set(patterns)) < len(patterns):
            same.add(key)
    assert same == allowed
