"""Area 3: order, price and amount of sales. (CC-21, CC-41 to CC-46)"""

import pytest

from tests.rules import rule
from tests.rules.coal_country.helpers import changes, facts, logged, look, position, recall, refused

PRICES = [
    (0, 0, 10, 9, 11),
    (0, 1, 11, 10, 12),
    (9, 0, 10, 9, 11),
    (10, 0, 9, 8, 10),
    (24, 0, 8, 7, 9),
    (39, -1, 6, 5, 7),
    (40, 1, 7, 6, 8),
    (85, 0, 2, 1, 3),
    (89, -1, 1, 0, 2),
    (95, -1, 1, 0, 2),
    (99, 1, 2, 1, 3),
    (100, 1, 1, 0, 2),
    (120, 0, 1, 0, 2),
]


@rule("CC-42")
@pytest.mark.parametrize(("stock", "gauge", "market", "weak", "strong"), PRICES)
def test_the_price_by_stockpile_gauge_and_influence(
    stock: int, gauge: int, market: int, weak: int, strong: int
) -> None:
    for value, price in ((0, weak), (1, weak), (2, market), (3, strong), (4, strong)):
        desk = position(
            f"""
            round 3
            gauge {gauge}
            step selling
            seat 0 coal {min(stock, 1)}
            seat 1 coal {stock - min(stock, 1)}
            foreman 0 broker {value}
            foreman 1 broker 4
            """
        )
        assert look(desk).coal_price == market
        if stock == 0:
            continue
        if price == 0:
            assert desk.state.actors() == [1]
            continue
        desk.play(0, "sell/1")
        assert logged(desk, "cc.sold") == [(0, (1, price, price))]


@rule("CC-41", "CC-42", "CC-43", "CC-44", "CC-46")
def test_the_weakest_sells_first_and_each_sale_moves_the_price() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 coal 7
        seat 1 coal 7
        seat 2 coal 6
        seat 3 coal 4
        foreman 0 broker 1
        foreman 1 broker 2
        foreman 2 broker 3
        foreman 3 broker 4
        foreman 0 construction 0
        """,
        seats=4,
    )
    dollars = [49, 63, 60, 44]
    for seat, coal in enumerate((7, 7, 6, 4)):
        assert desk.state.actors() == [seat]
        desk.play(seat, f"sell/{coal}")
        assert logged(desk, "cc.sold")[0][1][2] == dollars[seat]
        assert look(desk).stockpile == (17, 10, 4, 0)[seat]
    assert list(recall(desk).cash) == dollars


@rule("CC-41")
def test_of_equal_sellers_the_one_with_more_earnings_sells_first() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 coal 1 earned 10
        seat 1 coal 1 earned 20
        foreman 0 broker 3
        foreman 1 broker 3
        """
    )
    assert desk.state.actors() == [1]


@rule("CC-43", "CC-46")
def test_any_number_at_one_price_and_the_rest_keeps_the_price_low() -> None:
    desk = position(
        """
        round 3
        step selling
        seat 0 coal 12
        seat 1 coal 3
        foreman 0 broker 2
        foreman 1 broker 3
        """
    )
    assert desk.legal(0) == {f"sell/{coal}" for coal in range(13)}
    assert refused(desk, 0, "sell/13") == "cc.why.coal (have=12) (CC-43)"
    before = facts(desk)
    desk.play(0, "sell/2")
    after = changes(before, desk)
    assert after["0 cash"] == (0, 18)
    assert (look(desk).stockpile, look(desk).coal_price) == (13, 9)
    desk.play(1, "sell/1")
    assert logged(desk, "cc.sold") == [(1, (1, 10, 10))]


@rule("CC-45")
def test_who_sells_nothing_pays_the_influence_also_without_coal() -> None:
    text = "round 3\nstep placing\nfinished 1\nseat 0 cash 200\nforeman 0 broker 3\n"
    text += "foreman 1 broker 4\nseat 1 coal 1"
    desk = position(text, reformed=True)
    desk.play(0, "commit")
    assert logged(desk, "cc.sold.none") == [(0, ())]
    assert logged(desk, "cc.penalty")[-1] == (0, (3, 15))
    desk = position("round 3\nstep selling\nseat 0 coal 3 cash 40\nforeman 0 broker 4")
    desk.play(0, "sell/0")
    assert logged(desk, "cc.penalty") == [(0, (4, 20))]


@rule("CC-45")
def test_at_a_price_of_0_there_is_no_sale_and_no_penalty() -> None:
    desk = position(
        """
        round 3
        gauge -1
        step placing
        finished 1
        seat 0 coal 5 cash 0
        seat 1 coal 88
        foreman 0 broker 1
        foreman 1 broker 2
        """
    )
    desk.play(0, "commit")
    assert logged(desk, "cc.sold.none") == [(0, ())]
    assert [args for _, args in logged(desk, "cc.penalty")] == [(19, 0), (18, 0)]
    assert desk.state.actors() == [1]
    assert look(desk).companies[0].coal == 7


@rule("CC-21")
def test_in_round_1_at_least_one_piece_is_sold() -> None:
    desk = position("round 1\nstep selling\nseat 0 coal 2\nforeman 0 broker 2")
    assert desk.legal(0) == {"sell/1", "sell/2"}
    assert refused(desk, 0, "sell/0") == "cc.why.must-sell (CC-21)"
