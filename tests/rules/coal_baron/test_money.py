"""Action 4: the Marks of the money spaces."""

import pytest

from coalface import Event
from coalface.games.coal_baron.names import SPACE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts
from tests.rules.table import TestTable


@rule("CB-61")
def test_we_6_money() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    before = facts(table)
    table.play(0, "place/money-5")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "money-5 workers": (None, (0, 1)),
        "0 marks": (9, 14),
        "0 workers": (15, 14),
    }
    assert table.events == [
        Event("cb.workers.placed", 0, (SPACE_NAMES.index("money-5"), 1)),
        Event("cb.money.received", 0, (5,)),
    ]


@rule("CB-61")
@pytest.mark.parametrize("marks", [3, 4, 5, 6])
def test_each_money_space_pays_its_number(marks: int) -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 4\nseat 1 marks 0\nturn 1\n")
    before = facts(table)
    table.play(1, f"place/money-{marks}")
    assert changes(before, table) == {
        "asked": ((1,), (2,)),
        f"money-{marks} workers": (None, (1, 1)),
        "1 marks": (0, marks),
        "1 workers": (13, 12),
    }


@rule("CB-61")
def test_more_workers_bring_no_more_money() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\nworkers money-6 1 x3\n")
    before = facts(table)
    table.play(0, "place/money-6")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "money-6 workers": ((1, 3), (0, 4)),
        "0 marks": (10, 16),
        "0 workers": (18, 14),
        "1 canteen": (0, 3),
    }


@rule("CB-61", "CB-2")
def test_which_money_spaces_there_are_depends_on_the_players() -> None:
    for seats, paying in ((2, {4, 6}), (3, {4, 5, 6}), (4, {3, 4, 5, 6})):
        table = TestTable("coal_baron", f"coal_baron\nseats {seats}\n")
        offered = {move for move in table.legal(0) if move.startswith("place/money")}
        assert offered == {f"place/money-{marks}" for marks in paying}
