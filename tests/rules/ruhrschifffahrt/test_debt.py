"""Debt. (RS-62 to RS-67, RS-101)"""

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    buying,
    changes,
    choosing,
    event_keys,
    facts,
    kinds,
    player,
    refused,
)

PORT = "seat 1 at muelheim"


@rule("RS-62")
def test_a_loan_moves_a_warehouse_to_a_debt_space() -> None:
    """DX-14: one Thaler, hauling for two: a loan, and one Thaler is left."""
    table = choosing(
        f"seat 0 at ruhrort thaler 1 pool 1 lock-box 2 mark-box 2\n{PORT}\ndepot mark 00", turn=7
    )
    table.play(1, "option/pilot", "start/b3")
    before = facts(table)
    table.play(0, "option/hauling")
    assert changes(before, table) == {
        "0 option": ("none", "hauling"),
        "0 pool": (1, 0),
        "0 debt": (0, 1),
    }
    assert player(table, 0).thaler == 1


@rule("RS-62")
def test_two_loans_at_once() -> None:
    """DX-15: no Thaler, hauling and transport for three: two loans, one Thaler is left."""
    table = choosing(
        f"""
        seat 0 at ruhrort
        {PORT}
        depot mark 0
        die e2 0
        track black 3
        """,
        turn=8,
    )
    table.play(1, "option/pilot", "start/b3")
    assert player(table, 0).pool == 2
    table.play(0, "option/hauling_transport")
    board = player(table, 0)
    assert (board.pool, board.debt, board.thaler) == (0, 2, 1)


@rule("RS-63")
def test_no_loan_for_a_purchase() -> None:
    table = buying("seat 0 at steele thaler 1\nseat 1 at werden\nearned 0 lock\nwhite 0 inn", 4)
    assert refused(table, 0, "lock/l8") == "rs.why.thalers (RS-94)"


@rule("RS-64")
def test_a_dearer_choice_may_be_paid_by_loan() -> None:
    table = choosing("seat 0 at werden\nseat 1 at muelheim")
    assert {"option/none", "option/hauling", "option/hauling_pilot"} <= table.legal(0)
    table.play(0, "option/hauling_pilot")
    assert (player(table, 0).debt, player(table, 0).thaler) == (1, 0)


@rule("RS-64")
def test_what_cannot_be_paid_is_refused_while_another_option_can() -> None:
    table = choosing("seat 0 at werden debt 1 pool 0\nseat 1 at muelheim")
    assert refused(table, 0, "option/hauling") == "rs.why.too-dear (RS-64)"
    assert table.legal(0) == {"option/none", "option/pilot"}


@rule("RS-65")
def test_with_an_empty_pool_the_turn_track_gives_a_warehouse_for_points() -> None:
    table = choosing("seat 0 at ruhrort vp 3 debt 1 pool 0\nseat 1 at muelheim")
    table.play(1, "option/pilot", "start/b3")
    assert table.legal(0) == {"option/hauling", "option/hauling_pilot"}
    before = facts(table)
    table.play(0, "option/hauling")
    assert changes(before, table) == {
        "0 option": ("none", "hauling"),
        "0 debt": (1, 2),
        "0 turn_track": ((6, 7, 9, 10, 11), (7, 9, 10, 11)),
        "0 thaler": (0, 1),
        "0 vp": (3, 1),
    }
    assert "rs.loan.hard" in event_keys(table)


@rule("RS-65", "RS-116")
def test_a_hard_loan_never_takes_points_below_zero() -> None:
    table = choosing("seat 0 at ruhrort vp 1 debt 1 pool 0\nseat 1 at muelheim")
    table.play(1, "option/pilot", "start/b3")
    table.play(0, "option/hauling")
    assert player(table, 0).vp == 0
    assert table.state.breakdown(0)["hardship"] == -1


@rule("RS-65")
def test_a_warehouse_taken_for_a_debt_is_not_received_later() -> None:
    table = choosing("seat 0 at ruhrort debt 1 pool 0\nseat 1 at muelheim", turn=5)
    table.play(1, "option/pilot", "start/b3")
    table.play(0, "option/hauling")
    assert player(table, 0).turn_track == (7, 9, 10, 11)
    assert player(table, 0).pool == 0


@rule("RS-65")
def test_the_pool_goes_before_the_turn_track() -> None:
    table = choosing(
        f"seat 0 at ruhrort vp 9\n{PORT}\ndepot mark 00\npilots-banned\n"
        "storages w3=3 b3=3 b1=3 m6=4 m5=4 m4=4 m1=3\ntrack black 1 2 3\nbuilt l1",
        turn=7,
    )
    table.play(1, "option/hauling", "start/w3")
    assert player(table, 0).pool == 1
    assert table.legal(0) == {"option/hauling_transport"}
    table.play(0, "option/hauling_transport")
    board = player(table, 0)
    assert (board.pool, board.debt, board.thaler, board.vp) == (0, 2, 1, 7)
    assert board.turn_track == (10, 11)


@rule("RS-66")
def test_who_cannot_borrow_takes_the_cheapest_and_loses_points() -> None:
    table = choosing("seat 0 at ruhrort vp 5 debt 4 pool 0 thaler 1 lock-box 2 mark-box 2\n"
                     f"{PORT}\ndepot mark 00\nturn-track 0 -", turn=12)  # fmt: skip
    table.play(1, "option/pilot", "start/b3")
    assert table.legal(0) == {"option/hauling"}
    assert refused(table, 0, "option/hauling_pilot") == "rs.why.not-cheapest (RS-66)"
    before = facts(table)
    table.play(0, "option/hauling")
    assert changes(before, table) == {
        "0 option": ("none", "hauling"),
        "0 thaler": (1, 0),
        "0 vp": (5, 3),
    }


@rule("RS-66")
def test_a_full_debt_is_as_bad_as_no_warehouse() -> None:
    table = choosing("seat 0 at ruhrort debt 4\nseat 1 at muelheim", turn=11)
    table.play(1, "option/pilot", "start/b3")
    assert player(table, 0).pool > 0
    assert table.legal(0) == {"option/hauling"}


@rule("RS-88", "RS-64")
def test_the_hauling_action_counts_as_payable() -> None:
    table = choosing("seat 0 at ruhrort debt 1 pool 0\nseat 1 at muelheim\nwhite 0 hauling_action")
    table.play(1, "option/pilot", "start/b3")
    assert table.legal(0) == {"hauling-action/hauling", "hauling-action/hauling_pilot"}
    assert refused(table, 0, "option/hauling") == "rs.why.too-dear (RS-64)"


@rule("RS-67", "RS-101")
def test_a_debt_is_repaid_and_its_warehouse_built_at_once() -> None:
    """DX-17."""
    table = buying(
        """
        seat 0 at steele thaler 6 debt 1 pool 0
        seat 1 at werden
        earned 0 essen_warehouse mark
        depot mark 00
        white 1 inn
        """,
        turn=5,
    )
    assert refused(table, 0, "city/kettwig") == "rs.why.no-warehouse (RS-102)"
    table.play(0, "repay")
    assert (player(table, 0).debt, player(table, 0).pool, player(table, 0).thaler) == (0, 1, 3)
    table.play(0, "city/kettwig")
    assert (player(table, 0).thaler, player(table, 0).vp, player(table, 0).pool) == (0, 2, 0)


@rule("RS-67")
@pytest.mark.parametrize(("thaler", "why"), [(2, "thalers (RS-94)"), (9, "no-debt (RS-67)")])
def test_repaying_takes_a_debt_and_three_thalers(thaler: int, why: str) -> None:
    debt = "debt 1 pool 0" if thaler < 3 else ""
    table = buying(f"seat 0 at steele thaler {thaler} {debt}\nseat 1 at werden\nwhite 0 inn")
    assert refused(table, 0, "repay") == f"rs.why.{why}"


@rule("RS-67")
def test_debts_are_repaid_one_by_one() -> None:
    table = buying("seat 0 at steele thaler 7 debt 2\nseat 1 at werden\nwhite 1 inn", turn=9)
    pool = player(table, 0).pool
    table.play(0, "repay", "repay")
    assert (player(table, 0).debt, player(table, 0).pool) == (0, pool + 2)
    assert kinds(table, 0, "repay") == set()
