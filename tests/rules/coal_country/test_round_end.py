"""Phase 3: report, lost coal, market, utilities, buildings. (CC-73 to CC-79)"""

import pytest

from coalface import CHANCE
from tests.rules import rule
from tests.rules.coal_country.helpers import (
    Desk,
    Option,
    draw_on,
    logged,
    look,
    position,
    recall,
    refused,
)


def end(text: str, seats: int = 2, **options: Option) -> Desk:
    """The last foreman of a round waits at the construction company of seat 0."""
    lines = f"step constructing\ntop-row school\nforeman 0 construction 4\n{text}"
    if "top-row" in text:
        lines = lines.replace("top-row school\n", "", 1)
    return position(lines, seats, **options)


@rule("CC-73")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_reports_after_rounds_2_and_4(round: int) -> None:
    desk = end(f"round {round}\nseat 0 cash 31 earned 138\nseat 1 cash 50 earned 70")
    assert look(desk).companies[0].fee == 10
    desk.play(0, "stop")
    if round % 2 == 0:
        assert logged(desk, "cc.reported") == [(0, (31,)), (1, (50,))]
        assert [company.earnings for company in look(desk).companies] == [31, 50]
        assert look(desk).companies[0].fee == 6
    else:
        assert logged(desk, "cc.reported") == []
        assert [company.earnings for company in look(desk).companies] == [138, 70]


@rule("CC-73")
def test_a_marker_that_has_not_moved_yet_still_blocks() -> None:
    desk = end("round 2\nseat 0 cash 70 earned 138\nseat 1 cash 50 earned 70")
    desk.play(0, "stop")
    assert desk.legal(0) == {"above", "below"}
    desk.play(0, "above")
    assert [company.earnings for company in look(desk).companies] == [71, 50]


@rule("CC-73")
def test_the_order_is_that_before_the_report() -> None:
    desk = end(
        "round 2\nseat 0 cash 9 earned 10\nseat 1 cash 9 earned 20\nseat 2 cash 9 earned 15", 3
    )
    desk.play(0, "stop")
    assert [seat for seat, _ in logged(desk, "cc.reported")] == [1, 2]
    desk.play(2, "below")
    assert desk.state.actors() == [0]
    desk.play(0, "below")
    assert [company.earnings for company in look(desk).companies] == [7, 9, 8]


@rule("CC-74")
def test_coal_is_lost_but_for_up_to_five_that_a_shed_keeps() -> None:
    desk = end("round 1\nvillage 0 coal-shed\nseat 0 coal 9\nseat 1 coal 4")
    desk.play(0, "stop")
    assert logged(desk, "cc.coal.lost") == [(1, (4,))]
    assert desk.legal(0) == {f"keep/{coal}" for coal in range(6)}
    assert (look(desk).step, desk.state.actors()) == ("restocking", [0])
    desk.play(0, "keep/5")
    assert logged(desk, "cc.coal.kept") == [(0, (5,))]
    assert logged(desk, "cc.coal.lost") == [(0, (4,))]
    assert [company.coal for company in look(desk).companies] == [5, 0]
    draw_on(desk)
    assert look(desk).stockpile == 5


@rule("CC-74")
def test_a_shed_may_keep_less_or_nothing() -> None:
    for coal in (0, 2):
        desk = end("round 1\nvillage 0 coal-shed\nseat 0 coal 3")
        desk.play(0, "stop")
        assert refused(desk, 0, "keep/4") == "cc.why.shed (most=3) (CC-74)"
        desk.play(0, f"keep/{coal}")
        assert logged(desk, "cc.coal.lost") == [(0, (3 - coal,))]
        draw_on(desk)
        assert (look(desk).stockpile, look(desk).round) == (coal, 2)


@rule("CC-10", "CC-74")
def test_sheds_are_asked_in_the_order_of_earnings_before_the_cubes_move() -> None:
    sheds = "".join(f"village {seat} coal-shed\n" for seat in range(3))
    coal = "seat 0 coal 1 earned 5\nseat 1 coal 2 earned 9\nseat 2 coal 0 earned 7\n"
    desk = end(f"round 1\ncubes green red red white\n{sheds}{coal}", 3)
    desk.play(0, "stop")
    assert desk.state.actors() == [1]
    assert look(desk).cubes == ("green", "red", "red", "white")
    desk.play(1, "keep/1")
    assert desk.state.actors() == [0]
    desk.play(0, "keep/1")
    assert logged(desk, "cc.coal.lost") == []
    assert look(desk).cubes == ("white",)
    assert logged(desk, "cc.cube.stays") == [(CHANCE, (2,))]


@rule("CC-74", "CC-86")
def test_a_shed_asks_in_a_reformed_industry_too() -> None:
    desk = end("round 1\nvillage 0 coal-shed\nseat 0 coal 3", reformed=True)
    desk.play(0, "stop")
    desk.play(0, "keep/2")
    draw_on(desk)
    assert (look(desk).stockpile, look(desk).round) == (2, 2)


@rule("CC-74", "CC-80")
def test_after_the_last_round_no_shed_asks() -> None:
    desk = end("round 6\nvillage 0 coal-shed\nseat 0 coal 3 cash 9")
    desk.play(0, "stop")
    assert (look(desk).step, desk.state.actors()) == ("finished", [])


@rule("CC-74")
def test_in_games_of_version_1_a_shed_keeps_what_it_can_without_a_question() -> None:
    desk = end("round 1\nvillage 0 coal-shed\nseat 0 coal 9\nseat 1 coal 4", version=1)
    desk.play(0, "stop")
    assert logged(desk, "cc.coal.lost") == [(0, (4,)), (1, (4,))]
    assert [company.coal for company in look(desk).companies] == [5, 0]
    assert desk.state.actors() == [CHANCE]


@rule("CC-75", "CC-76")
@pytest.mark.parametrize(
    ("cubes", "gauge", "each"), [("green", 1, 5), ("red", -1, 3), ("white", 0, 4)]
)
def test_new_cubes_and_utilities_on_top_of_what_is_left(cubes: str, gauge: int, each: int) -> None:
    desk = end("round 1\ncubes green red red white\nmarket 1 0 2", 3)
    desk.play(0, "stop")
    desk.chance(f"cube/{cubes}", "cube/white", "cube/white")
    assert (look(desk).gauge, look(desk).coal_price) == (gauge, 10 + gauge)
    assert look(desk).market == (1 + each, each, 2 + each)


@rule("CC-76")
def test_utilities_are_limited_by_the_supply() -> None:
    text = "round 1\ncubes red green white white\nmarket 1 43 1"
    desk = end(text)
    desk.play(0, "stop")
    desk.chance("cube/white", "cube/white", "cube/red")
    draw_on(desk)
    assert look(desk).market == (3, 45, 3)
    assert look(desk).supply == (42, 0, 42)
    desk = end("round 1\nmarket 1 45 1", utility_supply_limited=False)
    desk.play(0, "stop")
    desk.chance("cube/white", "cube/green", "cube/red")
    assert look(desk).market[1] == 48


@rule("CC-77", "CC-79")
def test_buildings_move_down_a_row_and_foremen_are_home() -> None:
    desk = end("round 1\ntop-row school tavern\nbottom-row church")
    desk.play(0, "stop")
    desk.chance("cube/white", "cube/green", "cube/red")
    assert look(desk).bottom_row == ("school", "tavern")
    assert look(desk).top_row == ()
    assert recall(desk).removed[7] == 1
    desk.chance("building/mess-hall", "building/tailor")
    assert look(desk).top_row == ("tailor", "mess-hall")
    assert (look(desk).round, look(desk).step) == (2, "placing")
    assert look(desk, 0).companies[0].hand == (1, 2, 2, 2, 2)


@rule("CC-78")
def test_with_the_pile_empty_the_display_stays_for_sale_and_ages() -> None:
    gone = "removed school tailor coal-shed coal-shed mess-hall mess-hall village-store "
    gone += "village-store doctors-office doctors-office tavern tavern church"
    desk = end(f"round 3\ntop-row tailor church\nbottom-row school\n{gone}")
    assert look(desk).pile == 0
    desk.play(0, "stop")
    draw_on(desk)
    assert (look(desk).round, look(desk).top_row) == (4, ())
    assert look(desk).bottom_row == ("tailor", "church")
    text = f"round 3\nseat 0 cash 50\ntop-row tailor church\nbottom-row school\n{gone}"
    assert "build/tailor/top/vacant" in end(text).legal(0)
    closed = end(text, closed_company_sells_display=False)
    assert look(closed).step != "constructing"


@rule("CC-78")
def test_four_players_use_up_the_pile_with_the_refill_for_round_6() -> None:
    desk = position(seats=4)
    desk.state = desk.game.start(4)
    rounds = {}
    while look(desk).round < 6 or look(desk).step != "placing":
        actors = desk.state.actors()
        if actors == [CHANCE]:
            desk.state.apply(CHANCE, desk.state.legal(CHANCE)[0])
            rounds[look(desk).round] = look(desk).pile
            continue
        if look(desk).step == "placing" and look(desk).round == 1:
            desk.play(actors[0], "place/broker/2", "commit")
        elif look(desk).step == "placing":
            desk.play(actors[0], "commit")
        else:
            desk.state.apply(actors[0], desk.state.legal(actors[0])[0])
    assert look(desk).pile == 0
    assert len(look(desk).top_row) == 4


@rule("CC-79")
def test_an_active_tavern_and_church_last_one_round() -> None:
    desk = end("round 1\nvillage 0 tavern church\nactive 0 tavern church")
    desk.play(0, "stop")
    company = look(desk).companies[0]
    assert (company.tavern, company.church) == (False, False)
