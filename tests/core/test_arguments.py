"""Seats, actors and moves that callers give: what is accepted, and what errors say."""

from collections.abc import Callable
from typing import Any

import pytest

import coalface
from coalface import CHANCE, OVER, Random, State

GAMES = ("coal_baron", "coal_country", "german_railroads", "ruhrschifffahrt")


class Number:
    """A number that is no int, as those of numpy are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def decided(name: str) -> State:
    """A game up to the first decision of a seat."""
    state, rng = coalface.game(name).start(3), Random(4)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    return state


SEATED: dict[str, Callable[[State, Any], object]] = {
    "view": lambda state, seat: state.view(seat),
    "information_state": lambda state, seat: state.information_state(seat),
    "known_to": lambda state, seat: state.known_to(seat),
    "breakdown": lambda state, seat: state.breakdown(seat),
    "legal": lambda state, seat: state.legal(seat),
    "why_not": lambda state, seat: state.why_not(seat, 0),
    "apply": lambda state, seat: state.apply(seat, 0),
    "explain": lambda state, seat: state.game.explain(state, seat, 0),
}
MOVED: dict[str, Callable[[State, Any], object]] = {
    "why_not": lambda state, move: state.why_not(0, move),
    "apply": lambda state, move: state.apply(0, move),
    "explain": lambda state, move: state.game.explain(state, 0, move),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ask", SEATED)
@pytest.mark.parametrize("seat", [3, 9, -3, -9, 1 << 70, Number(9)])
def test_a_seat_that_is_not_at_the_table_is_named(name: str, ask: str, seat: Any) -> None:
    number = seat.value if isinstance(seat, Number) else seat
    with pytest.raises(ValueError, match=rf"(seat|actor) {number} out of range 0–2"):
        SEATED[ask](decided(name), seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ask", ["view", "information_state", "known_to", "breakdown"])
def test_chance_sees_nothing_and_has_no_points(name: str, ask: str) -> None:
    with pytest.raises(ValueError, match=r"seat -1 out of range"):
        SEATED[ask](decided(name), CHANCE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("move", [-1, 10**6, 1 << 70, Number(-1)])
@pytest.mark.parametrize("ask", MOVED)
def test_a_move_that_is_not_in_the_catalogue_is_named(name: str, ask: str, move: Any) -> None:
    state = decided(name)
    number = move.value if isinstance(move, Number) else move
    last = len(state.game.moves) - 1
    with pytest.raises(ValueError, match=rf"move id {number} out of range 0–{last}"):
        MOVED[ask](state, move)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("given", ["0", 1.0, [0]])
def test_what_is_no_number_is_a_type_error(name: str, given: Any) -> None:
    state = decided(name)
    for ask in (*SEATED.values(), *MOVED.values()):
        with pytest.raises(TypeError, match="must be a whole number, got"):
            ask(state, given)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_has_an_index_is_a_number(name: str) -> None:
    state = decided(name)
    actor = int(state.actor())
    move = state.legal(actor)[0]
    for number in (Number, pytest.importorskip("numpy").int64):
        assert state.view(number(actor)) == state.view(actor)
        assert state.legal(number(actor)) == state.legal(actor)
        assert state.why_not(number(actor), number(move)) == 0
        assert state.breakdown(number(actor)) == state.breakdown(actor)
        assert state.game.explain(state, number(actor), number(move)) is None
        one, other = state.clone(), state.clone()
        one.apply(actor, move)
        other.apply(number(actor), number(move))
        assert one.dump() == other.dump()
    assert state.view(True) == state.view(1)


def test_nobody_has_moves_when_the_game_is_over() -> None:
    assert decided("coal_baron").legal(OVER) == []


@pytest.mark.parametrize("name", GAMES)
def test_legal_gives_forward_moves_unless_asked_for_all(name: str) -> None:
    """In Coal Country a foreman can be taken back as long as all place theirs."""
    state, rng = decided(name), Random(7)
    taken_back = 0
    for _ in range(60):
        actor = state.actors()[0] if state.actors() else OVER
        if actor == OVER:
            break
        forward, every = state.legal(actor), state.legal(actor, retracting=True)
        assert forward == [move for move in every if not state.game.moves[move].retracts]
        taken_back += len(every) - len(forward)
        chosen = state.draw(rng) if actor == CHANCE else forward[rng.below(len(forward))]
        state.apply(actor, chosen)
    assert (taken_back > 0) == (name == "coal_country")
