"""Action 3: which orders may, and must, be delivered, and what that brings."""

import pytest

from coalface import Event
from coalface.games.coal_baron.names import CARD_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, refused
from tests.rules.table import TestTable

BARROW = "place/delivery-barrow"
CARRIAGE = "place/delivery-carriage"
VEHICLES = ("barrow", "carriage", "truck", "engine")
DELIVERIES = {f"place/delivery-{vehicle}" for vehicle in VEHICLES}


@rule("CB-59", "CB-60")
def test_we_5_delivery() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        order 0 C09 KK
        order 0 C10 YRGK
        """,
    )
    before = facts(table)
    table.play(0, CARRIAGE)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply yellow": (12, 13),
        "supply brown": (12, 13),
        "supply grey": (12, 13),
        "supply black": (10, 13),
        "delivery-carriage workers": (None, (0, 1)),
        "0 score": (0, 19),
        "0 workers": (15, 14),
        "0 delivered": ("", "C09 C10"),
        "0 order C09": ("free - cubes KK", None),
        "0 order C10": ("free - cubes YRGK", None),
    }
    assert table.state.breakdown(0)["orders"] == 19
    assert table.events == [
        Event("cb.workers.placed", 0, (14, 1)),
        Event("cb.order.delivered", 0, (CARD_NAMES.index("C09"), 9, 2)),
        Event("cb.order.delivered", 0, (CARD_NAMES.index("C10"), 10, 4)),
    ]


@rule("CB-58")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_complete_order_no_delivery_space_can_be_chosen(seats: int) -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats {seats}
        order 0 B01
        order 0 C10 YRG
        order 0 T11 KK
        order 0 T10 Y
        """,
    )
    assert not DELIVERIES & table.legal(0)
    texts = {vehicle: refused(table, 0, f"place/delivery-{vehicle}") for vehicle in VEHICLES}
    assert texts == {
        "barrow": "cb.why.nothing-complete (vehicle=0, orders=1, lacks=1Y:B01) (CB-58)",
        "carriage": "cb.why.nothing-complete (vehicle=1, orders=1, lacks=1K:C10) (CB-58)",
        "truck": "cb.why.nothing-complete (vehicle=2, orders=2, lacks=1R+1G+1K:T10 1K:T11) (CB-58)",
        "engine": "cb.why.nothing-complete (vehicle=3, orders=0, lacks=) (CB-58)",
    }


@rule("CB-58")
def test_a_spot_filled_by_a_pair_is_not_lacking() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\norder 0 E07 R YK")
    engine = refused(table, 0, "place/delivery-engine")
    assert engine == "cb.why.nothing-complete (vehicle=3, orders=1, lacks=2R:E07) (CB-58)"


@rule("CB-58")
def test_a_complete_order_opens_the_space_of_its_own_vehicle_alone() -> None:
    for card, cubes, space in (
        ("B01", "Y", "place/delivery-barrow"),
        ("C11", "KKK", "place/delivery-carriage"),
        ("T10", "YRGK", "place/delivery-truck"),
        ("E05", "RR", "place/delivery-engine"),
    ):
        text = f"""
            coal_baron
            seats 2
            order 0 {card} {cubes}
            """
        table = TestTable("coal_baron", text)
        assert table.legal(0) & DELIVERIES == {space}


@rule("CB-58")
def test_complete_orders_of_others_and_delivered_ones_open_nothing() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        order 1 B01 Y
        delivered 0 B02
        card order-2 B03
        """,
    )
    assert (
        refused(table, 0, BARROW) == "cb.why.nothing-complete (vehicle=0, orders=0, lacks=) (CB-58)"
    )


@rule("CB-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_complete_orders_of_the_vehicle_go_and_nothing_else(seats: int) -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats {seats}
        order 0 B01 Y
        order 0 B06 K YR
        order 0 B08 GG GGK
        order 0 B05 R
        order 0 B11
        order 0 C01 Y
        order 1 B03 R
        delivered 0 T03
        """,
    )
    before = facts(table)
    table.play(0, BARROW)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply yellow": (13 - seats, 15 - seats),
        "supply brown": (13 - seats, 14 - seats),
        "supply grey": (14 - seats, 16 - seats),
        "supply black": (15 - seats, 16 - seats),
        "delivery-barrow workers": (None, (0, 1)),
        "0 score": (0, 14),
        "0 workers": (before["0 workers"], before["0 workers"] - 1),
        "0 delivered": ("T03", "B01 B06 B08 T03"),
        "0 order B01": ("free - cubes Y", None),
        "0 order B06": ("free - cubes YR", None),
        "0 order B08": ("free - cubes GGK", None),
    }


@rule("CB-59", "CB-60")
def test_what_was_held_over_can_be_delivered_later() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 2
        order 0 B01 Y
        order 0 B05 R
        storage 0 R
        """,
    )
    table.play(0, BARROW)
    table.play(1, "place/bank")
    table.play(0, "place/mining-6", "fill/storage/B05/brown", "stop")
    table.play(1, "place/bank")
    before = facts(table)
    table.play(0, BARROW)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply brown": (12, 14),
        "delivery-barrow workers": ((0, 1), (0, 2)),
        "0 score": (2, 7),
        "0 workers": (16, 14),
        "0 canteen": (0, 1),
        "0 delivered": ("B01", "B01 B05"),
        "0 order B05": ("free - cubes RR", None),
    }


@rule("CB-60")
def test_dt_7_both_cubes_of_a_pair_return_in_their_own_colours() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        order 0 B06 K YR
        """,
    )
    before = facts(table)
    table.play(0, BARROW)
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply yellow": (12, 13),
        "supply brown": (12, 13),
        "delivery-barrow workers": (None, (0, 1)),
        "0 score": (0, 5),
        "0 workers": (15, 14),
        "0 delivered": ("", "B06"),
        "0 order B06": ("free - cubes YR", None),
    }


@rule("CB-60", "CB-67")
def test_a_delivered_card_lies_face_down() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 3
        order 2 E11 YRGK
        turn 2
        """,
    )
    table.play(2, "place/delivery-engine")
    for viewer, faces in ((0, None), (1, None), (2, ("E11",)), (None, None)):
        pit = table.state.view(viewer).table.pits[2]
        assert (pit.orders, pit.delivered, pit.delivered_cards) == ((), 1, faces)


@rule("CB-60")
def test_each_card_scores_what_is_printed_on_it() -> None:
    printed = {"B02": ("YY", 3), "C04": ("YYY", 4), "T08": ("GG", 7), "E09": ("GGG", 9)}
    vehicles = {"B": "barrow", "C": "carriage", "T": "truck", "E": "engine"}
    for card, (cubes, points) in printed.items():
        table = TestTable("coal_baron", f"coal_baron\nseats 4\norder 0 {card} {cubes}\n")
        table.play(0, f"place/delivery-{vehicles[card[0]]}")
        assert table.state.scores() == [points, 0, 0, 0]


@rule("CB-58", "CB-60")
def test_what_is_delivered_cannot_be_delivered_again() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\norder 0 B01 Y\norder 0 B02 Y\n")
    table.play(0, BARROW)
    table.play(1, "place/bank")
    lacking = "cb.why.nothing-complete (vehicle=0, orders=1, lacks=1Y:B02) (CB-58)"
    assert refused(table, 0, BARROW) == lacking
