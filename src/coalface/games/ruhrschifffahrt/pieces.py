"""Where every piece of a game of Ruhrschifffahrt lies: the data that the rules read and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Game, State
from coalface.games.ruhrschifffahrt.ids import (
    BOARD_SIZE,
    DICE,
    FRAME,
    MAX_FRAMES,
    PIPS,
    POS,
    SEAT_SIZE,
    TURN,
)
from coalface.games.ruhrschifffahrt.kit import Kit


class Pieces(State):
    """All pieces of one table, and the stack of frames that says what is asked next."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, seats)
        self.kit: Kit = kit
        self.who: i64 = 0
        self.depth: i64 = 0
        self.kind: i64 = 0
        self.frames: vec[i64] = _NOTHING
        self.board: vec[i64] = _NOTHING
        self.own: vec[i64] = _NOTHING

    def copy_table(self, other: "Pieces") -> None:
        """Take over all that another table holds."""
        self.who = other.who
        self.depth = other.depth
        self.kind = other.kind
        self.frames = other.frames[:]
        self.board = other.board[:]
        self.own = other.own[:]

    # Plain questions that many rules ask

    def turn(self) -> i64:
        """The game turn, 1 to 12."""
        return self.board[TURN]

    def dice_mask(self) -> i64:
        """The storages that hold a die, a bit each."""
        return self.board[DICE]

    def set_die(self, storage: i64, pips: i64) -> None:
        """Set a die with so many pips on a storage; with none the storage is empty."""
        self.board[PIPS + storage] = pips
        bit: i64 = 1 << storage
        if pips > 0:
            self.board[DICE] |= bit
        else:
            self.board[DICE] &= ~bit

    def barge_mask(self) -> i64:
        """The storages where a barge lies, a bit each."""
        mask: i64 = 0
        for seat in range(self.seats):
            storage = self.kit.storage_at[self.own[seat * SEAT_SIZE + POS]]
            if storage >= 0:
                mask |= 1 << storage
        return mask

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

    def asked(self) -> i64:
        """The kind of the top frame, 0 if there is none."""
        return self.kind

    def asked_seat(self) -> i64:
        """The seat that the top frame asks."""
        return self.frames[(self.depth - 1) * FRAME + 1]

    def asked_a(self) -> i64:
        """The first number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 2]

    def asked_b(self) -> i64:
        """The second number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 3]


_NOTHING: Final = vec[i64]()


def clear_pieces(table: Pieces) -> None:
    """Room for all numbers of a table, with nothing on it yet."""
    table.frames = vec[i64]([0] * (FRAME * MAX_FRAMES))
    table.board = vec[i64]([0] * BOARD_SIZE)
    table.own = vec[i64]([0] * (table.seats * SEAT_SIZE))
    table.depth = 0
    table.kind = 0
