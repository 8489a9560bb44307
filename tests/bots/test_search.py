"""Search over information sets: it repeats itself, can be stopped, and knows no sealed choice."""

from itertools import islice

import pytest

import coalface
from coalface.bots.evaluator import Evaluator
from coalface.bots.search.search import Search
from coalface.bots.search.settings import Settings
from coalface.bots.thinker import Budget, Thinker, Thought
from coalface.core.contract import CHANCE, Game, State
from coalface.core.random import Random
from tests.bots.tables import decisions, forward, play
from tests.conformance.sealed import COMMIT, Sealed
from tests.conformance.well import Well

GAME = coalface.game("coal_baron")
BUDGET = Budget(iterations=40)


def think(game: Game, state: State, budget: Budget = BUDGET, seed: int = 1) -> Thought:
    seat = int(state.actor())
    legal = forward(game, state, seat)
    return Thinker().think(game, state.view(seat), legal, Random(seed), budget)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_thought_is_repeated_exactly_for_the_same_seed_and_iterations(seats: int) -> None:
    for state in islice(decisions(GAME, seats, 3), 0, 60, 20):
        before = state.dump()
        first, again = think(GAME, state), think(GAME, state)
        assert first == again
        assert state.dump() == before
        assert first.move in state.legal(int(state.actor()))
        assert len(first.estimate) == seats
        assert all(0 <= value <= 1 for value in first.estimate)


def test_every_iteration_is_counted_once() -> None:
    state = next(decisions(GAME, 3, 5))
    thought = think(GAME, state)
    assert thought.iterations == 40
    assert sum(thought.visits.values()) == 40
    assert thought.visits[thought.move] == max(thought.visits.values())
    assert set(thought.visits) == set(forward(GAME, state, int(state.actor())))


def test_it_can_be_stopped_and_still_has_a_move() -> None:
    state = next(decisions(GAME, 2, 7))
    seat = int(state.actor())
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) == 3

    legal = forward(GAME, state, seat)
    budget = Budget(iterations=10**9)
    thought = Thinker().think(GAME, state.view(seat), legal, Random(1), budget, stopped)
    assert thought.iterations == 24
    assert thought.move in legal


def test_a_budget_of_milliseconds_ends() -> None:
    thought = think(GAME, next(decisions(GAME, 2, 7)), Budget(milliseconds=5))
    assert thought.iterations >= 8


def test_a_budget_says_something() -> None:
    with pytest.raises(ValueError, match="iterations"):
        Budget()


def mining_turn() -> tuple[State, int]:
    """A position in which the seat that acts begins to mine."""
    for state in decisions(GAME, 4, 11):
        seat = int(state.actor())
        move = GAME.moves.id("place/mining-8")
        if move in state.legal(seat):
            state.apply(seat, move)
            return state, seat
    raise AssertionError("nobody mines in this game")


def test_what_was_found_in_a_turn_serves_the_rest_of_it() -> None:
    state, seat = mining_turn()
    thinker, rng = Thinker(), Random(1)
    first = thinker.think(GAME, state.view(seat), state.legal(seat), rng, BUDGET)
    assert first.iterations == 40
    state.apply(seat, first.move)
    assert state.actor() == seat
    second = thinker.think(GAME, state.view(seat), state.legal(seat), rng, BUDGET)
    assert second.iterations == 40 - first.visits[first.move]


def test_what_was_found_is_forgotten_when_something_else_has_happened() -> None:
    state, seat = mining_turn()
    thinker, rng = Thinker(), Random(1)
    first = thinker.think(GAME, state.view(seat), state.legal(seat), rng, BUDGET)
    other = next(move for move in state.legal(seat) if move != first.move)
    state.apply(seat, other)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    seat = int(state.actor())
    legal = forward(GAME, state, seat)
    assert thinker.think(GAME, state.view(seat), legal, rng, BUDGET).iterations == 40


class Alone(Well):
    """A well for one."""

    def check_seats(self, seats: int) -> None:
        assert seats == 1


def test_it_plays_alone() -> None:
    game = Alone()
    for state in islice(decisions(game, 1, 1), 4):
        thought = think(game, state)
        assert thought.move in state.legal(0)
        assert len(thought.estimate) == 1


def test_it_plays_games_without_an_evaluator_better_than_chance() -> None:
    game, points = Well(), [0, 0]
    for seed in range(12):
        bots = [coalface.bot("random"), coalface.bot("hewer")]
        seat = seed % 2
        _, state = play(game, bots if seat else bots[::-1], seed)
        scores = state.scores()
        points[0] += scores[1 - seat]
        points[1] += scores[seat]
    assert points[1] > points[0]


# Choices made at once


def sealed_search(seat: int, iterations: int) -> Search:
    game = Sealed()
    state = game.start(4)
    search = Search(game, 4, seat, Evaluator(), Settings())
    search.run(game.guesser(state.view(seat)), Random(1), iterations)
    return search


@pytest.mark.parametrize("seat", [0, 2])
def test_each_seat_that_chooses_at_once_has_a_lane_that_knows_no_other_choice(seat: int) -> None:
    search = sealed_search(seat, 400)
    moves = len(Sealed().moves)
    choices = {move: visits for move, visits, _ in search.choices() if visits}
    assert set(choices) == {0, 1, 2, 3}
    assert sum(choices.values()) == 400
    lanes = [search.tree.child(0, 4 * moves + other) for other in range(4)]
    assert [lane == -1 for lane in lanes] == [other == seat for other in range(4)]
    # every iteration passes the same lane of another seat, whatever the searching seat chose
    others = [lane for lane in lanes if lane != -1]
    assert [search.tree.visits(lane) for lane in others] == [400] * 3
    assert all(search.tree.is_open(lane) for lane in others)


def test_a_sealed_choice_of_another_changes_nothing() -> None:
    game = Sealed()
    thoughts = []
    for card in range(4):
        state = game.start(2)
        state.apply(0, card)
        state.apply(0, COMMIT)
        thoughts.append(think(game, state))
    assert thoughts[1:] == thoughts[:-1]


def test_the_dearest_card_is_chosen_when_nobody_can_match_it() -> None:
    game = Sealed()
    state = game.start(2)
    state.hands = [[1, 4], [1, 2]]
    assert think(game, state).move == 3
