"""Where every piece of a game of German Railroads lies: the data that the rules read and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Game, State
from coalface.games.german_railroads.ids import (
    BOARD_SIZE,
    FRAME,
    MAX_FRAMES,
    OF_FOUNDRY,
    OFFERED,
    OWED,
    POOL,
    POOL_SIZE,
    SEAT_SIZE,
    SECRETS,
)
from coalface.games.german_railroads.kit import Kit


class Pieces(State):
    """All pieces of one table, what waits to be resolved, and the frames that ask for more."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, seats)
        self.kit: Kit = kit
        self.who: i64 = 0
        self.depth: i64 = 0
        self.kind: i64 = 0
        self.owed: i64 = 0
        self.offered: i64 = 0
        self.frames: vec[i64] = _NOTHING
        self.board: vec[i64] = _NOTHING
        self.own: vec[i64] = _NOTHING
        self.pool: vec[i64] = _NOTHING
        self.secret: vec[i64] = _NOTHING

    def copy_table(self, other: "Pieces") -> None:
        """Take over all that another table holds, but for its secrets."""
        self.who = other.who
        self.depth = other.depth
        self.kind = other.kind
        self.owed = other.owed
        self.offered = other.offered
        self.frames = other.frames[:]
        self.board = other.board[:]
        self.own = other.own[:]
        self.pool = other.pool[:]

    # What waits to be resolved

    def add(self, side: i64, atom: i64, count: i64) -> None:
        """Let so many equal effects wait; `side` is OWED or OFFERED. (RR-15, RR-16)"""
        self.pool[side + atom] += count
        if side == OWED:
            self.owed += count
        else:
            self.offered += count

    def waiting(self, atom: i64) -> i64:
        """How many equal effects wait."""
        return self.pool[OWED + atom] + self.pool[OFFERED + atom]

    def pay(self, atom: i64) -> i64:
        """Use up one effect, an owed one first; the side that it came from. (RR-18)"""
        if self.pool[OWED + atom] > 0:
            self.pool[OWED + atom] -= 1
            self.owed -= 1
            return OWED
        self.pool[OFFERED + atom] -= 1
        self.offered -= 1
        if self.pool[OF_FOUNDRY + atom] > 0:
            self.pool[OF_FOUNDRY + atom] -= 1
        return OFFERED

    def drop(self, side: i64) -> None:
        """Lose all that waits on one side. (RR-18)"""
        if (self.owed if side == OWED else self.offered) == 0:
            return
        if side == OWED:
            self.owed = 0
        else:
            self.offered = 0
        for atom in range(POOL):
            self.pool[side + atom] = 0

    # Frames

    def ask(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Put a frame on the stack: it is answered before those below it."""
        at = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = seat
        self.frames[at + 2] = a
        self.frames[at + 3] = b
        self.depth += 1
        self.kind = kind

    def answered(self) -> None:
        """Take the top frame away."""
        self.depth -= 1
        at = self.depth * FRAME
        for part in range(FRAME):
            self.frames[at + part] = 0
        self.kind = self.frames[at - FRAME] if self.depth > 0 else 0

    def asked_seat(self) -> i64:
        """The seat that the top frame asks."""
        return self.frames[(self.depth - 1) * FRAME + 1]

    def asked_a(self) -> i64:
        """The first number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 2]

    def asked_b(self) -> i64:
        """The second number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 3]

    def set_a(self, value: i64) -> None:
        """Change the first number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 2] = value

    def set_b(self, value: i64) -> None:
        """Change the second number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 3] = value


_NOTHING: Final = vec[i64]()
_BITS: Final = vec[i64]([2**place for place in range(60)])


def bit(place: i64) -> i64:
    """A mask with one bit, from a table: compiled, a plain 1 is shifted in 32 bits only."""
    return _BITS[place]


def set_up_pieces(table: Pieces) -> None:
    """Make room for everything; nothing lies anywhere yet."""
    table.frames = vec[i64]([0] * (FRAME * MAX_FRAMES))
    table.board = vec[i64]([0] * BOARD_SIZE)
    table.own = vec[i64]([0] * (table.seats * SEAT_SIZE))
    table.pool = vec[i64]([0] * POOL_SIZE)
    table.secret = vec[i64]([0] * SECRETS)
