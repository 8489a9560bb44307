"""Nobody cheats: what is hidden from a seat has no part in what its bot does.

A game is played twice at once: a bot that sees the true views, and its twin that sees views of
states in which everything hidden from the seat is drawn anew before each decision. Both are one
object for the whole game, so that their trees go along; they must never differ.
"""

from collections.abc import Callable

import pytest

from coalface.bots import Bot, bot
from coalface.bots.evaluators import evaluator_for
from coalface.bots.levels import ITERATIONS, SearchBot, levels_of
from coalface.core.contract import CHANCE, OVER, Game
from coalface.core.random import Random
from coalface.core.registry import all_specs
from tests.bots.tables import forward
from tests.conformance.broken_secrets import TheTopIsSeenByAll
from tests.conformance.sealed import Sealed
from tests.conformance.well import Well

BRIEF = {"apprentice": 4, "hewer": 6, "foreman": 8, "baron": 12}
"""Iterations for every day: what is proven does not depend on their number."""


def games() -> list[Game]:
    """Every game that has an evaluator, released or not."""
    found = []
    for spec in all_specs().values():
        try:
            evaluator_for(spec.id)
        except ValueError:
            continue
        found.append(spec.game())
    return found


def level(name: str, count: int) -> Callable[[], Bot]:
    """Makes bots of a level, with so many iterations."""

    def make() -> Bot:
        made = bot(name)
        assert isinstance(made, SearchBot)
        made.iterations = count
        return made

    return make


def first_difference(game: Game, make: Callable[[], Bot], seed: int) -> tuple[int | None, int]:
    """The first decision in which a twin differs, if any, and how often something was hidden."""
    seats = min(count for count in game.seat_counts if count > 1)
    pairs = [(make(), make()) for _ in range(seats)]
    rngs = [(Random(f"{seed}/{seat}"), Random(f"{seed}/{seat}")) for seat in range(seats)]
    state, chance, hiding = game.start(seats), Random(seed), Random("hidden")
    decisions = scrambled = 0
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(chance))
            continue
        other = game.scramble(state, actor, hiding)
        scrambled += other.dump() != state.dump()
        moves = [
            player.choose(game, seen.view(actor), forward(game, seen, actor), rng)
            for player, seen, rng in zip(pairs[actor], (state, other), rngs[actor], strict=True)
        ]
        if moves[0] != moves[1]:
            return decisions, scrambled
        state.apply(actor, moves[0])
        decisions += 1
    return None, scrambled


def something_is_hidden(game: Game) -> bool:
    """Is there anything in the first positions that the seat that acts does not know?"""
    state, rng = game.start(min(count for count in game.seat_counts if count > 1)), Random(1)
    while (actor := int(state.actor())) != OVER:
        if actor != CHANCE and game.hidden(state, actor):
            return True
        legal = forward(game, state, actor)
        state.advance(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
    return False


@pytest.mark.parametrize("name", ITERATIONS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_hidden_never_changes_a_choice(game: Game, name: str) -> None:
    difference, scrambled = first_difference(game, level(name, BRIEF[name]), seed=5)
    assert difference is None
    assert (scrambled > 0) == something_is_hidden(game)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ITERATIONS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nor_with_all_the_iterations_of_the_level(game: Game, name: str, seed: int) -> None:
    assert first_difference(game, level(name, levels_of(game.id)[name]), seed)[0] is None


@pytest.mark.parametrize("game", [Well(), Sealed()], ids=lambda game: game.id)
def test_nor_in_small_games_with_many_iterations(game: Game) -> None:
    difference, scrambled = first_difference(game, level("hewer", 60), seed=2)
    assert difference is None
    assert scrambled > 0


def test_a_view_that_tells_too_much_is_noticed() -> None:
    game = Well()
    game.state_class = TheTopIsSeenByAll
    seeds = range(8)
    noticed = [first_difference(game, level("hewer", 60), seed)[0] for seed in seeds]
    assert any(decision is not None for decision in noticed)
