"""A face-down pile: a known top, a bag that no one has seen into, a known bottom.

A card is fixed when the first seat sees it, and not before: until then it lies in the bag, which
only counts faces. Fixed cards are rows, upwards: the bottom of the pile, then (above the bag) its
top, then the hand of a seat that is looking; so the next card is always the last row.

Each row holds its face and, for every seat, a mark of what that seat knows. Rows of one class lie
in an order that the seat does not know; the faces marked in a class are those it knows to be among
them. Which row of the class carries which mark means nothing, and `canonical` sorts them before
they are seen. Who puts cards back knows each place; the others know at best the set. Where a look
takes only a part of such a class, the class goes on as one: its members are then known a little
less well than perfect inference could know them (ADR 6).

A mark also holds what all seats can compute: whether this seat surely knows a face of the class,
perhaps, or surely not. How many it really knows is its own affair as soon as cards that it knows
and cards that it does not have been mixed and one of them has gone.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

FACE: Final = 0
MARKS: Final = 1
UNKNOWN: Final = 0
KINDS: Final = 256
SURELY_NOT: Final = 0
PERHAPS: Final = 1
SURELY: Final = 2
CLASS: Final = 4 * KINDS
HIDDEN: Final = -1
"""The face of a row in a pile as a seat knows it, where the seat does not know what lies there."""
"""A mark is class * CLASS + what is surely known * KINDS + (the known face + 1, or UNKNOWN)."""


class Pile:
    """One face-down pile at a table; faces are numbers below KINDS - 1."""

    def __init__(self, seats: i64, bag: vec[i64]) -> None:
        """A shuffled pile of which nothing is known but how many of each face there are."""
        self.seats: i64 = seats
        self.bag: vec[i64] = bag
        self.bag_size: i64 = 0
        for face in range(len(bag)):
            self.bag_size += bag[face]
        self.rows: vec[i64] = _NOTHING
        self.in_hand: i64 = 0
        self.placed: i64 = 0
        self.on_top: i64 = 0
        self.classes: i64 = 0

    def copy(self) -> "Pile":
        """A pile that shares nothing with this one."""
        other = Pile(self.seats, _NOTHING)
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.rows = self.rows[:]
        other.in_hand = self.in_hand
        other.placed = self.placed
        other.on_top = self.on_top
        other.classes = self.classes
        return other

    def fixed(self) -> i64:
        """How many rows there are: cards that some seat has seen."""
        return len(self.rows) // (MARKS + self.seats)

    def size(self) -> i64:
        """How many cards lie in the pile, those in a looker's hand left out."""
        return self.bag_size + self.fixed() - self.in_hand

    def face(self, row: i64) -> i64:
        """The face of a fixed card."""
        return self.rows[row * (MARKS + self.seats) + FACE]

    def mark(self, row: i64, seat: i64) -> i64:
        """What a seat knows of a fixed card's place."""
        return self.rows[row * (MARKS + self.seats) + MARKS + seat]

    def next_is_fixed(self) -> bool:
        """Is the next card one that chance has already drawn?"""
        return self.on_top > 0 or (self.bag_size == 0 and self.fixed() > self.in_hand)

    def known_to(self, viewer: i64) -> "Pile":
        """Return the pile as a seat knows it, or a spectator (any number below 0).

        A row shows its face only where the viewer knows that place; other seats' marks say what
        all can compute. The bag counts every face that the viewer has not seen, those of hidden
        rows too, while `bag_size` stays the number of cards in it.
        """
        known = self.copy()
        known.rows = self.canonical()
        rows = known.rows
        width = MARKS + self.seats
        count = self.fixed()
        for row in range(count):
            at = row * width
            known.bag[rows[at + FACE]] += 1
            rows[at + FACE] = HIDDEN
            for seat in range(self.seats):
                if seat != viewer:
                    rows[at + MARKS + seat] -= rows[at + MARKS + seat] % KINDS
        if viewer < 0:
            return known
        for row in range(count):
            face = rows[row * width + MARKS + viewer] % KINDS - 1
            if face >= 0:
                known.bag[face] -= 1
                if known.is_alone(row, viewer):
                    rows[row * width + FACE] = face
        return known

    def is_alone(self, row: i64, seat: i64) -> bool:
        """Tell whether a row is the only one of its class, so that the seat knows its place."""
        own = self.mark(row, seat) // CLASS
        for other in range(self.fixed()):
            if other != row and self.mark(other, seat) // CLASS == own:
                return False
        return True

    # Taking cards openly

    def reveal_next(self) -> i64:
        """Take the next card, a fixed one, for all to see."""
        row = self.fixed() - 1
        face = self.face(row)
        for seat in range(self.seats):
            self._bring(seat, row, face)
            self._leave(seat, row)
        self._drop_last()
        if self.on_top > 0:
            self.on_top -= 1
        return face

    def draw(self, face: i64) -> None:
        """Take a card with this face out of the bag, for all to see."""
        self.bag[face] -= 1
        self.bag_size -= 1

    # Looking at cards and putting them back

    def look_at_fixed(self, seat: i64) -> i64:
        """Take the next card, a fixed one, into the hand of a seat that looks at it."""
        row = self.fixed() - self.in_hand - 1
        face = self.face(row)
        self._bring(seat, row, face)
        self._leave(seat, row)
        self.classes += 1
        place = row * (MARKS + self.seats) + MARKS + seat
        self.rows[place] = self.classes * CLASS + SURELY * KINDS + face + 1
        if self.on_top > 0:
            self.on_top -= 1
        if self.in_hand > 0:
            for other in range(self.seats):
                if other != seat:
                    self._join(other, row, row + 1)
        self.in_hand += 1
        return face

    def look_at_drawn(self, seat: i64, face: i64) -> None:
        """Take a card with this face out of the bag into the hand of a seat that looks at it."""
        self.draw(face)
        self.classes += 1
        hand = self.fixed() - 1
        rows = append(self.rows, face)
        for other in range(self.seats):
            if other == seat:
                rows = append(rows, self.classes * CLASS + SURELY * KINDS + face + 1)
            elif self.in_hand == 0:
                rows = append(rows, self.classes * CLASS)
            else:
                rows = append(rows, self.mark(hand, other) // CLASS * CLASS)
        self.rows = rows
        self.in_hand += 1

    def held(self, face: i64) -> i64:
        """How many cards of this face the looker holds that are not yet placed."""
        count: i64 = 0
        end = self.fixed() - self.placed
        for row in range(end - self.in_hand + self.placed, end):
            if self.face(row) == face:
                count += 1
        return count

    def keep(self, face: i64) -> None:
        """Take a card of the hand, before any is placed, out of the pile for all to see."""
        row = self._find_in_hand(face)
        for seat in range(self.seats):
            self._bring(seat, row, face)
            self._leave(seat, row)
        width = MARKS + self.seats
        last = self.fixed() - 1
        for part in range(width):
            self.rows[row * width + part] = self.rows[last * width + part]
        self._drop_last()
        self.in_hand -= 1

    def place(self, seat: i64, face: i64) -> None:
        """Lay down the next card of the hand in the order of return: the first lies highest."""
        width = MARKS + self.seats
        here = self._find_in_hand(face) * width
        there = (self.fixed() - 1 - self.placed) * width
        self.swap(here + FACE, there + FACE)
        self.swap(here + MARKS + seat, there + MARKS + seat)
        self.placed += 1

    def return_to_top(self) -> None:
        """Put the placed hand back on top of the pile."""
        self.on_top += self.in_hand
        self.in_hand = 0
        self.placed = 0

    def return_to_bottom(self) -> None:
        """Put the placed hand back under the pile."""
        cut = (self.fixed() - self.in_hand) * (MARKS + self.seats)
        rows = self.rows[cut:]
        for at in range(cut):
            rows = append(rows, self.rows[at])
        self.rows = rows
        self.in_hand = 0
        self.placed = 0

    # What seats know

    def _find_in_hand(self, face: i64) -> i64:
        """A row of the hand, not yet placed, with this face."""
        row = self.fixed() - self.in_hand
        while self.face(row) != face:
            row += 1
        return row

    def _bring(self, seat: i64, row: i64, face: i64) -> None:
        """Let a known face stand at its row if the seat knows the face to be in the class.

        Otherwise no known face of the class stands there. Which card of several equal ones it is
        makes no difference to what the seat knows.
        """
        width = MARKS + self.seats
        here = row * width + MARKS + seat
        own = self.rows[here] // CLASS
        instead: i64 = -1
        for other in range(self.fixed()):
            there = other * width + MARKS + seat
            if self.rows[there] // CLASS == own:
                known = self.rows[there] % KINDS
                if known == face + 1:
                    instead = there
                    break
                if known == UNKNOWN:
                    instead = there
        assert instead >= 0, "a seat knows a card that is not there"
        moved = self.rows[instead] % KINDS - self.rows[here] % KINDS
        self.rows[here] += moved
        self.rows[instead] -= moved

    def _leave(self, seat: i64, row: i64) -> None:
        """A card leaves a class: update what all can compute of those that stay.

        If the seat knows all of a class, or none, so it does of the rest. Otherwise nobody else can
        tell whether the card was one that it knows.
        """
        width = MARKS + self.seats
        here = row * width + MARKS + seat
        own = self.rows[here] // CLASS
        blank: i64 = -1
        sure: i64 = -1
        mixed = False
        for other in range(self.fixed()):
            there = other * width + MARKS + seat
            if self.rows[there] // CLASS != own:
                continue
            looked = self.rows[there] // KINDS % 4
            if looked != self.rows[here] // KINDS % 4:
                mixed = True
            if looked == SURELY_NOT:
                blank = there
            elif looked == SURELY:
                sure = there
        if not mixed:
            return
        if blank >= 0 and sure >= 0:
            self.rows[sure] -= (SURELY - PERHAPS) * KINDS
        gone = blank if blank >= 0 else sure
        moved = (self.rows[gone] // KINDS % 4 - self.rows[here] // KINDS % 4) * KINDS
        self.rows[here] += moved
        self.rows[gone] -= moved

    def _join(self, seat: i64, row: i64, other: i64) -> None:
        """Make the classes of two rows one: the seat does not know their order any longer."""
        width = MARKS + self.seats
        joined = self.mark(other, seat) // CLASS
        first = self.mark(row, seat) // CLASS
        if joined == first:
            return
        for each in range(self.fixed()):
            place = each * width + MARKS + seat
            if self.rows[place] // CLASS == joined:
                self.rows[place] += (first - joined) * CLASS

    def canonical(self) -> vec[i64]:
        """The rows with classes numbered by their first row, and all else in a class sorted."""
        rows = self.rows[:]
        width = MARKS + self.seats
        count = self.fixed()
        for seat in range(self.seats):
            for first in range(count):
                place = first * width + MARKS + seat
                if rows[place] >= 0:
                    _settle_class(rows, width, place, first + 1)
            for row in range(count):
                place = row * width + MARKS + seat
                rows[place] = -rows[place]
        return rows

    # Rows

    def swap(self, here: i64, there: i64) -> None:
        """Change two numbers of the rows."""
        row: i64 = self.rows[here]
        self.rows[here] = self.rows[there]
        self.rows[there] = row

    def _drop_last(self) -> None:
        """Take the last row away."""
        rows = self.rows
        for _ in range(MARKS + self.seats):
            rows, _number = pop(rows)
        self.rows = rows

    def numbers(self) -> list[int]:
        """All that the pile is, for `dump`: with an empty bag, top and bottom are one."""
        top = self.fixed() - self.in_hand if self.bag_size == 0 else self.on_top
        return [self.in_hand, self.placed, top, *self.bag, *self.canonical()]


_NOTHING: Final = vec[i64]()


def _settle_class(rows: vec[i64], width: i64, first: i64, number: i64) -> None:
    """Number a class and sort its marks; what is done is negative until all classes are."""
    old = rows[first] // CLASS
    known: vec[i64] = vec[i64]()
    looked: vec[i64] = vec[i64]()
    for place in range(first, len(rows), width):
        if rows[place] >= 0 and rows[place] // CLASS == old:
            known = _add_sorted(known, rows[place] % KINDS)
            looked = _add_sorted(looked, rows[place] // KINDS % 4)
    taken: i64 = 0
    for place in range(first, len(rows), width):
        if rows[place] >= 0 and rows[place] // CLASS == old:
            rows[place] = -(number * CLASS + looked[taken] * KINDS + known[taken])
            taken += 1


def _add_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    """Add a number to ascending ones."""
    numbers = append(numbers, number)
    at: i64 = len(numbers) - 1
    while at > 0 and numbers[at - 1] > number:
        numbers[at] = numbers[at - 1]
        numbers[at - 1] = number
        at -= 1
    return numbers
