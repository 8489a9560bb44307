"""Where every piece of a game of Coal Baron lies: the data that the rules read and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Game, State
from coalface.core.piles import Pile
from coalface.games.coal_baron.ids import (
    BOARD_SIZE,
    CARDS,
    COLOURS,
    COMPLETE,
    DELIVERED,
    FRAME,
    HOLDS,
    IN_STACK,
    MAX_FRAMES,
    ORDERS,
    OUTSTANDING,
    SEAT_SIZE,
    WORKER_SPACES,
)
from coalface.games.coal_baron.kit import Kit


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
        self.cards: vec[i64] = _NOTHING
        self.free: vec[i64] = _NOTHING
        self.loaded: vec[i64] = _NOTHING
        self.tiles: Pile = _NO_PILE
        self.orders: Pile = _NO_PILE

    def copy_table(self, other: "Pieces") -> None:
        """Take over all that another table holds, but for its stacks."""
        self.who = other.who
        self.depth = other.depth
        self.kind = other.kind
        self.frames = other.frames[:]
        self.board = other.board[:]
        self.own = other.own[:]
        self.cards = other.cards[:]
        self.free = other.free[:]
        self.loaded = other.loaded[:]

    def pile(self, number: i64) -> Pile:
        """The stack of tunnel tiles or of order cards."""
        return self.tiles if number == 0 else self.orders

    def locked(self, space: i64) -> bool:
        """Is this worker space closed for this number of players? (CB-2)"""
        return self.kit.locked[self.seats * WORKER_SPACES + space] != 0

    # Outstanding orders

    def hold(self, seat: i64, card: i64) -> None:
        """Lay a card with the outstanding orders of a seat."""
        self.cards[card] = OUTSTANDING + seat
        at = seat * SEAT_SIZE + HOLDS
        place = at + self.own[seat * SEAT_SIZE + ORDERS]
        while place > at and self.own[place - 1] > card:
            self.own[place] = self.own[place - 1]
            place -= 1
        self.own[place] = card
        self.own[seat * SEAT_SIZE + ORDERS] += 1
        self.note_complete(seat, card)

    def release(self, seat: i64, card: i64) -> None:
        """Turn a complete order of a seat into a delivered one."""
        self.cards[card] = DELIVERED + seat
        at = seat * SEAT_SIZE
        self.own[at + ORDERS] -= 1
        end = at + HOLDS + self.own[at + ORDERS]
        place = at + HOLDS
        while self.own[place] != card:
            place += 1
        while place < end:
            self.own[place] = self.own[place + 1]
            place += 1
        self.own[end] = 0
        self.own[at + COMPLETE + self.kit.vehicle[card]] -= 1

    def note_complete(self, seat: i64, card: i64) -> None:
        """Count an outstanding order whose last spot is filled."""
        at = card * COLOURS
        free = self.free
        if free[at] + free[at + 1] + free[at + 2] + free[at + 3] == 0:
            self.own[seat * SEAT_SIZE + COMPLETE + self.kit.vehicle[card]] += 1

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

    def set_a(self, value: i64) -> None:
        """Change the first number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 2] = value


_NOTHING: Final = vec[i64]()
_NO_PILE: Final = Pile(0, vec[i64]())


def set_up_pieces(table: Pieces) -> None:
    """Lay everything out as it comes from the box, before any card or tile is turned up."""
    kit = table.kit
    seats = table.seats
    table.frames = vec[i64]([0] * (FRAME * MAX_FRAMES))
    table.board = vec[i64]([0] * BOARD_SIZE)
    table.own = vec[i64]([0] * (seats * SEAT_SIZE))
    table.cards = vec[i64]([IN_STACK] * CARDS)
    table.free = kit.spots[:]
    table.loaded = vec[i64]([0] * (CARDS * COLOURS))
    table.tiles = Pile(seats, kit.tile_copies[:])
    table.orders = Pile(seats, vec[i64]([1] * CARDS))
