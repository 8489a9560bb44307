"""What a game gives to bots that know nothing of it: how good a position is, how to go on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coalface.core.contract import State
from coalface.core.random import Random

SPREAD: Final = 20.0
HORIZON: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges guessed states and knows how to go on. `coalface.bots.<game>` exports one: EVALUATOR.

    Only `value` and `finish` must be answered. This class itself, with nothing answered, is what
    search uses for a game that brings none: it plays at random to the end.
    """

    def __init__(self) -> None:
        self.spread: float = SPREAD
        """The lead in points that is a clear one: it counts as winning three times in four."""
        self.par: float = 0.0
        """For a game played alone: the points of a fair result."""
        self.judges: bool = False
        """May a playout be broken off, as `points` can judge a game that is not over?"""
        self.horizon: i64 = HORIZON
        """It is broken off after this many turns of the next seats, as soon as all is `settled`."""
        self.rates: bool = False
        """Does `rate` tell moves apart?"""

    def value(self, state: State, seat: i64) -> float:
        """How well this seat stands, in points that it may expect at the end."""
        raise NotImplementedError

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        """Play the rest of this seat's turn by a simple policy, draws included; in how many moves?

        Of two ways to the same end the shorter is the better one.
        """
        raise NotImplementedError

    def plan(self, state: State, seat: i64) -> list[int]:
        """The best moves for the rest of this seat's turn, where a game can find them; else none.

        They depend on nothing that is drawn or comes to light on the way.
        """
        return []

    def points(self, state: State, expected: vec[float]) -> None:
        """The points that each seat may expect at the end, as they stand alone."""
        for seat in range(state.seats):
            expected[seat] = self.value(state, seat)

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """What `points` judges a seat by where all is settled, if that was fitted to games."""
        return {}

    def perturbed(self, more: dict[str, list[float]]) -> "Evaluator":
        """One that holds each thing `seen` to be worth so much more, a number a start of a round.

        Only an evaluator that was fitted to games has other opinions.
        """
        return self

    def refine_guess(self, state: State, seat: i64, rng: Random) -> None:
        """Make a guess of this seat likelier, its view being the same: what did the others choose?

        A guesser deals choices that are sealed as the rules allow them, sensible or not.
        """

    def is_quiet(self, state: State) -> bool:
        """Can `points` judge all seats alike now, or should a playout go on a little?"""
        return True

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        """What each of the first `count` moves seems to bring this seat, in points."""
        for place in range(count):
            ratings[place] = 0.0

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        """One of the first `count` moves, found quickly: for playouts."""
        return moves[rng.below(count)]

    def rollout_step(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random
    ) -> None:
        """Make a move of `rollout`, or several if they are found together."""
        state.advance(seat, self.rollout(state, seat, moves, count, rng))
