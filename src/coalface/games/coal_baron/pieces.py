"""Where every piece of a game of Coal Baron lies: the data that the rules read and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Game, State
from coalface.core.piles import Pile
from coalface.games.coal_baron.ids import (
    CARDS,
    COLOURS,
    ELEMENTS,
    FACTORY_SPACES,
    ORDER_SPACES,
    SHIFTS,
    TILES,
    VEHICLES,
    WORKER_SPACES,
)
from coalface.games.coal_baron.kit import Kit

# The board
SHIFT: Final = 0
START: Final = 1
LAST: Final = 2
SUPPLY: Final = 3
ON: Final = SUPPLY + COLOURS
OWNER: Final = ON + WORKER_SPACES
TILE_ON: Final = OWNER + WORKER_SPACES
CARD_ON: Final = TILE_ON + FACTORY_SPACES
BOARD_SIZE: Final = CARD_ON + ORDER_SPACES
"""LAST: who acted last; ON, OWNER: workers on a space; TILE_ON, CARD_ON: a face plus 1, or 0."""

# One seat
SCORE: Final = 0
MARKS: Final = 1
WORKERS: Final = 2
CANTEEN: Final = 3
AT_BANK: Final = 4
LEVEL: Final = 5
CAGED: Final = 6
STORED: Final = CAGED + COLOURS
CARTS: Final = STORED + COLOURS
CUBES: Final = CARTS + COLOURS
TILED: Final = CUBES + COLOURS * COLOURS
ORDER_VP: Final = TILED + TILES
MAJORITY_VP: Final = ORDER_VP + 1
MARKS_VP: Final = MAJORITY_VP + SHIFTS * ELEMENTS
COAL_VP: Final = MARKS_VP + 1
OUTSTANDING_VP: Final = COAL_VP + 1
BALANCE_VP: Final = OUTSTANDING_VP + 1
COMPLETE: Final = BALANCE_VP + 1
ORDERS: Final = COMPLETE + VEHICLES
HOLDS: Final = ORDERS + 1
SEAT_SIZE: Final = HOLDS + CARDS
"""CARTS: minecarts by colour; CUBES: cubes on them by level, then colour; TILED: tiles by kind.

COMPLETE: complete outstanding orders by vehicle; ORDERS: how many outstanding orders there are, and
HOLDS their cards, ascending: kept beside `cards`, so that no rule has to look through all cards.
"""

# Where an order card is
IN_STACK: Final = 0
IN_DRAFT: Final = 1
ON_DISPLAY: Final = 2
OUTSTANDING: Final = 4
DELIVERED: Final = 8
"""OUTSTANDING and DELIVERED are followed by the seat."""

# What is asked: rows of kind, seat, and two numbers of the kind's own
FRAME: Final = 4
MAX_FRAMES: Final = 8
DEAL_TILES: Final = 1
DEAL_FIRST: Final = 2
DEAL_DRAFT: Final = 3
DRAFTING: Final = 4
DEAL_DISPLAY: Final = 5
TURN: Final = 6
MINING_STEPS: Final = 7
PAIRING: Final = 8
SHORTAGE: Final = 9
LOOKING: Final = 10
KEEPING: Final = 11
CHOOSING_END: Final = 12
RETURNING: Final = 13
REFILL: Final = 14


class Pieces(State):
    """All pieces of one table, and the stack of frames that says what is asked next."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, seats)
        self.kit: Kit = kit
        self.who: i64 = 0
        self.depth: i64 = 0
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

    def answered(self) -> None:
        """Take the top frame away."""
        self.depth -= 1
        at = self.depth * FRAME
        for part in range(FRAME):
            self.frames[at + part] = 0

    def asked(self) -> i64:
        """The kind of the top frame, 0 if there is none."""
        return self.frames[(self.depth - 1) * FRAME] if self.depth > 0 else 0

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
