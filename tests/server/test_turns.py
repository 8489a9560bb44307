"""Lines of play grouped into turns: all of them, in order, with their points, and no secret."""

from itertools import pairwise
from typing import get_args

import pytest

from coalface.core.contract import ALLOWED, CHANCE
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.server import protocol as p
from coalface.server.table.positions import PositionBuilder
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import replay
from coalface.server.table.session import GameSession
from coalface.server.table.turn_payloads import grouped, turn_payload
from tests.conformance.sealed import COMMIT, WITHDRAW, Sealed
from tests.server.turns import GAMES, play_on, played, presenter, session_of, story_of

SCRAMBLES = 40
"""Positions of a game in which what is hidden is drawn again."""


def test_turns_hold_every_line_once_in_order(finished: GameSession) -> None:
    turns = grouped(finished.lines)
    assert [line for turned in turns for line in turned] == finished.lines
    numbers = [turned[0].turn.number for turned in turns]
    assert numbers == list(range(1, len(turns) + 1))
    found = replay(finished, None, False, presenter(finished), None)
    assert [t.turn.number for t in found.turns] == numbers
    steps = [n for t in found.turns for n in range(t.first, t.last + 1)]
    assert steps == [step.line for step in found.steps]


def test_a_turn_is_that_of_one_seat_in_one_round(finished: GameSession) -> None:
    for turned in grouped(finished.lines):
        turn, actors = turned[0].turn, {line.actor for line in turned} - {CHANCE}
        assert all(line.turn is turn for line in turned)
        assert turn.together or actors <= {turn.seat}
    rounds = [line.turn.round for line in finished.lines]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) >= 3


def test_the_next_turn_of_the_same_seat_is_another() -> None:
    """At the end of a round one seat may go on alone: each placement is a turn."""
    session = played("german_railroads", 4)
    pairs = zip(grouped(session.lines), grouped(session.lines)[1:], strict=False)
    assert any(one[0].turn.seat == next[0].turn.seat >= 0 for one, next in pairs)
    for turned in grouped(session.lines):
        keys = [event.key for line in turned for event in line.events]
        assert keys.count("gr.placed") + keys.count("gr.passed") <= 1


def test_a_draw_of_an_event_is_in_no_turn_of_a_player() -> None:
    """Between decisions of phase 1 the country is turned up: that is the table's own."""
    session = played("ruhrschifffahrt", 2)
    turns = grouped(session.lines)
    assert all(len({line.actor == CHANCE for line in turned}) == 1 for turned in turns)
    follows = [one[0].turn for one, next in pairwise(turns) if next[0].actor == CHANCE]
    assert any(turn.seat >= 0 and turn.stage == 0 for turn in follows)


def test_a_placement_of_emil_is_a_turn_of_the_table_that_says_so() -> None:
    session = played("german_railroads", 1, 40)
    turns = grouped(session.lines)
    placed = [
        [event.seat for line in turned for event in line.events if event.key == "gr.emil.placed"]
        for turned in turns
    ]
    assert sum(map(len, placed)) > 3
    assert all(len(seats) <= 1 for seats in placed)
    found = replay(session, None, False, presenter(session), None)
    for turned, seats in zip(found.turns, placed, strict=True):
        is_emils = turned.turn.words.startswith("Emil places ")
        assert is_emils == bool(seats)
        assert not is_emils or turned.turn.seat < 0


def test_points_of_turns_add_up_to_the_scores(finished: GameSession) -> None:
    found = replay(finished, None, False, presenter(finished), None)
    start = finished.game.start(len(finished.names)).scores()
    for seat, score in enumerate(finished.state.scores()):
        own = sum(t.turn.points[seat] or 0 for t in found.turns)
        scoring = sum(t.turn.scoring[seat] or 0 for t in found.turns if t.turn.scoring)
        assert start[seat] + own + scoring == score


def test_the_last_turn_alone_ends_the_game(finished: GameSession) -> None:
    """What it scores is that of the last round and of the game, and must be called so."""
    found = replay(finished, None, False, presenter(finished), None)
    ends = [turned.turn.ends_game for turned in found.turns]
    assert ends == [False] * (len(ends) - 1) + [True]


def test_the_end_of_a_round_brings_what_came_from_its_sources(finished: GameSession) -> None:
    """No source that belongs to ends of rounds brings points at any other time."""
    course = game_spec(finished.game.id).course
    assert course is not None
    before = [dict[str, int]() for _ in finished.names]
    for line, state in finished.states():
        after = [state.breakdown(seat) for seat in range(len(finished.names))]
        gained = tuple(
            sum(now.get(source, 0) - old.get(source, 0) for source in course.scored)
            for now, old in zip(after, before, strict=True)
        )
        assert gained == (line.scoring or (0,) * len(finished.names))
        before = after


def test_sources_are_declared_once_and_all(finished: GameSession) -> None:
    course = game_spec(finished.game.id).course
    assert course is not None
    declared = [source for group in course.groups for source in group.members()]
    assert len(declared) == len(set(declared))
    found = {
        source for seat in range(len(finished.names)) for source in finished.state.breakdown(seat)
    }
    assert found <= set(declared)
    assert set(course.scored) <= set(declared)
    assert len(course.groups) <= 9


def test_the_sheet_is_in_the_order_of_play_and_adds_up(finished: GameSession) -> None:
    course = game_spec(finished.game.id).course
    assert course is not None
    rows = presenter(finished).sheet(finished.state, ())
    order = [group.name for group in course.groups]
    assert [row.source for row in rows] == [
        name for name in order if name in {r.source for r in rows}
    ]
    members = [source for group in course.groups for source in group.members()]
    for row in rows:
        listed = [part.source for part in row.parts]
        assert listed == sorted(listed, key=members.index)
        for seat, points in enumerate(row.points):
            assert not row.parts or points == sum(part.points[seat] or 0 for part in row.parts)
    totals = [sum(row.points[seat] or 0 for row in rows) for seat in range(len(finished.names))]
    assert totals == finished.state.scores()


ROUNDS = {
    "coal_baron": ("Shift I of III", "Shift I van III", "Schicht I von III"),
    "coal_country": ("Round 1 of 6", "Ronde 1 van 6", "Runde 1 von 6"),
    "german_railroads": ("Round 1 of 6", "Ronde 1 van 6", "Runde 1 von 6"),
    "ruhrschifffahrt": ("Turn 1 of 12", "Ronde 1 van 12", "Runde 1 von 12"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_position_says_which_round_of_how_many(name: str) -> None:
    session = session_of(name, 2)
    for lang, words in zip(get_args(p.Lang), ROUNDS[name], strict=True):
        shown = Presenter(session.game, session.names, lang)
        assert shown.round_now(session.state) == words
        lines = [line for part in shown.parts(session.view(0)) for line in part.lines]
        assert any(line.startswith(words) for line in lines)
    assert story_of(session, 0).round == ROUNDS[name][0]


def test_a_game_that_is_over_is_in_no_round(finished: GameSession) -> None:
    assert story_of(finished, 0).round == ""


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_story_has_its_turn(name: str) -> None:
    session = played(name, 3, moves=60)
    for audience in (0, 1, 2, None):
        position = story_of(session, audience)
        turns = {turn.number for turn in position.turns}
        assert {entry.turn for entry in position.story} == turns
        assert [entry.turn for entry in position.story] == sorted(e.turn for e in position.story)


def test_the_draws_at_the_end_of_a_round_are_one_turn_that_says_so() -> None:
    session = played("coal_country", 2, moves=150)
    by_table = [turn for turn in story_of(session, 0).turns if turn.seat < 0 and not turn.together]
    texts = [turn.words for turn in by_table]
    assert texts
    assert texts == [f"Round {turn.round} begins." for turn in by_table]
    assert all(turn.round_words == f"Round {turn.round}" for turn in by_table)
    assert len({turn.round for turn in by_table}) == len(by_table)


def test_points_that_are_secret_are_in_no_turn() -> None:
    session = played("coal_country", 3, moves=150)
    for audience in (0, 1, None):
        for turn in story_of(session, audience).turns:
            known = [seat for seat, points in enumerate(turn.points) if points is not None]
            assert known == ([] if audience is None else [audience])
            assert turn.scoring is None or turn.scoring.count(None) == 3 - len(known)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_a_seat_changes_nothing_in_its_log(name: str) -> None:
    """Facts hidden from a seat are drawn again: after the same moves it has the same log."""
    session, rng, compared = session_of(name, 3), Random("scramble"), 0
    while session.actors() and compared < SCRAMBLES:
        actors, seat = session.actors(), rng.below(3)
        actor = actors[rng.below(len(actors))]
        legal = session.state.legal(actor)
        move, other = legal[rng.below(len(legal))], session.snapshot()
        other.state = session.game.scramble(session.state, seat, rng)
        session.play(actor, move)
        if other.state.why_not(actor, move) == ALLOWED:
            other.play(actor, move)
            if other.story(seat) == session.story(seat):
                mine, theirs = story_of(session, seat), story_of(other, seat)
                assert (mine.story, mine.turns) == (theirs.story, theirs.turns)
                compared += 1
        session.draw_all()
    assert compared == SCRAMBLES


def test_how_often_someone_chooses_in_secret_changes_no_turn_of_others() -> None:
    turns = []
    for changes in (1, 4):
        session = GameSession(Sealed(), ("Anna", "Bert"), "seed")
        for _ in range(changes):
            session.play(1, 2)
            session.play(1, WITHDRAW)
        session.play(1, 2)
        session.play(0, 0)
        session.play(0, COMMIT)
        session.play(1, COMMIT)
        turns.append([line.turn.number for line in session.lines if not line.quiet][-1])
    assert turns[0] == turns[1]


def test_taking_back_sends_the_turn_as_it_then_is() -> None:
    session = session_of("coal_baron", 2)
    rng = Random("undo")
    while session.lines[-1].turn.number < 20:
        play_on(session, rng)
    known, before = len(session.story(None)), session.lines[-1].turn.number
    keep = next(n for n, line in enumerate(session.lines) if line.turn.number == before)
    session.take_back(session.lines[keep].actor, keep)
    position = PositionBuilder(presenter(session), session).build(
        session.view(None), known, clock=None, memory=False, text=False, undo=False
    )
    assert [entry.key for entry in position.story] == ["taken-back"]
    assert [turn.number for turn in position.turns] == [session.lines[-1].turn.number]


def test_the_log_says_who_sent_foremen_where_once_that_is_open() -> None:
    """All place at once: while anyone still places, nothing of it is sent. (CC-19)"""
    session, rng = session_of("coal_country", 2), Random("areas")
    found: dict[bool, set[int]] = {False: set(), True: set()}
    while len(found[True]) < 2:
        play_on(session, rng)
        turned = next(t for t in grouped(session.lines) if t[0].turn.together)
        payload = turn_payload(turned, 0, set(), presenter(session), open=False)
        is_open = any(event.key == "cc.opened" for line in turned for event in line.events)
        found[is_open] |= {each.seat for each in payload.by_seat}
    assert found == {False: set(), True: {0, 1}}
    for each in payload.by_seat:
        (deed,) = each.deeds
        assert deed.count == sum(kind.count for kind in deed.by_kind)
        assert any(kind.words.endswith("at the coal brokers") for kind in deed.by_kind)
