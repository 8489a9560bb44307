"""Shift scoring: what is counted, who wins how much, ties, two players, nothing for nothing."""

import pytest

from coalface import Event
from coalface.games.coal_baron.names import ELEMENT_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, last_turn, points
from tests.rules.table import TestTable

FIRST = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
SECOND = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
TO_THE_BANK = "place/bank"


def scored(seats: int, text: str) -> TestTable:
    """A shift has ended by the last worker of seat 0 going to the Bank."""
    table = last_turn(seats, text)
    table.play(0, TO_THE_BANK)
    return table


def element(table: TestTable, number: int, shift: int) -> list[int]:
    """The points of each seat for one element of one shift; the first is element 1."""
    source = f"shift-{shift}/{ELEMENT_NAMES[number - 1]}"
    return [points(table, seat).get(source, 0) for seat in range(int(table.state.seats))]


# Counting


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
        carts 1 yellow -
        tiles 2 RL2
        carts 2 brown YR
        """,
    )
    assert element(table, 9, 3) == [10, 5, 0]
    assert element(table, 10, 3) == [0, 0, 11]
    assert element(table, 11, 3) == [0, 0, 0]


@rule("CB-73")
def test_carts_are_not_counted_before_the_third_shift() -> None:
    for shift in (1, 2):
        table = scored(3, f"shift {shift}\ncarts 0 black -")
        assert table.state.scores() == [0, 0, 0]


# First and second, ties


CARDS_OF = {
    1: (("T04", 3), ("E02", 2), ("B01", 1)),
    2: (("E07", 3), ("C06", 2), ("T03", 1)),
    3: (("E09", 3), ("C08", 2), ("T05", 1)),
    4: (("C11", 3), ("T09", 2), ("B06", 1)),
    5: (("B07", 3), ("B02", 2), ("B04", 1)),
    6: (("C11", 3), ("C02", 2), ("C05", 1)),
    7: (("T04", 3), ("T06", 2), ("T07", 1)),
    8: (("E07", 3), ("E02", 2), ("E04", 1)),
}
"""For each element three cards with three, two and one spots of it."""


@rule("CB-74")
@pytest.mark.parametrize("number", range(1, 9))
def test_first_and_second_value_of_each_order_element(number: int) -> None:
    three, two, one = (card for card, _ in CARDS_OF[number])
    table = scored(
        3,
        f"""
        shift 2
        delivered 0 {two}
        delivered 1 {one}
        delivered 2 {three}
        """,
    )
    assert element(table, number, 2) == [SECOND[number - 1], 0, FIRST[number - 1]]


@rule("CB-74")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_first_and_second_value_of_each_minecart_element(number: int) -> None:
    colour, code = (("yellow", "Y"), ("brown", "R"), ("grey", "G"), ("black", "K"))[number - 9]
    table = scored(
        4,
        f"""
        shift 3
        tiles 3 {code}D2
        carts 3 {colour} -
        tiles 1 {code}L1
        carts 1 {colour} -
        carts 2 {colour} -
        """,
    )
    assert element(table, number, 3) == [0, SECOND[number - 1], 0, FIRST[number - 1]]


@rule("CB-74", "CB-75", "CB-76", "CB-78")
def test_we_11_ties_in_a_three_player_shift_scoring() -> None:
    """Seats: George, Lucy, Mike."""
    table = scored(
        3,
        """
        shift 2
        delivered 0 B07 C01
        delivered 1 B09 C03
        delivered 2 B08 C09 C10
        """,
    )
    assert element(table, 5, 2) == [6, 6, 0]
    assert element(table, 6, 2) == [3, 3, 7]
    assert element(table, 7, 2) == [0, 0, 0]
    assert element(table, 8, 2) == [0, 0, 0]


@rule("CB-75")
@pytest.mark.parametrize(
    ("spots", "expected"),
    [
        ((2, 2, 1, 0), (2, 2, 0, 0)),
        ((1, 2, 0, 2), (0, 2, 0, 2)),
        ((3, 3, 3, 1), (2, 2, 2, 0)),
        ((1, 1, 1, 1), (2, 2, 2, 2)),
    ],
)
def test_a_tie_for_first_gives_all_of_them_the_first_and_nobody_the_second(
    spots: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert _yellow(spots) == expected


@rule("CB-76")
@pytest.mark.parametrize(
    ("spots", "expected"),
    [
        ((3, 1, 1, 0), (2, 1, 1, 0)),
        ((2, 2, 3, 1), (1, 1, 2, 0)),
        ((1, 1, 1, 2), (1, 1, 1, 2)),
        ((1, 3, 2, 2), (0, 2, 1, 1)),
    ],
)
def test_a_tie_for_second_gives_all_of_them_the_second(
    spots: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert _yellow(spots) == expected


@rule("CB-74", "CB-78")
@pytest.mark.parametrize(
    ("spots", "expected"),
    [
        ((3, 2, 1, 0), (2, 1, 0, 0)),
        ((0, 1, 2, 3), (0, 0, 1, 2)),
        ((1, 3, 0, 2), (0, 2, 0, 1)),
        ((0, 0, 1, 0), (0, 0, 2, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_first_and_second_wherever_they_sit(
    spots: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert _yellow(spots) == expected


def _yellow(spots: tuple[int, ...]) -> tuple[int, ...]:
    """Play a first shift to its end with so many yellow spots delivered; the points for yellow."""
    cards = {0: [], 1: ["B01", "C01", "T01", "E01"], 2: ["B02", "C02", "T02", "E02"]}
    lines = []
    for seat, count in enumerate(spots):
        names = [cards[count].pop()] if count < 3 and count else []
        if count == 3:
            names = [cards[1].pop(), cards[2].pop()]
        lines.append(f"delivered {seat} {' '.join(names)}" if names else "")
    table = scored(len(spots), "\n".join(lines))
    return tuple(element(table, 1, 1))


@rule("CB-77")
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_with_two_players_there_is_no_second_place(shift: int) -> None:
    table = scored(
        2,
        f"""
        shift {shift}
        delivered 0 B11 C10 T10 E11
        delivered 1 B02 C06 T08 E10
        tiles 0 YL1 YD1 RL1 RD1 GL1 GD1 KL1 KD1
        carts 0 yellow -
        carts 0 brown -
        carts 0 grey -
        carts 0 black -
        carts 1 yellow -
        carts 1 brown -
        carts 1 grey -
        carts 1 black -
        """,
    )
    for number in range(1, shift * 4 + 1):
        assert element(table, number, shift) == [FIRST[number - 1], 0]


@rule("CB-77", "CB-75")
def test_with_two_players_a_tie_gives_both_the_first_value() -> None:
    table = scored(
        2,
        """
        shift 3
        delivered 0 B02
        delivered 1 B05
        carts 0 yellow -
        carts 1 yellow -
        """,
    )
    assert element(table, 5, 3) == [6, 6]
    assert element(table, 9, 3) == [10, 10]
    assert element(table, 1, 3) == [2, 0]
    assert element(table, 2, 3) == [0, 3]


@rule("CB-78")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_scores_for_nothing(seats: int) -> None:
    table = last_turn(seats, "shift 2")
    before = facts(table)
    table.play(0, TO_THE_BANK)
    changed = changes(before, table)
    assert not [name for name in changed if "score" in name]
    assert [event.key for event in table.events] == [
        "cb.bank.visited",
        "cb.shift.ended",
        "cb.shift.began",
    ]


@rule("CB-78")
def test_a_count_of_nothing_is_no_second_place() -> None:
    table = scored(4, "shift 3\ndelivered 2 C09\ncarts 1 brown -")
    assert element(table, 4, 3) == [0, 0, 5, 0]
    assert element(table, 6, 3) == [0, 0, 7, 0]
    assert element(table, 10, 3) == [0, 11, 0, 0]


@rule("CB-79", "CB-73")
def test_dt_10_empty_minecarts_without_deliveries() -> None:
    table = scored(
        3,
        """
        shift 3
        tiles 0 YD1
        carts 0 yellow -
        carts 1 yellow -
        """,
    )
    assert element(table, 9, 3) == [10, 5, 0]
    assert points(table, 2) == {"marks": 1, "coal": 1}


@rule("CB-79")
def test_a_delivery_does_not_stand_in_for_an_empty_minecart() -> None:
    table = scored(3, "shift 3\ndelivered 0 B01\ncarts 1 yellow -")
    assert element(table, 9, 3) == [0, 10, 0]
