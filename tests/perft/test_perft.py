"""Lines of play from named positions, against the numbers on record; and perft itself."""

import tomllib
from typing import Any

import pytest

import coalface
from coalface import CHANCE, OVER, State, _build
from coalface.core.perft import perft
from tests.perft.count import EVERY_DRAW, HERE, LEAST, MOST, numbers, positions

GAME = "coal_baron"
EXPECTED: dict[str, Any] = tomllib.loads((HERE / GAME / "expected.toml").read_text("utf-8"))
POSITIONS = positions(GAME)
PLAIN_DECISIONS = 1_000
"""Plain Python counts as deep as it has to ask so many times."""


def read(name: str) -> State:
    return coalface.game(GAME).position(POSITIONS[name])


def test_every_position_has_numbers_and_there_are_all_kinds() -> None:
    assert set(EXPECTED) == set(POSITIONS)
    kinds = ["first-placement", "mid-mining", "draw-tiles", "draw-orders", "last-worker"]
    wanted = {f"{seats}-{kind}" for seats in (2, 3, 4) for kind in [*kinds, "shortage"]}
    assert wanted <= set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_of_play_are_as_many_as_recorded(name: str) -> None:
    state, rows = read(name), EXPECTED[name]["depths"]
    assert LEAST <= rows[-1][0] <= MOST
    for depth, expected in enumerate(rows, 1):
        if _build.compiled() or expected[2] <= PLAIN_DECISIONS:
            assert numbers(perft(state, depth)) == expected, f"depth {depth}"


@pytest.mark.parametrize("name", [name for name in POSITIONS if EVERY_DRAW in name])
def test_the_same_with_every_draw(name: str) -> None:
    found = numbers(perft(read(name), 2, every_draw=True))
    assert found == EXPECTED[name]["every_draw"]


def reference(state: State, depth: int, every_draw: bool) -> list[int]:
    """Leaves, ended lines, decisions, draws, outcomes: written as plainly as can be."""
    actors = state.actors()
    if not actors:
        return [0, 1, 0, 0, 0]
    chance = actors == [CHANCE]
    if depth == 0 and not chance:
        return [1, 0, 0, 0, 0]
    legal = state.legal(actors[0])
    total = [0, 0, 0, 1, len(legal)] if chance else [0, 0, 1, 0, 0]
    if chance and not every_draw:
        legal = legal[len(legal) // 2 :][:1]
    for move in legal:
        after = state.clone()
        after.apply(actors[0], move)
        if depth == 1 and not chance:
            total[0] += 1
            continue
        below = reference(after, depth if chance else depth - 1, every_draw)
        total = [a + b for a, b in zip(total, below, strict=True)]
    return total


@pytest.mark.parametrize(
    ("name", "every_draw"),
    [("2-last-worker", False), ("3-shortage", False), ("3-shortage", True), ("4-mid-mining", True)],
)
def test_perft_counts_what_a_plain_walk_counts(name: str, every_draw: bool) -> None:
    state = read(name)
    before = state.dump()
    for depth in (1, 2):
        expected = reference(state, depth, every_draw)
        assert numbers(perft(state, depth, every_draw)) == expected
    assert state.dump() == before


def test_a_game_that_is_over_has_no_leaves() -> None:
    state, rng = coalface.game(GAME).start(2), coalface.Random(1)
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    assert numbers(perft(state, 3)) == [0, 1, 0, 0, 0]


def test_a_depth_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        perft(read("2-shortage"), 0)
