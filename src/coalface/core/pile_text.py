"""The fixed part of a pile as lines of a position: from above, with what every seat knows.

    tile-stack hand 0 placed 0 top 2
    tile-row GL2 1+GL2 1-?
    tile-row YD1 2+YD1 1-?

A mark is a class, a sign of what all can compute (+ the seat surely knows a face of it, ~ perhaps,
- surely not), and a face that the seat knows to be in the class, or ?. A face whose place
nobody may know is ? too.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.checks import not_one_of
from coalface.core.piles import CLASS, HIDDEN, KINDS, MARKS, Pile
from coalface.core.table_state import EVERYTHING

LOOKED: Final = "-~+"
UNKNOWN: Final = "?"
MARK: Final = re.compile(r"([1-9]\d{0,5})([-~+])(.+)")


def write_pile(pile: Pile, label: str, names: tuple[str, ...]) -> list[str]:
    """Write how the fixed part is divided, then its cards from above; nothing if there are none."""
    count = int(pile.fixed())
    if count == 0:
        return []
    top = count - pile.in_hand if pile.bag_size == 0 else pile.on_top
    lines = [f"{label}-stack hand {pile.in_hand} placed {pile.placed} top {top}"]
    rows = list(pile.canonical())
    width = MARKS + int(pile.seats)
    for row in reversed(range(count)):
        face, *marks = rows[row * width : (row + 1) * width]
        shown = UNKNOWN if face == HIDDEN else names[face]
        lines.append(f"{label}-row {shown} {' '.join(_write_mark(m, names) for m in marks)}")
    return lines


def _write_mark(mark: int, names: tuple[str, ...]) -> str:
    """Write a mark as a word."""
    known = names[mark % KINDS - 1] if mark % KINDS else UNKNOWN
    return f"{mark // CLASS}{LOOKED[mark // KINDS % 4]}{known}"


class PileText:
    """The lines of one pile, read."""

    def __init__(self, label: str, names: tuple[str, ...]) -> None:
        self.label = label
        self.names = names
        self.rows: list[list[str]] = []
        self.shape: tuple[int, int, int] | None = None

    def read_shape(self, words: list[str]) -> None:
        """Read `hand 0 placed 0 top 4`."""
        if words[0::2] != ["hand", "placed", "top"] or not all(w.isdecimal() for w in words[1::2]):
            raise ValueError(f"expected 'hand 0 placed 0 top 4'; got {' '.join(words)!r}")
        hand, placed, top = (int(word) for word in words[1::2])
        if placed > hand:
            raise ValueError(f"expected at most {hand} placed; got {placed}")
        self.shape = (hand, placed, top)

    def read_row(self, words: list[str]) -> None:
        """Read a card and what each seat knows of it."""
        if words[0] != UNKNOWN and words[0] not in self.names:
            raise ValueError(not_one_of(words[0], self.names))
        self.rows.append(words)

    def faces(self) -> list[int]:
        """Return the faces of all rows that show one."""
        return [self.names.index(words[0]) for words in self.rows if words[0] != UNKNOWN]

    def lay_out(self, pile: Pile, used: list[int], viewer: int = EVERYTHING) -> None:
        """Give a shuffled pile its rows, and take out of its bag what lies there or elsewhere.

        In a pile as a viewer knows it, the bag counts all that the viewer has not seen.
        """
        hand, placed, top = self.shape or (0, 0, len(self.rows))
        if hand + top > len(self.rows):
            raise ValueError(
                f"expected {hand + top} rows, in hand and on top; got {len(self.rows)}"
            )
        pile.in_hand, pile.placed, pile.on_top = hand, placed, top
        numbers: list[int] = []
        for row, words in enumerate(reversed(self.rows)):
            numbers += self._row(words, row, int(pile.seats))
        pile.rows = vec[i64](numbers)
        pile.classes = max((mark // CLASS for mark in numbers), default=0)
        pile.bag_size -= sum(used) + len(self.rows)
        for face in self.faces() if viewer == EVERYTHING else known_faces(pile, viewer):
            used[face] += 1
        for face, gone in enumerate(used):
            if gone > pile.bag[face]:
                raise ValueError(f"too many {self.names[face]}: {gone} of {pile.bag[face]}")
            pile.bag[face] -= gone
        if not knows_what_lies_there(pile):
            raise ValueError("a seat knows a card that is not there")

    def _row(self, words: list[str], row: int, seats: int) -> list[int]:
        """Return the numbers of a row; without marks, nobody has seen the card."""
        marks = words[1:] or [f"{row + 1}-{UNKNOWN}"] * seats
        if len(marks) != seats:
            raise ValueError(
                f"row {words[0]}: expected {seats} marks, one a seat, or none; got {len(marks)}"
            )
        face = HIDDEN if words[0] == UNKNOWN else self.names.index(words[0])
        return [face, *(self._mark(mark) for mark in marks)]

    def _mark(self, word: str) -> int:
        """Read a word as a mark."""
        found = MARK.fullmatch(word)
        if found is None:
            raise ValueError(f"expected a mark such as 2+{self.names[0]} or 2-?; got {word!r}")
        group, looked, face = found.groups()
        if face != UNKNOWN and face not in self.names:
            raise ValueError(not_one_of(face, self.names))
        known = self.names.index(face) + 1 if face != UNKNOWN else 0
        return int(group) * CLASS + LOOKED.index(looked) * KINDS + known


def known_faces(pile: Pile, viewer: int) -> list[int]:
    """Return the faces that a viewer knows to lie in the fixed part of a pile."""
    if viewer < 0:
        return []
    marks = (int(pile.mark(row, viewer)) for row in range(pile.fixed()))
    return [mark % KINDS - 1 for mark in marks if mark % KINDS]


def knows_what_lies_there(pile: Pile) -> bool:
    """Tell whether every face that a seat knows in a class is really there."""
    for seat in range(pile.seats):
        lying: dict[int, list[int]] = {}
        for row in range(pile.fixed()):
            lying.setdefault(pile.mark(row, seat) // CLASS, []).append(int(pile.face(row)))
        for row in range(pile.fixed()):
            group, known = pile.mark(row, seat) // CLASS, pile.mark(row, seat) % KINDS
            if not known:
                continue
            there = lying[group]
            if known - 1 in there:
                there.remove(known - 1)
            elif HIDDEN in there:
                there.remove(HIDDEN)
            else:
                return False
    return True
