"""Numeric observations: what a seat knows as numbers, with a schema that says what they mean."""

import copy
import pickle
from collections.abc import Iterator

import numpy as np
import pytest

import coalface
from coalface import CHANCE, OVER, State
from coalface.core.fields import Contained, Declaration, declaration
from coalface.core.observation import declared_class, game_schema
from coalface.core.random import Random
from coalface.encoding import encoder
from tests.conformance.well import Well
from tests.game_ids import DECLARED

EVERY = 9


def played(id: str, seats: int) -> Iterator[State]:
    """A random game, the state after every few lines and that of the end; it plays on."""
    state, rng = coalface.game(id).start(seats), Random(f"observed {seats}")
    line = 0
    while (actor := state.actor()) != OVER:
        legal = state.legal(actor)
        state.advance(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        line += 1
        if line % EVERY == 0:
            yield state
    yield state


def positions(id: str, seats: int) -> list[State]:
    """Some positions of a random game, the end included."""
    return [state.clone() for state in played(id, seats)]


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_observation_is_that_of_the_view_also_over_the_wire(id: str, seats: int) -> None:
    encode = encoder(coalface.game(id), seats)
    buffer = np.full(encode.size, 99, encode.dtype)
    for state in positions(id, seats)[:12]:
        for seat in range(seats):
            encode.into(state, seat, buffer)
            view = state.view(seat)
            assert (encode.from_view(view) == buffer).all()
            assert (encode.from_view(pickle.loads(pickle.dumps(view))) == buffer).all()


def test_what_a_mine_adds_to_observations_follows_the_mine() -> None:
    """It is worked out once for each mine, while the game goes on: a changed mine is a new one."""
    encode = encoder(coalface.game("coal_country"), 2)
    mine, found = encode.schema["players[0].mine.utilities_on"], set()
    for state in played("coal_country", 2):
        seen = encode.encode(state, 0)
        sent = pickle.loads(pickle.dumps(state.view(0)))
        assert (encode.from_view(sent) == seen).all()
        found.add(seen[mine.start : mine.stop].tobytes())
    assert len(found) > 2


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_schema_names_every_entry_once(id: str, seats: int) -> None:
    encode = encoder(coalface.game(id), seats)
    slices = encode.schema.slices
    assert [each.start for each in slices] == [0, *(each.stop for each in slices[:-1])]
    assert slices[-1].stop == encode.size == encode.encode(encode.game.start(seats), 0).size
    assert len({each.name for each in slices}) == len(slices)
    for each in slices:
        assert len(each.labels) == len(set(each.labels)) == each.stop - each.start, each.name
    assert (encode.low() <= encode.high()).all()


def fields_of(declared: Declaration, module: str) -> list[tuple[str, bool]]:
    """The names of the fields of a record and of those in it, and whether they are left out."""
    found = [(field.name, bool(field.left_out)) for field in declared.fields]
    for part in declared.contained:
        if part.part == "shared":
            inner = fields_of(declaration(module, part.of), module)
            found += [(f"{part.name}.{name}", out) for name, out in inner]
    return found


@pytest.mark.parametrize("id", DECLARED)
def test_every_field_is_observed_or_left_out_with_a_reason(id: str) -> None:
    state = coalface.game(id).start(2)
    schema, cls = game_schema(state.game, 2), declared_class(state)
    assert cls is not None
    declared = declaration(cls.__module__, cls.__name__)
    names = {each.name for each in schema.slices}
    (players,) = (part for part in declared.contained if part.part == "records")
    player = declaration(cls.__module__, players.of)
    for name, out in fields_of(declared, cls.__module__):
        assert (name in schema.left_out) == out, name
        assert (name in names) != out, name
    for name, out in fields_of(player, cls.__module__):
        assert (f"players.{name}" in schema.left_out) == out, name
        assert all((f"players[{number}].{name}" in names) != out for number in range(2)), name
    for pile in piles(declared):
        assert f"{pile.name}.unseen" in names
    assert all(schema.left_out.values())


def piles(declared: Declaration) -> list[Contained]:
    """The piles of a state."""
    return [part for part in declared.contained if part.part == "pile"]


@pytest.mark.parametrize("id", DECLARED)
def test_the_observer_comes_first_and_the_others_in_the_order_of_seats(id: str) -> None:
    encode = encoder(coalface.game(id), 3)
    schema = encode.schema
    score = {"coal_baron": "score", "coal_country": "cash", "ruhrschifffahrt": "vp"}.get(
        id, "score"
    )
    differ = 0
    for state in positions(id, 3):
        scores = state.scores()
        differ += len(set(scores)) == 3
        for seat in range(3):
            written = encode.encode(state, seat)
            for number in range(3):
                entry = written[schema[f"players[{number}].{score}"].start]
                assert entry == scores[(seat + number) % 3]
            turn = written[schema["to_act"].start : schema["to_act"].stop]
            owing = [state.actor() >= 0 and state.owes((seat + n) % 3) for n in range(3)]
            assert turn.tolist() == [*owing, state.actor() == CHANCE, state.actor() == OVER]
            assert written[schema["observer"].start + seat] == 1
    assert differ > 0


def test_places_that_belong_to_seats_are_counted_from_the_observer() -> None:
    encode = encoder(coalface.game("coal_baron"), 3)
    places, held = encode.schema["card_place"], 0
    for state in positions("coal_baron", 3):
        for seat in range(3):
            written = encode.encode(state, seat)[places.start : places.stop]
            mine = encode.schema["players[0].orders"]
            own = encode.encode(state, seat)[mine.start : mine.stop]
            found = [written[places.labels.index(f"{card} 4")] for card in mine.labels]
            assert own.tolist() == found
            held += sum(found)
    assert held > 0


def test_what_a_seat_has_looked_at_is_in_its_observation_alone() -> None:
    encode = encoder(coalface.game("coal_baron"), 2)
    schema, seen = encode.schema, 0
    for state in positions("coal_baron", 2):
        written = [encode.encode(state, seat) for seat in range(2)]
        for pile in ("tiles", "orders"):
            known, unseen = schema[f"{pile}.known"], schema[f"{pile}.unseen"]
            totals = {
                int(each[known.start : known.stop].sum() + each[unseen.start : unseen.stop].sum())
                for each in written
            }
            sizes = schema[f"{pile}.sizes"].start
            assert totals == {int(written[0][sizes] + written[0][sizes + 3])}
            one, two = (each[known.start : known.stop].tolist() for each in written)
            seen += one != two
    assert seen > 0


def test_any_array_of_the_right_size_can_be_written() -> None:
    game = coalface.game("coal_baron")
    encode = encoder(game, 2)
    rows = np.ones((3, encode.size), np.float32)
    encode.into(game.start(2), 1, rows[1])
    assert (rows[1] == encode.encode(game.start(2), 1)).all()
    assert (rows[::2] == 1).all()
    with pytest.raises(ValueError, match="broadcast"):
        encode.into(game.start(2), 1, np.ones(encode.size - 1))


def test_an_encoder_is_copied_and_pickled_with_a_buffer_of_its_own() -> None:
    game = coalface.game("coal_baron")
    encode, before, after = encoder(game, 2), *positions("coal_baron", 2)[:2]
    seen = encode.encode(before, 0)
    for other in (copy.copy(encode), copy.deepcopy(encode), pickle.loads(pickle.dumps(encode))):
        other.encode(after, 0)
        assert other._buffer is not encode._buffer
        assert (other.encode(before, 0) == seen).all()


def test_an_encoder_refuses_what_it_is_not_made_for() -> None:
    game = coalface.game("coal_baron")
    encode = encoder(game, 2)
    with pytest.raises(ValueError, match="expected a table of 2 seats, got one of 3"):
        encode.encode(game.start(3), 0)
    with pytest.raises(ValueError, match="expected a state of"):
        encode.encode(coalface.game("ruhrschifffahrt").start(2), 0)
    with pytest.raises(ValueError, match="seat 2 out of range"):
        encode.encode(game.start(2), 2)
    with pytest.raises(ValueError, match="got that of a spectator"):
        encode.from_view(game.start(2).view(None))
    with pytest.raises(ValueError, match="what one seat knows"):
        encode.encode(game.start(2).known_to(0), 1)
    with pytest.raises(ValueError, match="supports 2–4 players, got 7"):
        encoder(game, 7)
    with pytest.raises(ValueError, match="well has no numeric observations"):
        encoder(Well(), 2)
    assert repr(encode) == f"<encoder of coal_baron for 2 seats, {encode.size} numbers>"
