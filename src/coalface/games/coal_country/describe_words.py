"""The small change of a described position: numbers, amounts and lists as words."""

from typing import Final

from coalface.core.tables import ArgKind, Words

NONE: Final = Words("none")
HIDDEN: Final = Words("cc-cell-hidden")
MINUS: Final = "\N{MINUS SIGN}"


def said(key: str, **args: tuple[ArgKind, int | str]) -> Words:
    """A key with its arguments, each a kind and a value."""
    return Words(key, tuple((name, *arg) for name, arg in args.items()))


def number(count: int) -> Words:
    """A number as a cell of a table."""
    return said("cell-count", count=("count", count))


def thing(kind: ArgKind, name: int | str) -> Words:
    """One thing as a cell of a table."""
    return said("cc-cell", what=(kind, name))


def listed(kind: ArgKind, names: tuple[str, ...]) -> Words:
    """Some things of a kind as a cell of a table."""
    return thing(f"{kind}-list", " ".join(names)) if names else NONE


def signed(count: int) -> tuple[ArgKind, str]:
    """A number with its sign, as an argument: a part of a sum."""
    return "text", f"{MINUS if count < 0 else '+'} {abs(count)}"


def less(count: int) -> tuple[ArgKind, str]:
    """A part of a sum that is taken off, even if it is nothing."""
    return "text", f"{MINUS} {count}"
