"""What a seat of Coal Baron sees on the table, and what it remembers."""

from dataclasses import dataclass
from functools import lru_cache

from coalface.core.contract import OVER
from coalface.core.piles import CLASS, KINDS, Pile
from coalface.core.piles import MARKS as MARKS_AT
from coalface.core.view import View
from coalface.games.coal_baron import census
from coalface.games.coal_baron.ids import (
    AT_BANK,
    CAGED,
    CANTEEN,
    CARD_ON,
    CARDS,
    CARTS,
    COLOURS,
    CUBES,
    DELIVERED,
    FACTORY_SPACES,
    FRAME,
    IN_DRAFT,
    LAST,
    LEVEL,
    MARKS,
    ON,
    ORDER,
    ORDER_DRAW,
    ORDER_PILE,
    OUTSTANDING,
    OWNER,
    SCORE,
    SEAT_SIZE,
    SHIFT,
    START,
    STORED,
    SUPPLY,
    TILE_ON,
    TILE_PILE,
    TILED,
    TILES,
    WORKER_SPACES,
    WORKERS,
)
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    FRAME_NAMES,
    LEVEL_NAMES,
    PILE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.printed import Printed, printed_of

Cubes = tuple[int, ...]
"""Cubes by colour: yellow, brown, grey, black."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that is asked: of whom, and two numbers that belong to its kind."""

    kind: str
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Space:
    """A worker space: who stands there, and the tile or order card it offers."""

    name: str
    locked: bool
    workers: int
    owner: int | None
    tile: str | None
    card: str | None


@dataclass(frozen=True, slots=True)
class Order:
    """An outstanding order: its free spots by colour, and the cubes that lie on it."""

    card: str
    free: Cubes
    cubes: Cubes


@dataclass(frozen=True, slots=True)
class Pit:
    """All that lies open before one player.

    `delivered` is how many orders lie face down there, `delivered_cards` their faces if this seat
    may look at them. `cubes` are those on minecarts, by level and then by colour.
    """

    score: int
    points: dict[str, int]
    marks: int
    workers: int
    canteen: int
    bank: int
    level: str
    cage: Cubes
    storage: Cubes
    carts: tuple[int, ...]
    cubes: tuple[Cubes, ...]
    tiles: tuple[str, ...]
    orders: tuple[Order, ...]
    delivered: int
    delivered_cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Hand:
    """What a player looks at on a draw space; only that player sees the faces.

    The first `placed` are already in the order in which they go back, the highest first.
    """

    pile: str
    seat: int
    size: int
    placed: int
    faces: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Table:
    """What anyone in this chair sees now. (CB-66, CB-67, CB-68, CB-95)"""

    shift: int
    start: int
    last: int
    asked: tuple[Asked, ...]
    spaces: tuple[Space, ...]
    supply: Cubes
    tile_stack: int
    order_stack: int
    draft: tuple[str, ...]
    pits: tuple[Pit, ...]
    hand: Hand | None
    printed: Printed


@dataclass(frozen=True, slots=True)
class Known:
    """A place of a stack that someone has seen.

    Places of one group lie in an order that this seat does not know; `face` is one of those it
    knows to be in the group. `groups` are the groups of every seat, and `looked` says whether that
    seat knows a face of its group surely (2), perhaps (1) or surely not (0): all can reckon that.
    """

    group: int
    face: str | None
    groups: tuple[int, ...]
    looked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stack:
    """The places of a stack that someone has seen: at the bottom, on top, in a hand, upwards."""

    on_top: int
    places: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat that forgets nothing knows besides: delivered orders, and parts of the stacks."""

    delivered: tuple[tuple[str, ...], ...]
    tiles: Stack
    orders: Stack


CoalBaronView = View[Table, Memory]

KEPT = 5000
space_seen = lru_cache(KEPT)(Space)
order_seen = lru_cache(KEPT)(Order)
"""What comes again in nearly every view is made once: making it takes longer than looking."""


def look(state: Pieces, seat: int | None) -> CoalBaronView:
    """The view of a seat, or of a spectator. (CB-66, CB-67, CB-68)"""
    return View(
        game="coal_baron",
        seats=int(state.seats),
        seat=seat,
        actors=tuple(state.actors()),
        table=see_table(state, seat),
        memory=remember(state, seat),
    )


def see_table(state: Pieces, seat: int | None) -> Table:
    """Everything that lies open. (CB-66, CB-95)"""
    board = state.board
    return Table(
        shift=board[SHIFT],
        start=board[START],
        last=board[LAST],
        asked=tuple(see_asked(state, row) for row in range(state.depth)),
        spaces=tuple(see_space(state, space) for space in range(WORKER_SPACES)),
        supply=tuple(board[SUPPLY : SUPPLY + COLOURS]),
        tile_stack=state.tiles.size(),
        order_stack=state.orders.size(),
        draft=tuple(CARD_NAMES[card] for card in range(CARDS) if state.cards[card] == IN_DRAFT),
        pits=tuple(see_pit(state, owner, seat) for owner in range(state.seats)),
        hand=see_hand(state, seat),
        printed=printed_of(state.kit, int(state.seats)),
    )


def see_asked(state: Pieces, row: int) -> Asked:
    """A frame of what is asked, by name."""
    kind, seat, a, b = state.frames[row * FRAME : (row + 1) * FRAME]
    return Asked(FRAME_NAMES[kind], seat, a, b)


def see_space(state: Pieces, space: int) -> Space:
    """A worker space with what stands and lies there. (CB-66)"""
    board = state.board
    workers = board[ON + space]
    tile = board[TILE_ON + space] if space < FACTORY_SPACES else 0
    card = board[CARD_ON + space - ORDER] if ORDER <= space < ORDER_DRAW else 0
    return space_seen(
        SPACE_NAMES[space],
        state.locked(space),
        workers,
        board[OWNER + space] if workers else None,
        TILE_NAMES[tile - 1] if tile else None,
        CARD_NAMES[card - 1] if card else None,
    )


def see_pit(state: Pieces, owner: int, seat: int | None) -> Pit:
    """A player's area; delivered orders only as a number, to others. (CB-66, CB-67)"""
    own = state.own[owner * SEAT_SIZE : (owner + 1) * SEAT_SIZE]
    delivered = delivered_by(state, owner)
    may_look = owner == seat or state.actor() == OVER
    return Pit(
        score=own[SCORE],
        points=census.breakdown(state, owner),
        marks=own[MARKS],
        workers=own[WORKERS],
        canteen=own[CANTEEN],
        bank=own[AT_BANK],
        level=LEVEL_NAMES[own[LEVEL]],
        cage=tuple(own[CAGED : CAGED + COLOURS]),
        storage=tuple(own[STORED : STORED + COLOURS]),
        carts=tuple(own[CARTS : CARTS + COLOURS]),
        cubes=tuple(
            tuple(own[CUBES + level * COLOURS : CUBES + (level + 1) * COLOURS])
            for level in range(COLOURS)
        ),
        tiles=tuple(TILE_NAMES[tile] for tile in range(TILES) for _ in range(own[TILED + tile])),
        orders=tuple(
            see_order(state, card)
            for card in range(CARDS)
            if state.cards[card] == OUTSTANDING + owner
        ),
        delivered=len(delivered),
        delivered_cards=delivered if may_look else None,
    )


def see_order(state: Pieces, card: int) -> Order:
    """An outstanding order. (CB-66)"""
    spots = slice(card * COLOURS, (card + 1) * COLOURS)
    return order_seen(CARD_NAMES[card], tuple(state.free[spots]), tuple(state.loaded[spots]))


def delivered_by(state: Pieces, owner: int) -> tuple[str, ...]:
    """The orders that a player has delivered. (CB-67)"""
    return tuple(
        CARD_NAMES[card] for card in range(CARDS) if state.cards[card] == DELIVERED + owner
    )


def see_hand(state: Pieces, seat: int | None) -> Hand | None:
    """What is being looked at; the faces only for the player who looks. (CB-68)"""
    for number, names in ((TILE_PILE, TILE_NAMES), (ORDER_PILE, CARD_NAMES)):
        pile = state.pile(number)
        if pile.in_hand:
            looker = state.frames[FRAME * (state.depth - 1) + 1]
            shown = see_faces(pile, names) if looker == seat else None
            return Hand(PILE_NAMES[number], looker, pile.in_hand, pile.placed, shown)
    return None


def see_faces(pile: Pile, names: tuple[str, ...]) -> tuple[str, ...]:
    """The faces of a hand: first those placed, the highest first, then the others in no order."""
    rows = [pile.face(row) for row in range(pile.fixed() - pile.in_hand, pile.fixed())]
    loose, placed = rows[: pile.in_hand - pile.placed], rows[pile.in_hand - pile.placed :]
    return tuple(names[face] for face in (*reversed(placed), *sorted(loose)))


def remember(state: Pieces, seat: int | None) -> Memory:
    """What a seat knows that no longer lies open. (CB-67, CB-68)"""
    return Memory(
        delivered=tuple(delivered_by(state, owner) for owner in range(state.seats)),
        tiles=recall_stack(state.tiles, TILE_NAMES, seat),
        orders=recall_stack(state.orders, CARD_NAMES, seat),
    )


def recall_stack(pile: Pile, names: tuple[str, ...], seat: int | None) -> Stack:
    """The places of a stack that someone has seen, as this seat knows them. (CB-68)"""
    places = []
    told = list(pile.canonical())
    width = MARKS_AT + int(pile.seats)
    for row in range(pile.fixed()):
        marks = told[row * width + MARKS_AT : (row + 1) * width]
        groups = tuple(mark // CLASS for mark in marks)
        looked = tuple(mark // KINDS % 4 for mark in marks)
        if seat is None:
            places.append(Known(row + 1, None, groups, looked))
            continue
        face = marks[seat] % KINDS - 1
        places.append(Known(groups[seat], names[face] if face >= 0 else None, groups, looked))
    return Stack(pile.fixed() - pile.in_hand if pile.bag_size == 0 else pile.on_top, tuple(places))
