"""The bot behind hints: the strongest search, and no detours.

The outcomes of playouts are noisy: between moves that come to the same a search chooses by chance,
so it may propose to go up with an empty cage and down again. A bot that plays loses nothing by
that; a person who is taught does.
"""

from dataclasses import replace
from typing import Final

from coalface.bots.base import Considered
from coalface.bots.evaluators import evaluator_or_none
from coalface.bots.levels import Baron
from coalface.core.contract import Event, Game
from coalface.core.random import Random
from coalface.core.view import AnyView

GUESSES: Final = 2
MAX_FORCED: Final = 4
"""How many moves without a choice are made at most to come to one."""
SAME: Final = 0.02
"""A difference in points that counts as none."""


class Adviser(Baron):
    """Searches as the strongest level does, takes the shortest way and says what it plans."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """The move that the search came to most often, or a shorter way to the same.

        Where there is no choice, what is weighed is the first choice that comes.
        """
        after, later, then = next_choice(game, view, legal)
        if after and len(then) > 1:
            self.choose(game, later, then, rng)
            self.considered = tuple(replace(each, after=after) for each in self.considered)
            return after[0]
        chosen = super().choose(game, view, legal, rng)
        if after:
            self.considered = (replace(self.considered[0], then=after[1:]),)
            return chosen
        found = planned_first(game, view, without_detour(game, view, self.considered, rng))
        self.considered = tuple(
            replace(each, then=self._rest(game, view, each.move)) if each.visits else each
            for each in found
        )
        return self.considered[0].move if self.considered else chosen

    def _rest(self, game: Game, view: AnyView, move: int) -> tuple[int, ...]:
        """What it would do after a move: what the game finds best, else what the search found."""
        planned = plan_after(game, view, [move])
        return without_ending(game, planned) or self.thinker.plan(game, view, move)


def plan_after(game: Game, view: AnyView, moves: list[int]) -> list[int]:
    """Return the best rest of the turn after these moves, where the game can find it."""
    seat = view.seat
    assert seat is not None, "a spectator does not move"
    state, log = game.guesser(view).sample(Random("plan")), list[Event]()
    for move in moves:
        state.advance(seat, move, log)
    if state.actors() != [seat] or any(game.events[event.key].reveals for event in log):
        return []
    return evaluator_or_none(game.id).plan(state, seat)


def without_ending(game: Game, moves: list[int]) -> tuple[int, ...]:
    """Return a plan without the move at its end that does nothing but end the turn."""
    return tuple(moves[:-1] if moves and game.moves[moves[-1]].is_ending() else moves)


def planned_first(
    game: Game, view: AnyView, considered: tuple[Considered, ...]
) -> tuple[Considered, ...]:
    """Put what the game itself finds best for the rest of this turn first, if it can find that.

    It is worth at least as much as the move that the search came to most often.
    """
    planned = plan_after(game, view, [])
    if not planned or not considered or considered[0].move == planned[0]:
        return considered
    first = considered[0]
    known = next((each for each in considered if each.move == planned[0]), first)
    best = replace(known, move=planned[0], value=max(first.value, known.value))
    return (best, *(each for each in considered if each.move != planned[0]))


def next_choice(
    game: Game, view: AnyView, legal: list[int]
) -> tuple[tuple[int, ...], AnyView, list[int]]:
    """Return the moves that must be made before there is a choice, and the moves then.

    If no choice comes in this turn, as far as can be known, there are no moves then.
    """
    seat, now = view.seat, [move for move in legal if move < game.first_retracting]
    assert seat is not None, "a spectator does not move"
    if len(now) != 1:
        return (), view, legal
    state, made, log = game.guesser(view).sample(Random("next")), list[int](), list[Event]()
    while len(now) == 1 and len(made) < MAX_FORCED:
        state.advance(seat, now[0], log)
        made += now
        if state.actors() != [seat] or any(game.events[event.key].reveals for event in log):
            return tuple(made), view, []
        now = [move for move in state.legal(seat) if move < game.first_retracting]
    return tuple(made), state.view(seat), now


def without_detour(
    game: Game, view: AnyView, considered: tuple[Considered, ...], rng: Random
) -> tuple[Considered, ...]:
    """Put the shortest way to a turn that is as good as that of the first move first.

    It is worth at least as much as the first move was found to be. The longer ways are left out.
    """
    if len(considered) < 2:
        return considered
    first = considered[0]
    ends = turn_ends(game, view, [each.move for each in considered], rng)
    worth = ends[first.move][0]
    same = [each for each in considered if abs(ends[each.move][0] - worth) < SAME]
    direct = min(same, key=lambda each: (ends[each.move][1], -each.visits))
    detours = [each for each in same if ends[each.move][1] > ends[direct.move][1]]
    rest = [each for each in considered if each not in (direct, *detours)]
    return (replace(direct, value=max(direct.value, first.value)), *rest)


def turn_ends(
    game: Game, view: AnyView, moves: list[int], rng: Random
) -> dict[int, tuple[float, float]]:
    """Return what each move is worth once the turn is played to its end, and how long that is."""
    evaluator, seat = evaluator_or_none(game.id), view.seat
    assert seat is not None, "a spectator does not move"
    guesser = game.guesser(view)
    found = dict.fromkeys(moves, (0.0, 0.0))
    for _ in range(GUESSES):
        guess = guesser.sample(rng)
        evaluator.refine_guess(guess, seat, rng)
        draws = rng.word()
        for move in moves:
            state = guess.clone()
            state.advance(seat, move)
            length = evaluator.finish(state, seat, Random(draws))
            worth, so_far = found[move]
            found[move] = worth + evaluator.value(state, seat) / GUESSES, so_far + length / GUESSES
    return found
