"""What greedy knows of Ruhrschifffahrt: it ends its turn, counts the end, and buys wisely."""

import pytest

import coalface
from coalface.bots import bot
from coalface.bots.evaluators import evaluator_for
from coalface.core.contract import CHANCE, OVER, State
from coalface.core.random import Random
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.state import RuhrState
from tests.rules.ruhrschifffahrt.helpers import buying

GAME = coalface.game("ruhrschifffahrt")
EVALUATOR = evaluator_for("ruhrschifffahrt")


def chosen(text: str) -> str:
    """What greedy plays in a position, by notation."""
    state = GAME.position(text)
    seat = state.actor()
    move = bot("greedy").choose(GAME, state.view(seat), state.legal(seat), Random(1))
    return str(GAME.moves[move])


def random_states(seats: int) -> list[State]:
    """Every position of a random game in which a seat decides, and the end."""
    state, rng = GAME.start(seats), Random(seats)
    seen: list[State] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        seen.append(state.clone())
        legal = state.legal(actor)
        state.advance(actor, legal[rng.below(len(legal))])
    return [*seen, state]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_finish_ends_whatever_a_seat_has_begun(seats: int) -> None:
    for state in random_states(seats)[:-1]:
        seat = state.actor()
        EVALUATOR.finish(state, seat, Random(1))
        assert isinstance(state, RuhrState)
        assert state.actor() != seat or state.pending_kind == pending.SELL


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_value_leaves_the_state_as_it_is(seats: int) -> None:
    for state in random_states(seats):
        before = state.dump()
        for seat in range(seats):
            EVALUATOR.value(state, seat)
        assert state.dump() == before


def test_at_the_end_only_points_count() -> None:
    end = random_states(2)[-1]
    mine, yours = end.scores()
    assert EVALUATOR.value(end, 0) == pytest.approx(mine - 0.4 * yours)


def test_the_option_and_all_that_it_asks_for_come_before_the_trip() -> None:
    state = GAME.start(2)
    rng = Random(3)
    while state.actor() == CHANCE:
        state.advance(CHANCE, state.draw(rng))
    assert isinstance(state, RuhrState)
    assert state.pending_kind == pending.OPTION
    seat = state.actor()
    EVALUATOR.finish(state, seat, rng)
    places = [player.place for player in state.view(None).table.players]
    assert places[seat] != places[1 - seat]


def test_the_last_thalers_go_into_the_lock_that_scores_most() -> None:
    table = buying("seat 0 at steele thaler 3\nearned 0 lock\nobstacles l14 l8 l1", 2, 12)
    assert chosen(table.state.text()) == "lock/l14"


def test_an_inn_after_the_last_turn_gives_points() -> None:
    table = buying("white 0 inn", 2, 12)
    table.play(0, "done")
    assert chosen(table.state.text()) == "inn/vp"


def test_a_mayor_weighs_thalers_against_debts_and_warehouses() -> None:
    table = buying("seat 0 at steele thaler 5 debt 1\nwhite 0 mayor", 2, 12)
    assert chosen(table.state.text()) == "repay"
    table = buying("seat 0 at steele thaler 5\nearned 0 coal_depot\nwhite 0 mayor", 2, 12)
    assert chosen(table.state.text()).startswith("depot/")
