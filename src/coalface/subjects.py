"""Explanations of the things on a table: what each is called, what it does, by which rules.

A thing that is drawn, or stands in a position in words, names its subject: `special-space`, or more
exactly `special-space:signal`; where the exact one has no explanation the general one serves. A
game's explanations lie beside its rules, in the folder `subjects` of its package, so that the
browser, the terminal and games of other packages use the same ones: `rules.toml` lists the subjects
with their rules, `<lang>.ftl` has for each a name and, as the attribute `does`, a sentence or two.
They are read when someone asks, not with the other messages.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from coalface.fluent_messages import messages_in
from coalface.text import FALLBACK

FOLDER: Final = "subjects"
MAX_CACHED: Final = 64
"""How many sets of explanations are cached: tables with components of their own may have others."""

Numbers = tuple[tuple[str, int], ...]
"""Numbers of a game's components that its explanations name."""


@dataclass(frozen=True)
class Subject:
    """A thing on a table, explained in a language."""

    id: str
    name: str
    does: str
    rules: tuple[str, ...]


@lru_cache(maxsize=MAX_CACHED)
def read_subjects(package: str, lang: str, numbers: Numbers = ()) -> tuple[Subject, ...]:
    """Return the subjects of a game's package in their order; none if it explains nothing."""
    folder = files(package) / FOLDER
    listed = folder / "rules.toml"
    if not listed.is_file():
        return ()
    own = folder / f"{lang}.ftl"
    texts = own if own.is_file() else folder / f"{FALLBACK}.ftl"
    words = messages_in(texts.read_bytes().decode("utf-8", errors="replace"), lang, dict(numbers))
    return tuple(
        Subject(id, words[id].get("", id), words[id].get("does", ""), tuple(rules))
        for id, rules in tomllib.loads(listed.read_text("utf-8")).items()
        if id in words
    )


def find_subjects(package: str, lang: str, asked: str, numbers: Numbers = ()) -> list[Subject]:
    """Return the subjects that a person may mean: one of that name or id, else all that hold it."""
    found = read_subjects(package, lang, numbers)
    wanted = asked.casefold()
    exact = [one for one in found if wanted in (one.id, one.name.casefold())]
    return exact or [one for one in found if wanted in one.id or wanted in one.name.casefold()]
