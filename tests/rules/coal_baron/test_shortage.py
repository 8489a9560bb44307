"""Shortage of coal: carts that the supply cannot fill. (CB-38, CB-39)"""

import pytest

from coalface import Event
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    look,
    position,
    refused,
)
from tests.rules.table import TestTable


def short_of_grey(left: int, others: str = "") -> TestTable:
    """A table with this many grey cubes left; seat 0 has 6 Marks and GL2 is for sale."""
    return position(
        f"""
        coal_baron
        seats 3
        seat 0 marks 6
        storage 1 {"G" * (13 - left)}{others}
        tile factory-1 GL2
        tile-row YL1
        """
    )


@rule("CB-38")
def test_the_matching_cubes_that_exist_are_placed_first() -> None:
    table = short_of_grey(1)
    before = facts(table)
    table.play(0, "place/factory-1")
    assert changes(before, table) == {
        "supply grey": (1, 0),
        "factory-1 workers": (None, (0, 1)),
        "factory-1 offers": ("GL2", None),
        "0 marks": (6, 0),
        "0 workers": (15, 14),
        "0 tiles": ("", "GL2"),
        "0 grey carts": (1, 3),
        "0 grey coal": ("G", "GG"),
    }
    other = {"substitute/yellow", "substitute/brown", "substitute/black"}
    assert table.legal(0) == {*other, "leave-empty"}
    assert refused(table, 0, "substitute/grey") == "cb.why.supply (coal=2) (CB-38)"
    assert refused(table, 0, "place/bank") == "not-now (CB-16)"


@rule("CB-30", "CB-38", "CB-39")
def test_another_colour_may_go_on_a_cart_left_over() -> None:
    table = short_of_grey(1)
    table.play(0, "place/factory-1")
    before = facts(table)
    table.play(0, "substitute/black")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (47, 46),
        "supply black": (13, 12),
        "factory-1 offers": (None, "YL1"),
        "0 grey coal": ("GG", "GGK"),
    }


@rule("CB-38")
def test_two_carts_left_over_may_get_different_colours() -> None:
    table = short_of_grey(0)
    table.play(0, "place/factory-1")
    before = facts(table)
    table.play(0, "substitute/yellow")
    assert changes(before, table) == {
        "supply yellow": (13, 12),
        "0 grey coal": ("G", "YG"),
    }
    table.play(0, "substitute/brown")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (47, 46),
        "supply yellow": (13, 12),
        "supply brown": (13, 12),
        "factory-1 offers": (None, "YL1"),
        "0 grey coal": ("G", "YRG"),
    }


@rule("CB-38")
@pytest.mark.parametrize(
    ("left", "moves", "coal"),
    [
        (0, ["leave-empty"], "G"),
        (1, ["leave-empty"], "GG"),
        (0, ["substitute/yellow", "leave-empty"], "YG"),
        (0, ["substitute/black", "substitute/black"], "GKK"),
    ],
)
def test_the_player_may_decline(left: int, moves: list[str], coal: str) -> None:
    table = short_of_grey(left)
    table.play(0, "place/factory-1", *moves)
    now = facts(table)
    assert now["0 grey coal"] == coal
    assert now["0 grey carts"] == 3
    assert now["0 marks"] == 0
    assert now["asked"] == (1,)
    assert now["factory-1 offers"] == "YL1"
    assert sum(look(table).supply) == 3 * 13 + left - (len(coal) - 1)


@rule("CB-38")
def test_a_colour_that_the_first_substitute_used_up_is_gone_for_the_second() -> None:
    table = short_of_grey(0, others="Y" * 12)
    table.play(0, "place/factory-1", "substitute/yellow")
    assert table.legal(0) == {"substitute/brown", "substitute/black", "leave-empty"}
    assert refused(table, 0, "substitute/yellow") == "cb.why.supply (coal=0) (CB-38)"


@rule("CB-38")
def test_with_an_empty_supply_the_carts_stay_empty_and_buying_is_allowed() -> None:
    table = short_of_grey(0, others="Y" * 13 + "R" * 13 + "K" * 13)
    assert look(table).supply == (0, 0, 0, 0)
    before = facts(table)
    table.play(0, "place/factory-1")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (47, 46),
        "factory-1 workers": (None, (0, 1)),
        "factory-1 offers": ("GL2", "YL1"),
        "0 marks": (6, 0),
        "0 workers": (15, 14),
        "0 tiles": ("", "GL2"),
        "0 grey carts": (1, 3),
    }
    assert Event("cb.carts.left", 0, (2, 2)) in table.events


@rule("CB-38")
def test_with_the_last_cube_of_all_the_question_is_over() -> None:
    table = short_of_grey(0, others="Y" * 12 + "R" * 13 + "K" * 13)
    table.play(0, "place/factory-1")
    assert table.legal(0) == {"substitute/yellow", "leave-empty"}
    table.play(0, "substitute/yellow")
    assert look(table).supply == (0, 0, 0, 0)
    assert table.state.actors() == [1]
    assert facts(table)["0 grey coal"] == "YG"
    assert Event("cb.carts.left", 0, (2, 1)) in table.events


@rule("CB-38")
def test_there_is_no_question_without_a_shortage() -> None:
    table = short_of_grey(2)
    table.play(0, "place/factory-1")
    assert table.state.actors() == [1]
    assert facts(table)["0 grey coal"] == "GGG"


@rule("CB-38")
def test_a_shortage_never_forbids_buying() -> None:
    for left in (0, 1, 2):
        assert "place/factory-1" in short_of_grey(left).legal(0)


@rule("CB-39")
def test_a_cube_of_another_colour_is_loaded_and_used_as_what_it_is() -> None:
    table = position(
        """
        coal_baron
        seats 2
        last 0
        tiles 0 GL1
        carts 0 grey YG
        seat 0 level grey
        order 0 B01
        order 0 B04
        ask mining 0 steps 6
        """
    )
    assert {"load/yellow", "load/grey"} <= table.legal(0)
    assert refused(table, 0, "load/black").startswith("cb.why.no-cube-at-level")
    before = facts(table)
    table.play(0, "load/yellow")
    assert changes(before, table) == {
        "steps": (6, 5),
        "0 grey coal": ("YG", "G"),
        "0 cage": ("-", "Y"),
    }
    table.play(0, "cage/surface")
    assert "fill/cage/B01/yellow" in table.legal(0)
    assert refused(table, 0, "fill/cage/B04/grey").startswith("cb.why.no-cube-in-cage")


@rule("CB-39")
def test_a_cube_of_another_colour_is_not_on_the_level_of_its_own() -> None:
    table = position(
        """
        coal_baron
        seats 2
        tiles 0 GL1
        carts 0 grey YG
        carts 0 yellow -
        seat 0 level yellow
        ask mining 0 steps 6
        """
    )
    why = "cb.why.no-cube-at-level (coal=0, level=1) (CB-45)"
    assert refused(table, 0, "load/yellow") == why


@rule("CB-39")
def test_an_empty_cart_counts_for_its_own_colour_whatever_lies_on_the_others() -> None:
    table = position(
        """
        coal_baron
        seats 3
        shift 3
        turn 0
        tiles 0 GL2
        carts 0 grey YY
        seat 0 workers 1 canteen 14
        seat 1 workers 0 canteen 15
        seat 2 workers 0 canteen 15
        """
    )
    table.play(0, "place/bank")
    points = table.state.breakdown(0)
    assert {k: v for k, v in points.items() if k.endswith("-carts")} == {"shift-3/grey-carts": 12}
