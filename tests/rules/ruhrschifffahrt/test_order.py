"""Order of play: by the barges, computed in each phase. (RS-10 to RS-14, RS-60, RS-79)"""

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    choosing,
    look,
    player,
    position,
    refused,
    selling,
    started,
)


@rule("RS-11")
def test_the_barge_farthest_upriver_acts_first() -> None:
    """WE-4: blue at Steele acts before green at Werden."""
    table = choosing("seat 0 at werden\nseat 1 at steele")
    assert look(table).order == (1, 0)
    assert table.state.actors() == [1]
    assert refused(table, 0, "option/none") == "not-your-turn (RS-11)"


@rule("RS-11", "RS-12")
def test_the_order_of_a_phase_stays_while_barges_move() -> None:
    table = choosing("seat 0 at steele\nseat 1 at f_rellinghausen")
    table.play(0, "option/none", "start/b2")
    assert table.state.actors() == [1]
    assert look(table).order == (0, 1)
    table.play(1, "option/none", "start/w2")
    assert look(table).phase == "sale"
    assert look(table).order == (1, 0)


@rule("RS-12", "RS-13")
def test_who_comes_first_to_a_city_lies_farther_downriver() -> None:
    """DX-29: A, then B at Werden; B acts before A."""
    table = selling(
        """
        seat 0 at e2 option pilot
        seat 1 at w2 option pilot
        """
    )
    table.play(0, "sell/werden")
    table.play(1, "sell/werden")
    assert look(table).order == (1, 0)
    assert (player(table, 0).arrival, player(table, 1).arrival) == (0, 1)


@rule("RS-13", "RS-79")
def test_the_first_barge_in_the_port_takes_the_last_berth() -> None:
    """DX-30: A first, B second in Ruhrort; B acts before A."""
    table = selling(
        """
        seat 0 at e2 option pilot
        seat 1 at w2 option pilot
        seat 2 at w3 option pilot
        """,
        seats=3,
    )
    for seat in range(3):
        table.play(seat, "sell/ruhrort")
    assert look(table).order == (2, 1, 0)
    assert [player(table, seat).arrival for seat in range(3)] == [0, 1, 2]


@rule("RS-10")
def test_a_turn_has_seven_phases() -> None:
    table = started(2)
    seen = [look(table).phase]
    table.chance("marker/forge")
    seen.append(look(table).phase)
    table.play(0, "option/none", "start/e2")
    table.play(1, "option/none", "start/w3")
    seen.append(look(table).phase)
    assert look(table).turn == 1
    table.play(0, "sell/f_rellinghausen")
    table.play(1, "sell/kettwig")
    seen.append(look(table).phase)
    assert seen == ["marker", "option", "sale", "marker"]
    assert look(table).turn == 2


@rule("RS-10")
def test_a_move_of_another_phase_is_refused() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden")
    for move in ("sell/werden", "lock/l1", "done", "levy/vp", "return/e1", "start/e2", "repay"):
        assert refused(table, 0, move) == "not-now (RS-10)"


@rule("RS-60")
def test_a_die_returns_by_the_start_player_of_the_phase() -> None:
    table = selling(
        """
        seat 0 at b2 option none
        seat 1 at e2 option pilot
        storages e2=4 b2=3 m6=4 m5=4 m4=4 m1=3
        track black 1 2 3 4
        """,
        turn=4,
    )
    assert look(table).order == (1, 0)
    table.play(1, "sell/f_muelheim")
    assert table.state.actors() == [1]
    table.play(1, "return/b1")
    table.play(0, "sell/g_saarn")
    assert table.state.actors() == [1]
    assert refused(table, 0, "return/b2") == "not-your-turn (RS-11)"
    table.play(1, "return/b2")
    assert look(table).order == (0, 1)


@rule("RS-60")
def test_a_storage_is_empty_when_its_die_has_left_with_a_barge() -> None:
    table = position(
        """turn 8
phase sale
at 2
seat 0 at e3 option none
seat 1 at muelheim
storages e1=1 e2=1 e3=3 m6=4 m5=4 m4=4 m1=3
track black 1 2 3
ask sell 0
"""
    )
    table.play(0, "sell/h_kupferdreh")
    assert table.legal(0) == {"return/e3"}


@rule("RS-37")
def test_barges_come_from_outside_in_the_first_turn() -> None:
    table = position("turn 1\nphase option\norder 1 0")
    assert table.state.actors() == [1]
    assert table.legal(1) == {"option/none", "option/pilot"}
