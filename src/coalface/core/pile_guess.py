"""Draws piles that a seat holds possible, from what it knows of one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core.piles import (
    CLASS,
    FACE,
    KINDS,
    MARKS,
    PERHAPS,
    SURELY,
    UNKNOWN,
    Pile,
)
from coalface.core.random import Random


class PileGuess:
    """A pile as one seat or a spectator knows it, made ready to draw possible piles from."""

    def __init__(self, known: Pile, viewer: i64) -> None:
        """Take a pile as `Pile.known_to` gives it, and whose it is (below 0: a spectator's)."""
        marks: vec[i64] = vec[i64]()
        shape = known.copy()
        width = MARKS + known.seats
        for row in range(known.fixed()):
            if viewer < 0:
                marks = append(marks, (row + 1) * CLASS)
                continue
            mark = known.mark(row, viewer)
            marks = append(marks, mark)
            shape.rows[row * width + MARKS + viewer] = mark - mark % KINDS
        unseen = known.bag
        self.viewer: i64 = viewer
        self.marks: vec[i64] = marks
        self.shape: Pile = shape
        self.unseen: vec[i64] = unseen
        flat: vec[i64] = vec[i64]()
        for face in range(len(unseen)):
            for _ in range(unseen[face]):
                flat = append(flat, face)
        self.flat: vec[i64] = flat
        rows: vec[i64] = vec[i64]()
        for row in range(len(marks)):
            if _is_first(marks, row):
                for other in range(row, len(marks)):
                    if marks[other] // CLASS == marks[row] // CLASS:
                        rows = append(rows, other)
        self.by_class: vec[i64] = rows
        self.mixed: bool = _is_mixed(shape)

    def sample(self, rng: Random) -> Pile:
        """A pile that the viewer holds possible: orders and unseen faces drawn again."""
        pile = self.shape.copy()
        pile.bag = self.unseen[:]
        pile.bag_size = len(self.flat)
        if len(self.marks) > 0:
            self._deal(pile, rng)
            self._shuffle_classes(pile, rng)
            self._lend_knowledge(pile, rng)
        return pile

    def _deal(self, pile: Pile, rng: Random) -> None:
        """Give every fixed place a face: one known to be in its class, or else one unseen."""
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
                pile.draw(face)
            pile.rows[row * width + FACE] = face

    def _shuffle_classes(self, pile: Pile, rng: Random) -> None:
        """Bring the faces of every class into a random order."""
        width = MARKS + pile.seats
        start: i64 = 0
        for at in range(len(self.by_class)):
            row = self.by_class[at]
            if self.marks[row] // CLASS != self.marks[self.by_class[start]] // CLASS:
                start = at
            other = self.by_class[start + rng.below(at - start + 1)]
            pile.swap(row * width + FACE, other * width + FACE)

    def _lend_knowledge(self, pile: Pile, rng: Random) -> None:
        """The viewer knows what it knows; others know what they surely do, and perhaps more."""
        width = MARKS + pile.seats
        for seat in range(pile.seats):
            for row in range(len(self.marks)):
                place = row * width + MARKS + seat
                if seat == self.viewer:
                    pile.rows[place] = self.marks[row]
                    continue
                looked = pile.rows[place] // KINDS % 4
                if looked == SURELY or (looked == PERHAPS and rng.below(2) == 1):
                    pile.rows[place] += pile.rows[row * width + FACE] + 1
            if seat != self.viewer and self.mixed:
                _mix_knowledge(pile, seat, rng)


def _mix_knowledge(pile: Pile, seat: i64, rng: Random) -> None:
    """Let a seat that knows a part of a class know any part of it."""
    width = MARKS + pile.seats
    for row in range(pile.fixed()):
        pick = rng.below(row + 1)
        here = row * width + MARKS + seat
        there = pick * width + MARKS + seat
        if pile.rows[here] // CLASS != pile.rows[there] // CLASS:
            continue
        knows_here = pile.rows[here] % KINDS != UNKNOWN
        if knows_here == (pile.rows[there] % KINDS != UNKNOWN):
            continue
        pile.rows[here] -= pile.rows[here] % KINDS
        pile.rows[there] -= pile.rows[there] % KINDS
        if knows_here:
            pile.rows[there] += pile.face(pick) + 1
        else:
            pile.rows[here] += pile.face(row) + 1


def _is_mixed(shape: Pile) -> bool:
    """Does some seat know only a part of some class, or perhaps know one of its faces?"""
    for seat in range(shape.seats):
        for row in range(shape.fixed()):
            mark = shape.mark(row, seat)
            if mark // KINDS % 4 == PERHAPS:
                return True
            for other in range(row):
                near = shape.mark(other, seat)
                if near // CLASS == mark // CLASS and near != mark:
                    return True
    return False


def _is_first(marks: vec[i64], row: i64) -> bool:
    """Is this the first row of its class?"""
    return all(marks[other] // CLASS != marks[row] // CLASS for other in range(row))
