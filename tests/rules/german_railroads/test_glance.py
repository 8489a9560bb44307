"""The quick answer about owed steps against the search that tries them all."""

import pytest

from coalface.core.contract import CHANCE, OVER
from coalface.core.random import Random
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.track_search import (
    ALL_COLOURS,
    UNCLEAR,
    YES,
    at_a_glance,
    find_way,
)
from coalface.games.german_railroads.state import GermanRailroadsState
from tests.rules import rule
from tests.rules.german_railroads.helpers import game_with

EVERY = 5
"""It is asked in one of this many positions of a random game."""


@rule("RR-15")
@pytest.mark.parametrize("board", ["german", "russian"])
def test_a_clear_answer_is_what_a_search_finds(board: str) -> None:
    found = set()
    for seed in range(4):
        rng = Random(f"glance {seed}")
        state = game_with(board=board).start(2)
        assert isinstance(state, GermanRailroadsState)
        line = 0
        while (actor := state.actor()) != OVER:
            legal = state.legal(actor)
            state.advance(actor, legal[rng.below(len(legal))])
            line += 1
            if actor != CHANCE and line % EVERY == 0 and state.owed_count == 0:
                found |= {compare(state, rng) for _ in range(5)}
    assert {(YES, True), (1 - YES, False)} <= found


def compare(state: GermanRailroadsState, rng: Random) -> tuple[int, bool]:
    """Owe seat 0 up to three steps for the time of the question; the answers, which must agree."""
    kinds = (*range(ids.COLOURS), ids.ANY, ids.BG, ids.CATCH, ids.DISTINCT)
    owed = [kinds[rng.below(len(kinds))] for _ in range(1 + rng.below(3))]
    for atom in owed:
        state.owed[atom] += 1
    answer, way = (
        int(at_a_glance(state, state.players[0])),
        find_way(state, state.players[0], ALL_COLOURS),
    )
    for atom in owed:
        state.owed[atom] -= 1
    assert answer == UNCLEAR or (answer == YES) == way, (owed, state.text())
    return answer, way
