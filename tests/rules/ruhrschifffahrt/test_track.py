"""The transport track. (RS-55 to RS-61)"""

from textwrap import dedent

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    dice,
    kinds,
    look,
    position,
    refused,
    selling,
    track,
)
from tests.rules.table import TestTable

WHITE = "m6=4 m5=4 m4=4 m1=3"


def one_sale(text: str, turn: int = 2, seats: int = 2) -> TestTable:
    """Seat 0 sells next, and is the start player."""
    return position(
        f"turn {turn}\nphase sale\nat {seats}\nwhite 1 inn\n{dedent(text)}\nask sell 0", seats
    )


@rule("RS-55")
@pytest.mark.parametrize(
    ("turn", "black", "white"),
    [(1, 5, 0), (3, 5, 0), (4, 4, 4), (7, 4, 4), (8, 3, 3), (12, 3, 3)],
)
def test_the_boxes_of_each_turn(turn: int, black: int, white: int) -> None:
    table = position(f"turn {turn}\nphase option\nseat 0 at steele\nseat 1 at werden")
    assert [column.boxes for column in look(table).track] == [black, white]


@rule("RS-55")
def test_white_dice_have_a_column_of_their_own() -> None:
    table = one_sale(
        "seat 0 at m6 option none\nseat 1 at muelheim\nearned 0 mark\ndie e2 0\ntrack black 5",
        turn=5,
    )
    table.play(0, "sell/hattingen")
    assert (track(table), track(table, "white")) == ((5,), (3,))


@rule("RS-56")
def test_a_sold_die_takes_the_lowest_free_box() -> None:
    table = selling("seat 0 at e2 option none\nseat 1 at w3 option none\nbuilt l7 l3")
    table.play(0, "sell/f_rellinghausen")
    assert track(table) == (4,)
    table.play(1, "sell/kettwig")
    assert track(table) == (4, 3)


@rule("RS-57", "RS-58")
def test_from_a_full_column_the_lowest_die_leaves() -> None:
    """DX-9: it goes to an empty storage of the turn's territory, its pips unchanged."""
    table = one_sale(
        f"""
        seat 0 at w3 option none
        seat 1 at muelheim
        storages w3=6 {WHITE}
        track black 5 1 2 3 4
        built l3
        """
    )
    table.play(0, "sell/kettwig")
    assert kinds(table, 0, "return") == {"e1", "e2", "e3"}
    assert refused(table, 0, "return/w1") == "rs.why.wrong-territory (RS-58)"
    assert refused(table, 0, "return/m2") == "rs.why.other-coal (RS-59)"
    table.play(0, "return/e3")
    assert dice(table)["e3"] == 5
    assert track(table) == (1, 2, 3, 4, 6)


@rule("RS-58")
def test_a_full_territory_sends_a_black_die_to_any_other_but_the_mark() -> None:
    """DX-10."""
    table = one_sale(
        """
        seat 0 at w3 option none
        seat 1 at muelheim
        order 0 1 2 3
        storages e1=1 e2=1 e3=1 w3=6 m6=4 m5=4 m4=4 m3=4 m2=3 m1=3
        track black 5 1 2 3
        """,
        turn=5,
        seats=4,
    )
    table.play(0, "sell/kettwig")
    assert kinds(table, 0, "return") == {"w1", "w2", "w3", "b1", "b2", "b3"}
    assert refused(table, 0, "return/e1") == "rs.why.storage-taken (RS-44)"
    table.play(0, "return/b1")
    assert dice(table)["b1"] == 5


@rule("RS-59")
def test_a_white_die_goes_back_to_the_mark() -> None:
    table = one_sale(
        """
        seat 0 at m6 option none
        seat 1 at muelheim
        earned 0 mark
        storages m6=4 e2=4 e3=3 w2=3 w3=3 b2=3 b3=3
        track white 2 3 4
        """,
        turn=8,
    )
    table.play(0, "sell/hattingen")
    assert kinds(table, 0, "return") == {"m1", "m2", "m3", "m4", "m5", "m6"}
    assert refused(table, 0, "return/e1") == "rs.why.other-coal (RS-59)"
    table.play(0, "return/m2")
    assert dice(table)["m2"] == 2
    assert track(table, "white") == (3, 4, 3)


@rule("RS-61")
def test_a_switch_drops_the_arrow_box_even_of_a_short_column() -> None:
    table = position(
        f"""turn 4
phase event
seat 0 at steele
seat 1 at werden
storages e2=4 e3=3 w2=3 w3=3 b2=3 {WHITE}
track black 6
"""
    )
    assert table.state.actors() == [0]
    assert look(table).pending[-1].args == {"coal": "black", "pips": 6}
    table.play(0, "return/b3")
    assert track(table) == ()


@rule("RS-61")
def test_an_empty_track_switches_without_a_word() -> None:
    table = position("turn 8\nphase event\nseat 0 at steele\nseat 1 at werden")
    assert look(table).pending[-1].kind == "country"


@rule("RS-61")
def test_a_full_column_keeps_all_but_the_lowest() -> None:
    table = position(
        f"turn 4\nphase event\nseat 0 at steele\nseat 1 at werden\n"
        f"storages e2=4 {WHITE}\ntrack black 1 2 3 4 5\n"
    )
    table.play(0, "return/b1")
    assert track(table) == (2, 3, 4, 5)
