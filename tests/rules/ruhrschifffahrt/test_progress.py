"""Phase 5, progress, and the white markers. (RS-82 to RS-93, RS-127, RS-128)"""

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    buying,
    changes,
    choosing,
    dice,
    facts,
    kinds,
    look,
    player,
    points,
    position,
    refused,
    selling,
)
from tests.rules.table import TestTable


def progress(text: str, turn: int = 3, seats: int = 2) -> TestTable:
    """The markers of this position are taken; then seat 1 is asked for its purchases."""
    barges = "" if "seat 0" in text else "seat 0 at steele\nseat 1 at werden\n"
    return position(f"turn {turn}\nphase progress\n{barges}{text}", seats)


@rule("RS-82")
def test_tokens_that_contain_a_combination_bring_its_marker() -> None:
    """WE-8."""
    table = progress("tokens 0 black_industry=1 black_city=1")
    assert player(table, 0).earned == ("lock",)
    assert player(table, 0).tokens["black_industry"] == 1
    assert player(table, 1).earned == ()


@rule("RS-82")
def test_several_markers_in_one_turn() -> None:
    table = progress("tokens 0 black_industry=2 black_city=1 ruhrort=1")
    assert player(table, 0).earned == ("lock", "supply", "wage", "port", "coal_depot")
    assert player(table, 0).white == ("hauling_action",)


@rule("RS-82")
def test_one_token_brings_nothing() -> None:
    for area in ("black_industry", "black_city", "ruhrort"):
        assert player(progress(f"tokens 0 {area}=1", 1), 0).earned == ()


@rule("RS-83")
def test_black_markers_are_for_everyone() -> None:
    table = progress("tokens 0 black_industry=2\ntokens 1 black_industry=2")
    assert player(table, 0).earned == player(table, 1).earned == ("supply",)


@rule("RS-83")
def test_who_comes_too_late_gets_a_blank() -> None:
    """DX-27: with three players the third gets a blank inn."""
    table = progress(
        "seat 0 at steele\nseat 1 at werden\nseat 2 at kettwig\n"
        "white 0 inn\nwhite 1 inn\ntokens 2 black_city=2 ruhrort=1",
        5,
        3,
    )
    assert player(table, 2).white == ()
    assert player(table, 2).blank == ("inn",)
    assert look(table).white_left["inn"] == 0


@rule("RS-89", "RS-128")
def test_a_blank_does_nothing() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nblank 0 inn")
    assert refused(table, 0, "inn/vp") == "rs.why.needs-white (RS-128)"


@rule("RS-83")
def test_nobody_takes_a_kind_twice() -> None:
    table = progress("white 0 ruhraake\ntokens 0 ruhrort=2", 5, 4)
    assert look(table).white_left["ruhraake"] == 2
    assert player(table, 0).blank == ()


@rule("RS-84")
def test_the_last_copy_goes_to_the_player_farthest_upriver() -> None:
    table = progress("seat 0 at werden\nseat 1 at steele\ntokens 0 ruhrort=2\ntokens 1 ruhrort=2")
    assert (player(table, 1).white, player(table, 0).blank) == (("ruhraake",), ("ruhraake",))


@rule("RS-85", "RS-36")
def test_grafschaft_mark_opens_its_box() -> None:
    """DX-28."""
    table = progress("tokens 0 black_industry=2 black_city=2\nwhite 1 inn", 4)
    board = player(table, 0)
    assert "mark" in board.earned
    assert (board.mark_box, board.pool) == (0, 3)


@rule("RS-86")
def test_a_new_marker_can_be_used_in_the_same_turn() -> None:
    table = progress("seat 0 at steele thaler 3\nseat 1 at werden\n"
                     "tokens 0 black_industry=1 black_city=1")  # fmt: skip
    assert look(table).phase == "purchase"
    assert "lock/l8" in table.legal(0)


@rule("RS-87", "RS-128")
@pytest.mark.parametrize(("pips", "then"), [(1, 4), (4, 6), (6, 6)])
def test_the_coal_hauler_adds_three_pips_once(pips: int, then: int) -> None:
    table = choosing(f"seat 0 at steele\nseat 1 at werden\nwhite 0 coal_hauler\ndie w2 {pips}")
    table.play(0, "coal-hauler/w2")
    assert dice(table)["w2"] == then
    assert player(table, 0).spent == ("coal_hauler",)
    assert table.state.actors() == [0]
    assert refused(table, 0, "coal-hauler/w3") == "rs.why.needs-white (RS-128)"


@rule("RS-87")
def test_the_coal_hauler_works_at_any_point_of_a_step_in_phases_three_and_four() -> None:
    text = "seat 0 at steele\nseat 1 at werden\nwhite 0 coal_hauler\nearned 0 supply"
    table = choosing(text, turn=3)
    assert "coal-hauler/m1" in table.legal(0)
    table.play(0, "option/supply")
    assert "coal-hauler/e2" in table.legal(0)
    table.play(0, "supply/e3")
    assert "coal-hauler/e2" in table.legal(0)
    sale = selling("seat 0 at e2 option none\nseat 1 at w3 option none\nwhite 0 coal_hauler")
    assert kinds(sale, 0, "coal-hauler") == set(dice(sale))
    sale.play(0, "coal-hauler/e2", "sell/f_rellinghausen")
    assert player(sale, 0).thaler == 4
    assert refused(sale, 1, "coal-hauler/w3") == "rs.why.needs-white (RS-128)"


@rule("RS-88", "RS-128")
def test_the_hauling_action_is_an_option_without_fee() -> None:
    table = choosing("seat 0 at werden thaler 3\nseat 1 at muelheim\nwhite 0 hauling_action")
    assert kinds(table, 0, "hauling-action") == {"hauling", "hauling_pilot"}
    before = facts(table)
    table.play(0, "hauling-action/hauling_pilot")
    assert changes(before, table) == {
        "0 option": ("none", "hauling_pilot"),
        "0 spent": ((), ("hauling_action",)),
    }
    assert kinds(table, 0, "start") == {"e2", "e3", "w2"}
    assert kinds(table, 0, "option") == set()


@rule("RS-88")
def test_without_the_marker_there_is_no_hauling_action() -> None:
    table = choosing("seat 0 at werden\nseat 1 at muelheim")
    assert refused(table, 0, "hauling-action/hauling") == "rs.why.needs-white (RS-128)"


@rule("RS-89", "RS-128")
@pytest.mark.parametrize(("what", "thaler", "vp"), [("thaler", 4, 0), ("vp", 1, 2)])
def test_the_inn_gives_thalers_or_points_debt_or_not(what: str, thaler: int, vp: int) -> None:
    table = choosing("seat 0 at steele thaler 1 debt 1 pool 0\nseat 1 at werden\nwhite 0 inn")
    table.play(0, f"inn/{what}")
    board = player(table, 0)
    assert (board.thaler, board.vp, board.spent) == (thaler, vp, ("inn",))
    assert refused(table, 0, "inn/thaler") == "rs.why.needs-white (RS-128)"


@rule("RS-89")
def test_the_inn_can_be_used_in_phases_three_four_and_six() -> None:
    inn = {"inn/thaler", "inn/vp"}
    assert inn <= choosing("seat 0 at steele\nseat 1 at werden\nwhite 0 inn").legal(0)
    sale = selling("seat 0 at e2 option none\nseat 1 at w3 option none\nwhite 0 inn")
    assert inn <= sale.legal(0)
    assert inn <= buying("seat 0 at steele\nseat 1 at werden\nwhite 0 inn").legal(0)


@rule("RS-89", "RS-109")
def test_an_unused_inn_is_resolved_before_final_scoring() -> None:
    table = position("turn 12\nphase inn\nseat 0 at steele thaler 2\nseat 1 at werden\n"
                     "white 0 inn mayor", 2)  # fmt: skip
    assert table.legal(0) == {"inn/thaler", "inn/vp"}
    table.play(0, "inn/thaler")
    assert table.state.actors() == []
    assert points(table, 0) == {"mayor": 5}


@rule("RS-90", "RS-127", "RS-128")
def test_the_white_warehouse_marker_sets_the_price_at_two() -> None:
    table = buying(
        "seat 0 at steele thaler 5\nseat 1 at werden\nwhite 0 warehouse\n"
        "earned 0 essen_warehouse\nwhite 1 inn"
    )
    assert kinds(table, 0, "city-cheap") == {"kettwig", "werden", "steele", "muelheim"}
    before = facts(table)
    table.play(0, "city-cheap/kettwig")
    assert changes(before, table) == {
        "0 thaler": (5, 3),
        "0 pool": (1, 0),
        "0 vp": (0, 2),
        "0 used": ((), ("essen_warehouse",)),
        "0 spent": ((), ("warehouse",)),
        "city kettwig": ((), (0,)),
    }


@rule("RS-90")
def test_in_muelheim_only_the_white_marker_builds() -> None:
    table = buying(
        "seat 0 at steele thaler 5\nseat 1 at werden\nwhite 0 warehouse\nwhite 1 inn\n"
        "earned 0 essen_warehouse mark_warehouse coal_depot"
    )
    assert refused(table, 0, "city/muelheim") == "rs.why.only-by-white (RS-90)"
    table.play(0, "city-cheap/muelheim")
    assert (player(table, 0).thaler, player(table, 0).vp) == (3, 2)
    assert player(table, 0).used == ()


@rule("RS-90")
def test_elsewhere_the_black_marker_is_still_needed() -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nwhite 0 warehouse")
    assert kinds(table, 0, "city-cheap") == {"muelheim"}
    assert refused(table, 0, "city-cheap/witten") == "rs.why.needs-black (RS-127)"
    assert refused(table, 0, "port-cheap/belgium") == "rs.why.needs-black (RS-127)"


@rule("RS-90", "RS-99")
def test_the_white_marker_in_the_port() -> None:
    table = buying(
        "seat 0 at steele thaler 5\nseat 1 at werden\nwhite 0 warehouse\nearned 0 port\n"
        "port belgium 1\nwhite 1 inn", turn=7
    )  # fmt: skip
    assert refused(table, 0, "city-cheap/kettwig") == "rs.why.needs-black (RS-127)"
    table.play(0, "port-cheap/rhineland")
    board = player(table, 0)
    assert (board.thaler, board.used, board.spent) == (3, ("port",), ("warehouse",))


@rule("RS-90")
def test_without_the_white_marker_no_cheap_price() -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nearned 0 essen_warehouse port")
    assert refused(table, 0, "city-cheap/kettwig") == "rs.why.needs-white (RS-128)"
    assert refused(table, 0, "port-cheap/belgium") == "rs.why.needs-white (RS-128)"


@rule("RS-127")
@pytest.mark.parametrize(
    ("marker", "moves"),
    [
        ("essen_warehouse", {"city/kettwig", "city/werden", "city/steele"}),
        ("mark_warehouse", {"city/hattingen", "city/blankenstein", "city/witten"}),
        ("coal_depot", {"depot/mark", "depot/essen", "depot/werden", "depot/broich"}),
        ("port", {"port/belgium", "port/netherlands", "port/rhineland"}),
        ("lock", {f"lock/l{number}" for number in range(1, 15)}),
        ("wage", set()),
        ("supply", set()),
        ("mark", set()),
    ],
)
def test_what_each_black_marker_allows_once_a_turn(marker: str, moves: set[str]) -> None:
    text = f"seat 0 at steele thaler 9\nseat 1 at werden\nearned 0 {marker}\nwhite 0 inn"
    table = buying(text, 4, 6)
    assert table.legal(0) == moves | {"inn/thaler", "inn/vp", "done"}
    if moves:
        table.play(0, min(moves))
        assert table.legal(0).isdisjoint(moves)
        assert refused(table, 0, max(moves)) == "rs.why.black-used (RS-127)"


@rule("RS-127", "RS-107")
def test_black_markers_work_again_in_the_next_turn() -> None:
    table = buying("seat 0 at steele thaler 9\nseat 1 at werden\nearned 0 lock\nused 0 lock", 4)
    assert look(table).turn == 3
    assert player(table, 0).used == ()
