"""The mine as a grid, by itself: cells, openings, links, connectivity. (CC-23, CC-54, CC-82)"""

from hypothesis import given, settings
from hypothesis import strategies as st

import coalface
from coalface.core.components import read_components, released_components
from coalface.core.registry import game_spec
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.ids import CELLS, FAR, SIDES, VILLAGE
from coalface.games.coal_country.names import CELL_NAMES, GRID
from coalface.games.coal_country.rules import geometry
from coalface.games.coal_country.state import Mine
from tests.rules import rule

TABLES: ComponentTables = coalface.game("coal_country").tables  # type: ignore[attr-defined]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
TURNS = [
    (kind, turned)
    for kind in range(1, int(TABLES.kinds))
    for turned in range(4)
    if TABLES.distinct[kind * 4 + turned]
]
Tiles = dict[int, tuple[int, int]]

mines = st.dictionaries(st.integers(1, 24), st.sampled_from(TURNS), max_size=14)
"""Tiles by cell, anywhere within four steps of the entrance."""


def laid(tiles: Tiles, tables: ComponentTables = TABLES) -> Mine:
    """A mine with these tiles."""
    mine = geometry.with_tile(tables, Mine(), 0, 0, 0)
    for cell, (kind, turned) in tiles.items():
        mine = geometry.with_tile(tables, mine, cell, kind, turned)
    return mine


def openings(mine: Mine, cell: int, tables: ComponentTables = TABLES) -> set[int]:
    """The open sides of the tile on a cell."""
    if not mine.tile_on[cell]:
        return set()
    kind, turned = mine.tile_on[cell] - 1, mine.turned[cell]
    return {side for side in range(SIDES) if geometry.joined(tables, kind, turned, side)}


def connected(mine: Mine) -> set[int]:
    """The cells whose tiles are joined to the entrance."""
    return {cell for cell in range(CELLS) if mine.connected[cell]}


def beyond(cell: int, side: int) -> int | None:
    """The cell next to another by its place on paper, if it is in the grid."""
    (x, y), (dx, dy) = GRID[cell], STEPS[side]
    return GRID.index((x + dx, y + dy)) if (x + dx, y + dy) in GRID else None


def test_the_first_cells_are_those_within_a_number_of_steps() -> None:
    for steps in range(9):
        near = {cell for cell, (x, y) in enumerate(GRID) if abs(x) + y <= steps}
        assert near == set(range((steps + 1) ** 2))
    assert len(set(CELL_NAMES)) == CELLS


def test_neighbours_are_mutual_and_the_village_lies_below() -> None:
    for cell in range(CELLS):
        for side in range(SIDES):
            other = TABLES.neighbour[cell * SIDES + side]
            found = beyond(cell, side)
            if found is None:
                below = GRID[cell][1] == 0 and side == 2
                assert other == (VILLAGE if below else FAR)
            else:
                assert other == found
                assert TABLES.neighbour[found * SIDES + geometry.opposite(side)] == cell


@rule("CC-54", "CC-23")
@settings(max_examples=150, deadline=None)
@given(mines)
def test_connected_is_what_a_walk_through_openings_reaches(tiles: Tiles) -> None:
    mine = laid(tiles)
    reached, waiting = {0}, [0]
    while waiting:
        cell = waiting.pop()
        for side in openings(mine, cell):
            other = beyond(cell, side)
            if other is None or other in reached:
                continue
            if geometry.opposite(side) in openings(mine, other):
                reached.add(other)
                waiting.append(other)
    assert connected(mine) == reached


@rule("CC-82", "CC-83")
@settings(max_examples=150, deadline=None)
@given(mines)
def test_unfinished_is_every_opening_into_nothing(tiles: Tiles) -> None:
    mine = laid(tiles)
    ends = [
        (cell, side)
        for cell in range(CELLS)
        for side in openings(mine, cell)
        if (cell, side) != (0, 2)
    ]
    into = {end: beyond(*end) for end in ends}
    loose = [end for end, cell in into.items() if cell is None or not mine.tile_on[cell]]
    assert geometry.unfinished_tunnels(TABLES, mine, False) == len(loose)
    blind = [
        (cell, side)
        for (cell, side), other in into.items()
        if other is not None and mine.tile_on[other] and (side + 2) % 4 not in openings(mine, other)
    ]
    strict = geometry.unfinished_tunnels(TABLES, mine, True)
    assert strict == len(loose) + len(blind)


@rule("CC-90")
@settings(max_examples=60, deadline=None)
@given(mines)
def test_a_reformed_inspector_never_finds_less(tiles: Tiles) -> None:
    mine = laid(tiles)
    plain, strict = (geometry.unfinished_tunnels(TABLES, mine, strict) for strict in (False, True))
    assert plain <= strict


@settings(max_examples=60, deadline=None)
@given(mines, st.integers(1, 24), st.sampled_from(TURNS))
def test_one_more_tile_in_an_empty_cell_disconnects_nothing(
    tiles: Tiles, cell: int, tile: tuple[int, int]
) -> None:
    more = {cell: tile, **tiles}
    assert connected(laid(tiles)) <= connected(laid(more))


@rule("CC-54")
def test_a_tile_with_two_shafts_joins_only_what_its_links_join() -> None:
    text = released_components("coalface.games.coal_country", "1").text
    crossing = 'straight-rich = { number = 2, openings = "NESW", links = ["NS", "EW"], '
    crossing += "coal = [0, 1, 2, 3, 4], copies = 2 }"
    old = next(line for line in text.splitlines() if line.startswith("straight-rich"))
    game = game_spec("coal_country").game(components=read_components(text.replace(old, crossing)))
    tables: ComponentTables = game.tables  # type: ignore[attr-defined]
    names: tuple[str, ...] = game.tiles  # type: ignore[attr-defined]
    bridge, cap = names.index("straight-rich"), names.index("dead-end-rich")
    north, far, east = (CELL_NAMES.index(name) for name in ("n1", "n2", "e1n1"))
    mine = laid({north: (bridge, 0), far: (cap, 2), east: (cap, 3)}, tables)
    assert {CELL_NAMES[cell] for cell in connected(mine)} == {"0", "n1", "n2"}
    assert [int(tables.distinct[bridge * 4 + turned]) for turned in range(4)] == [1, 0, 0, 0]


@rule("CC-23", "CC-25")
@settings(max_examples=60, deadline=None)
@given(mines)
def test_foremen_may_stand_on_connected_tiles_and_beside_any(tiles: Tiles) -> None:
    mine = laid(tiles)
    beside = {beyond(cell, side) for cell in (0, *tiles) for side in range(SIDES)}
    open_cells = {cell for cell in beside if cell is not None and not mine.tile_on[cell]}
    assert list(mine.foreman_cells) == sorted(connected(mine) | open_cells)
    assert list(mine.tile_cells) == sorted({0, *tiles})
