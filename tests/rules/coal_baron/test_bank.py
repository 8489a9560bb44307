"""Canteen and Bank: where workers go that stand on no worker space. (CB-20 to CB-23)"""

from coalface.games.coal_baron.names import SPACE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    look,
    position,
    refused,
)


@rule("CB-20")
def test_own_workers_count_towards_the_price_and_go_to_the_canteen() -> None:
    table = position("coal_baron\nseats 2\nworkers money-6 0 x2\nseat 0 workers 3 canteen 13")
    before = facts(table)
    table.play(0, "place/money-6")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "money-6 workers": ((0, 2), (0, 3)),
        "0 marks": (10, 16),
        "0 workers": (3, 0),
        "0 canteen": (13, 15),
    }


@rule("CB-20")
def test_own_workers_on_the_space_do_not_help_to_pay_for_it() -> None:
    table = position("coal_baron\nseats 2\nworkers money-6 0 x2\nseat 0 workers 2 canteen 14")
    assert refused(table, 0, "place/money-6") == "cb.why.workers (needed=3, have=2) (CB-18)"


@rule("CB-21")
def test_the_canteen_cannot_be_chosen() -> None:
    table = position("coal_baron\nseats 3\nseat 1 canteen 4")
    chosen = [str(move) for move in table.game.moves if str(move).startswith("place/")]
    assert chosen == [f"place/{space}" for space in SPACE_NAMES]


@rule("CB-21", "CB-24")
def test_workers_in_the_canteen_do_nothing_until_the_shift_is_over() -> None:
    table = position("coal_baron\nseats 3\nseat 1 workers 0 canteen 15")
    before = facts(table)
    table.play(0, "place/bank")
    assert changes(before, table) == {
        "asked": ((0,), (2,)),
        "0 marks": (9, 10),
        "0 workers": (15, 14),
        "0 bank": (0, 1),
    }


@rule("CB-21")
def test_the_canteen_holds_any_number_of_workers() -> None:
    table = position(
        """
        coal_baron
        seats 2
        workers money-6 1 x8
        seat 0 workers 10 canteen 8
        seat 1 workers 0 canteen 10
        """
    )
    table.play(0, "place/money-6")
    assert [pit.canteen for pit in look(table).pits] == [8, 18]


@rule("CB-22")
def test_the_bank_takes_one_worker_and_pays_one_mark_however_many_stand_there() -> None:
    table = position("coal_baron\nseats 2\nseat 0 workers 13 bank 5\nseat 1 workers 6 bank 12")
    before = facts(table)
    table.play(0, "place/bank")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "0 marks": (10, 11),
        "0 workers": (13, 12),
        "0 bank": (5, 6),
    }


@rule("CB-22")
def test_the_bank_may_be_chosen_with_any_number_of_workers_and_other_spaces_free() -> None:
    for workers in (1, 2, 15):
        table = position(f"coal_baron\nseats 3\nseat 0 workers {workers} canteen {15 - workers}")
        assert table.why_not(0, "place/bank") is None
        assert {"place/bank", "place/money-6"} <= table.legal(0)


CROWDED = """
    coal_baron
    seats 2
    tile factory-1 YL1
    card order-2 B01
    order 0 B02 YY
    workers factory-1 1 x1
    workers factory-draw 1 x1
    workers mining-6 1 x1
    workers mining-10 1 x1
    workers delivery-barrow 1 x1
    workers money-4 1 x1
    workers money-6 1 x1
    workers order-2 1 x1
    workers order-draw 1 x1
    """
"""Every space that seat 0 could use is taken."""


@rule("CB-23")
def test_who_can_do_nothing_else_must_go_to_the_bank() -> None:
    table = position(f"{CROWDED}\n seat 0 workers 1 canteen 17")
    assert table.legal(0) == {"place/bank"}
    for space in ("factory-1", "mining-6", "delivery-barrow", "money-6", "order-2", "order-draw"):
        why = "cb.why.workers (needed=2, have=1) (CB-18)"
        assert refused(table, 0, f"place/{space}") == why
    before = facts(table)
    table.play(0, "place/bank")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "0 marks": (10, 11),
        "0 workers": (1, 0),
        "0 bank": (0, 1),
    }


@rule("CB-23")
def test_nobody_can_pass() -> None:
    kinds = {str(move).split("/")[0] for move in position("coal_baron\nseats 2").game.moves}
    assert kinds == {
        *("first", "draw-tile", "draw-order", "draft", "place"),
        *("cage", "load", "fill", "store", "pair", "pay", "stop"),
        *("substitute", "leave-empty"),
        *("keep-tile", "keep-order", "keep-none", "return", "return-tile", "return-order"),
    }
    table = position(f"{CROWDED}\n seat 0 workers 2 canteen 16")
    assert {move.split("/")[0] for move in table.legal(0)} == {"place"}
