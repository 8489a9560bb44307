"""The mine as a grid: cells, openings, what is joined to the entrance, and tunnels not finished."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core.counts import added
from coalface.games.coal_country import ids
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.state import Mine

ALL_SIDES: Final[i64] = 15
ONE: Final[i64] = 1


def kind_on(mine: Mine, cell: i64) -> i64:
    """Return the kind of the tile that lies on a cell; -1 if there is none."""
    return mine.tile_on[cell] - 1


def is_supplied(mine: Mine, cell: i64) -> bool:
    """Does the tile carry one cube of each utility?"""
    return mine.utilities_on[cell] == ids.ALL_TYPES


def joined(tables: ComponentTables, kind: i64, rotation: i64, side: i64) -> i64:
    """The openings that the tunnel at a side is joined to inside the tile; 0: a closed side."""
    place = (kind * ids.ROTATIONS + rotation) * ids.SIDES + side
    return tables.joined[place]


def openings_of(tables: ComponentTables, kind: i64, rotation: i64) -> i64:
    """The sides to which the tunnels of a tile lead, turned by this many quarters, as a mask."""
    openings: i64 = 0
    for side in range(ids.SIDES):
        if joined(tables, kind, rotation, side) != 0:
            openings |= ONE << side
    return openings


def opposite(side: i64) -> i64:
    """The side that faces this one."""
    return (side + 2) & 3


def beside(tables: ComponentTables, cell: i64, side: i64) -> i64:
    """The cell next to a cell on a side; FAR or VILLAGE if there is none."""
    place = cell * ids.SIDES + side
    return tables.neighbour[place]


def are_beside(tables: ComponentTables, cell: i64, other: i64) -> bool:
    """Do two cells share an edge? (CC-25, CC-53)"""
    return any(beside(tables, cell, side) == other for side in range(ids.SIDES))


def beside_unsupplied(tables: ComponentTables, mine: Mine, cell: i64) -> bool:
    """Does a cell share an edge with a tile that lacks a utility? (CC-50)"""
    for side in range(ids.SIDES):
        other = beside(tables, cell, side)
        if other >= 0 and mine.tile_on[other] != 0 and not is_supplied(mine, other):
            return True
    return False


def with_tile(tables: ComponentTables, mine: Mine, cell: i64, kind: i64, rotation: i64) -> Mine:
    """Return a mine with a tile on a cell, on the utilities there; connections may change."""
    new = Mine()
    new.tile_on = added(mine.tile_on, cell, kind + 1 - mine.tile_on[cell])
    new.turned = added(mine.turned, cell, rotation - mine.turned[cell])
    new.utilities_on = mine.utilities_on
    connect(tables, new)
    return new


def with_utilities(mine: Mine, cell: i64, types: i64) -> Mine:
    """Return a mine with more utilities on a tile."""
    new = Mine()
    new.tile_on = mine.tile_on
    new.turned = mine.turned
    new.utilities_on = added(mine.utilities_on, cell, types)
    new.openings = mine.openings
    new.connected = mine.connected
    new.tile_cells = mine.tile_cells
    new.foreman_cells = mine.foreman_cells
    return new


def connect(tables: ComponentTables, mine: Mine) -> None:
    """Find for a new mine which tiles a chain of openings joins to the entrance. (CC-54)

    A tile with two separate shafts is joined by the openings of one of them; the tunnel goes on
    through those alone. What else follows from the tiles of a mine is noted too.
    """
    tile_on = mine.tile_on
    turned = mine.turned
    openings = vec[i64]([0] * ids.CELLS)
    reached = vec[i64]([0] * ids.CELLS)
    tiles: i64 = 0
    for cell in range(ids.CELLS):
        if tile_on[cell] != 0:
            openings[cell] = openings_of(tables, tile_on[cell] - 1, turned[cell])
            tiles += 1
    waiting = vec[i64]([0] * (tiles * ids.SIDES + 1))
    reached[ids.ENTRANCE_CELL] = ALL_SIDES
    count: i64 = 1
    while count > 0:
        count -= 1
        cell = waiting[count]
        open = openings[cell] & reached[cell]
        for side in range(ids.SIDES):
            if (open >> side) & 1 == 0:
                continue
            other = beside(tables, cell, side)
            if other < 0 or tile_on[other] == 0:
                continue
            facing = joined(tables, tile_on[other] - 1, turned[other], opposite(side))
            found = facing & ~reached[other]
            if found != 0:
                reached[other] |= found
                waiting[count] = other
                count += 1
    for cell in range(ids.CELLS):
        if reached[cell] != 0:
            reached[cell] = 1
    mine.openings = openings
    mine.connected = reached
    list_cells(tables, mine)


def list_cells(tables: ComponentTables, mine: Mine) -> None:
    """List the cells with a tile, and those where a foreman may stand. (CC-23, CC-25)"""
    tile_on = mine.tile_on
    connected = mine.connected
    usable = connected[:]
    tiles = vec[i64](capacity=16)
    for cell in range(ids.CELLS):
        if tile_on[cell] == 0:
            continue
        tiles = append(tiles, cell)
        for side in range(ids.SIDES):
            other = beside(tables, cell, side)
            if other >= 0 and tile_on[other] == 0:
                usable[other] = 1
    cells = vec[i64](capacity=32)
    for cell in range(ids.CELLS):
        if usable[cell] != 0:
            cells = append(cells, cell)
    mine.tile_cells = tiles
    mine.foreman_cells = cells


def is_unfinished(tables: ComponentTables, mine: Mine, cell: i64, side: i64, strict: bool) -> bool:
    """Does a tunnel end at this side, at an empty cell or the village; if strict, a closed side?

    The tunnel from the entrance to the village is always finished. (CC-82, CC-83, CC-90)
    """
    if (mine.openings[cell] >> side) & 1 == 0:
        return False
    if cell == ids.ENTRANCE_CELL and side == ids.SOUTH:
        return False
    other = beside(tables, cell, side)
    if other < 0 or mine.tile_on[other] == 0:
        return True
    return strict and (mine.openings[other] >> opposite(side)) & 1 == 0


def unfinished_tunnels(tables: ComponentTables, mine: Mine, strict: bool) -> i64:
    """How many tunnels of a mine are not finished, each opening by itself. (CC-82, CC-90)"""
    tunnels: i64 = 0
    for cell in mine.tile_cells:
        for side in range(ids.SIDES):
            if is_unfinished(tables, mine, cell, side, strict):
                tunnels += 1
    return tunnels
