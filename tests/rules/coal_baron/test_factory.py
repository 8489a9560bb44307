"""Minecart factory: a tile, its price, its coal, the refill. (CB-26 to CB-32)"""

import pytest

from coalface import CHANCE, Event
from coalface.core.components import released_components
from coalface.games.coal_baron.names import COLOUR_CODES, COLOUR_NAMES, TILE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    look,
    position,
    refused,
    stack,
    tiles_but,
)

PRICES = {"Y": 1, "R": 2, "G": 3, "K": 4}
"""Marks for each minecart."""


@rule("CB-26", "CB-28", "CB-29", "CB-30")
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_a_tile_is_paid_filled_and_put_on_its_level(tile: str) -> None:
    code, carts = tile[0], int(tile[2])
    level = COLOUR_NAMES[COLOUR_CODES.index(code)]
    price = PRICES[code] * carts
    top = "RD1" if tile != "RD1" else "RD2"
    table = position(f"coal_baron\nseats 3\nseat 0 marks 20\ntile factory-5 {tile}\ntile-row {top}")
    before = facts(table)
    table.play(0, "place/factory-5")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (47, 46),
        f"supply {level}": (13, 13 - carts),
        "factory-5 workers": (None, (0, 1)),
        "factory-5 offers": (tile, top),
        "0 marks": (20, 20 - price),
        "0 workers": (15, 14),
        "0 tiles": ("", tile),
        f"0 {level} carts": (1, 1 + carts),
        f"0 {level} coal": (code, code * (1 + carts)),
    }


@rule("CB-4", "CB-26", "CB-29")
def test_the_tiles_are_as_printed() -> None:
    kinds = released_components("coalface.games.coal_baron", "1").values["tiles"]["kinds"]
    sides = {"L": "light", "D": "dark"}
    assert kinds == {
        tile: [tile[0], int(tile[2]), sides[tile[1]], PRICES[tile[0]] * int(tile[2]), 3]
        for tile in (f"{code}{side}{carts}" for code in "YRGK" for side in "LD" for carts in "12")
    }


@rule("CB-26")
def test_the_tile_must_be_bought() -> None:
    table = position("coal_baron\nseats 2\ntile factory-1 YL2\nseat 0 marks 2")
    table.play(0, "place/factory-1")
    assert look(table).pits[0].marks == 0
    assert look(table).pits[0].tiles == ("YL2",)
    for move in ("keep-none", "leave-empty", "stop"):
        assert refused(table, 0, move) == "not-your-turn (CB-15)"


@rule("CB-26")
def test_we_2_buying_a_tile() -> None:
    table = position("coal_baron\nseats 3\ntile factory-3 GL2")
    table.play(0, "place/factory-3")
    assert look(table).pits[0].marks == 9 - 6


@rule("CB-28", "CB-29", "CB-30")
def test_we_3_filling_and_placing_the_tile() -> None:
    table = position("coal_baron\nseats 3\ntile factory-3 GL2")
    before = facts(table)
    table.play(0, "place/factory-3")
    assert changes(before, table) == {
        "asked": ((0,), (CHANCE,)),
        "supply grey": (13, 11),
        "factory-3 workers": (None, (0, 1)),
        "factory-3 offers": ("GL2", None),
        "0 marks": (9, 3),
        "0 workers": (15, 14),
        "0 tiles": ("", "GL2"),
        "0 grey carts": (1, 3),
        "0 grey coal": ("G", "GGG"),
    }
    bought = facts(table)
    table.chance("draw-tile/KD1")
    assert changes(bought, table) == {
        "asked": ((CHANCE,), (1,)),
        "tile stack": (47, 46),
        "factory-3 offers": (None, "KD1"),
    }


@rule("CB-27")
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_a_tile_that_is_too_dear_cannot_be_chosen(tile: str) -> None:
    price = PRICES[tile[0]] * int(tile[2])
    poor = position(f"coal_baron\nseats 2\nseat 0 marks {price - 1}\ntile factory-1 {tile}")
    why = f"cb.why.marks (needed={price}, have={price - 1}) (CB-27)"
    assert refused(poor, 0, "place/factory-1") == why
    able = position(f"coal_baron\nseats 2\nseat 0 marks {price}\ntile factory-1 {tile}")
    assert "place/factory-1" in able.legal(0)


@rule("CB-27")
def test_an_empty_tile_space_cannot_be_chosen() -> None:
    table = position("coal_baron\nseats 2\nseat 0 marks 99\ntile factory-1 YL1")
    assert refused(table, 0, "place/factory-2") == "cb.why.no-tile (space=1) (CB-27)"
    assert "place/factory-1" in table.legal(0)


@rule("CB-29")
def test_there_is_no_limit_to_the_tiles_of_a_level_or_a_side() -> None:
    table = position(
        """
        coal_baron
        seats 2
        tiles 0 YL1 YL1 YL2 YL2 YL2 YD1 YD1 YD1 YD2 YD2 YD2
        carts 0 yellow -
        tile factory-1 YL1
        tile-row KD1
        """
    )
    table.play(0, "place/factory-1")
    pit = look(table).pits[0]
    assert pit.tiles.count("YL1") == 3
    assert len(pit.tiles) == 12
    assert pit.carts == (19, 1, 1, 1)
    assert pit.cubes[0] == (1, 0, 0, 0)


@rule("CB-29")
def test_the_side_of_a_tile_is_printed_on_it() -> None:
    """The side shows in the balance at the end: two light tiles against none cost 4 points."""
    table = position(
        """
        coal_baron
        seats 2
        shift 3
        turn 0
        tiles 0 YL1
        tile factory-1 RL1
        tile-row KD1
        seat 0 marks 2 workers 1 canteen 17
        seat 1 workers 0 canteen 18
        """
    )
    table.play(0, "place/factory-1")
    assert table.state.breakdown(0)["balance"] == -4


@rule("CB-30")
def test_only_the_emptied_space_is_refilled_before_the_next_turn() -> None:
    table = position("coal_baron\nseats 2\ntile factory-1 YL1\ntile factory-2 RL1")
    table.play(0, "place/factory-1")
    before = facts(table)
    assert table.state.actors() == [CHANCE]
    assert refused(table, 1, "place/bank") == "not-your-turn (CB-15)"
    assert table.legal(CHANCE) == {f"draw-tile/{tile}" for tile in TILE_NAMES}
    assert table.state.odds() == [2, 3, 3, 3, 2, *[3] * 11]
    table.chance("draw-tile/GD2")
    assert changes(before, table) == {
        "asked": ((CHANCE,), (1,)),
        "tile stack": (46, 45),
        "factory-1 offers": (None, "GD2"),
    }


@rule("CB-30")
def test_the_refill_is_the_top_tile_of_the_stack() -> None:
    table = position("coal_baron\nseats 2\ntile factory-1 YL1\ntile-row KD2\ntile-row GD1")
    table.play(0, "place/factory-1")
    assert look(table).spaces[0].tile == "KD2"
    assert stack(table, "tile") == "GD1"


@rule("CB-30")
def test_chance_refills_only_with_tiles_that_are_left() -> None:
    left = ("YL1", "GD2", "GD2")
    table = position(
        f"""
        coal_baron
        seats 3
        tiles 1 {tiles_but(*left)}
        carts 1 yellow -
        carts 1 brown -
        carts 1 grey -
        carts 1 black -
        tile factory-1 YL1
        """
    )
    table.play(0, "place/factory-1")
    assert table.legal(CHANCE) == {"draw-tile/GD2"}
    assert refused(table, CHANCE, "draw-tile/YL1") == "cb.why.not-in-stack (CB-30)"
    assert refused(table, CHANCE, "draw-order/B01") == "not-now (CB-16)"


NO_STACK = f"""
    coal_baron
    seats 3
    start 0
    turn 0
    tiles 1 {tiles_but("YL1", "GD2")}
    carts 1 yellow -
    carts 1 brown -
    carts 1 grey -
    carts 1 black -
    tile factory-1 YL1
    tile factory-2 GD2
    """
"""All tiles but two lie in the pit of seat 1; the stack is empty."""


@rule("CB-31")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    table = position(NO_STACK)
    before = facts(table)
    table.play(0, "place/factory-1")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply yellow": (14, 13),
        "factory-1 workers": (None, (0, 1)),
        "factory-1 offers": ("YL1", None),
        "0 marks": (9, 8),
        "0 workers": (15, 14),
        "0 tiles": ("", "YL1"),
        "0 yellow carts": (1, 2),
        "0 yellow coal": ("Y", "YY"),
    }
    assert table.events[-1] == Event("cb.space.empty", CHANCE, (0,))
    assert refused(table, 1, "place/factory-1") == "cb.why.no-tile (space=0) (CB-27)"


@rule("CB-31", "CB-32")
def test_no_tile_comes_back_and_no_cart_is_refilled_in_a_new_shift() -> None:
    table = position(
        f"""
        {NO_STACK}
        seat 0 workers 1 canteen 14
        seat 1 workers 0 canteen 15
        seat 2 workers 0 canteen 15
        """
    )
    table.play(0, "place/factory-1")
    seen = look(table)
    assert (seen.shift, seen.tile_stack) == (2, 0)
    assert [space.tile for space in seen.spaces[:8]] == [None, "GD2", *[None] * 6]
    assert [len(pit.tiles) for pit in seen.pits] == [1, 46, 0]
    assert seen.pits[1].cubes == ((0, 0, 0, 0),) * 4
    assert table.state.actors() == [0]


@rule("CB-32")
def test_only_the_carts_of_the_new_tile_get_coal() -> None:
    table = position(
        """
        coal_baron
        seats 2
        tiles 0 GL1
        carts 0 grey -
        tile factory-1 GD2
        tile-row YL1
        """
    )
    table.play(0, "place/factory-1")
    pit = look(table).pits[0]
    assert pit.carts[2] == 4
    assert pit.cubes[2] == (0, 0, 2, 0)
    assert look(table).supply == (14, 14, 16 - 1 - 2, 14)
