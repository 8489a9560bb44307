"""Storage, and what stays where it is when the mining is over. (CB-51 to CB-57)"""

import pytest

from coalface.games.coal_baron.names import LEVEL_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    cage_moves,
    changes,
    facts,
    look,
    mining,
    position,
    refused,
)


@rule("CB-51")
def test_a_cube_of_the_cage_goes_to_the_storage() -> None:
    table = mining("cage 0 YKK\nstorage 0 G")
    before = facts(table)
    table.play(0, "store/black")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 cage": ("YKK", "YK"),
        "0 storage": ("G", "GK"),
    }
    assert refused(table, 0, "store/grey") == "cb.why.no-cube-in-cage (coal=2) (CB-51)"


@rule("CB-51")
def test_the_storage_has_no_limit() -> None:
    table = mining(f"cage 0 Y\nstorage 0 {'YYYYYYYYYYYY' + 'RRRRRRRRRRRRR' + 'K' * 13}")
    table.play(0, "store/yellow")
    assert sum(look(table).pits[0].storage) == 39


@rule("CB-52")
def test_a_cube_may_be_stored_though_an_order_would_take_it() -> None:
    table = mining("cage 0 YG\norder 0 B01\norder 0 B04")
    assert {"store/yellow", "store/grey", "fill/cage/B01/yellow"} <= table.legal(0)
    table.play(0, "store/yellow", "store/grey")
    now = facts(table)
    assert (now["0 cage"], now["0 storage"]) == ("-", "YG")
    assert now["0 order B01"] == "free Y cubes -"


@rule("CB-53")
def test_a_cube_of_the_storage_fills_a_spot_of_its_colour() -> None:
    table = mining("storage 0 YGG\norder 0 B08\norder 0 B06")
    assert table.legal(0) == {
        *cage_moves("surface"),
        "fill/storage/B08/grey",
        "pair/B08/grey",
        "pair/B06/black",
        "stop",
    }
    before = facts(table)
    table.play(0, "fill/storage/B08/grey")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 storage": ("YGG", "YG"),
        "0 order B08": ("free GG cubes -", "free G cubes G"),
    }
    why = "cb.why.no-cube-in-storage (coal=3) (CB-53)"
    assert refused(table, 0, "fill/storage/B06/black") == why
    why = "cb.why.no-free-spot (card=5, coal=0) (CB-47)"
    assert refused(table, 0, "fill/storage/B06/yellow") == why


@rule("CB-53")
def test_cage_and_storage_are_not_mixed_up() -> None:
    table = mining("cage 0 Y\nstorage 0 G\norder 0 B11")
    assert refused(table, 0, "fill/cage/B11/grey") == "cb.why.no-cube-in-cage (coal=2) (CB-47)"
    why = "cb.why.no-cube-in-storage (coal=0) (CB-53)"
    assert refused(table, 0, "fill/storage/B11/yellow") == why
    table.play(0, "fill/storage/B11/grey", "fill/cage/B11/yellow")
    assert facts(table)["0 order B11"] == "free RK cubes YG"


@rule("CB-54")
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_storage_does_not_depend_on_the_cage(level: str) -> None:
    table = mining("cage 0 R\nstorage 0 Y\norder 0 B01", level=level)
    before = facts(table)
    table.play(0, "fill/storage/B01/yellow")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 storage": ("Y", "-"),
        "0 order B01": ("free Y cubes -", "free - cubes Y"),
    }


@rule("CB-55")
def test_no_other_cube_moves_exist() -> None:
    """Room for a cube everywhere: on carts, in the cage, in the storage and on orders."""
    text = """
        cage 0 Y
        storage 0 R
        tiles 0 YL2
        carts 0 yellow Y
        order 0 C04 Y
        order 0 C06 R
        """
    below = mining(text, level="yellow")
    assert below.legal(0) == {
        *cage_moves("yellow"),
        "load/yellow",
        "fill/storage/C06/brown",
        "stop",
    }
    above = mining(text)
    assert above.legal(0) == {
        *cage_moves("surface"),
        "store/yellow",
        "fill/cage/C04/yellow",
        "fill/storage/C06/brown",
        "pair/C04/yellow",
        "pair/C06/brown",
        "stop",
    }
    for move in above.game.moves:
        if str(move).split("/")[0] not in ("cage", "load", "fill", "store", "pair", "stop"):
            assert str(refused(above, 0, str(move))) == "not-now (CB-16)"


@rule("CB-55")
def test_a_cube_on_an_order_stays_there_until_delivery() -> None:
    table = mining("cage 0 -\norder 0 B01 Y\norder 0 C02 Y\norder 0 C09 K YR", steps=8)
    assert table.legal(0) == {*cage_moves("surface"), "stop"}
    before = facts(table)
    table.play(0, "cage/black", "load/black", "cage/surface", "fill/cage/C09/black", "stop")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "steps": (8, None),
        "0 black coal": ("K", "-"),
        "0 order C09": ("free K cubes YR", "free - cubes YRK"),
    }


@rule("CB-56")
def test_the_cage_keeps_level_and_cubes_between_turns() -> None:
    table = position("coal_baron\nseats 2")
    table.play(0, "place/mining-6", "cage/grey", "load/grey", "cage/black", "stop")
    table.play(1, "place/bank")
    table.play(0, "place/mining-10")
    now = facts(table)
    assert (now["0 level"], now["0 cage"], now["steps"]) == ("black", "G", 10)
    assert "load/black" in table.legal(0)


@rule("CB-56", "CB-57")
def test_cage_and_filled_orders_stay_as_they_are_between_shifts() -> None:
    table = position(
        """
        coal_baron
        seats 2
        last 0
        seat 0 workers 0 canteen 18 level grey
        seat 1 workers 0 canteen 18
        cage 0 YK
        storage 0 R
        order 0 B01 Y
        ask mining 0 steps 2
        """
    )
    before = facts(table)
    table.play(0, "load/grey", "stop")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "steps": (2, None),
        "shift": (1, 2),
        "start": (0, 1),
        "0 workers": (0, 18),
        "0 canteen": (18, 0),
        "1 workers": (0, 18),
        "1 canteen": (18, 0),
        "0 grey coal": ("G", "-"),
        "0 cage": ("YK", "YGK"),
    }


@rule("CB-57")
def test_a_filled_order_is_not_delivered_by_itself() -> None:
    table = mining("cage 0 Y\norder 0 B01", steps=1)
    before = facts(table)
    table.play(0, "fill/cage/B01/yellow")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "steps": (1, None),
        "0 cage": ("Y", "-"),
        "0 order B01": ("free Y cubes -", "free - cubes Y"),
    }
    assert table.state.scores() == [0, 0, 0]


@rule("CB-47", "CB-51", "CB-53", "CB-54")
def test_dt_8_storage_with_the_cage_below() -> None:
    table = mining("cage 0 G\nstorage 0 G\norder 0 B04", level="black")
    assert refused(table, 0, "fill/cage/B04/grey") == "cb.why.not-at-surface (level=4) (CB-47)"
    assert refused(table, 0, "store/grey") == "cb.why.not-at-surface (level=4) (CB-51)"
    before = facts(table)
    table.play(0, "fill/storage/B04/grey")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 storage": ("G", "-"),
        "0 order B04": ("free G cubes -", "free - cubes G"),
    }
