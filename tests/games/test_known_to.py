"""What a seat knows, as a state: it tells nothing else, and comes back whole from its text."""

import pickle
from collections.abc import Iterator

import pytest

import coalface
from coalface import CHANCE, OVER, State
from coalface.core.random import Random
from tests.game_ids import DECLARED

EVERY = 7


def positions(game: coalface.Game, seats: int) -> Iterator[State]:
    """Every few positions of a random game."""
    state, rng, line = game.start(seats), Random(f"known {seats}"), 0
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        state.advance(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        line += 1
        if line % EVERY == 0:
            yield state


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_comes_back_from_its_text_and_from_a_view(id: str, seats: int) -> None:
    game = coalface.game(id)
    for state in positions(game, seats):
        for seat in (0, seats - 1, None):
            known, view = state.known_to(seat), state.view(seat)
            assert game.position(known.text()).dump() == known.dump()
            assert known.view(seat) == view
            sent = pickle.loads(pickle.dumps(view))
            assert sent == view
            assert game.known_state(sent).dump() == known.dump()


@pytest.mark.parametrize("id", DECLARED)
def test_it_does_not_change_with_what_is_hidden(id: str) -> None:
    game, rng, tried = coalface.game(id), Random("hidden"), 0
    for state in positions(game, 3):
        for seat in (0, 1, 2, None):
            other = game.scramble(state, seat, rng)
            assert other.known_to(seat).dump() == state.known_to(seat).dump()
            tried += other.dump() != state.dump()
    assert tried > 20


@pytest.mark.parametrize("id", DECLARED)
def test_it_says_nothing_of_what_others_know(id: str) -> None:
    state = coalface.game(id).start(2)
    with pytest.raises(ValueError, match="what one seat knows"):
        state.known_to(0).known_to(1)
