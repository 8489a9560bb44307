"""Action 5: taking an order card from the display or from the stack."""

import pytest

from coalface import CHANCE, Event
from coalface.games.coal_baron.names import CARD_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, orders_but, refused, stack
from tests.rules.table import TestTable

FIVE = ("B01", "C02", "T03", "E04", "B05")
LOOK = [f"draw-order/{card}" for card in FIVE]


def looking(text: str = "") -> TestTable:
    """Seat 0 of three has drawn B01 C02 T03 E04 B05 on the draw space."""
    table = TestTable("coal_baron", f"coal_baron\nseats 3\ncard order-2 E01\n{text}")
    table.play(0, "place/order-draw")
    table.chance(*LOOK)
    return table


@rule("CB-62", "CB-63")
def test_we_7_new_order() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        card order-1 B01
        card order-3 E07
        """,
    )
    before = facts(table)
    table.play(0, "place/order-3")
    assert table.state.actors() == [CHANCE]
    assert len(table.state.legal(CHANCE)) == 42
    assert table.state.odds() == [1] * 42
    table.chance("draw-order/T09")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (42, 41),
        "order-3 workers": (None, (0, 1)),
        "order-3 offers": ("E07", "T09"),
        "0 workers": (15, 14),
        "0 order E07": (None, "free RRR cubes -"),
    }
    assert table.events == [Event("cb.card.shown", CHANCE, (23, CARD_NAMES.index("T09")))]


@rule("CB-62")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_must_be_taken_whatever_it_is(seats: int) -> None:
    table = TestTable("coal_baron", f"coal_baron\nseats {seats}\ncard order-4 C11\n")
    table.play(0, "place/order-4")
    assert table.events[-1] == Event("cb.order.taken", 0, (CARD_NAMES.index("C11"),))
    assert table.state.actors() == [CHANCE]
    for viewer in (0, 1, None):
        seen = table.state.view(viewer).table
        assert [order.card for order in seen.pits[0].orders] == ["C11"]
        assert [space.card for space in seen.spaces if space.card] == []


@rule("CB-62")
def test_outstanding_orders_have_no_limit() -> None:
    many = orders_but("E11", "T11").split()
    lines = "".join(f"order 0 {card}\n" for card in many)
    table = TestTable("coal_baron", f"coal_baron\nseats 2\ncard order-2 E11\n{lines}")
    before = facts(table)
    table.play(0, "place/order-2")
    table.chance("draw-order/T11")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (1, 0),
        "order-2 workers": (None, (0, 1)),
        "order-2 offers": ("E11", "T11"),
        "0 workers": (18, 17),
        "0 order E11": (None, "free YRGK cubes -"),
    }
    assert len(table.state.view(None).table.pits[0].orders) == 43


@rule("CB-63")
def test_a_card_that_someone_put_on_top_comes_first_and_without_a_draw() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        card order-2 E01
        order-row C05
        """,
    )
    before = facts(table)
    table.play(0, "place/order-2")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (43, 42),
        "order-2 workers": (None, (0, 1)),
        "order-2 offers": ("E01", "C05"),
        "0 workers": (15, 14),
        "0 order E01": (None, "free Y cubes -"),
    }


@rule("CB-63")
def test_cards_at_the_bottom_come_only_when_the_rest_is_gone() -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats 2
        card order-2 E01
        delivered 1 {orders_but("E01", "C05", "C06")}
        order-stack hand 0 placed 0 top 0
        order-row C05
        """,
    )
    table.play(0, "place/order-2")
    assert table.legal(CHANCE) == {"draw-order/C06"}
    table.chance("draw-order/C06")
    table.play(1, "place/order-2")
    assert table.state.actors() == [0]
    seen = table.state.view(None).table
    assert [space.card for space in seen.spaces if space.card] == ["C05"]
    assert seen.order_stack == 0


@rule("CB-63", "CB-97")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats 2
        card order-2 E01
        card order-3 E02
        delivered 1 {orders_but("E01", "E02")}
        """,
    )
    before = facts(table)
    table.play(0, "place/order-2")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order-2 workers": (None, (0, 1)),
        "order-2 offers": ("E01", None),
        "0 workers": (18, 17),
        "0 order E01": (None, "free Y cubes -"),
    }
    assert table.events[-1] == Event("cb.space.empty", CHANCE, (22,))
    assert refused(table, 1, "place/order-2") == "cb.why.no-card (space=22) (CB-64)"


@rule("CB-64")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_space_without_a_card_cannot_be_chosen(seats: int) -> None:
    table = TestTable("coal_baron", f"coal_baron\nseats {seats}\ncard order-3 B01\n")
    offered = {move for move in table.legal(0) if move.startswith("place/order-")}
    assert offered == {"place/order-3", "place/order-draw"}
    assert refused(table, 0, "place/order-2") == "cb.why.no-card (space=22) (CB-64)"
    assert refused(table, 0, "place/order-4") == "cb.why.no-card (space=24) (CB-64)"


@rule("CB-64")
def test_the_leftmost_space_is_refused_for_its_lock_with_two_and_for_its_card_with_three() -> None:
    two = TestTable("coal_baron", "coal_baron\nseats 2\n")
    assert refused(two, 0, "place/order-1") == "cb.why.locked (space=21, players=2) (CB-2)"
    three = TestTable("coal_baron", "coal_baron\nseats 3\n")
    assert refused(three, 0, "place/order-1") == "cb.why.no-card (space=21) (CB-64)"


# The draw space


@rule("CB-65")
def test_the_draw_space_shows_five_cards_one_by_one() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 3\ncard order-2 E01\n")
    before = facts(table)
    table.play(0, "place/order-draw")
    assert table.events[-1] == Event("cb.looked", 0, (1, 5))
    for left in (5, 4, 3, 2, 1):
        assert table.state.actors() == [CHANCE]
        table.chance(LOOK[5 - left])
    assert changes(before, table) == {
        "order stack": (43, 38),
        "order-draw workers": (None, (0, 1)),
        "0 workers": (15, 14),
        "hand": (None, "B01 B05 C02 T03 E04"),
    }
    assert table.legal(0) == {*(f"keep-order/{card}" for card in FIVE), "keep-none"}
    assert refused(table, 0, "keep-order/B02") == "cb.why.not-looked-at (CB-65)"


@rule("CB-65")
def test_the_chosen_card_joins_the_outstanding_orders_and_the_rest_goes_on_top() -> None:
    table = looking()
    before = facts(table)
    table.play(0, "keep-order/T03")
    assert table.events == [Event("cb.order.taken", 0, (CARD_NAMES.index("T03"),))]
    assert table.legal(0) == {"return/top", "return/bottom"}
    table.play(0, "return/top", "return-order/B05", "return-order/B01", "return-order/E04")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (38, 42),
        "0 order T03": (None, "free R cubes -"),
        "hand": ("B01 B05 C02 T03 E04", None),
    }
    assert stack(table, "order") == "B05 B01 E04 C02"
    assert table.state.view(0).memory.orders.on_top == 4


@rule("CB-65", "CB-34")
def test_all_five_may_go_back_to_the_bottom_and_nothing_is_refilled() -> None:
    table = looking()
    before = facts(table)
    table.play(0, "keep-none", "return/bottom")
    assert table.events == [Event("cb.returned", 0, (1, 1, 5))]
    back = ["return-order/C02", "return-order/B01", "return-order/B05", "return-order/E04"]
    table.play(0, *back)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (38, 43),
        "hand": ("B01 B05 C02 T03 E04", None),
    }
    assert stack(table, "order") == "C02 B01 B05 E04 T03"
    assert table.state.view(0).memory.orders.on_top == 0


@rule("CB-65", "CB-36")
def test_what_goes_back_is_not_split_between_top_and_bottom() -> None:
    table = looking()
    table.play(0, "keep-order/C02", "return/bottom", "return-order/E04")
    assert table.legal(0) == {"return-order/B01", "return-order/T03", "return-order/B05"}
    assert refused(table, 0, "return/top") == "not-now (CB-16)"
    assert refused(table, 0, "return-order/E04") == "cb.why.not-looked-at (CB-65)"


@rule("CB-65")
def test_only_one_card_may_be_taken() -> None:
    table = looking()
    table.play(0, "keep-order/C02")
    assert refused(table, 0, "keep-order/B01") == "not-now (CB-16)"


@rule("CB-65", "CB-37")
@pytest.mark.parametrize("left", [1, 2, 4])
def test_a_short_stack_is_looked_at_as_far_as_it_goes(left: int) -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats 2
        delivered 1 {orders_but(*FIVE[:left])}
        """,
    )
    table.play(0, "place/order-draw")
    assert table.events[-1] == Event("cb.looked", 0, (1, left))
    table.chance(*LOOK[:left])
    assert table.legal(0) == {*(f"keep-order/{card}" for card in FIVE[:left]), "keep-none"}
    assert set(table.state.view(0).table.hand.faces) == set(FIVE[:left])


@rule("CB-65", "CB-37")
def test_the_last_card_can_be_taken_and_then_nothing_goes_back() -> None:
    table = TestTable("coal_baron", f"coal_baron\nseats 2\ndelivered 1 {orders_but('B01')}\n")
    before = facts(table)
    table.play(0, "place/order-draw")
    table.chance("draw-order/B01")
    table.play(0, "keep-order/B01")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "order stack": (1, 0),
        "order-draw workers": (None, (0, 1)),
        "0 workers": (18, 17),
        "0 order B01": (None, "free Y cubes -"),
    }
    assert refused(table, 1, "place/order-draw") == "cb.why.stack (pile=1) (CB-37)"


@rule("CB-65", "CB-37", "CB-64")
def test_with_an_empty_stack_the_draw_space_cannot_be_chosen() -> None:
    table = TestTable("coal_baron", f"coal_baron\nseats 4\ndelivered 3 {orders_but()}\n")
    assert refused(table, 0, "place/order-draw") == "cb.why.stack (pile=1) (CB-37)"
    assert "place/factory-draw" in table.legal(0)


@rule("CB-65")
def test_who_draws_next_finds_returned_cards_on_top_in_that_order() -> None:
    table = looking()
    table.play(0, "keep-order/T03", "return/top")
    table.play(0, "return-order/B05", "return-order/B01", "return-order/E04")
    table.play(1, "place/order-2")
    seen = table.state.view(None).table
    assert [space.card for space in seen.spaces if space.card] == ["B05"]
    table.play(2, "place/order-draw")
    assert table.state.actors() == [CHANCE]
    table.chance("draw-order/E09", "draw-order/E10")
    assert set(table.state.view(2).table.hand.faces) == {"B01", "E04", "C02", "E09", "E10"}
