"""The books of games: every scene is reached, every text is there, every number is the engine's."""

import re
from importlib.resources import files

import pytest

from coalface.book.book import Book, BookError, BookFile, OverviewPart, Picture, SceneRow, book_of
from coalface.book.example import work
from coalface.book.scene import names_at, scene_of
from coalface.book.taught import taught_by
from coalface.book.texts import say
from coalface.core.registry import game_spec
from coalface.core.rulebook import package_rulebook
from coalface.text import languages
from tests.game_ids import RELEASED

DIGITS = re.compile(r"\d")
PLACEABLE = re.compile(r"\{ \$\w+ \}")
MAX_WORDS = 75
"""What is read beside a picture."""
MAX_OVERVIEW = 520
"""Words that are read in about three minutes, with time for the pictures."""


def book(game: str) -> Book:
    found = book_of(game)
    assert found is not None, game
    return found


def text_of(game: str, lang: str) -> str:
    return (files(game_spec(game).package) / "book" / f"{lang}.ftl").read_text("utf-8")


def keys_in(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", RELEASED)
def test_an_overview_tells_goal_turn_points_and_end(game: str) -> None:
    parts = book(game).content.overview
    sections = [part.section for part in parts]
    assert list(dict.fromkeys(sections)) == ["goal", "turn", "points", "end"]
    assert 4 <= sections.count("turn") <= 6
    assert all(part.picture for part in parts)


@pytest.mark.parametrize("game", RELEASED)
def test_every_scene_is_reached_and_pictured(game: str) -> None:
    found = book(game)
    used = {picture.scene for picture in found.pictures()}
    used |= {scene for one in found.content.examples for scene in (one.before, one.after)}
    assert used == set(found.content.scenes)
    for name in found.content.scenes:
        scene = scene_of(found, name)
        assert scene.seat < len(scene.names), name
        state = scene.game.start(len(scene.names))
        for actor, move in scene.lines:
            state.apply(actor, move)


@pytest.mark.parametrize("game", RELEASED)
def test_rules_and_chapters_of_a_book_exist(game: str) -> None:
    found, rules = book(game), package_rulebook(game_spec(game).package)
    ids, chapters = {rule.id for rule in rules}, {rule.chapter for rule in rules}
    assert set(found.content.chapters) <= chapters
    for part in found.content.overview:
        assert part.rules, part.id
        assert set(part.rules) <= ids, part.id
    assert {example.rule for example in found.content.examples} <= ids


@pytest.mark.parametrize("game", RELEASED)
@pytest.mark.parametrize("lang", languages())
def test_a_book_says_all_in_every_language(game: str, lang: str) -> None:
    found = book(game)
    parts = [f"overview-{part.id}" for part in found.content.overview]
    examples = [f"example-{example.id}" for example in found.content.examples]
    assert keys_in(text_of(game, lang)) == {*parts, *examples}
    texts = [say(found, lang, key, "text") for key in parts]
    for key, text in zip(parts, texts, strict=True):
        assert say(found, lang, key)
        assert len(text.split()) <= MAX_WORDS, key
    assert sum(len(text.split()) for text in texts) <= MAX_OVERVIEW
    for example in found.content.examples:
        assert say(found, lang, f"example-{example.id}", "text", **work(found, example).facts)


@pytest.mark.parametrize("game", RELEASED)
@pytest.mark.parametrize("lang", languages())
def test_an_example_names_no_number_that_the_engine_did_not_give(game: str, lang: str) -> None:
    text = text_of(game, lang)
    for example in book(game).content.examples:
        source = text.split(f"example-{example.id} =")[1].split("\nexample-")[0]
        named = {place[3:-2].strip() for place in PLACEABLE.findall(source)}
        named |= set(re.findall(r"\{ \$(\w+) ->", source))
        assert named == set(example.facts), example.id
        written = re.sub(r"^ +\*?\[\w+\]", "", PLACEABLE.sub("", source), flags=re.MULTILINE)
        assert not DIGITS.search(re.sub(r"\$\w+", "", written)), example.id


WORKED = {
    ("coal_baron", "two-for-one"): {"had": 2, "steps": 3, "left": 1, "stored": 0},
    ("coal_baron", "shift"): {
        "yellow_first": 2, "yellow_second": 1, "grey": 4, "grey_too": 4,
        "black": 5, "black_second": 2, "black_too": 2,
    },
    ("coal_country", "price"): {
        "stock": 14, "first": 9, "rosa": 2, "rosa_earned": 63, "anna_earned": 77,
    },
    ("coal_country", "permit"): {"incentive": 2, "free": 0, "cheap": 2, "dear": 6, "fee": 8},
    ("coal_country", "inspection"): {
        "missing": 3, "tunnels": 8, "refuse": 0, "buildings": -2,
        "fees": 9, "fee": 8, "dollars": 72,
    },
    ("german_railroads", "scoring"): {
        "main_gray": 1, "main_doublers": 1, "main": 2, "second_reach": 7, "second_gray": 5,
        "second": 5, "third_black": 8, "third_reach": 6, "third_gray": 3, "third": 3, "stars": 10,
    },
    ("german_railroads", "extension"): {"from": 3, "to": 4},
    ("ruhrschifffahrt", "sale"): {"pips": 4, "left": 3, "token": 1, "thaler": 3, "lay": 1},
    ("ruhrschifffahrt", "export"): {"value": 2, "points": 3, "now": 1},
}  # fmt: skip
"""Checked against the sentences of the rules: 9 x 7 = 63; 3 + 8 - 2 = 9 fees of $8 are $72."""


@pytest.mark.parametrize("game", RELEASED)
def test_examples_come_out_as_the_rulebook_says(game: str) -> None:
    found = book(game)
    worked = {(game, one.id): work(found, one).facts for one in found.content.examples}
    assert worked == {key: facts for key, facts in WORKED.items() if key[0] == game}


def made(**changes: object) -> Book:
    content: dict[str, object] = {
        "scenes": {"start": SceneRow(lesson="first", step="welcome")},
        "overview": (OverviewPart(id="x", section="goal", picture=Picture(scene="start")),),
    }
    return Book(game_spec("coal_baron"), BookFile(**{**content, **changes}))  # type: ignore[arg-type]


def test_a_scene_that_nothing_leads_to_is_refused() -> None:
    nowhere = made(scenes={"start": SceneRow(lesson="first", step="nothing")})
    with pytest.raises(BookError, match="no step says 'nothing'"):
        scene_of(nowhere, "start")
    beyond = made(scenes={"start": SceneRow(record="game", line=100_000)})
    with pytest.raises(BookError, match="no line 100000"):
        scene_of(beyond, "start")
    missing = made(scenes={"start": SceneRow(record="nothing")})
    with pytest.raises(BookError, match=r"no file nothing.record in the folder book of coalface"):
        scene_of(missing, "start")
    unknown = made(scenes={"start": SceneRow(lesson="last", step="welcome")})
    with pytest.raises(BookError, match="unknown lesson 'last'; available: first"):
        scene_of(unknown, "start")
    with pytest.raises(ValueError, match="unknown scene 'other'"):
        scene_of(beyond, "other")


def test_every_seat_of_a_large_table_has_a_name_of_its_own() -> None:
    assert names_at(2) == ("Anna", "Rosa")
    assert len(set(names_at(9))) == 9


def test_a_text_that_is_missing_is_refused() -> None:
    with pytest.raises(BookError, match="no text overview-none"):
        say(made(), "en", "overview-none")
    with pytest.raises(BookError, match="example-shift"):
        say(made(), "en", "example-shift", "text")


TAUGHT = {
    "coal_baron": {"CB-48": "first pair", "CB-61": "first money"},
    "coal_country": {"CC-42": "first selling", "CC-63": "first village"},
    "german_railroads": {"GR-10": "germany extension", "RR-64": "base tracks"},
    "ruhrschifffahrt": {"RS-74": "first trip", "RS-82": "first locks"},
}
"""By rule, a lesson and the id of the chapter in which a learner plays by it."""


@pytest.mark.parametrize("game", RELEASED)
def test_rules_are_taught_by_the_chapter_that_their_picture_is_taken_from(game: str) -> None:
    found = book(game)
    chapters = {
        rule: f"{one.lesson.id} {one.lesson.content.chapters[one.chapter].id}"
        for rule, one in taught_by(found).items()
    }
    for part in found.content.overview:
        if part.picture and found.scene(part.picture.scene).lesson:
            assert set(part.rules) <= set(chapters), part.id
    assert chapters.items() >= TAUGHT[game].items()
