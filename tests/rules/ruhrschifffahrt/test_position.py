"""Positions of Ruhrschifffahrt as text: what is left out, and what is refused by line."""

import pytest

import coalface
from tests.rules.ruhrschifffahrt.helpers import choosing, look, player, position

HEAD = "ruhrschifffahrt\nseats 2\nturn 2\nphase option\n"


def test_what_a_text_leaves_out_is_as_it_comes_from_the_box() -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nearned 0 mark\nwhite 1 inn")
    assert (player(table, 0).pool, player(table, 0).mark_box) == (3, 0)
    assert player(table, 1).turn_track == (6, 7, 9, 10, 11)
    assert look(table).white_left["inn"] == 0
    assert look(table).bag == 6


def test_a_position_is_written_as_it_is_read() -> None:
    table = position(
        "turn 9\nphase sale\nstorages e2=4 w3=1 m1=3 m2=2 m3=2 m4=1\ntrack black 3 1 2 6\n"
        "city steele 0 1\ndepot mark 011\nport belgium 1 0\nseat 0 at e2\nseat 1 at w3"
    )
    lines = table.state.text().splitlines()
    for line in ("track black 3 1 2 6", "city steele 0 1", "depot mark 011", "port belgium 1 0"):
        assert line in lines
    assert "barge 0 e2" in lines


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("city steele 2", "line 5: .*from 0 to 1; got '2'"),
        ("depot mark 3", "line 5: expected seats 0 to 1; got 3"),
        ("depot mark 0 1", "line 5: .*expected one value; got '0 1'"),
        ("port belgium 0 0", "line 5: port belgium has no room"),
        ("order 0 0 1", "line 5: expected every seat once"),
        ("storages e2=7", "line 5: .*from 1 to 6; got '7'"),
        ("storages e2=3", "line 5: expected 6 black dice; got 1"),
        ("storages e2=3 e2=3", "line 5: .*duplicate e2"),
        ("tokens 0 ruhrort=3", "line 5: .*from 0 to 2; got '3'"),
        ("drawn forge=9", "line 5: .*got '9'"),
        ("white 0 inn\nwhite 1 inn", "line 6: too many markers: white inn"),
        ("country 4 atlantis", "line 5: .*got 'atlantis'"),
        ("seat 0 pool 9", "line 5: expected 10 warehouses of seat 0; got 18"),
        ("seat 0 debt 5", "line 5: expected at most 4"),
        ("barge 0 e2\nbarge 1 e2", "two barges lie at one storage"),
        ("phase sale", "line 5: .*duplicate phase"),
        ("points 0 locks=-1", "line 5: .*fewer than 0 points"),
        ("ask return 0 coal red pips 3", "line 5: .*got 'red'"),
    ],
)
def test_what_is_wrong_is_reported_by_line(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        coalface.game("ruhrschifffahrt").position(HEAD + line + "\n")
