"""The worker that measures our own games, with a tiny game of which everything is known.

The game: take one or two pebbles a turn from a heap whose size chance says. A seat may also undo
the last turn, which is a retracting move: random play that made it would fail here.
"""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.catalogue import Catalogue, Move
from coalface.core.contract import CHANCE, OVER, Event, Game, Guesser, State
from coalface.core.random import Random
from coalface.core.view import AnyView, View
from tools.bench.own import (
    BATCH,
    ITERATIONS,
    STEPS,
    Done,
    line_of_play,
    measure,
    positions,
)

HEAPS = 4
TAKE_1 = HEAPS
TAKE_2 = HEAPS + 1
PUT_BACK = HEAPS + 2
LEAST = 10


@dataclass(frozen=True)
class Heap(Move):
    """Chance says how many pebbles there are."""

    more: int
    kind: ClassVar[str] = "heap"


@dataclass(frozen=True)
class Take(Move):
    """A seat takes pebbles."""

    pebbles: int
    kind: ClassVar[str] = "take"


@dataclass(frozen=True)
class PutBack(Move):
    """A seat undoes the last turn."""

    kind: ClassVar[str] = "put-back"
    retracts: ClassVar[bool] = True


class Pebbles(State):
    """How many pebbles are left, -1 before chance has moved, and whose turn it is."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.left = -1
        self.turn = 0

    def actor(self) -> i64:
        if self.left < 0:
            return CHANCE
        return self.turn if self.left else OVER

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        moves = [*range(HEAPS)] if actor == CHANCE else [TAKE_1, TAKE_2]
        if self.left == 1:
            moves.remove(TAKE_2)
        for place, move in enumerate(moves):
            buffer[place] = move
        return len(moves)

    def retracting_into(self, actor: i64, buffer: vec[i64], count: i64) -> i64:
        buffer[count] = PUT_BACK
        return count + 1

    def odds(self) -> list[int]:
        return [1] * HEAPS

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if move == PUT_BACK:
            raise AssertionError("random play made a retracting move")
        if actor == CHANCE:
            self.left = LEAST + int(move)
            return
        self.left -= int(move) - TAKE_1 + 1
        self.turn = (self.turn + 1) % int(self.seats)

    def clone(self) -> "Pebbles":
        copy = Pebbles(self.game, int(self.seats))
        copy.left, copy.turn = self.left, self.turn
        return copy

    def _view(self, seat: int | None) -> AnyView:
        return View(self.game.id, int(self.seats), seat, (self.turn,), self.left, None)

    def scores(self) -> list[int]:
        return [int(seat == self.turn) for seat in range(self.seats)]

    def standing(self) -> list[list[int]]:
        return [[self.turn], [seat for seat in range(self.seats) if seat != self.turn]]


class Onlooker(Guesser):
    """Nothing is hidden, so that a guess is what is seen."""

    def __init__(self, game: Game, view: AnyView) -> None:
        self.game = game
        self.seen = view

    def sample(self, rng: Random) -> State:
        state = Pebbles(self.game, self.seen.seats)
        state.left, state.turn = self.seen.table, self.seen.actors[0]
        return state


class PebbleGame(Game):
    """The game of pebbles, for two or three."""

    def __init__(self) -> None:
        moves = Catalogue(
            (0, [Heap(more) for more in range(HEAPS)]),
            (TAKE_1, [Take(1), Take(2)]),
            (PUT_BACK, [PutBack()]),
        )
        super().__init__(
            "pebbles", 1, "1", (2, 3), {}, moves, HEAPS, (), {}, ("heap",), 99, (0, 99)
        )

    def start(self, seats: int) -> Pebbles:
        self.check_seats(seats)
        return Pebbles(self, seats)

    def guesser(self, view: AnyView) -> Guesser:
        return Onlooker(self, view)


@pytest.mark.parametrize("mode", ["kernel", "driven"])
def test_a_step_of_play_is_one_whole_game(mode: str) -> None:
    done = Done()
    STEPS[mode](PebbleGame(), 2, Random(3))(done)
    assert done.games == 1
    assert LEAST // 2 <= done.count < LEAST + HEAPS
    assert done.forced is not None


def test_the_kernel_and_the_python_loop_play_and_count_the_same_games() -> None:
    counts = []
    for mode in ("kernel", "driven"):
        done = Done()
        step = STEPS[mode](PebbleGame(), 3, Random(5))
        for _ in range(50):
            step(done)
        counts.append(done)
    assert counts[0] == counts[1]
    assert counts[0].games == 50


def test_a_decision_with_one_forward_move_is_forced() -> None:
    done = Done()
    step = STEPS["driven"](PebbleGame(), 2, Random(1))
    for _ in range(200):
        step(done)
    assert done.forced is not None
    assert 0 < done.forced < done.games


@pytest.mark.parametrize("mode", ["clone", "guess"])
def test_clones_and_guesses_are_counted_and_no_decisions(mode: str) -> None:
    done = Done()
    met = len(positions(PebbleGame(), 2, Random(1)))
    STEPS[mode](PebbleGame(), 2, Random(1))(done)
    assert done == Done(count=BATCH * met, forced=None, games=0)


@pytest.mark.parametrize("mode", ["search", "bare"])
def test_a_search_counts_its_iterations_and_so_do_playouts_without_one(mode: str) -> None:
    done = Done()
    step = STEPS[mode](PebbleGame(), 2, Random(1))
    step(done)
    step(done)
    assert done == Done(count=2 * ITERATIONS, forced=None, games=0)


def test_positions_are_those_of_a_game_in_which_a_seat_decides() -> None:
    met = [
        state for state in line_of_play(PebbleGame(), 2, Random(9)) if isinstance(state, Pebbles)
    ]
    lefts = [state.left for state in met]
    assert lefts[0] >= LEAST
    assert lefts == sorted(set(lefts), reverse=True)
    assert all(state.actor() not in (OVER, CHANCE) for state in met)


def test_a_measurement_takes_one_step_at_least_after_the_warm_up() -> None:
    steps: list[Done] = []

    def step(done: Done) -> None:
        steps.append(done)
        done.count += 7

    measured = measure(step, 0.0)
    assert (measured["count"], measured["forced"], measured["games"]) == (7, None, 0)
    assert len(steps) == 2
