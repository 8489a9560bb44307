"""Between two shifts: the starting player marker moves, workers return, nothing else changes."""

import pytest

from coalface import Event
from tests.rules import rule
from tests.rules.coal_baron.helpers import WORKERS, changes, facts, last_turn
from tests.rules.table import TestTable

TO_THE_BANK = "place/bank"


def next_start(seats: int, text: str) -> int:
    """Who begins the next shift, after the last worker of seat 0 has gone to the Bank."""
    table = last_turn(seats, text)
    table.play(0, TO_THE_BANK)
    start: int = table.state.view(None).table.start
    assert table.state.actors() == [start]
    return start


@rule("CB-80")
def test_we_12_next_starting_player() -> None:
    """Seats: George, Lucy, Mike; Lucy began the shift."""
    table = last_turn(
        3,
        """
        start 1
        workers factory-1 2 x2
        workers factory-2 2 x3
        workers factory-5 1 x4
        workers factory-7 0 x2
        """,
    )
    before = facts(table)
    table.play(0, TO_THE_BANK)
    assert changes(before, table) == {
        "asked": ((0,), (2,)),
        "shift": (1, 2),
        "start": (1, 2),
        "factory-1 workers": ((2, 2), None),
        "factory-2 workers": ((2, 3), None),
        "factory-5 workers": ((1, 4), None),
        "factory-7 workers": ((0, 2), None),
        "0 marks": (9, 10),
        "0 workers": (1, 15),
        "0 canteen": (12, 0),
        "1 workers": (0, 15),
        "1 canteen": (11, 0),
        "2 workers": (0, 15),
        "2 canteen": (10, 0),
    }
    assert table.events[-1] == Event("cb.shift.began", 2, (2,))


@rule("CB-80", "CB-81")
def test_single_workers_count_not_spaces() -> None:
    """Three workers on one space are more than two spaces with one worker each."""
    spread = "workers factory-1 1 x1\nworkers factory-2 1 x1\nworkers factory-3 2 x3"
    assert next_start(3, f"start 0\n{spread}") == 2


@rule("CB-81")
def test_the_factory_draw_space_counts() -> None:
    assert next_start(3, "workers factory-1 1 x2\nworkers factory-draw 2 x3") == 2
    assert next_start(4, "workers factory-8 1 x2\nworkers factory-draw 3 x3") == 3


@rule("CB-81")
def test_every_tile_space_counts() -> None:
    for space in range(1, 9):
        text = f"start 1\nworkers factory-{space} 3 x1"
        assert next_start(4, text) == 3


@rule("CB-81")
def test_workers_elsewhere_do_not_count() -> None:
    """Not in the Canteen (all the rest of seat 1), not on other spaces, not at the Bank."""
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        start 2
        workers factory-1 2 x1
        workers mining-6 1 x4
        workers money-4 1 x1
        workers order-draw 1 x2
        workers delivery-truck 1 x1
        seat 0 workers 1 canteen 5 bank 9
        seat 1 workers 0 canteen 7
        seat 2 workers 0 canteen 14
        """,
    )
    table.play(0, TO_THE_BANK)
    assert table.state.view(None).table.start == 2


@rule("CB-82")
@pytest.mark.parametrize(
    ("old", "new"),
    [(0, 1), (1, 3), (2, 3), (3, 0)],
)
def test_in_a_tie_the_first_of_those_tied_after_the_old_starting_player_begins(
    old: int, new: int
) -> None:
    """Seats 0, 1 and 3 are tied with two workers each, seat 2 has one."""
    text = f"""
        start {old}
        workers factory-1 0 x2
        workers factory-2 1 x2
        workers factory-3 3 x2
        workers factory-4 2 x1
        """
    assert next_start(4, text) == new


@rule("CB-82")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_old_starting_player_never_keeps_the_marker_in_a_tie(seats: int) -> None:
    for old in range(seats):
        other = (old + seats - 1) % seats
        tied = f"workers factory-1 {old} x3\nworkers factory-draw {other} x3"
        assert next_start(seats, f"start {old}\n{tied}") == other


@rule("CB-82")
def test_the_old_starting_player_is_the_last_in_a_tie_of_two() -> None:
    tied = "workers factory-1 1 x3\nworkers factory-2 2 x3"
    assert next_start(3, f"start 1\n{tied}") == 2
    assert next_start(3, f"start 2\n{tied}") == 1
    assert next_start(3, f"start 0\n{tied}") == 1


@rule("CB-83")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_nobody_in_the_factory_the_left_hand_neighbour_begins(seats: int) -> None:
    for old in range(seats):
        assert next_start(seats, f"start {old}") == (old + 1) % seats


@rule("CB-84")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_old_starting_player_keeps_the_marker_with_a_majority_alone(seats: int) -> None:
    for old in range(seats):
        other = (old + 1) % seats
        text = f"start {old}\nworkers factory-1 {old} x3\nworkers factory-2 {other} x2"
        assert next_start(seats, text) == old


@rule("CB-80")
def test_the_last_placement_itself_counts() -> None:
    table = last_turn(
        3,
        """
        start 0
        tile factory-1 YL1
        tile-row KD2
        """,
    )
    table.play(0, "place/factory-1")
    assert table.state.view(None).table.start == 0


@rule("CB-85", "CB-86")
def test_all_workers_return_and_nothing_else_is_reset() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 2
        shift 2
        start 1
        workers mining-6 0 x3
        workers money-4 1 x2
        workers order-draw 0 x1
        workers delivery-engine 1 x4
        tile factory-1 YL1
        tile factory-7 KD2
        card order-2 B01
        tile-row GL1 1+GL1 1-?
        order-row T04 1-? 1+T04
        seat 0 marks 3 workers 1 canteen 5 bank 8 level grey score 12
        seat 1 marks 0 workers 0 canteen 12 bank 0 level black
        cage 0 YGG
        storage 1 RK
        tiles 0 RL2 GD1
        carts 0 brown RG
        carts 0 grey -
        order 0 C10 YR YKK
        order 1 E01 Y
        """,
    )
    before = facts(table)
    known = [table.state.view(seat).memory for seat in (0, 1)]
    table.play(0, TO_THE_BANK)
    assert changes(before, table) == {
        "shift": (2, 3),
        "start": (1, 0),
        "mining-6 workers": ((0, 3), None),
        "money-4 workers": ((1, 2), None),
        "order-draw workers": ((0, 1), None),
        "delivery-engine workers": ((1, 4), None),
        "0 marks": (3, 4),
        "0 workers": (1, 18),
        "0 canteen": (5, 0),
        "0 bank": (8, 0),
        "1 workers": (0, 18),
        "1 canteen": (12, 0),
    }
    assert [table.state.view(seat).memory for seat in (0, 1)] == known


@rule("CB-85", "CB-67")
@pytest.mark.parametrize("shift", [1, 2])
def test_delivered_orders_lie_face_down_again(shift: int) -> None:
    table = last_turn(3, f"shift {shift}\ndelivered 1 C09")
    table.play(0, TO_THE_BANK)
    assert table.state.view(None).table.shift == shift + 1
    for viewer, faces in ((0, None), (1, ("C09",)), (None, None)):
        assert table.state.view(viewer).table.pits[1].delivered_cards == faces
        assert table.state.view(viewer).table.pits[1].delivered == 1


@rule("CB-86", "CB-56")
def test_the_display_is_not_renewed() -> None:
    """Empty spaces stay empty, cards and tiles stay where they lie, money too."""
    table = last_turn(
        4,
        """
        tile factory-3 GL2
        card order-4 T11
        seat 2 marks 0 level yellow
        cage 2 KKKKK
        """,
    )
    before = facts(table)
    table.play(0, TO_THE_BANK)
    unchanged = set(before) - set(changes(before, table))
    for fact in ("factory-1 offers", "factory-3 offers", "order-1 offers", "order-4 offers"):
        assert fact in unchanged
    for fact in ("tile stack", "order stack", "2 marks", "2 level", "2 cage", "2 score"):
        assert fact in unchanged


@rule("CB-85", "CB-24", "CB-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dt_12_last_player_alone(seats: int) -> None:
    others = "".join(
        f"seat {seat} workers 0 canteen {WORKERS[seats]}\n" for seat in range(seats) if seat != 1
    )
    text = f"coal_baron\nseats {seats}\nturn 0\nseat 1 workers 3 canteen {WORKERS[seats] - 3}\n"
    table = TestTable("coal_baron", text + others)
    for left in (3, 2, 1):
        seen = table.state.view(None).table
        assert (table.state.actors(), seen.shift, seen.pits[1].workers) == ([1], 1, left)
        table.play(1, TO_THE_BANK)
    seen = table.state.view(None).table
    assert seen.shift == 2
    assert [pit.workers for pit in seen.pits] == [WORKERS[seats]] * seats
    assert table.state.actors() == [1]


@rule("CB-85")
def test_the_new_starting_player_has_the_first_turn_and_it_goes_clockwise() -> None:
    table = last_turn(4, "start 0\nworkers factory-2 2 x1")
    table.play(0, TO_THE_BANK)
    order = []
    for _ in range(5):
        order.append(table.state.actors()[0])
        table.play(order[-1], TO_THE_BANK)
    assert order == [2, 3, 0, 1, 2]
