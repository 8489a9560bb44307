"""Shift scoring: when it comes, which elements it scores, and what they count."""

import pytest

from coalface import Event
from coalface.games.coal_baron.names import ELEMENT_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import element, last_turn, points, scored

FIRST = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
TO_THE_BANK = "place/bank"


@rule("CB-69", "CB-72", "CB-74")
def test_we_8_counting_coal() -> None:
    """Mike has Y 1, R 1, G 3, K 3: George's counts lie just below, Lucy's just above."""
    mike = "delivered 0 C09 C10 B08"
    below = "delivered 1 T08 T09"
    above = "delivered 2 B09 E04 C11 T07"
    table = scored(3, f"{mike}\n{below}\n{above}")
    assert element(table, 1, 1) == [2, 0, 0]
    assert element(table, 2, 1) == [3, 0, 0]
    assert element(table, 3, 1) == [2, 0, 4]
    assert element(table, 4, 1) == [2, 0, 5]
    level = "delivered 1 T01 T03 E09 T11"
    table = scored(3, f"{mike}\n{level}")
    assert [element(table, number, 1)[:2] for number in (1, 2, 3, 4)] == [
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
    ]


@rule("CB-69", "CB-72")
def test_we_9_counting_vehicles() -> None:
    """Mike has 2 barrow and 6 carriage spots: George has as many, in other colours and cards."""
    table = scored(
        3,
        """
        shift 2
        delivered 0 C09 C10 B08
        delivered 1 B05 C11 C04
        """,
    )
    assert [element(table, number, 2) for number in (5, 6, 7, 8)] == [
        [6, 6, 0],
        [7, 7, 0],
        [0, 0, 0],
        [0, 0, 0],
    ]


@rule("CB-73")
def test_we_10_counting_empty_minecarts() -> None:
    """Mike has 3 empty grey and 4 empty black carts: others have one less, or as many."""
    table = scored(
        3,
        """
        shift 3
        tiles 0 GL2 KL1 KD2
        carts 0 grey -
        carts 0 black -
        tiles 1 GD1 KL2
        carts 1 grey -
        carts 1 black -
        tiles 2 GL2 KD1 KL2
        carts 2 grey -
        carts 2 black -
        """,
    )
    assert element(table, 11, 3) == [12, 0, 12]
    assert element(table, 12, 3) == [13, 0, 13]


@rule("CB-69")
def test_outstanding_orders_never_count_not_even_complete_ones() -> None:
    table = scored(
        2,
        """
        shift 2
        order 0 C11 KKK
        order 0 B11
        delivered 1 C07
        """,
    )
    assert points(table, 0) == {}
    assert points(table, 1) == {"shift-2/black-coal": 5, "shift-2/carriage": 7}


@rule("CB-70")
@pytest.mark.parametrize(("shift", "elements"), [(1, 4), (2, 8), (3, 12)])
def test_each_shift_scores_more_elements_in_the_order_of_the_clock(
    shift: int, elements: int
) -> None:
    table = scored(
        3,
        f"""
        shift {shift}
        delivered 0 B11 C10 T10 E11
        carts 0 yellow -
        carts 0 brown -
        carts 0 grey -
        carts 0 black -
        """,
    )
    scoring = [event for event in table.events if event.key == "cb.element.scored"]
    assert scoring == [
        Event("cb.element.scored", 0, (number, FIRST[number])) for number in range(elements)
    ]
    won = {k: v for k, v in points(table, 0).items() if k.startswith("shift-")}
    assert won == {f"shift-{shift}/{ELEMENT_NAMES[n]}": FIRST[n] for n in range(elements)}


@rule("CB-69", "CB-70")
def test_the_whole_scoring_of_a_first_shift() -> None:
    """Nothing else happens to the score, and the events tell all of it to all."""
    table = last_turn(
        4,
        """
        delivered 0 B01 T09
        delivered 1 C02 E06
        delivered 2 T05
        order 3 E11 YRGK
        """,
    )
    table.play(0, TO_THE_BANK)
    assert table.state.scores() == [1 + 5, 2 + 2, 4, 0]
    assert table.events == [
        Event("cb.bank.visited", 0, (1,)),
        Event("cb.shift.ended", -1, (1,)),
        Event("cb.element.scored", 0, (0, 1)),
        Event("cb.element.scored", 1, (0, 2)),
        Event("cb.element.scored", 2, (2, 4)),
        Event("cb.element.scored", 0, (3, 5)),
        Event("cb.element.scored", 1, (3, 2)),
        Event("cb.shift.began", 1, (2,)),
    ]


@rule("CB-71")
def test_orders_of_earlier_shifts_are_scored_again() -> None:
    table = last_turn(2, "order 0 B01 Y")
    table.play(0, "place/delivery-barrow")
    assert points(table, 0) == {"orders": 2, "shift-1/yellow-coal": 2}
    while table.state.actors():
        table.play(table.state.actors()[0], TO_THE_BANK)
    assert points(table, 0) == {
        "orders": 2,
        "shift-1/yellow-coal": 2,
        "shift-2/yellow-coal": 2,
        "shift-2/barrow": 6,
        "shift-3/yellow-coal": 2,
        "shift-3/barrow": 6,
        "marks": 9,
        "coal": 1,
    }


@rule("CB-72")
def test_spots_count_not_cards_and_not_cubes() -> None:
    """One card with three spots beats two cards with one each; pairs count as one spot."""
    table = scored(
        2,
        """
        delivered 0 C04
        delivered 1 T01 E01
        """,
    )
    assert points(table, 0) == {"shift-1/yellow-coal": 2}
    assert points(table, 1) == {}


@rule("CB-72", "CB-50")
def test_a_spot_filled_by_a_pair_counts_as_its_printed_colour() -> None:
    """DT-7: delivered with yellow and brown on its black spot, B06 counts one black alone."""
    table = last_turn(3, "order 0 B06 K YR")
    table.play(0, "place/delivery-barrow")
    assert points(table, 0) == {"orders": 5, "shift-1/black-coal": 5}


@rule("CB-72")
def test_vehicles_count_spots_of_any_colour_on_their_own_cards() -> None:
    table = scored(
        3,
        """
        shift 2
        delivered 0 T10
        delivered 1 T11
        delivered 2 E09 E03 C10
        """,
    )
    assert element(table, 5, 2) == [0, 0, 0]
    assert element(table, 6, 2) == [0, 0, 7]
    assert element(table, 7, 2) == [8, 4, 0]
    assert element(table, 8, 2) == [0, 0, 9]


@rule("CB-73", "CB-39")
def test_empty_carts_are_those_without_any_cube_on_tiles_and_printed_ones() -> None:
    """A cube of another colour fills a cart, and the cart keeps its colour."""
    table = scored(
        3,
        """
        shift 3
        tiles 0 YL2 YD1
        carts 0 yellow RK
        tiles 1 YL2
        carts 1 yellow -
        tiles 2 RL2
        carts 2 brown YR
        carts 0 brown -
        """,
    )
    assert element(table, 9, 3) == [5, 10, 0]
    assert element(table, 10, 3) == [11, 0, 11]
    assert element(table, 11, 3) == [0, 0, 0]


@rule("CB-73")
def test_carts_are_not_counted_before_the_third_shift() -> None:
    for shift in (1, 2):
        table = scored(3, f"shift {shift}\ncarts 0 black -")
        assert table.state.scores() == [0, 0, 0]
