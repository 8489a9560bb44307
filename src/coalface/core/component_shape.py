"""Which tables and keys a component file may have, and of which kind their values are.

The released sets of a game are the pattern; a `Shape` says where a file may differ from them.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Any, Final

from coalface.core.checks import nearest
from coalface.core.components import ComponentError, ComponentSet

ALWAYS: Final = ("provenance", "note")
"""Keys that any table may have and none must."""
MAX_PROBLEMS: Final = 20
MAX_NAMED: Final = 12
MAX_VALUE_LENGTH: Final = 40

HEADER: Final = re.compile(r"\s*\[+([^\[\]]+)\]+\s*(#.*)?$")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\")\s*=")

KINDS: Final = {dict: "table", list: "list", str: "text", bool: "switch", int: "number"}
"""What kinds of values there are, by a key for each."""
KIND_WORDS: Final = {
    "table": "a table",
    "list": "a list",
    "text": "text",
    "switch": "true or false",
    "number": "a whole number",
}


@dataclass(frozen=True)
class Shape:
    """Where component files of a game may differ from its released sets.

    Tables are named by their path, `*` stands for any part of it: `dice.*`.
    """

    alike: tuple[str, ...] = ()
    """Tables whose rows may each have the keys of any of them."""
    free: tuple[str, ...] = ()
    """Tables whose rows may have other names; they are alike too."""
    optional: tuple[str, ...] = ()
    """Tables and keys that need not be there."""
    more: Mapping[str, Mapping[str, object]] = field(default_factory=dict, hash=False)
    """By table, keys that no released set has, with an example of their values."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a component file: a key that is `unknown` or `missing`, or a
    value of another `kind`. An empty table is the file itself.
    """

    what: str
    table: str
    key: str
    meant: str = ""
    """The key that was probably meant."""
    known: tuple[str, ...] = ()
    """The keys there are."""
    kinds: tuple[str, ...] = ()
    """The kinds of values that would be right."""
    got: str = ""
    """The value as it is written."""
    line: int = 0
    """The line of the file, 0 where that is unknown."""

    def known_words(self) -> str:
        """The keys there are, or the first of them."""
        more = ", ..." if len(self.known) > MAX_NAMED else ""
        return ", ".join(self.known[:MAX_NAMED]) + more

    def __str__(self) -> str:
        words = self._words()
        return f"line {self.line}: {words}" if self.line else words

    def _words(self) -> str:
        where = f"[{self.table}]" if self.table else "the file"
        name = "key" if self.table else "table"
        if self.what == "missing":
            return f"missing {name} {self.key!r} in {where}"
        if self.what == "kind":
            expected = " or ".join(KIND_WORDS[kind] for kind in self.kinds)
            return f"{self.key!r} in {where} should be {expected}, got {self.got}"
        right = f"did you mean {self.meant!r}?"
        if not self.meant:
            right = f"expected some of {self.known_words()}" if self.known else "expected no keys"
        return f"unknown {name} {self.key!r} in {where}; {right}"


class ShapeError(ComponentError):
    """A component file with keys or kinds of values that cannot be; `problems` has them all."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        shown = [str(problem) for problem in self.problems[:MAX_PROBLEMS]]
        if len(self.problems) > MAX_PROBLEMS:
            shown.append(f"and {len(self.problems) - MAX_PROBLEMS} more")
        super().__init__("; ".join(shown))


def check_shape(file: ComponentSet, patterns: Iterable[ComponentSet], shape: Shape) -> None:
    """Compare a file with the released sets of its game; ShapeError lists what is wrong."""
    problems = list(_compare("", file.values, [pattern.values for pattern in patterns], shape))
    if problems:
        raise ShapeError(
            replace(problem, line=line_of(file.text, _join(problem.table, problem.key)))
            for problem in problems
        )


def line_of(text: str, path: str) -> int:
    """The line of a file that says a table or key, or else the nearest table around it."""
    wanted = path.split(".")
    table: list[str] = []
    depth, found = 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = here = header[1].replace('"', "").replace(" ", "").split(".")
        elif key := KEY.match(line):
            here = [*table, key[1].strip('"')]
        else:
            continue
        if len(here) > depth and here == wanted[: len(here)]:
            depth, found = len(here), number
    return found


def _compare(
    path: str, table: dict[str, Any], patterns: list[dict[str, Any]], shape: Shape
) -> Iterable[Problem]:
    """What is wrong in a table; `patterns` are the tables that it may look like."""
    free, more = _named(path, shape.free), _more(path, shape)
    known = {key for pattern in patterns for key in pattern if key not in ALWAYS} | more.keys()
    meant = set()
    for key, value in table.items():
        if key in ALWAYS:
            continue
        if key not in known and not free:
            near = _near(key, known)
            meant.add(near)
            yield Problem("unknown", path, key, near, tuple(sorted(known)))
            continue
        examples = _examples(path, key, patterns, shape)
        if key in more:
            examples.append(more[key])
        yield from _compare_value(path, key, value, examples, shape)
    for key in sorted(_needed(path, patterns, shape) - table.keys() - meant):
        yield Problem("missing", path, key)


def _compare_value(
    path: str, key: str, value: object, examples: list[object], shape: Shape
) -> Iterable[Problem]:
    """What is wrong with one value, given values that would be right."""
    kinds = {type(example) for example in examples}
    if kinds and type(value) not in kinds:
        names = tuple(sorted(KINDS[kind] for kind in kinds))
        yield Problem("kind", path, key, kinds=names, got=_shortened(value))
        return
    below = _join(path, key)
    if isinstance(value, dict):
        patterns = [example for example in examples if isinstance(example, dict)]
        yield from _compare(below, value, patterns, shape)
    if isinstance(value, list):
        entries = [entry for e in examples if isinstance(e, list) for entry in e]
        for number, entry in enumerate(value, 1):
            yield from _compare_value(below, str(number), entry, entries, shape)


def _examples(path: str, key: str, patterns: list[dict[str, Any]], shape: Shape) -> list[object]:
    """The values that a key has in the released sets; those of other rows too if all are alike."""
    if not _named(path, (*shape.alike, *shape.free)):
        return [pattern[key] for pattern in patterns if key in pattern]
    rows = [value for pattern in patterns for value in pattern.values() if type(value) is dict]
    found = [pattern[key] for pattern in patterns if key in pattern]
    if found and not any(isinstance(value, dict) for value in found):
        return found
    return [*rows] or [value for pattern in patterns for value in pattern.values()]


def _needed(path: str, patterns: list[dict[str, Any]], shape: Shape) -> set[str]:
    """The keys that every released set has here."""
    if not patterns or _named(path, shape.free):
        return set()
    shared = set.intersection(*(set(pattern) for pattern in patterns)) - set(ALWAYS)
    return {key for key in shared if not _named(_join(path, key), shape.optional)}


def _more(path: str, shape: Shape) -> dict[str, object]:
    """Keys that a table may have in addition to those of the released sets."""
    return {
        key: example
        for table, keys in shape.more.items()
        if fnmatchcase(path, table)
        for key, example in keys.items()
    }


def _named(path: str, names: Iterable[str]) -> bool:
    return any(fnmatchcase(path, name) for name in names)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _shortened(value: object) -> str:
    """A value as it is written in a file, cut if it is long."""
    shown = str(value).lower() if isinstance(value, bool) else repr(value)
    return shown if len(shown) <= MAX_VALUE_LENGTH else f"{shown[: MAX_VALUE_LENGTH - 3]}..."


def _near(key: str, known: Iterable[str]) -> str:
    """The key that was probably meant, if there is one."""
    return next(iter(nearest(key, sorted(known))), "")
