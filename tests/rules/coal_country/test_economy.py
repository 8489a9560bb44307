"""Fees, money and the earnings track. (CC-12 to CC-18)"""

import pytest

from tests.rules import rule
from tests.rules.coal_country.helpers import changes, facts, logged, look, position, recall, refused


@rule("CC-12", "CC-14")
@pytest.mark.parametrize(
    ("earned", "fee"),
    [
        (0, 5),
        (19, 5),
        (20, 6),
        (39, 6),
        (40, 7),
        (59, 7),
        (60, 8),
        (79, 8),
        (80, 9),
        (99, 9),
        (100, 10),
        (199, 10),
        (200, 11),
        (300, 12),
        (450, 13),
        (999, 18),
        (1000, 19),
    ],
)
def test_the_fee_depends_on_reported_earnings(earned: int, fee: int) -> None:
    assert look(position(f"seat 0 earned {earned}")).companies[0].fee == fee


@rule("CC-12")
def test_the_same_thing_costs_different_players_different_dollars() -> None:
    for earned, dollars in ((0, 10), (45, 14), (250, 22)):
        desk = position(
            f"""
            round 3
            step supplying
            seat 0 cash 60 earned {earned}
            seat 1 earned 17
            foreman 0 market 1
            """
        )
        before = facts(desk)
        desk.play(0, "take/1.0.0")
        assert changes(before, desk)["0 cash"] == (60, 60 - dollars)


@rule("CC-13", "CC-44")
def test_selling_raises_cash_and_earnings_buying_lowers_cash_alone() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 cash 20 earned 30 coal 3
        seat 1 earned 7
        foreman 0 broker 2
        foreman 0 market 1
        """
    )
    before = facts(desk)
    desk.play(0, "sell/2")
    assert changes(before, desk) == {
        "step": ("selling", "supplying"),
        "stock": (3, 1),
        "0 cash": (20, 40),
        "0 earned": (30, 50),
        "0 fee": (6, 7),
        "0 coal": (3, 1),
        "0 hand": ("1.1.2.2.2", "1.2.2.2.2"),
        "0 on market": ([1], None),
    }
    before = facts(desk)
    desk.play(0, "take/0.1.0")
    after = changes(before, desk)
    assert after["0 cash"] == (40, 26)
    assert "0 earned" not in after
    money = recall(desk).accounts[0]
    assert (money["sales"], money["utilities"]) == (40, -14)


@rule("CC-14")
def test_a_sale_raises_the_fee_for_later_areas_of_the_round() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 earned 15 coal 1
        seat 1 earned 50
        foreman 0 broker 2
        foreman 0 refuse 2
        """
    )
    desk.play(0, "sell/1")
    assert logged(desk, "cc.penalty") == [(0, (2, 10))]
    assert look(desk).companies[0].fee == 6


@rule("CC-15")
@pytest.mark.parametrize(("side", "space", "fee"), [("below", 59, 7), ("above", 61, 8)])
def test_an_occupied_space_is_passed_above_or_below(side: str, space: int, fee: int) -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 earned 40 coal 2
        seat 1 earned 60
        foreman 0 broker 2
        """
    )
    desk.play(0, "sell/2")
    assert desk.legal(0) == {"above", "below"}
    assert recall(desk).cash[0] == 20
    desk.play(0, side)
    assert recall(desk).cash[0] == 20
    company = look(desk).companies[0]
    assert (company.earnings, company.fee) == (space, fee)


@rule("CC-15")
@pytest.mark.parametrize(("side", "space"), [("below", 28), ("above", 32)])
def test_further_occupied_spaces_are_passed_in_the_same_direction(side: str, space: int) -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 earned 20 coal 1
        seat 1 earned 30
        seat 2 earned 29
        seat 3 earned 31
        foreman 0 broker 2
        """,
        seats=4,
    )
    desk.play(0, "sell/1", side)
    assert look(desk).companies[0].earnings == space


@rule("CC-15", "CC-73")
def test_nobody_goes_below_0() -> None:
    desk = position("round 2\nstep reporting\nseat 0 earned 5 cash 0\nseat 1 earned 0 cash 9\n")
    assert [company.earnings for company in look(desk).companies] == [1, 9]


@rule("CC-15")
def test_the_same_space_with_other_hundreds_is_free() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 earned 28 coal 1
        seat 1 earned 138
        foreman 0 broker 2
        """
    )
    desk.play(0, "sell/1")
    assert look(desk).companies[0].earnings == 38


@rule("CC-16")
def test_a_marker_enters_the_track_with_the_first_sale() -> None:
    desk = position("step selling\nseat 0 coal 2\nforeman 0 broker 1\nforeman 1 broker 4")
    first = look(desk).companies[0]
    assert (first.earnings, first.place_drawn, first.fee) == (None, 1, 5)
    desk.play(0, "sell/1")
    first = look(desk).companies[0]
    assert (first.earnings, first.place_drawn, first.fee) == (9, None, 5)


@rule("CC-16")
def test_markers_off_the_track_rank_last_in_the_drawn_order() -> None:
    desk = position(
        """
        step expanding
        seat 0 drawn 3
        seat 1 earned 0
        seat 2 drawn 1
        foreman 0 n1 0
        foreman 1 n1 0
        foreman 2 n1 0
        """,
        seats=3,
    )
    for seat in (1, 2, 0):
        assert desk.state.actors() == [seat]
        desk.play(seat, "decline/n1")


@rule("CC-17")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    desk = position("round 3\nstep supplying\nseat 0 cash 19\nforeman 0 market 3")
    why = refused(desk, 0, "take/1.1.0")
    assert why == "cc.why.dollars (needed=20, have=19) (CC-17)"
    assert "take/1.0.0" in desk.legal(0)


@rule("CC-17")
def test_of_a_penalty_everything_is_paid_and_the_rest_forgiven() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 cash 10 earned 50 coal 1
        seat 1 coal 59
        foreman 0 broker 3
        foreman 1 broker 4
        """
    )
    before = facts(desk)
    desk.play(0, "sell/0")
    assert logged(desk, "cc.penalty") == [(0, (3, 10))]
    after = changes(before, desk)
    assert (after["asked"], after["0 cash"]) == (((0,), (1,)), (10, 0))
    assert "0 earned" not in after


@rule("CC-18")
def test_cash_lies_behind_the_screen_but_can_be_computed() -> None:
    desk = position("seat 0 cash 31\nseat 1 cash 7")
    assert [company.cash for company in look(desk, 0).companies] == [31, None]
    assert [company.cash for company in look(desk, 1).companies] == [None, 7]
    assert [company.cash for company in look(desk).companies] == [None, None]
    assert recall(desk, 0).cash == recall(desk).cash == (31, 7)


@rule("CC-18")
def test_a_house_rule_shows_cash_to_all() -> None:
    desk = position("seat 0 cash 31\nseat 1 cash 7", cash_shown_to_others=True)
    assert [company.cash for company in look(desk).companies] == [31, 7]
