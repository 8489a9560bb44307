"""Course of a shift: whose turn it is, and the price of a space. (CB-15 to CB-25)"""

import pytest

from coalface import CHANCE
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    look,
    position,
    refused,
)


@rule("CB-15")
def test_turns_go_clockwise() -> None:
    table = position("coal_baron\nseats 3\nturn 1")
    for seat in (1, 2, 0, 1):
        assert table.state.actors() == [seat]
        table.play(seat, "place/bank")


@rule("CB-15")
def test_a_new_shift_begins_with_its_starting_player() -> None:
    table = position(
        """
        coal_baron
        seats 3
        start 0
        turn 0
        workers factory-1 2 x1
        seat 0 workers 1 canteen 14
        seat 1 workers 0 canteen 15
        seat 2 workers 0 canteen 14
        """
    )
    table.play(0, "place/bank")
    assert look(table).shift == 2
    assert look(table).start == 2
    for seat in (2, 0, 1):
        assert table.state.actors() == [seat]
        table.play(seat, "place/bank")


@rule("CB-15")
def test_nobody_acts_out_of_turn() -> None:
    table = position("coal_baron\nseats 3\nturn 1")
    assert table.legal(0) == table.legal(2) == table.legal(CHANCE) == set()
    assert refused(table, 0, "place/bank") == "not-your-turn (CB-15)"
    assert refused(table, 2, "place/money-6") == "not-your-turn (CB-15)"
    assert refused(table, CHANCE, "draw-tile/YL1") == "not-your-turn (CB-15)"


@rule("CB-16")
def test_a_turn_is_one_worker_space_and_its_action() -> None:
    table = position("coal_baron\nseats 3")
    before = facts(table)
    table.play(0, "place/money-4")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "money-4 workers": (None, (0, 1)),
        "0 marks": (9, 13),
        "0 workers": (15, 14),
    }
    assert refused(table, 0, "place/bank") == "not-your-turn (CB-15)"


@rule("CB-16")
def test_nothing_but_a_space_or_the_bank_can_be_chosen() -> None:
    table = position(
        """
        coal_baron
        seats 4
        tile factory-1 YL1
        card order-1 B01
        cage 0 Y
        order 0 B02
        """
    )
    assert table.legal(0) == {
        "place/factory-1",
        "place/factory-draw",
        *(f"place/mining-{steps}" for steps in (4, 6, 8, 10)),
        *(f"place/money-{marks}" for marks in (3, 4, 5, 6)),
        "place/order-1",
        "place/order-draw",
        "place/bank",
    }
    for move in ("fill/cage/B02/yellow", "cage/grey", "stop", "keep-none", "draft/B01"):
        assert refused(table, 0, move) == "not-now (CB-16)"


@rule("CB-16")
def test_an_action_is_finished_before_anything_else() -> None:
    table = position("coal_baron\nseats 3\nseat 0 marks 0")
    table.play(0, "place/mining-6")
    assert table.state.actors() == [0]
    assert refused(table, 0, "place/bank") == "not-now (CB-16)"
    assert refused(table, 0, "place/mining-8") == "not-now (CB-16)"
    assert refused(table, 1, "place/bank") == "not-your-turn (CB-15)"


@rule("CB-17")
def test_a_space_whose_action_is_impossible_cannot_be_chosen() -> None:
    table = position(
        """
        coal_baron
        seats 3
        seat 0 marks 1
        tile factory-1 YL1
        tile factory-2 YL2
        card order-2 B01
        order 0 T01 Y
        order 0 E02 Y
        """
    )
    assert table.legal(0) == {
        "place/factory-1",
        "place/factory-draw",
        *(f"place/mining-{steps}" for steps in (6, 8, 10)),
        "place/delivery-truck",
        *(f"place/money-{marks}" for marks in (4, 5, 6)),
        "place/order-2",
        "place/order-draw",
        "place/bank",
    }
    assert refused(table, 0, "place/factory-2") == "cb.why.marks (needed=2, have=1) (CB-27)"
    assert refused(table, 0, "place/factory-3") == "cb.why.no-tile (space=2) (CB-27)"
    assert refused(table, 0, "place/order-1") == "cb.why.no-card (space=21) (CB-64)"
    complete = "cb.why.nothing-complete (vehicle=3, orders=1, lacks=1Y:E02) (CB-58)"
    assert refused(table, 0, "place/delivery-engine") == complete


@rule("CB-17", "CB-18")
@pytest.mark.parametrize("space", ["money-5", "mining-8", "order-draw", "factory-draw", "order-1"])
def test_a_space_costs_one_worker_more_than_stand_there(space: str) -> None:
    for standing in range(4):
        there = f"workers {space} 1 x{standing}" if standing else ""
        for have in range(1, 6):
            table = position(
                f"""
                coal_baron
                seats 3
                card order-1 B01
                {there}
                seat 0 workers {have} canteen {15 - have}
                """
            )
            if have <= standing:
                why = f"cb.why.workers (needed={standing + 1}, have={have}) (CB-18)"
                assert refused(table, 0, f"place/{space}") == why
                continue
            assert f"place/{space}" in table.legal(0)
            table.play(0, f"place/{space}")
            seen = {each.name: each for each in look(table).spaces}[space]
            assert (seen.owner, seen.workers) == (0, standing + 1)
            assert look(table).pits[0].workers == have - standing - 1


@rule("CB-19")
def test_those_who_stand_there_go_to_the_canteen_before_the_action() -> None:
    table = position(
        """
        coal_baron
        seats 3
        workers money-5 2 x3
        seat 2 workers 10 canteen 2
        """
    )
    before = facts(table)
    table.play(0, "place/money-5")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "money-5 workers": ((2, 3), (0, 4)),
        "0 marks": (9, 14),
        "0 workers": (15, 11),
        "2 canteen": (2, 5),
    }
    assert [event.key for event in table.events] == [
        "cb.workers.ousted",
        "cb.workers.placed",
        "cb.money.received",
    ]


@rule("CB-18", "CB-19", "CB-20")
@pytest.mark.parametrize(
    ("space", "ousted", "workers", "marks"),
    [("money-4", {}, 1, 4), ("money-5", {1: 1}, 2, 5), ("money-6", {0: 2}, 3, 6)],
)
def test_we_1_price_of_a_worker_space(
    space: str, ousted: dict[int, int], workers: int, marks: int
) -> None:
    table = position(
        """
        coal_baron
        seats 3
        workers money-5 1 x1
        workers money-6 0 x2
        """
    )
    before = facts(table)
    table.play(0, f"place/{space}")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        f"{space} workers": (before[f"{space} workers"], (0, workers)),
        "0 marks": (9, 9 + marks),
        "0 workers": (13, 13 - workers),
        **{f"{seat} canteen": (0, count) for seat, count in ousted.items()},
    }


@rule("CB-24")
def test_who_has_no_workers_is_skipped() -> None:
    table = position("coal_baron\nseats 4\nseat 1 workers 0 bank 13\nseat 2 workers 0 canteen 13")
    for seat in (0, 3, 0, 3):
        assert table.state.actors() == [seat]
        table.play(seat, "place/bank")


@rule("CB-24")
def test_who_has_no_workers_left_is_skipped_even_with_the_starting_player_marker() -> None:
    table = position("coal_baron\nseats 3\nstart 0\nturn 0\nseat 0 workers 0 canteen 15")
    assert table.state.actors() == [1]


@rule("CB-24", "CB-25")
def test_the_last_with_workers_takes_turn_after_turn() -> None:
    table = position(
        """
        coal_baron
        seats 3
        start 2
        turn 0
        seat 0 workers 3 canteen 12
        seat 1 workers 0 canteen 15
        seat 2 workers 0 canteen 15
        """
    )
    for left in (3, 2, 1):
        assert table.state.actors() == [0]
        assert look(table).shift == 1
        assert look(table).pits[0].workers == left
        table.play(0, "place/bank")
    assert look(table).shift == 2
    assert [pit.workers for pit in look(table).pits] == [15, 15, 15]


LAST_WORKER = """
    coal_baron
    seats 2
    tile factory-1 YL1
    card order-2 B01
    seat 0 workers 1 canteen 17
    seat 1 workers 0 canteen 18
    """
"""Seat 0 has the last worker of the shift."""


@rule("CB-25")
@pytest.mark.parametrize(
    ("space", "refill", "shown"),
    [
        ("factory-1", "draw-tile/KL2", "cb.tile.shown"),
        ("order-2", "draw-order/E11", "cb.card.shown"),
    ],
)
def test_the_shift_ends_after_the_refill_of_the_last_placement(
    space: str, refill: str, shown: str
) -> None:
    table = position(LAST_WORKER)
    table.play(0, f"place/{space}")
    assert look(table).shift == 1
    assert table.state.actors() == [CHANCE]
    table.chance(refill)
    assert [event.key for event in table.events] == [shown, "cb.shift.ended", "cb.shift.began"]
    assert look(table).shift == 2


@rule("CB-25")
def test_the_shift_ends_after_the_last_work_step_of_the_last_placement() -> None:
    table = position(LAST_WORKER)
    table.play(0, "place/mining-6")
    table.play(0, "cage/black", "load/black", "cage/surface")
    assert look(table).shift == 1
    assert look(table).pits[0].workers == 0
    table.play(0, "stop")
    assert [event.key for event in table.events] == [
        "cb.mining.stopped",
        "cb.shift.ended",
        "cb.shift.began",
    ]


@rule("CB-25")
def test_the_shift_goes_on_while_anyone_has_a_worker() -> None:
    table = position(
        """
        coal_baron
        seats 3
        seat 0 workers 1 canteen 14
        seat 1 workers 0 canteen 15
        seat 2 workers 1 canteen 14
        """
    )
    table.play(0, "place/bank")
    assert (look(table).shift, table.state.actors()) == (1, [2])
    table.play(2, "place/bank")
    assert look(table).shift == 2
