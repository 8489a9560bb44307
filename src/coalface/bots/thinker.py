"""Runs a search for one seat: a budget in, a choice with its reasons out; the tree goes along."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_or_none
from coalface.bots.search.search import Search
from coalface.bots.search.settings import Settings
from coalface.core.contract import Event, Game, Guesser
from coalface.core.random import Random
from coalface.core.view import AnyView

BATCH = 8
"""Iterations between two looks at the clock."""
MAX_PLAN = 8
"""How many moves of a plan are found, those that are the only ones included."""
MIN_VISITS = 4
"""A move that the search came to more seldom does not begin a plan."""
MIN_LATER_VISITS = 24
MIN_SHARE = 0.5
"""The later moves of a plan have at least these visits, and this part of all visits there."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations behind the choice, or milliseconds; at least one of them."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise ValueError("expected iterations, milliseconds or both for a budget; got neither")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the best move, the visits and mean value of each, worth by seat."""

    move: int
    visits: dict[int, int]
    means: dict[int, float]
    estimate: tuple[float, ...]
    iterations: int


class Thinker:
    """Thinks for one seat at one table; what it found for a turn serves the rest of the turn."""

    def __init__(
        self, settings: Settings | None = None, evaluator: Evaluator | None = None
    ) -> None:
        self.settings = settings or Settings()
        self.evaluator = evaluator
        self._search: Search | None = None
        self._guesser: Guesser | None = None
        self._made: list[int] = []

    def think(
        self,
        game: Game,
        view: AnyView,
        legal: list[int],
        rng: Random,
        budget: Budget,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Search until the budget is used up or `stopped` says so; then tell the best move."""
        assert view.seat is not None, "a spectator does not move"
        forward = [move for move in legal if move < game.first_retracting]
        if len(forward) == 1:
            self._made.append(forward[0])
            return Thought(forward[0], {forward[0]: 0}, {}, (), 0)
        began = time.monotonic()
        search = self._search_for(game, view)
        self._guesser = guesser = game.guesser(view)
        before = search.iterations
        while not enough(search, budget, began):
            search.run(guesser, rng, next_batch(search, budget))
            if stopped():
                break
        thought = best(search, forward, search.iterations - before)
        self._made = [thought.move]
        return thought

    def plan(self, game: Game, view: AnyView, move: int) -> tuple[int, ...]:
        """Return the moves of the same turn that the search would make after this one.

        It ends where it has thought too little, where another is asked, where chance draws and
        where something hidden comes to light: what is best then depends on that.
        """
        search, seat = self._search, view.seat
        if search is None or self._guesser is None or seat is None:
            return ()
        state = self._guesser.sample(Random("plan"))
        root, found = search.root, [move]
        is_known = search.follow(move)
        log: list[Event] = []
        state.advance(seat, move, log)
        while is_known and len(found) <= MAX_PLAN and state.actors() == [seat]:
            if any(game.events[event.key].reveals for event in log):
                break
            legal = [each for each in state.legal(seat) if each < game.first_retracting]
            if len(legal) > 1:
                tried = [row for row in search.choices() if row[0] in legal]
                best = max(tried, key=lambda row: (row[1], row[2], -row[0]), default=None)
                least = max(MIN_LATER_VISITS, MIN_SHARE * sum(row[1] for row in tried))
                if best is None or best[1] < (MIN_VISITS if len(found) == 1 else least):
                    break
                legal, is_known = [best[0]], search.follow(best[0])
            found.append(legal[0])
            log.clear()
            state.advance(seat, legal[0], log)
        search.root = root
        while len(found) > 1 and game.moves[found[-1]].is_ending():
            found.pop()
        return tuple(found[1:])

    def _search_for(self, game: Game, view: AnyView) -> Search:
        """The search of this turn, led on to this view if it foresaw it; else a new one."""
        assert view.seat is not None
        search = self._search
        if search is not None and self._foreseen(view) and search.follow(self._made[0]):
            return search
        evaluator = self.evaluator or evaluator_or_none(game.id)
        self._search = Search(game, view.seats, view.seat, evaluator, self.settings)
        return self._search

    def _foreseen(self, view: AnyView) -> bool:
        """Is this the very view after the moves made since, with nothing done by anyone else?"""
        if self._guesser is None or view.seat is None or not self._made:
            return False
        state = self._guesser.sample(Random("foreseen"))
        if state.game.id != view.game or state.seats != view.seats:
            return False
        for move in self._made:
            if not state.owes(view.seat) or state.why_not(view.seat, move) != 0:
                return False
            state.advance(view.seat, move)
        return bool(state.view(view.seat) == view)


def enough(search: Search, budget: Budget, began: float) -> bool:
    """Is the budget used up? A few iterations are made in any case."""
    if search.visits() < BATCH:
        return False
    if budget.iterations is not None and search.visits() >= budget.iterations:
        return True
    if budget.milliseconds is None:
        return False
    return (time.monotonic() - began) * 1000 >= budget.milliseconds


def next_batch(search: Search, budget: Budget) -> int:
    """How many iterations to make before the next look at the clock."""
    if budget.iterations is None:
        return BATCH
    return int(min(BATCH, max(1, budget.iterations - search.visits())))


def best(search: Search, legal: list[int], iterations: int) -> Thought:
    """The legal move with the most visits; of equal ones the better, then the first."""
    found = [row for row in search.choices() if row[0] in legal]
    move = max(found, key=lambda row: (row[1], row[2], -row[0]))[0] if found else legal[0]
    return Thought(
        move=move,
        visits={row[0]: row[1] for row in sorted(found)},
        means={row[0]: row[2] for row in sorted(found) if row[1]},
        estimate=tuple(search.estimate()),
        iterations=iterations,
    )
