"""The fixed part of a pile as lines of a position: from above, with what every seat knows.

    tile-stack hand 0 placed 0 top 2
    tile-row GL2 1+GL2 1-?
    tile-row YD1 2+YD1 1-?

A mark is a class, a sign of what all can reckon (+ the seat surely knows a face of it, ~ perhaps,
- surely not), and a face that the seat knows to be in the class, or ?.
"""

import re

from coalface.core.piles import CLASS, KINDS, MARKS, Pile

LOOKED = "-~+"
MARK = re.compile(r"([1-9]\d{0,5})([-~+])(.+)")


def write_pile(pile: Pile, label: str, names: tuple[str, ...]) -> list[str]:
    """How the fixed part is parted, then its cards from above; nothing if there are none."""
    count = int(pile.fixed())
    if count == 0:
        return []
    top = count - pile.in_hand if pile.bag_size == 0 else pile.on_top
    lines = [f"{label}-stack hand {pile.in_hand} placed {pile.placed} top {top}"]
    told = list(pile.canonical())
    width = MARKS + int(pile.seats)
    for row in reversed(range(count)):
        face, *marks = told[row * width : (row + 1) * width]
        lines.append(f"{label}-row {names[face]} {' '.join(_write_mark(m, names) for m in marks)}")
    return lines


def _write_mark(mark: int, names: tuple[str, ...]) -> str:
    """A mark as a word."""
    known = names[mark % KINDS - 1] if mark % KINDS else "?"
    return f"{mark // CLASS}{LOOKED[mark // KINDS % 4]}{known}"


def read_row(words: list[str], row: int, seats: int, names: tuple[str, ...]) -> list[int]:
    """The numbers of a row from its words; without marks, nobody has seen the card."""
    marks = words[1:] or [f"{row + 1}-?"] * seats
    if len(marks) != seats:
        raise ValueError("a mark for each seat, or none at all")
    return [names.index(words[0]), *(_read_mark(mark, names) for mark in marks)]


def _read_mark(word: str, names: tuple[str, ...]) -> int:
    """A word as a mark; ValueError says what would be right."""
    found = MARK.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} should be such as 2+{names[0]} or 2-?")
    group, looked, face = found.groups()
    if face != "?" and face not in names:
        raise ValueError(f"{face!r} is no face of this stack")
    known = names.index(face) + 1 if face != "?" else 0
    return int(group) * CLASS + LOOKED.index(looked) * KINDS + known


def knows_what_lies_there(pile: Pile) -> bool:
    """Is every face that a seat knows in a class really there?"""
    for seat in range(pile.seats):
        lying: dict[int, list[int]] = {}
        for row in range(pile.fixed()):
            lying.setdefault(pile.mark(row, seat) // CLASS, []).append(int(pile.face(row)))
        for row in range(pile.fixed()):
            group, known = pile.mark(row, seat) // CLASS, pile.mark(row, seat) % KINDS
            if known and (known - 1) not in lying[group]:
                return False
            if known:
                lying[group].remove(known - 1)
    return True
