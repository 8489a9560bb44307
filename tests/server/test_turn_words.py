"""What the line of a turn says: what it brought, whose it was, and what is counted."""

import re
from typing import get_args

import pytest

from coalface.core.course import deed_key, deed_kind_key, deed_place_key
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.tables import rule_key
from coalface.server import protocol as p
from coalface.server.games import find_game
from coalface.server.phrases import phrasebook
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import replay
from coalface.server.table.replays import session_of as recorded_session
from coalface.text import languages
from tests.server.turns import (
    GAMES,
    NAMES,
    RECORDS,
    play_on,
    played,
    presenter,
    session_of,
    story_of,
)


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("ruhrschifffahrt", r"^\w+ takes .*; starts at "),
        ("ruhrschifffahrt", r" sells \w+ coal \d .*; (no|\+\d+) Thaler"),
        ("ruhrschifffahrt", r"\bearns [a-zE]"),
        ("coal_baron", r" on New order \d; takes an? \w+ order "),
        ("coal_baron", r" on Factory \d; buys an? "),
    ],
)
def test_the_words_of_a_turn_say_what_it_brought(name: str, pattern: str) -> None:
    session = played(name, 2, 60)
    turns = [found.turn for found in replay(session, None, False, presenter(session), None).turns]
    assert any(re.search(pattern, turn.words) for turn in turns)


@pytest.mark.parametrize("lang", get_args(p.Lang))
@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_turn_names_whoever_has_it_once(name: str, lang: p.Lang) -> None:
    session = played(name, 2)
    shown = presenter(session, lang)
    turns = [found.turn for found in replay(session, None, False, shown, None).turns]
    own = [turn for turn in turns if turn.seat >= 0 and turn.words]
    assert own
    assert all(turn.words.count(shown.names[turn.seat]) == 1 for turn in own)


def test_where_all_choose_at_once_the_line_says_what_each_did_once_it_is_open() -> None:
    session, rng = session_of("coal_country", 2), Random("together")
    words, keys = "", set[str]()
    while "cc.mined" not in keys:
        assert words == ""
        play_on(session, rng)
        keys = {event.key for line in session.lines for event in line.events}
        words = "".join(turn.words for turn in story_of(session, 0).turns if turn.together)
    gets = r" gets \d+ coal(; owes [^.]+)?\."
    assert re.fullmatch(f"Anna{gets} Bert{gets}", words)


def test_where_a_church_is_asked_its_line_says_what_each_gets_then() -> None:
    session = recorded_session(Record.load(RECORDS / "coal_country" / "villagers-2.record"))
    found = replay(session, None, False, presenter(session), None)
    lines = [each.turn.words for each in found.turns]
    assert sum(words.count(" gets ") for words in lines if " coal" in words) >= sum(
        event.key == "cc.mined" for line in session.lines for event in line.events
    )
    helped = r"(\w+) gets \d+ coal; the church adds \d+ coal [^.]+\.( \w+ gets \d+ coal\.)?"
    assert any(re.fullmatch(helped, words) for words in lines)


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


PUT = "gr.loco.placed"
PLACED = {
    "en": r"Locomotive #\d: [^:]+",
    "nl": r"Locomotief #\d: [^:]+",
    "de": r"Lokomotive #\d: [^:]+",
}


@pytest.mark.parametrize("lang", get_args(p.Lang))
def test_what_was_built_is_named_with_its_number_and_place(lang: p.Lang) -> None:
    session = recorded_session(Record.load(RECORDS / "german_railroads" / "laying-4.record"))
    shown = presenter(session, lang)
    turns = [found.turn for found in replay(session, None, False, shown, None).turns]
    words = {deed.key: deed.words for turn in turns for deed in turn.deeds if deed.count == 1}
    assert re.fullmatch(PLACED[lang], words["gr.loco.placed"])
    assert re.search(r"\d.*, .*\d", words["gr.factory.built"])
    assert re.search(r"\d", words["gr.engineer.hired"])
    places = (deed.words.count("#") for turn in turns for deed in turn.deeds if deed.key == PUT)
    assert max(places) > 1


def test_a_turn_counts_all_coal_that_leaves_the_cage_also_two_for_one() -> None:
    session = recorded_session(Record.load(RECORDS / "coal_baron" / "pairs-3.record"))
    unloaded = ("cb.coal.placed", "cb.pair.paid", "cb.coal.stored")
    events = [event.key for line in session.lines for event in line.events]
    found = replay(session, None, False, presenter(session), None)
    deeds = [deed for each in found.turns for deed in each.turn.deeds]
    for key in unloaded:
        assert sum(deed.count for deed in deeds if deed.key == key) == events.count(key) > 0
    pairs = {deed.words for deed in deeds if deed.key == "cb.pair.paid"}
    assert "2 cubes put on orders, two for one" in pairs


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_course_is_there_in_every_language(name: str) -> None:
    course, game = game_spec(name).course, find_game(name, {})
    assert course is not None
    assert {
        *course.deeds,
        *course.headlines,
        *course.described,
        *course.together,
        *course.spent_by,
    } <= game.events.keys()
    for lang in languages():
        text = phrasebook(game, lang).text
        assert all(text.has(deed_key(key)) for key in course.deeds)
        parts = [
            phrasebook(game, lang).event_part(key, 0, (1,) * len(game.events[key].args), "more")
            for key in course.described
        ]
        assert None not in parts
        assert all(text.has(deed_place_key(key)) for key, _ in course.reached)
        assert all(text.has(deed_kind_key(*counted)) for counted in course.counted_by)
        assert all(text.has(rule_key(row.rule)) for row in game.events.values() if row.rule)
        shown = Presenter(game, NAMES, lang)  # type: ignore[arg-type]
        assert shown.round(2) != shown.round(3)
        assert shown.deed(course.deeds[0], 1).words != shown.deed(course.deeds[0], 3).words
