"""Area 7: refuse pile and utility storage. (CC-70 to CC-72)"""

import pytest

from tests.rules import rule
from tests.rules.coal_country.helpers import changes, facts, logged, look, position, refused


@rule("CC-70", "CC-72")
@pytest.mark.parametrize(
    ("value", "village", "most"),
    [(1, "", 1), (4, "", 4), (2, "village 0 mess-hall", 3), (4, "village 0 mess-hall", 4)],
)
def test_refuse_up_to_the_influence_one_more_with_a_mess_hall(
    value: int, village: str, most: int
) -> None:
    desk = position(
        f"round 3\nstep tidying\nseat 0 refuse 9 cash 50\n{village}\nforeman 0 refuse {value}"
    )
    assert desk.legal(0) == {f"clear/{cubes}" for cubes in range(most + 1)}
    if most < 4:
        assert refused(desk, 0, f"clear/{most + 1}") == f"cc.why.refuse (most={most}) (CC-70)"
    before = facts(desk)
    desk.play(0, f"clear/{most}")
    after = changes(before, desk)
    assert after["0 refuse"] == (9, 9 - most)
    assert "0 cash" not in after


@rule("CC-70", "CC-72")
def test_a_0_with_a_mess_hall_removes_one() -> None:
    desk = position(
        "round 3\nstep tidying\nvillage 0 mess-hall\nseat 0 refuse 2 cash 9\nforeman 0 refuse 0"
    )
    assert desk.legal(0) == {"clear/0", "clear/1"}
    desk.play(0, "clear/0")
    assert logged(desk, "cc.penalty") == []


@rule("CC-72")
def test_who_moves_no_refuse_pays_also_when_there_is_none() -> None:
    desk = position("round 3\nstep tidying\nseat 0 refuse 1 cash 50\nforeman 0 refuse 2")
    assert desk.legal(0) == {"clear/0", "clear/1"}
    desk.play(0, "clear/0")
    assert logged(desk, "cc.penalty") == [(0, (2, 10))]
    desk = position(
        "round 3\nstep constructing\ntop-row school\nseat 0 cash 50\nforeman 0 construction 1\n"
        "foreman 0 refuse 2"
    )
    desk.play(0, "stop")
    assert logged(desk, "cc.cleared") == [(0, (0,))]
    assert logged(desk, "cc.penalty") == [(0, (2, 10))]


@rule("CC-72")
def test_refuse_of_this_round_can_be_removed_at_once() -> None:
    desk = position(
        "round 3\nstep constructing\ntop-row school\nvillage 0 tavern\nseat 0 cash 50\n"
        "foreman 0 construction 2\nforeman 0 refuse 4"
    )
    desk.play(0, "build/school/top/tavern")
    assert "clear/4" in desk.legal(0)


@rule("CC-71")
@pytest.mark.parametrize(
    ("value", "school", "most"),
    [
        (1, "", 1),
        (2, "village 0 school", 3),
        (4, "village 0 school", 4),
        (0, "village 0 school", 1),
    ],
)
def test_storage_up_to_the_influence_one_more_with_a_school(
    value: int, school: str, most: int
) -> None:
    desk = position(
        f"round 3\nstep tidying\nstored 0 5 5 5\n{school}\n"
        "tile 0 n1 cross-rich\ntile 0 n2 cross-rich\n"
        f"foreman 0 storage {value}"
    )
    moved = 0
    while look(desk).step == "tidying" and moved < 9:
        desk.play(0, min(move for move in desk.legal(0) if move.startswith("install")))
        moved += 1
    assert moved == most
    assert sum(look(desk).companies[0].stored) == 15 - most


@rule("CC-71")
def test_cubes_go_from_storage_to_connected_tiles_that_lack_them() -> None:
    desk = position(
        "round 3\nstep tidying\nstored 0 1 0 1\ntile 0 n1 cross-rich 0 W\n"
        "tile 0 e1 dead-end-rich\nforeman 0 storage 4"
    )
    assert desk.legal(0) == {"install/electricity/n1", "stop"}
    assert refused(desk, 0, "install/water/n1") == "cc.why.nothing-stored (type=1) (CC-71)"
    before = facts(desk)
    desk.play(0, "install/electricity/n1")
    after = changes(before, desk)
    assert after["0 stored"] == ("1.0.1", "1.0.0")
    assert logged(desk, "cc.penalty") == []


@rule("CC-72")
def test_who_moves_no_cube_pays_also_when_none_could_be_moved() -> None:
    desk = position(
        "round 3\nstep tidying\nseat 0 cash 50\nstored 0 1 0 0\ntile 0 n1 cross-rich\n"
        "foreman 0 storage 3"
    )
    desk.play(0, "stop")
    assert logged(desk, "cc.penalty") == [(0, (3, 15))]
    desk = position(
        "round 3\nstep constructing\ntop-row school\nseat 0 cash 50\nstored 0 1 0 0\n"
        "foreman 0 construction 1\nforeman 0 storage 3"
    )
    desk.play(0, "stop")
    assert logged(desk, "cc.storage.left") == [(0, ())]
    assert logged(desk, "cc.penalty") == [(0, (3, 15))]
