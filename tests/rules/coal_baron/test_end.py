"""End of the game: what is left becomes points, penalties follow, and who has won."""

import pytest

from coalface import OVER, Event
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, last_turn, points
from tests.rules.table import TestTable

TO_THE_BANK = "place/bank"
NO_COAL = "".join(
    f"carts {seat} {colour} -\n"
    for seat in range(2)
    for colour in ("yellow", "brown", "grey", "black")
)
"""Two pits without a cube: both have the same empty carts, and 46 points for them."""
EMPTY_CARTS = 10 + 11 + 12 + 13


def ended(seats: int, text: str) -> TestTable:
    """The game is over: the last worker of seat 0 has gone to the Bank, for one Mark."""
    table = last_turn(seats, f"shift 3\n{text}")
    table.play(0, TO_THE_BANK)
    assert table.state.actor() == OVER
    return table


def end_points(table: TestTable, seat: int) -> dict[str, int]:
    """The points of the final scoring alone."""
    return {source: vp for source, vp in points(table, seat).items() if "/" not in source}


def pits(*lines: str) -> str:
    """Facts of a game of two with no cubes in the pits."""
    return NO_COAL + "\n".join(lines)


@rule("CB-88", "CB-89", "CB-90", "CB-91")
def test_we_13_final_scoring() -> None:
    table = ended(
        2,
        """
        seat 0 marks 6
        tiles 0 YL1 YL1 YL2 RL1 RL2 GL1 KL2 YD1 RD2 GD1 KD1
        carts 0 yellow Y
        carts 0 brown -
        carts 0 grey -
        carts 0 black -
        cage 0 R
        storage 0 G
        order 0 B05 R
        """,
    )
    assert end_points(table, 0) == {"marks": 1, "coal": 1, "outstanding": -1, "balance": -6}
    assert sum(end_points(table, 0).values()) == -5
    assert table.state.view(None).table.pits[0].marks == 2
    assert [event for event in table.events if event.seat == 0][-4:] == [
        Event("cb.end.marks", 0, (5, 1)),
        Event("cb.end.coal", 0, (4, 1)),
        Event("cb.end.orders", 0, (1, 1)),
        Event("cb.end.balance", 0, (3, 6)),
    ]


@rule("CB-87", "CB-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_third_shift_no_new_one_is_prepared(seats: int) -> None:
    table = last_turn(seats, "shift 3\nstart 1\nworkers factory-1 0 x2")
    before = facts(table)
    table.play(0, TO_THE_BANK)
    assert table.state.actors() == []
    assert table.legal(0) == set()
    start = 12 - seats
    after = {f"{seat} marks": (start, start % 5) for seat in range(seats)}
    scores = {f"{seat} score": (0, start // 5 + 1) for seat in range(seats)}
    after["0 marks"] = (start, (start + 1) % 5)
    scores["0 score"] = (0, (start + 1) // 5 + 1)
    assert changes(before, table) == after | scores | {
        "asked": ((0,), ()),
        "0 workers": (1, 0),
        "0 bank": (0, 1),
    }


@rule("CB-87")
def test_the_third_shift_is_scored_before_the_final_scoring() -> None:
    owned = "".join(f"order {seat} B0{seat + 1}\ntiles {seat} YL1\n" for seat in range(3))
    table = ended(3, f"delivered 2 C09\n{owned}")
    keys = [event.key for event in table.events]
    assert keys[:4] == ["cb.bank.visited", "cb.shift.ended", *["cb.element.scored"] * 2]
    assert keys[4:] == ["cb.end.marks", "cb.end.coal", "cb.end.orders", "cb.end.balance"] * 3


@rule("CB-87")
def test_what_the_final_scoring_does_not_change_is_not_reported() -> None:
    nothing = "".join(f"seat {seat} marks 3\ncarts {seat} yellow -\n" for seat in range(3))
    nothing += "".join(f"carts {seat} brown -\n" for seat in range(3))
    table = ended(3, nothing)
    assert [event.key for event in table.events if event.key.startswith("cb.end")] == []
    assert all(not any(end_points(table, seat).values()) for seat in range(3))


@rule("CB-87")
@pytest.mark.parametrize("shift", [1, 2])
def test_there_is_no_final_scoring_after_earlier_shifts(shift: int) -> None:
    table = last_turn(3, f"shift {shift}\nseat 1 marks 20\norder 1 B01\ntiles 1 YL1")
    table.play(0, TO_THE_BANK)
    assert table.state.scores() == [0, 0, 0]
    assert table.state.view(None).table.pits[1].marks == 20


@rule("CB-88")
@pytest.mark.parametrize(
    ("marks", "vp", "left"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (103, 20, 3)]
)
def test_five_marks_become_a_point_and_the_rest_stays(marks: int, vp: int, left: int) -> None:
    table = ended(2, pits(f"seat 1 marks {marks}"))
    assert table.state.breakdown(1)["marks"] == vp
    assert table.state.view(None).table.pits[1].marks == left


@rule("CB-89")
@pytest.mark.parametrize(
    ("facts_of_seat", "vp"),
    [
        ("cage 1 YR", 0),
        ("cage 1 YRG", 1),
        ("storage 1 KKK", 1),
        ("order 1 B07 RRR", 1),
        ("cage 1 Y\nstorage 1 R\norder 1 B08 G", 1),
        ("cage 1 YYYYY", 1),
        ("cage 1 YYYYY\nstorage 1 R", 2),
        ("order 1 B06 K YR\nstorage 1 R", 1),
        ("order 1 B02 Y\norder 1 C02 YY", 1),
    ],
)
def test_three_cubes_become_a_point_wherever_they_are(facts_of_seat: str, vp: int) -> None:
    table = ended(2, pits(facts_of_seat))
    assert [table.state.breakdown(seat)["coal"] for seat in (0, 1)] == [0, vp]


@rule("CB-89")
def test_cubes_in_minecarts_count_whatever_their_colour() -> None:
    table = ended(
        3,
        """
        tiles 0 YL2 YL1
        carts 0 yellow YRKK
        carts 0 brown -
        carts 0 grey G
        carts 0 black K
        carts 1 yellow -
        carts 1 brown -
        """,
    )
    assert [table.state.breakdown(seat)["coal"] for seat in (0, 1, 2)] == [2, 0, 1]


@rule("CB-89")
def test_cubes_of_delivered_orders_and_of_others_do_not_count() -> None:
    table = ended(2, pits("delivered 0 C11", "order 1 T11 KKK"))
    assert [table.state.breakdown(seat)["coal"] for seat in (0, 1)] == [0, 1]


@rule("CB-90")
def test_each_outstanding_order_costs_a_point_complete_or_not() -> None:
    table = ended(
        2,
        pits(
            "order 0 B01",
            "order 0 C10 YR",
            "order 0 T11 KKK",
            "order 1 E01 Y",
            "delivered 1 B02",
            "card order-2 B03",
        ),
    )
    assert [table.state.breakdown(seat)["outstanding"] for seat in (0, 1)] == [-3, -1]
    assert [table.state.breakdown(seat)["coal"] for seat in (0, 1)] == [1, 0]


@rule("CB-91")
@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        ("YL1", -2),
        ("YD1", -2),
        ("YL1 YD1", 0),
        ("YL1 RL1 GL1", -6),
        ("YD1 RD1 GD2 KL1", -4),
        ("YL1 YL1 YL1 YL2 YL2 YL2 RL1 RL1 RL1", -18),
    ],
)
def test_each_tile_in_excess_on_one_side_costs_two_points(tiles: str, vp: int) -> None:
    colours = ("yellow", "brown", "grey", "black")
    empty = "".join(f"carts 1 {colour} -\n" for colour in colours)
    table = ended(2, f"{empty}tiles 1 {tiles}")
    assert [table.state.breakdown(seat)["balance"] for seat in (0, 1)] == [0, vp]


@rule("CB-92")
@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        ("YL2 YD1", 0),
        ("KL2 KL2 YD1 YD1", 0),
        ("YL1 RD1", 0),
        ("YL1 YL1 GD2 KD2", 0),
        ("YL2", -2),
    ],
)
def test_tiles_count_not_carts_and_levels_need_no_balance(tiles: str, vp: int) -> None:
    table = ended(4, f"tiles 2 {tiles}")
    assert [table.state.breakdown(seat)["balance"] for seat in range(4)] == [0, 0, vp, 0]


@rule("CB-92")
def test_the_printed_part_of_the_pit_is_no_tile() -> None:
    table = ended(3, "")
    assert [table.state.breakdown(seat)["balance"] for seat in range(3)] == [0, 0, 0]


# Who has won


@rule("CB-93")
def test_most_points_win() -> None:
    table = ended(4, "seat 0 score 10\nseat 1 score 30\nseat 2 score 20\nseat 3 score 40")
    assert table.state.standing() == [[3], [1], [2], [0]]


@rule("CB-93", "CB-88")
def test_a_tie_goes_to_most_marks_left_after_the_exchange() -> None:
    """10 Marks leave none, 8 leave three: the richer one before the exchange loses the tie."""
    table = ended(2, pits("seat 0 marks 9 score 5", "seat 1 marks 8 score 6"))
    assert table.state.scores() == [5 + 2 + EMPTY_CARTS, 6 + 1 + EMPTY_CARTS]
    assert [pit.marks for pit in table.state.view(None).table.pits] == [0, 3]
    assert table.state.standing() == [[1], [0]]


@rule("CB-93")
def test_a_tie_in_points_and_marks_is_a_shared_victory() -> None:
    text = "seat 0 marks 2 score 7\nseat 1 marks 3 score 4\nseat 2 marks 8 score 6\nseat 3 marks 4"
    table = ended(4, text)
    assert table.state.scores() == [8, 5, 8, 1]
    assert [pit.marks for pit in table.state.view(None).table.pits] == [3, 3, 3, 4]
    assert table.state.standing() == [[0, 2], [1], [3]]


@rule("CB-93")
def test_marks_decide_no_more_than_ties() -> None:
    table = ended(3, "seat 0 marks 3 score 5\nseat 1 marks 0 score 6\nseat 2 marks 1 score 5")
    assert table.state.standing() == [[1], [0], [2]]


@rule("CB-94")
def test_a_score_may_pass_a_hundred() -> None:
    table = last_turn(2, "order 0 C11 KKK\nseat 0 score 95")
    table.play(0, "place/delivery-carriage")
    assert table.state.scores()[0] == 95 + 12 + 5
    table = ended(2, pits("seat 0 score 250", "seat 1 score 60"))
    assert table.state.scores() == [250 + 2 + EMPTY_CARTS, 60 + 2 + EMPTY_CARTS]
    assert table.state.standing() == [[0], [1]]


@rule("CB-94")
def test_a_score_may_fall_below_nothing() -> None:
    table = ended(
        2,
        """
        seat 0 marks 0
        seat 1 marks 0
        tiles 0 YL1 YL2
        order 0 B01
        order 0 B02
        """,
    )
    assert points(table, 0) == {"coal": 2, "outstanding": -2, "balance": -4}
    assert table.state.scores() == [-4, 1]
    assert table.state.standing() == [[1], [0]]
