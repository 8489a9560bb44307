"""Words of the old dialect do not come back: `.vocabulary` lists them, with what to write."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LIST = ROOT / ".vocabulary"

UNSEARCHED_ENDINGS = (
    *(".ftl", ".toml", ".record", ".trace", ".position"),
    *(".json", ".jsonl", ".csv", ".txt", ".lock", ".db", ".gz"),
    *(".png", ".svg", ".ico", ".woff2"),
)
"""Texts and data of the games, records, tables and pictures."""

UNSEARCHED = (
    *("docs/img/", "docs/rules/", "docs/state/", "RULINGS.md", "CHANGELOG.md"),
    *("tests/records/", "tests/perft/", "tests/repo/test_vocabulary.py", ".vocabulary"),
)
"""Pictures, pages written from the games' texts, what was, and the list itself."""

COLUMN = re.compile(r"""\bagreed\b(?=,|", (?:sa\.)?Text)""")
"""A column of the database that has its name from release 0.1."""

KEY = re.compile(r"""["'`][a-z]{2,}(?:[.-][a-z0-9]+)+|^[a-z]{2}(?:-[a-z]+)+ =""", re.MULTILINE)
"""A key of an event or a message, such as "cb.coal.loaded"."""


class Word(NamedTuple):
    """A row of the list: what is searched for, and what to write."""

    pattern: re.Pattern[str]
    instead: str
    whole: bool
    """Is it a whole name, as `box`, which may be a part of another?"""

    def search(self, text: str, spaced: str) -> re.Match[str] | None:
        """Find the word in a text, as it stands or, with spaces for `_`, as a part of a name."""
        if not self.whole and "_" not in self.pattern.pattern:
            return self.pattern.search(spaced)
        found = self.pattern.search(text)
        return found if found or self.whole else self.pattern.search(spaced)


def vocabulary(text: str) -> list[Word]:
    """Return the rows of the list."""
    rows = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    parts = [row.rpartition("=>") for row in rows]
    return [
        Word(re.compile(pattern.removeprefix("=").strip()), instead.strip(), pattern[0] == "=")
        for pattern, _, instead in parts
    ]


def words_in(text: str, words: list[Word]) -> Iterator[str]:
    """Yield each word of the list that a text has, with its line and what to write."""
    searched = COLUMN.sub("", KEY.sub("", text))
    spaced = searched.replace("_", " ")
    there = [word for word in words if word.search(searched, spaced)]
    for number, line in enumerate(searched.split("\n") if there else [], 1):
        for word in there:
            if found := word.search(line, line.replace("_", " ")):
                yield f"{number}: {found[0]!r}; write {word.instead}"


def searched_files() -> Iterator[str]:
    """Yield the names of the files of this checkout that are searched."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.split("\0"):
        skipped = name.endswith(UNSEARCHED_ENDINGS) or name.startswith(UNSEARCHED)
        if name and not skipped and (ROOT / name).is_file():
            yield name


def test_no_word_of_the_list_is_in_the_tree() -> None:
    words = vocabulary(LIST.read_text("utf-8"))
    texts = {name: (ROOT / name).read_text("utf-8", errors="ignore") for name in searched_files()}
    names = {name: re.sub(r"[/_.]", " ", name) for name in texts}
    # a line is looked at once, in however many files it is
    lines = {line for text in texts.values() for line in text.split("\n")}
    problems = []
    if any(words_in("\n".join(sorted({*lines, *names.values()})), words)):
        for name, text in texts.items():
            problems += [f"{name}: its name, {found}" for found in words_in(names[name], words)]
            problems += [f"{name}:{found}" for found in words_in(text, words)]
    assert not problems, "\n".join([f"{len(problems)} old words:", *problems])


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("def told(event):", "told"),
        ("x = 1\nreckoned = 2", "reckoned"),
        ("state.kept = 1", "kept"),
        ("def is_told(event):", "told"),
        ("in the house", "house"),
        ("the hall of tables", "hall"),
    ],
)
def test_a_word_is_found_with_its_line_and_what_to_write(text: str, word: str) -> None:
    (found,) = words_in(text, vocabulary(LIST.read_text("utf-8")))
    assert found.startswith(f"{text.count(chr(10)) + 1}: {word!r}; write ")


@pytest.mark.parametrize(
    "text",
    [
        'Event("cb.kept.none", 0)',
        "`cc-coal-kept` is a key",
        "a house rule, house_rules, house-rules, houseRules",
        "a warehouse, a household",
        "the mess hall, mess-hall",
        "lidar, solid",
    ],
)
def test_words_of_the_games_and_keys_stay(text: str) -> None:
    assert list(words_in(text, vocabulary(LIST.read_text("utf-8")))) == []
