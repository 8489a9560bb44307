"""Area 5: order, amount, price and installation of utilities. (CC-56 to CC-62)"""

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


def market(text: str, seats: int = 2, **options: Option) -> Desk:
    """Round 3, area 5; everyone has $100 and a fee of $5 or $6."""
    lines = "".join(f"seat {seat} cash 100 earned {15 + seat}\n" for seat in range(seats))
    return position(f"round 3\nstep supplying\n{lines}{text}", seats, **options)


@rule("CC-56")
def test_the_strongest_buys_first_a_tandem_with_its_sum() -> None:
    desk = market(
        "foreman 0 market 4 1\nforeman 1 tandem 3 2\nforeman 2 market 3\nforeman 3 market 4", 4
    )
    turns = []
    while look(desk).step == "supplying":
        seat = desk.state.actors()[0]
        turns.append((seat, look(desk).pending[-1].args["limit"]))
        desk.play(seat, "take/0.0.0")
    assert turns == [(1, 3), (3, 4), (0, 4), (2, 3), (0, 1)]


@rule("CC-57")
def test_up_to_the_influence_a_tandem_up_to_its_higher_member() -> None:
    desk = market("foreman 0 tandem 2 1")
    totals = {sum(map(int, move[5:].split("."))) for move in desk.legal(0)}
    assert totals == {0, 1, 2}
    assert {"take/2.0.0", "take/1.0.1", "take/0.1.1"} <= desk.legal(0)
    assert refused(desk, 0, "take/1.1.1") == "cc.why.over-limit (limit=2) (CC-57)"
    desk = market("market 1 0 3\nforeman 0 market 4")
    assert refused(desk, 0, "take/2.0.0") == "cc.why.not-in-market (CC-57)"


@rule("CC-58")
@pytest.mark.parametrize(("gauge", "dollars"), [(-1, 6), (0, 12), (1, 18)])
def test_a_cube_costs_one_two_or_three_fees(gauge: int, dollars: int) -> None:
    desk = position(
        f"round 3\ngauge {gauge}\nstep supplying\nseat 0 cash 60 earned 25\nforeman 0 market 1"
    )
    desk.play(0, "take/0.0.1")
    assert logged(desk, "cc.bought") == [(0, (0x100, dollars))]
    assert recall(desk).cash[0] == 60 - dollars


@rule("CC-59")
def test_one_of_each_type_bought_is_installed_the_rest_is_stored() -> None:
    desk = market("tile 0 n1 cross-rich\ntile 0 n2 cross-rich\nforeman 0 market 4")
    before = facts(desk)
    desk.play(0, "take/2.1.1")
    assert changes(before, desk) == {
        "market": ("3.3.3", "1.2.2"),
        "0 cash": (100, 60),
        "0 stored": ("0.0.0", "2.1.1"),
    }
    assert desk.legal(0) == {"install/wood/n1", "install/wood/n2", "stop"}
    assert refused(desk, 0, "install/water/n1") == "cc.why.wrong-type (asked=0) (CC-59)"
    desk.play(0, "install/wood/n1", "install/water/n2", "install/electricity/n1")
    company = look(desk).companies[0]
    assert company.stored == (1, 0, 0)
    assert {shaft.cell: shaft.utilities for shaft in company.mine if shaft.cell != "0"} == {
        "n1": ("wood", "electricity"),
        "n2": ("water",),
    }
    assert look(desk).step == "placing" or desk.state.actors() == [-1]


@rule("CC-59")
def test_two_individuals_install_six_cubes_a_tandem_three() -> None:
    text = "tile 0 n1 cross-rich\ntile 0 n2 cross-rich\n"
    desk = market(f"{text}foreman 0 market 4 4")
    for cell in ("n1", "n2"):
        desk.play(0, "take/1.1.1")
        desk.play(0, f"install/wood/{cell}", f"install/water/{cell}")
        desk.play(0, f"install/electricity/{cell}")
    assert all(len(shaft.utilities) == 3 for shaft in look(desk).companies[0].mine)
    desk = market(f"{text}foreman 0 market 4 4", place_after_purchase="once_per_round")
    desk.play(0, "take/1.0.0", "install/wood/n1", "take/1.1.0")
    assert desk.legal(0) == {"install/water/n1", "install/water/n2", "stop"}


@rule("CC-59")
def test_a_cube_may_stay_in_storage() -> None:
    desk = market("tile 0 n1 cross-rich\nforeman 0 market 3\nforeman 1 construction 1")
    desk.play(0, "take/1.1.0", "stop")
    assert desk.legal(0) == {"install/water/n1", "stop"}
    desk.play(0, "install/water/n1")
    assert look(desk).companies[0].stored == (1, 0, 0)


@rule("CC-59", "CC-60")
def test_cubes_go_on_connected_tiles_that_lack_the_type() -> None:
    desk = market(
        "tile 0 n1 cross-rich 0 W\ntile 0 n2 cross-rich\ntile 0 e1 dead-end-rich\n"
        "foreman 0 market 3"
    )
    desk.play(0, "take/1.0.0")
    assert desk.legal(0) == {"install/wood/n2", "stop"}
    assert refused(desk, 0, "install/wood/n1") == "cc.why.has-cube (type=0, space=12) (CC-60)"
    assert refused(desk, 0, "install/wood/e1") == "cc.why.not-connected (space=13) (CC-23)"
    assert refused(desk, 0, "install/wood/w1") == "cc.why.no-tile (space=11) (CC-59)"


@rule("CC-59", "CC-60")
def test_with_no_tile_lacking_a_type_it_is_stored_unasked() -> None:
    desk = market("foreman 0 market 3\nforeman 1 market 1")
    desk.play(0, "take/1.1.1")
    assert look(desk).companies[0].stored == (1, 1, 1)
    assert desk.state.actors() == [1]


@rule("CC-61")
def test_who_buys_nothing_pays_a_tandem_the_sum() -> None:
    desk = market("foreman 0 tandem 3 2\nforeman 1 market 2 1")
    desk.play(0, "take/0.0.0")
    assert logged(desk, "cc.penalty") == [(0, (5, 25))]
    desk.play(1, "take/1.0.0", "take/0.0.0")
    assert logged(desk, "cc.penalty") == [(1, (1, 5))]


@rule("CC-61")
def test_on_an_empty_market_nobody_pays() -> None:
    desk = market("market 1 0 0\nforeman 0 market 4\nforeman 1 market 3")
    desk.play(0, "take/1.0.0")
    assert logged(desk, "cc.bought.none") == [(1, ())]
    assert logged(desk, "cc.penalty") == []


@rule("CC-61")
def test_who_cannot_pay_for_a_cube_pays_the_penalty() -> None:
    desk = position(
        "round 3\nstep supplying\nseat 0 cash 50\nseat 1 cash 9\nforeman 0 market 4\n"
        "foreman 1 market 3"
    )
    desk.play(0, "take/1.0.0")
    assert logged(desk, "cc.penalty") == [(1, (3, 9))]


@rule("CC-61")
def test_a_0_takes_nothing_and_owes_nothing() -> None:
    desk = market("foreman 0 market 1\nforeman 1 market 0")
    desk.play(0, "take/1.0.0")
    assert logged(desk, "cc.bought.none") == [(1, ())]
    assert logged(desk, "cc.penalty") == []


@rule("CC-62")
def test_no_move_takes_a_cube_off_a_tile() -> None:
    desk = market("tile 0 n1 cross-rich\nforeman 0 market 1\nforeman 0 storage 4")
    desk.play(0, "take/1.0.0", "install/wood/n1")
    kinds = {move.kind for move in desk.game.moves}
    assert not kinds & {"remove", "uninstall", "move"}
    assert look(desk).companies[0].mine[1].utilities == ("wood",)
