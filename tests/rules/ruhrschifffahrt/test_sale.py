"""Phase 4, movement and sale. (RS-68 to RS-81)"""

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    ALL_LOCKS,
    changes,
    demand,
    facts,
    look,
    player,
    position,
    refused,
    selling,
    track,
)
from tests.rules.table import TestTable

BUILT = "built " + " ".join(ALL_LOCKS)
RIVAL = "seat 1 at muelheim"


def sale(text: str, turn: int = 2) -> TestTable:
    """Seat 0 sells, seat 1 has sold and will be asked for its inn."""
    return position(f"turn {turn}\nphase sale\nat 2\n{RIVAL}\nwhite 1 inn\n{text}\nask sell 0")


@rule("RS-68")
def test_the_barges_sell_from_upriver_and_must() -> None:
    table = selling("seat 0 at w3 option none\nseat 1 at e2 option none")
    assert table.legal(1) == {"sell/f_rellinghausen"}
    assert table.legal(0) == set()
    table.play(1, "sell/f_rellinghausen")
    assert table.legal(0) == {"sell/kettwig"}


@rule("RS-69")
@pytest.mark.parametrize(
    ("storage", "target"),
    [("w2", "werden"), ("e3", "h_kupferdreh"), ("e2", "f_rellinghausen"), ("b2", "g_saarn")],
)
def test_a_standard_trip_goes_two_spaces_downriver(storage: str, target: str) -> None:
    """WE-1 and WE-2."""
    table = sale(f"seat 0 at {storage} option none")
    assert table.legal(0) == {f"sell/{target}"}
    assert refused(table, 0, "sell/ruhrort") == "rs.why.not-the-target (RS-69)"


@rule("RS-69")
def test_an_obstacle_space_counts_whether_or_not_its_lock_stands() -> None:
    assert sale(f"seat 0 at w2 option none\n{BUILT}").legal(0) == {"sell/werden"}


@rule("RS-70")
def test_a_pilot_goes_anywhere_downriver() -> None:
    table = sale("seat 0 at w3 option pilot")
    assert table.legal(0) == {
        "sell/kettwig", "sell/g_saarn", "sell/muelheim", "sell/f_muelheim", "sell/ruhrort",
    }  # fmt: skip
    assert refused(table, 0, "sell/werden") == "rs.why.not-downriver (RS-70)"


@rule("RS-71", "RS-80")
def test_an_obstacle_costs_a_pip() -> None:
    """DX-1: a die of 4 arrives as 3."""
    table = sale("seat 0 at e2 option none\ndie e2 4")
    before = facts(table)
    table.play(0, "sell/f_rellinghausen")
    assert changes(before, table) == {
        "storage e2": (4, 0),
        "track black": ((), (3,)),
        "0 black_industry": (0, 1),
        "0 thaler": (0, 2),
        "0 place": ("e2", "f_rellinghausen"),
        "phase": ("sale", "purchase"),
    }


@rule("RS-71")
def test_a_built_lock_costs_nothing() -> None:
    """DX-2."""
    table = sale("seat 0 at e2 option none\ndie e2 4\nbuilt l7")
    table.play(0, "sell/f_rellinghausen")
    assert (track(table), player(table, 0).thaler) == ((4,), 3)
    assert player(table, 0).tokens["black_industry"] == 1


@rule("RS-71", "RS-78")
def test_many_obstacles_cost_one_pip() -> None:
    """DX-3."""
    table = sale("seat 0 at e2 option pilot\ndie e2 4")
    table.play(0, "sell/ruhrort")
    assert (track(table), player(table, 0).thaler) == ((3,), 3)
    assert player(table, 0).tokens["ruhrort"] == 1
    assert look(table).export == 1


@rule("RS-72")
def test_a_die_of_one_stays_one() -> None:
    """DX-4."""
    table = sale("seat 0 at e2 option none\ndie e2 1")
    table.play(0, "sell/f_rellinghausen")
    assert (track(table), player(table, 0).thaler) == ((1,), 0)
    assert player(table, 0).tokens["black_industry"] == 1


@rule("RS-73")
def test_several_barges_may_sell_at_one_space() -> None:
    table = selling("seat 0 at w2 option pilot\nseat 1 at w3 option none")
    table.play(0, "sell/kettwig")
    table.play(1, "sell/kettwig")
    assert player(table, 0).place == player(table, 1).place == "kettwig"


@rule("RS-74")
@pytest.mark.parametrize(
    ("storage", "pips", "space", "area"),
    [
        ("e2", 3, "f_rellinghausen", "black_industry"),
        ("w2", 4, "werden", "black_city"),
        ("m5", 3, "h_blankenstein", "white_industry"),
        ("m6", 3, "hattingen", "white_city"),
    ],
)
def test_a_token_and_a_thaler_for_each_further_pip(
    storage: str, pips: int, space: str, area: str
) -> None:
    """WE-5 and WE-6: 3 pips bring 2 Thalers, 4 bring 3."""
    table = sale(
        f"seat 0 at {storage} option none\ndie {storage} {pips}\nearned 0 mark\n{BUILT}", 5
    )
    table.play(0, f"sell/{space}")
    assert player(table, 0).thaler == pips - 1
    assert {name for name, count in player(table, 0).tokens.items() if count} == {area}


@rule("RS-74")
@pytest.mark.parametrize("storage", ["e2", "m6"])
def test_ruhrort_has_one_area_for_both_colours(storage: str) -> None:
    table = sale(f"seat 0 at {storage} option pilot\nearned 0 mark\n{BUILT}", 5)
    table.play(0, "sell/ruhrort")
    assert {name for name, count in player(table, 0).tokens.items() if count} == {"ruhrort"}


@rule("RS-75")
def test_a_full_area_brings_thalers_for_all_pips() -> None:
    """WE-7."""
    table = sale(
        f"seat 0 at m6 option none\ndie m6 5\nearned 0 mark\ntokens 0 white_city=2\n{BUILT}", 5
    )
    table.play(0, "sell/hattingen")
    assert player(table, 0).tokens["white_city"] == 2
    assert player(table, 0).thaler == 5


@rule("RS-76")
def test_the_first_seller_takes_all_demand() -> None:
    table = selling(
        f"seat 0 at w2 option none\nseat 1 at w3 option pilot\ndemand werden=2 kettwig=1\n{BUILT}"
    )
    table.play(0, "sell/werden")
    assert player(table, 0).thaler == 2 + 2
    assert demand(table) == {"kettwig": 1}


@rule("RS-77")
def test_everyone_with_a_warehouse_in_the_city_takes_a_thaler() -> None:
    table = sale(f"seat 0 at w2 option none\ncity werden 0 1\ncity kettwig 1\n{BUILT}", 7)
    table.play(0, "sell/werden")
    assert (player(table, 0).thaler, player(table, 1).thaler) == (3, 1)


@rule("RS-77")
def test_a_sale_elsewhere_pays_no_warehouse() -> None:
    table = sale(f"seat 0 at e2 option none\ncity werden 0 1\n{BUILT}", 7)
    table.play(0, "sell/f_rellinghausen")
    assert (player(table, 0).thaler, player(table, 1).thaler) == (3, 0)


@rule("RS-78")
@pytest.mark.parametrize(
    ("pips", "tokens", "thaler", "export"), [(5, 0, 5, 2), (3, 2, 4, 1), (4, 1, 4, 2), (1, 0, 1, 1)]
)
def test_a_sale_in_ruhrort(pips: int, tokens: int, thaler: int, export: int) -> None:
    """DX-5 and DX-6."""
    table = sale(f"seat 0 at e2 option pilot\ndie e2 {pips}\ntokens 0 ruhrort={tokens}\n{BUILT}")
    table.play(0, "sell/ruhrort")
    assert player(table, 0).thaler == thaler
    assert player(table, 0).tokens["ruhrort"] == min(tokens + 1, 2)
    assert look(table).export == export


@rule("RS-78")
def test_every_sale_there_moves_the_marker_up_to_its_end() -> None:
    table = selling(
        f"seat 0 at e2 option pilot\nseat 1 at w2 option pilot\nexport 3\n{BUILT}\ndie w2 6"
    )
    table.play(0, "sell/ruhrort")
    assert look(table).export == 5
    table.play(1, "sell/ruhrort")
    assert look(table).export == 5


@rule("RS-81")
def test_the_income_track_may_be_exceeded_during_the_turn() -> None:
    table = selling(
        f"seat 0 at e2 option none thaler 10\nseat 1 at w3 option none\n{BUILT}\ndie e2 6"
    )
    table.play(0, "sell/f_rellinghausen")
    assert player(table, 0).thaler == 15
    table.play(1, "sell/kettwig")
    assert player(table, 0).thaler == 10
