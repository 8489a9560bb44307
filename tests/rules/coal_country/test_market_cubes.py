"""Market cubes: sign of the sum, roll-over, and when used cubes return. (CC-9 to CC-11, CC-75)"""

import pytest

from coalface import CHANCE
from tests.rules import rule
from tests.rules.coal_country.helpers import Desk, Option, look, position, recall


def next_round(cubes: str, **options: Option) -> Desk:
    """A round with these cubes ends; the next cubes are due."""
    lines = cubes if "cubes" in cubes else f"cubes {cubes}"
    return position(f"round 1\n{lines}\nstep reporting\ndone 0 1", 2, **options)


@rule("CC-9")
@pytest.mark.parametrize(
    ("cubes", "gauge"),
    [
        ("green green red white", 1),
        ("green green green white", 1),
        ("green red white white", 0),
        ("red red green white", -1),
        ("white white white white", 0),
        ("red red red white", -1),
    ],
)
def test_only_the_sign_of_the_sum_counts(cubes: str, gauge: int) -> None:
    desk = next_round(f"red green red {cubes.split()[0]}")
    desk.chance(*(f"cube/{cube}" for cube in cubes.split()[1:]))
    assert look(desk).cubes == tuple(cubes.split())
    assert look(desk).gauge == gauge


@rule("CC-10", "CC-75")
def test_the_fourth_cube_is_the_first_of_the_next_round() -> None:
    desk = next_round("green red white green")
    assert look(desk).cubes == ("green",)
    assert recall(desk).used_cubes == (1, 1, 1)
    desk.chance("cube/red", "cube/red", "cube/white")
    assert look(desk).cubes == ("green", "red", "red", "white")
    assert (look(desk).gauge, look(desk).coal_price) == (-1, 9)


@rule("CC-11")
def test_used_cubes_stay_out_until_the_bag_is_empty() -> None:
    used = "used " + " ".join(["green"] * 4 + ["red"] * 4 + ["white"] * 4)
    desk = next_round(f"cubes green red white red\n{used}")
    assert recall(desk).used_cubes == (5, 5, 5)
    assert recall(desk).bag == (1, 0, 0)
    assert desk.state.odds() == [1]
    desk.chance("cube/green")
    assert recall(desk).bag == (5, 5, 5)
    assert recall(desk).used_cubes == (0, 0, 0)
    assert look(desk).cubes == ("red", "green")
    assert desk.state.odds() == [5, 5, 5]
    assert desk.state.actors() == [CHANCE]


@rule("CC-11")
def test_a_house_rule_returns_used_cubes_every_round() -> None:
    desk = next_round("green red white green", market_recycle="every_round")
    assert recall(desk).used_cubes == (0, 0, 0)
    assert recall(desk).bag == (5, 6, 5)


@rule("CC-11")
def test_a_cube_that_is_not_in_the_bag_is_not_drawn() -> None:
    desk = next_round("cubes white white white white\nused white")
    assert str(desk.why_not(CHANCE, "cube/white")) == "cc.why.not-in-bag (CC-7)"
    assert desk.legal(CHANCE) == {"cube/green", "cube/red"}
