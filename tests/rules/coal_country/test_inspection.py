"""The end of the game: inspection, tunnels, winner. (CC-80 to CC-85)"""

import pytest

from coalface import OVER
from tests.rules import rule
from tests.rules.coal_country.helpers import Desk, Option, look, position, recall


def inspected(text: str, seats: int = 2, **options: Option) -> Desk:
    """The last report is over, and the inspector comes."""
    done = " ".join(str(seat) for seat in range(seats))
    return position(f"round 6\nstep reporting\ndone {done}\n{text}", seats, **options)


def fees(text: str, **options: Option) -> int:
    """The inspection fees of seat 0, whose fee is $5 and whose cash suffices."""
    desk = inspected(f"seat 0 cash 900 earned 0\n{text}", 2, **options)
    return -desk.state.breakdown(0)["inspection"] // 5


ENTRANCE = 6
"""The entrance alone has three unfinished tunnels."""


@rule("CC-80")
def test_after_the_last_round_report_and_inspection_and_nothing_else() -> None:
    desk = position(
        """
        round 6
        step constructing
        seat 0 cash 100 earned 300 coal 4
        seat 1 cash 40 earned 20
        top-row school
        foreman 0 construction 1
        """
    )
    desk.play(0, "stop")
    keys = [event.key for event in desk.events]
    assert keys.count("cc.reported") == keys.count("cc.inspected") == 2
    assert "cc.coal.lost" not in keys
    assert desk.state.actor() == OVER
    assert look(desk).companies[0].earnings == 100
    assert recall(desk).cash[0] == 100 - 6 * 10
    assert look(desk).companies[0].coal == 4


@rule("CC-81")
def test_utilities_refuse_storage_and_buildings_count() -> None:
    assert fees("") == ENTRANCE
    assert fees("tile 0 0 entrance 0 W") == ENTRANCE + 2
    text = "seat 0 cash 900 earned 0 refuse 4"
    assert inspected(text).state.breakdown(0)["inspection"] == -5 * (ENTRANCE + 4)
    assert fees("stored 0 1 2 0") == ENTRANCE - 3
    four = "village 0 school tailor tavern church\ncovered 0 coal-shed mess-hall"
    assert fees(four) == ENTRANCE - 8


@rule("CC-81")
def test_tiles_apart_need_utilities_too() -> None:
    assert fees("tile 0 n1 dead-end-rich 0 WA") == 4 + 1 + 2
    assert fees("tile 0 n1 dead-end-rich 2 WA") == 4 + 1


@rule("CC-82")
def test_a_tunnel_is_finished_by_an_opening_a_closed_side_or_a_cap() -> None:
    supplied = "WAE"
    capped = f"tile 0 n1 dead-end-rich 2 {supplied}"
    assert fees(capped) == 4
    closed_side = f"tile 0 n1 dead-end-rich 0 {supplied}"
    assert fees(closed_side) == 4 + 2
    both = f"tile 0 n1 cross-rich 0 {supplied}\ntile 0 n2 dead-end-rich 2 {supplied}"
    assert fees(both) == 4 + 4


@rule("CC-82")
def test_tiles_joined_to_each_other_but_not_to_the_entrance_have_a_finished_joint() -> None:
    text = "tile 0 n1 dead-end-rich 0 WAE\ntile 0 n2 dead-end-rich 2 WAE"
    assert fees(text) == 4


@rule("CC-83")
def test_only_the_entrance_may_open_to_the_village() -> None:
    assert fees("tile 0 e1 straight-rich 0 WAE\ntile 0 e1n1 dead-end-rich 2 WAE") == 4 + 2
    assert fees("tile 0 e1 straight-rich 1 WAE\ntile 0 e2 dead-end-rich 3 WAE") == 4


@rule("CC-84")
def test_a_fine_stops_at_no_money_and_a_bonus_is_paid() -> None:
    desk = inspected("seat 0 cash 7 earned 0\nseat 1 cash 10 earned 45\nstored 1 9 0 0")
    assert recall(desk).cash == (0, 10 + 3 * 7)


@rule("CC-85")
def test_most_money_wins_then_most_tiles_placed() -> None:
    poor = "seat 0 cash 200 earned 10 laid 2\nseat 1 cash 200 earned 11 laid 3\n"
    desk = inspected(f"{poor}seat 2 cash 300 earned 12", 3)
    assert desk.state.scores() == [170, 170, 270]
    assert desk.state.standing() == [[2], [1], [0]]


@rule("CC-85")
def test_a_tie_after_that_is_shared() -> None:
    text = "seat 0 cash 200 earned 10 laid 3\nseat 1 cash 200 earned 11 laid 3"
    assert inspected(text).state.standing() == [[0, 1]]
    assert inspected(text, final_tie="earnings").state.standing() == [[1], [0]]


@rule("CC-85")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_the_money(seats: int) -> None:
    desk = inspected("seat 0 cash 55 earned 3", seats)
    assert desk.state.scores()[0] == sum(desk.state.breakdown(0).values()) == 25
    assert desk.state.standing()[0] == [0]
