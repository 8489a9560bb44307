"""Two for one: any two cubes on one order spot. (CB-48 to CB-50)"""

import pytest

from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    mining,
    position,
    refused,
)

PAIRS = [
    ("YR", "", ["cage/yellow", "cage/brown"], "YR"),
    ("YR", "", ["cage/brown", "cage/yellow"], "YR"),
    ("YY", "", ["cage/yellow", "cage/yellow"], "YY"),
    ("YK", "", ["cage/yellow", "cage/black"], "YK"),
    ("KK", "", ["cage/black", "cage/black"], "KK"),
    ("", "GG", ["storage/grey", "storage/grey"], "GG"),
    ("", "RK", ["storage/brown", "storage/black"], "RK"),
    ("Y", "G", ["cage/yellow", "storage/grey"], "YG"),
    ("Y", "G", ["storage/grey", "cage/yellow"], "YG"),
    ("Y", "Y", ["storage/yellow", "cage/yellow"], "YY"),
]
"""What is in cage and storage, which two are paid, what lies on the spot then."""


@rule("CB-48", "CB-49", "CB-50")
@pytest.mark.parametrize(("cage", "storage", "paid", "cubes"), PAIRS)
def test_any_two_cubes_fill_a_spot_for_two_steps(
    cage: str, storage: str, paid: list[str], cubes: str
) -> None:
    table = mining(f"cage 0 {cage or '-'}\nstorage 0 {storage or '-'}\norder 0 B06\norder 0 B10")
    before = facts(table)
    table.play(0, "pair/B06/black", *(f"pay/{cube}" for cube in paid))
    emptied = {
        f"0 {what}": (had, "-") for what, had in (("cage", cage), ("storage", storage)) if had
    }
    assert changes(before, table) == {
        "steps": (6, 4),
        **emptied,
        "0 order B06": ("free K cubes -", f"free - cubes {cubes}"),
    }


@rule("CB-48")
def test_which_cubes_is_asked_one_after_the_other() -> None:
    table = mining("cage 0 YG\nstorage 0 K\norder 0 B03")
    table.play(0, "pair/B03/brown")
    assert table.legal(0) == {"pay/cage/yellow", "pay/cage/grey", "pay/storage/black"}
    assert refused(table, 0, "pay/cage/black") == "cb.why.no-cube-in-cage (coal=3) (CB-47)"
    assert refused(table, 0, "pay/storage/grey") == "cb.why.no-cube-in-storage (coal=2) (CB-53)"
    table.play(0, "pay/cage/grey")
    assert table.legal(0) == {"pay/cage/yellow", "pay/storage/black"}
    assert refused(table, 0, "pay/cage/grey") == "cb.why.no-cube-in-cage (coal=2) (CB-47)"


@rule("CB-49")
def test_a_pair_needs_two_steps() -> None:
    table = mining("cage 0 YR\nstorage 0 GG\norder 0 B06", steps=1)
    assert refused(table, 0, "pair/B06/black") == "cb.why.pair-steps (have=1) (CB-49)"
    enough = mining("cage 0 YR\norder 0 B06", steps=2)
    enough.play(0, "pair/B06/black", "pay/cage/yellow", "pay/cage/brown")
    assert enough.state.actors() == [1]


@rule("CB-48", "CB-49")
@pytest.mark.parametrize(
    ("text", "level", "have"),
    [
        ("cage 0 Y", "surface", 1),
        ("storage 0 Y", "surface", 1),
        ("", "surface", 0),
        ("cage 0 YYYYY", "yellow", 0),
        ("cage 0 YYYYY\nstorage 0 G", "black", 1),
    ],
)
def test_a_pair_needs_two_cubes_that_can_be_used_now(text: str, level: str, have: int) -> None:
    table = mining(f"{text}\norder 0 B06", level=level)
    assert refused(table, 0, "pair/B06/black") == f"cb.why.pair-cubes (have={have}) (CB-48)"


@rule("CB-49", "CB-54")
def test_a_pair_of_the_storage_needs_no_cage_at_the_surface() -> None:
    table = mining("cage 0 K\nstorage 0 YG\norder 0 B03", level="black")
    before = facts(table)
    table.play(0, "pair/B03/brown")
    assert table.legal(0) == {"pay/storage/yellow", "pay/storage/grey"}
    assert refused(table, 0, "pay/cage/black") == "cb.why.not-at-surface (level=4) (CB-47)"
    table.play(0, "pay/storage/yellow", "pay/storage/grey")
    assert changes(before, table) == {
        "steps": (6, 4),
        "0 storage": ("YG", "-"),
        "0 order B03": ("free R cubes -", "free - cubes YG"),
    }


@rule("CB-49")
def test_a_pair_that_is_begun_must_be_finished() -> None:
    table = mining("cage 0 YRG\norder 0 B06\norder 0 B01")
    table.play(0, "pair/B06/black")
    for _ in range(2):
        for move in (
            "stop",
            "cage/yellow",
            "fill/cage/B01/yellow",
            "store/grey",
            "pair/B01/yellow",
        ):
            assert refused(table, 0, move) == "not-now (CB-16)"
        table.play(0, sorted(table.legal(0))[0])
    assert "stop" in table.legal(0)


@rule("CB-48", "CB-49")
def test_a_pair_fills_only_a_free_spot() -> None:
    table = mining("cage 0 YR\norder 0 B02 Y")
    assert refused(table, 0, "pair/B02/black") == "cb.why.no-free-spot (card=1, coal=3) (CB-47)"
    table.play(0, "pair/B02/yellow", "pay/cage/yellow", "pay/cage/brown")
    assert facts(table)["0 order B02"] == "free - cubes YYR"
    full = mining("cage 0 YR\norder 0 B02 YY")
    assert refused(full, 0, "pair/B02/yellow") == "cb.why.no-free-spot (card=1, coal=0) (CB-47)"


@rule("CB-50")
def test_a_spot_with_a_pair_is_one_spot_of_its_printed_colour() -> None:
    table = mining("cage 0 GGK\norder 0 B10")
    table.play(0, "pair/B10/black", "pay/cage/grey", "pay/cage/grey")
    assert facts(table)["0 order B10"] == "free K cubes GG"
    table.play(0, "stop")
    table.play(1, "place/bank")
    table.play(2, "place/bank")
    assert refused(table, 0, "place/delivery-barrow").endswith("lacks=1K:B10) (CB-58)")
    table.play(0, "place/mining-6", "fill/cage/B10/black", "stop")
    table.play(1, "place/bank")
    table.play(2, "place/bank")
    assert "place/delivery-barrow" in table.legal(0)


@rule("CB-48", "CB-49", "CB-50")
def test_dt_7_two_for_one() -> None:
    text = """
        coal_baron
        seats 2
        last 0
        seat 0 workers 1 canteen 17
        seat 1 workers 0 canteen 18
        cage 0 YR
        order 0 B06
        """
    short = position(f"{text}\nask mining 0 steps 1")
    assert refused(short, 0, "pair/B06/black") == "cb.why.pair-steps (have=1) (CB-49)"
    table = position(f"{text}\nask mining 0 steps 2")
    before = facts(table)
    table.play(0, "pair/B06/black", "pay/cage/yellow", "pay/cage/brown")
    assert changes(before, table) == {
        "steps": (2, None),
        "0 cage": ("YR", "-"),
        "0 order B06": ("free K cubes -", "free - cubes YR"),
    }
    table.play(0, "place/delivery-barrow")
    now = facts(table)
    assert (now["supply yellow"], now["supply brown"], now["supply black"]) == (14, 14, 14)
    assert now["0 delivered"] == "B06"
    assert now["shift"] == 2
    points = {source: value for source, value in table.state.breakdown(0).items() if value}
    assert points == {"orders": 5, "shift-1/black-coal": 5}
