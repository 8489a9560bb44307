"""The mine as a grid, by itself: cells, openings, links, connectivity. (CC-23, CC-54, CC-82)"""

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import coalface
from coalface.core.components import read_components, released_components
from coalface.core.registry import box
from coalface.games.coal_country.ids import CELLS, FAR, SIDES, VILLAGE
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.names import CELL_NAMES, GRID
from coalface.games.coal_country.rules import geometry
from tests.rules import rule

KIT: Kit = coalface.game("coal_country").kit  # type: ignore[attr-defined]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
TURNS = [
    (kind, turned)
    for kind in range(1, int(KIT.kinds))
    for turned in range(4)
    if KIT.distinct[kind * 4 + turned]
]
Tiles = dict[int, tuple[int, int]]

mines = st.dictionaries(st.integers(1, 24), st.sampled_from(TURNS), max_size=14)
"""Tiles by cell, anywhere within four steps of the entrance."""


def laid(tiles: Tiles, kit: Kit = KIT) -> vec[i64]:
    """A mine with these tiles, connected anew."""
    mine = vec[i64]([0] * CELLS)
    mine[0] = geometry.laid_tile(0, 0, 7)
    for cell, (kind, turned) in tiles.items():
        mine[cell] = geometry.laid_tile(kind, turned, 0)
    geometry.connect(kit, mine, 0, CELLS)
    return mine


def openings(mine: vec[i64], cell: int, kit: Kit = KIT) -> set[int]:
    """The open sides of the tile on a cell."""
    if not geometry.has_tile(mine[cell]):
        return set()
    return {side for side in range(SIDES) if geometry.joined(kit, mine[cell], side)}


def beyond(cell: int, side: int) -> int | None:
    """The cell next to another by its place on paper, if it is in the grid."""
    (x, y), (dx, dy) = GRID[cell], STEPS[side]
    return GRID.index((x + dx, y + dy)) if (x + dx, y + dy) in GRID else None


def test_the_first_cells_are_those_within_so_many_steps() -> None:
    for steps in range(9):
        near = {cell for cell, (x, y) in enumerate(GRID) if abs(x) + y <= steps}
        assert near == set(range((steps + 1) ** 2))
    assert len(set(CELL_NAMES)) == CELLS


def test_neighbours_are_mutual_and_the_village_lies_below() -> None:
    for cell in range(CELLS):
        for side in range(SIDES):
            other = KIT.neighbour[cell * SIDES + side]
            found = beyond(cell, side)
            if found is None:
                below = GRID[cell][1] == 0 and side == 2
                assert other == (VILLAGE if below else FAR)
            else:
                assert other == found
                assert KIT.neighbour[found * SIDES + geometry.opposite(side)] == cell


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
    assert {cell for cell in range(CELLS) if geometry.is_connected(mine[cell])} == reached


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
    loose = [end for end, cell in into.items() if cell is None or not mine[cell]]
    assert geometry.unfinished_tunnels(KIT, mine, 0, CELLS, False) == len(loose)
    blind = [
        (cell, side)
        for (cell, side), other in into.items()
        if other is not None and mine[other] and (side + 2) % 4 not in openings(mine, other)
    ]
    strict = geometry.unfinished_tunnels(KIT, mine, 0, CELLS, True)
    assert strict == len(loose) + len(blind)


@rule("CC-90")
@settings(max_examples=60, deadline=None)
@given(mines)
def test_a_reformed_inspector_never_finds_less(tiles: Tiles) -> None:
    mine = laid(tiles)
    plain, strict = (
        geometry.unfinished_tunnels(KIT, mine, 0, CELLS, strict) for strict in (False, True)
    )
    assert plain <= strict


@settings(max_examples=60, deadline=None)
@given(mines, st.integers(1, 24), st.sampled_from(TURNS))
def test_one_more_tile_in_an_empty_cell_disconnects_nothing(
    tiles: Tiles, cell: int, tile: tuple[int, int]
) -> None:
    more = {cell: tile, **tiles}
    before, after = laid(tiles), laid(more)
    for place in range(CELLS):
        if geometry.is_connected(before[place]):
            assert geometry.is_connected(after[place])


@rule("CC-54")
def test_a_tile_with_two_shafts_joins_only_what_its_links_join() -> None:
    text = released_components("coalface.games.coal_country", "1").text
    crossing = 'straight-rich = { number = 2, openings = "NESW", links = ["NS", "EW"], '
    crossing += "coal = [0, 1, 2, 3, 4], copies = 2 }"
    old = next(line for line in text.splitlines() if line.startswith("straight-rich"))
    game = box("coal_country").game(components=read_components(text.replace(old, crossing)))
    kit: Kit = game.kit  # type: ignore[attr-defined]
    names: tuple[str, ...] = game.tiles  # type: ignore[attr-defined]
    bridge, cap = names.index("straight-rich"), names.index("dead-end-rich")
    north, far, east = (CELL_NAMES.index(name) for name in ("n1", "n2", "e1n1"))
    mine = laid({north: (bridge, 0), far: (cap, 2), east: (cap, 3)}, kit)
    connected = {CELL_NAMES[cell] for cell in range(CELLS) if geometry.is_connected(mine[cell])}
    assert connected == {"0", "n1", "n2"}
    assert [int(kit.distinct[bridge * 4 + turned]) for turned in range(4)] == [1, 0, 0, 0]
