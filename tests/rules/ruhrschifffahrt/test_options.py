"""Phase 3, start space and special options. (RS-33 to RS-54, RS-88)"""

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    changes,
    choosing,
    dice,
    facts,
    kinds,
    player,
    position,
    refused,
    track,
)

AT_STEELE = "seat 0 at steele thaler 9\nseat 1 at muelheim"


@rule("RS-33")
def test_a_step_is_an_option_and_then_a_start_space() -> None:
    table = choosing(AT_STEELE)
    before = facts(table)
    table.play(0, "option/pilot")
    assert changes(before, table) == {"0 option": ("none", "pilot")}
    assert table.state.actors() == [0]
    table.play(0, "start/w3")
    assert changes(before, table) == {
        "0 option": ("none", "pilot"),
        "0 place": ("steele", "w3"),
    }
    assert table.state.actors() == [1]


@rule("RS-34")
def test_no_option_may_be_chosen() -> None:
    table = choosing(AT_STEELE)
    assert "option/none" in table.legal(0)
    table.play(0, "option/none")
    assert kinds(table, 0, "start") == {"e2", "e3", "w2", "w3", "b2"}


@rule("RS-35")
def test_a_start_space_has_a_die_and_no_other_barge() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nseat 2 at kettwig", 3)
    table.play(0, "option/none", "start/b2")
    table.play(1, "option/none")
    assert refused(table, 1, "start/b2") == "rs.why.barge-there (RS-35)"
    assert refused(table, 1, "start/b1") == "rs.why.no-die (RS-35)"
    assert kinds(table, 1, "start") == {"w3"}


@rule("RS-36")
@pytest.mark.parametrize("earned", [False, True])
def test_white_coal_needs_grafschaft_mark(earned: bool) -> None:
    table = choosing(
        "seat 0 at witten\nseat 1 at muelheim" + ("\nearned 0 mark" if earned else ""), turn=5
    )
    before = "not-now (RS-10)" if earned else "rs.why.no-white-coal (RS-36)"
    assert refused(table, 0, "start/m4") == before
    table.play(0, "option/none")
    white = {"m4", "m5", "m6"}
    assert kinds(table, 0, "start") & white == (white if earned else set())
    if not earned:
        assert refused(table, 0, "start/m4") == "rs.why.no-white-coal (RS-36)"


@rule("RS-36")
def test_werden_is_on_the_side_of_black_coal() -> None:
    table = choosing(AT_STEELE)
    table.play(0, "option/none")
    assert {"w2", "w3"} <= kinds(table, 0, "start")


@rule("RS-37")
def test_a_start_space_upriver_needs_hauling() -> None:
    table = choosing("seat 0 at werden thaler 5\nseat 1 at muelheim")
    table.play(0, "option/none")
    assert kinds(table, 0, "start") == {"w3", "b2"}
    assert refused(table, 0, "start/e2") == "rs.why.needs-hauling (RS-37)"
    assert refused(table, 0, "start/w2") == "rs.why.needs-hauling (RS-37)"


@rule("RS-37", "RS-39", "RS-53")
def test_in_the_first_turn_every_storage_is_downriver() -> None:
    table = position("turn 1\nphase option\norder 0 1")
    table.play(0, "option/none")
    assert kinds(table, 0, "start") == {"e2", "e3", "w2", "w3", "b2"}
    assert refused(table, 0, "start/b3") == "rs.why.pilot-only (RS-39)"
    other = position("turn 1\nphase option\norder 0 1")
    assert refused(other, 0, "option/hauling") == "rs.why.first-turn (RS-53)"


@rule("RS-38")
@pytest.mark.parametrize("option", ["none", "pilot", "transport", "transport_pilot", "supply"])
def test_from_the_port_a_barge_must_be_hauled(option: str) -> None:
    table = choosing(
        """
        seat 0 at ruhrort thaler 5
        seat 1 at ruhrort arrival 1 thaler 5
        earned 1 supply
        storages e2=4 e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4 m1=3
        track black 3
        """
    )
    assert refused(table, 1, f"option/{option}") == "rs.why.must-haul (RS-38)"
    assert table.legal(1) == {
        "option/hauling",
        "option/hauling_pilot",
        "option/hauling_transport",
    }


@rule("RS-39", "RS-69", "RS-70")
def test_a_pilot_only_storage_needs_a_pilot() -> None:
    """WE-3: B1 is refused without a pilot; with one it leads to 44, 45, 46 and 49."""
    text = """
        seat 0 at steele
        seat 1 at ruhrort thaler 3
        storages b1=3 e2=4 e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4 m1=3
        """
    table = choosing(text)
    table.play(0, "option/none")
    assert refused(table, 0, "start/b1") == "rs.why.pilot-only (RS-39)"
    table = choosing(text)
    table.play(0, "option/pilot", "start/b1")
    table.play(1, "option/hauling", "start/b2")
    assert kinds(table, 0, "sell") == {"g_saarn", "muelheim", "f_muelheim", "ruhrort"}


@rule("RS-40")
def test_an_option_that_leaves_no_start_is_refused() -> None:
    table = choosing(
        """
        seat 0 at f_muelheim
        seat 1 at ruhrort
        pilots-banned
        """
    )
    assert refused(table, 0, "option/none") == "rs.why.no-start (RS-40)"
    assert table.legal(0) == {"option/hauling"}


@rule("RS-40", "RS-45")
def test_a_die_is_not_brought_where_no_start_is_left() -> None:
    table = choosing(
        """
        seat 0 at f_muelheim
        seat 1 at ruhrort
        storages e2=4 e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4 m1=3
        track black 2
        """
    )
    assert refused(table, 0, "option/transport") == "rs.why.no-start (RS-40)"
    table.play(0, "option/transport_pilot")
    assert kinds(table, 0, "bring") == {"b3"}
    assert refused(table, 0, "bring/e1") == "rs.why.leaves-no-start (RS-40)"


@rule("RS-41")
def test_wage_and_supply_need_their_markers() -> None:
    table = choosing(AT_STEELE)
    assert refused(table, 0, "option/wage") == "rs.why.needs-black (RS-127)"
    assert refused(table, 0, "option/supply") == "rs.why.needs-black (RS-127)"


@rule("RS-41")
def test_only_one_player_a_turn_takes_the_wage() -> None:
    table = choosing(
        "seat 0 at steele\nseat 1 at werden\nearned 0 wage supply\nearned 1 wage supply", turn=3
    )
    table.play(0, "option/wage", "start/e2")
    assert refused(table, 1, "option/wage") == "rs.why.wage-taken (RS-41)"
    assert "option/supply" in table.legal(1)


@rule("RS-41")
def test_other_options_are_for_any_number_of_players() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nearned 0 supply\nearned 1 supply")
    table.play(0, "option/supply", "supply/e2", "start/e2")
    assert {"option/supply", "option/pilot"} <= table.legal(1)


@rule("RS-42", "RS-49")
def test_a_fee_is_paid_from_the_income_track() -> None:
    table = choosing("seat 0 at werden thaler 4\nseat 1 at muelheim")
    before = facts(table)
    table.play(0, "option/hauling", "start/e2")
    assert changes(before, table) == {
        "0 option": ("none", "hauling"),
        "0 thaler": (4, 3),
        "0 place": ("werden", "e2"),
    }


@rule("RS-43")
def test_the_pilot_is_free_and_reaches_the_port() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden")
    table.play(0, "option/pilot", "start/w2")
    table.play(1, "option/none", "start/b2")
    assert player(table, 0).thaler == 0
    assert kinds(table, 0, "sell") == {
        "werden", "h_werden", "kettwig", "g_saarn", "muelheim", "f_muelheim", "ruhrort",
    }  # fmt: skip
    table.play(0, "sell/ruhrort")
    assert kinds(table, 1, "sell") == {"g_saarn"}


TRACKED = """
    seat 0 at steele thaler 3
    seat 1 at werden
    storages e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4
    track black 5 2
    track white 1
    """


@rule("RS-44", "RS-46")
def test_transport_sets_a_die_on_an_empty_storage_of_its_coal() -> None:
    table = choosing(TRACKED, turn=5)
    table.play(0, "option/transport")
    empty = {"e1", "e2", "w1", "b1", "b3", "m1", "m2", "m3"}
    assert kinds(table, 0, "bring") == empty
    assert refused(table, 0, "bring/e3") == "rs.why.storage-taken (RS-44)"
    before = facts(table)
    table.play(0, "bring/w1")
    assert changes(before, table) == {
        "storage w1": (0, 5),
        "track black": ((5, 2), (2,)),
    }


@rule("RS-44", "RS-46")
def test_without_a_white_die_in_the_arrow_box_none_is_brought_to_the_mark() -> None:
    table = choosing(TRACKED.replace("track white 1", "gone 0 1"), turn=12)
    table.play(0, "option/transport")
    assert refused(table, 0, "bring/m1") == "rs.why.column-empty (RS-46)"


@rule("RS-45")
def test_who_brings_a_die_need_not_use_it() -> None:
    table = choosing(TRACKED, turn=5)
    table.play(0, "option/transport", "bring/w1")
    assert kinds(table, 0, "start") == {"e3", "w1", "w2", "w3", "b2"}


@rule("RS-45")
def test_a_die_brought_upriver_cannot_be_started_from() -> None:
    table = choosing(TRACKED, turn=5)
    table.play(0, "option/transport", "bring/e1")
    assert refused(table, 0, "start/e1") == "rs.why.needs-hauling (RS-37)"


@rule("RS-46")
@pytest.mark.parametrize("option", ["transport", "transport_pilot", "hauling_transport"])
def test_no_transport_from_an_empty_track(option: str) -> None:
    table = choosing(AT_STEELE)
    assert refused(table, 0, f"option/{option}") == "rs.why.track-empty (RS-46)"


@rule("RS-46")
def test_a_white_die_may_be_brought_but_not_carried_without_the_mark() -> None:
    table = choosing(TRACKED, turn=5)
    table.play(0, "option/transport", "bring/m1")
    assert (dice(table)["m1"], track(table, "white")) == (1, ())
    assert refused(table, 0, "start/m1") == "rs.why.no-white-coal (RS-36)"


@rule("RS-47")
def test_the_wage_is_two_thalers() -> None:
    table = choosing(AT_STEELE + "\nearned 0 wage", turn=3)
    before = facts(table)
    table.play(0, "option/wage")
    assert changes(before, table) == {"0 thaler": (9, 11), "0 option": ("none", "wage")}


@rule("RS-48")
@pytest.mark.parametrize(("pips", "then"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_supply_improves_a_die_by_two_up_to_six(pips: int, then: int) -> None:
    table = choosing(AT_STEELE + f"\nearned 0 supply\ndie w2 {pips}", turn=3)
    table.play(0, "option/supply", "supply/w2")
    assert dice(table)["w2"] == then


@rule("RS-48")
def test_supply_may_be_for_a_die_with_another_barge() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nearned 1 supply", turn=3)
    table.play(0, "option/none", "start/e2")
    table.play(1, "option/supply")
    assert "supply/e2" in table.legal(1)
    assert "supply/m1" in table.legal(1)
    assert refused(table, 1, "supply/e1") == "rs.why.no-die (RS-35)"


@rule("RS-49", "RS-53")
def test_hauling_goes_strictly_upriver() -> None:
    table = choosing("seat 0 at werden thaler 5\nseat 1 at muelheim")
    table.play(0, "option/hauling")
    assert kinds(table, 0, "start") == {"e2", "e3", "w2"}
    assert refused(table, 0, "start/w3") == "rs.why.not-upriver (RS-53)"


@rule("RS-50")
def test_transport_and_pilot_has_both_effects() -> None:
    table = choosing(TRACKED, turn=5)
    table.play(0, "option/transport_pilot")
    assert player(table, 0).thaler == 2
    table.play(0, "bring/b3", "start/b3")
    table.play(1, "option/none", "start/w3")
    table.play(1, "sell/kettwig")
    assert kinds(table, 0, "sell") == {"ruhrort"}


@rule("RS-51")
def test_hauling_and_pilot_has_both_effects() -> None:
    table = choosing("seat 0 at ruhrort thaler 2\nseat 1 at werden")
    table.play(1, "option/none", "start/w3")
    table.play(0, "option/hauling_pilot")
    assert player(table, 0).thaler == 0
    table.play(0, "start/b3")
    table.play(1, "sell/kettwig")
    assert kinds(table, 0, "sell") == {"ruhrort"}


@rule("RS-52")
def test_hauling_and_transport_starts_from_an_empty_storage_upriver() -> None:
    table = choosing(TRACKED.replace("seat 0 at steele", "seat 0 at muelheim"), turn=5)
    table.play(1, "option/none", "start/w3")
    table.play(0, "option/hauling_transport")
    assert kinds(table, 0, "start") == {"e1", "e2", "w1"}
    assert refused(table, 0, "start/w2") == "rs.why.storage-taken (RS-44)"
    assert refused(table, 0, "start/b1") == "rs.why.pilot-only (RS-39)"
    assert refused(table, 0, "start/m1") == "rs.why.no-white-coal (RS-36)"
    assert refused(table, 0, "start/b3") == "rs.why.pilot-only (RS-39)"
    before = facts(table)
    table.play(0, "start/e1")
    assert changes(before, table) == {
        "storage e1": (0, 5),
        "track black": ((5, 2), (2,)),
        "0 place": ("muelheim", "e1"),
        "phase": ("option", "sale"),
    }


@rule("RS-52")
def test_hauling_and_transport_with_grafschaft_mark_may_take_white_coal() -> None:
    text = TRACKED.replace("seat 0 at steele", "seat 0 at muelheim") + "\nearned 0 mark"
    table = choosing(text, turn=5)
    table.play(1, "option/none", "start/w3")
    table.play(0, "option/hauling_transport")
    assert {"m1", "m2"} <= kinds(table, 0, "start")
    assert refused(table, 0, "start/m3") == "rs.why.pilot-only (RS-39)"


@rule("RS-54", "RS-88")
def test_water_closes_the_pilot_options_for_the_hauling_action_too() -> None:
    table = choosing(
        "seat 0 at werden thaler 9\nseat 1 at muelheim\npilots-banned\nwhite 0 hauling_action\n"
        "die b2 0\ntrack black 3"
    )
    for option in ("pilot", "transport_pilot", "hauling_pilot"):
        assert refused(table, 0, f"option/{option}") == "rs.why.pilot-banned (RS-54)"
    assert refused(table, 0, "hauling-action/hauling_pilot") == "rs.why.pilot-banned (RS-54)"
    assert kinds(table, 0, "hauling-action") == {"hauling", "hauling_transport"}
