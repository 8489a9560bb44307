"""How long games last, how far scores go, and what the end is worth."""

import pytest

import coalface
from coalface import CHANCE, OVER, Game, Random, State
from tests.game_ids import RELEASED

QUITTING = {"pass", "stop", "skip", "end-turn", "commit", "decline", "deny", "stay", "close"}
"""Kinds of moves that end something: players who avoid them make games long."""


def play(game: Game, seats: int, seed: str, dawdling: bool) -> tuple[State, int]:
    """A random game to its end, and how many lines it had."""
    state, rng, lines = game.start(seats), Random(seed), 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            move = int(state.draw(rng))
        else:
            legal = state.legal(actor)
            lively = [id for id in legal if game.moves[id].kind not in QUITTING]
            chosen = lively if dawdling and lively else legal
            move = chosen[rng.below(len(chosen))]
            assert state.returns() == [0.0] * seats
        state.advance(actor, move)
        lines += 1
    return state, lines


@pytest.mark.parametrize("name", RELEASED)
def test_games_stay_far_below_the_longest(name: str) -> None:
    game = coalface.game(name)
    low, high = game.score_bounds
    for seats in game.seat_counts:
        for dawdling in (False, True):
            state, lines = play(game, seats, f"length {seats}", dawdling)
            assert lines * 3 < game.max_length
            assert all(low <= score <= high for score in state.scores())


@pytest.mark.parametrize("name", RELEASED)
def test_returns_go_by_the_standing(name: str) -> None:
    game = coalface.game(name)
    for seats in game.seat_counts:
        if seats == 1:
            continue
        state, _ = play(game, seats, "returns", False)
        found = state.returns()
        assert sum(found) == pytest.approx(0)
        best, *others = state.standing()
        assert all(found[seat] == max(found) for seat in best)
        assert all(found[seat] < max(found) for place in others for seat in place)
        if seats == 2 and others:
            assert sorted(found) == [-1.0, 1.0]


class Placed(State):
    """An end with a standing of the test's."""

    def __init__(self, game: Game, places: list[list[int]]) -> None:
        super().__init__(game, sum(len(place) for place in places))
        self.places = places

    def actor(self) -> int:
        return OVER

    def standing(self) -> list[list[int]]:
        return self.places

    def scores(self) -> list[int]:
        return [7] * int(self.seats)


@pytest.mark.parametrize(
    ("places", "utilities"),
    [
        ([[1], [0]], [-1.0, 1.0]),
        ([[0, 1]], [0.0, 0.0]),
        ([[2], [0], [1]], [0.0, -1.0, 1.0]),
        ([[2], [0, 1]], [-0.5, -0.5, 1.0]),
        ([[0, 3], [1], [2]], [2 / 3, -1 / 3, -1.0, 2 / 3]),
        ([[0, 1, 2, 3]], [0.0] * 4),
    ],
)
def test_those_who_share_places_have_their_mean(
    places: list[list[int]], utilities: list[float]
) -> None:
    assert Placed(coalface.game("coal_baron"), places).returns() == pytest.approx(utilities)


def test_who_plays_alone_has_the_score_between_its_bounds() -> None:
    game = coalface.game("german_railroads")
    game.score_bounds = (-1, 15)
    assert Placed(game, [[0]]).returns() == [0.0]
