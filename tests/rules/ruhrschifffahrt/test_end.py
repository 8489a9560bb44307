"""Export, clean-up and the end. (RS-91 to RS-93, RS-104 to RS-119)"""

import pytest

from coalface import CHANCE
from coalface.games.ruhrschifffahrt.view import disc_space
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import event_keys, look, player, points, position
from tests.rules.table import TestTable


def cleaning(text: str, turn: int = 5, seats: int = 2) -> TestTable:
    """Phase 7 of a turn is over: what follows is asked."""
    barges = "" if "seat 0" in text else "seat 0 at steele\nseat 1 at werden\n"
    return position(f"turn {turn}\nphase export\n{barges}{text}", seats)


def ending(text: str, seats: int = 2) -> TestTable:
    """The end of the last turn."""
    return cleaning(text, 12, seats)


# Export


@rule("RS-104", "RS-105")
def test_export_scores_by_marker_and_position() -> None:
    """WE-9: value 2: blue 3, red 2, and the marker goes from index 4 to 2."""
    table = cleaning("port rhineland 0 1\ncountry 5 rhineland\nexport 4")
    assert (player(table, 0).vp, player(table, 1).vp) == (3, 2)
    assert (look(table).export, look(table).export_value) == (2, 1)
    assert points(table, 0) == {"export": 3}


@rule("RS-104", "RS-105")
def test_the_third_position_scores_one_less_and_still_moves_the_marker() -> None:
    table = cleaning("port belgium 2 1 0\ncountry 7 belgium\nexport 2", 7, 3)
    assert [player(table, seat).vp for seat in range(3)] == [0, 1, 2]
    assert look(table).export == 0


@rule("RS-104")
def test_only_the_column_of_the_country_exports() -> None:
    table = cleaning("port belgium 0\nport rhineland 1\ncountry 5 rhineland\nexport 3")
    assert (player(table, 0).vp, player(table, 1).vp) == (0, 3)
    assert look(table).export == 2


@rule("RS-105")
def test_the_marker_does_not_leave_the_track() -> None:
    """DX-26."""
    table = cleaning("port rhineland 0 1\ncountry 5 rhineland\nexport 1")
    assert look(table).export == 0


@rule("RS-106")
def test_no_export_in_the_last_turn() -> None:
    table = ending("port rhineland 0\nexport 4\ncountry 11 rhineland")
    assert table.state.actors() == []
    assert look(table).export == 4
    assert points(table, 0) == {}


@rule("RS-106", "RS-104")
def test_no_export_before_turn_four() -> None:
    table = cleaning("port rhineland 0\nexport 4\nseat 0 at steele vp 2\nseat 1 at werden", 2)
    assert player(table, 0).vp == 2


@rule("RS-107")
def test_discs_and_the_ban_are_taken_back() -> None:
    table = cleaning("seat 0 at steele option pilot\nseat 1 at werden option wage\npilots-banned\n"
                     "locks-forced")  # fmt: skip
    assert [player(table, seat).option for seat in range(2)] == ["none", "none"]
    assert not look(table).pilots_banned
    assert not look(table).locks_forced


@rule("RS-108")
def test_the_turn_marker_advances() -> None:
    table = cleaning("", 4)
    assert (look(table).turn, look(table).phase) == (5, "event")
    assert table.state.actors() == [CHANCE]


@rule("RS-119", "RS-81")
@pytest.mark.parametrize("turn", [5, 12])
def test_thalers_above_ten_are_returned(turn: int) -> None:
    """DX-31."""
    table = cleaning("seat 0 at steele thaler 13\nseat 1 at werden thaler 10", turn)
    assert (player(table, 0).thaler, player(table, 1).thaler) == (10, 10)


@rule("RS-119", "RS-92")
def test_thalers_of_a_last_inn_count_up_to_ten_for_the_mayor() -> None:
    table = ending("seat 0 at steele thaler 12\nseat 1 at werden\nwhite 0 inn mayor")
    assert table.legal(0) == {"inn/thaler", "inn/vp"}
    table.play(0, "inn/thaler")
    assert points(table, 0) == {"mayor": 10}


# The end


@rule("RS-109")
def test_unused_inns_come_first_in_the_order_of_the_river() -> None:
    table = ending("seat 0 at werden\nseat 1 at steele\nseat 2 at kettwig\nwhite 0 inn\n"
                   "white 1 inn\nspent 2 inn", 3)  # fmt: skip
    assert table.state.actors() == [1]
    table.play(1, "inn/vp")
    assert table.state.actors() == [0]
    table.play(0, "inn/thaler")
    assert table.state.actors() == []
    assert points(table, 1) == {"inn": 2}


@rule("RS-110")
def test_a_point_for_each_set_of_three_cities() -> None:
    table = ending(
        """seat 0 at steele
seat 1 at werden
city kettwig 0
city werden 0
city steele 0
city hattingen 1
city blankenstein 1
city witten 1
city muelheim 1
"""
    )
    assert points(table, 0) == {"essen-set": 1}
    assert points(table, 1) == {"mark-set": 1}


SEVEN = "\n".join(
    f"city {city} 0"
    for city in ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten", "muelheim"]
)


@rule("RS-111", "RS-93", "RS-110")
def test_all_seven_cities_bring_five_points_and_the_railway_seven() -> None:
    """DX-32."""
    barges = "seat 0 at steele locks 1\nseat 1 at werden"
    assert points(ending(f"{barges}\n{SEVEN}"), 0) == {
        "essen-set": 1,
        "mark-set": 1,
        "all-cities": 3,
    }
    table = ending(f"{barges}\n{SEVEN}\nwhite 0 ruhrtalbahn")
    assert points(table, 0)["ruhrtalbahn"] == 7
    assert player(table, 0).vp == 12


@rule("RS-93")
def test_the_railway_counts_neither_port_nor_depots() -> None:
    table = ending("city kettwig 0\nport belgium 0\ndepot mark 01\nwhite 0 ruhrtalbahn")
    assert points(table, 0) == {"ruhrtalbahn": 1}


@rule("RS-112", "RS-113")
def test_all_four_depots_and_majorities() -> None:
    table = ending("depot mark 01\ndepot essen 001\ndepot werden 0\ndepot broich 011")
    assert points(table, 0) == {"all-depots": 2, "majorities": 2}
    assert points(table, 1) == {"majorities": 1}


@rule("RS-113")
def test_a_tie_in_a_depot_gives_nothing() -> None:
    table = ending("depot mark 0101")
    assert points(table, 0) == points(table, 1) == {}


@rule("RS-113")
def test_a_single_warehouse_alone_is_a_majority() -> None:
    assert points(ending("depot werden 1"), 1) == {"majorities": 1}


@rule("RS-91", "RS-114")
@pytest.mark.parametrize(("place", "vp"), [("muelheim", 2), ("ruhrort", 4)])
def test_the_ruhraake(place: str, vp: int) -> None:
    table = ending(f"seat 0 at {place}\nseat 1 at werden\nwhite 0 ruhraake")
    assert points(table, 0) == {"ruhraake": vp}


@rule("RS-92", "RS-114")
def test_the_mayor_counts_thalers() -> None:
    table = ending("seat 0 at steele thaler 6\nseat 1 at werden thaler 6\nwhite 0 mayor")
    assert points(table, 0) == {"mayor": 6}
    assert points(table, 1) == {}


@rule("RS-92", "RS-115")
def test_the_mayor_brings_nothing_with_debt() -> None:
    """DX-34: 6 Thalers, one debt: mayor 0, debt -2."""
    table = ending("seat 0 at steele thaler 6 debt 1 vp 9\nseat 1 at werden\nwhite 0 mayor")
    assert points(table, 0) == {"locks": 9, "debt": -2}
    assert player(table, 0).vp == 7


@rule("RS-115")
def test_each_debt_space_costs_two_points() -> None:
    table = ending("seat 0 at steele debt 4 vp 20\nseat 1 at werden debt 1 vp 5")
    assert table.state.scores() == [12, 3]


@rule("RS-116", "RS-115")
def test_no_score_falls_below_zero() -> None:
    table = ending("seat 0 at steele debt 4 vp 3\nseat 1 at werden")
    assert table.state.scores() == [0, 0]
    assert points(table, 0) == {"locks": 3, "debt": -3}


@rule("RS-117")
def test_most_points_win_and_a_tie_is_shared() -> None:
    table = ending("seat 0 at steele vp 5\nseat 1 at werden vp 9\nseat 2 at kettwig vp 9", 3)
    assert table.state.standing() == [[1, 2], [0]]


@rule("RS-118")
@pytest.mark.parametrize(
    ("vp", "disc", "plus"), [(0, 0, False), (30, 30, False), (31, 1, True), (45, 15, True)]
)
def test_past_thirty_the_disc_goes_round(vp: int, disc: int, plus: bool) -> None:
    table = cleaning(f"seat 0 at steele vp {vp}\nseat 1 at werden")
    assert (player(table, 0).disc, player(table, 0).thirty_plus) == (disc, plus)
    assert disc_space(vp) == disc


@rule("RS-118")
def test_points_past_thirty_count() -> None:
    table = cleaning("seat 0 at steele vp 29\nseat 1 at werden\nport rhineland 0\n"
                     "country 5 rhineland\nexport 3")  # fmt: skip
    assert (player(table, 0).vp, player(table, 0).disc) == (32, 2)


@rule("RS-109", "RS-114")
def test_the_end_tells_every_source() -> None:
    table = position("turn 12\nphase inn\nseat 0 at ruhrort thaler 3\nseat 1 at werden\n"
                     "white 0 inn mayor ruhraake")  # fmt: skip
    table.play(0, "inn/vp")
    assert event_keys(table) == ["rs.inn.vp", "rs.end.scored", "rs.end.scored"]
    assert points(table, 0) == {"inn": 2, "mayor": 3, "ruhraake": 4}
