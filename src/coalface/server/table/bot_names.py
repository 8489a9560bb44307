"""First names for computer players: nobody sits opposite a program's name."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import count

FIRST_NAMES = (
    "Alma", "Anton", "Bruno", "Elsa", "Frieda", "Greta", "Gustav", "Hedda", "Henri", "Hugo",
    "Ida", "Jette", "Karel", "Konrad", "Leo", "Lotte", "Marta", "Nele", "Oskar", "Paula",
    "Pieter", "Rosa", "Ruben", "Theo", "Tilda", "Viktor", "Willem", "Wilma",
)  # fmt: skip
"""The same in every language; none is a name that a game gives to a piece or an opponent."""


def bot_name(table: str, taken: Iterable[str]) -> str:
    """Return a first name for a bot at a table, unlike all that are taken there.

    It follows from the id of the table. One that begins with a letter of its own is preferred; if
    all are taken, one with a number.
    """
    others = [name for name in taken if name]
    used = {word for name in others for word in words_of(name)}
    initials = {name[0].casefold() for name in others}
    free = [name for name in FIRST_NAMES if name.casefold() not in used]
    if not free:
        numbered = (f"{name} {number}" for number in count(2) for name in FIRST_NAMES)
        return next(name for name in numbered if name not in others)
    return min(free, key=lambda name: (name[0].casefold() in initials, _order(table, name)))


def words_of(name: str) -> set[str]:
    """Return the words of a name, for comparing: `Frieda Schmidt` is too much like `frieda`."""
    return set(name.casefold().split())


def _order(table: str, name: str) -> bytes:
    return sha256(f"{table} {name}".encode()).digest()
