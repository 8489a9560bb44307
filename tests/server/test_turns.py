"""Lines of play grouped into turns: all of them, in order, with their points, and no secret."""

import re
from itertools import pairwise
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from coalface.core.contract import ALLOWED, CHANCE
from coalface.core.course import deed_key, deed_kind_key
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import game_spec, released_specs
from coalface.core.tables import rule_key
from coalface.server import protocol as p
from coalface.server.games import find_game
from coalface.server.phrases import phrasebook
from coalface.server.rest import ReplayTurn
from coalface.server.table.positions import PositionBuilder
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import replay
from coalface.server.table.replays import session_of as recorded_session
from coalface.server.table.session import Audience, GameSession
from coalface.server.table.turn_payloads import grouped
from coalface.server.table.turning_points import leads, turning_points
from coalface.text import languages
from tests.conformance.sealed import COMMIT, WITHDRAW, Sealed

GAMES = sorted(released_specs())
NAMES = ("Anna", "Bert", "Cora", "Dora")
RECORDS = Path(__file__).parents[1] / "records"
SCRAMBLES = 40
"""Positions of a game in which what is hidden is drawn again."""


def session_of(name: str, seats: int) -> GameSession:
    session = GameSession(find_game(name, {}), NAMES[:seats], "seed")
    session.draw_all()
    return session


def play_on(session: GameSession, rng: Random) -> None:
    """Let someone who must decide make any legal move."""
    actors = session.actors()
    actor = actors[rng.below(len(actors))]
    legal = session.state.legal(actor)
    session.play_with_draws(actor, legal[rng.below(len(legal))])


def played(name: str, seats: int, moves: int = 10_000) -> GameSession:
    """A random game, or the beginning of one."""
    session, rng = session_of(name, seats), Random(name)
    while session.actors() and moves:
        play_on(session, rng)
        moves -= 1
    return session


@pytest.fixture(
    scope="module", params=[(name, seats) for name in GAMES for seats in (2, 4)], ids=str
)
def finished(request: pytest.FixtureRequest) -> GameSession:
    """A whole game of each kind."""
    return played(*request.param)


def presenter(session: GameSession, lang: p.Lang = "en") -> Presenter:
    return Presenter(session.game, session.names, lang)


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


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("ruhrschifffahrt", r"^\w+ takes .*; starts at "),
        ("ruhrschifffahrt", r" sells \w+ coal \d .*; (no|\+\d+) Thaler"),
        ("ruhrschifffahrt", r"\bearns [a-zE]"),
        ("coal_baron", r" on New order \d and takes an? \w+ order "),
        ("coal_baron", r" on Factory \d and buys an? "),
    ],
)
def test_the_words_of_a_turn_say_what_it_brought(name: str, pattern: str) -> None:
    session = played(name, 2, 60)
    turns = [found.turn for found in replay(session, None, False, presenter(session), None).turns]
    assert any(re.search(pattern, turn.words) for turn in turns)


def test_the_line_of_a_turn_names_whoever_has_it_once() -> None:
    session = played("ruhrschifffahrt", 2)
    shown = presenter(session)
    turns = [found.turn for found in replay(session, None, False, shown, None).turns]
    assert all(turn.words.count(shown.names[turn.seat]) == 1 for turn in turns if turn.seat >= 0)


def test_a_deed_is_described_where_the_words_of_the_turn_leave_none_to_count() -> None:
    session = played("ruhrschifffahrt", 2)
    found = replay(session, None, False, presenter(session), None)
    deeds = [deed for t in found.turns for deed in t.turn.deeds]
    assert all(deed.described for deed in deeds if deed.key == "rs.coal.sold")
    several = {deed.key for deed in deeds if deed.described and deed.count > 1}
    assert several <= {"rs.lock.built", "rs.city.built", "rs.depot.built", "rs.port.built"}
    assert {deed.described for deed in deeds} == {True, False}


def test_two_locks_of_a_turn_are_both_named() -> None:
    session = played("ruhrschifffahrt", 2)
    turns = [t.turn for t in replay(session, None, False, presenter(session), None).turns]
    twice = [t for t in turns for deed in t.deeds if (deed.key, deed.count) == ("rs.lock.built", 2)]
    assert twice
    for turn in twice:
        assert turn.words.count(" builds the ") == 2


STEPS = {
    "en": r"\d+ (black|gray|brown|natural|white) track steps?",
    "nl": r"\d+ (zwarte|grijze|bruine|naturel|witte) spoorstap(pen)?",
    "de": r"\d+ (schwarz|grau|braun|naturfarben|weiß)er? Gleisschritte?",
}


@pytest.mark.parametrize("lang", get_args(p.Lang))
def test_steps_are_counted_by_colour(lang: p.Lang) -> None:
    session = recorded_session(Record.load(RECORDS / "german_railroads" / "laying-4.record"))
    shown = presenter(session, lang)
    turns = [found.turn for found in replay(session, None, False, shown, None).turns]
    deeds = [deed for turn in turns for deed in turn.deeds if deed.key == "gr.track.moved"]
    assert all(sum(part.count for part in deed.by_kind) == deed.count for deed in deeds)
    assert any(len(deed.by_kind) > 1 for deed in deeds)
    for part in (part for deed in deeds for part in deed.by_kind):
        assert re.fullmatch(STEPS[lang], part.words)


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_course_is_there_in_every_language(name: str) -> None:
    course, game = game_spec(name).course, find_game(name, {})
    assert course is not None
    assert {
        *course.deeds,
        *course.headlines,
        *course.described,
        *course.spent_by,
    } <= game.events.keys()
    for lang in languages():
        text = phrasebook(game, lang).text
        assert all(text.has(deed_key(key)) for key in course.deeds)
        assert all(text.has(deed_kind_key(*counted)) for counted in course.counted_by)
        assert all(text.has(rule_key(row.rule)) for row in game.events.values() if row.rule)
        shown = Presenter(game, NAMES, lang)  # type: ignore[arg-type]
        assert shown.round(2) != shown.round(3)
        assert shown.deed(course.deeds[0], 1).words != shown.deed(course.deeds[0], 3).words


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


def test_turning_points_name_the_winners_last_lead(finished: GameSession) -> None:
    found = replay(finished, None, False, presenter(finished), None)
    scores = finished.state.scores()
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    final = [point for point in found.turning_points if "for good" in point.words]
    if len(leaders) == 1:
        assert [point.seat for point in final] == leaders
        assert NAMES[leaders[0]] in final[0].words
    lines = [point.line for point in found.turning_points]
    assert lines == sorted(lines)
    assert all(1 <= line <= len(found.steps) for line in lines)
    assert len(lines) <= 5
    for point in found.turning_points:  # without a deed to name nothing is announced
        assert not re.search(r":\s*\(", point.words)


def made_turns(*gained: tuple[list[int], list[int] | None]) -> list[ReplayTurn]:
    """Turns of the first seat in one round, with these points, and those of an end of a round."""
    return [
        ReplayTurn(
            turn=p.Turn(
                number=number,
                seat=0,
                together=False,
                round=1,
                round_words="Shift I",
                words="",
                deeds=[],
                points=list(points),
                scoring=None if scoring is None else list(scoring),
            ),
            first=number,
            last=number,
            changes=[],
        )
        for number, (points, scoring) in enumerate(gained, 1)
    ]


def test_turning_points_never_read_the_same() -> None:
    ahead, behind = ([2, 0], None), ([0, 2], None)
    turns = made_turns(([1, 0], None), behind, ahead, behind, ahead, behind, ahead, ahead)
    assert len(leads(turns)) == 7
    spoken = Presenter(find_game("coal_baron", {}), NAMES[:2], "en")
    words = [point.words for point in turning_points(turns, spoken)]
    assert len(words) == len(set(words)) > 1


def test_a_lead_that_is_lost_within_its_turn_is_none() -> None:
    turns = made_turns(([3, 0], None), ([0, 4], [2, 0]), ([1, 0], None))
    assert [lead.seat for lead in leads(turns)] == [0]
    turns = made_turns(([3, 0], None), ([4, 0], [0, 9]), ([0, 1], None))
    assert [(lead.seat, lead.gain.scoring) for lead in leads(turns)] == [(0, False), (1, True)]


def test_where_points_are_spent_the_lead_is_that_of_a_round() -> None:
    turns = made_turns(([9, 0], None), ([-8, 0], None), ([0, 5], None), ([7, 0], [1, 0]))
    turns[2:] = [
        msgspec.structs.replace(one, turn=msgspec.structs.replace(one.turn, round=2))
        for one in turns[2:]
    ]
    assert [lead.seat for lead in leads(turns)] == [0, 1, 0]
    assert [(lead.seat, lead.gain.at) for lead in leads(turns, is_spent=True)] == [(0, 1)]
    spoken = presenter(session_of("coal_country", 2))
    words = [(point.line, point.words) for point in turning_points(turns, spoken)]
    assert words == [
        (1, "Shift I: Anna has the best turn of the game (earned $9)."),
        (2, "Shift I: Anna takes the lead for good ($1 ahead)."),
    ]


def test_a_lead_says_by_how_much_also_of_who_lost_least() -> None:
    turns = made_turns(([-3, -5], None))
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    (point,) = found
    assert point.words.endswith("Anna takes the lead for good (2 points ahead).")


SALE = "Anna sells 19 coal at $8 apiece for $152."
DELIVERY = "Anna places 1 worker on Truck delivery."


@pytest.mark.parametrize(
    ("sentence", "described", "lang", "words"),
    [
        (
            SALE,
            True,
            "en",
            f"Shift I: {SALE} This puts Anna in the lead for good (152 points ahead).",
        ),
        (
            SALE,
            True,
            "nl",
            f"Shift I: {SALE} Daarmee neemt Anna definitief de leiding (152 punten voorsprong).",
        ),
        (
            SALE,
            True,
            "de",
            f"Shift I: {SALE} Damit geht Anna endgültig in Führung (152 Punkte Vorsprung).",
        ),
        (
            DELIVERY,
            False,
            "en",
            "Shift I: Anna places 1 worker on Truck delivery (1 order delivered)."
            " This puts Anna in the lead for good (152 points ahead).",
        ),
    ],
)
def test_turning_points_describe_their_turns(
    sentence: str, described: bool, lang: p.Lang, words: str
) -> None:
    (turned,) = made_turns(([152, 0], None))
    deed = p.Deed(key="cb.order.delivered", count=1, words="1 order delivered", described=described)
    turn = msgspec.structs.replace(turned.turn, words=sentence, deeds=[deed])
    turned = msgspec.structs.replace(turned, turn=turn)
    spoken = Presenter(find_game("coal_baron", {}), NAMES[:2], lang)
    (point,) = turning_points([turned], spoken)
    assert point.words == words


def test_a_lead_that_comes_with_a_scoring_names_it() -> None:
    turns = made_turns(([0, 0], [3, 0]), ([0, 0], [0, 5]))
    last = msgspec.structs.replace(turns[1].turn, ends_game=True)
    turns[1] = msgspec.structs.replace(turns[1], turn=last)
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    assert [point.words for point in found] == [
        "Final scoring: Bert takes the lead for good (2 points ahead).",
    ]


def test_who_leads_first_has_turned_nothing_yet() -> None:
    turns = made_turns(([0, 0], [3, 0]), ([0, 5], None), ([9, 0], None))
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    assert [point.words for point in found] == [
        "Shift I: Bert takes the lead (2 points ahead).",
        "Shift I: Anna takes the lead for good (7 points ahead).",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_has_no_turning_points(name: str) -> None:
    session = played(name, 2, moves=40)
    assert replay(session, None, False, presenter(session), None).turning_points == []


def story_of(session: GameSession, audience: Audience) -> p.Position:
    """What an audience is sent of a whole game so far."""
    return PositionBuilder(presenter(session), session).build(
        session.view(audience), 0, clock=None, memory=False, text=False, undo=False
    )


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
    assert texts == [f"Round {turn.round + 1} begins." for turn in by_table]
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
