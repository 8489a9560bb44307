"""Hints in Coal Baron: work steps are not thrown away, and needed ones are."""

import pytest

from coalface.bots.adviser import Adviser, without_detour
from coalface.bots.base import Considered
from coalface.bots.evaluators import evaluator_for
from coalface.core.random import Random
from tests.rules.coal_baron.helpers import position
from tests.rules.table import TestTable

PIT = "coal_baron\nseats 2\nlast 0\nseat 0 workers 17 canteen 1 level {level}\n{more}\n"
ORDERS = "order 0 B09\norder 0 C03\norder 0 T03"
"""Three grey cubes, and twice a brown one."""


NO_COAL = "\n".join(f"carts 0 {colour} -" for colour in ("yellow", "brown", "grey", "black"))


def mining(level: str, more: str, steps: int) -> TestTable:
    return position(PIT.format(level=level, more=more) + f"ask mining 0 steps {steps}")


def advised(table: TestTable, *found: tuple[str, int, float]) -> list[tuple[str, float]]:
    """What is advised where a search has found these moves, with visits and values."""
    state = table.state
    ids = {str(state.game.moves[move]): move for move in state.legal(0)}
    total = sum(visits for _, visits, _ in found)
    weighed = [Considered(ids[name], v / total, value, v) for name, v, value in found]
    best = without_detour(state.game, state.view(0), tuple(weighed), Random(1))
    return [(str(state.game.moves[each.move]), each.value) for each in best]


def test_an_empty_cage_stays_beside_the_coal_that_an_order_asks_for() -> None:
    """Playouts had come to the detours more often, and to the straight way hardly ever."""
    found = advised(
        mining("grey", ORDERS, steps=9),
        ("cage/surface", 387, 0.585),
        ("cage/yellow", 316, 0.588),
        ("cage/black", 9, 0.38),
        ("load/grey", 3, 0.187),
    )
    assert found == [("load/grey", 0.585)]


def test_a_loaded_cage_goes_up_when_its_coal_is_all_that_can_be_placed() -> None:
    found = advised(
        mining("grey", "cage 0 GG\norder 0 B08", steps=3),
        ("cage/surface", 500, 0.6),
        ("load/grey", 100, 0.4),
        ("cage/black", 50, 0.4),
    )
    assert found[0] == ("cage/surface", 0.6)


def test_what_is_worth_less_does_not_come_first_for_being_short() -> None:
    """With five steps two grey cubes complete no order; a brown one does."""
    found = advised(mining("grey", ORDERS, steps=5), ("cage/brown", 300, 0.6), ("stop", 9, 0.3))
    assert found[0] == ("cage/brown", 0.6)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_adviser_wastes_no_step_however_short_it_thinks(seed: str) -> None:
    state = mining("grey", ORDERS, steps=9).state
    adviser = Adviser()
    adviser.iterations = 24
    move = adviser.choose(state.game, state.view(0), state.legal(0), Random(seed))
    assert str(state.game.moves[move]) in ("load/grey", "cage/brown")


def test_the_adviser_says_what_it_would_do_after_each_move() -> None:
    """A cage beside the cube that completes an order: load it, bring it up, place it."""
    state = mining("brown", "order 0 C03", steps=3).state
    adviser = Adviser()
    adviser.iterations = 240
    move = adviser.choose(state.game, state.view(0), state.legal(0), Random("a"))
    names = [str(state.game.moves[each]) for each in (move, *adviser.considered[0].then)]
    assert names == ["load/brown", "cage/surface", "fill/cage/C03/brown"]


def test_after_a_move_without_choice_the_next_choice_is_weighed() -> None:
    """What was found before belongs to another position."""
    adviser = Adviser()
    adviser.iterations = 24
    before = mining("grey", ORDERS, steps=9).state
    adviser.choose(before.game, before.view(0), before.legal(0), Random("a"))
    state = mining("grey", ORDERS, steps=9).state
    only = state.legal(0)[:1]
    assert adviser.choose(state.game, state.view(0), only, Random("a")) == only[0]
    state.advance(0, only[0])
    assert {each.after for each in adviser.considered} == {tuple(only)}
    assert {each.move for each in adviser.considered} <= set(state.legal(0))


def planned(level: str, more: str, steps: int) -> list[str]:
    """What a mining action is best used for, move by move."""
    state = mining(level, more, steps).state
    moves = evaluator_for("coal_baron").plan(state, 0)
    return [str(state.game.moves[move]) for move in moves]


def test_a_plan_completes_an_order_by_the_shortest_way() -> None:
    brought = ["cage/brown", "load/brown", "cage/surface", "fill/cage/C03/brown"]
    assert planned("surface", "order 0 C03", steps=4) == brought


def test_a_plan_brings_two_orders_to_their_end_in_one_action() -> None:
    """One brown cube is in the cage already, the other one is fetched."""
    found = planned("surface", "order 0 C03\norder 0 T03\ncage 0 R", steps=5)
    assert {"fill/cage/C03/brown", "fill/cage/T03/brown"} <= set(found)
    assert len([move for move in found if move.startswith("cage/")]) == 2


def test_a_plan_never_ends_in_the_middle_of_two_cubes_for_one() -> None:
    for steps in range(1, 8):
        found = planned("surface", "cage 0 GK\norder 0 C03", steps)
        pairs = sum(move.startswith("pair/") for move in found)
        assert sum(move.startswith("pay/") for move in found) == 2 * pairs


def test_where_nothing_is_to_be_gained_the_plan_is_to_stop() -> None:
    assert planned("surface", NO_COAL, steps=4) == ["stop"]


def test_there_is_a_plan_for_mining_alone() -> None:
    state = position("coal_baron\nseats 2\nlast 1").state
    assert evaluator_for("coal_baron").plan(state, 0) == []


def test_the_adviser_proposes_what_the_plan_begins_with() -> None:
    """However seldom a short search came to it."""
    state = mining("surface", ORDERS, steps=6).state
    adviser = Adviser()
    adviser.iterations = 8
    move = adviser.choose(state.game, state.view(0), state.legal(0), Random("a"))
    plan = evaluator_for("coal_baron").plan(state, 0)
    assert (move, *adviser.considered[0].then) == tuple(plan)
