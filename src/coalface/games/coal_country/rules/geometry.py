"""The mine as a grid: cells, openings, what is joined to the entrance, and tunnels not finished.

A mine is a run of numbers, one a cell, from `at` on in a vec; see `ids` for what a number holds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.coal_country.ids import (
    ALL_CUBES,
    CONNECTED,
    CUBE_SHIFT,
    ENTRANCE_CELL,
    ROTATIONS,
    SIDES,
    SOUTH,
    TILE_MASK,
    TOKEN_MASK,
    TOKEN_SHIFT,
    TURN_SHIFT,
)
from coalface.games.coal_country.kit import Kit

ALL_SIDES: Final = (1 << SIDES) - 1


def has_tile(cell: i64) -> bool:
    """Does a tile lie here?"""
    return (cell & TILE_MASK) != 0


def tile_kind(cell: i64) -> i64:
    """The kind of the tile that lies here."""
    return (cell & TILE_MASK) - 1


def turned(cell: i64) -> i64:
    """By how many quarters the tile is turned."""
    return (cell >> TURN_SHIFT) & (ROTATIONS - 1)


def cubes_on(cell: i64) -> i64:
    """The utilities on a tile, as a mask."""
    return (cell >> CUBE_SHIFT) & ALL_CUBES


def is_supplied(cell: i64) -> bool:
    """Does the tile carry one cube of each utility?"""
    return ((cell >> CUBE_SHIFT) & ALL_CUBES) == ALL_CUBES


def is_connected(cell: i64) -> bool:
    """Is the tile joined to the entrance? (CC-23)"""
    return (cell & CONNECTED) != 0


def token_on(cell: i64) -> i64:
    """The foreman here, his value plus 1; 0 if there is none."""
    return (cell >> TOKEN_SHIFT) & TOKEN_MASK


def with_token(cell: i64, token: i64) -> i64:
    """The cell with this foreman, or with none."""
    return (cell & ~(TOKEN_MASK << TOKEN_SHIFT)) | (token << TOKEN_SHIFT)


def laid_tile(kind: i64, rotation: i64, cubes: i64) -> i64:
    """A cell with a tile on it."""
    return (kind + 1) | (rotation << TURN_SHIFT) | (cubes << CUBE_SHIFT)


def joined(kit: Kit, cell: i64, side: i64) -> i64:
    """The openings that the tunnel at a side is joined to inside the tile; 0: a closed side."""
    return kit.joined[(tile_kind(cell) * ROTATIONS + turned(cell)) * SIDES + side]


def opposite(side: i64) -> i64:
    """The side that faces this one."""
    return (side + SIDES // 2) % SIDES


def beside_tile(kit: Kit, mine: vec[i64], at: i64, cell: i64) -> bool:
    """Does a cell share an edge with a tile of this mine? (CC-25)"""
    for side in range(SIDES):
        other = kit.neighbour[cell * SIDES + side]
        if other >= 0 and has_tile(mine[at + other]):
            return True
    return False


def are_beside(kit: Kit, cell: i64, other: i64) -> bool:
    """Do two cells share an edge? (CC-25, CC-53)"""
    at = cell * SIDES
    near = kit.neighbour
    return (
        near[at] == other
        or near[at + 1] == other
        or near[at + 2] == other
        or (near[at + 3] == other)
    )


def beside_unsupplied(kit: Kit, mine: vec[i64], at: i64, cell: i64) -> bool:
    """Does a cell share an edge with a tile that lacks a utility? (CC-50)"""
    for side in range(SIDES):
        other = kit.neighbour[cell * SIDES + side]
        if other >= 0 and has_tile(mine[at + other]) and not is_supplied(mine[at + other]):
            return True
    return False


def connect(kit: Kit, mine: vec[i64], at: i64, reach: i64) -> None:
    """Find anew which tiles are joined to the entrance by an unbroken chain of openings. (CC-54)

    A tile with two separate shafts is joined by the openings of one of them; the tunnel goes on
    through those alone.
    """
    reached = vec[i64]([0] * reach)
    waiting = vec[i64]([0] * (reach * SIDES + 1))
    reached[ENTRANCE_CELL] = ALL_SIDES
    count: i64 = 1
    while count > 0:
        count -= 1
        cell = waiting[count]
        for side in range(SIDES):
            if joined(kit, mine[at + cell], side) == 0 or reached[cell] & (1 << side) == 0:
                continue
            other = kit.neighbour[cell * SIDES + side]
            if other < 0 or other >= reach or not has_tile(mine[at + other]):
                continue
            found = joined(kit, mine[at + other], opposite(side)) & ~reached[other]
            if found != 0:
                reached[other] |= found
                waiting[count] = other
                count += 1
    for cell in range(reach):
        mine[at + cell] &= ~CONNECTED
        if reached[cell] != 0:
            mine[at + cell] |= CONNECTED


def is_unfinished(kit: Kit, mine: vec[i64], at: i64, cell: i64, side: i64, strict: bool) -> bool:
    """Does a tunnel end at this side, at an empty cell or the village; if strict, a closed side?

    The tunnel from the entrance to the village is always finished. (CC-82, CC-83, CC-90)
    """
    if not has_tile(mine[at + cell]) or joined(kit, mine[at + cell], side) == 0:
        return False
    if cell == ENTRANCE_CELL and side == SOUTH:
        return False
    other = kit.neighbour[cell * SIDES + side]
    if other < 0 or not has_tile(mine[at + other]):
        return True
    return strict and joined(kit, mine[at + other], opposite(side)) == 0


def unfinished_tunnels(kit: Kit, mine: vec[i64], at: i64, reach: i64, strict: bool) -> i64:
    """How many tunnels of a mine are not finished, each opening by itself. (CC-82, CC-90)"""
    tunnels: i64 = 0
    for cell in range(reach):
        for side in range(SIDES):
            if is_unfinished(kit, mine, at, cell, side, strict):
                tunnels += 1
    return tunnels
