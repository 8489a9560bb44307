"""Reads a view of Coal Baron back into pieces, as far as its seat knows them."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER
from coalface.core.pile_guess import PileGuess
from coalface.core.piles import CLASS, KINDS, Pile
from coalface.games.coal_baron.guess import CoalBaronGuesser
from coalface.games.coal_baron.ids import (
    AT_BANK,
    BALANCE_VP,
    CAGED,
    CANTEEN,
    CARD_ON,
    CARTS,
    COAL_VP,
    COLOURS,
    CUBES,
    DELIVERED,
    ELEMENTS,
    IN_DRAFT,
    IN_STACK,
    LAST,
    LEVEL,
    MAJORITY_VP,
    MARKS,
    MARKS_VP,
    ON,
    ON_DISPLAY,
    ORDER_VP,
    OUTSTANDING_VP,
    OWNER,
    SCORE,
    SEAT_SIZE,
    SHIFT,
    START,
    STORED,
    SUPPLY,
    TILE_ON,
    TILED,
    WORKERS,
)
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    ELEMENT_NAMES,
    FRAME_NAMES,
    LEVEL_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from coalface.games.coal_baron.pieces import Pieces, set_up_pieces
from coalface.games.coal_baron.state import CoalBaronState
from coalface.games.coal_baron.view import CoalBaronView, Hand, Pit, Stack, Table

END_SOURCES = {
    "orders": ORDER_VP,
    "marks": MARKS_VP,
    "coal": COAL_VP,
    "outstanding": OUTSTANDING_VP,
    "balance": BALANCE_VP,
}
"""Where the sources of a breakdown stand, but for the majorities."""

ORDER_SPACE = SPACE_NAMES.index("order-1")


def source_place(source: str) -> int:
    """The place of a breakdown's source among the numbers of a seat; KeyError if it is none."""
    if source in END_SOURCES:
        return END_SOURCES[source]
    shift, _, element = source.removeprefix("shift-").partition("/")
    if shift not in ("1", "2", "3") or element not in ELEMENT_NAMES:
        raise KeyError(source)
    return MAJORITY_VP + (int(shift) - 1) * ELEMENTS + ELEMENT_NAMES.index(element)


def guesser_for(view: CoalBaronView, state: CoalBaronState) -> CoalBaronGuesser:
    """Read a view onto a fresh state, and make its stacks ready for guessing."""
    set_up_pieces(state)
    table = view.table
    read_board(state, table)
    for seat, pit in enumerate(table.pits):
        read_pit(state, seat, pit, view.memory.delivered[seat])
    for row, asked in enumerate(table.asked):
        state.ask(FRAME_NAMES.index(asked.kind), asked.seat, asked.a, asked.b)
        assert state.depth == row + 1
    state.who = view.actors[0] if view.actors else OVER
    tiles = [int(copies) for copies in state.kit.tile_copies]
    orders = [int(state.cards[card] == IN_STACK) for card in range(len(CARD_NAMES))]
    for space in table.spaces:
        if space.tile is not None:
            tiles[TILE_NAMES.index(space.tile)] -= 1
    for pit in table.pits:
        for tile in pit.tiles:
            tiles[TILE_NAMES.index(tile)] -= 1
    hands = {table.hand.pile: table.hand} if table.hand is not None else {}
    return CoalBaronGuesser(
        state,
        guess_stack(view, view.memory.tiles, hands.get("tiles"), TILE_NAMES, tiles),
        guess_stack(view, view.memory.orders, hands.get("orders"), CARD_NAMES, orders),
    )


def read_board(state: Pieces, table: Table) -> None:
    """The shared board."""
    board = state.board
    board[SHIFT], board[START], board[LAST] = table.shift, table.start, table.last
    for colour, cubes in enumerate(table.supply):
        board[SUPPLY + colour] = cubes
    for card in table.draft:
        state.cards[CARD_NAMES.index(card)] = IN_DRAFT
    for number, space in enumerate(table.spaces):
        board[ON + number] = space.workers
        board[OWNER + number] = space.owner or 0
        if space.tile is not None:
            board[TILE_ON + number] = TILE_NAMES.index(space.tile) + 1
        if space.card is not None:
            card_number = CARD_NAMES.index(space.card)
            board[CARD_ON + number - ORDER_SPACE] = card_number + 1
            state.cards[card_number] = ON_DISPLAY


def read_pit(state: Pieces, seat: int, pit: Pit, delivered: tuple[str, ...]) -> None:
    """All that lies before one player."""
    at = seat * SEAT_SIZE
    own = state.own
    own[at + SCORE], own[at + MARKS], own[at + WORKERS] = pit.score, pit.marks, pit.workers
    own[at + CANTEEN], own[at + AT_BANK] = pit.canteen, pit.bank
    own[at + LEVEL] = LEVEL_NAMES.index(pit.level)
    for source, points in pit.points.items():
        own[at + source_place(source)] = points
    for colour in range(COLOURS):
        own[at + CAGED + colour] = pit.cage[colour]
        own[at + STORED + colour] = pit.storage[colour]
        own[at + CARTS + colour] = pit.carts[colour]
        for cube in range(COLOURS):
            own[at + CUBES + colour * COLOURS + cube] = pit.cubes[colour][cube]
    for tile in pit.tiles:
        own[at + TILED + TILE_NAMES.index(tile)] += 1
    for order in pit.orders:
        card = CARD_NAMES.index(order.card)
        for colour in range(COLOURS):
            state.free[card * COLOURS + colour] = order.free[colour]
            state.loaded[card * COLOURS + colour] = order.cubes[colour]
        state.hold(seat, card)
    for name in delivered:
        card = CARD_NAMES.index(name)
        state.cards[card] = DELIVERED + seat
        for colour in range(COLOURS):
            state.free[card * COLOURS + colour] = 0


def guess_stack(
    view: CoalBaronView, stack: Stack, hand: Hand | None, names: tuple[str, ...], unseen: list[int]
) -> PileGuess:
    """A stack as the viewer knows it; `unseen` counts what does not lie open elsewhere."""
    shape = Pile(view.seats, vec[i64]())
    shape.on_top = stack.on_top
    if hand is not None:
        shape.in_hand, shape.placed = hand.size, hand.placed
    rows: list[int] = []
    marks: list[int] = []
    for place in stack.places:
        reckoned = zip(place.groups, place.looked, strict=True)
        rows += [0, *(group * CLASS + looked * KINDS for group, looked in reckoned)]
        known = names.index(place.face) if place.face is not None else -1
        sure = place.looked[view.seat] if view.seat is not None else 0
        marks.append(place.group * CLASS + sure * KINDS + known + 1)
        if known >= 0:
            unseen[known] -= 1
    shape.rows = vec[i64](rows)
    shape.classes = len(marks)
    viewer = CHANCE if view.seat is None else view.seat
    return PileGuess(viewer, vec[i64](marks), shape, vec[i64](unseen))
