"""Mining: work steps with the cage, from the carts to the orders. (CB-40 to CB-47)"""

from itertools import permutations

import pytest

from coalface.games.coal_baron.names import COLOUR_NAMES, LEVEL_NAMES, TILE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    cage_moves,
    changes,
    facts,
    mining,
    position,
    refused,
)
from tests.rules.table import TestTable


@rule("CB-40")
@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_the_number_of_the_space_is_the_number_of_steps(steps: int) -> None:
    table = position("coal_baron\nseats 4")
    before = facts(table)
    table.play(0, f"place/mining-{steps}")
    assert changes(before, table) == {
        "steps": (None, steps),
        f"mining-{steps} workers": (None, (0, 1)),
        "0 workers": (13, 12),
    }
    for done in range(steps):
        assert table.state.actors() == [0]
        table.play(0, "cage/black" if done % 2 == 0 else "cage/surface")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        f"mining-{steps} workers": (None, (0, 1)),
        "0 workers": (13, 12),
    }


@rule("CB-40")
def test_steps_combine_in_any_order_and_those_not_used_are_lost() -> None:
    table = position("coal_baron\nseats 2\nseat 1 workers 0 canteen 18\norder 0 B01\norder 0 C03")
    table.play(0, "place/mining-10")
    before = facts(table)
    table.play(0, "cage/brown", "load/brown", "cage/yellow", "load/yellow", "cage/surface")
    table.play(0, "store/yellow", "fill/cage/C03/brown", "fill/storage/B01/yellow")
    assert changes(before, table) == {
        "steps": (10, 2),
        "0 yellow coal": ("Y", "-"),
        "0 brown coal": ("R", "-"),
        "0 order B01": ("free Y cubes -", "free - cubes Y"),
        "0 order C03": ("free R cubes -", "free - cubes R"),
    }
    table.play(0, "stop")
    assert facts(table)["steps"] is None
    table.play(0, "place/mining-6")
    assert facts(table)["steps"] == 6


@rule("CB-40")
def test_no_step_is_left_after_the_last() -> None:
    table = mining("", steps=1)
    table.play(0, "cage/grey")
    assert table.state.actors() == [1]
    assert refused(table, 0, "load/grey") == "not-your-turn (CB-15)"


@rule("CB-41")
def test_mining_may_be_chosen_with_nothing_to_mine_and_stopped_at_once() -> None:
    table = position(
        """
        coal_baron
        seats 3
        carts 0 yellow -
        carts 0 brown -
        carts 0 grey -
        carts 0 black -
        """
    )
    assert {"place/mining-6", "place/mining-8", "place/mining-10"} <= table.legal(0)
    before = facts(table)
    table.play(0, "place/mining-8")
    assert table.legal(0) == {*cage_moves("surface"), "stop"}
    table.play(0, "stop")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "mining-8 workers": (None, (0, 1)),
        "0 workers": (15, 14),
    }


@rule("CB-41")
def test_a_player_may_stop_at_any_moment() -> None:
    table = mining("cage 0 R\nstorage 0 Y\norder 0 B05", steps=6, level="yellow")
    for move in ("load/yellow", "cage/surface", "fill/cage/B05/brown", "store/yellow"):
        other = TestTable("coal_baron", table.state.text())
        assert "stop" in other.legal(0)
        before = facts(other)
        other.play(0, "stop")
        assert changes(before, other) == {"asked": ((0,), (1,)), "steps": (before["steps"], None)}
        table.play(0, move)


@rule("CB-42", "CB-43")
@pytest.mark.parametrize(("level", "to"), list(permutations(LEVEL_NAMES, 2)))
def test_the_cage_moves_to_any_other_level_in_one_step(level: str, to: str) -> None:
    table = mining("cage 0 RR", level=level)
    before = facts(table)
    table.play(0, f"cage/{to}")
    assert changes(before, table) == {"steps": (6, 5), "0 level": (level, to)}


@rule("CB-44")
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_cage_move_ends_on_another_level(level: str) -> None:
    table = mining("", level=level)
    why = f"cb.why.same-level (level={LEVEL_NAMES.index(level)}) (CB-44)"
    assert refused(table, 0, f"cage/{level}") == why
    assert cage_moves(level) <= table.legal(0)


@rule("CB-45")
@pytest.mark.parametrize("level", COLOUR_NAMES)
def test_a_cube_is_loaded_at_its_level(level: str) -> None:
    code = "YRGK"[COLOUR_NAMES.index(level)]
    table = mining("cage 0 KK", level=level)
    assert table.legal(0) == {*cage_moves(level), f"load/{level}", "stop"}
    before = facts(table)
    table.play(0, f"load/{level}")
    cage = "".join(sorted(f"KK{code}", key="YRGK".index))
    assert changes(before, table) == {
        "steps": (6, 5),
        f"0 {level} coal": (code, "-"),
        "0 cage": ("KK", cage),
    }
    number = COLOUR_NAMES.index(level)
    why = f"cb.why.no-cube-at-level (coal={number}, level={number + 1}) (CB-45)"
    assert refused(table, 0, f"load/{level}") == why


@rule("CB-45")
def test_nothing_is_loaded_at_the_surface_or_from_another_level() -> None:
    surface = mining("")
    for colour in COLOUR_NAMES:
        assert refused(surface, 0, f"load/{colour}") == "cb.why.not-at-tunnel (CB-45)"
    brown = mining("", level="brown")
    why = "cb.why.no-cube-at-level (coal=2, level=2) (CB-45)"
    assert refused(brown, 0, "load/grey") == why


@rule("CB-45")
def test_carts_on_both_sides_and_the_printed_one_are_loaded() -> None:
    table = mining("tiles 0 YL1 YD1", level="yellow")
    for left in ("YY", "Y", "-"):
        table.play(0, "load/yellow")
        assert facts(table)["0 yellow coal"] == left
    assert facts(table)["0 cage"] == "YYY"
    assert facts(table)["0 yellow carts"] == 3


@rule("CB-46")
def test_the_cage_holds_five_cubes() -> None:
    table = mining("tiles 0 GL2\ncage 0 YRRK", level="grey")
    table.play(0, "load/grey")
    assert facts(table)["0 cage"] == "YRRGK"
    assert refused(table, 0, "load/grey") == "cb.why.cage-full (cubes=5) (CB-46)"
    assert table.legal(0) == {*cage_moves("grey"), "stop"}


@rule("CB-46")
@pytest.mark.parametrize("colour", ["Y", "R", "G", "K"])
def test_five_cubes_of_one_colour_fill_the_cage(colour: str) -> None:
    level = COLOUR_NAMES["YRGK".index(colour)]
    table = mining(f"cage 0 {colour * 5}", level=level)
    assert refused(table, 0, f"load/{level}") == "cb.why.cage-full (cubes=5) (CB-46)"


@rule("CB-47")
def test_a_cube_of_the_cage_fills_a_spot_of_its_colour() -> None:
    table = mining("cage 0 YGG\norder 0 B08\norder 0 C10 Y")
    assert table.legal(0) == {
        *cage_moves("surface"),
        "fill/cage/B08/grey",
        "fill/cage/C10/grey",
        "store/yellow",
        "store/grey",
        "pair/B08/grey",
        "pair/C10/brown",
        "pair/C10/grey",
        "pair/C10/black",
        "stop",
    }
    before = facts(table)
    table.play(0, "fill/cage/C10/grey")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 cage": ("YGG", "YG"),
        "0 order C10": ("free RGK cubes Y", "free RK cubes YG"),
    }


@rule("CB-47")
def test_a_cube_does_not_fill_a_spot_of_another_colour() -> None:
    table = mining("cage 0 Y\norder 0 B06")
    why = "cb.why.no-free-spot (card=5, coal=0) (CB-47)"
    assert refused(table, 0, "fill/cage/B06/yellow") == why
    why = "cb.why.no-cube-in-cage (coal=3) (CB-47)"
    assert refused(table, 0, "fill/cage/B06/black") == why


@rule("CB-47")
def test_a_spot_is_filled_once() -> None:
    table = mining("cage 0 YYY\norder 0 B02 Y")
    table.play(0, "fill/cage/B02/yellow")
    why = "cb.why.no-free-spot (card=1, coal=0) (CB-47)"
    assert refused(table, 0, "fill/cage/B02/yellow") == why


@rule("CB-47")
@pytest.mark.parametrize(
    "line", ["order 1 B02", "card order-1 B02", "delivered 0 B02", "order-row B02"]
)
def test_only_own_outstanding_orders_are_filled(line: str) -> None:
    table = mining(f"cage 0 YY\nstorage 0 YY\n{line}")
    why = "cb.why.not-your-order (card=1) (CB-47)"
    for move in ("fill/cage/B02/yellow", "fill/storage/B02/yellow", "pair/B02/yellow"):
        assert refused(table, 0, move) == why


@rule("CB-47", "CB-51")
@pytest.mark.parametrize("level", COLOUR_NAMES)
def test_nothing_leaves_the_cage_below_the_surface(level: str) -> None:
    table = mining("cage 0 YY\norder 0 B02", level=level)
    why = f"cb.why.not-at-surface (level={COLOUR_NAMES.index(level) + 1})"
    assert refused(table, 0, "fill/cage/B02/yellow") == f"{why} (CB-47)"
    assert refused(table, 0, "store/yellow") == f"{why} (CB-51)"
    assert table.legal(0) == {*cage_moves(level), f"load/{level}", "stop"}


@rule("CB-42", "CB-43", "CB-45", "CB-47")
def test_we_4_mining_with_eight_steps() -> None:
    table = position("coal_baron\nseats 3\ntiles 0 GL1\norder 0 B08")
    before = facts(table)
    table.play(0, "place/mining-8")
    steps = [
        ("cage/grey", "grey", "-"),
        ("load/grey", "grey", "G"),
        ("load/grey", "grey", "GG"),
        ("cage/yellow", "yellow", "GG"),
        ("load/yellow", "yellow", "YGG"),
        ("cage/surface", "surface", "YGG"),
        ("fill/cage/B08/grey", "surface", "YG"),
        ("fill/cage/B08/grey", "surface", "Y"),
    ]
    for left, (move, level, cage) in zip(range(7, -1, -1), steps, strict=True):
        table.play(0, move)
        now = facts(table)
        assert (now["0 level"], now["0 cage"]) == (level, cage)
        assert now["steps"] == (left or None)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "mining-8 workers": (None, (0, 1)),
        "0 workers": (15, 14),
        "0 cage": ("-", "Y"),
        "0 yellow coal": ("Y", "-"),
        "0 grey coal": ("GG", "-"),
        "0 order B08": ("free GG cubes -", "free - cubes GG"),
    }


@rule("CB-45")
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_the_coal_of_every_tile_is_loaded_at_the_level_of_its_colour(tile: str) -> None:
    level = COLOUR_NAMES["YRGK".index(tile[0])]
    table = mining(f"tiles 0 {tile}\ncarts 0 {level} {tile[0]}", level=level)
    table.play(0, f"load/{level}")
    assert facts(table)["0 cage"] == tile[0]
    assert facts(table)[f"0 {level} coal"] == "-"
