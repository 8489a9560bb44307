"""Playouts of a search: how a turn is finished, and when and by what they are judged."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.bots.quick_weights import both
from coalface.bots.search.search import Search
from coalface.bots.search.settings import Settings
from coalface.core.contract import CHANCE, Game, State
from coalface.core.random import Random
from tests.bots.test_search import Alone
from tests.conformance.well import Well


class Watched(Evaluator):
    """Counts what a search asks of it."""

    def __init__(self, horizon: int, settles: bool) -> None:
        super().__init__()
        self.judges = True
        self.horizon = horizon
        self.settles = settles
        self.finished = 0
        self.judged = 0
        self.played = 0

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        self.finished += 1
        return 0

    def points(self, state: State, expected: vec[float]) -> None:
        self.judged += 1
        for seat in range(state.seats):
            expected[seat] = 0.0

    def is_quiet(self, state: State) -> bool:
        return self.settles

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        self.played += 1
        return moves[rng.below(count)]


def searched(game: Game, seats: int, horizon: int, settles: bool = True) -> Watched:
    """What a search of 20 iterations asked for, from the first decision of a game."""
    state, rng = game.start(seats), Random(1)
    while (seat := int(state.actor())) == CHANCE:
        state.advance(CHANCE, state.draw(rng))
    evaluator = Watched(horizon, settles)
    search = Search(game, seats, seat, evaluator, Settings())
    search.run(game.guesser(state.view(seat)), rng, 20)
    return evaluator


def test_without_a_horizon_playouts_go_to_the_end() -> None:
    asked = searched(Well(), 2, -1)
    assert asked.judged == asked.finished == 0
    assert asked.played > 20


def test_with_a_horizon_the_turn_is_finished_with_care_before_it_is_judged() -> None:
    asked = searched(Well(), 2, 0)
    assert asked.judged == asked.finished == 20
    assert asked.played == 0


def test_a_playout_goes_on_until_all_is_settled() -> None:
    asked = searched(Well(), 2, 0, settles=False)
    assert asked.finished == 20
    assert asked.judged == 0
    assert asked.played > 20


@pytest.mark.parametrize("seats", [1, 2])
def test_the_further_the_horizon_the_longer_the_playouts(seats: int) -> None:
    game = Alone() if seats == 1 else Well()
    played = [searched(game, seats, horizon).played for horizon in (0, 1, 2)]
    assert played == sorted(set(played))


def test_quick_weights_stand_for_the_others_in_playouts() -> None:
    judging, quick = both({"hand": 1.0, "coin": 2.0, "quick_coin": 3.0})
    assert judging == {"hand": 1.0, "coin": 2.0}
    assert quick == {"hand": 1.0, "coin": 3.0}
