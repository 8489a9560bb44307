"""Phase 2, water level and demand. (RS-27 to RS-32)"""

import pytest

import coalface
from coalface import CHANCE
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    changes,
    demand,
    dice,
    event_keys,
    facts,
    look,
    position,
    refused,
    track,
)
from tests.rules.table import TestTable


def drawing(text: str = "", turn: int = 2, seats: int = 2) -> TestTable:
    """The bag is about to give a marker."""
    barges = "seat 0 at steele\nseat 1 at werden\n"
    return position(f"turn {turn}\nphase marker\n{barges}{text}", seats)


@rule("RS-27")
def test_a_marker_is_drawn_and_leaves_the_game() -> None:
    table = drawing("drawn forge=1")
    assert table.state.actors() == [CHANCE]
    assert sum(table.state.odds()) == 19
    table.chance("marker/forge")
    assert look(table).bag == 4
    assert table.state.view(0).memory.drawn == {"forge": 2}
    assert look(table).phase == "option"


@rule("RS-27")
def test_a_marker_that_is_used_up_cannot_be_drawn() -> None:
    table = drawing("drawn forge=2")
    assert refused(table, CHANCE, "marker/forge") == "rs.why.no-such-marker (RS-27)"


@rule("RS-28")
@pytest.mark.parametrize(
    ("face", "spaces"),
    [
        ("forge", "f_dahlhausen f_rellinghausen f_baldeney f_muelheim"),
        ("hammer", "h_herbede h_blankenstein h_kupferdreh h_werden"),
        ("gun", "g_witten g_hattingen g_steele g_saarn"),
        ("industry_mark", "g_witten h_herbede h_blankenstein g_hattingen f_dahlhausen"),
        ("industry_essen", "g_steele f_rellinghausen h_kupferdreh"),
        ("industry_werden", "f_baldeney h_werden"),
        ("industry_broich", "g_saarn f_muelheim"),
        ("city_mark", "witten blankenstein hattingen"),
        ("city_essen", "steele"),
        ("city_werden", "werden kettwig"),
        ("city_broich", "muelheim"),
    ],
)
def test_a_thaler_on_every_space_that_is_named(face: str, spaces: str) -> None:
    table = drawing()
    table.chance(f"marker/{face}")
    assert demand(table) == dict.fromkeys(spaces.split(), 1)


@rule("RS-29")
def test_no_space_holds_more_than_two_thalers() -> None:
    """DX-8."""
    table = drawing("demand steele=2 werden=1")
    table.chance("marker/city_essen")
    assert demand(table) == {"steele": 2, "werden": 1}
    assert "rs.demand.placed" not in event_keys(table)


@rule("RS-29")
def test_thalers_stay_from_turn_to_turn() -> None:
    table = drawing("demand steele=1")
    table.chance("marker/gun")
    table.play(0, "option/none", "start/e2")
    table.play(1, "option/none", "start/w3")
    table.play(0, "sell/f_rellinghausen")
    table.play(1, "sell/kettwig")
    assert look(table).turn == 3
    assert demand(table) == {"g_witten": 1, "g_hattingen": 1, "steele": 1, "g_steele": 1,
                             "g_saarn": 1}  # fmt: skip


@rule("RS-30")
@pytest.mark.parametrize("face", ["high_water", "low_water"])
def test_water_bans_pilots_and_nothing_else(face: str) -> None:
    table = drawing()
    before = facts(table)
    table.chance(f"marker/{face}")
    assert changes(before, table) == {
        "banned": (False, True),
        "bag": (6, 5),
        "phase": ("marker", "option"),
    }


@rule("RS-30")
def test_low_water_improves_dice_on_storages() -> None:
    """DX-35: storages 3, 6 become 4, 6; the track stays."""
    table = drawing("storages e2=3 e3=6 w2=5 w3=1 b2=2 m6=4 m5=4 m4=4 m1=3\ntrack black 2")
    table.chance("marker/low_water_plus")
    assert dice(table) == {"e2": 4, "e3": 6, "w2": 6, "w3": 2, "b2": 3, "m6": 5, "m5": 5,
                           "m4": 5, "m1": 4}  # fmt: skip
    assert track(table) == (2,)
    assert look(table).pilots_banned


@rule("RS-30")
def test_high_water_spoils_dice_on_storages() -> None:
    table = drawing("storages e2=3 e3=6 w2=5 w3=1 b2=2 m6=4 m5=4 m4=4 m1=3\ntrack black 2")
    table.chance("marker/high_water_minus")
    assert dice(table) == {"e2": 2, "e3": 5, "w2": 4, "w3": 1, "b2": 1, "m6": 3, "m5": 3,
                           "m4": 3, "m1": 2}  # fmt: skip
    assert track(table) == (2,)


@rule("RS-31")
@pytest.mark.parametrize(("drawn", "forced"), [("forge=2 gun=1", False), ("forge=2 gun=2", True)])
def test_one_marker_left_forces_locks(drawn: str, forced: bool) -> None:
    """DX-22: the fifth draw leaves one marker of six."""
    table = drawing(f"drawn {drawn}", turn=5, seats=4)
    table.chance("marker/hammer")
    assert look(table).bag == (1 if forced else 2)
    assert look(table).locks_forced == forced
    assert ("rs.locks.forced" in event_keys(table)) == forced


@rule("RS-9", "RS-31")
def test_with_eighteen_markers_locks_are_forced_in_turn_three() -> None:
    """DX-23."""
    game = coalface.game("ruhrschifffahrt", eighteen_markers=True)
    state = game.position(
        "ruhrschifffahrt\nseats 4\nturn 3\nphase marker\ndrawn forge=2\n"
        "seat 0 at steele\nseat 1 at werden\nseat 2 at kettwig\nseat 3 at muelheim\n"
    )
    state.apply(CHANCE, game.moves.id("marker/gun"))
    assert state.view(None).table.locks_forced
    assert state.view(None).table.lock_cost == 2


@rule("RS-32")
def test_an_empty_bag_gives_nothing() -> None:
    table = drawing("drawn forge=2 gun=2 hammer=2")
    assert look(table).bag == 0
    assert look(table).phase == "option"
    assert table.state.actors() == [0]
