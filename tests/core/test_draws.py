"""Draws keyed by seed, source and number: the same cards come, whatever is played between."""

from collections import defaultdict

import coalface
from coalface import CHANCE, OVER, Random
from coalface.core.draws import SeededDraws


def drawn(seed: str, player: Random) -> dict[int, list[int]]:
    """What comes from each source in one game with this player's moves."""
    state, draws = coalface.game("coal_baron").start(2), SeededDraws(seed)
    found: dict[int, list[int]] = defaultdict(list)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            source = int(state.source())
            found[source].append(draws.next(state))
            state.apply(CHANCE, found[source][-1])
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[player.below(len(legal))])
    return found


def test_games_with_one_seed_meet_the_same_chance() -> None:
    first, second = drawn("a", Random(1)), drawn("a", Random(2))
    assert set(first) == set(second) == {0, 1, 2}
    for source, moves in first.items():
        common = min(len(moves), len(second[source]))
        assert common >= 1
        assert moves[:common] == second[source][:common]


def test_games_with_another_seed_do_not() -> None:
    first, second = drawn("a", Random(1)), drawn("b", Random(1))
    assert first[1][:6] != second[1][:6]
