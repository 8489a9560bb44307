"""Lines of play from named positions, against the numbers on record; and perft itself."""

import tomllib
from typing import Any

import pytest

import coalface
from coalface import CHANCE, OVER, State, _build
from coalface.core.perft import perft
from coalface.core.registry import game_spec
from tests.game_ids import RELEASED
from tests.perft.count import HERE, LEAST, MOST, every_draw, lines, numbers, positions
from tests.settings import games_with, settings

GAMES = RELEASED
EXPECTED: dict[str, Any] = {
    game: tomllib.loads((HERE / game / "expected.toml").read_text("utf-8")) for game in GAMES
}
POSITIONS = {game: positions(game) for game in GAMES}
NAMES = [(game, name) for game in GAMES for name in POSITIONS[game]]
PLAIN_DECISIONS = 1_000
"""Plain Python counts as deep as it has to ask so many times."""


def read(game: str, name: str) -> State:
    return coalface.game(game).position(POSITIONS[game][name])


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_numbers_and_there_are_all_kinds(game: str) -> None:
    assert set(EXPECTED[game]) == set(POSITIONS[game])
    wanted = {f"{seats}-{kind}" for seats in (2, 3, 4) for kind in settings("perft", game)["kinds"]}
    assert wanted <= set(POSITIONS[game])


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_the_lines_of_play_are_as_many_as_recorded(game: str, name: str) -> None:
    state, rows = read(game, name), EXPECTED[game][name]["depths"]
    assert LEAST <= lines(rows[-1]) <= MOST or rows[-1][0] == 0
    for depth, expected in enumerate(rows, 1):
        if _build.compiled() or expected[2] <= PLAIN_DECISIONS:
            assert numbers(perft(state, depth)) == expected, f"depth {depth}"


@pytest.mark.parametrize(("game", "name"), [place for place in NAMES if every_draw(*place)])
def test_the_same_with_every_draw(game: str, name: str) -> None:
    found = numbers(perft(read(game, name), 2, every_draw=True))
    assert found == EXPECTED[game][name]["every_draw"]


def reference(state: State, depth: int, all_draws: bool) -> list[int]:
    """Leaves, ended lines, decisions, draws, outcomes: written as plainly as can be."""
    actors = state.actors()
    if not actors:
        return [0, 1, 0, 0, 0]
    chance = actors == [CHANCE]
    if depth == 0 and not chance:
        return [1, 0, 0, 0, 0]
    legal = state.legal(actors[0])
    total = [0, 0, 0, 1, len(legal)] if chance else [0, 0, 1, 0, 0]
    if chance and not all_draws:
        legal = legal[len(legal) // 2 :][:1]
    for move in legal:
        after = state.clone()
        after.apply(actors[0], move)
        if depth == 1 and not chance:
            total[0] += 1
            continue
        below = reference(after, depth if chance else depth - 1, all_draws)
        total = [a + b for a, b in zip(total, below, strict=True)]
    return total


@pytest.mark.parametrize(
    ("game", "name", "all_draws"),
    [(game, *walk) for game in GAMES for walk in settings("perft", game).get("walks", ())],
)
def test_perft_counts_what_a_plain_walk_counts(game: str, name: str, all_draws: bool) -> None:
    state = read(game, name)
    before = state.dump()
    for depth in (1, 2):
        expected = reference(state, depth, all_draws)
        assert numbers(perft(state, depth, all_draws)) == expected
    assert state.dump() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_has_no_leaves(game: str) -> None:
    state, rng = coalface.game(game).start(2), coalface.Random(1)
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    assert numbers(perft(state, 3)) == [0, 1, 0, 0, 0]


def test_a_depth_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        perft(read(*NAMES[0]), 0)


@pytest.mark.parametrize("game", games_with("perft", "first_set", GAMES))
def test_the_lines_of_play_by_the_first_rules_stay(game: str) -> None:
    file = HERE / game / settings("perft", game)["first_set"]
    found = tomllib.loads(file.read_text("utf-8"))
    assert found != EXPECTED[game]
    first = game_spec(game).game(version=1, components="1")
    for name, text in POSITIONS[game].items():
        state = first.position(text)
        for depth, expected in enumerate(found[name]["depths"], 1):
            if expected[2] <= PLAIN_DECISIONS:
                assert numbers(perft(state, depth)) == expected, f"{name}, depth {depth}"
