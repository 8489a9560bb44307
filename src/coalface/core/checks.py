"""Checks of what callers give: seats, actors and moves by number, other things by name.

Anything with `__index__` is taken as a number, as Python's own sequences do: also the integers of
numpy, and True as 1. What is no number raises TypeError, a number out of range ValueError; both
say what was given and what is accepted.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from operator import index

MAX_COMPARED = 60
"""How much of a wrong name is compared: comparing takes time by the square of its length."""


def whole_number(value: object, what: str) -> int:
    """Return a number that was given as anything with `__index__`; `what` names it in errors."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        given = f"{value!r} ({type(value).__name__})"
        raise TypeError(f"{what} must be a whole number, got {given}") from None


def number_below(value: object, end: int, what: str) -> int:
    """Return a number from 0 to `end` - 1; ValueError if it is another."""
    number = whole_number(value, what)
    if not 0 <= number < end:
        raise ValueError(f"{what} {number} out of range {numbers_below(end)}")
    return number


def number_range(first: int, last: int) -> str:
    """Return a range of numbers, both ends included, as messages name it: 2–4."""
    return f"{first}–{last}" if first < last else str(first)


def numbers_below(end: int) -> str:
    """Return the numbers from 0 to `end` - 1 as messages name them."""
    return number_range(0, end - 1)


def unknown(what: str, given: str, known: Iterable[str], where: str = "") -> str:
    """Return the message for a name that is not known: those that are, and the nearest of them.

    `where` says what they belong to: "in TY-1", "of Coal Baron".
    """
    names = list(known)
    problem = f"unknown {what} {given!r} {where}".rstrip()
    if not names:
        return f"{problem}; there are none"
    return f"{problem}; available: {', '.join(names)}{did_you_mean(given, names)}"


def not_one_of(given: object, known: Iterable[str]) -> str:
    """Return the message for a value that is not an accepted name."""
    names = list(known)
    hint = did_you_mean(given, names) if isinstance(given, str) else ""
    return f"expected one of {', '.join(names)}; got {given!r}{hint}"


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """Return the end of a message that suggests the nearest of what is known; "" if none is."""
    near = nearest(given, known)
    return f"; did you mean {near[0]!r}?" if near else ""


def nearest(given: str, known: Iterable[str], count: int = 1) -> list[str]:
    """Return the names that are most like what was given, the nearest first; [] if none is."""
    return get_close_matches(given[:MAX_COMPARED], list(known), n=count)
