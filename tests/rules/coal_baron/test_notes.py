"""The additional notes of the rulebook: money is open and endless, stacks and coal run out."""

from coalface import CHANCE
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, orders_but, refused, tiles_but
from tests.rules.table import TestTable


@rule("CB-95", "CB-66")
def test_everyone_sees_everyones_money() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 4
        seat 0 marks 0
        seat 1 marks 7
        seat 2 marks 123
        seat 3 marks 4
        """,
    )
    for viewer in (0, 1, 2, 3, None):
        assert [pit.marks for pit in table.state.view(viewer).table.pits] == [0, 7, 123, 4]


@rule("CB-26", "CB-61")
def test_everyone_sees_every_payment() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 3\ntile factory-1 GL2\ntile-row YL1\n")
    paid = []
    for seat, move in ((0, "place/factory-1"), (1, "place/money-6"), (2, "place/bank")):
        table.play(seat, move)
        payments = [event for event in table.events if event.key in MONEY_EVENTS]
        paid += [event.args[-1] for event in payments]
        assert all(event.seen(viewer) for event in payments for viewer in (0, 1, 2, None))
    assert paid == [6, 6, 1]


MONEY_EVENTS = ("cb.tile.bought", "cb.money.received", "cb.bank.visited")


@rule("CB-96")
def test_money_never_runs_out() -> None:
    """There are 40 notes in the box; three players with a thousand Marks each get more."""
    rich = "".join(f"seat {seat} marks 1000\n" for seat in range(3))
    table = TestTable("coal_baron", f"coal_baron\nseats 3\n{rich}")
    before = facts(table)
    table.play(0, "place/money-6")
    table.play(1, "place/bank")
    assert changes(before, table) == {
        "asked": ((0,), (2,)),
        "money-6 workers": (None, (0, 1)),
        "0 marks": (1000, 1006),
        "0 workers": (15, 14),
        "1 marks": (1000, 1001),
        "1 workers": (15, 14),
        "1 bank": (0, 1),
    }


@rule("CB-96", "CB-3")
def test_marks_are_no_pieces_that_could_be_counted() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\n")
    assert not [kind for kind in table.state.census() if "mark" in kind or "note" in kind]


@rule("CB-97", "CB-31")
def test_with_an_empty_tile_stack_the_factory_space_stays_empty() -> None:
    table = TestTable(
        "coal_baron",
        f"""
        coal_baron
        seats 2
        tile factory-1 YL1
        tiles 1 {tiles_but("YL1")}
        carts 1 yellow -
        carts 1 brown -
        carts 1 grey -
        carts 1 black -
        """,
    )
    before = facts(table)
    table.play(0, "place/factory-1")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply yellow": (15, 14),
        "factory-1 workers": (None, (0, 1)),
        "factory-1 offers": ("YL1", None),
        "0 marks": (10, 9),
        "0 workers": (18, 17),
        "0 tiles": ("", "YL1"),
        "0 yellow carts": (1, 2),
        "0 yellow coal": ("Y", "YY"),
    }
    assert refused(table, 1, "place/factory-1") == "cb.why.no-tile (space=0) (CB-27)"
    assert refused(table, 1, "place/factory-draw") == "cb.why.stack (pile=0) (CB-37)"


@rule("CB-27", "CB-37", "CB-64")
def test_both_stacks_may_be_empty_and_play_goes_on() -> None:
    empty = "".join(f"carts 1 {colour} -\n" for colour in ("yellow", "brown", "grey", "black"))
    table = TestTable(
        "coal_baron",
        f"coal_baron\nseats 2\ntiles 1 {tiles_but()}\n{empty}delivered 0 {orders_but()}\n",
    )
    seen = table.state.view(None).table
    assert (seen.tile_stack, seen.order_stack) == (0, 0)
    assert table.legal(0) == {
        "place/mining-6",
        "place/mining-10",
        "place/money-4",
        "place/money-6",
        "place/bank",
    }


@rule("CB-97", "CB-38")
def test_in_a_shortage_of_coal_any_colour_may_go_on_the_cart() -> None:
    """All 16 black cubes are in use: 2 in pits, 4 on tiles, 9 in a storage, 1 in a cage."""
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 2
        tile factory-1 KL1
        tile-row YL1
        tiles 1 KL2 KD2
        storage 1 KKKKKKKKK
        cage 1 K
        """,
    )
    before = facts(table)
    table.play(0, "place/factory-1")
    assert table.legal(0) == {
        "substitute/yellow",
        "substitute/brown",
        "substitute/grey",
        "leave-empty",
    }
    table.play(0, "substitute/grey")
    assert table.state.actors() != [CHANCE]
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "supply grey": (14, 13),
        "tile stack": (45, 44),
        "factory-1 workers": (None, (0, 1)),
        "factory-1 offers": ("KL1", "YL1"),
        "0 marks": (10, 6),
        "0 workers": (18, 17),
        "0 tiles": ("", "KL1"),
        "0 black carts": (1, 2),
        "0 black coal": ("K", "GK"),
    }
