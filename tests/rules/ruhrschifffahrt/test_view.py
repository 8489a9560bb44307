"""What the view shows to be drawn: what is printed, prices, counts, where the options lead."""

import pytest

from coalface.games.ruhrschifffahrt.printed import Marker, RiverSpace, TrackPart
from coalface.games.ruhrschifffahrt.view import Place, SeatTurn
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    buying,
    choosing,
    look,
    player,
    position,
    selling,
    started,
)


def test_the_print_is_that_of_the_component_set() -> None:
    printed = look(started(2)).printed
    assert len(printed.river) == 49
    assert list(printed.river)[:4] == ["m1", "l14", "witten", "g_witten"]
    assert list(printed.river)[-1] == "ruhrort"
    assert printed.river["m1"] == RiverSpace("storage", "Nachtigall", "mark", "white", "witten")
    assert printed.river["l14"] == RiverSpace("obstacle", "Witten", "mark", points=3)
    assert printed.river["ruhrort"] == RiverSpace("port", "Ruhrort", None)
    assert printed.cities["witten"] == (3, 4, 4, 5)
    assert printed.cities["muelheim"] == (2, 2, 2)
    assert printed.depots["mark"] == (2, 2, 3, 3)
    assert printed.track == (
        TrackPart("brickearth", 1, 5, 0),
        TrackPart("paved", 4, 4, 4),
        TrackPart("rails", 8, 3, 3),
    )
    assert printed.turns[5].year == 1782
    assert printed.turns[5].effects == ("warehouse", "gift", "country")
    assert printed.effects == {"levy": -1, "gift": 1, "dear_locks": 1}
    assert printed.pilot_options == ("pilot", "transport_pilot", "hauling_pilot")
    assert printed.markers["lock"] == Marker(False, False, {"black_industry": 1, "black_city": 1})
    assert printed.markers["mayor"] == Marker(True, False, {"white_city": 2})
    assert printed.markers["inn"].usable
    assert printed.tokens == 12


BLACK_AND_WHITE = "b1=3 e1=4 e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4 m1=3"


@rule("RS-37", "RS-39", "RS-53")
def test_each_option_leads_where_its_barge_could_start() -> None:
    table = choosing(f"seat 0 at steele\nseat 1 at werden\nstorages {BLACK_AND_WHITE}")
    leads = look(table).leads
    river = look(table).printed.river
    assert leads["none"] == {name: river[name].target for name in ("e3", "w2", "w3", "b2")}
    assert leads["hauling"] == {"e1": "steele"}
    assert leads["pilot"] == dict.fromkeys(("e3", "w2", "w3", "b1", "b2"), "ruhrort")
    assert "transport" not in leads


@rule("RS-45", "RS-52")
def test_a_die_that_is_brought_is_a_start_too() -> None:
    storages = BLACK_AND_WHITE.replace("e1=4 ", "")
    table = choosing(
        f"seat 0 at steele thaler 3\nseat 1 at werden\nstorages {storages}\ntrack black 5"
    )
    leads = look(table).leads
    assert list(leads["transport"]) == ["e2", "e3", "w1", "w2", "w3", "b2"]
    assert list(leads["hauling_transport"]) == ["e1"]


def test_nothing_leads_anywhere_while_no_option_is_asked_for() -> None:
    table = look(selling("seat 0 at e2\nseat 1 at w3"))
    assert (table.leads, table.ways) == ({}, {})


@rule("RS-33", "RS-42", "RS-64")
def test_the_way_to_a_storage_is_the_cheapest_option_that_may_be_chosen() -> None:
    seats = f"seat 0 at steele\nseat 1 at werden\nstorages {BLACK_AND_WHITE}"
    rich, poor = look(choosing(seats)), look(choosing(f"{seats}\ndepot essen 0"))
    assert (rich.players[0].pool, poor.players[0].pool) == (1, 0)
    cheap = {"e3": "none", "w2": "none", "w3": "none", "b2": "none", "b1": "pilot"}
    assert rich.ways == {**cheap, "e1": "hauling"}
    assert "hauling" in poor.leads
    assert poor.ways == cheap


@rule("RS-97", "RS-98", "RS-99")
def test_the_price_of_the_next_warehouse_is_shown_until_no_place_is_left() -> None:
    table = look(
        buying(
            """
            city kettwig 2 3
            city muelheim 0 1 2
            depot essen 0011
            depot mark 0
            port belgium 1 2 3
            port rhineland 3
            """,
            4,
            9,
        )
    )
    assert table.cities["kettwig"] == Place((2, 3), 4)
    assert table.cities["muelheim"] == Place((0, 1, 2), None)
    assert table.depots["mark"] == Place((0,), 2)
    assert table.depots["essen"] == Place((0, 0, 1, 1), None)
    assert table.port["belgium"] == Place((1, 2, 3), None)
    assert table.port["rhineland"] == Place((3,), table.printed.port[4])


@rule("RS-99")
def test_a_port_in_which_all_have_built_has_no_price() -> None:
    ports = "port belgium 0 1 2\nport netherlands 0 1 3\nport rhineland 2 3"
    table = look(buying(ports, 4, 9))
    assert len(table.printed.port) == 8
    assert table.port["rhineland"] == Place((2, 3), None)


@rule("RS-10", "RS-11")
def test_the_order_of_a_phase_says_who_has_acted() -> None:
    table = selling(f"seat 0 at e1\nseat 1 at w3\nstorages {BLACK_AND_WHITE}")
    assert look(table).turn_order == (SeatTurn(0, "now"), SeatTurn(1, "later"))
    table.play(0, "sell/steele")
    assert look(table).turn_order == (SeatTurn(0, "done"), SeatTurn(1, "now"))
    assert look(position("turn 12\nphase end\nseat 0 at e2\nseat 1 at w3")).turn_order == ()


@rule("RS-82", "RS-83", "RS-84", "RS-127", "RS-128")
def test_each_progress_marker_says_how_it_stands() -> None:
    table = buying(
        """
        earned 0 lock supply
        used 0 supply
        white 0 inn mayor coal_hauler
        white 1 ruhraake
        spent 0 coal_hauler
        blank 0 ruhrtalbahn
        tokens 0 black_industry=1 black_city=1
        """
    )
    mine, other = player(table, 0), player(table, 1)
    assert mine.markers == {
        "lock": "ready",
        "supply": "used",
        "essen_warehouse": "open",
        "wage": "open",
        "port": "open",
        "coal_depot": "open",
        "mark": "open",
        "mark_warehouse": "open",
        "coal_hauler": "spent",
        "hauling_action": "open",
        "inn": "ready",
        "warehouse": "open",
        "ruhraake": "gone",
        "mayor": "scores",
        "ruhrtalbahn": "blank",
    }
    assert "lock" not in mine.missing
    assert (mine.missing["mark"], other.missing["lock"], other.missing["mayor"]) == (2, 2, 2)
    assert (mine.markers_earned, other.markers_earned) == (5, 1)
    assert (mine.tokens_total, other.tokens_total) == (2, 0)


@rule("RS-84")
def test_a_white_marker_of_which_none_is_left_is_gone() -> None:
    table = buying("white 0 inn", 2)
    assert look(table).white_left["inn"] == 0
    assert (player(table, 0).markers["inn"], player(table, 1).markers["inn"]) == ("ready", "gone")


@rule("RS-81", "RS-115")
def test_thalers_above_the_income_track_and_the_cost_of_debt_are_shown() -> None:
    table = buying("seat 0 at steele thaler 13 debt 1\nseat 1 at werden thaler 10\nwhite 0 inn")
    rich, other = player(table, 0), player(table, 1)
    assert (rich.surplus, other.surplus) == (3, 0)
    assert (rich.debt_points, other.debt_points) == (-2, 0)
    assert other.coming == other.lock_box + other.mark_box + len(other.turn_track) > 0


@pytest.mark.parametrize(("turn", "name"), [(3, "brickearth"), (4, "paved"), (12, "rails")])
@rule("RS-55")
def test_the_part_of_the_transport_track_that_is_used_is_shown(turn: int, name: str) -> None:
    table = look(buying("white 0 inn", 2, turn))
    assert table.printed.track[table.track_part].name == name
