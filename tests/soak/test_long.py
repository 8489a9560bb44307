"""Long runs, for `make soak`: many random games of every kind, and the laws over many seeds."""

import pytest

import coalface
from coalface.core.conformance import check
from coalface.core.contract import CHANCE, OVER, Game, room
from coalface.core.random import Random
from tests.game_ids import RELEASED

GAMES = 10_000
GREEDY_GAMES = {"ruhrschifffahrt": 10_000}
FEWER_GAMES = 1_000
PARTS = 10
"""Games that greedy plays, in enough parts that all cores have something to do."""

EVERY = 25
"""The pieces are counted once in this many decisions, and at the end."""


def play(game: Game, seats: int, rng: Random) -> None:
    """A random game in which every seat that must decide can, and no piece is lost."""
    state = game.start(seats)
    buffer = room(game.max_legal)
    pieces = state.census()
    line = 0
    while (actor := state.actor()) != OVER:
        line += 1
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        count = state.legal_into(actor, buffer)
        assert count > 0, state.text()
        state.advance(actor, buffer[rng.below(count)])
        if line % EVERY == 0:
            assert state.census() == pieces, state.text()
    assert state.census() == pieces
    for seat in range(seats):
        assert sum(state.breakdown(seat).values()) == state.scores()[seat]


@pytest.mark.soak
@pytest.mark.parametrize("name", RELEASED)
def test_ten_thousand_random_games(name: str) -> None:
    game = coalface.game(name)
    for number in range(GAMES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        play(game, seats, Random(f"soak {number}"))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", RELEASED)
def test_greedy_games_end(name: str, part: int) -> None:
    """In every position that greedy comes to, whoever is asked has a move that is no way back."""
    game, mind = coalface.game(name), coalface.bot("greedy")
    for number in range(part, GREEDY_GAMES.get(name, FEWER_GAMES), PARTS):
        rng = Random(f"greedy soak {number}")
        state = game.start(game.seat_counts[number % len(game.seat_counts)])
        while (actor := state.actor()) != OVER:
            legal = state.legal(actor)
            assert legal, state.text()
            chance = actor == CHANCE
            state.advance(
                actor,
                state.draw(rng) if chance else mind.choose(game, state.view(actor), legal, rng),
            )


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("name", RELEASED)
def test_the_laws_over_more_seeds(name: str, seed: int) -> None:
    report = check(coalface.game(name), games=40, seed=seed)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)
