"""Counting: the pieces of a table by kind, and a score by where it came from."""

from mypy_extensions import i64

from coalface.games.coal_baron.ids import (
    AT_BANK,
    BALANCE_VP,
    CAGED,
    CANTEEN,
    CARDS,
    COAL_VP,
    COLOURS,
    CUBES,
    ELEMENTS,
    FACTORY_SPACES,
    IN_STACK,
    MAJORITY_VP,
    MARKS_VP,
    ON,
    ORDER_VP,
    OUTSTANDING_VP,
    OWNER,
    SEAT_SIZE,
    SHIFTS,
    STORED,
    SUPPLY,
    TILE_ON,
    TILED,
    TILES,
    WORKER_SPACES,
    WORKERS,
)
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    TILE_NAMES,
)
from coalface.games.coal_baron.pieces import Pieces


def census(state: Pieces) -> dict[str, int]:
    """All cubes, tiles, order cards and workers, wherever they lie. (CB-3, CB-31)"""
    pieces: dict[str, int] = {}
    for colour in range(COLOURS):
        pieces[f"{COLOUR_NAMES[colour]} cube"] = count_cubes(state, colour)
    for tile in range(TILES):
        pieces[f"tile {TILE_NAMES[tile]}"] = count_tiles(state, tile)
    for card in range(CARDS):
        pieces[f"order {CARD_NAMES[card]}"] = count_order(state, card)
    for seat in range(state.seats):
        pieces[f"worker of {seat}"] = count_workers(state, seat)
    return pieces


def count_cubes(state: Pieces, colour: i64) -> i64:
    """Cubes of a colour in the supply, in pits and on orders."""
    cubes = state.board[SUPPLY + colour]
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        cubes += state.own[at + CAGED + colour] + state.own[at + STORED + colour]
        for level in range(COLOURS):
            cubes += state.own[at + CUBES + level * COLOURS + colour]
    for card in range(CARDS):
        cubes += state.loaded[card * COLOURS + colour]
    return cubes


def count_tiles(state: Pieces, tile: i64) -> i64:
    """Tiles of a kind in the stack, in a hand, in the factory and in pits."""
    tiles = state.tiles.bag[tile]
    for row in range(state.tiles.fixed()):
        if state.tiles.face(row) == tile:
            tiles += 1
    for space in range(FACTORY_SPACES):
        if state.board[TILE_ON + space] == tile + 1:
            tiles += 1
    for seat in range(state.seats):
        tiles += state.own[seat * SEAT_SIZE + TILED + tile]
    return tiles


def count_order(state: Pieces, card: i64) -> i64:
    """How often a card lies in the stack, in a hand or elsewhere: once."""
    cards = state.orders.bag[card]
    for row in range(state.orders.fixed()):
        if state.orders.face(row) == card:
            cards += 1
    if state.cards[card] != IN_STACK:
        cards += 1
    return cards


def count_workers(state: Pieces, seat: i64) -> i64:
    """Workers of a seat at home, on spaces, in the Canteen and at the Bank."""
    at = seat * SEAT_SIZE
    workers = state.own[at + WORKERS] + state.own[at + CANTEEN] + state.own[at + AT_BANK]
    for space in range(WORKER_SPACES):
        if state.board[OWNER + space] == seat:
            workers += state.board[ON + space]
    return workers


def breakdown(state: Pieces, seat: i64) -> dict[str, int]:
    """The points of a seat by source: orders, each element of each shift, end of the game."""
    at = seat * SEAT_SIZE
    points: dict[str, int] = {"orders": state.own[at + ORDER_VP]}
    for shift in range(SHIFTS):
        for element in range(ELEMENTS):
            scored = state.own[at + MAJORITY_VP + shift * ELEMENTS + element]
            if scored != 0:
                points[f"shift-{shift + 1}/{ELEMENT_NAMES[element]}"] = scored
    points["marks"] = state.own[at + MARKS_VP]
    points["coal"] = state.own[at + COAL_VP]
    points["outstanding"] = state.own[at + OUTSTANDING_VP]
    points["balance"] = state.own[at + BALANCE_VP]
    return points
