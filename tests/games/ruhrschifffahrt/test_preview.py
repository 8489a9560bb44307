"""What previews of Ruhrschifffahrt say first."""

import coalface
from coalface.core.contract import CHANCE, OVER
from coalface.core.preview import preview
from coalface.core.random import Random
from coalface.core.registry import game_spec

GAME = coalface.game("ruhrschifffahrt")
SPEC = game_spec("ruhrschifffahrt")
FIRST = "rs-change-die-brought"


def first_rows(seed: int) -> list[str]:
    """The first row of the preview of each die that could be returned in a random game."""
    found = []
    rng, state = Random(seed), GAME.start(2)
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        if actor != CHANCE and state.view(actor).table.pending[-1].kind == "return":
            view = state.view(actor)
            shown = preview(GAME, SPEC.preview_table(view), view, legal[:1])
            found.append(shown.changes[0].words.key)
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
    return found


def test_a_die_that_returns_comes_before_what_follows_anyway() -> None:
    rows = [row for seed in range(3) for row in first_rows(seed)]
    assert rows
    assert set(rows) == {FIRST}
