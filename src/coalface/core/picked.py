"""What is asked in the middle of a move: words for a pick that completes none.

A game lists, for each kind of move with several picks, the picks that may come first:

    PICKED = {"fill": ("my:cage:{coal}", "my:spot:{_}:{coal}")}

`picked_words("cb", PICKED, "fill", "my:cage:grey")` is then the message `cb-picked-fill-my-cage`
with the argument `coal`. A name in braces is an argument and its kind; `{_}` matches anything.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from coalface.core.tables import Words

ANYTHING = "_"
BUTTON = "button:"
"""How the pick of a button begins."""
NAME = "-name"
"""How the key of a button's name ends, after the key of what is asked next."""

Picked = Mapping[str, tuple[str, ...]]


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """Return the expression that a template stands for, with a group for each argument."""
    parts = re.split(r"\{(\w+)\}", template)
    return re.compile(
        "".join(
            (f"(?P<{part}>.+?)" if part != ANYTHING else ".+?") if at % 2 else re.escape(part)
            for at, part in enumerate(parts)
        )
    )


def picked_words(prefix: str, picked: Picked, kind: str, pick: str) -> Words | None:
    """Return what is asked after a pick of a kind of move; None if the game says nothing."""
    for template in picked.get(kind, ()):
        found = _pattern(template).fullmatch(pick)
        if found is None:
            continue
        args = tuple(_argument(name, value) for name, value in found.groupdict().items())
        return Words(picked_key(prefix, kind, template), args)
    return None


class PickedByTable:
    """Answers `Game.picked` from a game's table: a game names this class before `Game`."""

    locale_prefix: ClassVar[str]
    picked_table: ClassVar[Picked]

    def picked(self, kind: str, pick: str) -> Words | None:
        """What to point at next after a pick of a kind of move that completes none."""
        return picked_words(self.locale_prefix, self.picked_table, kind, pick)


def _argument(name: str, value: str) -> tuple[str, str, int | str]:
    return (name, name, int(value) if name == "count" else value)


def picked_key(prefix: str, kind: str, template: str) -> str:
    """Return the key of a template's message: what of it is no argument."""
    words = [word for word in re.split(r"[:_-]|\{\w+\}", template) if word]
    return "-".join((prefix, "picked", kind, *words))


def name_words(words: Words) -> Words:
    """Return the name of the button that leads to a question."""
    return Words(words.key + NAME, words.args)
