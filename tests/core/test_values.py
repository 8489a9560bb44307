"""States, games and streams of random numbers as values: equal, hashed, copied, pickled, shown."""

import copy
import pickle
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import coalface
from coalface import CHANCE, OVER, Event, Game, IllegalMove, Random, State
from tests.game_ids import DECLARED

GAMES = ("coal_baron", "coal_country", "german_railroads", "ruhrschifffahrt")
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
OTHER: dict[str, dict[str, Any]] = {
    "coal_country": {"starting_money": 20},
    "german_railroads": {"board": "german", "coal": True},
}
"""Options that are not the usual ones."""


def positions(game: Game, every: int = 13) -> Iterator[State]:
    """Some positions of a random game, the end among them."""
    state, rng, line = game.start(game.seat_counts[-1]), Random(f"values {game.id}"), 0
    while (actor := state.actor()) != OVER:
        if line % every == 0:
            yield state
        legal = state.legal(actor)
        state.advance(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        line += 1
    yield state


def sent(value: object) -> object:
    """A value as it comes out of another process."""
    return pickle.loads(pickle.dumps(value))


def own_components(name: str) -> str:
    """An owner's component file: the released one, with a word of the owner's."""
    released = files(f"coalface.games.{name}") / "components" / "1.toml"
    return released.read_text("utf-8") + "\n# my own box\n"


def games(name: str) -> list[Game]:
    """A game as usual, with other options, and with someone's own components."""
    found = [coalface.game(name), coalface.game(name, components_text=own_components(name))]
    return [*found, coalface.game(name, **OTHER[name])] if name in OTHER else found


@EVERY_GAME
def test_games_are_values(name: str) -> None:
    for game, again in zip(games(name), games(name), strict=True):
        assert game == again
        assert hash(game) == hash(again)
        assert copy.copy(game) is copy.deepcopy(game) is game
        restored = sent(game)
        assert isinstance(restored, Game)
        assert restored == game
        assert (restored.options, restored.components) == (game.options, game.components)
        assert restored.own_components == game.own_components
        assert repr(restored) == repr(game)
    assert len(set(games(name))) == len(games(name))
    assert coalface.game(name) != name


@EVERY_GAME
def test_the_repr_of_a_game_makes_it_again(name: str) -> None:
    for game in games(name):
        if game.own_components is None:
            assert eval(repr(game), {"coalface": coalface}) == game


@EVERY_GAME
def test_states_are_values(name: str) -> None:
    for game in games(name):
        before: State | None = None
        for state in positions(game, 29):
            assert state == state.clone()
            assert hash(state) == hash(state.clone())
            assert state != before
            for made in (copy.copy(state), copy.deepcopy(state), sent(state)):
                assert isinstance(made, State)
                assert made is not state
                assert made == state
                assert made.game == game
                assert made.dump() == state.dump()
            before = state.clone()


@EVERY_GAME
def test_a_copy_is_not_changed_with_its_origin(name: str) -> None:
    state = coalface.game(name).start(2)
    for made in (copy.copy(state), copy.deepcopy(state)):
        state.apply(state.actor(), state.legal(state.actor())[0])
        assert made != state


def test_states_of_other_games_and_seats_are_not_equal() -> None:
    usual, other = coalface.game("coal_country"), coalface.game("coal_country", starting_money=20)
    assert usual.start(2) != other.start(2)
    assert usual.start(2) != usual.start(3)
    assert usual.start(2) != usual.start(2).dump()


@pytest.mark.parametrize("name", DECLARED)
def test_what_a_seat_knows_stays_that_in_a_pickle(name: str) -> None:
    known_by = 0
    for state in positions(coalface.game(name), 41):
        for seat in (0, state.seats - 1, None):
            known = state.known_to(seat)
            restored = sent(known)
            assert isinstance(restored, State)
            assert restored == known
            assert repr(restored) == repr(known)
            assert restored != state
            assert restored.view(seat) == state.view(seat)
            with pytest.raises(ValueError, match="what one seat knows"):
                restored.known_to(1 if seat != 1 else 0)
            known_by += 1
    assert known_by > 5


@EVERY_GAME
def test_the_repr_of_a_state_says_where_it_stands(name: str) -> None:
    state = coalface.game(name).start(2)
    assert repr(state) == f"<{name}, 2 seats, chance to act, scores {state.scores()}>"
    rng = Random(1)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    assert " to act, scores [" in repr(state)
    assert f"seat {state.actor()} to act" in repr(state) or f"seats {state.actors()}" in repr(state)


def test_the_repr_of_what_a_seat_knows_says_whose_it_is() -> None:
    state = coalface.game("coal_baron").start(2)
    assert repr(state.known_to(1)) == "<coal_baron, 2 seats, what seat 1 knows>"
    assert repr(state.known_to(None)) == "<coal_baron, 2 seats, what a spectator knows>"


def test_streams_are_values() -> None:
    stream = Random("table 12")
    for _ in range(3):
        stream.word()
    again = [copy.copy(stream), copy.deepcopy(stream), sent(stream), eval(repr(stream))]
    expected = [stream.word() for _ in range(5)]
    for other in again:
        assert isinstance(other, Random)
        assert other != stream
        assert [other.word() for _ in range(5)] == expected
        assert other == stream
        assert hash(other) == hash(stream)
    assert Random(1) != Random(2)


def test_whatever_has_an_index_is_a_seed() -> None:
    numpy = pytest.importorskip("numpy")
    assert Random(numpy.int64(7)) == Random(7) == Random(numpy.uint8(7))
    assert Random(True) == Random(1)
    assert Random(numpy.str_("7")) == Random("7") != Random(7)


@pytest.mark.parametrize("seed", [1.5, None, [1]])
def test_what_is_no_seed_is_a_type_error(seed: object) -> None:
    with pytest.raises(TypeError, match="a seed must be a whole number, str or bytes, got"):
        Random(seed)  # type: ignore[arg-type]


def test_a_stream_goes_on_only_from_words() -> None:
    with pytest.raises(ValueError, match="expected four numbers from 0 to 4294967295"):
        Random.from_state((0, 0, -1, 1))


def test_events_and_refusals_are_pickled() -> None:
    event = Event("cb.coal.loaded", 1, (2, 1), 3)
    assert sent(event) == event
    state = coalface.game("coal_baron").start(2)
    with pytest.raises(IllegalMove) as refused:
        state.apply(0, 0)
    restored = sent(refused.value)
    assert isinstance(restored, IllegalMove)
    assert str(restored) == str(refused.value)
    assert restored.reason == refused.value.reason


def test_a_game_that_is_not_of_the_package_cannot_be_pickled() -> None:
    from tests.conformance.well import Well

    game = Well()
    assert copy.deepcopy(game) is game
    assert game == Well()
    with pytest.raises(pickle.PicklingError, match="is not a game of this package"):
        pickle.dumps(game)
