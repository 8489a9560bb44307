"""A Reformed Industry, An Industry Amok, and both. (CC-86 to CC-96)"""

import pytest

from coalface import CHANCE
from coalface.games.coal_country.names import BUILDING_NAMES
from tests.rules import rule
from tests.rules.coal_country.helpers import (
    changes,
    draw_on,
    facts,
    logged,
    look,
    position,
    recall,
    refused,
    spaces,
    start,
)


@rule("CC-86")
def test_reformed_has_no_market_cubes_and_a_neutral_market() -> None:
    desk = start(3, reformed=True)
    assert recall(desk).bag == (0, 0, 0)
    while desk.state.actors() == [CHANCE]:
        assert not any(move.startswith("cube/") for move in desk.legal(CHANCE))
        desk.state.apply(CHANCE, desk.state.legal(CHANCE)[0])
    assert (look(desk).cubes, look(desk).gauge, look(desk).coal_price) == ((), 0, 10)
    assert look(desk).market == (4, 4, 4)


@rule("CC-86")
def test_reformed_prices_are_those_of_a_neutral_market() -> None:
    text = "round 3\nstep {}\nseat 0 cash 60 coal 1\ntop-row tavern\nforeman 0 {} {}"
    desk = position(text.format("selling", "broker", 2), reformed=True)
    desk.play(0, "sell/1")
    assert logged(desk, "cc.sold") == [(0, (1, 10, 10))]
    desk = position(text.format("expanding", "n1", 3), reformed=True)
    desk.play(0, "permit/n1/4")
    assert logged(desk, "cc.permit.paid")[0][1][2] == 10
    desk = position(text.format("supplying", "market", 1), reformed=True)
    desk.play(0, "take/1.0.0")
    assert logged(desk, "cc.bought")[0][1][1] == 10
    desk = position(text.format("constructing", "construction", 2), reformed=True)
    desk.play(0, "build/tavern/top/vacant")
    assert logged(desk, "cc.built")[0][1][2] == 20


@rule("CC-87")
def test_reformed_tiles_yield_nothing_by_themselves() -> None:
    desk = position(
        "finished 1\nforeman 0 0 4\nforeman 0 broker 2\nforeman 1 broker 3", reformed=True
    )
    desk.play(0, "commit")
    assert logged(desk, "cc.mined") == [(0, (5,)), (1, (0,))]
    desk.play(0, "sell/5")
    assert logged(desk, "cc.sold.none") == [(1, ())]
    assert logged(desk, "cc.penalty")[-1] == (1, (3, 0))


@rule("CC-88")
def test_reformed_utilities_go_back_before_each_refill() -> None:
    desk = position("round 1\nstep reporting\ndone 0 1\nmarket 1 0 2", reformed=True)
    assert look(desk).market == (3, 3, 3)
    assert look(desk).supply == (42, 42, 42)


@rule("CC-89", "CC-90")
def test_reformed_inspection_counts_two_for_everything() -> None:
    text = (
        "round 6\nstep reporting\ndone 0 1\nseat 0 cash 900 earned 0 refuse 3\n"
        "stored 0 1 0 0\nvillage 0 school\ntile 0 n1 dead-end-rich 0 WA"
    )
    desk = position(text, reformed=True)
    expected = 2 * 1 + 2 * 3 + 2 * 4 - 2 * 1 - 2 * 1
    assert desk.state.breakdown(0)["inspection"] == -5 * expected
    assert position(text).state.breakdown(0)["inspection"] == -5 * (1 + 3 + 2 * 3 - 1 - 2)


@rule("CC-90")
def test_reformed_a_closed_side_finishes_no_tunnel_an_opening_does() -> None:
    lines = "round 6\nstep reporting\ndone 0 1\nseat 0 cash 900 earned 0\n"
    cap = position(f"{lines}tile 0 n1 dead-end-rich 2 WAE", reformed=True)
    assert cap.state.breakdown(0)["inspection"] == -5 * 4
    side = position(f"{lines}tile 0 n1 bend-rich 0 WAE", reformed=True)
    assert side.state.breakdown(0)["inspection"] == -5 * (6 + 4)
    assert position(f"{lines}tile 0 n1 bend-rich 0 WAE").state.breakdown(0)["inspection"] == -5 * 8


@rule("CC-91")
def test_reformed_the_church_still_helps() -> None:
    desk = position(
        "finished 1\nvillage 0 church\nforeman 0 church 3\nforeman 0 0 4\nforeman 0 broker 2\n"
        "foreman 1 broker 3",
        reformed=True,
    )
    desk.play(0, "commit")
    desk.play(0, "church/0")
    assert logged(desk, "cc.tile.mined") == [(0, (10, 4, 5 + 2, 1))]


# An Industry Amok


@rule("CC-92")
def test_amok_foremen_are_placed_in_turns_in_earnings_order() -> None:
    desk = position("round 3\nseat 0 earned 5\nseat 1 earned 9\nseat 2 earned 7", 3, amok=True)
    turns = []
    for space in ("broker", "refuse"):
        for _ in range(3):
            turns.append(desk.state.actors()[0])
            desk.play(turns[-1], f"place/{space}/2")
    assert turns == [1, 2, 0] * 2
    token = look(desk, 0).companies[1].foremen[0]
    assert (token.space, token.value) == ("broker", None)
    assert look(desk, 0).companies[1].in_hand == 7
    assert look(desk, 0).companies[1].hand is None
    assert refused(desk, 1, "commit") == "cc.why.not-sealed (CC-92)"
    assert refused(desk, 1, "withdraw/broker/2") == "cc.why.not-sealed (CC-92)"


@rule("CC-92")
def test_amok_the_value_is_sent_to_its_owner_alone() -> None:
    desk = position("round 3\nseat 0 earned 9", amok=True)
    desk.play(0, "place/n1/3")
    seen_by = {event.key: event.seen_by for event in desk.events}
    assert seen_by == {"cc.placed": -1, "cc.placed.value": 1}


@rule("CC-92")
def test_amok_a_pass_is_final() -> None:
    desk = position("round 3\nseat 0 earned 9\nseat 1 coal 1", amok=True)
    desk.play(0, "pass")
    desk.play(1, "place/broker/1")
    assert desk.state.actors() == [1]
    desk.play(1, "pass")
    assert look(desk).step == "selling"
    desk = position("round 3\nseat 0 earned 9", amok=True, amok_pass_is_final=False)
    desk.play(0, "pass")
    desk.play(1, "place/broker/1")
    assert desk.state.actors() == [0]
    desk.play(0, "place/0/1")
    desk.play(1, "pass")
    desk.play(0, "pass")
    assert look(desk).step != "placing"


@rule("CC-92", "CC-21")
def test_amok_in_round_1_nobody_passes_before_the_brokers() -> None:
    desk = position(amok=True)
    assert refused(desk, 0, "pass") == "cc.why.broker-owed (CC-21)"
    lines = "foreman 0 market 4 4\nforeman 0 construction 3\nforeman 0 refuse 3\n"
    lines += "foreman 0 storage 2\nforeman 0 0 2\nforeman 0 n1 1\nforeman 0 e1 1"
    desk = position(lines, amok=True)
    assert spaces(desk, 0) == {"broker"}


@rule("CC-92")
def test_amok_a_lone_foreman_on_the_tandem_spaces_is_an_individual() -> None:
    desk = position("round 3\nseat 0 earned 9 coal 1", amok=True)
    desk.play(0, "place/tandem/3")
    desk.play(1, "pass")
    desk.play(0, "place/broker/2")
    desk.play(0, "pass")
    assert [token.space for token in look(desk, 0).companies[0].foremen] == ["market"]
    desk.play(0, "sell/1")
    assert look(desk).pending[-1].args["limit"] == 3


@rule("CC-93")
def test_amok_the_top_of_each_stack_lies_open_and_the_next_is_turned_at_once() -> None:
    desk = start(2, amok=True)
    draw_on(desk)
    assert [top is not None for top in look(desk).turned_up] == [True] * 4
    assert look(desk).permits == (9, 9, 9, 9)
    tops = "turned-up dead-end-rich bend-rich tee-rich cross-rich"
    desk = position(f"round 3\nstep expanding\n{tops}\nforeman 0 n1 3", amok=True)
    before = facts(desk)
    desk.play(0, "permit/n1/3")
    assert desk.legal(CHANCE) == {"tile/tee-steady", "tile/tee-rich"}
    desk.chance("tile/tee-steady")
    assert look(desk).turned_up[2] == "tee-steady"
    assert changes(before, desk)["permits"] == ("9.9.9.9", "9.9.8.9")
    desk.play(0, "lay/n1/2")
    assert look(desk).companies[0].mine[1].kind == "tee-rich"


@rule("CC-93")
def test_amok_the_last_tile_of_a_stack_has_none_after_it() -> None:
    others = ["tee-steady"] * 5 + ["tee-rich"] * 3
    desk = position(
        f"round 3\nstep expanding\nturned-up tee-rich\nburied {' '.join(others)}\nforeman 0 n1 3",
        amok=True,
    )
    desk.play(0, "permit/n1/3")
    assert desk.state.actors() == [0]
    assert look(desk).permits[2] == 0


@rule("CC-94", "CC-96")
@pytest.mark.parametrize("reformed", [False, True])
def test_amok_permits_cost_the_same_everywhere(reformed: bool) -> None:
    tops = "turned-up dead-end-rich bend-rich tee-rich cross-steady"
    desk = position(
        f"round 3\nstep expanding\n{tops}\nseat 0 cash 50\ntile 0 n1 cross-rich\nforeman 0 n2 1",
        amok=True,
        reformed=reformed,
    )
    desk.play(0, "permit/n2/3")
    assert logged(desk, "cc.permit.paid")[0][1][2] == 4 * 5


@rule("CC-95")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amok_all_24_buildings_are_used(seats: int) -> None:
    desk = start(seats, amok=True)
    assert look(desk).pile == 24
    assert recall(desk).pile == (4, 4, 4, 4, 2, 2, 2, 2)


@rule("CC-95")
def test_amok_removed_buildings_become_a_new_pile() -> None:
    rest = [name for place, name in enumerate(BUILDING_NAMES) for _ in range(4 if place < 4 else 2)]
    for name in ("school", "church", "tavern"):
        rest.remove(name)
    desk = position(
        f"round 1\nstep reporting\ndone 0 1\nremoved {' '.join(rest)}\ntop-row school\n"
        "bottom-row church",
        amok=True,
        reformed=True,
    )
    assert look(desk).pile == 1
    assert desk.legal(CHANCE) == {"building/tavern"}
    desk.chance("building/tavern")
    assert look(desk).pile == len(rest) + 1
    assert recall(desk).removed == (0,) * 8
    assert look(desk).bottom_row == ("school",)
    assert "building/church" in desk.legal(CHANCE)


@rule("CC-96", "CC-86", "CC-93")
def test_both_variants_together() -> None:
    desk = start(2, amok=True, reformed=True)
    draw_on(desk)
    assert (look(desk).gauge, look(desk).cubes) == (0, ())
    assert None not in look(desk).turned_up
    assert len(desk.state.actors()) == 1
