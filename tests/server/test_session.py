"""A session of sealed choices: who is sent it, and that nothing of it is taken back."""

from collections.abc import Iterator

import pytest

from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.registry import released_specs
from coalface.core.view import AnyView
from coalface.server.games import find_game
from coalface.server.refusal import Refusal
from coalface.server.table.session import GameSession, Line
from coalface.server.table.undo import can_undo, plan_undo
from tests.conformance.sealed import COMMIT, Sealed

MAX_MOVES = 400
"""Lines of a random game that are looked at."""


def sealed() -> GameSession:
    return GameSession(Sealed(), ("Anna", "Bert"), "seed")


def test_a_sealed_choice_is_sent_to_the_one_who_makes_it() -> None:
    session = sealed()
    line = session.play(1, 2)
    assert line.sealed
    assert set(session.audiences_of([line]) or []) == {1}
    assert session.story(0) == session.story(None) == []


def test_that_someone_has_committed_is_sent_to_all() -> None:
    session = sealed()
    session.play(1, 2)
    line = session.play(1, COMMIT)
    assert set(session.audiences_of([line]) or []) == {0, 1, None}


def test_nothing_is_taken_back_while_choices_are_sealed_or_once_they_are_open() -> None:
    session = sealed()
    for seat in (0, 1):
        session.play(seat, seat)
        with pytest.raises(Refusal, match="undo-sealed"):
            plan_undo(session, seat, [seat], [0, 1])
        assert not can_undo(session, seat)
    for seat in (0, 1):
        session.play(seat, COMMIT)
    with pytest.raises(Refusal, match="undo-sealed"):
        plan_undo(session, 1, [1], [0, 1])


def test_a_decision_has_a_number_of_its_own() -> None:
    session = sealed()
    before = [session.decision(seat) for seat in (0, 1)]
    session.play(1, 2)
    after = [session.decision(seat) for seat in (0, 1)]
    assert after == [before[0], before[1] + 1]


def played(
    game: Game, seats: int, seed: str
) -> Iterator[tuple[Line, list[AnyView], list[AnyView]]]:
    """A random game: each line of a seat, with what all others saw before it and after it."""
    session, rng = GameSession(game, tuple(f"P{seat}" for seat in range(seats)), seed), Random(seed)
    session.draw_all()
    for _ in range(MAX_MOVES):
        actors = session.actors()
        if not actors:
            return
        actor = actors[rng.below(len(actors))]
        legal = session.state.legal(actor, retracting=True)
        others = [audience for audience in (*range(seats), None) if audience != actor]
        before = [session.view(audience) for audience in others]
        move = legal[rng.below(len(legal))]
        expected = session.would_be_quiet(actor, move)
        line = session.play(actor, move)
        assert line.quiet == expected
        yield line, before, [session.view(audience) for audience in others]
        session.draw_all()


@pytest.mark.parametrize("id", sorted(released_specs()))
def test_a_line_is_quiet_if_and_only_if_it_shows_others_nothing(id: str) -> None:
    game = find_game(id, {})
    quiet = 0
    for line, before, after in played(game, game.seat_counts[-1], "quiet"):
        seen = any(event.seen(None) for event in line.events)
        assert line.quiet == (before == after and not seen)
        quiet += line.quiet
    assert (quiet > 0) == (id == "coal_country")


def test_the_last_to_choose_in_secret_is_as_quiet_as_the_first() -> None:
    session = GameSession(find_game("coal_country", {}), ("Anna", "Bert"), "last")
    session.draw_all()
    commit = session.game.moves.id("commit")
    while commit not in session.state.legal(0):
        assert session.play(0, session.state.legal(0)[0]).quiet
    assert not session.play(0, commit).quiet
    line = session.play(1, session.state.legal(1)[0])
    assert line.quiet
    assert line.sealed
    assert set(session.audiences_of([line]) or []) == {1}
    assert not can_undo(session, 1)
