"""Counting: the pieces of a table by kind, and money by where it came from."""

from mypy_extensions import i64

from coalface.games.coal_country.ids import (
    ACCOUNT,
    ACCOUNTS,
    ASK_LAY,
    BAG,
    BUILDINGS,
    BURIED,
    CALENDAR,
    CELLS,
    COLOURS,
    COVERED,
    CUBE_ON,
    FRAME,
    HAND,
    IN_ROW,
    IN_STACK,
    NUMBERS,
    OFFERED,
    OUT,
    PILE,
    REMOVED,
    ROWS,
    SEAT_SIZE,
    STORED,
    SUPPLY,
    TOKEN,
    TOKENS,
    TURNED_UP,
    TYPES,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    ACCOUNT_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    TYPE_NAMES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import geometry


def census(state: Pieces) -> dict[str, int]:
    """All tiles, buildings, utilities, market cubes and foremen, wherever they lie."""
    pieces: dict[str, int] = {}
    for kind in range(state.kit.kinds):
        pieces[f"tile {kind}"] = count_tiles(state, kind)
    for building in range(BUILDINGS):
        pieces[f"building {BUILDING_NAMES[building]}"] = count_buildings(state, building)
    for type in range(TYPES):
        pieces[f"{TYPE_NAMES[type]} cube"] = count_utilities(state, type)
    for colour in range(COLOURS):
        pieces[f"{COLOUR_NAMES[colour]} cube"] = count_cubes(state, colour)
    for seat in range(state.seats):
        pieces[f"foremen of {seat}"] = count_foremen(state, seat)
        pieces[f"influence of {seat}"] = count_influence(state, seat)
    return pieces


def count_tiles(state: Pieces, kind: i64) -> i64:
    """Tiles of a kind in the stacks, turned up, just drawn, in mines and covered."""
    tiles = state.board[IN_STACK + kind] + state.board[BURIED + kind]
    for number in range(NUMBERS):
        if state.board[TURNED_UP + number] == kind + 1:
            tiles += 1
    for row in range(state.depth):
        if state.frames[row * FRAME] == ASK_LAY and state.frames[row * FRAME + 3] == kind:
            tiles += 1
    for at in range(state.seats * CELLS):
        if geometry.has_tile(state.mine[at]) and geometry.tile_kind(state.mine[at]) == kind:
            tiles += 1
    return tiles


def count_buildings(state: Pieces, building: i64) -> i64:
    """Buildings of a type in the pile, on display, removed and in villages."""
    count = state.board[PILE + building] + state.board[REMOVED + building]
    for row in range(ROWS):
        count += state.board[IN_ROW + row * BUILDINGS + building]
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        count += ((state.own[at + VISIBLE] | state.own[at + COVERED]) >> building) & 1
    return count


def count_utilities(state: Pieces, type: i64) -> i64:
    """Cubes of a type in the supply, on the market, in storage and on tiles."""
    cubes = state.board[SUPPLY + type] + state.board[OFFERED + type]
    for seat in range(state.seats):
        cubes += state.own[seat * SEAT_SIZE + STORED + type]
    for at in range(state.seats * CELLS):
        cubes += (geometry.cubes_on(state.mine[at]) >> type) & 1
    return cubes


def count_cubes(state: Pieces, colour: i64) -> i64:
    """Market cubes of a colour in the bag, on the calendar and used."""
    cubes = state.board[BAG + colour] + state.board[OUT + colour]
    for space in range(CALENDAR):
        if state.board[CUBE_ON + space] == colour + 1:
            cubes += 1
    return cubes


def count_foremen(state: Pieces, seat: i64) -> i64:
    """Foremen of a seat in the hand and on spaces."""
    at = seat * SEAT_SIZE
    count: i64 = 0
    for value in range(VALUES):
        count += state.own[at + HAND + value]
    for place in range(TOKENS):
        count += 1 if state.own[at + TOKEN + place] != 0 else 0
    for cell in range(CELLS):
        count += 1 if geometry.token_on(state.mine[seat * CELLS + cell]) != 0 else 0
    return count


def count_influence(state: Pieces, seat: i64) -> i64:
    """The printed influence of all foremen of a seat."""
    at = seat * SEAT_SIZE
    total: i64 = 0
    for value in range(VALUES):
        total += value * state.own[at + HAND + value]
    for place in range(TOKENS):
        total += max(state.own[at + TOKEN + place] - 1, 0)
    for cell in range(CELLS):
        total += max(geometry.token_on(state.mine[seat * CELLS + cell]) - 1, 0)
    return total


def breakdown(state: Pieces, seat: i64) -> dict[str, int]:
    """The money of a seat by what it came from and went to. (CC-13, CC-18)"""
    at = seat * SEAT_SIZE + ACCOUNT
    money: dict[str, int] = {}
    for account in range(ACCOUNTS):
        money[ACCOUNT_NAMES[account]] = state.own[at + account]
    return money
