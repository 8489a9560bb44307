"""Shift scoring: who wins how much, ties, two players, nothing for nothing."""

import pytest

from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, element, facts, last_turn, points, scored

FIRST = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
SECOND = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
TO_THE_BANK = "place/bank"


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
    """Play a first shift with some yellow spots delivered; return the points for yellow."""
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
