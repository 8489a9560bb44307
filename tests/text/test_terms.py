"""A thing has one name in each language, in all texts of a game: its terms.toml has the others."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
TERMS = {
    path.parent.name: tomllib.loads(path.read_text("utf-8"))
    for path in sorted(Path(__file__).parent.glob("*/terms.toml"))
}
KEY = re.compile(r"^\s*([\w.-]+) = ?")
PLACEABLE = re.compile(r"\{[^{}\"]*(?:->)?|\$[\w-]+")
SHORT = re.compile(r"short|brief|legend")
CASES = [(game, lang) for game, langs in TERMS.items() for lang in langs]


def texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every line of text of a game: the key that it belongs to, and its words."""
    homes = (HOME / "src" / "coalface" / "games" / game, HOME / "client" / "src" / "boards" / game)
    for path in (path for home in homes for path in sorted(home.glob(f"*/{lang}.ftl"))):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            found = KEY.match(line)
            key = found[1] if found and not line.startswith(" ") else key
            yield f"{path.parent.name} {key}", PLACEABLE.sub("", KEY.sub("", line))


def variants(game: str, lang: str, found: Iterator[tuple[str, str]]) -> list[str]:
    """The words that have another name, with the key of their text."""
    other = {word.lower(): term for term, words in TERMS[game][lang].items() for word in words}
    return [
        f"{key}: {word}, written {other[word.lower()]}"
        for key, words in found
        if not SHORT.search(key)
        for word in re.findall(r"\w+", words)
        if word.lower() in other
    ]


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_a_thing_has_one_name(game: str, lang: str) -> None:
    assert variants(game, lang, texts(game, lang)) == []


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_a_name_that_is_not_used_is_found(game: str, lang: str) -> None:
    term, (word, *_) = next(iter(TERMS[game][lang].items()))
    line = ("book goal", f"{word} {'{ $seat }'}.")
    assert variants(game, lang, iter([line])) == [f"book goal: {word}, written {term}"]
