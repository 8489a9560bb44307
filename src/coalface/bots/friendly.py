"""An opponent for somebody's first game: it looks one move ahead, and misjudges a little."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.base import Bot
from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import bot_package, evaluator_for
from coalface.bots.levels import Apprentice
from coalface.bots.one_ply import DAWDLING
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

GUESSES = 2


@dataclass(frozen=True, slots=True)
class Misjudged:
    """By how many points a move may be misjudged: one that begins a turn, one within it."""

    turn: float
    within: float


@cache
def misjudged_in(game: str) -> Misjudged:
    """By how much a game says it is, in `friendly.toml` of its package; else by a clear lead."""
    package = bot_package(game)
    file = files(package).joinpath("friendly.toml") if package is not None else None
    if file is None or not file.is_file():
        return Misjudged(turn=evaluator_for(game).spread, within=0.0)
    return Misjudged(**tomllib.loads(file.read_text("utf-8")))


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each move seems to bring, and whether the turn has begun already."""

    values: dict[int, float]
    within: bool

    @property
    def best(self) -> int:
        """The move that seems to bring most; the first of equals."""
        return max(self.values, key=self.values.__getitem__)


class Friendly(Bot):
    """Plays sensibly for beginners, but seldom its best move.

    It counts its own points alone: what a move costs the others is no reason to make it. It gives
    up nothing, such as workers by passing early, unless that is its best move.
    """

    def __init__(self) -> None:
        self.without_evaluator = Apprentice()
        self._rest: list[int] = []
        self._foreseen: AnyView | None = None

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """A move that seems good, each misjudged by some points of the game's range."""
        forward = [move for move in legal if not game.moves[move].retracts]
        if len(forward) == 1:
            return forward[0]
        if bot_package(game.id) is None:
            return self.without_evaluator.choose(game, view, legal, rng)
        evaluator = evaluator_for(game.id)
        planned = self._planned(game, view)
        if planned is not None:
            return planned
        seen = look_ahead(game, view, forward, evaluator, rng)
        range_of = misjudged_in(game.id)
        most = range_of.within if seen.within else range_of.turn
        sensible = [
            move
            for move in forward
            if move == seen.best
            or not (gives_up(game, view, move) or leads_nowhere(game, view, move, rng))
        ]
        return max(sensible, key=lambda move: seen.values[move] + most * rng.fraction())

    def _planned(self, game: Game, view: AnyView) -> int | None:
        """The next move of the best rest of this turn, where the game can find that.

        It is found once; what was found holds as long as the view is the one that it foresaw.
        """
        seat, state = seat_of(view), game.guesser(view).sample(Random("plan"))
        is_foreseen = bool(self._rest) and view == self._foreseen
        planned = self._rest if is_foreseen else evaluator_for(game.id).plan(state, seat)
        if not planned:
            return None
        state.advance(seat, planned[0])
        self._rest, self._foreseen = planned[1:], state.view(seat)
        return planned[0]


def gives_up(game: Game, view: AnyView, move: int) -> bool:
    """Would this move end something that could still bring more?"""
    return game.moves[move].ends and game.forfeit(view, move) is not None


def leads_nowhere(game: Game, view: AnyView, move: int, rng: Random) -> bool:
    """Does this move begin something of which the best that can be made is to end it at once?"""
    seat, state = seat_of(view), game.guesser(view).sample(Random("next"))
    state.advance(seat, move)
    legal = state.legal(seat) if state.actors() == [seat] else []
    if not any(game.moves[each].ends for each in legal):
        return False
    next_move = evaluator_for(game.id).rollout(state, seat, vec[i64](legal), len(legal), rng)
    return game.moves[next_move].ends


def seat_of(view: AnyView) -> int:
    """Return whose view this is."""
    assert view.seat is not None, "a spectator does not move"
    return view.seat


def look_ahead(
    game: Game, view: AnyView, moves: list[int], evaluator: Evaluator, rng: Random
) -> Outlook:
    """Make each move on a few guesses and finish the turn: what does this seat then expect?"""
    seat = seat_of(view)
    guesser = game.guesser(view)
    values = dict.fromkeys(moves, 0.0)
    expected = vec[float]([0.0] * view.seats)
    within = False
    for _ in range(GUESSES):
        guess = guesser.sample(rng)
        evaluator.refine_guess(guess, seat, rng)
        draws = rng.word()
        within = evaluator.finish(guess.clone(), seat, Random(draws)) > 0
        for move in moves:
            state = guess.clone()
            state.advance(seat, move)
            made = evaluator.finish(state, seat, Random(draws))
            evaluator.points(state, expected)
            values[move] += (expected[seat] - float(made) * DAWDLING) / GUESSES
    return Outlook(values, within)
