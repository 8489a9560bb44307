"""Setting up: stacks, buildings, companies, starting order, the first market. (CC-1 to CC-8)"""

from collections import Counter

import pytest

import coalface
from coalface import CHANCE
from coalface.games.coal_country.names import BUILDING_NAMES
from tests.rules import rule
from tests.rules.coal_country.helpers import Desk, changes, draw, draw_on, facts, look, recall
from tests.rules.coal_country.helpers import start as begin


def numbers(desk: Desk) -> Counter[str]:
    """The buildings in the draw pile and on display."""
    pile = Counter(dict(zip(BUILDING_NAMES, recall(desk).pile, strict=True)))
    return pile + Counter(look(desk).top_row)


@rule("CC-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [6, 8])
def test_two_to_four_play_six_rounds_or_eight(seats: int, rounds: int) -> None:
    desk = begin(seats, rounds=rounds)
    rng = coalface.Random(f"{seats} {rounds}")
    seen = set()
    while actors := desk.state.actors():
        seen.add(look(desk).round)
        if actors == [CHANCE]:
            desk.state.apply(CHANCE, int(desk.state.draw(rng)))
            continue
        moves = desk.state.legal(actors[0])
        desk.state.apply(actors[0], moves[rng.below(len(moves))])
    assert seen == set(range(1, rounds + 1))


@rule("CC-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="supports 2–4 players, got"):
        coalface.game("coal_country").start(seats)


@rule("CC-2")
def test_the_discs_begin_at_round_1_stock_0_and_price_10() -> None:
    seen = look(begin())
    assert (seen.round, seen.stockpile, seen.gauge, seen.coal_price) == (1, 0, 0, 10)


@rule("CC-3")
def test_the_36_tiles_are_four_face_down_stacks_by_number() -> None:
    desk = begin()
    assert look(desk).permits == (9, 9, 9, 9)
    assert look(desk).turned_up == (None, None, None, None)
    assert sum(recall(desk).stacks.values()) == 36


@rule("CC-3")
def test_a_drawn_tile_comes_by_chance_out_of_its_stack_alone() -> None:
    from tests.rules.coal_country.helpers import position

    desk = position("round 2\nstep expanding\nforeman 0 n1 4")
    desk.play(0, "permit/n1/2")
    assert desk.state.actors() == [CHANCE]
    assert desk.legal(CHANCE) == {
        "tile/straight-steady",
        "tile/straight-rich",
        "tile/bend-steady",
        "tile/bend-rich",
    }
    assert desk.state.odds() == [2, 2, 3, 2]
    before = facts(desk)
    desk.chance("tile/bend-rich")
    assert changes(before, desk) == {"asked": ((CHANCE,), (0,)), "permits": ("9.9.9.9", "9.8.9.9")}


@rule("CC-4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 16), (3, 20), (4, 24)])
def test_one_of_each_permanent_building_a_player_and_all_others(seats: int, tiles: int) -> None:
    desk = begin(seats)
    assert look(desk).pile == tiles
    expected = {name: seats if place < 4 else 2 for place, name in enumerate(BUILDING_NAMES)}
    assert numbers(desk) == expected
    for _ in range(seats):
        assert desk.state.actors() == [CHANCE]
        desk.chance(min(desk.legal(CHANCE)))
    assert len(look(desk).top_row) == seats
    assert look(desk).bottom_row == ()
    assert look(desk).pile == tiles - seats
    assert numbers(desk) == expected


@rule("CC-5")
def test_a_company_has_nine_foremen_a_supplied_entrance_and_no_money() -> None:
    desk = begin(3)
    for seat, company in enumerate(look(desk).companies):
        assert company.hand == (1, 2, 2, 2, 2)
        assert company.coal == company.refuse == company.tiles_laid == 0
        assert company.stored == (0, 0, 0)
        assert recall(desk).cash[seat] == 0
        (entrance,) = company.mine
        assert (entrance.cell, entrance.kind) == ("0", "entrance")
        assert entrance.utilities == ("wood", "water", "electricity")
        assert entrance.openings == "NESW"
        assert entrance.connected
    assert look(desk).supply == (44, 44, 44)


@rule("CC-6")
def test_markers_are_drawn_for_the_starting_order_the_last_by_itself() -> None:
    desk = begin(3)
    while not {"order/0", "order/1", "order/2"} <= desk.legal(CHANCE):
        desk.chance(min(desk.legal(CHANCE)))
    desk.chance("order/1")
    assert desk.legal(CHANCE) == {"order/0", "order/2"}
    assert str(desk.why_not(CHANCE, "order/1")) == "cc.why.no-such-seat (CC-6)"
    desk.chance("order/2")
    drawn = [company.place_drawn for company in look(desk).companies]
    assert drawn == [3, 1, 2]
    assert [company.earnings for company in look(desk).companies] == [None] * 3


@rule("CC-7", "CC-8", "CC-9")
@pytest.mark.parametrize(
    ("cubes", "gauge"),
    [("green green red white", 1), ("red red green white", -1), ("green red white white", 0)],
)
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_four_cubes_set_gauge_price_and_market(
    cubes: str, gauge: int, seats: int, each: int
) -> None:
    desk = begin(seats)
    while "cube/green" not in desk.legal(CHANCE):
        desk.chance(min(desk.legal(CHANCE)))
    assert desk.state.odds() == [6, 6, 5]
    desk.chance(*(f"cube/{cube}" for cube in cubes.split()))
    seen = look(desk)
    assert seen.cubes == tuple(cubes.split())
    assert (seen.gauge, seen.coal_price) == (gauge, 10 + gauge)
    assert seen.market == (each + gauge,) * 3
    assert seen.step == "placing"


@rule("CC-8")
def test_the_first_utilities_come_out_of_the_supply() -> None:
    desk = begin(4)
    draw_on(desk)
    seen = look(desk)
    supplied = zip(seen.market, seen.supply, strict=True)
    assert all(market + supply == 43 for market, supply in supplied)


@rule("CC-5")
def test_a_house_rule_gives_starting_money() -> None:
    desk = begin(2, starting_money=20)
    draw(desk)
    assert recall(desk).cash == (20, 20)
    assert recall(desk).accounts[0]["start"] == 20
