"""What a seat of Coal Baron sees on the table, and what it remembers.

Built from what the seat knows and nothing else: see `known_to`. Fields that are shown as they are
come from the declaration of the state (`generated/view_fields.py`).
"""

from functools import lru_cache

import msgspec

from coalface.core import counts
from coalface.core.contract import OVER
from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import unpacked
from coalface.core.piles import CLASS, KINDS, MARKS, Pile
from coalface.core.view import View
from coalface.games.coal_baron import ids, names, scoring
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.decisions import DECISIONS
from coalface.games.coal_baron.generated.view_fields import (
    CoalBaronStateFields,
    PlayerFields,
    coal_baron_state_fields,
    player_fields,
)
from coalface.games.coal_baron.printed import Printed, printed_of
from coalface.games.coal_baron.rules import final_scoring, turn
from coalface.games.coal_baron.state import CoalBaronState

Cubes = tuple[int, ...]
"""Cubes by colour: yellow, brown, grey, black."""


class Space(msgspec.Struct, frozen=True):
    """A worker space: who stands there, how many workers it takes now, and what it offers."""

    name: str
    locked: bool
    workers: int
    price: int
    owner: int | None
    tile: str | None
    card: str | None


class Order(msgspec.Struct, frozen=True):
    """An outstanding order: its free spots by colour and in all, and the cubes that lie on it."""

    card: str
    free: Cubes
    cubes: Cubes
    missing: int


class Pit(PlayerFields, frozen=True):
    """All that lies open before one player.

    `delivered` is how many orders lie face down there, `delivered_cards` their faces if this seat
    may look at them. `cubes` are those on minecarts, by level and then by colour.

    `complete` are orders that could be delivered, `caged` and `stored` cubes in cage and storage,
    `light` and `dark` tunnel tiles by side, `balance_points` what these would cost now.
    """

    points: dict[str, int]
    orders: tuple[Order, ...]
    complete: int
    caged: int
    stored: int
    light: int
    dark: int
    balance_points: int
    delivered: int
    delivered_cards: tuple[str, ...] | None


class Hand(msgspec.Struct, frozen=True):
    """What a player looks at on a draw space; only that player sees the faces.

    The first `placed` are already in the order in which they go back, the highest first.
    """

    pile: str
    seat: int
    size: int
    placed: int
    faces: tuple[str, ...] | None


class Table(CoalBaronStateFields, frozen=True):
    """What the viewer sees now. (CB-66, CB-67, CB-68, CB-95)"""

    pending: tuple[Pending, ...]
    spaces: tuple[Space, ...]
    tile_stack: int
    order_stack: int
    draft: tuple[str, ...]
    pits: tuple[Pit, ...]
    hand: Hand | None
    printed: Printed


class Known(msgspec.Struct, frozen=True):
    """A place of a stack that someone has seen.

    Places of one group lie in an order that this seat does not know; `face` is one of those it
    knows to be in the group. `groups` are the groups of every seat, and `looked` says whether that
    seat knows a face of its group surely (2), perhaps (1) or surely not (0): all can compute that.
    """

    group: int
    face: str | None
    groups: tuple[int, ...]
    looked: tuple[int, ...]


class Stack(msgspec.Struct, frozen=True):
    """The places of a stack that someone has seen: at the bottom, on top, in a hand, upwards."""

    on_top: int
    places: tuple[Known, ...]


class Memory(msgspec.Struct, frozen=True):
    """What a seat that forgets nothing also knows: delivered orders, and parts of the stacks."""

    delivered: tuple[tuple[str, ...], ...]
    tiles: Stack
    orders: Stack


CoalBaronView = View[Table, Memory]

TILE_OR_NONE = (None, *names.TILE_NAMES)
CARD_OR_NONE = (None, *names.CARD_NAMES)
CACHED = 5000
space_view = lru_cache(CACHED)(Space)
"""What comes again in nearly every view is made once."""


@lru_cache(CACHED)
def order_view(card: int, free: int, loaded: int) -> Order:
    """Show an outstanding order: its card, and packed spots and cubes. (CB-66)"""
    colours = int(ids.COLOURS)
    spots = unpacked(free, colours)
    return Order(names.CARD_NAMES[card], spots, unpacked(loaded, colours), sum(spots))


def build_view(known: CoalBaronState, seat: int | None) -> CoalBaronView:
    """Build the view of a seat, or of a spectator, from what it knows. (CB-66, CB-67, CB-68)"""
    return View(
        game="coal_baron",
        seats=int(known.seats),
        seat=seat,
        actors=tuple(known.actors()),
        table=table_view(known, seat),
        memory=memory_view(known, seat),
        known=known,
    )


def table_view(known: CoalBaronState, seat: int | None) -> Table:
    """Show everything that lies open. (CB-66, CB-95)"""
    return Table(
        *coal_baron_state_fields(known),
        pending=pending_decisions(known, DECISIONS),
        spaces=space_views(known),
        tile_stack=known.tiles.size(),
        order_stack=known.orders.size(),
        draft=cards_in(known, ids.IN_DRAFT),
        pits=tuple(pit_view(known, owner, seat) for owner in range(known.seats)),
        hand=hand_view(known, seat),
        printed=printed_of(known.components, int(known.seats)),
    )


def space_views(known: CoalBaronState) -> tuple[Space, ...]:
    """Show the worker spaces with what stands and lies there. (CB-66)"""
    workers = list(known.workers_on)
    prices = [turn.price(known, space) for space in range(len(workers))]
    owners = [
        owner if there else None for owner, there in zip(known.owner_on, workers, strict=True)
    ]
    tiles: list[str | None] = [None] * len(workers)
    tiles[: ids.FACTORY_SPACES] = [TILE_OR_NONE[tile] for tile in known.tile_on]
    cards: list[str | None] = [None] * len(workers)
    cards[ids.ORDER : ids.ORDER_DRAW] = [CARD_OR_NONE[card] for card in known.card_on]
    locked = locked_spaces(known.components, int(known.seats))
    return tuple(map(space_view, names.SPACE_NAMES, locked, workers, prices, owners, tiles, cards))


@lru_cache
def locked_spaces(components: ComponentTables, seats: int) -> tuple[bool, ...]:
    """Tell of each worker space whether it is closed for this number of players. (CB-2)"""
    first = seats * int(ids.WORKER_SPACES)
    return tuple(map(bool, components.locked[first : first + ids.WORKER_SPACES]))


def pit_view(known: CoalBaronState, owner: int, seat: int | None) -> Pit:
    """Show a player's area; delivered orders only as a number, to others. (CB-66, CB-67)"""
    player = known.players[owner]
    delivered = cards_in(known, ids.DELIVERED + owner)
    may_look = owner == seat or known.to_act == OVER
    orders = tuple(
        order_view(card, known.free_spots[card], known.loaded[card]) for card in player.orders
    )
    return Pit(
        *player_fields(player),
        points=scoring.breakdown(known, owner),
        orders=orders,
        complete=sum(order.missing == 0 for order in orders),
        caged=counts.total(player.cage),
        stored=counts.total(player.storage),
        light=final_scoring.side_tiles(known, player, ids.LIGHT),
        dark=final_scoring.side_tiles(known, player, ids.DARK),
        balance_points=final_scoring.balance_points(known, player),
        delivered=len(delivered),
        delivered_cards=delivered if may_look else None,
    )


def cards_in(known: CoalBaronState, place: int) -> tuple[str, ...]:
    """Return the order cards that lie in one place. (CB-67)"""
    return tuple(names.CARD_NAMES[card] for card in scoring.cards_in(known, place))


def hand_view(known: CoalBaronState, seat: int | None) -> Hand | None:
    """Show what is being looked at; the faces only to the player who looks. (CB-68)"""
    stacks = ((known.tiles, names.TILE_NAMES), (known.orders, names.CARD_NAMES))
    for (pile, faces), name in zip(stacks, names.PILE_NAMES, strict=True):
        if pile.in_hand:
            looker = int(known.pending_seat)
            shown = hand_faces(pile, faces) if looker == seat else None
            return Hand(name, looker, pile.in_hand, pile.placed, shown)
    return None


def hand_faces(pile: Pile, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Return the faces of a hand: first those placed, the highest first, then the others."""
    rows = [pile.face(row) for row in range(pile.fixed() - pile.in_hand, pile.fixed())]
    loose, placed = rows[: pile.in_hand - pile.placed], rows[pile.in_hand - pile.placed :]
    return tuple(faces[face] for face in (*reversed(placed), *sorted(loose)))


def memory_view(known: CoalBaronState, seat: int | None) -> Memory:
    """Show what a seat knows that no longer lies open. (CB-67, CB-68)"""
    delivered = (cards_in(known, ids.DELIVERED + owner) for owner in range(known.seats))
    return Memory(
        delivered=tuple(delivered),
        tiles=stack_view(known.tiles, names.TILE_NAMES, seat),
        orders=stack_view(known.orders, names.CARD_NAMES, seat),
    )


def stack_view(pile: Pile, faces: tuple[str, ...], seat: int | None) -> Stack:
    """Show the places of a stack that someone has seen, as this seat knows them. (CB-68)"""
    rows, width = tuple(pile.rows), MARKS + int(pile.seats)
    marks = [rows[row * width + MARKS : (row + 1) * width] for row in range(pile.fixed())]
    places = tuple(place_view(row, each, faces, seat) for row, each in enumerate(marks))
    return Stack(pile.fixed() - pile.in_hand if pile.bag_size == 0 else pile.on_top, places)


@lru_cache(CACHED)
def place_view(row: int, marks: tuple[int, ...], faces: tuple[str, ...], seat: int | None) -> Known:
    """Show a place of a stack by the marks of every seat, as this seat knows it. (CB-68)"""
    groups = tuple(mark // CLASS for mark in marks)
    looked = tuple(mark // KINDS % 4 for mark in marks)
    if seat is None:
        return Known(row + 1, None, groups, looked)
    face = marks[seat] % KINDS - 1
    return Known(groups[seat], faces[face] if face >= 0 else None, groups, looked)
