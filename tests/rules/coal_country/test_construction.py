"""Area 6: buildings, prices, building over, denial. (CC-63 to CC-69)"""

import pytest

from tests.rules import rule
from tests.rules.coal_country.helpers import (
    Desk,
    Option,
    changes,
    facts,
    logged,
    look,
    position,
    recall,
    refused,
)


def company(text: str, seats: int = 2, **options: Option) -> Desk:
    """Round 3, area 6; seats have $100 and a fee of $5."""
    lines = "".join(f"seat {seat} cash 100 earned {10 + seat}\n" for seat in range(seats))
    return position(f"round 3\nstep constructing\n{lines}{text}", seats, **options)


@rule("CC-63")
def test_the_strongest_builds_first_of_equals_the_one_with_more_earnings() -> None:
    desk = company(
        "top-row school tailor\nforeman 0 construction 2\nforeman 1 construction 2\n"
        "foreman 2 construction 3",
        3,
    )
    turns = []
    while look(desk).step == "constructing":
        turns.append(desk.state.actors()[0])
        desk.play(turns[-1], "stop")
    assert turns == [2, 1, 0]


@rule("CC-63")
def test_a_foreman_buys_one_building() -> None:
    text = "top-row school tailor\nforeman 0 construction 2\nforeman 1 construction 1"
    desk = company(text)
    desk.play(0, "build/school/top/vacant")
    assert desk.state.actors() == [1]
    desk = company(text, buildings_per_construction_foreman=2)
    desk.play(0, "build/school/top/vacant", "build/tailor/top/vacant")
    assert desk.state.actors() != [0]
    assert look(desk).companies[0].buildings == ("school", "tailor")


@rule("CC-64")
@pytest.mark.parametrize(
    ("building", "row", "gauge", "value", "fees"),
    [
        ("school", "bottom", -1, 4, 0),
        ("church", "top", 1, 0, 6),
        ("coal-shed", "bottom", 0, 2, 1),
        ("village-store", "top", 0, 3, 2),
        ("school", "top", 0, 1, 2),
        ("tavern", "top", 0, 1, 5),
        ("tavern", "top", 0, 2, 4),
        ("tavern", "top", 0, 4, 3),
    ],
)
def test_the_price_in_fees(building: str, row: str, gauge: int, value: int, fees: int) -> None:
    desk = company(f"gauge {gauge}\n{row}-row {building}\nforeman 0 construction {value}")
    desk.play(0, f"build/{building}/{row}/vacant")
    assert logged(desk, "cc.built")[0][1][2] == 5 * fees


@rule("CC-64", "CC-17")
def test_a_building_must_be_on_display_and_paid() -> None:
    desk = position(
        "round 3\nstep constructing\nseat 0 cash 14\ntop-row school tavern\n"
        "foreman 0 construction 4"
    )
    assert refused(desk, 0, "build/tavern/top/vacant") == (
        "cc.why.dollars (needed=15, have=14) (CC-17)"
    )
    assert refused(desk, 0, "build/school/bottom/vacant") == (
        "cc.why.not-on-display (building=0) (CC-63)"
    )
    assert desk.legal(0) == {"build/school/top/vacant", "stop"}


@rule("CC-65")
def test_a_building_goes_on_a_vacant_site() -> None:
    desk = company(
        "top-row school\nforeman 0 construction 2\nforeman 1 construction 1\nbottom-row tailor"
    )
    before = facts(desk)
    desk.play(0, "build/school/top/vacant")
    after = changes(before, desk)
    assert after["0 village"] == ("", "school")
    assert after["0 cash"] == (100, 95)
    assert after["top"] == ("school", "")
    assert "0 refuse" not in after


@rule("CC-65")
def test_building_over_leaves_refuse_and_ends_the_effect() -> None:
    desk = company(
        "top-row school\nvillage 0 tavern church tailor mess-hall\nforeman 0 construction 2\n"
        "foreman 1 construction 1\nbottom-row doctors-office"
    )
    assert refused(desk, 0, "build/school/top/vacant") == "cc.why.no-vacant-site (CC-65)"
    assert refused(desk, 0, "build/school/top/coal-shed") == (
        "cc.why.nothing-to-cover (site=2) (CC-65)"
    )
    before = facts(desk)
    desk.play(0, "build/school/top/tavern")
    after = changes(before, desk)
    assert after["0 refuse"] == (0, 4)
    assert after["0 covered"] == ("", "tavern")
    assert after["0 village"] == (
        "tailor mess-hall tavern church",
        "school tailor mess-hall church",
    )


@rule("CC-66", "CC-67")
def test_a_type_is_held_once_but_may_be_bought_to_deny_it() -> None:
    desk = company(
        "top-row school tailor church\nvillage 0 school\ncovered 0 tailor\n"
        "foreman 0 construction 2\nforeman 1 construction 1"
    )
    assert desk.legal(0) == {
        "deny/school/top",
        "deny/tailor/top",
        "build/church/top/vacant",
        "build/church/top/school",
        "stop",
    }
    assert refused(desk, 0, "build/tailor/top/vacant") == "cc.why.holds (building=1) (CC-66)"
    assert refused(desk, 0, "deny/church/top") == "cc.why.not-held (building=7) (CC-67)"
    before = facts(desk)
    desk.play(0, "deny/tailor/top")
    after = changes(before, desk)
    assert after["0 cash"] == (100, 95)
    assert after["removed"] == ("0.0.0.0.0.0.0.0", "0.1.0.0.0.0.0.0")
    assert "0 village" not in after
    assert "0 covered" not in after


@rule("CC-68")
def test_not_buying_costs_nothing() -> None:
    desk = company("top-row school\nforeman 0 construction 4\nforeman 1 construction 3")
    before = facts(desk)
    desk.play(0, "stop")
    assert "0 cash" not in changes(before, desk)
    desk = company("foreman 0 construction 4")
    assert recall(desk).cash[0] == 100


@rule("CC-69", "CC-98")
def test_permanent_buildings_work_at_once() -> None:
    desk = company(
        "top-row mess-hall\nforeman 0 construction 2\nforeman 0 refuse 1\n"
        "foreman 1 construction 1\nbottom-row tailor\nforeman 1 refuse 0"
    )
    text = desk.state.text().replace("coal 0 refuse 0", "coal 0 refuse 3")
    desk = position(text.partition("\n")[2].partition("\n")[2])
    desk.play(0, "build/mess-hall/top/vacant")
    desk.play(1, "build/tailor/bottom/vacant")
    assert desk.legal(1) == {"clear/0", "clear/1"}
    desk.play(1, "clear/1")
    assert desk.legal(0) == {"clear/0", "clear/1", "clear/2"}


@rule("CC-69", "CC-74")
def test_a_shed_bought_this_round_keeps_coal_at_its_end() -> None:
    desk = position(
        "round 3\nstep constructing\nseat 0 cash 50 coal 9\ntop-row coal-shed\n"
        "foreman 0 construction 2"
    )
    desk.play(0, "build/coal-shed/top/vacant")
    desk.play(0, "keep/5")
    assert look(desk).companies[0].coal == 5
