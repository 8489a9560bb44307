"""The tree of a search as two flat arrays: a node a row, its children a list by their rating."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1

# The whole numbers of a node
CODE: Final = 0
CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
OFFERED: Final = 4
LINKS: Final = 5
"""CODE: what leads here; CHILD, NEXT: the first child, the next of the same parent;
OFFERED: how often it could have been chosen."""

# The other numbers of a node
RATING: Final = 0
SUMS: Final = 1
"""RATING: what the evaluator thought of it; SUMS: the values of all visits, a sum a seat."""

FIRST_SIZE: Final = 1024
MAX_NODES: Final = 1 << 21
"""No more nodes than these: a tree that is full is only walked, not grown."""


class Tree:
    """Nodes by number. What leads to a node is a code: a seat's move, or a joint of sealed ones."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.width: i64 = SUMS + seats
        self.size: i64 = 0
        self.room: i64 = FIRST_SIZE
        self.links: vec[i64] = vec[i64]([0] * (FIRST_SIZE * LINKS))
        self.numbers: vec[float] = vec[float]([0.0] * (FIRST_SIZE * (SUMS + int(seats))))
        self.add(NONE, 0.0)

    def full(self) -> bool:
        """Has it as many nodes as it may have?"""
        return self.size >= MAX_NODES

    def add(self, code: i64, rating: float) -> i64:
        """A new node that hangs nowhere yet."""
        if self.size == self.room:
            self._grow()
        node = self.size
        self.size += 1
        at = node * LINKS
        self.links[at + CODE] = code
        self.links[at + CHILD] = NONE
        self.links[at + NEXT] = NONE
        self.links[at + VISITS] = 0
        self.links[at + OFFERED] = 0
        place = node * self.width
        self.numbers[place + RATING] = rating
        for seat in range(self.seats):
            self.numbers[place + SUMS + seat] = 0.0
        return node

    def _grow(self) -> None:
        """Twice the room."""
        more = int(self.room) * 2
        links = vec[i64]([0] * (more * LINKS))
        for i in range(self.size * LINKS):
            links[i] = self.links[i]
        numbers = vec[float]([0.0] * (more * int(self.width)))
        for i in range(self.size * self.width):
            numbers[i] = self.numbers[i]
        self.links = links
        self.numbers = numbers
        self.room = more

    def hang(self, parent: i64, code: i64, rating: float) -> i64:
        """A new child, behind those that are rated as well or better."""
        node = self.add(code, rating)
        before: i64 = NONE
        other = self.links[parent * LINKS + CHILD]
        while other != NONE and self.numbers[other * self.width + RATING] >= rating:
            before = other
            other = self.links[other * LINKS + NEXT]
        self.links[node * LINKS + NEXT] = other
        if before == NONE:
            self.links[parent * LINKS + CHILD] = node
        else:
            self.links[before * LINKS + NEXT] = node
        return node

    def child(self, parent: i64, code: i64) -> i64:
        """The child that a code leads to, or NONE."""
        node = self.links[parent * LINKS + CHILD]
        while node != NONE and self.links[node * LINKS + CODE] != code:
            node = self.links[node * LINKS + NEXT]
        return node

    def child_or_new(self, parent: i64, code: i64) -> i64:
        """The child that a code leads to, made if it is not there."""
        node = self.child(parent, code)
        return self.hang(parent, code, 0.0) if node == NONE else node

    def is_open(self, node: i64) -> bool:
        """Has it children?"""
        return self.links[node * LINKS + CHILD] != NONE

    def visits(self, node: i64) -> i64:
        """How often the search came through it."""
        return self.links[node * LINKS + VISITS]

    def mean(self, node: i64, seat: i64) -> float:
        """The mean value for a seat of all that came through it."""
        visits = self.links[node * LINKS + VISITS]
        if visits == 0:
            return 0.0
        return self.numbers[node * self.width + SUMS + seat] / float(visits)

    def credit(self, node: i64, values: vec[float]) -> None:
        """Count a visit and what came of it for each seat."""
        self.links[node * LINKS + VISITS] += 1
        place = node * self.width + SUMS
        for seat in range(self.seats):
            self.numbers[place + seat] += values[seat]
