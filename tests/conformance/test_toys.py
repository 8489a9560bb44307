"""The toys keep every law, and their guesses come with the right odds."""

from math import comb

import pytest

from coalface.core.conformance import check, deviation, frequencies
from coalface.core.contract import Game
from coalface.core.random import Random
from tests.conformance.sealed import Sealed
from tests.conformance.well import Well, WellGuesser, WellState
from tests.conformance.well_tables import COPIES, FACES

LOOKED = """\
seats 2
turns-left 4
looking 1
hand 0 1
bag 1 1 1
taken 0 0 1
taken 0 1 0
well 0 1
well 0 2
"""
"""Seat 0 looks at two cards and knows the lower of two in the well; seat 1 knows the other."""

SAMPLES = 3000


@pytest.mark.parametrize("game", [Well(), Sealed()], ids=lambda game: game.id)
def test_the_toys_keep_every_law(game: Game) -> None:
    report = check(game)
    assert report.passed, str(report)


def chances(pool: tuple[int, ...], face: int, drawn: int) -> list[float]:
    """How likely it is to have 0, 1, ... of a face among this many cards drawn from a pool."""
    others = sum(pool) - pool[face]
    ways = [comb(pool[face], k) * comb(others, drawn - k) for k in range(drawn + 1)]
    return [way / comb(sum(pool), drawn) for way in ways]


def test_hidden_hands_come_with_their_exact_odds() -> None:
    game = Well()
    state = game.position(LOOKED)
    seen = (1, 1, 1)  # both open cards, and the one of the well that seat 1 knows
    pool = tuple(copies - known for copies, known in zip(COPIES, seen, strict=True))
    for face in range(FACES):
        counts = frequencies(game, state, 1, f"hand-{face}", SAMPLES)
        expected = [SAMPLES * chance for chance in chances(pool, face, 2)]
        possible = [k for k, share in enumerate(expected) if share]
        shares = [expected[k] for k in possible]
        assert sum(counts.values()) == SAMPLES
        assert deviation(shares, [counts[k] for k in possible]) < 4
        assert set(counts) == set(possible)


def test_a_hidden_card_comes_with_its_exact_odds() -> None:
    game = Well()
    counts = frequencies(game, game.position(LOOKED), 0, "well-1", SAMPLES)
    pool = (2, 1, 1)  # all but the open cards, the own hand and the card put back
    expected = [SAMPLES * count / sum(pool) for count in pool]
    assert deviation(expected, [counts[face] for face in range(FACES)]) < 4


class ByFace(WellGuesser):
    """Lays every face on top of the well as often as any other, however many there are of it."""

    def sample(self, rng: Random) -> WellState:
        face = rng.below(FACES)
        while True:
            state = super().sample(rng)
            if state.well[-1][0] == face:
                return state


def test_wrong_odds_are_seen() -> None:
    game = Well()
    game.guesser_class = ByFace
    counts = frequencies(game, game.position(LOOKED), 0, "well-1", SAMPLES)
    expected = [SAMPLES * count / 4 for count in (2, 1, 1)]
    assert deviation(expected, [counts[face] for face in range(FACES)]) > 5


def test_deviation_of_what_was_expected_is_small_and_of_what_was_not_is_large() -> None:
    assert deviation([50.0, 30.0, 20.0], [52, 29, 19]) < 1
    assert deviation([50.0, 30.0, 20.0], [20, 30, 50]) > 5
    assert deviation([1.0, 1.0], [2, 0]) == 0
