"""Where every piece of a game of Coal Country lies: the data that the rules read and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import Game, State
from coalface.games.coal_country.ids import (
    BAG,
    BOARD_SIZE,
    BUILDINGS,
    CELLS,
    COLOURS,
    EARNED,
    FRAME,
    HAND,
    IN_STACK,
    MAX_FRAMES,
    NOT_DRAWN,
    PILE,
    PILED,
    ROUND,
    SEAT_SIZE,
    STACKED,
    SUPPLY,
    TYPES,
    VALUES,
)
from coalface.games.coal_country.kit import Kit


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
        self.mine: vec[i64] = _NOTHING

    def copy_table(self, other: "Pieces") -> None:
        """Take over all that another table holds."""
        self.who = other.who
        self.depth = other.depth
        self.kind = other.kind
        self.frames = other.frames[:]
        self.board = other.board[:]
        self.own = other.own[:]
        self.mine = other.mine[:]

    def reach(self) -> i64:
        """How many cells can be in use: those within as many steps as rounds have begun."""
        steps = self.board[ROUND] + 1
        return steps * steps

    # Frames

    def ask(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame on the stack: it is answered before those below it."""
        at = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = seat
        self.frames[at + 2] = a
        self.frames[at + 3] = b
        self.frames[at + 4] = c
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

    def asked_c(self) -> i64:
        """The third number of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + 4]

    def set_a(self, value: i64) -> None:
        """Change the first number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 2] = value

    def set_b(self, value: i64) -> None:
        """Change the second number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 3] = value

    def set_c(self, value: i64) -> None:
        """Change the third number of the top frame."""
        self.frames[(self.depth - 1) * FRAME + 4] = value


_NOTHING: Final = vec[i64]()


def set_up_pieces(table: Pieces) -> None:
    """Lay everything out as it comes from the box, before any piece is drawn. (CC-3, CC-4, CC-95)

    All tiles are in the stacks, the buildings that are used in the draw pile, the utilities in the
    general supply, the market cubes in the bag, and nine foremen in each hand.
    """
    kit = table.kit
    seats = table.seats
    table.frames = vec[i64]([0] * (FRAME * MAX_FRAMES))
    table.board = vec[i64]([0] * BOARD_SIZE)
    table.own = vec[i64]([0] * (seats * SEAT_SIZE))
    table.mine = vec[i64]([0] * (seats * CELLS))
    board = table.board
    for kind in range(1, kit.kinds):
        board[IN_STACK + kind] = kit.copies[kind]
        board[STACKED + kit.number[kind] - 1] += kit.copies[kind]
    for building in range(BUILDINGS):
        copies = kit.building_copies[building]
        if kit.per_player[building] != 0 and not kit.amok:
            copies = seats
        board[PILE + building] = copies
        board[PILED] += copies
    for type in range(TYPES):
        board[SUPPLY + type] = kit.utilities
    if not kit.reformed:
        for colour in range(COLOURS):
            board[BAG + colour] = kit.cubes[colour]
    for seat in range(seats):
        at = seat * SEAT_SIZE
        table.own[at + EARNED] = NOT_DRAWN
        for value in range(VALUES):
            table.own[at + HAND + value] = kit.foremen[value]
