"""A face-down pile: a known top, a bag that no one has seen into, a known bottom.

A card is fixed when the first seat sees it, and not before: until then it lies in the bag, which
only counts faces. Fixed cards are rows, in the order hand (being looked at), top, bottom. Each row
holds its face and, for every seat, a mark of what that seat knows: rows with the same class number
lie in an order that the seat does not know, and the faces marked in a class are those it knows to
be among them, sorted, so that their places tell nothing. Who puts cards back knows each place; the
others know at best the set. Where a look takes a part of such a class, the class goes on as one:
its members are then known a little less well than a perfect reckoner could (ADR 6).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core.random import Random

FACE: Final = 0
MARKS: Final = 1
UNKNOWN: Final = 0
KINDS: Final = 256
"""A mark is class * KINDS + face + 1, or class * KINDS if no face is known for that place."""


class Pile:
    """One face-down pile at a table; faces are numbers below KINDS - 1."""

    def __init__(self, seats: i64, bag: vec[i64]) -> None:
        """A shuffled pile of which nothing is known but how many of each face there are."""
        self.seats: i64 = seats
        self.bag: vec[i64] = bag
        size: i64 = 0
        for count in bag:
            size += count
        self.bag_size: i64 = size
        self.rows: vec[i64] = vec[i64]()
        self.in_hand: i64 = 0
        self.placed: i64 = 0
        self.on_top: i64 = 0

    def copy(self) -> "Pile":
        """A pile that shares nothing with this one."""
        other = Pile(self.seats, _NOTHING)
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.rows = self.rows[:]
        other.in_hand = self.in_hand
        other.placed = self.placed
        other.on_top = self.on_top
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

    # Taking cards openly

    def reveal_next(self) -> i64:
        """Take the next card, a fixed one, for all to see."""
        row = self.in_hand
        face = self.face(row)
        for seat in range(self.seats):
            self._bring(seat, row, face)
        self._drop(row)
        if self.on_top > 0:
            self.on_top -= 1
        self.tidy()
        return face

    def draw(self, face: i64) -> None:
        """Take a card with this face out of the bag, for all to see."""
        self.bag[face] -= 1
        self.bag_size -= 1
        if self.bag_size == 0 and len(self.rows) > 0:
            self.tidy()

    # Looking at cards and putting them back

    def look_at_fixed(self, seat: i64) -> i64:
        """Take the next card, a fixed one, into the hand of a seat that looks at it."""
        row = self.in_hand
        face = self.face(row)
        self._learn(seat, row, face)
        if self.on_top > 0:
            self.on_top -= 1
        self.in_hand += 1
        self._mingle(seat)
        self.tidy()
        return face

    def look_at_drawn(self, seat: i64, face: i64) -> None:
        """Take a card with this face out of the bag into the hand of a seat that looks at it."""
        self.bag[face] -= 1
        self.bag_size -= 1
        fresh = self._fresh_class()
        row: vec[i64] = vec[i64]()
        row = append(row, face)
        for other in range(self.seats):
            known = face + 1 if other == seat else UNKNOWN
            row = append(row, fresh * KINDS + known)
        self._insert(self.in_hand, row)
        self.in_hand += 1
        self._mingle(seat)
        self.tidy()

    def held(self, face: i64) -> i64:
        """How many cards of this face the looker holds that are not yet placed."""
        count: i64 = 0
        for row in range(self.placed, self.in_hand):
            if self.face(row) == face:
                count += 1
        return count

    def keep(self, face: i64) -> None:
        """Take a card of the hand out of the pile, for all to see."""
        row = self._find_in_hand(face)
        for seat in range(self.seats):
            self._bring(seat, row, face)
        self._drop(row)
        self.in_hand -= 1
        self.tidy()

    def place(self, seat: i64, face: i64) -> None:
        """Lay down the next card of the hand in the order of return: the first lies highest."""
        row = self._find_in_hand(face)
        width = MARKS + self.seats
        for part in range(width):
            if part == FACE or part == MARKS + seat:
                here = self.placed * width + part
                there = row * width + part
                kept: i64 = self.rows[here]
                self.rows[here] = self.rows[there]
                self.rows[there] = kept
        self.placed += 1
        self.tidy()

    def return_to_top(self) -> None:
        """Put the placed hand back on top of the pile."""
        self.on_top += self.in_hand
        self.in_hand = 0
        self.placed = 0
        self.tidy()

    def return_to_bottom(self) -> None:
        """Put the placed hand back under the pile."""
        width = MARKS + self.seats
        cut = self.in_hand * width
        hand = self.rows[:cut]
        rows = self.rows[cut:]
        for number in hand:
            rows = append(rows, number)
        self.rows = rows
        self.in_hand = 0
        self.placed = 0
        self.tidy()

    # What seats know

    def _find_in_hand(self, face: i64) -> i64:
        """A row of the hand, not yet placed, with this face."""
        for row in range(self.placed, self.in_hand):
            if self.face(row) == face:
                return row
        raise AssertionError("no such card in the hand")

    def _fresh_class(self) -> i64:
        """A class number that no row has: `tidy` gives rows numbers from 1 to their count."""
        return self.fixed() + 1

    def _bring(self, seat: i64, row: i64, face: i64) -> None:
        """Let the mark of this face, if the seat knows it to be in the row's class, stand at the row."""
        width = MARKS + self.seats
        here = row * width + MARKS + seat
        own = self.rows[here] // KINDS
        wanted = own * KINDS + face + 1
        blank = own * KINDS + UNKNOWN
        instead: i64 = -1
        for other in range(self.fixed()):
            there = other * width + MARKS + seat
            if self.rows[there] == wanted:
                instead = there
                break
            if self.rows[there] == blank and instead < 0:
                instead = there
        assert instead >= 0, "a seat knows a card that is not there"
        kept: i64 = self.rows[here]
        self.rows[here] = self.rows[instead]
        self.rows[instead] = kept

    def _learn(self, seat: i64, row: i64, face: i64) -> None:
        """The seat sees this very card."""
        self._bring(seat, row, face)
        place = row * (MARKS + self.seats) + MARKS + seat
        self.rows[place] = self._fresh_class() * KINDS + face + 1

    def _mingle(self, looker: i64) -> None:
        """To all but the looker, the cards of the hand now lie in an unknown order."""
        width = MARKS + self.seats
        for seat in range(self.seats):
            if seat == looker:
                continue
            first = self.rows[MARKS + seat] // KINDS
            for row in range(1, self.in_hand):
                joined = self.rows[row * width + MARKS + seat] // KINDS
                if joined != first:
                    self._join(seat, joined, first)

    def _join(self, seat: i64, joined: i64, first: i64) -> None:
        """Make two classes of a seat one."""
        width = MARKS + self.seats
        for row in range(self.fixed()):
            place = row * width + MARKS + seat
            if self.rows[place] // KINDS == joined:
                self.rows[place] = first * KINDS + self.rows[place] % KINDS

    def tidy(self) -> None:
        """Number classes by their first row, sort the marks in each: equal piles are equal rows."""
        if self.bag_size == 0:
            self.on_top = self.fixed() - self.in_hand
        width = MARKS + self.seats
        count = self.fixed()
        for seat in range(self.seats):
            for row in range(count):
                place = row * width + MARKS + seat
                if self.rows[place] > 0:
                    self._number(seat, row, self.rows[place] // KINDS)
            for row in range(count):
                place = row * width + MARKS + seat
                self.rows[place] = -self.rows[place]

    def _number(self, seat: i64, first: i64, old: i64) -> None:
        """Give a class the number of its first row (negative while numbering) and sort its marks."""
        width = MARKS + self.seats
        knowing: vec[i64] = vec[i64]()
        for row in range(first, self.fixed()):
            mark = self.rows[row * width + MARKS + seat]
            if mark > 0 and mark // KINDS == old:
                knowing = _insert_sorted(knowing, mark % KINDS)
        taken: i64 = 0
        for row in range(first, self.fixed()):
            place = row * width + MARKS + seat
            if self.rows[place] > 0 and self.rows[place] // KINDS == old:
                self.rows[place] = -((first + 1) * KINDS + knowing[taken])
                taken += 1

    # Rows

    def _insert(self, row: i64, numbers: vec[i64]) -> None:
        """Put a row in before another."""
        cut = row * (MARKS + self.seats)
        rows = self.rows[:cut]
        for number in numbers:
            rows = append(rows, number)
        for number in self.rows[cut:]:
            rows = append(rows, number)
        self.rows = rows

    def _drop(self, row: i64) -> None:
        """Take a row out."""
        width = MARKS + self.seats
        rows = self.rows[: row * width]
        for number in self.rows[(row + 1) * width :]:
            rows = append(rows, number)
        self.rows = rows

    def numbers(self) -> list[int]:
        """All that the pile is, for `dump`."""
        parts = [self.in_hand, self.placed, self.on_top]
        return [*parts, *self.bag, *self.rows]


_NOTHING: Final = vec[i64]()


def _insert_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    """Add a number to ascending ones."""
    numbers = append(numbers, number)
    at: i64 = len(numbers) - 1
    while at > 0 and numbers[at - 1] > number:
        numbers[at] = numbers[at - 1]
        numbers[at - 1] = number
        at -= 1
    return numbers


class PileGuess:
    """A pile as one seat or a spectator knows it, made ready to draw possible piles from."""

    def __init__(self, viewer: i64, marks: vec[i64], shape: Pile, unseen: vec[i64]) -> None:
        """Take the viewer's marks (viewer -1: a spectator's) and a pile that has only a shape.

        The rows of `shape` hold the classes of all seats, but no faces and no knowledge: what
        others know is theirs. `unseen` counts the faces that the viewer has not seen.
        """
        self.viewer: i64 = viewer
        self.marks: vec[i64] = marks
        self.shape: Pile = shape
        self.unseen: vec[i64] = unseen
        flat: vec[i64] = vec[i64]()
        for face in range(len(unseen)):
            for _ in range(unseen[face]):
                flat = append(flat, face)
        self.flat: vec[i64] = flat

    def sample(self, rng: Random) -> Pile:
        """A pile that the viewer holds possible: orders and unseen faces drawn anew."""
        pile = self.shape.copy()
        pile.bag = self.unseen[:]
        pile.bag_size = len(self.flat)
        if len(pile.rows) > 0:
            self._deal(pile, rng)
            for seat in range(pile.seats):
                if seat == self.viewer:
                    self._write_marks(pile)
                else:
                    _lend_knowledge(pile, seat, rng)
        return pile

    def _deal(self, pile: Pile, rng: Random) -> None:
        """Give every fixed place a face: known ones of its class in any order, the rest unseen."""
        width = MARKS + pile.seats
        flat = self.flat[:]
        left: i64 = len(flat)
        for row in range(len(self.marks)):
            face = self.marks[row] % KINDS - 1
            if face < 0:
                pick = rng.below(left)
                left -= 1
                face = flat[pick]
                flat[pick] = flat[left]
                pile.bag[face] -= 1
                pile.bag_size -= 1
            pile.rows[row * width + FACE] = face
        for row in range(len(self.marks)):
            if self.marks[row] // KINDS == row + 1:
                self._shuffle_class(pile, row, rng)

    def _shuffle_class(self, pile: Pile, first: i64, rng: Random) -> None:
        """Bring the faces of a class into a random order."""
        width = MARKS + pile.seats
        members: vec[i64] = vec[i64]()
        for row in range(first, len(self.marks)):
            if self.marks[row] // KINDS == first + 1:
                members = append(members, row)
        last: i64 = len(members) - 1
        while last > 0:
            pick = rng.below(last + 1)
            here = members[last] * width + FACE
            there = members[pick] * width + FACE
            kept: i64 = pile.rows[here]
            pile.rows[here] = pile.rows[there]
            pile.rows[there] = kept
            last -= 1

    def _write_marks(self, pile: Pile) -> None:
        """The viewer knows in every possible pile what it knows."""
        width = MARKS + pile.seats
        for row in range(len(self.marks)):
            pile.rows[row * width + MARKS + self.viewer] = self.marks[row]


def _lend_knowledge(pile: Pile, seat: i64, rng: Random) -> None:
    """Let another seat know any number of faces of each class: how many is that seat's secret."""
    width = MARKS + pile.seats
    count = pile.fixed()
    for first in range(count):
        if pile.mark(first, seat) // KINDS != first + 1:
            continue
        members: vec[i64] = vec[i64]()
        for row in range(first, count):
            if pile.mark(row, seat) // KINDS == first + 1:
                members = append(members, row)
        shuffled = members[:]
        rng.shuffle(shuffled, 0, len(shuffled))
        knows = rng.below(len(members) + 1)
        learned: vec[i64] = vec[i64]()
        for place in range(len(members)):
            known = pile.face(shuffled[place]) + 1 if place < knows else UNKNOWN
            learned = _insert_sorted(learned, known)
        for place in range(len(members)):
            at = members[place] * width + MARKS + seat
            pile.rows[at] = (first + 1) * KINDS + learned[place]
