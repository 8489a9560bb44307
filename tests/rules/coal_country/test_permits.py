"""Area 4: permits, what they cost, and where the tile goes. (CC-47 to CC-55)"""

import pytest

from coalface import CHANCE
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
    spaces,
)


def office(text: str, seats: int = 2, **options: Option) -> Desk:
    """Round 5, area 4; seat 0 has $100 and a fee of $5."""
    return position(f"round 5\nstep expanding\nseat 0 cash 100\n{text}", seats, **options)


def paid(desk: Desk, move: str) -> int:
    """The fees that a permit costs seat 0."""
    desk.play(0, move)
    ((_, (_, _, dollars)),) = logged(desk, "cc.permit.paid")
    return dollars // 5


@rule("CC-47")
def test_players_use_one_foreman_a_turn_in_earnings_order() -> None:
    desk = position(
        """
        round 3
        step expanding
        seat 0 earned 5
        seat 1 earned 40
        seat 2 earned 20
        foreman 0 n1 0
        foreman 0 e1 1
        foreman 1 n1 0
        foreman 2 n1 0
        foreman 2 e1 1
        foreman 2 w1 1
        """,
        seats=3,
    )
    turns = []
    while len(desk.state.actors()) == 1 and look(desk).step == "expanding":
        seat = desk.state.actors()[0]
        turns.append(seat)
        desk.play(seat, min(move for move in desk.legal(seat) if move.startswith("decline")))
    assert turns == [1, 2, 0, 2, 0, 2]


@rule("CC-47")
def test_a_player_uses_foremen_in_any_order() -> None:
    desk = office("foreman 0 n1 1\nforeman 0 e1 4")
    declines = {"decline/n1", "decline/e1"}
    numbers = {f"permit/{cell}/{number}" for cell in ("n1", "e1") for number in (1, 2, 3, 4)}
    assert desk.legal(0) == declines | numbers
    assert "cc.why.no-foreman" in refused(desk, 0, "permit/w1/1")
    assert "cc.why.no-foreman" in refused(desk, 0, "decline/w1")


@rule("CC-48")
def test_number_and_price_come_before_the_tile_is_seen() -> None:
    desk = office("foreman 0 n1 2")
    before = facts(desk)
    desk.play(0, "permit/n1/4")
    assert changes(before, desk) == {"asked": ((0,), (CHANCE,)), "0 cash": (100, 80)}
    desk.chance("tile/cross-rich")
    assert logged(desk, "cc.tile.drawn") == [(0, (10,))]
    assert desk.state.actors() == [0]


@rule("CC-48")
def test_an_empty_stack_has_no_permits() -> None:
    ones = " ".join(["dead-end-steady"] * 5 + ["dead-end-rich"] * 4)
    desk = office(f"buried {ones}\nforeman 0 n1 2")
    assert refused(desk, 0, "permit/n1/1") == "cc.why.stack-empty (number=1) (CC-48)"
    assert "permit/n1/2" in desk.legal(0)


@rule("CC-48", "CC-17")
def test_a_permit_must_be_paid_in_full() -> None:
    desk = office("foreman 0 n1 0")
    desk = position(desk.state.text().partition("\n")[2].partition("\n")[2].replace("100", "19"))
    why = refused(desk, 0, "permit/n1/2")
    assert why == "cc.why.dollars (needed=20, have=19) (CC-17)"


@rule("CC-49", "CC-50")
@pytest.mark.parametrize(("gauge", "fees"), [(0, 2), (1, 3), (-1, 1)])
def test_beside_supplied_tiles_each_number_above_the_influence_is_an_incentive(
    gauge: int, fees: int
) -> None:
    assert paid(office(f"gauge {gauge}\nforeman 0 n1 3"), "permit/n1/4") == fees
    assert paid(office(f"gauge {gauge}\nforeman 0 n1 3"), "permit/n1/3") == 0
    assert paid(office(f"gauge {gauge}\nforeman 0 n1 3"), "permit/n1/1") == 0


@rule("CC-49", "CC-50")
@pytest.mark.parametrize(("gauge", "fees"), [(0, 6), (1, 9), (-1, 3)])
def test_beside_a_tile_not_supplied_the_full_number_is_paid(gauge: int, fees: int) -> None:
    desk = office(f"gauge {gauge}\ntile 0 n1 cross-rich 0 WA\nforeman 0 n2 1")
    assert paid(desk, "permit/n2/3") == fees


@rule("CC-50")
def test_one_neighbour_not_supplied_is_enough() -> None:
    desk = office("tile 0 n1 cross-rich 0 WAE\ntile 0 e1 cross-rich 0 W\nforeman 0 e1n1 4")
    assert paid(desk, "permit/e1n1/2") == 4


@rule("CC-50")
def test_a_tile_just_laid_makes_a_waiting_foreman_dear() -> None:
    text = "tile 0 n1 cross-rich 0 WAE\nforeman 0 e1n1 4\nforeman 0 e1 4"
    desk = office(text)
    desk.play(0, "permit/e1/1")
    desk.chance("tile/dead-end-rich")
    desk.play(0, "lay/e1/0")
    assert paid(desk, "permit/e1n1/2") == 4


@rule("CC-50")
def test_a_house_rule_settles_the_price_when_foremen_are_placed() -> None:
    desk = position(
        """
        round 5
        finished 1
        seat 0 coal 4
        tile 0 n1 cross-rich 0 WA
        tile 0 e1 cross-rich 0 WAE
        foreman 0 n2 4
        foreman 0 e2 4
        foreman 0 broker 2
        """,
        permit_cost_evaluated="when_placed",
    )
    desk.play(0, "commit")
    dear = {token.space: token.dear for token in look(desk, 1).companies[0].foremen}
    assert dear == {"n2": True, "e2": False}
    desk.play(0, "sell/4", "permit/e2/4")
    assert logged(desk, "cc.permit.paid")[0][1][2] == 0
    desk.chance("tile/cross-rich")
    desk.play(0, "lay/e2/0")
    assert refused(desk, 0, "permit/n2/4").startswith("cc.why.dollars")
    desk.play(0, "permit/n2/1")
    assert logged(desk, "cc.permit.paid")[0][1][2] == 2 * 6


@rule("CC-51")
def test_who_takes_no_tile_pays_the_influence() -> None:
    desk = office("foreman 0 n1 4\nforeman 0 e1 1")
    before = facts(desk)
    desk.play(0, "decline/n1")
    assert changes(before, desk) == {
        "0 cash": (100, 80),
        "0 hand": ("1.1.2.2.1", "1.1.2.2.2"),
        "0 on n1": ([4], None),
    }


@rule("CC-51")
def test_with_all_stacks_empty_foremen_go_home_for_nothing() -> None:
    everything = [("dead-end", 5, 4), ("tee", 5, 4), ("cross", 5, 4)]
    names = [
        f"{shape}-{profile}"
        for shape, steady, rich in everything
        for profile in ["steady"] * steady + ["rich"] * rich
    ]
    names += ["straight-steady", "straight-rich"] * 2
    names += ["bend-steady"] * 3 + ["bend-rich"] * 2
    desk = office(f"buried {' '.join(names)}\nforeman 0 n1 4\nforeman 0 e1 3")
    assert recall(desk).cash[0] == 100
    assert look(desk).step == "restocking"


@rule("CC-52", "CC-55")
def test_the_tile_goes_into_the_foremans_cell_in_any_rotation() -> None:
    desk = office("foreman 0 n1 3\nforeman 0 construction 1\ntop-row school")
    desk.play(0, "permit/n1/3")
    desk.chance("tile/tee-rich")
    assert desk.legal(0) == {f"lay/n1/{turned}" for turned in range(4)}
    before = facts(desk)
    desk.play(0, "lay/n1/0")
    after = changes(before, desk)
    assert after["0 tile n1"] == (None, "tee-rich NEW - apart")
    assert after["0 laid"] == (0, 1)
    assert after["0 on n1"] == ([3], None)
    assert "0 refuse" not in after


@rule("CC-52")
@pytest.mark.parametrize(
    ("tile", "number", "turns"),
    [("cross-rich", 4, [0]), ("straight-rich", 2, [0, 1]), ("bend-rich", 2, [0, 1, 2, 3])],
)
def test_rotations_that_look_the_same_are_one(tile: str, number: int, turns: list[int]) -> None:
    desk = office("foreman 0 n1 4")
    desk.play(0, f"permit/n1/{number}")
    desk.chance(f"tile/{tile}")
    assert desk.legal(0) == {f"lay/n1/{turned}" for turned in turns}
    if len(turns) < 4:
        assert refused(desk, 0, "lay/n1/3") == "cc.why.same-turned (CC-52)"


@rule("CC-53", "CC-55")
def test_a_tile_on_top_takes_over_the_cubes_and_leaves_refuse() -> None:
    desk = office(
        "tile 0 n1 tee-steady 0 WA\ntile 0 e1 cross-rich\nforeman 0 e1n1 4\n"
        "foreman 0 construction 1\ntop-row school"
    )
    desk.play(0, "permit/e1n1/1")
    desk.chance("tile/dead-end-rich")
    tops = {f"lay/{cell}/{turned}" for cell in ("n1", "e1", "e1n1") for turned in range(4)}
    assert desk.legal(0) == tops
    before = facts(desk)
    desk.play(0, "lay/n1/2")
    after = changes(before, desk)
    assert after["0 tile n1"] == ("tee-steady NEW WA apart", "dead-end-rich S WA joined")
    assert after["0 refuse"] == (0, 3)
    assert after["0 laid"] == (0, 1)
    assert recall(desk).covered_tiles == {"tee-steady": 1}


@rule("CC-53")
def test_only_neighbours_are_topped_and_never_the_entrance() -> None:
    text = "tile 0 n1 tee-steady 0 WAE\nforeman 0 e1 4\n"
    desk = office(text)
    desk.play(0, "permit/e1/1")
    desk.chance("tile/dead-end-rich")
    assert refused(desk, 0, "lay/0/0") == "cc.why.entrance (CC-53)"
    assert refused(desk, 0, "lay/n1/0") == "cc.why.not-beside (space=12) (CC-53)"
    assert refused(desk, 0, "lay/e2/0").startswith("cc.why.not-beside")
    desk = office(text, entrance_toppable=True)
    desk.play(0, "permit/e1/1")
    desk.chance("tile/dead-end-rich")
    desk.play(0, "lay/0/1")
    company = look(desk).companies[0]
    assert (company.mine[0].kind, company.refuse) == ("dead-end-rich", 0)
    assert company.mine[0].connected


@rule("CC-54")
def test_topping_may_disconnect_tiles_that_keep_their_cubes() -> None:
    desk = office(
        "tile 0 n1 cross-steady 0 WAE\ntile 0 n2 cross-rich 0 WA\nforeman 0 e1n1 4\n"
        "foreman 0 construction 1\ntop-row school"
    )
    desk.play(0, "permit/e1n1/1")
    desk.chance("tile/dead-end-rich")
    before = facts(desk)
    desk.play(0, "lay/n1/2")
    assert changes(before, desk)["0 tile n2"] == (
        "cross-rich NESW WA joined",
        "cross-rich NESW WA apart",
    )


@rule("CC-55")
def test_a_new_tile_is_mined_from_the_next_round_on() -> None:
    desk = office("foreman 0 n1 4")
    desk.play(0, "permit/n1/4")
    desk.chance("tile/cross-steady")
    desk.play(0, "lay/n1/0")
    assert look(desk).companies[0].coal == 0
    while look(desk).step != "placing":
        desk.state.apply(CHANCE, desk.state.legal(CHANCE)[0])
    assert (look(desk).round, "n1" in spaces(desk, 0)) == (6, True)
